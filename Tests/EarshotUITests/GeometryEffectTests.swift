import EarshotTree
import EarshotUI
import Foundation
import Testing

private struct Shake: GeometryEffect {
  var shakes: CGFloat
  var animatableData: CGFloat {
    get { shakes }
    set { shakes = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 8 * sin(shakes * .pi * 2), y: 0))
  }
}

@MainActor
@Suite("Effects that move how a view looks")
struct GeometryEffectTests {
  @Test("A view that is shaken is exposed as it was")
  func shaken() {
    let source = ViewSource(Text("Wrong password").modifier(Shake(shakes: 2)))

    #expect(source.labels == ["Wrong password"])
  }

  @Test("A point is moved first by the step that was added last")
  func steps() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)

    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 3))
  }
}
