import EarshotReader
import EarshotTree
import Testing

/// What lies over what is modal and hides it.
@MainActor
private final class Layers {
  let source = ElementListSource([])

  /// Shows the elements of a layer, which is modal unless it is the screen itself.
  func show(
    _ elements: String..., in layer: String? = nil,
    as presentation: AccessibilityContainer.Presentation? = nil
  ) {
    if let layer {
      source.place(
        elements.map { .init(rawValue: $0) },
        in: AccessibilityContainer(
          id: .init(rawValue: layer), kind: .modal, presentation: presentation))
    }
    source.replace(with: elements.map { .named($0) })
  }
}

@MainActor
@Suite("What is modal gives the cursor back when it closes, or does as was reported")
struct ScreenReaderOpenerTests {
  private func reader(
    of layers: Layers, _ returnToOpener: ReaderSettingValue = .on
  ) throws -> ScreenReader {
    var settings = ReaderSettings()
    settings.set(.returnToOpener, to: returnToOpener)
    var reader = ScreenReader(reading: layers.source, settings: settings)
    _ = reader.screenAppeared()
    _ = try reader.lines(after: .next)
    return reader
  }

  /// A reader that opened a sheet of two elements from the second of three.
  private func readerInSheet(of layers: Layers) throws -> ScreenReader {
    layers.show("a", "b", "c")
    var reader = try reader(of: layers)
    layers.show("name", "delete", in: "sheet", as: .sheet)
    _ = reader.listen()
    return reader
  }

  @Test(
    "Whatever shows it, the opener has the cursor again",
    arguments: AccessibilityContainer.Presentation.allCases + [nil])
  func always(presentation: AccessibilityContainer.Presentation?) throws {
    let layers = Layers()
    layers.show("a", "b", "c")
    var reader = try reader(of: layers)

    layers.show("inside", in: "layer", as: presentation)
    #expect(reader.listen().lines == ["INSIDE"])
    layers.show("a", "b", "c")

    #expect(reader.listen().lines == ["B"])
    #expect(reader.rulesOfArrival.map(\.id) == ["cursor.opener-again"])
  }

  @Test(
    "As reported, alerts, dialogs and sheets leave it to the first element, and nothing else does",
    arguments: [
      (.alert, "A", "cursor.opener-not-again"), (.dialog, "A", "cursor.opener-not-again"),
      (.sheet, "A", "cursor.opener-not-again"), (.cover, "B", "cursor.opener-again"),
      (.popover, "B", "cursor.opener-again"), (.menu, "B", "cursor.opener-again"),
      (nil, "B", "cursor.opener-again"),
    ] as [(AccessibilityContainer.Presentation?, String, String)])
  func reported(
    presentation: AccessibilityContainer.Presentation?, heard: String, rule: String
  ) throws {
    let layers = Layers()
    layers.show("a", "b", "c")
    var reader = try reader(of: layers, .off)

    layers.show("inside", in: "layer", as: presentation)
    _ = reader.listen()
    layers.show("a", "b", "c")

    #expect(reader.listen().lines == [heard])
    #expect(reader.rulesOfArrival.map(\.id) == [rule])
  }

  @Test(
    "Of nested ones the inner gives the cursor back to its opener in the outer, and that to its")
  func nested() throws {
    let layers = Layers()
    var reader = try readerInSheet(of: layers)
    _ = try reader.lines(after: .next)
    layers.show("sure", "no", in: "alert", as: .alert)
    #expect(reader.listen().lines == ["SURE"])
    layers.show("name", "delete", in: "sheet", as: .sheet)
    #expect(reader.listen().lines == ["DELETE"])
    layers.show("a", "b", "c")

    #expect(reader.listen().lines == ["B"])
  }

  @Test(
    "Where nested ones close at once, the opener of the outer has the cursor, or its neighbour",
    arguments: [(["a", "b", "c"], "B"), (["a", "c"], "C"), (["a"], "A")])
  func atOnce(left: [String], heard: String) throws {
    let layers = Layers()
    var reader = try readerInSheet(of: layers)
    layers.show("sure", "no", in: "alert", as: .alert)
    _ = reader.listen()
    layers.source.replace(with: left.map { .named($0) })

    #expect(reader.listen().lines == [heard])
  }

  @Test("What takes the place of something modal gives the cursor back to the opener of that")
  func replaced() throws {
    let layers = Layers()
    var reader = try readerInSheet(of: layers)
    layers.show("porto", in: "second", as: .sheet)
    #expect(reader.listen().lines == ["PORTO"])
    layers.show("a", "b", "c")

    #expect(reader.listen().lines == ["B"])
  }

  @Test("Something modal that hides only what is beside it gives the cursor back past what is near")
  func besideOthers() throws {
    let layers = Layers()
    layers.show("title", "message", "field")
    var reader = try reader(of: layers)

    layers.source.place(["reply"], in: AccessibilityContainer(id: "menu", kind: .modal))
    layers.source.replace(with: ["title", "reply", "field"].map { .named($0) })
    layers.source.post(.layoutChanged(focus: "reply"))
    #expect(reader.listen().lines == ["REPLY"])
    layers.show("title", "message", "field")

    #expect(reader.listen().lines == ["MESSAGE"])
  }

  @Test("Where nothing is left for a while when something modal closes, the opener still gets it")
  func nothingForAWhile() throws {
    let layers = Layers()
    var reader = try readerInSheet(of: layers)

    layers.source.replace(with: [])
    #expect(reader.listen().lines == ["[nothing to focus]"])
    layers.show("a", "b", "c")

    #expect(reader.listen().lines == ["B"])
    #expect(reader.rulesOfArrival.map(\.id) == ["cursor.found-again"])
  }

  @Test("While something modal is open, an element of it that goes away leaves the cursor inside")
  func removedInside() throws {
    let layers = Layers()
    layers.show("title", "message", "field")
    var reader = try reader(of: layers)
    layers.source.place(
      ["reply", "copy", "share"], in: AccessibilityContainer(id: "menu", kind: .modal))
    layers.source.replace(with: ["title", "reply", "copy", "share", "field"].map { .named($0) })
    layers.source.post(.layoutChanged(focus: "reply"))
    _ = reader.listen()
    _ = try reader.lines(after: .next, .next, .previous, .previous)

    layers.source.replace(with: ["title", "share", "field"].map { .named($0) })

    #expect(reader.listen().lines == ["SHARE"])
    #expect(reader.rulesOfArrival.map(\.id) == ["cursor.removed"])
  }
}
