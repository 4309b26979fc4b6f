"""The Edifices as a rule module: their projects in the turn and at the end of an Age."""

from __future__ import annotations

from sevenwonders_qt.core.decider import Command, IllegalCommand
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic.agenda import Phase, Step
from sevenwonders_qt.games.classic.catalogue import Card, Cost
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.evolve import (
    gain_tokens,
    keep_power,
    lay_piece,
    lose_structure,
    use_up,
)
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.ruleset import (
    Answering,
    Evolver,
    Expansion,
    PlayOption,
    RuleModule,
    State,
    shown_to_all,
)
from sevenwonders_qt.games.classic.turn import pay_effects
from sevenwonders_qt.games.edifice import events as ev
from sevenwonders_qt.games.edifice.catalogue import (
    BOTH_PAWNS,
    NAME,
    PLAYERS,
    Edifice,
    Edifices,
    edifices_of,
    load_all_boards,
    load_edifices,
)
from sevenwonders_qt.games.edifice.checks import CHECKS, projects_lie
from sevenwonders_qt.games.edifice.commands import PARTICIPATE, PENALTY, PayPenalty
from sevenwonders_qt.games.edifice.effects import (
    DropDefeats,
    GuildAgain,
    TakePawn,
    VictoryToken,
)
from sevenwonders_qt.games.edifice.penalty import payable, ways_to_pay
from sevenwonders_qt.games.edifice.scoring import TIMES, EdificeCategory, score_edifices
from sevenwonders_qt.games.edifice.state import (
    Debt,
    Pawn,
    Projects,
    Reward,
    Standing,
    has_joined,
    has_pawn,
    pawns_held,
    projects_of,
    rewards_held,
)
from sevenwonders_qt.games.edifice.view import edifices_view

# The turn ------------------------------------------------------------------------------------


def reveal_projects(transaction: Transaction[State]) -> None:
    """Draw one Edifice of each Age; the others are not in the match."""
    edifices = edifices_of(transaction.state.rules)
    drawn = (
        transaction.chance.shuffled(edifices.of_age(age))[0]
        for age in transaction.state.rules.shape.ages_from(1)
    )
    transaction.emit(ev.ProjectsRevealed(tuple(drawn), edifices.pawns[transaction.state.players]))


def settle_projects(transaction: Transaction[State]) -> None:
    """Take pawns that stages grant; then build an Edifice without pawns on its card."""
    state, projects = transaction.state, projects_of(transaction.state)
    for seat, city in enumerate(state.cities):
        if city.powers:
            for power in [power for power in city.powers if isinstance(power, TakePawn)]:
                transaction.emit(ev.PawnGiven(seat, power.age))
                if projects.standing[power.age - 1] is Standing.BUILT:
                    _reward(transaction, seat, power.age)
    age = state.current_age
    if not projects.left[age - 1] and projects.standing[age - 1] is Standing.PROJECT:
        transaction.emit(ev.EdificeBuilt(age, projects.edifices[age - 1]))
        for seat, city in enumerate(state.cities):
            if has_pawn(city.pieces, age):
                _reward(transaction, seat, age)


def settle_last_cards(transaction: Transaction[State]) -> None:
    """Do the same for the last cards of an Age, which some seats play after all others."""
    settle_projects(transaction)


def punish_absentees(transaction: Transaction[State]) -> None:
    """Punish every seat without a pawn, before the conflicts, if the project has pawns left."""
    state, age = transaction.state, transaction.state.age
    if projects_of(state).standing[age - 1] is not Standing.PROJECT:
        return
    edifice, debt = _edifice(state, age), edifices_of(state.rules).debts[age]
    transaction.emit(ev.ProjectFailed(age, edifice.id))
    for seat, city in enumerate(state.cities):
        if city.pieces and has_pawn(city.pieces, age):
            continue
        ways = payable(state.rules, edifice, city)
        if not ways:
            transaction.emit(ev.DebtTaken(seat, age, debt))
        elif len(ways) == 1:
            ((card, tokens),) = ways
            transaction.emit(ev.PenaltyPaid(seat, age, edifice.penalty.coins, card, tokens))
        else:
            transaction.emit(ev.PenaltyAsked(seat))


