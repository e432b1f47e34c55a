extension [AuditFinding] {
  /// The findings with their fingerprints, which tell them again tomorrow whatever else changes.
  ///
  /// Findings of which nothing tells one from another are numbered in their order.
  public func withFingerprints() -> [AuditFinding] {
    var counts: [String: Int] = [:]
    return map { finding in
      var finding = finding
      let hash = Self.hash(of: FindingIngredients(of: finding).text)
      let count = counts[hash, default: 0] + 1
      counts[hash] = count
      finding.fingerprint = count == 1 ? hash : "\(hash)-\(count)"
      return finding
    }
  }

  /// Sixteen digits that are the same on every machine: 64 bits of FNV-1a.
  private static func hash(of text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { (hash: UInt64, byte) in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
