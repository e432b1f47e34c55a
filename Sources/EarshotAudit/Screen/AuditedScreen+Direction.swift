extension AuditedScreen {
  private static let languagesFromRight: Set<String> = ["ar", "fa", "he", "iw", "ur", "yi"]

  /// Whether lines run from right to left, by the language of the app.
  var readsFromRight: Bool {
    Self.languagesFromRight.contains(LanguageTag(language).language)
  }
}
