/// Calls what is exposed on the screens of one exploration by the same names, whichever of them is
/// open.
@MainActor
final class ScreenNames {
  /// What is another each time a screen is opened.
  let differences: OpeningDifferences
  /// What rows are called.
  var rows: RowNames

  init(_ differences: OpeningDifferences = OpeningDifferences(), rows: RowNames = RowNames()) {
    self.differences = differences
    self.rows = rows
  }

  /// Whether every identity is a name already.
  var areIdentities: Bool { differences.renamed.isEmpty }
}
