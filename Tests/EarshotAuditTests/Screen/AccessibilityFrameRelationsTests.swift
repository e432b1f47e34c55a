import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Relations of frames")
struct AccessibilityFrameRelationsTests {
  private let frame = AccessibilityFrame(10, 20, 30, 40)

  @Test("A frame ends where its size says, and has no area where a side is missing")
  func sides() {
    #expect(frame.right == 40)
    #expect(frame.bottom == 60)
    #expect(frame.area == 1_200)
    #expect(AccessibilityFrame(0, 0, -5, 40).area == 0)
  }

  @Test("A frame contains itself and what lies within, up to its edges")
  func containing() {
    #expect(frame.contains(frame))
    #expect(frame.contains(.init(11, 21, 1, 1)))
    for outside in [
      AccessibilityFrame(9, 21, 5, 5), .init(11, 19, 5, 5), .init(36, 21, 5, 5),
      .init(11, 56, 5, 5),
    ] {
      #expect(!frame.contains(outside))
    }
  }

  @Test("Frames that only touch share neither a row nor a column")
  func sharing() {
    #expect(frame.sharesColumn(with: .init(39, 500, 9, 9)))
    #expect(!frame.sharesColumn(with: .init(40, 20, 9, 9)))
    #expect(!frame.sharesColumn(with: .init(1, 20, 9, 9)))
    #expect(frame.sharesRow(with: .init(500, 59, 9, 9)))
    #expect(!frame.sharesRow(with: .init(10, 60, 9, 9)))
    #expect(!frame.sharesRow(with: .init(10, 11, 9, 9)))
    #expect(frame.overlaps(.init(39, 59, 9, 9)))
    #expect(!frame.overlaps(.init(39, 500, 9, 9)))
    #expect(!frame.overlaps(.init(500, 59, 9, 9)))
  }
}
