"""Writes out what the decorators of records and data classes make, so that mypyc can compile it.

A class that a decorator has remade is slow in compiled code: its methods stay Python's own, and
its fields are looked up by name. So the copy of the source that is compiled has plain classes with
the same fields, the same constructor, and the same equality, hash and text. What `dataclasses`
asks of a class (`fields`, `replace`) is answered by `native_records`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

SUPPORT = "native_records"
"""The module that finishes the classes; it lies beside the compiled ones and is not compiled."""

ASKED = ("fields", "replace")
"""What modules ask of records; the type checker needs other words for it."""

OPEN = frozenset({"Command", "Effect", "Event", "Piece"})
"""Classes that rule modules outside of the program may extend."""


@dataclass(frozen=True)
class Field:
    """One field of a record; the texts are source, empty where there is none."""

    name: str
    type: str
    default: str = ""
    factory: str = ""
    init: bool = True
    repr: bool = True
    compare: bool = True


@dataclass(frozen=True)
class Record:
    """How a class was decorated, and all its fields, those of its bases first."""

    fields: tuple[Field, ...]
    own: tuple[str, ...]
    eq: bool
    hashed: bool
    frozen: bool
    extended: bool = False


Classes = Mapping[tuple[str, str], ast.ClassDef]
Records = dict[tuple[str, str], Record]
"""By module and name of the class."""


def records(modules: Mapping[str, str]) -> Records:
    """The records of all modules, given by their source; raises ValueError for one not known."""
    classes = {
        (module, node.name): node
        for module, source in modules.items()
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef)
    }
    found: Records = {}
    for place in classes:
        _read(place, classes, found)
    return found


def written_out(modules: Mapping[str, str]) -> dict[str, str]:
    """The sources of modules, by their names, with records written out as plain classes.

    Raises ValueError for a record that cannot be.
    """
    known = records(modules)
    return {name: native(name, source, known) for name, source in modules.items()}


def native(name: str, source: str, known: Records) -> str:
    """The source of a module with its records written out; the rest stays as it is."""
    lines, tree = source.splitlines(), ast.parse(source)
    for node in reversed(tree.body):
        if not isinstance(node, ast.ClassDef):
            continue
        record = known.get((name, node.name))
        if record is not None:
            first = min([node.lineno, *(part.lineno for part in node.decorator_list)])
            finish = f"{SUPPORT}.finish({', '.join(_finishing(node, record))})"
            lines[first - 1 : node.end_lineno] = [*_written_out(node, record), "", finish]
        elif node.name in OPEN:
            lines.insert(node.lineno - 1, "@mypyc_attr(allow_interpreted_subclasses=True)")
        elif _needs_python(node):
            lines[node.lineno - 1 : node.end_lineno] = _left_to_python(node)
    return "\n".join(_with_imports(lines, tree)) + "\n"


def _read(place: tuple[str, str], classes: Classes, found: Records) -> None:
    """Note the class, and its bases before it, if it is a record."""
    if place in classes and place not in found:
        options = _options(classes[place])
        if options is not None:
            found[place] = _record(place, options, classes, found)


def _options(node: ast.ClassDef) -> dict[str, bool] | None:
    """The words of a class's decorator; None for a class that has no such decorator."""
    for decorator in node.decorator_list:
        text = ast.unparse(decorator)
        if text == "record":
            return {"unsafe_hash": True}
        if text == "dataclass":
            return {}
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "dataclass":
            return {str(word.arg): ast.literal_eval(word.value) for word in decorator.keywords}
    return None


def _record(
    place: tuple[str, str], options: Mapping[str, bool], classes: Classes, found: Records
) -> Record:
    node = classes[place]
    if len(node.decorator_list) > 1 or options.keys() - {"frozen", "slots", "eq", "unsafe_hash"}:
        raise ValueError(f"{'.'.join(place)}: a decorator that is not known")
    inherited: tuple[Field, ...] = ()
    for base in node.bases:
        above = _meant(ast.unparse(base), place[0], classes)
        if above is not None:
            _read(above, classes, found)
            if above in found:
                inherited += found[above].fields
                found[above] = replace(found[above], extended=True)
    own = tuple(_fields(node))
    eq, frozen = options.get("eq", True), options.get("frozen", False)
    hashed = options.get("unsafe_hash", False) or (eq and frozen)
    names = tuple(field.name for field in own)
    return Record((*inherited, *own), names, eq, hashed, frozen)


def _meant(name: str, module: str, classes: Classes) -> tuple[str, str] | None:
    """The class that a name stands for in a module; None for one of no known module."""
    if (module, name) in classes:
        return module, name
    return next((place for place in classes if place[1] == name), None)


def _fields(node: ast.ClassDef) -> Iterator[Field]:
    for part in node.body:
        if not isinstance(part, ast.AnnAssign) or not isinstance(part.target, ast.Name):
            continue
        kind = ast.unparse(part.annotation)
        if kind.startswith("ClassVar"):
            continue
        made = Field(part.target.id, kind)
        if isinstance(part.value, ast.Call) and ast.unparse(part.value.func) == "field":
            words = {str(word.arg): word.value for word in part.value.keywords}
            yield replace(
                made,
                default=ast.unparse(words["default"]) if "default" in words else "",
                factory=ast.unparse(words["default_factory"]) if "default_factory" in words else "",
                **{
                    word: ast.literal_eval(words[word])
                    for word in ("init", "repr", "compare")
                    if word in words
                },
            )
        else:
            yield replace(made, default=ast.unparse(part.value) if part.value else "")


