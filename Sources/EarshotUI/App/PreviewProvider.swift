/// Views that stand for others while these are written.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
