import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule label-is-file-name", .cases(of: LabelIsFileName.self))
struct LabelIsFileNameTests {
  @Test(
    "A label that looks like the name of a picture or file is found on what is no text",
    arguments: [
      (
        .button("reaction-add"),
        "heard as “reaction-add”, which is the name of a picture and not of what it does"
      ),
      (
        .picture("thumbs_up"),
        "heard as “thumbs_up”, which is the name of a picture and not of what it shows"
      ),
      (
        .picture("IMG_2041.jpg"),
        "heard as “IMG_2041.jpg”, which is the name of a file and not of what it shows"
      ),
      (
        .button("arrow.up.circle.fill"),
        "heard as “arrow.up.circle.fill”, which is the name of a picture and not of what it does"
      ),
      (
        AccessibilityElement(id: "it", label: "chat-lobby", traits: .header),
        "heard as “chat-lobby”, which is the name of a picture and not of what it shows"
      ),
    ] as [(AccessibilityElement, String)])
  func shapes(element: AccessibilityElement, message: String) {
    let problems = LabelIsFileName.found(on: AuditedScreen(element))

    #expect(problems == [AuditProblem(element: "it", message, confidence: .likely)])
  }

  @Test(
    "A label that is the name of the asset that is drawn is found, and is surer where it is no word",
    arguments: [
      (.picture("thumbs_up"), "thumbs_up", .certain),
      (.picture("like"), "like", .likely),
      (.picture("ReactionAddIcon"), "ReactionAddIcon", .certain),
      (.picture("chatlike"), "chat.like", .likely),
    ] as [(AccessibilityElement, String, AuditConfidence)])
  func assets(element: AccessibilityElement, asset: String, confidence: AuditConfidence) {
    let problems = LabelIsFileName.found(on: AuditedScreen(element, drawn: [.asset(asset)]))

    let label = element.label ?? ""
    #expect(
      problems == [
        AuditProblem(
          element: "it",
          "heard as “\(label)”, which is the name of a picture and not of what it shows",
          confidence: confidence)
      ])
  }

  @Test(
    "A label that is the name of a system symbol is found as far as is known of its words",
    arguments: [
      ("arrow.up.circle.fill", .warning), ("plus", .note),
    ] as [(String, AuditSeverity)])
  func symbols(name: String, severity: AuditSeverity) {
    let screen = AuditedScreen(.button(name), drawn: [.symbol(name)])

    let problems = LabelIsFileName.found(on: screen)

    #expect(
      problems == [
        AuditProblem(
          element: "it",
          "heard as “\(name)”, which is the name of a system symbol and not of what it does",
          severity: severity, confidence: .assumed)
      ])
  }

  @Test(
    "Words, names with hyphens, files that somebody sent, and what people wrote are not",
    arguments: [
      .button("Add reaction"), .button("check-in"), .button("up-to-date"), .button("e-mail"),
      .button("report.pdf"), .button("sendButton"), .message("thumbs_up"), .message("tic-tac-toe"),
      .message("holiday.jpg"), .picture("Ana"), .button("+1"), .button("@cosmic_cat"),
      AccessibilityElement(id: "it", value: "40 %", traits: .adjustable),
    ] as [AccessibilityElement])
  func notFound(element: AccessibilityElement) {
    #expect(LabelIsFileName.found(on: AuditedScreen(element)).isEmpty)
  }

  @Test("A name that is drawn as text is not, since everybody meets it so")
  func drawn() {
    let screen = AuditedScreen(.button("cosmic_cat"), drawn: [.text], words: "cosmic_cat")

    #expect(LabelIsFileName.found(on: screen).isEmpty)
  }

  @Test(
    "A label that reads like words is not, even if the asset has the same name or another",
    arguments: [("Portrait", "Portrait"), ("Ferry map", "Ferry map"), ("like", "thumbs_up")])
  func words(label: String, asset: String) {
    let screen = AuditedScreen(.picture(label), drawn: [.asset(asset)])

    #expect(LabelIsFileName.found(on: screen).isEmpty)
  }
}
