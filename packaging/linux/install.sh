#!/bin/sh
# Installs Sete Maravilhas for the current user. Run it in the unpacked folder: ./install.sh
set -eu

here=$(cd "$(dirname "$0")" && pwd)
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

if [ ! -x "$here/sevenwonders-qt" ] || [ ! -d "$here/_internal" ]; then
    say "install.sh: the program is not beside this script: unpack the whole archive first" \
        "install.sh: o programa não está ao lado deste script: extraia antes o arquivo inteiro" \
        "install.sh: el programa no está junto a este script: extrae antes el archivo entero" >&2
    exit 1
fi
if [ "$here" = "$program" ]; then
    say "install.sh: this is the installed program already: $program" \
        "install.sh: este já é o programa instalado: $program" \
        "install.sh: este ya es el programa instalado: $program" >&2
    exit 1
fi
if [ -e "$link" ] && [ ! -L "$link" ]; then
    say "install.sh: $link already exists and is not from here: move it away first" \
        "install.sh: $link já existe e não é daqui: mova-o antes" \
        "install.sh: $link ya existe y no es de aquí: muévelo antes" >&2
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
say "Installed. Start it from the menu, or with: $link" \
    "Instalado. Abra pelo menu ou com: $link" \
    "Instalado. Ábrelo desde el menú o con: $link"
case ":$PATH:" in
*":$HOME/.local/bin:"*) ;;
*) say "($HOME/.local/bin is not on your PATH)" "($HOME/.local/bin não está no seu PATH)" \
    "($HOME/.local/bin no está en tu PATH)" ;;
esac
say "To remove it: $program/uninstall.sh" "Para remover: $program/uninstall.sh" \
    "Para quitarlo: $program/uninstall.sh"
