"""Events of a game as JSON, for tests that nothing else is taken for an event."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import strategies as st

from sevenwonders_qt.core.event import Event, EventCodec
from sevenwonders_qt.core.stored import Damaged

ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-9, 9)
    | st.floats(allow_nan=False)
    | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2)
    ),
    max_leaves=6,
)
"""Any value of JSON, small."""


@dataclass(frozen=True)
class Stored:
    """An event as it comes back from a file; called with the event."""

    codec: EventCodec

    def __call__(self, event: Event) -> dict[str, Any]:
        value: dict[str, Any] = json.loads(json.dumps(self.codec.encode(event)))
        return value

    def refused_or_kept(self, changed: dict[str, Any]) -> None:
        """Read this: what is accepted has to be written back unchanged."""
        try:
            again = self.codec.decode(changed)
        except Damaged:
            return
        assert json.dumps(self(again), sort_keys=True) == json.dumps(changed, sort_keys=True)


def each_of(examples: tuple[Event, ...]) -> pytest.MarkDecorator:
    """The test gets one event after the other."""
    return pytest.mark.parametrize("event", examples, ids=lambda event: type(event).__name__)
