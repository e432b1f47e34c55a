import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    private enum Form {
      case date
      case time
      case relative
      case offset
      case timer
    }

    private let form: Form

    /// The day.
    public static let date = DateStyle(form: .date)
    /// The time of day.
    public static let time = DateStyle(form: .time)
    /// How long ago, or from now.
    public static let relative = DateStyle(form: .relative)
    /// How long ago, or from now, with a sign.
    public static let offset = DateStyle(form: .offset)
    /// How long ago, or from now, as a clock.
    public static let timer = DateStyle(form: .timer)

    func words(for date: Date, in locale: Locale = .spoken) -> String {
      let seconds = date.timeIntervalSince(Date())
      switch form {
      case .date: return Self.written(date, as: .long, .omitted, in: locale)
      case .time: return Self.written(date, as: .omitted, .shortened, in: locale)
      case .timer: return Self.clockWords(seconds: abs(seconds))
      case .relative: return Self.longWords(seconds: abs(seconds))
      case .offset: return (seconds < 0 ? "-" : "+") + Self.longWords(seconds: abs(seconds))
      }
    }

    private static func written(
      _ date: Date, as day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
      in locale: Locale
    ) -> String {
      Date.FormatStyle(
        date: day, time: time, locale: locale, calendar: .spoken, timeZone: .spoken
      ).format(date)
    }

    /// Hours, minutes and seconds, as `1:02:03`.
    static func clockWords(seconds: TimeInterval) -> String {
      let total = Int(min(seconds.rounded(), 1e9))
      let rest = [total / 60 % 60, total % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      guard total >= 3600 else { return "\(total / 60):\(rest[1])" }
      return "\(total / 3600):\(rest[0]):\(rest[1])"
    }

    /// The two largest units, as `2 hours, 23 minutes`.
    private static func longWords(seconds: TimeInterval) -> String {
      let total = Int(min(seconds.rounded(), 1e12))
      let units = [
        (total / 86_400, "day"), (total / 3600 % 24, "hour"), (total / 60 % 60, "minute"),
        (total % 60, "second"),
      ]
      let parts = units.drop { $0.0 == 0 }.prefix(2).filter { $0.0 != 0 }
      guard !parts.isEmpty else { return "0 seconds" }
      return parts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
  }
}
