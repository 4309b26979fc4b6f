"""The features of a position of Architects for a learned player: rows that are on, and numbers.

A position is read after a command has been carried out. It has three parts, added up: the other
cities, the decks and tokens on the table, and the own city. Only what the seat may know is read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from itertools import accumulate
from typing import NamedTuple

from sevenwonders_qt.ai.features.parts import FeaturePart, RowBlock
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects.catalogue import Stage
from sevenwonders_qt.games.architects.commands import Act, Due, Prompt
from sevenwonders_qt.games.architects.effects import Colour
from sevenwonders_qt.games.architects.holding import Holding
from sevenwonders_qt.games.architects.numbers import (
    CAT_POINTS,
    CENTRAL,
    PLAYERS,
    STAGES,
    VICTORY_POINTS,
)
from sevenwonders_qt.games.architects.payment import Purse
from sevenwonders_qt.games.architects.ruleset import Ruleset
from sevenwonders_qt.games.architects.scoring import Category, sheet
from sevenwonders_qt.games.architects.state import City, State

UNKNOWN_TOKEN = "?"
"""The sign for a token drawn from the pile that the seat has not seen yet."""

MOST_GREYS = 3
MOST_OF_A_KIND = 4
MOST_COINS = 5
MOST_SYMBOLS = 2
MOST_HELD = 3
MOST_SHIELDS = 10
MOST_HORNED = 5
MOST_CATS = 5
MOST_LEAD = 6
MOST_PEACE = 6
SHARES = 20
PHASES = 3
BUCKETS = 2 * PHASES
"""The buckets of two players and of more, by how far the furthest wonder is."""
_COLOURS = tuple(Colour)
_CAT_PLACES = 5
_OWN_CAT, _NO_CAT, _LEFT_CAT, _RIGHT_CAT, _FAR_CAT = range(_CAT_PLACES)
_PENDING = 10
_REACH, _ONE_DECK, _ANY_DECK, _BOTH, _LOOK, _PROGRESS, _KEEP_LEFT, _KEEP_RIGHT, _MINE, _OVER = (
    range(_PENDING)
)
_NO_USE, _IDLE, _NEARER, _ALMOST, _STAGE, _FIRST, _SECOND, _SET = range(8)
_MORE = 8
"""Added to a use where a token draws another card."""
_USES = 2 * _MORE
_MEMORY = 500
"""Cities, ways and purses that are remembered: more of them take memory, and no less time."""


class _Summary(NamedTuple):
    """A city: its rows, its rows as the own city, points of all categories but the cat, the rest.

    ``due`` is the cost of its wonder beyond what it holds.
    """

    rows: list[int]
    own: list[int]
    points: tuple[int, int, int, int, int]
    due: int
    greys: int
    coins: int
    finishing: tuple[CardId, ...]


class _Purse(NamedTuple):
    """A city's means to pay: its rows, what the wonder still needs beyond it, and all in all.

    ``uses`` has the use of one more of each card that can be spent, ``finishing`` the cards that
    complete a stage or a set.
    """

    rows: list[int]
    due: int
    greys: int
    coins: int
    uses: dict[CardId, int]
    finishing: tuple[CardId, ...]


class Deck(NamedTuple):
    """A deck before a choice: start of its block, place of the top card, of what follows it.

    ``uses`` are the rows of the top card's uses for the neighbours who can take it.
    """

    start: int
    top: int
    below: int
    uses: list[int]


class Reached(NamedTuple):
    """A deck within reach: start of its block of uses, the top card if known, and the rest.

    The rest is how many there are of each card, and a weight that makes shares of them.
    """

    deck: int
    start: int
    top: CardId | None
    below: Counter[CardId]
    share: float


class LaidDecks(NamedTuple):
    """All decks before a choice, by number, and the decks within reach."""

    decks: dict[int, Deck]
    reached: list[Reached]
    numbers: list[int]


class ArchitectsFeatures:
    """Reads positions under one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        catalogue = rules.catalogue
        self._card = {card: place for place, card in enumerate(catalogue.cards)}
        self._colour = {c.id: _COLOURS.index(c.colour) for c in catalogue.cards.values()}
        self._token = {token: place for place, token in enumerate(catalogue.tokens)}
        self._token[UNKNOWN_TOKEN] = len(self._token)
        self._built = _stage_sets(rules)
        self._cat_cards = tuple(card.id for card in catalogue.cards.values() if card.cat)
        greys, symbols = len(catalogue.payers) - 1, len(catalogue.symbols)
        cards, tokens = len(catalogue.cards), len(catalogue.tokens)
        city = {
            "stages": len(self._built),
            "greys": greys * (MOST_GREYS + 1),
            "coins": MOST_COINS + 1,
            "kinds": greys + 1,
            "most": MOST_OF_A_KIND + 1,
            "missing": STAGES * (STAGES + 1),
            "symbols": symbols * (MOST_SYMBOLS + 1),
            "held": MOST_HELD + 1,
            "tokens": tokens,
            "shields": MOST_SHIELDS + 1,
            "horned": MOST_HORNED + 1,
            "cats": MOST_CATS + 1,
        }
        self._city, size = _blocks(city)
        top = cards + 2  # unknown, and an empty deck
        table = {
            "players": len(PLAYERS),
            "own": size,
            "left": size,
            "right": size,
            "others": size,
            "left_lead": 2 * MOST_LEAD + 1,
            "right_lead": 2 * MOST_LEAD + 1,
            "peace": MOST_PEACE + 1,
            "cat": _CAT_PLACES,
            "pending": _PENDING,
            "left_deck": top,
            "right_deck": top,
            "next_deck": top,
            "central": top,
            "far_decks": cards,
            "open_tokens": tokens + 1,
            "own_left": _USES,
            "own_right": _USES,
            "own_central": _USES,
            "next_left": _USES,
            "next_right": _USES,
            "before_left": _USES,
            "before_right": _USES,
        }
        self.blocks, self.rows = _blocks(table)
        self._at = {name: block.start for name, block in self.blocks.items()}
        at = self._at
        self._own, self._peace, self._cat, self._turn = (
            at[name] for name in ("own", "peace", "cat", "pending")
        )
        self._left_lead = at["left_lead"] + MOST_LEAD
        self._right_lead = at["right_lead"] + MOST_LEAD
        self._in_city = {name: block.start for name, block in self._city.items()}
        self._unknown, self._empty = cards, cards + 1
        self.categories = tuple(str(category) for category in Category)
        self.others_numbers = 11
        self.table_numbers = 3 * (len(_COLOURS) + 1) + 1
        self.own_numbers = len(self.categories) + 13
        self.shared_numbers = self.others_numbers + self.table_numbers
        self.numbers = self.shared_numbers + self.own_numbers
        self.buckets = BUCKETS
        self._summaries: dict[tuple[object, ...], _Summary] = {}
        self._purses: dict[tuple[object, ...], _Purse] = {}
        self._wonders: dict[tuple[str, tuple[int, ...]], tuple[int, int]] = {}
        self._progress: dict[tuple[object, ...], int] = {}

    @property
    def schema(self) -> str:
        """A digest of the inputs: names and sizes of the rows, in order, and the numbers."""
        blocks = [*self._city.items(), *self.blocks.items()]
        words = [*self._card, *self._token, *(f"{w} {s}" for w, s in self._built)]
        sizes = self.others_numbers, self.table_numbers, self.own_numbers, self.buckets
        text = "|".join(
            [
                ",".join(f"{name}:{block.size}" for name, block in blocks),
                ",".join(words),
                ",".join(self.categories),
                ",".join(map(str, sizes)),
            ]
        )
        return sha256(text.encode()).hexdigest()[:16]

    def bucket(self, state: State) -> int:
        """Return which later layers to use: by the furthest wonder, and two players or more."""
        furthest = max([len(city.stages) for city in state.cities])
        return min(PHASES - 1, furthest // 2) + (PHASES if len(state.cities) == 2 else 0)

    def others(self, state: State, seat: Seat) -> FeaturePart:
        """Return the cities of all others; the cat, which a choice may move, is with `own`."""
        cities, at = state.cities, self._at
        players = len(cities)
        left, right = (seat - 1) % players, (seat + 1) % players
        rows = [at["players"] + players - PLAYERS[0]]
        totals, dues = [0] * players, [0] * players
        furthest = shields = 0
        for other, city in enumerate(cities):
            if other == seat:
                continue
            summary = self._summary(city)
            start = at["left" if other == left else "right" if other == right else "others"]
            rows += [row + start for row in summary.rows]
            totals[other] = sum(summary.points)
            dues[other] = summary.due
            furthest = max(furthest, len(city.stages))
            shields = max(shields, city.shields)
        numbers = [
            totals[left],
            totals[right],
            max(totals),
            sum(totals) // (players - 1),
            dues[left],
            dues[right],
            min([due for other, due in enumerate(dues) if other != seat]),
            furthest,
            cities[left].shields,
            cities[right].shields,
            shields,
        ]
        return FeaturePart(rows, numbers)

    def laid(self, state: State, seat: Seat) -> LaidDecks:
        """Return the decks as they are before a choice, and the size of the pile."""
        players, at = len(state.cities), self._at
        left, right = state.reach[seat][:2]
        decks, reached, numbers = {}, [], []
        uses = self._neighbours_uses(state, seat)
        colour = self._colour
        for side, deck in (("left", left), ("right", right), ("central", CENTRAL)):
            below, total = self._below(state, seat, deck)
            share = SHARES / total if total else 0.0
            counts = [0] * len(_COLOURS)
            for card, n in below.items():
                counts[colour[card]] += n
            numbers += [int(share * n + 0.5) for n in counts]
            numbers.append(total // 5)
            top = self._top(state, seat, deck)
            block = "central" if deck == CENTRAL else f"{side}_deck"
            known = state.decks[deck][-1] if top < self._unknown else None
            reached.append(Reached(deck, at[f"own_{side}"], known, below, share))
            decks[deck] = Deck(at[block], top, self._next(state, deck), uses.get(deck, []))
        for deck in range(players):
            if deck not in decks:
                block = "next_deck" if deck == (seat - 1) % players else "far_decks"
                top = self._top(state, seat, deck)
                decks[deck] = Deck(at[block], top, self._next(state, deck), uses.get(deck, []))
        numbers.append(len(state.pile))
        return LaidDecks(decks, reached, numbers)

    def _neighbours_uses(self, state: State, seat: Seat) -> dict[int, list[int]]:
        """Return the use of each deck's top card for the left and for the right neighbour."""
        players, at = len(state.cities), self._at
        found: dict[int, list[int]] = {}
        neighbours = [((seat - 1) % players, "next")]
        if players > 2:
            neighbours.append(((seat + 1) % players, "before"))
        for other, name in neighbours:
            city = state.cities[other]
            for deck, side in zip(state.reach[other], ("left", "right"), strict=False):
                cards = state.decks[deck]
                use = self._use(city, cards[-1]) if cards else _NO_USE
                if use:
                    found.setdefault(deck, []).append(at[f"{name}_{side}"] + use)
        return found

    def table(self, laid: LaidDecks, touched: Sequence[int], tokens: Iterable[str]) -> FeaturePart:
        """Return the decks and the open tokens after a choice.

        The top card of the decks ``touched`` has gone and the next is unknown.
        """
        far = self._at["far_decks"]
        rows = []
        for number, deck in laid.decks.items():
            if number in touched:
                place = deck.below
            else:
                place = deck.top
                rows += deck.uses
            if deck.start != far or place < self._unknown:
                rows.append(deck.start + place)
        start, places = self._at["open_tokens"], self._token
        rows += [start + places[token] for token in tokens]
        return FeaturePart(rows, laid.numbers)

    def uses(self, laid: LaidDecks, touched: Sequence[int], city: City) -> tuple[int, ...]:
        """Return the own city's use of the known top cards within reach: a row or -1 for each."""
        return tuple(
            [
                reached.start + use
                if reached.top is not None
                and reached.deck not in touched
                and (use := self._use(city, reached.top))
                else -1
                for reached in laid.reached
            ]
        )

    def own(self, state: State, seat: Seat, laid: LaidDecks) -> FeaturePart:
        """Return the own city, and what is between it and the others."""
        pending = self._pending(state, seat)
        return self.city(state, seat, state.cities[seat], laid, pending)

    def city(
        self,
        state: State,
        seat: Seat,
        city: City,
        laid: LaidDecks,
        pending: Sequence[int] = (_OVER,),
    ) -> FeaturePart:
        """Return the same for another city in the place of the own one, with what is pending."""
        cities, players = state.cities, len(state.cities)
        left, right = (seat - 1) % players, (seat + 1) % players
        summary = self._summary(city)
        shields, peace = city.shields, state.peace
        to_left, to_right = shields - cities[left].shields, shields - cities[right].shields
        cat = state.cat
        if cat is None or cat == seat:
            place = _NO_CAT if cat is None else _OWN_CAT
        else:
            place = _LEFT_CAT if cat == left else _RIGHT_CAT if cat == right else _FAR_CAT
        rows = [
            *summary.own,
            self._left_lead + (to_left if -MOST_LEAD < to_left < MOST_LEAD else _most(to_left)),
            self._right_lead + (to_right if -MOST_LEAD < to_right < MOST_LEAD else _most(to_right)),
            self._peace + (peace if peace < MOST_PEACE else MOST_PEACE),
            self._cat + place,
            *[self._turn + kind for kind in pending],
        ]
        wonder, _, blue, military, progress = summary.points
        cats = CAT_POINTS if cat == seat else 0
        finishing = summary.finishing
        numbers = [
            wonder,
            cats,
            blue,
            military,
            progress,
            wonder + cats + blue + military + progress,
            len(city.stages),
            summary.due,
            summary.greys,
            summary.coins,
            shields,
            to_left,
            to_right,
            city.victories,
            state.conflict_tokens - peace,
        ]
        if finishing:
            for _, _, _, below, share in laid.reached:
                n = sum([below[card] for card in finishing])
                numbers.append(int(share * n + 0.5))
        else:
            numbers += (0, 0, 0)
        return FeaturePart(rows, numbers)

    def _pending(self, state: State, seat: Seat) -> list[int]:
        """Return what the seat may still do in this turn."""
        if state.active != seat or state.prompt in (None, Prompt.TAKE):
            return [_OVER]
        found = [_MINE]
        if state.searched is not None:
            found.append(_KEEP_LEFT if state.searched.deck == seat else _KEEP_RIGHT)
        return found + [_kind(due, len(state.cities)) for due in state.agenda]

    def _below(self, state: State, seat: Seat, deck: int) -> tuple[Counter[CardId], int]:
        """Return how many of each card are in a deck below a known top card; and in all."""
        cards = state.decks[deck]
        known = deck != CENTRAL or seat in state.knows
        if state.searched is not None and state.searched.deck == deck:
            cards, known = [*cards, *state.searched.cards], False
        below = cards[:-1] if known else cards
        return Counter(below), len(below)

    def _top(self, state: State, seat: Seat, deck: int) -> int:
        cards = state.decks[deck]
        if not cards:
            return self._empty
        known = deck != CENTRAL or seat in state.knows
        return self._card[cards[-1]] if known else self._unknown

    def _next(self, state: State, deck: int) -> int:
        """Return what is seen of a deck once its top card has gone."""
        left = len(state.decks[deck])
        if state.searched is not None and state.searched.deck == deck:
            left += len(state.searched.cards)
        return self._unknown if left > 1 else self._empty

    def _summary(self, city: City) -> _Summary:
        """Return the summary of a city; remembered."""
        key = city.wonder, city.stages, city.tokens, city.victories, *city.cards.values()
        found = self._summaries.get(key)
        if found is None:
            if len(self._summaries) > _MEMORY:
                self._summaries.clear()
            found = self._summaries[key] = self._summed(city)
        return found

    def _summed(self, city: City) -> _Summary:
        at, cards = self._in_city, city.cards
        purse = self._purse(city)
        horned = sum([cards[card] for card in self.rules.horned])
        cats = sum([cards[card] for card in self._cat_cards])
        stages, points = self._standing(city.wonder, city.stages)
        rows = [
            stages,
            *purse.rows,
            at["shields"] + min(MOST_SHIELDS, city.shields),
            at["horned"] + min(MOST_HORNED, horned),
            at["cats"] + min(MOST_CATS, cats),
            *[at["tokens"] + self._token[token] for token in city.tokens],
        ]
        own = [row + self._own for row in rows]
        blue = sum([points * cards[card] for card, points in self.rules.points.items()])
        progress = self._progress_points(city, cats) if city.tokens else 0
        of_all = points, 0, blue, VICTORY_POINTS * city.victories, progress
        return _Summary(rows, own, of_all, purse.due, purse.greys, purse.coins, purse.finishing)

    def _standing(self, wonder: str, stages: tuple[int, ...]) -> tuple[int, int]:
        """Return the row of the built stages, and their points; remembered."""
        found = self._wonders.get((wonder, stages))
        if found is None:
            row = self._in_city["stages"] + self._built[wonder, _mask(stages)]
            faces = self.rules.catalogue.wonders[wonder].stages
            found = row, sum(faces[number - 1].points for number in stages)
            self._wonders[wonder, stages] = found
        return found

    def _progress_points(self, city: City, cats: int) -> int:
        """Return the points of the progress tokens; remembered."""
        key = city.tokens, city.victories, len(city.stages), cats
        found = self._progress.get(key)
        if found is None:
            if len(self._progress) > _MEMORY:
                self._progress.clear()
            points = sheet(self.rules, city, False).points
            found = self._progress[key] = points[Category.PROGRESS]
        return found

    def _use(self, city: City, card: CardId) -> int:
        """Return the use of one more card of this kind for a city, `_NO_USE` if nothing special."""
        use = self._purse(city).uses.get(card, _NO_USE)
        tokens = city.tokens
        if tokens and any(token in tokens for token in self.rules.triggered[card]):
            use += _MORE
        return use

    def _purse(self, city: City) -> _Purse:
        """Return what can be spent; remembered."""
        holding: Holding = city.holding
        key = city.wonder, city.stages, holding, city.paying
        found = self._purses.get(key)
        if found is None:
            if len(self._purses) > _MEMORY:
                self._purses.clear()
            found = self._purses[key] = self._counted(city)
        return found

    def _counted(self, city: City) -> _Purse:
        rules, holding = self.rules, city.holding
        purse, symbols = holding.purse, holding.symbols
        at = self._in_city
        *greys, coins = purse
        rows = [at["coins"] + min(MOST_COINS, coins), at["kinds"] + sum(map(bool, greys))]
        rows.append(at["most"] + min(MOST_OF_A_KIND, max(greys)))
        for place, n in enumerate(greys):
            rows.append(at["greys"] + place * (MOST_GREYS + 1) + min(MOST_GREYS, n))
        for place, n in enumerate(symbols):
            rows.append(at["symbols"] + place * (MOST_SYMBOLS + 1) + min(MOST_SYMBOLS, n))
        rows.append(at["held"] + min(MOST_HELD, sum(symbols)))
        double = any(token in city.paying for token in rules.doubling)
        mixed = any(token in city.paying for token in rules.mixing)
        open_stages = rules.available(city.wonder, city.stages)
        missing = _missing(purse, open_stages, double, mixed)
        for stage, n in zip(open_stages, missing, strict=True):
            rows.append(at["missing"] + (stage.number - 1) * (STAGES + 1) + n)
        uses = {}
        for place, card in enumerate(rules.catalogue.payers):
            more = (*purse[:place], purse[place] + 1, *purse[place + 1 :])
            uses[card] = _spending(missing, _missing(more, open_stages, double, mixed))
        for place, card in enumerate(rules.catalogue.symbols):
            others = sum([n > 0 for p, n in enumerate(symbols) if p != place])
            if symbols[place] or others == len(symbols) - 1:
                uses[card] = _SET
            else:
                uses[card] = _SECOND if others else _FIRST
        finishing = tuple([card for card, use in uses.items() if use in (_STAGE, _SET)])
        stages = rules.catalogue.wonders[city.wonder].stages
        due = sum(stage.cost.count for stage in stages if stage.number not in city.stages)
        return _Purse(rows, due - sum(greys) - coins, sum(greys), coins, uses, finishing)


def _missing(purse: Purse, stages: Sequence[Stage], double: bool, mixed: bool) -> list[int]:
    """Return how many cards each of these stages still needs."""
    *greys, coins = purse
    worth = coins + 1 if double and coins else coins
    kinds, most, total = sum(map(bool, greys)), max(greys), sum(greys)
    found = []
    for stage in stages:
        have = total if mixed else most if stage.cost.identical else kinds
        found.append(max(0, stage.cost.count - have - worth))
    return found


def _spending(before: Sequence[int], after: Sequence[int]) -> int:
    """Return the use of a card that brings stages from so many missing cards to so many."""
    nearer = [now for was, now in zip(before, after, strict=True) if now < was]
    if not nearer:
        return _IDLE
    least = min(nearer)
    return _STAGE if not least else _ALMOST if least == 1 else _NEARER


def _blocks(sizes: Mapping[str, int]) -> tuple[dict[str, RowBlock], int]:
    """Return blocks of these sizes one after another, and how many rows they have in all."""
    starts = [0, *accumulate(sizes.values())]
    found = {name: RowBlock(s, n) for (name, n), s in zip(sizes.items(), starts, strict=False)}
    return found, starts[-1]


def _stage_sets(rules: Ruleset) -> dict[tuple[str, int], int]:
    """Return a place for every set of stages that each wonder can have."""
    found: dict[tuple[str, int], int] = {}
    for wonder in rules.catalogue.wonders:
        due: list[tuple[int, ...]] = [()]
        for stages in due:
            if (wonder, _mask(stages)) not in found:
                found[wonder, _mask(stages)] = len(found)
                due += [(*stages, stage.number) for stage in rules.available(wonder, stages)]
    return found


def _mask(stages: Sequence[int]) -> int:
    mask = 0
    for number in stages:
        mask |= 1 << number
    return mask


def _most(lead: int) -> int:
    return MOST_LEAD if lead > 0 else -MOST_LEAD


def _kind(due: Due, players: int) -> int:
    if due.act is Act.TAKE:
        if len(due.decks) == 1:
            return _ONE_DECK
        return _REACH if len(due.decks) == 3 and players != 2 else _ANY_DECK
    return {Act.TAKE_BOTH: _BOTH, Act.LOOK: _LOOK, Act.PROGRESS: _PROGRESS}[due.act]
