"""The manners of levels and temperaments in Architects."""

from __future__ import annotations

from typing import Final

from sevenwonders_qt.ai.levels import Manner, Manners

MANNERS: Final = Manners(
    {
        "beginner": Manner(8.0, alone=True, liking={"military": -1.0}),
        "casual": Manner(5.0),
        "skilled": Manner(2.0),
    },
    {
        "builder": {"wonder": 0.3},
        "general": {"military": 0.3},
        "scholar": {"progress": 0.5},
    },
)
"""The temperatures were found in the arena, see docs/decisions/0010."""
