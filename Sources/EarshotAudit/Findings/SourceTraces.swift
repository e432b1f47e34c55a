/// What is known of something by which its place in the source can be found.
public struct SourceTraces: Hashable, Sendable {
  /// Words and names of pictures that may stand in the source, the best first; none where it is not
  /// about anything that is written as such.
  public var words: [String]
  /// The view type of the app in which it is drawn; nil where that is not known.
  public var view: String?
  /// Whether the words are to be put right, so that where they are written counts more than where
  /// they are drawn.
  public var areAtFault: Bool

  /// Names traces.
  public init(_ words: [String], inView view: String?, areAtFault: Bool = false) {
    self.words = words
    self.view = view
    self.areAtFault = areAtFault
  }
}
