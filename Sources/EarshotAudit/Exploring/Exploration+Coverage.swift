public import EarshotTree

extension Exploration {
  /// How much of a screen was explored.
  public struct Coverage: Hashable, Sendable {
    /// The states that were found.
    public let states: Int
    /// The states in which everything was tried.
    public let expandedStates: Int
    /// The deeds that were tried, each in a state of its own.
    public let deeds: Int
    /// The deeds that were refused.
    public let refusedDeeds: Int
    /// The elements that were met.
    public let elements: Int
    /// The elements that were met and with which nothing was tried.
    public let untried: [AccessibilityElement.ID]
    /// The parts that a finger can touch and for which no element stands.
    public let partsWithoutElement: [DrawnPart.ID]
  }

  /// How much of the screen was explored.
  public var coverage: Coverage {
    let met = states.flatMap(\.elements).map(\.id).withoutRepeats
    let tried = Set(steps.compactMap(\.step.deed.subject))
    let touchable = states.flatMap(\.unexposedParts).filter { !$0.touches.isEmpty }
    return Coverage(
      states: states.count, expandedStates: expanded.count, deeds: steps.count,
      refusedDeeds: steps.count { $0.step.outcome != .performed }, elements: met.count,
      untried: met.filter { !tried.contains($0) },
      partsWithoutElement: touchable.map(\.id).withoutRepeats)
  }
}

extension Array where Element: Hashable {
  /// Each once, where it stands first.
  fileprivate var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
