import struct Foundation.IndexSet

/// A view for each element of a collection; state follows the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID
  /// Deletes elements by their places.
  var onDelete: ((IndexSet) -> Void)?

  package init(
    data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where Content: View {
  /// A view for each element, told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element, told apart by its identity.
  ///
  /// A binding is a collection of bindings too; for one, the initializer is meant that has whoever
  /// writes the rows evaluated again when the collection changes.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A view for each number of a range that stays the same.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public var body: Never {
    preconditionFailure("ForEach has no body; it is a building block of other views")
  }

  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    let graph = context.node.graph
    var environment = context.environment
    environment.rowDeletion = view.onDelete.map { RowDeletion(delete: $0) }
    if context.isLazy {
      context.updateChild(
        make: { LazyRowsNode(view, graph: graph, place: $0) },
        update: { $0.update(view, environment: environment) })
    } else {
      context.updateChild(
        make: { EagerRowsNode(view, graph: graph, place: $0) },
        update: { $0.update(view, environment: environment) })
    }
  }

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] { context.resolveChild() }
}
