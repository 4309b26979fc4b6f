"""Rules that groups play differently: each question in words, and its place in the options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from sevenwonders_qt.models.words.box_words import ListWords

AnyOptions = TypeVar("AnyOptions")


class RuleWords(NamedTuple):
    """One rule: its field of the options, its title, and its meaning."""

    field: str
    title: str
    note: str
    lists: Mapping[str, ListWords] = MappingProxyType({})
    """Lists of names that values of the rule ask for."""


def _given(options: Any, field: str, value: Any) -> Any:
    return replace(options, **{field: value})


@dataclass(frozen=True, slots=True)
class OptionalRules(Generic[AnyOptions]):
    """The optional rules of a game, and how to read and set them in its options.

    ``changed`` returns the fields that are not as usual, ``refused`` why a rule cannot be on
    now. ``value`` reads a rule with several values, ``given`` returns the options with another one.
    ``listed`` reads a list of names, ``with_list`` returns the options with another one.
    """

    words: Callable[[], tuple[RuleWords, ...]]
    is_on: Callable[[AnyOptions, str], bool]
    switched: Callable[[AnyOptions, str, bool], AnyOptions]
    changed: Callable[[AnyOptions], tuple[str, ...]]
    reset: Callable[[AnyOptions], AnyOptions]
    refused: Callable[[AnyOptions, str], str] = lambda options, field: ""
    value: Callable[[AnyOptions, str], Any] = getattr
    given: Callable[[AnyOptions, str, Any], AnyOptions] = _given
    listed: Callable[[AnyOptions, str], Sequence[str]] = lambda options, name: ()
    with_list: Callable[[AnyOptions, str, Sequence[str]], AnyOptions] = _given
