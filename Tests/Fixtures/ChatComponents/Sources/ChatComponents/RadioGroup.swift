import SwiftUI

struct RadioGroup<Value: Hashable, Content: View>: View {
    let title: String
    let options: [Value]
    @Binding var selection: Value
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(title)
                .font(.headline)
                .padding(.bottom, 8)
            ForEach(options, id: \.self) { option in
                Button {
                    withAnimation(.easeInOut(duration: 0.2)) { selection = option }
                } label: {
                    HStack {
                        Image(systemName: selection == option ? "largecircle.fill.circle" : "circle")
                            .foregroundColor(selection == option ? .accentColor : .secondary)
                        content(option)
                        Spacer(minLength: 0)
                    }
                    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                    .contentShape(.rect)
                }
                .buttonStyle(.plain)
            }
        }
    }
}

enum NotificationLevel: String, CaseIterable, Identifiable {
    case all = "All messages"
    case mentions = "Mentions only"
    case nothing = "Nothing"

    var id: Self { self }

    var explanation: String {
        switch self {
        case .all: "A sound for each message"
        case .mentions: "When somebody writes your name"
        case .nothing: "The chat stays quiet"
        }
    }
}

struct NotificationLevelPicker: View {
    @AppStorage("notificationLevel") private var level = NotificationLevel.mentions

    var body: some View {
        ScrollView {
            RadioGroup(title: "Notify me about", options: NotificationLevel.allCases, selection: $level) { level in
                VStack(alignment: .leading) {
                    Text(level.rawValue)
                    Text(level.explanation)
                        .font(.footnote)
                        .foregroundStyle(.tertiary)
                }
            }
            .padding()
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
            .sensoryFeedback(.selection, trigger: level)
        }
    }
}

struct RadioGroup_Previews: PreviewProvider {
    static var previews: some View {
        NotificationLevelPicker()
            .preferredColorScheme(.dark)
    }
}
