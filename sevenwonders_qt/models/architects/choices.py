"""The commands of a seat, grouped for a person: by their effect, then by their way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.commands import (
    BuildStage,
    EndTurn,
    KeepCard,
    LookAtDeck,
    TakeBothCards,
    TakeCard,
    TakeToken,
)

Group = tuple[Command, ...]


def groups(legal: Sequence[Command]) -> list[Group]:
    """Group the commands that do the same in different ways, in the order they are offered."""
    found: dict[tuple[object, ...], list[Command]] = {}
    for command in legal:
        found.setdefault(_purpose(command), []).append(command)
    return [tuple(commands) for commands in found.values()]


def _purpose(command: Command) -> tuple[object, ...]:
    match command:
        case BuildStage(stage=stage):
            return "build", stage
        case TakeToken(cards=cards, source=source):
            return "token", cards, source
        case TakeCard(source=source) if source:
            return "card", source
        case LookAtDeck(source=source):
            return "look", source
    return ("alone", command)


def only(group: Group) -> Command | None:
    """Return the command of a group of one, or None while a choice remains."""
    return group[0] if len(group) == 1 else None


def on_deck(legal: Iterable[Command], deck: int, sides: Sequence[int]) -> Group:
    """Return the commands for a press on a deck; ``sides`` are the left and the right deck."""
    return tuple(
        command
        for command in legal
        if (isinstance(command, TakeCard | LookAtDeck) and command.deck == deck)
        or (isinstance(command, TakeBothCards) and deck in sides)
    )


def on_token(legal: Iterable[Command], place: int) -> Group:
    """Return the commands for a press on a progress token."""
    return tuple(c for c in legal if isinstance(c, TakeToken) and c.place == place)


def on_stage(legal: Iterable[Command], stage: int) -> Group:
    """Return the ways to build a stage."""
    return tuple(c for c in legal if isinstance(c, BuildStage) and c.stage == stage)


def keeping(legal: Iterable[Command]) -> tuple[KeepCard, ...]:
    """Return the choices of one card to keep among the cards looked at."""
    return tuple(c for c in legal if isinstance(c, KeepCard))


def ending(legal: Iterable[Command]) -> EndTurn | None:
    """Return the command that leaves the rest, if it is allowed."""
    return next((c for c in legal if isinstance(c, EndTurn)), None)
