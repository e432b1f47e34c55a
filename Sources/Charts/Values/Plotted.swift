public import SwiftUI

/// A value on an axis.
public enum _Plotted: Hashable {
  /// A number.
  case number(Double)
  /// A name.
  case category(String)
  /// A date, with the unit of the calendar that it stands for.
  case date(Date, Calendar.Component?)
}

extension _Plotted {
  /// The value as it is said, the same on every machine.
  var words: String {
    switch self {
    case .number(let number): Self.words(for: number)
    case .category(let name): name
    case .date(let date, let unit): date.formatted(Self.style(for: unit))
    }
  }

  /// A place on an axis of numbers; dates are seconds.
  var number: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .category: nil
    case .date(let date, _): date.timeIntervalSinceReferenceDate
    }
  }

  /// The same kind of value at another place on an axis of numbers.
  func moved(to number: Double) -> _Plotted {
    switch self {
    case .number, .category: .number(number)
    case .date(_, let unit): .date(Date(timeIntervalSinceReferenceDate: number), unit)
    }
  }

  /// The value, standing for a unit of the calendar if it is a date.
  func standing(for unit: Calendar.Component?) -> _Plotted {
    if case .date(let date, _) = self { .date(date, unit) } else { self }
  }

  private static func words(for number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    return number.formatted(.number.locale(.spoken))
  }

  private static func style(for unit: Calendar.Component?) -> Date.FormatStyle {
    let style = Date.FormatStyle(
      locale: .spoken, calendar: .spoken, timeZone: .spoken)
    return switch unit {
    case .year: style.year()
    case .month: style.month(.wide).year()
    case .hour, .minute, .second:
      style.year().month(.abbreviated).day().hour().minute()
    default: style.year().month(.abbreviated).day()
    }
  }
}
