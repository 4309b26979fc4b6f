"""Gaps in the rules of 7 Wonders and its boxes: effects, events, pieces that no rule knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.gap import Gap
from sevenwonders_qt.games.classic.effects import Effect
from sevenwonders_qt.games.classic.free_city import FREE_CITY
from sevenwonders_qt.games.classic.powers import (
    COPY_NOT_COUNTED,
    POWERS,
    SECOND_EDITION_POWERS,
    SIXTH_COINS_WAIT,
)
from sevenwonders_qt.games.classic.ruleset import RuleModule, Ruleset
from sevenwonders_qt.games.classic.turn import CLASSIC, ROUND_TABLE

BASE: Sequence[RuleModule] = tuple(
    {
        module.name: module
        for module in (
            *(CLASSIC, ROUND_TABLE, FREE_CITY, SIXTH_COINS_WAIT, COPY_NOT_COUNTED),
            *(*POWERS, *SECOND_EDITION_POWERS),
        )
    }.values()
)
"""Every rule module of the base game."""

_BASE_NAMES = frozenset(module.name for module in BASE)


def is_base_module(module: str) -> bool:
    """Return whether the rule module of this name is one of the base game."""
    return module in _BASE_NAMES


def module_owner(module: str) -> str:
    """Return the owner of a rule module in words, for the text of a gap."""
    return "7 Wonders" if is_base_module(module) else f"box {module!r}"


def effects_of(rules: Ruleset) -> Iterator[tuple[str, Effect]]:
    """Yield every effect in the box, after the name of the thing that has it."""
    for card in rules.catalogue.cards.values():
        for effect in card.effects:
            yield f"card {card.id}", effect
    for board in rules.catalogue.boards.values():
        for effect in board.effects:
            yield f"wonder {board.wonder}, side {board.side}", effect
        for stage in board.stages:
            for way in (stage, *stage.alternatives):
                for effect in way.effects:
                    yield f"wonder {board.wonder}, side {board.side}", effect
    for module in rules.modules:
        for piece in module.pieces:
            for effect in piece.effects:
                yield f"{type(piece).__name__} of {module_owner(module.name)}", effect


def kinds_of(rules: Ruleset) -> Iterator[tuple[str, type[Effect]]]:
    """Yield each kind of effect in the box once, after the name of the module that knows it.

    A kind that no module knows is not among them.
    """
    kinds = dict.fromkeys(type(effect) for _, effect in effects_of(rules))
    for kind in kinds:
        knowing = (module.name for module in rules.modules if kind in _known(module))
        name = next(knowing, None)
        if name is not None:
            yield name, kind


def rule_gaps(rules: Ruleset) -> Iterator[Gap]:
    """Yield a gap for each effect in the box that no rule module knows."""
    for thing, effect in effects_of(rules):
        if type(effect) not in rules.kinds:
            name = f"effect {type(effect).__name__} of {thing}"
            yield Gap(name, "rule", "acquire, incomes, times or looks_for of a RuleModule")


def module_gaps(modules: Sequence[RuleModule]) -> Iterator[Gap]:
    """Yield the gaps between the parts of rule modules that belong together: a game's or a box's.

    Each event has an evolver and a redaction, whatever is said of an event is said of one that is
    declared, each prompt has commands, and a memory has a view.
    """
    evolved = {event for module in modules for event in module.evolvers}
    redacted = {event for module in modules for event in module.redactions}
    events = {event for module in [*BASE, *modules] for event in module.events}
    for module in modules:
        for event in module.events:
            thing = f"event {event.__name__} of {module_owner(module.name)}"
            if event not in evolved:
                yield Gap(thing, "evolver", "RuleModule.evolvers")
            if event not in redacted:
                yield Gap(thing, "redaction", "RuleModule.redactions")
        for event in _mentioned(module):
            if event not in events:
                thing = f"event {event.__name__} of {module_owner(module.name)}"
                yield Gap(thing, "entry", "RuleModule.events")
        for prompt, answering in module.answers.items():
            if not answering.commands:
                thing = f"prompt {prompt!r} of {module_owner(module.name)}"
                yield Gap(thing, "command", "Answering.commands")
        if module.extra is not None and module.view is None:
            thing = f"the memory of {module_owner(module.name)}"
            yield Gap(thing, "view (or `unseen`)", "RuleModule.view")


def _known(module: RuleModule) -> Iterator[type[Effect]]:
    """Yield the kinds of effect that a module does something for."""
    yield from module.acquire
    yield from module.incomes
    yield from module.times
    yield from module.looks_for


def _mentioned(module: RuleModule) -> Iterator[type[Event]]:
    yield from dict.fromkeys(
        (*module.evolvers, *module.redactions, *module.checks, *module.outcomes, *module.quiet)
    )
