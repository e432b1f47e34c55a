import EarshotTree

extension [_ResolvedItem] {
  /// Notes the room that a view was given at a node: of what is drawn there, innermost first, and
  /// of the area of a button, outermost first.
  @MainActor
  func framed(as size: AccessibilitySize, at id: AccessibilityElement.ID) -> Self {
    let whole = drawnElements.filter { $0.drawing?.isPartOfControl == false }
    guard whole.count == 1, let only = whole.first else { return self }
    let (isHere, isButton) = (only.id == id, only.isDrawnButton)
    return adjusting { element in
      guard element.drawing?.isPartOfControl == false else { return element }
      return element.drawn { drawing in
        if isHere { drawing.size = (drawing.size ?? .unknown).completed(by: size) }
        if isButton { drawing.touchSize = size.completed(by: drawing.touchSize ?? .unknown) }
      }
    }
  }

  /// Notes how large the area is in which a gesture around a view counts, unless something further in
  /// has an area of its own.
  @MainActor
  func touched(on content: some View) -> Self {
    let size = (content as? any FixedFrame)?.fixedSize ?? .unknown
    return drawing { $0.touchSize = $0.touchSize ?? size }
  }
}

extension ResolvedElement {
  fileprivate var isDrawnButton: Bool {
    drawing?.kind == .control && !traits.isDisjoint(with: [.button, .link])
  }

  /// Notes how large the area is of a button that is as large as its label.
  @MainActor
  func noteTouchSize(ofLabel label: some View, in context: _ResolveContext) {
    guard !context.environment.showsRowBadges, !context.node.isInBar else { return }
    drawing?.touchSize = (label as? any FixedFrame)?.fixedSize
  }
}

extension AccessibilitySize {
  /// Decided by layout.
  static let unknown = AccessibilitySize()

  /// The size, with another for the sides that are not known.
  fileprivate func completed(by other: Self) -> Self {
    AccessibilitySize(width: width ?? other.width, height: height ?? other.height)
  }

  /// The size, if anything of it is known.
  var ifKnown: Self? { self == .unknown ? nil : self }
}

extension _ViewNode {
  /// Whether the node stands in a bar, where the system makes the area for touches larger.
  fileprivate var isInBar: Bool {
    var node: _ViewNode? = self
    while let current = node {
      if current is BarNode { return true }
      node = current.parent
    }
    return false
  }
}

/// A view whose size the app fixed, with nothing around it that may make it larger.
private protocol FixedFrame {
  var fixedSize: AccessibilitySize { get }
}

extension ModifiedContent: FixedFrame where Modifier == FixedFrameModifier {
  fileprivate var fixedSize: AccessibilitySize { modifier.size }
}
