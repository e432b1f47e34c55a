/// In what form what came of an audit is told.
public enum AuditReportFormat: String, Hashable, Sendable, CaseIterable {
  /// Plain text for people, made to be heard.
  case text
  /// Everything that is known, for programs.
  case json
  /// The form of SARIF 2.1.0, which code hosts show at the lines of a change.
  case sarif
  /// The XML that build servers read: a suite for each screen, a case for each rule.
  case junit
  /// Commands that make GitHub Actions show remarks.
  case github
  /// A page that needs nothing else, and works with a screen reader.
  case html

  /// The format that a file has by the end of its name; nil for one that no report is kept in.
  public init?(ofFile path: String) {
    let formats: [AuditReportFormat] = [.sarif, .json, .junit, .html]
    guard let format = formats.first(where: { $0.fileEndings.contains(where: path.hasSuffix) })
    else { return nil }
    self = format
  }

  /// How the name of a file may end that holds such a report; none where it is kept in no file.
  public var fileEndings: [String] {
    switch self {
    case .text, .github: []
    case .json: [".json"]
    case .sarif: [".sarif", ".sarif.json"]
    case .junit: [".xml"]
    case .html: [".html"]
    }
  }
}
