import SwiftUI

struct ChatSummary: Identifiable, Hashable {
    let id: Int
    var name: String
    var lastMessage: String
    var time: String
    var unreadCount = 0
    var isMuted = false
    var isPinned = false
    var isRead = true
}

struct ChatRowList: View {
    @State private var chats = ChatSummary.examples
    @State private var selection: ChatSummary?
    @State private var chatToDelete: ChatSummary?

    var body: some View {
        NavigationStack {
            List {
                ForEach(chats) { chat in
                    ChatRow(chat: chat)
                        .contentShape(Rectangle())
                        .onTapGesture { selection = chat }
                        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                            Button(role: .destructive) {
                                chatToDelete = chat
                            } label: {
                                Label("Delete", systemImage: "trash")
                            }
                            Button("Mute") { toggleMute(chat) }
                                .tint(.indigo)
                        }
                        .swipeActions(edge: .leading) {
                            Button {
                                markRead(chat)
                            } label: {
                                Label("Mark as Read", systemImage: "envelope.open")
                            }
                            .tint(.blue)
                        }
                        .listRowSeparator(.hidden)
                }
            }
            .listStyle(.plain)
            .navigationTitle("Chats")
            .navigationDestination(item: $selection) { chat in
                Text(chat.lastMessage)
                    .padding()
                    .navigationTitle(chat.name)
                    .navigationBarTitleDisplayMode(.inline)
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button(action: addChat) {
                        Image(systemName: "square.and.pencil")
                    }
                }
            }
            .alert("Delete chat?", isPresented: isDeleting, presenting: chatToDelete) { chat in
                Button("Delete", role: .destructive) { chats.removeAll { $0.id == chat.id } }
                Button("Cancel", role: .cancel) {}
            } message: { chat in
                Text("Everything that you and \(chat.name) wrote will be gone.")
            }
        }
    }

    private var isDeleting: Binding<Bool> {
        Binding(get: { chatToDelete != nil }, set: { if !$0 { chatToDelete = nil } })
    }

    private func addChat() {
        withAnimation {
            chats.insert(ChatSummary(id: chats.count, name: "New chat", lastMessage: "", time: "now"), at: 0)
        }
    }

    private func toggleMute(_ chat: ChatSummary) {
        guard let index = chats.firstIndex(of: chat) else { return }
        chats[index].isMuted.toggle()
    }

    private func markRead(_ chat: ChatSummary) {
        guard let index = chats.firstIndex(where: { $0.id == chat.id }) else { return }
        chats[index].unreadCount = 0
    }
}

struct ChatRow: View {
    let chat: ChatSummary

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Circle()
                .fill(Color.accentColor.gradient)
                .frame(width: 44, height: 44)
                .overlay(Text(chat.name.prefix(1)).font(.headline).foregroundColor(.white))
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(chat.name).font(.headline).lineLimit(1)
                    if chat.isMuted {
                        Image(systemName: "bell.slash.fill")
                            .font(.caption2)
                            .foregroundStyle(.secondary)
                    }
                    Spacer()
                    Image(systemName: chat.isRead ? "checkmark.circle.fill" : "checkmark.circle")
                        .imageScale(.small)
                    Text(chat.time).font(.caption).foregroundStyle(.secondary)
                }
                Text(chat.lastMessage)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(2)
                    .truncationMode(.tail)
            }
            if chat.unreadCount > 0 {
                Text("\(chat.unreadCount)")
                    .font(.caption.bold())
                    .padding(.horizontal, 8)
                    .padding(.vertical, 2)
                    .background(Capsule().fill(.blue))
                    .foregroundColor(.white)
            }
        }
        .padding(.vertical, 4)
    }
}

extension ChatSummary {
    static let examples: [ChatSummary] = [
        .init(id: 1, name: "Book club", lastMessage: "Chapter nine by Tuesday?", time: "11:21", unreadCount: 3),
        .init(id: 2, name: "Noor", lastMessage: "The keys are under the pot", time: "10:02", isMuted: true),
        .init(id: 3, name: "Allotment", lastMessage: "Who watered the beans?", time: "Mon", isRead: false),
    ]
}

struct ChatRowList_Previews: PreviewProvider {
    static var previews: some View {
        ChatRowList()
    }
}
