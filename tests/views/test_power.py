"""When the computer saves its battery, by what Linux writes into its files."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevenwonders_qt.views.power import linux_saves


def supply(system: Path, name: str, **lines: str) -> None:
    folder = system / "class/power_supply" / name
    folder.mkdir(parents=True)
    for line, text in lines.items():
        (folder / line).write_text(text + "\n", encoding="utf-8")


def test_a_computer_without_a_battery_saves_nothing(tmp_path: Path) -> None:
    assert not linux_saves(tmp_path)
    supply(tmp_path, "AC", type="Mains", online="1")
    assert not linux_saves(tmp_path)


def test_the_profile_that_saves_power_is_heeded(tmp_path: Path) -> None:
    (tmp_path / "firmware/acpi").mkdir(parents=True)
    profile = tmp_path / "firmware/acpi/platform_profile"
    profile.write_text("balanced\n", encoding="utf-8")
    assert not linux_saves(tmp_path)
    profile.write_text("low-power\n", encoding="utf-8")
    assert linux_saves(tmp_path)


@pytest.mark.parametrize(
    ("status", "capacity", "saves"),
    [("Discharging", "20", True), ("Discharging", "21", False), ("Charging", "5", False)],
)
def test_a_battery_in_use_that_is_nearly_empty_is_saved(
    tmp_path: Path, status: str, capacity: str, saves: bool
) -> None:
    supply(tmp_path, "BAT0", type="Battery", status=status, capacity=capacity)
    assert linux_saves(tmp_path) is saves


def test_the_battery_of_a_mouse_is_no_battery_of_the_computer(tmp_path: Path) -> None:
    supply(tmp_path, "mouse", type="Battery", scope="Device", status="Discharging", capacity="3")
    assert not linux_saves(tmp_path)
