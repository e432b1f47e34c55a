import EarshotImport
import EarshotTestSupport
import EarshotTree

/// A small tree of which nobody knows what it will be.
struct RandomTree {
  private(set) var document = TreeDocument()
  private var count = 0

  /// Half of the trees know where their elements lie; the other half is read as it is written.
  init(using generator: inout SeededGenerator) {
    let hasFrames = Bool.random(using: &generator)
    document.direction = Bool.random(using: &generator) ? .leftToRight : .rightToLeft
    document.elements = nodes(depth: 0, hasFrames: hasFrames, using: &generator)
  }

  private mutating func nodes(
    depth: Int, hasFrames: Bool, using generator: inout SeededGenerator
  ) -> [TreeNode] {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      node(depth: depth, hasFrames: hasFrames, using: &generator)
    }
  }

  private mutating func node(
    depth: Int, hasFrames: Bool, using generator: inout SeededGenerator
  ) -> TreeNode {
    count += 1
    var node = TreeNode(element: AccessibilityElement(id: .init(rawValue: "\(count)")))
    node.isHidden = Int.random(in: 0..<12, using: &generator) == 0
    node.isModal = Int.random(in: 0..<12, using: &generator) == 0
    guard depth < 4, Bool.random(using: &generator) else {
      node.element.label = "element \(count)"
      if hasFrames { node.element.frame = frame(using: &generator) }
      return node
    }
    node.container = TreeNode.Container.allCases.randomElement(using: &generator)
    node.order = Bool.random(using: &generator) ? .explicit : nil
    node.children = nodes(depth: depth + 1, hasFrames: hasFrames, using: &generator)
    return node
  }

  private func frame(using generator: inout SeededGenerator) -> AccessibilityFrame {
    let x = Double.random(in: 0..<300, using: &generator)
    let y = Double(Int.random(in: 0..<20, using: &generator) * 20)
    return AccessibilityFrame(x: x, y: y, width: 40, height: 20)
  }
}
