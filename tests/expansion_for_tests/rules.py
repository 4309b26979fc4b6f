"""The rules of the expansion: white cards, black cards, tolls, truces, odd prices and options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from sevenwonders_qt.core.decider import Command, IllegalCommand, ImpossibleSetup
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.agenda import Phase, Step
from sevenwonders_qt.games.classic.catalogue import BoardSide, Card, Cards, Cost, Pool, Stage
from sevenwonders_qt.games.classic.commands import Play, Use, Way
from sevenwonders_qt.games.classic.counting import Line, count, neighbours
from sevenwonders_qt.games.classic.effects import (
    RAW,
    RESOURCES,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    Colour,
    Count,
    Counts,
    Effect,
    Kind,
    Piece,
    Points,
    PointsPer,
    Resource,
    Science,
    Scope,
    Shields,
    Symbol,
    SymbolChoice,
    SymbolRules,
    Tableau,
)
from sevenwonders_qt.games.classic.evolve import keep_power, lay_piece, use_up
from sevenwonders_qt.games.classic.legal import stage_uses
from sevenwonders_qt.games.classic.numbers import CITIES
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.games.classic.prices import (
    Buy,
    FromBoard,
    Make,
    Rebate,
    Seller,
    Term,
    Waive,
    WaiveAll,
)
from sevenwonders_qt.games.classic.ruleset import (
    Answering,
    Expansion,
    Pairing,
    PlayOption,
    RuleModule,
    Ruleset,
    State,
    Wish,
    shown_to_all,
)
from sevenwonders_qt.games.classic.scoring import best_science, held_symbols
from sevenwonders_qt.games.classic.shape import Shape
from sevenwonders_qt.games.classic.turn import choice_of, collect, lay

NAME = "test_box"
BLACK = Colour("onyx")
RECRUIT, TOLL = "recruit", "toll"
WALL, GATE, TRICK = "wall", "gate", "trick"


# Effects and pieces ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Truce(Effect):
    """The city stays out of the conflicts of an Age; its neighbours meet."""

    age: int


@dataclass(frozen=True, slots=True)
class Toll(Effect):
    """Once, after everything else in the turn, every other city loses a coin or goes into debt."""


@dataclass(frozen=True, slots=True)
class Mask(Effect):
    """A scientific symbol that the owner chooses at the end."""


@dataclass(frozen=True, slots=True)
class Disguise(Effect):
    """The symbols of a green card of a neighbour at the end; of several each of another card."""


@dataclass(frozen=True, slots=True)
class Swap(Effect):
    """One certain symbol becomes another one at the end."""


@dataclass(frozen=True, slots=True)
class DearSets(Effect):
    """A set of three symbols is worth so many points more."""

    points: int


@dataclass(frozen=True, slots=True)
class Swapping:
    """The change of a swap."""

    source: str = "swap"

    def after(self, held: Counts, fixed: Counts) -> Iterable[Counts]:
        yield held
        for gone, number in enumerate(fixed):
            for come in range(3) if number and held[gone] else ():
                more = [n - (s == gone) + (s == come) for s, n in enumerate(held)]
                yield tuple(more)


@dataclass(frozen=True, slots=True)
class RedRelief(Effect):
    """Red cards cost one resource less."""


@dataclass(frozen=True, slots=True)
class Banker(Effect):
    """One resource may be had from the bank for a coin."""


@dataclass(frozen=True, slots=True)
class Caravan(Effect):
    """The city two seats to the right sells, three coins a unit."""


@dataclass(frozen=True, slots=True)
class Porter(Effect):
    """The right neighbour takes a coin less for all that is bought of it."""


@dataclass(frozen=True, slots=True)
class Carter(Effect):
    """The resource of the right neighbour's board costs a coin."""


@dataclass(frozen=True, slots=True)
class Potter(Effect):
    """The city makes a raw material more."""


@dataclass(frozen=True, slots=True)
class Mason(Effect):
    """Stages cost no resources."""


@dataclass(frozen=True, slots=True)
class Alms(Effect):
    """Once, both neighbours take a coin from the bank."""


@dataclass(frozen=True, slots=True)
class DebtsDefend(Effect):
    """Every debt in the city is a shield."""


