@testable import EarshotEmoji

extension String {
  /// The first scalar that is an emoji, a part of one, or reserved for one; legal signs are text.
  var firstEmojiScalar: Unicode.Scalar? {
    unicodeScalars.first { scalar in
      guard scalar != "©", scalar != "®", scalar != "™", !scalar.isASCII else { return false }
      return scalar.properties.isEmoji || scalar.properties.isEmojiPresentation
        || PictographicScalars.contains(scalar) || (0xE0020...0xE007F).contains(scalar.value)
        || scalar == "\u{FE0F}" || scalar == "\u{20E3}"
    }
  }
}
