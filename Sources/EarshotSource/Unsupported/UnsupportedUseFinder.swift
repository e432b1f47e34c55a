/// Finds the names in one source that Earshot does not have.
struct UnsupportedUseFinder {
  /// A name that is not there.
  struct Use {
    let offset: Int
    let name: String
    let complaint: String
    let advice: String
  }

  let source: SourceText
  let declared: DeclaredNames

  /// The uses in the order of the source.
  var uses: [Use] { source.tokens.indices.compactMap(use) }

  private func use(at place: Int) -> Use? {
    guard source.tokens[place].kind == .word else { return nil }
    let name = source.text(source.tokens[place])
    guard let kind = kind(of: name, at: place) else { return nil }
    guard let advice = UnsupportedNames.instead(of: name, as: kind) else { return nil }
    guard !isDeclared(name, as: kind) else { return nil }
    return Use(
      offset: Int(source.tokens[place].start), name: name, complaint: complaint(name, kind),
      advice: advice)
  }

  private func isDeclared(_ name: String, as kind: UnsupportedGroup.Kind) -> Bool {
    switch kind {
    case .module: false
    case .setting: declared.settings.contains(name)
    default: declared.all.contains(name)
    }
  }

  private func complaint(_ name: String, _ kind: UnsupportedGroup.Kind) -> String {
    kind == .module ? "there is no module '\(name)' here" : "'\(name)' is not in Earshot's SwiftUI"
  }

  /// How a name is used; none where it stands for something that no table tells of.
  private func kind(of name: String, at place: Int) -> UnsupportedGroup.Kind? {
    switch text(place - 1) {
    case "import": return .module
    case "struct", "class", "enum", "protocol", "typealias", "func", "let", "var":
      return text(place - 2) == "import" ? .module : nil
    case "@": return isKnown(name, as: .attribute) ? .attribute : .type
    case ".": return memberKind(at: place)
    default: return isLabel(at: place) ? nil : .type
    }
  }

  private func memberKind(at place: Int) -> UnsupportedGroup.Kind? {
    switch text(place - 2) {
    case "SwiftUI", "UIKit": return .type
    case "\\":
      let isRead = text(place - 3) == "(" && text(place - 4).lowercased() == "environment"
      return isRead ? .setting : nil
    default: return text(place + 1) == "(" || text(place + 1) == "{" ? .modifier : nil
    }
  }

  /// Whether a name is the label of an argument.
  private func isLabel(at place: Int) -> Bool {
    let before = text(place - 1)
    return text(place + 1) == ":" && (before == "(" || before == ",")
  }

  private func isKnown(_ name: String, as kind: UnsupportedGroup.Kind) -> Bool {
    UnsupportedNames.instead(of: name, as: kind) != nil
  }

  private func text(_ place: Int) -> String {
    source.tokens.indices.contains(place) ? source.text(source.tokens[place]) : ""
  }
}
