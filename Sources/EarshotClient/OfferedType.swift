import EarshotSource

/// A type in client code that may be a screen by itself.
package struct OfferedType: Hashable, Sendable {
  /// The name by which other files know the type, with those of the types around it.
  let name: String
  /// The name of its file, so that it makes no difference from where the file is named.
  let file: String
  /// The line on which it is declared, from 1.
  let line: Int
  /// How a view is made without arguments, as an expression that is a function.
  ///
  /// Where no initialiser is written out, the compiler finds out whether there is one. Nil for what is
  /// no view.
  let maker: String?

  /// Whether it is a view.
  var isView: Bool { maker != nil }
}

extension OfferedType {
  /// What files offer beside their previews: programs and providers of previews, and views where
  /// there is nothing else, or those that are asked for by name.
  static func types(in files: [SourceFile], named names: Set<String>) -> [OfferedType] {
    let types = files.flatMap(types(in:))
    let others = types.filter { !$0.isView }
    let hasPreviews = files.contains { !$0.outline.previews.isEmpty }
    guard others.isEmpty, !hasPreviews else {
      return others + types.filter { $0.isView && names.contains($0.name) }
    }
    return types
  }

  private static func types(in file: SourceFile) -> [OfferedType] {
    file.outline.declarations.compactMap { declaration in
      guard declaration.kind.isType, declaration.isVisibleToModule, !declaration.isGeneric else {
        return nil
      }
      let protocols = protocols(of: declaration, in: file.outline)
      let isView = protocols.contains("View") && declaration.kind == .structure
      let maker = isView ? maker(of: declaration.name, in: file.outline) : nil
      guard maker != nil || !protocols.isDisjoint(with: ["App", "PreviewProvider"]) else {
        return nil
      }
      return OfferedType(
        name: declaration.name, file: String(file.name), line: declaration.position.line,
        maker: maker)
    }
  }

  private static func maker(of type: String, in outline: SourceOutline) -> String? {
    let initializers = outline.initializers.filter { $0.type == type }
    guard !initializers.isEmpty else { return "\(type).init" }
    let isMade = initializers.contains { $0.isVisibleToModule && $0.needsNoArguments }
    return isMade ? "{ \(type)() }" : nil
  }

  /// The names of the protocols that a type says it conforms to, there or in an extension.
  private static func protocols(
    of type: SourceOutline.Declaration, in outline: SourceOutline
  ) -> Set<String> {
    let parts = outline.declarations.filter { $0.name == type.name && $0.kind != .function }
    return Set(
      parts.flatMap(\.inherited).flatMap { $0.split(separator: "&") }
        .compactMap { $0.split(separator: ".").last.map { $0.filter { !$0.isWhitespace } } })
  }
}

extension SourceOutline.Declaration.Kind {
  fileprivate var isType: Bool {
    [.structure, .classType, .enumeration, .actor].contains(self)
  }
}
