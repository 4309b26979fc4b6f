"""The network of Architects; all house values are played with one."""

from __future__ import annotations

from functools import lru_cache

from sevenwonders_qt.ai.architects.learned import ArchitectsBrain
from sevenwonders_qt.ai.brains import ARCHITECTS, network_of, taste_of
from sevenwonders_qt.ai.features.architects import ArchitectsFeatures
from sevenwonders_qt.ai.network import read_network
from sevenwonders_qt.games.architects.ruleset import Ruleset


@lru_cache(maxsize=16)
def architects_brain_for(rules: Ruleset) -> ArchitectsBrain | None:
    """The brain for this ruleset; None where no file of weights fits."""
    features = ArchitectsFeatures(rules)
    network = network_of(ARCHITECTS, features.schema)
    return None if network is None else ArchitectsBrain(features, network, taste_of(ARCHITECTS))


def read_architects_brain(rules: Ruleset, weights: bytes) -> ArchitectsBrain:
    """The brain of a file of weights; raises `NetworkError` for one that does not fit the rules."""
    features = ArchitectsFeatures(rules)
    return ArchitectsBrain(features, read_network(weights, features.schema), taste_of(ARCHITECTS))
