"""Cards, wonders and cities bear the names that players know from the printed game."""

import pytest

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.games.classic.commands import Way
from sevenwonders_qt.games.classic.effects import Colour, Resource, Symbol
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.models.architects.names import CARDS as ARCHITECTS_CARDS
from sevenwonders_qt.models.architects.names import TOKENS
from sevenwonders_qt.models.architects.terms import kind_name as architects_card
from sevenwonders_qt.models.architects.terms import token_name
from sevenwonders_qt.models.edifice.names import EDIFICES
from sevenwonders_qt.models.words.effects import amount, effect_sentences
from sevenwonders_qt.models.words.names import (
    CARDS,
    CITIES,
    WONDERS,
    age_name,
    city_name,
    wonder_name,
)
from sevenwonders_qt.models.words.terms import (
    board_name,
    card_name,
    category_name,
    colour_name,
    free_way,
    kind_name,
    resource_name,
    short_free_way,
    side_name,
    symbol_name,
)
from tests.i18n.language import Speak

PORTUGUESE_RULEBOOK = {
    "timber_yard": "Exploração Florestal",
    "mine": "Mina",
    "baths": "Banheiros",
    "altar": "Altar",
    "theater": "Teatro",
    "east_trading_post": "Casa de Comércio Oriental",
    "west_trading_post": "Casa de Comércio Ocidental",
    "marketplace": "Mercado",
    "barracks": "Quartel",
    "apothecary": "Farmacêutico",
    "scriptorium": "Scriptorium",
    "aqueduct": "Aqueduto",
    "statue": "Estátua",
    "courthouse": "Palácio de Justiça",
    "forum": "Foro",
    "vineyard": "Vinhedo",
    "bazar": "Bazar",
    "stables": "Estábulos",
    "library": "Biblioteca",
    "gardens": "Jardins",
    "town_hall": "Assembleia Municipal",
    "haven": "Porto",
    "lighthouse": "Farol",
    "chamber_of_commerce": "Câmara de Comércio",
    "arena": "Arena",
    "university": "Universidade",
    "workers_guild": "Grêmio de Trabalhadores",
    "craftsmens_guild": "Grêmio de Artesãos",
    "traders_guild": "Grêmio de Comerciantes",
    "philosophers_guild": "Grêmio de Filósofos",
    "spies_guild": "Grêmio de Espiões",
    "strategists_guild": "Grêmio de Estrategistas",
    "shipowners_guild": "Grêmio de Donos de Barcos",
    "scientists_guild": "Grêmio de Cientistas",
    "magistrates_guild": "Grêmio de Magistrados",
    "builders_guild": "Grêmio de Construtores",
}
"""The structures that the Portuguese rulebook names."""

