import EarshotLocalization
import EarshotTree
import EarshotUI
import SwiftUI
import Testing

@MainActor
@Suite("Words that code asks for itself are in the language of its screen")
struct LocalizedViewsTests {
  private let words = Localizations([
    "de": [
      "Localizable": [
        "Reply": "Antworten", "Sent": "Gesendet",
        "Reacted by %lld people": LocalizedEntry(
          .plural([.one: .words("Eine Person"), .other: .words("%lld Personen")])),
      ],
      "Errors": ["not.sent": "An %lld nicht gesendet"],
    ]
  ])

  /// Makes the row where code belongs to a screen.
  private struct Screen: View {
    let count: Int

    var body: some View { LocalizedRow(count: count) }
  }

  @Test("Each way to ask is answered")
  func everyWay() {
    let source = ViewSource(
      Screen(count: 2_000),
      environment: EnvironmentValues(language: "de", localizations: words))

    #expect(
      source.labels == [
        "Antworten", "Gesendet", "2.000 Personen", "An 2.000 nicht gesendet", "Antworten",
        "Something else", "Antworten", "An %lld nicht gesendet", "Gesendet", "Later, 2.000",
        "Antworten", "Antworten", "Antworten", "Antworten",
      ])
  }

  @Test("Without translations, keys and defaults are said as they are written")
  func noWords() {
    #expect(
      ViewSource(LocalizedRow(count: 1_000)).labels == [
        "Reply", "Sent", "Reacted by 1,000 people", "Not sent to 1,000", "Reply",
        "Something else", "Reply", "not.sent", "Sent", "Later, 1,000", "Reply", "Reply", "Reply",
        "Reply",
      ])
  }

  @Test("Outside of any screen, the language is that of the process, which is set once")
  func process() {
    let key = "a key that no other test asks for"
    let first = Localizations(["en": ["Localizable": [key: "the first words"]]])
    let second = Localizations(["en": ["Localizable": [key: "other words"]]])

    let environment = AppLanguage.launch(in: "en_US", with: first)
    let laterEnvironment = AppLanguage.launch(in: "de", with: second)

    #expect(NSLocalizedString(key, comment: "") == "the first words")
    #expect(environment.locale.identifier == "en_US")
    #expect(laterEnvironment.locale.identifier == "de")
    #expect(laterEnvironment._localizations == second)
  }

  @Test("Foundation may be imported besides")
  func foundation() {
    let source = ViewSource(
      LocalizedWithFoundation(),
      environment: EnvironmentValues(language: "de", localizations: words))

    #expect(source.labels == ["Antworten", "Gesendet"])
  }

  @Test("What an app announces is in the language of its screen")
  func announcement() throws {
    let view = Button("Reply") {
      AccessibilityNotification.Announcement("Sent" as LocalizedStringKey).post()
    }
    let source = ViewSource(
      view, environment: EnvironmentValues(language: "de", localizations: words))
    let changes = source.changes()
    _ = source.perform(.activate, on: try #require(source.firstElement()).id)

    #expect(changes.takeAll().contains(.posted(.announcement("Gesendet"))))
  }
}

extension AccessibilitySource {
  fileprivate var labels: [String] {
    var labels: [String] = []
    var next = firstElement()
    while let element = next {
      labels.append(element.label ?? "")
      next = self.element(after: element.id)
    }
    return labels
  }
}
