@testable import EarshotUI

extension RuleExamples {
  static let accepted: [UIRule: AnyView] = [
    UnsimulatedFeature.dragPoint.rule: AnyView(
      Text("a").accessibilityDragPoint(.center, description: "Drag")),
    UnsimulatedFeature.dropPoint.rule: AnyView(
      Text("a").accessibilityDropPoint(.center, description: "Drop")),
    UnsimulatedFeature.draggable.rule: AnyView(Text("a").draggable("b")),
    UnsimulatedFeature.onDrag.rule: AnyView(Text("a").onDrag { NSItemProvider() }),
    UnsimulatedFeature.dropDestination.rule: AnyView(
      Text("a").dropDestination(for: String.self) { _, _ in true }),
    UnsimulatedFeature.onDrop.rule: AnyView(
      Text("a").onDrop(of: [.image], isTargeted: nil) { _ in false }),
    UnsimulatedFeature.quickAction.rule: AnyView(
      Text("a").accessibilityQuickAction(style: .outline) { Button("b") {} }),
    UnsimulatedFeature.textContentType.rule: AnyView(
      Text("a").accessibilityTextContentType(.sourceCode)),
    UnsimulatedFeature.directTouchOptions.rule: AnyView(
      Text("a").accessibilityDirectTouch(options: .silentOnTouch)),
  ]
}
