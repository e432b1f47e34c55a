/// How the code of a screen ended the app, or kept it from going on.
public struct AuditEnding: Hashable, Sendable {
  /// What a person meets.
  public enum Kind: Hashable, Sendable {
    /// The app is gone; with what the code said at last, or else what the system says.
    case crash(words: String)
    /// The app computes without end, as far as anybody can tell after so many seconds.
    case endlessWork(seconds: Int)
    /// The app waits for what never comes, as far as anybody can tell after so many seconds.
    case endlessWait(seconds: Int)
    /// Files are closed that the code did not open.
    case closedFiles
  }

  /// What a person meets.
  public var kind: Kind
  /// The view type in whose body it happened; nil where that is not known, or it was elsewhere.
  public var view: String?
  /// Where in the source it happened; nil where that is not known.
  public var place: SourcePlace?

  /// Tells of an ending.
  public init(_ kind: Kind, inBodyOf view: String? = nil, at place: SourcePlace? = nil) {
    self.kind = kind
    self.view = view
    self.place = place
  }

  /// Whether it is over at once, so that nobody waits long for it to happen again.
  var isQuick: Bool {
    switch kind {
    case .crash, .closedFiles: true
    case .endlessWork, .endlessWait: false
    }
  }
}
