import SwiftUI

#Preview("BR-41 list that is hidden") {
  VStack {
    ScrollView {
      VStack {
        Text("Is the picnic on?")
        Text("Yes, and I am bringing the lemonade")
        Text("Then I bake")
      }
    }
    .accessibilityHidden(true)
  }
}

#Preview("BR-43 label that wipes out words") {
  VStack {
    Text("Ana")
    Text("Is the picnic on?")
    Text("9:41 AM")
  }
  .accessibilityElement(children: .combine)
  .accessibilityLabel("Message")
}

#Preview("BR-44 the same twice") {
  VStack {
    Text("Ana Carvalho")
    Text("Ana Carvalho")
  }
  .accessibilityElement(children: .combine)
}

#Preview("BR-45 button in a button") {
  Forwarding()
}

private struct Forwarding: View {
  @State private var state = "Not forwarded"

  var body: some View {
    VStack {
      Text(state)
      Button {
        state = "Opened"
      } label: {
        HStack {
          Text("Is the picnic on?")
          Button("Forward") { state = "Forwarded" }
        }
      }
    }
  }
}

#Preview("BR-47 message of four stops") {
  List {
    ForEach(["Ana", "Ben", "Cleo"], id: \.self) { sender in
      VStack {
        Text(sender)
        Text("Is the picnic on, \(sender) asks?")
        Text("9:41 AM")
        Text("Delivered")
      }
    }
  }
}

#Preview("BR-48 parts that can be tapped, and no actions") {
  Quoting()
}

private struct Quoting: View {
  @State private var opened = "Nothing opened"

  var body: some View {
    VStack {
      Text(opened)
      VStack {
        Text("Ana wrote: bring a blanket").onTapGesture { opened = "Quote opened" }
        Text("See the map").onTapGesture { opened = "Map opened" }
        Text("Photo of the lake").onTapGesture { opened = "Photo opened" }
      }
      .accessibilityElement(children: .combine)
    }
  }
}

#Preview("BR-50 status that is only an icon") {
  HStack {
    Text("Is the picnic on?")
    Image(systemName: "exclamationmark.circle").accessibilityHidden(true)
  }
}

#Preview("BR-63 role in the name") {
  Sending()
}

private struct Sending: View {
  @State private var state = "Draft"

  var body: some View {
    VStack {
      Text(state)
      Button("Send button") { state = "Sent" }
    }
  }
}

#Preview("BR-70 hint that names the gesture") {
  Hinting()
}

private struct Hinting: View {
  @State private var state = "Liked"

  var body: some View {
    VStack {
      Text(state)
      Button("Take the like back") { state = "Not liked" }
        .accessibilityHint("Double tap to remove")
    }
  }
}

#Preview("BR-30 transparent and not hidden") {
  VStack {
    Text("Is the picnic on?")
    Text("Not delivered").opacity(0)
  }
}

#Preview("BR-53 quotation longer than the reply") {
  List {
    ForEach(Reply.conversation) { reply in
      VStack {
        if let quote = reply.quote { Text(quote) }
        Text(reply.words)
      }
      .accessibilityElement(children: .combine)
    }
  }
}

private struct Reply: Identifiable {
  static let plan =
    "We meet at nine by the lake, walk around it, have the picnic at the old mill, "
    + "and take the four o'clock train home"
  static let conversation = [
    Reply(id: 1, quote: nil, words: plan), Reply(id: 2, quote: plan, words: "Yes"),
  ]

  let id: Int
  let quote: String?
  let words: String
}
