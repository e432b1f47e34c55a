/// Where sources use what Earshot does not have, found by names before anything is compiled.
///
/// Names in strings and comments, in `#if` regions that are not compiled, and those that one of
/// the sources declares itself, are no uses.
public struct UnsupportedUses: Sendable {
  /// A name that Earshot does not have.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The file, as it was named.
    public let file: String
    /// Where the name stands.
    public let position: SourcePosition
    /// The name.
    public let name: String
    /// What is wrong with it, as in `'Map' is not in Earshot's SwiftUI`.
    public let complaint: String
    /// What to write instead.
    public let advice: String

    /// One line like a compiler's.
    public var description: String {
      "\(file):\(position.line):\(position.column): error: \(complaint): \(advice)"
    }
  }

  /// The uses, file by file, each in the order of its source.
  public let findings: [Finding]

  /// Searches the sources of a module, which are given together.
  public init(in outlines: [SourceOutline]) {
    let declared = DeclaredNames(in: outlines.map(\.source))
    findings = outlines.flatMap { outline in
      UnsupportedUseFinder(source: outline.source, declared: declared).uses.map { use in
        Finding(
          file: outline.file, position: outline.source.position(at: use.offset), name: use.name,
          complaint: use.complaint, advice: use.advice)
      }
    }
  }
}
