"""The expansions as the window knows them: their switches, and where their texts are.

Like the translations, it is one for the whole program: `use` is called where the program is built.
What belongs to no box is looked up here by what it is about, so that nothing names a box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from sevenwonders_qt.core.decider import Command
    from sevenwonders_qt.core.event import Event
    from sevenwonders_qt.core.ids import CardId, Seat
    from sevenwonders_qt.games.classic.catalogue import Card
    from sevenwonders_qt.games.classic.effects import Effect, Piece
    from sevenwonders_qt.games.classic.ruleset import State
    from sevenwonders_qt.games.classic.view import CityView
    from sevenwonders_qt.models.shown.story import Between
    from sevenwonders_qt.models.words.box_words import (
        EffectWords,
        KindWords,
        OptionWords,
        PaintWords,
        PieceBeside,
        PieceMark,
        ScoreRow,
        SetUpWords,
        WayWords,
        Words,
    )
    from sevenwonders_qt.models.words.sentence import Sentence


K = TypeVar("K")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Switch:
    """A box on the set-up page: for how many players it is, and what comes with it.

    ``more_players`` are numbers of players that the base game is not for and a match with this box
    is, each with the number that its cards are prepared for; other boxes may count them among
    their ``players``.
    ``wonders`` are more to choose from, ``house_rules`` rulings that may be played the other way,
    ``choices`` options with values, by name, the usual value first, ``lists`` those that are
    lists of names.
    ``key`` switches it, ``picture`` is the scene that it is drawn with. It holds no words, because
    the first picture of the program needs it.
    """

    name: str
    players: range
    more_players: Mapping[int, int] = field(default_factory=dict)
    wonders: tuple[str, ...] = ()
    house_rules: tuple[str, ...] = ()
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    lists: tuple[str, ...] = ()
    key: str = ""
    picture: str = ""


@dataclass(frozen=True, slots=True)
class LazyBox:
    """The part of a box in the window: its switch at once, its words when they are wanted."""

    words: Callable[[], Words]
    switch: Switch | None = None


class _Shelf:
    """The boxes that the program was built with."""

    def __init__(self) -> None:
        self.entries: Mapping[str, LazyBox] = {}
        self.found: tuple[Words, ...] | None = None


_SHELF: Final = _Shelf()


def use(entries: Mapping[str, LazyBox]) -> None:
    """Use these boxes from now on, by name."""
    _SHELF.entries = dict(entries)
    _SHELF.found = None


def switches() -> tuple[Switch, ...]:
    """Return the boxes that can be chosen when a match is set up."""
    return tuple(entry.switch for entry in _SHELF.entries.values() if entry.switch is not None)


def all_words() -> tuple[Words, ...]:
    """Return the words of every box."""
    if _SHELF.found is None:
        _SHELF.found = tuple(entry.words() for entry in _SHELF.entries.values())
    return _SHELF.found


def words_of(name: str) -> Words:
    """Return the words of the box of this name; raises KeyError for one that the program lacks."""
    return {words.name: words for words in all_words()}[name]


def set_up_words(name: str) -> SetUpWords:
    """Return the words that a box is chosen by; raises LookupError for one without any."""
    found = words_of(name).set_up
    if found is None:
        raise LookupError(f"the box {name!r} has no words to be chosen by")
    return found


def known_among(expansions: Sequence[str]) -> Iterator[Words]:
    """Return the words of the boxes among these that the program has."""
    return (words for words in all_words() if words.name in expansions)


def score_rows() -> tuple[ScoreRow, ...]:
    """Return the rows of all boxes."""
    return tuple(row for words in all_words() for row in words.rows)


def option_words(option: str) -> OptionWords:
    """Return the words of an option of a card; raises KeyError if no box has words for it."""
    return {name: more for words in all_words() for name, more in words.options.items()}[option]


def pieces_by_icon(pieces: Sequence[Piece], beside: PieceBeside) -> Counter[str]:
    """Count the pieces beside a number of a city by the icon that they are drawn with."""
    return Counter(mark.icon for mark in _marks(pieces) if mark.icon and mark.beside is beside)


def debts_of(pieces: Sequence[Piece]) -> int:
    """Return the points that the pieces beside a board take away; 0 or less."""
    return sum(mark.number for mark in _marks(pieces))


def _marks(pieces: Sequence[Piece]) -> Iterator[PieceMark]:
    return (mark for piece in pieces if (mark := mark_of(piece)) is not None)


def _looked_up(table: Callable[[Words], Mapping[K, V]], key: K, missing: str) -> V:
    """Return the entry of the first box that has one; raises LookupError with this text."""
    for words in all_words():
        entries = table(words)
        if key in entries:
            return entries[key]
    raise LookupError(missing)


def _first(answers: Iterable[V | None]) -> V | None:
    """Return the first answer that a box has; None if none has any."""
    return next((answer for answer in answers if answer is not None), None)


def mark_of(piece: Piece) -> PieceMark | None:
    """Return the drawing of a piece beside a board, None for one that is not drawn there.

    Raises LookupError for a piece of no box.
    """
    kind = type(piece)
    mark = _looked_up(lambda words: words.marks, kind, f"no box has a mark for a {kind.__name__}")
    return mark(piece)


def effect_words(effect: Effect) -> EffectWords:
    """Return the words of an effect that a box brings; raises LookupError if none has any."""
    kind = type(effect)
    missing = f"neither 7 Wonders nor a box has words for the effect {kind.__name__}"
    return _looked_up(lambda words: words.effects, kind, missing)


def as_seen(effect: Effect, city: CityView) -> Effect:
    """Return an effect as it is to be shown in a city that has it."""
    for words in all_words():
        effect = words.as_seen(effect, city)
    return effect


def event_line(event: Event) -> Sentence | None:
    """Return the line of the log on an event of a box, None for one that has none.

    Raises LookupError for an event of no box.
    """
    kind = type(event)
    missing = f"neither 7 Wonders nor a box has a line for the event {kind.__name__}"
    return _looked_up(lambda words: words.events, kind, missing)(event)


def plan_words(command: Command) -> str:
    """Return the plan of a command of a box in a few words; raises LookupError for others."""
    kind = type(command)
    missing = f"neither 7 Wonders nor a box has a plan for a {kind.__name__}"
    return _looked_up(lambda words: words.plans, kind, missing)(command)


def way_words(way: str) -> WayWords:
    """Return the words of a way to build that a box brings; raises LookupError for others."""
    missing = f"neither 7 Wonders nor a box has words for the way to build {way!r}"
    return _looked_up(lambda words: words.ways, way, missing)


def paint_words(colour: str) -> PaintWords:
    """Return the words of a colour that a box brings; raises KeyError if none has it."""
    return {name: paint for words in all_words() for name, paint in words.paints.items()}[colour]


def person_word(colour: str) -> str:
    """Return the word at the foot of the cards of people; empty for a colour of structures."""
    found = _paint(colour)
    return found.person() if found is not None and found.person is not None else ""


def box_kind(colour: str) -> str:
    """Return the kind of structure of a colour of a box; empty for one of the base game."""
    found = _paint(colour)
    return found.kind() if found is not None else ""


def _paint(colour: str) -> PaintWords | None:
    return _first(words.paints.get(colour) for words in all_words())


def timeline_mark(event: Event) -> tuple[Seat, str, Callable[[], str]] | None:
    """Return seat, icon and words of an event on the timeline; None if no box has any for it."""
    mark = _first(words.timeline.get(type(event)) for words in all_words())
    return None if mark is None else mark(event)


def card_played(event: Event) -> tuple[Seat, CardId] | None:
    """Return the seat and the card of a box that it plays with an event; None for no such event."""
    return _first(words.plays(event) for words in all_words())


def choice_made(event: Event) -> bool | None:
    """Return whether a seat lays a card of a box with an event, or takes it back; else None."""
    return _first(words.choices_of.get(type(event)) for words in all_words())


def news_of(event: Event) -> tuple[Seat, str] | None:
    """Return a seat and the name of the part of its city that a box adds with an event."""
    return _first(words.news(event) for words in all_words())


def held_cards(state: State) -> list[tuple[CardId, ...]]:
    """Return the cards of boxes in each hand."""
    found: list[list[CardId]] = [[] for _ in state.cities]
    for words in all_words():
        for seat, cards in enumerate(words.held(state)):
            found[seat] += cards
    return [tuple(cards) for cards in found]


def timeline_column(event: Event) -> Between | None:
    """Return what begins with an event outside the turns; None if no box knows it."""
    column = _first(words.columns.get(type(event)) for words in all_words())
    return None if column is None else column(event)


def pieces_words(pieces: Sequence[Piece]) -> str:
    """Return the pieces beside a board in words; empty without any."""
    return " · ".join(found for words in all_words() if (found := words.pieces(pieces)))


def find_kind_words(kind: str) -> KindWords | None:
    """Return the words of something counted that a box brings; None for a kind of the base game."""
    return {name: words for box in all_words() for name, words in box.kinds.items()}.get(kind)


def kind_words(kind: str) -> KindWords:
    """Return the words of something counted that a box brings; raises LookupError for others."""
    found = find_kind_words(kind)
    if found is None:
        raise LookupError(f"no box has words for what is counted as {kind!r}")
    return found


def box_shade(token: str) -> str:
    """Return the shade of a colour of a box, or of its pattern; raises KeyError for others."""
    fill = token.removesuffix("_pattern")
    return paint_words(fill).shade if fill == token else paint_words(fill).ink


def box_card(card: str) -> Card | None:
    """Return a card that a box has apart from the decks, by its id; None if no box has it.

    It has the effects that other boxes lend to it, too.
    """
    found = _first(words.card(card) for words in all_words())
    if found is None:
        return None
    lent = [effect for words in all_words() for effect in words.lends().get(card, ())]
    return replace(found, effects=(*found.effects, *lent)) if lent else found


def price_by_age(card: Card) -> str | None:
    """Return the price of a card that costs as many coins as the number of the Age, in words.

    None for any other card. A box is asked about cards of its own colours only: it might read a
    file to answer, and no match without the box should.
    """
    return _first(words.prices(card.id) for words in all_words() if card.colour in words.paints)


def is_shown_by_key(thing: str) -> bool:
    """Return whether this is a thing of a box that a key shows large, whatever is played."""
    return any(thing in words.shows for words in all_words())


def box_title(card: str) -> str:
    """Return the name of the box that has a card apart from the decks; empty if no box has it."""
    return next((words.title() for words in all_words() if words.card(card) is not None), "")


def box_card_name(card: str) -> str | None:
    """Return the name of something with an id that a box brings; None if no box does."""
    return _first(words.cards(card) for words in all_words())


def short_box_card_name(card: str) -> str | None:
    """Return the short form of a long name that a box brings; None if no box has one."""
    return _first(words.short_cards(card) for words in all_words())


def box_card_advice(card: str) -> str | None:
    """Return when a card that a box brings is good, in words; None if no box says it."""
    return _first(words.card_advice(card) for words in all_words())
