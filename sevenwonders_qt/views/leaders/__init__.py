"""Leaders on the table: their places, the draft, the step before an Age, prompts, movements."""

from sevenwonders_qt.games.leaders.catalogue import NAME
from sevenwonders_qt.games.leaders.commands import LeaderPrompt
from sevenwonders_qt.views.leaders.draft import DraftPage
from sevenwonders_qt.views.leaders.motions import LeaderMotions
from sevenwonders_qt.views.leaders.places import LeaderPanels, draw_article
from sevenwonders_qt.views.leaders.prompts import (
    TokenPrompt,
    bury,
    copy_leader,
    leaders_large,
    recruit_more,
)
from sevenwonders_qt.views.table.boxes import TableParts

TABLE = TableParts(
    panels=LeaderPanels(),
    prompts={
        LeaderPrompt.DRAFT: DraftPage,
        LeaderPrompt.RECRUIT_MORE: recruit_more,
        LeaderPrompt.BURY: bury,
        LeaderPrompt.COPY: copy_leader,
        LeaderPrompt.LOSE_VICTORY: TokenPrompt,
    },
    at_hand=(LeaderPrompt.USE,),
    large=leaders_large,
    motions=LeaderMotions,
    articles={NAME: draw_article},
)
