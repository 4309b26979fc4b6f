"""The page of help: every key, and every symbol of each game in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, Signal

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.effects import (
    LookAndKeep,
    Reach,
    Shields,
    TakeBoth,
    TakeProgress,
    TakeTop,
)
from sevenwonders_qt.games.classic.effects import COLOURS, RESOURCES, Symbol
from sevenwonders_qt.models.architects_names import TOKENS
from sevenwonders_qt.models.architects_terms import kind_name as card_kind_name
from sevenwonders_qt.models.architects_terms import stage_effect, token_effect, token_name
from sevenwonders_qt.models.boxes import all_words
from sevenwonders_qt.models.keys import On, act_of, caps, cities, numbers, option_act, span
from sevenwonders_qt.models.names import age_name
from sevenwonders_qt.models.terms import colour_name, kind_name, resource_name, symbol_name
from sevenwonders_qt.views.architects.card import card_icon
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import Part, Space, column, row
from sevenwonders_qt.views.kit.scroll import Scroll, ScrollArea
from sevenwonders_qt.views.kit.words import Held, Icons, Keys, Text, panel, section, striped
from sevenwonders_qt.views.pages.button import IconButton
from sevenwonders_qt.views.pages.field import Option, Segments
from sevenwonders_qt.views.paint.art import Art

translate = QCoreApplication.translate


CLASSIC: Final = "classic"
ARCHITECTS: Final = "architects"


class HelpPage(SidePage):
    """Explains one of the games; Esc, F1 or the arrow goes back, Tab and arrows turn to the other.

    `show_game` takes `CLASSIC` or `ARCHITECTS`.
    """

    on = (On.EVERY,)

    rules_wanted = Signal(str)
    """The rules of the game that is explained, at the rule of this id."""

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self._shown: str = CLASSIC
        self.rules_button = IconButton(self.look, self, "list")
        self.rules_button.clicked.connect(
            lambda: self.rules_wanted.emit("a_goal" if self._shown == ARCHITECTS else "goal")
        )
        self.game: Segments[str] = Segments(self.look, self, "tabs")
        self.game.chosen.connect(self.show_game)
        self._areas = [ScrollArea(self.look, self) for _ in range(4)]
        self._watching = False

    def explain(self, *, architects: bool) -> None:
        """Explain the game that help is asked from."""
        self.show_game(ARCHITECTS if architects else CLASSIC)

    def show_game(self, game: str) -> None:
        """Explain this game."""
        self._shown = game
        self.rearrange()

    def tell_of_watching(self, watching: bool) -> None:
        """Whether the keys are those of a match that is watched again, or those of a turn."""
        if watching != self._watching:
            self._watching = watching
            self.rearrange()

    def describe(self) -> Part:
        signs = architects_legend() if self._shown == ARCHITECTS else legend()
        *areas, last = self._areas
        columns = [
            panel(title, Scroll(area, _signs(sections)), icon=icon)
            for (title, icon, sections), area in zip(signs, areas, strict=True)
        ]
        keys = Scroll(last, key_lists(self._keys()))
        columns.append(panel(translate("Settings", "Keys"), keys, glyph="keyboard"))
        games = [
            Option(CLASSIC, translate("Home", "Seven Wonders")),
            Option(ARCHITECTS, translate("Table", "Architects")),
        ]
        self.game.set_options(games, translate("Settings", "Game")).set_value(self._shown)
        rules = self.rules_button.set_name(translate("Settings", "Rules"))
        ends = (Held(self.game), Held(rules, 46, 46))
        return self.page(translate("Settings", "Help"), row(*columns, gap=20), *ends)

    def _keys(self) -> tuple[tuple[str, list[KeyLine]], ...]:
        """Keys that play a turn or watch a match, and those that look around."""
        around = translate("Settings", "Looking around")
        keeping = KeyLine(translate("Settings", "Score pad: keep the game"), caps("save"))
        is_classic = self._shown == CLASSIC
        looking = [*window_keys(classic=is_classic), *([keeping] if is_classic else [])]
        words = translate("Settings", "In words, or read aloud")
        if self._watching:
            watching = translate("Settings", "Watching a match again")
            return (watching, replay_keys()), (around, looking)
        turn = table_keys() if is_classic else turn_keys()
        describing = describing_keys(hand=is_classic)
        return (
            (translate("Settings", "Your turn"), turn),
            (around, looking),
            (words, describing),
            (translate("Settings", "When only computers play"), watching_keys()),
        )

    def does(self) -> dict[str, Callable[[], object]]:
        return {**super().does(), "help": self.back_button.click}


def _signs(sections: Sequence[Section]) -> Part:
    """A column of signs and what they mean."""
    parts: list[Part] = []
    for number, (title, signs) in enumerate(sections):
        parts += [Space(4 if number else 0), section(title)]
        parts += [
            row(Icons(icons), Text(words, lines=0, weight=1, narrow=True)) for icons, words in signs
        ]
    return column(*parts, gap=3, stretch=18)


class KeyLine(NamedTuple):
    """What keys do, and the keys; a dash between two of them means all from one to the other."""

    words: str
    keys: tuple[str, ...]


def key_lists(lists: Sequence[tuple[str, Sequence[KeyLine]]]) -> Part:
    """Titled lists of what can be done, a line for each action with its keys at the right end."""
    titled = []
    for title, lines in lists:
        rows = [
            row(Text(words, lines=0, weight=1, narrow=True), Keys(keys)) for words, keys in lines
        ]
        titled.append(column(section(title), striped(rows), gap=6))
    return column(*titled, gap=16, stretch=24)


def lines_of(*acts: str) -> list[KeyLine]:
    """What these acts of `models.keys` do, with their keys."""
    return [KeyLine(act_of(name).words(), caps(name)) for name in acts]


def table_keys() -> list[KeyLine]:
    """Keys that play a turn."""
    space, enter = translate("Settings", "Space"), translate("Settings", "Enter")
    return [
        KeyLine(translate("Settings", "Choose a card"), span(numbers()[1:9])),
        KeyLine(translate("Settings", "Next or previous card"), ("←", "→")),
        *lines_of("build", "stage"),
        *lines_of(*(option_act(name) for box in all_words() for name in box.options)),
        *lines_of("discard", "free"),
        KeyLine(translate("Settings", "Do what the gold button says"), (enter,)),
        KeyLine(translate("Settings", "Two players: the other lane"), ("Tab",)),
        *lines_of("pile", "hint", "seen"),
        KeyLine(translate("Settings", "Undo, redo"), undo_redo()),
        KeyLine(translate("Settings", "Enlarge what has the focus"), (space,)),
    ]


def undo_redo() -> tuple[str, ...]:
    """The keys that take back and take up again."""
    return (*caps("undo"), "/", *caps("redo"))


def slower_faster() -> tuple[str, ...]:
    """The keys for the speed of what is watched."""
    return (*caps("slower"), *caps("faster"))


def replay_keys() -> list[KeyLine]:
    """Keys that go to and fro in a match that is watched again."""
    space, enter = translate("Settings", "Space"), translate("Settings", "Enter")
    back, on = translate("Settings", "PgUp"), translate("Settings", "PgDn")
    first, last = translate("Settings", "Home"), translate("Settings", "End")
    return [
        KeyLine(translate("Settings", "Play or pause"), (space,)),
        KeyLine(translate("Settings", "One step back or forward"), ("←", "→")),
        KeyLine(translate("Settings", "Back or on by an Age or a round"), (back, on)),
        KeyLine(translate("Settings", "To the beginning, to the end"), (first, last)),
        KeyLine(translate("Settings", "Slower, faster"), slower_faster()),
        KeyLine(translate("Settings", "Through whose eyes"), ("Tab",)),
        *lines_of("hide"),
        KeyLine(translate("Settings", "Continue from here as practice"), (enter,)),
        KeyLine(translate("Settings", "Save the table as a picture"), caps("save")),
        *lines_of("replay_score", "replay_review"),
    ]


def watching_keys() -> list[KeyLine]:
    """Keys for a match that only computers play."""
    return [
        *lines_of("pause", "one_turn"),
        KeyLine(translate("Settings", "Slower, faster"), slower_faster()),
        KeyLine(translate("Settings", "Seen from another city"), span(numbers()[1:8])),
    ]


def describing_keys(*, hand: bool) -> list[KeyLine]:
    """Keys that say in words how things stand; ``hand`` where there is a hand to compare."""
    return lines_of("describe", "own", "neighbours", *(("hand",) if hand else ()))


def window_keys(*, classic: bool = True) -> list[KeyLine]:
    """Keys that look around and leave: at a table of 7 Wonders, or at one of Architects."""
    back, on = translate("Settings", "PgUp"), translate("Settings", "PgDn")
    log = (*caps("log"), "↑", "↓")
    turns = KeyLine(translate("Settings", "In the log: the turn before or after"), (back, on))
    return [
        KeyLine(translate("Settings", "Neighbours and far cities"), span(cities())),
        *lines_of("cheapest" if classic else "discards", "peek"),
        KeyLine(translate("Settings", "Log, and back to one of its lines"), log),
        *([turns] if classic else []),
        *lines_of("help", "encyclopaedia", "sound", "full_screen"),
        KeyLine(translate("Settings", "Back, or the menu"), ("Esc",)),
    ]


Sign = tuple[tuple[str, ...], str]
"""One or two icons, and what they mean."""

Section = tuple[str, Sequence[Sign]]
"""Signs that belong together, under a title."""


Column = tuple[str, str, Sequence[Section]]
"""The title and the icon of a column, and its sections."""


def legend() -> tuple[Column, ...]:
    """The symbols of 7 Wonders."""
    boxes = (words.legend() for words in all_words())
    goods = (*_goods(), *filter(None, boxes))
    return (
        (translate("Settings", "Goods and structures"), "build", goods),
        (translate("Settings", "Coins, war and points"), "vp", _values()),
        (translate("Settings", "Cards and wonders"), "wonder", _cards()),
    )


def _goods() -> tuple[Section, ...]:
    either = translate("Table", "One raw material of your choice")
    made = translate("Table", "One manufactured good of your choice")
    goods = [((f"res_{each}",), resource_name(each)) for each in RESOURCES]
    return (
        (
            translate("Table", "Goods"),
            [*goods, (("any_raw",), either), (("any_manufactured",), made)],
        ),
        (
            translate("Table", "Structures"),
            [((f"sym_{each}",), f"{colour_name(each)}: {kind_name(each)}") for each in COLOURS],
        ),
    )


def _values() -> tuple[Section, ...]:
    won = translate("Table", "Victory in {age}: +{points}")
    equal = translate("Table", "{symbol}: equal ones score their number squared")
    symbols = ("sci_compass", "sci_gear", "sci_tablet")
    return (
        (
            translate("Table", "Values"),
            [
                (("coin",), translate("Table", "Coin; three are worth a point at the end")),
                (("laurel",), translate("Table", "Victory points")),
                (("guild",), translate("Table", "Guild: points for what neighbours have")),
            ],
        ),
        (
            translate("Table", "War"),
            [
                (("shield",), translate("Table", "Shield: strength against both neighbours")),
                *(
                    ((f"mil_{points}",), won.format(age=age_name(age), points=points))
                    for age, points in ((1, 1), (2, 3), (3, 5))
                ),
                (("mil_defeat",), translate("Table", "Defeat: one point less")),
            ],
        ),
        (
            translate("Table", "Science"),
            [
                *(
                    ((icon,), equal.format(symbol=symbol_name(symbol)))
                    for icon, symbol in zip(symbols, Symbol, strict=True)
                ),
                (symbols, translate("Table", "Each set of three: 7 points more")),
            ],
        ),
        (
            translate("Table", "Trade"),
            [
                (("trade_left",), translate("Table", "Buy from the left neighbour for 1 coin")),
                (("trade_right",), translate("Table", "Buy from the right neighbour for 1 coin")),
                (("trade_both",), translate("Table", "Buy from both neighbours for 1 coin")),
                (
                    ("scope_left", "scope_right"),
                    translate("Table", "Counted in the cities the arrows point at"),
                ),
            ],
        ),
    )


def _cards() -> tuple[Section, ...]:
    return (
        (
            translate("Table", "Marks on your cards"),
            [
                (("state_ok",), translate("Table", "You can build it yourself")),
                (("state_chain",), translate("Table", "Free, thanks to a structure you have")),
                (("state_buy",), translate("Table", "Possible if you buy from neighbours")),
                (("state_no",), translate("Table", "Not possible now; point at it to see why")),
                (("free_city",), translate("Table", "Two players: the same for the Free City")),
            ],
        ),
        (
            translate("Table", "What to do with a card"),
            [
                (("build",), translate("Table", "Build it in your city")),
                (("chain",), translate("Table", "Opens another structure, which is then free")),
                (("stage",), translate("Table", "Lay it face down under the next wonder stage")),
                (("discard",), translate("Table", "Discard it and take 3 coins")),
                (("pass_left", "pass_right"), translate("Table", "Hands pass this way")),
            ],
        ),
        (
            translate("Table", "Powers of wonders"),
            [
                (("wonder",), translate("Table", "A wonder, built stage by stage")),
                (("free_build",), translate("Table", "Once an Age, a structure for nothing")),
                (("free_colour",), translate("Table", "First structure of a colour for nothing")),
                (("free_first",), translate("Table", "First card of each Age for nothing")),
                (("free_last",), translate("Table", "Last card of each Age for nothing")),
                (("build_from_discard",), translate("Table", "A discarded card for nothing")),
                (("copy_guild",), translate("Table", "Score a neighbour's guild at the end")),
                (("play_last",), translate("Table", "Play the seventh card of each Age, too")),
            ],
        ),
    )


def architects_legend() -> tuple[Column, ...]:
    """The symbols of Architects."""
    return (
        (translate("Settings", "Cards"), "build", _decks()),
        (translate("Settings", "Progress and end"), "ar_progress", _progress()),
        (translate("Settings", "Wonders and war"), "wonder", _stages()),
    )


def _decks() -> tuple[Section, ...]:
    goods = ("wood", "stone", "brick", "papyrus", "glass")
    symbols = ("compass", "gear", "tablet")
    coin = translate("Table", "Coin: stands for any resource that is missing")
    pair = translate("Table", "Two alike, or all three: discard them for a progress token")
    return (
        (
            translate("Table", "Resources"),
            [
                *(((f"res_{good}",), card_kind_name(CardId(good))) for good in goods),
                (("coin",), coin),
            ],
        ),
        (
            translate("Table", "Symbols"),
            [
                *(((card_icon(CardId(each)),), card_kind_name(CardId(each))) for each in symbols),
                (("sym_green", "ar_progress"), pair),
            ],
        ),
        (
            translate("Table", "Blue and red cards"),
            [
                (("laurel",), translate("Table", "Victory points")),
                (("ar_cat",), translate("Table", "With a cat: you get the cat")),
                (("shield",), translate("Table", "Shield: strength against both neighbours")),
                (("ar_horn",), translate("Table", "Each horn turns a conflict token to battle")),
            ],
        ),
    )


def _progress() -> tuple[Section, ...]:
    whole = translate("Table", "A complete wonder ends the game with that turn")
    tie = translate("Table", "Equal points: more stages win, then the victory is shared")
    return (
        (
            translate("Table", "Progress tokens"),
            [((token,), f"{token_name(token)}: {token_effect(token)}") for token in TOKENS],
        ),
        (translate("Table", "End of the game"), [(("wonder",), whole), (("vp",), tie)]),
    )


def _stages() -> tuple[Section, ...]:
    cat = translate("Table", "The cat: see the top card of the centre in your turn, 2 points")
    two = translate("Table", "Two players: twice the shields, at least 2, give two victories")
    return (
        (
            translate("Table", "Stages"),
            [
                (("mark_different",), translate("Table", "So many different resources")),
                (("mark_equal",), translate("Table", "So many identical resources")),
                (("build",), translate("Table", "What you can pay for, you must build")),
                (("state_ok",), translate("Table", "The stage is built")),
            ],
        ),
        (
            translate("Table", "Powers of wonders"),
            [
                (("deck_centre",), stage_effect(TakeTop(Reach.CENTRAL))),
                (("deck_centre",), stage_effect(TakeTop(Reach.ANY))),
                (("deck_left",), stage_effect(TakeBoth())),
                (("ui_eye",), stage_effect(LookAndKeep(5))),
                (("ar_progress",), stage_effect(TakeProgress())),
                (("shield",), stage_effect(Shields(1))),
            ],
        ),
        (
            translate("Table", "War and the cat"),
            [
                (("ar_peace",), translate("Table", "Conflict token at peace")),
                (("ar_war",), translate("Table", "Turned to battle; all turned: everyone fights")),
                (("mil_3",), translate("Table", "Military victory: 3 points")),
                (("mil_3", "mil_3"), two),
                (("ar_cat",), cat),
            ],
        ),
    )


def turn_keys() -> list[KeyLine]:
    """Keys that play a turn of Architects."""
    enter = translate("Settings", "Enter")
    return [
        KeyLine(translate("Settings", "Left deck, centre, right deck"), span(numbers()[1:4])),
        KeyLine(translate("Settings", "The same decks"), ("←", "↑", "→")),
        KeyLine(translate("Settings", "Take a progress token"), span(numbers()[4:8])),
        KeyLine(translate("Settings", "Keep a card looked through"), span(numbers()[1:10])),
        KeyLine(translate("Settings", "Up and down the actions"), ("↑", "↓")),
        KeyLine(translate("Settings", "Do what is marked, or the first action"), (enter,)),
        KeyLine(translate("Settings", "On to the next thing"), ("Tab",)),
        *lines_of("end_turn"),
        KeyLine(translate("Settings", "Undo, redo"), undo_redo()),
        *lines_of("uncover"),
    ]
