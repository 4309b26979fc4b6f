"""The page of help: every key, and every symbol of each game in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Signal

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import KeyMark, On
from sevenwonders_qt.models.games import all_words, names, words_of
from sevenwonders_qt.models.words.key_lines import replay_keys, touches, watching_keys
from sevenwonders_qt.models.words.signs import Section
from sevenwonders_qt.models.words.table_keys import KeyLine
from sevenwonders_qt.views.kit.button import IconButton
from sevenwonders_qt.views.kit.field import Option, Segments
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import Part, Space, column, row
from sevenwonders_qt.views.kit.scroll import Scroll, ScrollArea
from sevenwonders_qt.views.kit.words import Held, Icons, Keys, Text, panel, section, striped
from sevenwonders_qt.views.paint.art import Art

translate = QCoreApplication.translate


class HelpPage(SidePage):
    """Help on one of the games; Esc, F1 or the arrow goes back, Tab and arrows turn to another."""

    on = (On.EVERY,)

    rules_wanted = Signal(str)
    """The rules of the game that is explained, at the rule of this id."""

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self._shown = names()[0]
        self.rules_button = IconButton(self.look, self, "line_list")
        self.rules_button.clicked.connect(
            lambda: self.rules_wanted.emit(words_of(self._shown).first_rule)
        )
        self.manual_button = IconButton(self.look, self, "ui_book")
        self.game: Segments[str] = Segments(self.look, self, "tabs")
        self.game.chosen.connect(self.show_game)
        self._areas = [ScrollArea(self.look, self) for _ in range(4)]
        self._watching = False

    def show_game(self, game: str) -> None:
        """Explain the game of this name."""
        self._shown = game
        self.rearrange()

    def tell_of_watching(self, watching: bool) -> None:
        """Choose between the keys of a replay and those of a turn."""
        if watching != self._watching:
            self._watching = watching
            self.rearrange()

    def describe(self) -> Part:
        signs = words_of(self._shown).legend()
        *areas, last = self._areas
        for number, area in enumerate(areas):
            area.setVisible(number < len(signs))
        columns = [
            panel(title, Scroll(area, _signs(sections)), icon=icon)
            for (title, icon, sections), area in zip(signs, areas, strict=False)
        ]
        keys = Scroll(last, key_lists(self._keys()))
        columns.append(panel(translate("Settings", "Keys"), keys, icon="line_keyboard"))
        games = [Option(game.name, game.title()) for game in all_words()]
        self.game.set_options(games, self._shown, translate("Settings", "Game"))
        rules = self.rules_button.set_name(translate("Settings", "Rules"))
        manual = self.manual_button.set_name(translate("Manual", "Manual"))
        ends = (Held(self.game), Held(rules, 46, 46), Held(manual, 46, 46))
        return self.page(translate("Settings", "Help"), row(*columns, gap=20), *ends)

    def _keys(self) -> tuple[tuple[str, Sequence[KeyLine]], ...]:
        """Return keys that play a turn or watch a match, and those that look around."""
        around = translate("Settings", "Looking at the table")
        turn, looking, describing = words_of(self._shown).keys()
        words = translate("Settings", "In words, or read aloud")
        if self._watching:
            watching = translate("Settings", "Replay")
            return (watching, replay_keys()), (around, looking)
        return (
            (translate("Settings", "Your turn"), turn),
            (around, looking),
            (words, describing),
            (translate("Settings", "When only computers play"), watching_keys()),
            (translate("Settings", "By touch"), touches()),
        )

    def does(self) -> dict[KeyMark, Callable[[], object]]:
        return {**super().does(), acts.HELP: self.back_button.click}


def _signs(sections: Sequence[Section]) -> Part:
    """Return a column of signs and their meanings."""
    parts: list[Part] = []
    for number, (title, signs) in enumerate(sections):
        parts += [Space(4 if number else 0), section(title)]
        parts += [
            row(Icons(icons), Text(words, lines=0, weight=1, narrow=True)) for icons, words in signs
        ]
    return column(*parts, gap=3, stretch=18)


def key_lists(lists: Sequence[tuple[str, Sequence[KeyLine]]]) -> Part:
    """Return titled lists of actions, a line for each with its keys at the right end."""
    titled = []
    for title, lines in lists:
        rows = [
            row(Text(words, lines=0, weight=1, narrow=True), Keys(keys)) for words, keys in lines
        ]
        titled.append(column(section(title), striped(rows), gap=6))
    return column(*titled, gap=16, stretch=24)
