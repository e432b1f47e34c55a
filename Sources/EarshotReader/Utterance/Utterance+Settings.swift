import EarshotTree

extension Utterance {
  /// The same as a person has set it up, with the rules that have a part in that.
  func spoken(as settings: ReaderSettings) -> Utterance {
    let chosen = settings.language?.tag
    let isOwnLanguage =
      chosen == nil && language == nil
      && settings.value(of: .language) != ReaderSetting.language.standard
    guard chosen != nil || isOwnLanguage || settings.manner != .standard else { return self }
    let language = isOwnLanguage ? settings.defaultLanguage : chosen ?? language
    let others =
      rulesOfManner(in: settings, language) + (isOwnLanguage ? [ReaderRules.language] : [])
    return put(settings.manner, language, adding: others)
  }

  /// The rules of the settings without which other words would be said.
  private func rulesOfManner(
    in settings: ReaderSettings, _ language: String?
  ) -> [AccessibilityRule] {
    let said = Phrasing.spoken.text(of: put(settings.manner, language))
    return [ReaderSetting.punctuation, .emoji, .numbers].filter { setting in
      var others = settings
      others.set(setting, to: setting.standard)
      guard others != settings else { return false }
      return Phrasing.spoken.text(of: put(others.manner, language)) != said
    }.map(\.rule)
  }

  private func put(
    _ manner: SpeechManner, _ language: String?, adding others: [AccessibilityRule] = []
  ) -> Utterance {
    Utterance(
      kind, about: element, language: language, segments: segments, manner: manner,
      keepsEmoji: keepsEmoji, rules: rules + others.filter { !rules.contains($0) })
  }
}

extension Heard {
  /// The same, where it is speech, as a person has set it up.
  func spoken(as settings: ReaderSettings) -> Heard {
    guard case .speech(let utterance) = self else { return self }
    return .speech(utterance.spoken(as: settings))
  }
}
