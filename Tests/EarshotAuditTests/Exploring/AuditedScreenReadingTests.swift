import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("Looking at a screen that is open")
struct AuditedScreenReadingTests {
  @Test("Each element is there with its containers, what it answers to, and what is said of it")
  func elements() {
    let source = SampleSources.menu()
    source.model = true
    source.respond = { _, id in id == "Copy" ? .activation : [] }

    let screen = AuditedScreen(reading: ScreenReader(reading: source))

    #expect(screen.elements.map(\.id) == ["Reply", "Copy"])
    #expect(screen.elements.map(\.spoken) == ["Reply, button", "Copy, button"])
    #expect(screen.elements.map(\.responses) == [[], .activation])
    #expect(screen.elements.map { $0.containers.map(\.id) } == [["modal"], ["modal"]])
    #expect(screen.containers.map(\.kind) == [.modal])
    #expect(screen.drawn == nil)
    #expect(!screen.elementsLeftOut)
  }

  @Test("What is said leaves out what follows a pause")
  func pause() {
    let element = AccessibilityElement(
      id: "send", label: "Send", hint: "Sends it", traits: .button,
      customActions: AccessibilityCustomAction.numbering(["Send later"]))
    let reader = ScreenReader(reading: ElementListSource([element]))

    #expect(AuditedScreen(reading: reader).elements.map(\.spoken) == ["Send, button"])
  }

  @Test("No more elements are looked at than the limit says")
  func limit() {
    let reader = ScreenReader(reading: SampleSources.lamps(3))

    let two = AuditedScreen(reading: reader, limits: AuditedScreen.Limits(elements: 2))
    let three = AuditedScreen(reading: reader, limits: AuditedScreen.Limits(elements: 3))

    #expect(two.elements.map(\.id) == ["lamp0", "lamp1"])
    #expect(two.elementsLeftOut)
    #expect(!three.elementsLeftOut)
  }

  @Test("The cursor stays where it is, and nothing is heard of the look")
  func cursor() {
    var reader = ScreenReader(reading: SampleSources.lamps(3))
    _ = reader.screenAppeared()

    _ = AuditedScreen(reading: reader)

    #expect(reader.cursor == "lamp0")
    #expect(reader.listen() == [.note(.silence)])
  }

  @Test("What is drawn goes to the element that stands for it, or to none")
  func drawn() {
    let source = SampleSources.curtain()
    source.model = 1

    let screen = AuditedScreen(reading: ScreenReader(reading: source))

    #expect(screen.unexposedParts.map(\.id) == ["curtain"])
  }
}
