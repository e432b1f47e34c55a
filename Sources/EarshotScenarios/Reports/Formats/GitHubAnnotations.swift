import EarshotReports

/// Remarks that GitHub Actions shows at the lines of transcripts.
///
/// One for each transcript that failed, at the first step that did: GitHub shows no more than ten
/// of one step of a job.
public struct GitHubAnnotations: RunReport {
  private let workspace: WorkspacePath

  /// Writes for files in the folder that GitHub calls its workspace; nil for the one that the run
  /// is in.
  public init(workspace: String?) { self.workspace = WorkspacePath(root: workspace) }

  /// Writes a command that GitHub obeys, on a line of its own.
  public func add(_ played: PlayedTranscript, printingTo output: inout some TextOutputStream) {
    let result = played.result
    guard let failure = result.failures.first else { return }
    let text = FailureText(failure, file: result.file)
    let others = result.failures.count - 1
    let more = others > 0 ? ["\(CountedNoun.text(others, "more step")) failed"] : []
    let annotation = GitHubAnnotation(
      .error,
      at: GitHubAnnotation.Place(file: workspace.path(of: result.file), line: failure.line),
      title: text.title,
      message: ([text.reason] + text.details + more).joined(separator: "\n"))
    output.write(annotation.command)
  }
}
