"""The computer players' knowledge of Edifice."""

from sevenwonders_qt.ai.edifice.appraiser import EdificeOutlook
from sevenwonders_qt.ai.edifice.features import EdificeFeatures
from sevenwonders_qt.ai.parts import PlayerParts
from sevenwonders_qt.games.edifice.effects import (
    DropDefeats,
    GuildAgain,
    PointsPerColour,
    PointsPerSet,
    TakePawn,
    VictoryToken,
)
from sevenwonders_qt.games.edifice.state import Projects
from sevenwonders_qt.games.edifice.view import EdificesView


def _projects(view: EdificesView) -> Projects:
    """Return the projects as a view shows them: all of them are open."""
    return Projects(
        tuple(project.edifice for project in view.projects),
        [project.pawns_left for project in view.projects],
        [project.standing for project in view.projects],
    )


PLAYERS = PlayerParts(
    extra=_projects,
    appraiser=EdificeOutlook,
    features=EdificeFeatures,
    judges=(TakePawn, VictoryToken, DropDefeats, PointsPerSet, PointsPerColour, GuildAgain),
)
