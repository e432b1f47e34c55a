public import struct Foundation.IndexSet

/// Views for the elements of a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements.
  nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {
  /// Lets a person delete elements; each row offers to.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.onDelete = action
    return copy
  }

  /// Lets a person move elements, which is offered only while the list is edited.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// Deletes rows by their places.
struct RowDeletion {
  let delete: (IndexSet) -> Void
}

private enum RowDeletionKey: EnvironmentKey {
  static var defaultValue: RowDeletion? { nil }
}

extension EnvironmentValues {
  /// How the rows directly inside are deleted.
  var rowDeletion: RowDeletion? {
    get { self[RowDeletionKey.self] }
    // Taken away from every row; where there was nothing, the row goes on sharing what it has.
    set { if newValue != nil || rowDeletion != nil { self[RowDeletionKey.self] = newValue } }
  }
}
