import EarshotUI
import SwiftUI
import Testing

@MainActor
@Suite("UIKit's colours in SwiftUI code")
struct UIColorTests {
  @Test("A colour of the system is the same colour with and without its label")
  func systemColors() {
    let short = Color(.systemGray6)

    #expect(short == Color(uiColor: .systemGray6))
    #expect(short != Color(.systemGray5))
  }

  @Test("A colour that is made more transparent is another colour")
  func transparency() {
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label)
  }
}
