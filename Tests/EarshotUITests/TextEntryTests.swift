import EarshotTree
import EarshotUI
import Foundation
import Testing

@MainActor
@Suite("Fields for text")
struct TextEntryTests {
  private struct Form: View {
    let tally: Tally
    @State private var name = ""
    @State private var password = "secret"
    @State private var notes = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name).submitLabel(.next)
        SecureField("Password", text: $password)
        TextEditor(text: $notes)
      }
      .textFieldStyle(.roundedBorder)
      .onSubmit { tally.note("submitted \(name)") }
    }
  }

  @Test("A text field says its prompt while it is empty, and then its text alone")
  func textField() throws {
    let source = ViewSource(Form(tally: Tally()))
    let field = try #require(source.firstElement())

    #expect(field.label == nil && field.value == "Name" && field.traits == .textEntry)
    #expect(source.perform(.setText("Ann"), on: field.id) == .performed)
    source.settle()
    #expect(source.element(field.id)?.value == "Ann")
    #expect(source.element(field.id)?.label == nil)
  }

  @Test("Activating a field begins to edit it, another one or the return key ends that")
  func editing() throws {
    let source = ViewSource(Form(tally: Tally()))
    let (name, password) = (source.allElements[0], source.allElements[1])

    #expect(source.perform(.activate, on: name.id) == .performed)
    source.settle()
    #expect(source.element(name.id)?.traits == [.textEntry, .isEditing])

    #expect(source.perform(.activate, on: password.id) == .performed)
    source.settle()
    #expect(source.element(name.id)?.traits == .textEntry)
    #expect(
      source.element(password.id)?.traits == [.textEntry, .secureTextField, .isEditing])

    _ = source.perform(.setText("sesame\n"), on: password.id)
    source.settle()
    #expect(source.element(password.id)?.traits == [.textEntry, .secureTextField])
  }

  @Test("A field that a focus state follows is edited as the state says, and only so")
  func followed() throws {
    struct Followed: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: $text).focused($isFocused)
        Button("Stop") { isFocused = false }
      }
    }
    let source = ViewSource(Followed())
    let field = try #require(source.firstElement())

    _ = source.perform(.activate, on: field.id)
    source.settle()
    #expect(source.element(field.id)?.traits == [.textEntry, .isEditing])
    source.activate("Stop")
    #expect(source.element(field.id)?.traits == .textEntry)
  }

  @Test("The return key submits a field of one line to everyone around who asked")
  func submit() throws {
    let tally = Tally()
    let source = ViewSource(Form(tally: tally).onSubmit { tally.note("outer") })
    let field = try #require(source.firstElement())

    _ = source.perform(.setText("Ann\n"), on: field.id)
    source.settle()

    #expect(source.element(field.id)?.value == "Ann")
    #expect(tally.entries == ["submitted Ann", "outer"])
  }

  @Test("A secure field has a bullet for each character")
  func secure() {
    let fields = ViewSource(Form(tally: Tally())).allElements

    #expect(fields[1].value == "••••••")
    #expect(fields[1].traits == [.textEntry, .secureTextField])
    #expect(
      ViewSource(SecureField("PIN", text: .constant(""))).firstElement()?.value == "PIN")
  }

  @Test("A text editor has several lines and no words of its own")
  func editor() throws {
    let source = ViewSource(Form(tally: Tally()))
    let editor = try #require(source.lastElement())

    #expect(editor.label == nil && editor.value == nil)
    #expect(editor.traits == [.textEntry, .textArea])
    _ = source.perform(.setText("one\ntwo\n"), on: editor.id)
    source.settle()
    #expect(source.element(editor.id)?.value == "one\ntwo\n")
  }

  @Test("A prompt of its own leaves the title as the name; an axis makes room for lines")
  func prompt() {
    let prompted = ViewSource(
      TextField("Code", text: .constant(""), prompt: Text("Six digits"), axis: .vertical))

    #expect(prompted.firstElement()?.label == "Code")
    #expect(prompted.firstElement()?.value == "Six digits")
    #expect(prompted.firstElement()?.traits == [.textEntry, .textArea])
    let labelled = ViewSource(TextField("Name", text: .constant("Ann")).accessibilityLabel("Name"))
    #expect(labelled.firstElement()?.label == "Name")
    #expect(labelled.firstElement()?.value == "Ann")
    let hinted = ViewSource(TextField("PIN", text: .constant("")).accessibilityHint("Four digits"))
    #expect(hinted.firstElement()?.hint == "Four digits")
  }

  private struct Amount: View {
    @State private var amount = 7

    var body: some View { TextField("Amount", value: $amount, format: .number) }
  }

  @Test("A field of a value takes what reads as one, and drops the rest")
  func format() throws {
    let source = ViewSource(Amount())
    let field = try #require(source.firstElement())

    _ = source.perform(.setText("42"), on: field.id)
    source.settle()
    #expect(source.element(field.id)?.value == "42")
    _ = source.perform(.setText("many"), on: field.id)
    source.settle()
    #expect(source.element(field.id)?.value == "42")
  }

  @Test("A disabled field takes no text")
  func disabled() throws {
    let source = ViewSource(TextField("Name", text: .constant("")).disabled(true))
    let field = try #require(source.firstElement())

    #expect(source.perform(.setText("Ann"), on: field.id) == .refused(.disabled))
  }
}
