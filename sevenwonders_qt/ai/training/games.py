"""The games that players can be trained for, each with its self-play and its features."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sevenwonders_qt.ai.brains import ARCHITECTS, kind_of
from sevenwonders_qt.ai.features.architects import BUCKETS
from sevenwonders_qt.ai.training import architects_play, self_play
from sevenwonders_qt.ai.training.layout import Layout
from sevenwonders_qt.ai.training.self_play import Policy
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.box import EXPANSIONS, FindGame, find_rules
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

    ``features`` are those of a game, ``network`` names the one that plays it. ``find`` finds games,
    in other processes too.
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
    guide: Play | None = None
    guided: int = 0
    trace: float = 0.8
    find: FindGame = find_rules

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


TRAINABLE: Mapping[str, Trainable] = {
    Classic.name: Trainable(
        self_play.play,
        self_play.features_of,
        lambda game: kind_of(game.rules),
        {2: 1.0, 3: 0.2, 4: 0.4, 5: 0.2, 6: 0.08, 7: 0.12},
        RULEBOOK.last_age,
        (96, 32),
        [
            Variant(Classic.name, 4),
            Variant(Classic.name, 2),
            *(Variant(Classic.name, 4, {"expansions": [name]}) for name in EXPANSIONS),
        ],
    ),
    Architects.name: Trainable(
        architects_play.play,
        architects_play.features_of,
        lambda game: ARCHITECTS,
        {2: 0.4, 3: 0.1, 4: 0.3, 5: 0.08, 6: 0.05, 7: 0.07},
        BUCKETS,
        (64, 32),
        [Variant(Architects.name, 2)],
        architects_play.play_by_rules,
        guided=1500,
        trace=1.0,
    ),
}
