import EarshotUI
import Foundation

extension SpeechCase {
  /// Views of our own invention that the same rules are about, under names of our own.
  static let siblings =
    combiningSiblings + containerSiblings + wordSiblings + controlSiblings
    + rotorSiblings

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
    SpeechCase(
      "like-combine-button-values",
      elements: [Element(label: "T", value: "0, 1", traits: ["button"], actions: ["B"])]
    ) {
      HStack {
        Text("T")
        Button("A") {}.accessibilityValue("0")
        Button("B") {}.accessibilityValue("1")
      }
      .accessibilityElement(children: .combine)
    },
    SpeechCase(
      "like-combine-menu",
      elements: [
        Element(
          label: "N", traits: ["button", "pop up button"],
          hint: nil)
      ]
    ) {
      HStack {
        Text("N")
        Menu("More") { Button("Copy") {} }
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
    SpeechCase(
      "like-combine-field",
      elements: [Element(label: "Name", value: "Ann", traits: ["text field"])],
      hearing: .stops(["Name, Ann, text field. Double tap to edit."])
    ) {
      HStack {
        Text("Name")
        TextField("First and last", text: .constant("Ann"))
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
}
