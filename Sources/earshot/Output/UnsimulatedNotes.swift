import EarshotTree

/// Says on standard error what a screen asks for that is accepted but not simulated, each once.
@MainActor
struct UnsimulatedNotes {
  private var told = 0

  /// Says what was met since the last time.
  mutating func tell(
    of source: any AccessibilitySource, to errors: inout some TextOutputStream
  ) {
    let names = source.unsimulated
    for name in names.dropFirst(told) {
      errors.write("earshot: note: accepted, not simulated: \(name)\n")
    }
    told = names.count
  }
}
