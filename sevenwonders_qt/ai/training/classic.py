"""The training of the networks of 7 Wonders."""

from __future__ import annotations

from functools import partial
from typing import Final

from sevenwonders_qt.ai.brains import kind_of, mixed_kind_of, taste_of
from sevenwonders_qt.ai.training import self_play
from sevenwonders_qt.ai.training.games import Mixing, Trainable
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.box import EXPANSIONS, find_rules
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scoring import Category
from sevenwonders_qt.games.classic.shape import RULEBOOK

TRAINABLE: Final = Trainable(
    self_play.play,
    self_play.features_of,
    network=lambda game: kind_of(game.rules),
    shares={2: 1.0, 3: 0.2, 4: 0.4, 5: 0.2, 6: 0.08, 7: 0.12},
    buckets=RULEBOOK.last_age,
    cells=(96, 32),
    bases=[
        Variant(Classic.name, 4),
        Variant(Classic.name, 2),
        *(Variant(Classic.name, 4, {"expansions": [name]}) for name in EXPANSIONS),
    ],
    taste=taste_of,
    find=find_rules,
    points_like=Category.CIVIL,
    mixing=Mixing(
        reading=lambda game: self_play.features_of(game).reading,
        play=lambda reading: partial(self_play.play, reading=reading),
        features=self_play.features_of,
        network=lambda game: mixed_kind_of(game.rules),
    ),
)
