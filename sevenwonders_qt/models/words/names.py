"""Names of wonders, cities and Ages, and of structures in English, marked for translation.

It loads nothing of the game, because the first picture of the program needs it; the other names
in the chosen language are in `sevenwonders_qt.models.words.terms`.
"""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

translate = QCoreApplication.translate

CARDS = {
    "lumber_yard": QT_TRANSLATE_NOOP("Card", "Lumber Yard"),
    "stone_pit": QT_TRANSLATE_NOOP("Card", "Stone Pit"),
    "clay_pool": QT_TRANSLATE_NOOP("Card", "Clay Pool"),
    "ore_vein": QT_TRANSLATE_NOOP("Card", "Ore Vein"),
    "tree_farm": QT_TRANSLATE_NOOP("Card", "Tree Farm"),
    "excavation": QT_TRANSLATE_NOOP("Card", "Excavation"),
    "clay_pit": QT_TRANSLATE_NOOP("Card", "Clay Pit"),
    "timber_yard": QT_TRANSLATE_NOOP("Card", "Timber Yard"),
    "forest_cave": QT_TRANSLATE_NOOP("Card", "Forest Cave"),
    "mine": QT_TRANSLATE_NOOP("Card", "Mine"),
    "loom_age1": QT_TRANSLATE_NOOP("Card", "Loom"),
    "glassworks_age1": QT_TRANSLATE_NOOP("Card", "Glassworks"),
    "press_age1": QT_TRANSLATE_NOOP("Card", "Press"),
    "pawnshop": QT_TRANSLATE_NOOP("Card", "Pawnshop"),
    "baths": QT_TRANSLATE_NOOP("Card", "Baths"),
    "altar": QT_TRANSLATE_NOOP("Card", "Altar"),
    "theater": QT_TRANSLATE_NOOP("Card", "Theater"),
    "tavern": QT_TRANSLATE_NOOP("Card", "Tavern"),
    "east_trading_post": QT_TRANSLATE_NOOP("Card", "East Trading Post"),
    "west_trading_post": QT_TRANSLATE_NOOP("Card", "West Trading Post"),
    "marketplace": QT_TRANSLATE_NOOP("Card", "Marketplace"),
    "stockade": QT_TRANSLATE_NOOP("Card", "Stockade"),
    "barracks": QT_TRANSLATE_NOOP("Card", "Barracks"),
    "guard_tower": QT_TRANSLATE_NOOP("Card", "Guard Tower"),
    "apothecary": QT_TRANSLATE_NOOP("Card", "Apothecary"),
    "workshop": QT_TRANSLATE_NOOP("Card", "Workshop"),
    "scriptorium": QT_TRANSLATE_NOOP("Card", "Scriptorium"),
    "sawmill": QT_TRANSLATE_NOOP("Card", "Sawmill"),
    "quarry": QT_TRANSLATE_NOOP("Card", "Quarry"),
    "brickyard": QT_TRANSLATE_NOOP("Card", "Brickyard"),
    "foundry": QT_TRANSLATE_NOOP("Card", "Foundry"),
    "loom_age2": QT_TRANSLATE_NOOP("Card", "Loom"),
    "glassworks_age2": QT_TRANSLATE_NOOP("Card", "Glassworks"),
    "press_age2": QT_TRANSLATE_NOOP("Card", "Press"),
    "aqueduct": QT_TRANSLATE_NOOP("Card", "Aqueduct"),
    "temple": QT_TRANSLATE_NOOP("Card", "Temple"),
    "statue": QT_TRANSLATE_NOOP("Card", "Statue"),
    "courthouse": QT_TRANSLATE_NOOP("Card", "Courthouse"),
    "forum": QT_TRANSLATE_NOOP("Card", "Forum"),
    "caravansery": QT_TRANSLATE_NOOP("Card", "Caravansery"),
    "vineyard": QT_TRANSLATE_NOOP("Card", "Vineyard"),
    "bazar": QT_TRANSLATE_NOOP("Card", "Bazar"),
    "walls": QT_TRANSLATE_NOOP("Card", "Walls"),
    "training_ground": QT_TRANSLATE_NOOP("Card", "Training Ground"),
    "stables": QT_TRANSLATE_NOOP("Card", "Stables"),
    "archery_range": QT_TRANSLATE_NOOP("Card", "Archery Range"),
    "dispensary": QT_TRANSLATE_NOOP("Card", "Dispensary"),
    "laboratory": QT_TRANSLATE_NOOP("Card", "Laboratory"),
    "library": QT_TRANSLATE_NOOP("Card", "Library"),
    "school": QT_TRANSLATE_NOOP("Card", "School"),
    "pantheon": QT_TRANSLATE_NOOP("Card", "Pantheon"),
    "gardens": QT_TRANSLATE_NOOP("Card", "Gardens"),
    "town_hall": QT_TRANSLATE_NOOP("Card", "Town Hall"),
    "palace": QT_TRANSLATE_NOOP("Card", "Palace"),
    "senate": QT_TRANSLATE_NOOP("Card", "Senate"),
    "haven": QT_TRANSLATE_NOOP("Card", "Haven"),
    "lighthouse": QT_TRANSLATE_NOOP("Card", "Lighthouse"),
    "chamber_of_commerce": QT_TRANSLATE_NOOP("Card", "Chamber of Commerce"),
    "arena": QT_TRANSLATE_NOOP("Card", "Arena"),
    "fortifications": QT_TRANSLATE_NOOP("Card", "Fortifications"),
    "circus": QT_TRANSLATE_NOOP("Card", "Circus"),
    "arsenal": QT_TRANSLATE_NOOP("Card", "Arsenal"),
    "siege_workshop": QT_TRANSLATE_NOOP("Card", "Siege Workshop"),
    "lodge": QT_TRANSLATE_NOOP("Card", "Lodge"),
    "observatory": QT_TRANSLATE_NOOP("Card", "Observatory"),
    "university": QT_TRANSLATE_NOOP("Card", "University"),
    "academy": QT_TRANSLATE_NOOP("Card", "Academy"),
    "study": QT_TRANSLATE_NOOP("Card", "Study"),
    "workers_guild": QT_TRANSLATE_NOOP("Card", "Workers Guild"),
    "craftsmens_guild": QT_TRANSLATE_NOOP("Card", "Craftsmens Guild"),
    "traders_guild": QT_TRANSLATE_NOOP("Card", "Traders Guild"),
    "philosophers_guild": QT_TRANSLATE_NOOP("Card", "Philosophers Guild"),
    "spies_guild": QT_TRANSLATE_NOOP("Card", "Spies Guild"),
    "strategists_guild": QT_TRANSLATE_NOOP("Card", "Strategists Guild"),
    "shipowners_guild": QT_TRANSLATE_NOOP("Card", "Shipowners Guild"),
    "scientists_guild": QT_TRANSLATE_NOOP("Card", "Scientists Guild"),
    "magistrates_guild": QT_TRANSLATE_NOOP("Card", "Magistrates Guild"),
    "builders_guild": QT_TRANSLATE_NOOP("Card", "Builders Guild"),
    "well": QT_TRANSLATE_NOOP("Card", "Well"),
    "ludus": QT_TRANSLATE_NOOP("Card", "Ludus"),
    "castrum": QT_TRANSLATE_NOOP("Card", "Castrum"),
    "decorators_guild": QT_TRANSLATE_NOOP("Card", "Decorators Guild"),
}

