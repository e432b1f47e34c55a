import EarshotTestSupport
import EarshotTree
import EarshotUI
import Testing

import struct Foundation.CGFloat

@MainActor
@Suite("What views draw, beside what they expose")
struct DrawnViewTests {
  @Test("A text draws its own words, whatever it is called")
  func labelledText() {
    let source = ViewSource(Text("3 🎉").accessibilityLabel("Three reactions"))

    #expect(source.drawnLines() == ["text “3 🎉” < Three reactions"])
  }

  @Test("A value, a hint and traits are not seen")
  func changesOfWords() {
    let source = ViewSource(
      Text("Volume")
        .accessibilityValue("Half")
        .accessibilityHint("Turns it up")
        .accessibilityAddTraits(.isButton))

    #expect(source.drawnLines() == ["text “Volume” < Volume"])
  }

  @Test("Help is a tooltip")
  func help() {
    let source = ViewSource(Text("Volume").help("How loud it is"))

    #expect(source.drawnLines() == ["text “Volume” tooltip “How loud it is” < Volume"])
  }

  @Test("Pictures are told apart by where they come from")
  func pictures() {
    let source = ViewSource(
      VStack {
        Image("harbour")
        Image(systemName: "paperplane")
        Image(decorative: "wave")
        AsyncImage(url: nil) {
          $0
        } placeholder: {
          Canvas { _, _ in }
        }
      })

    #expect(
      source.drawnLines() == [
        "asset harbour < harbour", "symbol paperplane < paperplane", "decoration", "picture",
      ])
  }

  @Test("Pictures among words are drawn one by one, and their names are not")
  func picturesInText() {
    let star = Text(Image(systemName: "star"))
    let source = ViewSource(
      VStack {
        Text("\(Image(systemName: "pin")) Pinned \(Text(Image("flag")))")
        star + Text(" 4.5")
        star
      })

    #expect(
      source.drawnLines() == [
        "text “Pinned” < pin Pinned flag", "symbol pin < pin Pinned flag",
        "asset flag < pin Pinned flag", "text “4.5” < star 4.5", "symbol star < star 4.5",
        "symbol star < star",
      ])
  }

  @Test("Shapes and colours are drawn and stand for nothing, until they are given words")
  func shapes() {
    let source = ViewSource(
      VStack {
        Circle().fill(.red)
        Color.red
        Divider()
        Spacer()
        Color.green.accessibilityLabel("Online")
      })

    #expect(
      source.drawnLines() == [
        "shape of red", "shape of red", "shape", "shape of green < Online",
      ])
  }

  @Test(
    "What is hidden from assistive technology is drawn, and what is hidden from everyone is not")
  func hidden() {
    let source = ViewSource(
      VStack {
        Text("spoken")
        Text("silent").accessibilityHidden(true)
        Text("never hidden").accessibilityHidden(false)
        Text("gone").hidden()
        Text("transparent").opacity(0)
      })

    #expect(
      source.drawnLines() == [
        "text “spoken” < spoken", "text “silent” hidden", "text “never hidden” < never hidden",
      ])
  }

  @Test("What is scaled to nothing says so")
  func scaledToNothing() {
    let source = ViewSource(
      VStack {
        Text("small").scaleEffect(0)
        Text("large").scaleEffect(2)
      })

    #expect(
      source.drawnLines() == ["text “small” scaled to nothing < small", "text “large” < large"])
  }

  @Test("A combined element stands for all that it took in")
  func combined() {
    let source = ViewSource(
      VStack {
        Text("Ada")
        Image("ada")
        Text("12:04").accessibilityHidden(true)
      }.accessibilityElement(children: .combine))

    #expect(
      source.drawnLines() == ["text “Ada” < Ada", "asset ada < Ada", "text “12:04” hidden < Ada"])
  }

  @Test("An element that ignores its children may stand for them, and a container does not")
  func ignoredAndContained() {
    let source = ViewSource(
      VStack {
        VStack { Text("4.5") }.accessibilityElement().accessibilityLabel("Rating")
        VStack { Text("inside") }.accessibilityElement(children: .contain)
          .accessibilityLabel("Group")
      })

    #expect(source.drawnLines() == ["text “4.5” < Rating", "text “inside” < inside"])
  }

  @Test("Elements stand in order, innermost first")
  func nestedCombinations() throws {
    let source = ViewSource(
      VStack {
        Button("Reply") {}
        Text("to Ada")
      }.accessibilityElement(children: .combine).accessibilityLabel("Message"))

    let parts = try #require(source.drawnContent(rowLimit: 1)?.parts)

    #expect(
      source.drawnLines() == [
        "control tap < Message", "text “Reply” < Message", "text “to Ada” < Message",
      ])
    #expect(Set(parts.map(\.id)).count == 3)
  }

  @Test("A view that is represented by others is drawn, and those stand for it")
  func representation() {
    let source = ViewSource(
      Circle().accessibilityRepresentation { Button("Record") {} })

    #expect(source.drawnLines() == ["shape < Record"])
  }

  @Test("A view with children for assistive technology is drawn, and those stand for it")
  func virtualChildren() {
    let source = ViewSource(
      Color.blue.accessibilityChildren {
        Text("Monday")
        Text("Tuesday")
      })

    #expect(source.drawnLines() == ["shape of blue < Monday < Tuesday"])
  }

  @Test("Views that name a view are not drawn")
  func labelContent() {
    let source = ViewSource(
      Image("send").accessibilityLabel { _ in Text("Send to Ada") })

    #expect(source.drawnLines() == ["asset send < Send to Ada"])
  }

  @Test("What is read in another order is drawn in the order of the structure")
  func sortPriority() {
    let source = ViewSource(
      VStack {
        Text("first")
        Text("second").accessibilitySortPriority(1)
      })

    #expect(source.firstElement()?.label == "second")
    #expect(source.drawnLines() == ["text “first” < first", "text “second” < second"])
  }

  @Test("What is beside something modal is drawn, and no element stands for it")
  func modalTrait() {
    let source = ViewSource(
      ZStack {
        Text("behind")
        VStack { Text("before") }.accessibilityAddTraits(.isModal)
      })

    #expect(source.drawnLines() == ["text “behind”", "text “before” < before"])
  }

  @Test("A part knows the view of the app in which it is written")
  func viewNames() throws {
    let source = ViewSource(
      VStack {
        Greeting(extra: Text("there"))
        ForEach(0..<1) { _ in Text("outside") }
      })

    let parts = try #require(source.drawnContent(rowLimit: 1)?.parts)

    #expect(parts.map(\.words) == ["Hello", "there", "outside"])
    #expect(parts.map(\.view) == ["Greeting", "Greeting", nil])
  }

  @Test("What is redacted is drawn without its words")
  func redacted() {
    let source = ViewSource(Text("secret").redacted(reason: .placeholder))

    #expect(source.drawnLines() == ["text < secret"])
  }
}

private struct Greeting<Extra: View>: View {
  let extra: Extra

  var body: some View {
    HStack {
      Text("Hello")
      extra
    }
  }
}
