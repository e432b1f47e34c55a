import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("What came of the audit of one screen")
struct ScreenAuditTests {
  @Test("The views of the app that were drawn in any state are known where something is drawn")
  func drawnViews() {
    let row = Self.screen(DrawnPart(id: "/0", kind: .text, view: "Row"))
    let plain = Self.screen(DrawnPart(id: "/0", kind: .text))
    let tree = AuditedScreen(elements: [])

    #expect(Self.audit(of: [tree, row, plain]).drawnViews == ["Row"])
    #expect(Self.audit(of: [plain]).drawnViews == [])
    #expect(Self.audit(of: [tree]).drawnViews == nil)
  }

  private static func screen(_ part: DrawnPart) -> AuditedScreen {
    AuditedScreen(elements: [], drawn: DrawnContent(parts: [part]))
  }

  private static func audit(of states: [AuditedScreen]) -> ScreenAudit {
    let exploration = Exploration(states: states)
    return ScreenAudit(
      exploration: exploration, findings: [], notChecked: [],
      coverage: AuditCoverage(of: exploration, on: "chat"))
  }
}
