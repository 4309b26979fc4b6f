"""The wonder powers that need steps or choices of their own, each as a rule module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sevenwonders_qt.core.decider import Command, IllegalCommand
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.agenda import Phase, Step
from sevenwonders_qt.games.classic.catalogue import Card
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.commands import PickDiscard, Play, Prompt, Way
from sevenwonders_qt.games.classic.counting import neighbours
from sevenwonders_qt.games.classic.effects import (
    BuildFromDiscard,
    Colour,
    CopyGuild,
    FreeBuild,
    FreeFirstOfAge,
    FreeFirstOfColour,
    FreeLastOfAge,
    PlayLastCard,
    Tableau,
)
from sevenwonders_qt.games.classic.evolve import keep_power, use_up
from sevenwonders_qt.games.classic.legal import plays
from sevenwonders_qt.games.classic.ruleset import Answering, RuleModule, Ruleset, State
from sevenwonders_qt.games.classic.turn import pay_effects, play_now


def _has(city: City, kind: type) -> bool:
    return any(isinstance(power, kind) for power in city.powers)


def ask_for_last_cards(transaction: Transaction[State]) -> None:
    """Ask the first seat that may play it for its seventh card in the last turn of an Age.

    Such cards are played at once, so seats are asked one after another.
    """
    for seat in _with_last_cards(transaction.state)[:1]:
        transaction.emit(ev.LastCardAsked(seat))


def _with_last_cards(state: State) -> list[Seat]:
    """Return the seats with a seventh card to play, in the order of the wonders in the box."""
    wonders, cities = state.rules.catalogue.wonders, state.cities
    found = [s for s, city in enumerate(cities) if city.hand and _has(city, PlayLastCard)]
    return sorted(found, key=lambda seat: wonders.index(cities[seat].wonder))


def play_last_card(transaction: Transaction[State], command: Command) -> None:
    """Play a seventh card with its consequences, and ask the next seat that has one; may refuse."""
    due = _with_last_cards(transaction.state)
    later = due[due.index(command.seat) + 1 :]
    play_now(transaction, command)
    _follow_up(transaction)
    for seat in later[:1]:
        transaction.emit(ev.LastCardAsked(seat))


LAST_CARD = RuleModule(
    "last card",
    steps=(Step("ask_for_last_cards", ask_for_last_cards, at=Phase.LAST_CARD),),
    acquire={PlayLastCard: keep_power},
    answers={Prompt.LAST_CARD: Answering(plays, play_last_card, (Play,))},
)


def set_earned_coins_aside(transaction: Transaction[State]) -> None:
    """Set the coins earned this turn aside, as they do not pay for the seventh card."""
    earned: Counter[Seat] = Counter()
    players = len(transaction.state.cities)
    for event in transaction.events:
        if isinstance(event, ev.CardSold | ev.CoinsGained):
            earned[event.seat] += event.coins
        if isinstance(event, ev.CardBuilt | ev.StageBuilt | ev.CardSold):
            for receiver, coins in ev.payment(event, players):
                earned[receiver] += coins
    for seat, city in enumerate(transaction.state.cities):
        if city.hand and earned[seat] and _has(city, PlayLastCard):
            transaction.emit(ev.CoinsSetAside(seat, earned[seat]))


def take_coins_up(transaction: Transaction[State]) -> None:
    """Make all coins available again after the seventh card has been played."""
    for seat, city in enumerate(transaction.state.cities):
        if city.aside:
            transaction.emit(ev.CoinsTakenUp(seat, city.aside))


def _set_aside(state: State, event: ev.CoinsSetAside) -> None:
    state.cities[event.seat].coins -= event.coins
    state.cities[event.seat].aside += event.coins


def _taken_up(state: State, event: ev.CoinsTakenUp) -> None:
    state.cities[event.seat].coins += event.coins
    state.cities[event.seat].aside -= event.coins


SIXTH_COINS_WAIT = RuleModule(
    "coins of the sixth card wait",
    steps=(
        Step("set_earned_coins_aside", set_earned_coins_aside, before=Phase.LAST_CARD),
        Step("take_coins_up", take_coins_up, after=Phase.LEFTOVERS),
    ),
    evolvers={ev.CoinsSetAside: _set_aside, ev.CoinsTakenUp: _taken_up},
)
"""Coins earned with the sixth card of an Age do not pay for the seventh."""


def _may_build_free(state: State, seat: Seat, card: Card) -> bool:
    city = state.cities[seat]
    return _has(city, FreeBuild) and Way.FREE_BUILD not in city.spent


FREE_BUILD = RuleModule(
    "free build",
    acquire={FreeBuild: keep_power},
    ways={Way.FREE_BUILD: _may_build_free},
    once_an_age=(Way.FREE_BUILD,),
)


def _new_colour(state: State, seat: Seat, card: Card) -> bool:
    city = state.cities[seat]
    return not city.colours[card.colour] and _has(city, FreeFirstOfColour)


FREE_COLOUR = RuleModule(
    "first structure of each colour free",
    acquire={FreeFirstOfColour: keep_power},
    ways={Way.FREE_COLOUR: _new_colour},
)


def _first_of_age(state: State, seat: Seat, card: Card) -> bool:
    return state.turn == 1 and _has(state.cities[seat], FreeFirstOfAge)


FREE_FIRST = RuleModule(
    "first card of each Age free",
    acquire={FreeFirstOfAge: keep_power},
    ways={Way.FREE_FIRST: _first_of_age},
)


def _last_of_age(state: State, seat: Seat, card: Card) -> bool:
    # The card that is left over after the sixth turn is another one, no matter who may play it.
    asked_for_seventh = state.prompts[seat] == Prompt.LAST_CARD
    last = state.turn == state.rules.shape.turns
    return last and not asked_for_seventh and _has(state.cities[seat], FreeLastOfAge)


FREE_LAST = RuleModule(
    "last card of each Age free",
    acquire={FreeLastOfAge: keep_power},
    ways={Way.FREE_LAST: _last_of_age},
)


def open_discard_pile(transaction: Transaction[State]) -> None:
    """Let each seat with a discard build due look through the pile, or end it if no card fits.

    The order is that of the effects, then that of the wonders in the box.
    """
    state = transaction.state
    wonders = state.rules.catalogue.wonders
    while due := [
        (power.order, wonders.index(city.wonder), seat)
        for seat, city in enumerate(state.cities)
        for power in _searches(city)
    ]:
        _, _, seat = min(due)
        if pickable(state, seat):
            transaction.emit(ev.DiscardPileOpened(seat))
            return
        transaction.emit(ev.DiscardPickEnded(seat, built=False))


def _searches(city: City) -> list[BuildFromDiscard]:
    """Return the discard builds that are due to a city."""
    return [power for power in city.powers if isinstance(power, BuildFromDiscard)]


def pickable(state: State, seat: Seat) -> list[CardId]:
    """Return the different cards of the discard pile that the seat could build, oldest first."""
    cards, names = state.rules.catalogue.cards, state.cities[seat].names
    return [card for card in dict.fromkeys(state.discards) if cards[card].name not in names]


def pick_options(state: State, seat: Seat) -> list[Command]:
    return [*(PickDiscard(seat, card) for card in pickable(state, seat)), PickDiscard(seat, None)]


def pick_from_pile(transaction: Transaction[State], command: Command) -> None:
    """Build a card of the pile or none, and open the pile for the next seat; may refuse."""
    if not isinstance(command, PickDiscard):
        raise IllegalCommand("not_expected")
    card = command.card
    if card is not None:
        if card not in pickable(transaction.state, command.seat):
            raise IllegalCommand("not_in_discard_pile")
        transaction.emit(ev.CardBuilt(command.seat, card, Way.DISCARD, 0, 0, 0))
        rules = transaction.state.rules
        pay_effects(transaction, command.seat, rules.catalogue.cards[card].effects, card)
        _follow_up(transaction)
    transaction.emit(ev.DiscardPickEnded(command.seat, built=card is not None))
    open_discard_pile(transaction)


def _follow_up(transaction: Transaction[State]) -> None:
    for follow_up in transaction.state.rules.follow_ups:
        follow_up(transaction)


def _discard_pick_ended(state: State, event: ev.DiscardPickEnded) -> None:
    city = state.cities[event.seat]
    use_up(city, min(_searches(city), key=lambda power: power.order))
    state.prompts[event.seat] = None


DISCARD_PILE = RuleModule(
    "discard pile",
    steps=(Step("open_discard_pile", open_discard_pile, at=Phase.TURN_END),),
    evolvers={ev.DiscardPickEnded: _discard_pick_ended},
    acquire={BuildFromDiscard: keep_power},
    answers={
        Prompt.DISCARD_PILE: Answering(
            pick_options, pick_from_pile, (PickDiscard,), outside_turns=True
        )
    },
)


def _guilds_to_copy(rules: Ruleset, cities: Sequence[Tableau], seat: Seat) -> Sequence[CardId]:
    own = cities[seat]
    if not any(isinstance(e, CopyGuild) for effects in own.stage_effects for e in effects):
        return ()
    cards = rules.catalogue.cards
    return [
        card
        for place in neighbours(seat, len(cities))
        for card in cities[place].built
        if cards[card].colour is Colour.PURPLE
    ]


COPY_GUILD = RuleModule("copy guild", looks_for=(CopyGuild,), extra_guilds=_guilds_to_copy)

COPY_NOT_COUNTED = RuleModule("copied guild not counted", copied_guild_counts=False)
"""A copied guild that counts guilds leaves itself out."""

POWERS = (LAST_CARD, FREE_BUILD, DISCARD_PILE, COPY_GUILD)
"""The wonder powers of the first edition."""

SECOND_EDITION_POWERS = (LAST_CARD, FREE_COLOUR, FREE_FIRST, FREE_LAST, DISCARD_PILE)
"""The wonder powers of the second edition."""
