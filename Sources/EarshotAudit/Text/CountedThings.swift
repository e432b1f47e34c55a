/// Numbers with the wrong form of an English word behind them.
enum CountedThings {
  /// Things that screens count, one and several.
  private static let forms: [(one: String, many: String)] = [
    ("reaction", "reactions"), ("message", "messages"), ("reply", "replies"), ("like", "likes"),
    ("comment", "comments"), ("person", "people"), ("other", "others"), ("member", "members"),
    ("participant", "participants"), ("photo", "photos"), ("video", "videos"), ("file", "files"),
    ("item", "items"), ("attachment", "attachments"), ("contact", "contacts"),
    ("result", "results"), ("notification", "notifications"), ("call", "calls"), ("vote", "votes"),
    ("minute", "minutes"), ("second", "seconds"), ("hour", "hours"), ("day", "days"),
    ("week", "weeks"), ("month", "months"), ("year", "years"), ("view", "views"),
    ("sticker", "stickers"), ("chat", "chats"), ("mention", "mentions"),
    ("recipient", "recipients"),
    ("friend", "friends"), ("user", "users"), ("time", "times"),
  ]
  private static let toOne = Dictionary(uniqueKeysWithValues: forms.map { ($0.many, $0.one) })
  private static let toMany = Dictionary(uniqueKeysWithValues: forms.map { ($0.one, $0.many) })
  /// Words that may stand between a number and what is counted.
  private static let between: Set<String> = ["unread", "new", "more", "other", "missed", "pinned"]
  /// Words after which a number names a thing and counts none: `of 1`, `Day 1 messages`.
  private static let naming: Set<String> = [
    "of", "day", "week", "chapter", "part", "version", "level", "step", "page", "room", "team",
    "section", "group", "channel", "number", "no", "top",
  ]
  /// Words after which a thing is no part of a longer word: `2 reaction from Ana`.
  private static let following: Set<String> = [
    "from", "with", "in", "on", "by", "ago", "and", "to", "left", "so", "today",
  ]

  /// A number with a word in the wrong form, and the right one; nil where all forms are right.
  static func firstMistake(in text: String) -> (written: String, right: String)? {
    let words = text.split(separator: " ")
    for (place, word) in words.enumerated() {
      guard let count = Int(word), count > 0, !isName(place, in: words),
        let mistake = mistake(count: count, at: place, in: words)
      else { continue }
      return mistake
    }
    return nil
  }

  private static func isName(_ place: Int, in words: [Substring]) -> Bool {
    place > 0 && naming.contains(words[place - 1].lowercased())
  }

  private static func mistake(
    count: Int, at place: Int, in words: [Substring]
  ) -> (written: String, right: String)? {
    var end = place + 1
    while end + 1 < words.count, between.contains(words[end].lowercased()) { end += 1 }
    guard end < words.count, let thing = Words.folded(words[end]).first else { return nil }
    let isLast = end + 1 == words.count || words[end].last?.isPunctuation == true
    let ends = isLast || following.contains(words[end + 1].lowercased())
    guard let right = count == 1 ? toOne[thing] : (ends ? toMany[thing] : nil) else { return nil }
    let before = words[place..<end].joined(separator: " ")
    return ("\(before) \(thing)", "\(before) \(right)")
  }
}
