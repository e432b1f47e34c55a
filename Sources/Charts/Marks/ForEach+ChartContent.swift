public import SwiftUI

extension ForEach: ChartContent, _MarkContent where Content: ChartContent {
  /// The marks of each element, known by its identity.
  public var _marks: [_Mark] {
    data.flatMap { element in
      content(element)._marks.map { $0.known(by: id(element)) }
    }
  }
}

extension ForEach where Content: ChartContent {
  /// Marks for each element, told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach
where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Marks for each element, told apart by its identity.
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Marks for each number of a range.
  public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, id: { $0 }, content: content)
  }
}
