import EarshotTree

extension AccessibilityChangeStream {
  /// What has begun to move since the last call, one line each.
  func movements() -> [String] {
    takeAll().compactMap { change in
      guard case .motion(let motion) = change else { return nil }
      return motion.line
    }
  }
}

extension MotionEvent {
  /// Subject, occasion, property, ends, wait, time and curve, in this order.
  fileprivate var line: String {
    let occasion: [Occasion: String] = [.appearance: "+", .disappearance: "-"]
    let wait = delay > .zero ? " after \(delay.milliseconds)" : ""
    return
      "\(occasion[self.occasion] ?? "")\(subject): \(property.rawValue) \(from.text) → \(to.text)"
      + "\(wait) in \(duration.milliseconds), \(curve)"
  }
}

extension MotionEvent.Value {
  fileprivate var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .place(let place): place
    }
  }
}

extension Duration {
  fileprivate var milliseconds: String { "\(Int((self / .milliseconds(1)).rounded())) ms" }
}
