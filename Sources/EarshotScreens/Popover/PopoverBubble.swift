import SwiftUI

/// A message as it is seen in the column, and once more in the menu.
struct PopoverBubble: View {
  let text: String

  var body: some View {
    Text(text)
      .padding(12)
      .background(.white)
      .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}
