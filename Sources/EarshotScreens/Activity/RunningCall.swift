import SwiftUI

/// A call with the time that it has lasted, which goes on by the second.
struct RunningCall: View {
  let isRunning: Bool
  @State private var seconds = 0

  var body: some View {
    HStack {
      Text("Call with Ben")
      Text(duration)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Call with Ben")
    .accessibilityValue(isRunning ? duration : "ended after \(duration)")
    .accessibilityAddTraits(isRunning ? .updatesFrequently : [])
    .task(id: isRunning, count)
  }

  private var duration: String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  @Sendable private func count() async {
    guard isRunning else { return }
    while (try? await Task.sleep(for: .seconds(1))) != nil { seconds += 1 }
  }
}
