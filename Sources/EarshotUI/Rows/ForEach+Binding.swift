// Rows that can change their elements. Whoever writes the rows depends on the whole collection.
extension ForEach where Content: View {
  /// A view with access to each element, told apart by its identity.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == Binding<Elements>, Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable, ID == Elements.Element.ID
  {
    _ = data.wrappedValue
    self.init(data: data, id: { $0.wrappedValue.id }, content: content)
  }

  /// A view with access to each element, told apart by a property.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements>, Elements: MutableCollection & RandomAccessCollection {
    _ = data.wrappedValue
    self.init(data: data, id: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}
