"""The network of Architects; all house values are played with one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sevenwonders_qt.ai.architects.learned import ArchitectsBrain
from sevenwonders_qt.ai.brains import fits, network_of
from sevenwonders_qt.ai.features.architects import ArchitectsFeatures
from sevenwonders_qt.ai.learned import Taste
from sevenwonders_qt.ai.network import read_network
from sevenwonders_qt.games.architects.ruleset import Ruleset

NETWORK: Final = "architects"
"""The kind of network: the name of its file."""

TASTE: Final = Taste(rival=0.5, win=20.0)
"""The taste that won most in the arena; with one rival, its points count half."""


@lru_cache(maxsize=16)
def architects_brain_for(rules: Ruleset) -> ArchitectsBrain | None:
    """Return the brain for this ruleset; None where no file of weights fits."""
    features = ArchitectsFeatures(rules)
    network = network_of(NETWORK, features.schema)
    return None if network is None else ArchitectsBrain(features, network, TASTE)


@lru_cache(maxsize=16)
def has_architects_brain(rules: Ruleset) -> bool:
    """Return whether `architects_brain_for` finds one; it reads no network into memory."""
    return fits(NETWORK, ArchitectsFeatures(rules).schema)


def read_architects_brain(rules: Ruleset, weights: bytes) -> ArchitectsBrain:
    """Return the brain of a file of weights; raises `NetworkError` if it does not fit the rules."""
    features = ArchitectsFeatures(rules)
    return ArchitectsBrain(features, read_network(weights, features.schema), TASTE)
