import EarshotUI

extension SpeechCase {
  static let all =
    combining + words + pictures + headings + order + actions + controls + entries + places
    + behaviours + rotors

  static let combining: [SpeechCase] = [
    SpeechCase(
      "combine-hstack-spacer-value",
      elements: [Element(label: "Battery, 40%", value: "40 percent left")]
    ) {
      HStack {
        Text("Battery")
        Spacer()
        Text(verbatim: "40%")
      }
      .accessibilityElement(children: .combine)
      .accessibilityValue("40 percent left")
    },
    SpeechCase("combine-image-label-lost", elements: [Element(label: "Pay rent")]) {
      HStack {
        Image(systemName: "checkmark").accessibilityLabel("Done")
        Text("Pay rent")
      }
      .accessibilityElement(children: .combine)
    },
    SpeechCase("combine-image-label-kept", elements: [Element(label: "Done, Pay rent")]) {
      HStack {
        Image(systemName: "checkmark")
          .accessibilityLabel("Done")
          .accessibilityRemoveTraits(.isImage)
        Text("Pay rent")
      }
      .accessibilityElement(children: .combine)
    },
    SpeechCase(
      "contain-default",
      elements: [
        Element(label: "A"), Element(label: "B"), Element(label: "C", traits: ["button"]),
      ]
    ) {
      HStack {
        Text("A")
        Text("B")
        Button("C") {}
      }
    },
    SpeechCase("ignore-relabelled", hearing: .stops(["Mars. Red. Like. Button"])) {
      VStack {
        Text("Mars")
        Text("Red")
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Mars. Red. Like.")
      .accessibilityAddTraits(.isButton)
    },
    SpeechCase("button-flattens-label", elements: [Element(label: "Row", traits: ["button"])]) {
      Button {
      } label: {
        HStack {
          Text("Row")
          Button("More") {}
        }
      }
    },
  ]

  static let words: [SpeechCase] = [
    SpeechCase(
      "label-value-hint-shape", elements: [Element(label: "L", value: "V", hint: "H")]
    ) {
      Circle().accessibilityLabel("L").accessibilityValue("V").accessibilityHint("H")
    },
    SpeechCase("shape-value-only", elements: [Element(value: "V")]) {
      Circle().accessibilityLabel("").accessibilityValue("V")
    },
    SpeechCase(
      "button-hint",
      elements: [
        Element(label: "Delete", traits: ["button"], hint: "Removes this item permanently")
      ]
    ) {
      Button("Delete") {}.accessibilityHint("Removes this item permanently")
    },
    SpeechCase("hint-repeats", hearing: .stops(["Delete, button. Delete."])) {
      Button("Delete") {}.accessibilityHint("Delete")
    },
    SpeechCase("label-includes-role", hearing: .stops(["Delete button, button"])) {
      Button {
      } label: {
        Image(systemName: "trash")
      }
      .accessibilityLabel("Delete button")
    },
    SpeechCase("disabled-visual-only", hearing: .stops(["Log In, button"])) {
      Button("Log In") {}.foregroundStyle(.gray)
    },
    SpeechCase("hidden-subtree", elements: []) {
      VStack {
        Text("A")
        Button("B") {}
      }
      .accessibilityHidden(true)
    },
    SpeechCase("selected-first", hearing: .stops(["Selected, All, button"])) {
      Button("All") {}.accessibilityAddTraits(.isSelected)
    },
  ]

  static let pictures: [SpeechCase] = [
    SpeechCase("sf-symbol-raw-name", hearing: .parts(["lamp.desk.fill"])) {
      Image(systemName: "lamp.desk.fill")
    },
    SpeechCase("image-asset-name", elements: [Element(label: "newspaper", traits: ["image"])]) {
      Image("newspaper")
    },
    SpeechCase("image-asset-dotted", hearing: .parts(["person bicycle"])) {
      Image("person.bicycle")
    },
    SpeechCase(
      "image-labelled", elements: [Element(label: "Favorite", traits: ["image"])],
      hearing: .stops(["Favorite, image"])
    ) {
      Image(systemName: "star.fill").accessibilityLabel("Favorite")
    },
    SpeechCase("hstack-image-text-two-stops", hearing: .stops(["Globe, image", "Hello"])) {
      HStack {
        Image(systemName: "globe")
        Text("Hello")
      }
    },
    SpeechCase("image-tap-gesture", hearing: .stops(["Favorite, image"])) {
      Image(systemName: "heart").onTapGesture {}
    },
    SpeechCase("tap-gesture-button-trait", hearing: .parts(["Button. Image."])) {
      Image(systemName: "heart").onTapGesture {}.accessibilityAddTraits(.isButton)
    },
  ]

  static let headings: [SpeechCase] = [
    SpeechCase(
      "header-trait", elements: [Element(label: "Orders", traits: ["heading"])],
      hearing: .stops(["Orders, heading"])
    ) {
      Text("Orders").accessibilityAddTraits(.isHeader)
    },
    SpeechCase("heading-level-spoken", hearing: .parts(["Heading Level 2"])) {
      Text("Hours").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
    },
    SpeechCase("heading-level-alone", hearing: .stops(["Hours"])) {
      Text("Hours").accessibilityHeading(.h2)
    },
  ]

  static let order: [SpeechCase] = [
    SpeechCase("sort-priority-subgroup", hearing: .parts(["A", "B", "D", "C", "E"])) {
      VStack {
        Button("A") {}
        Button("B") {}
        HStack {
          Button("C") {}.accessibilitySortPriority(2)
          Button("D") {}.accessibilitySortPriority(3)
          Button("E") {}.accessibilitySortPriority(1)
        }
        .accessibilityElement(children: .contain)
      }
    },
    SpeechCase("zstack-order", hearing: .stops(["bg, image", "Title", "Go, button"])) {
      ZStack {
        Image("bg")
        VStack {
          Text("Title")
          Button("Go") {}
        }
      }
    },
  ]

  static let actions: [SpeechCase] = [
    SpeechCase(
      "actions-block-reversed",
      elements: [Element(label: "Mail", actions: ["Delete", "Forward", "Reply"])]
    ) {
      Text("Mail").accessibilityActions {
        Button("Reply") {}
        Button("Forward") {}
        Button("Delete") {}
      }
    },
    SpeechCase("custom-content-high", hearing: .parts(["Doc, Type, Folder"])) {
      Text("Doc").accessibilityCustomContent("Type", "Folder", importance: .high)
    },
  ]
}
