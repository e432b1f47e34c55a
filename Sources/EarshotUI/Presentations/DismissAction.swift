import EarshotTree

/// Closes what the view is shown in; called like a function.
public struct DismissAction: Sendable {
  let presentation: Presentation?

  /// Closes it; on the screen that everything began with, that it was asked for is all that shows.
  @MainActor
  public func callAsFunction() { Presentation.leave(presentation) }
}

/// Whether a view is shown over others, in the older spelling.
public struct PresentationMode: Sendable {
  let presentation: Presentation?

  /// Whether the view is shown over others.
  public var isPresented: Bool { presentation != nil }

  /// Closes what the view is shown in.
  @MainActor
  public mutating func dismiss() { Presentation.leave(presentation) }
}

extension Presentation {
  /// Closes what is shown over the screen, or tells that the screen itself would be left.
  fileprivate static func leave(_ presentation: Presentation?) {
    guard let presentation else { return RunningSources.note(.leave) }
    presentation.dismiss()
  }
}

private enum PresentationKey: EnvironmentKey {
  static let defaultValue: Presentation? = nil
}

extension EnvironmentValues {
  /// The presentation around a view.
  var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// Closes what the view is shown in.
  public var dismiss: DismissAction { DismissAction(presentation: presentation) }

  /// Whether the view is shown over others.
  public var isPresented: Bool { presentation != nil }

  /// Whether the view is shown over others, and how to close it, in the older spelling.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(presentation: presentation))
  }
}
