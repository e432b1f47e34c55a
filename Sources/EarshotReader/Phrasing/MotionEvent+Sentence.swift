import EarshotText
public import EarshotTree

extension MotionEvent {
  /// The movement on one line that makes sense when it is heard, such as
  /// `motion: Send, scale from 0.5 to 1 in 0.2 seconds, ease in and out`.
  public var sentence: String {
    let movement =
      "\(property.rawValue) from \(from.words) to \(to.words) in \(duration.inSeconds)"
    let wait = delay > .zero ? " after \(delay.inSeconds)" : ""
    return "motion: \(PrintableText.line(subject))\(occasion.words), \(movement)\(wait), \(curve)"
  }
}

extension MotionEvent.Occasion {
  fileprivate var words: String {
    switch self {
    case .change: ""
    case .appearance: ", appearing"
    case .disappearance: ", disappearing"
    }
  }
}

extension MotionEvent.Value {
  fileprivate var words: String {
    switch self {
    case .number(let number): number.roundedWords
    case .place(let name): PrintableText.line(name)
    }
  }
}

extension Duration {
  fileprivate var inSeconds: String {
    let seconds = self / .seconds(1)
    return seconds == 1 ? "1 second" : "\(seconds.roundedWords) seconds"
  }
}

extension Double {
  /// The number to three decimals, as many as anybody can tell apart.
  fileprivate var roundedWords: String {
    guard abs(self) < 1e12 else { return description }
    let thousandths = (self * 1000).rounded()
    let whole = Int(thousandths / 1000)
    guard Double(whole) * 1000 != thousandths else { return "\(whole)" }
    return "\(thousandths / 1000)"
  }
}
