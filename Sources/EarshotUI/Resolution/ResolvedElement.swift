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
  /// The actions of which assistive technology was told.
  private var toldActions: [AccessibilityCustomAction] = []
  /// The number of the telling in which it was; 0 before the first.
  private(set) var telling = 0

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

  var isSwiped: Bool { if case .swiped = self { true } else { false } }

  var isMenu: Bool { if case .menu = self { true } else { false } }
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

  /// What assistive technology is told, with the actions that were made for it.
  var published: AccessibilityElement { described(offering: toldActions) }

  /// Makes the actions of which assistive technology is told.
  @MainActor
  func makeActionsToTell(inTelling number: Int) {
    toldActions = AccessibilityCustomAction.numbering(offeredActions.map(\.name))
    telling = number
  }

  /// Whether anything but the actions is another than before.
  func isDescribed(otherwiseThan former: ResolvedElement) -> Bool {
    described(offering: []) != former.described(offering: [])
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
      hasChart: rarities?.chart != nil,
      showsPrompt: rarities?.showsPrompt ?? false,
      speechStyle: rarities?.speechStyle,
      headingLevel: headingLevel,
      expandedStatus: rarities?.expandedStatus,
      identifier: identifier)
  }
}
