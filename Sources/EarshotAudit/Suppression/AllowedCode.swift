import EarshotFiles

/// A stretch of source in which findings are allowed.
public struct AllowedCode: Hashable, Sendable {
  /// The path of the file.
  public var file: String
  /// The lines, from 1.
  public var lines: ClosedRange<Int>
  /// The view type in whose declaration the lines are; nil where they are in none.
  public var view: String?
  /// The line in which that type is named.
  public var viewLine: Int?

  /// Names a stretch of source.
  public init(file: String, lines: ClosedRange<Int>, view: String? = nil, viewLine: Int? = nil) {
    self.file = file
    self.lines = lines
    self.view = view
    self.viewLine = viewLine
  }

  /// Whether a finding is written here; one of which only the view is known is so anywhere in it.
  func holds(_ finding: AuditFinding) -> Bool {
    guard let place = finding.place else { return isView(finding.view) }
    guard Self.areSame(place.file, file) else { return false }
    return lines.contains(place.line) || place.line == viewLine && isView(finding.view)
  }

  /// Whether a view type is the one in whose declaration the lines are.
  func isView(_ name: String?) -> Bool {
    guard let name, let view else { return false }
    return name == view || view.hasSuffix(".\(name)") || name.hasSuffix(".\(view)")
  }

  private static func areSame(_ first: String, _ second: String) -> Bool {
    first == second || FilePath.areSame(first, second)
  }
}
