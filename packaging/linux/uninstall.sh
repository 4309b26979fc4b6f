#!/bin/sh
# Removes what install.sh installed for the current user. Matches and settings stay.
set -eu

data=${XDG_DATA_HOME:-$HOME/.local/share}
program=$HOME/.local/lib/sevenwonders-qt
link=$HOME/.local/bin/sevenwonders-qt

# Prints the words of the person's language: English, Portuguese, Spanish.
say() {
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-C}}} in
    pt*) printf '%s\n' "$2" ;;
    es*) printf '%s\n' "$3" ;;
    *) printf '%s\n' "$1" ;;
    esac
}

# Lets the desktop notice what came or went; what these tools made goes with its last source.
refresh() {
    if [ -d "$data/mime/packages" ] && command -v update-mime-database >/dev/null 2>&1; then
        update-mime-database "$data/mime" >/dev/null 2>&1 || true
    fi
    if [ -d "$data/applications" ] && command -v update-desktop-database >/dev/null 2>&1; then
        update-desktop-database "$data/applications" >/dev/null 2>&1 || true
    fi
    if [ -d "$data/icons/hicolor" ]; then
        touch "$data/icons/hicolor"
        if [ -f "$data/icons/hicolor/icon-theme.cache" ] &&
            command -v gtk-update-icon-cache >/dev/null 2>&1; then
            gtk-update-icon-cache -q -t -f "$data/icons/hicolor" >/dev/null 2>&1 || true
        fi
    fi
}

# Removes folders from the innermost outwards while they are empty.
prune() {
    folder=$1
    while [ "$folder" != "$data" ] && [ "$folder" != "$HOME" ] && [ "$folder" != / ]; do
        rmdir "$folder" 2>/dev/null || break
        folder=$(dirname "$folder")
    done
}

if [ "${1:-}" = --refresh-only ]; then
    refresh
    exit 0
fi
if [ ! -d "$program/share" ]; then
    say "uninstall.sh: nothing is installed in $program" \
        "uninstall.sh: não há nada instalado em $program" \
        "uninstall.sh: no hay nada instalado en $program" >&2
    exit 1
fi

(cd "$program/share" && find . -type f) | while IFS= read -r file; do
    rm -f "$data/$file"
done
if [ -L "$link" ]; then rm -f "$link"; fi
refresh
# With no file type left, all of the folder is what update-mime-database made out of none.
if [ -d "$data/mime/packages" ] && rmdir "$data/mime/packages" 2>/dev/null; then
    rm -rf "$data/mime"
fi
if ! find "$data/applications" -name '*.desktop' 2>/dev/null | grep -q .; then
    rm -f "$data/applications/mimeinfo.cache"
fi
(cd "$program/share" && find . -depth -type d) | while IFS= read -r folder; do
    if [ -d "$data/$folder" ]; then prune "$data/${folder#./}"; fi
done
rm -rf "$program"
prune "$HOME/.local/bin"
prune "$HOME/.local/lib"
if rmdir "$data" 2>/dev/null; then rmdir "$HOME/.local" 2>/dev/null || true; fi
say "Removed. Your matches and settings are still there:" \
    "Removido. Suas partidas e configurações continuam em:" \
    "Quitado. Tus partidas y ajustes siguen en:"
echo "  $data/sevenwonders-qt"
echo "  ${XDG_CONFIG_HOME:-$HOME/.config}/sevenwonders-qt"
