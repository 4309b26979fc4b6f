"""The ways that a choice of Architects pays: stages, tokens, the cat, battles and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from sevenwonders_qt.ai.architects.belief import open_state
from sevenwonders_qt.ai.mechanisms import Leads, Mechanism, Scores, Turns
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.battle import victories
from sevenwonders_qt.games.architects.catalogue import Card, Cost
from sevenwonders_qt.games.architects.commands import BuildStage, KeepCard, TakeCard, TakeToken
from sevenwonders_qt.games.architects.effects import Colour, Shields
from sevenwonders_qt.games.architects.holding import Holding
from sevenwonders_qt.games.architects.numbers import CENTRAL, VICTORY_POINTS
from sevenwonders_qt.games.architects.ruleset import Ruleset
from sevenwonders_qt.games.architects.scoring import Category
from sevenwonders_qt.games.architects.view import PlayerView
from sevenwonders_qt.games.classic.effects import Side


@dataclass(frozen=True, slots=True)
class PaysForStages(Mechanism):
    """These stages can be built after it, and none before."""

    stages: tuple[int, ...]

    @property
    def weight(self) -> float:
        return 5.0

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.WONDER),)


@dataclass(frozen=True, slots=True)
class Gathers(Mechanism):
    """So many of the resources that a stage costs are there after it."""

    stage: int
    have: int
    need: int

    @property
    def weight(self) -> float:
        return 1.0 + self.have / self.need

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.WONDER),)


@dataclass(frozen=True, slots=True)
class CompletesSet(Mechanism):
    """Green cards are complete for a progress token."""

    @property
    def weight(self) -> float:
        return 4.0

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.PROGRESS),)


@dataclass(frozen=True, slots=True)
class TakesCat(Mechanism):
    """The cat comes to the seat, and with it a look at the central deck."""

    @property
    def weight(self) -> float:
        return 2.5

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.CAT),)


@dataclass(frozen=True, slots=True)
class StartsBattle(Mechanism):
    """Its horns turn the last conflict token, and the battle brings so many victory tokens."""

    won: int

    @property
    def weight(self) -> float:
        return float(VICTORY_POINTS * self.won)

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.MILITARY),)


@dataclass(frozen=True, slots=True)
class NearsBattle(Mechanism):
    """Its horns turn some conflict tokens, so many are left, and the battle is won by now."""

    turned: int
    left: int
    won: int

    @property
    def weight(self) -> float:
        return 1.0 + self.won / (1 + self.left)

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.MILITARY),)


@dataclass(frozen=True, slots=True)
class NeedsOneMore(Mechanism):
    """One more green card completes a progress token: one such ``card``, or any where it is None.

    Before it fewer kinds of card, or none, did.
    """

    card: CardId | None

    @property
    def weight(self) -> float:
        return 1.5 if self.card is None else 1.2

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.PROGRESS),)


@dataclass(frozen=True, slots=True)
class IsAnyResource(Mechanism):
    """A coin, which pays for whatever resource is missing."""

    @property
    def weight(self) -> float:
        return 1.0

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.WONDER),)


@dataclass(frozen=True, slots=True)
class BringsMore(Mechanism):
    """A progress token brings another card for it."""

    token: str

    @property
    def weight(self) -> float:
        return 3.0


@dataclass(frozen=True, slots=True)
class HasEffect(Mechanism):
    """The progress token that it brings, for what it does."""

    token: str

    @property
    def weight(self) -> float:
        return 2.0

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.PROGRESS),)


@dataclass(frozen=True, slots=True)
class KeepsFrom(Mechanism):
    """A neighbour, who takes from that deck, too, does not get what it pays a stage with.

    ``stage`` is False where it would get a progress token for it. ``side`` is None for the only
    neighbour there is.
    """

    side: Side | None
    stage: bool

    @property
    def weight(self) -> float:
        return 2.0

    @property
    def categories(self) -> tuple[str, ...]:
        return ("denied",)


@dataclass(frozen=True, slots=True)
class BringsNoStage(Mechanism):
    """The choice taken instead: a resource that is of no use for the stages that come next."""

    card: CardId

    @property
    def weight(self) -> float:
        return 1.0

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.WONDER),)


def architects_mechanisms(
    rules: Ruleset, view: PlayerView, better: Command, worse: Command | None
) -> Iterator[Mechanism]:
    """Yield what ``better`` does at once, as far as it is open, and ``worse`` does not."""
    other = set() if worse is None else {*_of(rules, view, worse)}
    yield from (one for one in _of(rules, view, better) if one not in other)
    if worse is not None:
        yield from _of_no_use(rules, view, better, worse)
        yield from _kept(rules, view, better, worse)


def _of(rules: Ruleset, view: PlayerView, command: Command) -> Iterator[Mechanism]:
    if isinstance(command, BuildStage):
        stages = rules.catalogue.wonders[view.own.wonder].stages
        points = next(stage.points for stage in stages if stage.number == command.stage)
        if points:
            yield Scores(points, (str(Category.WONDER),))
        return
    if isinstance(command, TakeToken):
        yield from _of_token(rules, view, command)
        return
    card = known_card(view, command)
    if card is None:
        return
    face, city = rules.card(card), open_state(view, rules).cities[view.seat]
    before, after = city.holding, city.holding.more(card)
    paid = after.pays & ~before.pays
    bits = rules.holdings.stage_bits
    open_ones = rules.available(view.own.wonder, view.own.stages)
    payable = tuple(one.number for one in open_ones if bits[one.number, one.cost] & paid)
    if payable and not city.wanted & before.pays:
        yield PaysForStages(payable)
    elif not city.wanted & before.pays:
        yield from _gathered(rules, view, face)
    if face.colour is Colour.YELLOW and open_ones:
        yield IsAnyResource()
    if after.sets and not before.sets:
        yield CompletesSet()
    elif not after.sets:
        yield from _matched(rules, before, after)
    yield from map(BringsMore, _answering(rules, view, card))
    if face.points:
        yield Scores(face.points, (str(Category.BLUE),))
    if face.cat and view.cat != view.seat:
        yield TakesCat()
    yield from _military(view, face.shields, face.horns)


def _gathered(rules: Ruleset, view: PlayerView, face: Card) -> Iterator[Gathers]:
    """Yield the stage that the card brings nearest to its payment."""
    if face.colour not in (Colour.GREY, Colour.YELLOW):
        return
    grey, wild = Counter[CardId](), 0
    for card, held in view.own.cards.items():
        colour = rules.card(card).colour
        if colour is Colour.GREY and held:
            grey[card] = held
        elif colour is Colour.YELLOW:
            wild += held

    def together(cost: Cost, grey: Counter[CardId], wild: int) -> int:
        alike = max(grey.values(), default=0) if cost.identical else len(grey)
        return min(cost.count, alike + wild)

    more = grey + Counter([face.id]) if face.colour is Colour.GREY else grey
    free = wild + (face.colour is Colour.YELLOW)
    found = [
        Gathers(stage.number, together(stage.cost, more, free), stage.cost.count)
        for stage in rules.available(view.own.wonder, view.own.stages)
        if together(stage.cost, more, free) > together(stage.cost, grey, wild)
    ]
    yield from sorted(found, key=lambda one: one.need - one.have)[:1]


def _of_token(rules: Ruleset, view: PlayerView, command: TakeToken) -> Iterator[Mechanism]:
    """Yield the uses of an open token; of one of the pile nothing is certain."""
    if not 0 <= command.place < len(view.open_tokens):
        return
    token = view.open_tokens[command.place]
    yield HasEffect(token)
    effect = rules.catalogue.tokens[token].effect
    if isinstance(effect, Shields):
        yield from _military(view, effect.shields, 0)


def _of_no_use(
    rules: Ruleset, view: PlayerView, better: Command, worse: Command
) -> Iterator[BringsNoStage]:
    """Yield a resource that brings no stage nearer, beside a choice that is no resource."""
    cards = known_card(view, worse), known_card(view, better)
    card, other = (None if one is None else rules.card(one) for one in cards)
    city = open_state(view, rules).cities[view.seat]
    if card is None or card.colour is not Colour.GREY or city.paying:
        return
    if other is not None and other.colour in (Colour.GREY, Colour.YELLOW):
        return  # the stage that it helps is named
    wanted = city.wanted
    helps = wanted & (city.holding.pays | city.holding.more(card.id).pays)
    if wanted and not helps and not [*_gathered(rules, view, card)]:
        yield BringsNoStage(card.id)


def _kept(rules: Ruleset, view: PlayerView, better: Command, worse: Command) -> Iterator[KeepsFrom]:
    """Yield what the neighbour at the deck could do with the card, which otherwise stays there."""
    card = known_card(view, better)
    if card is None or not isinstance(better, TakeCard) or not isinstance(worse, TakeCard):
        return
    if better.deck in (CENTRAL, worse.deck):
        return
    seats = len(view.cities)
    left = better.deck == view.seat
    city = open_state(view, rules).cities[(view.seat + (-1 if left else 1)) % seats]
    before, after = city.holding, city.holding.more(card)
    side = None if seats == 2 else Side.LEFT if left else Side.RIGHT
    if city.wanted & after.pays and not city.wanted & before.pays:
        yield KeepsFrom(side, stage=True)
    if after.sets and not before.sets:
        yield KeepsFrom(side, stage=False)


def _matched(rules: Ruleset, before: Holding, after: Holding) -> Iterator[NeedsOneMore]:
    """Yield how near a green card is to a progress token, if it is nearer than before."""
    symbols = rules.catalogue.symbols
    then, now = ([card for card in symbols if held.more(card).sets] for held in (before, after))
    if len(now) > len(then):
        yield NeedsOneMore(now[0] if len(now) == 1 else None)


def _answering(rules: Ruleset, view: PlayerView, card: CardId) -> Iterator[str]:
    """Return the tokens that bring another card for this one, and have not yet in this turn."""
    given = {*view.used, *(due.source for due in view.agenda)}
    return (
        token for token in rules.triggered[card] if token in view.own.tokens and token not in given
    )


def _military(view: PlayerView, shields: int, horns: int) -> Iterator[Mechanism]:
    own, seat = view.own.shields, view.seat
    seats = len(view.cities)
    sides = {Side.LEFT: seat - 1, Side.RIGHT: (seat + 1) % seats}
    if seats == 2:
        sides = {Side.LEFT: seat - 1}
    for side, other in sides.items():
        theirs = view.cities[other].shields
        named = None if seats == 2 else side
        if shields and own <= theirs < own + shields:
            yield Turns(named, own, own + shields, theirs, VICTORY_POINTS)
        elif shields and own + shields != theirs:
            yield Leads(named, own - theirs, own + shields - theirs)
    held = [city.shields for city in view.cities]
    held[seat] += shields
    won = victories(held)[seat]
    if won and horns and view.peace:
        left = max(0, view.peace - horns)
        yield NearsBattle(horns, left, won) if left else StartsBattle(won)


def known_card(view: PlayerView, command: Command) -> CardId | None:
    """Return the card that a choice brings, where the seat can see it."""
    if isinstance(command, KeepCard):
        return command.card
    return view.deck(command.deck).top if isinstance(command, TakeCard) else None