SHORT_CARDS = {
    "lumber_yard": QT_TRANSLATE_NOOP("CardShort", "Lumber Yard"),
    "clay_pool": QT_TRANSLATE_NOOP("CardShort", "Clay Pool"),
    "tree_farm": QT_TRANSLATE_NOOP("CardShort", "Tree Farm"),
    "timber_yard": QT_TRANSLATE_NOOP("CardShort", "Timber Yard"),
    "forest_cave": QT_TRANSLATE_NOOP("CardShort", "Forest Cave"),
    "excavation": QT_TRANSLATE_NOOP("CardShort", "Excav."),
    "pawnshop": QT_TRANSLATE_NOOP("CardShort", "Pawnshop"),
    "east_trading_post": QT_TRANSLATE_NOOP("CardShort", "East Post"),
    "west_trading_post": QT_TRANSLATE_NOOP("CardShort", "West Post"),
    "guard_tower": QT_TRANSLATE_NOOP("CardShort", "Guard Tower"),
    "courthouse": QT_TRANSLATE_NOOP("CardShort", "Courthouse"),
    "training_ground": QT_TRANSLATE_NOOP("CardShort", "Training"),
    "archery_range": QT_TRANSLATE_NOOP("CardShort", "Archery"),
    "town_hall": QT_TRANSLATE_NOOP("CardShort", "Town Hall"),
    "chamber_of_commerce": QT_TRANSLATE_NOOP("CardShort", "Chamber"),
    "fortifications": QT_TRANSLATE_NOOP("CardShort", "Fortif."),
    "siege_workshop": QT_TRANSLATE_NOOP("CardShort", "Siege"),
    "observatory": QT_TRANSLATE_NOOP("CardShort", "Observ."),
    "study": QT_TRANSLATE_NOOP("CardShort", "Study"),
    "workers_guild": QT_TRANSLATE_NOOP("CardShort", "Workers"),
    "craftsmens_guild": QT_TRANSLATE_NOOP("CardShort", "Crafts"),
    "traders_guild": QT_TRANSLATE_NOOP("CardShort", "Traders"),
    "philosophers_guild": QT_TRANSLATE_NOOP("CardShort", "Philosophers"),
    "spies_guild": QT_TRANSLATE_NOOP("CardShort", "Spies"),
    "strategists_guild": QT_TRANSLATE_NOOP("CardShort", "Strategists"),
    "shipowners_guild": QT_TRANSLATE_NOOP("CardShort", "Shipowners"),
    "scientists_guild": QT_TRANSLATE_NOOP("CardShort", "Scientists"),
    "magistrates_guild": QT_TRANSLATE_NOOP("CardShort", "Magistrates"),
    "builders_guild": QT_TRANSLATE_NOOP("CardShort", "Builders"),
    "decorators_guild": QT_TRANSLATE_NOOP("CardShort", "Decorators"),
}
"""Short forms of long names, for strips that are too narrow for the whole one."""

