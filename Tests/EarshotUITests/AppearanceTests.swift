import EarshotTree
import Foundation
import Testing

@testable import EarshotUI

private struct Settings: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver

  var body: some View {
    Text(verbatim: "\(colorScheme) \(dynamicTypeSize) \(redactionReasons.rawValue) \(voiceOver)")
  }
}

@MainActor
@Suite("How things look reaches the views that ask")
struct AppearanceTests {
  @Test("Where nothing is set, an app is light, of the usual size, and listened to")
  func defaults() {
    #expect(ViewSource(Settings()).labels == ["light large 0 true"])
  }

  @Test("Settings further in win over those further out")
  func settings() {
    let view = Settings()
      .preferredColorScheme(.dark)
      .dynamicTypeSize(.accessibility3)
      .redacted(reason: .placeholder)
      .colorScheme(.light)
      .dynamicTypeSize(.small)

    #expect(ViewSource(view).labels == ["dark accessibility3 1 true"])
  }

  @Test("A text size outside of the limits becomes the nearest within")
  func limits() {
    let view = Settings().dynamicTypeSize(.xLarge ... .xxLarge).dynamicTypeSize(.accessibility5)

    #expect(ViewSource(view).labels == ["light xxLarge 0 true"])
  }

  @Test("What is covered no longer is told of no reason")
  func unredacted() {
    let view = Settings().unredacted().redacted(reason: .privacy)

    #expect(ViewSource(view).labels == ["light large 0 true"])
  }

  @Test("A bar at the top is read first, one at the bottom last")
  func insets() {
    let view = Text("Page")
      .safeAreaInset(edge: .top) { Text("Top") }
      .safeAreaInset(edge: .bottom) { Text("Bottom") }

    #expect(ViewSource(view).labels == ["Top", "Page", "Bottom"])
  }

  @Test("Letters are read in the case that is shown, unless it is set back further in")
  func textCase() {
    let view = VStack {
      Text("Accounts")
      Text("Cards").textCase(nil)
    }
    .textCase(.uppercase)

    #expect(ViewSource(view).labels == ["ACCOUNTS", "Cards"])
  }
}
