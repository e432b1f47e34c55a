/// Cuts a source into tokens, in one pass and without recursion, whatever the bytes are.
struct SourceLexer {
  /// A string literal that code stands in.
  struct Interpolation {
    let delimiter: Delimiter
    /// How many parentheses are open in the code.
    var depth: Int
  }

  /// What ends a string literal.
  struct Delimiter {
    let hashes: Int
    let isMultiline: Bool
  }

  /// How deep code stands in literals that stand in code.
  static let deepest = 64

  let bytes: [UInt8]
  var position = 0
  var tokens: [SourceToken] = []
  /// The bytes of each comment that ends with its line.
  var lineComments: [Range<Int>] = []
  var startsLine = true
  var interpolations: [Interpolation] = []
  /// Up to where no regular expression ends, by how many hashes it would end with.
  var endless = [Int](repeating: 0, count: 8)

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The tokens of a source of less than 2 GiB.
  static func tokens(of bytes: [UInt8]) -> [SourceToken] { read(bytes).tokens }

  /// The comments of a source that end with their lines, from slash to end.
  static func lineComments(of bytes: [UInt8]) -> [Range<Int>] { read(bytes).lineComments }

  private static func read(_ bytes: [UInt8]) -> SourceLexer {
    var lexer = SourceLexer(bytes)
    lexer.skipStart()
    while lexer.position < bytes.count { lexer.scan() }
    return lexer
  }

  /// The byte some places on, or 0 behind the end.
  func peek(_ offset: Int = 0) -> UInt8 {
    let place = position + offset
    return place < bytes.count ? bytes[place] : 0
  }

  mutating func emit(_ kind: SourceToken.Kind, from start: Int) {
    tokens.append(
      SourceToken(
        kind: kind, start: Int32(start), end: Int32(position), startsLine: startsLine))
    startsLine = false
  }

  private mutating func skipStart() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
  }

  mutating func skipLine() {
    while position < bytes.count, !bytes[position].endsLine { position += 1 }
  }

  private mutating func scan() {
    let byte = peek()
    switch byte {
    case _ where byte.endsLine:
      startsLine = true
      position += 1
    case _ where byte.isBlank: position += 1
    case UInt8(ascii: "/"): scanSlash()
    case UInt8(ascii: "\""): scanText(hashes: 0)
    case UInt8(ascii: "#"): scanHash()
    case UInt8(ascii: "`"): scanQuotedWord()
    case _ where byte.startsWord: scanWord()
    case _ where byte.isDigit: scanNumber()
    case UInt8(ascii: "("), UInt8(ascii: ")"): scanParenthesis(byte)
    case _ where byte.isSign: scanSign()
    default: scanMark()
    }
  }

  private mutating func scanMark() {
    position += 1
    emit(.mark, from: position - 1)
  }

  private mutating func scanSign() {
    let start = position
    let isArrow = peek() == UInt8(ascii: "-") && peek(1) == UInt8(ascii: ">")
    position += isArrow ? 2 : 1
    emit(isArrow ? .arrow : .sign, from: start)
  }

  private mutating func scanWord() {
    let start = position
    while position < bytes.count, bytes[position].continuesWord { position += 1 }
    emit(.word, from: start)
  }

  private mutating func scanNumber() {
    let start = position
    while position < bytes.count {
      let isPoint = peek() == UInt8(ascii: ".") && peek(1).isDigit
      guard bytes[position].continuesWord || isPoint else { break }
      position += 1
    }
    emit(.number, from: start)
  }

  private mutating func scanQuotedWord() {
    let start = position
    position += 1
    while position < bytes.count, !bytes[position].endsLine, peek() != UInt8(ascii: "`") {
      position += 1
    }
    if peek() == UInt8(ascii: "`") { position += 1 }
    emit(.quotedWord, from: start)
  }

  private mutating func scanParenthesis(_ byte: UInt8) {
    guard let last = interpolations.indices.last else { return scanMark() }
    interpolations[last].depth += byte == UInt8(ascii: "(") ? 1 : -1
    guard interpolations[last].depth == 0 else { return scanMark() }
    let delimiter = interpolations.removeLast().delimiter
    let start = position
    position += 1
    scanRest(of: delimiter, from: start, isWhole: false)
  }
}
