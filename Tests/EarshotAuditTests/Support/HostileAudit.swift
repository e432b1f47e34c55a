import EarshotAudit
import EarshotTestSupport
import EarshotTree

/// Reports in which any character may stand anywhere.
enum HostileAudit {
  static func report(using generator: inout SeededGenerator) -> AuditReport {
    let screens = (0..<3).map { _ in
      AuditReport.Screen(name: text(&generator), file: text(&generator))
    }
    let findings = (0..<10).map { index in
      AuditFinding(
        rule: MissingLabel.facts,
        problem: AuditProblem(
          element: AccessibilityElement.ID(rawValue: text(&generator)), text(&generator),
          remedy: text(&generator)),
        screen: screens[index % 3].name, heard: text(&generator), view: text(&generator),
        commands: [text(&generator)], label: text(&generator),
        place: SourcePlace(file: text(&generator), line: index + 1))
    }
    return AuditReport(
      screens: screens, rules: [MissingLabel.facts], findings: findings.withFingerprints(),
      coverage: screens.map {
        AuditCoverage(screen: $0.name, states: 1, steps: 1, stops: 1, unreached: [$0.name])
      })
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    let pieces = [
      "<b>", "</article>", "&", "\"", "'", "::", "%0A", "]]>", "\u{1B}[31m", "\u{202E}",
    ]
    let scalars = (0..<12).compactMap { _ in
      Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &generator))
    }
    let piece = pieces.randomElement(using: &generator) ?? ""
    return piece + String(String.UnicodeScalarView(scalars)) + piece
  }
}
