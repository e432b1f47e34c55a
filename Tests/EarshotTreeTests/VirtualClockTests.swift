import EarshotTree
import Testing

@MainActor
@Suite("Time moves only when somebody moves it")
struct VirtualClockTests {
  @Test("Work runs in the order of its time, and of its planning where times are equal")
  func order() {
    let clock = VirtualClock()
    var ran: [String] = []
    clock.schedule(after: .seconds(2)) { ran.append("late") }
    clock.schedule(after: .seconds(1)) { ran.append("first of two") }
    clock.schedule(after: .seconds(1)) { ran.append("second of two") }
    clock.schedule(after: .zero) { ran.append("now") }

    while clock.runNextDue() {}
    #expect(ran == ["now"])

    clock.move(to: .seconds(2))
    while clock.runNextDue() {}
    #expect(ran == ["now", "first of two", "second of two", "late"])
  }

  @Test(
    "Work for a fraction of a second runs when that time has passed, however it is written",
    arguments: [(1.1, 1100), (4.35, 4350), (1.005, 1005), (123.456, 123_456)])
  func fractions(_ seconds: Double, _ milliseconds: Int) {
    let clock = VirtualClock()
    var ran: [String] = []

    clock.schedule(after: .seconds(seconds)) { ran.append("seconds") }
    clock.move(to: .milliseconds(milliseconds))
    while clock.runNextDue() {}
    clock.schedule(after: .milliseconds(milliseconds)) { ran.append("milliseconds") }
    clock.move(to: clock.now + .seconds(seconds))
    while clock.runNextDue() {}

    #expect(ran == ["seconds", "milliseconds"])
    #expect(clock.now == .milliseconds(2 * milliseconds))
  }

  @Test("Cancelled work does not run, and other work is left alone")
  func cancel() {
    let clock = VirtualClock()
    var ran: [String] = []
    let token = clock.schedule(after: .zero) { ran.append("cancelled") }
    clock.schedule(after: .zero) { ran.append("kept") }

    clock.cancel(token)
    clock.cancel(token)
    while clock.runNextDue() {}

    #expect(ran == ["kept"])
  }

  @Test("Work stops at a break until it is ended, and goes on by itself when time has moved on")
  func breaks() {
    let clock = VirtualClock()
    var ran: [String] = []
    clock.schedule(after: .seconds(1)) { ran.append("before") }
    let first = clock.scheduleBreak(after: .seconds(1))
    clock.schedule(after: .seconds(1)) { ran.append("behind") }
    _ = clock.scheduleBreak(after: .seconds(2))
    _ = clock.scheduleBreak(after: .seconds(2))
    clock.schedule(after: .seconds(2)) { ran.append("late") }

    #expect(clock.nextDeadline == .seconds(1))
    #expect(clock.endDueBreak() == nil)
    clock.move(to: .seconds(1))
    #expect(clock.endDueBreak() == nil)
    while clock.runNextDue() {}
    #expect(ran == ["before"])
    #expect(clock.endDueBreak() == first)
    #expect(clock.endDueBreak() == nil)
    while clock.runNextDue() {}
    #expect(ran == ["before", "behind"])

    clock.move(to: .seconds(3))
    while clock.runNextDue() {}
    #expect(ran == ["before", "behind", "late"])
    #expect(clock.nextDeadline == nil)
  }

  @Test("Time never runs backwards")
  func forwardsOnly() {
    let clock = VirtualClock()
    clock.move(to: .seconds(3))
    clock.move(to: .seconds(1))

    #expect(clock.now == .seconds(3))
  }
}
