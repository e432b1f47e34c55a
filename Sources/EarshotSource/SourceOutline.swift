/// What a Swift source declares, seen before it is compiled.
///
/// What stands in `#if` regions that Earshot does not compile is not seen.
public struct SourceOutline: Sendable {
  /// The most bytes that a source may have.
  public static let largest = 4 * 1024 * 1024

  /// The file, as it was named.
  public let file: String
  /// Types, extensions and functions outside of code, in the order of the source.
  public let declarations: [Declaration]
  /// Each `#Preview`, in the order of the source.
  public let previews: [Preview]
  /// Each imported module.
  public let imports: [Import]
  /// The first statement at file scope, which only a `main.swift` may have.
  public let topLevelCode: SourcePosition?

  let source: SourceText
  private let declaresValues: Bool

  /// Reads a text.
  public init(of text: String, file: String) throws(SourceError) {
    try self.init(of: Array(text.utf8), file: file)
  }

  /// Reads the bytes of a file; throws where they are no text, or too many.
  public init(of bytes: [UInt8], file: String) throws(SourceError) {
    try SourceCheck(bytes: bytes, file: file).expectText()
    let source = SourceText(bytes)
    let reader = OutlineReader.read(source)
    self.file = file
    self.source = source
    declarations = reader.declarations
    previews = reader.previews
    imports = reader.imports
    topLevelCode = reader.topLevelCode
    declaresValues = reader.hasValues
  }

  /// Throws where there is nothing to play, because the file is empty or not Swift.
  public func expectDeclarations() throws(SourceError) {
    guard declarations.isEmpty, previews.isEmpty else { return }
    let isSwift = source.tokens.isEmpty || !imports.isEmpty || declaresValues
    throw SourceError(
      reason: isSwift ? .empty : .notSwift, file: file, position: source.position(at: 0))
  }
}
