import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("Modifiers that give something to do")
struct ActionModifierTests {
  private let tally = Tally()

  @Test("An action may be named by a text, a key, a string, a kind or a view")
  func names() throws {
    let string: Substring = "string"
    let source = ViewSource(
      Text("Mail")
        .accessibilityAction(named: Text("text")) { tally.note("text") }
        .accessibilityAction(named: "key \(1)") { tally.note("key") }
        .accessibilityAction(named: string) { tally.note("string") }
        .accessibilityAction(AccessibilityActionKind(named: Text("kind"))) { tally.note("kind") }
        .accessibilityAction {
          tally.note("view")
        } label: {
          Text("view")
        })
    let element = try #require(source.firstElement())

    for action in element.customActions { _ = source.perform(.custom(action), on: element.id) }

    #expect(element.customActions.map(\.name) == ["view", "kind", "string", "key 1", "text"])
    #expect(tally.entries == ["view", "kind", "string", "key", "text"])
  }

  @Test("Deleting is offered by name, and a menu opens at a held double tap")
  func deleteAndMenu() throws {
    let source = ViewSource(
      Text("Mail")
        .accessibilityAction(.delete) { tally.note("delete") }
        .accessibilityAction(.showMenu) { tally.note("menu") })
    let element = try #require(source.firstElement())
    let delete = try #require(element.customActions.first)

    #expect(delete.name == "Delete")
    #expect(source.perform(.custom(delete), on: element.id) == .performed)
    #expect(source.perform(.touchAndHold, on: element.id) == .performed)
    #expect(tally.entries == ["delete", "menu"])
  }

  @Test("A long press comes before the action that shows a menu")
  func longPress() throws {
    let source = ViewSource(
      Text("Mail")
        .accessibilityAction(.showMenu) { tally.note("menu") }
        .onLongPressGesture { tally.note("press") })
    let element = try #require(source.firstElement())

    _ = source.perform(.touchAndHold, on: element.id)

    #expect(tally.entries == ["press"])
  }

  @Test("A swipe with three fingers reaches the nearest view that scrolls")
  func scroll() throws {
    let source = ViewSource(
      VStack {
        Text("page").accessibilityScrollAction { tally.note("page \($0)") }
        Text("else")
      }
      .accessibilityElement(children: .contain)
      .accessibilityScrollAction { tally.note("book \($0)") })
    let elements = source.allElements

    #expect(source.perform(.scroll(.down), on: elements[0].id) == .performed)
    #expect(source.perform(.scroll(.left), on: elements[1].id) == .performed)
    #expect(tally.entries == ["page bottom", "book leading"])
    let still = ViewSource(Text("a"))
    let id = try #require(still.firstElement()?.id)
    #expect(still.perform(.scroll(.up), on: id) == .refused(.noAction))
  }

  @Test("Actions of a category stand in the place of their block")
  func category() {
    let element = ViewSource(
      Text("Mail")
        .accessibilityAction(named: "Reply") {}
        .accessibilityActions(category: .edit) { Button("Rename") {} }
        .accessibilityActions(category: AccessibilityActionCategory("More")) { Button("Print") {} }
    ).firstElement()

    #expect(element?.customActions.map(\.name) == ["Print", "Rename", "Reply"])
  }

  @Test("A representation is what is exposed, and runs its own code")
  func representation() throws {
    let source = ViewSource(Player())
    let element = try #require(source.firstElement())

    source.activate("Play")

    #expect(element.traits == .button)
    #expect(source.labels == ["Pause"])
    #expect(source.firstElement()?.id == element.id)
  }

  @Test("A representation can be modified and combined like any other view")
  func modifiedRepresentation() {
    let view = HStack {
      Text("Song")
      Circle().accessibilityRepresentation { Text("3 minutes") }
    }

    #expect(
      ViewSource(view.accessibilityElement(children: .combine)).labels == ["Song, 3 minutes"])
    #expect(
      ViewSource(Circle().accessibilityRepresentation { Text("a") }.accessibilityLabel("b")).labels
        == ["b"])
  }

  @Test("Virtual children are read inside a container of the view's name")
  func virtualChildren() throws {
    let source = ViewSource(
      Circle()
        .accessibilityLabel("Steps")
        .accessibilityChildren {
          ForEach(["Monday", "Tuesday"], id: \.self) { day in
            Rectangle().accessibilityLabel(day).accessibilityValue("3")
          }
        })
    let element = try #require(source.firstElement())

    #expect(source.labels == ["Monday", "Tuesday"])
    #expect(source.container(around: element.id)?.label == "Steps")
  }
}

private struct Player: View {
  @State private var isPlaying = false

  var body: some View {
    Circle().accessibilityRepresentation {
      Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
    }
  }
}
