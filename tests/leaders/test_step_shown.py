"""The step before an Age as the table shows it: prices, what leaders bring, and the coming Age."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Prompt, Use, Way
from sevenwonders_qt.games.classic.events import CardBuilt, CardChosen
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.scenario import Place
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.leaders.commands import UseLeader
from sevenwonders_qt.games.leaders.events import LeaderChosen, LeaderRecruited, LeaderTakenBack
from sevenwonders_qt.games.leaders.state import hands_of
from sevenwonders_qt.models.edifice.projects import edifices_on
from sevenwonders_qt.models.leaders.court import Fate, court_on, place_words, price_shown
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown import replay
from sevenwonders_qt.models.shown.consequences import brought, changes, consequence
from sevenwonders_qt.models.shown.effect_row import Token
from sevenwonders_qt.models.shown.faces import Faces, Shown
from sevenwonders_qt.models.shown.payment_options import payment_options
from sevenwonders_qt.models.shown.recent import recent, since_choice
from sevenwonders_qt.models.shown.replay import revealed, story_of
from sevenwonders_qt.models.shown.table import Logged, Table, noted, table_for
from sevenwonders_qt.models.words.table import card_words, hand_words, search_cause, stage_note
from sevenwonders_qt.views.edifice.row import EdificeRow
from sevenwonders_qt.views.table.panel import table_style
from tests.app.watched import played
from tests.drawings import drawings
from tests.leaders.positions import OTHERS, Before, recruit
from tests.leaders.positions import table as place_leader

AQUEDUCT = CardId("aqueduct")
SEATS = tuple(SeatInfo(name, Player.PERSON) for name in ("Ana", "Bruno", "Clara"))


def before(age: int, *hand: str, **own: object) -> Table:
    """Return the table of a seat with this hand before an Age; it is the first one."""
    game = box_of(BOXES).classic(Options(expansions=("leaders",)), 3)
    places = [Place("giza", **own), *OTHERS]  # type: ignore[arg-type]
    state = Before(game, age, places, hands={0: hand}).state
    return table_for(game.rules, game.view_for(state, 0), SEATS, ())


def played_to(age: int, expansions: Sequence[str]) -> Table:
    """Return the table of the first seat before an Age, when all have sold every card."""
    game = box_of(BOXES).classic(Options(expansions=tuple(expansions)), 3)
    chance, state = SeededChance("sold"), game.empty()
    game.open(state, Setup.random(3), chance)
    while state.coming != age:
        seat = state.owing[0]
        game.step(state, game.legal(state, seat)[-1], chance)
    return table_for(game.rules, game.view_for(state, 0), SEATS, ())


def recruiting(table: Table, leader: str) -> list[str]:
    """Return the changes that are foreseen if the seat recruits this leader."""
    assert table.box_hand is not None
    plays = table.box_hand.commands
    play = next(each for each in plays if each.card == leader and each.use is Use.BUILD)
    return [change.text for change in changes(table, consequence(table, play))]


def shown(table: Table) -> Shown:
    return Shown(table, Faces(table.catalogue))


@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_leader_that_costs_as_much_as_the_age_has_its_price_on_the_card(age: int) -> None:
    table = before(age, "nitocris", "caesar")
    faces = shown(table)
    assert faces.face(CardId("nitocris")).cost == (Token("coin", value=age),)
    assert faces.face(CardId("caesar")).cost == (Token("coin", value=5),)


def test_apart_from_a_step_its_price_is_a_range() -> None:
    table = before(2, "nitocris")
    assert shown(table).faces(CardId("nitocris")).cost == (Token("ages", value=3),)
    assert price_shown(CardId("nitocris")) == "1–3"
    assert price_shown(CardId("caesar")) == 5
    assert "Cost: 1, 2 or 3 coins: as many as the number of the Age" in card_words(
        shown(table), CardId("nitocris")
    )


@pytest.mark.parametrize(
    ("leader", "found"),
    [
        ("caesar", (Token("icon", ("shield",)), Token("times", value=2))),
        ("croesus", (Token("coin", value=6),)),
        ("nitocris", (Token("points", value=3),)),
        ("hypatia", (Token("points", value=2),)),
        ("amytis", ()),
    ],
)
def test_a_tab_says_what_a_leader_brings_at_once_whatever_it_costs(
    leader: str, found: tuple[Token, ...]
) -> None:
    table = before(2, leader, "zenobia", built=["workshop", "apothecary"], coins=0)
    assert brought(table, CardId(leader)) == found


def test_coins_that_a_leader_brings_are_foreseen() -> None:
    table = before(2, "croesus", "zenobia", coins=4)
    assert "Coins: 4 → 9" in recruiting(table, "croesus")


def test_a_border_is_worth_what_the_coming_age_pays() -> None:
    first = recruiting(before(1, "caesar", "zenobia"), "caesar")
    assert "Bruno has 0: now you win, +1" in first
    second = recruiting(before(2, "caesar", "zenobia", coins=5), "caesar")
    assert "Bruno has 0: now you win, +3" in second


def test_the_edifice_of_the_coming_age_is_open_and_the_last_one_threatens_nobody(
    qapp: QApplication,
) -> None:
    table = played_to(2, ("edifice", "leaders"))
    edifices = edifices_on(table)
    assert edifices is not None
    assert not edifices.warned
    row = EdificeRow(table_style(drawings(), 1280, 720))
    row.place(QRectF(0, 0, 700, 100))
    row.show_table(shown(table))
    assert [row.spot(f"edifice {age}").accessible_name.split(", ")[1] for age in (1, 2, 3)] == [
        *("failed", "project", "later"),
    ]


def test_the_place_of_the_coming_age_is_marked_until_a_leader_is_chosen() -> None:
    court = court_on(before(1, "caesar", "zenobia").boxes)
    assert court is not None
    assert [place.fate for place in court.places[0]] == [Fate.NEXT, Fate.TO_COME, Fate.TO_COME]
    assert place_words(court.places[0][0]) == "Leader of Age I: to be used now"


def test_the_timeline_has_a_column_for_the_draft_and_for_the_step_before_each_age() -> None:
    match = played("leaders", 4)
    story = story_of(match)
    named = [column.between.words() for column in story.columns if column.between is not None]
    assert named == ["The draft of leaders", *(f"Before Age {age}" for age in ("I", "II", "III"))]
    ages = [column for column in story.columns if column.between is not None][1:]
    assert story.chapters == (0, *(column.first for column in ages), story.last)
    draft = story.columns[0]
    assert [len(lane) for lane in draft.deeds] == [3] * 4
    for column in ages:
        assert replay.place_words(story, column.first).startswith("Before Age")
        assert all(column.deeds)  # recruited, laid under a stage, or sold
    turns = [column for column in story.columns if column.between is None]
    assert [column.number for column in turns] == [1, 2, 3, 4, 5, 6] * 3


def test_the_leaders_in_every_hand_are_among_the_hidden_cards_of_a_replay() -> None:
    match = played("leaders", 4, choices=16)
    state = match.steps[-1].state
    hands = revealed(state).hands
    assert [len(hand) - len(city.hand) for hand, city in zip(hands, state.cities, strict=True)] == [
        len(hand) for hand in hands_of(state).hands
    ]


PRESS_AND_LOOM = (Place("rhodes", built=["press_age1"]), Place("babylon", built=["loom_age1"]))


def at_a_turn(leader: str, card: str, built: Sequence[str], coins: int = 7) -> Table:
    """Return the table of a city that has recruited this leader, with this card in hand."""
    game = box_of(BOXES).classic(Options(expansions=("leaders",)), 3)
    position = place_leader(
        game, leader, built=built, hand=[card], coins=coins, others=PRESS_AND_LOOM
    )
    return table_for(game.rules, game.view_for(position.state, 0), SEATS, ())


@pytest.mark.parametrize(
    ("leader", "card", "built", "says"),
    [
        ("archimedes", "library", ["quarry"], "You can build it: Archimedes saves Loom."),
        ("hammurabi", "aqueduct", ["stone_pit"], "You can build it: Hammurabi saves Stone."),
        ("ramses", "traders_guild", [], "You can build it for free: thanks to a leader."),
    ],
)
def test_a_price_says_what_a_leader_saves(
    leader: str, card: str, built: Sequence[str], says: str
) -> None:
    table = at_a_turn(leader, card, built)
    assert hand_words(shown(table), CardId(card)).split("\n")[-1] == says


def test_a_stage_says_what_a_leader_saves() -> None:
    table = at_a_turn("imhotep", "library", [])
    assert table.stage is not None
    assert stage_note(shown(table), table.stage) == "Imhotep saves Stone"


def test_the_ways_to_pay_say_what_the_bank_sells_and_why_a_card_is_free() -> None:
    bank, *_ = payment_options(at_a_turn("bilkis", "aqueduct", ["stone_pit"]), AQUEDUCT, Use.BUILD)
    assert bank.note.endswith("1 coin(s) to the bank (Stone)")
    guild = CardId("traders_guild")
    free, *_ = payment_options(at_a_turn("ramses", guild, []), guild, Use.BUILD)
    assert (free.headline, free.note) == ("Free: thanks to a leader.", "")


def test_leaders_recruited_since_the_seat_chose_are_new_and_no_structure_before_is() -> None:
    log = [
        Logged(1, 6, CardBuilt(1, CardId("altar"), Way.COST, 0, 0, 0)),
        Logged(1, 6, LeaderChosen(0, CardChosen(0, CardId("midas"), Use.SELL, Way.COST, 0, 0, 0))),
        Logged(1, 6, LeaderTakenBack(0)),
        Logged(1, 6, LeaderChosen(0, CardChosen(0, CardId("midas"), Use.SELL, Way.COST, 0, 0, 0))),
        Logged(1, 6, LeaderRecruited(1, CardId("caesar"), 2, 5)),
    ]
    found = recent(since_choice(log, 0), 3)
    assert found.built == ()
    assert found.parts == ((1, "place of caesar"),)
    assert found.coins == {1: -5}


@pytest.mark.parametrize(
    ("wonder", "uses", "cause"),
    [
        ("halicarnassus", "recruit", "Solomon"),
        ("halicarnassus", "stage", "The Mausoleum of Halicarnassus, stage II"),
    ],
)
def test_a_search_of_the_discards_is_put_down_to_what_has_brought_it(
    wonder: str, uses: str, cause: str
) -> None:
    game = box_of(BOXES).classic(Options(expansions=("leaders",)), 3)
    own = Place(wonder, "A", coins=9, stages=1, built=["foundry", "ore_vein"])
    position = Before(game, 2, [own, *OTHERS], {0: ["solomon", "plato"]})
    command = recruit(0, "solomon")
    if uses == "stage":
        command = UseLeader(0, position.options(0, Use.STAGE, "plato")[0])
    log = noted([], position.rest(command))
    view = game.view_for(position.state, 0)
    assert view.prompt == Prompt.DISCARD_PILE
    shown = Shown(table_for(game.rules, view, SEATS, log), Faces(game.rules.catalogue))
    assert search_cause(shown) == cause
