import EarshotScenarios

/// What a run of transcripts tells: on standard output, in files, and to GitHub.
struct TestReports {
  private let format: ReportFormat
  private var printed: any RunReport
  private var annotations: GitHubAnnotations?
  private var files: [ReportFile] = []
  /// How many transcripts failed.
  private(set) var failedCount = 0

  /// Prepares the reports that a call asks for; throws if a file cannot be written.
  init(
    for call: CommandLineArguments, style: ReportStyle, annotations: GitHubAnnotations?
  ) throws(CommandLineError) {
    format = call.format
    printed = format.makeReport(style: style)
    self.annotations = annotations
    for path in call.reports {
      guard let format = ReportFormat(ofFile: path) else { continue }
      files.append(try ReportFile(path, format: format))
    }
  }

  /// Begins every report.
  mutating func begin(count: Int, printingTo output: inout some TextOutputStream) {
    printed.begin(count: count, printingTo: &output)
    for index in files.indices { files[index].begin(count: count) }
  }

  /// Takes in what came of a transcript.
  mutating func add(
    _ played: PlayedTranscript, printingTo output: inout some TextOutputStream,
    errorsTo errors: inout some TextOutputStream
  ) {
    if !played.result.passed { failedCount += 1 }
    printed.add(played, printingTo: &output)
    annotations?.add(played, printingTo: &errors)
    for index in files.indices { files[index].add(played) }
  }

  /// Tells something beside the results: among them where people read, elsewhere with the errors.
  func remark(
    _ text: String, printingTo output: inout some TextOutputStream,
    errorsTo errors: inout some TextOutputStream
  ) {
    if format == .text { output.write(text) } else { errors.write(text) }
  }

  /// Ends every report, and writes the files; one that cannot be written does not keep the others.
  mutating func finish(
    printingTo output: inout some TextOutputStream
  ) throws(CommandLineError) {
    printed.finish(printingTo: &output)
    var failure: CommandLineError?
    for index in files.indices {
      do { try files[index].write() } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }
}
