import SwiftUI

/// The row of reactions that stands above a message while one is picked.
struct TapbackBar: View {
  let reactions: [String]
  let current: String?
  let choose: (String) -> Void

  var body: some View {
    HStack(spacing: 4) {
      ForEach(Array(reactions.enumerated()), id: \.element) { place, choice in
        TapbackButton(
          choice: choice, isCurrent: choice == current,
          delay: TapbackLogic.delay(ofButtonAt: place)
        ) { choose(choice) }
        .accessibilityLabel(TapbackLogic.actionName(for: choice, current: current))
      }
    }
    .padding(6)
    .background(.regularMaterial, in: Capsule())
    .shadow(color: .black.opacity(0.18), radius: 12, y: 4)
    .fixedSize()
    .alignmentGuide(.top) { $0.height + 8 }
  }
}
