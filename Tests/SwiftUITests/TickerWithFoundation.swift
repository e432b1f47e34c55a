import Dispatch
import Foundation
import SwiftUI

/// Code as people write it that imports Foundation besides SwiftUI.
struct TickerWithFoundation: View {
  @State private var ticks = 0
  @State private var fired = 0
  @State private var timer: Timer?
  let publisher = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(ticks) ticks, \(fired) fired")
      .onReceive(publisher) { _ in ticks += 1 }
    Button("start") {
      timer = .scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        MainActor.assumeIsolated { fired += 1 }
        if MainActor.assumeIsolated({ fired == 5 }) { timer.invalidate() }
      }
    }
    Button("stop") { timer?.invalidate() }
    Button("once") {
      Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { timer in
        note(timer)
      }
    }
    Button("add") {
      let timer = Timer(timeInterval: 0.25, repeats: true) { _ in
        MainActor.assumeIsolated { fired += 10 }
      }
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .default)
      self.timer = timer
    }
    Button("add at a date") {
      let timer = Timer(fire: Date(timeIntervalSinceNow: 3), interval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { fired += 1_000 }
      }
      RunLoop.current.add(timer, forMode: .common)
    }
  }

  private nonisolated func note(_ timer: Timer) {
    MainActor.assumeIsolated { fired += 100 }
  }
}
