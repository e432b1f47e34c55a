import EarshotTree

/// Finds what of a tree is read, and in which order, as AccessibilitySnapshot found VoiceOver to do.
struct ReadingOrder {
  let direction: TreeDocument.Direction
  let idiom: TreeDocument.Idiom

  init(of document: TreeDocument) {
    direction = document.direction
    idiom = document.idiom
  }

  /// How far apart in points two tops have to be to belong to different rows.
  private var rowHeight: Double {
    switch idiom {
    case .phone: 8
    case .pad: 13
    }
  }

  /// The nodes that are read, in order, at one level and at those below.
  func ordered(_ document: TreeDocument) -> [OrderedNode] {
    let nodes = exposed(document.elements)
    return document.order == .explicit ? nodes : arranged(nodes)
  }

  /// What siblings expose; those that give no context of their own are replaced by what is in them.
  private func exposed(_ siblings: [TreeNode], inTabBar: Bool = false) -> [OrderedNode] {
    let topmost = siblings.last { $0.isModal && !$0.isHidden }
    return (topmost.map { [$0] } ?? siblings).flatMap { exposed($0, inTabBar: inTabBar) }
  }

  private func exposed(_ node: TreeNode, inTabBar: Bool) -> [OrderedNode] {
    guard !node.isHidden, !node.isOfNoSize else { return [] }
    guard let children = node.children else { return [.element(node)] }
    let isTabBar = inTabBar || node.isTabBar
    if node.order == .explicit {
      let members = children.flatMap { exposed($0, inTabBar: isTabBar) }
      let ownPlace = inTabBar ? node.element.frame : nil
      return [.group(node, members, ownPlace ?? place(of: members))]
    }
    let members = exposed(children, inTabBar: isTabBar)
    guard node.isReadTogether else { return members }
    return [.group(node, arranged(members), place(of: members))]
  }

  /// A group stands where that of its members does which comes first on the screen, in whatever
  /// order they are read.
  private func place(of members: [OrderedNode]) -> AccessibilityFrame? {
    arranged(members).first?.frame
  }

  private func arranged(_ nodes: [OrderedNode]) -> [OrderedNode] {
    nodes.sorted { left, right in
      guard left.sortPriority == right.sortPriority else {
        return left.sortPriority > right.sortPriority
      }
      guard let left = left.frame, let right = right.frame else { return false }
      return isRead(left, before: right)
    }
  }

  private func isRead(_ left: AccessibilityFrame, before right: AccessibilityFrame) -> Bool {
    if abs(left.y - right.y) >= rowHeight { return left.y < right.y }
    return switch direction {
    case .leftToRight: left.x < right.x
    case .rightToLeft: left.x > right.x
    }
  }
}

extension TreeNode {
  /// Whether the node takes no room and is more than a wrapper around what does.
  fileprivate var isOfNoSize: Bool {
    guard let frame = element.frame, frame.width == 0, frame.height == 0 else { return false }
    return children == nil || order == .explicit
  }

  /// Whether what is below the node is read in one go.
  fileprivate var isReadTogether: Bool { isGroup || isModal || container != nil || isTabBar }

  /// Whether what is below the node are tabs.
  var isTabBar: Bool { container == .tabBar || element.traits.contains(.tabBar) }
}
