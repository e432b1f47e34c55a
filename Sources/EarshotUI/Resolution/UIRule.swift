import EarshotTree

/// The decisions of this layer about what is exposed.
///
/// The sentences and their grounds stand in `UIRule+Statement.swift`, so that somebody with a
/// device can go through them.
enum UIRule: String, CaseIterable, Sendable {
  case text = "text.element"
  case imageAsset = "image.asset-name"
  case imageSymbol = "image.symbol-words"
  case button = "button.one-element"
  case shape = "shape.needs-words"
  case combineLabels = "combine.labels"
  case combineValues = "combine.values"
  case combineImages = "combine.images-dropped"
  case combineControls = "combine.control-text-dropped"
  case combineActivation = "combine.first-control-activates"
  case combineActions = "combine.child-actions-first"
  case combineOnlyWords = "combine.only-words"
  case combineDisabled = "combine.disabled"
  case combineNothing = "combine.nothing"
  case combineHeading = "combine.heading-carries"
  case ignoreChildren = "children.ignored"
  case containChildren = "children.contained"
  case hidden = "hidden.gone"
  case transparent = "opacity.zero-is-gone"
  case label = "modifier.label"
  case value = "modifier.value"
  case hint = "modifier.hint"
  case traits = "modifier.traits"
  case identifier = "modifier.identifier"
  case gestureAction = "actions.gesture"
  case actions = "actions.last-written-first"
  case disabled = "disabled.refuses"
  case tapGesture = "gesture.tap-activates"
  case longPressGesture = "gesture.long-press-unnamed"
  case touchesIgnored = "touches.ignored"
  case overlay = "order.overlay-after"
  case background = "order.background-before"
  case list = "list.no-words"
}

extension UIRule {
  /// The rule with its sentence and its ground.
  var rule: AccessibilityRule {
    AccessibilityRule(id: rawValue, statement: statement, evidence: evidence)
  }
}
