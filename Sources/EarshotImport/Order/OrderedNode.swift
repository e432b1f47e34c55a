import EarshotTree

/// What is left of a tree when only the order of reading matters.
indirect enum OrderedNode {
  case element(TreeNode)
  /// What is read in one go, and the place by which it is sorted among its siblings.
  case group(TreeNode, [OrderedNode], AccessibilityFrame?)

  /// The place by which the node is sorted.
  var frame: AccessibilityFrame? {
    switch self {
    case .element(let node): node.element.frame
    case .group(_, _, let frame): frame
    }
  }

  var sortPriority: Double {
    switch self {
    case .element(let node), .group(let node, _, _): node.sortPriority
    }
  }
}
