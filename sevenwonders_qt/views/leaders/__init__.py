"""Leaders on the table: their places, the draft, the step before an Age, prompts, movements."""

from sevenwonders_qt.views.leaders.places import LeaderPanels
from sevenwonders_qt.views.leaders.prompts import leaders_large
from sevenwonders_qt.views.table.boxes import TableParts

TABLE = TableParts(panels=LeaderPanels(), large=leaders_large)
