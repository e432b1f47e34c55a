/// In what form a run of transcripts is reported.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// Plain text for people.
  case text
  /// The record of each transcript; the same bytes for the same results.
  case json
  /// The XML that build servers read, with how long each transcript took.
  case junit
  /// The Test Anything Protocol, version 13.
  case tap

  /// The format that a file has by the end of its name; nil for one that no report is kept in.
  public init?(ofFile path: String) {
    guard let format = Self.allCases.first(where: { $0.fileEnding.map(path.hasSuffix) ?? false })
    else { return nil }
    self = format
  }

  /// How the name of a file ends that holds such a report; nil where none does.
  public var fileEnding: String? {
    switch self {
    case .text: nil
    case .json: ".json"
    case .junit: ".xml"
    case .tap: ".tap"
    }
  }

  /// A report in this format; only text heeds the style.
  public func makeReport(style: ReportStyle = .plain) -> any RunReport {
    switch self {
    case .text: TranscriptReport(style: style)
    case .json: JSONReport()
    case .junit: JUnitReport()
    case .tap: TAPReport()
    }
  }
}
