import EarshotJSON
public import EarshotTree

/// Writes what a source exposes as a tree file, which reads back as the same screen.
///
/// Elements are asked for one after another and not kept, so that any number can be written. How
/// words are spoken is not part of the format.
@MainActor
public final class TreeWriter {
  private typealias Key = TreeNodeParser.Key

  private let source: any AccessibilitySource
  private let writer = JSONWriter()
  /// The element that is written next, and the containers around it, outermost first.
  private var next: AccessibilityElement?
  private var chain: [AccessibilityContainer] = []
  private var openedContainers: Set<AccessibilityElement.ID> = []

  /// Prepares to write what a source exposes now.
  public init(of source: any AccessibilitySource) { self.source = source }

  /// Writes the file, and hands over its bytes as they come.
  public func write(_ hand: ([UInt8]) -> Void) {
    source.settle()
    advance(to: source.firstElement())
    writer.object {
      writer.key(TreeParser.Key.earshotTree.rawValue).integer(TreeDocument.version)
      writeDevice()
      writer.key(TreeParser.Key.order.rawValue).string(TreeNode.Order.explicit.rawValue)
      writer.key(TreeParser.Key.elements.rawValue).array { writeNodes(at: 0, hand) }
    }
    hand(writer.finish())
  }

  /// What frames are read by, where that is another than usual.
  private func writeDevice() {
    guard let tree = source as? TreeSource else { return }
    if tree.direction != .leftToRight {
      writer.key(TreeParser.Key.direction.rawValue).string(tree.direction.rawValue)
    }
    if tree.idiom != .phone {
      writer.key(TreeParser.Key.idiom.rawValue).string(tree.idiom.rawValue)
    }
  }

  private func advance(to element: AccessibilityElement?) {
    next = element
    chain = element.map { source.containers(around: $0.id).reversed() } ?? []
  }

  /// Writes the nodes that stand inside the containers that are open.
  private func writeNodes(at depth: Int, _ hand: ([UInt8]) -> Void) {
    let open = chain.prefix(depth).map(\.id)
    while let element = next, chain.prefix(depth).map(\.id) == open {
      if chain.count > depth {
        write(chain[depth], at: depth, hand)
      } else {
        ElementWriter(element, of: source).write(to: writer)
        hand(writer.take())
        advance(to: source.element(after: element.id))
      }
    }
  }

  private func write(
    _ container: AccessibilityContainer, at depth: Int, _ hand: ([UInt8]) -> Void
  ) {
    writer.object {
      // What is left and entered again is one thing, and an identity is given once.
      if openedContainers.insert(container.id).inserted {
        writer.key(Key.id.rawValue).string(container.id.rawValue)
      }
      if let label = container.label { writer.key(Key.label.rawValue).string(label) }
      write(container.kind)
      let order = order(of: container)
      writer.key(Key.order.rawValue).string(order.rawValue)
      writer.key(Key.children.rawValue).array {
        inOrder(order) { writeNodes(at: depth + 1, hand) }
      }
    }
  }

  private func write(_ kind: AccessibilityContainer.Kind) {
    let name: TreeNode.Container? =
      switch kind {
      case .list: .list
      case .landmark: .landmark
      case .table: .table
      case .tabBar: .tabBar
      case .series: .series
      case .group: .group
      case .modal: nil
      }
    if let name {
      writer.key(Key.container.rawValue).string(name.rawValue)
    } else {
      writer.key(Key.modal.rawValue).boolean(true)
    }
    if case .table(let rows, let columns) = kind {
      writer.key(Key.rows.rawValue).integer(rows)
      writer.key(Key.columns.rawValue).integer(columns)
    }
  }

  /// Keeps frames from being sorted anew where the order must not be said to be given.
  private func inOrder(_ order: TreeNode.Order, _ writeNodes: () -> Void) {
    guard order == .frames, next?.frame != nil else { return writeNodes() }
    writer.object {
      writer.key(Key.order.rawValue).string(TreeNode.Order.explicit.rawValue)
      writer.key(Key.children.rawValue).array(writeNodes)
    }
  }

  /// What is read without its start and end has no order of its own.
  private func order(of container: AccessibilityContainer) -> TreeNode.Order {
    switch container.kind {
    case .list, .landmark:
      next.flatMap { source.position(of: $0.id) }?.container == container.id ? .explicit : .frames
    default: .explicit
    }
  }
}
