import SwiftUI

/// One reaction of the bar; it pops in after a wait of its own.
struct TapbackButton: View {
  let choice: String
  let isCurrent: Bool
  let delay: Double
  let action: () -> Void
  @State private var hasPopped = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    Button(action: action) {
      Text(choice)
        .font(.title2)
        .frame(minWidth: 40, minHeight: 40)
        .background(isCurrent ? AnyShapeStyle(.tint.opacity(0.25)) : AnyShapeStyle(.clear))
        .clipShape(Capsule())
    }
    .buttonStyle(.plain)
    .scaleEffect(hasPopped || reduceMotion ? 1 : 0.4)
    .onAppear {
      withAnimation(.spring(duration: 0.25, bounce: 0.45).delay(delay)) { hasPopped = true }
    }
  }
}
