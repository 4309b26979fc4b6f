"""Tables for spreadsheets of every country, and the paper that pages are printed on."""

from __future__ import annotations

import csv
import io
import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QLocale
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.app.translation import install
from sevenwonders_qt.models.paper import PaperWish, page_size
from sevenwonders_qt.models.shown.records import Records
from sevenwonders_qt.models.shown.statistics_csv import results_csv
from sevenwonders_qt.models.shown.table_csv import (
    Cell,
    CsvForm,
    Separator,
    csv_bytes,
    csv_form,
    spreadsheet_locale,
)
from tests.app.csv_tables import rows_of
from tests.models.results import joined, table

FORMS = [csv_form(choice, QLocale(code)) for choice in Separator for code in ("en", "pt_BR")]
STARTS = ("=", "+", "-", "@", "＝", "＋", "－", "＠")


@pytest.mark.parametrize(
    ("locale", "separator", "point"),
    [
        ("en_US", ",", "."),
        ("en_GB", ",", "."),
        ("pt_BR", ";", ","),
        ("es_ES", ";", ","),
        ("es_AR", ";", ","),
        ("es_MX", ",", "."),
        ("de_DE", ";", ","),
    ],
)
def test_the_separator_is_that_of_the_country(locale: str, separator: str, point: str) -> None:
    assert csv_form(Separator.AUTO, QLocale(locale)) == CsvForm(separator, point)


@pytest.mark.parametrize(
    ("language", "system", "used"),
    [
        ("pt_BR", "en_US", "pt_BR"),
        ("es", "C", "es"),
        ("es", "es_MX", "es_MX"),
        ("en", "pt_BR", "en"),
        ("en", "en_ZA", "en_ZA"),
    ],
)
def test_numbers_are_those_of_the_country_where_it_has_the_language(
    qapp: QApplication, language: str, system: str, used: str
) -> None:
    install(qapp, language)
    assert spreadsheet_locale(QLocale(system)) == QLocale(used)


@pytest.mark.parametrize("language", ["en", "pt_BR", "es"])
def test_the_table_of_results_reads_back_in_the_form_of_each_language(
    qapp: QApplication, language: str
) -> None:
    install(qapp, language)
    form = csv_form(Separator.AUTO, QLocale())
    assert form.separator == ("," if language == "en" else ";")
    data = results_csv(Records.of(joined([table(3, ("Ana; Bia", 60), ("@rules", 3))])), form)
    assert data.startswith(b"\xef\xbb\xbf")
    rows = rows_of(data, form)
    assert {len(row) for row in rows} == {len(rows[0])}
    assert len(rows) == 3
    assert "Ana; Bia" in rows[1]


@pytest.mark.parametrize("form", FORMS)
def test_numbers_stay_numbers_and_every_cell_is_in_quotes(form: CsvForm) -> None:
    row: list[Cell] = [-3, 0, 2.5, -0.25, 1.0, 0.1234, "-3", 'a "b"']
    data = csv_bytes([row], form).decode("utf-8-sig")
    wanted = ["-3", "0", "2.5", "-0.25", "1", "0.123"]
    (found,) = rows_of(data.encode(), form)
    assert found == [*(text.replace(".", form.point) for text in wanted), "'-3", 'a "b"']
    cells = data.removesuffix("\r\n").split(f'"{form.separator}"')
    assert len(cells) == len(row)
    assert cells[0].startswith('"')
    assert cells[-1].endswith('"')


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "name",
    [
        *("=1+1", "@SUM(A1)", "\t=1", "x;=1+1", "x,=1+1", "x\t=1+1", "x\r=1+1", "x;+1", "＝1"),
        *('=HYPERLINK("x")', 'x;"=1+1', 'x,"";=1', ";=1", ",-1+1|x", 'x";=1', "x\n=1"),
    ],
)
def test_no_name_becomes_a_formula_whatever_a_spreadsheet_takes_for_a_separator(
    form: CsvForm, name: str
) -> None:
    data = csv_bytes([["Ana", name, -3, name], [name, name, 4, "Bia"]], form)
    assert not list(formulas(data))


@given(
    st.lists(
        st.lists(st.text("=+-@;,\t|\"' ax\r\n", max_size=7), min_size=1, max_size=4),
        min_size=1,
        max_size=3,
    ),
    st.sampled_from(FORMS),
)
@settings(max_examples=400, deadline=None, derandomize=True, database=None)
def test_no_text_becomes_a_formula(rows: list[list[str]], form: CsvForm) -> None:
    data = csv_bytes(rows, form)
    assert not list(formulas(data))
    found = rows_of(data, form)
    assert [[cell.replace("'", "") for cell in row] for row in found] == [
        [cell.replace("'", "") for cell in row] for row in rows
    ]


def formulas(data: bytes) -> Iterator[str]:
    """The cells that a spreadsheet would take for formulas, whatever its separator."""
    text = data.decode("utf-8-sig")
    for separator in (",", ";", "\t", "|"):
        for row in csv.reader(io.StringIO(text, newline=""), delimiter=separator):
            cells = (cell.strip('\t\r\n"') for cell in row)
            yield from (cell for cell in cells if cell.startswith(STARTS) and not is_number(cell))


def is_number(cell: str) -> bool:
    try:
        float(cell.replace(",", "."))
    except ValueError:
        return False
    return True


# Paper ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("country", "letter"),
    [
        *((code, True) for code in ("en_US", "en_CA", "es_MX", "es_CO", "es_CL", "es_VE")),
        *((code, True) for code in ("es_CR", "es_PA", "es_GT", "es_SV", "es_NI", "es_DO")),
        *((code, True) for code in ("fil_PH", "es_PR")),
        *((code, False) for code in ("pt_BR", "pt_PT", "es_ES", "es_AR", "en_GB", "de_DE", "C")),
    ],
)
def test_the_paper_is_that_of_the_country_unless_another_is_wanted(
    country: str, letter: bool
) -> None:
    system = QLocale(country)
    usual = QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4
    assert page_size(PaperWish.AUTO, system).id() == usual
    assert page_size(PaperWish.A4, system).id() == QPageSize.PageSizeId.A4
    assert page_size(PaperWish.LETTER, system).id() == QPageSize.PageSizeId.Letter


def test_every_choice_of_separator_gives_another_form_where_there_is_a_comma() -> None:
    forms = {csv_form(choice, QLocale("pt_BR")) for choice in Separator}
    assert forms == {CsvForm(";", ","), CsvForm(",", "."), CsvForm("\t", ",")}
    assert len(list(itertools.chain(forms))) == 3
