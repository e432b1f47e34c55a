/// Tells text from what cannot be a source.
struct SourceCheck {
  let bytes: [UInt8]
  let file: String

  func expectText() throws(SourceError) {
    guard bytes.count <= SourceOutline.largest else { throw error(.tooLarge, at: 0) }
    if let place = bytes.firstIndex(of: 0) { throw error(.binary, at: place) }
    // A string is made of valid UTF-8 only, and replaces everything else.
    guard let place = firstInvalidByte else { return }
    throw error(.notUTF8, at: place)
  }

  private var firstInvalidByte: Int? {
    var decoder = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var place = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): place += scalar.count
      case .emptyInput: return nil
      case .error: return place
      }
    }
  }

  private func error(_ reason: SourceError.Reason, at offset: Int) -> SourceError {
    var line = 1
    var start = 0
    for place in 0..<offset where bytes[place] == 0x0A {
      line += 1
      start = place + 1
    }
    let position = SourcePosition(line: line, column: offset - start + 1)
    return SourceError(reason: reason, file: file, position: position)
  }
}
