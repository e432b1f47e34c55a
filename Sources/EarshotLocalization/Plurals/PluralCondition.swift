/// When a form of a plural is taken, as Unicode's data writes it: `v = 0 and i % 10 = 2..4`.
struct PluralCondition: Hashable, Sendable {
  /// One comparison.
  private struct Relation: Hashable {
    let operand: Substring
    let divisor: UInt64?
    let isNegated: Bool
    let ranges: [ClosedRange<UInt64>]
  }

  /// Any of these, of each all.
  private let alternatives: [[Relation]]

  /// Reads a condition; nil where it is not written as one.
  init?(_ text: some StringProtocol) {
    var alternatives: [[Relation]] = []
    for alternative in String(text).split(separator: " or ") {
      let relations = alternative.split(separator: " and ").map(Self.relation)
      guard relations.allSatisfy({ $0 != nil }) else { return nil }
      alternatives.append(relations.compactMap(\.self))
    }
    guard !alternatives.isEmpty else { return nil }
    self.alternatives = alternatives
  }

  /// Whether the condition holds for a number.
  func holds(for number: PluralNumber) -> Bool {
    alternatives.contains { $0.allSatisfy { Self.holds($0, for: number) } }
  }

  private static func relation(_ text: Substring) -> Relation? {
    let words = text.split(separator: " ")
    guard let sign = words.firstIndex(where: { $0 == "=" || $0 == "!=" }), words.count == sign + 2
    else { return nil }
    let hasDivisor = sign == 3 && words[1] == "%"
    guard hasDivisor || sign == 1 else { return nil }
    let divisor = hasDivisor ? UInt64(words[2]) : nil
    let ranges = words[sign + 1].split(separator: ",").map(range)
    guard ranges.allSatisfy({ $0 != nil }), !hasDivisor || divisor ?? 0 > 0 else { return nil }
    return Relation(
      operand: words[0], divisor: divisor, isNegated: words[sign] == "!=",
      ranges: ranges.compactMap(\.self))
  }

  private static func range(_ text: Substring) -> ClosedRange<UInt64>? {
    let ends = text.split(separator: ".").map { UInt64($0) }
    guard let first = ends.first, let lower = first else { return nil }
    guard let upper = ends.last ?? nil, ends.count <= 2, lower <= upper else { return nil }
    return lower...upper
  }

  private static func holds(_ relation: Relation, for number: PluralNumber) -> Bool {
    guard let value = value(of: relation.operand, in: number) else { return relation.isNegated }
    let rest = relation.divisor.map { value % $0 } ?? value
    return relation.ranges.contains { $0.contains(rest) } != relation.isNegated
  }

  /// The part of a number that a letter stands for; nil for the number itself where it is not whole.
  private static func value(of operand: Substring, in number: PluralNumber) -> UInt64? {
    switch operand {
    case "n": number.significantLength == 0 ? number.whole : nil
    case "i": number.whole
    case "v": UInt64(number.fractionLength)
    case "w": UInt64(number.significantLength)
    case "f": number.fraction
    case "t": number.significant
    default: 0
    }
  }
}
