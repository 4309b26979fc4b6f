"""English names of the cards and progress tokens of Architects by id, marked for translation.

Ask `sevenwonders_qt.models.architects.terms` for the name in the chosen language.
"""

from PySide6.QtCore import QT_TRANSLATE_NOOP

CARDS = {
    "wood": QT_TRANSLATE_NOOP("Table", "Wood"),
    "stone": QT_TRANSLATE_NOOP("Table", "Stone"),
    "brick": QT_TRANSLATE_NOOP("Table", "Brick"),
    "papyrus": QT_TRANSLATE_NOOP("Table", "Papyrus"),
    "glass": QT_TRANSLATE_NOOP("Table", "Glass"),
    "coin": QT_TRANSLATE_NOOP("Table", "Coin"),
    "blue3": QT_TRANSLATE_NOOP("Card", "Three points"),
    "blue2cat": QT_TRANSLATE_NOOP("Card", "Two points and the cat"),
    "compass": QT_TRANSLATE_NOOP("Table", "Compass"),
    "gear": QT_TRANSLATE_NOOP("Table", "Gear"),
    "tablet": QT_TRANSLATE_NOOP("Table", "Tablet"),
    "red0": QT_TRANSLATE_NOOP("Card", "Shield"),
    "red1": QT_TRANSLATE_NOOP("Card", "Shield and horn"),
    "red2": QT_TRANSLATE_NOOP("Card", "Shield and 2 horns"),
}

TOKENS = {
    "urbanism": QT_TRANSLATE_NOOP("Card", "Urbanism"),
    "crafts": QT_TRANSLATE_NOOP("Card", "Crafts"),
    "jewellery": QT_TRANSLATE_NOOP("Card", "Jewellery"),
    "science": QT_TRANSLATE_NOOP("Card", "Science"),
    "propaganda": QT_TRANSLATE_NOOP("Card", "Propaganda"),
    "architecture": QT_TRANSLATE_NOOP("Card", "Architecture"),
    "economy": QT_TRANSLATE_NOOP("Card", "Economy"),
    "engineering": QT_TRANSLATE_NOOP("Card", "Engineering"),
    "tactics": QT_TRANSLATE_NOOP("Card", "Tactics"),
    "decor": QT_TRANSLATE_NOOP("Card", "Decor"),
    "politics": QT_TRANSLATE_NOOP("Card", "Politics"),
    "strategy": QT_TRANSLATE_NOOP("Card", "Strategy"),
    "education": QT_TRANSLATE_NOOP("Card", "Education"),
    "culture": QT_TRANSLATE_NOOP("Card", "Culture"),
}

TOKEN_EFFECTS = {
    "urbanism": QT_TRANSLATE_NOOP("Card", "wood or brick: one more card"),
    "crafts": QT_TRANSLATE_NOOP("Card", "papyrus or glass: one more card"),
    "jewellery": QT_TRANSLATE_NOOP("Card", "stone or coin: one more card"),
    "science": QT_TRANSLATE_NOOP("Card", "green card: one more card"),
    "propaganda": QT_TRANSLATE_NOOP("Card", "card with a horn: one more card"),
    "architecture": QT_TRANSLATE_NOOP("Card", "a stage built: one more card"),
    "economy": QT_TRANSLATE_NOOP("Card", "one coin of yours is worth 2"),
    "engineering": QT_TRANSLATE_NOOP("Card", "a stage of any resources"),
    "tactics": QT_TRANSLATE_NOOP("Card", "+2 shields"),
    "decor": QT_TRANSLATE_NOOP("Card", "at the end 4 points, 6 with the wonder finished"),
    "politics": QT_TRANSLATE_NOOP("Card", "at the end 1 point for every cat on blue cards"),
    "strategy": QT_TRANSLATE_NOOP("Card", "at the end 1 point for every military victory"),
    "education": QT_TRANSLATE_NOOP("Card", "at the end 2 points for every progress token"),
    "culture": QT_TRANSLATE_NOOP("Card", "at the end 4 points, 12 for both"),
}
