"""Overlays of Leaders: one leader of several is chosen, and the own hand is read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.leaders.commands import Bury, Copy, LoseVictory, RecruitMore
from sevenwonders_qt.games.leaders.pieces import buried_points, recruited
from sevenwonders_qt.games.leaders.view import leaders_in
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import On
from sevenwonders_qt.models.keys import asked, asked_number, shown_act
from sevenwonders_qt.models.leaders.court import HAND, court_on, leader_lines, leader_of
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.kit.part import Cell, Drawing, Part, Sized, Space, column, rounded, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.theme import CARD_SIZE
from sevenwonders_qt.views.table.action_button import button
from sevenwonders_qt.views.table.one_of import OneOf
from sevenwonders_qt.views.table.overlay import Overlay, Reading, cities_around
from sevenwonders_qt.views.table.panel import Answering, TableStyle

translate = QCoreApplication.translate

_SHAPE = CARD_SIZE[1] / CARD_SIZE[0]
_WORDS = 110.0
"""Design pixels of the words below a leader."""


@dataclass(frozen=True, slots=True)
class Question:
    """The words of a question about leaders: title, note, and the answer about one of them.

    ``none`` is the button that takes none, where that is possible.
    """

    title: Callable[[], str]
    note: Callable[[], str]
    answer: Callable[[Command], str]
    icon: str
    none: Callable[[], str] = str


class LeaderPrompt(OneOf):
    """Leaders side by side; arrows and digits pick one, Enter answers, N takes none."""

    rule = "leaders"
    thing = "leader"
    golden = "take"
    plate = (230.0, 230.0 * _SHAPE + _WORDS)

    def __init__(self, style: TableStyle, shown: Shown, question: Question) -> None:
        self.shown, self.question = shown, question
        legal = shown.table.view.legal
        self.leaders = [leader for each in legal if (leader := leader_of(each)) is not None]
        self._none = next((c for c in legal if _takes_none(c)), None)
        self.icon = question.icon
        commands = [command for command in legal if leader_of(command) is not None]
        super().__init__(style, commands, closable=False)
        self.lit = cities_around(shown.table)

    def take_none(self) -> None:
        """Take no leader, where that is possible."""
        if self._none is not None:
            self.answer_with(self._none)

    def key(self, event: QKeyEvent) -> bool:
        if asked(event, On.PROMPT) == acts.NONE:
            self.take_none()
            return True
        return super().key(event)

    def head(self) -> tuple[str, str]:
        return self.question.title(), self.question.note()

    def answer(self) -> tuple[str, str]:
        return self.question.answer(self.commands[self.picked]), self.question.icon

    def beside(self) -> Sequence[Part]:
        if self._none is None:
            return ()
        words = self.question.none()
        return (Cell(button("none", words, self.take_none, "state_no", acts.NONE), 340, high=54),)

    def thing_at(self, number: int) -> Part:
        leader = self.leaders[number]
        return leader_part(
            self.shown, leader, number, partial(self.pick, number), picked=number == self.picked
        )


class TokenPrompt(OneOf):
    """Victory tokens side by side; one of them is returned."""

    rule = "leaders_war"
    icon = "token_take"
    thing = "token"
    golden = "lose"
    plate = (170.0, 170.0)

    def __init__(self, style: TableStyle, shown: Shown) -> None:
        legal = [each for each in shown.table.view.legal if isinstance(each, LoseVictory)]
        self.tokens: list[LoseVictory] = sorted(legal, key=lambda command: command.worth)
        super().__init__(style, self.tokens, closable=False)
        self.lit = cities_around(shown.table)

    def head(self) -> tuple[str, str]:
        return (
            translate("Leaders", "You lose a victory token"),
            translate("Leaders", "A leader takes one from each other player: choose yours."),
        )

    def answer(self) -> tuple[str, str]:
        worth = self.tokens[self.picked].worth
        return translate("Leaders", "Return the token worth %n", None, worth), self.icon

    def thing_at(self, number: int) -> Part:
        worth, picked = self.tokens[number].worth, number == self.picked

        def paint(canvas: Canvas, rect: QRectF) -> None:
            canvas.military(*rect.center().toTuple(), rect.height() * 0.8, worth)

        return Answering(
            Drawing(0, 0, paint),
            f"token {number + 1}",
            "",
            partial(self.pick, number),
            translate("Leaders", "A token worth %n", None, worth),
            paint=rounded(10, "parchment_pale", "gold" if picked else None, 4),
            weight=1,
            focusable=False,
        )


class OwnLeaders(Reading):
    """The leaders in the own hand, with their words."""

    rule = "leaders"
    icon = "leader"

    def __init__(self, style: TableStyle, shown: Shown, leaders: Sequence[CardId]) -> None:
        super().__init__(style)
        self.shown, self.leaders = shown, leaders

    def size(self) -> tuple[float, float]:
        wide = max(560.0, 70 + len(self.leaders) * 250.0)
        return wide, 230.0 * _SHAPE + _WORDS + 190

    def key(self, event: QKeyEvent) -> bool:
        if asked(event, On.TABLE) == shown_act(HAND):
            self.close()
            return True
        number = asked_number(event, On.PROMPT)
        if number and number <= len(self.leaders):
            self.set_focus_key(f"leader {number}")
            return True
        return super().key(event)

    def head(self) -> tuple[str, str]:
        note = translate("Leaders", "Only you see them, until they are recruited.")
        return translate("Leaders", "The leaders in your hand"), note

    def body(self) -> Part:
        cells = [
            Cell(leader_part(self.shown, leader, n, None), 230.0)
            for n, leader in enumerate(self.leaders)
        ]
        return row(Space(weight=1), *cells, Space(weight=1), gap=20)


def leader_part(
    shown: Shown,
    leader: CardId,
    number: int,
    press: Callable[[], None] | None,
    *,
    picked: bool = False,
) -> Part:
    """Return the card of a leader with its effect in words below."""
    face, lines = shown.face(leader), leader_lines(leader)

    def paint(canvas: Canvas, rect: QRectF) -> None:
        draw_card(canvas, rect, face, glow="gold" if picked else None)

    words = [Text(line, "note", bold=500, align="center", lines=0) for line in lines]
    inside = column(
        Drawing(0, 0, paint, 1), Cell(Sized(column(*words, gap=2)), high=_WORDS), gap=10
    )
    return Answering(
        inside,
        f"leader {number + 1}",
        "",
        press,
        titled(f"{number + 1}. {card_name(leader)}", " ".join(lines)),
        weight=1,
        focusable=press is None,
        radius=14,
        rule="leaders",
        entry=key_of(EntryKind.BOX, leader),
    )


def _takes_none(command: Command) -> bool:
    return isinstance(command, RecruitMore | Bury) and command.leader is None


def recruit_more(style: TableStyle, shown: Shown) -> LeaderPrompt:
    """Ask for one more leader to recruit, or none."""

    def answer(command: Command) -> str:
        leader = leader_of(command)
        seen = leaders_in(shown.table.view)
        assert leader is not None
        assert seen is not None
        text = translate("Leaders", "Recruit {leader}: %n coin(s)", None, seen.prices[leader])
        return text.format(leader=card_name(leader))

    question = Question(
        lambda: translate("Leaders", "One more leader"),
        lambda: translate("Leaders", "Your wonder lets you recruit another leader now."),
        answer,
        "recruit",
        lambda: translate("Leaders", "Recruit none"),
    )
    return LeaderPrompt(style, shown, question)


def bury(style: TableStyle, shown: Shown) -> LeaderPrompt:
    """Ask for the recruited leader that is buried."""

    def answer(command: Command) -> str:
        leader = leader_of(command)
        assert leader is not None
        worth = next(
            buried_points(piece.cost) for piece in recruited(shown.own) if piece.leader == leader
        )
        text = translate("Leaders", "Bury {leader}: %n point(s)", None, worth)
        return text.format(leader=card_name(leader))

    question = Question(
        lambda: translate("Leaders", "A leader is buried"),
        lambda: translate(
            "Leaders",
            "It is turned face down beside your wonder: its effect ends, and it scores twice its "
            "price.",
        ),
        answer,
        "bury",
        lambda: translate("Leaders", "Bury none"),
    )
    return LeaderPrompt(style, shown, question)


def copy_leader(style: TableStyle, shown: Shown) -> LeaderPrompt:
    """Ask for the leader of a neighbour that a guild copies."""

    def answer(command: Command) -> str:
        assert isinstance(command, Copy)
        text = translate("Leaders", "Copy {leader} of {name}")
        return text.format(leader=card_name(command.leader), name=shown.name(command.of))

    question = Question(
        lambda: translate("Leaders", "A leader of a neighbour"),
        lambda: translate("Leaders", "You have its effects, too; your neighbour loses nothing."),
        answer,
        "pair",
    )
    return LeaderPrompt(style, shown, question)


def leaders_large(style: TableStyle, shown: Shown, thing: str) -> Overlay | None:
    """Return the own leaders in hand, large; None for another thing."""
    court = court_on(shown.table.boxes)
    if thing != HAND or court is None or not court.hand:
        return None
    return OwnLeaders(style, shown, court.hand)
