"""What a game brings in words: names, sentences, rules, rows of the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from sevenwonders_qt.core.decider import Command
    from sevenwonders_qt.models.first_tips import FirstTip
    from sevenwonders_qt.models.legend import Column
    from sevenwonders_qt.models.rules.rule import Chapter

V = TypeVar("V")

Text = Callable[[], str]
"""A text in the language of the moment."""


@dataclass(frozen=True, slots=True)
class GameWords(Generic[V]):
    """Everything that a game brings in words.

    ``name`` is that of its matches, ``title`` what the game is called where games are listed.
    ``view`` is the type of what a seat sees.

    ``plan`` says in a few words what a command does, for a seat with this view; ``plan_beside``
    says it beside another command that has been named before, where other words are wanted then.
    ``reasons`` are the sentences of a mechanism by which a choice pays, none for a mechanism of
    another game. ``legend`` are the columns of signs on the page of help.

    ``chapters`` are its rules; ``links`` has the rule behind each refusal and each question to a
    player. ``first_tips`` come when something happens for the first time.
    """

    name: str
    title: Text
    view: type[V]
    plan: Callable[[Command, V], str]
    reasons: Callable[[Any], Iterable[str]]
    legend: Callable[[], Sequence[Column]]
    chapters: tuple[Chapter, ...]
    links: Mapping[str, str]
    first_tips: tuple[FirstTip, ...]
    plan_beside: Callable[[Command, Command, V], str] | None = None
