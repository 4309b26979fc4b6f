"""Cities on the table: the prompt of a loss, and the movements of coins, debts and tokens."""

from sevenwonders_qt.games.cities.commands import LOSS
from sevenwonders_qt.views.cities.motions import CitiesMotions
from sevenwonders_qt.views.cities.prompt import loss_prompt
from sevenwonders_qt.views.table.boxes import TableParts

TABLE = TableParts(prompts={LOSS: loss_prompt}, motions=CitiesMotions)
