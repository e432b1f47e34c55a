import EarshotUI

/// A message that can be liked, which takes a moment to be told to others.
struct LikeableMessage: View {
  @State private var isLiked = false
  @State private var isSent = false
  @State private var draft = ""

  var body: some View {
    VStack {
      Text("See you at the ferry")
        .accessibilityValue(isLiked ? "Liked" : "")
        .accessibilityAction(named: isLiked ? "Take back" : "Like") { like() }
      TextField("Reply", text: $draft)
      if isSent { Text("Sent") }
    }
  }

  private func like() {
    isLiked.toggle()
    Task {
      try? await Task.sleep(for: .seconds(2))
      isSent = true
    }
  }
}
