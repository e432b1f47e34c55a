import EarshotText
import EarshotTree

extension ReaderCommandForm {
  /// What is done with two or three fingers, or asked of the screen reader itself.
  static let gestures: [ReaderCommandForm] = [
    .init(
      "read from here", "two-finger swipe down",
      help: "Reads everything from the element under the cursor on.", command: .readFromHere),
    .init(
      "pause", "two-finger tap", help: "Holds what is being said, or goes on with it.",
      command: .pause),
    .init(
      ["find", "f"], argument: "TEXT",
      help: "Moves to the next element that is described with the text.", make: parseFind),
    .init(
      "magic tap", "two-finger double tap", help: "Starts or stops what matters most in the app.",
      command: .magicTap),
    .init(
      "scroll up", "three-finger swipe down", help: "Turns a page towards the top.",
      command: .scroll(.up)),
    .init(
      "scroll down", "three-finger swipe up", help: "Turns a page towards the bottom.",
      command: .scroll(.down)),
    .init(
      "scroll left", "three-finger swipe right", help: "Turns a page towards the left edge.",
      command: .scroll(.left)),
    .init(
      "scroll right", "three-finger swipe left", help: "Turns a page towards the right edge.",
      command: .scroll(.right)),
    .init(
      "where", "w", "three-finger tap", help: "Says where the cursor is, from the inside out.",
      command: .whereabouts),
    .init("repeat", help: "Says the last phrase again.", command: .sayAgain),
    .init("spell", help: "Says the last phrase letter by letter.", command: .spellOut),
    .init(
      "phonetic", help: "Says the last character, or else the last phrase, in words for letters.",
      command: .spellInWords),
  ]

  /// What is done with a keyboard.
  static let entering: [ReaderCommandForm] = [
    .init(
      ["type"], argument: "TEXT", help: "Enters text into the field under the cursor or in use.",
      make: parseType),
    .init(
      "delete", help: "Deletes the last character of a field, or what the element stands for.",
      command: .delete),
    .init("return", help: "Presses the return key in a field.", command: .returnKey),
  ]

  @Sendable private static func parseFind(
    _ words: String
  ) throws(MalformedCommand) -> ReaderCommand? {
    guard !words.isInaudible else {
      throw MalformedCommand("'find' needs the text to look for, such as 'find ferry'")
    }
    return .find(words)
  }

  @Sendable private static func parseType(
    _ text: String
  ) throws(MalformedCommand) -> ReaderCommand? {
    guard !text.isEmpty else {
      throw MalformedCommand("'type' needs the text to enter, such as 'type On my way'")
    }
    return .type(text)
  }
}
