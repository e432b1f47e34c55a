import SwiftUI

/// An emoji that jumps when it is tapped.
struct PopoverEmoji: View {
  let emoji: String
  @State private var taps = 0

  var body: some View {
    Text(emoji)
      .font(.title2)
      .phaseAnimator([false, true], trigger: taps) { text, isLarge in
        text.scaleEffect(isLarge ? 1.3 : 1)
      } animation: { isLarge in
        isLarge ? .spring(duration: 0.2, bounce: 0.7) : .easeInOut(duration: 0.05)
      }
      .onTapGesture {
        print("Reacted with \(emoji)")
        taps += 1
      }
  }
}
