"""The features of the Wonder Pack, as the learned player reads them."""

from __future__ import annotations

from sevenwonders_qt.ai.choices import read_choices
from sevenwonders_qt.ai.features.classic import ClassicFeatures
from sevenwonders_qt.ai.features.parts import FeaturePart
from sevenwonders_qt.ai.wonder_pack.features import KINDS
from sevenwonders_qt.app.games import GAMES, finding
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from tests.wonder_pack.positions import RICH, stages, table


def _game() -> Classic:
    found = finding(GAMES)(Variant("classic", 3, {"expansions": ["wonder_pack"]}))
    assert isinstance(found, Classic)
    return found


def on(features: ClassicFeatures, part: FeaturePart, block: str) -> set[str]:
    """The kinds of effect of a block that are on."""
    start, size = features.blocks[f"wonder_pack_{block}"]
    return {KINDS[row - start] for row in part.rows if 0 <= row - start < size}


def after_stages(features: ClassicFeatures, position: Scenario) -> list[FeaturePart]:
    """Return the features of the own city after each stage that may be raised now."""
    state = position.state
    legal = stages(position)
    found = read_choices(features, state, 0, 0, state.cities[0].hand, [], legal)
    return [found.own[own] for _, own, _ in found.options]


def test_stages_in_any_order_are_read_by_what_they_do() -> None:
    features = ClassicFeatures(_game().rules)
    found = after_stages(
        features, table(Classic(features.rules), "great_wall", "A", hand=["baths"])
    )
    raised = [on(features, part, "own") for part in found]
    assert raised == [{"Coins"}, {"Science"}, {"Shields"}, {"BuildFromDiscard"}]
    assert on(features, found[0], "next") == {
        "Science",
        "Shields",
        "BuildFromDiscard",
    }


def test_a_copied_stage_is_read_by_what_it_does_here() -> None:
    features = ClassicFeatures(_game().rules)
    left, right = Place("rhodes", "B"), Place("babylon")
    position = table(
        Classic(features.rules), "manneken_pis", "A", left=left, right=right, hand=["baths"]
    )
    (part,) = after_stages(features, position)
    assert on(features, part, "own") == {"Shields", "Coins", "other"}


def test_the_card_below_a_stage_that_counts_its_colour_makes_a_difference() -> None:
    """Of two cards below such a stage each is a choice of its own, with points of its own."""
    features = ClassicFeatures(_game().rules)
    neighbour = Place("babylon", built=["altar", "theater", "baths"])
    position = table(
        Classic(features.rules),
        "stonehenge",
        "B",
        left=neighbour,
        stages=1,
        built=RICH,
        hand=["pawnshop", "barracks"],
    )
    state = position.state
    legal = [play for play in position.legal(0) if getattr(play, "use", None) is Use.STAGE]
    found = read_choices(features, state, 0, 0, state.cities[0].hand, [], legal)
    wonder = list(features.categories).index("wonder")
    points = {
        command.card: found.own[own].numbers[wonder]
        for command, own, _ in found.options
        if hasattr(command, "card")
    }
    assert points["pawnshop"] == points["barracks"] + 3
