extension ReaderCommandForm {
  /// The gesture that a line stands for, as it is made on a device; nil where no single one does it.
  package static func gesture(of line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    let form = all.first { $0.argument(in: words, of: line) != nil }
    return form?.names.dropFirst().last { $0.count > 1 }
  }
}
