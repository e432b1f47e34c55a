import SwiftUI

/// What can be set during a call, and how to end it, which is asked for once more.
struct CallSettings: View {
  let end: () -> Void
  @State private var isMuted = false
  @State private var isEndAskedFor = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Call settings")
        .accessibilityAddTraits(.isHeader)
      Toggle("Mute", isOn: $isMuted)
      Button("End call") { isEndAskedFor = true }
      Button("Done") { dismiss() }
    }
    .alert("End the call with Ben?", isPresented: $isEndAskedFor) {
      Button("End", role: .destructive) {
        end()
        dismiss()
      }
      Button("Keep talking", role: .cancel) {}
    }
  }
}
