"""The review of a match in the window: walked by keys, tried from, watched, saved, kept."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.ai.advice import Confirmed
from sevenwonders_qt.ai.adviser import Adviser
from sevenwonders_qt.ai.architects.brains import architects_brain_for
from sevenwonders_qt.ai.architects.search import ArchitectsSearch
from sevenwonders_qt.ai.brains import brain_for
from sevenwonders_qt.ai.care import Care
from sevenwonders_qt.ai.review import verdict_on
from sevenwonders_qt.ai.search import Search
from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.games.classic.commands import Play
from sevenwonders_qt.models import review_file
from sevenwonders_qt.models.shown.review import Review
from sevenwonders_qt.models.words.advice import doubt_words
from sevenwonders_qt.models.words.reviews import better_words, confirmed_words
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.review.page import words_of
from tests.app.person import Window
from tests.computers import players_of
from tests.session.shelf import kept_match
from tests.walking import click_line

Key = Qt.Key
PATIENCE = 120_000
QUICK = Care(first=0, kept=2, deals=0)
"""Only what the network says at once: the tests are of the page."""


def judged(path: Path) -> Review:
    """The review of a match by the network alone."""
    match: Match[AnyGame] = Match.replay(box_of(games=GAMES).find, path)
    players = players_of(match.game.rules)
    key = players.advice_key(match.game.rules)
    assert key is not None
    review = Review.of(match, key, players.mechanisms)
    brain = brain_for(match.game.rules) if path.stem.startswith("classic") else None
    if brain is not None:
        adviser = Adviser(Search(brain), QUICK)
    else:
        architect = architects_brain_for(match.game.rules)
        assert architect is not None
        adviser = Adviser(ArchitectsSearch(architect), QUICK)
    for choice in review.choices:
        moment = choice.moment
        choice.verdict = verdict_on(adviser, moment.view, moment.memory, moment.command)
    return review


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a finished match of each game and their reviews."""
    folder = tmp_path_factory.mktemp("reviewed")
    for game in ("classic", "architects"):
        path = kept_match(folder, game=game).rename(folder / f"{game}.jsonl")
        review_file.keep(judged(path), path)
    return folder


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, reviewed: Path) -> Window:
    shutil.copytree(reviewed, tmp_path / "matches")
    return Window(qtbot, tmp_path)


def opened(window: Window, game: str = "classic") -> Path:
    """The review of this match, from its score sheet."""
    path = window.program.places.matches / f"{game}.jsonl"
    window.program.controller.show_score_of(path)
    QTest.keyClick(window.window.score, Key.Key_V)
    assert window.window.page() is window.window.review
    return path


def texts(window: Window) -> str:
    """All that the page says."""
    page = window.window.review
    rows = " ".join(f"{line.name} {line.value}" for line in page.dearest.lines())
    return f"{page.accessibleDescription()} {page.curve.accessibleDescription()} {rows}"


@pytest.mark.parametrize("game", ["classic", "architects"])
def test_the_score_sheet_leads_to_the_review_and_arrows_walk_through_it(
    window: Window, game: str
) -> None:
    opened(window, game)
    page = window.window.review
    review = window.program.controller.reviews.current
    assert review is not None
    assert review.complete
    choices = review.of_seat(page.seat)
    page.go(0)
    page.focus_first()
    QTest.keyClick(page.curve, Key.Key_Right)
    QTest.keyClick(page.curve, Key.Key_Right)
    assert page.choice is choices[2]
    QTest.keyClick(page.curve, Key.Key_Left)
    assert page.choice is choices[1]
    QTest.keyClick(page.curve, Key.Key_End)
    assert page.choice is choices[-1]
    for number, dear in enumerate(review.turning_points(page.seat)):
        QTest.keyClick(page, Key(Key.Key_1 + number))
        assert page.choice is dear
    assert "{" not in texts(window)
    QTest.keyClick(page, Key.Key_Escape)
    assert window.window.page() is window.window.score
    window.close()


def test_random_play_costs_and_every_loss_has_its_sentence(window: Window) -> None:
    opened(window)
    page = window.window.review
    review = window.program.controller.reviews.current
    assert review is not None
    for seat in range(3):
        page.choose_seat(seat)
        assert 1 <= len(review.turning_points(seat)) <= 3
        page.go_to_turning(0)
        choice = page.choice
        assert choice is not None
        assert choice.verdict is not None
        assert choice.verdict.reason is not None
        assert page.dearest.currentIndex().row() == 0
        luck = review.luck(seat)
        assert luck is not None
        assert sum(review.lost(seat).values()) > 0
    window.close()


