package import Foundation

// What values are written by, the same on every machine.
extension Locale {
  package static let spoken = Locale(identifier: "en_US")
}

extension Calendar {
  package static let spoken: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .spoken
    calendar.timeZone = .spoken
    return calendar
  }()
}

extension TimeZone {
  package static let spoken = TimeZone(secondsFromGMT: 0) ?? .gmt
}
