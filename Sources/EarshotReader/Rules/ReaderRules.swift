public import EarshotTree

/// Everything that the screen reader decides, each decision once.
public enum ReaderRules {
  /// All rules, in the order in which they apply.
  public static let all: [AccessibilityRule] =
    words + traits + hints + cursor + reloading + changes + rotor
    + speech
    + settings
    + textRotor
    + rotorSurroundings
    + gestures
    + pace
    + spokenText
}
