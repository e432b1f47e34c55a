import CEspeak

/// Collects voices from the library's callback.
final class VoiceSink {
  private(set) var voices: [Voice] = []
  private(set) var identifiers: [String] = []

  /// The callback; its context is a sink.
  static let take: @convention(c) (earshot_espeak_voice, UnsafeMutableRawPointer?) -> Void = {
    voice, context in
    guard let context else { return }
    let sink = Unmanaged<VoiceSink>.fromOpaque(context).takeUnretainedValue()
    let identifier = String(cString: voice.identifier)
    sink.identifiers.append(identifier)
    let known = Voice(
      name: String(cString: voice.name), identifier: identifier,
      languages: languages(at: voice.languages))
    if let known { sink.voices.append(known) }
  }

  /// Reads pairs of a byte of rank and a language, up to a zero byte.
  private static func languages(at start: UnsafePointer<CChar>) -> [(tag: String, rank: Int)] {
    var languages: [(tag: String, rank: Int)] = []
    var place = start
    while place.pointee != 0 {
      let tag = String(cString: place + 1)
      languages.append((tag, Int(place.pointee)))
      place += tag.utf8.count + 2
    }
    return languages
  }
}
