public import SwiftUI

/// What goes on in a chat: its messages by day, a call that is running, and the calls before it.
public struct ActivityDemo: View {
  @State private var isCallRunning = true
  @State private var areSettingsShown = false

  /// Makes the demo.
  public init() {}

  public var body: some View {
    VStack {
      Text("Rowing club")
        .accessibilityAddTraits(.isHeader)
      MessagesByDay()
      RunningCall(isRunning: isCallRunning)
      Button("Call settings") { areSettingsShown = true }
      EarlierCalls()
    }
    .sheet(isPresented: $areSettingsShown) {
      CallSettings { isCallRunning = false }
    }
  }
}
