import EarshotTree
import EarshotUI
import SwiftUI
import Testing

/// A component as people write it: one import brings everything.
private struct Receipt: View {
  @State private var model = Model()
  let id = UUID()
  let width: CGFloat = 40

  var body: some View {
    Text("\(model.count) items").frame(width: width)
  }

  @Observable
  final class Model {
    var count = 1_200
    var date = Date(timeIntervalSince1970: 0)
  }
}

@MainActor
@Suite("One import brings what Apple's SwiftUI brings")
struct ImportTests {
  @Test("Identifiers, dates, lengths and observable objects need no import of their own")
  func oneImport() {
    #expect(ViewSource(Receipt()).firstElement()?.label == "1,200 items")
  }
}
