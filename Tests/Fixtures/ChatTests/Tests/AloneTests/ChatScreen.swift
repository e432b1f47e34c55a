#if canImport(EarshotTesting)
  import SwiftUI

  struct ChatScreen: View {
    let model: ChatModel
    @State private var draft = ""
    @State private var status = "Connecting"
    @State private var isShowingDetails = false

    var body: some View {
      VStack {
        Text(status)
          .task {
            try? await Task.sleep(for: .seconds(1.1))
            status = "Connected"
          }
        Button("Details") { isShowingDetails = true }
        List(Array(model.messages.enumerated()), id: \.offset) { Text($0.element) }
        TextField("Message", text: $draft)
        Button("Send") {
          model.send(draft)
          draft = ""
        }
      }
      .sheet(isPresented: $isShowingDetails) {
        Text("Three people")
        Button("Done") { isShowingDetails = false }
      }
    }
  }
#endif