@dataclass(frozen=True, slots=True)
class Scapegoat(Effect):
    """Defeat tokens of conflicts go to the winner."""


@dataclass(frozen=True, slots=True)
class PerDebt(Effect):
    """Points for every debt in the city."""

    points: int


@record
class Debt(Piece):
    """A debt, worth a point below zero."""


@record
class Wall(Piece):
    """A wall: a shield more."""

    @property
    def effects(self) -> tuple[Effect, ...]:
        return (Shields(1),)


@record
class White(Piece):
    """A white card that was recruited."""

    card: str

    @property
    def effects(self) -> tuple[Effect, ...]:
        return WHITES[self.card]


def debts(city: Tableau) -> int:
    return sum(isinstance(piece, Debt) for piece in city.pieces)


DEBTS = Kind("debts", debts)
_EFFECTS: tuple[tuple[Effect, ...], ...] = (
    (Points(2),),
    (Toll(),),
    (Mask(),),
    (CoinsPer(2, Count(kinds=(DEBTS,), scope=Scope.ALL)),),
    (PerDebt(3),),
    (Coins(3),),
    (PointsPer(1, Count((BLACK,), scope=Scope.NEIGHBOURS)),),
    (Shields(1),),
)
WHITES: dict[str, tuple[Effect, ...]] = {
    f"{kind}_{number}": effects
    for number in range(1, 8)
    for kind, effects in {
        "archer": (RedRelief(),),
        "banker": (Banker(),),
        "driver": (Caravan(),),
        "miser": (Points(1), Mask()),
        "warden": (DebtsDefend(), Scapegoat()),
        "digger": (BuildFromDiscard(1),),
        "porter": (Porter(),),
        "carter": (Carter(),),
        "potter": (Potter(),),
        "mason": (Mason(),),
        "bailiff": (Toll(),),
        "spy": (Disguise(),),
        "sage": (Swap(), DearSets(3)),
    }.items()
}
WAGE = 1


def _black(age: int, number: int, effects: tuple[Effect, ...]) -> Card:
    name = CardId(f"black_{age}_{number}")
    return Card(name, name, age, BLACK, (), Cost(number % 3), (), (), effects)


BLACK_CARDS = [
    _black(age, number, effects)
    for age in (1, 2, 3)
    for number, effects in enumerate((*_EFFECTS, (Truce(age),), (Alms(),)))
]
GUILD = Card(
    CardId("masks_guild"), "masks_guild", 3, Colour.PURPLE, (), Cost(2), (), (), (Points(4),)
)
CARDS = Cards(
    {card.id: card for card in (*BLACK_CARDS, GUILD)},
    tuple(
        Pool(
            age,
            tuple(card.id for card in BLACK_CARDS if card.age == age),
            {cities: cities for cities in CITIES},
        )
        for age in (1, 2, 3)
    ),
)


HUT = {
    ("hut", side): BoardSide("hut", side, None, (Stage(Cost(2), (Points(2),)),), (Banker(),))
    for side in "AB"
}
"""A board that makes nothing, with an effect from the start. No picture of it is drawn."""


# Events and commands ---------------------------------------------------------------------------


@record
class WhitesDealt(Event):
    hands: tuple[tuple[str, ...], ...]


@record
class WhitesWished(Event):
    """These white cards come first, one to each seat."""

    cards: tuple[str, ...]


@record
class RecruitsAsked(Event):
    """Every seat owes a white card."""


@record
class RecruitChosen(Event):
    seat: Seat
    card: str


@record
class WhiteUsed(Event):
    """A seat raises a stage over a white card, or sells it."""

    seat: Seat
    choice: ev.CardChosen


@record
class WhiteTakenBack(Event):
    seat: Seat


@record
class Recruited(Event):
    seat: Seat
    card: str
    coins: int


@record
class RecruitsShown(Event):
    """All white cards of this Age are turned over."""


@record
class TollAsked(Event):
    seat: Seat


@record
class TollPaid(Event):
    seat: Seat
    coins: int


@record
class LoanTaken(Event):
    seat: Seat


@record
class TollsOver(Event):
    """All tolls of the turn are paid."""


@record
class WallBuilt(Event):
    seat: Seat


@record
class AlmsGiven(Event):
    """These seats take a coin from the bank."""

    seat: Seat
    to: tuple[Seat, ...]


