/// What is told of a run of transcripts, in some format, while it goes on and at its end.
public protocol RunReport {
  /// Begins the report of a run of so many transcripts.
  mutating func begin(count: Int, printingTo output: inout some TextOutputStream)

  /// Takes in a transcript that was played; results come in the order of the transcripts.
  mutating func add(_ played: PlayedTranscript, printingTo output: inout some TextOutputStream)

  /// Ends the report.
  mutating func finish(printingTo output: inout some TextOutputStream)
}

extension RunReport {
  /// Says nothing before the first result.
  public func begin(count: Int, printingTo output: inout some TextOutputStream) {}

  /// Has said everything with the last result.
  public func finish(printingTo output: inout some TextOutputStream) {}
}
