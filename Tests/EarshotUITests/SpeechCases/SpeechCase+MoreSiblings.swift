import EarshotUI
import Foundation

private struct Actions: View {
  var body: some View {
    Text("Mail")
      .accessibilityAction(named: "Reply") {}
      .accessibilityAction(named: "Delete") {}
  }
}

extension SpeechCase {
  static let wordSiblings: [SpeechCase] = [
    SpeechCase("like-shape-plain", elements: []) {
      ZStack {
        Color.red
        Circle()
        Divider()
      }
    },
    SpeechCase("like-shape-hint", elements: [Element(hint: "H")], hearing: .stops(["H"])) {
      Rectangle().accessibilityHint("H")
    },
    SpeechCase("like-shape-selected", hearing: .stops(["Selected, Red, button"])) {
      Circle().accessibilityLabel("Red").accessibilityAddTraits([.isButton, .isSelected])
    },
    SpeechCase("like-unspoken-traits", hearing: .stops(["Song"])) {
      Text("Song").accessibilityAddTraits([
        .playsSound, .startsMediaSession, .updatesFrequently, .isSummaryElement,
        .allowsDirectInteraction, .causesPageTurn,
      ])
    },
    SpeechCase("like-key", hearing: .stops(["Q"])) {
      Button("Q") {}.accessibilityAddTraits(.isKeyboardKey)
    },
    SpeechCase("like-tap-text", elements: [Element(label: "Tap")], hearing: .stops(["Tap"])) {
      Text("Tap").onTapGesture {}.onLongPressGesture {}
    },
    SpeechCase("like-dimmed", hearing: .stops(["Selected, Save, dimmed, button. Needs a name"])) {
      Button("Save") {}
        .accessibilityAddTraits(.isSelected)
        .accessibilityHint("Needs a name")
        .disabled(true)
    },
    SpeechCase("like-decorative", hearing: .stops(["Title, heading"])) {
      HStack {
        Image(decorative: "logo")
        Text("Title").accessibilityAddTraits(.isHeader)
      }
    },
    SpeechCase("like-icon-button", hearing: .stops(["Favorite, button"])) {
      Button {
      } label: {
        Image(systemName: "heart")
      }
    },
    SpeechCase("like-label", elements: [Element(label: "Sunny")], hearing: .stops(["Sunny"])) {
      Label("Sunny", systemImage: "sun.max")
    },
    SpeechCase("like-heading-button", hearing: .stops(["More, button, heading"])) {
      Button("More") {}.accessibilityAddTraits(.isHeader)
    },
    SpeechCase(
      "like-actions-chain",
      elements: [
        Element(label: "Mail", actions: ["Delete", "Reply"])
      ]
    ) {
      Actions()
    },
    SpeechCase("like-content", hearing: .stops(["Doc, Type, Folder. More content available"])) {
      Text("Doc")
        .accessibilityCustomContent("Size", "2 KB")
        .accessibilityCustomContent("Type", "Folder", importance: .high)
    },
    SpeechCase("like-agreement", hearing: .stops(["1 vote", "12 votes", "0 replies so far"])) {
      Text("^[\(1) vote](inflect: true)")
      Text("^[\(12) vote](inflect: true)")
      Text("^[\(0) reply](inflect: true) so far")
    },
  ]

  static let controlSiblings: [SpeechCase] = [
    SpeechCase("like-toggle-dimmed", hearing: .stops(["Face ID, dimmed, switch button, on"])) {
      Toggle("Face ID", isOn: .constant(true)).disabled(true)
    },
    SpeechCase(
      "like-toggle-swallows", elements: [Element(label: "Terms", value: "0", traits: ["toggle"])]
    ) {
      Toggle(isOn: .constant(false)) {
        HStack {
          Text("Terms")
          Button("Read") {}
        }
      }
    },
    SpeechCase(
      "like-menu",
      hearing: .stops(["Actions, button, pop up button. Double tap to activate the picker"])
    ) {
      Menu("Actions") { Button("Copy") {} }
    },
    SpeechCase(
      "like-segments",
      hearing: .stops(["Selected, Day, button, 1 of 2", "Week, button, 2 of 2"])
    ) {
      Picker("Span", selection: .constant(0)) {
        Text("Day").tag(0)
        Text("Week").tag(1)
      }
      .pickerStyle(.segmented)
    },
    SpeechCase(
      "like-segments-contained",
      hearing: .stops(["Span, Selected, Day, button, 1 of 2", "Week, button, 2 of 2"])
    ) {
      Picker("Span", selection: .constant(0)) {
        Text("Day").tag(0)
        Text("Week").tag(1)
      }
      .pickerStyle(.segmented)
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Span")
    },
    SpeechCase(
      "like-wheel",
      hearing: .parts([
        "November, picker item, adjustable. Swipe up or down with one finger to adjust the value"
      ])
    ) {
      Picker("", selection: .constant(11)) { Text("November").tag(11) }.pickerStyle(.wheel)
    },
    SpeechCase(
      "like-alert", hearing: .stops(["Alert, Error", "It failed", "OK, button"])
    ) {
      Text("Base").alert("Error", isPresented: .constant(true)) {
        Button("OK") {}
      } message: {
        Text("It failed")
      }
    },
    SpeechCase("like-link", hearing: .stops(["Weekly ad, button, link"])) {
      Link("Weekly ad", destination: URL(filePath: "/ad"))
    },
    SpeechCase("like-field-empty", hearing: .stops(["Name, text field. Double tap to edit."])) {
      TextField("Name", text: .constant(""))
    },
    SpeechCase("like-field-dimmed", hearing: .stops(["Ann, dimmed, text field"])) {
      TextField("Name", text: .constant("Ann")).disabled(true)
    },
    SpeechCase(
      "like-secure-empty", hearing: .stops(["PIN, secure text field. Double tap to edit."])
    ) {
      SecureField("PIN", text: .constant(""))
    },
    SpeechCase(
      "like-navigation-link",
      elements: [Element(label: "Ana, Online", traits: ["button"])],
      hearing: .stops(["Ana, Online, button"])
    ) {
      NavigationStack {
        NavigationLink {
          Text("D")
        } label: {
          HStack {
            Image(systemName: "person")
            VStack {
              Text("Ana")
              Text("Online")
            }
          }
        }
      }
    },
    SpeechCase(
      "like-disclosure", elements: [Element(label: "Details", traits: ["button"], hint: "H")],
      hearing: .stops(["Details, button, collapsed. H"])
    ) {
      DisclosureGroup("Details") { Text("x") }.accessibilityHint("H")
    },
    SpeechCase("like-labeled-content", elements: [Element(label: "Name", value: "Ann")]) {
      LabeledContent("Name", value: "Ann")
    },
  ]
}
