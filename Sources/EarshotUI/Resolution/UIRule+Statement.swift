import EarshotTree

extension UIRule {
  /// What the rule says.
  var statement: String {
    switch self {
    case .text: "A text is an element with its string as label; an empty text is none."
    case .imageAsset: "An image is named by its asset, with the dots dropped."
    case .imageSymbol:
      "A system image is named by its symbol: some have a name of their own, the rest the raw one."
    case .button: "A button is one element, named by the texts of its label."
    case .shape: "A shape becomes an element only when it is given a label, value or hint."
    case .combineLabels: "A combined element's label joins its children's with commas."
    case .combineValues: "A combined element's value joins its children's with commas."
    case .combineImages: "Images add nothing to a combined element, even when they are labelled."
    case .combineControls: "Buttons and links add no words to a combined element, only traits."
    case .combineActivation:
      "The first button or link of a combined element is its activation; the others are actions."
    case .combineActions: "Actions of combined children come before those added outside."
    case .combineOnlyWords:
      "Where no text is combined, the first button or link gives its words, or else the images."
    case .combineDisabled:
      "What is combined is dimmed when its activation or all of it is; other actions are left out."
    case .combineNothing: "Nothing combined is no element until it is given words."
    case .combineHeading: "A combined element is a heading when one of its children is."
    case .ignoreChildren: "An element that ignores its children starts without words."
    case .containChildren: "A view that contains its children is a container, named by its label."
    case .hidden: "What is hidden is not exposed, with everything inside it."
    case .transparent: "What is not seen at all because of its opacity is not exposed."
    case .label: "A label replaces the one that was there."
    case .value: "A value replaces the one that was there."
    case .hint: "A hint replaces the one that was there."
    case .traits: "Traits are added to those that were there, or taken away from them."
    case .identifier: "An identifier is for tests, and is never spoken."
    case .gestureAction: "An action of a gesture replaces the one further in."
    case .actions: "Actions are offered last written first, in a block and from block to block."
    case .disabled: "What is disabled is dimmed and refuses to be activated."
    case .tapGesture: "A tap gesture is performed by a double tap, and adds no button trait."
    case .longPressGesture: "A long press is performed by hold, and is not named anywhere."
    case .touchesIgnored: "A view that takes no touches is still an element."
    case .overlay: "An overlay is read after what it lies on."
    case .background: "A background is read before what lies on it."
    case .list: "A list adds no words of its own: neither \"list\" nor a position."
    }
  }

  /// On what ground the rule stands.
  var evidence: AccessibilityRule.Evidence {
    switch self {
    case .text, .traits, .disabled, .identifier, .gestureAction, .containChildren, .hidden:
      .documented
    case .shape, .combineLabels, .label: .referenceImage
    case .imageAsset, .imageSymbol, .button, .combineValues, .combineImages, .combineControls,
      .combineActivation, .combineHeading, .ignoreChildren, .actions, .list,
      .longPressGesture:
      .deviceReport
    case .combineOnlyWords, .combineDisabled, .combineNothing, .combineActions, .value, .hint,
      .transparent, .tapGesture, .touchesIgnored, .overlay, .background:
      .assumption
    }
  }
}
