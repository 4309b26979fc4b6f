"""The optional rules of 7 Wonders in words: questions of rule that groups answer differently."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.options import DEFAULT, WONDERS_DEALT, Options
from sevenwonders_qt.models.boxes import switches, words_of
from sevenwonders_qt.models.new_match import FEWEST, all_wonders, may_agree
from sevenwonders_qt.models.shown.boxes_chosen import comes_with
from sevenwonders_qt.models.words.box_words import Listable, ListWords
from sevenwonders_qt.models.words.names import city_name
from sevenwonders_qt.models.words.optional_rules import OptionalRules, RuleWords

translate = QCoreApplication.translate
_OWN: Final = ("copied_guild_counts", "sixth_coins_pay_seventh")
"""The optional rules of the base game, as `Options` names them."""

_ALL, _SOME = "all", "some"
"""The wonders that may be dealt: all, or those of a list."""


def _wonders(options: Options) -> list[Listable]:
    """Return the wonders of a match with these options, each with the box that brings it."""
    return [
        Listable(wonder, city_name(wonder), comes_with(options, wonder), wonder)
        for wonder in all_wonders(options)
    ]


_DEALT: Final = ListWords(
    WONDERS_DEALT,
    lambda: translate("NewGame", "Wonders in the draw"),
    lambda players: translate(
        "NewGame", "A match of this many needs %n wonder(s) at least.", None, _cities(players)
    ),
    lambda players: _cities(players),
    _wonders,
    boards=True,
)


def _cities(players: int) -> int:
    """Return the number of cities at a table, with the Free City."""
    return max(players, FEWEST + 1)


def _words() -> tuple[RuleWords, ...]:
    return (
        RuleWords(
            "copied_guild_counts",
            translate("NewGame", "A copied guild counts itself"),
            translate(
                "NewGame",
                "When Olympia copies the Shipowners Guild, the copy is one of the"
                " purple cards that it counts. Default: on",
            ),
        ),
        RuleWords(
            "sixth_coins_pay_seventh",
            translate("NewGame", "Coins of the sixth card pay for the seventh"),
            translate(
                "NewGame",
                "Babylon may play both last cards of an Age: what the sixth card earns"
                " can be spent on the seventh at once. Default: on",
            ),
        ),
        RuleWords(
            WONDERS_DEALT,
            translate("NewGame", "Wonders in the draw"),
            translate(
                "NewGame",
                "Chance deals one of all wonders of the boxes on the table, or only some that you "
                "choose. Default: all",
            ),
            {_SOME: _DEALT},
        ),
        *(
            RuleWords(rule, note.title, note.text)
            for box in switches()
            for rule in box.house_rules
            for note in (words_of(box.name).house_rules[rule](),)
        ),
        *(
            RuleWords(name, words.title(), words.note(), words.lists)
            for box in switches()
            for name in box.choices
            for words in (words_of(box.name).choices[name],)
        ),
    )


def _is_on(options: Options, field: str) -> bool:
    return bool(getattr(options, field)) if field in _OWN else field in options.house_rules


def _switched(options: Options, field: str, on: bool) -> Options:
    if field not in _OWN:
        others = tuple(rule for rule in options.house_rules if rule != field)
        return replace(options, house_rules=(*others, field) if on else others)
    values: dict[str, Any] = {field: on}
    return replace(options, **values)


def choices() -> Mapping[str, tuple[str, ...]]:
    """Return the options that have values, by name, the usual value first."""
    of_boxes = {name: values for box in switches() for name, values in box.choices.items()}
    return {WONDERS_DEALT: (_ALL, _SOME), **of_boxes}


def value_words(name: str, value: str) -> str:
    """Return a value of an option in words."""
    if name == WONDERS_DEALT:
        if value == _ALL:
            return translate("NewGame", "all", "wonders")
        return translate("NewGame", "some", "wonders")
    box = next(box for box in switches() if name in box.choices)
    return words_of(box.name).choices[name].values[value]()


def _value(options: Options, field: str) -> str:
    if field == WONDERS_DEALT:
        return _SOME if options.wonders_dealt else _ALL
    return dict(options.choices).get(field, choices()[field][0])


def _given(options: Options, field: str, value: str) -> Options:
    """Return the options with this value, which is left out where it is the usual one."""
    if field == WONDERS_DEALT:
        return _with_list(options, field, all_wonders(options) if value == _SOME else ())
    kept = tuple(choice for choice in options.choices if choice[0] != field)
    usual = value == choices()[field][0]
    return replace(options, choices=kept if usual else (*kept, (field, value)))


def _changed(options: Options) -> tuple[str, ...]:
    fields = [words.field for words in _words()]
    given = dict(options.choices)
    return tuple(
        name
        for name in fields
        if name in given
        or (name == WONDERS_DEALT and options.wonders_dealt)
        or (name not in choices() and _is_on(options, name) != _is_on(DEFAULT, name))
    )


def _reset(options: Options) -> Options:
    for field in _changed(options):
        if field not in choices():
            options = _switched(options, field, _is_on(DEFAULT, field))
    return replace(options, choices=(), lists=())


def _listed(options: Options, name: str) -> Sequence[str]:
    return dict(options.lists).get(name, ())


def _with_list(options: Options, name: str, names: Sequence[str]) -> Options:
    kept = tuple(each for each in options.lists if each[0] != name)
    return replace(options, lists=(*kept, (name, tuple(names))) if names else kept)


def _refused(options: Options, field: str) -> str:
    """Return the reason why a house rule cannot be agreed on."""
    if field in (*_OWN, WONDERS_DEALT) or may_agree(field, options):
        return ""
    box = next(box for box in switches() if field in (*box.house_rules, *box.choices))
    return translate("NewGame", "Only with {box}").format(box=words_of(box.name).title())


ADVANCED_RULES: Final = OptionalRules(
    _words,
    _is_on,
    _switched,
    _changed,
    _reset,
    _refused,
    _value,
    _given,
    _listed,
    _with_list,
)
