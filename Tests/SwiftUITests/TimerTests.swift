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
  private let source = ViewSource(Ticker())

  private var words: String? { source.firstElement()?.label }

  private func press(_ label: String) {
    var element = source.firstElement()
    while let next = element, next.label != label { element = source.element(after: next.id) }
    if let element { _ = source.perform(.activate, on: element.id) }
    source.settle()
  }

  private func wait(_ seconds: Double) {
    let end = source.clock.now + .seconds(seconds)
    while let moment = source.clock.nextDeadline, moment <= end {
      source.clock.move(to: moment)
      source.settle()
    }
    source.clock.move(to: end)
    source.settle()
  }

  @Test("A published timer sends every interval")
  func published() {
    wait(0.9)
    #expect(words == "0 ticks, 0 fired")
    wait(2.2)
    #expect(words == "3 ticks, 0 fired")
  }

  @Test("A scheduled timer fires until it is invalidated")
  func scheduled() {
    press("start")
    wait(1.6)
    #expect(words == "1 ticks, 3 fired")

    press("stop")
    wait(1)
    #expect(words == "2 ticks, 3 fired")
  }

  @Test("A timer that does not repeat fires once")
  func once() {
    press("once")
    wait(5)
    #expect(words == "5 ticks, 100 fired")
  }
}
