/// What the views of a screen ask for that is accepted but not simulated.
@MainActor
final class UnsimulatedFeatures {
  /// The names, each once, in the order in which they were met.
  private(set) var names: [String] = []

  nonisolated init() {}

  func note(_ feature: UnsimulatedFeature) {
    if !names.contains(feature.name) { names.append(feature.name) }
  }
}
