import SwiftUI

#Preview("BR-13 menu behind a long press") {
  Held()
}

private struct Held: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Is the picnic on?").onLongPressGesture { isOpen.toggle() }
      if isOpen { Text("Reply by writing below") }
    }
  }
}

#Preview("BR-13 one action for all") {
  Umbrella()
}

private struct Umbrella: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Is the picnic on?")
        .accessibilityAction(named: "Message actions") { isOpen.toggle() }
      if isOpen { Text("Reply by writing below") }
    }
  }
}

#Preview("BR-17 swipe action and custom action of one name") {
  Replying()
}

private struct Replying: View {
  @State private var reply: String?

  var body: some View {
    List {
      Text("Is the picnic on?")
        .swipeActions {
          Button("Reply") { reply = "Answering Ana" }
        }
        .accessibilityAction(named: "Reply") { reply = "Answering Ana" }
      if let reply { Text(reply) }
    }
  }
}

#Preview("BR-19 action by its identifier") {
  Liked()
}

private struct Liked: View {
  @State private var isLiked = false

  var body: some View {
    Text("Is the picnic on?")
      .accessibilityValue(isLiked ? "Liked" : "Not liked")
      .accessibilityAction(named: "ADD_LIKE") { isLiked.toggle() }
  }
}

#Preview("BR-22 button without a default action") {
  Answered()
}

private struct Answered: View {
  @State private var state = "New"

  var body: some View {
    Text("Is the picnic on?")
      .accessibilityValue(state)
      .accessibilityAddTraits(.isButton)
      .accessibilityAction(named: "Reply") { state = "Answered" }
      .accessibilityAction(named: "Mark as read") { state = "Read" }
  }
}
