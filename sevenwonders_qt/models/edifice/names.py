"""English names of the Edifices by id, marked for translation."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

EDIFICES = {
    "money_changer": QT_TRANSLATE_NOOP("Edifice", "Money Changer"),
    "curtain_wall": QT_TRANSLATE_NOOP("Edifice", "Curtain Wall"),
    "outpost": QT_TRANSLATE_NOOP("Edifice", "Outpost"),
    "belvedere": QT_TRANSLATE_NOOP("Edifice", "Belvedere"),
    "artisan_district": QT_TRANSLATE_NOOP("Edifice", "Artisan District"),
    "auction_house": QT_TRANSLATE_NOOP("Edifice", "Auction House"),
    "river_port": QT_TRANSLATE_NOOP("Edifice", "River Port"),
    "factory": QT_TRANSLATE_NOOP("Edifice", "Factory"),
    "staging_camp": QT_TRANSLATE_NOOP("Edifice", "Staging Camp"),
    "amphitheater": QT_TRANSLATE_NOOP("Edifice", "Amphitheater"),
    "gold_reserves": QT_TRANSLATE_NOOP("Edifice", "Gold Reserves"),
    "concentric_castle": QT_TRANSLATE_NOOP("Edifice", "Concentric Castle"),
    "military_school": QT_TRANSLATE_NOOP("Edifice", "Military School"),
    "archives": QT_TRANSLATE_NOOP("Edifice", "Archives"),
    "agora": QT_TRANSLATE_NOOP("Edifice", "Agora"),
}
