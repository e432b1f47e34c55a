import EarshotTree
import Foundation
import SwiftUI
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

/// An interface of the kind that answers on a thread of its own.
private func answer(_ callback: @escaping @Sendable (String) -> Void) {
  Thread.detachNewThread { callback("answer") }
}

@MainActor
@Suite("Work that the app has done elsewhere is heard with the step that asked for it")
struct WorkElsewhereTests {
  private let log = Log()

  /// What is shown when the button was pressed and the screen has settled once.
  private func shown(_ code: @escaping @MainActor (Log) -> Void) -> (words: String?, ViewSource) {
    let source = ViewSource(Runner(log: log, code: code))
    if let button = source.firstElement() { _ = source.perform(.activate, on: button.id) }
    source.settle()
    return (source.lastElement()?.label, source)
  }

  private func wait(_ seconds: Double, _ source: ViewSource) {
    source.clock.move(to: source.clock.now + .seconds(seconds))
    source.settle()
  }

  @Test("A task that waits for a callback from another thread goes on before the screen is read")
  func callback() {
    let (words, _) = shown { log in
      Task {
        log.note(await withCheckedContinuation { next in answer { next.resume(returning: $0) } })
        log.note(
          try await withCheckedThrowingContinuation { next in answer { next.resume(returning: $0) }
          })
      }
    }

    #expect(words == "answer answer")
  }

  @Test("A task that another thread's callback would take too long for is heard later")
  func patience() async {
    let (words, source) = shown { log in
      Task {
        log.note("asked")
        await withCheckedContinuation { next in
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { next.resume() }
        }
        log.note("answered")
      }
    }

    #expect(words == "asked")
    wait(2, source)
    #expect(source.lastElement()?.label == "asked answered")
  }

  @Test("What a global queue sends back to the main queue is heard in order")
  func roundTrip() {
    let (words, _) = shown { log in
      DispatchQueue.global(qos: .userInitiated).async {
        DispatchQueue.main.async { log.note("second") }
        let count = DispatchQueue.main.sync {
          log.note("first")
          return log.lines.count
        }
        DispatchQueue.main.async { log.note("third, after \(count)") }
      }
    }

    #expect(words == "first second third, after 1")
  }

  @Test("A group tells when the work of its queues and callbacks is over")
  func group() {
    let (words, _) = shown { log in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {
        DispatchQueue.main.async { log.note("work") }
      }
      group.enter()
      answer { _ in group.leave() }
      group.notify(queue: .main) { MainActor.assumeIsolated { log.note("over") } }
    }

    #expect(words == "work over")
  }

  @Test("Work that can be cancelled waits for its time, and does not run when it was cancelled")
  func workItems() {
    let (words, source) = shown { log in
      let cancelled = DispatchWorkItem { MainActor.assumeIsolated { log.note("cancelled") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: cancelled)
      cancelled.cancel()
      let debounced = DispatchWorkItem { MainActor.assumeIsolated { log.note("debounced") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: debounced)
      let now = DispatchWorkItem { MainActor.assumeIsolated { log.note("now") } }
      DispatchQueue.main.async(execute: now)
    }

    #expect(words == "now")
    wait(0.3, source)
    #expect(source.lastElement()?.label == "now debounced")
  }
}
