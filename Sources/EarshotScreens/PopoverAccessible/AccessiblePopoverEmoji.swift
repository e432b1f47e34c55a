import SwiftUI

/// An emoji that is a button with a name, and that jumps unless somebody asked for less motion.
struct AccessiblePopoverEmoji: View {
  let emoji: String
  let name: String
  let choose: () -> Void
  @State private var taps = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    Button {
      choose()
      taps += 1
    } label: {
      Text(emoji)
        .font(.title2)
        .phaseAnimator([false, true], trigger: taps) { text, isLarge in
          text.scaleEffect(isLarge && !reduceMotion ? 1.3 : 1)
        } animation: { isLarge in
          isLarge ? .spring(duration: 0.2, bounce: 0.7) : .easeInOut(duration: 0.05)
        }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(name)
  }
}
