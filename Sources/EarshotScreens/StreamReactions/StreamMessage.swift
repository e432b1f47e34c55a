import SwiftUI

/// The message, beside the round picture of whoever wrote it.
struct StreamMessage: View {
  var body: some View {
    HStack(alignment: .bottom) {
      Image("portrait")
        .resizable()
        .frame(width: 42, height: 42)
        .clipShape(Circle())
      Text("The tide is out, the whole bay is ours")
        .padding(12)
        .background(.blue.opacity(0.2))
        .clipShape(RoundedRectangle(cornerRadius: 16))
    }
  }
}
