/// Something that holds elements and gives them a context, without being a stop itself.
public struct AccessibilityContainer: Identifiable, Hashable, Sendable {
  /// What kind of context a container gives.
  public enum Kind: Hashable, Sendable {
    /// An ordered list.
    case list
    /// A region that can be jumped to.
    case landmark
    /// A table of cells.
    case table(rows: Int, columns: Int)
    /// A bar of tabs.
    case tabBar
    /// A run of alternatives, each spoken with its place: `one of three`.
    case series
    /// Things that belong together.
    case group
    /// A part of the screen that hides its siblings.
    case modal
  }

  /// What the system shows something modal as.
  public enum Presentation: String, Hashable, Sendable, CaseIterable {
    /// A card that slides over the screen.
    case sheet
    /// Another screen in front of this one.
    case cover
    /// A bubble that points at what it belongs to.
    case popover
    /// A message that wants an answer.
    case alert
    /// Several ways to go on.
    case dialog
    /// A list of actions.
    case menu
  }

  /// The identity of the container; it shares the name space of its source's elements.
  public let id: AccessibilityElement.ID
  /// What kind of context the container gives.
  public var kind: Kind
  /// The name of the container, spoken when it is entered.
  @AccessibilityElement.NonEmpty public var label: String?
  /// The container around this one.
  public var parent: AccessibilityElement.ID?
  /// What the system shows the container as; nil where it is the app's own making.
  public var presentation: Presentation?

  /// Creates a container.
  public init(
    id: AccessibilityElement.ID,
    kind: Kind,
    label: String? = nil,
    parent: AccessibilityElement.ID? = nil,
    presentation: Presentation? = nil
  ) {
    self.id = id
    self.kind = kind
    self.parent = parent
    self.presentation = presentation
    self.label = label
  }
}

extension AccessibilityContainer {
  /// What the place of each member is said in, where it always is.
  public var placesMembersIn: AccessibilityPosition.Context? {
    switch kind {
    case .series: .series
    case .tabBar: .tabBar
    case .list, .landmark, .table, .group, .modal: nil
    }
  }
}
