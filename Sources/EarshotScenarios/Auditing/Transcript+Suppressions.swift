public import EarshotAudit

extension Transcript {
  /// What the header allows an audit to find, on a screen as it was named in the call.
  public func suppressions(onScreen screen: String) throws(SuppressionError) -> [Suppression] {
    var suppressions: [Suppression] = []
    for (allowance, line) in zip(header.allowances, allowanceLines) {
      suppressions.append(
        try Suppression(
          rule: allowance.rule, reason: allowance.reason, onScreen: screen,
          writtenAt: SourcePlace(file: file, line: line)))
    }
    return suppressions
  }
}