def test_the_mouse_picks_a_moment_on_the_curve_and_one_of_the_costliest(window: Window) -> None:
    opened(window)
    page = window.window.review
    page.go(0)
    page.curve.show_choices((), (), 0, 3)  # as long as nothing is known
    assert all(mark.isHidden() for mark in page.curve.marks)
    page.show_progress()
    QTest.mouseClick(page.curve.marks[7], Qt.MouseButton.LeftButton)
    assert page.here > 3
    click_line(page.dearest, 0)
    review = window.program.controller.reviews.current
    assert review is not None
    assert page.choice is review.turning_points(page.seat)[0]
    window.close()


def test_try_from_here_makes_a_practice_match_that_waits_for_the_same_choice(
    window: Window,
) -> None:
    path = opened(window)
    before = path.read_bytes()
    page = window.window.review
    page.go(7)
    choice = page.choice
    assert choice is not None
    QTest.keyClick(page, Key.Key_Return)
    controller = window.program.controller.match
    assert controller is not None
    assert controller.match.practice
    assert controller.match.journal_path != path
    view = controller.match.view(choice.moment.seat)
    assert (view.age, view.turn) == (choice.moment.view.age, choice.moment.view.turn)
    assert view.hand == choice.moment.view.hand
    assert path.read_bytes() == before
    window.close()


def test_a_moment_is_seen_at_the_table_and_escape_leads_back(window: Window) -> None:
    opened(window)
    page = window.window.review
    page.go(9)
    choice = page.choice
    assert choice is not None
    QTest.keyClick(page, Key.Key_V)
    replay = window.program.controller.replays.current
    assert replay is not None
    assert replay.eyes.seat == choice.moment.player
    assert replay.step.state.cities[choice.moment.seat].hand == list(choice.moment.view.hand)
    window.window.replay.header.leave_button.click()
    assert window.window.page() is page
    assert page.choice is choice
    window.close()


@pytest.mark.parametrize(
    ("game", "players", "persons"),
    [
        ("classic", 3, (0,)),
        ("classic", 4, (3,)),
        ("classic", 4, (1, 2)),
        ("classic", 2, (1,)),
        ("architects", 3, (2,)),
    ],
)
def test_the_table_of_a_moment_is_the_one_on_which_it_was_chosen_also_after_the_computers(
    qtbot: QtBot, tmp_path: Path, game: str, players: int, persons: tuple[int, ...]
) -> None:
    path = kept_match(
        tmp_path, players=players, game=game, persons=persons, persons_last=True
    ).rename(tmp_path / f"{game}.jsonl")
    review = judged(path)
    window = Window(qtbot, tmp_path)
    replays = window.program.controller.replays
    for choice in review.choices:
        if choice.moment.player in persons:
            replays.replay_at(path, review.step_before(choice), choice.moment.player)
            assert replays.current is not None
            state, view = replays.current.step.state, choice.moment.view
            assert state.turn == view.turn
            assert replays.current.eyes.seat == choice.moment.player
            if game == "classic":
                assert state.age == view.age
                seats = {choice.moment.seat, choice.moment.player}  # of the free city and its own
                assert {*view.hand} <= {card for seat in seats for card in state.cities[seat].hand}
    window.close()


def test_the_saved_matches_and_the_replay_lead_to_the_review_too(window: Window) -> None:
    path = window.program.places.matches / "classic.jsonl"
    window.window.show_saves()
    window.qtbot.waitUntil(lambda: len(window.program.archive.entries()) == 2)
    saves = window.window.saves
    window.program.saves.show()
    while saves.current() is None or saves.current().path != path:  # type: ignore[union-attr]
        QTest.keyClick(saves.list, Key.Key_Down)
    QTest.keyClick(saves, Key.Key_V)
    page = window.window.review
    assert window.window.page() is page
    QTest.keyClick(page, Key.Key_Escape)
    assert window.window.page() is saves
    window.program.controller.replay(path)
    replay = window.window.replay
    QTest.keyClick(replay, Key.Key_R)
    assert window.window.page() is page
    page.go(5)
    choice = page.choice
    assert choice is not None
    QTest.keyClick(page, Key.Key_V)
    assert window.window.page() is replay
    current = window.program.controller.replays.current
    assert current is not None
    assert current.eyes.seat == choice.moment.player
    QTest.keyClick(replay, Key.Key_Escape)
    assert window.window.page() is saves
    window.close()


