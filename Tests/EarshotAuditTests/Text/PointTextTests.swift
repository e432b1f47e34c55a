import Testing

@testable import EarshotAudit

@Suite("Points as text")
struct PointTextTests {
  @Test(
    "A length has no more digits than it needs, however large it is",
    arguments: [
      (44, "44"), (20.5, "20.5"), (-3, "-3"), (1e300, "1e+300"), (.infinity, "inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func length(length: Double, text: String) {
    #expect(PointText.of(length) == text)
  }

  @Test("A size is told by both sides")
  func size() {
    #expect(PointText.of(30, by: 24.5) == "30 × 24.5 points")
  }
}
