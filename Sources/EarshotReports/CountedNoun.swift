/// A number with what is counted, as a sentence has it.
package enum CountedNoun {
  /// The number and its noun: `1 step`, `2 steps`.
  package static func text(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
