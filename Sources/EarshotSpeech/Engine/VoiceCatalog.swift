import EarshotText

/// The voices of a machine, and which of them speaks a language.
public struct VoiceCatalog: Hashable, Sendable {
  /// All voices that can speak, by their codes.
  public let voices: [Voice]
  /// What can follow the code of a voice after a plus sign.
  public let variants: [String]

  init(voices: [Voice], variants: [String]) {
    self.voices = voices.sorted { $0.code < $1.code }
    self.variants = variants.sorted()
  }

  /// Tags whose voice has another name, and those that mean a region when they name none.
  ///
  /// English is American and Portuguese Brazilian, as on a new device; the library has it otherwise.
  /// Its plain Chinese voice of version 1.51 spells in English what has more than one character.
  private static let aliases = [
    "en": "en-us", "pt": "pt-br", "iw": "he", "nn": "nb", "zh-hk": "yue", "zh-mo": "yue",
    "tl": "fil", "in": "id", "ji": "yi", "sh": "hr",
    "zh": "cmn-latn-pinyin", "cmn": "cmn-latn-pinyin",
  ]

  /// The voice that speaks a BCP 47 tag best; a region without a voice has that of its language.
  public func voice(for language: String) -> Voice? {
    var subtags = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    while !subtags.isEmpty {
      let tag = subtags.joined(separator: "-")
      if let alias = Self.aliases[tag], let voice = best(for: alias) { return voice }
      if let voice = best(for: tag) { return voice }
      subtags.removeLast()
    }
    return nil
  }

  /// The voices that speak a language, the best first.
  public func voices(for language: String) -> [Voice] {
    let tag = language.lowercased()
    let ranked = voices.compactMap { voice in
      voice.languages.filter { $0.tag == tag || $0.tag.hasPrefix("\(tag)-") }.map(\.rank).min()
        .map { (voice: voice, rank: $0) }
    }
    return ranked.sorted { ($0.rank, $0.voice.code) < ($1.rank, $1.voice.code) }.map(\.voice)
  }

  /// Whether a voice can be chosen by this name, which may be a code, a language, or one of them with
  /// a variant after a plus sign.
  public func knows(_ name: String) -> Bool {
    let parts = name.lowercased().split(separator: "+", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.count == 1 || variants.contains(String(parts[1]))
    else { return false }
    let base = String(parts[0])
    return voices.contains { $0.code == base || $0.languages.contains { $0.tag == base } }
  }

  /// The code or language that somebody may have meant.
  public func nearest(to name: String) -> String? {
    let parts = name.lowercased().split(separator: "+", omittingEmptySubsequences: false)
    if parts.count == 2, knows(String(parts[0])) {
      return NearestName.nearest(to: String(parts[1]), among: variants).map { "\(parts[0])+\($0)" }
    }
    let names = voices.map(\.code) + voices.flatMap(\.languages).map(\.tag)
    if let near = NearestName.nearest(to: name, among: names) { return near }
    let start = name.lowercased()
    return start.isEmpty ? nil : voices.first { $0.name.lowercased().hasPrefix(start) }?.code
  }

  private func best(for tag: String) -> Voice? {
    voices.first { $0.code == tag }
      ?? voices.compactMap { voice in
        voice.languages.filter { $0.tag == tag }.map(\.rank).min().map { (voice: voice, rank: $0) }
      }.min { ($0.rank, $0.voice.code) < ($1.rank, $1.voice.code) }?.voice
  }
}