WONDERS = {
    "giza": QT_TRANSLATE_NOOP("Wonder", "The Pyramids of Giza"),
    "rhodes": QT_TRANSLATE_NOOP("Wonder", "The Colossus of Rhodes"),
    "alexandria": QT_TRANSLATE_NOOP("Wonder", "The Lighthouse of Alexandria"),
    "ephesus": QT_TRANSLATE_NOOP("Wonder", "The Temple of Artemis in Ephesus"),
    "babylon": QT_TRANSLATE_NOOP("Wonder", "The Hanging Gardens of Babylon"),
    "olympia": QT_TRANSLATE_NOOP("Wonder", "The Statue of Zeus in Olympia"),
    "halicarnassus": QT_TRANSLATE_NOOP("Wonder", "The Mausoleum of Halicarnassus"),
    "ur": QT_TRANSLATE_NOOP("Wonder", "The Ziggurat of Ur"),
    "carthage": QT_TRANSLATE_NOOP("Wonder", "The Harbour of Carthage"),
    "roma": QT_TRANSLATE_NOOP("Wonder", "The Colosseum of Rome"),
    "abu_simbel": QT_TRANSLATE_NOOP("Wonder", "The Temples of Abu Simbel"),
    "petra": QT_TRANSLATE_NOOP("Wonder", "The Treasury of Petra"),
    "byzantium": QT_TRANSLATE_NOOP("Wonder", "The Hagia Sophia of Byzantium"),
    "great_wall": QT_TRANSLATE_NOOP("Wonder", "The Great Wall"),
    "stonehenge": QT_TRANSLATE_NOOP("Wonder", "The Stone Circle of Stonehenge"),
    "manneken_pis": QT_TRANSLATE_NOOP("Wonder", "Manneken Pis in Brussels"),
}

CITIES = {
    "giza": QT_TRANSLATE_NOOP("City", "Giza"),
    "rhodes": QT_TRANSLATE_NOOP("City", "Rhodes"),
    "alexandria": QT_TRANSLATE_NOOP("City", "Alexandria"),
    "ephesus": QT_TRANSLATE_NOOP("City", "Ephesus"),
    "babylon": QT_TRANSLATE_NOOP("City", "Babylon"),
    "olympia": QT_TRANSLATE_NOOP("City", "Olympia"),
    "halicarnassus": QT_TRANSLATE_NOOP("City", "Halicarnassus"),
    "ur": QT_TRANSLATE_NOOP("City", "Ur"),
    "carthage": QT_TRANSLATE_NOOP("City", "Carthage"),
    "roma": QT_TRANSLATE_NOOP("City", "Rome"),
    "abu_simbel": QT_TRANSLATE_NOOP("City", "Abu Simbel"),
    "petra": QT_TRANSLATE_NOOP("City", "Petra"),
    "byzantium": QT_TRANSLATE_NOOP("City", "Byzantium"),
    "great_wall": QT_TRANSLATE_NOOP("City", "Great Wall"),
    "stonehenge": QT_TRANSLATE_NOOP("City", "Stonehenge"),
    "manneken_pis": QT_TRANSLATE_NOOP("City", "Manneken Pis"),
}

ROMAN: Final = ("I", "II", "III", "IV", "V")
"""The numbers of Ages and of stages, from the first."""

_AGES = {
    1: QT_TRANSLATE_NOOP("Table", "Age I"),
    2: QT_TRANSLATE_NOOP("Table", "Age II"),
    3: QT_TRANSLATE_NOOP("Table", "Age III"),
}


def wonder_name(wonder: str) -> str:
    """Return the full name of a wonder."""
    return translated("Wonder", WONDERS[wonder])


def city_name(wonder: str) -> str:
    """Return the name of the city that builds ``wonder``."""
    return translated("City", CITIES[wonder])


def age_name(age: int) -> str:
    """Return an Age, 1 to 3, with its Roman number."""
    return translated("Table", _AGES[age])


def turn_name(age: int, turn: int) -> str:
    """Return a turn of an Age, e.g. "Age II, turn 3"; turn 0 is before the Age."""
    if not age or not turn:  # a box may ask the players before an Age
        return translate("Table", "Before {age}").format(age=age_name(age or 1))
    return translate("Table", "{age}, turn {turn}").format(age=age_name(age), turn=turn)


def translated(context: str, source: object) -> str:
    """Return a marked text in the chosen language."""
    # PySide types the value of QT_TRANSLATE_NOOP as object; it is the text.
    return translate(context, str(source))
