extension AuditedScreen {
  private static let languagesFromRight: Set<Substring> = ["ar", "fa", "he", "iw", "ur", "yi"]

  /// Whether lines run from right to left, by the language of the app.
  var readsFromRight: Bool {
    let code = language.lowercased().split { $0 == "-" || $0 == "_" }.first ?? ""
    return Self.languagesFromRight.contains(code)
  }
}
