import EarshotTestSupport
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("What controls draw")
struct DrawnControlTests {
  @Test("A button is a part that takes taps, and so is what is written on it")
  func button() {
    let source = ViewSource(Button("Send", systemImage: "paperplane") {})

    #expect(
      source.drawnLines() == [
        "control tap < Send", "text “Send” < Send", "symbol paperplane < Send",
      ])
  }

  @Test("The badge of a tab is drawn as it is seen")
  func badge() {
    let source = ViewSource(
      TabView { Text("Four chats").tabItem { Text("Chats") }.badge(3) })

    #expect(
      source.drawnLines() == [
        "text “Four chats” < Four chats", "control tap < Chats", "text “Chats” < Chats",
        "text “3” < Chats",
      ])
  }

  @Test("A button inside a button, and a text that takes taps itself, keep their taps")
  func nestedButton() {
    let source = ViewSource(
      Button {
      } label: {
        Text("Open")
        Button("Close") {}
        Text("👍").onTapGesture {}
      })

    #expect(
      source.drawnLines() == [
        "control tap < Open, 👍", "text “Open” < Open, 👍", "control tap < Open, 👍",
        "text “Close” < Open, 👍", "text “👍” tap < Open, 👍",
      ])
  }

  @Test("A label shows what its style shows, and is no control")
  func labels() {
    let source = ViewSource(
      VStack {
        Label("Home", systemImage: "house")
        Label("Find", systemImage: "magnifyingglass").labelStyle(.iconOnly)
        Label("Play", systemImage: "play").labelStyle(.titleOnly)
      })

    #expect(
      source.drawnLines() == [
        "text “Home” < Home", "symbol house < Home", "symbol magnifyingglass < Find",
        "text “Play” < Play",
      ])
  }

  @Test("A field draws its text, or what stands there until there is one")
  func fields() {
    let source = ViewSource(
      VStack {
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant(""), prompt: Text("Ada"))
        TextField("Name", text: .constant("Grace"))
        SecureField("Code", text: .constant("123"))
        TextEditor(text: .constant("Dear Ada"))
      })

    #expect(
      source.drawnLines() == [
        "control “Name” tap < nameless", "control “Ada” tap < Name",
        "control “Grace” tap < nameless", "control “•••” tap < nameless",
        "control “Dear Ada” tap < nameless",
      ])
  }

  @Test("A switch is drawn beside its label, unless labels are hidden")
  func toggles() {
    let source = ViewSource(
      VStack {
        Toggle("Sound", isOn: .constant(true))
        Toggle("Light", isOn: .constant(true)).labelsHidden()
      })

    #expect(
      source.drawnLines() == ["control tap < Sound", "text “Sound” < Sound", "control tap < Light"])
  }

  @Test("A slider is dragged, and draws its limits and not its name")
  func slider() {
    let source = ViewSource(
      Slider(value: .constant(0.5)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      })

    #expect(
      source.drawnLines() == [
        "control drag < Volume", "text “low” < Volume", "text “high” < Volume",
      ])
  }

  @Test("The buttons of a stepper are drawn without their words")
  func stepper() {
    let source = ViewSource(Stepper("Guests", value: .constant(2)))

    #expect(
      source.drawnLines() == [
        "text “Guests” < Guests, Decrement < Guests, Increment",
        "control tap < Guests, Decrement", "control tap < Guests, Increment",
      ])
  }

  @Test("A picker draws what is chosen, or its segments")
  func pickers() {
    let source = ViewSource(
      VStack {
        Picker("Tone", selection: .constant(1)) { tones }
        Picker("Tone", selection: .constant(1)) { tones }.pickerStyle(.segmented)
        Picker("Tone", selection: .constant(1)) { tones }.pickerStyle(.wheel)
      })

    #expect(
      source.drawnLines() == [
        "control “High” tap < Tone", "text “Tone” < Tone",
        "text “Low” tap < Low", "text “High” tap < High", "symbol star tap < High",
        "control “High” drag < Tone",
      ])
  }

  @Test("A menu opens at a tap and is held, and is drawn alone while it is open")
  func menu() {
    let source = ViewSource(
      VStack {
        Text("behind")
        Menu("More") { Button("Delete") {} }
      })

    #expect(
      source.drawnLines() == [
        "text “behind” < behind", "control menu tap < More", "text “More” < More",
      ])
    source.activate("More")
    #expect(source.drawnLines() == ["control tap < Delete", "text “Delete” < Delete"])
  }

  @Test("Labelled content is drawn in two parts, for which one element stands")
  func labeledContent() {
    let source = ViewSource(
      VStack {
        LabeledContent("Members", value: "3")
        LabeledContent("Mute") { Button("Now") {} }
      })

    #expect(
      source.drawnLines() == [
        "text “Members” < Members", "text “3” < Members",
        "text “Mute” < Mute", "control tap < Now", "text “Now” < Now",
      ])
  }

  @Test("Progress has a look of its own, and takes no touches")
  func progress() {
    let source = ViewSource(ProgressView("Sending", value: 0.5))

    #expect(source.drawnLines() == ["control < Sending", "text “Sending” < Sending"])
  }

  @Test("A tab bar is drawn below what its tab shows")
  func tabs() {
    let source = ViewSource(
      TabView {
        Text("All chats").tabItem { Label("Chats", systemImage: "bubble") }
        Text("All calls").tabItem { Text("Calls") }
      })

    #expect(
      source.drawnLines() == [
        "text “All chats” < All chats",
        "control tap < Chats", "text “Chats” < Chats", "symbol bubble < Chats",
        "control tap < Calls", "text “Calls” < Calls",
      ])
  }

  @ViewBuilder private var tones: some View {
    Text("Low").tag(0)
    Label("High", systemImage: "star").tag(1)
  }
}
