extension View {
  /// Names a preview; nothing is drawn.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sizes a preview; nothing is drawn.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Chooses a preview's device; nothing is drawn.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Turns a preview's device; nothing is drawn.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
