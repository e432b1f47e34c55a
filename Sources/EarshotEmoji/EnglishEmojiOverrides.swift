/// Where VoiceOver's English is known to differ from CLDR's.
///
/// Single names that were heard or published are facts, and each is listed with where it comes from:
///
/// - ‼ and 💯: Apple's names in two published snapshots of macOS (HimankMahani/Iconic, and
///   JoshuaKGoldberg/emoji-platform-data for macOS 26);
/// - ⁉ and 🙏: Apple's names in the first of these; the second was not read for them;
/// - 😅: heard on iOS (html5accessibility.com, January 2022), and in the second snapshot;
/// - 😤: heard on iOS 13 (doublegreat.dev/listen/emoji).
///
/// ⚠ and ✅ keep CLDR's names, because the snapshots disagree. Families do too, because only single
/// names are known. Skin tones and keycaps do too, because no report of what is heard was found.
enum EnglishEmojiOverrides {
  static let table = EmojiTable(
    lines: """
      ‼ red double exclamation mark
      ⁉ red exclamation mark and question mark
      💯 hundred points symbol
      🙏 hands pressed together
      😅 grinning face with smiling eyes and sweat drop
      😤 huffing with anger face
      """)

  /// The name of a flag as Apple forms it, `flag of Spain`, where CLDR has `flag: Spain`.
  ///
  /// The first snapshot follows this rule for 238 of the 258 flags that it shares with CLDR.
  static func flagName(_ place: String) -> String {
    takesArticle(place) ? "flag of the \(place)" : "flag of \(place)"
  }

  private static func takesArticle(_ place: String) -> Bool {
    let lastWords: Set<Substring> = [
      "Bahamas", "Comoros", "Emirates", "Gambia", "Islands", "Kingdom", "Maldives", "Nations",
      "Netherlands", "Philippines", "Republic", "Seychelles", "States", "Territories", "Territory",
      "Union",
    ]
    guard place != "Isle of Man", let lastWord = place.split(separator: " ").last else {
      return true
    }
    return lastWords.contains(lastWord)
  }
}
