"""The points of a match of Architects from round to round."""

import pytest

from sevenwonders_qt.app.architects.staging import StagedArchitects
from sevenwonders_qt.games.architects.events import TurnBegan
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.models.architects.history import points_by_round, result_of, scores_of


@pytest.mark.parametrize("players", [2, 3, 7])
def test_every_round_has_points_for_every_seat_and_the_last_are_the_result(players: int) -> None:
    game = Architects.with_options()
    staged = StagedArchitects(game, players, "history", None)
    history = points_by_round(game, staged.events)
    turns = sum(isinstance(event, TurnBegan) for event in staged.events)
    assert len(history) == -(-turns // players)
    assert all(len(points) == players for points in history)
    assert history[-1] == [score.total for score in scores_of(game, staged.state)]
    result = result_of(game, staged.seats("Ana"), staged.state, staged.events)
    assert result.history == history


def test_a_match_that_goes_on_has_the_rounds_that_are_over() -> None:
    game = Architects.with_options()
    staged = StagedArchitects(game, 3, "history", 4)
    assert len(points_by_round(game, staged.events)) == 3
