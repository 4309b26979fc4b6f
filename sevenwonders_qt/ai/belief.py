"""Samples a full state that fits what a seat knows; all else is dealt at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from sevenwonders_qt.ai.parts import deal_hidden, extra_of
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import BoardSide
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.games.classic.events import HIDDEN
from sevenwonders_qt.games.classic.evolve import recount_city
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.ruleset import Ruleset, State
from sevenwonders_qt.games.classic.view import CityView, PlayerView


def open_state(view: PlayerView, rules: Ruleset) -> State:
    """Return the open cards and the own hand as a state; other hands are empty.

    Face-down cards are `HIDDEN`, as many as there are. Nothing may be played on from here, but
    what a choice does by itself can be carried out.
    """
    state = State(rules, extras=rules.extras())
    boards = rules.laid([(city.wonder, city.side) for city in view.cities])
    state.cities = [_city(rules, *each) for each in zip(view.cities, boards, strict=True)]
    state.age, state.turn, state.version = view.age, view.turn, view.version
    state.coming = view.coming
    state.choices = [None] * len(view.cities)
    state.prompts = [None] * len(view.cities)
    state.prompts[view.seat] = view.prompt
    state.discards = list(view.discard_pile) or [HIDDEN] * view.discard_count
    own = state.cities[view.seat]
    own.hand = list(view.hand)
    if view.under_stages:
        own.under_stages = list(view.under_stages)
    for name, part in view.extras.items():
        extra = extra_of(rules, name, part)
        if extra is not None:
            state.extras[name] = extra
    return state


def sample(view: PlayerView, memory: Memory, rules: Ruleset, random: Random) -> State:
    """Return a state where the seats choose their cards of this turn, dealt to fit the memory.

    Hands seen before hold what is left of them; unknown cards are drawn from all that are not seen
    anywhere. No seat has chosen yet. For a seat that owes a card; a player of a free city has not
    chosen for that city either.
    """
    state = open_state(view, rules)
    seats = len(state.cities)
    unseen = _unseen(view, rules, random)
    present = Counter(_dealt(view, rules, random, unseen))
    present.subtract(view.hand)
    hidden: list[CardId] = []
    for seat, city in enumerate(view.cities):
        known = memory.hands[seat] if seat < len(memory.hands) else None
        if seat == view.seat or known is None:
            continue
        if rules.seating.free_cities:  # a card that came from this hand may be in the free city
            known = tuple((Counter(known) & present).elements())
        cards = _shuffled(known, random)
        size = city.hand_size + city.ready
        state.cities[seat].hand, hidden = cards[:size], hidden + cards[size:]
        present.subtract(known)
    rest = _shuffled([card for card, n in present.items() for _ in range(max(0, n))], random)
    for seat, city in enumerate(view.cities):
        size = city.hand_size + city.ready
        hand = state.cities[seat].hand
        while seat != view.seat and len(hand) < size:
            hand.append(rest.pop() if rest else hidden.pop())
    lost = _shuffled([*unseen.elements(), *hidden, *rest], random)
    for one in state.cities:
        for place, card in enumerate(one.under_stages):
            if card is HIDDEN and lost:
                one.under_stages[place] = lost.pop()
    if not view.discard_pile:
        state.discards = lost[: len(state.discards)]
    deal_hidden(state, random)
    state.prompts = [Prompt.CARD] * seats
    for free in range(state.players, seats):
        state.prompts[free] = Prompt.FREE_CITY
        if view.cities[free].ready:
            holder = state.cities[view.deciders[free]]
            holder.hand.append(state.cities[free].hand.pop())
    state.agenda = rules.chosen(view.age, view.turn)
    return state


def _city(rules: Ruleset, view: CityView, board: BoardSide) -> City:
    cards = rules.catalogue.cards
    nothing = rules.market.nothing
    city = City(
        board.ordered(view.alternatives),
        view.coins,
        nothing,
        nothing,
        built=list(view.built),
        names={cards[card].name for card in view.built},
        under_stages=[HIDDEN] * view.stages,
        tokens=list(view.tokens),
        colours=dict(view.colours),
        raised=board.raised(view.alternatives),
        pieces=view.pieces,
        chosen=view.alternatives,
    )
    recount_city(rules, city)
    city.powers, city.spent = view.powers, view.spent
    return city


def _unseen(view: PlayerView, rules: Ruleset, random: Random) -> Counter[CardId]:
    """Return cards of past Ages that are face down somewhere."""
    catalogue, seats = rules.catalogue, len(view.cities)
    seen = _seen(view)
    found: Counter[CardId] = Counter()
    for age in range(1, view.age):
        found.update(catalogue.deck(age, seats))
    found.subtract(seen)
    return +found


def _dealt(
    view: PlayerView, rules: Ruleset, random: Random, unseen: Counter[CardId]
) -> list[CardId]:
    """Return the cards of this Age that are not seen on the table: in hands or face down."""
    catalogue, seats = rules.catalogue, len(view.cities)
    seen = _seen(view)
    deck = Counter(catalogue.deck(view.age, seats))
    for pool in catalogue.pools_of(view.age):
        known = [card for card in pool.cards if card in seen or card in view.hand]
        others = _shuffled([card for card in pool.cards if card not in known], random)
        deck.update((known + others)[: pool.drawn[seats]])
    deck.subtract(seen)
    return list((+deck).elements())


def _seen(view: PlayerView) -> Counter[CardId]:
    found = Counter(card for city in view.cities for card in city.built)
    found.update(view.under_stages)
    found.update(view.discard_pile)
    return found


def _shuffled(cards: Sequence[CardId], random: Random) -> list[CardId]:
    return sorted(cards, key=lambda card: random.random())