def test_the_review_is_saved_as_a_table_and_as_a_page(window: Window, tmp_path: Path) -> None:
    opened(window)
    reviews = window.program.controller.reviews
    reviews.exporter.ask = lambda name, kind: tmp_path / f"review.{kind}"
    page = window.window.review
    page.csv_button.click()
    page.pdf_button.click()
    rows = (tmp_path / "review.csv").read_text("utf-8-sig").splitlines()
    assert reviews.current is not None
    assert len(rows) == 1 + len(reviews.current.choices)
    assert rows[0].startswith('"Player","Moment","Played","Best"')
    assert (tmp_path / "review.pdf").read_bytes().startswith(b"%PDF")
    window.close()


def test_choices_are_judged_in_the_background_and_work_is_kept_when_one_leaves(
    window: Window,
) -> None:
    path = window.program.places.matches / "classic.jsonl"
    review_file.forget(path)
    opened(window)
    reviews = window.program.controller.reviews
    review = reviews.current
    assert review is not None
    assert not review.complete
    assert reviews.judging
    window.qtbot.waitUntil(lambda: review.judged >= 2, timeout=120_000)
    assert all(choice.moment.player == 0 for choice in review.choices if choice.verdict)
    page = window.window.review
    assert not page.csv_button.isEnabled()
    QTest.keyClick(page, Key.Key_Escape)
    assert not reviews.judging
    done = review.judged
    reviews.open(path)
    assert reviews.current is review
    window.qtbot.waitUntil(lambda: review.judged > done, timeout=120_000)
    window.close()


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: "[]",
        lambda text: "[" * 100_000,
        lambda text: text.replace('"best": ', '"best": 9'),
        lambda text: text.replace('"grade": "', '"grade": "very '),
        lambda text: text.replace('"behind": ', '"behind": 1e999'),
        lambda text: text.replace('"category": "', '"category": "no '),
        lambda text: json.dumps({**json.loads(text), "key": "another network"}),
        lambda text: json.dumps({**json.loads(text), "match": "another match"}),
        lambda text: json.dumps({**json.loads(text), "choices": []}),
    ],
)
def test_what_is_kept_is_taken_only_when_it_is_whole_and_of_this_match_and_network(
    reviewed: Path, tmp_path: Path, damage: object
) -> None:
    shutil.copytree(reviewed, tmp_path / "matches")
    path = tmp_path / "matches" / "classic.jsonl"
    match: Match[AnyGame] = Match.replay(box_of(games=GAMES).find, path)
    players = players_of(match.game.rules)
    key = players.advice_key(match.game.rules)
    assert key is not None
    review = Review.of(match, key, players.mechanisms)
    assert review_file.recall(review, path)
    assert review.complete
    kept = review_file.review_path(path)
    kept.write_text(damage(kept.read_text()))  # type: ignore[operator]
    review = Review.of(match, key, players.mechanisms)
    assert not review_file.recall(review, path)
    assert review.judged == 0


def test_a_review_that_was_kept_says_the_same_as_when_it_was_made(reviewed: Path) -> None:
    path = reviewed / "architects.jsonl"
    made = judged(path)
    again = Review.of(made.match, made.key, made.mechanisms)
    assert review_file.recall(again, path)
    for ours, kept in zip(made.choices, again.choices, strict=True):
        assert ours.verdict is not None
        assert kept.verdict is not None
        assert kept.verdict.best == ours.verdict.best
        assert kept.verdict.grade == ours.verdict.grade
        assert kept.verdict.lost.points == pytest.approx(ours.verdict.lost.points, abs=1e-3)
        assert kept.verdict.expected.win == pytest.approx(ours.verdict.expected.win, abs=1e-3)


