"""Everything that the box of an expansion can bring in words: names, sentences, rows, options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from sevenwonders_qt.core.decider import Command
    from sevenwonders_qt.core.event import Event
    from sevenwonders_qt.core.ids import CardId, Seat
    from sevenwonders_qt.games.classic.catalogue import Card
    from sevenwonders_qt.games.classic.commands import Use
    from sevenwonders_qt.games.classic.counting import Line
    from sevenwonders_qt.games.classic.effects import Effect, Piece
    from sevenwonders_qt.games.classic.ruleset import Ruleset, State
    from sevenwonders_qt.games.classic.view import CityView, PlayerView
    from sevenwonders_qt.models.shown.article import Article
    from sevenwonders_qt.models.shown.box_hand import BoxHand, Moment
    from sevenwonders_qt.models.shown.effect_row import Token
    from sevenwonders_qt.models.shown.story import Between
    from sevenwonders_qt.models.words.advice_file import Advice
    from sevenwonders_qt.models.words.first_tips import FirstTip
    from sevenwonders_qt.models.words.rules.rule import Chapter
    from sevenwonders_qt.models.words.sentence import Sentence

Text = Callable[[], str]
"""A text in the current language."""


@dataclass(frozen=True, slots=True)
class Note:
    """A title and the text below it."""

    title: str
    text: str


class Listable(NamedTuple):
    """A thing that can be allowed: its name in the rules, its words, and its scene."""

    name: str
    title: str
    note: str
    scene: str


@dataclass(frozen=True, slots=True)
class ListWords:
    """An option that is a list of names: the names that it is chosen from, in words.

    ``note`` says what so many players need, ``least`` how many names that is. ``entries`` are
    those for some options of a match; where they are ``boards``, they are drawn as wonders.
    """

    name: str
    title: Text
    note: Callable[[int], str]
    least: Callable[[int], int]
    entries: Callable[[Any], Sequence[Listable]]
    boards: bool = False


@dataclass(frozen=True, slots=True)
class ChoiceWords:
    """An option with values: its title, its meaning, and the words of each value.

    ``lists`` are asked for by a value.
    """

    title: Text
    note: Text
    values: Mapping[str, Text]
    lists: Mapping[str, ListWords] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SetUpWords:
    """The words and numbers that a box is chosen by.

    ``adds`` says in a sentence what it adds to a match, ``things`` how many of what is in it.
    ``minutes`` is how much longer a match takes with it, ``difficulty`` is from 1 to 5; the base
    game has 2.
    """

    adds: Text
    things: Text
    minutes: int
    difficulty: int


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A row of the score sheet and of the score pad, by the name that the rules have for it.

    ``shade`` is the colour of its bars, one of the theme. ``note`` says what belongs into it; an
    entry of the pad goes from ``least`` to ``most``. ``aliases`` are names that it has on other
    sheets, parted by commas. ``on_pad`` is the row of the pad that its points are entered in, if
    that is another one, which several boxes share.
    """

    name: str
    title: Text
    icon: str
    shade: str
    note: Text
    least: int = 0
    most: int = 99
    aliases: Text = str
    on_pad: str = ""


@dataclass(frozen=True, slots=True)
class SymbolWords:
    """An entry of the score pad that changes scientific symbols: its name, and its effect."""

    name: Text
    note: Text


@dataclass(frozen=True, slots=True)
class LineWords:
    """The words of a line of the score sheet: icons, text, and whether it is multiplied out.

    ``note`` is said below the words.
    """

    icons: tuple[str, ...]
    words: str
    multiplied: bool = True
    note: str = ""


@dataclass(frozen=True, slots=True)
class OptionState:
    """The meaning of an option now, in words, and the reason why it is disabled, if it is."""

    words: str
    why: str = ""


class PieceBeside(StrEnum):
    """The number of a city that a piece is drawn beside, because it changes it."""

    COINS = "coins"
    SYMBOLS = "symbols"
    SHIELDS = "shields"


