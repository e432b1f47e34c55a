/// The scalars that are pictures, and those that Unicode holds for pictures to come.
enum PictographicScalars {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    // Most of what people write is between the few signs and the many pictures.
    guard value < 0x3300 || (0x1F000...0x1FFFD).contains(value) else { return false }
    var rest = ranges[...]
    while !rest.isEmpty {
      let middle = rest[(rest.startIndex + rest.endIndex) / 2]
      if middle.contains(value) { return true }
      let place = (rest.startIndex + rest.endIndex) / 2
      rest = value < middle.lowerBound ? rest[..<place] : rest[(place + 1)...]
    }
    return false
  }
}
