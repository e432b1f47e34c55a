import EarshotTree

@testable import EarshotUI

/// Views that show the rules; each topic adds those of its own.
@MainActor
enum RuleExamples {
  /// For each rule that an element can tell of, a view whose first element is shaped by it.
  static let all = [views, appearance, controls].reduce(into: [UIRule: AnyView]()) { all, topic in
    all.merge(topic) { first, _ in first }
  }

  static let views: [UIRule: AnyView] = [
    .text: AnyView(Text("Send")),
    .imageAsset: AnyView(Image("newspaper")),
    .imageSymbol: AnyView(Image(systemName: "trash")),
    .button: AnyView(Button("Send") {}),
    .shape: AnyView(Circle().accessibilityLabel("Online")),
    .combineLabels: combined { Text("Ana") },
    .combineValues: combined { Text("Battery").accessibilityValue("40 percent") },
    .combineImages: combined {
      Text("Ana")
      Image("avatar")
    },
    .combineControls: combined {
      Text("Ana")
      Button("Call") {}
    },
    .combineActivation: combined {
      Text("Ana")
      Button("Call") {}
    },
    .combineActions: combined {
      Text("Ana")
      Button("Call") {}
      Button("Write") {}
    },
    .combineOnlyWords: combined { Button("Call") {} },
    .combineDisabled: combined { Button("Call") {}.disabled(true) },
    .combineNothing: AnyView(
      Group { EmptyView() }.accessibilityElement(children: .combine).accessibilityLabel("Empty")),
    .combineHeading: combined { Text("Today").accessibilityAddTraits(.isHeader) },
    .ignoreChildren: AnyView(Text("★★★").accessibilityElement().accessibilityLabel("Rating")),
    .label: AnyView(Text("x").accessibilityLabel("Close")),
    .value: AnyView(Text("Volume").accessibilityValue("3")),
    .hint: AnyView(Text("Send").accessibilityHint("Sends it")),
    .traits: AnyView(Text("Today").accessibilityAddTraits(.isHeader)),
    .identifier: AnyView(Text("Send").accessibilityIdentifier("send")),
    .gestureAction: AnyView(Text("Sheet").accessibilityAction(.escape) {}),
    .actions: AnyView(Text("Mail").accessibilityAction(named: "Reply") {}),
    .disabled: AnyView(Button("Send") {}.disabled(true)),
    .tapGesture: AnyView(Text("Photo").onTapGesture {}),
    .longPressGesture: AnyView(Text("Photo").onLongPressGesture {}),
    .touchesIgnored: AnyView(Text("Photo").allowsHitTesting(false)),
    .overlay: AnyView(Color.red.overlay { Text("above") }),
    .background: AnyView(Color.red.background { Text("below") }),
  ]

  static func combined(@ViewBuilder _ content: () -> some View) -> AnyView {
    AnyView(HStack { content() }.accessibilityElement(children: .combine))
  }
}