EVENTS: tuple[type[Event], ...] = (
    *(
        WhitesWished,
        WhitesDealt,
        RecruitsAsked,
        RecruitChosen,
        WhiteUsed,
        WhiteTakenBack,
        Recruited,
        RecruitsShown,
    ),
    *(TollAsked, TollPaid, LoanTaken, TollsOver, WallBuilt, AlmsGiven),
)


@dataclass(frozen=True, slots=True)
class Recruit(Command):
    """Recruit this white card; none, if it is empty."""

    card: str


@dataclass(frozen=True, slots=True)
class UseWhite(Command):
    """Raise a stage over a white card, or sell it."""

    play: Play


@dataclass(frozen=True, slots=True)
class PayToll(Command):
    """Pay with a coin, or with a debt."""

    coin: bool


@dataclass(slots=True)
class Whites:
    """The white cards in hand, those chosen before this Age (None: still owed), and victories.

    Nothing is chosen once all are turned over. ``wished`` are those that were wished for, by seat.
    """

    hands: list[list[CardId]] = field(default_factory=list)
    chosen: list[str | ev.CardChosen | None] = field(default_factory=list)
    won: list[tuple[Seat, int]] = field(default_factory=list)
    wished: tuple[str, ...] = ()

    def copy(self) -> Whites:
        hands = [hand[:] for hand in self.hands]
        return Whites(hands, self.chosen[:], self.won[:], self.wished)


def whites(state: State) -> Whites:
    found = state.extras[NAME]
    assert isinstance(found, Whites)
    return found


# Steps -----------------------------------------------------------------------------------------


def deal_whites(transaction: Transaction[State]) -> None:
    wished = whites(transaction.state).wished
    deck = [card for card in transaction.chance.shuffled(WHITES) if card not in wished]
    hands = []
    for seat in range(len(transaction.state.cities)):
        first = wished[seat : seat + 1]
        hands.append((*first, *deck[: 4 - len(first)]))
        del deck[: 4 - len(first)]
    transaction.emit(WhitesDealt(tuple(hands)))


def _wish(transaction: Transaction[State], wish: Sequence[str]) -> None:
    if len({*wish}) < len(wish) or not {*wish} <= WHITES.keys():
        raise ImpossibleSetup("no_such_white_card")
    transaction.emit(WhitesWished(tuple(wish)))


def _wished_in(events: Sequence[Event]) -> tuple[str, ...] | None:
    return next((event.cards for event in events if isinstance(event, WhitesWished)), None)


def _wished(state: State, event: WhitesWished) -> None:
    whites(state).wished = event.cards


def ask_for_recruits(transaction: Transaction[State]) -> None:
    transaction.emit(RecruitsAsked())


def reveal_recruits(transaction: Transaction[State]) -> None:
    state, raised = transaction.state, list[ev.CardChosen]()
    for seat, chosen in enumerate(whites(state).chosen):
        if isinstance(chosen, ev.CardChosen):
            lay(transaction, chosen)
            raised += [chosen] * (chosen.use is Use.STAGE)
        elif chosen:
            transaction.emit(Recruited(seat, chosen, WAGE))
    for choice in raised:
        collect(transaction, choice)
    for follow_up in state.rules.follow_ups if raised else ():
        follow_up(transaction)
    transaction.emit(RecruitsShown())


def take_tolls(transaction: Transaction[State]) -> None:
    """Those who have a coin choose; the others go into debt."""
    cities = transaction.state.cities
    due = [seat for seat, city in enumerate(cities) if Toll() in city.powers]
    if not due:
        return
    for seat, city in enumerate(cities):
        if due != [seat]:
            transaction.emit(TollAsked(seat) if city.coins else LoanTaken(seat))
    transaction.emit(TollsOver())


def give_alms(transaction: Transaction[State]) -> None:
    cities = transaction.state.cities
    for seat, city in enumerate(cities):
        if Alms() in city.powers:
            transaction.emit(AlmsGiven(seat, tuple(neighbours(seat, len(cities)))))


# Answers, prices, options ----------------------------------------------------------------------