def _reward(transaction: Transaction[State], seat: Seat, age: int) -> None:
    """Pay the reward of a built Edifice; a second pawn repeats it only by the house rule."""
    state = transaction.state
    edifice, pieces = _edifice(state, age), state.cities[seat].pieces
    due = pawns_held(pieces, age) if BOTH_PAWNS in state.rules.data else 1
    for _ in range(due - rewards_held(pieces, edifice.id)):
        _pay_reward(transaction, seat, age, edifice)


def _pay_reward(transaction: Transaction[State], seat: Seat, age: int, edifice: Edifice) -> None:
    city = transaction.state.cities[seat]
    tokens = tuple(effect.worth for effect in edifice.reward if isinstance(effect, VictoryToken))
    drops = any(isinstance(effect, DropDefeats) for effect in edifice.reward)
    defeats = city.tokens.count(DEFEAT) if drops else 0
    transaction.emit(ev.RewardGained(seat, age, edifice.id, tokens, defeats))
    pay_effects(transaction, seat, edifice.reward, CardId(edifice.id))


def _edifice(state: State, age: int) -> Edifice:
    return edifices_of(state.rules).edifices[projects_of(state).edifices[age - 1]]


# The plays that may be chosen ---------------------------------------------------------------


def _participation_cost(state: State, seat: Seat, card: Card | None) -> Cost | None:
    """Return the price of participating, if the card has pawns and the seat has not joined."""
    age, projects, pieces = state.current_age, projects_of(state), state.cities[seat].pieces
    if not projects.left[age - 1] or (pieces and has_joined(pieces, age)):
        return None
    return edifices_of(state.rules).edifices[projects.edifices[age - 1]].cost


def _participate(transaction: Transaction[State], seat: Seat) -> None:
    """Let a seat join; all who join in one turn get a pawn, missing ones from the box."""
    age = transaction.state.current_age
    empty = not projects_of(transaction.state).left[age - 1]
    transaction.emit(ev.ProjectJoined(seat, age, from_box=empty))


def _ways_to_pay(state: State, seat: Seat) -> tuple[PayPenalty, ...]:
    return ways_to_pay(state.rules, _edifice(state, state.age), state.cities[seat], seat)


def _penalty_options(state: State, seat: Seat) -> list[Command]:
    return list(_ways_to_pay(state, seat))


def _pay_penalty(transaction: Transaction[State], command: Command) -> None:
    if not isinstance(command, PayPenalty):
        raise IllegalCommand("not_expected")
    if command not in _ways_to_pay(transaction.state, command.seat):
        raise IllegalCommand("not_that_penalty")
    age = transaction.state.age
    coins = _edifice(transaction.state, age).penalty.coins
    transaction.emit(ev.PenaltyPaid(command.seat, age, coins, command.card, command.tokens))


# The effects of events ----------------------------------------------------------------------


def _projects_revealed(state: State, event: ev.ProjectsRevealed) -> None:
    projects = projects_of(state)
    projects.edifices = event.edifices
    projects.left = [event.pawns] * len(event.edifices)
    projects.standing = [Standing.PROJECT] * len(event.edifices)


def _project_joined(state: State, event: ev.ProjectJoined) -> None:
    lay_piece(state, event.seat, Pawn(event.age, joined=True))
    if not event.from_box:
        projects_of(state).left[event.age - 1] -= 1


def _pawn_given(state: State, event: ev.PawnGiven) -> None:
    use_up(state.cities[event.seat], TakePawn(event.age))
    lay_piece(state, event.seat, Pawn(event.age, joined=False))


