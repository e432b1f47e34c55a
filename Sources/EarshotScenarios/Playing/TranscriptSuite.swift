/// Transcripts that are played one after another.
public struct TranscriptSuite: Sendable {
  /// The transcripts in the order of their paths.
  public let transcripts: [Transcript]

  /// Takes transcripts as they are.
  public init(_ transcripts: [Transcript]) {
    self.transcripts = transcripts
  }

  /// Reads all transcripts in files and folders whose path holds a text.
  ///
  /// Nothing is played when one of them cannot be read, or when no path holds the text.
  public init(in paths: [String], filter: String? = nil) throws(TranscriptError) {
    var transcripts: [Transcript] = []
    for path in try TranscriptFinder(paths: paths).transcripts() {
      guard filter.map({ path.contains($0) }) ?? true else { continue }
      transcripts.append(try Transcript(contentsOf: path))
    }
    guard !transcripts.isEmpty else {
      let place = paths.isEmpty ? "Scenarios" : paths.joined(separator: " ")
      throw TranscriptError(
        file: place, message: "no path of a transcript holds '\(filter ?? "")'")
    }
    self.transcripts = transcripts
  }

  /// Plays every transcript with a player of its own, and hands over each result as it comes.
  ///
  /// A transcript whose player cannot be made has failed. Returns whether all passed; a suite
  /// without transcripts has not.
  @MainActor
  public func play<Player: TranscriptPlayer>(
    makingPlayers makePlayer: @MainActor (Transcript) throws(TranscriptPlayerError) -> Player,
    reporting report: (TranscriptResult) -> Void
  ) -> Bool {
    var passed = !transcripts.isEmpty
    for transcript in transcripts {
      let result = TranscriptComparison(of: transcript).play(makingPlayer: makePlayer)
      passed = passed && result.passed
      report(result)
    }
    return passed
  }
}
