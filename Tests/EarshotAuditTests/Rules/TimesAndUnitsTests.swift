import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule times-and-units", .cases(of: TimesAndUnits.self))
struct TimesAndUnitsTests {
  @Test(
    "Durations, letters for units, sizes, dates and days are found as parts of what is heard",
    arguments: [
      (
        .message("Voice message", value: "2:08"),
        "“2:08” is a length of time, and may be heard as a time of day",
        "say “2 minutes 8 seconds”"
      ),
      (
        .message("Ana, video, 1:01"),
        "“1:01” is a length of time, and may be heard as a time of day",
        "say “1 minute 1 second”"
      ),
      (
        AccessibilityElement(id: "it", label: "Call", value: "0:00", traits: .updatesFrequently),
        "“0:00” is a length of time, and may be heard as a time of day",
        "say “0 minutes 0 seconds”"
      ),
      (.message("Hi", value: "1:02:08"), "“1:02:08” may be heard as three numbers", nil),
      (
        .message("Ana, Hi, 5m"), "“5m” may be heard with a letter instead of “minutes”",
        "say “5 minutes”"
      ),
      (
        .message("Hi", value: "1h ago"), "“1h ago” may be heard with a letter instead of “hour”",
        "say “1 hour”"
      ),
      (
        .message("Memo", value: "128s"), "“128s” may be heard with a letter instead of “seconds”",
        "say “128 seconds”"
      ),
      (.button("Photo, 10KB"), "“10KB” may be heard with letters instead of a unit", nil),
      (.button("Photo, 2.4MB"), "“2.4MB” may be heard with letters instead of a unit", nil),
      (.message("Hi", value: "12/11"), "“12/11” may be heard as a fraction", nil),
      (
        .message("Hi", value: "Mon 10:28"),
        "“Mon 10:28” may be heard as a word cut off and two numbers", nil
      ),
      (
        .message("Hi", content: [AccessibilityCustomContent(label: "Sent", value: "3d")]),
        "“3d” may be heard with a letter instead of “days”", "say “3 days”"
      ),
    ] as [(AccessibilityElement, String, String?)])
  func found(element: AccessibilityElement, message: String, remedy: String?) {
    let problems = TimesAndUnits.found(on: AuditedScreen(element))

    #expect(problems == [AuditProblem(element: "it", message, remedy: remedy)])
  }

  @Test(
    "Times of day, sentences, full words, pages and what is typed are not",
    arguments: [
      .message("Hi", value: "11:21"), .message("Ana, Start is at 8:30"),
      .message("Voice message", value: "2 minutes 8 seconds"), .message("The video is at 2:08"),
      .message("Hi", value: "10 KB"), .message("Hi", value: "1/5"),
      .message("Hi", value: "12/11/2026"), .message("Hi", value: "40/12"),
      .message("Hi", value: "5k"),
      .message("Hi", value: "5 minutes"), .message("Voice", value: "2:8"),
      .message("Voice", value: "2:75"), .message("Hi", value: "Ana 10:28"),
      .message("Hi", value: "5m left"), .message("Hi", value: "3.5m"),
      .message("Hi", hint: "5m"), .message("Hi", actions: ["5m"]),
      .message(nil, value: "5m").with(.textEntry), .message("Hi", value: "m"),
      .message("Hi", value: "2026:10"),
    ] as [AccessibilityElement])
  func notFound(element: AccessibilityElement) {
    #expect(TimesAndUnits.found(on: AuditedScreen(element)).isEmpty)
  }

  @Test(
    "What plays or is adjusted tells of lengths of time",
    arguments: [.startsMediaSession, .adjustable] as [AccessibilityTraits])
  func playing(traits: AccessibilityTraits) {
    let element = AccessibilityElement(id: "it", label: "Ana", value: "0:12", traits: traits)

    #expect(TimesAndUnits.found(on: AuditedScreen(element)).count == 1)
  }
}
