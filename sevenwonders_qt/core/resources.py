"""Finds the data, art and compiled translations that the program reads while it runs."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]
_INSTALLED = _PACKAGE / "_resources"
_CHECKOUT = _PACKAGE.parent
_ELSEWHERE = {"i18n": ".", "manual": "docs"}
"""Folders of a checkout that are not in `resources/`, and what they are in."""


def resource_path(*parts: str) -> Path:
    """Return the file or folder named by `parts`, such as `("data", "classic", "cards.toml")`.

    An installed program carries everything in `sevenwonders_qt/_resources`; in a checkout it is
    `resources/`, beside it `i18n/`, and `docs/manual/`. Raises `FileNotFoundError`,
    whose message names the missing path.
    """
    path = _root(parts[:1]).joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(f"resource {'/'.join(parts)} is missing: there is no {path}")
    return path


def _root(first: tuple[str, ...]) -> Path:
    if _INSTALLED.is_dir():
        return _INSTALLED
    place = _ELSEWHERE.get("".join(first), "resources")
    return _CHECKOUT / place
