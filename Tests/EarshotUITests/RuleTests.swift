import EarshotTree
import Testing

import struct Foundation.CGFloat

@testable import EarshotUI

@MainActor
@Suite("Every decision about what is exposed is a rule")
struct RuleTests {
  /// For each rule that an element can tell of, a view whose first element is shaped by it.
  private static let examples: [UIRule: AnyView] = [
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
    .scaledToNothing: AnyView(Text("Photo").scaleEffect(0)),
    .background: AnyView(Color.red.background { Text("below") }),
  ]

  /// Rules that leave nothing behind which could tell of them; `ResolutionTests` shows their effect.
  private static let silent: Set<UIRule> = [.hidden, .transparent, .containChildren, .list]

  private static func combined(@ViewBuilder _ content: () -> some View) -> AnyView {
    AnyView(HStack { content() }.accessibilityElement(children: .combine))
  }

  @Test("Each rule has a view that shows it", arguments: UIRule.all)
  func example(rule: UIRule) throws {
    guard !Self.silent.contains(rule) else { return #expect(Self.examples[rule] == nil) }
    let view = try #require(Self.examples[rule])

    let source = ViewSource(view)
    let element = try #require(source.firstElement())

    #expect(source.rules(shaping: element.id).contains(rule.rule))
  }

  @Test("A rule does not shape what it is not about")
  func otherElements() throws {
    let source = ViewSource(Text("Send"))
    let element = try #require(source.firstElement())

    #expect(source.rules(shaping: element.id).map(\.id) == ["text.element"])
  }

  @Test("A list adds no words, position or container of its own")
  func list() throws {
    let source = ViewSource(List { ForEach(0..<3) { Text(verbatim: "row \($0)") } })
    let element = try #require(source.firstElement())

    #expect(element.label == "row 0" && element.value == nil && element.traits == .staticText)
    #expect(source.container(around: element.id) == nil)
    #expect(source.position(of: element.id) == nil)
  }

  @Test("The table names each rule once, with one sentence")
  func table() {
    #expect(Set(ViewSource.allRules.map(\.id)).count == UIRule.all.count)
    #expect(ViewSource.allRules.allSatisfy { $0.statement.hasSuffix(".") })
  }
}
