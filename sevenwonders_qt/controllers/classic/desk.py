"""The desk of 7 Wonders: all choose at once, and a curtain comes before each of several persons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.controllers.classic.reveal import Reveal
from sevenwonders_qt.controllers.desk import Desk
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.events import CardChosen
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.ruleset import Ruleset, State
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.shown.one_by_one import Action, actions
from sevenwonders_qt.models.shown.seen_cards import seen_cards
from sevenwonders_qt.models.shown.table import Logged, Table, noted, table_for
from sevenwonders_qt.models.words.advice import sale_doubt
from sevenwonders_qt.models.words.question import QuestionWords
from sevenwonders_qt.models.words.terms import with_free_city
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.table.page import TablePage


class ClassicDesk(Desk[TablePage]):
    """With one person the table is always seen from that seat.

    If only computers play, everything that the seat sees is open. With several persons a curtain
    comes before each of them, and moments that all may watch are shown without any hand. A person
    who acts twice in a row, without anything from others between, keeps the screen. A player
    answers for the Free City as well as for the own city: its card is chosen first, as both come
    from one hand.
    """

    game: Classic

    def __init__(
        self,
        match: Match[Classic],
        page: TablePage,
        thinker: Thinker,
        pace: str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(match, page, thinker, pace, parent)
        self._open = False
        """Whether the person at the screen sees the hand."""
        self._log: list[Logged] = []
        self._opens = False
        """Whether the first Age is still to be announced."""
        self._coming: Iterator[Callable[[], object]] = iter(())
        """Shows, one after another, the actions that have happened."""
        self._reveal = Reveal(self, self._turn_over)
        self.hear(page.reveal_wanted, self._turn_over)
        self.hear(page.seen_wanted, self.show_seen)
        self.hear(page.lifted, self._lift)
        self.hear(page.finished, self._show_next)
        self.hear(page.words_read, self._show_next)

    def begin(self) -> None:
        self._coming = iter(())
        self._open = len(self.persons) < 2
        self._log = []
        self.note(self.match.events)
        self._opens = not any(isinstance(entry.event, CardChosen) for entry in self._log)
        self.page.show_table(self.table())
        self.stood.emit()

    def prepare(self) -> None:
        self._reveal.wait()

    def take(self, command: Command) -> None:
        before, state = self.table(), self.match.state.copy()
        events = self.match.submit(command)
        if all(isinstance(event, self.game.rules.quiet) for event in events):
            self.note(events)
            if self._hands_over():
                self._open = False
            else:
                self.page.show_table(self.table())
            self.stood.emit()
            return
        self._open = self._open and (len(self.persons) < 2 or self._goes_on(events))
        if not self._open:
            before = self._table_at(state)  # all look on now, so no hand is shown
        self.scheduler.hold()
        if self.game.options.one_by_one:
            self._coming = self._one_by_one(state, before, events)
            self._show_next()
        else:
            self.note(events)
            self.page.play([self.seen(event) for event in events], before, self.table())

    def note(self, events: Sequence[Event]) -> None:
        self._log += noted(self._log, [self.seen(event) for event in events])

    def ask(self) -> None:
        person = self._next_person()
        if person is not None and not (self._open and person == self.viewer):
            self._call(person)
            return
        self.scheduler.hand_on()
        if self._open:
            self.page.ask(self.table())
            self._open_age()

    def ask_again(self) -> None:
        table = self.table()
        self.page.show_table(table)
        self.page.ask(table)

    def question_before(self, command: Command) -> QuestionWords | None:
        view = self.choosing
        if not self.settings.asks_before_sale or view is None:
            return None
        others = other_uses(command, view)
        return sale_doubt(command, others, view) if isinstance(command, Play) and others else None

    @property
    def turn(self) -> tuple[int, int]:
        state = self.match.state
        return state.age, state.turn

    @property
    def at_screen(self) -> Seat | None:
        return self.viewer if self._open and self.persons else None

    @property
    def choosing(self) -> PlayerView | None:
        if self.at_screen is None:
            return None
        owing = (seat for seat in self.match.owing if self.match.player_of(seat) == self.viewer)
        seat = next(owing, None)
        return None if seat is None else self.match.view(seat)

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The player of each city; the Free City is named in the current language."""
        return with_free_city(self.players, self.match.cities)

    def computers_owing(self) -> Sequence[Seat]:
        owing = self.match.owing
        return [
            seat
            for seat in super().computers_owing()
            if (player := self.match.player_of(seat)) == seat or player not in owing
        ]

    def table(self) -> Table:
        """Return the table as the person at the screen may see it."""
        return self._table_at(self.match.state)

    def _table_at(self, state: State) -> Table:
        view, free_city = views_at(self.game, state, self.viewer, covered=not self._open)
        if self.watched:
            view, free_city = replace(view, legal=(), prompt=None), None
        log, points = tuple(self._log), not self.settings.hides_points
        table = table_for(self.game.rules, view, self.seats, log, free_city, points=points)
        reveals = self._reveal.waits_for_person
        return replace(
            table,
            undo=self.undo(),
            reveals=reveals,
            watched=self.watched,
            common=not self._open,
        )

    # One after another ---------------------------------------------------------------------

    def _one_by_one(
        self, state: State, before: Table, events: Sequence[Event]
    ) -> Iterator[Callable[[], object]]:
        """Yield a function to show each action in turn, and one to report a city's action."""
        for action in actions(events):
            for event in action.events:
                self.game.evolve(state, event)
            self.note(action.events)
            after = self._table_at(state)
            seen = Action(action.seat, tuple(self.seen(event) for event in action.events))
            yield partial(self.page.play, seen.events, before, after)
            if seen.seat is not None:
                yield partial(self.page.tell, seen)
            before = after

    def _show_next(self) -> None:
        show = next(self._coming, self.stood.emit)
        show()

    # The person at the screen --------------------------------------------------------------

    def _hands_over(self) -> bool:
        """Return whether a person who has chosen makes room for the next one, if there is one."""
        owing = self.persons_owing()
        return self._open and bool(owing) and self.viewer not in owing

    def _goes_on(self, events: Sequence[Event]) -> bool:
        """Return whether the person at the screen acted alone and is the next to answer, too."""
        alone = all(getattr(event, "seat", None) == self.viewer for event in events)
        return alone and self.persons_owing() == [self.viewer]

    def _next_person(self) -> Seat | None:
        """Return the person to answer next: the one at the screen first, then by seat."""
        owing = self.persons_owing()
        if self._open and self.viewer in owing:
            return self.viewer
        return owing[0] if owing else None

    def _call(self, person: Seat) -> None:
        """Show the curtain until this person lifts it."""
        self.viewer, self._open = person, False
        table = self.table()
        self.page.show_table(table)
        self.page.call(table)

    def _lift(self) -> None:
        self._open = True
        self.page.show_table(self.table())
        self.stood.emit()

    def _open_age(self) -> None:
        """Announce the first Age to the first person who sees the table."""
        if self._opens and self.turn == (1, 1):
            self.page.open_age(1)
        self._opens = False

    def _turn_over(self) -> None:
        """Have the last card played, so that all cards are turned over."""
        self._reveal.end()
        if self._open:
            self.page.show_table(self.table())
        self.scheduler.hand_on()

    def show_seen(self) -> None:
        """Show which cards the person at the screen has seen go by in this Age."""
        seat, age = self.at_screen, self.match.state.age
        if seat is not None and age and len(self.players) == self.match.cities:
            view, memory = self.match.view(seat), self.match.memory(seat)
            events = self.match.events_for(seat)
            self.page.show_seen(seen_cards(self.game.rules, view, memory, events))


