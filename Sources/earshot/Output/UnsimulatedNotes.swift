import EarshotTree

/// Says on standard error what a screen asks for that is accepted but not simulated, each once.
@MainActor
struct UnsimulatedNotes {
  private var told: Set<String> = []

  /// Says what was met since the last time.
  mutating func tell(
    of source: any AccessibilitySource, to errors: inout some TextOutputStream
  ) {
    for name in source.unsimulated where told.insert(name).inserted {
      errors.write("earshot: note: accepted, not simulated: \(name)\n")
    }
  }
}
