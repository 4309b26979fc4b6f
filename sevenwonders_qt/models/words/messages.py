"""Sentences for what can go wrong, by the keys of the layers below."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.stored import Damaged
from sevenwonders_qt.core.text import clean
from sevenwonders_qt.journal.fault import Saved
from sevenwonders_qt.models.boxes import known_among
from sevenwonders_qt.models.games import all_words
from sevenwonders_qt.models.words.lists import all_of, in_a_row, titled

translate = QCoreApplication.translate


def refusal(reason: str) -> str:
    """Return the reason why a command was not accepted."""
    said = (game.refusals[reason] for game in all_words() if reason in game.refusals)
    text = next(said, None)
    return translate("Message", "That is not possible now.") if text is None else text()


def settings_damaged(errors: Sequence[Damaged]) -> str:
    """Report that the settings file could not be read, or some of the settings in it."""
    if not errors[0].place:
        return translate("Message", "The settings could not be read; using the defaults.")
    text = translate(
        "Message", "Some settings could not be read and have their default values ({error})."
    )
    file, places = errors[0].file, in_a_row(dict.fromkeys(error.path for error in errors[:3]))
    return text.format(error=titled(file, places))


def settings_not_saved(reason: str) -> str:
    """Report that the settings could not be written."""
    return translate("Message", "The settings could not be saved. {reason}").format(reason=reason)


def lessons_not_saved(reason: str) -> str:
    """Report that the progress in the lessons could not be written."""
    return translate("Message", "Your place in the lessons could not be saved. {reason}").format(
        reason=reason
    )


def not_kept(reason: str) -> str:
    """Report that the journal of the running match cannot be written now."""
    text = translate(
        "Message",
        "The match cannot be saved now. {reason} You can keep playing: after every "
        "choice the program tries again. The menu offers another place.",
    )
    return text.format(reason=reason)


def saved_again(saved: Saved, file: str) -> str:
    """Report that all of the running match is on the disk again, in a file of this name."""
    if saved is Saved.RESTORED:
        text = translate("Message", "The file of the match was gone. It was written again: {file}")
    elif saved is Saved.ELSEWHERE:
        text = translate(
            "Message",
            "The file of the match was replaced by another program. The match is saved as {file} "
            "from now on, and the other file stays as it is.",
        )
    else:
        text = translate("Message", "The match is saved again.")
    return text.format(file=clean(file))


def saved_elsewhere(path: str) -> str:
    """Report that the running match is kept in another file from now on."""
    text = translate(
        "Message",
        "The match is saved in {file} from now on. To continue it another time, "
        "import that file under Saved matches.",
    )
    return text.format(file=clean(path))


def drills_not_kept(reason: str) -> str:
    """Report that the progress of the drills could not be written."""
    return translate("Message", "Your drill progress could not be saved. {reason}").format(
        reason=reason
    )


def not_opened(file: str, reason: str) -> str:
    """Report that a saved match could not be opened; its file is left alone."""
    return translate("Message", "{file} cannot be opened. {reason}").format(
        file=clean(file), reason=reason
    )


def being_opened(file: str) -> str:
    """Report that a long match is being read."""
    return translate("Message", "Opening {file}…").format(file=file)


def file_saved(path: str) -> str:
    """Report that a file for a person is on the disk."""
    return translate("Message", "Saved as {file}.").format(file=clean(path))


def files_saved(paths: Sequence[Path]) -> str:
    """Report that several files of one folder are on the disk."""
    first, *others = paths
    if not others:
        return file_saved(str(first))
    text = translate(
        "Message", "Saved as {file}, and %n more file(s) beside it.", None, len(others)
    )
    return text.format(file=clean(str(first)))


def sheet_not_saved(reason: str) -> str:
    """Report that the score sheet could not be written; nothing of it is on the disk."""
    return translate("Message", "The score sheet could not be saved. {reason}").format(
        reason=reason
    )


def pad_not_saved(reason: str) -> str:
    """Report that the score pad could not be written; nothing of it is on the disk."""
    return translate("Message", "The score pad could not be saved. {reason}").format(reason=reason)


def picture_not_saved(reason: str) -> str:
    """Report that the picture of a table could not be written; nothing of it is on the disk."""
    return translate("Message", "The picture could not be saved. {reason}").format(reason=reason)


def not_continued(reason: str) -> str:
    """Report that no new match could be made from the middle of another one."""
    text = translate("Message", "The match cannot be continued from here. {reason}")
    return text.format(reason=reason)


def not_imported(file: str, reason: str) -> str:
    """Report that a file could not be imported; nothing has changed."""
    return translate("Message", "{file} was not imported. {reason}").format(
        file=clean(file), reason=reason
    )


def not_brought_back(reason: str) -> str:
    """Report that a deleted match could not be fetched from the recycle bin."""
    return translate("Message", "The match stays in the recycle bin. {reason}").format(
        reason=reason
    )


def table_not_saved(reason: str) -> str:
    """Report that the table of all results could not be written; nothing of it is on the disk."""
    return translate("Message", "The table could not be saved. {reason}").format(reason=reason)


def index_not_renewed(reason: str) -> str:
    """Report that the index of the matches could not be thrown away; the one there is used."""
    return translate("Message", "The index could not be rebuilt. {reason}").format(reason=reason)


def players_restarted() -> str:
    """Report that the process of the AI players did not answer; another one has replaced it."""
    return translate(
        "Message",
        "The computer players did not respond. They are being restarted and will choose again.",
    )


def report_not_saved(reason: str) -> str:
    """Report that the report of a fault could not be written; nothing of it is on the disk."""
    return translate("Message", "The report could not be saved. {reason}").format(reason=reason)


def unknown_elsewhere() -> str:
    """Report that a game has no place in the app that it was to go to."""
    return translate("Message", "BG Stats does not know this game.")


def not_dealt(reason: str) -> str:
    """Report that a match with the same seed could not be marked as practice, nor another dealt."""
    return translate("Message", "The match could not be started. {reason}").format(reason=reason)


def impossible_setup(reason: str, expansions: Sequence[str] = ()) -> str:
    """Report that a match cannot be set up like that, with these boxes."""
    known = {
        "player_count": translate("Message", "2 to 7 players can play."),
        "two_players_edition": translate(
            "Message", "The two-player game exists only in the first edition."
        ),
        "expansion_players": " ".join(words.for_whom() for words in known_among(expansions)),
        "expansion_edition": translate(
            "Message", "An expansion you chose does not work with this edition."
        ),
        "wonder_of_players": translate("Message", "The Free City cannot have this wonder."),
        "few_names": translate("Message", "Too few are allowed for this number of players."),
        "wonder_twice": translate("Message", "No wonder can be played twice."),
    }
    return known.get(reason) or translate("Message", "That is not possible now.")


def surprise(boxes: Sequence[str]) -> str:
    """Name the boxes that chance has drawn."""
    names = all_of(words.title() for words in known_among(boxes))
    return translate("Message", "The surprise: {boxes}").format(boxes=names)


def only_choice(plan: str) -> str:
    """Report that the only possible choice was made."""
    return translate("Message", "Nothing else was possible: {plan}").format(plan=plan)
