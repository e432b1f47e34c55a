/// Goes through the tokens of a source once, and keeps what stands outside of code.
struct OutlineReader {
  /// What is open where the reader stands.
  enum Scope {
    /// The body of the declaration with this index.
    case type(Int)
    /// Code, or a pair of parentheses or brackets.
    case other
  }

  let source: SourceText
  var place = 0
  var scopes: [Scope] = []
  var declarations: [SourceOutline.Declaration] = []
  var previews: [SourceOutline.Preview] = []
  var imports: [SourceOutline.Import] = []
  var topLevelCode: SourcePosition?
  var initializers: [SourceOutline.Initializer] = []
  var hasValues = false
  /// The names of variables and constants at file scope and in extensions.
  var values: Set<String> = []
  var attributes: [String] = []
  var modifiers: Set<String> = []

  private init(_ source: SourceText) { self.source = source }

  static func read(_ source: SourceText) -> OutlineReader {
    var reader = OutlineReader(source)
    while reader.place < source.tokens.count { reader.readNext() }
    reader.hideWhatExtendsHidden()
    return reader
  }

  /// The token some places on, or none behind the end.
  func token(_ offset: Int = 0) -> SourceToken? {
    let index = place + offset
    return source.tokens.indices.contains(index) ? source.tokens[index] : nil
  }

  func isMark(_ mark: Character, _ offset: Int = 0) -> Bool {
    guard let token = token(offset), token.kind == .mark || token.kind == .sign else {
      return false
    }
    return token.range.count == 1 && source.bytes[Int(token.start)] == mark.asciiValue
  }

  func word(_ offset: Int = 0) -> String? {
    guard let token = token(offset), token.kind == .word else { return nil }
    return source.text(token)
  }

  func name(_ offset: Int = 0) -> String? { token(offset).flatMap(source.name) }

  private var isInCode: Bool {
    if case .other = scopes.last { return true }
    return false
  }

  private mutating func readNext() {
    if isMark("[") { noteStatement() }
    if isMark("{") || isMark("(") || isMark("[") { return open(.other) }
    if isMark("}") || isMark(")") || isMark("]") { return close() }
    if isInCode {
      place += 1
      return
    }
    readDeclaration()
  }

  mutating func open(_ scope: Scope) {
    scopes.append(scope)
    attributes = []
    modifiers = []
    place += 1
  }

  private mutating func close() {
    _ = scopes.popLast()
    place += 1
  }

  private mutating func readDeclaration() {
    if isMark("@") { return readAttribute() }
    if isMark("#") { return readMacro() }
    guard let word = word() else { return readStatement() }
    guard !isAfterPoint else {
      place += 1
      return
    }
    if let kind = SourceOutline.Declaration.Kind(rawValue: word), readNamed(kind) { return }
    if word == "import" { return readImport() }
    if readModifier(word) { return }
    if Keywords.values.contains(word) { return readValue() }
    readStatement()
  }

  private var isAfterPoint: Bool { isMark(".", -1) }

  private mutating func readModifier(_ word: String) -> Bool {
    guard Keywords.modifiers.contains(word) else { return false }
    let isOfSetter = isMark("(", 1) && self.word(2) == "set"
    if !isOfSetter { modifiers.insert(word) }
    place += 1
    if isMark("(") { skipGroup() }
    return true
  }

  private mutating func readValue() {
    if scopes.isEmpty { hasValues = true }
    if word() == "init", case .type(let index) = scopes.last,
      let initializer = initializer(of: declarations[index])
    {
      initializers.append(initializer)
    }
    if isSharedScope, let name = name(1) { values.insert(name) }
    attributes = []
    modifiers = []
    place += 1
  }

  /// Whether what is declared here can be used without naming the type around it.
  private var isSharedScope: Bool {
    guard case .type(let index) = scopes.last else { return scopes.isEmpty }
    return declarations[index].kind == .extensionOfType
  }

  private mutating func readStatement() {
    noteStatement()
    place += 1
  }

  private mutating func noteStatement() {
    guard topLevelCode == nil, scopes.isEmpty, isStatement, let token = token() else { return }
    topLevelCode = source.position(at: Int(token.start))
  }

  /// Whether a statement begins here, and not the next part of a declaration.
  private var isStatement: Bool {
    guard let token = token() else { return false }
    guard token.startsLine || place == 0 || isMark(";", -1) else { return false }
    if let word = word(), Keywords.continuing.contains(word) { return false }
    let isJoined = isMark(".") || isMark(",") || isMark(":") || isMark(";") || isMark("\\")
    guard !isJoined, token.kind != .arrow, token.kind != .sign else { return false }
    guard let previous = self.token(-1), !isMark(";", -1) else { return true }
    let leavesOpen = isMark(",", -1) || isMark(":", -1) || isMark(".", -1)
    if let word = self.word(-1), Keywords.values.contains(word) { return false }
    return !leavesOpen && previous.kind != .sign && previous.kind != .arrow
  }
}