SPANISH = {
    "lumber_yard": "Maderería",
    "stone_pit": "Pozo de Piedra",
    "clay_pool": "Pozo de Arcilla",
    "ore_vein": "Veta de Mineral",
    "tree_farm": "Granja Forestal",
    "excavation": "Excavación",
    "clay_pit": "Hoyo de Arcilla",
    "timber_yard": "Patio Maderero",
    "forest_cave": "Cueva del Bosque",
    "mine": "Mina",
    "loom_age1": "Telar",
    "glassworks_age1": "Vidriería",
    "press_age1": "Prensa",
    "pawnshop": "Casa de Empeños",
    "baths": "Baños",
    "altar": "Altar",
    "theater": "Teatro",
    "tavern": "Taberna",
    "east_trading_post": "Puesto Oriental",
    "west_trading_post": "Puesto Occidental",
    "marketplace": "Mercado",
    "stockade": "Empalizada",
    "barracks": "Cuartel",
    "guard_tower": "Torre de Guardia",
    "apothecary": "Boticario",
    "workshop": "Taller",
    "scriptorium": "Scriptorium",
    "sawmill": "Aserradero",
    "quarry": "Cantera",
    "brickyard": "Ladrillar",
    "foundry": "Fundición",
    "loom_age2": "Telar",
    "glassworks_age2": "Vidriería",
    "press_age2": "Prensa",
    "aqueduct": "Acueducto",
    "temple": "Templo",
    "statue": "Estatua",
    "courthouse": "Juzgado",
    "forum": "Foro",
    "caravansery": "Caravasar",
    "vineyard": "Viñedo",
    "bazar": "Bazar",
    "walls": "Murallas",
    "training_ground": "Campo de Entrenamiento",
    "stables": "Establos",
    "archery_range": "Campo de Arqueros",
    "dispensary": "Farmacia",
    "laboratory": "Laboratorio",
    "library": "Biblioteca",
    "school": "Escuela",
    "pantheon": "Panteón",
    "gardens": "Jardines",
    "town_hall": "Ayuntamiento",
    "palace": "Palacio",
    "senate": "Senado",
    "haven": "Puerto",
    "lighthouse": "Faro",
    "chamber_of_commerce": "Cámara de Comercio",
    "arena": "Arena",
    "fortifications": "Fortificaciones",
    "circus": "Circo",
    "arsenal": "Arsenal",
    "siege_workshop": "Taller de Asedio",
    "lodge": "Logia",
    "observatory": "Observatorio",
    "university": "Universidad",
    "academy": "Academia",
    "study": "Estudio",
    "workers_guild": "Gremio de Trabajadores",
    "craftsmens_guild": "Gremio de Artesanos",
    "traders_guild": "Gremio de Comerciantes",
    "philosophers_guild": "Gremio de Filósofos",
    "spies_guild": "Gremio de Espías",
    "strategists_guild": "Gremio de Estrategas",
    "shipowners_guild": "Gremio de Armadores",
    "scientists_guild": "Gremio de Científicos",
    "magistrates_guild": "Gremio de Magistrados",
    "builders_guild": "Gremio de Constructores",
    "well": "Pozo",
    "ludus": "Ludus",
    "castrum": "Castrum",
    "decorators_guild": "Gremio de Decoradores",
}
"""Every structure; the Spanish names come from players, not from a rulebook."""

PORTUGUESE_WONDERS = {
    "giza": "As Pirâmides de Gizé",
    "rhodes": "O Colosso de Rodes",
    "alexandria": "O Farol de Alexandria",
    "ephesus": "O Templo de Ártemis em Éfeso",
    "babylon": "Os Jardins Suspensos da Babilônia",
    "olympia": "A Estátua de Zeus em Olímpia",
    "halicarnassus": "O Mausoléu de Halicarnasso",
    "ur": "O Zigurate de Ur",
    "carthage": "O Porto de Cartago",
    "roma": "O Coliseu de Roma",
    "abu_simbel": "Os Templos de Abu Simbel",
    "petra": "O Tesouro de Petra",
    "byzantium": "A Santa Sofia de Bizâncio",
    "great_wall": "A Grande Muralha da China",
    "stonehenge": "O Círculo de Pedras de Stonehenge",
    "manneken_pis": "Manneken Pis em Bruxelas",
}
"""As the Portuguese rulebook has them, its slips corrected."""

SPANISH_WONDERS = {
    "giza": "Las Pirámides de Guiza",
    "rhodes": "El Coloso de Rodas",
    "alexandria": "El Faro de Alejandría",
    "ephesus": "El Templo de Artemisa en Éfeso",
    "babylon": "Los Jardines Colgantes de Babilonia",
    "olympia": "La Estatua de Zeus en Olimpia",
    "halicarnassus": "El Mausoleo de Halicarnaso",
    "ur": "El Zigurat de Ur",
    "carthage": "El Puerto de Cartago",
    "roma": "El Coliseo de Roma",
    "abu_simbel": "Los Templos de Abu Simbel",
    "petra": "El Tesoro de Petra",
    "byzantium": "La Santa Sofía de Bizancio",
    "great_wall": "La Gran Muralla China",
    "stonehenge": "El Círculo de Piedras de Stonehenge",
    "manneken_pis": "Manneken Pis en Bruselas",
}
"""The usual Spanish names of the wonders."""


