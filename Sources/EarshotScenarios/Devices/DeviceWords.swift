import EarshotEmoji

/// Text as somebody hears it who follows a device: with emoji by their names.
enum DeviceWords {
  static func of(_ text: String) -> String {
    EmojiNames.english.replacingEmoji(in: text, reading: .standard)
  }
}
