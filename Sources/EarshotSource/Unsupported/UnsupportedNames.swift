/// The names of SwiftUI, UIKit and their neighbours that Earshot does not have.
enum UnsupportedNames {
  /// The names that are kept by hand, by what stands in for them.
  static let groups = modules + types + modifiers + attributes + settings

  private static let advice: [UnsupportedGroup.Kind: [String: String]] = {
    var advice: [UnsupportedGroup.Kind: [String: String]] = [
      .type: refusedTypes, .modifier: refusedModifiers, .setting: refusedSettings,
    ]
    for group in groups {
      for name in group.names { advice[group.kind, default: [:]][name] = group.instead(for: name) }
    }
    return advice
  }()

  /// What to write in place of a name, if Earshot lacks it.
  static func instead(of name: String, as kind: UnsupportedGroup.Kind) -> String? {
    advice[kind]?[name]
  }
}
