/// The bytes of a source, and what of them is compiled.
struct SourceText {
  let bytes: [UInt8]
  /// The tokens outside of `#if` regions that are left out, without the lines of `#if` themselves.
  let tokens: [SourceToken]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = Self.compiled(of: SourceLexer.tokens(of: bytes), in: bytes)
    lineStarts = Self.lineStarts(of: bytes)
  }

  /// What a token is in the source.
  func text(_ token: SourceToken) -> String { Self.text(token, in: bytes) }

  /// What a token names, without backticks, if it is a word.
  func name(_ token: SourceToken) -> String? {
    switch token.kind {
    case .word: text(token)
    case .quotedWord: String(text(token).filter { $0 != "`" })
    default: nil
    }
  }

  /// Where a byte stands.
  func position(at offset: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The byte that stands at a position.
  func offset(of position: SourcePosition) -> Int {
    lineStarts[position.line - 1] + position.column - 1
  }

  /// The column of a position in UTF-16 code units, from 1, without a byte order mark.
  func utf16Column(of position: SourcePosition) -> Int {
    let line = bytes[lineStarts[position.line - 1]..<offset(of: position)]
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let before = line.starts(with: mark) ? line.dropFirst(mark.count) : line
    return String(decoding: before, as: UTF8.self).utf16.count + 1
  }

  private static func text(_ token: SourceToken, in bytes: [UInt8]) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (place, byte) in bytes.enumerated() where byte.endsLine {
      let isFirstOfTwo = byte == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A
      if !isFirstOfTwo { starts.append(place + 1) }
    }
    return starts
  }

  private static func compiled(of tokens: [SourceToken], in bytes: [UInt8]) -> [SourceToken] {
    var regions = BuildRegions()
    var compiled: [SourceToken] = []
    var place = 0
    while place < tokens.count {
      let token = tokens[place]
      place += 1
      guard token.kind == .directive else {
        if regions.isCompiled { compiled.append(token) }
        continue
      }
      let start = place
      while place < tokens.count, !tokens[place].startsLine { place += 1 }
      let condition = tokens[start..<place].map { text($0, in: bytes) }
      regions.meet(text(token, in: bytes), condition: condition)
    }
    return compiled
  }
}
