"""Rebuilds the drawings of resources/art from their scripts.

    python resources/art/draw/build.py            writes every SVG that a script draws
    python resources/art/draw/build.py --check    writes nothing, names what would change
                                                  and the drawings that no script draws

Same scripts, same bytes. Needs PySide6 for the shadows of some scenes. The application icons, the
backs of cards and the pointers are drawn by hand and have no script (`BY_HAND`).
"""

import argparse
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
ART = HERE.parent
sys.path[:0] = [str(HERE), str(HERE / "wonders")]
shorten = import_module("short_paths").shorten

WONDERS = (
    "giza",
    "rhodes",
    "alexandria",
    "ephesus",
    "babylon",
    "olympia",
    "halicarnassus",
    "ur",
    "carthage",
    "roma",
    "abu_simbel",
    "petra",
    "byzantium",
    "great_wall",
    "stonehenge",
    "manneken_pis",
)
SCENES = (
    "scenes_more",
    "scenes_leaders1",
    "scenes_leaders2",
    "scenes_leaders3",
    "scenes_cities1",
    "scenes_cities2",
    "scenes_guilds",
)
"""The modules of pictures in which cut shadows leave empty paths."""

BY_HAND = ("app_icon", "backs", "pointers")
"""The folders of drawings that no script draws."""

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
ICON = HEAD + 'width="96" height="96" viewBox="0 0 96 96">'
SCENE = HEAD + 'viewBox="0 0 240 220">'


def drawings() -> Iterator[tuple[str, str]]:
    """Every drawing as its path below resources/art and its text."""
    icons = import_module("icons")

    def text(head: str, draw: object) -> str:
        return head + "".join(icons.flat([draw()])) + "</svg>\n"

    for module in ("icons", "icons_leaders", "icons_cities"):
        for name, draw in import_module(module).ICONS.items():
            yield f"icons/{name}.svg", text(ICON, draw)
    for module in ("scenes", "scenes_age1", "scenes_age2", "scenes_age3"):
        for name, draw in import_module(module).S.items():
            yield f"scenes/{name}.svg", text(SCENE, draw)
    for module in SCENES:
        for name, draw in import_module(module).S.items():
            yield f"scenes/{name}.svg", without_empty_paths(text(SCENE, draw))
    more = import_module("scenes_more")
    for name, draw in more.T.items():
        yield f"icons_progress/{name}.svg", without_empty_paths(text(ICON, draw))
    for name, svg in import_module("portraits").drawings():
        yield f"portraits/{name}.svg", svg
    for name in WONDERS:
        scene = import_module(f"w_{name}").scene()
        for light in ("day", "night"):
            yield f"wonders/{name}_{light}.svg", scene.svg(light)


def without_script(drawn: set[str], art: Path = ART) -> list[str]:
    """Return the drawings below a folder that are neither among those drawn nor by hand."""
    files = (file.relative_to(art) for file in art.rglob("*.svg"))
    return sorted(
        file.as_posix()
        for file in files
        if file.parts[0] not in BY_HAND and file.as_posix() not in drawn
    )


def without_empty_paths(svg: str) -> str:
    """Drop shapes that are neither filled nor stroked, left over from cut shadows."""
    return re.sub(r'<path d="[^"]*" fill="none"/>', "", svg)


def main() -> int:
    """Write or check every drawing; 1 for one without a script, or that a check found different."""
    parser = argparse.ArgumentParser(description="Rebuild the drawings of resources/art.")
    parser.add_argument("--check", action="store_true", help="only name what would change")
    check = parser.parse_args().check
    drawn: set[str] = set()
    changed = 0
    for path, svg in drawings():
        svg = shorten(svg)
        drawn.add(path)
        file = ART / path
        if file.is_file() and file.read_text("utf-8") == svg:
            continue
        changed += 1
        print(path)
        if not check:
            file.parent.mkdir(exist_ok=True)
            file.write_text(svg, "utf-8", newline="\n")
    print(f"{len(drawn)} drawings, {changed} {'would change' if check else 'written'}")
    forgotten = without_script(drawn)
    for path in forgotten:
        print(f"no script draws {path}")
    return 1 if forgotten or (check and changed) else 0


if __name__ == "__main__":
    sys.exit(main())
