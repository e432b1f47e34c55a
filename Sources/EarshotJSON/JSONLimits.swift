/// How much a document may ask of the reader.
public struct JSONLimits: Hashable, Sendable {
  /// How many arrays and objects may be open at once.
  public var nestingDepth: Int
  /// The largest string or key, in bytes as written in the document.
  public var stringLength: Int
  /// The largest number, in bytes as written in the document.
  public var numberLength: Int
  /// The largest document, in bytes.
  public var documentSize: Int

  /// Sets limits; the defaults fit files that people write and tools generate.
  public init(
    nestingDepth: Int = 128, stringLength: Int = 16 << 20, numberLength: Int = 1_000,
    documentSize: Int = 256 << 20
  ) {
    self.nestingDepth = nestingDepth
    self.stringLength = stringLength
    self.numberLength = numberLength
    self.documentSize = documentSize
  }
}
