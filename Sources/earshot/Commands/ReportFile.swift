import EarshotFiles
import EarshotScenarios

/// A file in which a run of transcripts is reported when it is over.
struct ReportFile {
  private let path: String
  private let file: AtomicFile
  private var report: any RunReport
  private var text = ""

  /// Checks early that the file can be written, so that a long run is not lost at its end.
  init(_ path: String, format: ReportFormat) throws(CommandLineError) {
    self.path = path
    report = format.makeReport()
    do throws(FileFailure) {
      file = try AtomicFile(replacing: path)
      try file.check()
    } catch {
      throw Self.unwritten(path, error)
    }
  }

  /// Begins the report of a run of so many transcripts.
  mutating func begin(count: Int) { report.begin(count: count, printingTo: &text) }

  /// Takes in what came of a transcript.
  mutating func add(_ played: PlayedTranscript) { report.add(played, printingTo: &text) }

  /// Ends the report, and writes it whole or not at all.
  mutating func write() throws(CommandLineError) {
    report.finish(printingTo: &text)
    do {
      try file.write(Array(text.utf8))
    } catch {
      throw Self.unwritten(path, error)
    }
  }

  private static func unwritten(_ path: String, _ failure: FileFailure) -> CommandLineError {
    CommandLineError(located: "\(path): error: cannot be written: \(failure.reason)")
  }
}
