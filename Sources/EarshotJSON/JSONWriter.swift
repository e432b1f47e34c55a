/// Writes a document, indented by two spaces, the same bytes for the same calls.
///
/// ```swift
/// let writer = JSONWriter()
/// writer.object {
///   writer.key("name").string("Ana")
/// }
/// let bytes = writer.finish()
/// ```
///
/// Controls, line separators and directional formatting are escaped, so that the file is safe to
/// show on a terminal; emoji stay as they are.
public final class JSONWriter {
  /// How the items of an object or array are laid out.
  public enum Layout: Hashable, Sendable {
    /// A line for each.
    case lines
    /// All in one line, with everything inside them.
    case inline
  }

  private struct Level {
    let isObject: Bool
    let layout: Layout
    var isEmpty = true
  }

  private var output: [UInt8] = []
  private var isBegun = false
  private var levels: [Level] = []
  private var hasKey = false

  /// Begins an empty document.
  public init() {}

  /// Ends the document with a line break, and gives its bytes that were not taken yet; a document is
  /// one value.
  public func finish() -> [UInt8] {
    precondition(levels.isEmpty && isBegun, "A document is one whole value")
    return take() + [.lineFeed]
  }

  /// Gives the bytes written since the last time, so that a long document need not be kept whole.
  public func take() -> [UInt8] {
    defer { output.removeAll(keepingCapacity: true) }
    return output
  }

  /// Writes a key, whose value is to be written next.
  @discardableResult
  public func key(_ name: String) -> JSONWriter {
    precondition(levels.last?.isObject == true && !hasKey, "A key is written inside an object")
    separate()
    append(quoted: name)
    output += [.colon, .space]
    hasKey = true
    return self
  }

  /// Writes an object, whose keys and values are written by `body`.
  public func object(layout: Layout = .lines, _ body: () -> Void) {
    container(Level(isObject: true, layout: effective(layout)), body)
  }

  /// Writes an array, whose elements are written by `body`.
  public func array(layout: Layout = .lines, _ body: () -> Void) {
    container(Level(isObject: false, layout: effective(layout)), body)
  }

  /// Writes text.
  public func string(_ text: String) {
    beginValue()
    append(quoted: text)
  }

  /// Writes a whole number.
  public func integer(_ value: Int) { word("\(value)") }

  /// Writes a number, which must be finite.
  public func number(_ value: Double) {
    precondition(value.isFinite, "JSON has no infinite numbers")
    word("\(value)")
  }

  /// Writes `true` or `false`.
  public func boolean(_ value: Bool) { word(value ? "true" : "false") }

  /// Writes `null`.
  public func null() { word("null") }

  private func word(_ text: String) {
    beginValue()
    output += text.utf8
  }

  private func effective(_ layout: Layout) -> Layout {
    levels.last?.layout == .inline ? .inline : layout
  }

  private func container(_ level: Level, _ body: () -> Void) {
    beginValue()
    output.append(level.isObject ? .openingBrace : .openingBracket)
    levels.append(level)
    body()
    precondition(!hasKey, "A key is followed by a value")
    let isEmpty = levels.removeLast().isEmpty
    if !isEmpty, level.layout == .lines { breakLine() }
    output.append(level.isObject ? .closingBrace : .closingBracket)
  }

  private func beginValue() {
    if hasKey {
      hasKey = false
    } else if let level = levels.last {
      precondition(!level.isObject, "A value in an object has a key")
      separate()
    } else {
      precondition(!isBegun, "A document is one value")
      isBegun = true
    }
  }

  private func separate() {
    let last = levels.count - 1
    let isFirst = levels[last].isEmpty
    levels[last].isEmpty = false
    if !isFirst { output.append(.comma) }
    if levels[last].layout == .lines {
      breakLine()
    } else if !isFirst {
      output.append(.space)
    }
  }

  private func breakLine() {
    output.append(.lineFeed)
    output += repeatElement(.space, count: 2 * levels.count)
  }

  private func append(quoted text: String) { JSONText.append(text, to: &output) }
}
