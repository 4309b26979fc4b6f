"""The rules for two players and the Free City, in the words of the program."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from sevenwonders_qt.models.words.rules.rule import Figure, Rule, Ruling

RULES = (
    Rule(
        "two_players",
        QT_TRANSLATE_NOOP("Rules", "Two players and a third city"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "With two players there are three cities: one each, and the Free City"
                " between you. It is a neighbour of both of you, and you take turns"
                " deciding for it.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "You play with the cards for three players. Each of you is dealt 7; "
                "the other 7 are the pile of the Free City. It starts with 3 coins "
                "too.",
            ),
            QT_TRANSLATE_NOOP("Rules", "The two-player game exists only in the first edition."),
        ),
        figure=Figure("icons", ("free_city",)),
        see=(
            "goal",
            "turn",
        ),
    ),
    Rule(
        "two_turn",
        QT_TRANSLATE_NOOP("Rules", "A turn with the Free City"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Whoever decides for the Free City draws the top card of its pile. "
                "That player then chooses two cards from the hand: one for their own "
                "city and one for the Free City. The other player chooses one.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Then the two hands are swapped, and the other player decides next. After"
                " the sixth turn the last card of the pile is discarded with the seventh"
                " cards.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings",
                16,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The player at the Free City's left decides first in Ages I and III, the"
                    " other one in Age II. After that it changes every turn.",
                ),
            ),
            Ruling(
                "rulings",
                19,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The Free City's card is played first, but coins wait as always: "
                    "what it pays you can be spent from the next turn.",
                ),
            ),
            Ruling(
                "rulings",
                22,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Only the player who drew the card knows it, and nobody sees the "
                    "cards under the Free City's wonder again.",
                ),
            ),
        ),
        see=("two_may",),
    ),
    Rule(
        "two_may",
        QT_TRANSLATE_NOOP("Rules", "What the Free City may do"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "It builds structures and stages and buys from both players by the usual"
                " rules. Whoever decides for it also chooses whom it pays.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings",
                17,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "It discards a card for 3 coins only if it can do nothing else "
                    "with any card of the hand. If only one card can be played for "
                    "it, that card is reserved for it.",
                ),
            ),
            Ruling(
                "rulings",
                18,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A card that a chain makes free for it must be built: it may be neither"
                    " discarded nor put under a stage. But another card may be chosen.",
                ),
            ),
            Ruling(
                "rulings",
                20,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Where its wonder lets it choose, whoever decides for it in that turn"
                    " chooses: the seventh card, the search of the pile, the free structure.",
                ),
            ),
        ),
        see=("two_turn",),
    ),
    Rule(
        "two_end",
        QT_TRANSLATE_NOOP("Rules", "War and score for two"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "The three cities sit in a ring: each fights the other two at the end of an Age.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings",
                21,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The Free City's points are shown, but it cannot win. Of the two players"
                    " the one with more points wins, then the one with more coins.",
                ),
            ),
        ),
        see=(
            "war",
            "score",
        ),
    ),
)
