/// Words taken apart where the letters are others, so that a voice only gets those that it has.
///
/// Version 1.51 of libespeak-ng changes its language by itself where it meets other letters, and reads
/// memory that it has freed when it does so twice in a word; no voice is given a reason to.
struct WrittenParts {
  /// Words in the letters of one voice.
  struct Part: Hashable {
    var text: String
    /// The code of the voice, or the name by which it was asked for.
    let voice: String
  }

  /// The parts in the order of the text.
  private(set) var parts: [Part] = []
  /// The letters that no voice has.
  private(set) var leftOut = ""
  /// Marks and spaces before the first letter.
  private var opening = String.UnicodeScalarView()

  init(_ text: String, for voice: String, in catalog: VoiceCatalog) {
    let scripts = catalog.scripts(of: voice)
    guard text.utf8.contains(where: { $0 >= 0x80 }) || !scripts.contains(.latin) else {
      parts = [Part(text: text, voice: voice)]
      return
    }
    split(text, voice) { scripts.contains($0) ? voice : catalog.voice(for: $0)?.code }
  }

  private mutating func split(
    _ text: String, _ voice: String, voiceFor: (Script) -> String?
  ) {
    var voices: [Script: String] = [:]
    var unsaid = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let script = Script(scalar) else {
        if scalar.isUnwritten { unsaid.append(scalar) } else { append(scalar) }
        continue
      }
      guard let writer = voices[script] ?? voiceFor(script) else {
        unsaid.append(scalar)
        continue
      }
      voices[script] = writer
      append(scalar, writtenFor: writer)
    }
    leftOut = String(unsaid)
    if parts.isEmpty, !opening.isEmpty { parts = [Part(text: String(opening), voice: voice)] }
  }

  /// Adds a letter to its voice's words.
  private mutating func append(_ scalar: Unicode.Scalar, writtenFor voice: String) {
    if let last = parts.last, last.voice == voice { return append(scalar) }
    opening.append(scalar)
    parts.append(Part(text: String(opening), voice: voice))
    opening.removeAll()
  }

  /// Adds what is said by whichever voice is speaking.
  private mutating func append(_ scalar: Unicode.Scalar) {
    guard !parts.isEmpty else { return opening.append(scalar) }
    parts[parts.count - 1].text.unicodeScalars.append(scalar)
  }
}
