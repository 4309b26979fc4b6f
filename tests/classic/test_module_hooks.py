"""What a rule module may bring to the game, by a module that stands in for a whole expansion.

It lets a city drill when it raises a stage, for two coins, or launch a ship, for one wood; a drill
gives a shield and, at the end, a point. Drills are counted for the whole table. The second stage of
its Giza has alternatives.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command, IllegalCommand
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.agenda import Phase, Step
from sevenwonders_qt.games.classic.catalogue import (
    Card,
    Cards,
    Cost,
    Pool,
    Stage,
    with_boards,
    with_cards,
)
from sevenwonders_qt.games.classic.checks import can_wait
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.counting import Line
from sevenwonders_qt.games.classic.effects import (
    Coins,
    Effect,
    Piece,
    Points,
    Produce,
    Resource,
    Shields,
    Tableau,
)
from sevenwonders_qt.games.classic.evolve import lay_piece, lose_structure
from sevenwonders_qt.games.classic.free_city import FREE_CITY
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.offer import Offered, stage_offer
from sevenwonders_qt.games.classic.options import DEFAULT, Options
from sevenwonders_qt.games.classic.ruleset import (
    Answering,
    PlayOption,
    RuleModule,
    Ruleset,
    State,
    shown_to_all,
)
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build, sell, stage
from sevenwonders_qt.games.classic.scoring import sheets
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.classic.turn import CLASSIC, ROUND_TABLE


@record
class Drilled(Event):
    seat: Seat


@record
class GroundLaidOut(Event):
    drills: int


@record
class Barracks(Piece):
    @property
    def effects(self) -> tuple[Effect, ...]:
        return (Shields(1), Produce((Resource.ORE,)))


@dataclass(slots=True)
class Ground:
    drills: int = -1

    def copy(self) -> Ground:
        return Ground(self.drills)


def ground(state: State) -> Ground:
    found = state.extras["drill"]
    assert isinstance(found, Ground)
    return found


def lay_out_ground(transaction: Transaction[State]) -> None:
    transaction.emit(GroundLaidOut(0))


def _laid_out(state: State, event: GroundLaidOut) -> None:
    ground(state).drills = event.drills


def _drilled(state: State, event: Drilled) -> None:
    ground(state).drills += 1
    lay_piece(state, event.seat, Barracks())


def _points(
    rules: Ruleset, cities: Sequence[Tableau], seat: Seat, copied: CardId | None
) -> Iterator[Line]:
    number = len(cities[seat].pieces)
    yield Line("drill", number, "drills", number, 1)


DRILL = RuleModule(
    "drill",
    steps=(Step("lay_out_ground", lay_out_ground, at=Phase.SETUP),),
    evolvers={Drilled: _drilled, GroundLaidOut: _laid_out},
    events=(Drilled, GroundLaidOut),
    redactions={Drilled: shown_to_all},
    pieces=(Barracks(),),
    extra=Ground,
    view=lambda state, seat: (seat, ground(state).drills),
    options={
        "drill": PlayOption(
            Use.STAGE,
            lambda state, seat, card: Cost(2) if ground(state).drills < 2 else None,
            lambda transaction, seat: transaction.emit(Drilled(seat)),
        )
    },
    categories=("drill",),
    scorers=(_points,),
)

WOOD = Cost(0, (1, 0, 0, 0, 0, 0, 0))
SHIPS = RuleModule(
    "ships",
    options={"launch": PlayOption(Use.STAGE, lambda state, seat, card: WOOD, lambda *_: None)},
)
ALTERNATIVES = ((Coins(7),), (Shields(2), Points(1)))


@pytest.fixture(scope="module")
def drilling() -> Classic:
    catalogue = Classic.first_edition().rules.catalogue
    giza = catalogue.boards["giza", "A"]
    first, second, third = giza.stages
    ways = tuple(Stage(second.cost, effects) for effects in ALTERNATIVES)
    board = replace(giza, stages=(first, Stage(second.cost, (), ways), third))
    rules = (CLASSIC, ROUND_TABLE, DRILL, SHIPS)
    return Classic(Ruleset(with_boards(catalogue, {("giza", "A"): board}), *rules))


def table(game: Classic, *built: str, coins: int = 3, stages: int = 0) -> Scenario:
    places = [
        Place("giza", built=["stone_pit", *built], coins=coins, stages=stages),
        Place("rhodes"),
        Place("babylon"),
    ]
    return Scenario(game, places, also=[GroundLaidOut(0)])


def options(position: Scenario) -> set[str]:
    """The options that seat 0 has with its next stage."""
    plays = (c for c in position.legal(0) if isinstance(c, Play) and c.use is Use.STAGE)
    return {play.option for play in plays}


def card(position: Scenario) -> str:
    return position.city(0).hand[0]


def test_a_play_takes_one_option_at_most_whichever_modules_offer_them(drilling: Classic) -> None:
    assert options(table(drilling, "lumber_yard")) == {"", "drill", "launch"}


def test_an_option_is_paid_together_with_the_stage_from_the_coins_held(drilling: Classic) -> None:
    assert options(table(drilling, coins=1)) == {""}
    position = table(drilling, coins=2)
    events = position.turn(stage(0, card(position), option="drill"))
    (chosen, *_) = events
    assert isinstance(chosen, ev.CardChosen)
    assert (chosen.to_bank, chosen.option) == (2, "drill")
    assert position.city(0).coins == 0


def test_the_resources_of_an_option_are_bought_with_those_of_the_stage(drilling: Classic) -> None:
    places = [Place("giza", built=["stone_pit"]), Place("rhodes", built=["lumber_yard"])]
    position = Scenario(drilling, [*places, Place("babylon")], also=[GroundLaidOut(0)])
    play = stage(0, card(position), to_right=2, option="launch")
    assert play in position.legal(0)
    with pytest.raises(IllegalCommand, match="cannot_stage"):
        position.play(stage(0, card(position), option="launch"))


def test_an_option_is_laid_when_the_stage_stands_and_all_who_chose_it_get_it(
    drilling: Classic,
) -> None:
    places = [
        Place("giza", built=["stone_pit"]),
        Place("rhodes", built=["lumber_yard", "tree_farm"]),
        Place("babylon", built=["clay_pool"]),
    ]
    position = Scenario(drilling, places, also=[GroundLaidOut(1)])
    plays = [stage(seat, position.city(seat).hand[0], option="drill") for seat in range(3)]
    events = position.play(*plays)
    happened = [type(e) for e in events if isinstance(e, ev.StageBuilt | Drilled)]
    assert happened == [ev.StageBuilt, Drilled] * 3
    assert ground(position.state).drills == 4
    assert "drill" not in options(position)


def test_an_option_is_of_no_use_without_a_stage_or_where_it_is_not_open(drilling: Classic) -> None:
    position = table(drilling)
    for play in (
        replace(build(0, card(position)), option="drill"),
        Play(0, position.city(0).hand[0], Use.SELL, option="drill"),
        stage(0, card(position), option="dance"),
        stage(0, card(position), alternative=1),
    ):
        with pytest.raises(IllegalCommand):
            position.play(play)
    assert position.state == position.start


def test_a_stage_with_alternatives_brings_the_one_chosen_and_counts_once(drilling: Classic) -> None:
    for number, (coins, shields, points) in enumerate(((7, 0, 3), (0, 2, 4))):
        position = table(drilling, "lumber_yard", "timber_yard", "tree_farm", stages=1)
        before = position.city(0).coins
        position.turn(stage(0, card(position), alternative=number))
        city = position.city(0)
        assert (city.coins - before, city.shields, city.stages) == (coins, shields, 2)
        assert position.scores(0)["wonder"] == points
        assert drilling.view_for(position.state, 0).own.alternatives == (0, number)


def test_each_alternative_can_be_had_with_each_option(drilling: Classic) -> None:
    position = table(drilling, "lumber_yard", "timber_yard", "tree_farm", coins=9, stages=1)
    plays = (c for c in position.legal(0) if isinstance(c, Play) and c.use is Use.STAGE)
    found = {(p.alternative, p.option) for p in plays if p.card == card(position)}
    assert found >= {(number, option) for number in (0, 1) for option in ("", "drill")}


def test_an_option_has_an_offer_of_its_own(drilling: Classic) -> None:
    position = table(drilling, coins=1)
    view = drilling.view_for(position.state, 0)
    alone = stage_offer(drilling.rules, view)
    both = stage_offer(drilling.rules, view, "drill")
    assert alone is not None
    assert both is not None
    assert alone.state is Offered.READY
    assert (both.state, both.short_of) == (Offered.NO, 1)
    assert stage_offer(drilling.rules, view, "dance") is None
    richer = drilling.view_for(table(drilling, coins=5).state, 0)
    offer = stage_offer(drilling.rules, richer, "drill")
    assert offer is not None
    assert [(p.total, p.command.option) for p in offer.payments] == [(2, "drill")]


def test_a_piece_gives_its_effects_and_is_seen_by_all(drilling: Classic) -> None:
    position = table(drilling)
    lay_piece(position.state, 0, Barracks())
    view = drilling.view_for(position.state, 1)
    assert view.cities[0].pieces == (Barracks(),)
    assert view.cities[0].shields == 1
    assert (Resource.ORE,) in view.cities[0].makes


def test_a_structure_that_is_lost_takes_its_effects_along(drilling: Classic) -> None:
    position = table(drilling, "west_trading_post", "barracks")
    lay_piece(position.state, 0, Barracks())
    city, plain = position.city(0), table(drilling)
    lay_piece(plain.state, 0, Barracks())
    for lost in ("west_trading_post", "barracks"):
        lose_structure(position.state, 0, lost)  # type: ignore[arg-type]
    assert city == plain.city(0)
    assert position.state.discards == ["west_trading_post", "barracks"]


def test_a_module_has_rows_of_the_score_sheet(drilling: Classic) -> None:
    position = table(drilling)
    lay_piece(position.state, 0, Barracks())
    assert [*position.scores(0)][-2:] == ["drill", "total"]
    assert (position.scores(0)["drill"], position.scores(1)["drill"]) == (1, 0)
    view = drilling.view_for(position.state, 2)
    assert sheets(drilling.rules, view.cities) == sheets(drilling.rules, position.state.cities)


def test_without_modules_there_is_no_trace_of_any() -> None:
    game = Classic.first_edition()
    assert game.rules.options == game.rules.extras() == game.rules.views == {}
    position = Scenario(game, [Place("giza"), Place("rhodes"), Place("babylon")])
    view = game.view_for(position.state, 0)
    assert view.extras == view.option_costs == position.state.copy().extras == {}
    assert len(position.scores(0)) == 8


def test_what_a_module_remembers_is_copied_with_the_state_and_shown_by_its_own_view(
    drilling: Classic,
) -> None:
    state = drilling.empty()
    for event in drilling.begin(Setup.random(3), SeededChance(1)):
        drilling.evolve(state, event)
    assert drilling.view_for(state, 2).extras == {"drill": (2, 0)}
    other = state.copy()
    ground(other).drills = 5
    assert ground(state).drills == 0


def test_events_of_a_module_are_stored_and_shown_by_its_own_table(drilling: Classic) -> None:
    event = Drilled(1)
    assert drilling.codec.decode(drilling.codec.encode(event)) == event
    assert drilling.redact(event, 0) == event
    with pytest.raises(KeyError):
        drilling.redact(GroundLaidOut(0), 0)  # the module forgot to say who may see it
    with pytest.raises(KeyError):
        Classic.first_edition().redact(event, 0)


@pytest.mark.parametrize("use", [Use.BUILD, Use.SELL])
def test_an_option_may_come_with_building_or_with_selling_alone(use: Use) -> None:
    option = PlayOption(use, lambda *_: Cost(1), lambda *_: None)
    toll = RuleModule("toll", options={"toll": option})
    catalogue = Classic.first_edition().rules.catalogue
    position = Scenario(
        Classic(Ruleset(catalogue, CLASSIC, ROUND_TABLE, toll)),
        [Place("giza", hand=["baths", "altar"], coins=3), Place("rhodes"), Place("babylon")],
    )
    altar = [c for c in position.legal(0) if isinstance(c, Play) and c.card == "altar"]
    assert [play.use for play in altar if play.option == "toll"] == [use]
    assert {play.use for play in altar if not play.option} == {Use.BUILD, Use.SELL}


def test_two_options_of_one_name_are_refused(drilling: Classic) -> None:
    again = RuleModule("other ships", options=SHIPS.options)
    with pytest.raises(ValueError, match="option of the same name"):
        Ruleset(drilling.rules.catalogue, *drilling.rules.modules, again)


def test_two_seatings_and_two_steps_of_one_name_are_refused(drilling: Classic) -> None:
    catalogue = drilling.rules.catalogue
    with pytest.raises(ValueError, match="2 modules seat the table"):
        Ruleset(catalogue, CLASSIC, ROUND_TABLE, FREE_CITY)
    with pytest.raises(ValueError, match="two steps are called"):
        Ruleset(catalogue, CLASSIC, CLASSIC, ROUND_TABLE)
    with pytest.raises(ValueError, match="0 modules seat the table"):
        Ruleset(catalogue, CLASSIC)


STEPS = {
    "base": (
        *("ask_for_cards", "play_cards", "ask_for_last_cards", "discard_leftovers"),
        *("open_discard_pile", "resolve_conflicts", "pass_on"),
    ),
    "two": ("ask_for_three_cards",),
    "coins wait": ("set_earned_coins_aside", "take_coins_up"),
    "edifice": ("reveal_projects", "settle_projects", "settle_last_cards", "punish_absentees"),
}


def test_steps_keep_the_ids_under_which_they_stand_in_journals() -> None:
    """An id may be added here, but none may go: matches that wait before such a step name it."""
    box = Box()
    waits = Options(sixth_coins_pay_seventh=False)
    games = {
        "base": box.classic(DEFAULT, 3),
        "two": box.classic(DEFAULT, 2),
        "coins wait": box.classic(waits, 3),
        "edifice": box.classic(Options(expansions=("edifice",)), 3),
    }
    for name, ids in STEPS.items():
        assert {*ids} <= {*games[name].rules.agenda.steps}, name
    assert {*games["base"].rules.agenda.steps} == {*STEPS["base"]}


def test_the_id_of_a_step_is_not_the_name_of_its_function(drilling: Classic) -> None:
    def renamed(transaction: Transaction[State]) -> None:
        transaction.emit(GroundLaidOut(3))

    other = replace(DRILL, steps=(Step("lay_out_ground", renamed, at=Phase.SETUP),))
    rules = Ruleset(drilling.rules.catalogue, CLASSIC, ROUND_TABLE, other, SHIPS)
    opening = ("lay_out_ground", "pass_on")
    assert rules.agenda.opening == drilling.rules.agenda.opening == opening


def idle(transaction: Transaction[State]) -> None:
    """A step in which nothing happens."""


def with_step(game: Classic, step: Step[State]) -> Ruleset:
    return Ruleset(game.rules.catalogue, *game.rules.modules, RuleModule("late", steps=(step,)))


@pytest.mark.parametrize("phase", [Phase.CHOOSE, Phase.NEXT])
def test_a_phase_that_writes_the_agenda_takes_one_step(drilling: Classic, phase: Phase) -> None:
    with pytest.raises(ValueError, match=f"{phase} takes one step, not 2: .*march"):
        with_step(drilling, Step("march", idle, at=phase))
    steps = tuple(step for step in CLASSIC.steps if step.at is not Phase.NEXT)
    with pytest.raises(ValueError, match="next takes one step, not 0"):
        Ruleset(drilling.rules.catalogue, replace(CLASSIC, steps=steps), ROUND_TABLE)


def test_a_step_that_could_never_run_is_refused(drilling: Classic) -> None:
    for step, fault in (
        (Step("march", idle, after=Phase.NEXT), "march comes after next and could never run"),
        (Step("march", idle), "march has not one phase"),
        (Step("march", idle, at=Phase.ACT, before=Phase.END), "march has not one phase"),
        (Step("march", idle, at="dance"), "march has not one phase"),  # type: ignore[arg-type]
    ):
        with pytest.raises(ValueError, match=fault):
            with_step(drilling, step)


def test_steps_run_before_at_and_after_each_phase_where_the_agenda_says(drilling: Classic) -> None:
    """Every place that a step may have, in a whole match: what ran is what is in the agenda."""
    ran: list[str] = []

    def noting(name: str) -> Step[State]:
        phase, side = name.rsplit(" ", 1)
        return Step(name, lambda transaction: ran.append(name), **{side: Phase(phase)})

    names = [f"{phase} {side}" for phase in Phase for side in ("before", "at", "after")]
    never = {"choose at", "next at", "next after"}
    steps = tuple(noting(name) for name in names if name not in never)
    rules = Ruleset(drilling.rules.catalogue, CLASSIC, ROUND_TABLE, RuleModule("all", steps=steps))
    game = Classic(rules)
    state, chance = game.empty(), SeededChance(3)
    game.open(state, Setup.random(3), chance)
    while not game.is_over(state):
        seat = state.owing[0]
        game.step(state, game.legal(state, seat)[-1], chance)
    turns, ages = 18, 3
    due = {"setup": 1, "age": ages, "dealt": ages, "choose": turns, "act": turns, "end": 1}
    due |= {"last_card": ages, "leftovers": ages, "turn_end": turns, "conflict": ages}
    due |= {"next": turns + 1, "settled": turns + ages}
    assert {n: ran.count(n) for n in names} == {
        name: 0 if name in never else due[name.split()[0]] for name in names
    }
    second = ran.index("age before", 4)
    sides = ("before", "at", "after")
    phases = ("turn_end", "settled", "conflict", "age", "settled")
    ends = [f"{phase} {side}" for phase in phases for side in sides]
    assert ran[second - 9 : second + 6] == ends
    first = ran.index("end before")
    assert ran[first:] == ["end before", "end at", "end after", "next before"]
    assert ran[:13] == [
        *("setup before", "setup at", "setup after", "age before", "age at", "age after"),
        *("settled before", "settled at", "settled after"),
        *("next before", "dealt before", "dealt at", "dealt after"),
    ]


@record
class MusterAsked(Event):
    seat: Seat


@record
class Mustered(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Muster(Command):
    """Come when the table is called."""


def _muster_asked(state: State, event: MusterAsked) -> None:
    state.prompts[event.seat] = "muster"


def _mustered(state: State, event: Mustered) -> None:
    state.prompts[event.seat] = None


MUSTER = RuleModule(
    "muster",
    steps=(
        Step("stand", idle, before=Phase.ACT),
        Step("call", lambda transaction: transaction.emit(MusterAsked(0)), before=Phase.ACT),
    ),
    evolvers={MusterAsked: _muster_asked, Mustered: _mustered},
    events=(MusterAsked, Mustered),
    redactions=dict.fromkeys((MusterAsked, Mustered), shown_to_all),
    answers={
        "muster": Answering(
            lambda state, seat: [Muster(seat)],
            lambda transaction, command: transaction.emit(Mustered(command.seat)),
            (Muster,),
        )
    },
)


def test_a_module_may_ask_when_cards_are_chosen_and_not_yet_laid() -> None:
    catalogue = Classic.first_edition().rules.catalogue
    game = Classic(Ruleset(catalogue, CLASSIC, ROUND_TABLE, MUSTER))
    position = Scenario(game, [Place("giza"), Place("rhodes"), Place("babylon")])
    for seat in range(3):
        position.play(sell(seat, position.city(seat).hand[0]))
    waiting = position.state
    assert waiting.prompts == ["muster", None, None]
    assert [len(city.hand) for city in waiting.cities] == [7, 7, 7]
    assert can_wait(waiting)
    # As long as the cards are not laid nobody has one less, and they are still to be laid.
    fewer, later = waiting.copy(), waiting.copy()
    for city in fewer.cities:
        city.hand = city.hand[1:]
    later.agenda = later.agenda[later.agenda.index("play_cards") + 1 :]
    assert not can_wait(fewer)
    assert not can_wait(later)
    # Nor is this asked before anybody has chosen.
    early = position.start.copy()
    early.prompts = ["muster", None, None]
    early.agenda = game.rules.agenda.start
    early.turn = 0
    assert not can_wait(early)
    position.play(Muster(0))
    assert position.state.turn == 2
    assert [len(city.hand) for city in position.state.cities] == [6, 6, 6]


def test_more_cards_join_the_decks_and_the_guilds_unless_they_have_a_pool() -> None:
    catalogue = Classic.first_edition().rules.catalogue
    guild, blue = catalogue.cards[catalogue.guilds[0]], catalogue.cards[CardId("baths")]

    def card(name: str, like: Card, **values: Any) -> Card:
        return replace(like, id=CardId(name), name=name, **values)

    new = [
        card("more_baths", blue, copies=(3, 5)),
        card("guild_drawn", guild),
        card("guild_of_a_pool", guild),
        card("guild_of_the_deck", guild, copies=(3,)),
        card("blue_of_a_pool", blue, copies=()),
    ]
    pool = Pool(3, (CardId("guild_of_a_pool"), CardId("blue_of_a_pool")), {5: 1})
    more = Cards({one.id: one for one in new}, (pool,))
    found = with_cards(catalogue, more)
    assert found.guilds == (*catalogue.guilds, "guild_drawn")
    assert found.pools[1:] == (*catalogue.pools[1:], pool)
    assert [found.deck(1, n).count(CardId("more_baths")) for n in (3, 4, 5)] == [1, 1, 2]
    assert "guild_of_the_deck" in found.deck(3, 3)
    assert "blue_of_a_pool" not in found.deck(1, 7)
    assert found.deck_size(3, 5) == catalogue.deck_size(3, 5) + 2
    with pytest.raises(ValueError, match="there is a card more_baths already"):
        with_cards(found, more)
    unknown = Pool(3, (CardId("baths"),), {5: 1})
    with pytest.raises(ValueError, match="a pool has a card baths that does not exist"):
        with_cards(catalogue, Cards({}, (unknown,)))


def test_a_match_never_stops_in_silence(drilling: Classic) -> None:
    silent = Step("pass_on", idle, at=Phase.NEXT)
    steps = (*(step for step in CLASSIC.steps if step.at is not Phase.NEXT), silent)
    game = Classic(Ruleset(drilling.rules.catalogue, replace(CLASSIC, steps=steps), ROUND_TABLE))
    with pytest.raises(RuntimeError, match="stops after step pass_on"):
        game.begin(Setup.random(3), SeededChance(1))
