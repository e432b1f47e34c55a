import SwiftUI

/// A message that can be liked, as it stands in many apps.
struct MessageRow: View {
  let author: String
  let text: String
  @State private var isLiked = false

  var body: some View {
    HStack {
      Image(systemName: "person.circle").accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text(author).font(.caption)
        Text(text)
      }
      if isLiked { Text("❤️") }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAction(named: isLiked ? "Remove ❤️" : "React with ❤️") { isLiked.toggle() }
  }
}

#Preview("In a chat") {
  List {
    MessageRow(author: "Ana", text: "Who brings the tent?")
    MessageRow(author: "Ben", text: "I do")
  }
}

#Preview("Alone") {
  MessageRow(author: "Ana", text: "Who brings the tent?")
}
