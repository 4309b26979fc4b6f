#!/usr/bin/env bash
# Prints the address of the Debian mirror that apt has for a release; nothing if it has none.
#
#     packaging/apt_mirror.sh SUITE
#
# Apt reads its own sources: sources.list, sources.list.d/*.list and *.sources. A repository of
# another project may name its release after Debian's; it is seldom called debian.
set -euo pipefail

apt-get --print-uris update 2>/dev/null |
    sed -nE "s#^'(https?://[^']+)/dists/($1|stable|oldstable|testing)/main/binary-.*#\1#p" |
    awk '{ print (/\/debian$/ ? 0 : 1), $0 }' | sort -su | sed -n '1s/^. //p'
