/// How a report tells its parts apart, besides by words and marks.
public enum ReportStyle: Hashable, Sendable {
  /// By words and marks alone.
  case plain
  /// By colours of a terminal as well; nothing is told by colour alone.
  case coloured

  /// What a part of a report stands for.
  enum Part: String {
    case expected = "31"
    case heard = "32"
    case place = "1"
  }

  /// A text as a part of a report.
  func text(_ text: String, as part: Part) -> String {
    switch self {
    case .plain: text
    case .coloured: "\u{1B}[\(part.rawValue)m\(text)\u{1B}[0m"
    }
  }
}
