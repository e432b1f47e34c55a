import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("What combining makes of its children")
struct CombineTests {
  private let tally = Tally()

  private func combined(_ view: some View) -> AccessibilityElement? {
    let elements = ViewSource(view.accessibilityElement(children: .combine)).allElements
    return elements.count == 1 ? elements.first : nil
  }

  @Test("Nothing combined is no element until it is given words")
  func nothing() {
    let nothing = HStack {
      Spacer()
      Text("")
    }
    .accessibilityElement(children: .combine)

    #expect(ViewSource(nothing).labels == [])
    #expect(ViewSource(nothing.accessibilityLabel("Gap")).labels == ["Gap"])
    #expect(ViewSource(VStack { nothing }.accessibilityElement(children: .combine)).labels == [])
  }

  @Test("Hints of texts and of the activation are joined; those of other buttons go with them")
  func hints() {
    let texts = combined(
      HStack {
        Text("Ana").accessibilityHint("Opens the chat")
        Image("avatar").accessibilityHint("Shows the picture")
        Text("online").accessibilityHint("Since noon")
      })
    let buttons = combined(
      HStack {
        Text("Ana")
        Button("Call") {}.accessibilityHint("Rings at once")
        Button("Write") {}.accessibilityHint("Opens the keyboard")
      })
    let row = HStack { Text("Ana").accessibilityHint("Opens the chat") }
      .accessibilityElement(children: .combine).accessibilityHint("Opens it")

    #expect(texts?.hint == "Opens the chat, Since noon")
    #expect(buttons?.hint == "Rings at once")
    #expect(ViewSource(row).firstElement()?.hint == "Opens it")
  }

  @Test("A combined image alone keeps its name and its trait")
  func onlyImage() {
    let element = combined(HStack { Image("beach") })

    #expect(element?.label == "beach")
    #expect(element?.traits == .image)
  }

  @Test("A combined button alone keeps its name; of two the first gives it, the other is an action")
  func onlyButtons() throws {
    let element = combined(
      HStack {
        Button("Accept") {}
        Button("Decline") {}
      })

    #expect(combined(HStack { Button("Accept") {} })?.label == "Accept")
    #expect(element?.label == "Accept")
    #expect(element?.customActions.map(\.name) == ["Decline"])
  }

  @Test("Empty words leave no gap in combined ones")
  func emptyWords() {
    let element = combined(
      HStack {
        Circle().accessibilityLabel("")
        Text("Sun").accessibilityValue("")
        Text("Moon").accessibilityValue("full")
      })

    #expect(element?.label == "Sun, Moon")
    #expect(element?.value == "full")
    let button = ViewSource(
      Button {
      } label: {
        Circle().accessibilityLabel("")
        Text("Send")
      })
    #expect(button.labels == ["Send"])
  }

  @Test("A second button that is disabled is not offered, and leaves the others alone")
  func disabledSecond() throws {
    let source = ViewSource(
      HStack {
        Text("Invitation")
        Button("Accept") { tally.note("accept") }
        Button("Decline") {}.disabled(true)
      }
      .accessibilityElement(children: .combine))
    let element = try #require(source.firstElement())

    #expect(element.traits == .button)
    #expect(element.customActions == [])
    #expect(source.perform(.activate, on: element.id) == .performed)
  }

  @Test("A first button that is disabled dims the combined element, as does disabling all of it")
  func disabledFirst() throws {
    let view = HStack {
      Text("Invitation")
      Button("Accept") {}.disabled(true)
    }
    let disabled = HStack {
      Text("Sun")
      Text("Moon")
    }
    .disabled(true)

    #expect(combined(view)?.traits == [.button, .notEnabled])
    #expect(combined(disabled)?.traits == .notEnabled)
  }

  @Test("A view with a tap gesture and a button trait counts as the first button")
  func tappedButton() throws {
    let source = ViewSource(
      HStack {
        Text("Reply").onTapGesture { tally.note("reply") }.accessibilityAddTraits(.isButton)
        Button("More") { tally.note("more") }
        Text("Later").onTapGesture { tally.note("later") }.accessibilityAddTraits(.isButton)
      }
      .accessibilityElement(children: .combine))
    let element = try #require(source.firstElement())

    #expect(element.customActions.map(\.name) == ["More", "Later"])
    #expect(source.perform(.activate, on: element.id) == .performed)
    for action in element.customActions { _ = source.perform(.custom(action), on: element.id) }
    #expect(tally.entries == ["reply", "more", "later"])
  }

