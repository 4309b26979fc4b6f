"""The inputs and outputs of a network, by name, so that one can start from another's weights."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Self

import numpy as np

from sevenwonders_qt.ai.features.reading import NetworkReading
from sevenwonders_qt.ai.training.model import Model

Input = tuple[str, str | int]


@dataclass(frozen=True, slots=True)
class Layout:
    """Blocks of rows with their sizes, in order; how many numbers; the categories of points.

    The first of the ``own`` numbers are the points by category. ``schema`` is the digest of the
    features. A network for any of several boxes has a ``reading``.
    """

    schema: str
    blocks: Mapping[str, int]
    shared: int
    own: int
    categories: tuple[str, ...]
    reading: NetworkReading | None = None

    @property
    def rows(self) -> int:
        return sum(self.blocks.values())

    @property
    def numbers(self) -> int:
        return self.shared + self.own

    @property
    def outputs(self) -> tuple[str, ...]:
        return *self.categories, "rival", "victory"

    def inputs(self) -> list[Input]:
        """Return the name of every input, in order."""
        rows: list[Input] = [(n, place) for n, size in self.blocks.items() for place in range(size)]
        rest = self.own - len(self.categories)
        return [
            *rows,
            *(("shared", place) for place in range(self.shared)),
            *(("points", name) for name in self.categories),
            *(("own", place) for place in range(rest)),
        ]

    def as_json(self) -> dict[str, Any]:
        """Return the layout as JSON; blocks are pairs, because the keys of JSON have no order."""
        blocks = [[name, size] for name, size in self.blocks.items()]
        found = {**asdict(self), "blocks": blocks, "categories": list(self.categories)}
        if self.reading is None:
            del found["reading"]
        return found

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Self:
        """Read what `as_json` made; raises KeyError, TypeError and ValueError for other values."""
        blocks = {str(name): int(size) for name, size in found["blocks"]}
        names = tuple(map(str, found["categories"]))
        reading = NetworkReading.from_json(found["reading"]) if "reading" in found else None
        numbers = int(found["shared"]), int(found["own"])
        return cls(str(found["schema"]), blocks, *numbers, names, reading)


def carry_over(source: Model, of: Layout, target: Model, to: Layout, like: str = "") -> int:
    """Copy the weights of inputs and outputs of one name; return how many inputs were found.

    The hidden layers are copied whole; outputs that the source has not begin at nothing. Points of
    categories that it has not count like those of the category ``like`` to begin with, so that
    they are played for, and learned. Raises ValueError where the sizes differ.
    """
    theirs, ours = source.weights, target.weights
    for name in ("b1", "w2", "b2"):
        if theirs[name].shape != ours[name].shape:
            raise ValueError("its hidden layers have other sizes")
        ours[name][...] = theirs[name]
    found = _matched(of.inputs(), to.inputs())
    ours["w1"][found[1]] = theirs["w1"][found[0]]
    # Inputs that only the target knows must not disturb what the source has learned.
    strange = np.ones(len(ours["w1"]), bool)
    strange[found[1]] = False
    ours["w1"][strange] *= 0.1
    if like in of.categories:
        usual = theirs["w1"][of.inputs().index(("points", like))]
        for place, entry in enumerate(to.inputs()):
            if strange[place] and entry[0] == "points":
                ours["w1"][place] = usual
    outputs = _matched(of.outputs, to.outputs)
    ours["w3"][...] = 0
    ours["w3"][:, :, outputs[1]] = theirs["w3"][:, :, outputs[0]]
    ours["b3"][:, outputs[1]] = theirs["b3"][:, outputs[0]]
    return len(found[0])


def _matched(theirs: Any, ours: Any) -> tuple[list[int], list[int]]:
    places = {name: place for place, name in enumerate(theirs)}
    both = [(places[name], place) for place, name in enumerate(ours) if name in places]
    return [there for there, _ in both], [here for _, here in both]
