import Charts
import SwiftUI

/// How many messages were sent on each day, as bars.
struct MessagesByDay: View {
  private struct Day: Identifiable {
    let name: String
    let count: Int

    var id: String { name }
  }

  private static let days = [
    Day(name: "Monday", count: 12), Day(name: "Tuesday", count: 30),
    Day(name: "Wednesday", count: 7),
  ]

  var body: some View {
    Chart(Self.days) { day in
      BarMark(x: .value("Day", day.name), y: .value("Messages", day.count))
    }
    .frame(height: 120)
    .accessibilityLabel("Messages by day")
  }
}
