import EarshotText

/// What a compiler said, as blocks of lines: each begins with the place and the kind.
struct CompilerDiagnostics {
  private enum Kind: String, CaseIterable {
    case error
    case note
    case warning
    case remark
  }

  private struct Block {
    var kind: Kind
    var file: String
    var line: Int
    var lines: [String]
  }

  private let blocks: [Block]

  init(_ output: String) {
    var blocks: [Block] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = Self.block(beginningWith: line) {
        blocks.append(block)
      } else if !blocks.isEmpty, !line.hasPrefix("error: ") {
        blocks[blocks.count - 1].lines.append(PrintableText.line(String(line)))
      }
    }
    self.blocks = blocks
  }

  /// The errors and what is noted about them, each with the line that it points into.
  var errors: [String] {
    var isAboutError = false
    var errors: [String] = []
    for block in blocks {
      if block.kind != .note { isAboutError = block.kind == .error }
      let text = block.lines.joined(separator: "\n").trimmingTrailingWhiteSpace()
      if isAboutError, !errors.contains(String(text)) { errors.append(String(text)) }
    }
    return errors
  }

  /// The lines of a file that have errors.
  func lines(ofErrorsIn file: String) -> Set<Int> {
    Set(blocks.filter { $0.kind == .error && $0.file == file }.map(\.line))
  }

  /// Understands `FILE:LINE:COLUMN: KIND: what is wrong`.
  private static func block(beginningWith line: Substring) -> Block? {
    for kind in Kind.allCases {
      guard let place = line.firstRange(of: ": \(kind.rawValue): ")?.lowerBound else { continue }
      let parts = line[..<place].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let number = Int(parts[parts.count - 2]) else { continue }
      return Block(
        kind: kind, file: parts.dropLast(2).joined(separator: ":"), line: number,
        lines: [PrintableText.line(String(line))])
    }
    return nil
  }
}
