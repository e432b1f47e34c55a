import SwiftUI

struct Accordion<Content: View>: View {
    let title: String
    @State private var isExpanded: Bool
    private let content: Content

    init(_ title: String, isExpanded: Bool = false, @ViewBuilder content: () -> Content) {
        self.title = title
        _isExpanded = State(initialValue: isExpanded)
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text(title)
                    .font(.system(size: 17, weight: .semibold, design: .rounded))
                Spacer()
                Image(systemName: "chevron.right")
                    .rotationEffect(.degrees(isExpanded ? 90 : 0))
                    .animation(.spring(response: 0.3, dampingFraction: 0.8), value: isExpanded)
            }
            .padding()
            .background(Color(.systemGray6))
            .onTapGesture {
                withAnimation(.spring()) {
                    isExpanded.toggle()
                }
            }

            if isExpanded {
                content
                    .padding()
                    .transition(.opacity.combined(with: .move(edge: .top)))
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .overlay(
            RoundedRectangle(cornerRadius: 10)
                .stroke(Color.gray.opacity(0.3), lineWidth: 1)
        )
    }
}

struct HelpAccordion: View {
    private let questions: [(question: String, answer: String)] = [
        ("Who can see my photo?", "Only the people in your chats."),
        ("Can I edit a message?", "Yes, within 15 minutes after you sent it."),
    ]
    @State private var showsContact = false

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            LazyVStack(spacing: 12, pinnedViews: [.sectionHeaders]) {
                Section {
                    ForEach(questions, id: \.question) { item in
                        Accordion(item.question, isExpanded: item.question == questions.first?.question) {
                            Text(item.answer)
                                .font(.body)
                                .fixedSize(horizontal: false, vertical: true)
                        }
                    }
                } header: {
                    Text("Questions").font(.title3.weight(.bold))
                }
                DisclosureGroup("Still stuck?", isExpanded: $showsContact) {
                    Link("Write to us", destination: URL(string: "https://example.org/contact")!)
                    Text("We answer on **weekdays**.")
                }
                .padding(.horizontal)
            }
            .padding()
        }
    }
}
