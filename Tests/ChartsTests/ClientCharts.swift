import Accessibility
import Charts
import SwiftUI

// Charts as people write them.

struct Sale: Identifiable {
  enum Shop: String, Plottable {
    case city = "City"
    case beach = "Beach"
  }

  let id: Int
  let day: String
  let count: Int
  let shop: Shop
}

let sales = [
  Sale(id: 1, day: "Mon", count: 4_000, shop: .city),
  Sale(id: 2, day: "Tue", count: 5_500, shop: .city),
  Sale(id: 3, day: "Mon", count: 1_200, shop: .beach),
]

struct LineChart: View {
  @State private var selected: String?

  var body: some View {
    Chart(sales) { sale in
      LineMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
        .foregroundStyle(by: .value("Shop", sale.shop))
        .symbol(by: .value("Shop", sale.shop))
        .interpolationMethod(.catmullRom)
        .lineStyle(StrokeStyle(lineWidth: 2))
    }
    .chartXAxis {
      AxisMarks(values: .automatic(desiredCount: 3)) { value in
        AxisGridLine()
        AxisTick()
        if let day = value.as(String.self) {
          AxisValueLabel { Text(day) }
        }
        AxisValueLabel(centered: true)
      }
    }
    .chartYAxis { AxisMarks(position: .leading) }
    .chartYScale(domain: 0...6_000)
    .chartXSelection(value: $selected)
    .chartLegend(position: .bottom)
    .chartForegroundStyleScale([Sale.Shop.city: Color.red, Sale.Shop.beach: Color.blue])
    .frame(height: 200)
  }
}

struct BarChart: View {
  var goal: Int?

  var body: some View {
    Chart {
      ForEach(sales.prefix(2)) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Sales", sale.count), width: .ratio(0.6))
          .cornerRadius(4)
          .foregroundStyle(.blue.gradient)
          .annotation(position: .top) { Text(verbatim: "\(sale.count)").font(.caption) }
      }
      if let goal {
        RuleMark(y: .value("Goal", goal)).foregroundStyle(.red)
      }
    }
    .chartXAxis(.hidden)
    .chartYAxisLabel("Sales")
    .chartLegend(.hidden)
    .accessibilityLabel("Sales by day")
  }
}

struct SpokenChart: View {
  var body: some View {
    Chart {
      ForEach(0..<3) { hour in
        PointMark(x: .value("Hour", hour), y: .value("Degrees", 18.5 + Double(hour)))
          .accessibilityLabel("\(hour) o'clock")
          .accessibilityValue("\(18 + hour) degrees")
          .accessibilityHidden(hour == 1)
          .accessibilityIdentifier("hour-\(hour)")
      }
    }
  }
}

/// Marks of the app's own.
struct Band: ChartContent {
  let from: Int
  let to: Int

  var body: some ChartContent {
    RectangleMark(
      xStart: .value("From", from), xEnd: .value("To", to),
      yStart: .value("Low", 0), yEnd: .value("High", 10))
    AreaMark(x: .value("From", from), yStart: .value("Low", 1), yEnd: .value("High", 2))
      .opacity(0.2)
  }
}

struct MixedChart: View {
  var body: some View {
    Chart {
      Band(from: 1, to: 5)
      BarMark(x: .value("Count", 12), y: .value("Name", "Ana"))
    }
    .chartOverlay { proxy in
      GeometryReader { _ in
        Rectangle().fill(.clear).onTapGesture {
          _ = proxy.value(atX: 3, as: Int.self)
        }
      }
    }
    .chartPlotStyle { $0.background(.gray) }
    .chartScrollableAxes(.horizontal)
  }
}

struct PieChart: View {
  var body: some View {
    Chart(sales.dropFirst(), id: \.id) { sale in
      SectorMark(angle: .value("Sales", sale.count), innerRadius: .ratio(0.5), angularInset: 1)
        .foregroundStyle(by: .value("Shop", sale.shop))
    }
  }
}

struct DateChart: View {
  let start = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    Chart([0, 1], id: \.self) { day in
      LineMark(
        x: .value("Day", start.addingTimeInterval(Double(day) * 86_400), unit: .day),
        y: .value("Steps", Double(day) + 0.5))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisValueLabel(format: .dateTime.weekday())
      }
    }
  }
}

struct DescribedChart: View, AXChartDescriptorRepresentable {
  var body: some View {
    Chart(sales) { BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.count)) }
      .accessibilityChartDescriptor(self)
  }

  func makeChartDescriptor() -> AXChartDescriptor {
    let axis = AXNumericDataAxisDescriptor(
      title: "Sales", range: 0...6_000, gridlinePositions: []
    ) { "\(Int($0)) sales" }
    return AXChartDescriptor(
      title: "Sales by day", summary: "Most on Tuesday",
      xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"]),
      yAxis: axis, additionalAxes: [],
      series: [
        AXDataSeriesDescriptor(
          name: "City", isContinuous: false, dataPoints: [.init(x: "Mon", y: 4_000)])
      ])
  }
}
