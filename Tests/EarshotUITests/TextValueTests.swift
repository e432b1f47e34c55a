import EarshotTree
import Foundation
import Testing

@testable import EarshotUI

@MainActor
@Suite("Values in texts are written the same on every machine")
struct TextValueTests {
  private let moon = Date(timeIntervalSince1970: -14_182_940)

  @Test("Dates are written by day or by time")
  func dates() {
    #expect(Text(moon, style: .date).string == "July 20, 1969")
    #expect(Text(moon, style: .time).string == "8:17\u{202F}PM")
  }

  @Test("Numbers take the form that is asked for")
  func numbers() {
    #expect(Text(0.5, format: .percent).string == "50%")
    #expect(Text("\(1.5) \(2.25, specifier: "%.1f") \(1_000)").string == "1.500000 2.2 1,000")
  }

  @Test("A timer that is over reads no time left")
  func timer() {
    #expect(Text(timerInterval: moon...moon.addingTimeInterval(60)).string == "0:00")
    #expect(
      Text(
        timerInterval: moon...moon.addingTimeInterval(4000), pauseTime: moon, countsDown: true
      ).string == "1:06:40")
  }

  @Test("A picture among words is read by its name")
  func pictures() {
    #expect(Text("\(Image(systemName: "heart")) it").string == "Favorite it")
  }

  @Test("Animations keep what somebody would measure of them")
  func animations() {
    let animation = Animation.easeOut(duration: 0.25).delay(0.5).speed(2).repeatForever()

    #expect(animation.curve == .easeOut && animation.duration == 0.25)
    #expect(animation.delay == 0.5 && animation.speed == 2 && animation.repeatCount == nil)
    #expect(Animation.bouncy.curve == .spring(bounce: 0.3))
    #expect(Animation.spring(response: 0.4, dampingFraction: 0.75).duration == 0.4)
  }
}
