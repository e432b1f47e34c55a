extension VoiceCatalog {
  /// Takes a run apart where it is written in letters that its voice lacks, and yields what no voice
  /// can say besides.
  public func sayable(_ run: SpeechRun) -> (runs: [SpeechRun], leftOut: String) {
    guard let voice = run.voice ?? voice(for: run.language)?.code else { return ([run], "") }
    let written = WrittenParts(run.prepared, for: voice, in: self)
    guard written.parts.count != 1 || written.parts[0].voice != voice || !written.leftOut.isEmpty
    else { return ([run], "") }
    let runs = written.parts.map { part in
      var spoken = run
      spoken.text = part.text
      spoken.voice = part.voice
      spoken.reading = .words
      return spoken
    }
    return (runs, written.leftOut)
  }

  /// The voice that says letters which others lack.
  func voice(for script: Script) -> Voice? {
    for language in script.languages {
      if let voice = voice(for: language) { return voice }
    }
    return nil
  }

  /// The letters that a voice has, which may be named by its code or its language.
  func scripts(of voice: String) -> Set<Script> {
    let name = voice.lowercased().prefix { $0 != "+" }
    let known =
      voices.first { $0.code == name }
      ?? voices.first { voice in
        voice.languages.contains { $0.tag == name }
      }
    let tags = [String(name)] + (known?.languages.map(\.tag) ?? [])
    let subtags = tags.map { $0.split { $0 == "-" || $0 == "_" } }
    let languages = Set(subtags.compactMap(\.first).map(String.init))
    let scripts = Script.allCases.filter { !languages.isDisjoint(with: $0.languages) }
    // What reads Chinese by way of its sounds in Latin letters reads characters all the same.
    let isRomanized = subtags.joined().contains("latn") && !scripts.contains(.han)
    guard !isRomanized else { return [.latin] }
    return scripts.isEmpty ? [.latin] : Set(scripts)
  }
}
