@testable import EarshotUI

extension RuleExamples {
  static let combine: [UIRule: AnyView] = [
    .combineLabels: combined { Text("Ana") },
    .combineValues: combined { Text("Battery").accessibilityValue("40 percent") },
    .combineHints: combined { Text("Ana").accessibilityHint("Opens the chat") },
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
    .combineField: combined { TextField("Name", text: .constant("")) },
    .ignoreChildren: AnyView(Text("★★★").accessibilityElement().accessibilityLabel("Rating")),
  ]

  private static func combined(@ViewBuilder _ content: () -> some View) -> AnyView {
    AnyView(HStack { content() }.accessibilityElement(children: .combine))
  }
}
