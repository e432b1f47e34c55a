/// What one thing costs, measured again and again.
struct Measurement {
  /// The cost of one repetition, for each batch.
  private(set) var samples: [Duration] = []

  /// The cost in the middle: as many batches were slower as were faster, whatever the machine was
  /// busy with in between.
  var median: Duration { Self.median(of: samples) }

  /// Times a batch of repetitions.
  mutating func addBatch(of repetitions: Int, _ work: () throws -> Void) rethrows {
    let duration = try Self.time { for _ in 0..<repetitions { try work() } }
    samples.append(duration / max(repetitions, 1))
  }

  /// Times one piece of work.
  static func time(_ work: () throws -> Void) rethrows -> Duration {
    try ContinuousClock().measure(work)
  }

  /// Times two pieces of work in turn, so that a machine that is busy for a while slows both alike.
  ///
  /// The first batch of each warms up and does not count.
  static func alternate(
    batches: Int, of repetitions: Int, _ first: () throws -> Void, _ second: () throws -> Void
  ) rethrows -> (first: Measurement, second: Measurement) {
    var measurements = (first: Measurement(), second: Measurement())
    for _ in 0...batches {
      try measurements.first.addBatch(of: repetitions, first)
      try measurements.second.addBatch(of: repetitions, second)
    }
    measurements.first.samples.removeFirst()
    measurements.second.samples.removeFirst()
    return measurements
  }

  /// The cost that all but so many per cent of the samples stay within.
  static func percentile(_ percent: Int, of samples: [Duration]) -> Duration {
    guard !samples.isEmpty else { return .zero }
    let place = (samples.count * percent + 99) / 100 - 1
    return samples.sorted()[min(max(place, 0), samples.count - 1)]
  }

  static func median(of samples: [Duration]) -> Duration {
    guard !samples.isEmpty else { return .zero }
    let sorted = samples.sorted()
    let middle = sorted.count / 2
    guard sorted.count.isMultiple(of: 2) else { return sorted[middle] }
    return (sorted[middle - 1] + sorted[middle]) / 2
  }
}
