extension Animation {
  /// The wait until the movement begins.
  var delayTime: Duration { .seconds(max(delay, 0)) }

  /// The time that the movement takes once.
  var movingTime: Duration { .seconds(max(duration, 0) / (speed > 0 ? speed : 1)) }

  /// The time until the movement is over; one that goes on for ever counts as over after once.
  var totalTime: Duration { delayTime + movingTime * (repeatCount ?? 1) }

  /// How the movement goes, in words.
  var words: String {
    switch repeatCount {
    case 1: curveWords
    case nil: "\(curveWords), \(passWords) for ever"
    case let count?: "\(curveWords), \(passWords) \(count) times"
    }
  }

  private var passWords: String { autoreverses ? "back and forth" : "over and over" }

  private var curveWords: String {
    switch curve {
    case .linear: "steady"
    case .easeIn: "ease in"
    case .easeOut: "ease out"
    case .easeInOut: "ease in and out"
    case .bezier: "a curve of its own"
    case .spring(let bounce): bounce == 0 ? "spring" : "spring with bounce \(rounded(bounce))"
    }
  }

  /// Three decimals are as many as anybody can tell apart.
  private func rounded(_ number: Double) -> String {
    let text = "\((number * 1000).rounded() / 1000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
