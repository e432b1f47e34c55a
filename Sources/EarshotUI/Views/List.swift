/// Rows of views; a row is realised when it is asked for.
public struct List<Content: View> {
  let content: Content

  /// Makes rows of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a row of each element of a collection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a row of each element of a collection, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List: LayoutContainer {
  static var realisesRowsOnDemand: Bool? { true }
}
