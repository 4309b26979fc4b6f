#!/bin/sh
# Makes dist/sevenwonders-qt-VERSION-macos-MACHINE.dmg of the .app that build.py left in dist/.
#
#     packaging/macos/package.sh VERSION
#
# With SEVENWONDERS_SIGN_AS, the name of a "Developer ID Application" identity in the keychain, the
# image is signed; build.py signs the program itself when it is set there. With NOTARY_PROFILE, stored
# once by `xcrun notarytool store-credentials`, Apple's notary checks the image and its ticket is
# fastened to it. Without either the image serves for tests: right-click, Open, at the first start.
set -eu

version=${1:?usage: package.sh VERSION}
cd "$(dirname "$0")/../../dist"
app="Sete Maravilhas.app"
image=sevenwonders-qt-$version-macos-$(uname -m).dmg

codesign --verify --deep --strict "$app"
rm -rf image "$image"
mkdir image
cp -R "$app" image/
ln -s /Applications image/Applications
hdiutil create -quiet -volname "Sete Maravilhas" -srcfolder image -format UDZO "$image"
rm -rf image

if [ -n "${SEVENWONDERS_SIGN_AS:-}" ]; then
    codesign --sign "$SEVENWONDERS_SIGN_AS" --timestamp "$image"
fi
if [ -n "${NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
    spctl --assess --type open --context context:primary-signature "$image"
fi
echo "$image"
