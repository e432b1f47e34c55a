extension OutlineReader {
  /// How deep types may lie in each other, which is how deep the compiler goes.
  private static let deepest = 256

  /// Reads a declaration with a name; false where the word does not begin one, as in `class func`.
  mutating func readNamed(_ kind: SourceOutline.Declaration.Kind) -> Bool {
    if kind == .classType, let next = word(1), Keywords.modifiers.contains(next) || isMember(next) {
      place += 1
      return true
    }
    guard name(1) != nil || kind == .function || kind == .extensionOfType && isMark("[", 1) else {
      return false
    }
    place += 1
    let start = token().map { Int($0.start) } ?? source.bytes.count
    let name = kind == .extensionOfType ? extendedName() : simpleName()
    let isGeneric = isMark("<")
    if isGeneric { skipParameters() }
    let hasTypes = kind != .function && kind != .alias
    let inherited = hasTypes && isMark(":") ? inheritedTypes() : []
    // What is deeper is passed over as code is.
    guard scopes.count < Self.deepest else { return true }
    append(kind, name: name, isGeneric: isGeneric, inherited: inherited, at: start)
    if hasTypes { openBody() }
    return true
  }

  private func isMember(_ word: String) -> Bool {
    word == "func" || word == "var" || word == "let" || word == "subscript"
  }

  /// The name of an operator that is a function is its signs.
  private mutating func simpleName() -> String {
    if let name = name() {
      place += 1
      return name
    }
    var signs = ""
    while let token = token(), token.kind == .sign {
      signs += source.text(token)
      place += 1
    }
    return signs
  }

  /// The name of a type, or an array as in `[Row]`.
  private mutating func extendedName() -> String {
    guard isMark("["), let first = token() else { return dottedName() }
    skipGroup()
    guard let last = token(-1) else { return "" }
    return String(decoding: source.bytes[Int(first.start)..<Int(last.end)], as: UTF8.self)
  }

  /// A name with those before its points, which is next.
  mutating func dottedName() -> String {
    var names: [String] = []
    while let name = name() {
      names.append(name)
      place += 1
      guard isMark("."), self.name(1) != nil else { break }
      place += 1
    }
    return names.joined(separator: ".")
  }

  private mutating func append(
    _ kind: SourceOutline.Declaration.Kind, name: String, isGeneric: Bool, inherited: [String],
    at offset: Int
  ) {
    let outer = outerDeclaration
    let isHidden = modifiers.contains("private") || modifiers.contains("fileprivate")
    declarations.append(
      SourceOutline.Declaration(
        kind: kind, name: outer.map { "\($0.name).\(name)" } ?? name,
        isVisibleToModule: !isHidden && outer?.isVisibleToModule != false,
        isGeneric: isGeneric || outer?.isGeneric == true, attributes: attributes,
        inherited: inherited, position: source.position(at: offset)))
    attributes = []
    modifiers = []
  }

  private var outerDeclaration: SourceOutline.Declaration? {
    guard case .type(let index) = scopes.last else { return nil }
    return declarations[index]
  }

  /// Goes to the body, past the conditions after `where`.
  private mutating func openBody() {
    while token() != nil, !isMark("{") {
      // A body that is missing must not take the next declaration's.
      if isMark("}") || token()?.startsLine == true && beginsDeclaration { return }
      place += 1
    }
    if isMark("{") { open(.type(declarations.count - 1)) }
  }

  private var beginsDeclaration: Bool {
    guard let word = word() else { return isMark("@") || isMark("#") }
    return SourceOutline.Declaration.Kind(rawValue: word) != nil || word == "import"
      || Keywords.modifiers.contains(word)
  }

  /// What an extension adds to a type that is hidden or generic is so too.
  mutating func hideWhatExtendsHidden() {
    let types = declarations.filter { $0.kind != .extensionOfType && $0.kind != .function }
    let known = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
    declarations = declarations.map { declaration in
      let around = Self.namesAround(declaration).compactMap { known[$0] }
      return SourceOutline.Declaration(
        kind: declaration.kind, name: declaration.name,
        isVisibleToModule: declaration.isVisibleToModule
          && around.allSatisfy(\.isVisibleToModule),
        isGeneric: declaration.isGeneric || around.contains(where: \.isGeneric),
        attributes: declaration.attributes, inherited: declaration.inherited,
        position: declaration.position)
    }
  }

  private static func namesAround(_ declaration: SourceOutline.Declaration) -> [String] {
    let parts = declaration.name.split(separator: ".")
    let own = declaration.kind == .extensionOfType ? parts.count : parts.count - 1
    return own < 1 ? [] : (1...own).map { parts.prefix($0).joined(separator: ".") }
  }
}
