extension SourceLexer {
  /// Scans a string literal whose opening quote is next, after the hashes before it.
  mutating func scanText(hashes: Int) {
    let start = position - hashes
    position += 1
    var isMultiline = false
    if peek() == UInt8(ascii: "\""), peek(1) == UInt8(ascii: "\"") {
      isMultiline = hashes == 0 || !endsInLine(hashes: hashes)
      if isMultiline { position += 2 }
    }
    let delimiter = Delimiter(hashes: hashes, isMultiline: isMultiline)
    scanRest(of: delimiter, from: start, isWhole: true)
  }

  /// Scans a string literal up to its end, or to the next code in it.
  mutating func scanRest(of delimiter: Delimiter, from start: Int, isWhole: Bool) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte.endsLine {
        guard delimiter.isMultiline else { return emit(.textPart, from: start) }
        position += 1
      } else if byte == UInt8(ascii: "\\"), hasHashes(delimiter.hashes, after: position + 1) {
        position += 1 + delimiter.hashes
        let isCode = peek() == UInt8(ascii: "(") && interpolations.count < Self.deepest
        if isCode { return beginCode(in: delimiter, from: start) }
        if position < bytes.count, !bytes[position].endsLine { position += 1 }
      } else if let length = closing(of: delimiter) {
        position += length
        return emit(isWhole ? .text : .textPart, from: start)
      } else {
        position += 1
      }
    }
    emit(.textPart, from: start)
  }

  private mutating func beginCode(in delimiter: Delimiter, from start: Int) {
    position += 1
    emit(.textPart, from: start)
    interpolations.append(Interpolation(delimiter: delimiter, depth: 1))
  }

  /// How many bytes end the literal here, if they do.
  private func closing(of delimiter: Delimiter) -> Int? {
    let quotes = delimiter.isMultiline ? 3 : 1
    for offset in 0..<quotes where peek(offset) != UInt8(ascii: "\"") { return nil }
    guard hasHashes(delimiter.hashes, after: position + quotes) else { return nil }
    return quotes + delimiter.hashes
  }

  func hasHashes(_ count: Int, after place: Int) -> Bool {
    guard place + count <= bytes.count else { return false }
    return bytes[place..<place + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Whether a literal that seems to have several lines ends in the line that it begins in.
  private func endsInLine(hashes: Int) -> Bool {
    var place = position
    while place < bytes.count, !bytes[place].endsLine {
      if bytes[place] == UInt8(ascii: "\""), hasHashes(hashes, after: place + 1) { return true }
      place += 1
    }
    return false
  }
}
