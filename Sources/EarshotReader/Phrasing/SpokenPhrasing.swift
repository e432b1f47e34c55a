import EarshotSpokenText
import EarshotText
import EarshotTree

/// Joins parts with commas, and begins a new sentence after a pause.
///
/// After a mark that ends a sentence, parts are only spaced: `Sunday? Actions available`. Where the
/// app's words already end in such a mark, no second one is added.
struct SpokenPhrasing {
  /// The marks that end a sentence, with their full-width, Arabic, Urdu and Devanagari kin.
  private static let sentenceEnds: Set<Character> = [
    ".", "?", "!", "…", "。", "．", "｡", "？", "！", "؟", "۔", "।",
  ]

  let vocabulary: Vocabulary
  var manner = SpeechManner.standard
  var characters = CharacterVocabulary.english
  /// Whether no emoji can be spared, as in the name of a control.
  var keepsEmoji = false
  /// The language of the words, as a BCP 47 tag.
  var language: String?

  func text(of utterance: Utterance) -> String {
    var text = ""
    for segment in utterance.segments { append(segment, to: &text) }
    return text
  }

  /// The same text in parts, each with the language of its words.
  func runs(of utterance: Utterance) -> [LanguageRun] {
    var text = ""
    var runs: [LanguageRun] = []
    for segment in utterance.segments {
      let start = text.utf8.count
      append(segment, to: &text)
      let added = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
      guard !added.isEmpty else { continue }
      let language = language(of: segment)
      if let last = runs.indices.last, runs[last].language == language {
        runs[last].text += added
      } else {
        runs.append(LanguageRun(added, in: language))
      }
    }
    return runs
  }

  private func language(of segment: Utterance.Segment) -> String? {
    if case .language(let chosen?) = segment { return chosen.tag }
    if segment.comesFromApp || segment.characterAlone?.isLetter == true { return language }
    guard let language, !Vocabulary.languages.contains(language.languageSubtag) else {
      return language
    }
    return ReaderLanguage.english.tag
  }

  private func append(_ segment: Utterance.Segment, to text: inout String) {
    let words = put(words(for: segment), of: segment).trimmingWhiteSpace()
    guard !words.isEmpty else { return }
    if let last = text.last { text += separator(after: last, before: segment) }
    text += words
  }

  private func separator(after last: Character, before segment: Utterance.Segment) -> String {
    if Self.sentenceEnds.contains(last) { return " " }
    return segment.followsPause ? ". " : ", "
  }

  private func put(_ words: String, of segment: Utterance.Segment) -> String {
    guard manner != .standard else { return words }
    guard segment.comesFromApp else { return manner.ownWords(words, in: characters) }
    let pipeline = SpokenTextPipeline(
      manner.textSteps, language: language, nameOfMark: characters.nameOfMark)
    return manner.appWords(
      pipeline.words(for: words), in: characters, keepingEmoji: keepsEmoji || segment.keepsEmoji)
  }

  private func words(for segment: Utterance.Segment) -> String {
    switch segment {
    case .containerEntry(let words), .label(let words), .value(let words), .hint(let words),
      .announcement(let words), .actionName(let words):
      words
    case .customContent(let content):
      content.value.isInaudible ? content.label : "\(content.label), \(content.value)"
    case .selected: vocabulary.selected
    case .trait(let word): vocabulary.word(for: word)
    case .headingLevel(let level): vocabulary.headingLevel(level)
    case .cellHeader(let header):
      [header.label, header.value].compactMap(\.self).joined(separator: ", ")
    case .cellPlace(let place): vocabulary.cellPlace(place)
    case .cellHeading(let heading): vocabulary.words(for: heading)
    case .edge(let edge): vocabulary.words(for: edge)
    case .position(let position): vocabulary.position(position)
    case .spot(let spot): vocabulary.words(for: spot)
    case .defaultHint(let hint): vocabulary.words(for: hint)
    case .actionsAvailable: vocabulary.actionsAvailable
    case .moreContentAvailable: vocabulary.moreContentAvailable
    case .activateAction: vocabulary.activateAction
    case .rotorName(let rotor): vocabulary.name(of: rotor)
    case .character(let character): characters.name(of: character)
    case .capitalLetter(let letter): characters.capital(String(letter))
    case .phonetic(let letter): characters.spelling(of: letter) ?? characters.name(of: letter)
    case .cue: ""
    case .speechRate(let percentage): vocabulary.rotor.percentage(percentage)
    case .language(let language): vocabulary.rotor.name(of: language)
    case .chartChoice(let choice): vocabulary.name(of: choice)
    case .chart(let part): vocabulary.chart(part)
    }
  }
}
