import EarshotTree

/// An element as a view exposes it, with the code that runs when it is acted on.
///
/// The object is made when its views are resolved and never changed afterwards; whoever wants it
/// otherwise changes a copy.
final class ResolvedElement {
  let id: AccessibilityElement.ID
  var label: String?
  var value: String?
  var hint: String?
  var traits: TreeTraits = []
  var customContent: [AccessibilityCustomContent] = []
  var inputLabels: [String] = []
  var headingLevel: Int?
  var identifier: String?
  /// Groups of actions in the order in which they were added, innermost first.
  var actions: [ActionGroup] = []
  /// Runs at a double tap.
  var activation: (() -> Void)?
  /// Runs at a double tap when nothing else does: the touch passes through to a gesture.
  var tap: (() -> Void)?
  /// Runs at a double tap that is held: the touch passes through to a gesture.
  var longPress: (() -> Void)?
  var escape: (() -> Void)?
  var magicTap: (() -> Void)?
  /// What tells the element apart among the options that it is one of.
  var tag: AnyHashable?
  /// What few elements have.
  var rarities: Rarities?
  /// Runs at a swipe up or down on an adjustable element.
  var adjustment: ((AccessibilityAdjustmentDirection) -> Void)?
  /// Takes what is entered in place of what was there.
  var textEntry: ((String) -> Void)?
  /// Whether a label that is set takes the place of the value as well.
  var valueYieldsToLabel = false
  var acceptsTouches = true
  /// Whether the element is a button that leaves things as they are.
  var isCancel = false
  var actionsOrder: ActionsOrder = .ios
  /// Whether the element only stands for something that has no words of its own, such as a shape.
  var isLatent = false
  /// What hears of the reader's cursor when it comes here or goes.
  var focusTargets: [FocusTarget] = []
  var rules: [UIRule] = []
  /// What assistive technology was told; it holds, because whatever changes it makes a new element.
  private var told: AccessibilityElement?

  init(id: AccessibilityElement.ID, rules: [UIRule]) {
    self.id = id
    self.rules = rules
  }

  /// A changed copy.
  func with(_ rule: UIRule? = nil, _ change: (ResolvedElement) -> Void) -> ResolvedElement {
    let copy = ResolvedElement(copying: self)
    change(copy)
    if let rule { copy.rules.append(rule) }
    return copy
  }

  private init(copying other: ResolvedElement) {
    id = other.id
    label = other.label
    value = other.value
    hint = other.hint
    traits = other.traits
    customContent = other.customContent
    inputLabels = other.inputLabels
    headingLevel = other.headingLevel
    identifier = other.identifier
    actions = other.actions
    activation = other.activation
    tap = other.tap
    longPress = other.longPress
    escape = other.escape
    magicTap = other.magicTap
    tag = other.tag
    rarities = other.rarities
    adjustment = other.adjustment
    textEntry = other.textEntry
    valueYieldsToLabel = other.valueYieldsToLabel
    acceptsTouches = other.acceptsTouches
    isCancel = other.isCancel
    actionsOrder = other.actionsOrder
    isLatent = other.isLatent
    focusTargets = other.focusTargets
    rules = other.rules
  }
}

/// A named action and the code that it runs.
struct ResolvedAction {
  let name: String
  let handler: () -> Void
}

/// Actions that were added together.
enum ActionGroup {
  /// Actions of a swipe over a row, which come before all others.
  case swiped(@MainActor () -> [ResolvedAction])
  /// Actions of a context menu, which come after all others.
  case menu(@MainActor () -> [ResolvedAction])
  /// Actions of the children of a combined element, in reading order.
  case combined(@MainActor () -> [ResolvedAction])
  /// Actions in the order in which they were written.
  case written(@MainActor () -> [ResolvedAction])
}

extension ResolvedElement {
  /// The actions in the order in which they are offered.
  ///
  /// Those of combined children come first. Written ones are stored last written first on iOS,
  /// in one block and from block to block alike.
  @MainActor
  var offeredActions: [ResolvedAction] {
    var swiped: [ResolvedAction] = []
    var menu: [ResolvedAction] = []
    var combined: [ResolvedAction] = []
    var written: [ResolvedAction] = []
    for group in actions {
      switch group {
      case .swiped(let actions): swiped += actions()
      case .menu(let actions): menu += actions()
      case .combined(let actions): combined += actions()
      case .written(let actions): written += actions()
      }
    }
    return swiped + combined + (actionsOrder == .ios ? written.reversed() : written) + menu
  }

  /// What assistive technology is told.
  @MainActor
  var published: AccessibilityElement {
    if let told { return told }
    let actions = AccessibilityCustomAction.numbering(offeredActions.map(\.name))
    let element = described(offering: actions)
    told = element
    return element
  }

  /// Whether assistive technology would now be told something else; where nobody asked for actions,
  /// they are not made to be compared.
  @MainActor
  func isTold(otherwiseThan former: ResolvedElement) -> Bool {
    guard let told = former.told else {
      return described(offering: []) != former.described(offering: [])
    }
    return published != told
  }

  private func described(offering actions: [AccessibilityCustomAction]) -> AccessibilityElement {
    AccessibilityElement(
      id: id,
      label: label,
      value: value,
      hint: hint,
      traits: traits,
      customActions: actions,
      customContent: customContent,
      inputLabels: inputLabels,
      rotors: rarities?.rotors.map(\.name) ?? [],
      speechStyle: rarities?.speechStyle,
      headingLevel: headingLevel,
      identifier: identifier)
  }
}