def test_portuguese_structures_are_those_of_the_rulebook(speak: Speak) -> None:
    speak("pt_BR")
    assert {card: card_name(card) for card in PORTUGUESE_RULEBOOK} == PORTUGUESE_RULEBOOK


def test_spanish_structures_have_the_names_players_use(speak: Speak) -> None:
    speak("es")
    assert {card: card_name(card) for card in CARDS} == SPANISH


def test_wonders_have_their_full_names(speak: Speak) -> None:
    speak("pt_BR")
    assert {wonder: wonder_name(wonder) for wonder in WONDERS} == PORTUGUESE_WONDERS
    speak("es")
    assert {wonder: wonder_name(wonder) for wonder in WONDERS} == SPANISH_WONDERS


@pytest.mark.parametrize(
    ("language", "names"),
    [
        (
            "en",
            "Giza Rhodes Alexandria Ephesus Babylon Olympia Halicarnassus Ur Carthage Rome "
            "Abu Simbel Petra Byzantium Great Wall Stonehenge Manneken Pis",
        ),
        (
            "pt_BR",
            "Gizé Rodes Alexandria Éfeso Babilônia Olímpia Halicarnasso Ur Cartago Roma Abu Simbel "
            "Petra Bizâncio Grande Muralha Stonehenge Manneken Pis",
        ),
        (
            "es",
            "Guiza Rodas Alejandría Éfeso Babilonia Olimpia Halicarnaso Ur Cartago Roma Abu Simbel "
            "Petra Bizancio Gran Muralla Stonehenge Manneken Pis",
        ),
    ],
)
def test_cities_have_their_names(speak: Speak, language: str, names: str) -> None:
    speak(language)
    assert " ".join(city_name(wonder) for wonder in CITIES) == names


@pytest.mark.parametrize("language", ["en", "pt_BR", "es"])
def test_no_two_structures_share_a_name(speak: Speak, language: str) -> None:
    speak(language)
    names = {card.removesuffix("_age1").removesuffix("_age2"): card_name(card) for card in CARDS}
    assert len(set(names.values())) == len(names)


def test_portuguese_terms_are_those_of_the_rulebook(speak: Speak) -> None:
    speak("pt_BR")
    assert [resource_name(resource) for resource in Resource] == [
        "Madeira", "Pedra", "Minério", "Barro", "Vidro", "Tecido", "Papiro",
    ]  # fmt: skip
    assert [symbol_name(symbol) for symbol in Symbol] == ["Compasso", "Engrenagem", "Livro"]
    assert [age_name(age) for age in (1, 2, 3)] == ["Era I", "Era II", "Era III"]
    assert kind_name(Colour.BROWN) == "Matérias-primas"
    assert kind_name(Colour.GREY) == "Produtos manufaturados"
    assert category_name("treasury") == "Tesouraria"
    assert category_name("guild") == "Grêmios"
    assert colour_name(Colour.PURPLE) == "Roxo"


@pytest.mark.parametrize(
    ("language", "letters", "day_night"),
    [
        ("en", ["Side A", "Side B"], ["Day", "Night"]),
        ("pt_BR", ["Lado A", "Lado B"], ["Dia", "Noite"]),
        ("es", ["Lado A", "Lado B"], ["Día", "Noche"]),
    ],
)
def test_sides_are_called_as_the_boards_of_their_edition_say(
    speak: Speak, language: str, letters: list[str], day_night: list[str]
) -> None:
    speak(language)
    assert [side_name(SideNames.LETTERS, side) for side in "AB"] == letters
    assert [side_name(SideNames.DAY_NIGHT, side) for side in "AB"] == day_night
    assert board_name(SideNames.LETTERS, "babylon", "B").endswith(" B")
    assert board_name(SideNames.DAY_NIGHT, "babylon", "B").endswith(f", {day_night[1]}")


