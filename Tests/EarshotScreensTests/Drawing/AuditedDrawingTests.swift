import EarshotAudit
import EarshotReader
import EarshotTree
import EarshotUI
import Testing

import struct Foundation.CGFloat

@MainActor
@Suite("What an audit knows of sizes and paints that an app wrote")
struct AuditedDrawingTests {
  private func screen(_ view: some View) -> AuditedScreen {
    AuditedScreen(reading: ScreenReader(reading: ViewSource(view)))
  }

  @Test(
    "A picture that takes taps is too small at 20 points, and large enough at 44",
    arguments: [(20, ["is 20 × 20 points to a finger"]), (44, [])])
  func tappedPictures(side: Double, messages: [String]) {
    let view = Image(systemName: "xmark").frame(width: side, height: side).onTapGesture {}

    #expect(TouchTarget.problems(on: screen(view)).map(\.message) == messages)
  }

  @Test("A small picture with room around it is large enough, and in a row it may be")
  func roomAround() {
    let icon = Image(systemName: "xmark").frame(width: 20, height: 20)

    #expect(TouchTarget.problems(on: screen(icon.padding(12).onTapGesture {})).isEmpty)
    #expect(TouchTarget.problems(on: screen(HStack { icon }.onTapGesture {})).isEmpty)
  }

  @Test("Dots that differ in colour alone are found, and those with words are not")
  func dots() {
    func people(saying words: String) -> some View {
      ForEach(["Ana", "Ben", "Cleo"], id: \.self) { name in
        HStack {
          Circle().fill(name == "Ben" ? Color.gray : .green).frame(width: 8, height: 8)
          Text(name).accessibilityValue(words)
        }
      }
    }

    #expect(
      ColorOnly.problems(on: screen(people(saying: ""))).map(\.message) == [
        "the rows differ in the colour of a dot, “gray” and “green”, and not in words"
      ])
    #expect(ColorOnly.problems(on: screen(people(saying: "Online"))).isEmpty)
  }
}
