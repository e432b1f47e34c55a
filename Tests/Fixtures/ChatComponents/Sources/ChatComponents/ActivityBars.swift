import SwiftUI

struct DayActivity: Identifiable {
    let day: String
    let messages: Int
    var id: String { day }
}

struct ActivityBars: View {
    let days: [DayActivity]
    var title: String = "Messages this week"
    @State private var highlighted: DayActivity.ID?

    private var peak: Int { days.map(\.messages).max() ?? 1 }

    var body: some View {
        VStack(alignment: .leading) {
            Text(title)
                .font(.headline)
                .accessibilityHeading(.h2)
                .accessibilityAddTraits(.isHeader)
            Canvas { context, size in
                let width = size.width / CGFloat(days.count)
                for (index, day) in days.enumerated() {
                    let height = size.height * CGFloat(day.messages) / CGFloat(peak)
                    let bar = CGRect(x: CGFloat(index) * width, y: size.height - height, width: width * 0.8, height: height)
                    context.fill(Path(roundedRect: bar, cornerRadius: 4), with: .color(.blue))
                }
            }
            .frame(height: 120)
            .accessibilityLabel(title)
            .accessibilityChildren {
                HStack {
                    ForEach(days) { day in
                        Rectangle()
                            .accessibilityLabel(day.day)
                            .accessibilityValue("\(day.messages) messages")
                            .accessibilityAction { highlighted = day.id }
                    }
                }
            }
            HStack(alignment: .bottom) {
                ForEach(days) { day in
                    VStack {
                        RoundedRectangle(cornerRadius: 3)
                            .fill(highlighted == day.id ? Color.orange : .blue)
                            .frame(height: CGFloat(day.messages))
                        Text(day.day.prefix(2)).font(.caption2)
                    }
                    .accessibilityElement()
                    .accessibilityLabel(day.day)
                    .accessibilityValue(Text(day.messages, format: .number))
                    .accessibilityCustomContent("Share of the week", "\(share(of: day)) percent", importance: .high)
                    .accessibilityCustomContent("Rank", rank(of: day))
                    .accessibilitySortPriority(Double(day.messages))
                }
            }
            .accessibilityRotor("Busy days") {
                ForEach(days.filter { $0.messages > 20 }) { day in
                    AccessibilityRotorEntry(day.day, id: day.id)
                }
            }
        }
    }

    private func share(of day: DayActivity) -> Int {
        let total = days.reduce(0) { $0 + $1.messages }
        return total == 0 ? 0 : day.messages * 100 / total
    }

    private func rank(of day: DayActivity) -> Text {
        Text("\(days.filter { $0.messages > day.messages }.count + 1)")
    }
}

struct ActivityBars_Previews: PreviewProvider {
    static var previews: some View {
        ActivityBars(days: [
            .init(day: "Monday", messages: 12), .init(day: "Tuesday", messages: 31), .init(day: "Wednesday", messages: 24),
        ])
        .padding()
    }
}
