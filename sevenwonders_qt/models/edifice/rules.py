"""The rules of Edifice, in the words of the program."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from sevenwonders_qt.games.edifice.catalogue import NAME
from sevenwonders_qt.models.words.rules.rule import Chapter, Figure, Rule, Ruling

_RULES = (
    Rule(
        "edifices",
        QT_TRANSLATE_NOOP("Rules", "Building together"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "With the Edifices there is one shared project in each Age. If you "
                "take part, you may earn a reward. If the project fails, those who "
                "stayed away pay for it.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "One Edifice of each Age is drawn at the start; everybody sees all three"
                " from the first turn on.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Each project has pawns: 2 with three players, 3 with four or five, "
                "4 with six, 5 with seven.",
            ),
        ),
        figure=Figure(
            "icons",
            (
                "ed_building",
                "ed_pawn",
                "ed_debt",
            ),
        ),
        see=(
            "edifice_join",
            "edifice_built",
            "edifice_failed",
        ),
    ),
    Rule(
        "edifice_join",
        QT_TRANSLATE_NOOP("Rules", "Taking part"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Once an Age, when you build a stage of your wonder, you may take part in"
                " the project of that Age. You pay the price of the project together with"
                " the stage and take a pawn from its card.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "If more players take part in a turn than there are pawns, the "
                "missing pawns come from the box: everybody gets one.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings-edifice",
                1,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Taking part belongs to your hidden choice and is shown with it. Whether"
                    " a pawn is left is judged as the turn begins.",
                ),
            ),
            Ruling(
                "rulings-edifice",
                2,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You pay the price with what you have when the turn begins. "
                    "Coins earned this turn come too late.",
                ),
            ),
            Ruling(
                "rulings-edifice",
                3,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A stage built with a seventh card may take part, if a pawn is left and"
                    " you have not taken part in that Age. A structure from the discard pile"
                    " is no stage.",
                ),
            ),
            Ruling(
                "rulings-edifice",
                15,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A play takes one option at most. Where another expansion offers one for"
                    " the same stage, you choose between them.",
                ),
            ),
        ),
        figure=Figure(
            "icons",
            (
                "stage",
                "ed_pawn",
            ),
        ),
        see=("wonder",),
    ),
    Rule(
        "edifice_built",
        QT_TRANSLATE_NOOP("Rules", "When an Edifice is constructed"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "As soon as the last pawn is taken, the Edifice is built. Everybody "
                "with one of its pawns gets its reward.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings-edifice",
                4,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Rewards come after all cards and stages of the turn. Shields "
                    "count in the conflict of the same Age; resources can be used "
                    "from the next turn, and neighbours cannot buy them.",
                ),
            ),
            Ruling(
                "rulings-edifice",
                5,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The Military School takes away the defeats you hold at that moment. The"
                    " conflict of the third Age may bring new ones.",
                ),
            ),
            Ruling(
                "rulings-edifice",
                6,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Rewards at the end of the game look at the city as it is at "
                    "that moment. The Agora scores your best guild again. Edifices, "
                    "pawns and debts have no colour.",
                ),
            ),
        ),
        figure=Figure("icons", ("ed_building",)),
    ),
    Rule(
        "edifice_failed",
        QT_TRANSLATE_NOOP("Rules", "When a project fails"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "If a pawn is still on the project when its Age ends, it fails, just "
                "before the conflicts. Nobody gets the reward, and everybody without "
                "a pawn of that Age suffers the penalty.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings-edifice",
                7,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "All penalties come at once. Where there is a choice, you make it. A red"
                    " card that is lost fights no more, and tokens of the conflict to come"
                    " cannot pay.",
                ),
            ),
            Ruling(
                "rulings-edifice",
                8,
                QT_TRANSLATE_NOOP("Rules", "If you can pay the whole penalty, you must."),
            ),
            Ruling(
                "rulings-edifice",
                9,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A card you give up goes to the discard pile and stops working, "
                    "its chains too. You keep coins it once brought, and you may "
                    "build the structure again.",
                ),
            ),
            Ruling(
                "rulings-edifice",
                10,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Cards under the wonder have no colour: they are neither lost nor counted.",
                ),
            ),
        ),
        figure=Figure(
            "icons",
            (
                "state_no",
                "ed_debt",
            ),
        ),
        see=("edifice_debt",),
    ),
    Rule(
        "edifice_debt",
        QT_TRANSLATE_NOOP("Rules", "Debts"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "If you cannot pay the whole penalty, you lose nothing, but take a "
                "Debt token of that Age: 2, 3 or 5 points less at the end.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings-edifice",
                11,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Debt tokens do not run out and are never paid back.",
                ),
            ),
        ),
        figure=Figure("icons", ("ed_debt",)),
    ),
    Rule(
        "carthage",
        QT_TRANSLATE_NOOP("Rules", "Carthage"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Each stage of Carthage has two halves. You build one of them and choose"
                " which; the other half is lost.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings-edifice",
                12,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The half is chosen with the hidden card, for good, and counts as one stage.",
                ),
            ),
        ),
        figure=Figure(
            "board",
            (
                "carthage",
                "A",
            ),
        ),
        see=("wonder",),
    ),
    Rule(
        "ur",
        QT_TRANSLATE_NOOP("Rules", "Ur"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Stages of Ur take a pawn from the box at no cost.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings-edifice",
                13,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The pawn of an Edifice that is already built gives the reward "
                    "at once. One of this Age or a later one protects you from the "
                    "penalty and earns the reward when the Edifice is built. One of "
                    "a failed project does nothing.",
                ),
            ),
            Ruling(
                "rulings-edifice",
                14,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Ur may take part as well. Two pawns of one Age give the reward "
                    "once; the house rules can change that.",
                ),
            ),
        ),
        figure=Figure(
            "board",
            (
                "ur",
                "A",
            ),
        ),
    ),
)

CHAPTER = Chapter(NAME, QT_TRANSLATE_NOOP("Rules", "Edifices"), _RULES)
