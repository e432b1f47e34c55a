public import struct Foundation.CGPoint

/// Decides what becomes of what is dropped on a view; nobody drops anything here.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether it may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it; false where it is not wanted.
  func performDrop(info: DropInfo) -> Bool
  /// It has come over the view.
  func dropEntered(info: DropInfo)
  /// It has moved over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dropped.
public struct DropInfo {
  /// Where it is dropped.
  public let location: CGPoint

  /// Whether something of some types is dropped.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// What is dropped of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What is to become of what is dropped.
public struct DropProposal: Sendable {
  /// What is to become of it.
  public let operation: DropOperation

  /// Proposes what is to become of it.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What becomes of something that is dropped.
public enum DropOperation: Sendable {
  /// Nothing.
  case cancel
  /// It may not be dropped.
  case forbidden
  /// It is in two places then.
  case copy
  /// It is only there then.
  case move
}
