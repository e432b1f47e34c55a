import SwiftUI

/// A message as it is seen in the column, and once more in the menu.
struct PopoverBubble: View {
  let message: PopoverMessage

  var body: some View {
    Text(message.text)
      .padding(12)
      .background(.white)
      .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}
