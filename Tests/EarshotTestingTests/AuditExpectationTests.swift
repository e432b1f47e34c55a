import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("A test can expect that nobody stumbles over a view")
struct AuditExpectationTests {
  @Test("A view without faults passes")
  func passes() {
    expectAudit(Row(isNamed: true), failOn: .note)
  }

  @Test("A fault fails the test with all that is known of it")
  func fails() {
    withKnownIssue {
      expectAudit(Row(isNamed: false))
    } matching: { issue in
      "\(issue)".contains(
        """
        Row: error missing-label: heard only as “button”
          heard “button”, stop 1 of 1, in Row
          this is certain
          to change: give it a label that says what it is or does, or hide it if it says nothing
          WCAG 2.2: 1.1.1 Non-text Content, level A; 4.1.2 Name, Role, Value, level A

        1 error, 0 warnings, 0 notes on 1 screen by
        """)
    }
  }

  @Test("A fault that is less severe than what fails the test passes, as one does that is allowed")
  func lessSevere() {
    expectAudit(Row(isNamed: false), failOn: .never)
    expectAudit(
      Row(isNamed: false), allowing: [AllowedFinding("missing-label", because: "it is a sample")])
    expectAudit(Row(isNamed: false), excluding: ["missing-label"])
    expectAudit(Row(isNamed: false), including: ["read-twice"])
    expectAudit(Row(isNamed: false), for: [.trait])
  }

  @Test(
    "What cannot be told, asked or understood is no pass",
    arguments: [
      ([.contrast], [], "contrast cannot be told, because nothing is drawn"),
      ([.dynamicType], [], "whether text grows cannot be told, because nothing is laid out"),
      ([.textClipped], [], "text-clipped: not checked: no layout"),
      (nil, ["mising-label"], "no rule of the audit is called 'mising-label'; did you mean"),
      ([.trait], ["missing-label"], "no rule is left to ask"),
    ] as [([AuditType]?, [String], String)])
  func notTold(types: [AuditType]?, rules: [String], sentence: String) {
    withKnownIssue {
      expectAudit(Row(isNamed: true), for: types, including: rules)
    } matching: { issue in
      "\(issue)".contains(sentence)
    }
  }

  @Test("Every type of Apple's audit has rules, or a reason why it has none")
  func types() {
    for type in AuditType.allCases { #expect(type.rules.isEmpty == (type.lack != nil)) }
  }
}

private struct Row: View {
  let isNamed: Bool
  @State private var isRecording = false

  var body: some View {
    Button {
      isRecording.toggle()
    } label: {
      Circle()
    }
    .accessibilityLabel(isNamed ? "Record" : "")
    .accessibilityValue(isRecording ? "On" : "")
  }
}
