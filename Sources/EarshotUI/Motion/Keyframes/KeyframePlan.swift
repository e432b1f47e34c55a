/// When which parts of a value set out for their next keyframes.
struct KeyframePlan<Root> {
  /// What sets out at one time, and how long it is until the next.
  struct Stop {
    var legs: [_KeyframeCourse<Root>.Leg]
    var wait: Duration
  }

  let stops: [Stop]
  /// Whether all of it takes no time.
  let isInstant: Bool

  init(_ courses: [_KeyframeCourse<Root>]) {
    let legs = courses.flatMap(\.legs).enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
    let end = courses.map(\.end).max() ?? 0
    var stops: [(start: Double, legs: [_KeyframeCourse<Root>.Leg])] = []
    for leg in legs {
      if let last = stops.indices.last, stops[last].start == leg.start {
        stops[last].legs.append(leg)
      } else {
        stops.append((leg.start, [leg]))
      }
    }
    let next = stops.dropFirst().map(\.start) + [end]
    self.stops = zip(stops, next).map { stop, next in
      Stop(legs: stop.legs, wait: .seconds(max(next - stop.start, 0)))
    }
    isInstant = end <= 0
  }
}
