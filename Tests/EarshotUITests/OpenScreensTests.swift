import Foundation
import Synchronization
import Testing

@testable import EarshotUI

@Suite("What arrives from elsewhere finds its screen")
struct OpenScreensTests {
  @Test("A screen is found only while it is the only one")
  func only() {
    let screens = OpenScreens()
    let first = ClientJobs()
    screens.note(first)

    #expect(screens.only === first)
    do {
      let second = ClientJobs()
      screens.note(second)
      #expect(screens.only == nil)
      withExtendedLifetime(second) {}
    }
    #expect(screens.only === first)
  }

  @Test("A timer that waits in real time is noticed, and forgotten when it ends")
  func realTimers() {
    #expect(!MainLoop.hasTimers(.current))

    let timer = Foundation.Timer.scheduledTimer(withTimeInterval: 100, repeats: false) { _ in }
    #expect(MainLoop.hasTimers(.current))

    timer.invalidate()
    #expect(!MainLoop.hasTimers(.current))
  }

  @Test("Work that two may run is run by the first")
  func oneTime() {
    let count = Mutex(0)
    let work = OneTimeWork { count.withLock { $0 += 1 } }

    work.run()
    work.run()

    #expect(count.withLock { $0 } == 1)
  }
}
