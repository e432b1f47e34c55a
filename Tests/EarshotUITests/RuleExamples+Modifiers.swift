@testable import EarshotUI

extension RuleExamples {
  static let modifiers: [UIRule: AnyView] = [
    .label: AnyView(Text("x").accessibilityLabel("Close")),
    .value: AnyView(Text("Volume").accessibilityValue("3")),
    .hint: AnyView(Text("Send").accessibilityHint("Sends it")),
    .traits: AnyView(Text("Today").accessibilityAddTraits(.isHeader)),
    .identifier: AnyView(Text("Send").accessibilityIdentifier("send")),
    .gestureAction: AnyView(Text("Sheet").accessibilityAction(.escape) {}),
    .actions: AnyView(Text("Mail").accessibilityAction(named: "Reply") {}),
    .disabled: AnyView(Button("Send") {}.disabled(true)),
  ]
}
