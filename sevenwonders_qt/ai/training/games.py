"""The training of the networks of a game: its self-play and its features."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from sevenwonders_qt.ai.features.reading import NetworkReading
from sevenwonders_qt.ai.learned import Taste
from sevenwonders_qt.ai.training.layout import Layout
from sevenwonders_qt.ai.training.self_play import Policy
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.box import FindGame


class Features(Protocol):
    """The description of a game's features."""

    shared_numbers: int
    own_numbers: int

    @property
    def blocks(self) -> Mapping[str, Any]:
        """The blocks by name, in order; each has a ``size``."""
        ...

    @property
    def schema(self) -> str: ...

    @property
    def categories(self) -> Sequence[str]: ...


class SelfPlay(Protocol):
    """Self-play as a function: variant, `Model.to_bytes` and seeds to `Experience.to_bytes`."""

    def __call__(
        self,
        variant: Variant,
        weights: bytes,
        seeds: Sequence[int],
        policy: Policy,
        find: FindGame = ...,
    ) -> bytes: ...


@dataclass(frozen=True, slots=True)
class Mixing:
    """The training of one network with any of several boxes.

    ``reading`` returns what it reads of a game with all of them, ``play`` the self-play of a
    network with such a reading, in games with some. ``features`` returns its features of a game,
    and ``network`` its name.
    """

    reading: Callable[[Any], NetworkReading]
    play: Callable[[NetworkReading], SelfPlay]
    features: Callable[[Any, NetworkReading], Features]
    network: Callable[[Any], str]


@dataclass(frozen=True, slots=True)
class Trainable:
    """The training of the networks of one game.

    ``features`` returns the features of a game, ``network`` the name of the network that plays it,
    ``taste`` the taste of its player, by that name. ``find`` finds games, in other processes too.
    ``shares`` says how often so many players play. ``buckets`` as in `Shape`, ``cells`` are the
    usual ones of the hidden layers. ``bases`` are a variant of each kind. The first ``guided``
    games of a network that begins with nothing are played by ``guide``. ``trace`` is the lambda of
    TD(lambda) at the start. ``points_like`` is a category that new ones count like to begin with.
    ``mixing`` is for games with boxes.
    """

    play: SelfPlay
    features: Callable[[Any], Features]
    network: Callable[[Any], str]
    shares: Mapping[int, float]
    buckets: int
    cells: tuple[int, int]
    bases: Sequence[Variant]
    taste: Callable[[str], Taste]
    find: FindGame
    guide: SelfPlay | None = None
    guided: int = 0
    trace: float = 0.8
    points_like: str = ""
    mixing: Mixing | None = None
    reading: NetworkReading | None = None

    def kind(self, variant: Variant) -> str:
        """Return the network that plays a variant: variants of one kind are trained together."""
        return self.network(self.find(variant))

    def mixed(self, variant: Variant) -> Trainable:
        """Return the training of one network for this variant and for all with fewer boxes.

        Raises ValueError where the game has none, or a box that no network reads.
        """
        if self.mixing is None:
            raise ValueError("this game has no boxes to mix")
        mixing, reading = self.mixing, self.mixing.reading(self.find(variant))
        return replace(
            self,
            play=mixing.play(reading),
            features=lambda game: mixing.features(game, reading),
            network=mixing.network,
            reading=reading,
        )

    def layout(self, variant: Variant) -> Layout:
        """Return the inputs and outputs of the network of this variant."""
        features = self.features(self.find(variant))
        blocks = {name: block.size for name, block in features.blocks.items()}
        return Layout(
            features.schema,
            blocks,
            features.shared_numbers,
            features.own_numbers,
            tuple(map(str, features.categories)),
            self.reading,
        )
