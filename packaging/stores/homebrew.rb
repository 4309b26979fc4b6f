# Homebrew: a cask, in a tap as Casks/sevenwonders-qt.rb.
cask "sevenwonders-qt" do
  version "@VERSION@"

  on_arm do
    url "@MACOS_ARM@"
    sha256 "@MACOS_ARM_SHA256@"
  end
  on_intel do
    url "@MACOS_INTEL@"
    sha256 "@MACOS_INTEL_SHA256@"
  end

  name "Sete Maravilhas"
  desc "Board game 7 Wonders on one computer, offline"
  homepage "@HOME@"

  app "Sete Maravilhas.app"

  zap trash: [
    "~/Library/Application Support/sevenwonders-qt",
  ]
end
