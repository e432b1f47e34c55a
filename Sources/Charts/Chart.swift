public import SwiftUI

/// A chart: an element for each mark, and the data as a whole.
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// A chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart with marks for each element, told apart by its identity.
  public init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, Data.Element.ID, Mark>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// A chart with marks for each element, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The marks in order.
  public var body: some View {
    let marks = content._marks.map(ReadMark.init)
    return ZStack {
      ForEach(marks, id: \.mark.path) { MarkView(mark: $0) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityChartDescriptor(ChartReading(marks: marks.filter { !$0.mark.isHidden }))
  }
}