def _written_out(node: ast.ClassDef, record: Record) -> list[str]:
    """The class as plain source lines."""
    kept = [part for part in node.body if not _is_field(part, record)]
    plain = ast.ClassDef(node.name, node.bases, [], kept or [ast.Pass()], [], type_params=[])
    lines = ast.unparse(ast.fix_missing_locations(plain)).splitlines()
    if node.name in OPEN:
        lines.insert(0, "@mypyc_attr(allow_interpreted_subclasses=True)")
    own = [field for field in record.fields if field.name in record.own]
    lines += [f"    {field.name}: {field.type}" for field in own]
    defined = {part.name for part in kept if isinstance(part, ast.FunctionDef)}
    if record.fields or "__post_init__" in defined:
        lines += _init(record, "__post_init__" in defined)
    compared = [field.name for field in record.fields if field.compare]
    if record.eq and "__eq__" not in defined:
        lines += _eq(node.name, record, compared)
    if "__hash__" not in defined and record.hashed:
        values = "".join(f"self.{field}, " for field in compared)
        lines += ["    def __hash__(self) -> int:", f"        return hash(({values}))"]
    if "__repr__" not in defined:
        shown = ", ".join(f"{f.name}={{self.{f.name}!r}}" for f in record.fields if f.repr)
        lines += ["    def __repr__(self) -> str:"]
        lines += [f"        return f'{node.name}({shown})'"]
    lines += ["    def __reduce__(self) -> tuple[type, tuple[object, ...]]:"]
    lines += [f"        return {SUPPORT}.parts(self)"]
    return lines


def _needs_python(node: ast.ClassDef) -> bool:
    """Whether it extends text, or has attributes that are asked of the class itself."""
    named = [part for part in node.body if isinstance(part, ast.Assign)]
    own = [part for part in named if not ast.unparse(part.targets[0]).startswith("__")]
    return [*map(ast.unparse, node.bases)] == ["Name"] or bool(own and not node.bases)


def _left_to_python(node: ast.ClassDef) -> list[str]:
    """A class that cannot be compiled; what annotations name may be made later than they are."""
    for part in node.body:
        if isinstance(part, ast.AnnAssign):
            part.annotation = ast.Constant(ast.unparse(part.annotation))
    return ["@mypyc_attr(native_class=False)", *ast.unparse(node).splitlines()]


def _is_field(part: ast.stmt, record: Record) -> bool:
    return (
        isinstance(part, ast.AnnAssign)
        and isinstance(part.target, ast.Name)
        and part.target.id in record.own
    )


def _init(record: Record, post: bool) -> list[str]:
    given, body = ["self"], []
    for field in record.fields:
        if not field.init:
            continue
        value = field.name
        if field.factory:
            made = {"list": "[]", "dict": "{}"}.get(field.factory, f"{field.factory}()")
            given.append(f"{field.name}: {field.type} | None = None")
            value = f"{made} if {value} is None else {value}"
        else:
            default = f" = {field.default}" if field.default else ""
            given.append(f"{field.name}: {field.type}{default}")
        body.append(f"        self.{field.name} = {value}")
    if post:
        body.append("        self.__post_init__()")
    return [f"    def __init__({', '.join(given)}) -> None:", *body]


def _eq(name: str, record: Record, compared: list[str]) -> list[str]:
    same = " and ".join(f"self.{field} == other.{field}" for field in compared) or "True"
    kind = " or type(other) is not type(self)" if record.extended or name in OPEN else ""
    return [
        "    def __eq__(self, other: object) -> bool:",
        f"        if not isinstance(other, {name}){kind}:",
        "            return NotImplemented",
        f"        return {same}",
    ]


def _finishing(node: ast.ClassDef, record: Record) -> Iterator[str]:
    """The arguments of `native_records.finish`."""
    yield node.name
    yield f"frozen={record.frozen}"
    yield f"own={record.own!r}"
    fields = []
    for field in record.fields:
        words = [f"'default': {field.default}"] * bool(field.default)
        words += [f"'default_factory': {field.factory}"] * bool(field.factory)
        words += [
            f"'{word}': False" for word in ("init", "repr", "compare") if not getattr(field, word)
        ]
        fields.append(f"({field.name!r}, {field.type!r}, {{{', '.join(words)}}}), ")
    yield f"fields=({''.join(fields)})"


def _with_imports(lines: list[str], tree: ast.Module) -> list[str]:
    """The lines with the imports that the written-out classes need, after the first imports."""
    place = 0
    more = [f"import {SUPPORT}", f"from {SUPPORT} import mypyc_attr"]
    for node in tree.body:
        if node is tree.body[0] or (
            isinstance(node, ast.ImportFrom) and node.module == "__future__"
        ):  # what the module is for, and what must come first
            place = node.end_lineno or 0
        elif isinstance(node, ast.ImportFrom) and node.module == "dataclasses":
            names = [alias.name for alias in node.names if alias.name not in ASKED]
            asked = [alias.name for alias in node.names if alias.name in ASKED]
            if asked:
                more.append(f"from {SUPPORT} import {', '.join(asked)}")
            lines[node.lineno - 1 : node.end_lineno] = [
                f"from dataclasses import {', '.join(names)}" if names else ""
            ]
    return [*lines[:place], *more, *lines[place:]]
