"""What is let in of forged matches can be shown, counted and played to its end.

``SEVENWONDERS_FORGERIES`` sets how many are made; one in ten is let in.
"""

from __future__ import annotations

import os

import pytest

from tests.session.forgeries import forge

FORGERIES = int(os.environ.get("SEVENWONDERS_FORGERIES", "150"))


@pytest.mark.timeout(600 + 5 * FORGERIES)
def test_no_forged_match_that_is_let_in_raises_until_its_end() -> None:
    found = forge(FORGERIES, 7)
    assert not found["raised"], "\n".join(found["raised"].values())
    assert found["outcomes"].total() == FORGERIES
    assert {"journal_damaged", "not verified"} <= {*found["outcomes"]}
