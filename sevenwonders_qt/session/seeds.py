"""Reproducible randomness of a match: from its seed and its position.

No generator lives from one command to the next, so a match that was killed and opened again deals
exactly what it would have dealt.
"""

from __future__ import annotations

import hashlib

from sevenwonders_qt.core.chance import Chance, SeededChance
from sevenwonders_qt.core.ids import Seat

Seed = int | str
"""A whole number and its digits as a text are the same seed."""


def chance_at(seed: Seed, version: int) -> Chance:
    """Return what the rules may ask when a command meets a state of this version."""
    return SeededChance(f"{seed}/deal/{version}")


def player_seed(seed: Seed, seat: Seat) -> str:
    """Return the seed of an AI player; it shows nothing about the deals.

    It is the same through the whole match: a player mixes in what it is asked, so its answer does
    not depend on who has answered before it.
    """
    return hashlib.sha256(f"{seed}/player/{seat}".encode()).hexdigest()[:16]
