import EarshotFiles

/// The files of Unicode that names are made from, as Debian installs them.
struct UnicodeFiles {
  private static let largestFile = 8 << 20

  let folder: String

  /// The recommended emoji in Unicode's order, and after them tones and hair.
  func emoji() throws(GenerationError) -> [String] {
    let file = "emoji/emoji-test.txt"
    let recommended = try fields(of: file) { $0.hasPrefix("fully-qualified") }
    let components = try fields(of: file) { $0.hasPrefix("component") }
    return try (recommended + components).map { codes throws(GenerationError) in
      try emoji(codes, in: file)
    }
  }

  /// The scalars that are pictures or that Unicode holds for them, in ranges.
  func pictographicRanges() throws(GenerationError) -> [ClosedRange<UInt32>] {
    let file = "emoji/emoji-data.txt"
    let ranges = try fields(of: file) { $0.hasPrefix("Extended_Pictographic") }
    return Self.merged(
      try ranges.map { codes throws(GenerationError) in
        let ends = codes.split(separator: ".").compactMap { UInt32($0, radix: 16) }
        guard let first = ends.first, let last = ends.last, first <= last else {
          throw GenerationError("\(path(file)): error: unknown range '\(codes)'")
        }
        return first...last
      })
  }

  /// CLDR's short names in one language, by emoji without variation selectors.
  func names(in language: String) throws(GenerationError) -> [String: String] {
    let name = language.split(separator: "-").joined(separator: "_")
    var names = try annotations("annotations/\(name).xml")
    names.merge(try annotations("annotationsDerived/\(name).xml")) { $1 }
    return names
  }

  /// Reads a file in which each annotation has a line of its own.
  private func annotations(_ file: String) throws(GenerationError) -> [String: String] {
    var names: [String: String] = [:]
    let file = "cldr/common/\(file)"
    for (number, line) in try lines(of: file).enumerated() where line.contains("type=\"tts\"") {
      guard let annotation = Annotation(line) else {
        throw GenerationError("\(path(file)):\(number + 1): error: unknown form of an annotation")
      }
      names[annotation.emoji] = annotation.name
    }
    guard names.count > 1_000 else {
      throw GenerationError("\(path(file)): error: there are only \(names.count) names")
    }
    return names
  }

  /// The first fields of the lines whose second field is wanted.
  private func fields(
    of file: String, where isWanted: (Substring) -> Bool
  ) throws(GenerationError) -> [String] {
    try lines(of: file).compactMap { line in
      let fields = line.prefix { $0 != "#" }.split(separator: ";")
      guard fields.count == 2, isWanted(fields[1].drop { $0 == " " }) else { return nil }
      return fields[0].split(separator: " ").joined(separator: " ")
    }
  }

  private func emoji(_ codes: String, in file: String) throws(GenerationError) -> String {
    let scalars = codes.split(separator: " ").compactMap {
      UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
    }
    guard !scalars.isEmpty else {
      throw GenerationError("\(path(file)): error: unknown sequence '\(codes)'")
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private func lines(of file: String) throws(GenerationError) -> [Substring] {
    do {
      let bytes = try FileContents.read(path(file), limit: Self.largestFile)
      return String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
    } catch {
      throw GenerationError(
        "\(path(file)): error: \(error.reason); it comes with unicode-data and unicode-cldr-core")
    }
  }

  private func path(_ file: String) -> String { "\(folder)/\(file)" }

  private static func merged(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
