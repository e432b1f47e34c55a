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
  /// Views of our own invention that the same rules are about, under names of our own.
  static let siblings = combiningSiblings + containerSiblings + wordSiblings + controlSiblings

  private static let combiningSiblings: [SpeechCase] = [
    SpeechCase(
      "like-combine-buttons",
      elements: [
        Element(label: "Likes", value: "3", traits: ["button"], actions: ["Share", "Delete"])
      ], hearing: .stops(["Likes, 3, button. Actions available"])
    ) {
      HStack {
        Text("Likes").accessibilityValue("3")
        Button("Like") {}
        Button("Share") {}
        Button("Delete") {}
      }
      .accessibilityElement(children: .combine)
    },
    SpeechCase(
      "like-combine-values",
      elements: [Element(label: "Lights", value: "0, 1", traits: ["toggle"], actions: ["Hall"])],
      hearing: .parts(["Lights, switch button, 0, 1"])
    ) {
      VStack {
        Text("Lights")
        Toggle("Kitchen", isOn: .constant(false))
        Toggle("Hall", isOn: .constant(true))
      }
      .accessibilityElement(children: .combine)
    },
    SpeechCase(
      "like-combine-link",
      elements: [Element(label: "Read on", traits: ["button", "link"])],
      hearing: .stops(["Read on, button, link"])
    ) {
      HStack {
        Text("Read on")
        Link("More", destination: URL(filePath: "/more"))
      }
      .accessibilityElement(children: .combine)
    },
    SpeechCase("like-combine-hidden", elements: [Element(label: "A, C", value: "1, 3")]) {
      HStack {
        Text("A").accessibilityValue("1")
        Text("B").accessibilityValue("2").accessibilityHidden(true)
        Text("C").accessibilityValue("3")
      }
      .accessibilityElement(children: .combine)
    },
    SpeechCase(
      "like-combine-heading",
      elements: [Element(label: "Orders, 3 open", traits: ["heading"])],
      hearing: .stops(["Orders, 3 open, heading"])
    ) {
      HStack {
        Image(systemName: "bag")
        Text("Orders").accessibilityAddTraits(.isHeader)
        Text("3 open")
      }
      .accessibilityElement(children: .combine)
    },
    SpeechCase(
      "like-combine-heading-level", hearing: .stops(["Orders, Open, heading level 2"])
    ) {
      HStack {
        Text("Orders").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        Text("Open")
      }
      .accessibilityElement(children: .combine)
    },
    SpeechCase("like-combine-button-untraited", elements: [Element(label: "A, More")]) {
      HStack {
        Text("A")
        Button("More") {}.accessibilityRemoveTraits(.isButton)
      }
      .accessibilityElement(children: .combine)
    },
    SpeechCase(
      "like-combine-button-traited-again",
      elements: [Element(label: "A, More", traits: ["button"])]
    ) {
      HStack {
        Text("A")
        Button("More") {}.accessibilityRemoveTraits(.isButton)
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
    },
    SpeechCase(
      "like-combine-tapped-image",
      elements: [Element(label: "Mars", traits: ["button"])], hearing: .stops(["Mars, button"])
    ) {
      HStack {
        Text("Mars")
        Image(systemName: "heart")
          .onTapGesture {}
          .accessibilityLabel("Like")
          .accessibilityAddTraits(.isButton)
      }
      .accessibilityElement(children: .combine)
    },
    SpeechCase(
      "like-combine-icon-button",
      elements: [Element(label: "Ana", traits: ["button"])]
    ) {
      HStack {
        Text("Ana")
        Button {
        } label: {
          Image(systemName: "phone")
        }
        .accessibilityLabel("Call")
      }
      .accessibilityElement(children: .combine)
    },
    SpeechCase(
      "like-combine-actions",
      elements: [
        Element(label: "A, B", actions: ["First", "Second"])
      ]
    ) {
      HStack {
        Text("A").accessibilityAction(named: "First") {}
        Text("B").accessibilityAction(named: "Second") {}
      }
      .accessibilityElement(children: .combine)
    },
    SpeechCase("like-combine-priority", elements: [Element(label: "B, A, C")]) {
      HStack {
        Text("A")
        Text("B").accessibilitySortPriority(1)
        Text("C").accessibilitySortPriority(-1)
      }
      .accessibilityElement(children: .combine)
    },
    SpeechCase(
      "like-combine-override",
      elements: [
        Element(label: "X", value: "V", traits: ["button", "selected"], hint: "H", actions: ["Z"])
      ], hearing: .stops(["Selected, X, V, button. H. Actions available"])
    ) {
      HStack {
        Text("A").accessibilityValue("1")
        Button("B") {}
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel("X")
      .accessibilityValue("V")
      .accessibilityHint("H")
      .accessibilityAddTraits(.isSelected)
      .accessibilityAction(named: "Z") {}
    },
    SpeechCase(
      "like-combine-picker-row",
      elements: [
        Element(label: "Fruit", value: "Apple", traits: ["pop up button"])
      ], hearing: .parts(["Fruit, Apple, pop up button"])
    ) {
      HStack {
        Text("Fruit")
        Picker("", selection: .constant(1)) { Text("Apple").tag(1) }.labelsHidden()
      }
      .accessibilityElement(children: .combine)
    },
    SpeechCase("like-combine-nested", elements: [Element(label: "A, B, C")]) {
      VStack {
        HStack {
          Text("A")
          Text("B")
        }
        .accessibilityElement(children: .combine)
        Divider()
        Text("C")
      }
      .accessibilityElement(children: .combine)
    },
  ]

  private static let containerSiblings: [SpeechCase] = [
    SpeechCase("like-contain-label", hearing: .stops(["Poll, A", "B, button", "After"])) {
      VStack {
        Text("A")
        Button("B") {}
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Poll")
      Text("After")
    },
    SpeechCase("like-contain-label-later", hearing: .stops(["Before", "Poll, A", "B"])) {
      Text("Before")
      VStack {
        Text("A")
        Text("B")
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Poll")
    },
    SpeechCase("like-ignore", elements: [Element(label: "L", value: "V")]) {
      VStack {
        Text("A")
        Button("B") {}
      }
      .accessibilityElement()
      .accessibilityLabel("L")
      .accessibilityValue("V")
    },
    SpeechCase("like-sort-stacks", hearing: .stops(["D", "B", "A", "C", "E"])) {
      VStack {
        Text("A")
        HStack {
          Text("B").accessibilitySortPriority(1)
          Text("C")
        }
        HStack {
          Text("D").accessibilitySortPriority(2)
          Text("E").accessibilitySortPriority(-1)
        }
      }
    },
    SpeechCase("like-sort-container", hearing: .stops(["C", "B", "A"])) {
      VStack {
        Text("A")
        HStack {
          Text("B")
          Text("C").accessibilitySortPriority(5)
        }
        .accessibilityElement(children: .contain)
        .accessibilitySortPriority(1)
      }
    },
    SpeechCase("like-sort-ties", hearing: .stops(["B", "C", "A"])) {
      VStack {
        Text("A")
        Text("B").accessibilitySortPriority(1)
        Text("C").accessibilitySortPriority(1)
      }
    },
    SpeechCase("like-hidden-part", hearing: .stops(["A", "C, button"])) {
      VStack {
        Text("A")
        Group {
          Image(systemName: "star")
          Button("B") {}
        }
        .accessibilityHidden(true)
        Button("C") {}
      }
    },
    SpeechCase(
      "like-tabs-of-texts", hearing: .stops(["A, tab, 1 of 2", "Selected, B, tab, 2 of 2"])
    ) {
      HStack {
        Text("A").onTapGesture {}
        Text("B").accessibilityAddTraits(.isSelected)
      }
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isTabBar)
    },
    SpeechCase("like-section", hearing: .stops(["Accounts, heading", "Ana", "Foot"])) {
      List {
        Section {
          Text("Ana")
        } header: {
          Text("Accounts")
        } footer: {
          Text("Foot")
        }
      }
    },
  ]

  private static let wordSiblings: [SpeechCase] = [
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

  private static let controlSiblings: [SpeechCase] = [
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
      hearing: .stops(["Details, button, Collapsed. H"])
    ) {
      DisclosureGroup("Details") { Text("x") }.accessibilityHint("H")
    },
    SpeechCase("like-labeled-content", elements: [Element(label: "Name", value: "Ann")]) {
      LabeledContent("Name", value: "Ann")
    },
  ]
}
