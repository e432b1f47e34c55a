import EarshotSpokenText

extension ReaderSetting {
  /// The settings that each add a step to the way of an app's words to a voice.
  static let textSettings = allCases.filter { $0.textStep != nil }

  /// The step that the setting adds, if it is about one.
  var textStep: SpokenTextStep? { SpokenTextStep(rawValue: rawValue) }
}

extension ReaderSettings {
  /// The steps that an app's words take to a voice.
  var textSteps: Set<SpokenTextStep> {
    Set(ReaderSetting.textSettings.filter { self[$0] }.compactMap(\.textStep))
  }
}