@dataclass(frozen=True, slots=True)
class PieceMark:
    """The drawing of a piece beside a board: an icon, or without one points that are owed."""

    icon: str = ""
    number: int = 0
    beside: PieceBeside = PieceBeside.COINS


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option with one use of a card: its name, and the usual key that takes it.

    ``does`` says in the lists of keys what the key does. ``label`` is on the small button
    beside the use. Where it is paid, ``more`` is on the switch that adds it, ``lit`` once it is
    added, and ``tip`` explains that; ``pay`` is the answer, with ``{coins}`` in it. ``chosen``
    says that it was chosen, for a stage with its ``{number}``; ``plan`` says in a few words, with
    the ``{card}`` in it, what is done. ``state`` returns its state,
    from what the box has on the table and the view of the seat; None where there is nothing to
    be offered at all.
    """

    use: Use
    icon: str
    key: str
    does: Text
    label: Text
    more: Text
    lit: Text
    tip: Text
    pay: Text
    chosen: Text
    plan: Text
    state: Callable[[Any, PlayerView], OptionState | None]


@dataclass(frozen=True, slots=True)
class PaintWords:
    """A colour of cards: its name, its form beside the word card, and its kind of structure.

    Its cards are painted in ``shade``, with a ``pattern`` over it in ``ink``, both as ``#rrggbb``:
    the pattern of a colour of the base game, the laurel or the battlement. The art of the box has
    the icons ``sym_``, ``badge_`` and ``glyph_`` (or ``glyphdark_`` on a light shade) for it.

    The cards of a ``person`` belong to no Age: that word is at their foot, their picture is in an
    arch, their rim is gold. The art has their back, ``backs/`` with the name of the colour, and the
    icon of that name to be on it, and in ``scenes/heads.json`` their heads.
    """

    name: Text
    paint: Text
    kind: Text
    shade: str
    ink: str
    pattern: str
    person: Text | None = None


@dataclass(frozen=True, slots=True)
class KindWords:
    """Something counted that the base game lacks: its name in the singular, and its icon."""

    thing: Text
    icon: str


@dataclass(frozen=True, slots=True)
class WayWords:
    """A way to build without paying: why, in some words and in a few, its rule and its icon."""

    reason: Text
    brief: Text
    rule: str
    icon: str = "free_build"


@dataclass(frozen=True, slots=True)
class EffectWords:
    """A kind of effect in a sentence and in pictures, and the id of the rule behind it."""

    sentence: Callable[[Any], str]
    icons: Callable[[Any], Sequence[Token]]
    rule: str


def no_line(event: Event) -> None:
    """Return the line of the log on an event that has none: players would not mention it."""


def no_mark(piece: Piece) -> None:
    """Return the drawing of a piece beside a board that is shown in another place."""


def _nothing(*_: Any) -> Any:
    return None


def _no_pieces(pieces: Sequence[Piece]) -> str:
    return ""


def _unchanged(effect: Effect, city: CityView) -> Effect:
    return effect


def _no_coins(event: Event) -> Sequence[tuple[Seat, int]]:
    return ()


def _none_held(state: State) -> Sequence[Sequence[CardId]]:
    return ()


def _no_articles(rules: Ruleset) -> Iterator[Article]:
    return iter(())


@dataclass(frozen=True, slots=True)
class Words:
    """Everything that a box brings in words; whatever it does not know is left to others.

    ``title`` is the name of its box, ``note`` what it brings in a few words, ``changes`` what is
    other in a match with it, in whole sentences, ``for_whom`` for how many players it is. ``game``
    is the name of the game with it, as it is on a score sheet. ``house_rules`` and ``choices`` are
    explained by their names, ``cards`` named by their ids, and ``short_cards`` has short forms of
    long names. ``effects`` are the words of each kind of effect, ``events`` puts each kind of event
    into a line of the log (`no_line` for those that have none). ``as_seen`` returns an effect as it
    is to be shown in a city that has it. ``deeds`` are events that belong to the action of one city
    in its turn, ``timeline`` has the seat, the icon and the words on the timeline of those that are
    such an action themselves, ``columns`` has the moments outside the turns that begin with an
    event and have a column there, ``coins`` says how many more a city has after an event of the
    box, each with its seat, below zero when it paid the bank. ``pieces`` are those beside a board
    in words, ``marks`` draws each kind of them (or `no_mark`). ``plans`` says in a few words what
    each kind of command of the box does. ``rows`` are of the score sheet, ``symbols`` the entries
    of the score pad about symbols by their names; ``line`` puts the count of one of its lines into
    words. ``legend`` are signs and their meaning under a title. ``options`` are those of a card,
    ``paints`` colours of cards, ``kinds`` what else is counted, ``ways`` its own ways to build.
    ``chapter`` are its rules, ``links`` has the rule behind each refusal, question or spot of the
    table that is its own. ``articles`` are its entries in the encyclopaedia apart from cards and
    boards, which are there by themselves. ``advice`` says how each side of a wonder of the box is
    played, ``card_advice`` when one of its cards is good, by its id; ``first_tips`` come when
    something of the box happens for the first time. ``shows`` are things of the box that a key
    shows large: that key, and its use in words. ``card`` returns a card of the box that is in no
    deck, by its id, ``lends`` are effects that such cards of other boxes have beside their own, by
    their ids, and ``prices`` says in words the price of one that costs as many coins as the
    number of the Age. ``plays`` says who plays which of these cards with an event, ``held`` has
    those that each seat holds. ``choices_of`` says of events that a seat lays a card face down, or
    (False) takes it back; ``news`` names the part of a city that is new with an event. ``hand`` are
    cards of the box that a seat chooses from at present, in the place of its hand, and ``moment``
    is the moment of the match that is said at the top in the place of Age and turn. ``model`` works
    out what the table shows of the box for the seat of a view.
    ``set_up`` is there for a box that can be chosen: it is chosen by it. ``most_on_pad`` is how
    many can play on a real table, and so on the score pad, if those are more than here.
    """

    name: str
    title: Text
    note: Text
    for_whom: Text
    changes: Text = str
    set_up: SetUpWords | None = None
    game: str = ""
    house_rules: Mapping[str, Callable[[], Note]] = field(default_factory=dict)
    choices: Mapping[str, ChoiceWords] = field(default_factory=dict)
    cards: Callable[[str], str | None] = _nothing
    short_cards: Callable[[str], str | None] = _nothing
    effects: Mapping[type[Effect], EffectWords] = field(default_factory=dict)
    events: Mapping[type[Event], Callable[[Any], Sentence | None]] = field(default_factory=dict)
    as_seen: Callable[[Effect, CityView], Effect] = _unchanged
    deeds: tuple[type[Event], ...] = ()
    timeline: Mapping[type[Event], Callable[[Any], tuple[Seat, str, Text]]] = field(
        default_factory=dict
    )
    columns: Mapping[type[Event], Callable[[Any], Between]] = field(default_factory=dict)
    coins: Callable[[Event], Sequence[tuple[Seat, int]]] = _no_coins
    pieces: Callable[[Sequence[Piece]], str] = _no_pieces
    marks: Mapping[type[Piece], Callable[[Any], PieceMark | None]] = field(default_factory=dict)
    plans: Mapping[type[Command], Callable[[Any], str]] = field(default_factory=dict)
    rows: tuple[ScoreRow, ...] = ()
    symbols: Mapping[str, SymbolWords] = field(default_factory=dict)
    line: Callable[[Line], LineWords | None] = _nothing
    legend: Callable[[], tuple[str, Sequence[tuple[tuple[str, ...], str]]] | None] = _nothing
    options: Mapping[str, OptionWords] = field(default_factory=dict)
    paints: Mapping[str, PaintWords] = field(default_factory=dict)
    kinds: Mapping[str, KindWords] = field(default_factory=dict)
    ways: Mapping[str, WayWords] = field(default_factory=dict)
    chapter: Callable[[], Chapter | None] = _nothing
    links: Mapping[str, str] = field(default_factory=dict)
    articles: Callable[[Ruleset], Iterator[Article]] = _no_articles
    advice: Callable[[], Advice] = dict
    card_advice: Callable[[str], str | None] = _nothing
    first_tips: Callable[[], Sequence[FirstTip]] = tuple
    shows: Mapping[str, tuple[str, Text]] = field(default_factory=dict)
    card: Callable[[str], Card | None] = _nothing
    lends: Callable[[], Mapping[str, tuple[Effect, ...]]] = dict
    prices: Callable[[str], str | None] = _nothing
    plays: Callable[[Event], tuple[Seat, CardId] | None] = _nothing
    held: Callable[[State], Sequence[Sequence[CardId]]] = _none_held
    choices_of: Mapping[type[Event], bool] = field(default_factory=dict)
    news: Callable[[Event], tuple[Seat, str] | None] = _nothing
    hand: Callable[[Ruleset, PlayerView], BoxHand | None] = _nothing
    moment: Callable[[Ruleset, PlayerView], Moment | None] = _nothing
    model: Callable[[Ruleset, PlayerView], Any] | None = None
    most_on_pad: int = 0
