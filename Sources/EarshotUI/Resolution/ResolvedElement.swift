import EarshotTree

/// An element as a view exposes it, with the code that runs when it is acted on.
///
/// The object is made when its views are resolved and never changed afterwards; whoever wants it
/// otherwise changes a copy.
final class ResolvedElement {
  let id: AccessibilityElement.ID
  var label: String?
  var value: String?
  var traits: TreeTraits = []
  /// Groups of actions in the order in which they were added, innermost first.
  var actions: [ActionGroup] = []
  /// Runs at a double tap.
  var activation: (() -> Void)?
  /// Runs at a double tap when nothing else does: the touch passes through to a gesture.
  var tap: (() -> Void)?
  /// Runs at a double tap that is held: the touch passes through to a gesture.
  var longPress: (() -> Void)?
  /// What few elements have; shared by copies until one of them is changed.
  private var rare: RareStorage?
  /// Whether a label that is set takes the place of the value as well.
  var valueYieldsToLabel = false
  var acceptsTouches = true
  /// Whether the element is a button that leaves things as they are.
  var isCancel = false
  var actionsOrder: ActionsOrder = .ios
  /// Whether the element only stands for something that has no words of its own, such as a shape.
  var isLatent = false
  var rules: [UIRule] = []
  /// The actions of which assistive technology was told; they hold, because whatever changes them
  /// makes a new element.
  private var toldActions: [AccessibilityCustomAction]?

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
    traits = other.traits
    actions = other.actions
    activation = other.activation
    tap = other.tap
    longPress = other.longPress
    rare = other.rare
    valueYieldsToLabel = other.valueYieldsToLabel
    acceptsTouches = other.acceptsTouches
    isCancel = other.isCancel
    actionsOrder = other.actionsOrder
    isLatent = other.isLatent
    rules = other.rules
  }

  /// What few elements have, if this one has any of it.
  var rarities: Rarities? {
    get { rare?.values }
    set { rare = newValue.map(RareStorage.init) }
  }

  /// Changes what few elements have.
  func changeRarities(_ change: (inout Rarities) -> Void) {
    if !isKnownUniquelyReferenced(&rare) { rare = RareStorage(rare?.values ?? Rarities()) }
    if let rare { change(&rare.values) }
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
    if let toldActions { return described(offering: toldActions) }
    let actions = AccessibilityCustomAction.numbering(offeredActions.map(\.name))
    toldActions = actions
    return described(offering: actions)
  }

  /// Whether assistive technology would now be told something else; where nobody asked for actions,
  /// they are not made to be compared.
  @MainActor
  func isTold(otherwiseThan former: ResolvedElement) -> Bool {
    guard former.toldActions != nil else {
      return described(offering: []) != former.described(offering: [])
    }
    return published != former.published
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
