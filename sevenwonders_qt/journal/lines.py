"""One line of a journal: a JSON object that carries its own checksum."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from typing import Any

LONGEST = 1_000_000
"""Bytes; a longer line cannot come from the program."""


class JournalError(ValueError):
    """A journal that cannot be read or written; the text is one line and names the fault."""


def encode(record: Mapping[str, Any]) -> bytes:
    """The record as one line, newline included, with ``sum`` added."""
    text = _text(record)
    return _text({**record, "sum": _sum(text)}).encode() + b"\n"


def decode(line: bytes) -> dict[str, Any]:
    """The record of a line without its newline; raises `JournalError` saying what is wrong."""
    if len(line) > LONGEST:
        raise JournalError("is too long")
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        raise JournalError("is not JSON") from None
    if not isinstance(record, dict) or "sum" not in record:
        raise JournalError("is not a journal line")
    checksum = record.pop("sum")
    if checksum != _sum(_text(record)):
        raise JournalError("does not match its checksum")
    return record


def _text(record: Mapping[str, Any]) -> str:
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def _sum(text: str) -> int:
    return zlib.crc32(text.encode("utf-8", "surrogatepass"))
