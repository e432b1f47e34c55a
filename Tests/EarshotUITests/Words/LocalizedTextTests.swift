import EarshotLocalization
import EarshotReader
import EarshotTree
import EarshotUI
import Foundation
import Testing

@MainActor
@Suite("Words are looked up in the language of the environment")
struct LocalizedTextTests {
  private struct ChatRow: View {
    let author: String
    let count: Int

    var body: some View {
      Text("Message from \(author)")
      Text("Reacted by \(count) people")
      Button("Reply") {}
    }
  }

  @Test(
    "A row of a chat is heard in each language",
    arguments: [
      ("en", 1, ["Message from Ana", "Reacted by 1 person", "Reply, button"]),
      ("en", 2_000, ["Message from Ana", "Reacted by 2,000 people", "Reply, button"]),
      ("de", 1, ["Nachricht von Ana", "Eine Person hat reagiert", "Antworten, Taste"]),
      ("de-AT", 3, ["Nachricht von Ana", "3 Personen haben reagiert", "Antworten, Taste"]),
      (
        "de", 2_000,
        ["Nachricht von Ana", "2.000 Personen haben reagiert", "Antworten, Taste"]
      ),
      ("ru", 1, ["Сообщение от Ana", "1 реакция", "Ответить, кнопка"]),
      ("ru", 3, ["Сообщение от Ana", "3 реакции", "Ответить, кнопка"]),
      ("ru", 11, ["Сообщение от Ana", "11 реакций", "Ответить, кнопка"]),
      ("ru", 21, ["Сообщение от Ana", "21 реакция", "Ответить, кнопка"]),
    ])
  func row(language: String, count: Int, expected: [String]) {
    #expect(heard(ChatRow(author: "Ana", count: count), in: language) == expected)
  }

  @Test("Where there is no translation, the key is said as it is written")
  func missing() {
    let view = VStack {
      Text("Message **nobody** translated")
      Text("\(3) new of \(10) at 100%")
    }

    #expect(heard(view, in: "ru") == ["Message nobody translated", "3 new of 10 at 100%"])
  }

  @Test("Values may change places")
  func places() {
    #expect(heard(Text("\("Ana") sent \(1_200) photos"), in: "de") == ["1.200 Fotos von Ana"])
    #expect(heard(Text("\("Ana") sent \(1_200) photos"), in: "en") == ["Ana sent 1,200 photos"])
  }

  @Test("Marks count in what was translated, and not in values")
  func marks() {
    let words = Localizations(["de": ["Localizable": ["Hi %@": "**Hallo** [%@](https://%@) %%"]]])
    let view = Text("Hi \("*Ana*")").environment(\._localizations, words)
      .environment(\.locale, Locale(identifier: "de"))

    #expect(ViewSource(view).labels == ["Hallo *Ana* %"])
  }

  @Test("A table that is named is looked in, and no other")
  func tables() {
    let view = VStack {
      Text("Not sent", tableName: "Errors", comment: "An error")
      Text("Reply", tableName: "Errors")
      Text("Not sent")
    }

    #expect(heard(view, in: "de") == ["Nicht gesendet", "Reply", "Not sent"])
  }

  @Test("Names, values, hints and actions are looked up, and strings made at run time are not")
  func modifiers() throws {
    let string = "Reply"
    let view = Text(verbatim: "x")
      .accessibilityLabel("Reply").accessibilityValue(Text("Sent"))
      .accessibilityHint("Double tap to answer")
      .accessibilityInputLabels(["Reply", "Answer"])
      .accessibilityCustomContent("Sent", "Copy")
      .accessibilityAction(named: "Copy") {}
      .accessibilityAction(.init(named: Text("Reply"))) {}
      .accessibilityRotor("Links here", textRanges: [])
    let source = source(
      VStack {
        view
        Text(string)
      }, in: "de")
    let element = try #require(source.firstElement())

    #expect(element.label == "Antworten" && element.value == "Gesendet")
    #expect(element.hint == "Zum Antworten doppeltippen")
    #expect(element.inputLabels == ["Antworten", "Answer"])
    #expect(element.customContent.map(\.label) == ["Gesendet"])
    #expect(element.customContent.map(\.value) == ["Kopieren"])
    #expect(element.customActions.map(\.name) == ["Antworten", "Kopieren"])
    #expect(element.rotors == ["Links hier"])
    #expect(source.labels.last == "Reply")
  }

  @Test("Prompts and pictures are looked up; a picture without words has its own name")
  func pictures() {
    let view = VStack {
      Image("avatar.placeholder")
      Image("person.bicycle")
      Image("avatar.placeholder", label: Text("Reply"))
      Text("\(Image("avatar.placeholder")) \(Text("Sent"))")
      TextField("Name", text: .constant(""), prompt: Text("Write something"))
    }
    let source = source(view, in: "de")

    #expect(
      source.labels == [
        "Bild der Person", "person bicycle", "Antworten", "Bild der Person Gesendet", "Name",
      ])
    #expect(source.lastElement()?.value == "Schreib etwas")
  }

  @Test("A view may be in another language than what is around it")
  func inner() {
    let view = VStack {
      Text("Reply")
      Text("Reply").environment(\.locale, Locale(identifier: "ru"))
      Text(verbatim: "x").accessibilityLabel("Reply")
        .environment(\.locale, Locale(identifier: "ru"))
    }

    #expect(source(view, in: "de").labels == ["Antworten", "Ответить", "Ответить"])
  }

  @Test("Another language is heard as soon as the environment has it")
  func change() {
    let source = source(ChatRow(author: "Ana", count: 2), in: "de")
    source.environment.locale = Locale(identifier: "ru")
    source.settle()

    #expect(source.labels == ["Сообщение от Ana", "2 реакции", "Ответить"])
  }

  @Test("Dates, numbers and texts that are put together are in the language too")
  func values() {
    let date = Date(timeIntervalSince1970: -14_182_940)
    let view = VStack {
      Text(date, style: .date)
      Text(0.5, format: .percent)
      Text("Sent") + Text(verbatim: ": ") + Text("Reply")
      Text("\(1.5, specifier: "%.2f")")
    }

    #expect(
      source(view, in: "de").labels
        == ["20. Juli 1969", "50\u{A0}%", "Gesendet: Antworten", "1,50"])
  }

  @Test("What is read from right to left is laid out so")
  func direction() {
    #expect(EnvironmentValues(language: "he", localizations: .none).layoutDirection == .rightToLeft)
    #expect(EnvironmentValues(language: "de", localizations: .none).layoutDirection == .leftToRight)
  }

  @Test("Two screens in one process have each its own language")
  func twoScreens() {
    let german = source(ChatRow(author: "Ana", count: 1), in: "de")
    let russian = source(ChatRow(author: "Ana", count: 1), in: "ru")

    #expect(german.labels.last == "Antworten")
    #expect(russian.labels.last == "Ответить")
  }

  private func source(_ view: some View, in language: String) -> ViewSource {
    ViewSource(
      view,
      environment: EnvironmentValues(
        language: language, localizations: ChatRowWords.localizations))
  }

  private func heard(_ view: some View, in language: String) -> [String] {
    var reader = ScreenReader(reading: source(view, in: language))
    reader.settings.set(.language, to: .language(String(language.prefix(2))))
    _ = reader.screenAppeared()
    var lines: [String] = []
    reader.forEachStop { lines.append($0.description()) }
    return lines
  }
}
