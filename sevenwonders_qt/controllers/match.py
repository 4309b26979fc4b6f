"""One match at the table: asks persons and AI players in turn, and shows what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QTimer

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.controllers.table import Doubt, TableController
from sevenwonders_qt.core.decider import Command, IllegalCommand
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.events import CardChosen, ChoiceTakenBack
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.state import State
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.models.advice_words import sale_doubt
from sevenwonders_qt.models.log import Sentence, sentence
from sevenwonders_qt.models.one_by_one import Action, actions
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.seen_cards import seen_cards
from sevenwonders_qt.models.settings import AT_ONCE, ON_ENTER, SOON
from sevenwonders_qt.models.table import Logged, Table, noted, table_for
from sevenwonders_qt.models.terms import with_free_city
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.table.page import TablePage

BEFORE_REVEAL: Final = 1500
"""Milliseconds in which a choice can still be taken back, where that is wanted."""

_QUIET = (CardChosen, ChoiceTakenBack)


class MatchController(TableController):
    """With one person the table is always seen from that seat.

    Where only computers play, all that the seat sees lies open. With several persons a curtain
    falls before each of them, and what all may watch is shown without any hand.
    """

    game: Classic
    page: TablePage

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
        self._log: list[Logged] = []
        self._steps: Iterator[tuple[Action, Table, Table]] = iter(())
        self._telling: Action | None = None
        self._revealed: tuple[int, int] | None = None
        self._opens = False
        self._reveal_timer = QTimer(self, singleShot=True, interval=BEFORE_REVEAL)
        self._reveal_timer.timeout.connect(self._turn_over)
        self._hear(page.reveal_wanted, self._turn_over)
        self._hear(page.scene.hint_wanted, self.find_hints)
        self._hear(page.seen_wanted, self.show_seen)
        self._hear(page.lifted, self._lift)
        self._hear(page.finished, self._played)
        self._hear(page.words_read, self._next_step)

    def begin(self) -> None:
        self._steps, self._telling = iter(()), None
        self._open = len(self.persons) < 2
        self._log = []
        self._keep(self.match.events)
        self._opens = not any(isinstance(entry.event, CardChosen) for entry in self._log)
        self.page.show_table(self.table())
        self._go_on()

    def ask_players(self) -> None:
        owing = self.match.owing
        for seat in owing:
            asked = self.match.player_of(seat)
            player = self.players[asked].player
            if player is Player.PERSON:
                continue
            if asked != seat and asked in owing:
                continue  # the card for the own city is chosen first: both come from one hand
            self.scheduler.ask(seat, player)

    def sentence(self, event: Event) -> Sentence | None:
        return sentence(event, self.seats, self.eyes)

    def choose(self, command: Command) -> None:
        view = self.choosing
        if self.settings.asks_before_sale and view is not None:
            others = other_uses(command, view)
            if isinstance(command, Play) and others:
                self.doubted.emit(Doubt(command, sale_doubt(command, others, view)))
                return
        super().choose(command)

    @property
    def at_screen(self) -> Seat | None:
        return self._viewer if self._open and self.persons else None

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who plays each city; the Free City is named in the language of the moment."""
        return with_free_city(self.players, self.match.cities)

    def table(self) -> Table:
        """The table as the person at the screen may see it."""
        return self._table_at(self.match.state)

    def _table_at(self, state: State) -> Table:
        view, free_city = views_at(self.game, state, self._viewer, covered=not self._open)
        watched = self.watching is not None
        if watched:
            view, free_city = replace(view, legal=(), prompt=None), None
        log, points = tuple(self._log), not self.settings.hides_points
        table = table_for(self.game.rules, view, self.seats, log, free_city, points=points)
        return replace(
            table,
            undo=self.undo(),
            reveals=self._asks_to_reveal,
            watched=watched,
            common=not self._open,
        )

    def _owing_persons(self) -> list[Seat]:
        """The persons who owe an answer, each once, by seat."""
        owing = {self.match.player_of(seat) for seat in self.match.owing}
        return sorted(owing.intersection(self.persons))

    def submit(self, command: Command) -> None:
        """A command from the table or of an AI player."""
        before, state = self.table(), self.match.state.copy()
        try:
            events = self.match.submit(command)
        except IllegalCommand as error:
            self.refused.emit(error.reason)
            return
        self._show_accepted(before, state, events)
        self.moved.emit()

    def _show_accepted(self, before: Table, state: State, events: Sequence[Event]) -> None:
        """Show what came of a command; ``state`` is a copy of that before it."""
        if all(isinstance(event, _QUIET) for event in events):
            self._keep(events)
            if self._hands_over():
                self._open = False
            else:
                self.page.show_table(self.table())
            self._go_on()
            return
        self._open = self._open and len(self.persons) < 2
        if not self._open:
            before = self._table_at(state)  # all look on now, so that no hand lies open
        self.scheduler.hold()
        if self.game.options.one_by_one:
            self._steps = self._one_by_one(state, before, events)
            self._next_step()
        else:
            self._keep(events)
            self.page.play([self._seen(event) for event in events], before, self.table())

    def _one_by_one(
        self, state: State, before: Table, events: Sequence[Event]
    ) -> Iterator[tuple[Action, Table, Table]]:
        """Each action of what happened, with the table before and after it."""
        for action in actions(events):
            for event in action.events:
                self.game.evolve(state, event)
            self._keep(action.events)
            after = self._table_at(state)
            seen = tuple(self._seen(event) for event in action.events)
            yield Action(action.seat, seen), before, after
            before = after

    def _next_step(self) -> None:
        """Play the next action; one of a city is put into words when it has been seen."""
        step = next(self._steps, None)
        self._telling = None
        if step is None:
            self._go_on()
            return
        action, before, after = step
        if action.seat is not None:
            self._telling = action
        self.page.play(action.events, before, after)

    def _played(self) -> None:
        """The page has shown what it was given."""
        if self._telling is not None:
            self.page.tell(self._telling)
        else:
            self._next_step()

    def _hands_over(self) -> bool:
        """One who has chosen makes room for the next person; while only AI players think, no."""
        owing = self._owing_persons()
        return self._open and bool(owing) and self._viewer not in owing

    def _go_on(self) -> None:
        self._free_players()
        if self.match.is_over:
            self.over.emit()
            return
        self._end_step()
        self._wait_to_reveal()
        self.ask_players()
        person = self._next_person()
        if person is None or (self._open and person == self._viewer):
            self.scheduler.hand_on()
            if self._open:
                self.page.ask(self.table())
                self._await_only()
                self._open_age()
            return
        self._call(person)

    def _open_age(self) -> None:
        """Announce the first Age to the first who sees the table."""
        if self._opens and self._turn == (1, 1):
            self.page.open_age(1)
        self._opens = False

    # Before the cards are turned over ------------------------------------------------------

    @property
    def _asks_to_reveal(self) -> bool:
        """Whether the cards lie face down until the person at the screen says so."""
        waits = self.settings.reveal == ON_ENTER and self._open
        waits = waits and self._turn != self._revealed
        return waits and self._has_chosen and not self._owing_persons()

    @property
    def _has_chosen(self) -> bool:
        """Whether any person has laid a card that is still face down."""
        return any(self.match.state.choices[seat] is not None for seat in self.persons)

    @property
    def _turn(self) -> tuple[int, int]:
        state = self.match.state
        return state.age, state.turn

    def _wait_to_reveal(self) -> None:
        """Keep the last card of the computer players back while a person may choose otherwise.

        A card that lies face down is taken back without a trace; one that was turned over is not.
        """
        owing = bool(self._owing_persons())
        if owing:
            self._revealed = None
        reveal = self.settings.reveal
        waits = reveal != AT_ONCE and self._turn != self._revealed
        self.scheduler.keeps_last = waits and (owing or self._has_chosen)
        if not self.scheduler.keeps_last or owing:
            self._reveal_timer.stop()
        elif reveal == SOON and not self._reveal_timer.isActive():
            self._reveal_timer.start()

    def _turn_over(self) -> None:
        """Let the last card be laid, by which all are turned over."""
        self._revealed = self._turn
        self.scheduler.keeps_last = False
        if self._open:
            self.page.show_table(self.table())
        self.scheduler.hand_on()

    def _next_person(self) -> Seat | None:
        """The person to answer next: the one at the screen first, then by seat."""
        owing = self._owing_persons()
        if self._open and self._viewer in owing:
            return self._viewer
        return owing[0] if owing else None

    def _call(self, person: Seat) -> None:
        """The curtain falls until this person lifts it."""
        self._viewer, self._open = person, False
        table = self.table()
        self.page.show_table(table)
        self.page.call(table)

    def _lift(self) -> None:
        self._open = True
        self.page.show_table(self.table())
        self._go_on()

    # What the person has seen -----------------------------------------------------------------

    def show_seen(self) -> None:
        """Show which cards the person at the screen has seen go by in this Age."""
        seat, age = self.at_screen, self.match.state.age
        if seat is not None and age and len(self.players) == self.match.cities:
            view, memory = self.match.view(seat), self.match.memory(seat)
            events = self.match.events_for(seat)
            self.page.show_seen(seen_cards(self.game.rules, view, memory, events))

    # Hints ---------------------------------------------------------------------------------

    def think_again(self) -> None:
        table = self.table()
        self.page.show_table(table)
        self.page.ask(table)

    @property
    def choosing(self) -> PlayerView | None:
        if self.at_screen is None:
            return None
        owing = (seat for seat in self.match.owing if self.match.player_of(seat) == self._viewer)
        seat = next(owing, None)
        return None if seat is None else self.match.view(seat)

    # The log -------------------------------------------------------------------------------

    def _keep(self, events: Sequence[Event]) -> None:
        self._log += noted(self._log, [self._seen(event) for event in events])


def other_uses(command: Command, view: PlayerView) -> list[Command]:
    """What else could be done with a card that is to be discarded for coins."""
    if not isinstance(command, Play) or command.use is not Use.SELL or command not in view.legal:
        return []
    plays = (other for other in view.legal if isinstance(other, Play))
    return [p for p in plays if p.card == command.card and p.use is not Use.SELL]


def views_at(
    game: Classic, state: State, seat: Seat, *, covered: bool
) -> tuple[PlayerView, PlayerView | None]:
    """What a seat may see, and what it may of the Free City where it decides for it.

    ``covered``: somebody else may be looking, so that hands are not shown.
    """
    view = game.view_for(state, seat)
    if covered:
        return without_hand(view, game.rules), None
    cities = range(len(state.cities))
    free = next((city for city in cities if city != game.player_of(state, city) == seat), None)
    return view, None if free is None else game.view_for(state, free)


def without_hand(view: PlayerView, rules: Ruleset) -> PlayerView:
    """The view as anybody around the table may see it."""
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
