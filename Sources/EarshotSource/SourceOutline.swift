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
  /// The initialisers of types, in the order of the source.
  public let initializers: [Initializer]
  /// Each imported module.
  public let imports: [Import]
  /// The first statement at file scope, which only a `main.swift` may have.
  public let topLevelCode: SourcePosition?

  let source: SourceText
  private let declaresValues: Bool
  private let values: Set<String>

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
    initializers = reader.initializers
    imports = reader.imports
    topLevelCode = reader.topLevelCode
    declaresValues = reader.hasValues
    values = reader.values
  }

  /// The names by which other files use what this one declares: types and functions at file scope,
  /// and what extensions add.
  public var sharedNames: Set<String> {
    let extended = declarations.filter { $0.kind == .extensionOfType }.map(\.name)
    let shared = declarations.filter { declaration in
      guard declaration.isVisibleToModule, declaration.kind != .extensionOfType else {
        return false
      }
      guard let point = declaration.name.lastIndex(of: ".") else { return true }
      return extended.contains(String(declaration.name[..<point]))
    }
    return values.union(shared.compactMap { $0.name.split(separator: ".").last.map(String.init) })
  }

  /// Every word of the code, keywords included.
  public var words: Set<String> {
    Set(
      source.tokens.filter { $0.kind == .word || $0.kind == .quotedWord }
        .map { String(source.text($0).filter { $0 != "`" }) })
  }

  /// Throws where there is nothing to play, because the file is empty or not Swift.
  public func expectDeclarations() throws(SourceError) {
    guard declarations.isEmpty, previews.isEmpty else { return }
    let isSwift = source.tokens.isEmpty || !imports.isEmpty || declaresValues
    throw SourceError(
      reason: isSwift ? .empty : .notSwift, file: file, position: source.position(at: 0))
  }
}
