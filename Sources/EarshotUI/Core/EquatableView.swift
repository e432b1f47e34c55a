/// A view that is updated only when it is another; here every view is compared.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Compares a view.
  public init(content: Content) { self.content = content }

  public var body: some View { content }
}
