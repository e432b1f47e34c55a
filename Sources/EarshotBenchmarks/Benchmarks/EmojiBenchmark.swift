import EarshotEmoji

/// How fast emoji become words.
struct EmojiBenchmark: Benchmark {
  let name = "emoji"
  let summary = "Loading names of emoji, and putting them into texts."

  private static let size = 1 << 20
  private static let plain = "See you at the station, platform four, at half past nine. "
  private static let rich = "Love it ❤️👍🏽 see you 😂😂, 👩‍👩‍👧 says hi 🎉🔥! "
  private static let arabic = "أراكم في المحطة عند الساعة التاسعة والنصف صباحا. "

  func run(reporting report: inout Report) throws {
    measureLoading(reporting: &report)
    let speeds = try [
      ("plain ASCII", Self.plain, EmojiReading.standard, 50.0),
      ("text full of emoji", Self.rich, .standard, 10.0),
      (
        "the same, counted, with emoji of servers", Self.rich,
        EmojiReading(repeats: .counted(from: 2), namesCustomEmoji: true), 10.0
      ),
      ("Arabic text without emoji", Self.arabic, .standard, 10.0),
    ].map { try (subject: $0, speed: speed(of: $1, reading: $2), least: $3) }
    for (subject, speed, least) in speeds {
      report.say(
        "\(subject): \(Figure.decimal(speed.median)) megabytes a second in the middle, "
          + "\(Figure.decimal(speed.slow)) in 99 of 100 batches")
      report.require(
        "at least \(Figure.decimal(least)) in the middle", isMet: speed.median >= least)
    }
  }

  /// Each table is loaded once in a process, so languages stand in for repetitions.
  private func measureLoading(reporting report: inout Report) {
    let costs = EmojiNames.languages.map { language in
      Measurement.time { _ = EmojiNames(language: language).words(for: "❤️") }
    }
    let median = Measurement.median(of: costs)
    report.say("loading the names of a language", costs: median)
    report.say("loading those that took longest", costs: costs.max() ?? .zero)
    report.require("at most 1 millisecond in the middle", isMet: median <= .milliseconds(1))
    report.require(
      "at most 1 millisecond for each", isMet: costs.allSatisfy { $0 <= .milliseconds(1) })
  }

  /// How many million bytes of a text are read in a second.
  ///
  /// The middle is judged: a batch takes milliseconds, in which something else may have the processor.
  private func speed(
    of sentence: String, reading: EmojiReading
  ) throws -> (median: Double, slow: Double) {
    let text = String(repeating: sentence, count: Self.size / sentence.utf8.count)
    var measurement = Measurement()
    for _ in 0..<15 {
      try measurement.addBatch(of: 1) {
        let words = EmojiNames.english.replacingEmoji(in: text, reading: reading)
        guard words.utf8.count >= text.utf8.count / 2 else {
          throw BenchmarkError("the words are too short")
        }
      }
    }
    let slow = Measurement.percentile(99, of: measurement.samples)
    let size = Double(text.utf8.count) / 1e6
    return (size / (measurement.median / .seconds(1)), size / (slow / .seconds(1)))
  }
}
