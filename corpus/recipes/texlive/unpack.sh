#!/usr/bin/env bash
# Unpack the PDFs of Debian's TeX Live documentation packages: unpack.sh FOLDER [PACKAGE...]
# Nothing is installed. An existing folder is left unchanged.
set -euo pipefail

folder=$1
shift
packages=("$@")
[ ${#packages[@]} -gt 0 ] || packages=(texlive-publishers-doc texlive-science-doc texlive-humanities-doc)
[ ! -d "$folder" ] || exit 0
part=$(realpath -m "$folder.part")
rm -rf "$part"
mkdir -p "$part/debs"
(cd "$part/debs" && apt-get download "${packages[@]}")
for package in "$part"/debs/*.deb; do dpkg-deb -x "$package" "$part"; done
rm -r "$part/debs"
mv "$part" "$folder"
