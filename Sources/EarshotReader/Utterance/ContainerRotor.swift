import EarshotTree

/// What the rotor leads to the beginning of.
public enum ContainerRotor: String, Hashable, Sendable, CaseIterable {
  /// Anything that holds elements and gives them a context.
  case containers
  /// Regions that can be jumped to.
  case landmarks
  /// Tables of cells.
  case tables
  /// Ordered lists.
  case lists

  /// Whether the rotor leads to a container.
  func includes(_ container: AccessibilityContainer) -> Bool {
    switch (self, container.kind) {
    case (.containers, _), (.landmarks, .landmark), (.tables, .table), (.lists, .list): true
    default: false
    }
  }
}
