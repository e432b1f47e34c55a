import SwiftUI

struct SendButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.title2)
            .foregroundStyle(isEnabled ? Color.white : Color.gray)
            .padding(8)
            .background(Circle().fill(isEnabled ? Color.accentColor : Color.clear))
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == SendButtonStyle {
    static var send: SendButtonStyle { SendButtonStyle() }
}

struct ReplyComposer: View {
    struct Quote: Equatable {
        var sender: String
        var text: String
    }

    @State var quote: Quote?
    @State private var draft = ""
    @State private var isShowingAttachments = false
    @FocusState private var isFocused: Bool
    @AccessibilityFocusState private var isQuoteFocused: Bool
    let onSend: (String) -> Void

    private var canSend: Bool {
        !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }

    var body: some View {
        VStack(spacing: 0) {
            Divider()
            if let quote {
                HStack {
                    RoundedRectangle(cornerRadius: 2).frame(width: 4)
                    VStack(alignment: .leading) {
                        Text("Replying to \(quote.sender)").font(.caption).bold()
                        Text(quote.text).font(.caption).lineLimit(1)
                    }
                    .accessibilityElement(children: .combine)
                    .accessibilityFocused($isQuoteFocused)
                    Spacer()
                    Button(
                        action: { self.quote = nil },
                        label: {
                            Image(systemName: "xmark.circle.fill")
                        }
                    )
                    .accessibilityLabel("Cancel reply")
                }
                .fixedSize(horizontal: false, vertical: true)
                .padding(8)
            }
            HStack(alignment: .bottom) {
                Button {
                    isShowingAttachments.toggle()
                } label: {
                    Image(systemName: "plus")
                }
                TextField("Message", text: $draft, axis: .vertical)
                    .focused($isFocused)
                    .submitLabel(.send)
                    .onSubmit(send)
                    .padding(8)
                    .background(Color(.systemGray6), in: RoundedRectangle(cornerRadius: 18))
                Button(action: send) {
                    Image(systemName: "arrow.up")
                }
                .buttonStyle(.send)
                .disabled(!canSend)
                .accessibilityLabel("Send button")
                .accessibilityHint("Double tap to send")
                .keyboardShortcut(.return, modifiers: .command)
            }
            .padding(8)
        }
        .onAppear { isQuoteFocused = quote != nil }
        .onChange(of: quote) { _, newValue in
            isFocused = newValue != nil
        }
        .confirmationDialog("Attach", isPresented: $isShowingAttachments) {
            Button("Photo") {}
            Button("File") {}
        }
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { isFocused = false }
            }
        }
    }

    private func send() {
        guard canSend else { return }
        onSend(draft)
        draft = ""
        quote = nil
    }
}

struct ReplyComposer_Previews: PreviewProvider {
    static var previews: some View {
        ReplyComposer(quote: .init(sender: "Ana", text: "Who brings the tent?")) { print($0) }
    }
}
