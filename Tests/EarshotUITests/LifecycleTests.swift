import EarshotTree
import EarshotUI
import Foundation
import Testing

private struct Loader: View {
  let log: Tally
  @State private var id = 1
  @State private var isThere = true
  @State private var words = "loading"
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text(words)
    if isThere {
      Text("\(phase == .active ? "active" : "inactive")")
        .task {
          await load("always", 2)
          words = "loaded"
        }
        .task(id: id) { await load("id \(id)", 5) }
        .onAppear { log.note("appeared") }
        .onDisappear { log.note("gone") }
        .onChange(of: id, perform: { log.note("to \($0)") })
        .onChange(of: id, initial: true) { log.note("is \(id)") }
        .onChange(of: id) { old, new in log.note("\(old) to \(new)") }
        .onOpenURL { log.note($0.absoluteString) }
    }
    Button("next") { id += 1 }
    Button("leave") { isThere = false }
  }

  private func load(_ name: String, _ seconds: Int) async {
    do {
      try await Task.sleep(for: .seconds(seconds))
      log.note("\(name) loaded")
    } catch {
      log.note("\(name) cancelled")
    }
  }
}

private struct Receiver: View {
  let subject: PassthroughSubject<Int, Never>
  @State private var sum = 0

  var body: some View {
    Text("sum \(sum)").onReceive(subject) { sum += $0 }
  }
}

@MainActor
@Suite("Views live on the virtual clock")
struct LifecycleTests {
  private let log = Tally()

  private func wait(_ seconds: Int, _ source: ViewSource) {
    source.clock.move(to: source.clock.now + .seconds(seconds))
    source.settle()
  }

  @Test("A view's task runs on the clock, and what it sets is shown")
  func task() {
    let source = ViewSource(Loader(log: log))
    #expect(source.labels == ["loading", "active", "next", "leave"])
    #expect(log.entries == ["is 1", "appeared"] || log.entries == ["appeared", "is 1"])

    wait(2, source)

    #expect(source.labels.first == "loaded")
    #expect(log.entries.last == "always loaded")
  }

  @Test("A task of an identity is begun anew when that changes, and the former is cancelled")
  func taskOfIdentity() {
    let source = ViewSource(Loader(log: log))
    wait(3, source)
    log.clear()

    source.activate("next")
    #expect(Set(log.entries) == ["to 2", "is 2", "1 to 2", "id 1 cancelled"])

    wait(4, source)
    #expect(log.counts["id 2 loaded"] == nil)
    wait(1, source)
    #expect(log.counts["id 2 loaded"] == 1)
  }

  @Test("The tasks of a view that leaves are cancelled")
  func leaving() {
    let source = ViewSource(Loader(log: log))
    log.clear()

    source.activate("leave")

    #expect(Set(log.entries) == ["gone", "always cancelled", "id 1 cancelled"])
  }

  @Test("What a publisher sends is received while the view is there")
  func receive() {
    let subject = PassthroughSubject<Int, Never>()
    let source = ViewSource(Receiver(subject: subject))

    subject.send(2)
    subject.send(3)
    source.settle()

    #expect(source.labels == ["sum 5"])
  }

  @Test("Addresses reach the views that take them")
  func addresses() throws {
    let source = ViewSource(Loader(log: log))
    log.clear()
    let address = try #require(URL(string: "chat://42"))

    #expect(source.open(address))
    source.activate("leave")
    #expect(!source.open(address))

    #expect(log.counts["chat://42"] == 1)
  }

  @Test("The phase of the scene is handed down, and the app is used until somebody says otherwise")
  func phase() {
    let source = ViewSource(Loader(log: log))

    source.environment.scenePhase = .background
    source.settle()

    #expect(source.labels.contains("inactive"))
  }
}
