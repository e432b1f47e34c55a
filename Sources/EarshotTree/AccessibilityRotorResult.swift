/// One of the places that a rotor of the app leads to.
public struct AccessibilityRotorResult: Hashable, Sendable {
  /// What the place is called in the rotor; nil where the element speaks for itself.
  @AccessibilityElement.NonEmpty public var label: String?
  /// The stretch of the element's words that the place is; nil for the whole element.
  @AccessibilityElement.NonEmpty public var text: String?
  /// The element that the cursor moves to; nil where the app names one that is not there.
  public let target: AccessibilityElement.ID?

  /// States a place.
  public init(label: String?, text: String? = nil, target: AccessibilityElement.ID?) {
    self.target = target
    self.label = label
    self.text = text
  }
}
