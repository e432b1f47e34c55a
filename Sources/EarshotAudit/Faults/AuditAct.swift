/// Something that the audit has the code of a screen do, with how it came there.
public struct AuditAct: Hashable, Sendable {
  /// What was done since the screen was opened, on the shortest way that is known.
  public var way: [AuditDeed]
  /// What is done; nil while the screen is opened.
  public var deed: AuditDeed?
  /// What the element is called that it is done with; nil where that is not known.
  public var name: String?
  /// Whether it is done, and what follows from it is waited for.
  public var isResting: Bool
  /// Whether the person has asked for less motion.
  public var reducesMotion: Bool
  /// Whether it is done at once, before what the last of the way led to has come to rest.
  public var isAtOnce: Bool

  /// Tells of an act; without a deed, of the opening.
  public init(
    way: [AuditDeed] = [], deed: AuditDeed? = nil, name: String? = nil, isResting: Bool = false,
    reducesMotion: Bool = false, isAtOnce: Bool = false
  ) {
    self.way = way
    self.deed = deed
    self.name = name
    self.isResting = isResting
    self.reducesMotion = reducesMotion
    self.isAtOnce = isAtOnce
  }

  /// The deeds from the opened screen on, this one included.
  var course: [AuditDeed] { way + [deed].compactMap(\.self) }
}

extension AuditAct {
  /// What is done, in words such as `a double tap on “Send”`.
  public var words: String { deed.map { DeedWords(of: $0, with: name).text } ?? "opening it" }
}
