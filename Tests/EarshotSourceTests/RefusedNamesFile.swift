/// The source that holds what the layer refuses.
struct RefusedNamesFile {
  private let refused: RefusedDeclarations

  init(_ refused: RefusedDeclarations) { self.refused = refused }

  var text: String {
    """
    // Written from the declarations in Sources/SwiftUI/Refused; to write it again, run
    // EARSHOT_WRITE_COVERAGE=1 swift test --filter UnsupportedNamesTests.
    extension UnsupportedNames {
      static let refusedTypes = [
    \(rows(of: ["struct", "class", "enum", "protocol", "init"]))
      ]

      static let refusedModifiers = [
    \(rows(of: ["func"]))
      ]

      static let refusedSettings = [
    \(rows(of: ["var"]))
      ]
    }

    """
  }

  private func rows(of keywords: Set<String>) -> String {
    var seen: Set<String> = []
    return refused.all.filter { keywords.contains($0.keyword) && seen.insert($0.name).inserted }
      .map { "    \"\($0.name)\": \"\($0.advice)\"," }
      .joined(separator: "\n")
  }
}
