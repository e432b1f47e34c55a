import EarshotScenarios

/// A file in which a run of transcripts is reported when it is over.
struct ReportFile {
  private let file: CheckedFile
  private var report: any RunReport
  private var text = ""

  /// Checks early that the file can be written, so that a long run is not lost at its end.
  init(_ path: String, format: ReportFormat) throws(CommandLineError) {
    report = format.makeReport()
    file = try CheckedFile(path)
  }

  /// Begins the report of a run of so many transcripts.
  mutating func begin(count: Int) { report.begin(count: count, printingTo: &text) }

  /// Takes in what came of a transcript.
  mutating func add(_ played: PlayedTranscript) { report.add(played, printingTo: &text) }

  /// Ends the report, and writes it whole or not at all.
  mutating func write() throws(CommandLineError) {
    report.finish(printingTo: &text)
    try file.write(text)
  }
}
