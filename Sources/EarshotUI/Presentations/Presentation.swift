/// One thing that is shown over the screen, or instead of the one before.
@MainActor
final class Presentation {
  enum Kind {
    case sheet
    case cover
    case popover
    case alert
    case dialog
    case menu
    case push
  }

  let kind: Kind
  /// Has whoever shows it show it no longer.
  var dismiss: () -> Void = {}
  /// Whether the views inside keep a person from leaving other than by their own buttons.
  var isDismissalDisabled = false {
    didSet { if isDismissalDisabled != oldValue { node?.invalidateExposure() } }
  }
  /// Whether the views inside ask for the handle at the upper edge.
  var grabberVisibility = Visibility.automatic {
    didSet { if grabberVisibility != oldValue { node?.invalidateExposure() } }
  }
  /// Between how many heights a sheet can be dragged.
  var detentCount = 1 {
    didSet { if detentCount != oldValue { node?.invalidateExposure() } }
  }
  /// The node of what is shown.
  weak var node: PresentedNode?

  init(_ kind: Kind) { self.kind = kind }

  /// Whether there is a handle at the upper edge.
  var isGrabberShown: Bool {
    grabberVisibility == .visible || grabberVisibility == .automatic && detentCount > 1
  }

  /// Whether a two-finger scrub leaves it.
  var escape: (() -> Void)? {
    guard !isDismissalDisabled else { return nil }
    switch kind {
    case .sheet, .popover, .dialog, .menu, .push: return { self.dismiss() }
    case .cover, .alert: return nil
    }
  }
}
