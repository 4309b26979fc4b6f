"""How the networks of a game are trained: its self-play and its features."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sevenwonders_qt.ai.learned import Taste
from sevenwonders_qt.ai.training.layout import Layout
from sevenwonders_qt.ai.training.self_play import Policy
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.box import FindGame


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


class Play(Protocol):
    """Self-play as a pure function: a variant, `Model.to_bytes`, seeds; gives `Lesson.to_bytes`."""

    def __call__(
        self,
        variant: Variant,
        weights: bytes,
        seeds: Sequence[int],
        policy: Policy,
        find: FindGame = ...,
    ) -> bytes: ...


@dataclass(frozen=True, slots=True)
class Trainable:
    """How the networks of one game are trained.

    ``features`` are those of a game, ``network`` names the one that plays it, ``taste`` is what its
    player wants, by that name. ``find`` finds games, in other processes too.
    ``shares`` says how often so many players play. ``buckets`` as in `Shape`, ``cells`` are the
    usual ones of the hidden layers. ``bases`` are a variant of each kind. The first ``guided``
    games of a network that begins with nothing are those of ``guide``. ``trace`` is the lambda of
    TD(lambda) at the start.
    """

    play: Play
    features: Callable[[Any], Features]
    network: Callable[[Any], str]
    shares: Mapping[int, float]
    buckets: int
    cells: tuple[int, int]
    bases: Sequence[Variant]
    taste: Callable[[str], Taste]
    find: FindGame
    guide: Play | None = None
    guided: int = 0
    trace: float = 0.8

    def kind(self, variant: Variant) -> str:
        """The network that plays a variant: those of one kind are trained together."""
        return self.network(self.find(variant))

    def layout(self, variant: Variant) -> Layout:
        """What enters and leaves the network of this variant."""
        features = self.features(self.find(variant))
        blocks = {name: block.size for name, block in features.blocks.items()}
        return Layout(
            features.schema,
            blocks,
            features.shared_numbers,
            features.own_numbers,
            tuple(map(str, features.categories)),
        )
