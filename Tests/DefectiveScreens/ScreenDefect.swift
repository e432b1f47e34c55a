package import EarshotScreens

/// Something that is wrong with a screen on purpose, so that transcripts can be seen to notice.
package struct ScreenDefect: Sendable, CustomStringConvertible {
  /// What the defect is called, in words joined by hyphens.
  package let name: String
  /// The screen that has the defect.
  package let screen: String
  /// What is wrong, in one sentence.
  package let sentence: String
  /// Rows that must be among what is shown of the difference, because they name what is wrong.
  package let rows: [String]
  /// How the screen comes to be defective.
  package let alteration: Alteration

  init(
    _ name: String, on screen: String, _ sentence: String, shows rows: String...,
    by alteration: Alteration
  ) {
    self.name = name
    self.screen = screen
    self.sentence = sentence
    self.rows = rows
    self.alteration = alteration
  }

  package var description: String { "\(name): \(sentence)" }

  /// All defects.
  package static let all = ofTapback + ofStreamReactions + ofPopover + ofOtherScreens
}

extension OpenScreen {
  /// A screen as somebody else exposes it.
  package init(_ screen: OpenScreen, altered alteration: Alteration) {
    self.init(screen, readThrough: AlteredSource(screen.source, altered: alteration))
  }
}
