"""Edifice on the table: its row, its prompt, its movements."""

from sevenwonders_qt.games.edifice.commands import PENALTY
from sevenwonders_qt.views.edifice.motions import EdificeMotions
from sevenwonders_qt.views.edifice.prompt import PenaltyPrompt
from sevenwonders_qt.views.edifice.row import EdificeRow
from sevenwonders_qt.views.edifice.zoom import edifice_large
from sevenwonders_qt.views.table.boxes import TableParts

TABLE = TableParts((EdificeRow,), {PENALTY: PenaltyPrompt}, edifice_large, EdificeMotions)
