import EarshotTestSupport
import EarshotTree

@testable import EarshotAudit

/// Values that one process hands to another, with any text anywhere.
struct RandomHandover {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func entry() -> AuditJournal.Entry {
    switch number(7) {
    case 0: .report(report(), screen: number(9))
    case 4: .screens(list { $0.maybe { $0.text() } }, source: number(9))
    case 5: .refusal(text(), screen: number(9))
    case 6: .transcript(text(), file: text(), finding: number(9), screen: number(9))
    case 1: .fault(fault(), screen: number(9))
    case 2: .scene(scene(), of: act(), screen: number(9))
    default: .unplayable(finding: number(99), screen: number(9))
    }
  }

  mutating func note() -> AuditNote {
    let moment = AuditMoment(act(), meetingAgainIn: maybe { $0.scene() })
    return AuditNote(
      screen: number(9), name: text(), states: number(99), waiting: number(99), steps: .random(),
      flag() ? .moment(moment) : .transcript(number(99)))
  }

  private mutating func report() -> ScreenReport {
    ScreenReport(
      findings: list { $0.finding() },
      notChecked: list {
        AuditReport.NotChecked($0.text(), need: $0.one(of: AuditNeed.allCases), screen: $0.text())
      },
      coverage: coverage(), drawnViews: maybe { Set($0.list { $0.text() }) })
  }

  private mutating func coverage() -> AuditCoverage {
    var coverage = AuditCoverage(
      screen: text(), states: number(99), steps: number(99), stops: number(99),
      messages: maybe { $0.number(99) }, messageStops: maybe { $0.number(99) },
      unreached: list { $0.text() }, isCutShort: flag())
    coverage.cuts = list { $0.one(of: Exploration.Cut.allCases) }
    coverage.refusedSteps = maybe { $0.number(99) }
    coverage.elements = maybe { $0.number(99) }
    return coverage
  }

  private mutating func finding() -> AuditFinding {
    var problem = AuditProblem(
      element: maybe { $0.id() }, part: maybe { $0.id() }, text(), remedy: maybe { $0.text() },
      severity: maybe { $0.one(of: AuditSeverity.allCases) },
      confidence: maybe { $0.one(of: AuditConfidence.allCases) }, steps: list { $0.number(99) })
    problem.endsApp = flag()
    return AuditFinding(
      rule: one(of: AuditRules.facts), problem: problem, screen: text(), heard: maybe { $0.text() },
      view: maybe { $0.text() }, traces: list { $0.text() }, commands: list { $0.text() },
      fingerprint: text(), label: maybe { $0.text() }, identifier: maybe { $0.text() },
      place: maybe { $0.place() }, whereabouts: maybe { $0.text() })
  }

  private mutating func fault() -> ScreenFault {
    let kind: AuditEnding.Kind =
      switch number(4) {
      case 3: .closedFiles
      case 0: .crash(words: text())
      case 1: .endlessWork(seconds: number(99))
      default: .endlessWait(seconds: number(99))
      }
    return ScreenFault(
      act(), AuditEnding(kind, inBodyOf: maybe { $0.text() }, at: maybe { $0.place() }),
      in: maybe { $0.scene() }, steps: number(99))
  }

  private mutating func act() -> AuditAct {
    AuditAct(
      way: list { $0.deed() }, deed: maybe { $0.deed() }, name: maybe { $0.text() },
      isResting: flag(), reducesMotion: flag(), isAtOnce: flag())
  }

  private mutating func scene() -> FaultScene {
    FaultScene(
      lines: list { $0.text() }, proof: one(of: FaultScene.Proof.allCases),
      heard: maybe { $0.text() }, label: maybe { $0.text() }, identifier: maybe { $0.text() },
      view: maybe { $0.text() }, traces: list { $0.text() })
  }

  private mutating func deed() -> AuditDeed {
    switch number(6) {
    case 0: .escape
    case 1: .touch(one(of: DrawnPart.Touch.allCases), on: id())
    default: .perform(action(), on: id())
    }
  }

  private mutating func action() -> AccessibilityAction {
    let custom = AccessibilityCustomAction(text(), occurrence: number(9))
    return one(of: [
      .activate, .touchAndHold, .custom(custom), .increment, .decrement, .setText(text()), .escape,
      .magicTap, .scroll(one(of: AccessibilityScrollDirection.allCases)),
    ])
  }

  private mutating func place() -> SourcePlace {
    SourcePlace(
      file: text(), line: number(99), column: maybe { $0.number(99) },
      utf16Column: maybe { $0.number(99) })
  }

  private mutating func id() -> AccessibilityElement.ID {
    AccessibilityElement.ID(rawValue: text())
  }

  private mutating func text() -> String {
    let scalars = (0..<number(12)).compactMap { _ in
      Unicode.Scalar(UInt32.random(in: 0...0x1_FFFF, using: &generator))
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private mutating func maybe<Value>(_ value: (inout Self) -> Value) -> Value? {
    flag() ? value(&self) : nil
  }

  private mutating func list<Value>(_ value: (inout Self) -> Value) -> [Value] {
    (0..<number(4)).map { _ in value(&self) }
  }

  private mutating func one<Value>(of values: [Value]) -> Value { values[number(values.count)] }

  private mutating func flag() -> Bool { Bool.random(using: &generator) }

  mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
}

extension Int {
  /// A number of many digits, and less than nothing.
  fileprivate static func random() -> Int { Int.min + 12_345 }
}