def _recruits(state: State, seat: Seat) -> list[Command]:
    hand = whites(state).hands[seat]
    found: list[Command] = [Recruit(seat, card) for card in hand if city_can_pay(state, seat)]
    found.append(Recruit(seat, ""))
    for card in hand:
        found += [UseWhite(seat, play) for play in stage_uses(state, seat, card)]
        found.append(UseWhite(seat, Play(seat, card, Use.SELL)))
    return found


def city_can_pay(state: State, seat: Seat) -> bool:
    return state.cities[seat].coins >= WAGE


def _choose_recruit(transaction: Transaction[State], command: Command) -> None:
    if command not in _recruits(transaction.state, command.seat):
        raise IllegalCommand("not_expected")
    if isinstance(command, UseWhite):
        choice = choice_of(transaction.state, command.play)
        transaction.emit(WhiteUsed(command.seat, choice))
    elif isinstance(command, Recruit):
        transaction.emit(RecruitChosen(command.seat, command.card))


def _tolls(state: State, seat: Seat) -> list[Command]:
    return [PayToll(seat, coin=True), PayToll(seat, coin=False)]


def _pay_toll(transaction: Transaction[State], command: PayToll) -> None:
    if not isinstance(command, PayToll):
        raise IllegalCommand("not_expected")
    transaction.emit(TollPaid(command.seat, 1) if command.coin else LoanTaken(command.seat))


def terms(state: State, seat: Seat, card: Card | None) -> Iterator[Term]:
    powers, cities = state.cities[seat].powers, len(state.cities)
    if card is not None and card.colour is Colour.RED and RedRelief() in powers:
        yield Waive(RESOURCES)
    if Banker() in powers:
        yield Buy(RESOURCES, 1)
    if Caravan() in powers and cities > 3:
        yield Seller((seat + 2) % cities, 3, 3)
    right = (seat + 1) % cities
    for _ in range(powers.count(Porter())):
        yield Rebate(right, 1)
    resource = state.cities[right].board.resource
    for _ in range(powers.count(Carter()) if resource is not None else 0):
        yield FromBoard(right, resource, 1)
    if Potter() in powers:
        yield Make(RAW)
    if Mason() in powers and card is None:
        yield WaiveAll()


def _wall_cost(state: State, seat: Seat, card: Card | None) -> Cost | None:
    return Cost(1) if card is not None and card.colour is Colour.RED else None


def _gate_cost(state: State, seat: Seat, card: Card | None) -> Cost | None:
    wooden = Cost(0, tuple(int(resource is Resource.WOOD) for resource in RESOURCES))
    return wooden if card is not None and card.colour is Colour.RED else None


def _trick_cost(state: State, seat: Seat, card: Card | None) -> Cost | None:
    return Cost(2) if debts(state.cities[seat]) else None


def _nothing(transaction: Transaction[State], seat: Seat) -> None:
    pass


# What events do, and points --------------------------------------------------------------------


def _dealt(state: State, event: WhitesDealt) -> None:
    whites(state).hands = [[*map(CardId, hand)] for hand in event.hands]


def _asked(state: State, event: RecruitsAsked) -> None:
    whites(state).chosen = [None] * len(state.cities)
    state.coming = state.age + 1
    state.prompts = [RECRUIT] * len(state.cities)


def _chosen(state: State, event: RecruitChosen) -> None:
    whites(state).chosen[event.seat] = event.card
    state.prompts[event.seat] = None


def _used(state: State, event: WhiteUsed) -> None:
    whites(state).chosen[event.seat] = event.choice
    state.prompts[event.seat] = None


def _taking_back(state: State, seat: Seat) -> Event | None:
    chosen = whites(state).chosen
    waiting = RECRUIT in state.prompts and chosen[seat] is not None
    return WhiteTakenBack(seat) if waiting else None


def _taken_back(state: State, event: WhiteTakenBack) -> None:
    whites(state).chosen[event.seat] = None
    state.prompts[event.seat] = RECRUIT


def _recruited(state: State, event: Recruited) -> None:
    whites(state).hands[event.seat].remove(CardId(event.card))
    state.cities[event.seat].coins -= event.coins
    lay_piece(state, event.seat, White(event.card))


def _shown(state: State, event: RecruitsShown) -> None:
    whites(state).chosen = []


def _toll_asked(state: State, event: TollAsked) -> None:
    state.prompts[event.seat] = TOLL


