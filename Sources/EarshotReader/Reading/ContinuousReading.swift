import EarshotTree

/// What is read stop by stop while time passes.
struct ContinuousReading {
  /// Why each stop is read.
  let rule: AccessibilityRule
  /// The element under the cursor as it was when it was read.
  var stop: AccessibilityElement?
}
