/// Controls under one another; a row is realised when it is asked for.
public struct Form<Content: View> {
  let content: Content

  /// Makes rows of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: LayoutContainer {
  static var realisesRowsOnDemand: Bool? { true }
}
