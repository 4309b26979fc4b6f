"""Dialogs for opening and saving files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from sevenwonders_qt.models.bg_stats import APP, BGS

translate = QCoreApplication.translate


def file_dialog(parent: QWidget, title: str, folder: Path, pattern: str) -> QFileDialog:
    """Return the file dialog of the system; ``pattern`` is like "Picture (*.png)"."""
    dialog = QFileDialog(parent, title, str(folder), pattern)
    # Qt 6.11 asks its own translations for these two by other words than they have.
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, translate("FileDialog", "&Look in:"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, translate("FileDialog", "&Type:"))
    return dialog


class SaveDialog:
    """The file dialog of the system, which opens where the last file was saved."""

    def __init__(self, parent: QWidget) -> None:
        """Open in the documents of the user at first."""
        self._parent = parent
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        self._folder = Path(QStandardPaths.writableLocation(documents) or Path.home())

    def ask(self, name: str, kind: str) -> Path | None:
        """Ask where to save a file of ``kind`` "png", "pdf", "csv", "txt", "7wmatch", "bgsplay".

        Returns None for nowhere.
        """
        kinds = {
            "png": translate("Message", "Picture"),
            "pdf": translate("Message", "Page to print"),
            "csv": translate("Message", "Table"),
            "txt": translate("Message", "Text"),
            "7wmatch": translate("Saves", "Matches of 7 Wonders"),
            BGS: APP,
        }
        title = translate("Message", "Save as a file")
        pattern = f"{kinds[kind]} (*.{kind})"
        dialog = file_dialog(self._parent, title, self._folder, pattern)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(kind)
        dialog.selectFile(name)
        chosen = dialog.selectedFiles() if dialog.exec() else []
        dialog.deleteLater()
        if not chosen:
            return None
        self._folder = Path(chosen[0]).parent
        return Path(chosen[0])
