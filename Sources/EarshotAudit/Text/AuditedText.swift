/// One of the texts that an app gives to an element.
struct AuditedText: Hashable, Sendable {
  /// What a text is to its element.
  enum Role: Hashable, Sendable {
    case label
    case value
    case hint
    case contentName
    case contentValue
    case actionName
  }

  /// What the text is to its element.
  let role: Role
  /// The text.
  let text: String

  /// How the text is met, to begin a message with.
  var heard: String {
    let quoted = Quotation.of(text)
    return switch role {
    case .label: "heard as \(quoted)"
    case .value: "its value is heard as \(quoted)"
    case .hint: "its hint is heard as \(quoted)"
    case .contentName, .contentValue: "its custom content is heard as \(quoted)"
    case .actionName: "an action is called \(quoted)"
    }
  }
}
