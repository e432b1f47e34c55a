import EarshotTree

/// The order in which deeds are tried: reading order, or for another seed than zero one that is as
/// good as any, and always the same.
struct DeedOrder {
  let seed: UInt64

  func ordered(_ deeds: [AuditDeed], in state: Int) -> [AuditDeed] {
    guard seed != 0 else { return deeds }
    let ranked = deeds.enumerated().map { place, deed in
      (rank: rank(of: place, in: state), place: place, deed: deed)
    }
    return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.deed)
  }

  /// A number that looks as if it was drawn: the finaliser of a common generator.
  private func rank(of place: Int, in state: Int) -> UInt64 {
    var bits = seed &+ UInt64(bitPattern: Int64(state &* 100_003 &+ place)) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
