import EarshotText

extension AssetNames {
  /// Names of the frameworks' own that no colour of an app is given.
  private static let takenColors: Set<String> = [
    "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "fill", "foreground",
    "gray", "green", "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple",
    "quaternary", "quinary", "red", "secondary", "selection", "separator", "tertiary", "teal",
    "tint", "white", "windowBackground", "yellow", "darkGray", "lightGray", "magenta", "label",
    "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "darkText",
    "lightText", "opaqueSeparator", "tintColor",
  ]

  /// Swift source that gives assets the names that Xcode gives them, such as `Image(.badge)`,
  /// `Color(.accent)` and `Color.accent`; nothing where there are no assets.
  ///
  /// It is to be compiled together with the app. Where two assets would have one name, it is that of
  /// the first.
  public var swiftSource: String {
    let images = SymbolTree(images, droppingEnd: "Image")
    let colors = SymbolTree(colors, droppingEnd: "Color")
    guard !(images.isEmpty && colors.isEmpty) else { return "" }
    let resources =
      images.extension(of: "ImageResource") + colors.extension(of: "ColorResource")
    let lines =
      ["import SwiftUI", ""] + resources + pictures(for: images) + convenience(for: colors)
    return lines.dropLast().map { $0 + "\n" }.joined()
  }

  /// Pictures that are named without their resource.
  private func pictures(for images: SymbolTree) -> [String] {
    guard !images.members.isEmpty else { return [] }
    let members = images.members.map {
      "  static var \($0.symbol): UIImage { UIImage(resource: ImageResource.\($0.symbol)) }"
    }
    return ["extension UIImage {"] + members + ["}", ""]
  }

  /// Colours that are named without their resource.
  private func convenience(for colors: SymbolTree) -> [String] {
    let names = colors.members.map(\.symbol).filter {
      !Self.takenColors.contains($0) && !$0.hasPrefix("system")
    }
    guard !names.isEmpty else { return [] }
    let types = [
      ("Color", "Color", "Color"), ("ShapeStyle where Self == Color", "Color", "Color"),
      ("UIColor", "UIColor", "UIColor"),
    ]
    return types.flatMap { type, result, call in
      let argument = call == "UIColor" ? "resource: " : ""
      let members = names.map {
        "  static var \($0): \(result) { \(call)(\(argument)ColorResource.\($0)) }"
      }
      return ["extension \(type) {"] + members + ["}", ""]
    }
  }
}
