import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule color-only", .cases(of: ColorOnly.self))
struct ColorOnlyTests {
  @Test(
    "Dots of few colours in rows that look alike are found",
    arguments: [
      (["green", "green", "gray"], "“gray” and “green”"),
      (["red", "blue", "red", "blue"], "“blue” and “red”"),
      (["green", "red", "yellow", "red"], "“green”, “red” and “yellow”"),
    ])
  func found(paints: [String], list: String) {
    #expect(
      ColorOnly.found(on: screen(paints)) == [
        AuditProblem(
          part: "/0/[0]/0", "the rows differ in the colour of a dot, \(list), and not in words")
      ])
  }

  @Test(
    "One colour for all, and a colour for each, are not",
    arguments: [["green", "green", "green"], ["green", "red", "blue"], ["green"]])
  func notFound(paints: [String]) {
    #expect(ColorOnly.found(on: screen(paints)).isEmpty)
  }

  @Test("A word for the state, or a selected row, tells the same")
  func told() {
    #expect(ColorOnly.found(on: screen(["green", "green", "gray"], value: "Online")).isEmpty)
    #expect(
      ColorOnly.found(on: screen(["green", "green", "gray"], traits: .selected)).isEmpty)
  }

  @Test("A large shape is a picture of somebody, and one without a size may be anything")
  func sizes() {
    let paints = ["green", "green", "gray"]

    #expect(ColorOnly.found(on: screen(paints, size: .init(width: 40, height: 24))).isEmpty)
    #expect(ColorOnly.found(on: screen(paints, size: .init(width: 24, height: 40))).isEmpty)
    #expect(ColorOnly.found(on: screen(paints, size: .init(width: 8))).isEmpty)
    #expect(ColorOnly.found(on: screen(paints, size: .init(height: 8))).isEmpty)
    #expect(ColorOnly.found(on: screen(paints, size: .init(width: 24, height: 24))).count == 1)
  }

  @Test(
    "Symbols of few colours are found as well",
    arguments: ["circle.fill", "heart", "checkmark.circle"])
  func symbols(name: String) {
    let screen = symbols([name], in: ["red", "gray", "gray"])

    #expect(
      ColorOnly.found(on: screen) == [
        AuditProblem(
          part: "/0/[0]/5",
          "the rows differ in the colour of the picture “\(name)”, “gray” and “red”, and not in words"
        )
      ])
  }

  @Test("Symbols that differ, that have colours for their own sake, or are told in words, are not")
  func otherSymbols() {
    let paints = ["red", "gray", "gray"]

    for screen in [
      symbols(["heart", "heart.fill"], in: paints), symbols(["folder"], in: paints),
      symbols(["heart"], in: ["red", "red", "red"]), symbols(["heart"], in: [nil, nil, "red"]),
      symbols(["circle"], in: paints, value: "Online"),
      symbols(["heart"], in: paints, isScaledToNothing: true),
    ] {
      #expect(ColorOnly.found(on: screen).isEmpty)
    }
  }

  private func symbols(
    _ names: [String], in paints: [String?], value: String? = nil, isScaledToNothing: Bool = false
  ) -> AuditedScreen {
    let elements = paints.indices.map { row in
      DrawnScreen.element(.init(rawValue: "/0/[\(row)]/9"), "Person \(row)", value: value)
    }
    let parts = paints.enumerated().map { row, paint in
      DrawnPart(
        id: .init(rawValue: "/0/[\(row)]/5"), kind: .symbol(names[row % names.count]),
        isScaledToNothing: isScaledToNothing, paint: paint)
    }
    return AuditedScreen(elements: elements, drawn: DrawnContent(parts: parts))
  }

  @Test("Something small of another kind does not stand for the dot")
  func otherKinds() {
    let dots = screen(["green", "green", "gray"])
    let marks = ["/0/[0]/5", "/0/[1]/5", "/0/[2]/5"].map { id in
      DrawnScreen.part(
        AccessibilityElement.ID(rawValue: id), .symbol("star"), size: .init(width: 8, height: 8))
    }

    let both = AuditedScreen(
      elements: dots.elements, drawn: DrawnContent(parts: (dots.drawn?.parts ?? []) + marks))

    #expect(ColorOnly.found(on: both).count == 1)
  }

  @Test("What is scaled to nothing, and several shapes in a row, are not")
  func others() {
    let paints = ["green", "green", "gray"]

    #expect(ColorOnly.found(on: screen(paints, isScaledToNothing: true)).isEmpty)
    #expect(ColorOnly.found(on: screen(paints, repeats: 2)).isEmpty)
  }

  private func screen(
    _ paints: [String], value: String? = nil, traits: AccessibilityTraits = .staticText,
    size: AccessibilitySize = .init(width: 8, height: 8), isScaledToNothing: Bool = false,
    repeats: Int = 1
  ) -> AuditedScreen {
    let elements = paints.indices.map { row in
      DrawnScreen.element(
        .init(rawValue: "/0/[\(row)]/9"), "Person \(row)", value: row == 0 ? value : nil,
        row == 0 ? traits : .staticText)
    }
    let parts = paints.enumerated().flatMap { row, paint in
      (0..<repeats).map { place in
        DrawnPart(
          id: .init(rawValue: "/0/[\(row)]/\(place)"), kind: .shape(paint: paint),
          isScaledToNothing: isScaledToNothing, size: size)
      }
    }
    return AuditedScreen(elements: elements, drawn: DrawnContent(parts: parts))
  }
}
