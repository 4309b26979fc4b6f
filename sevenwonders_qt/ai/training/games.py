"""The games that players can be trained for, each with its self-play and its features."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sevenwonders_qt.ai.brains import kind_of
from sevenwonders_qt.ai.training import self_play
from sevenwonders_qt.ai.training.layout import Layout
from sevenwonders_qt.ai.training.self_play import Policy
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.shape import RULEBOOK


class Features(Protocol):
    """What a game's features say of themselves."""

    shared_numbers: int
    own_numbers: int

    @property
    def blocks(self) -> Mapping[str, Any]:
        """By name, in order; each has a ``size``."""
        ...

    @property
    def schema(self) -> str: ...

    @property
    def categories(self) -> Sequence[str]: ...


Play = Callable[[Variant, bytes, Sequence[int], Policy], bytes]
"""Self-play as a pure function: a variant, `Model.to_bytes`, seeds; out comes `Lesson.to_bytes`."""


@dataclass(frozen=True, slots=True)
class Trainable:
    """How the networks of one game are trained.

    ``kind`` names the network that plays a variant: variants of one kind are trained together.
    ``shares`` says how often so many players play. ``buckets`` as in `Shape`. ``bases`` are a
    variant of each kind.
    """

    play: Play
    features: Callable[[Variant], Features]
    kind: Callable[[Variant], str]
    shares: Mapping[int, float]
    buckets: int
    bases: Sequence[Variant]

    def layout(self, variant: Variant) -> Layout:
        """What enters and leaves the network of this variant."""
        features = self.features(variant)
        blocks = {name: block.size for name, block in features.blocks.items()}
        return Layout(
            features.schema,
            blocks,
            features.shared_numbers,
            features.own_numbers,
            tuple(map(str, features.categories)),
        )


def _classic(variant: Variant) -> Classic:
    game = Box().find(variant)
    assert isinstance(game, Classic)
    return game


TRAINABLE: Mapping[str, Trainable] = {
    Classic.name: Trainable(
        self_play.play,
        lambda variant: self_play.features_of(_classic(variant)),
        lambda variant: kind_of(_classic(variant).rules),
        {2: 1.0, 3: 0.2, 4: 0.4, 5: 0.2, 6: 0.08, 7: 0.12},
        RULEBOOK.last_age,
        [
            Variant(Classic.name, 4),
            Variant(Classic.name, 2),
            Variant(Classic.name, 4, {"expansions": ["edifice"]}),
        ],
    )
}
