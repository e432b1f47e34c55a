import EarshotReports

/// What a person meets where the code of a screen ends the app, in words.
struct FaultWords {
  /// The words: `a double tap on “Send” ends the app: Fatal error: no more seeds`.
  let text: String

  init(of fault: ScreenFault) {
    let survived =
      fault.scene?.proof == .survived ? "; it did not when the same was done once more" : ""
    text = "\(Self.deed(of: fault)): \(Self.reason(for: fault.ending))\(survived)"
  }

  private static func deed(of fault: ScreenFault) -> String {
    let verb =
      switch fault.ending.kind {
      case .crash: "ends the app"
      case .endlessWork, .endlessWait: "freezes the app"
      case .closedFiles: "closes files that it did not open"
      }
    let calm = fault.act.reducesMotion ? " for somebody who asked for less motion" : ""
    let name = fault.act.name ?? fault.scene?.label
    guard let deed = fault.act.deed.map({ DeedWords(of: $0, with: name).text }) else {
      return fault.act.isResting
        ? "what follows the opening \(verb)\(calm)" : "opening it \(verb)\(calm)"
    }
    return fault.act.isResting ? "what follows \(deed) \(verb)\(calm)" : "\(deed) \(verb)\(calm)"
  }

  private static func reason(for ending: AuditEnding) -> String {
    let place = ending.view.map { ", in the body of '\($0)'" } ?? ""
    return switch ending.kind {
    case .crash(let words): "\(words)\(place)"
    case .closedFiles: "other code of the app loses what it has open"
    case .endlessWork(let seconds):
      "it computed for \(CountedNoun.text(seconds, "second")) and did not come back\(place)"
    case .endlessWait(let seconds):
      "it waited for \(CountedNoun.text(seconds, "second")), and what it waits for may never come\(place)"
    }
  }
}
