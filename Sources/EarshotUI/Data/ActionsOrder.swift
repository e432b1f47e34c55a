/// In which order custom actions are offered.
public enum ActionsOrder: String, Hashable, Sendable, CaseIterable {
  /// Last written first, as iOS stores them.
  case ios
  /// As written.
  case declared
}
