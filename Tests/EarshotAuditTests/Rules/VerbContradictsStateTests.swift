import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule verb-contradicts-state", .cases(of: VerbContradictsState.self))
struct VerbContradictsStateTests {
  @Test(
    "A label that offers to undo what its state says is found",
    arguments: [
      ("Remove ❤️", nil, [.button, .selected], "is selected, and “Remove ❤️” says “remove”"),
      ("Unmute Ana", nil, [.button, .selected], "is selected, and “Unmute Ana” says “unmute”"),
      ("Turn off previews", "1", .switchButton, "is on, and “Turn off previews” says “turn off”"),
      ("Unpin", nil, .selected, "is selected, and “Unpin” says “unpin”"),
    ] as [(String, String?, AccessibilityTraits, String)])
  func found(label: String, value: String?, traits: AccessibilityTraits, message: String) {
    let screen = AuditedScreen(.button(label, value: value).with(traits))

    let problems = VerbContradictsState.found(on: screen)

    #expect(problems == [AuditProblem(element: "it", "\(message) at the same time")])
  }

  @Test(
    "A label that stays, a state that is not, and other words are not",
    arguments: [
      ("❤️ reaction", nil, [.button, .selected]),
      ("Mute", nil, [.button, .selected]),
      ("Remove ❤️", nil, .button),
      ("Hide alerts", "1", .switchButton),
      ("Turn off previews", "0", .switchButton),
      ("Removed messages", nil, [.button, .selected]),
      ("To remove", nil, [.button, .selected]),
      ("Remove", nil, [.tabBarItem, .selected]),
      ("Turn on previews", "1", .switchButton),
      (nil, nil, .selected),
      ("Unmute", "0", [.switchButton, .selected]),
    ] as [(String?, String?, AccessibilityTraits)])
  func notFound(label: String?, value: String?, traits: AccessibilityTraits) {
    let screen = AuditedScreen(.button(label, value: value).with(traits))

    #expect(VerbContradictsState.found(on: screen).isEmpty)
  }

  @Test(
    "An offer to undo is known in other languages, in front or at the end",
    arguments: [
      ("❤️ entfernen", "de", "entfernen"), ("Retirer ❤️", "fr", "retirer"),
      ("Quitar ❤️", "es", "quitar"), ("Rimuovi ❤️", "it", "rimuovi"),
      ("Remover ❤️", "pt", "remover"), ("Удалить ❤️", "ru", "удалить"),
      ("❤️を削除", "ja", "を削除"), ("إزالة ❤️", "ar", "إزالة"),
    ])
  func foundElsewhere(label: String, language: String, verb: String) {
    let screen = AuditedScreen(
      .button(label).with([.button, .selected]), language: language)

    #expect(
      VerbContradictsState.found(on: screen).map(\.message) == [
        "is selected, and “\(label)” says “\(verb)” at the same time"
      ])
  }

  @Test(
    "Other words of other languages are not",
    arguments: [
      ("Entfernen abbrechen", "de"), ("❤️", "de"), ("Remove ❤️", "de"), ("Ajouter ❤️", "fr"),
      ("❤️を追加", "ja"), ("Verwijder ❤️", "nl"),
    ])
  func notFoundElsewhere(label: String, language: String) {
    let screen = AuditedScreen(
      .button(label).with([.button, .selected]), language: language)

    #expect(VerbContradictsState.found(on: screen).isEmpty)
  }

  @Test("A choice among others is not, since it may be called by what it does")
  func choice() {
    let series = AccessibilityContainer(id: "tools", kind: .series)
    let element = AuditedElement(
      .button("Remove").with([.button, .selected]), containers: [series])

    #expect(VerbContradictsState.found(on: AuditedScreen(elements: [element])).isEmpty)
  }
}
