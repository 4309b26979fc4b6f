"""The commands without a window: what they print, and the one line that answers wrong input."""

import csv
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt import __version__
from sevenwonders_qt.app.bench import (
    PLAYER_COUNTS,
    STATM,
    copy_us,
    decision_ms,
    listed_command,
    memory_growth_mb,
    rate,
)
from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.app.cli import main
from sevenwonders_qt.app.games import GAMES, find
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.games.architects.setup import Setup as ArchitectsSetup
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.session.drill_set import read_drills
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.position import stand
from tests.computers import choose, players_of
from tests.session.fuzz import opened, sealed
from tests.session.shelf import kept_match

ROOT = Path(__file__).parents[2]
SIMULATE = (
    "simulate --game classic --players 4 --games 3 --seed 7 --seats rules,random,random,random"
)
CATEGORIES = ["military", "treasury", "wonder", "civil", "science", "commerce", "guild", "total"]


class Terminal:
    """Runs the program's command line in this process and keeps what it printed."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def output(self, *words: str) -> str:
        """What a command that succeeds prints."""
        assert main(words) == 0
        out, err = self._capture.readouterr()
        assert err == ""
        return out

    def heard(self) -> tuple[str, str]:
        """What was printed since, and what was said of faults."""
        out, err = self._capture.readouterr()
        return out, err

    def document(self, *words: str) -> Any:
        return json.loads(self.output(*words, "--json"))

    def refusal(self, *words: str) -> str:
        """The one line with which wrong input is answered."""
        assert main(words) == 2
        out, err = self._capture.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        assert err.startswith("sevenwonders-qt: ")
        return err


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


def fresh(code: str, folder: Path = ROOT, **variables: str) -> subprocess.CompletedProcess[str]:
    """Python code in a process of its own, run from ``folder``."""
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def journal(folder: Path) -> Path:
    """The journal of a match in which nobody has chosen yet."""
    seats = [SeatSpec(name, "person") for name in ("Ana", "Léa", "Zoé")]
    match = Match.start(Classic.first_edition(), seats, Setup.random(3), "DELOS", folder)
    match.close()
    assert match.journal_path is not None
    return match.journal_path


def test_simulate_prints_every_seat_with_its_scores(terminal: Terminal) -> None:
    found = terminal.document(*SIMULATE.split())
    assert (found["game"], found["players"], found["seed"]) == ("classic", 4, 7)
    assert len(found["games"]) == 3
    for number, game in enumerate(found["games"]):
        assert game["seed"] == 7 + number
        assert [seat["player"] for seat in game["seats"]] == ["rules"] + ["random"] * 3
        assert len({seat["wonder"] for seat in game["seats"]}) == 4
        assert {seat["side"] for seat in game["seats"]} <= {"A", "B"}
        best = max((seat["scores"]["total"], seat["coins"]) for seat in game["seats"])
        for place, seat in enumerate(game["seats"]):
            scores = seat["scores"]
            assert list(scores) == CATEGORIES
            assert sum(scores[name] for name in CATEGORIES[:-1]) == scores["total"]
            assert scores["treasury"] == seat["coins"] // 3
            assert (place in game["winners"]) == ((scores["total"], seat["coins"]) == best)


def test_a_temperament_is_named_as_in_the_window_or_as_in_a_match(terminal: Terminal) -> None:
    for name in ("commander", "general"):
        shown = terminal.output("simulate", "--seats", f"casual:{name},random,random")
        assert "casual:general" in shown


def test_the_same_seed_gives_the_same_output_and_another_one_another(terminal: Terminal) -> None:
    words = [*SIMULATE.split(), "--json"]
    first = terminal.output(*words)
    assert terminal.output(*words) == first
    code = f"import sys; from sevenwonders_qt.app.cli import main; sys.exit(main({words}))"
    for salt in ("1", "2"):
        assert fresh(code, PYTHONHASHSEED=salt).stdout == first
    words[words.index("7")] = "8"
    assert terminal.output(*words) != first


def test_each_game_can_be_played_again_alone_by_its_seed(terminal: Terminal) -> None:
    third = terminal.document(*SIMULATE.split())["games"][2]
    words = SIMULATE.replace("--games 3", "--games 1").replace(
        "--seed 7", f"--seed {third['seed']}"
    )
    assert terminal.document(*words.split())["games"] == [third]


def test_games_are_the_same_whoever_plays_them_and_whether_they_are_kept(
    terminal: Terminal, tmp_path: Path
) -> None:
    words = ["simulate", "--games", "3", "--seed", "7", "--seats", "rules,random,expert,random"]
    found = terminal.document(*words)
    assert terminal.document(*words, "--journal", str(tmp_path)) == found
    many = ["simulate", "--games", "45", "--players", "3"]
    assert terminal.document(*many, "--jobs", "2") == terminal.document(*many)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        *((players, Options()) for players in (2, 3, 7)),
        *((players, Options(expansions=("edifice",))) for players in (3, 7)),
        *((players, ArchitectsOptions()) for players in (2, 7)),
    ],
)
def test_a_random_seat_of_simulate_answers_as_the_player_random_does_to_its_view(
    players: int, options: Options | ArchitectsOptions
) -> None:
    game: Any
    if isinstance(options, ArchitectsOptions):
        game, setup = game_for(options, players), ArchitectsSetup.random(players)
    else:
        game, setup = box_of().classic(options, players), Setup.random(players)
    state = game.empty()
    game.open(state, setup, SeededChance(5))
    while not game.is_over(state):
        for seat in state.owing:
            command = players_of(game.rules).at_random(state, seat, "a seed")
            assert choose("random", game.view_for(state, seat), game.rules, "a seed") == command
            game.step(state, command, SeededChance(state.version))


def test_simulate_prints_a_line_of_csv_for_each_seat(terminal: Terminal) -> None:
    words = ["simulate", "--games", "2", "--players", "2", "--seed", "3"]
    found = terminal.document(*words)
    lines = [*csv.DictReader(terminal.output(*words, "--csv").splitlines())]
    assert [line["seat"] for line in lines] == ["0", "1", ""] * 2
    for game, own in zip(found["games"], (lines[:3], lines[3:]), strict=True):
        cities = [*game["seats"], {"player": "", **game["free_city"]}]
        for city, line in zip(cities, own, strict=True):
            assert line["seed"] == str(game["seed"])
            assert (line["player"], line["wonder"]) == (city["player"], city["wonder"])
            assert line["points_total"] == str(city["scores"]["total"])
        assert [n for n, line in enumerate(own) if line["won"] == "1"] == game["winners"]
    words = ["simulate", "--game", "architects", "--players", "3", "--csv"]
    lines = [*csv.DictReader(terminal.output(*words).splitlines())]
    assert len(lines) == 3
    assert {"stages", "points_cat"} < {*lines[0]}


def test_simulate_says_on_a_terminal_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["simulate", "--games", "45", "--players", "3", "--csv"]
    assert main(words) == 0
    out, err = capsys.readouterr()
    assert err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(words) == 0
    watched, shown = capsys.readouterr()
    assert watched == out
    assert re.search(r"\r20 of 45 games, \d+ a second \r40 of 45 games", shown)


def test_games_that_take_no_time_by_the_clock_are_printed(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 1000.0)
    assert terminal.document("simulate", "--games", "1", "--players", "3")["games"]


def test_sides_and_wonders_can_be_chosen(terminal: Terminal) -> None:
    words = "simulate --players 3 --sides B --wonders giza,?,rhodes"
    (game,) = terminal.document(*words.split())["games"]
    assert [seat["side"] for seat in game["seats"]] == ["B"] * 3
    assert [game["seats"][place]["wonder"] for place in (0, 2)] == ["giza", "rhodes"]


def test_the_seats_tell_how_many_play(terminal: Terminal) -> None:
    assert terminal.document("simulate", "--seats", "random,random,random")["players"] == 3


def test_the_edition_can_be_chosen(terminal: Terminal) -> None:
    words = [
        "simulate",
        "--players",
        "3",
        "--seats",
        "rules,random,random",
        "--wonders",
        "olympia,?,?",
    ]
    assert terminal.document(*words) == terminal.document(*words, "--edition", "first")
    second = terminal.document(*words, "--edition", "second")
    assert second["games"] != terminal.document(*words)["games"]
    assert second == terminal.document(*words, "--edition", "second")


def test_without_json_the_scores_are_a_table(terminal: Terminal) -> None:
    lines = terminal.output(*SIMULATE.split()).splitlines()
    assert len(lines) == 3 * 5 + 2
    assert lines[0].split() == ["seed", "7", "coins", *CATEGORIES]
    assert any(line.startswith("*") for line in lines[1:5])


def test_simulate_plays_by_the_rule_options_asked_for(terminal: Terminal) -> None:
    usual = terminal.document("simulate", "--players", "3")["options"]
    assert usual == {
        "copied_guild_counts": True,
        "sixth_coins_pay_seventh": True,
        "one_by_one": False,
    }
    words = "simulate --players 3 --copied-guild-counts no --sixth-coins no"
    other = terminal.document(*words.split())["options"]
    assert other == usual | {"copied_guild_counts": False, "sixth_coins_pay_seventh": False}


def test_replay_prints_the_scores_of_the_journals_that_simulate_kept(
    terminal: Terminal, tmp_path: Path
) -> None:
    folder = tmp_path / "kept" / "here"
    found = terminal.document(*SIMULATE.split(), "--journal", str(folder))
    again = [terminal.document("replay", str(path)) for path in folder.iterdir()]
    again.sort(key=lambda document: int(document["seed"]))
    assert [document["games"] for document in again] == [[game] for game in found["games"]]
    assert {key: again[0][key] for key in ("game", "players", "seed")} == {
        key: found[key] for key in ("game", "players", "seed")
    }


def test_replay_tells_whether_the_rules_lead_to_the_match(
    terminal: Terminal, tmp_path: Path
) -> None:
    path = kept_match(tmp_path)
    honest = terminal.document("replay", str(path))
    assert honest["verified"] is True
    assert "departs_at" not in honest
    assert "not verified" not in terminal.output("replay", str(path))
    lines = opened(path.read_bytes())
    lines[-1]["events"][-1].update(totals=[90, 1, 1], winners=[0])
    path.write_bytes(sealed(lines))
    forged = terminal.document("replay", str(path))
    assert forged["verified"] is False
    assert forged["departs_at"] == {"line": len(lines), "age": 3, "turn": 6}
    told = terminal.output("replay", str(path))
    assert told.endswith(
        f"not verified: it breaks the rules from line {len(lines)}, Age III, turn 6 on\n"
    )
    spoken = terminal.output("--language", "pt_BR", "replay", str(path))
    assert f"a partir da linha {len(lines)}, Era III, turno 6" in spoken
    lines[1]["events"][0]["coins"] = 5
    path.write_bytes(sealed(lines[:2]))
    assert terminal.document("replay", str(path))["departs_at"] == {"line": 2}


def test_replay_of_a_match_still_going_on_has_no_winner(terminal: Terminal, tmp_path: Path) -> None:
    path = journal(tmp_path)
    before = path.read_bytes()
    (game,) = terminal.document("replay", str(path))["games"]
    assert game["winners"] == []
    assert game["seed"] == "DELOS"
    assert [seat["coins"] for seat in game["seats"]] == [3, 3, 3]
    assert "seed DELOS" in terminal.output("replay", str(path))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("simulate --players 9", "9"),
        ("simulate --players 1", "between 2 and 8, not 1"),
        ("simulate --players four", "four"),
        ("simulate --games 0", "0"),
        ("simulate --seed", "--seed"),
        ("simulate --seed x", "'x'"),
        ("simulate --game chess", "chess"),
        ("simulate --edition third", "third"),
        ("simulate --copied-guild-counts maybe", "maybe"),
        ("simulate --sixth-coins", "--sixth-coins"),
        ("simulate --edition second --players 2", "second edition needs 3 to 7 players, not 2"),
        ("simulate --seats rules,clever,random", "clever"),
        ("simulate --seats rules,expert:soldier", "commander, scholar"),
        ("--position match.7wmatch", "--position takes a lesson or position file"),
        ("simulate --seats random", "1 seats"),
        ("simulate --players 4 --seats random,random,random", "3 seats for 4 players"),
        ("simulate --sides C", "C"),
        ("simulate --players 3 --wonders giza,giza,rhodes", "twice"),
        ("simulate --players 3 --wonders giza,paris,rhodes", "paris"),
        ("simulate --wonders giza", "1 wonders for 4"),
        ("simulate --journal /dev/null/matches --games 1", "/dev/null/matches"),
        ("simulate --journal /dev/null/matches --games 30 --jobs 2", "/dev/null/matches"),
        ("simulate --jobs 0", "the number of jobs must be between 1"),
        ("simulate --json --csv", "not allowed with"),
        ("simulate extra", "extra"),
        ("replay", "file"),
        ("replay /nowhere/match.jsonl", "/nowhere/match.jsonl"),
        ("replay /", "/"),
        ("screenshot", "out"),
        ("screenshot a.png --language fr", "fr"),
        ("screenshot a.png --size 12", "12"),
        ("screenshot a.png --size 12x13", "12"),
        ("screenshot a.png --size 1920x-5", "1920x-5"),
        ("screenshot a.png --scene beach", "beach"),
        ("screenshot a.png --edition third", "third"),
        ("screenshot a.png --age 4", "4"),
        ("screenshot a.png --turn 7", "7"),
        ("screenshot a.png --scale 0", "0"),
        ("screenshot a.bmp", "a.bmp"),
        ("screenshot /nowhere/a.png", "/nowhere"),
        ("--language fr", "fr"),
        ("--size big", "big"),
        ("--data-dir /dev/null", "/dev/null"),
        ("--nonsense", "--nonsense"),
        ("dance", "dance"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="names places of other systems")
def test_wrong_input_is_answered_with_one_line_and_status_2(
    terminal: Terminal, words: str, named: str
) -> None:
    assert named in terminal.refusal(*words.split())


def test_a_damaged_journal_is_refused_with_its_line(terminal: Terminal, tmp_path: Path) -> None:
    path = journal(tmp_path)
    path.write_bytes(path.read_bytes().replace(b'"coins":3', b'"coins":9'))
    assert f"{path}: line 2: the checksum does not fit" in terminal.refusal("replay", str(path))


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (lambda text: text + "\n[[card]\n", "cards.toml"),
        (lambda text: text.replace("age = 1", "age = 4", 1), "age"),
        (lambda text: None, "cards.toml is missing"),
    ],
)
def test_damaged_card_data_are_answered_with_one_line(
    tmp_path: Path, change: Any, named: str
) -> None:
    leave_out = shutil.ignore_patterns("__pycache__", "_resources")
    shutil.copytree(ROOT / "sevenwonders_qt", tmp_path / "sevenwonders_qt", ignore=leave_out)
    data = shutil.copytree(ROOT / "resources" / "data", tmp_path / "resources" / "data")
    cards = data / "classic" / "cards.toml"
    damaged = change(cards.read_text(encoding="utf-8"))
    if damaged is None:
        cards.unlink()
    else:
        cards.write_text(damaged, encoding="utf-8")
    code = "import sys; from sevenwonders_qt.app.cli import main; sys.exit(main(['simulate']))"
    done = fresh(code, folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert named in done.stderr


def test_commands_that_print_for_programs_do_not_load_qt() -> None:
    code = (
        "import sys; from sevenwonders_qt.app.cli import main; "
        "main(['simulate', '--games', '1']); main(['rules']); "
        "main(['replay', 'nothing', '--json']); "
        "sys.exit(any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules))"
    )
    assert fresh(code).returncode == 0


def test_a_screen_that_is_missing_is_named_in_one_line() -> None:
    if sys.platform != "linux":
        pytest.skip("only Linux runs without a screen")
    code = "import sys; from sevenwonders_qt.app.cli import main; sys.exit(main([]))"
    done = fresh(code, QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_output_into_a_closed_pipe_ends_quietly() -> None:
    if sys.platform == "win32":
        pytest.skip("needs a shell with pipes")
    command = (
        f"{sys.executable} -m sevenwonders_qt simulate --games 200 --players 3 --json | head -1"
    )
    done = subprocess.run(
        ["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout == "{\n"
    assert done.stderr == ""


def pictures_of_the_table(folder: Path, *wishes: str) -> list[bytes]:
    """A small picture of the same table for each wish, one after the other in a new process."""
    table = ["--players", "3", "--age", "1", "--turn", "1", "--size", "960x540", "--seed", "4"]
    pictures = [folder / f"{number}.png" for number in range(len(wishes))]
    commands = [
        ["screenshot", str(picture), *table, *wish.split()]
        for picture, wish in zip(pictures, wishes, strict=True)
    ]
    code = "from sevenwonders_qt.app.cli import main; import sys; sys.exit(max(map(main, {words})))"
    done = fresh(code.format(words=commands))
    assert (done.returncode, done.stderr) == (0, "")
    return [picture.read_bytes() for picture in pictures]


def test_a_picture_of_the_table_can_be_of_either_edition(tmp_path: Path) -> None:
    first, second, again = pictures_of_the_table(
        tmp_path, "--edition first", "--edition second", "--edition first"
    )
    assert first == again != second


def test_a_picture_of_the_set_up_page_shows_what_was_asked_for(tmp_path: Path) -> None:
    pictures = pictures_of_the_table(
        tmp_path,
        "--scene new-game",
        "--scene new-game --edition second",
        "--scene new-game --expansion leaders",
        "--scene new-game --players 6",
    )
    assert len({*pictures}) == 4


def test_a_picture_of_the_table_can_have_large_text_and_other_colours(tmp_path: Path) -> None:
    pictures = pictures_of_the_table(tmp_path, "", "--text 2", "--dark", "--colours tritan")
    assert len({*pictures}) == 4


def test_the_version_and_the_turn_are_printed(
    terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    versions = r"Python 3\.\S+, Qt 6\.\S+, PySide6 6\.\S+(, compiled rules)?"
    line = rf"sevenwonders-qt {__version__} \({versions}\)\n"
    assert re.fullmatch(line, capsys.readouterr().out)
    assert terminal.output("rules").splitlines()[0].startswith("choose")


def test_the_rules_are_measured_for_each_number_of_players() -> None:
    game = Classic.first_edition()
    assert PLAYER_COUNTS == (2, 3, 4, 5, 6, 7)
    assert rate(game, 4, rounds=1, seconds=0.05) > 10
    assert rate(game, 4, rounds=1, seconds=0.05, choose=listed_command) > 5
    assert 0.1 < copy_us(game) < 1000
    assert 0.01 < decision_ms(game, range(1)) < 1000
    assert 0.01 < decision_ms(game, range(1), player="expert") < 1000


def test_two_measurements_are_compared_number_by_number(terminal: Terminal, tmp_path: Path) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    before.write_text('{"games_per_second": {"3": 200, "4": 100}, "old": 1, "rss_mb": null}')
    after.write_text('{"games_per_second": {"3": 300, "4": 100}, "new": 1, "rss_mb": 5}')
    words = ("bench", "--compare", str(before), str(after))
    ratios = {"games_per_second.3": 1.5, "games_per_second.4": 1.0}
    assert terminal.document(*words) == ratios
    assert terminal.output(*words) == "games_per_second.3: 1.5\ngames_per_second.4: 1.0\n"


def test_measurements_that_cannot_be_read_are_refused(terminal: Terminal, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text("{}")
    for text in ("[1]", "{", ""):
        bad.write_text(text)
        assert "bad.json is not what bench" in terminal.refusal(
            "bench", "--compare", str(good), str(bad)
        )
    missing = str(tmp_path / "none.json")
    assert "no such file" in terminal.refusal("bench", "--compare", missing, str(good))


def test_payments_are_measured_by_the_memory_they_leave_taken() -> None:
    growth = memory_growth_mb(Classic.first_edition(), payments=20_000)
    assert (growth is None) == (not STATM.exists())
    assert growth is None or growth < 60


def test_drills_are_made_by_a_command_and_each_can_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "drills.json"
    assert main(("drills", "make", "--out", str(out), "--kind", "two", "--count", "1")) == 0
    out_text, progress = capsys.readouterr()
    assert out_text == f"1 drills in {out}\n"
    assert progress.splitlines()[-1].startswith("two: 1 of 1, ")
    (drill,) = read_drills([out])
    assert stand(find, drill.position).view.prompt is not None


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("--kind", "chess"), "there is no 'chess'"),
        (("--count", "0"), "count must be between 1 and 200"),
    ],
)
def test_drills_of_no_game_are_refused(
    terminal: Terminal, tmp_path: Path, words: tuple[str, ...], fault: str
) -> None:
    assert fault in terminal.refusal("drills", "make", "--out", str(tmp_path / "d.json"), *words)
    assert not (tmp_path / "d.json").exists()


def test_a_command_knows_the_games_that_it_is_given_and_no_others(terminal: Terminal) -> None:
    words = ("simulate", "--game", "architects", "--games", "22", "--jobs", "2", "--json")
    usual = terminal.output(*words)
    assert main(words, {"architects": GAMES["architects"]}) == 0
    assert terminal.heard() == (usual, "")
    assert main(words, {"classic": GAMES["classic"]}) == 2
    assert "invalid choice: 'architects'" in terminal.heard()[1]
