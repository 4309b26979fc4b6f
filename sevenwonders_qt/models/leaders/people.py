"""The person behind each leader, and when the leader is good: a sentence each, from a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.datafile import entries
from sevenwonders_qt.core.resources import resource_path

# The texts are in resources/people; check_translations reads them there.
translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Person:
    """The sentences on a leader, in English: the person, and the advice on recruiting."""

    person: str
    advice: str


@cache
def read_people(path: Path) -> Mapping[str, Person]:
    """Read the sentences of a file on each leader, by id; raises `DataError`."""
    return {
        entry.id: Person(entry.text("person"), entry.text("advice"))
        for entry in entries(path, "leader")
    }


def people() -> Mapping[str, Person]:
    """Return the sentences on each leader, by id, in English; raises `DataError`."""
    return read_people(resource_path("people", "leaders.toml"))


def person_words(leader: str) -> str:
    """Return the sentence about a leader as a person."""
    return translate("People", people()[leader].person)


def advice_words(leader: str) -> str:
    """Return the advice on a leader."""
    return translate("People", people()[leader].advice)
