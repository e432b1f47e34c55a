import EarshotFiles
import EarshotReports

/// A test case for each transcript, in the XML that build servers read.
struct JUnitReport: RunReport {
  private var transcripts: [PlayedTranscript] = []

  mutating func add(_ played: PlayedTranscript, printingTo output: inout some TextOutputStream) {
    transcripts.append(played)
  }

  func finish(printingTo output: inout some TextOutputStream) {
    let counts = XMLText.attributes([
      ("name", "earshot test"), ("tests", "\(transcripts.count)"),
      ("failures", "\(transcripts.count { $0.result.element == .failure })"),
      ("errors", "\(transcripts.count { $0.result.element == .error })"),
      ("time", transcripts.map(\.duration).reduce(.zero, +).decimalSeconds),
    ])
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    output.write("<testsuites\(counts)>\n  <testsuite\(counts)>\n")
    for played in transcripts { output.write(testCase(played)) }
    output.write("  </testsuite>\n</testsuites>\n")
  }

  private func testCase(_ played: PlayedTranscript) -> String {
    let result = played.result
    let line = result.failures.first?.line ?? result.steps.first?.line ?? 1
    let opening =
      "    <testcase"
      + XMLText.attributes([
        ("name", result.name), ("classname", result.folder), ("file", result.file),
        ("line", "\(line)"), ("time", played.duration.decimalSeconds),
      ])
    guard let failure = result.failures.first, let element = result.element else {
      return opening + "/>\n"
    }
    let reason = XMLText.attributes([
      ("message", FailureText(failure, file: result.file).statement),
      ("type", failure.recordReason.rawValue),
    ])
    let text = XMLText.content(ResultText(result).lines.joined(separator: "\n"))
    let name = element.rawValue
    return opening + ">\n      <\(name)\(reason)>\(text)</\(name)>\n    </testcase>\n"
  }
}

/// What tells of a test case that it did not pass.
private enum Element: String {
  /// It was played, and heard otherwise.
  case failure
  /// It could not be played.
  case error
}

extension TranscriptResult {
  /// What tells how it went wrong first; nil where it passed.
  fileprivate var element: Element? {
    switch failures.first?.reason {
    case nil: nil
    case .differs, .unmet, .unrecorded, .assertsNothing: .failure
    case .unknownCommand, .stopped, .crashed, .timedOut: .error
    }
  }

  /// The folder without a slash at its end, unless it is the root.
  fileprivate var folder: String {
    let folder = FilePath.folder(of: file)
    return folder.utf8.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  fileprivate var name: String {
    let path = file.utf8
    let slash = path.lastIndex(of: UInt8(ascii: "/")).map(path.index(after:))
    return String(file[(slash ?? path.startIndex)...])
  }
}
