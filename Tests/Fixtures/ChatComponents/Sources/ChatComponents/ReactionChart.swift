import Charts
import SwiftUI

struct ReactionCount: Identifiable {
    let id = UUID()
    let day: String
    let count: Int
    let reaction: String
}

struct ReactionChart: View {
    let counts: [ReactionCount]
    var goal: Int?
    @State private var selectedDay: String?

    var body: some View {
        VStack(alignment: .leading) {
            Text("Reactions")
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            Chart {
                ForEach(counts) { count in
                    BarMark(
                        x: .value("Day", count.day),
                        y: .value("Reactions", count.count)
                    )
                    .foregroundStyle(by: .value("Reaction", count.reaction))
                    .opacity(selectedDay == nil || selectedDay == count.day ? 1 : 0.4)
                }
                if let goal {
                    RuleMark(y: .value("Goal", goal))
                        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                        .foregroundStyle(.secondary)
                        .annotation(position: .top, alignment: .leading) {
                            Text("Goal").font(.caption)
                        }
                }
            }
            .chartXSelection(value: $selectedDay)
            .chartYAxis {
                AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { value in
                    AxisGridLine()
                    if let count = value.as(Int.self) {
                        AxisValueLabel("\(count)")
                    }
                }
            }
            .chartForegroundStyleScale(["heart": Color.red, "laugh": Color.yellow])
            .chartLegend(position: .bottom, spacing: 12)
            .frame(height: 180)
        }
        .padding()
    }
}

#Preview {
    ReactionChart(
        counts: [
            ReactionCount(day: "Mon", count: 12, reaction: "heart"),
            ReactionCount(day: "Mon", count: 3, reaction: "laugh"),
            ReactionCount(day: "Tue", count: 1_024, reaction: "heart"),
        ],
        goal: 20)
}
