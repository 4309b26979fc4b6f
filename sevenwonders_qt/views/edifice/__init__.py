"""Edifice on the table: its row, its prompt, its movements."""

from sevenwonders_qt.games.edifice.catalogue import NAME
from sevenwonders_qt.games.edifice.commands import PENALTY
from sevenwonders_qt.views.edifice.motions import EdificeMotions
from sevenwonders_qt.views.edifice.prompt import PenaltyPrompt
from sevenwonders_qt.views.edifice.row import EdificeRow, draw_article, edifice_large
from sevenwonders_qt.views.table.boxes import TableParts

TABLE = TableParts(
    rows=(EdificeRow,),
    prompts={PENALTY: PenaltyPrompt},
    large=edifice_large,
    motions=EdificeMotions,
    articles={NAME: draw_article},
)