  @Test("Combined touches go to the first child that takes them")
  func touches() throws {
    let source = ViewSource(
      HStack {
        Text("a").onTapGesture { tally.note("a") }.allowsHitTesting(false)
        Text("b").onTapGesture { tally.note("b") }
      }
      .accessibilityElement(children: .combine))
    let element = try #require(source.firstElement())

    #expect(source.perform(.activate, on: element.id) == .performed)
    #expect(tally.entries == ["b"])
  }

  @Test("Of two gestures the nearest runs, through a combination too")
  func nearestGesture() throws {
    let source = ViewSource(
      VStack { Text("a").onTapGesture { tally.note("inner") } }
        .accessibilityElement(children: .combine)
        .onTapGesture { tally.note("outer") })
    let element = try #require(source.firstElement())

    _ = source.perform(.activate, on: element.id)

    #expect(tally.entries == ["inner"])
  }

  @Test("Combinations and containers inside a combination are part of it; what is hidden is not")
  func nested() {
    let element = combined(
      VStack {
        VStack {
          Text("1")
          Text("2").accessibilityAddTraits(.isHeader)
        }
        .accessibilityElement(children: .combine)
        VStack { Text("3") }.accessibilityElement(children: .contain).accessibilityLabel("box")
        Text("4").accessibilityHidden(true)
        ForEach(5..<7) { Text(verbatim: "\($0)") }
      })

    #expect(element?.label == "1, 2, 3, 5, 6")
    #expect(element?.traits == .header)
  }

  @Test("A container around a container is another one")
  func containers() throws {
    let source = ViewSource(
      VStack { Text("a") }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("inner")
        .accessibilityElement(children: .contain)
        .accessibilityLabel("outer"))
    let element = try #require(source.firstElement())

    let inner = try #require(source.container(around: element.id))
    let outer = try #require(source.container(around: inner.id))

    #expect(inner.label == "inner")
    #expect(outer.label == "outer")
    #expect(source.container(around: outer.id) == nil)
  }

  @Test("Escape climbs from an element to the containers around it")
  func escapeClimbs() throws {
    let source = ViewSource(
      VStack {
        Text("near").accessibilityAction(.escape) { tally.note("near") }
        Text("far")
      }
      .accessibilityElement(children: .contain)
      .accessibilityAction(.escape) { tally.note("container") }
      .accessibilityAction(.magicTap) { tally.note("magic") })
    let elements = source.allElements

    for element in elements { #expect(source.perform(.escape, on: element.id) == .performed) }
    #expect(source.perform(.magicTap, on: elements[1].id) == .performed)

    #expect(tally.entries == ["near", "container", "magic"])
  }

  @Test("What is meant for the screen is answered where the element is dimmed")
  func dimmedClimbs() throws {
    let source = ViewSource(
      Button("Send") { tally.note("sent") }
        .disabled(true)
        .accessibilityAction(.magicTap) { tally.note("magic") }
        .accessibilityScrollAction { edge in tally.note("\(edge)") })
    let button = try #require(source.firstElement())

    #expect(source.perform(.activate, on: button.id) == .refused(.disabled))
    #expect(source.perform(.magicTap, on: button.id) == .performed)
    #expect(source.perform(.scroll(.down), on: button.id) == .performed)

    #expect(tally.entries == ["magic", "bottom"])
  }

  @Test("Actions may come from rows, conditions and views of one's own, and are offered in order")
  func actionBlock() {
    let element = ViewSource(
      Text("a")
        .accessibilityAction(named: "first") {}
        .accessibilityActions {
          ForEach(["x", "y"], id: \.self) { Button($0) {} }
          if tally.entries.isEmpty { Button("z") {} }
          Own()
        }
        .accessibilityAction(named: "last") {}
    ).firstElement()

    #expect(element?.customActions.map(\.name) == ["last", "own", "z", "y", "x", "first"])
  }

  @Test("A view that is disabled through the environment is dimmed like any other")
  func environment() {
    #expect(
      ViewSource(Button("a") {}.environment(\.isEnabled, false)).firstElement()?.traits
        == [.button, .notEnabled])
  }
}

private struct Own: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Button(isEnabled ? "own" : "off") {} }
}
