import EarshotReader
import EarshotUI
import Foundation

/// A style that draws a box, as apps do.
private struct Checkbox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.square" : "square")
      configuration.label
    }
    .onTapGesture { configuration.isOn.toggle() }
  }
}

private struct Rate: View {
  @State private var rate = 0.48
  var body: some View { Slider(value: $rate) { Text("Speaking Rate") } }
}

private struct Stars: View {
  @State private var stars = 3

  var body: some View {
    Text(String(repeating: "★", count: stars))
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(stars) out of 5")
      .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
  }
}

extension SpeechCase {
  static let controls: [SpeechCase] = [
    SpeechCase(
      "combine-toggle-row", elements: [Element(label: "Wi-Fi", value: "1", traits: ["toggle"])],
      hearing: .parts(["Wi-Fi, switch button, on"])
    ) {
      HStack {
        Text("Wi-Fi")
        Spacer()
        Toggle("", isOn: .constant(true)).labelsHidden()
      }
      .accessibilityElement(children: .combine)
    },
    SpeechCase(
      "toggle-on-off", elements: [Element(label: "Face ID", value: "0", traits: ["toggle"])],
      hearing: .stops(["Face ID, switch button, off. Double tap to toggle setting."])
    ) {
      Toggle("Face ID", isOn: .constant(false))
    },
    SpeechCase(
      "checkbox-style", elements: [Element(label: "Agree", value: "Checked", traits: ["toggle"])],
      hearing: .together(["Switch button", "Checked"])
    ) {
      Toggle("Agree", isOn: .constant(true))
        .toggleStyle(Checkbox())
        .accessibilityValue("Checked")
    },
    SpeechCase("link-button-removed", hearing: .stops(["Weekly ad, Link"])) {
      Link("Weekly ad", destination: URL(filePath: "/ad")).accessibilityRemoveTraits(.isButton)
    },
    SpeechCase(
      "adjustable-action",
      elements: [Element(label: "Rating", value: "3 out of 5", traits: ["adjustable"])],
      hearing: .steps([
        Step(.current, "Rating, 3 out of 5, adjustable"), Step(.up, "4 out of 5"),
        Step(.down, "3 out of 5"),
      ])
    ) {
      Stars()
    },
    SpeechCase(
      "slider-recorded",
      hearing: .steps([
        Step(
          .current,
          "Speaking Rate, 48%, Adjustable. Swipe up or down with one finger to adjust the value"),
        Step(.down, "38%"), Step(.up, "48%"),
      ])
    ) {
      Rate()
    },
    SpeechCase(
      "disclosure",
      hearing: .steps([
        Step(.current, "Details"), Step(.current, "collapsed"),
        Step(.current, "Double tap to expand"), Step(.activate, "expanded"),
        Step(.current, "Double tap to collapse"), Step(.activate, "collapsed"),
      ])
    ) {
      DisclosureGroup("Details") { Text("x") }
    },
    SpeechCase(
      "menu-dismiss-element",
      hearing: .steps([
        Step(.current, "Add, button"), Step(.activate, "New password, button"),
        Step(.next, "New shared group, button"), Step(.next, "Dismiss context menu, button"),
        Step(.activate, "Add, button"),
      ])
    ) {
      Menu("Add") {
        Button("New password") {}
        Button("New shared group") {}
      }
    },
  ]

  static let entries: [SpeechCase] = [
    SpeechCase(
      "textfield-filled", elements: [Element(value: "Ann", traits: ["text field"])],
      hearing: .stops(["Ann. Text Field. Double tap to edit."])
    ) {
      TextField("Name", text: .constant("Ann"))
    },
    SpeechCase(
      "securefield-filled",
      elements: [Element(value: "••••••", traits: ["secure text field"])],
      hearing: .stops(["••••••, secure text field. Double tap to edit."])
    ) {
      SecureField("Password", text: .constant("secret"))
    },
    SpeechCase(
      "texteditor-empty", elements: [Element(traits: ["text field"])],
      hearing: .stops([
        "text field. Double tap to edit., Use the rotor to access Misspelled Words"
      ])
    ) {
      TextEditor(text: .constant(""))
    },
    SpeechCase("labeledcontent-empty", elements: []) {
      LabeledContent("Name") { EmptyView() }
    },
  ]
}
