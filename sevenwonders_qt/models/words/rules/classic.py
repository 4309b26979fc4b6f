"""The rules of 7 Wonders, in the words of the program."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from sevenwonders_qt.models.words.rules.rule import Figure, Rule, Ruling

RULES = (
    Rule(
        "goal",
        QT_TRANSLATE_NOOP("Rules", "The goal"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "You lead a city of the ancient world through three Ages. You build "
                "structures and your wonder, trade with your neighbours, and keep "
                "pace with their armies.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "After the third Age everything is counted. The city with the most"
                " victory points wins.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Points come from war, coins, the wonder, blue, yellow and green cards,"
                " and guilds. Nobody is good at all of it: choose two or three and see"
                " what your neighbours leave you.",
            ),
        ),
        figure=Figure(
            "icons",
            (
                "mil_5",
                "coin",
                "wonder",
                "sym_blue",
                "sym_yellow",
                "sym_green",
                "sym_purple",
            ),
        ),
        see=("score",),
    ),
    Rule(
        "setup",
        QT_TRANSLATE_NOOP("Rules", "Before the first turn"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Everybody gets a wonder board. It produces one resource from the "
                "start, and its two sides have different stages.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Everybody gets 3 coins. Your neighbours are the cities on your left "
                "and on your right; only they matter to you, however many play.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Each Age has its own deck. With more players there are more cards "
                "in it, so that everybody is dealt 7 cards. In the third Age guilds "
                "are drawn and mixed in: two more than there are players.",
            ),
        ),
        figure=Figure(
            "board",
            (
                "giza",
                "A",
            ),
        ),
    ),
    Rule(
        "turn",
        QT_TRANSLATE_NOOP("Rules", "A turn"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "All play at once. You choose one card from your hand and what to do with"
                " it: build it, use it for a stage of your wonder, or discard it for 3"
                " coins.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "When everybody has chosen, all cards are turned over and all actions"
                " happen together. Then the hands are passed on.",
            ),
            QT_TRANSLATE_NOOP("Rules", "An Age has six turns, a game eighteen."),
        ),
        rulings=(
            Ruling(
                "rulings",
                12,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You may undo your choice until the last player has chosen. "
                    "After that a turn can still be undone, but the match then "
                    "counts as practice.",
                ),
            ),
            Ruling(
                "rulings",
                13,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "In the learning game, cards are chosen in secret as always, but "
                    "the actions are shown one after another, each with its cost and "
                    "effect. All boards are on side A.",
                ),
            ),
        ),
        figure=Figure(
            "icons",
            (
                "build",
                "stage",
                "discard",
            ),
        ),
        see=(
            "build",
            "wonder",
            "discard",
            "passing",
        ),
    ),
    Rule(
        "passing",
        QT_TRANSLATE_NOOP("Rules", "Passing the hands"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "After each turn you give the rest of your hand to a neighbour: to the"
                " left in Ages I and III, to the right in Age II. What you pass on is what"
                " that neighbour chooses from next.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "In the sixth turn you have two cards. You choose one; the other goes to"
                " the discard pile face down, without coins.",
            ),
        ),
        figure=Figure(
            "icons",
            (
                "pass_left",
                "pass_right",
            ),
        ),
        see=("age_end",),
    ),
    Rule(
        "build",
        QT_TRANSLATE_NOOP("Rules", "Building a structure"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Pay what the card costs and it stays in your city for the rest of "
                "the game. It works at once; what it produces can be used from the "
                "next turn.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "A city never holds two structures of the same name, however they are"
                " built. The Loom, the Glassworks and the Press of Ages I and II are the"
                " same structure.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Pick a card to see its price. The mark on it says whether you can "
                "build it: without buying, by buying, through a chain, or not now.",
            ),
        ),
        figure=Figure(
            "cards",
            (
                "press_age1",
                "baths",
                "laboratory",
            ),
        ),
        see=(
            "cost",
            "chains",
            "trade",
        ),
    ),
    Rule(
        "cost",
        QT_TRANSLATE_NOOP("Rules", "What things cost"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "The ribbon at the left of a card shows its cost: nothing, coins, or"
                " resources. Coins go to the bank.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Resources are not used up. What your city produces, it produces "
                "again every turn, so you either have enough of something or you do "
                "not.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "You may buy what you are missing from your two neighbours, if they produce it.",
            ),
        ),
        figure=Figure(
            "cards",
            (
                "tavern",
                "tree_farm",
                "palace",
            ),
        ),
        see=(
            "production",
            "trade",
        ),
    ),
    Rule(
        "production",
        QT_TRANSLATE_NOOP("Rules", "Resources"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Brown cards produce raw materials: wood, stone, ore and clay. Grey "
                "cards produce manufactured goods: glass, loom and papyrus. Your "
                "board produces one resource too.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "A card with two symbols separated by a stroke produces one or the "
                "other each turn, as you need, never both. A neighbour who buys from "
                "it chooses independently.",
            ),
        ),
        figure=Figure(
            "icons",
            (
                "res_wood",
                "res_stone",
                "res_ore",
                "res_clay",
                "res_glass",
                "res_loom",
                "res_papyrus",
            ),
        ),
    ),
    Rule(
        "trade",
        QT_TRANSLATE_NOOP("Rules", "Buying from neighbours"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "A resource that a neighbour produces costs you 2 coins, paid to "
                "that neighbour. The neighbour cannot refuse and does not lose the "
                "resource.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "You can buy what the neighbour's board, brown cards and grey cards "
                "produce, each resource once per turn. What yellow cards and wonder "
                "stages produce is never for sale.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "If both neighbours have what you need, you choose whom to pay. The coins"
                " reach them at the end of the turn.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings",
                7,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You buy what is missing and nothing else. You never pay for "
                    "what your own city produces, and nobody gives coins away.",
                ),
            ),
            Ruling(
                "rulings",
                9,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Coins you earn in a turn can be spent from the next turn on: "
                    "from sales, from a discarded card, from a structure or a stage.",
                ),
            ),
        ),
        figure=Figure(
            "icons",
            (
                "trade_left",
                "coin",
                "trade_right",
            ),
        ),
        see=("discounts",),
    ),
    Rule(
        "discounts",
        QT_TRANSLATE_NOOP("Rules", "Cheaper trade"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "The West Trading Post lets you buy raw materials from your left"
                " neighbour for 1 coin instead of 2, the East Trading Post from your right"
                " neighbour. The Marketplace does the same for manufactured goods on both"
                " sides.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Nothing ever costs less than 1 coin, and a post built this turn "
                "works from the next turn.",
            ),
        ),
        figure=Figure(
            "cards",
            (
                "west_trading_post",
                "east_trading_post",
                "marketplace",
            ),
        ),
        see=("trade",),
    ),
    Rule(
        "chains",
        QT_TRANSLATE_NOOP("Rules", "Chains"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Some structures make others free. The foot of a card, when you see "
                "it large, shows which: beside the link is what makes it free, "
                "behind the arrow what it makes free. If your city has the structure "
                "beside the link, you build that card for free: no resources, no "
                "coins.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Where two are named, one of them is enough. A chain makes only "
                "structures free, never a wonder stage.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings",
                8,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "What a chain makes free is always built by its chain. A power "
                    "that builds for free is not spent on what costs no coins anyway.",
                ),
            ),
            Ruling(
                "rulings",
                14,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A chain works from the turn after its structure was built, "
                    "whatever the Age, also when that structure came from the "
                    "discard pile.",
                ),
            ),
        ),
        figure=Figure(
            "cards",
            (
                "scriptorium",
                "library",
                "university",
            ),
        ),
    ),
    Rule(
        "wonder",
        QT_TRANSLATE_NOOP("Rules", "Stages of the wonder"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Instead of building a card you may put it face down under the next "
                "stage of your wonder. You pay the cost of the stage, not of the "
                "card, and its effect is yours.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Stages are built from left to right, in any turn you like, or not "
                "at all. Any card will do: it is a good place for one that would "
                "help a neighbour.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "A card under the wonder is no structure: it has no name and no colour,"
                " and only you know which it was.",
            ),
        ),
        figure=Figure(
            "stages",
            (
                "giza",
                "A",
            ),
        ),
        see=("powers",),
    ),
    Rule(
        "discard",
        QT_TRANSLATE_NOOP("Rules", "Discarding for 3 coins"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "You may always discard a card and take 3 coins from the bank. It is what"
                " is left when a card can neither be built nor used for a stage.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Discarded cards are face down in the discard pile. Everybody knows "
                "how many there are, but nobody may look at them unless a power says "
                "so.",
            ),
        ),
        figure=Figure(
            "icons",
            (
                "discard",
                "coin",
            ),
        ),
        see=("power_pile",),
    ),
    Rule(
        "colours",
        QT_TRANSLATE_NOOP("Rules", "The seven colours"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Brown: raw materials. Grey: manufactured goods. They pay for everything else.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Blue: victory points. Yellow: coins, trade and points. Red: shields for"
                " war. Green: science.",
            ),
            QT_TRANSLATE_NOOP("Rules", "Purple: guilds, in the third Age only."),
        ),
        figure=Figure(
            "icons",
            (
                "sym_brown",
                "sym_grey",
                "sym_blue",
                "sym_yellow",
                "sym_red",
                "sym_green",
                "sym_purple",
            ),
        ),
        see=(
            "civilian",
            "commerce",
            "war",
            "science",
            "guilds",
        ),
    ),
    Rule(
        "civilian",
        QT_TRANSLATE_NOOP("Rules", "Blue: civilian structures"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "A blue card is worth the points printed on it. Simple and safe.",
            ),
        ),
        figure=Figure(
            "cards",
            (
                "altar",
                "aqueduct",
                "palace",
            ),
        ),
    ),
    Rule(
        "commerce",
        QT_TRANSLATE_NOOP("Rules", "Yellow: commercial structures"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Yellow cards give coins, make trade cheaper, or produce a resource "
                "of your choice for your own use.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Some give coins for cards in your city and in your neighbours' "
                "cities. They are counted when all cards of the turn are on the "
                "table. In the third Age they give coins now and points at the end.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings",
                11,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The Lighthouse counts itself among the yellow cards, for coins and for"
                    " points.",
                ),
            ),
        ),
        figure=Figure(
            "cards",
            (
                "caravansery",
                "vineyard",
                "lighthouse",
            ),
        ),
        see=("discounts",),
    ),
    Rule(
        "war",
        QT_TRANSLATE_NOOP("Rules", "Red: shields and military conflicts"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "At the end of each Age you compare shields with each of your two"
                " neighbours. Shields on red cards and on your wonder count, in every"
                " conflict from then on.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "More shields than a neighbour: a victory, worth 1 point in Age I, 3 "
                "in Age II and 5 in Age III. Fewer: a defeat, always 1 point less. "
                "Equal: nothing.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "It does not matter by how much you win. One shield more is enough.",
            ),
        ),
        figure=Figure(
            "icons",
            (
                "mil_1",
                "mil_3",
                "mil_5",
                "mil_defeat",
            ),
        ),
        see=("age_end",),
    ),
    Rule(
        "science",
        QT_TRANSLATE_NOOP("Rules", "Green: science"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "There are three symbols: compass, gear and tablet. At the end each kind"
                " scores its number multiplied by itself: 1, 4, 9, 16 points for 1, 2, 3,"
                " 4 of them.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Each set of three different symbols scores 7 more points. So 3 of "
                "the same kind are 9 points, one of each 10.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings",
                6,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A symbol of your choice, from Babylon or the Scientists Guild, is chosen"
                    " by the program at the end, for the best total.",
                ),
            ),
        ),
        figure=Figure(
            "icons",
            (
                "sci_compass",
                "sci_gear",
                "sci_tablet",
            ),
        ),
    ),
    Rule(
        "guilds",
        QT_TRANSLATE_NOOP("Rules", "Purple: guilds"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Guilds score at the end of the game. Most of them give points for what"
                " your neighbours have: their cards of a colour, their defeats, their"
                " stages.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "The picture shows which cities count: an arrow to each side for the "
                "neighbours, a mark between the arrows for your own city.",
            ),
        ),
        figure=Figure(
            "cards",
            (
                "workers_guild",
                "builders_guild",
                "scientists_guild",
            ),
        ),
        see=("power_copy",),
    ),
    Rule(
        "age_end",
        QT_TRANSLATE_NOOP("Rules", "The end of an Age"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "After the sixth turn the last cards go to the discard pile, conflicts"
                " are settled, and the next Age is dealt. After the third Age comes the"
                " score.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings",
                3,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The order is always the same: everybody's sixth card, a seventh card by"
                    " the power of a wonder, the leftover cards to the pile, a search of the"
                    " pile, the conflicts.",
                ),
            ),
        ),
        see=(
            "war",
            "score",
        ),
    ),
    Rule(
        "powers",
        QT_TRANSLATE_NOOP("Rules", "Powers of wonders"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Besides points, shields, coins and resources some stages give a power."
                " It works from the moment the stage is built, for the rest of the game.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "The encyclopaedia lists what each stage of every wonder gives.",
            ),
        ),
        figure=Figure(
            "icons",
            (
                "play_last",
                "free_build",
                "build_from_discard",
                "copy_guild",
                "free_colour",
                "free_first",
                "free_last",
            ),
        ),
        see=(
            "power_seventh",
            "power_free",
            "power_pile",
            "power_copy",
            "power_second",
        ),
    ),
    Rule(
        "power_seventh",
        QT_TRANSLATE_NOOP("Rules", "Playing the seventh card"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Babylon can play the last card of an Age too, instead of losing it: "
                "build it, use it for a stage, or discard it for 3 coins. This is a "
                "power of side B, and of Night in the second edition.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings",
                4,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The seventh card is a step of its own, after everybody's sixth card."
                    " Coins of the sixth card pay for it; the house rules can change that.",
                ),
            ),
        ),
        figure=Figure(
            "stages",
            (
                "babylon",
                "B",
            ),
        ),
    ),
    Rule(
        "power_free",
        QT_TRANSLATE_NOOP("Rules", "A free structure once an Age"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "In the first edition Olympia, on side A, may build one structure "
                "per Age for free, coins included. This does not work for stages.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings",
                10,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "It works from the turn after its stage was built. If you do not "
                    "use it in an Age, it is lost.",
                ),
            ),
        ),
        figure=Figure(
            "stages",
            (
                "olympia",
                "A",
            ),
        ),
        see=("chains",),
    ),
    Rule(
        "power_pile",
        QT_TRANSLATE_NOOP("Rules", "Building from the discard pile"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "At the end of the turn in which it builds such a stage, "
                "Halicarnassus looks through all discarded cards and builds one of "
                "them for free. Sides A and Day have one such stage, sides B and "
                "Night three.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings",
                5,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You need not take a card; the power of that stage is used up "
                    "anyway. If nothing in the pile can be built, nobody is asked. "
                    "Only the player who searches sees the pile.",
                ),
            ),
            Ruling(
                "rulings",
                15,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If two wonders search the pile in one turn, Halicarnassus goes first,"
                    " wherever it sits.",
                ),
            ),
        ),
        figure=Figure(
            "stages",
            (
                "halicarnassus",
                "B",
            ),
        ),
    ),
    Rule(
        "power_copy",
        QT_TRANSLATE_NOOP("Rules", "Copying a guild"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "In the first edition Olympia, on side B, scores at the end of the "
                "game one guild of a neighbour as if it were in its own city. The "
                "neighbour loses nothing. The program takes the one that is worth "
                "the most.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings",
                1,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A copied Scientists Guild gives a symbol of your choice.",
                ),
            ),
            Ruling(
                "rulings",
                2,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A copied Shipowners Guild counts itself; the house rules can change that.",
                ),
            ),
        ),
        figure=Figure(
            "stages",
            (
                "olympia",
                "B",
            ),
        ),
    ),
    Rule(
        "power_second",
        QT_TRANSLATE_NOOP("Rules", "Free cards of the second edition"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "In the second edition Olympia builds for free: by day the first "
                "structure of each colour it does not have yet, by night the first "
                "card of each Age, and later the last one too.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "The first card of an Age is the one of its first turn: used for a stage"
                " or discarded, it is lost for that Age.",
            ),
        ),
        rulings=(
            Ruling(
                "rulings",
                23,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If a chain makes the structure free too, it is built by the "
                    "chain, and nothing is used up.",
                ),
            ),
            Ruling(
                "rulings",
                24,
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The last card is the one of the sixth turn. A seventh card that another"
                    " power lets you play is not.",
                ),
            ),
        ),
        see=("editions",),
    ),
    Rule(
        "score",
        QT_TRANSLATE_NOOP("Rules", "The score"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Add up: victories less defeats, 1 point for every 3 coins, the stages of"
                " your wonder, blue cards, yellow cards, guilds, science.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "The most points win. On a tie, more coins win; if those are equal "
                "too, the victory is shared.",
            ),
        ),
        figure=Figure(
            "icons",
            (
                "laurel",
                "coins",
            ),
        ),
        see=(
            "war",
            "science",
            "guilds",
        ),
    ),
    Rule(
        "secrets",
        QT_TRANSLATE_NOOP("Rules", "What everybody sees and what is secret"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "Visible to all: structures, coins, stages, tokens, the number of "
                "cards in every hand and in the discard pile. Point at a city or "
                "press its key to see it large.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Secret: the hands, what was chosen until all have chosen, and the cards"
                " in the pile and under wonders. At one screen the curtain hides your hand"
                " before the next person sits down.",
            ),
        ),
    ),
    Rule(
        "editions",
        QT_TRANSLATE_NOOP("Rules", "The two editions"),
        (
            QT_TRANSLATE_NOOP(
                "Rules",
                "You can play the first or the second edition; you choose it before a"
                " match. The rules are the same, some cards and most boards are not.",
            ),
            QT_TRANSLATE_NOOP(
                "Rules",
                "The first edition has sides A and B and a game for two. In the second"
                " the sides are called Day and Night, chains can skip an Age, and Olympia"
                " has other powers.",
            ),
        ),
        see=(
            "power_second",
            "two_players",
        ),
    ),
)
