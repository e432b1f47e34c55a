import Charts
import EarshotReader
import EarshotUI

private struct Dish: Identifiable {
  let id: Int
  let name: String
}

private struct Dishes: View {
  let vegan = [Dish(id: 1, name: "Salad"), Dish(id: 3, name: "Dates")]

  var body: some View {
    List {
      ForEach(0..<5) { Text(verbatim: "Dish \($0)").id($0) }
    }
    .accessibilityRotor("Vegan") {
      ForEach(vegan) { AccessibilityRotorEntry($0.name, id: $0.id) }
    }
  }
}

private struct Field: View {
  var title = ""
  @State var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField(title, text: $text).focused($isFocused).onAppear { isFocused = true }
  }
}

private struct HalfSheet: View {
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) { Text("S").presentationDetents([.medium, .large]) }
  }
}

extension SpeechCase {
  /// What is near to these observations.
  static let rotorSiblings: [SpeechCase] = [
    SpeechCase(
      "like-textfield-focused-prompt",
      hearing: .parts(["Name, text field, is editing, insertion point at start"])
    ) {
      Field(title: "Name")
    },
    SpeechCase(
      "like-textfield-focused-filled",
      hearing: .stops(["Ann, text field, is editing. Use the rotor to access Misspelled Words"])
    ) {
      Field(title: "Name", text: "Ann")
    },
    SpeechCase("like-summary-element-first", hearing: .stops(["72 degrees", "A"])) {
      VStack {
        Text("72 degrees").accessibilityAddTraits(.isSummaryElement)
        Text("A")
      }
    },
    SpeechCase("like-summary-element-row", hearing: .stops(["B", "72 degrees", "72 degrees"])) {
      List {
        Text("B")
        Text("72 degrees").accessibilityAddTraits(.isSummaryElement)
      }
    },
  ]

  static let rotors: [SpeechCase] = [
    SpeechCase(
      "actions-activate-default",
      hearing: .steps([
        Step(.rotor(.current), "Actions"), Step(.down, "Reply"), Step(.up, "Activate (default)"),
        Step(.actions, "| Activate (default) | Reply"),
      ])
    ) {
      Button("Post") {}.accessibilityAction(named: "Reply") {}
    },
    SpeechCase(
      "rotor-custom",
      hearing: .steps([
        Step(.rotor(.named("Vegan")), "Vegan"), Step(.down, "Dish 1"), Step(.down, "Dish 3"),
        Step(.down, "[boundary]"), Step(.up, "Dish 1"),
      ])
    ) {
      Dishes()
    },
    SpeechCase("summary-element", hearing: .stops(["A", "72 degrees", "72 degrees"])) {
      VStack {
        Text("A")
        Text("72 degrees").accessibilityAddTraits(.isSummaryElement)
      }
    },
    SpeechCase(
      "sheet-grabber",
      hearing: .steps([
        Step(.activate, "Grabber, button"),
        Step(.next, "Activate to dismiss pop-up window, Button"), Step(.next, "S"),
        Step(.previous, "Activate to dismiss pop-up window, Button"), Step(.activate, "Open"),
      ])
    ) {
      HalfSheet()
    },
    SpeechCase(
      "textfield-focused", hearing: .parts(["text field, is editing, insertion point at start"])
    ) {
      Field()
    },
    SpeechCase(
      "chart-rotor",
      hearing: .steps([
        Step(.rotor(.current), "Audio Graph"), Step(.rotor(.next), "Audio Graph"),
        Step(.down, "Describe Chart"), Step(.down, "Play Audio Graph"),
        Step(.down, "Chart Details"),
      ])
    ) {
      Chart([("Mon", 4_000), ("Tue", 5_500)], id: \.0) { day in
        LineMark(x: .value("Day", day.0), y: .value("Steps", day.1))
      }
    },
  ]
}
