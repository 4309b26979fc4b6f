"""Starts the game, its tests, checks or packages from a fresh checkout, with nothing but Python.

    python3 packaging/start.py                 play (further words go to the program)
    python3 packaging/start.py install         only make ready for all that follows
    python3 packaging/start.py test            run all tests (further words go to pytest)
    python3 packaging/start.py check           format, lint, types, imports, texts, art, sounds
    python3 packaging/start.py bundle          what people install, into dist/ (see build.py)
    python3 packaging/start.py measure         the same, and its sizes and times into docs/
    python3 packaging/start.py build --compiled    a copy with compiled rules, into build/compiled/
    python3 packaging/start.py test --compiled     the tests, on that copy
    python3 packaging/start.py mutate          change the rules a little, print what no test notices

The first start makes `.venv` in the checkout and installs the pinned packages into it; later
ones find nothing to do and start at once. Only the standard library is used here.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python gets this far, and no further
    sys.stderr.write("start.py: Python 3.11 or newer is needed\n")
    sys.exit(2)

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import tempfile
import venv
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LEVELS = ("run", "bundle", "test", "dev")
"""Requirement sets, each holding all of the one before it."""

BUILDS = {"bundle": "packaging/build.py", "measure": "packaging/measure.py"}
MUTATE = "packaging/mutate.py"
COMPILE = "packaging/compile_rules.py"
COMPILED, FAST = "--compiled", "--fast"
CHECKS = (
    ("ruff", "format", "--check", "."),
    ("ruff", "check", "."),
    ("mypy", "--strict", "sevenwonders_qt"),
    ("lint-imports",),
    ("python", "packaging/check_translations.py"),
    ("python", "resources/sounds/draw/build.py", "--check"),
    # Other C libraries round the last digit of a drawing.
    *([("python", "resources/art/draw/build.py", "--check")] if sys.platform == "linux" else []),
)
PIN = re.compile(r"^\w.*\n(?:[ ].*\n)*", re.MULTILINE)
"""A package of a file of requirements, with its hashes."""

NETWORK_SIGNS = (
    "NewConnectionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "Temporary failure in name resolution",
    "getaddrinfo failed",
    "nodename nor servname",
    "Network is unreachable",
    "Max retries exceeded",
    "No matching distribution found",
)


class CannotStart(Exception):
    """One line for the person at the keyboard; exit status 2."""


def main(arguments: Sequence[str]) -> int:
    """Prepare the environment, then run what was asked for; returns its exit status."""
    commands = {"install", "test", "check", "mutate", "build", *BUILDS}
    command = arguments[0] if set(arguments[:1]) & commands else "play"
    try:
        if command in ("build", "test") and COMPILED in arguments:
            return compiled(command, [word for word in arguments[1:] if word != COMPILED])
        if command == "build":
            raise CannotStart("build takes --compiled; what people install is made by bundle")
        if command == "play":
            prepare("run")
            return run([tool("python"), "-P", "-m", "sevenwonders_qt", *arguments])
        if command == "test":
            prepare("test")
            return run([tool("python"), "-m", "pytest", *arguments[1:]], folder=ROOT)
        if command == "mutate":
            prepare("test")
            return run([tool("python"), MUTATE, *arguments[1:]], folder=ROOT)
        if command in BUILDS:
            prepare("bundle" if FAST in arguments else "dev")
            return run([tool("python"), BUILDS[command], *arguments[1:]], folder=ROOT)
        prepare("dev")
        return check() if command == "check" else 0
    except CannotStart as reason:
        print(f"start.py: {reason}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def compiled(command: str, more: list[str]) -> int:
    """Make the copy with compiled rules, and test it if that is asked for."""
    prepare("dev")
    status = run([tool("python"), COMPILE], folder=ROOT)
    if status or command == "build":
        return status
    os.environ["PYTHONPATH"] = str(ROOT / "build" / "compiled")  # for programs that tests start
    first = "pythonpath=build/compiled ."
    return run([tool("python"), "-P", "-m", "pytest", "-o", first, *more], folder=ROOT)


def check() -> int:
    """Run all checks side by side, and say in order what each found.

    Returns the exit status of the first that failed.
    """

    def found(command: Sequence[str]) -> subprocess.CompletedProcess[bytes]:
        name, *rest = command
        both = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        return subprocess.run([tool(name), *rest], cwd=ROOT, **both)

    status = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for command, result in zip(CHECKS, pool.map(found, CHECKS), strict=True):
            print("==", *command, flush=True)
            sys.stdout.buffer.write(result.stdout)
            status = status or result.returncode
    return status


def prepare(level: str) -> None:
    """Make `.venv` hold the packages of `level`, one of `LEVELS`, and the project itself."""
    wanted, made = fingerprint(ROOT, level), read_stamp(stamp_path())
    ready = is_ready(wanted, made) and Path(tool("python")).exists()
    if ready and translations_compiled(ROOT):
        return
    check_system()
    stamp_path().unlink(missing_ok=True)
    if made.get("place") != wanted["place"] or not venv_answers():
        make_venv()
    if made.get("requirements") != wanted["requirements"] or not covers(made, level):
        say(f"installing the packages of requirements/{level}.txt, once: this can take a minute")
        install(ROOT / "packaging" / "requirements" / f"{level}.txt")
    else:
        wanted["level"] = made["level"]
    pip("install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    stamp_path().write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")


def fingerprint(root: Path, level: str) -> dict[str, str]:
    """What an environment was made from: place, level, and digests of the files that decide."""
    packaging = root / "packaging"
    requirements = [packaging / "requirements" / f"{name}.txt" for name in LEVELS]
    project = [root / "pyproject.toml", packaging / "hatch_build.py", *root.glob("i18n/*.ts")]
    return {
        "place": str(root),
        "level": level,
        "requirements": digest(requirements),
        "project": digest(project),
    }


def digest(files: Iterable[Path]) -> str:
    """One SHA-256 over the names and contents of `files`, whatever their order."""
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_ready(wanted: dict[str, str], made: dict[str, str]) -> bool:
    """Whether an environment stamped `made` serves a start that wants `wanted`."""
    same = all(made.get(key) == wanted[key] for key in ("place", "requirements", "project"))
    return same and covers(made, wanted["level"])


def translations_compiled(root: Path) -> bool:
    """Whether each catalogue has its compiled file, which a cleaned checkout has not."""
    return all(path.with_suffix(".qm").exists() for path in root.glob("i18n/*.ts"))


def covers(made: dict[str, str], level: str) -> bool:
    """Whether the packages stamped in `made` hold those of `level`."""
    have = made.get("level")
    return have in LEVELS and LEVELS.index(have) >= LEVELS.index(level)


def read_stamp(path: Path) -> dict[str, str]:
    """The stamp of a finished environment; empty where there is none or it is damaged."""
    try:
        stamp = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def stamp_path() -> Path:
    """Where a finished environment is noted."""
    return ROOT / ".venv" / "made-from.json"


def tool(name: str) -> str:
    """The path of a program of the environment."""
    windows = sys.platform == "win32"
    folder = ROOT / ".venv" / ("Scripts" if windows else "bin")
    return str(folder / (f"{name}.exe" if windows else name))


def check_system() -> None:
    """Raise `CannotStart` where the machine lacks what making the environment needs."""
    if importlib.util.find_spec("ensurepip") is None:
        raise CannotStart("Python's venv module is incomplete here: apt install python3-venv")
    if sys.platform != "linux":
        return
    sys.path.insert(0, str(ROOT))
    from sevenwonders_qt.app.preflight import missing_packages

    shown = "xcb" if os.environ.get("DISPLAY") else "offscreen"
    missing = sorted({*missing_packages("tools"), *missing_packages(shown)})
    if missing:
        raise CannotStart(
            f"system libraries that Qt needs are missing: apt install {' '.join(missing)}"
        )


def venv_answers() -> bool:
    """Whether the Python of the environment runs and is new enough."""
    probe = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    try:
        return subprocess.run([tool("python"), "-c", probe], capture_output=True).returncode == 0
    except OSError:
        return False


def make_venv() -> None:
    """Make an empty `.venv`, in the place of an old one."""
    say("making .venv")
    folder = ROOT / ".venv"
    try:
        if folder.exists():
            shutil.rmtree(folder)
        venv.create(folder, with_pip=True, symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotStart(f"could not make {folder}: {error}") from None


def install(pinned: Path) -> None:
    """Install what a file pins, with all that it needs, the two halves of it side by side.

    Python compiles what is imported at its first import: most of it never is.
    """
    pins = PIN.findall(pinned.read_text(encoding="utf-8"))
    options = ("--no-deps", "--require-hashes", "--only-binary=:all:", "--no-compile")
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
        halves = [Path(folder, f"{number}.txt") for number in range(2)]
        for number, half in enumerate(halves):
            half.write_text("".join(pins[number::2]), encoding="utf-8")
        list(pool.map(lambda half: pip("install", *options, "--requirement", str(half)), halves))


def pip(*arguments: str) -> None:
    """Run the environment's pip; raise `CannotStart` with the reason where it fails."""
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-warn-script-location"]
    command = [tool("python"), "-m", "pip", arguments[0], *quiet, *arguments[1:]]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", cwd=ROOT)
    if done.returncode:
        log = ROOT / ".venv" / "install.log"
        log.write_text(done.stdout + done.stderr, encoding="utf-8")
        raise CannotStart(f"{why_pip_failed(done.stderr)} (all of it: {log})")


def why_pip_failed(output: str) -> str:
    """One line for what pip said on its error output."""
    if "No space left" in output:
        return "the disk is full"
    if any(sign in output for sign in NETWORK_SIGNS):
        return "the packages could not be downloaded: is there a network connection?"
    lines = [line.strip() for line in output.splitlines()]
    errors = [line for line in lines if line.startswith(("ERROR", "error", "RuntimeError"))]
    return (errors or lines or ["pip failed"])[0]


def run(command: list[str], folder: Path | None = None) -> int:
    """Run a program in `folder` (None: where we are); returns its exit status."""
    child = subprocess.Popen(command, cwd=folder)
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:
            continue  # the child got the same key press and ends in its own way


def say(message: str) -> None:
    """Say what takes time; standard output is left to the program."""
    print(f"start.py: {message}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
