/// An observation that no case here holds the layer to, with the reason.
struct OpenSpeechCase {
  enum Reason: CaseIterable {
    /// A later observation says otherwise.
    case superseded
    /// Other observations say otherwise, and nobody has settled it.
    case disputed
    /// Nobody heard it, or only somewhere else than in SwiftUI.
    case doubtful
  }

  let id: String
  let reason: Reason
  let note: String

  init(_ id: String, _ reason: Reason, _ note: String) {
    self.id = id
    self.reason = reason
    self.note = note
  }
}

extension OpenSpeechCase {
  static let all: [OpenSpeechCase] = [
    OpenSpeechCase("combine-newline-2019", .superseded, "iOS 13 spoke a line break; now commas"),
    OpenSpeechCase("toolbar-label-ignored-14", .superseded, "a fault of iOS 14.4"),
    OpenSpeechCase("link-magenta", .disputed, "without the button that SwiftUI was heard to add"),
    OpenSpeechCase("toggle-phrase-no-role", .disputed, "a row of Settings says no role"),
    OpenSpeechCase("stepper-buttons", .disputed, "two buttons, seen in UIKit"),
    OpenSpeechCase("stepper-magenta", .disputed, "the label before each button"),
    OpenSpeechCase("nav-push-focus-orange", .disputed, "below the title, but not each time"),
    OpenSpeechCase("tab-badge", .disputed, "some hear the badge, others do not"),
    OpenSpeechCase("nav-back-with-title", .disputed, "back button or button, by the title"),
    OpenSpeechCase("text-links-beyond-first", .disputed, "a demo's own text against a report"),
    OpenSpeechCase("progress-static-audit", .doubtful, "an audit without a device"),
    OpenSpeechCase("contextmenu-needs-actions", .doubtful, "no source gives the words"),
    OpenSpeechCase("list-row-texts-separate", .doubtful, "said of stacks in general"),
    OpenSpeechCase("textfield-magenta", .doubtful, "framework not stated"),
    OpenSpeechCase("datepicker-calendar", .doubtful, "framework not stated"),
  ]
}
