import EarshotTree
import EarshotUI
import Foundation
import Testing

@MainActor
@Suite("Controls")
struct ControlTests {
  private func only(_ view: some View) -> AccessibilityElement? {
    let elements = ViewSource(view).allElements
    return elements.count == 1 ? elements.first : nil
  }

  private struct Settings: View {
    @State private var isOn = false
    @State private var volume = 0.48
    @State private var tickets = 3

    var body: some View {
      Toggle("Face ID", isOn: $isOn)
      Slider(value: $volume) { Text("Speaking Rate") }
      Stepper("Tickets: \(tickets)", value: $tickets, in: 0...4)
    }
  }

  @Test("A toggle is one switch with the value 1 or 0, and activation flips it")
  func toggle() throws {
    let source = ViewSource(Settings())
    let toggle = try #require(source.firstElement())

    #expect(toggle.label == "Face ID" && toggle.value == "0")
    #expect(toggle.traits == [.button, .switchButton])
    #expect(source.activate("Face ID") == .performed)
    #expect(source.element(toggle.id)?.value == "1")
  }

  @Test("A toggle swallows a button in its label, and keeps a value that is set on it")
  func toggleParts() {
    let nested = Toggle(isOn: .constant(true)) {
      HStack {
        Text("Alerts")
        Button("Info") {}
      }
    }

    #expect(only(nested)?.label == "Alerts")
    #expect(
      only(Toggle("Theme", isOn: .constant(true)).accessibilityValue("Dark"))?.value == "Dark")
    #expect(
      ViewSource(
        HStack {
          Text("Face ID")
          Toggle("", isOn: .constant(true)).labelsHidden()
        }
      ).labels == ["Face ID", ""])
    #expect(only(Toggle("Hidden", isOn: .constant(true)).labelsHidden())?.label == "Hidden")
  }

  @Test("A disabled toggle is dimmed and stays as it is")
  func disabledToggle() {
    let source = ViewSource(Settings().disabled(true))

    #expect(source.activate("Face ID") == .refused(.disabled))
    #expect(source.firstElement()?.value == "0")
    #expect(source.firstElement()?.traits == [.button, .switchButton, .notEnabled])
  }

  @Test("A slider says per cent, and moves by a tenth of its range between its limits")
  func slider() throws {
    let source = ViewSource(Settings())
    let slider = try #require(source.allElements.first { $0.label == "Speaking Rate" })

    #expect(slider.value == "48%" && slider.traits == .adjustable)
    #expect(source.perform(.decrement, on: slider.id) == .performed)
    source.settle()
    #expect(source.element(slider.id)?.value == "38%")
    for _ in 0..<9 { _ = source.perform(.increment, on: slider.id) }
    source.settle()
    #expect(source.element(slider.id)?.value == "100%")
  }

  private struct Rating: View {
    let tally: Tally
    @State private var stars = 3.0

    var body: some View {
      Slider(value: $stars, in: 1...5, step: 1) {
        Text("Stars")
      } minimumValueLabel: {
        Text("1")
      } maximumValueLabel: {
        Text("5")
      } onEditingChanged: {
        tally.note($0 ? "begins" : "ends at \(stars)")
      }
    }
  }

  @Test("A slider with steps moves by one at least, and tells when it is moved")
  func steppedSlider() throws {
    let tally = Tally()
    let source = ViewSource(Rating(tally: tally))
    let slider = try #require(source.firstElement())

    #expect(slider.label == "Stars" && slider.value == "50%")
    #expect(source.perform(.increment, on: slider.id) == .performed)
    source.settle()
    #expect(source.element(slider.id)?.value == "75%")
    #expect(tally.entries == ["begins", "ends at 4.0"])
  }

  @Test("A slider of a range without width, or of no number, is at nothing")
  func brokenSlider() {
    #expect(only(Slider(value: .constant(3.0), in: 3...3))?.value == "0%")
    #expect(only(Slider(value: .constant(Double.nan)))?.value == "0%")
  }

  @Test("A stepper is two buttons with its label, and one that can not go on is dimmed")
  func stepper() throws {
    let source = ViewSource(Settings())

    #expect(source.labels.suffix(2) == ["Tickets: 3, Decrement", "Tickets: 3, Increment"])
    #expect(source.activate("Tickets: 3, Increment") == .performed)
    #expect(source.labels.suffix(2) == ["Tickets: 4, Decrement", "Tickets: 4, Increment"])
    #expect(source.lastElement()?.traits == [.button, .notEnabled])
    #expect(source.activate("Tickets: 4, Increment") == .refused(.disabled))
  }

  @Test("A stepper without code for one direction dims its button")
  func codedStepper() {
    let tally = Tally()
    let source = ViewSource(
      Stepper("Floor") {
        tally.note("up")
      } onDecrement: {
        tally.note("down")
      })
    let oneWay = ViewSource(Stepper("Floor", onIncrement: {}, onDecrement: nil))

    source.activate("Floor, Decrement")
    #expect(tally.entries == ["down"])
    #expect(oneWay.firstElement()?.traits == [.button, .notEnabled])
  }

  @Test("A label is one element named by its title, in every built-in style")
  func label() {
    let label = Label("Sunny", systemImage: "sun.max")

    #expect(only(label)?.label == "Sunny")
    #expect(only(label)?.traits == .staticText)
    #expect(only(label.labelStyle(.iconOnly))?.label == "Sunny")
    #expect(only(label.labelStyle(.titleOnly))?.label == "Sunny")
    #expect(ViewSource(Label("", systemImage: "sun.max")).allElements == [])
    #expect(only(Button("Trash", systemImage: "trash") {})?.label == "Trash")
    #expect(
      only(
        Button(role: .destructive) {
        } label: {
          Label("Trash", systemImage: "trash").labelStyle(.iconOnly)
        })?.label == "Trash")
  }

  @Test("A link is a button and a link, and opens its address the way it was told to")
  func link() throws {
    let tally = Tally()
    let url = try #require(URL(string: "https://example.org/ad"))
    let source = ViewSource(
      Link("Weekly ad", destination: url)
        .environment(
          \.openURL,
          OpenURLAction {
            tally.note($0.absoluteString)
            return .handled
          }))

    #expect(source.firstElement()?.traits == [.button, .link])
    #expect(source.activate("Weekly ad") == .performed)
    #expect(tally.entries == ["https://example.org/ad"])
    #expect(
      only(Link("Weekly ad", destination: url).accessibilityRemoveTraits(.isButton))?.traits
        == .link)
    let row = HStack {
      Text("Offers")
      Link("Weekly ad", destination: url)
    }
    #expect(only(row.accessibilityElement(children: .combine))?.label == "Offers")
  }

  @Test("Progress says per cent, and what is going on where nobody knows how much is done")
  func progress() {
    #expect(only(ProgressView("Uploading", value: 3, total: 4.0))?.value == "75%")
    #expect(only(ProgressView("Uploading", value: 3, total: 4.0))?.label == "Uploading")
    #expect(only(ProgressView("Updating"))?.label == "Updating")
    #expect(only(ProgressView("Updating"))?.value == nil)
    #expect(only(ProgressView())?.label == "In progress")
    #expect(only(ProgressView(value: 1, total: 0.0))?.value == "0%")
    let described = ProgressView(value: 0.5) {
      Text("Reading")
    } currentValueLabel: {
      Text("half")
    }
    #expect(only(described)?.label == "Reading")
    #expect(only(described.progressViewStyle(.circular))?.value == "50%")
  }

  @Test("A gauge says the words for its value, or else per cent")
  func gauge() {
    #expect(only(Gauge(value: 0.4) { Text("Battery") })?.value == "40%")
    let worded = Gauge(value: 67, in: 0...100) {
      Text("Speed")
    } currentValueLabel: {
      Text("67 km/h")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    #expect(only(worded.gaugeStyle(.accessoryCircular))?.label == "Speed")
    #expect(only(worded)?.value == "67 km/h")
  }

  @Test("A date picker holds its date, and is moved by a day within its limits")
  func datePicker() throws {
    let due = Box(Date(timeIntervalSince1970: 0))
    let binding = Binding(get: { due.value }, set: { due.value = $0 })
    let source = ViewSource(
      DatePicker("Due", selection: binding, in: ...Date.distantFuture, displayedComponents: .date))
    let element = try #require(source.firstElement())

    #expect(element.label == "Due" && element.value == "Jan 1, 1970")
    #expect(source.perform(.increment, on: element.id) == .performed)
    #expect(due.value == Date(timeIntervalSince1970: 86_400))
  }

  @Test("What opens a panel of the system is a button that says it does nothing here")
  func panels() {
    let source = ViewSource(
      VStack {
        ColorPicker("Tint", selection: .constant(.red))
        ShareLink(item: "text")
      })

    #expect(source.labels == ["Tint", "Share…"])
    #expect(source.allElements.allSatisfy { $0.traits == .button })
    #expect(source.activate("Share…") == .refused(.noAction))
  }

  @Test("An edit button begins and ends editing")
  func editButton() {
    let source = ViewSource(EditButton())

    source.activate("Edit")
    #expect(source.labels == ["Done"])
    source.activate("Done")
    #expect(source.labels == ["Edit"])
  }

  @Test("What the texts of a button's label say besides words belongs to the button")
  func labelAttributes() throws {
    let button = only(
      Button {
      } label: {
        Image("cover").accessibilityValue("picture")
        Text("Volume").accessibilityValue("Loud").accessibilityHint("For all")
        Text("New").accessibilityAddTraits(.isSelected).accessibilityAction(named: "Mute") {}
          .accessibilityCustomContent("Since", "noon")
        Toggle("Own", isOn: .constant(true))
      })
    let row = ViewSource(
      NavigationStack {
        NavigationLink {
          Text("Languages")
        } label: {
          LabeledContent("Language", value: "English")
        }
      }
    ).firstElement()

    #expect(button?.label == "Volume, New")
    #expect(button?.value == "Loud")
    #expect(button?.hint == "For all")
    #expect(button?.traits == [.button, .selected])
    #expect(button?.customActions.map(\.name) == ["Mute"])
    #expect(button?.customContent.map(\.label) == ["Since"])
    #expect(row?.label == "Language")
    #expect(row?.value == "English")
  }

  @Test("A value that is set on a button replaces those of its texts")
  func labelValueReplaced() {
    let button = only(
      Button {
      } label: {
        Text("Volume").accessibilityValue("Loud")
      }
      .accessibilityValue("Low"))

    #expect(button?.value == "Low")
  }

  @Test("An edit button in a bar has the views of its screen know that they are edited")
  func editMode() {
    struct Rows: View {
      @Environment(\.editMode) private var editMode
      var body: some View {
        Text(editMode?.wrappedValue.isEditing == true ? "edited" : "read")
      }
    }
    let source = ViewSource(
      NavigationStack {
        List { Rows() }.toolbar { EditButton() }
      })

    #expect(source.labels == ["Edit", "read"])
    source.activate("Edit")
    #expect(source.labels == ["Done", "edited"])
    source.activate("Done")
    #expect(source.labels == ["Edit", "read"])
  }

  private struct Stars: View {
    @State private var stars = 3

    var body: some View {
      Text("★★★").accessibilityElement().accessibilityLabel("Rating")
        .accessibilityValue("\(stars) out of 5")
        .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
    }
  }

  @Test("An adjustable action makes an element adjustable, and runs; others can not be adjusted")
  func adjustable() throws {
    let source = ViewSource(Stars())
    let rating = try #require(source.firstElement())
    let text = ViewSource(Text("Plain"))
    let plain = try #require(text.firstElement())

    #expect(rating.traits == .adjustable && rating.value == "3 out of 5")
    #expect(source.perform(.decrement, on: rating.id) == .performed)
    source.settle()
    #expect(source.element(rating.id)?.value == "2 out of 5")
    #expect(text.perform(.increment, on: plain.id) == .refused(.noAction))
    #expect(text.perform(.setText("x"), on: plain.id) == .refused(.noAction))
  }
}

private final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
