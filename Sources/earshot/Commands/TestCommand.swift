import EarshotScenarios
import EarshotScreens
import EarshotText
import Glibc

/// Plays transcripts, and compares.
@MainActor
struct TestCommand {
  let call: CommandLineArguments
  /// The program that is started to play transcripts.
  let workerProgram: String

  /// The folder that is tested when no path is given.
  private static let standardFolder = "Scenarios"

  /// Prints what failed, and how many passed; how far it came goes where errors go.
  func run(
    printingTo output: inout some TextOutputStream, errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) -> ExitStatus {
    let shard = try ShardRequest(of: call, environment: ShardRequest.environment).answer()
    let transcripts = try suite().transcripts
    let chosen = shard.map { shard in transcripts.filter { shard.contains($0.file) } }
    var report = TranscriptReport()
    var progress = TestProgress(total: (chosen ?? transcripts).count, isPlain: call.isPlain)
    var run = TranscriptRun(of: chosen ?? transcripts, options: options)
    do {
      try run.play { played in
        progress.clear(on: &errors)
        report.add(played.result, printingTo: &output)
        progress.advance(on: &errors)
      }
    } catch {
      throw CommandLineError("\(error)")
    }
    progress.clear(on: &errors)
    if let shard { output.write("part \(shard) of \(transcripts.count) transcripts\n") }
    output.write(report.summary + "\n")
    return report.failedCount == 0 ? .success : .finding
  }

  private var options: TranscriptRun.Options {
    var options = call.running
    options.program = workerProgram
    return options
  }

  private func suite() throws(CommandLineError) -> TranscriptSuite {
    guard !call.paths.isEmpty || access(Self.standardFolder, F_OK) == 0 else {
      throw CommandLineError(
        "there is no folder '\(Self.standardFolder)' here; name a transcript or a folder, "
          + "as in 'earshot test chat.transcript'")
    }
    let paths = call.paths.isEmpty ? [Self.standardFolder] : call.paths
    do {
      return try TranscriptSuite(in: paths, filter: call.filter)
    } catch {
      throw CommandLineError(located: "\(error)")
    }
  }
}
