"""A match brought in from a file is decided again, line by line, and marked where it departs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt import __version__
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.games.architects.setup import Setup as ArchitectsSetup
from sevenwonders_qt.games.classic.options import DEFAULT, Edition, Options
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.header import Departure
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.journal.upgrade import VERSION
from sevenwonders_qt.session import shelf
from sevenwonders_qt.session.archive import Archive
from sevenwonders_qt.session.continuing import continue_from
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.summary import Summary
from sevenwonders_qt.session.verifying import departure
from tests.session.forgeries import played
from tests.session.fuzz import opened, sealed
from tests.session.play import BOX
from tests.session.shelf import kept_match

FORMAT1 = Path(__file__).parents[1] / "journal" / "format1"
WAITS = Options(sixth_coins_pay_seventh=False, copied_guild_counts=False)
EDIFICE = Options(Edition.SECOND, expansions=("edifice",))

GAMES: dict[str, tuple[Any, Any, int]] = {
    "classic": (BOX.classic(DEFAULT, 4), Setup.random(4), 4),
    "waits": (BOX.classic(WAITS, 7), Setup.random(7), 7),
    "edifice": (BOX.classic(EDIFICE, 3), Setup.random(3), 3),
    "two": (BOX.classic(DEFAULT, 2), Setup.random(2), 2),
    "architects": (game_for(ArchitectsOptions(), 5), ArchitectsSetup.random(5), 5),
}

Lines = list[dict[str, Any]]


def journal(folder: Path, game: str, choices: int = 1000) -> bytes:
    """A true match of AI players, taken back and taken up again now and then."""
    return played(folder, *GAMES[game], "V", choices)


def found(folder: Path, data: bytes) -> Departure | None:
    """Where the match of a journal departs."""
    path = folder / "found.jsonl"
    path.write_bytes(data)
    recorded = read(path)
    return departure(Match.refolded(BOX.find, recorded), recorded)


def first(lines: Lines, kind: str, after: int = 0) -> tuple[int, dict[str, Any]]:
    """The number of the first line behind ``after`` with such an event, and that event."""
    return next(
        (number, event)
        for number, line in enumerate(lines, 1)
        if number > after
        for event in line.get("events", ())
        if event["event"] == kind
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("choices", [1000, 40])
def test_an_honest_match_holds_with_what_was_taken_back(
    game: str, choices: int, tmp_path: Path
) -> None:
    data = journal(tmp_path, game, choices)
    assert any("back" in line for line in opened(data))
    assert found(tmp_path, data) is None


@pytest.mark.parametrize("path", sorted(FORMAT1.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_match_of_the_first_format_holds(path: Path, tmp_path: Path) -> None:
    assert found(tmp_path, path.read_bytes()) is None


def test_other_coins_than_the_rules_pay_are_found_at_their_turn(tmp_path: Path) -> None:
    lines = opened(journal(tmp_path, "classic", 40))
    number, event = first(lines, "CardSold")
    event["coins"] += 1
    departs = found(tmp_path, sealed(lines))
    assert departs is not None
    assert (departs.line, departs.age) == (number, 1)
    assert departs.turn in range(1, 7)


@pytest.mark.parametrize(
    ("game", "kind", "forge"),
    [
        ("classic", "CardSold", {"coins": 9_980}),
        ("classic", "CoinsGained", {"coins": 9_980}),
        ("waits", "CoinsGained", {"coins": 9_980}),
        ("two", "CardSold", {"coins": 9_980}),
        ("edifice", "CardSold", {"coins": 9_980}),
        ("classic", "GameEnded", {"totals": [9_980, 1, 1, 1], "winners": [0]}),
        ("architects", "BattleFought", {"victories": [2, 2, 2, 2, 2]}),
    ],
)
def test_the_largest_number_that_can_be_shown_is_found_at_its_turn(
    game: str, kind: str, forge: dict[str, Any], tmp_path: Path
) -> None:
    """No widget stumbles over it, so it is let in; but no game gives it."""
    lines = opened(journal(tmp_path, game))
    number, event = first(lines, kind)
    event.update(forge)
    departs = found(tmp_path, sealed(lines[:number]))
    assert departs is not None
    assert departs.line == number
    assert departs.turn >= 1


def test_a_forged_result_is_found_at_the_last_turn(tmp_path: Path) -> None:
    lines = opened(journal(tmp_path, "edifice"))
    number, event = first(lines, "GameEnded")
    event["totals"][0] += 40
    event["winners"] = [0]
    assert found(tmp_path, sealed(lines)) == Departure(number, 3, 6)


def test_another_deal_of_the_second_age_than_that_of_the_seed_is_found(tmp_path: Path) -> None:
    lines = opened(journal(tmp_path, "classic"))
    number, event = first(lines, "AgeBegan", after=2)
    event["hands"].append(event["hands"].pop(0))
    lines = lines[:number]
    assert found(tmp_path, sealed(lines)) == Departure(number, 1, 6)


def test_a_choice_in_the_name_of_another_is_found(tmp_path: Path) -> None:
    lines = opened(journal(tmp_path, "classic", 2))
    lines[2]["by"] = (lines[2]["by"] + 1) % 4
    departs = found(tmp_path, sealed(lines[:3]))
    assert departs == Departure(3, 1, 1)


def more_coins(lines: Lines) -> None:
    lines[1]["events"][0]["coins"] = 9


def card_twice(lines: Lines) -> None:
    _, event = first(lines, "AgeBegan")
    event["hands"][0][0] = event["hands"][1][0]


def more_pawns(lines: Lines) -> None:
    _, event = first(lines, "ProjectsRevealed")
    event["pawns"] += 1


def deck_of_points(lines: Lines) -> None:
    _, event = first(lines, "GameBegan")
    event["decks"][0] = event["decks"][0][:1] * 25


def fewer_tokens(lines: Lines) -> None:
    _, event = first(lines, "GameBegan")
    event["tokens"] = event["tokens"][:5]


def central_short(lines: Lines) -> None:
    _, event = first(lines, "GameBegan")
    del event["central"][-1]


@pytest.mark.parametrize(
    ("game", "forge"),
    [
        ("classic", more_coins),
        ("classic", card_twice),
        ("edifice", more_pawns),
        ("architects", deck_of_points),
        ("architects", fewer_tokens),
        ("architects", central_short),
    ],
)
def test_a_deal_that_no_box_gives_is_found(
    game: str, forge: Callable[[Lines], None], tmp_path: Path
) -> None:
    lines = opened(journal(tmp_path, game, 1))[:2]
    forge(lines)
    assert found(tmp_path, sealed(lines)) == Departure(2, 0, 0)


def test_hands_of_the_first_age_may_lie_otherwise(tmp_path: Path) -> None:
    """The wishes of the players are not written down, and with them chance falls otherwise."""
    lines = opened(journal(tmp_path, "classic", 1))[:2]
    _, event = first(lines, "AgeBegan")
    event["hands"].append(event["hands"].pop(0))
    assert found(tmp_path, sealed(lines)) is None


def test_practice_that_is_hidden_is_found(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 30)
    match: Match[Any] = Match.resume(BOX.find, path)
    match.go_back(match.steps[4])
    match.close()
    lines = opened(path.read_bytes())
    assert lines[-1].pop("practice")
    assert found(tmp_path, path.read_bytes()) is None
    departs = found(tmp_path, sealed(lines))
    assert departs is not None
    assert departs.line == len(lines)


def test_a_way_back_to_elsewhere_is_found(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 30)
    for choices in (4, 3):
        match: Match[Any] = Match.resume(BOX.find, path)
        match.go_back(match.steps[choices])
        match.submit(match.game.legal(match.state, match.owing[0])[0])
        match.close()
    lines = opened(path.read_bytes())
    ends = {n: line["n"] + len(line["events"]) for n, line in enumerate(lines, 1) if "by" in line}
    lines.append({"n": ends[20], "back": 20, "practice": True})
    departs = found(tmp_path, sealed(lines))
    assert departs is not None
    assert departs.line == len(lines)


# The mark ------------------------------------------------------------------------------------


@pytest.fixture
def here(tmp_path: Path) -> Path:
    return tmp_path / "matches"


@pytest.fixture
def forged(tmp_path: Path) -> Path:
    """A match that is over, with a result that it has not."""
    lines = opened(kept_match(tmp_path / "made").read_bytes())
    _, event = first(lines, "GameEnded")
    event["totals"] = [90, 1, 1]
    event["winners"] = [0]
    source = tmp_path / "forged.7wmatch"
    source.write_bytes(sealed(lines))
    return source


def rebuilt(folder: Path) -> Archive:
    archive = Archive(folder, BOX.find)
    archive.rebuild()
    return archive


def the_only(folder: Path) -> Summary:
    (entry,) = rebuilt(folder).entries()
    assert isinstance(entry, Summary)
    return entry


def test_a_match_that_does_not_hold_comes_in_marked_and_its_results_with_it(
    here: Path, forged: Path
) -> None:
    shelf.import_match(BOX.find, forged, here, [])
    entry = the_only(here)
    assert not entry.verified
    assert entry.header.departs is not None
    assert (entry.header.departs.age, entry.header.departs.turn) == (3, 6)
    assert not any(result.verified for result in rebuilt(here).results())


def test_the_mark_stays_under_another_title_in_a_copy_and_behind_a_file(
    here: Path, forged: Path, tmp_path: Path
) -> None:
    path = shelf.import_match(BOX.find, forged, here, [])
    shelf.rename(path, "Mine")
    assert not the_only(here).verified
    copy = shelf.duplicate(path, "Copy")
    assert read(copy).header.departs == read(path).header.departs
    out, there = tmp_path / "out.7wmatch", tmp_path / "there"
    shelf.export_match(path, out)
    shelf.import_match(BOX.find, out, there, [])
    assert not the_only(there).verified


@pytest.mark.parametrize("honest", [True, False])
def test_what_a_file_says_of_itself_is_not_believed(
    honest: bool, here: Path, forged: Path, tmp_path: Path
) -> None:
    lines = opened(kept_match(tmp_path / "other").read_bytes() if honest else forged.read_bytes())
    lines[0]["departs"] = {"line": 3, "age": 1, "turn": 1} if honest else None
    forged.write_bytes(sealed(lines))
    shelf.import_match(BOX.find, forged, here, [])
    assert the_only(here).verified is honest


def test_a_match_that_does_not_hold_is_played_on_and_stays_marked(
    here: Path, tmp_path: Path
) -> None:
    lines = opened(journal(tmp_path, "classic", 40))
    _, event = first(lines, "CardSold")
    event["coins"] += 1
    (tmp_path / "forged.7wmatch").write_bytes(sealed(lines))
    path = shelf.import_match(BOX.find, tmp_path / "forged.7wmatch", here, [])
    match: Match[Any] = Match.resume(BOX.find, path)
    match.submit(match.game.legal(match.state, match.owing[0])[0])
    match.close()
    assert not the_only(here).verified


def test_a_match_that_goes_on_from_before_the_fault_is_not_marked(here: Path, forged: Path) -> None:
    path = shelf.import_match(BOX.find, forged, here, [])
    match: Match[Any] = Match.replay(BOX.find, path)
    early = continue_from(path, match.steps[5], here)
    late = continue_from(path, match.steps[-1], here)
    assert read(early).header.departs is None
    assert read(late).header.departs is not None


def test_a_stage_without_those_it_rests_on_is_damage(here: Path, tmp_path: Path) -> None:
    lines = opened(journal(tmp_path, "architects"))
    number, event = first(lines, "StageBuilt")
    event["stage"] = 5
    source = tmp_path / "forged.7wmatch"
    source.write_bytes(sealed(lines))
    with pytest.raises(JournalError) as error:
        shelf.import_match(BOX.find, source, here, [])
    assert (error.value.fault, error.value.line) == (Fault.DAMAGED, number)


def test_the_same_match_is_here_already_whether_marked_or_not(here: Path, forged: Path) -> None:
    shelf.import_match(BOX.find, forged, here, [])
    with pytest.raises(shelf.AlreadyHere):
        shelf.import_match(BOX.find, forged, here, [the_only(here)])


def test_a_seat_for_a_player_that_there_is_not_is_refused(here: Path, forged: Path) -> None:
    lines = opened(forged.read_bytes())
    lines[0]["seats"][1]["player"] = "grandmother"
    forged.write_bytes(sealed(lines))
    with pytest.raises(JournalError, match="nobody plays as 'grandmother'") as caught:
        shelf.import_match(BOX.find, forged, here, [], ("person", "random"))
    assert (caught.value.fault, caught.value.line) == (Fault.DAMAGED, 1)
    assert not here.exists()


def test_a_journal_notes_the_version_of_the_program(tmp_path: Path) -> None:
    assert read(kept_match(tmp_path, 1)).header.program == __version__


def test_a_journal_of_the_second_format_is_read_and_renewed_when_played_on(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 5)
    lines = opened(path.read_bytes())
    lines[0]["version"] = 2
    del lines[0]["program"], lines[0]["departs"]
    path.write_bytes(sealed(lines))
    recorded = read(path)
    assert (recorded.version, recorded.header.program, recorded.header.departs) == (2, "", None)
    match: Match[Any] = Match.resume(BOX.find, path)
    match.submit(match.game.legal(match.state, match.owing[0])[0])
    match.close()
    assert read(path).version == VERSION


@pytest.mark.parametrize(
    "departs",
    [True, 3, {"line": 1}, {"line": 1, "age": 4, "turn": 1}, {"line": 1, "age": 1, "turn": -1}],
)
def test_a_mark_that_is_none_is_refused(departs: object, forged: Path) -> None:
    lines = opened(forged.read_bytes())
    lines[0]["departs"] = departs
    forged.write_bytes(sealed(lines))
    with pytest.raises(JournalError, match="departs"):
        read(forged)


# What is refused -----------------------------------------------------------------------------


def discard_pile_asked(folder: Path) -> Lines:
    """The lines of a match up to where a seat looks through the discard pile."""
    for seed in range(40):
        lines = opened(played(folder, *GAMES["waits"], str(seed), 1000))
        for number, line in enumerate(lines[1:], 2):
            if any(event["event"] == "StepsDone" for event in line.get("events", ())):
                return lines[:number]
    raise AssertionError("no match waited amid its steps")


@pytest.mark.parametrize(
    "still", [["tidy_up"], ["pass_on", "pass_on"], ["play_cards", "pass_on"], []]
)
def test_steps_that_there_are_not_are_refused_when_the_journal_is_read(
    still: list[str], tmp_path: Path
) -> None:
    lines = discard_pile_asked(tmp_path)
    path = tmp_path / "waiting.jsonl"
    path.write_bytes(sealed(lines))
    Match.replay(BOX.find, path)
    (event,) = (e for e in lines[-1]["events"] if e["event"] == "StepsDone")
    event["still"] = still
    path.write_bytes(sealed(lines))
    with pytest.raises(JournalError) as caught:
        Match.replay(BOX.find, path)
    assert (caught.value.fault, caught.value.line) == (Fault.DAMAGED, len(lines))


def no_winner(event: dict[str, Any]) -> None:
    event["winners"] = []


def far_winner(event: dict[str, Any]) -> None:
    event["winners"] = [7]


def winner_twice(event: dict[str, Any]) -> None:
    event["winners"] = [0, 0]


def endless_points(event: dict[str, Any]) -> None:
    event["totals"][0] = 10**30


def short_totals(event: dict[str, Any]) -> None:
    del event["totals"][0]


@pytest.mark.parametrize(
    "forge", [no_winner, far_winner, winner_twice, endless_points, short_totals]
)
@pytest.mark.parametrize("game", ["classic", "two", "architects"])
def test_an_end_that_cannot_be_shown_is_refused(
    game: str, forge: Callable[[dict[str, Any]], None], ended: dict[str, bytes], tmp_path: Path
) -> None:
    lines = opened(ended[game])
    number, event = first(lines, "GameEnded")
    forge(event)
    path = tmp_path / "ended.jsonl"
    path.write_bytes(sealed(lines))
    with pytest.raises(JournalError) as caught:
        Match.replay(BOX.find, path)
    assert (caught.value.fault, caught.value.line) == (Fault.DAMAGED, number)


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """A match of each game that is over."""
    folder = tmp_path_factory.mktemp("ended")
    return {game: journal(folder, game) for game in ("classic", "two", "architects")}


@pytest.mark.parametrize(
    ("game", "kind", "field", "value"),
    [
        ("classic", "CardSold", "coins", 10**30),
        ("classic", "CardSold", "coins", 10_000),
        ("classic", "CardSold", "coins", -90),
        ("classic", "CardBuilt", "seat", -1),
        ("classic", "CardChosen", "option", "dance"),
        ("classic", "ConflictResolved", "victory", 10_000),
        ("classic", "HandsPassed", "direction", 2),
        ("classic", "CoinsGained", "card", "x" * 300),
        ("classic", "CoinsGained", "card", "nothing"),
        ("classic", "StageBuilt", "stage", -1),
        ("two", "PileDrawn", "seat", 2),
        ("architects", "CardTaken", "deck", 5),
        ("architects", "CardTaken", "card", "cat_3"),
        ("architects", "HornsSounded", "peace", -1),
        ("architects", "StageBuilt", "stage", 0),
        ("architects", "TokenTaken", "place", 9),
    ],
)
def test_an_event_out_of_shape_is_refused_by_its_line(
    game: str, kind: str, field: str, value: object, ended: dict[str, bytes], tmp_path: Path
) -> None:
    lines = opened(ended[game])
    number, event = first(lines, kind)
    assert event.get(field) != value
    event[field] = value
    path = tmp_path / "shape.jsonl"
    path.write_bytes(sealed(lines))
    with pytest.raises(JournalError) as caught:
        Match.replay(BOX.find, path)
    assert (caught.value.fault, caught.value.line) == (Fault.DAMAGED, number)


def test_a_choice_of_one_who_was_not_asked_is_refused(
    ended: dict[str, bytes], tmp_path: Path
) -> None:
    lines = opened(ended["architects"])[:3]
    lines[2]["by"] = (lines[2]["by"] + 1) % 5
    path = tmp_path / "by.jsonl"
    path.write_bytes(sealed(lines))
    with pytest.raises(JournalError, match="who was not asked"):
        Match.replay(BOX.find, path)


def test_a_choice_that_its_city_cannot_pay_for_is_refused(
    ended: dict[str, bytes], tmp_path: Path
) -> None:
    lines = opened(ended["classic"])
    number, event = first(lines, "CardChosen")
    event["to_bank"] = 90
    path = tmp_path / "dear.jsonl"
    path.write_bytes(sealed(lines[:number]))
    with pytest.raises(JournalError, match="can neither go on"):
        Match.replay(BOX.find, path)