FREE_WAYS = (Way.FREE_BUILD, Way.FREE_COLOUR, Way.FREE_FIRST, Way.FREE_LAST)


@pytest.mark.parametrize("language", ["pt_BR", "es"])
def test_every_text_of_the_second_edition_is_translated(speak: Speak, language: str) -> None:
    def told() -> list[str]:
        catalogue = Classic.second_edition().rules.catalogue
        steps = [step for board in catalogue.boards.values() for step in board.stages]
        effects = [thing.effects for thing in (*catalogue.cards.values(), *steps)]
        said = [line for listed in effects for line in effect_sentences(listed)]
        return said + [name(way) for way in FREE_WAYS for name in (free_way, short_free_way)]

    speak("en")
    english = told()
    speak(language)
    assert not set(english) & set(told())
    assert len(set(map(short_free_way, FREE_WAYS))) == len(set(map(free_way, FREE_WAYS))) == 4


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 Clay", "2 Clay"),
        ("pt_BR", "1 Barro", "2 Barros"),
        ("es", "1 Arcilla", "2 Arcillas"),
    ],
)
def test_one_and_many_differ_where_the_language_does(
    speak: Speak, language: str, one: str, two: str
) -> None:
    speak(language)
    assert amount(Resource.CLAY, 1) == one
    assert amount(Resource.CLAY, 2) == two


TOKEN_NAMES = {
    "urbanism": ("Urbanismo", "Urbanismo"),
    "crafts": ("Manufatura", "Artesanía"),
    "jewellery": ("Joalheria", "Orfebrería"),
    "science": ("Ciência", "Ciencia"),
    "propaganda": ("Propaganda", "Campaña"),
    "architecture": ("Arquitetura", "Arquitectura"),
    "economy": ("Economia", "Economía"),
    "engineering": ("Engenharia", "Ingeniería"),
    "tactics": ("Tática", "Táctica"),
    "decor": ("Decoração", "Arte"),
    "politics": ("Política", "Política"),
    "strategy": ("Estratégia", "Estrategia"),
    "education": ("Educação", "Educación"),
    "culture": ("Cultura", "Cultura"),
}
"""The progress tokens of Architects in the two rulebooks."""


@pytest.mark.parametrize(("language", "place"), [("pt_BR", 0), ("es", 1)])
def test_progress_tokens_bear_the_names_of_the_rulebook(
    speak: Speak, language: str, place: int
) -> None:
    speak(language)
    assert {token: token_name(token) for token in TOKENS} == {
        token: names[place] for token, names in TOKEN_NAMES.items()
    }


@pytest.mark.parametrize("language", ["en", "pt_BR", "es"])
def test_every_card_of_architects_has_a_name_of_its_own(speak: Speak, language: str) -> None:
    speak(language)
    names = {architects_card(CardId(card)) for card in ARCHITECTS_CARDS}
    assert len(names) == len(ARCHITECTS_CARDS)
    assert all(names)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        (
            "pt_BR",
            "Cambista, Muralha, Posto Avançado, Belvedere, Distrito dos Artesãos, Casa de Leilões,"
            " Porto Fluvial, Fábrica, Acampamento Militar, Anfiteatro, Reservas de Ouro,"
            " Castelo Concêntrico, Escola Militar, Arquivos, Ágora",
        ),
        (
            "es",
            "Cambista, Muralla, Puesto Avanzado, Belvedere, Distrito de Artesanos,"
            " Casa de Subastas, Puerto Fluvial, Fábrica, Campamento Militar, Anfiteatro,"
            " Reservas de Oro, Castillo Concéntrico, Escuela Militar, Archivos, Ágora",
        ),
    ],
)
def test_edifices_have_the_names_players_use(speak: Speak, language: str, names: str) -> None:
    speak(language)
    assert ", ".join(card_name(edifice) for edifice in EDIFICES) == names
