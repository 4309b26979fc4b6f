"""Cities in the real window: hands of eight, losses that are paid or owed, and the end."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.games.cities.commands import LOSS
from sevenwonders_qt.games.cities.events import LossesDemanded, LossPaid
from sevenwonders_qt.games.cities.pieces import debts
from sevenwonders_qt.games.cities.state import losses_of
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.cities.prompt import LossPrompt
from sevenwonders_qt.views.table.curtain import Curtain
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.panel import Panel
from sevenwonders_qt.views.table.places import HandCard
from tests.app.hot_seat_match import killed_after
from tests.app.person import Keyboard, Window, scene_texts
from tests.app.reader import Reader
from tests.app.tables import begin
from tests.app.taking_back import match_of
from tests.app.test_secrets import shown
from tests.leaders.test_window import Recruiter

Key = Qt.Key


def start(
    window: Window,
    seed: str,
    *more: str,
    players: int = 4,
    persons: int = 1,
    edition: Edition = Edition.SECOND,
    wonder: str | None = None,
) -> None:
    options = Options(edition, expansions=("cities", *more))
    begin(window, seed, options, players, persons, BoardWish(wonder))


class Payer(Recruiter):
    """Plays with the mouse, with every box, and pays half of each loss."""

    def __init__(self, window: Window, seed: int = 1) -> None:
        super().__init__(window, seed)
        self.asked = 0

    def _answer_overlay(self, overlay: Overlay) -> None:
        if isinstance(overlay, LossPrompt):
            self.asked += 1
            half = overlay.bill.most // 2
            self.window.click_spot(overlay, "none")
            if half:
                self.window.click_spot(overlay, f"place {half}")
            assert overlay.paid == half
            self.window.click_spot(overlay, "answer")
        else:
            super()._answer_overlay(overlay)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_a_hand_of_eight_cards_lies_apart_and_each_has_its_number(
    window: Window, size: tuple[int, int]
) -> None:
    window.window.resize(*size)
    start(window, "eight")
    window.qtbot.waitUntil(window.asked)
    scene = window.program.page.scene
    places = [scene.place_of(HandCard(number)) for number in range(8)]
    assert scene.place_of(HandCard(8)) is None
    known = [place for place in places if place is not None]
    assert len(known) == 8
    room = QRectF(scene.sceneRect())
    for before, after in pairwise(known):
        assert after.left() - before.left() >= 30
    assert all(room.contains(place.center()) for place in known)
    window.press(Key.Key_8)
    assert scene.picks.card == scene.table.view.hand[7]


@pytest.mark.parametrize(
    ("edition", "players", "more", "wonder"),
    [
        (Edition.FIRST, 3, (), "petra"),
        (Edition.SECOND, 7, (), "byzantium"),
        (Edition.SECOND, 6, ("edifice",), None),
    ],
)
def test_a_match_by_mouse_leads_to_score_sheet_and_replay(
    window: Window, edition: Edition, players: int, more: tuple[str, ...], wonder: str | None
) -> None:
    start(window, "by mouse", *more, players=players, edition=edition, wonder=wonder)
    payer, match = Payer(window, seed=5), match_of(window)
    window.play_on(payer.answer, lambda: window.at_the_end)
    losses = [event for event in match.events if isinstance(event, LossPaid)]
    assert losses
    sheet = window.window.score.sheet()
    assert sheet is not None
    rows = {row.category: row for row in sheet.rows}
    assert {"cities", "city_debts"} <= rows.keys()
    state = match.state
    for seat, city in enumerate(state.cities):
        assert match.game.scores(state)[seat]["city_debts"] == -debts(city)
    assert match.journal_path is not None
    for language in ("pt_BR", "es", "en"):
        window.program.use_language(language)
        window.program.controller.replay(match.journal_path)
        window.qtbot.waitUntil(lambda: window.window.page() is window.window.replay)
        for key in (*[Key.Key_Right] * 8, Key.Key_End, Key.Key_Left, Key.Key_Home):
            QTest.keyClick(window.window.replay, key)


def test_a_match_by_keys_leads_to_the_score_sheet(window: Window) -> None:
    start(window, "by keys", players=6)
    keyboard, match = Keyboard(window, seed=2), match_of(window)
    window.play_on(keyboard.answer, lambda: window.at_the_end)
    assert any(isinstance(event, LossesDemanded) for event in match.events)


def until_loss(window: Window) -> LossPrompt:
    """Play until the own city is asked about a loss."""
    payer = Payer(window)
    window.play_on(payer.answer, lambda: isinstance(window.overlay, LossPrompt))
    found = window.overlay
    assert isinstance(found, LossPrompt)
    return found


def test_the_prompt_says_who_causes_the_loss_and_with_what(window: Window) -> None:
    start(window, "who", players=5)
    prompt = until_loss(window)
    table = window.table
    assert table is not None
    shown = " ".join(scene_texts(window))
    for cause in prompt.bill.causes:
        assert table.seats[cause.by].name in shown
        assert cause.coins > 0
    assert prompt.bill.most <= min(table.view.own.coins, prompt.bill.coins)


def until_two_lose(window: Window) -> None:
    """Go on in a match of three persons until two of them have a loss."""
    start(window, "K", "leaders", players=3, persons=3, edition=Edition.FIRST)
    match, controller = match_of(window), window.program.controller.match
    assert controller is not None
    while match.state.prompts.count(LOSS) < 2:
        controller.submit(match.game.legal(match.state, match.owing[0])[0])


def test_persons_pay_one_after_another_and_nobody_sees_what_the_others_chose(
    window: Window,
) -> None:
    until_two_lose(window)
    match = match_of(window)
    coins, asked = [city.coins for city in match.state.cities], list[int]()
    for _ in range(2):
        window.qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
        assert not any(isinstance(item, LossPrompt) for item in shown_items(window))
        window.press(Key.Key_Return)
        window.qtbot.waitUntil(lambda: isinstance(window.overlay, LossPrompt))
        prompt = window.overlay
        assert isinstance(prompt, LossPrompt)
        table = prompt.shown.table
        asked.append(table.view.seat)
        assert [city.coins for city in table.view.cities] == coins  # nobody has paid yet
        window.press(Key.Key_Return)
        window.qtbot.waitUntil(lambda prompt=prompt: window.overlay is not prompt)
    assert len({*asked}) == len(asked)
    window.qtbot.waitUntil(lambda: any(isinstance(event, LossPaid) for event in match.events))


def perceived(window: Window) -> str:
    """What eyes and screen readers find on the table."""
    said = (each.words for each in Reader(window.window, window.qtbot).all())
    texts = (text for item in shown_items(window) if isinstance(item, Panel) for text in item.texts)
    return "\n".join([*texts, *said])


def test_the_screen_of_the_second_is_the_same_whatever_the_first_has_paid(
    qtbot: QtBot, tmp_path: Path
) -> None:
    seen = []
    for name, spot in (("owes", "none"), ("pays", "all")):
        window = Window(qtbot, tmp_path / name, BOXES)
        until_two_lose(window)
        for _ in range(2):
            qtbot.waitUntil(lambda window=window: isinstance(window.overlay, Curtain))
            seen.append(perceived(window))
            window.press(Key.Key_Return)
            qtbot.waitUntil(lambda window=window: isinstance(window.overlay, LossPrompt))
            prompt = window.overlay
            assert isinstance(prompt, LossPrompt)
            if match_of(window).state.prompts.count(LOSS) == 2:
                window.click_spot(prompt, spot)
                window.click_spot(prompt, "answer")
        assert losses_of(match_of(window).state).chosen[0] == (0 if spot == "none" else 1)
        seen.append(perceived(window))
        window.close()
    half = len(seen) // 2
    assert seen[:half] == seen[half:]


def shown_items(window: Window) -> list[object]:
    return [item for item in window.program.page.scene.items() if item.isVisible()]


def test_a_match_goes_on_within_the_question_about_a_loss(window: Window, qtbot: QtBot) -> None:
    start(window, "cut", players=6)
    before = until_loss(window)
    match = match_of(window)
    path, version = match.journal_path, match.version
    assert path is not None
    window.close()
    assert Match.replay(box_of(BOXES, GAMES).find, path).version == version
    again = Window(qtbot, window.folder, BOXES)
    again.program.controller.resume()
    qtbot.waitUntil(lambda: isinstance(again.overlay, LossPrompt))
    assert isinstance(again.overlay, LossPrompt)
    assert again.overlay.bill == before.bill
    again.press(Key.Key_Return)
    qtbot.waitUntil(lambda: any(isinstance(e, LossPaid) for e in match_of(again).events))
    again.program.controller.replay(path)
    qtbot.waitUntil(lambda: again.window.page() is again.window.replay)
    page, current = again.window.replay, again.program.controller.replays.current
    assert current is not None
    played = []
    for stop in range(current.story.last):
        current.go(stop)
        played.append(" ".join(page.table_of("classic").turn.texts))
    assert not any("has not been played yet" in words for words in played)
    assert any("lost" in words for words in played)  # no card is played between two stops
    again.close()


def test_a_match_killed_while_a_loss_is_paid_goes_on_and_gives_no_payment_away(
    qtbot: QtBot, tmp_path: Path
) -> None:
    accepted = killed_after(tmp_path, 71, "leaders", "cities")
    window = Window(qtbot, tmp_path)
    window.program.controller.resume()
    match = match_of(window)
    assert match.version == accepted
    qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
    assert losses_of(match.state).chosen == [3, None, None]
    window.press(Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.overlay, LossPrompt))
    said = shown(window, Reader(window.window, qtbot))
    other = match.state.copy()
    losses_of(other).chosen[0] = 0
    assert window.table is not None
    assert window.table.view == match.game.view_for(other, 1)
    assert not any(sentence in said for sentence in ("pays", "paid 3", "3 debts"))
    window.press(Key.Key_Return)
    qtbot.waitUntil(lambda: any(isinstance(event, LossPaid) for event in match.events))
    paid = {e.seat: (e.coins, e.debts) for e in match.events if isinstance(e, LossPaid)}
    assert paid[0] == (3, 0)
    window.close()


def test_a_payment_of_a_loss_is_undone_by_mouse_and_made_otherwise(window: Window) -> None:
    start(window, "who", players=5)
    prompt, match = until_loss(window), match_of(window)
    bill, before = prompt.bill, [*match.events]

    def settled() -> list[tuple[int, int]]:
        paid = [e for e in match.events[len(before) :] if isinstance(e, LossPaid)]
        return [(e.coins, e.debts) for e in paid if not e.seat]

    window.click_spot(prompt, "answer")
    window.qtbot.waitUntil(lambda: bool(settled()), timeout=20_000)
    assert settled() == [(bill.most, bill.coins - bill.most)]
    window.qtbot.waitUntil(window.asked)
    window.click_spot(window.program.page.scene.parts.top, "undo")
    if window.window.question.isVisible():
        window.click(window.window.question.yes_button)
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, LossPrompt), timeout=20_000)
    assert [*match.events] == before
    again = window.overlay
    assert isinstance(again, LossPrompt)
    assert again.bill == bill
    window.click_spot(again, "none")
    window.click_spot(again, "answer")
    window.qtbot.waitUntil(lambda: bool(settled()), timeout=20_000)
    assert settled() == [(0, bill.coins)]
