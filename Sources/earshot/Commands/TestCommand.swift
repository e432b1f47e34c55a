import EarshotScenarios
import EarshotScreens
import Glibc

/// Plays transcripts, and compares.
@MainActor
struct TestCommand {
  let call: CommandLineArguments

  /// The folder that is tested when no path is given.
  private static let standardFolder = "Scenarios"

  /// Prints what failed, and how many passed.
  func run(printingTo output: inout some TextOutputStream) throws(CommandLineError) -> ExitStatus {
    guard !call.paths.isEmpty || access(Self.standardFolder, F_OK) == 0 else {
      throw CommandLineError(
        "there is no folder '\(Self.standardFolder)' here; name a transcript or a folder, "
          + "as in 'earshot test chat.transcript'")
    }
    let paths = call.paths.isEmpty ? [Self.standardFolder] : call.paths
    let suite: TranscriptSuite
    do {
      suite = try TranscriptSuite(in: paths, filter: call.filter)
    } catch {
      throw CommandLineError(located: "\(error)")
    }
    var report = TranscriptReport()
    let passed = suite.play { transcript throws(TranscriptPlayerError) in
      try Session(playing: transcript)
    } reporting: { result in
      report.add(result, printingTo: &output)
    }
    output.write(report.summary + "\n")
    return passed ? .success : .finding
  }
}
