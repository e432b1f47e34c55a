import EarshotTree
import Testing

@testable import EarshotAudit

/// Buttons in rows, each of which counts what was done with it, and a switch that renames a text.
@MainActor
@Suite("What led to a fault is left out, and nothing else")
struct LeftOutDeedsTests {
  private static let rows: [AccessibilityElement.ID] = ["/0/[a]/0", "/0/[b]/0", "/0/[c]/0"]

  private static func source(isOn: Bool = false) -> ModelSource<Bool> {
    ModelSource(isOn) { isOn in
      [AccessibilityElement(id: "/1", label: "Lamp", value: isOn ? "1" : "0", traits: .button)]
        + rows.map { AccessibilityElement(id: $0, label: "Delete \($0)", traits: .button) }
    } onPerform: { source, action, id in
      guard action == .activate else { return .refused(.noAction) }
      if id == "/1" { source.model.toggle() }
      return .performed
    }
  }

  private static func fault(
    _ way: [AuditDeed], _ deed: AuditDeed?, steps: Int = 0
  ) -> ScreenFault {
    ScreenFault(
      AuditAct(way: way, deed: deed), AuditEnding(.crash(words: "gone")), steps: steps)
  }

  private static func delete(_ row: Int) -> AuditDeed { .perform(.activate, on: rows[row]) }
  private static let flip = AuditDeed.perform(.activate, on: "/1")

  /// The rows that were activated, by the state in which that was.
  private func deletions(leavingOut faults: [ScreenFault]) -> [Int: [AuditDeed]] {
    var explorer = Explorer(bounds: ExplorationBounds(repeats: 9)) { Self.source() }
    explorer.faults = faults
    let steps = explorer.explore().steps.filter { edge in
      (0..<3).contains { edge.step.deed == Self.delete($0) }
    }
    return Dictionary(grouping: steps, by: \.from).mapValues { $0.map(\.step.deed) }
  }

  @Test("Without faults everything is tried in each state")
  func none() {
    #expect(
      deletions(leavingOut: []) == [0: (0..<3).map(Self.delete), 1: (0..<3).map(Self.delete)])
  }

  @Test("A deed is left out in its state with those alike that come after it there")
  func once() {
    #expect(
      deletions(leavingOut: [Self.fault([], Self.delete(1))])
        == [0: [Self.delete(0)], 1: (0..<3).map(Self.delete)])
  }

  @Test("What failed in two states is expected to fail in all")
  func twice() {
    #expect(
      deletions(leavingOut: [
        Self.fault([], Self.delete(0)), Self.fault([Self.flip], Self.delete(0)),
      ]) == [:])
  }

  @Test("A fault that is not met again leaves nothing out", arguments: [nil, AuditDeed.escape])
  func elsewhere(deed: AuditDeed?) {
    let fault = Self.fault([Self.flip, Self.flip], deed)

    #expect(deletions(leavingOut: [fault]) == deletions(leavingOut: []))
  }

  @Test("Somebody is told of everything before it is done, and when no code runs")
  func witness() {
    var moments: [AuditMoment?] = []
    var explorer = Explorer(bounds: ExplorationBounds(steps: 2)) { Self.source() }
    explorer.witness = { moments.append($0) }

    _ = Audit(of: "screen", by: [], exploring: explorer).run()

    let acts = moments.map { $0?.act }
    #expect(acts.first == AuditAct())
    #expect(
      acts.contains(
        AuditAct(way: [], deed: .perform(.activate, on: "/1"), name: "Lamp")))
    #expect(acts.last == .some(nil))
  }
}
