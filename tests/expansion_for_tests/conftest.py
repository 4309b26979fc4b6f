"""The boxes of the program with that of the tests, and drawings for its cards."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from dataclasses import replace

import pytest

from sevenwonders_qt.app.boxes import ExpansionBox
from sevenwonders_qt.core.resources import resource_path
from tests.expansion_for_tests import rules as box
from tests.expansion_for_tests.box import ALL_BOXES, TEST_BOX


@pytest.fixture(scope="module")
def boxes(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, ExpansionBox]:
    """All boxes, that of the test with a drawing for each of its cards."""
    art = tmp_path_factory.mktemp("art")
    assert TEST_BOX.art is not None
    shutil.copytree(TEST_BOX.art / "icons", art / "icons")
    shutil.copytree(TEST_BOX.art / "backs", art / "backs")
    (art / "scenes").mkdir()
    for card in box.CARDS.cards:
        shutil.copy(resource_path("art", "scenes", "well.svg"), art / "scenes" / f"{card}.svg")
    people = {card.partition("_")[0] for card in box.WHITES}
    for person in people:
        shutil.copy(resource_path("art", "scenes", "hypatia.svg"), art / "scenes" / f"{person}.svg")
    heads = {person: [131, 84, 50] for person in people}
    (art / "scenes" / "heads.json").write_text(json.dumps(heads), encoding="utf-8")
    return {**ALL_BOXES, box.NAME: replace(TEST_BOX, art=art)}
