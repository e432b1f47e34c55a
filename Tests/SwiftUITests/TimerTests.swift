import EarshotTree
import SwiftUI
import Testing

/// Code as people write it, with no import but one.
private struct Ticker: View {
  @State private var ticks = 0
  @State private var fired = 0
  @State private var timer: Timer?
  let publisher = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(ticks) ticks, \(fired) fired")
      .onReceive(publisher) { _ in ticks += 1 }
    Button("start") {
      timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
        MainActor.assumeIsolated { fired += 1 }
      }
    }
    Button("stop") { timer?.invalidate() }
    Button("once") {
      Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { timer in
        MainActor.assumeIsolated { fired += 100 }
      }
    }
  }
}

@MainActor
@Suite("Timers run on the virtual clock")
struct TimerTests {
  nonisolated private static let imports = ["SwiftUI", "Foundation and SwiftUI"]

  private func screen(importing imports: String) -> ViewSource {
    imports == "SwiftUI" ? ViewSource(Ticker()) : ViewSource(TickerWithFoundation())
  }

  private func words(_ source: ViewSource) -> String? { source.firstElement()?.label }

  private func press(_ label: String, _ source: ViewSource) {
    var element = source.firstElement()
    while let next = element, next.label != label { element = source.element(after: next.id) }
    if let element { _ = source.perform(.activate, on: element.id) }
    source.settle()
  }

  private func wait(_ seconds: Double, _ source: ViewSource) {
    let end = source.clock.now + .seconds(seconds)
    while let moment = source.clock.nextDeadline, moment <= end {
      source.clock.move(to: moment)
      source.settle()
    }
    source.clock.move(to: end)
    source.settle()
  }

  @Test("A published timer sends every interval", arguments: imports)
  func published(imports: String) {
    let source = screen(importing: imports)

    wait(0.9, source)
    #expect(words(source) == "0 ticks, 0 fired")
    wait(2.2, source)
    #expect(words(source) == "3 ticks, 0 fired")
  }

  @Test("A scheduled timer fires until it is invalidated", arguments: imports)
  func scheduled(imports: String) {
    let source = screen(importing: imports)

    press("start", source)
    wait(1.6, source)
    #expect(words(source) == "1 ticks, 3 fired")

    press("stop", source)
    wait(1, source)
    #expect(words(source) == "2 ticks, 3 fired")
  }

  @Test("A timer that does not repeat fires once", arguments: imports)
  func once(imports: String) {
    let source = screen(importing: imports)

    press("once", source)
    wait(5, source)
    #expect(words(source) == "5 ticks, 100 fired")
  }

  @Test("A timer that its block invalidates ends")
  func invalidatedInside() {
    let source = screen(importing: "Foundation and SwiftUI")

    press("start", source)
    wait(9.5, source)
    #expect(words(source) == "9 ticks, 5 fired")
  }

  @Test("A timer that is added to run loops fires from then on, once at a time")
  func added() {
    let source = screen(importing: "Foundation and SwiftUI")

    press("add", source)
    wait(1.1, source)
    #expect(words(source) == "1 ticks, 40 fired")

    press("stop", source)
    press("add at a date", source)
    wait(4.1, source)
    #expect(words(source) == "5 ticks, 2,040 fired")
  }
}
