import EarshotTree

/// What is drawn of an element.
struct Drawing {
  var kind = DrawnPart.Kind.control
  var words: String?
  var tooltip: String?
  /// The touches that no code of the element tells of.
  var touches: Set<DrawnPart.Touch> = []
  /// Where the tap gesture stands that reaches this.
  var tapReach: AccessibilityElement.ID?
  /// The elements that took this in, innermost first.
  var takers: [AccessibilityElement.ID] = []
  /// Whether a control around takes the taps.
  var isPartOfControl = false
  var isHidden = false
  var isScaledToNothing = false
  /// The colour of a picture.
  var paint: String?
  /// The room that the app gave it.
  var size: AccessibilitySize?
  /// The area in which its touches count, with unknown sides where layout decides; nil where nothing
  /// told of it.
  var touchSize: AccessibilitySize?
  /// The view of the app in which this is written.
  var view: String?
}

/// Where an element keeps what is drawn of it; it would make all rarities large.
final class DrawingStorage {
  let drawing: Drawing

  init(_ drawing: Drawing) { self.drawing = drawing }
}

extension ResolvedElement {
  /// What is drawn of the element; nil unless a walk asks for that.
  var drawing: Drawing? {
    get { rarities?.drawing?.drawing }
    set {
      if newValue != nil || drawing != nil {
        changeRarities { $0.drawing = newValue.map(DrawingStorage.init) }
      }
    }
  }

  /// Says what is drawn of an element that was just made, if a walk asks for that.
  @MainActor @inline(__always)
  func draw(as kind: @autoclosure () -> DrawnPart.Kind, words: @autoclosure () -> String? = nil) {
    guard DrawingWalk.isOn else { return }
    var drawing = drawing ?? Drawing()
    drawing.kind = kind()
    drawing.words = words()
    self.drawing = drawing
  }

  /// The element with a change to what is drawn of it.
  func drawn(_ change: (inout Drawing) -> Void) -> ResolvedElement {
    guard var drawing else { return self }
    change(&drawing)
    return with { $0.drawing = drawing }
  }
}
