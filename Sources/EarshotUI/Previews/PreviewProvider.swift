/// A type that offers views to look at while they are being written.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// What is shown.
  associatedtype Previews: View

  /// The views to look at.
  @ViewBuilder
  static var previews: Previews { get }
}
