import EarshotTree
import EarshotUI
import Foundation
import Observation
import Testing

@MainActor @Observable
private final class Log {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

/// Runs code when its button is pressed, and shows what the code noted.
private struct Runner: View {
  let log: Log
  let code: @MainActor (Log) -> Void

  var body: some View {
    Button("run") { code(log) }
    Text(verbatim: log.lines.joined(separator: " "))
  }
}

/// Counts two a second: one by a timer, one by a task.
@MainActor
private final class Ticker: ObservableObject {
  @Published var count = 0
  private var timer: EarshotUI.Timer?

  init() {
    timer = EarshotUI.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.count += 1 }
    }
    Task { @MainActor [weak self] in
      while self != nil {
        try? await Task.sleep(for: .seconds(1))
        self?.count += 1
      }
    }
  }

  isolated deinit { timer?.invalidate() }
}

private actor Counter {
  private var count = 0

  func next() async -> Int {
    count += 1
    try? await Task.sleep(for: .seconds(1))
    return count
  }
}

private func work(on number: Int) async -> Int { number * 2 }

@MainActor
@Suite("Work that the app puts off runs on the virtual clock")
struct ClientTimeTests {
  private let log = Log()

  private func run(_ code: @escaping @MainActor (Log) -> Void) -> ViewSource {
    let source = ViewSource(Runner(log: log, code: code))
    source.activate("run")
    return source
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

  @Test("A task has run to its first pause when the screen has settled")
  func task() {
    let source = run { log in
      Task {
        log.note("begun")
        try? await Task.sleep(for: .seconds(3))
        log.note("over")
      }
    }

    #expect(source.labels == ["run", "begun"])
    wait(2.999, source)
    #expect(source.labels == ["run", "begun"])
    wait(0.001, source)
    #expect(source.labels == ["run", "begun over"])
  }

  @Test("Every form of pause takes as long on the virtual clock as it says")
  func pauses() {
    let source = run { log in
      Task {
        try await Task.sleep(nanoseconds: 1_000_000_000)
        log.note("1")
        try await Task.sleep(for: .seconds(1), tolerance: .seconds(1))
        log.note("2")
        try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
        log.note("3")
      }
    }

    wait(1, source)
    #expect(log.lines == ["1"])
    wait(1, source)
    #expect(log.lines == ["1", "2"])
    wait(1, source)
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test("A task that makes way goes on before the screen has settled, after what waited already")
  func yielding() {
    let source = run { log in
      Task {
        log.note("first")
        await Task.yield()
        log.note("third")
        for _ in 0..<500 { await Task.yield() }
        log.note("last")
      }
      Task { log.note("second") }
    }

    #expect(log.lines == ["first", "second", "third", "last"])
    #expect(source.firstElement()?.label == "run")
  }

  @Test("A row that is realised on demand starts its timers and tasks on the screen's clock")
  func lazyRows() {
    struct Row: View {
      @StateObject private var ticker = Ticker()
      var body: some View { Text("\(ticker.count) ticks") }
    }
    let source = ViewSource(List { ForEach(0..<2, id: \.self) { _ in Row() } })
    let changes = source.changes()

    #expect(source.labels == ["0 ticks", "0 ticks"])
    wait(3, source)

    #expect(source.labels == ["6 ticks", "6 ticks"])
    #expect(changes.takeAll().contains { if case .fault = $0 { true } else { false } } == false)
  }

  @Test("A cancelled pause ends at once, with an error")
  func cancelled() {
    let source = run { log in
      let sleeper = Task {
        do {
          try await Task.sleep(for: .seconds(100))
          log.note("slept")
        } catch {
          log.note("\(error is CancellationError)")
        }
      }
      Task { sleeper.cancel() }
    }

    #expect(log.lines == ["true"])
    wait(200, source)
    #expect(log.lines == ["true"])
  }

  @Test("Tasks that leave the main actor come back in an order that is always the same")
  func everywhere() {
    let counter = Counter()
    let source = run { log in
      Task {
        async let first = work(on: 1)
        async let second = work(on: 2)
        log.note("\(await first + second)")
        let sum = await withTaskGroup(of: Int.self) { group in
          for number in 0..<10 { group.addTask { await work(on: number) } }
          var sum = 0
          for await number in group { sum += number }
          return sum
        }
        log.note("\(sum)")
        log.note("\(await counter.next())")
      }
      Task.detached {
        let number = await work(on: 21)
        await log.note("\(number)")
      }
    }

    #expect(log.lines == ["42", "6", "90"])
    wait(1, source)
    #expect(log.lines == ["42", "6", "90", "1"])
  }

  @Test("Streams and continuations wait for what the app sends")
  func stream() {
    let (stream, sender) = AsyncStream<Int>.makeStream()
    let source = run { log in
      Task { for await number in stream { log.note("\(number)") } }
    }

    sender.yield(1)
    source.settle()
    #expect(log.lines == ["1"])
    sender.yield(2)
    sender.yield(3)
    source.settle()
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test("Work for queues runs when the screen settles, or when its time has come")
  func queues() {
    let source = run { log in
      DispatchQueue.main.async { log.note("soon") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.note("later") }
      DispatchQueue.global().async {
        DispatchQueue.main.async { log.note("back") }
      }
      log.note("now")
    }

    #expect(log.lines == ["now", "soon", "back"])
    wait(0.5, source)
    #expect(log.lines == ["now", "soon", "back", "later"])
  }

  @Test("A task that sleeps when its screen is dropped is let go, with what it holds")
  func letGo() async {
    weak var held: Log?
    do {
      let log = Log()
      held = log
      let source = ViewSource(
        Runner(log: log) { log in
          Task {
            try? await Task.sleep(for: .seconds(100))
            log.note("awake")
          }
        })
      source.activate("run")
    }

    // The task is told that it was cancelled, and ends on other threads, as its screen is gone.
    for _ in 0..<100_000 where held != nil { await Task.yield() }
    #expect(held == nil)
  }

  @Test("Code of no screen waits in real time")
  func outside() async throws {
    let before = ContinuousClock.now

    try await Task.sleep(for: .milliseconds(2))

    #expect(ContinuousClock.now - before >= .milliseconds(2))
  }
}