def _toll_paid(state: State, event: TollPaid) -> None:
    state.prompts[event.seat] = None
    state.cities[event.seat].coins -= event.coins


def _in_debt(state: State, event: LoanTaken) -> None:
    state.prompts[event.seat] = None
    lay_piece(state, event.seat, Debt())


def _tolls_over(state: State, event: TollsOver) -> None:
    for city in state.cities:
        city.powers = tuple(power for power in city.powers if power != Toll())


def _alms_given(state: State, event: AlmsGiven) -> None:
    use_up(state.cities[event.seat], Alms())
    for seat in event.to:
        state.cities[seat].coins += 1


def _wall_built(state: State, event: WallBuilt) -> None:
    lay_piece(state, event.seat, Wall())


def _own_hand(event: WhitesDealt, seat: Seat) -> Event:
    hands = [hand if s == seat else ("",) * len(hand) for s, hand in enumerate(event.hands)]
    return WhitesDealt(tuple(hands))


def _own_recruit(event: RecruitChosen, seat: Seat) -> Event:
    return event if event.seat == seat else replace(event, card="")


def _own_use(event: WhiteUsed, seat: Seat) -> Event:
    hidden = ev.CardChosen(event.seat, ev.HIDDEN, Use.SELL, Way.COST, 0, 0, 0)
    return event if event.seat == seat else WhiteUsed(event.seat, hidden)


def pairings(state: State, pairs: Sequence[Pairing]) -> Sequence[Pairing]:
    """Cities with a truce stay out, and those beside them meet."""
    fighting = [s for s, c in enumerate(state.cities) if Truce(state.age) not in c.powers]
    if len(fighting) < 3:
        return [(fighting[0], fighting[1])] if len(fighting) == 2 else []
    return list(zip(fighting, [*fighting[1:], fighting[0]], strict=True))


def defending_debts(city: Tableau) -> int:
    return debts(city) * any(DebtsDefend() in piece.effects for piece in city.pieces)


def _to_the_winner(state: State, winner: Seat, loser: Seat) -> Seat:
    return winner if Scapegoat() in state.cities[loser].powers else loser


def _won(state: State, seat: Seat, worths: Sequence[int]) -> None:
    whites(state).won += [(seat, worth) for worth in worths]


def held_effects(rules: Ruleset, city: Tableau) -> list[Effect]:
    found = [e for card in city.built for e in rules.catalogue.cards[card].effects]
    return found + [effect for piece in city.pieces for effect in piece.effects]


def masks(rules: Ruleset, cities: Sequence[Tableau], seat: Seat) -> Iterable[SymbolChoice]:
    """Masks are chosen one by one, disguises together: no green card serves for two."""
    found = held_effects(rules, cities[seat])
    for _ in range(found.count(Mask())):
        yield Science(tuple(Symbol)).choice
    disguises, cards = found.count(Disguise()), rules.catalogue.cards
    beside = cities[seat - 1], cities[(seat + 1) % len(cities)]
    green = [
        effect.symbols[0]
        for city in beside
        for card in city.built
        if cards[card].colour is Colour.GREEN
        for effect in cards[card].effects
        if isinstance(effect, Science)
    ]
    if disguises and green:
        yield tuple({*combinations(sorted(green), min(disguises, len(green)))})


def science(rules: Ruleset, cities: Sequence[Tableau], seat: Seat) -> SymbolRules:
    found = held_effects(rules, cities[seat])
    changes = (Swapping(),) * found.count(Swap())
    return SymbolRules(changes, sum(e.points for e in found if isinstance(e, DearSets)))


def per_debt(rules: Ruleset, effect: PerDebt, cities: Sequence[Tableau], seat: Seat) -> int:
    return count(Count(kinds=(DEBTS,)), cities, seat)


def own_whites(state: State, seat: Seat) -> tuple[tuple[CardId, ...], object] | None:
    """The white cards in hand, and what was chosen."""
    found = whites(state)
    chosen = found.chosen[seat] if found.chosen else None
    return (tuple(found.hands[seat]), chosen) if found.hands else None


