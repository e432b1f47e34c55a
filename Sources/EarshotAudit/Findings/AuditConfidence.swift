/// How sure it is that a person would meet what a finding tells of.
public enum AuditConfidence: String, Hashable, Sendable, CaseIterable {
  /// It follows from what the app exposes or did.
  case certain
  /// It follows from words or structure that could, seldom, be meant otherwise.
  case likely
  /// It rests on an assumption about VoiceOver or about the app.
  case assumed
}
