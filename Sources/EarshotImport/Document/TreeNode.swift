public import EarshotTree

/// One node of a tree file, as it is written there.
public struct TreeNode: Hashable, Sendable {
  /// How the children of a node are put into reading order.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// As they are written.
    case explicit
    /// By where they lie on the screen.
    case frames
  }

  /// The kind of container that a node is, without what belongs to one kind alone.
  public enum Container: String, Hashable, Sendable, CaseIterable {
    case list, landmark, table, tabBar, series, group
  }

  /// A place that a rotor of the app leads to.
  public struct Rotor: Hashable, Sendable {
    /// The name by which the rotor is turned to.
    public var name: String
    /// Each place: an element by its identity, or by a label that no other has, or else words that
    /// lead nowhere.
    public var results: [String]
  }

  /// Where a cell stands in its table.
  public struct Cell: Hashable, Sendable {
    /// The row, counted from zero.
    public var row: Int?
    /// The column, counted from zero.
    public var column: Int?
    /// How many rows the cell covers.
    public var rowSpan = 1
    /// How many columns the cell covers.
    public var columnSpan = 1
    /// The cells that head the row.
    public var rowHeaders: [AccessibilityElement.ID] = []
    /// The cells that head the column.
    public var columnHeaders: [AccessibilityElement.ID] = []
  }

  /// What the node exposes; its identity is the path to the node where the file gives none.
  public var element: AccessibilityElement
  /// The rotors of the node, with where they lead.
  public var rotors: [Rotor] = []
  /// How early the node is read among its siblings; more is earlier.
  public var sortPriority = 0.0
  /// Whether neither the node nor anything below it is exposed.
  public var isHidden = false
  /// Whether the node hides its siblings.
  public var isModal = false
  /// Whether what is below the node is read together.
  public var isGroup = false
  /// How the children are put into reading order; nil where the file leaves it to their frames.
  public var order: Order?
  /// The container that the node is.
  public var container: Container?
  /// How many rows the table has, if the node is one.
  public var rows: Int?
  /// How many columns the table has, if the node is one.
  public var columns: Int?
  /// Where the node stands in a table.
  public var cell: Cell?
  /// The nodes below; nil for an element.
  public var children: [TreeNode]?

  /// Makes an element.
  public init(element: AccessibilityElement) { self.element = element }
}
