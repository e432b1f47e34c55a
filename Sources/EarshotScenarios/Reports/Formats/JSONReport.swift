import EarshotJSON

/// The records of all transcripts as one document.
///
/// It does not tell how long anything took, so that the same results are the same bytes.
struct JSONReport: RunReport {
  private var results: [TranscriptResult] = []

  mutating func add(_ played: PlayedTranscript, printingTo output: inout some TextOutputStream) {
    results.append(played.result)
  }

  func finish(printingTo output: inout some TextOutputStream) {
    let writer = JSONWriter()
    writer.object {
      writer.key("transcripts").array { for result in results { result.write(to: writer) } }
    }
    output.write(String(decoding: writer.finish(), as: UTF8.self))
  }
}
