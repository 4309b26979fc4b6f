"""The networks that are shipped, and the choice of one that plays 7 Wonders as agreed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from sevenwonders_qt.ai.features.classic import EVERYTHING, ClassicFeatures, known_to
from sevenwonders_qt.ai.learned import Brain, Taste
from sevenwonders_qt.ai.network import Network, NetworkError, read_network, read_weights
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.box import HOUSE_RULES
from sevenwonders_qt.games.classic.ruleset import Ruleset

_TASTES = {
    "classic": Taste(rival=0.4, win=20.0),
    "free_city": Taste(rival=1.0, win=10.0),
}
"""The tastes that won most in the arena; with one rival, its points count like the own ones."""


ANY_BOXES = "boxes"
"""The end of the kind of a network that plays with any of several boxes."""


@lru_cache(maxsize=16)
def brain_for(rules: Ruleset) -> Brain | None:
    """Return the brain for this ruleset; None where no file of weights fits."""
    for kind in _kinds(rules):
        features = _features(rules, _header(kind))
        network = None if features is None else network_of(kind, features.schema)
        if features is not None and network is not None:
            return Brain(features, network, taste_of(kind))
    return None


@lru_cache(maxsize=16)
def has_brain(rules: Ruleset) -> bool:
    """Return whether `brain_for` finds one; it reads no network into memory."""
    return kind_for(rules) is not None


@lru_cache(maxsize=16)
def kind_for(rules: Ruleset) -> str | None:
    """Return the kind of network that plays a ruleset, None where none does; it loads none."""
    for kind in _kinds(rules):
        features = _features(rules, _header(kind))
        if features is not None and fits(kind, features.schema):
            return kind
    return None


def read_brain(rules: Ruleset, weights: bytes) -> Brain:
    """Return the brain of a file of weights; raises `NetworkError` if it does not fit the rules."""
    header, _, _ = read_weights(weights)
    features = _features(rules, header)
    if features is None:
        raise NetworkError("made for other features")
    network = read_network(weights, features.schema)
    return Brain(features, network, taste_of(kind_of(rules)))


def _features(rules: Ruleset, header: Mapping[str, Any] | None) -> ClassicFeatures | None:
    """Return the features of a ruleset as the network of a header reads them.

    None where it does not know a structure or a board of them; those of today without a header,
    or with one that does not describe what the network reads.
    """
    try:
        known = EVERYTHING if header is None else known_to(header["layout"])
    except (KeyError, TypeError, ValueError):
        known = EVERYTHING
    try:
        return ClassicFeatures(rules, known=known)
    except ValueError:
        return None


def network_digest(kind: str) -> str | None:
    """Return a digest of the weights of a kind, None where there are none; loads no network."""
    header = _header(kind)
    return None if header is None else str(header["sha256"])[:24]


def fits(kind: str, schema: str) -> bool:
    """Return whether the network of a kind is there and fits these features."""
    header = _header(kind)
    return header is not None and bool(header["schema"] == schema)


def _header(kind: str) -> Mapping[str, Any] | None:
    """Return the header of the network of a kind; None where there is none that can be read."""
    try:
        header, _, _ = read_weights(resource_path("ai", f"{kind}.net").read_bytes())
    except (OSError, NetworkError):
        return None
    return header


def kind_of(rules: Ruleset) -> str:
    """Return the kind of network that plays a ruleset: the name of its file.

    House rules are played with the network of the same game without them.
    """
    game = "free_city" if rules.seating.free_cities else "classic"
    return "-".join([game, *(name for name in rules.data if name not in HOUSE_RULES)])


def mixed_kind_of(rules: Ruleset) -> str:
    """Return the kind of network that plays a ruleset with any of several boxes."""
    return f"{kind_of(rules).partition('-')[0]}-{ANY_BOXES}"


def _kinds(rules: Ruleset) -> Sequence[str]:
    """Return the kinds of network that may know a ruleset, the one for it alone first.

    A network for any boxes reads nothing of a module without knowledge for computer players.
    """
    alone = kind_of(rules)
    known = rules.data.keys() - {*HOUSE_RULES} <= rules.players.keys()
    return (alone, mixed_kind_of(rules)) if rules.players and known else (alone,)


def taste_of(kind: str) -> Taste:
    """Return the taste of the player of a network of 7 Wonders, in play and while it is trained."""
    return _TASTES[kind.partition("-")[0]]


@lru_cache(maxsize=8)
def network_of(kind: str, schema: str) -> Network | None:
    """Return the network of a kind; None if its file is missing or damaged: others play instead."""
    name = f"{kind}.net"
    try:
        return read_network(resource_path("ai", name).read_bytes(), schema)
    except FileNotFoundError:
        return None
    except (OSError, NetworkError) as error:
        from logging import getLogger  # only here, so that the AI players' process stays small

        getLogger(__name__).warning("%s: %s; the player by rules plays instead", name, error)
        return None
