import SwiftUI

struct PollOption: Identifiable, Equatable {
    let id: String
    var votes: Int
}

@Observable
class PollModel {
    var question = "Which film on Friday?"
    var options = [
        PollOption(id: "The long one", votes: 4),
        PollOption(id: "The funny one", votes: 7),
        PollOption(id: "The one with subtitles", votes: 1),
    ]
    var choice: PollOption.ID?

    var total: Int { options.reduce(0) { $0 + $1.votes } }

    func vote(for id: PollOption.ID) {
        if let choice, let old = options.firstIndex(where: { $0.id == choice }) {
            options[old].votes -= 1
        }
        guard let index = options.firstIndex(where: { $0.id == id }), choice != id else {
            choice = nil
            return
        }
        options[index].votes += 1
        choice = id
    }
}

struct Poll: View {
    @Environment(PollModel.self) private var model

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Label(model.question, systemImage: "chart.bar.xaxis")
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            ForEach(model.options) { option in
                PollOptionRow(option: option, share: share(of: option), isChosen: model.choice == option.id) {
                    withAnimation(.snappy) { model.vote(for: option.id) }
                }
            }
            Text("^[\(model.total) vote](inflect: true)")
                .font(.caption)
                .foregroundStyle(.secondary)
                .contentTransition(.numericText())
        }
        .padding()
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Poll")
    }

    private func share(of option: PollOption) -> Double {
        model.total == 0 ? 0 : Double(option.votes) / Double(model.total)
    }
}

private struct PollOptionRow: View {
    let option: PollOption
    let share: Double
    let isChosen: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    Text(option.id)
                    Spacer()
                    Text(share, format: .percent.precision(.fractionLength(0)))
                }
                GeometryReader { proxy in
                    Capsule()
                        .fill(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                        .frame(width: proxy.size.width * share)
                }
                .frame(height: 6)
            }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
        .accessibilityHint(isChosen ? "Takes your vote back" : "Votes for this film")
    }
}

struct Poll_Previews: PreviewProvider {
    static var previews: some View {
        Poll().environment(PollModel())
    }
}