def _edifice_built(state: State, event: ev.EdificeBuilt) -> None:
    projects_of(state).standing[event.age - 1] = Standing.BUILT


def _reward_gained(state: State, event: ev.RewardGained) -> None:
    gain_tokens(state, event.seat, event.tokens)
    for _ in range(event.defeats):
        state.cities[event.seat].tokens.remove(DEFEAT)
    edifice = edifices_of(state.rules).edifices[event.edifice]
    lay_piece(state, event.seat, Reward(edifice.id, edifice.reward))


def _project_failed(state: State, event: ev.ProjectFailed) -> None:
    projects_of(state).standing[event.age - 1] = Standing.FAILED


def _penalty_asked(state: State, event: ev.PenaltyAsked) -> None:
    state.prompts[event.seat] = PENALTY


def _penalty_paid(state: State, event: ev.PenaltyPaid) -> None:
    city: City = state.cities[event.seat]
    state.prompts[event.seat] = None
    city.coins -= event.coins
    for token in event.tokens:
        city.tokens.remove(token)
    if event.card is not None:
        lose_structure(state, event.seat, event.card)


def _debt_taken(state: State, event: ev.DebtTaken) -> None:
    lay_piece(state, event.seat, Debt(event.age, event.points))


_EVOLVERS: dict[type[Event], Evolver] = {
    ev.ProjectsRevealed: _projects_revealed,
    ev.ProjectJoined: _project_joined,
    ev.PawnGiven: _pawn_given,
    ev.EdificeBuilt: _edifice_built,
    ev.RewardGained: _reward_gained,
    ev.ProjectFailed: _project_failed,
    ev.PenaltyAsked: _penalty_asked,
    ev.PenaltyPaid: _penalty_paid,
    ev.DebtTaken: _debt_taken,
}


def edifice_module(edifices: Edifices) -> RuleModule:
    """Return the rules of the expansion with these Edifices."""
    return RuleModule(
        NAME,
        steps=(
            Step("reveal_projects", reveal_projects, at=Phase.SETUP),
            Step("settle_projects", settle_projects, after=Phase.ACT),
            Step("settle_last_cards", settle_last_cards, after=Phase.LAST_CARD),
            Step("punish_absentees", punish_absentees, before=Phase.CONFLICT),
        ),
        evolvers=_EVOLVERS,
        acquire={TakePawn: keep_power},
        times=TIMES,
        looks_for=(VictoryToken, DropDefeats, GuildAgain),
        answers={PENALTY: Answering(_penalty_options, _pay_penalty, (PayPenalty,))},
        events=ev.EVENTS,
        redactions=dict.fromkeys(ev.EVENTS, shown_to_all),
        checks=CHECKS,
        may_wait=projects_lie,
        outcomes={ev.ProjectsRevealed: lambda rules, event: [[drawn] for drawn in event.edifices]},
        sources=tuple(edifices.edifices),
        data=edifices,
        pieces=(
            *(Pawn(age, joined) for age in edifices.debts for joined in (False, True)),
            *(Debt(age, points) for age, points in edifices.debts.items()),
            *(Reward(each.id, each.reward) for each in edifices.edifices.values()),
        ),
        extra=Projects,
        view=edifices_view,
        cover=lambda part: part,  # all of it is open
        follow_up=settle_projects,
        options={PARTICIPATE: PlayOption(Use.STAGE, _participation_cost, _participate)},
        categories=tuple(EdificeCategory),
        scorers=(score_edifices,),
    )


def load_expansion() -> Expansion:
    """Return the expansion with its two boards, read from its files; raises `DataError`."""
    edifices = load_edifices(resource_path("data", NAME, "edifices.toml"))
    house_rules = {BOTH_PAWNS: RuleModule(BOTH_PAWNS, data=True)}
    modules = (edifice_module(edifices),)
    return Expansion(NAME, PLAYERS, modules, load_all_boards(), house_rules=house_rules)
