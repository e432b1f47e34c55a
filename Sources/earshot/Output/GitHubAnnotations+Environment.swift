import EarshotScenarios

extension GitHubAnnotations {
  /// Annotations where the process is a job of GitHub Actions, as its variables say; nil elsewhere.
  init?(environment: (String) -> String?) {
    guard environment("GITHUB_ACTIONS") == "true" else { return nil }
    self.init(workspace: environment("GITHUB_WORKSPACE"))
  }
}