def other_uses(command: Command, view: PlayerView) -> list[Command]:
    """Return the other uses of a card that is to be discarded for coins."""
    if not isinstance(command, Play) or command.use is not Use.SELL or command not in view.legal:
        return []
    plays = (other for other in view.legal if isinstance(other, Play))
    return [p for p in plays if p.card == command.card and p.use is not Use.SELL]


def views_at(
    game: Classic, state: State, seat: Seat, *, covered: bool
) -> tuple[PlayerView, PlayerView | None]:
    """Return the seat's view, and that of the Free City if the seat decides for it.

    ``covered``: other persons may be looking, so that hands are not shown.
    """
    view = game.view_for(state, seat)
    if covered:
        return without_hand(view, game.rules), None
    cities = range(len(state.cities))
    free = next((city for city in cities if city != game.player_of(state, city) == seat), None)
    return view, None if free is None else game.view_for(state, free)


def without_hand(view: PlayerView, rules: Ruleset) -> PlayerView:
    """Return the view as any person around the table may see it."""
    extras = {n: rules.covers[n](part) for n, part in view.extras.items() if n in rules.covers}
    return replace(
        view,
        hand=(),
        choice=None,
        prompt=None,
        legal=(),
        under_stages=(),
        discard_pile=(),
        build_costs={},
        terms={},
        extras=extras,
    )
