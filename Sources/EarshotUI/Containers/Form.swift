/// Controls under one another; a row is realised when it is asked for.
public struct Form<Content: View> {
  let content: Content

  /// Makes rows of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  /// The rows.
  public var body: some View {
    FormRows(content: content).environment(\.showsRowBadges, true)
  }
}

/// The rows of a form.
struct FormRows<Content: View> {
  let content: Content
}

extension FormRows: RowsInOrder {}
