/// What can be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as bits.
  public let rawValue: Int

  /// Takes bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A field of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What happens when something is submitted.
struct Submission {
  let triggers: SubmitTriggers
  let action: () -> Void
}

private enum SubmissionsKey: EnvironmentKey {
  static var defaultValue: [Submission] { [] }
}

extension EnvironmentValues {
  /// What happens when something is submitted, the nearest last.
  var submissions: [Submission] {
    get { self[SubmissionsKey.self] }
    set { self[SubmissionsKey.self] = newValue }
  }

  /// Submits: everyone around who asked for it hears of it, the nearest first.
  func submit(_ trigger: SubmitTriggers) {
    for submission in submissions.reversed() where submission.triggers.contains(trigger) {
      submission.action()
    }
  }
}

extension View {
  /// Runs code when a field inside is submitted.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(
      EnvironmentModifier {
        $0.submissions.append(Submission(triggers: triggers, action: action))
      })
  }

  /// Keeps submissions inside from being heard of further out.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    modifier(EnvironmentModifier { if isBlocking { $0.submissions = [] } })
  }
}
