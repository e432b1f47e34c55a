import EarshotTree

extension AuditedStep {
  /// Whether it was done, and the screen is as if it had not been.
  var seemsToChangeNothing: Bool {
    outcome == .performed && comesToRest && !showsSomethingBriefly && faults.isEmpty
      && before == after
  }
}
