import Foundation

/// The declarations that refuse what is not modelled, as the sources have them.
struct Refusals {
  /// A refused name, and what to write in its place.
  struct Refusal: Hashable {
    let name: String
    let advice: String
  }

  /// A refusal for each declaration, in the order of the files.
  let all: [Refusal]

  /// The declarations whose message names something else.
  let misnamed: [String]

  private static let mark = "message: \"Earshot does not model "

  /// Reads the Swift files in a folder.
  init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let sources = try files.sorted { $0.path < $1.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let found = sources.flatMap(Self.refusals)
    all = found.map(\.refusal)
    misnamed = found.filter { $0.refusal.name.prefix { $0 != "(" } != $0.declared }
      .map { "\($0.declared) says that it is \($0.refusal.name)" }
  }

  /// The table as a page of documentation.
  var page: String {
    """
    # What is refused

    The names of SwiftUI that do not compile on purpose, and what to write in their place.

    Each use of such a name is one error, with the file and the line, that says what stands here.
    What only draws is accepted instead, and a name that neither is modelled nor stands here is
    one that the compiler does not know. A framework that is not there (`MapKit`, `StoreKit`,
    `PhotosUI`) is the compiler's `no such module`; code in `#if canImport(MapKit)` is left out.

    This page is written from the declarations in `Sources/SwiftUI/Refused`. To write it again, run
    `EARSHOT_WRITE_COVERAGE=1 swift test --filter RefusalTests`.

    | name | in its place |
    | --- | --- |
    \(rows)

    """
  }

  private var rows: String {
    let advice = Dictionary(grouping: all, by: \.name).mapValues { refusals in
      refusals.map(\.advice).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    }
    return advice.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }
      .map { "| `\($0.key)` | \($0.value.joined(separator: "; or ")) |" }
      .joined(separator: "\n")
  }

  private static func refusals(
    in source: String
  ) -> [(refusal: Refusal, declared: String)] {
    source.components(separatedBy: mark).dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: "\""), let dot = part.range(of: "; ") else { return nil }
      let refusal = Refusal(
        name: String(part[..<dot.lowerBound]), advice: String(part[dot.upperBound..<end]))
      return (refusal, declaredName(in: part[end...], of: refusal.name))
    }
  }

  /// The name that is declared next; an initialiser goes by its type, which is not looked up.
  private static func declaredName(in source: Substring, of name: String) -> String {
    let words = source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let keywords: Set<Substring> = ["func", "var", "struct", "class", "enum", "protocol", "init"]
    guard let keyword = words.firstIndex(where: keywords.contains) else { return "" }
    if words[keyword] == "init" { return String(name.prefix { $0 != "(" }) }
    return words.indices.contains(keyword + 1) ? String(words[keyword + 1]) : ""
  }
}
