import SwiftUI

/// The calls before the one that is running, of which older ones are shown on demand.
struct EarlierCalls: View {
  private static let loadedAtOnce = 20

  @State private var numbers = [21, 22]

  var body: some View {
    VStack {
      ForEach(numbers, id: \.self) { number in
        Text("Call \(number)")
          .accessibilityAction(named: "Show earlier calls", showEarlier)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Earlier calls")
  }

  private func showEarlier() {
    guard let oldest = numbers.first, oldest > Self.loadedAtOnce else { return }
    numbers.insert(contentsOf: oldest - Self.loadedAtOnce..<oldest, at: 0)
  }
}
