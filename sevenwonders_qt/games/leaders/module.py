"""The Leaders as a rule module: the draft, what is done before an Age, and what leaders do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from sevenwonders_qt.core.decider import Command, IllegalCommand, ImpossibleSetup
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.agenda import Phase, Step
from sevenwonders_qt.games.classic.catalogue import Card
from sevenwonders_qt.games.classic.commands import (
    BUILD,
    BY_COST,
    STAGE,
    PickDiscard,
    Play,
    Prompt,
    Use,
    Way,
)
from sevenwonders_qt.games.classic.counting import neighbours
from sevenwonders_qt.games.classic.effects import RESOURCES, Effect, Piece
from sevenwonders_qt.games.classic.evolve import keep_power
from sevenwonders_qt.games.classic.legal import plays, stage_uses
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.powers import (
    open_discard_pile,
    pick_from_pile,
    pick_options,
    play_last_card,
)
from sevenwonders_qt.games.classic.prices import Buy, Term, Waive
from sevenwonders_qt.games.classic.ruleset import (
    Answering,
    Expansion,
    RuleModule,
    Ruleset,
    State,
)
from sevenwonders_qt.games.classic.shape import RULEBOOK, Shape
from sevenwonders_qt.games.classic.turn import choice_of, collect, lay, pay_effects
from sevenwonders_qt.games.leaders import events as ev
from sevenwonders_qt.games.leaders.catalogue import (
    BURYING_OPTIONAL,
    CHOICES,
    COMING,
    DEALT,
    GUILDS,
    NAME,
    OWN_PILE,
    PILE,
    PLAYERS,
    Coming,
    Guilds,
    Leaders,
    Pile,
    leaders_of,
    load_all_boards,
    load_guilds,
    load_leaders,
)
from sevenwonders_qt.games.leaders.catalogue import CITIES_BOX as CITIES
from sevenwonders_qt.games.leaders.checks import CHECKS, hands_fit
from sevenwonders_qt.games.leaders.commands import (
    Bury,
    Copy,
    KeepLeader,
    LeaderPrompt,
    LoseVictory,
    RecruitMore,
    UseLeader,
)
from sevenwonders_qt.games.leaders.effects import (
    BuryLeader,
    BuyFromBank,
    ChangeSymbol,
    CheaperColour,
    CheaperLeaders,
    CheaperStages,
    CoinsPerVictory,
    CoinsWhenBought,
    CoinsWhenBuilt,
    CoinsWhenChained,
    CoinsWhenRaised,
    CopyLeader,
    DefeatsToWinner,
    DrawLeaders,
    DropDefeats,
    ExtraCoin,
    FreeOfColour,
    FreeOncePerAge,
    LeadersFree,
    OthersLoseVictory,
    PairsOfVictories,
    PointsIfAlone,
    PointsPerTrio,
    RepeatSymbol,
    ShieldsPerDefeat,
    TokenOfAge,
)
from sevenwonders_qt.games.leaders.effects import RecruitMore as MoreRecruits
from sevenwonders_qt.games.leaders.evolve import EVOLVERS, won
from sevenwonders_qt.games.leaders.pieces import (
    Buried,
    Copied,
    Recruited,
    buried_points,
    leaders_at_work,
    recruited,
)
from sevenwonders_qt.games.leaders.redact import REDACTIONS
from sevenwonders_qt.games.leaders.scoring import (
    TIMES,
    LeaderCategory,
    counted_shields,
    science,
    score_leaders,
)
from sevenwonders_qt.games.leaders.state import Hands, Once, hands_of, next_to_take, price_of
from sevenwonders_qt.games.leaders.view import leaders_view, without_secrets

FIRST_COINS: Final = 6
"""Coins of each player at the start."""

FREE_COLOUR, FREE_ONCE = Way("leader_free_colour"), Way("leader_free_once")
FINISH, FINISH_BEFORE = "finish_leaders", "finish_leaders_before_age"
"""Steps after which nothing more of a turn, or of what is done before an Age, is to come."""


# The draft -------------------------------------------------------------------------------------


def deal_leaders(transaction: Transaction[State]) -> None:
    """Deal leaders to the players; a free city returns the coins that are meant for them."""
    state = transaction.state
    leaders = leaders_of(state.rules)
    deck = transaction.chance.shuffled(leaders.pile)
    in_turns = leaders.coming is Coming.IN_TURNS
    number = 0 if in_turns else min(DEALT, len(deck) // state.players)
    hands = [deck[seat * number : (seat + 1) * number] for seat in range(state.players)]
    pile = deck[number * state.players :]
    transaction.emit(ev.LeadersDealt(tuple(map(tuple, hands)), tuple(pile)))
    for seat in range(state.players, len(state.cities)):
        transaction.emit(ev.CoinsReturned(seat, FIRST_COINS - RULEBOOK.first_coins))


def begin_draft(transaction: Transaction[State]) -> None:
    """Let the players draft, or take in turns, unless they keep what was dealt to them."""
    match leaders_of(transaction.state.rules).coming:
        case Coming.DRAFTED:
            ask_to_keep(transaction)
        case Coming.IN_TURNS:
            transaction.emit(ev.RowLaid(hands_of(transaction.state).pile[:DEALT]))
            ask_to_take(transaction)


def ask_to_take(transaction: Transaction[State]) -> None:
    """Ask the next seat to take a leader that is face up, until all have as many as are dealt."""
    state = transaction.state
    taken = sum(map(len, hands_of(state).kept))
    if taken < DEALT * state.players and hands_of(state).row:
        transaction.emit(ev.TurnToTake(next_to_take(taken, state.players)))
    else:
        transaction.emit(ev.DraftEnded())


def ask_to_keep(transaction: Transaction[State]) -> None:
    transaction.emit(ev.DraftAsked())


def pass_leaders(transaction: Transaction[State]) -> None:
    """Keep what was picked and pass the rest; after the last round all keep what comes to them."""
    if not any(hands_of(transaction.state).picked):
        return  # the pile was short and the draft is over, or there is none
    transaction.emit(ev.LeadersPassed())
    if len(hands_of(transaction.state).hands[0]) > 1:
        ask_to_keep(transaction)
    else:
        transaction.emit(ev.DraftEnded())


def _keep_options(state: State, seat: Seat) -> list[Command]:
    found = hands_of(state)
    return [KeepLeader(seat, leader) for leader in found.row or found.hands[seat]]


def _keep(transaction: Transaction[State], command: Command) -> None:
    if not isinstance(command, KeepLeader):
        raise IllegalCommand("not_expected")
    found, seat = hands_of(transaction.state), command.seat
    if command.leader not in (found.row or found.hands[seat]):
        raise IllegalCommand("not_in_hand")
    if found.row:
        transaction.emit(ev.LeaderTaken(seat, command.leader, next(iter(found.pile), None)))
        ask_to_take(transaction)
    else:
        transaction.emit(ev.LeaderKept(seat, command.leader))


def taking_back(state: State, seat: Seat) -> Event | None:
    """Return the event that undoes what a seat has laid face down; None for nothing."""
    found = hands_of(state)
    if not found.hands:
        return None
    if found.picked[seat] is not None:
        return ev.KeptTakenBack(seat)
    return ev.LeaderTakenBack(seat) if found.choices[seat] is not None else None


# Before an Age ---------------------------------------------------------------------------------


def ask_for_leaders(transaction: Transaction[State]) -> None:
    transaction.emit(ev.LeadersAsked(transaction.state.age + 1))


def use_leaders(transaction: Transaction[State]) -> None:
    """Let all cities act at once: first all is paid and laid, then the bank pays."""
    state = transaction.state
    choices = [choice for choice in hands_of(state).choices if choice is not None]
    for choice in choices:
        if choice.use is BUILD:
            age = state.current_age
            transaction.emit(ev.LeaderRecruited(choice.seat, choice.card, age, choice.to_bank))
        else:
            lay(transaction, choice)
    for choice in choices:
        if choice.use is BUILD:
            _pay_recruit(transaction, choice.seat, choice.card)
        elif choice.use is STAGE:
            collect(transaction, choice)
    settle_cards(transaction)


def drop_leaders(transaction: Transaction[State]) -> None:
    """Let the leaders go that no seat can use any more, once the last Age begins."""
    state = transaction.state
    if state.current_age < state.rules.shape.last_age:
        return
    for seat, hand in enumerate(hands_of(state).hands):
        if hand and not _may_recruit_later(state, seat):
            transaction.emit(ev.LeadersLeft(seat, tuple(hand)))


def _may_recruit_later(state: State, seat: Seat) -> bool:
    city = state.cities[seat]
    stages = city.board.stages[city.stages :]
    ways = [way for stage in stages for way in stage.alternatives or (stage,)]
    return any(isinstance(effect, MoreRecruits) for way in ways for effect in way.effects)


def _use_options(state: State, seat: Seat) -> list[Command]:
    found: list[Command] = []
    for leader in hands_of(state).hands[seat]:
        found += [UseLeader(seat, play) for play in _plays(state, seat, leader)]
    return found


def _plays(state: State, seat: Seat, leader: CardId) -> Iterator[Play]:
    """Yield every use of a leader of the hand."""
    if _price(state, seat, leader) <= state.cities[seat].coins:
        yield Play(seat, leader, BUILD)
    yield from stage_uses(state, seat, leader)
    yield Play(seat, leader, Use.SELL)


def _price(state: State, seat: Seat, leader: CardId) -> int:
    printed = leaders_of(state.rules).all[leader].price(state.current_age)
    return price_of(state, seat, printed)


def _use(transaction: Transaction[State], command: Command) -> None:
    if not isinstance(command, UseLeader) or command.play.seat != command.seat:
        raise IllegalCommand("not_expected")
    state, seat, play = transaction.state, command.seat, command.play
    if play.card not in hands_of(state).hands[seat]:
        raise IllegalCommand("not_in_hand")
    if play not in _plays(state, seat, play.card):
        reasons = {BUILD: "cannot_pay", STAGE: "cannot_stage"}
        raise IllegalCommand(reasons.get(play.use, "no_such_way"))
    if play.use is BUILD:
        price = _price(state, seat, play.card)
        choice = classic.CardChosen(seat, play.card, BUILD, BY_COST, price, 0, 0)
    else:
        choice = choice_of(state, play)
    transaction.emit(ev.LeaderChosen(seat, choice))


def _pay_recruit(transaction: Transaction[State], seat: Seat, leader: CardId) -> None:
    effects = leaders_of(transaction.state.rules).all[leader].effects
    pay_effects(transaction, seat, effects, leader)


def recruit_alone(transaction: Transaction[State], seat: Seat, leader: CardId, coins: int) -> None:
    """Recruit a leader as if no other city acted, with what it brings its own city at once."""
    state = transaction.state
    transaction.emit(ev.LeaderRecruited(seat, leader, state.current_age, coins))
    _pay_recruit(transaction, seat, leader)
    for effect in leaders_of(state.rules).all[leader].effects:
        if isinstance(effect, TokenOfAge | DropDefeats):
            _settle_power(transaction, seat, effect)
    _pay_what_is_due(transaction)


# Consequences of cards, stages and leaders -----------------------------------------------------


def settle(transaction: Transaction[State]) -> None:
    """Do all that follows at once, until nothing is left or a seat must answer.

    Coins that are due come before any question.
    """
    state = transaction.state
    _pay_what_is_due(transaction)
    while not any(state.prompts):
        pending = _pending(state)
        if not pending:
            return
        for seat, power in pending:
            _settle_power(transaction, seat, power)
        _pay_what_is_due(transaction)


def _pay_what_is_due(transaction: Transaction[State]) -> None:
    while dues := hands_of(transaction.state).due:  # coins of the bank may bring Berenice's
        for due in dues:
            transaction.emit(classic.CoinsGained(due.seat, due.coins, due.leader))


_AT_ONCE = (TokenOfAge, DropDefeats, OthersLoseVictory, DrawLeaders)
_IN_ORDER: tuple[tuple[type[Effect], ...], ...] = (_AT_ONCE, (CopyLeader,), (BuryLeader,))
"""Effects that work once; their events end them. A leader can be copied before it is buried."""

_PENDING = (*_AT_ONCE, CopyLeader, BuryLeader)


def _pending(state: State) -> list[tuple[Seat, Effect]]:
    """Return the effects that are settled next, at most one of each seat."""
    for kinds in _IN_ORDER:
        found = {
            seat: power
            for seat, city in enumerate(state.cities)
            for power in reversed(city.powers)
            if isinstance(power, kinds)
        }
        if found:
            return [*found.items()]
    return []


def _settle_power(transaction: Transaction[State], seat: Seat, power: Effect) -> None:
    state = transaction.state
    city, shape = state.cities[seat], state.rules.shape
    match power:
        case TokenOfAge():
            worth = shape.victory(state.current_age)
            transaction.emit(ev.TokenGained(seat, _source(state, seat, power), worth))
        case DropDefeats():
            defeats = city.tokens.count(DEFEAT)
            transaction.emit(ev.DefeatsDropped(seat, _source(state, seat, power), defeats))
        case OthersLoseVictory():
            transaction.emit(ev.VictoriesDemanded(seat, _source(state, seat, power)))
            for other in range(state.players):
                _lose_victory(transaction, seat, other)
        case DrawLeaders(number=number):
            transaction.emit(ev.LeadersDrawn(seat, hands_of(state).pile[:number]))
        case CopyLeader():
            copies = _copies(state, seat)
            if len(copies) > 1:
                transaction.emit(ev.CopyAsked(seat))
            elif copies:
                _copy_leader(transaction, copies[0])
            else:
                transaction.emit(ev.LeaderCopied(seat, None, seat))
        case BuryLeader():
            graves = _burials(state, seat)
            if len(graves) > 1:
                transaction.emit(ev.BurialAsked(seat))
            else:
                _bury_leader(transaction, graves[0])


def _source(state: State, seat: Seat, power: Effect) -> CardId:
    """Return the leader that brought a power to a city, or the wonder for a stage."""
    city = state.cities[seat]
    found = (p.leader for p in leaders_at_work(city) if power in p.effects)
    return next(found, CardId(city.wonder))


def _lose_victory(transaction: Transaction[State], demanding: Seat, seat: Seat) -> None:
    tokens = transaction.state.cities[seat].tokens
    worths = {token for token in tokens if token > 0}
    if seat == demanding or not worths:
        return
    if len(worths) > 1:
        transaction.emit(ev.VictoryAsked(seat))
    else:
        transaction.emit(ev.VictoryLost(seat, *worths))


def _victories(state: State, seat: Seat) -> list[Command]:
    worths = sorted({token for token in state.cities[seat].tokens if token > 0})
    return [LoseVictory(seat, worth) for worth in worths]


def _lose(transaction: Transaction[State], command: Command) -> None:
    if not isinstance(command, LoseVictory):
        raise IllegalCommand("not_expected")
    if command not in _victories(transaction.state, command.seat):
        raise IllegalCommand("no_such_token")
    transaction.emit(ev.VictoryLost(command.seat, command.worth))
    go_on(transaction)


def _copies(state: State, seat: Seat) -> list[Copy]:
    """Return the leaders that a seat can copy: those that its neighbours have recruited."""
    return [
        Copy(seat, piece.leader, other)
        for other in neighbours(seat, len(state.cities))
        for piece in recruited(state.cities[other])
    ]


def _copy_options(state: State, seat: Seat) -> list[Command]:
    return [*_copies(state, seat)]


def _copy(transaction: Transaction[State], command: Command) -> None:
    if not isinstance(command, Copy):
        raise IllegalCommand("not_expected")
    if command not in _copies(transaction.state, command.seat):
        raise IllegalCommand("no_such_leader")
    _copy_leader(transaction, command)
    go_on(transaction)


def _copy_leader(transaction: Transaction[State], command: Copy) -> None:
    transaction.emit(ev.LeaderCopied(command.seat, command.leader, command.of))
    _pay_recruit(transaction, command.seat, command.leader)


def _burials(state: State, seat: Seat) -> list[Bury]:
    """Return the burials that are open to a seat; one of no leader if it has none, or may pass."""
    found = [Bury(seat, piece.leader) for piece in recruited(state.cities[seat])]
    optional = not found or BURYING_OPTIONAL in state.rules.data
    return [*found, Bury(seat, None)] if optional else found


def _bury_options(state: State, seat: Seat) -> list[Command]:
    return [*_burials(state, seat)]


def _bury(transaction: Transaction[State], command: Command) -> None:
    if not isinstance(command, Bury):
        raise IllegalCommand("not_expected")
    if command not in _burials(transaction.state, command.seat):
        raise IllegalCommand("no_such_leader")
    _bury_leader(transaction, command)
    go_on(transaction)


def _bury_leader(transaction: Transaction[State], command: Bury) -> None:
    city = transaction.state.cities[command.seat]
    worths = {piece.leader: buried_points(piece.cost) for piece in recruited(city)}
    points = 0 if command.leader is None else worths[command.leader]
    transaction.emit(ev.LeaderBuried(command.seat, command.leader, points))


def settle_cards(transaction: Transaction[State]) -> None:
    """Do what follows from the cards of a turn, after what other boxes do."""
    for follow_up in transaction.state.rules.follow_ups:
        follow_up(transaction)
    settle(transaction)


def finish(transaction: Transaction[State]) -> None:
    """Do what comes last: late searches of the discard pile, then one more recruit (Rome)."""
    state = transaction.state
    while True:
        settle(transaction)
        if not any(state.prompts):
            open_discard_pile(transaction)
        if any(state.prompts):
            return
        due = [seat for seat, city in enumerate(state.cities) if _recruits_more(city.powers)]
        if not due:
            return
        for seat in due:
            more = len(_more_options(state, seat)) > 1
            transaction.emit(ev.RecruitAsked(seat) if more else ev.RecruitPassed(seat))


def _recruits_more(powers: Sequence[Effect]) -> bool:
    return any(isinstance(power, MoreRecruits) for power in powers)


def go_on(transaction: Transaction[State]) -> None:
    """Go on where an answer was waited for: the step that asked has run already."""
    state = transaction.state
    settle(transaction)
    last = FINISH_BEFORE if state.coming else FINISH
    if not any(state.prompts) and last not in state.agenda:
        finish(transaction)


def _more_options(state: State, seat: Seat) -> list[Command]:
    coins = state.cities[seat].coins
    hand = [x for x in hands_of(state).hands[seat] if _price(state, seat, x) <= coins]
    return [*(RecruitMore(seat, leader) for leader in hand), RecruitMore(seat, None)]


def _recruit_more(transaction: Transaction[State], command: Command) -> None:
    if not isinstance(command, RecruitMore):
        raise IllegalCommand("not_expected")
    state, seat, leader = transaction.state, command.seat, command.leader
    if command not in _more_options(state, seat):
        known = leader in hands_of(state).hands[seat]
        raise IllegalCommand("cannot_pay" if known else "not_in_hand")
    if leader is None:
        transaction.emit(ev.RecruitPassed(seat))
    else:
        price, age = _price(state, seat, leader), state.current_age
        transaction.emit(ev.LeaderRecruited(seat, leader, age, price, more=True))
        _pay_recruit(transaction, seat, leader)
    go_on(transaction)


def _last_card(transaction: Transaction[State], command: Command) -> None:
    play_last_card(transaction, command)
    _pay_what_is_due(transaction)


def _pick(transaction: Transaction[State], command: Command) -> None:
    pick_from_pile(transaction, command)
    go_on(transaction)


# Prices ----------------------------------------------------------------------------------------


def terms(state: State, seat: Seat, card: Card | None) -> Iterator[Term]:
    """Yield the units that leaders save, and what they let a city buy from the bank."""
    for power in state.cities[seat].powers:
        if isinstance(power, CheaperStages):
            if card is None:
                yield Waive(RESOURCES, _source(state, seat, power))
        elif isinstance(power, CheaperColour):
            if card is not None and card.colour == power.colour:
                yield Waive(RESOURCES, _source(state, seat, power))
        elif isinstance(power, BuyFromBank) and (seat, Once.BANK) not in hands_of(state).done:
            yield Buy(RESOURCES, power.coins)


def _free_colour(state: State, seat: Seat, card: Card) -> bool:
    return FreeOfColour(card.colour) in state.cities[seat].powers


def _free_once(state: State, seat: Seat, card: Card) -> bool:
    city = state.cities[seat]
    return FreeOncePerAge(card.colour) in city.powers and FREE_ONCE not in city.spent


def _to_the_winner(state: State, winner: Seat, loser: Seat) -> Seat:
    powers = state.cities[loser].powers
    return winner if any(isinstance(power, DefeatsToWinner) for power in powers) else loser


# The module ------------------------------------------------------------------------------------


def _dealing(rules: Ruleset, event: ev.LeadersDealt) -> list[list[CardId]]:
    """Return the order of the deck that was dealt."""
    return [[*(leader for hand in event.hands for leader in hand), *event.pile]]


def reshape(shape: Shape) -> Shape:
    return replace(shape, first_coins=FIRST_COINS)


def leaders_module(leaders: Leaders) -> RuleModule:
    """Return the rules of the expansion with these leaders."""
    return RuleModule(
        NAME,
        shape=reshape,
        steps=(
            Step("deal_leaders", deal_leaders, after=Phase.SETUP),
            Step("ask_to_keep", begin_draft, after=Phase.SETUP),
            Step("pass_leaders", pass_leaders, after=Phase.SETUP),
            Step("pass_leaders_again", pass_leaders, after=Phase.SETUP),
            Step("pass_last_leaders", pass_leaders, after=Phase.SETUP),
            Step("settle_leaders", settle_cards, after=Phase.ACT),
            Step("settle_leaders_of_last_cards", settle_cards, after=Phase.LAST_CARD),
            Step(FINISH, finish, after=Phase.TURN_END),
            # Income from conflicts belongs to the last turn of the Age.
            Step("pay_leaders_for_conflicts", settle, after=Phase.CONFLICT),
            Step("ask_for_leaders", ask_for_leaders, at=Phase.AGE),
            Step("use_leaders", use_leaders, after=Phase.AGE),
            Step(FINISH_BEFORE, finish, after=Phase.AGE),
            Step("drop_leaders", drop_leaders, after=Phase.AGE),
        ),
        evolvers=EVOLVERS,
        acquire=dict.fromkeys(
            (
                *(LeadersFree, CheaperLeaders, CheaperStages, CheaperColour, BuyFromBank),
                *(FreeOfColour, FreeOncePerAge, DefeatsToWinner, MoreRecruits, *_PENDING),
            ),
            keep_power,
        ),
        times=TIMES,
        looks_for=(
            *(CoinsWhenBuilt, CoinsWhenChained, CoinsWhenRaised, CoinsWhenBought, ExtraCoin),
            *(CoinsPerVictory, ShieldsPerDefeat, PairsOfVictories, PointsIfAlone),
            *(PointsPerTrio, ChangeSymbol, RepeatSymbol),
        ),
        science=science,
        counted_shields=counted_shields,
        won=won,
        defeat_to=_to_the_winner,
        ways=MappingProxyType({FREE_COLOUR: _free_colour, FREE_ONCE: _free_once}),
        once_an_age=(FREE_ONCE,),
        answers={
            LeaderPrompt.DRAFT: Answering(_keep_options, _keep, (KeepLeader,), True),
            LeaderPrompt.USE: Answering(_use_options, _use, (UseLeader,), True),
            LeaderPrompt.RECRUIT_MORE: Answering(
                _more_options, _recruit_more, (RecruitMore,), True
            ),
            LeaderPrompt.BURY: Answering(_bury_options, _bury, (Bury,), True),
            LeaderPrompt.COPY: Answering(_copy_options, _copy, (Copy,), True),
            LeaderPrompt.LOSE_VICTORY: Answering(_victories, _lose, (LoseVictory,), True),
            Prompt.LAST_CARD: Answering(plays, _last_card, (Play,)),
            Prompt.DISCARD_PILE: Answering(pick_options, _pick, (PickDiscard,), True),
        },
        reserve=lambda state, seat: hands_of(state).hands[seat],
        players_only=("roma", "abu_simbel"),
        events=ev.EVENTS,
        quiet=(ev.LeaderKept, ev.KeptTakenBack, ev.LeaderChosen, ev.LeaderTakenBack),
        take_back=taking_back,
        redactions=REDACTIONS,
        checks=CHECKS,
        may_wait=hands_fit,
        outcomes={ev.LeadersDealt: _dealing},
        sources=tuple(leaders.all),
        data=leaders,
        pieces=_pieces(leaders),
        extra=Hands,
        view=leaders_view,
        cover=without_secrets,
        terms=terms,
        categories=tuple(LeaderCategory),
        scorers=(score_leaders,),
    )


def _pieces(leaders: Leaders) -> tuple[Piece, ...]:
    known = [*leaders.all.values()]
    return (
        *(Recruited(each.id, 1, each.price(1), each.effects) for each in known),
        *(Copied(each.id, 0, each.effects) for each in known),
        *(Buried(each.id, buried_points(each.price(1))) for each in known),
    )


def load_expansion() -> Expansion:
    """Return the expansion, read from its files; raises `DataError`."""
    leaders = load_leaders(resource_path("data", NAME, "leaders.toml"))
    return Expansion(
        NAME,
        PLAYERS,
        (leaders_module(leaders),),
        load_all_boards(Edition.FIRST),
        house_rules={BURYING_OPTIONAL: RuleModule(BURYING_OPTIONAL, data=True)},
        choices=CHOICES,
        lists=(OWN_PILE,),
        fitted=_fitted,
        borrowed=_borrowed,
    )


def _fitted(box: Expansion, options: Options, players: int) -> Expansion:
    """Return the expansion for an edition, with its pile of leaders and its guilds.

    Raises `ImpossibleSetup` for an own pile with strangers in it, or with too few leaders.
    """
    (module,) = box.modules
    kind = Pile(box.choice(PILE, options))
    pile = module.data.pile_of(kind, cities=CITIES in options.expansions)
    if kind is Pile.OWN:
        pile = _own_pile(pile, dict(options.lists).get(OWN_PILE, ()), players)
    edition, guilds = options.edition, Guilds(box.choice(GUILDS, options))
    usual = guilds is Guilds.BY_EDITION and edition is Edition.FIRST
    with_guilds = guilds is Guilds.ALL or usual
    leaders = replace(module.data, pile=pile, coming=Coming(box.choice(COMING, options)))
    return replace(
        box,
        modules=(replace(module, data=leaders),),
        boards=load_all_boards(edition),
        cards={edition: load_guilds()} if with_guilds else {},
    )


def _borrowed(box: Expansion, lent: Mapping[str, tuple[Effect, ...]]) -> Expansion:
    """Return the expansion with more effects of its leaders."""
    (module,) = box.modules
    every = {
        name: replace(leader, effects=leader.effects + lent.get(name, ()))
        for name, leader in module.data.all.items()
    }
    leaders = replace(module.data, all=every)
    return replace(box, modules=(replace(module, data=leaders, pieces=_pieces(leaders)),))


def _own_pile(known: Sequence[CardId], allowed: Sequence[str], players: int) -> tuple[CardId, ...]:
    """Return the leaders that were allowed in the order of the box, all where none was named."""
    if not allowed:
        return tuple(known)
    if not {*allowed} <= {*known}:
        raise ImpossibleSetup("unknown_names")
    if len(allowed) < DEALT * players:
        raise ImpossibleSetup("few_names")
    return tuple(leader for leader in known if leader in allowed)
