import EarshotTree
import SwiftUI
import Testing

#Preview("Greeting") {
  Text("Hello")
}

#Preview("Switch", traits: .sizeThatFitsLayout) {
  // A comment with a brace { and a string "}"
  @Previewable @State var isOn = false
  @Previewable
  @State var names = [
    "Ana",
    "Ben",
  ]
  let title = "\(names.count) people {\(isOn ? "on" : "off")}"
  Button(title) { isOn.toggle() }
}

#Preview {
  VStack { Text(#"Without a " name"#) }
}

extension EnvironmentValues {
  @Entry var bubbleLimit: Int = 3
  @Entry fileprivate var bubbleName = "tapback"
  @Entry var bubbleOwner: String?
}

private struct Limits: View {
  @Environment(\.bubbleLimit) private var limit
  @Environment(\.bubbleName) private var name
  @Environment(\.bubbleOwner) private var owner

  var body: some View { Text(verbatim: "\(name) \(limit) \(owner ?? "nobody")") }
}

/// These tests fail when a toolchain changes the protocol by which macros are expanded.
@MainActor
@Suite("Macros are expanded without swift-syntax")
struct PreviewTests {
  @Test("A preview is found by its name, and by its place")
  func found() throws {
    let greeting = try #require(PreviewCatalog.named("Greeting").first)
    let here = PreviewCatalog.all.filter { $0.file == "SwiftUITests/PreviewTests.swift" }

    #expect(ViewSource(greeting.view).firstElement()?.label == "Hello")
    #expect(here.map(\.name) == ["Greeting", "Switch", nil])
    #expect(here.map(\.line) == [5, 9, 21])
    #expect(ViewSource(here[2].view).firstElement()?.label == #"Without a " name"#)
  }

  @Test("What is previewable is the state of the preview")
  func previewable() throws {
    let preview = try #require(PreviewCatalog.named("Switch").first)
    let source = ViewSource(preview.view)
    let button = try #require(source.firstElement())
    #expect(button.label == "2 people {off}")

    _ = source.perform(.activate, on: button.id)
    source.settle()

    #expect(source.firstElement()?.label == "2 people {on}")
  }

  @Test("An entry is a value of the environment with a default")
  func entry() {
    #expect(ViewSource(Limits()).firstElement()?.label == "tapback 3 nobody")
    #expect(
      ViewSource(Limits().environment(\.bubbleLimit, 5).environment(\.bubbleOwner, "Ana"))
        .firstElement()?.label == "tapback 5 Ana")
  }
}
