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
    var message: String
    var lines: [String]

    var text: String { lines.joined(separator: "\n").trimmingTrailingWhiteSpace() }
  }

  private static let strangeNoteLimit = 3
  /// How many lines are repeated of what is no error in the code, and how much of each.
  private static let reasonLimit = 3
  private static let reasonLineLimit = 300

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
  ///
  /// Of notes that point into other files than those given, only the words are of use, and of many such
  /// notes only the first few.
  func errors(in files: Set<String>) -> [String] {
    var errors: [String] = []
    var strangeNotes = 0
    var isAboutError = false
    for block in blocks {
      if block.kind != .note {
        isAboutError = block.kind == .error
        strangeNotes = 0
      }
      let isStrange = block.kind == .note && !files.contains(block.file)
      if isStrange { strangeNotes += 1 }
      guard isAboutError, !isStrange || strangeNotes <= Self.strangeNoteLimit else { continue }
      let text = isStrange ? "note: \(block.message)" : block.text
      if !errors.contains(text) { errors.append(text) }
    }
    return errors
  }

  /// What a compiler says of modules that another one made; nil where it says nothing like it.
  static func mismatch(in output: String) -> String? {
    let signs = ["cannot be imported by the Swift", "compiled module was created by"]
    let line = output.split(separator: "\n").first { line in signs.contains { line.contains($0) } }
    guard let line else { return nil }
    let words = line.firstRange(of: "error: ").map { line[$0.upperBound...] } ?? line
    // Behind the sentence is the path of the module.
    return String(words.firstRange(of: ": /").map { words[..<$0.lowerBound] } ?? words)
  }

  /// Why a compiler gave up, where it is no error in the code: the lines that speak of an error, or else
  /// the first.
  static func reason(in output: String) -> String? {
    let lines = output.split(separator: "\n").map { $0.prefix(reasonLineLimit) }
    let errors = lines.filter { $0.contains("error: ") || $0.contains("ERROR: ") }
    let reason = (errors.isEmpty ? lines : errors).prefix(reasonLimit)
    return reason.isEmpty ? nil : reason.joined(separator: "; ")
  }

  /// The lines of a file that have errors.
  func lines(ofErrorsIn file: String) -> Set<Int> {
    Set(blocks.filter { $0.kind == .error && $0.file == file }.map(\.line))
  }

  /// Understands `FILE:LINE:COLUMN: KIND: what is wrong`.
  private static func block(beginningWith line: Substring) -> Block? {
    for kind in Kind.allCases {
      guard let place = line.firstRange(of: ": \(kind.rawValue): ")?.lowerBound else { continue }
      guard let (file, number) = Self.place(line[..<place]) else { continue }
      return Block(
        kind: kind, file: file, line: number,
        message: PrintableText.line(String(line[place...].dropFirst(kind.rawValue.count + 4))),
        lines: [PrintableText.line(String(line))])
    }
    return nil
  }

  /// Understands `FILE:LINE:COLUMN`, or the place of what is in no file.
  private static func place(_ text: Substring) -> (file: String, line: Int)? {
    guard text != "<unknown>:0" else { return ("<unknown>", 0) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { return nil }
    return (parts.dropLast(2).joined(separator: ":"), line)
  }
}
