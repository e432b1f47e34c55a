public import SwiftUI

/// A chat with a field to write in, which answers gestures that have no button of their own.
public struct ComposeDemo: View {
  private struct Message: Identifiable {
    let id: Int
    let text: String
  }

  private static let pages = 3

  @State private var messages = [
    Message(id: 0, text: "The ferry leaves at nine"), Message(id: 1, text: "I bring the tickets"),
  ]
  @State private var draft = ""
  @State private var code = ""
  @State private var isRecording = false
  @State private var page = 1

  /// Makes the demo.
  public init() {}

  public var body: some View {
    VStack {
      Text("Ferry")
        .accessibilityAddTraits(.isHeader)
      conversation
      TextField("Message", text: $draft)
        .onSubmit(send)
      SecureField("Boarding code", text: $code)
      Text(isRecording ? "Recording" : "Not recording")
    }
    .accessibilityAction(.magicTap, record)
  }

  private var conversation: some View {
    VStack {
      ForEach(messages) { message in
        Text(message.text)
          .accessibilityAction(.delete) { messages.removeAll { $0.id == message.id } }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Conversation")
    .accessibilityAction(.escape) { leave() }
    .accessibilityScrollAction(turn)
  }

  private func send() {
    messages.append(Message(id: (messages.last?.id ?? 0) + 1, text: draft))
    draft = ""
  }

  private func record() {
    isRecording.toggle()
    AccessibilityNotification.Announcement(isRecording ? "Recording" : "Recording kept").post()
  }

  private func leave() {
    AccessibilityNotification.Announcement("Left the conversation").post()
  }

  private func turn(to edge: Edge) {
    let next = edge == .bottom ? page + 1 : edge == .top ? page - 1 : page
    guard (1...Self.pages).contains(next), next != page else { return }
    page = next
    AccessibilityNotification.PageScrolled("Page \(page) of \(Self.pages)").post()
  }
}
