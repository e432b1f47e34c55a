import EarshotUI
import Observation
import Testing

private final class Store: ObservableObject {
  @Published var count = 0
}

@MainActor @Observable
private final class Settings {
  var name = "name"
}

private struct Basket: View {
  @EnvironmentObject private var store: Store

  var body: some View { VStack { Text("\(store.count)") } }
}

private struct Profile: View {
  @Environment(Settings.self) private var settings

  var body: some View { Text(settings.name) }
}

@Suite("An object that nobody handed down ends the program, which says who asked for it")
struct MissingObjectTests {
  @Test("An object of the older kind")
  func environmentObject() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = ViewSource(Group { Basket() })
    }

    #expect(
      Self.firstLine(of: result)
        == "error: Basket asked for Store, which was not handed down; "
        + "a view further out needs .environmentObject(_:)")
  }

  @Test("An observable object")
  func observable() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = ViewSource(Group { Profile() })
    }

    #expect(
      Self.firstLine(of: result)
        == "error: Profile asked for Settings, which was not handed down; "
        + "a view further out needs .environment(_:)")
  }

  private static func firstLine(of result: ExitTest.Result) -> String? {
    String(decoding: result.standardErrorContent, as: UTF8.self)
      .split(separator: "\n").first.map(String.init)
  }
}
