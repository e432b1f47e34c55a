import EarshotReader
import EarshotUI

private struct Sheets: View {
  enum Kind { case alert, dialog, sheet }
  let kind: Kind
  @State private var isShown = false

  var body: some View {
    Text("Home")
    Button("Open") { isShown = true }
      .alert("Error", isPresented: shown(.alert)) { Button("OK") {} }
      .confirmationDialog("Sure?", isPresented: shown(.dialog)) {
        Button("Delete", role: .destructive) {}
      }
      .sheet(isPresented: shown(.sheet)) {
        VStack {
          Text("T")
          Button("Done") {}
        }
      }
  }

  private func shown(_ kind: Kind) -> Binding<Bool> {
    self.kind == kind ? $isShown : .constant(false)
  }
}

private struct Panel: View {
  @State private var isOpen = true

  var body: some View {
    VStack { Text(isOpen ? "Panel" : "Closed") }.accessibilityAction(.escape) { isOpen = false }
  }
}

private struct Problem: View {
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    Button("Check") { isFocused = true }
    Text("Between")
    Text("Error").accessibilityFocused($isFocused)
  }
}

private struct Update: View {
  @State private var isRunning = false

  var body: some View {
    Button("Update") { isRunning = true }
    if isRunning { ProgressView("Updating") }
  }
}

extension SpeechCase {
  /// What was observed when something opens, by somebody who follows reports when it closes.
  private static func opening(_ words: String) -> [Step] {
    [Step(.set(.returnToOpener, .off), ""), Step(.last, "Open"), Step(.activate, words)]
  }

  /// What was told of behaviour, without words of its own.
  static let behaviours: [SpeechCase] = [
    SpeechCase("toggle-value-override", hearing: .parts(["Theme, switch button, Dark"])) {
      Toggle("Theme", isOn: .constant(true)).accessibilityValue("Dark")
    },
    SpeechCase("toggle-empty-label", hearing: .parts(["Face ID", "switch button, on"])) {
      HStack {
        Text("Face ID")
        Toggle("", isOn: .constant(true)).labelsHidden()
      }
    },
    SpeechCase(
      "toggle-trait-custom",
      hearing: .stops(["Selected, Dark, switch button. Double tap to toggle setting."])
    ) {
      Text("Dark").onTapGesture {}.accessibilityAddTraits([.isToggle, .isSelected])
    },
    SpeechCase("menu-focus", hearing: .steps([Step(.activate, "Copy, button")])) {
      Menu("Actions") { Button("Copy") {} }
    },
    SpeechCase(
      "picker-menu-label",
      elements: [
        Element(
          label: "Fruit", value: "Apple", traits: ["pop up button"],
          hint: "Double tap to activate the picker")
      ]
    ) {
      Picker("Fruit", selection: .constant(0)) { Text("Apple").tag(0) }
    },
    SpeechCase(
      "picker-label-modifier-kills-value",
      hearing: .stops(["Fruit, pop up button. Double tap to activate the picker"])
    ) {
      Picker("Fruit", selection: .constant(0)) { Text("Apple").tag(0) }
        .accessibilityLabel("Fruit")
    },
    SpeechCase("stepper-label", hearing: .parts(["Tickets: 3", "Tickets: 3"])) {
      Stepper(value: .constant(3)) { Text("Tickets: \(3)") }
    },
    SpeechCase("adjustable-word", hearing: .parts(["x, Adjustable"])) {
      Text("x").accessibilityAdjustableAction { _ in }
    },
    SpeechCase("textfield-hint", hearing: .together(["PIN", "text field", "Four digits"])) {
      TextField("PIN", text: .constant("")).accessibilityHint("Four digits")
    },
    SpeechCase(
      "text-markdown-links", elements: [Element(label: "See terms and privacy.")]
    ) {
      Text("See [terms](https://a.b) and [privacy](https://a.c).")
    },
    SpeechCase(
      "alert-swiftui-focus",
      hearing: .steps(opening("Error") + [Step(.find("OK"), "OK"), Step(.activate, "Home")])
    ) {
      Sheets(kind: .alert)
    },
    SpeechCase(
      "dialog-focus",
      hearing: .steps(opening("Delete, button") + [Step(.activate, "Home")])
    ) {
      Sheets(kind: .dialog)
    },
    SpeechCase(
      "sheet-focus",
      hearing: .steps(
        opening("T") + [Step(.next, "Done, button"), Step(.escape, "Home")])
    ) {
      Sheets(kind: .sheet)
    },
    SpeechCase("sort-priority-sheet", hearing: .parts(["November", "Done, button"])) {
      VStack {
        Button("Done") {}
        Picker("Month", selection: .constant(11)) { Text("November").tag(11) }
          .pickerStyle(.wheel)
          .accessibilitySortPriority(1)
      }
    },
    SpeechCase("escape", hearing: .steps([Step(.escape, "Closed")])) { Panel() },
    SpeechCase(
      "progress-label",
      hearing: .steps([Step(.activate, "[silence]"), Step(.next, "Updating")])
    ) {
      Update()
    },
    SpeechCase(
      "search-suggestions",
      hearing: .steps([
        Step(.activate, "is editing"), Step(.next, "Cancel, button"),
        Step(.next, "Apple, button"),
      ])
    ) {
      NavigationStack {
        List {}.searchable(text: .constant("")) { Text("Apple").searchCompletion("apple") }
      }
    },
    SpeechCase("focus-state", hearing: .steps([Step(.activate, "Error")])) { Problem() },
  ]
}
