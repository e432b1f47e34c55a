import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("Modifiers that change words")
struct WordModifierTests {
  private let name: Substring = "Close"

  private func element(_ view: some View) -> AccessibilityElement? {
    let elements = ViewSource(view).allElements
    return elements.count == 1 ? elements.first : nil
  }

  @Test("A label may be a text, a key, a string or another text of the app's own")
  func labels() {
    #expect(element(Text("x").accessibilityLabel(Text("Close")))?.label == "Close")
    #expect(element(Text("x").accessibilityLabel("Close \(2)"))?.label == "Close 2")
    #expect(element(Text("x").accessibilityLabel(name))?.label == "Close")
    #expect(element(Text("x").accessibilityLabel(Text("A") + Text("B")))?.label == "AB")
  }

  @Test("A modifier that is not enabled changes nothing", arguments: [true, false])
  func isEnabled(_ isEnabled: Bool) {
    let view = Text("x")
      .accessibilityLabel("label", isEnabled: isEnabled)
      .accessibilityLabel(name, isEnabled: false)
      .accessibilityValue("value", isEnabled: isEnabled)
      .accessibilityHint(Text("hint"), isEnabled: isEnabled)
      .accessibilityIdentifier("id", isEnabled: isEnabled)
      .accessibilityInputLabels(["input"], isEnabled: isEnabled)
      .accessibilityHidden(true, isEnabled: false)

    #expect(element(view)?.label == (isEnabled ? "label" : "x"))
    #expect(element(view)?.value == (isEnabled ? "value" : nil))
    #expect(element(view)?.hint == (isEnabled ? "hint" : nil))
    #expect(element(view)?.identifier == (isEnabled ? "id" : nil))
    #expect(element(view)?.inputLabels == (isEnabled ? ["input"] : []))
    #expect(
      ViewSource(view.accessibilityHidden(true, isEnabled: isEnabled)).labels.isEmpty == isEnabled)
  }

  @Test("A label of views joins their labels, and the view itself stands for its own")
  func labelOfViews() {
    let view = Text("Ana").accessibilityLabel { label in
      Text("Unread")
      label
      Image(systemName: "globe")
    }

    #expect(element(view)?.label == "Unread, Ana, Globe")
    #expect(element(Circle().accessibilityLabel { _ in Text("Online") })?.label == "Online")
  }

  @Test("A label of views follows the state that it reads")
  func labelOfViewsFollowsState() {
    let source = ViewSource(Flag())

    source.activate("Flag, off")

    #expect(source.labels == ["Flag, on"])
  }

  @Test("On a stack, a modifier changes each element, and makes none of empty space")
  func stack() {
    let stack = HStack {
      Text("a")
      Spacer()
      Text("b")
    }

    #expect(ViewSource(stack.accessibilityLabel("x")).labels == ["x", "x"])
    #expect(ViewSource(stack.accessibilityHint("h")).allElements.map(\.hint) == ["h", "h"])
    #expect(ViewSource(Group { stack }.accessibilityAddTraits(.isHeader)).allElements.count == 2)
  }

  @Test("Several shapes become one element when they are named together")
  func shapes() {
    let badge = ZStack {
      Circle()
      Rectangle()
    }

    #expect(ViewSource(badge.accessibilityLabel("Badge")).labels == ["Badge"])
  }

  @Test("Input labels may be texts, keys or strings")
  func inputLabels() {
    let button = Button("Compose") {}

    #expect(
      element(button.accessibilityInputLabels(["New", "Write"]))?.inputLabels == ["New", "Write"])
    #expect(element(button.accessibilityInputLabels([Text("New")]))?.inputLabels == ["New"])
    #expect(element(button.accessibilityInputLabels([name]))?.inputLabels == ["Close"])
  }

  @Test("A heading level is kept, and makes no heading")
  func headingLevel() {
    let text = Text("Hours").accessibilityHeading(.h2)

    #expect(element(text)?.headingLevel == 2)
    #expect(element(text)?.traits == .staticText)
    #expect(element(text.accessibilityHeading(.unspecified))?.headingLevel == nil)
  }

  @Test("A combined heading keeps its level")
  func combinedHeadingLevel() {
    let view = HStack {
      Text("Hours").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
      Text("9 to 5")
    }
    .accessibilityElement(children: .combine)

    #expect(element(view)?.headingLevel == 3)
  }

  @Test("Custom content keeps its order, replaces what has its name, and can be taken away")
  func customContent() {
    let key = AccessibilityCustomContentKey("Size")
    let view = Text("Notes")
      .accessibilityCustomContent("Type", "Folder", importance: .high)
      .accessibilityCustomContent(key, Text("3 MB"))
      .accessibilityCustomContent(Text("Owner"), Text("Ana"))
      .accessibilityCustomContent("Age", Text("old"))
      .accessibilityCustomContent("Shared", name)
      .accessibilityCustomContent(AccessibilityCustomContentKey("Type", id: "type"), "File")
      .accessibilityCustomContent(AccessibilityCustomContentKey(Text("Age"), id: "age"), nil)

    #expect(
      element(view)?.customContent == [
        AccessibilityCustomContent(label: "Type", value: "File"),
        AccessibilityCustomContent(label: "Size", value: "3 MB"),
        AccessibilityCustomContent(label: "Owner", value: "Ana"),
        AccessibilityCustomContent(label: "Shared", value: "Close"),
      ])
  }

  @Test("How words are spoken is told, and does not change them")
  func speech() {
    let view = Text("A1")
      .speechSpellsOutCharacters()
      .speechAdjustedPitch(3)
      .speechAlwaysIncludesPunctuation()
      .speechAnnouncementsQueued()
    var style = AccessibilitySpeechStyle()
    style.spellsOutCharacters = true
    style.pitchAdjustment = 1
    style.includesPunctuation = true
    style.queuesAnnouncements = true

    #expect(element(view)?.label == "A1")
    #expect(element(view)?.speechStyle == style)
    #expect(element(Text("A1"))?.speechStyle == nil)
  }

  @Test("The spelling of iOS 13 does what the later one does")
  func deprecated() {
    let view = Text("x")
      .accessibility(label: Text("label"))
      .accessibility(value: Text("value"))
      .accessibility(hint: Text("hint"))
      .accessibility(identifier: "id")
      .accessibility(addTraits: [.isButton, .isHeader])
      .accessibility(removeTraits: .isStaticText)
      .accessibility(inputLabels: [Text("input")])
      .accessibility(selectionIdentifier: 1)
      .accessibility(activationPoint: UnitPoint.center)
      .accessibility(hidden: false)

    let element = element(view)

    #expect(element?.label == "label")
    #expect(element?.value == "value")
    #expect(element?.hint == "hint")
    #expect(element?.identifier == "id")
    #expect(element?.traits == [.button, .header])
    #expect(element?.inputLabels == ["input"])
    #expect(ViewSource(view.accessibility(hidden: true)).labels == [])
  }

  @Test("What is for other technologies is accepted and changes nothing that is heard")
  func accepted() {
    let view = Text("x")
      .accessibilityActivationPoint(.center)
      .accessibilityIgnoresInvertColors()
      .accessibilityRespondsToUserInteraction(false)
      .accessibilityShowsLargeContentViewer()
      .accessibilityShowsLargeContentViewer { Text("large") }
      .accessibilityTextContentType(.narrative)
      .accessibilityDragPoint(.top, description: "Drag")
      .accessibilityDropPoint(.bottom, description: Text("Drop"))
      .accessibilityQuickAction(style: .prompt) { Button("Quick") {} }

    #expect(element(view) == element(Text("x")))
  }

  @Test("Direct touch is a trait")
  func directTouch() {
    #expect(
      element(
        Circle().accessibilityLabel("Keys").accessibilityDirectTouch(options: .silentOnTouch))?
        .traits == .allowsDirectInteraction)
    #expect(
      element(Circle().accessibilityLabel("Keys").accessibilityDirectTouch(false))?.traits == [])
  }
}

private struct Flag: View {
  @State private var isOn = false

  var body: some View {
    Button("Flag") { isOn.toggle() }
      .accessibilityLabel { label in
        label
        Text(isOn ? "on" : "off")
      }
  }
}
