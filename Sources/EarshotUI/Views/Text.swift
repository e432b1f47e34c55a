import EarshotLocalization
import EarshotTree

public import class Foundation.Bundle

/// Words on the screen.
public struct Text: Equatable, Sendable {
  /// The words as they are, or the key by which they are looked up.
  private let written: String
  /// Where the words come from; nil where they are what was written.
  let source: TextSource?

  /// Words that are looked up in the app's translations.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let isPlain = key.arguments.isEmpty && tableName == nil
    self.init(
      key.key,
      from: isPlain ? .key : TextSource(.keyWithValues(key.arguments, table: tableName)))
  }

  /// Words as they are.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

  /// Words as they are.
  public init(verbatim content: String) { self.init(content, from: nil) }

  init(_ kind: TextSource.Kind) { self.init("", from: TextSource(kind)) }

  private init(_ written: String, from source: TextSource?) {
    self.written = written
    self.source = source
  }

  /// Words followed by other words.
  public static func + (left: Text, right: Text) -> Text {
    guard left.source == nil, right.source == nil else { return Text(.joined(left, right)) }
    return Text(verbatim: left.written + right.written)
  }
}

extension Text {
  /// The words in the language of the screen whose code runs.
  package var string: String {
    source == nil ? written : words(in: .current).string
  }

  /// The words in an environment.
  func words(in environment: EnvironmentValues) -> SpokenWords {
    isAsWritten(in: environment)
      ? SpokenWords(string: written) : words(in: environment.wording)
  }

  /// The text with the words that it has in an environment.
  func worded(in environment: EnvironmentValues) -> Text {
    source == nil ? self : Text(verbatim: words(in: environment).string)
  }

  /// Whether nothing at all happens to the words, as with most texts.
  private func isAsWritten(in environment: EnvironmentValues) -> Bool {
    guard let source else { return true }
    return source === TextSource.key && environment._localizations.isEmpty
      && !MarkedText.mayMark(written)
  }

  /// The words in a language.
  func words(in wording: Wording) -> SpokenWords {
    switch source?.kind {
    case nil: return SpokenWords(string: written)
    case .key: return wording.words(for: LocalizedStringKey(written))
    case .keyWithValues(let arguments, let table):
      return wording.words(for: LocalizedStringKey(written, arguments), table: table)
    case .resource(let resource): return wording.words(for: resource)
    case .image(let image):
      return SpokenWords(string: wording.namesPictures ? image.spokenName(in: wording) ?? "" : "")
    case .value(let value): return SpokenWords(string: value.words(in: wording.locale))
    case .joined(let left, let right):
      let (left, right) = (left.words(in: wording), right.words(in: wording))
      return SpokenWords(string: left.string + right.string, rules: left.rules + right.rules)
    }
  }
}

extension Text: BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {}

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let words = view.words(in: context.environment)
    guard !words.string.isEmpty else { return [] }
    let element = context.makeElement(.text)
    element.label = words.string
    element.traits = .staticText
    for rule in words.rules where !element.rules.contains(rule) { element.rules.append(rule) }
    if let textCase = context.environment.textCase {
      element.label = textCase.applied(to: words.string)
      element.rules.append(.textCase)
    }
    element.draw(as: .text, words: element.label)
    return DrawingWalk.isOn ? view.drawn(of: element, in: context) : [.element(element)]
  }
}