def score(
    rules: Ruleset, cities: Sequence[Tableau], seat: Seat, copied: CardId | None
) -> Iterator[Line]:
    owed = debts(cities[seat])
    yield Line("loan", -owed, "loan", owed, -1)
    symbols = held_symbols(rules, cities, seat, copied)
    sets = min(best_science(rules, cities, seat, symbols).held)
    dear = science(rules, cities, seat).per_set
    yield Line("white", sets * dear, "sets", sets, dear)
    for piece in cities[seat].pieces:
        for effect in piece.effects:
            if isinstance(effect, Points):
                yield Line("white", effect.points, "white", 1, effect.points)


def reshape(shape: Shape) -> Shape:
    return replace(shape, hand=shape.hand + 1, turns=shape.turns + 1, first_coins=6)


RULES = RuleModule(
    NAME,
    shape=reshape,
    steps=(
        Step("deal_whites", deal_whites, at=Phase.SETUP),
        Step("ask_for_recruits", ask_for_recruits, at=Phase.AGE),
        Step("reveal_recruits", reveal_recruits, after=Phase.AGE),
        Step("give_alms", give_alms, after=Phase.ACT),
        Step("take_tolls", take_tolls, at=Phase.SETTLED),
    ),
    evolvers={
        WhitesWished: _wished,
        WhitesDealt: _dealt,
        RecruitsAsked: _asked,
        RecruitChosen: _chosen,
        WhiteUsed: _used,
        WhiteTakenBack: _taken_back,
        Recruited: _recruited,
        RecruitsShown: _shown,
        TollAsked: _toll_asked,
        TollPaid: _toll_paid,
        LoanTaken: _in_debt,
        TollsOver: _tolls_over,
        WallBuilt: _wall_built,
        AlmsGiven: _alms_given,
    },
    colours={BLACK: "black"},
    acquire=dict.fromkeys(
        (
            *(Truce, Toll, RedRelief, Banker, Caravan, Scapegoat),
            *(Porter, Carter, Potter, Mason, Alms),
        ),
        keep_power,
    ),
    times={PerDebt: per_debt},
    looks_for=(DebtsDefend, Mask, Disguise, Swap, DearSets),
    symbols=masks,
    science=science,
    most={Colour.PURPLE: 10},
    pairings=pairings,
    counted_shields=defending_debts,
    won=_won,
    defeat_to=_to_the_winner,
    answers={
        RECRUIT: Answering(_recruits, _choose_recruit, (Recruit, UseWhite), outside_turns=True),
        TOLL: Answering(_tolls, _pay_toll, (PayToll,), outside_turns=True),
    },
    events=EVENTS,
    reserve=lambda state, seat: whites(state).hands[seat],
    follow_up=give_alms,
    quiet=(RecruitChosen, WhiteUsed, WhiteTakenBack),
    take_back=_taking_back,
    redactions={
        **dict.fromkeys(EVENTS, shown_to_all),
        WhitesDealt: _own_hand,
        RecruitChosen: _own_recruit,
        WhiteUsed: _own_use,
    },
    outcomes={WhitesDealt: lambda rules, event: [[c for hand in event.hands for c in hand]]},
    wish=Wish(_wish, _wished_in),
    pieces=(Debt(), Wall(), *map(White, WHITES)),
    extra=Whites,
    view=own_whites,
    options={
        WALL: PlayOption(Use.BUILD, _wall_cost, lambda built, seat: built.emit(WallBuilt(seat))),
        GATE: PlayOption(Use.BUILD, _gate_cost, _nothing),
        TRICK: PlayOption(Use.SELL, _trick_cost, _nothing),
    },
    terms=terms,
    categories=("black", "white", "loan"),
    scorers=(score,),
)


def _borrowed(box: Expansion, lent: Mapping[str, tuple[Effect, ...]]) -> Expansion:
    """The expansion with more effects of its cards."""
    cards = {}
    for edition, found in box.cards.items():
        more = {
            name: replace(card, effects=card.effects + lent.get(name, ()))
            for name, card in found.cards.items()
        }
        cards[edition] = replace(found, cards=more)
    return replace(box, cards=cards)


def load() -> Expansion:
    return Expansion(
        NAME,
        range(3, 8),
        (RULES,),
        cards=dict.fromkeys(Edition, CARDS),
        lends={"caesar": (Alms(),)},
        borrowed=_borrowed,
    )
