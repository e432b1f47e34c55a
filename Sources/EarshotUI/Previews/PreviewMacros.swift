/// Shows a view beside its code; here, a view that can be found by its name when the program runs.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EarshotMacros", type: "PreviewMacro")

/// Lets a property wrapper stand in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "EarshotMacros", type: "PreviewableMacro")

/// Makes a value of the environment of a variable in an extension of `EnvironmentValues`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EarshotMacros", type: "EntryMacro")

/// How a preview is laid out; it is accepted, and says nothing.
public struct PreviewTrait: Hashable, Sendable {
  private let name: String

  /// As large as the view.
  public static let sizeThatFitsLayout = PreviewTrait(name: "sizeThatFitsLayout")
  /// As large as the device.
  public static let defaultLayout = PreviewTrait(name: "defaultLayout")
  /// On its side.
  public static let landscapeLeft = PreviewTrait(name: "landscapeLeft")
  /// On its other side.
  public static let landscapeRight = PreviewTrait(name: "landscapeRight")
  /// Upright.
  public static let portrait = PreviewTrait(name: "portrait")

  /// Of a size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(name: "fixedLayout \(width) \(height)")
  }
}
