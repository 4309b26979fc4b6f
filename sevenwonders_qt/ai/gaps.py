"""Gaps in what computer players know of 7 Wonders and its boxes."""

from __future__ import annotations

from collections.abc import Iterator

from sevenwonders_qt.ai import economy, evaluation
from sevenwonders_qt.ai.parts import PlayerParts, parts_of
from sevenwonders_qt.core.gap import Gap
from sevenwonders_qt.games.classic.gaps import is_base_module, kinds_of, module_owner
from sevenwonders_qt.games.classic.ruleset import RuleModule, Ruleset


def player_gaps(rules: Ruleset) -> Iterator[Gap]:
    """Yield a gap for everything in a ruleset that the player by rules cannot value."""
    parts = parts_of(rules)
    valued = {*evaluation.VALUED, *economy.VALUED}
    valued |= {kind for each in parts.values() for kind in each.judges}
    for module, kind in kinds_of(rules):
        if kind not in valued:
            place = "ai/evaluation.py" if is_base_module(module) else "PlayerParts.judges"
            yield Gap(f"effect {kind.__name__} of {module_owner(module)}", "worth", place)
    for each in rules.modules:
        if not is_base_module(each.name):
            yield from _of_box(each, parts.get(each.name))


def _of_box(module: RuleModule, parts: PlayerParts | None) -> Iterator[Gap]:
    whose = module_owner(module.name)
    if parts is None or parts.appraiser is None:
        for option in module.options:
            yield Gap(f"option {option!r} of {whose}", "worth", "PlayerParts.appraiser")
        for prompt in module.answers:
            yield Gap(f"prompt {prompt!r} of {whose}", "worth", "PlayerParts.appraiser")
    if module.extra is not None and (parts is None or parts.extra is None):
        yield Gap(f"the memory of {whose}", "form for computer players", "PlayerParts.extra")
