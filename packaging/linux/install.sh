#!/bin/sh
# Installs Sete Maravilhas for the current user. Run it in the unpacked folder: ./install.sh
set -eu

here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
program=$HOME/.local/lib/sevenwonders-qt
link=$HOME/.local/bin/sevenwonders-qt

if [ ! -x "$here/sevenwonders-qt" ] || [ ! -d "$here/_internal" ]; then
    echo "install.sh: the program is not beside this script: unpack the whole archive first" >&2
    exit 1
fi
if [ "$here" = "$program" ]; then
    echo "install.sh: this is the installed program already: $program" >&2
    exit 1
fi
if [ -e "$link" ] && [ ! -L "$link" ]; then
    echo "install.sh: $link is there already and is not from here: move it away first" >&2
    exit 1
fi

# The new program lies complete beside the old one before it takes its place.
mkdir -p "$HOME/.local/lib" "$HOME/.local/bin"
rm -rf "$program.new"
mkdir "$program.new"
cp -RP "$here/sevenwonders-qt" "$here/_internal" "$here/share" "$here/LICENSE" \
    "$here/uninstall.sh" "$program.new/"
rm -rf "$program"
mv "$program.new" "$program"
ln -sf "$program/sevenwonders-qt" "$link"

# Desktop entry, icons, file type: the same files under the user's data folder.
(cd "$program/share" && find . -type f) | while IFS= read -r file; do
    mkdir -p "$data/$(dirname "$file")"
    cp "$program/share/$file" "$data/$file"
done
# A desktop need not have ~/.local/bin on its path, so the entry names the whole path.
escaped=$(printf '%s' "$program" | sed 's/[\\&|]/\\&/g')
sed "s|^Exec=sevenwonders-qt|Exec=\"$escaped/sevenwonders-qt\"|" \
    "$program/share/applications/sevenwonders-qt.desktop" \
    >"$data/applications/sevenwonders-qt.desktop"

"$program/uninstall.sh" --refresh-only
echo "Installed. Start it from the menu, or with: $link"
case ":$PATH:" in
*":$HOME/.local/bin:"*) ;;
*) echo "($HOME/.local/bin is not on your PATH)" ;;
esac
echo "To remove it: $program/uninstall.sh"
