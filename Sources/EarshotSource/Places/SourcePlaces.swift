/// Finds where in sources something is written that is only known by its words.
public struct SourcePlaces: Sendable {
  /// A type or an extension, with the bytes up to its last brace.
  private struct Stretch {
    let name: Substring
    var isType = false
    var isPreview = false
    let place: WrittenPlace
    let bytes: Range<Int>
    let source: Int
  }

  /// A string literal.
  private struct Literal {
    let words: String
    let offset: Int
    let source: Int
    /// Whether it stands in the body of a view, or in a preview.
    let isDrawn: Bool
  }

  private let outlines: [SourceOutline]
  private let stretches: [Stretch]
  private let literals: [String: [Literal]]

  /// Looks through sources.
  public init(in outlines: [SourceOutline]) {
    self.outlines = outlines
    var stretches: [Stretch] = []
    var literals: [Literal] = []
    for (source, outline) in outlines.enumerated() {
      let extents = CodeExtents(of: outline)
      let previews = Self.previews(of: outline, source: source)
      stretches += Self.stretches(of: outline, reaching: extents, source: source) + previews
      let bodies = ViewBodies(in: outline.source, reaching: extents)
      literals += Self.literals(of: outline, source: source) { offset in
        bodies.contain(offset) || previews.contains { $0.bytes.contains(offset) }
      }
    }
    self.stretches = stretches
    self.literals = Dictionary(grouping: literals, by: \.words)
  }

  /// Where one of some words is written as a literal in the body of a view type, or in a preview; or
  /// else where the type is declared, or the preview begins.
  ///
  /// Elsewhere it is looked for where that is asked for: outside of bodies in the type itself, and in
  /// the only place in which it stands at all, if that is in the body of another view. A literal that
  /// stands in none is no more than data for the screen, and is the place where nothing else is known.
  ///
  /// The type's name may have its generic arguments behind it; a preview is meant by its name, or its
  /// number from 1. Nil where none of it is known.
  public func place(
    of words: [String], inView type: String?, orInPreview preview: String? = nil,
    orElsewhere looksElsewhere: Bool = false
  ) -> WrittenPlace? {
    let name = type.map { $0.prefix { $0 != "<" } }
    let own = stretches.filter { $0.name == name } + previews(called: preview)
    for candidate in words {
      let found = literals[candidate] ?? []
      let inside = found.filter { literal in own.contains { Self.holds($0, literal) } }
      let literal = inside.first(where: \.isDrawn) ?? (looksElsewhere ? inside.first : nil)
      if let literal { return place(of: literal) }
      if looksElsewhere || own.isEmpty, let only = found.first, found.count == 1,
        only.isDrawn || own.isEmpty
      {
        return place(of: only)
      }
    }
    return (own.first(where: \.isType) ?? own.first)?.place
  }

  private func previews(called name: String?) -> [Stretch] {
    guard let name else { return [] }
    let previews = stretches.filter(\.isPreview)
    let named = previews.filter { $0.name == name[...] }
    guard named.isEmpty, let number = Int(name), previews.indices.contains(number - 1) else {
      return named
    }
    return [previews[number - 1]]
  }

  private static func holds(_ stretch: Stretch, _ literal: Literal) -> Bool {
    stretch.source == literal.source && stretch.bytes.contains(literal.offset)
  }

  private func place(of literal: Literal) -> WrittenPlace {
    let outline = outlines[literal.source]
    return Self.place(in: outline, at: outline.source.position(at: literal.offset))
  }

  private static func place(
    in outline: SourceOutline, at position: SourcePosition
  ) -> WrittenPlace {
    WrittenPlace(
      file: outline.file, position: position,
      utf16Column: outline.source.utf16Column(of: position))
  }

  private static func stretches(
    of outline: SourceOutline, reaching extents: CodeExtents, source: Int
  ) -> [Stretch] {
    let kinds = Dictionary(
      outline.declarations.map { ($0.position, $0.kind) }, uniquingKeysWith: { first, _ in first })
    return extents.types.map { type in
      Stretch(
        name: type.name.split(separator: ".").last ?? "",
        isType: kinds[type.position] != .extensionOfType,
        place: place(in: outline, at: type.position), bytes: Range(type.bytes), source: source)
    }
  }

  /// A preview reaches to the next one, or to the next declaration.
  private static func previews(of outline: SourceOutline, source: Int) -> [Stretch] {
    let begins =
      (outline.previews.map(\.position) + outline.declarations.map(\.position)).map {
        outline.source.offset(of: $0)
      }
    return outline.previews.map { preview in
      let start = outline.source.offset(of: preview.position)
      let end = begins.filter { $0 > start }.min() ?? outline.source.bytes.count
      return Stretch(
        name: preview.name.map { $0[...] } ?? "", isPreview: true,
        place: place(in: outline, at: preview.position), bytes: start..<end,
        source: source)
    }
  }

  private static func literals(
    of outline: SourceOutline, source: Int, drawnAt isDrawn: (Int) -> Bool
  ) -> [Literal] {
    outline.source.tokens.compactMap { token in
      guard token.kind == .text,
        let words = StringLiteral.value(of: Array(outline.source.bytes[token.range]))
      else { return nil }
      let offset = Int(token.start)
      return Literal(words: words, offset: offset, source: source, isDrawn: isDrawn(offset))
    }
  }
}
