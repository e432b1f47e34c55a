import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Where in the app’s code a problem comes from")
struct FindingPlaceTests {
  private static let element = AuditedElement(
    AccessibilityElement(
      id: "it", label: "Ana", value: "Yes", hint: "Opens", identifier: "row"),
    spoken: "Ana, Yes")
  private static let screen = AuditedScreen(
    elements: [element],
    drawn: DrawnContent(parts: [
      DrawnPart(
        id: "/0", kind: .text, words: "Yes", tooltip: "Sent by Ana", elements: ["it"],
        view: "$s7Preview"),
      DrawnPart(id: "/1", kind: .asset("portrait"), elements: ["it"], view: "MessageRow"),
      DrawnPart(id: "/2", kind: .symbol("star"), view: "Badge"),
      DrawnPart(id: "/3", kind: .shape(paint: "red"), words: "Ana", elements: ["it"]),
    ]))

  @Test("An element is told by what is said of it, its names, and the view that draws it")
  func element() {
    let place = FindingPlace(of: AuditProblem(element: "it", "is bad"), on: Self.screen)

    #expect(place.heard == "Ana, Yes")
    #expect(place.label == "Ana")
    #expect(place.identifier == "row")
    #expect(place.view == "MessageRow")
  }

  @Test("What may stand in the source is named once each, the element’s own words first")
  func traces() {
    let place = FindingPlace(of: AuditProblem(element: "it", "is bad"), on: Self.screen)

    #expect(place.traces == ["row", "Ana", "Yes", "Opens", "Sent by Ana", "portrait"])
  }

  @Test("A part is told by its own view and picture, before those of an element")
  func part() {
    let alone = FindingPlace(of: AuditProblem(part: "/2", "is bad"), on: Self.screen)
    let both = FindingPlace(of: AuditProblem(element: "it", part: "/2", "is bad"), on: Self.screen)

    #expect(alone.heard == nil)
    #expect(alone.view == "Badge")
    #expect(alone.traces == ["star"])
    #expect(both.view == "Badge")
    #expect(both.traces.last == "portrait")
  }

  @Test("A row is written in the view that draws most of it, whichever draws its first words")
  func row() {
    let part = { (id: DrawnPart.ID, view: String) in
      DrawnPart(id: id, kind: .text, words: "Ana", elements: ["/[1]/0"], view: view)
    }
    let screen = AuditedScreen(
      elements: [DrawnScreen.element("/[1]/0", "Ana")],
      drawn: DrawnContent(parts: [
        part("/[1]/0", "Sender"), part("/[1]/1", "MessageRow"), part("/[1]/2", "MessageRow"),
        part("/[2]/0", "Sender"), part("/[3]/0", "Sender"),
      ]))
    let problem = AuditProblem(element: "/[1]/0", "is bad")

    #expect(FindingPlace(of: problem.about(.row), on: screen).view == "MessageRow")
    #expect(FindingPlace(of: problem, on: screen).view == "Sender")
    #expect(FindingPlace(of: AuditProblem("is bad").about(.row), on: screen).view == nil)
  }

  @Test("What shows for a while is shown, and not heard")
  func moment() {
    let place = FindingPlace(
      of: AuditProblem(element: "it", "is bad").about(.moment), on: Self.screen)

    #expect(place.heard == nil)
    #expect(place.whereabouts == "shown “Ana”")
    #expect(place.label == "Ana")
  }

  @Test("Silence is nothing heard, and what is not there has no place")
  func nothing() {
    let silent = AuditedScreen(elements: [
      AuditedElement(AccessibilityElement(id: "it"), spoken: "")
    ])

    #expect(FindingPlace(of: AuditProblem(element: "it", "is bad"), on: silent).heard == nil)
    #expect(FindingPlace(of: AuditProblem(element: "x", "is bad"), on: Self.screen).traces.isEmpty)
    #expect(FindingPlace(of: AuditProblem("is bad"), on: Self.screen).view == nil)
  }
}
