import EarshotTree
import EarshotUI
import Foundation
import Testing

private struct Filled: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .overlay { if !isEnabled { Text("locked") } }
  }
}

private struct Twice: PrimitiveButtonStyle {
  @State private var isArmed = false

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      if isArmed { configuration.trigger() }
      isArmed.toggle()
    } label: {
      configuration.label
      if isArmed { Text("again") }
    }
  }
}

private struct Bordered: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.bordered)
  }
}

private struct Checkbox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

private struct Framed: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack { Toggle(configuration) }
  }
}

private struct Reversed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

private struct IconAlone: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

private struct Dotted: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 10)) dots")
    }
  }
}

private struct Card: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.accessibilityAddTraits(.isHeader)
      configuration.content
    }
  }
}

private struct Arrow: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("Toggle") { configuration.isExpanded.toggle() }
    configuration.label
    if configuration.isExpanded { configuration.content }
  }
}

private struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding().overlay { Text("line") }
  }
}

@MainActor
@Suite("Styles of controls")
struct StyleTests {
  @Test("A button with a style is one button, with the words that the style shows")
  func buttonStyle() {
    let tally = Tally()
    let source = ViewSource(
      VStack {
        Button("Send") { tally.note("send") }
        Button("Save") {}.disabled(true)
      }
      .buttonStyle(Filled()))

    #expect(source.labels == ["Send", "Save, locked"])
    #expect(source.firstElement()?.traits == .button)
    #expect(source.activate("Send") == .performed)
    #expect(tally.entries == ["send"])
  }

  @Test("The nearest style counts, and a built-in one undoes that of the app")
  func nearest() {
    let view = Button("Save") {}.disabled(true).buttonStyle(.borderedProminent)

    #expect(ViewSource(VStack { view }.buttonStyle(Filled())).labels == ["Save"])
  }

  @Test("A style that reacts itself decides when the button acts, and has state of its own")
  func primitive() {
    let tally = Tally()
    let source = ViewSource(
      Button("Delete", role: .destructive) { tally.note("deleted") }.buttonStyle(Twice()))

    source.activate("Delete")
    #expect(tally.entries == [] && source.labels == ["Delete, again"])
    source.activate("Delete, again")
    #expect(tally.entries == ["deleted"] && source.labels == ["Delete"])
  }

  @Test("A style may build upon the button that it styles")
  func upon() {
    let tally = Tally()
    let source = ViewSource(Button("Go") { tally.note("go") }.buttonStyle(Bordered()))

    #expect(source.activate("Go") == .performed)
    #expect(tally.entries == ["go"])
  }

  private struct Terms: View {
    @State private var agrees = false
    var body: some View { Toggle("Agree", isOn: $agrees) }
  }

  @Test("A toggle with a style stays a switch, and the style's own button flips it")
  func checkbox() throws {
    let source = ViewSource(Terms().toggleStyle(Checkbox()))
    let toggle = try #require(source.firstElement())

    #expect(source.labels == ["Agree"])
    #expect(toggle.traits == [.button, .switchButton] && toggle.value == "0")
    source.activate("Agree")
    #expect(source.element(toggle.id)?.value == "1")
  }

  @Test("A toggle style may build upon the toggle, and one within another counts too")
  func framed() {
    let source = ViewSource(
      Terms().toggleStyle(Framed()).toggleStyle(Checkbox()))

    #expect(source.labels == ["Agree"])
    source.activate("Agree")
    #expect(source.allElements.map(\.value) == ["1"])
  }

  @Test("A label is named by its title, even where its style shows the icon alone")
  func labelStyle() {
    let label = Label("Sunny", systemImage: "sun.max")

    #expect(ViewSource(label.labelStyle(Reversed())).labels == ["Sunny"])
    #expect(ViewSource(label.labelStyle(IconAlone())).labels == ["Sunny"])
  }

  @Test("Progress with a style is still one element with a value in per cent")
  func progressStyle() {
    let element = ViewSource(ProgressView("Copying", value: 0.3).progressViewStyle(Dotted()))
      .firstElement()

    #expect(element?.label == "Copying, 3 dots" && element?.value == "30%")
  }

  @Test("Boxes, groups and labelled content expose what their styles make of them")
  func containers() {
    let box = ViewSource(GroupBox("Profile") { Text("Ann") }.groupBoxStyle(Card()))
    let group = ViewSource(
      DisclosureGroup("Details") { Text("x") }.disclosureGroupStyle(Arrow()))
    let labeled = ViewSource(LabeledContent("Name", value: "Ann").labeledContentStyle(Stacked()))

    #expect(box.allElements.map(\.traits) == [[.staticText, .header], .staticText])
    #expect(group.labels == ["Toggle", "Details"])
    group.activate("Toggle")
    #expect(group.labels == ["Toggle", "Details", "x"])
    #expect(labeled.labels == ["Name", "Ann"])
  }

  @Test("A text field with a style is a text field among what the style adds")
  func textFieldStyle() {
    let source = ViewSource(TextField("Name", text: .constant("")).textFieldStyle(Underlined()))

    #expect(source.allElements.map(\.value) == ["Name", nil])
    #expect(source.labels == ["", "line"])
  }
}
