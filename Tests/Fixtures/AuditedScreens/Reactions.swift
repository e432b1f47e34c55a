import SwiftUI

// Screens with one fault each, after the reports of people who met them; the number is the report's.

#Preview("BR-01 reaction is drawn and never said") {
  VStack {
    Text("Dinner at 8?")
    Text("❤️").accessibilityHidden(true)
  }
  .accessibilityElement(children: .combine)
  .accessibilityAction(named: "React with ❤️") {}
}

#Preview("BR-03 pill without a name") {
  VStack {
    Text("Dinner at 8?")
    Button {
      print("opened")
    } label: {
      Capsule()
    }
  }
}

#Preview("BR-04 names in a tooltip, and a short name for the emoji") {
  Text("Is the picnic on?")
    .accessibilityValue("Reacted with :tada:")
    .help("Ana and Ben")
}

#Preview("BR-07 button that says its asset") {
  Button {
    print("add")
  } label: {
    Image("reaction-add")
  }
}

#Preview("BR-10 verb and state that contradict each other") {
  PickerButton()
}

private struct PickerButton: View {
  @State private var isChosen = true

  var body: some View {
    Button("❤️") { isChosen.toggle() }
      .accessibilityLabel(isChosen ? "Remove heart" : "React with heart")
      .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

#Preview("BR-76 glyph without words") {
  VStack {
    Text("Ana")
    Text("👍").accessibilityLabel("")
  }
}

#Preview("BR-77 control that is only an emoji") {
  Likes()
}

private struct Likes: View {
  @State private var count = 2

  var body: some View {
    VStack {
      Text("\(count) likes")
      Button("👍") { count += 1 }
    }
  }
}

#Preview("BR-81 emoji with its own name") {
  Text("Ana loves this: ❤️ red heart")
}

#Preview("BR-02 nobody learns who reacted") {
  List {
    ForEach(GroupMessage.conversation) { message in
      VStack {
        Text(message.sender)
        Text(message.words)
        if message.reactions > 0 { Text("👍 \(message.reactions)") }
      }
      .accessibilityElement(children: .combine)
    }
  }
}

private struct GroupMessage: Identifiable {
  static let conversation = [
    GroupMessage(id: 1, sender: "Ana", words: "Is the picnic on?", reactions: 3),
    GroupMessage(id: 2, sender: "Ben", words: "Yes, at nine", reactions: 0),
    GroupMessage(id: 3, sender: "Cleo", words: "Then I bake", reactions: 0),
    GroupMessage(id: 4, sender: "Ana", words: "I bring lemonade", reactions: 0),
  ]

  let id: Int
  let sender: String
  let words: String
  let reactions: Int
}
