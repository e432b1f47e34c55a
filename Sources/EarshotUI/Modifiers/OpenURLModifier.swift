public import struct Foundation.URL

/// Runs code when the app is asked to open an address.
public struct OpenURLModifier {
  let action: (URL) -> Void
}

extension OpenURLModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (memory, isNew) = context.memory { OpenURLMemory() }
    memory.action = modifier.action
    if isNew { context.node.graph.addressHandlers.append(memory) }
    Modified._update(content, in: &context)
  }
}

/// What to do with an address, as long as the view is there.
@MainActor
final class OpenURLMemory: NodeMemory {
  var action: ((URL) -> Void)?

  func nodeWillLeave(_ graph: ViewGraph) {
    graph.addressHandlers.removeAll { $0 === self }
  }
}

extension View {
  /// Runs code when the app is asked to open an address.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> ModifiedContent<
    Self, OpenURLModifier
  > {
    modifier(OpenURLModifier(action: action))
  }
}

extension ViewSource {
  /// Has the app open an address, as the system would; false when no view takes addresses.
  public func open(_ address: URL) -> Bool {
    guard !graph.addressHandlers.isEmpty else { return false }
    graph.runClientCode {
      for handler in graph.addressHandlers { handler.action?(address) }
    }
    settle()
    return true
  }
}
