import EarshotConversation

/// How fast a conversation file is understood.
struct ParseBenchmark: Benchmark {
  let name = "parse"
  let summary = "Reading the JSON of a conversation of 100,000 messages."

  func run(reporting report: inout Report) throws {
    let bytes = SampleConversation.make(messages: 100_000, seed: 1).encoded()
    var parsing = Measurement()
    for _ in 0..<5 {
      try parsing.addBatch(of: 1) { _ = try Conversation(parsing: bytes, file: "sample.json") }
    }
    report.say("size: \(Figure.words(bytes: bytes.count))")
    report.say("parsing", costs: parsing.median)
    report.say("messages a second: \(Figure.rate(100_000, in: parsing.median))")
    let rate = Int(Double(bytes.count) / (parsing.median / .seconds(1)))
    report.say("speed: \(Figure.words(bytes: rate)) a second")
  }
}
