"""The rules of 7 Wonders Architects, in the words of the program."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from sevenwonders_qt.games.architects.numbers import NAME
from sevenwonders_qt.models.words.rules.rule import Chapter, Figure, Rule, Ruling

_RULES = (
    Rule(
        "a_goal",
        QT_TRANSLATE_NOOP("Rules", "The goal"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Architects is a game of its own: short turns, one card at a time. You"
                " collect resources and build the five stages of your wonder.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "When somebody completes a wonder the game ends after that turn, and "
                "the most victory points win. Being first helps, but does not win by "
                "itself.",
            ),
        ),
        figure=Figure("a_wonder", ("rhodes",)),
        see=("a_score",),
    ),
    Rule(
        "a_setup",
        QT_TRANSLATE_NOOP("Rules", "Before the first turn"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Everybody has a wonder of five pieces and, on their left, a face-up "
                "deck of 25 cards. So you can take from your own deck and from your "
                "right neighbour's deck.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "In the middle are 60 cards face down, the pile of progress tokens "
                "with three of them face up, the cat, and the conflict tokens: 3 for "
                "two or three players, 4 for four, 5 for five, 6 for six or seven.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings-architects",
                4,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Chance decides who begins; the house rules can name a seat.",
                ),
            ),
        ),
        figure=Figure(
            "icons",
            (
                "deck_left",
                "deck_centre",
                "deck_right",
            ),
        ),
    ),
    Rule(
        "a_turn",
        QT_TRANSLATE_NOOP("Rules", "A turn"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Take one card: the top of the left deck, the top of the right deck, "
                "or the unseen top of the centre. It goes in front of you, face up. "
                "A deck that runs out stays empty.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Then you do everything your cards and tokens let you do, in the "
                "order you like. When nothing is left to do, your turn ends and the "
                "player on your left is next.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings-architects",
                10,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "An extra card is an offer: what you have not taken by the end of the"
                    " turn is gone.",
                ),
            ),
            Ruling(
                "rulings-architects",
                49,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If all your three decks are empty you pass. If every deck is empty the"
                    " game ends with that turn.",
                ),
            ),
        ),
        see=(
            "a_build",
            "a_blue",
            "a_green",
            "a_red",
        ),
    ),
    Rule(
        "a_build",
        QT_TRANSLATE_NOOP("Rules", "Building a stage"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Grey cards are resources. A stage costs a number of resources that "
                "are all the same or all different. It does not matter which.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "When you can pay for a stage you must build it in that turn. The cards"
                " that paid are discarded.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "You build from the bottom up: you can build a stage when everything "
                "it rests on is built. Some wonders let you choose the next one.",
            ),
        ),
        figure=Figure(
            "a_cards",
            (
                "wood",
                "stone",
                "brick",
                "papyrus",
                "glass",
            ),
        ),
        see=(
            "a_coins",
            "a_effects",
        ),
    ),
    Rule(
        "a_coins",
        QT_TRANSLATE_NOOP("Rules", "Coins"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "A yellow card is a coin. It counts as any resource you are missing.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings-architects",
                19,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Coins only replace resources you are missing; a resource you "
                    "have is used first. A house rule can change this.",
                ),
            ),
        ),
        figure=Figure("a_cards", ("coin",)),
        see=("a_build",),
    ),
    Rule(
        "a_effects",
        QT_TRANSLATE_NOOP("Rules", "What stages do"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Every stage is worth points. The stages with a sign do something at "
                "once when they are built: they give a card, a progress token or a "
                "shield. Giza has no such stage, but more points.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings-architects",
                20,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The effect of a stage must be used, at a moment of the turn that you"
                    " choose; the house rules can change that.",
                ),
            ),
            Ruling(
                "rulings-architects",
                45,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Halicarnassus looks at all there are if a deck has fewer than 5 cards."
                    " The others go back into that deck, which is shuffled. Only the player"
                    " who looks sees them.",
                ),
            ),
            Ruling(
                "rulings-architects",
                46,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Olympia takes both cards before either of them acts. If one "
                    "deck is empty, it takes only the other card.",
                ),
            ),
            Ruling(
                "rulings-architects",
                47,
                QT_TRANSLATE_NOOP("Rules", "An effect that finds no card does nothing."),
            ),
        ),
        see=("a_build",),
    ),
    Rule(
        "a_blue",
        QT_TRANSLATE_NOOP("Rules", "Blue cards and the cat"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "A blue card is worth 3 points, or 2 with a cat on it. Whoever takes "
                "a card with a cat takes the cat from whoever has it.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "While you have the cat, you see the top card of the centre before "
                "you choose. At the end of the game the cat is worth 2 points.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings-architects",
                43,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The program shows the card under the cat at the start of your turn. You"
                    " know it until it is taken.",
                ),
            ),
        ),
        figure=Figure(
            "a_cards",
            (
                "blue3",
                "blue2cat",
            ),
        ),
    ),
    Rule(
        "a_green",
        QT_TRANSLATE_NOOP("Rules", "Green cards"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "With two equal symbols, or with all three different ones, you must take"
                " a progress token in that turn. The green cards that paid for it are"
                " discarded.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "You choose one of the three face-up tokens, or the unseen one on "
                "top of the pile. A face-up token that is taken is replaced from the "
                "pile at once.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings-architects",
                30,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If no token is left the green cards stay where they are.",
                ),
            ),
        ),
        figure=Figure(
            "a_cards",
            (
                "compass",
                "gear",
                "tablet",
            ),
        ),
        see=("a_tokens",),
    ),
    Rule(
        "a_tokens",
        QT_TRANSLATE_NOOP("Rules", "Progress tokens"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "A token helps you for the rest of the game. Tokens with an action "
                "work once a turn; tokens that score count at the end.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "An extra card may be the top of either of your decks or of the centre.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings-architects",
                26,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A new token is not retroactive: cards taken before it do not count.",
                ),
            ),
            Ruling(
                "rulings-architects",
                31,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "With Economy one coin is worth two, so a stage that can be paid only"
                    " with it must be built.",
                ),
            ),
            Ruling(
                "rulings-architects",
                32,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Engineering pays for one stage a turn with any resources. You "
                    "need not use it.",
                ),
            ),
        ),
        figure=Figure(
            "a_tokens",
            (
                "urbanism",
                "economy",
                "decor",
            ),
        ),
        see=("a_green",),
    ),
    Rule(
        "a_red",
        QT_TRANSLATE_NOOP("Rules", "Red cards and horns"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Every red card is a shield. For each horn on it one conflict token "
                "is turned to battle. When all are turned, everybody fights at the "
                "end of that turn; any further horns are ignored.",
            ),
        ),
        figure=Figure(
            "a_cards",
            (
                "red0",
                "red1",
                "red2",
            ),
        ),
        see=("a_battle",),
    ),
    Rule(
        "a_battle",
        QT_TRANSLATE_NOOP("Rules", "A battle"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "You compare shields with each neighbour. For each one who has fewer you"
                " take a victory token of 3 points. Nobody loses points.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Then everybody discards the red cards with horns, and the conflict"
                " tokens are turned back to peace.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "With two players there is one comparison. More shields win one token;"
                " twice as many, and at least 2, win two.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings-architects",
                41,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Victory tokens do not run out; the house rules can set a supply.",
                ),
            ),
        ),
        figure=Figure(
            "icons",
            (
                "ar_horn",
                "ar_war",
                "ar_peace",
                "mil_3",
            ),
        ),
        see=("a_red",),
    ),
    Rule(
        "a_score",
        QT_TRANSLATE_NOOP("Rules", "The end and the score"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Points come from built stages, the cat, blue cards, victory tokens and"
                " progress tokens.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "The most points win; on a tie, more stages; if those are equal too, "
                "the victory is shared.",
            ),
        ),
        figure=Figure(
            "icons",
            (
                "laurel",
                "ar_cat",
                "mil_3",
                "ar_progress",
            ),
        ),
    ),
)

CHAPTER = Chapter(NAME, QT_TRANSLATE_NOOP("Rules", "Architects"), _RULES)
