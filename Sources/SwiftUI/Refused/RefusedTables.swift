#if !canImport(Darwin)
  public import EarshotUI

  // Tables and trees.
  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model Table; use List")
  public struct Table: View {
    /// As it is written.
    public init<Items: RandomAccessCollection, Columns>(
      _ items: Items, @ViewBuilder columns: () -> Columns
    ) {}
    /// As it is written.
    public init<Items: RandomAccessCollection, Selection, Columns>(
      _ items: Items, selection: Binding<Selection>, @ViewBuilder columns: () -> Columns
    ) {}
    /// As it is written.
    public var body: some View { EmptyView() }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model TableColumn; use List")
  public struct TableColumn: View {
    /// As it is written.
    public init<Row, Value>(_ titleKey: LocalizedStringKey, value: KeyPath<Row, Value>) {}
    /// As it is written.
    public init<Row, Content: View>(
      _ titleKey: LocalizedStringKey, @ViewBuilder content: (Row) -> Content
    ) {}
    /// As it is written.
    public var body: some View { EmptyView() }
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable, message: "Earshot does not model OutlineGroup; use DisclosureGroup in ForEach"
  )
  public struct OutlineGroup: View {
    /// As it is written.
    public init<Items: RandomAccessCollection, Content: View>(
      _ items: Items, children: KeyPath<Items.Element, Items?>,
      @ViewBuilder content: (Items.Element) -> Content
    ) {}
    /// As it is written.
    public init<Items: RandomAccessCollection, ID: Hashable, Content: View>(
      _ items: Items, id: KeyPath<Items.Element, ID>, children: KeyPath<Items.Element, Items?>,
      @ViewBuilder content: (Items.Element) -> Content
    ) {}
    /// As it is written.
    public var body: some View { EmptyView() }
  }
#endif
