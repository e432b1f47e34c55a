extension SourceLexer {
  /// Scans a comment, a regular expression or an operator.
  mutating func scanSlash() {
    switch peek(1) {
    case UInt8(ascii: "/"): scanLineComment()
    case UInt8(ascii: "*"): skipComment()
    default: scanExpressionOrSign()
    }
  }

  private mutating func scanLineComment() {
    let start = position
    skipLine()
    lineComments.append(start..<position)
  }

  /// Scans what begins with hashes: a literal, a directive, or a mark.
  mutating func scanHash() {
    var hashes = 1
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch peek(hashes) {
    case UInt8(ascii: "\""):
      position += hashes
      scanText(hashes: hashes)
    case UInt8(ascii: "/"): scanExpression(hashes: hashes)
    default: scanDirectiveOrMarks(hashes)
    }
  }

  private mutating func scanDirectiveOrMarks(_ hashes: Int) {
    let start = position
    position += 1
    var end = position
    while end < bytes.count, bytes[end].continuesWord { end += 1 }
    let word = String(decoding: bytes[position..<end], as: UTF8.self)
    let directives: Set = ["if", "elseif", "else", "endif", "sourceLocation"]
    guard hashes == 1, directives.contains(word) else {
      position += hashes - 1
      return emit(.mark, from: start)
    }
    position = end
    emit(.directive, from: start)
  }

  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      let pair = (peek(), peek(1))
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        position += 2
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if bytes[position].endsLine { startsLine = true }
        position += 1
      }
    }
  }

  private mutating func scanExpressionOrSign() {
    let start = position
    position = canBeginExpression ? endOfExpression ?? start + 1 : start + 1
    emit(position == start + 1 ? .sign : .expression, from: start)
  }

  /// Whether a slash is not one that divides: Swift goes by the bytes beside it.
  private var canBeginExpression: Bool {
    let next = peek(1)
    guard !next.isBlank, !next.endsLine, position + 1 < bytes.count else { return false }
    guard position > 0 else { return true }
    let previous = bytes[position - 1]
    return previous.isBlank || previous.endsLine || "([{,;:".utf8.contains(previous)
  }

  /// The byte after a regular expression between slashes, if the line has one here.
  private var endOfExpression: Int? {
    var place = position + 1
    var open = 0
    while place < bytes.count, !bytes[place].endsLine {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open < 0 { return nil }
      case UInt8(ascii: "/"): return bytes[place - 1].isBlank ? nil : place + 1
      default: break
      }
      place += 1
    }
    return nil
  }

  private mutating func scanExpression(hashes: Int) {
    let start = position
    if let end = endOfExpression(hashes: hashes) {
      position = end
      return emit(.expression, from: start)
    }
    position += hashes
    emit(.mark, from: start)
  }

  /// The byte after a regular expression between hashes and slashes, if it has an end.
  private mutating func endOfExpression(hashes: Int) -> Int? {
    // What has no end is looked for once, or many of its kind would take for ever.
    guard hashes < endless.count, position >= endless[hashes] else { return nil }
    var place = position + hashes + 1
    let isMultiline = lineIsBlank(from: place)
    while place < bytes.count, isMultiline || !bytes[place].endsLine {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 1
      } else if bytes[place] == UInt8(ascii: "/"), hasHashes(hashes, after: place + 1) {
        return place + 1 + hashes
      }
      place += 1
    }
    endless[hashes] = place
    return nil
  }

  private func lineIsBlank(from place: Int) -> Bool {
    bytes[place...].first { !$0.isBlank }?.endsLine ?? false
  }
}
