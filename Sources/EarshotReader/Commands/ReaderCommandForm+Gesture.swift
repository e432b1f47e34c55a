extension ReaderCommandForm {
  /// The gesture that a line stands for, as it is made on a device; nil where no single one does it.
  package static func gesture(of line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    let lowercased = words.map { $0.lowercased() }
    let form = all.first { $0.argument(in: words, lowercased: lowercased, of: line) != nil }
    return form?.names.dropFirst().last { $0.count > 1 }
  }
}
