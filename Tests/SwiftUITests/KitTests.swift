import Combine
import EarshotTree
import EarshotUI
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("The part of UIKit that views use")
struct KitTests {
  /// A shape of which some corners are round, as many apps have one.
  private struct SomeCorners: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
      Path(
        UIBezierPath(
          roundedRect: rect, byRoundingCorners: corners,
          cornerRadii: CGSize(width: radius, height: radius)
        ).cgPath)
    }
  }

  @Test("A shape made of an outline of UIKit fills its rectangle, and says nothing")
  func outline() {
    let rect = CGRect(x: 0, y: 0, width: 30, height: 20)
    let view = Text("Card").clipShape(SomeCorners(radius: 8, corners: [.topLeft, .topRight]))

    #expect(SomeCorners().path(in: rect).boundingRect == rect)
    #expect(ViewSource(view).firstElement()?.label == "Card")
  }

  @Test("Outlines of UIKit are drawn as those of SwiftUI are")
  func drawing() {
    let path = UIBezierPath()

    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.addQuadCurve(to: CGPoint(x: 4, y: 4), controlPoint: CGPoint(x: 6, y: 2))
    path.addCurve(
      to: CGPoint(x: 0, y: 4), controlPoint1: CGPoint(x: 3, y: 5),
      controlPoint2: CGPoint(x: 1, y: 5))
    path.append(
      UIBezierPath(
        arcCenter: CGPoint(x: 1, y: 1), radius: 1, startAngle: 0, endAngle: .pi, clockwise: true))
    path.close()

    #expect(path.bounds == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(Path(path.cgPath).offsetBy(dx: 1, dy: 2).boundingRect.origin == CGPoint(x: 1, y: 2))
    #expect(UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 2, height: 2)).isEmpty == false)
  }

  @Test("Feedback that is felt is told like that of views")
  func haptics() throws {
    let view = Button("Send") {
      UIImpactFeedbackGenerator(style: .rigid).impactOccurred()
      UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      UISelectionFeedbackGenerator().selectionChanged()
    }
    let source = ViewSource(view)
    let changes = source.changes()
    let button = try #require(source.firstElement())

    _ = source.perform(.activate, on: button.id)

    let felt = changes.takeAll().compactMap { change in
      if case .haptic(let haptic) = change { haptic } else { nil }
    }
    #expect(felt == [.heavyImpact, .mediumImpact, .success, .selection])
  }

  @Test("The device is a telephone held upright, with the nominal screen")
  func device() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation.isLandscape == false)
    #expect(UIAccessibility.isReduceMotionEnabled == false)
    #expect(UIAccessibility.isAssistiveTouchRunning == false)
  }

  @Test("A colour made from its parts gives them back, and one by name does not")
  func parts() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)

    let isKnown = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)

    #expect(isKnown)
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 1])
    #expect(UIColor.label.getRed(nil, green: nil, blue: nil, alpha: nil) == false)
  }

  @Test("What was copied can be pasted")
  func pasteboard() {
    UIPasteboard.general.string = "https://example.org"

    #expect(UIPasteboard.general.url == URL(string: "https://example.org"))
    #expect(UIPasteboard.general.hasStrings)
  }

  @Test("A resource gives its words, and a picture among the assets its name")
  func resources() {
    let count = 3
    let greeting: LocalizedStringResource = "Hello, \(count)"
    let view = VStack {
      Text(greeting)
      Text(LocalizedStringResource("greeting", defaultValue: "Hello"))
      Image(ImageResource(name: "beach", bundle: .main))
      Color(ColorResource(name: "brand", bundle: .main))
    }
    let source = ViewSource(view)
    var labels: [String?] = []
    var next = source.firstElement()
    while let element = next {
      labels.append(element.label)
      next = source.element(after: element.id)
    }

    #expect(labels == ["Hello, 3", "Hello", "beach"])
    #expect(String(localized: greeting) == "Hello, 3")
  }
}
