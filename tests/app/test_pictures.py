"""The pictures of README and manual show the program as it is."""

from __future__ import annotations

from PIL import Image

from tests.commit import commit_seed
from tests.project.checkout import packaging_script

LARGEST = 2_000_000


def test_every_picture_is_there_in_every_language_and_the_moving_one_is_small() -> None:
    script = packaging_script("make_pictures")
    names = {f"{name}.webp" for name in (*script.SCENES, script.TURN)}
    for language in script.LANGUAGES:
        folder = script.FOLDER / language
        assert {path.name for path in folder.iterdir()} == names
        turn = script.picture(script.TURN, language)
        assert turn.stat().st_size < LARGEST
        with Image.open(turn) as moving:
            assert getattr(moving, "n_frames", 1) > 20


def test_a_picture_chosen_by_the_commit_shows_the_program() -> None:
    """It takes the time of a start; the other pictures have their turn with other commits."""
    script = packaging_script("make_pictures")
    shown = [(name, language) for name in script.SCENES for language in script.LANGUAGES]
    name, language = shown[commit_seed() % len(shown)]
    assert not script.has_changed(name, language), f"run packaging/make_pictures.py {name}"


def test_a_picture_of_another_page_is_found_out() -> None:
    script = packaging_script("make_pictures")
    with Image.open(script.picture("home", "en")) as home:
        with Image.open(script.picture("rules", "en")) as rules:
            assert script.differ(home, rules)
        # Longer words make the column of buttons a little wider in Spanish.
        with Image.open(script.picture("home", "pt_BR")) as portuguese:
            assert not script.differ(home, portuguese)