def test_a_button_leads_to_the_review_from_saved_matches_and_from_the_replay(
    window: Window,
) -> None:
    main, program = window.window, window.program
    main.show_saves()
    window.qtbot.waitUntil(lambda: main.saves.current() is not None)
    window.qtbot.waitUntil(main.saves.detail.review_button.isVisible)
    window.click(main.saves.detail.review_button)
    assert main.page() is main.review
    QTest.keyClick(main.review, Key.Key_Escape)
    assert main.page() is main.saves
    program.controller.replay(program.places.matches / "classic.jsonl")
    button = main.replay.review_button
    window.qtbot.waitUntil(button.isVisible)
    window.click(button)
    assert main.page() is main.review
    window.close()


def test_the_costliest_choices_are_confirmed_by_games_to_the_end_while_the_page_is_seen(
    window: Window,
) -> None:
    opened(window)
    page, review = window.window.review, window.program.controller.reviews.current
    assert review is not None
    dear = review.turning_points(page.seat)
    for choice in dear:  # nearly done, as all of them take half a minute
        choice.confirmed = Confirmed((1.0, 2.0) * 28)
    page.choose_seat(page.seat)
    page.hide()
    page.show()
    window.qtbot.waitUntil(
        lambda: all(c.confirmed is not None and c.confirmed.games == 64 for c in dear),
        timeout=PATIENCE,
    )
    page.go_to_turning(0)
    assert "64 games to the end" in texts(window)
    window.close()


def test_the_review_comes_to_the_costliest_choice_when_all_are_judged_unless_one_has_moved(
    window: Window,
) -> None:
    path = opened(window)
    page = window.window.review
    review = window.program.controller.reviews.current
    assert review is not None
    verdicts = [choice.verdict for choice in review.choices]

    def judge(*, whole: bool) -> None:
        for choice, verdict in zip(review.choices, verdicts, strict=True):
            choice.verdict = verdict if whole or choice is review.choices[0] else None
        page.show_progress()

    assert page.choice is review.turning_points(page.seat)[0]
    judge(whole=False)
    page.show_review(review)
    assert page.here == 0
    judge(whole=True)
    assert page.choice is review.turning_points(page.seat)[0]
    judge(whole=False)
    page.show_review(review)
    page.go(3)
    judge(whole=True)
    assert page.here == 3
    page.choose_seat(1)
    assert page.choice is review.turning_points(1)[0]
    assert path.exists()
    window.close()


def test_a_loss_has_a_unit_wherever_it_is_named(window: Window) -> None:
    opened(window)
    page = window.window.review
    for line in page.dearest.lines():
        assert not line.value or line.value.endswith(" points")
    window.close()


def test_a_better_choice_is_said_to_gain_and_never_to_lose(reviewed: Path) -> None:
    review = judged(reviewed / "classic.jsonl")
    lines = [better_words(choice) for choice in review.choices if choice.cost]
    named = [line for line in lines if "%" in line]
    assert named
    assert all("+" in line and "\N{MINUS SIGN}" not in line for line in named), named


def test_an_estimate_that_games_to_the_end_do_not_confirm_is_called_one(reviewed: Path) -> None:
    review = judged(reviewed / "classic.jsonl")
    choice = next(choice for choice in review.choices if choice.cost)
    said = []
    for low, high in ((7.0, 9.0), (-9.0, 8.0), (-3.0, -2.0)):
        choice.confirmed = Confirmed((low, high) * 32)
        said.append(confirmed_words(choice))
    agrees, leaves_open, says_otherwise = said
    assert agrees.startswith("64 games to the end agree: +8")
    assert leaves_open.startswith("Only an estimate: in 64 games to the end neither was")
    assert says_otherwise.startswith("Only an estimate: in 64 games to the end the choice made")
    assert "by 2.5 ± " in says_otherwise


def test_no_card_is_named_twice_in_a_line(reviewed: Path) -> None:
    review, met = judged(reviewed / "classic.jsonl"), 0
    for choice in review.choices:
        command, verdict = choice.moment.command, choice.verdict
        if not isinstance(command, Play) or verdict is None:
            continue
        name = card_name(command.card)
        lines = [words_of(choice), better_words(choice)]
        if choice.cost:
            asked = doubt_words(verdict, choice.moment.view)
            lines += [asked.intro, asked.lines[0].split(". ")[0]]
            met += isinstance(verdict.best, Play) and verdict.best.card == command.card
        assert all(line.count(name) <= 1 for line in lines), lines
    assert met
