/// Numbers, in exactly the grammar of RFC 8259.
extension JSONScanner {
  /// Moves past a number, and gives its bytes.
  mutating func number() throws(JSONFault) -> ArraySlice<UInt8> {
    let start = offset
    var index = offset
    if bytes[index] == .minus { index += 1 }
    try skipWholePart(from: &index)
    if index < bytes.count, bytes[index] == .point {
      index += 1
      try skipDigits(from: &index, after: "a decimal point")
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == .plus || bytes[index] == .minus { index += 1 }
      try skipDigits(from: &index, after: "the exponent sign")
    }
    guard index - start <= limits.numberLength else {
      throw JSONFault(
        offset: start, message: "a number is longer than \(limits.numberLength) characters")
    }
    offset = index
    return bytes[start..<index]
  }

  private func skipWholePart(from index: inout Int) throws(JSONFault) {
    let start = index
    try skipDigits(from: &index, after: "a minus sign")
    guard bytes[start] != .zero || index == start + 1 else {
      throw JSONFault(offset: start, message: "a number must not begin with an extra 0")
    }
  }

  private func skipDigits(from index: inout Int, after what: String) throws(JSONFault) {
    let start = index
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    guard index > start else {
      throw JSONFault(offset: start, message: "expected a digit after \(what)")
    }
  }
}
