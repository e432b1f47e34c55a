import EarshotTree
import EarshotUI
import Foundation
import Testing

@MainActor
@Suite("What views expose")
struct ResolutionTests {
  private func only(_ view: some View) -> AccessibilityElement? {
    let elements = ViewSource(view).allElements
    return elements.count == 1 ? elements.first : nil
  }

  @Test("A text is an element with its string; an empty text is none")
  func text() {
    #expect(only(Text("Battery"))?.label == "Battery")
    #expect(ViewSource(Text("")).allElements == [])
    #expect(only(Text("\(2847) unread"))?.label == "2,847 unread")
    #expect(only(Text(verbatim: "\(2847) unread"))?.label == "2847 unread")
  }

  @Test("An image is named by its asset, without dots; a decorative one is none")
  func image() {
    #expect(only(Image("person.bicycle"))?.label == "person bicycle")
    #expect(only(Image("newspaper"))?.traits == .image)
    #expect(only(Image("newspaper", label: Text("News")))?.label == "News")
    #expect(ViewSource(Image(decorative: "newspaper")).allElements == [])
    #expect(only(Image(systemName: "lamp.desk.fill"))?.label == "lamp.desk.fill")
  }

  @Test(
    "A button is one element named by the texts in it, and a nested button is swallowed with its name"
  )
  func button() {
    let element = only(
      Button {
      } label: {
        HStack {
          Image(systemName: "trash")
          Text("Delete")
          Button("More") {}
        }
      })

    #expect(element?.label == "Delete")
    #expect(element?.traits == .button)
    #expect(
      only(
        Button {
        } label: {
          Image("trash")
        })?.label == "trash")
  }

  @Test("A shape is no element until it is given words")
  func shape() {
    #expect(ViewSource(Circle()).allElements == [])
    #expect(only(Circle().accessibilityLabel("Online"))?.label == "Online")
    #expect(
      ViewSource(
        VStack {
          Spacer()
          Divider()
          Color.red
        }
      ).allElements == [])
  }

  @Test("Combined texts are joined with commas, and a value stands beside them")
  func combine() {
    let element = only(
      HStack {
        Text("Battery")
        Spacer()
        Text("40%")
      }
      .accessibilityElement(children: .combine)
      .accessibilityValue("40 percent left"))

    #expect(element?.label == "Battery, 40%")
    #expect(element?.value == "40 percent left")
    #expect(element?.traits == [])
  }

  @Test("White space adds nothing to a combined element")
  func combinedWhiteSpace() {
    let element = only(
      VStack {
        Text(" ")
        Text("Ana")
        Text("\u{200B}\n")
      }
      .accessibilityElement(children: .combine))

    #expect(element?.label == "Ana")
  }

  @Test("An image adds nothing to a combined element, unless its image trait is taken away")
  func combinedImage() {
    let lost = HStack {
      Image(systemName: "checkmark").accessibilityLabel("Done")
      Text("Pay rent")
    }
    let kept = HStack {
      Image(systemName: "checkmark").accessibilityLabel("Done").accessibilityRemoveTraits(.isImage)
      Text("Pay rent")
    }

    #expect(only(lost.accessibilityElement(children: .combine))?.label == "Pay rent")
    #expect(only(kept.accessibilityElement(children: .combine))?.label == "Done, Pay rent")
  }

  @Test("The first button of a combined element is its activation, the second an action")
  func combinedButtons() throws {
    let tally = Tally()
    let source = ViewSource(
      HStack {
        Text("Invitation")
        Button("Accept") { tally.note("accept") }
        Button("Decline") { tally.note("decline") }
          .accessibilityAction(named: "Later") { tally.note("later") }
      }
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Forward") { tally.note("forward") })
    let element = try #require(source.firstElement())

    #expect(element.label == "Invitation")
    #expect(element.traits == .button)
    #expect(element.customActions.map(\.name) == ["Decline", "Later", "Forward"])

    #expect(source.perform(.activate, on: element.id) == .performed)
    for action in element.customActions {
      #expect(source.perform(.custom(action), on: element.id) == .performed)
    }
    #expect(tally.entries == ["accept", "decline", "later", "forward"])
  }

  @Test("Actions are offered last written first, in a block and in a chain; a setting reverses it")
  func actionsOrder() {
    let view = Text("Mail")
      .accessibilityAction(named: "One") {}
      .accessibilityActions {
        Button("Reply") {}
        Button("Forward") {}
      }
    var declared = EnvironmentValues()
    declared._accessibilityActionsOrder = .declared

    #expect(only(view)?.customActions.map(\.name) == ["Forward", "Reply", "One"])
    #expect(
      ViewSource(view, environment: declared).firstElement()?.customActions.map(\.name)
        == ["One", "Reply", "Forward"])
  }

  @Test("What is hidden, or not seen at all, is not exposed")
  func hidden() {
    #expect(ViewSource(Text("a").accessibilityHidden(true)).allElements == [])
    #expect(ViewSource(Text("a").opacity(0)).allElements == [])
    #expect(ViewSource(Text("a").hidden()).allElements == [])
    #expect(ViewSource(Text("a").scaleEffect(0)).allElements.count == 1)
    #expect(ViewSource(Text("a").accessibilityHidden(false).opacity(0.3)).allElements.count == 1)
  }

  @Test("What is disabled is dimmed, and refuses every action")
  func disabled() throws {
    let tally = Tally()
    let source = ViewSource(
      Button("Send") { tally.note("sent") }
        .accessibilityAction(named: "Later") { tally.note("later") }
        .disabled(true))
    let element = try #require(source.firstElement())

    #expect(element.traits == [.button, .notEnabled])
    #expect(source.perform(.activate, on: element.id) == .refused(.disabled))
    #expect(source.perform(.custom(.init("Later")), on: element.id) == .refused(.disabled))
    #expect(tally.entries == [])
  }

  @Test(
    "A tap gesture is performed by a double tap, a long press by hold, unless touches are ignored")
  func gestures() throws {
    let tally = Tally()
    let view = Text("Photo")
      .onTapGesture { tally.note("tap") }
      .onLongPressGesture { tally.note("hold") }
    let source = ViewSource(view)
    let element = try #require(source.firstElement())
    let untouchable = ViewSource(view.allowsHitTesting(false))
    let untouched = try #require(untouchable.firstElement())

    #expect(source.perform(.activate, on: element.id) == .performed)
    #expect(source.perform(.touchAndHold, on: element.id) == .performed)
    #expect(untouchable.perform(.activate, on: untouched.id) == .refused(.touchesIgnored))
    #expect(untouchable.perform(.touchAndHold, on: untouched.id) == .refused(.touchesIgnored))
    #expect(tally.entries == ["tap", "hold"])
    #expect(element.traits == .staticText)
    #expect(element.customActions == [])
  }

  @Test("A container keeps its elements, and a label on it is its own")
  func contain() throws {
    let source = ViewSource(
      VStack {
        Text("One")
        Text("Two")
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Numbers"))
    let element = try #require(source.firstElement())

    #expect(source.labels == ["One", "Two"])
    #expect(source.container(around: element.id)?.label == "Numbers")
    #expect(source.container(around: element.id)?.kind == .group)
  }

  @Test("An element that ignores its children starts without words")
  func ignore() {
    let element = only(
      HStack { Text("★★★☆☆") }
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("3 out of 5"))

    #expect(element?.label == "Rating")
    #expect(element?.value == "3 out of 5")
    #expect(element?.traits == [])
  }

  @Test("A background is read before what lies on it, an overlay after")
  func layers() {
    let view = Text("middle").overlay { Text("above") }.background { Text("below") }

    #expect(ViewSource(view).labels == ["below", "middle", "above"])
  }

  @Test("Gestures on a lazy list reach its rows")
  func gesturesOnLazyRows() throws {
    let tally = Tally()
    let source = ViewSource(
      List { ForEach(0..<100) { Text("row \($0)") } }.onTapGesture { tally.note("tap") })
    let element = try #require(source.lastElement())

    #expect(source.perform(.activate, on: element.id) == .performed)
    #expect(tally.entries == ["tap"])
  }

  @Test("Haptics are told when the value that triggers them changes")
  func haptics() {
    let source = ViewSource(Feedback())
    let changes = source.changes()

    source.activate("like")

    #expect(changes.takeAll().contains(.haptic(.selection)))
  }

  @Test("Haptics are what the change of a value asks for, which may be none")
  func chosenHaptics() {
    struct Level: View {
      @State private var level = 0
      var body: some View {
        Button("raise") { level += 1 }
          .sensoryFeedback(trigger: level) { $1 > 1 && $0 > 0 ? .selection : nil }
      }
    }
    let source = ViewSource(Level())
    let changes = source.changes()

    source.activate("raise")
    let first = changes.takeAll()
    source.activate("raise")
    let second = changes.takeAll()

    #expect(!first.contains(.haptic(.selection)))
    #expect(second.contains(.haptic(.selection)))
  }

  @Test("Every rule has an id of its own and a sentence, and an element names those that shaped it")
  func rules() throws {
    let source = ViewSource(Text("Send").accessibilityAddTraits(.isHeader))
    let element = try #require(source.firstElement())

    #expect(source.rules(shaping: element.id).map(\.id) == ["text.element", "modifier.traits"])
  }
}

private struct Feedback: View {
  @State private var count = 0

  var body: some View {
    Button("like") { count += 1 }.sensoryFeedback(.selection, trigger: count)
  }
}
