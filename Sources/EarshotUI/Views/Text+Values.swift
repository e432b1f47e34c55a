public import Foundation

extension Text {
  /// The words of an attributed string; its attributes say nothing.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// A picture among words, which is read by its name.
  public init(_ image: Image) { self.init(.image(image)) }

  /// A value, written in a form.
  public init<Form: FormatStyle>(_ input: Form.FormatInput, format: Form)
  where Form.FormatInput: Equatable, Form.FormatOutput == String {
    self.init(.value(WrittenValue(input, format: format)))
  }

  /// A value, written in a form.
  public init<Form: FormatStyle>(_ input: Form.FormatInput, format: Form)
  where Form.FormatInput: Equatable, Form.FormatOutput == AttributedString {
    self.init(.value(WrittenValue(input, format: format)))
  }

  /// A value, written by a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A value, written by a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A date, as it is written when the view is described.
  public init(_ date: Date, style: DateStyle) {
    self.init(.value(WrittenValue(date, style: style)))
  }

  /// The time from one date to another.
  public init(_ dates: ClosedRange<Date>) {
    let style = Date.IntervalFormatStyle(
      date: .omitted, time: .shortened, locale: .spoken, calendar: .spoken, timeZone: .spoken)
    self.init(verbatim: style.format(dates.lowerBound..<dates.upperBound))
  }

  /// The time from one date to another.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// The time that is left, or has passed, when the view is described.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let start = countsDown ? timerInterval.upperBound : timerInterval.lowerBound
    self.init(verbatim: DateStyle.clockWords(seconds: abs(now.timeIntervalSince(start))))
  }
}
