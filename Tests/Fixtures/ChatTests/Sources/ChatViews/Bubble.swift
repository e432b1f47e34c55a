import SwiftUI

/// A message that can be liked.
public struct Bubble: View {
  let text: String
  @State private var isLiked = false

  public init(_ text: String) {
    self.text = text
  }

  public var body: some View {
    Text(text)
      .accessibilityValue(isLiked ? "Reacted with ❤️" : "")
      .accessibilityAction(named: isLiked ? "Remove ❤️" : "React with ❤️") {
        isLiked.toggle()
      }
  }
}

#Preview("At the ferry") { Bubble("See you at the ferry") }
