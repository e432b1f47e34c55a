/// Which page is shown.
struct PageChoice {
  /// What somebody chose from outside.
  let selection: AnyHashable?
  /// The page that is shown where nobody chooses from outside, counted from zero.
  let place: Int
  /// Whether none of the pages is what somebody chose from outside.
  let isMissing: Bool
  /// Notes whether none of the pages is what somebody chose from outside.
  let noteMissing: (Bool) -> Void
}
