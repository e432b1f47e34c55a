import EarshotReader

/// Expected and heard lines as rows of a report, with the words marked that differ.
struct DifferenceRows {
  /// How many lines that are as expected stay beside one that is not.
  private static let context = 3

  private let style: ReportStyle
  private let detail: VisibleText.Detail
  private let difference: LineDifference

  init(expected: [String], heard: [String], style: ReportStyle) {
    self.style = style
    difference = LineDifference(expected: expected, heard: heard)
    detail = difference.hidesSomething ? .emoji : .text
  }

  /// The rows in the order of both lists; what stands in place of a line follows it.
  var rows: [String] {
    var rows: [String] = []
    var expected: [String] = []
    var heard: [String] = []
    var same: [String] = []
    for row in difference.rows {
      if case .both(let line) = row {
        rows += changed(expected, heard)
        (expected, heard) = ([], [])
        same.append(line)
        continue
      }
      rows += unchanged(same, isFirst: rows.isEmpty)
      same = []
      switch row {
      case .expected(let line): expected.append(line)
      case .heard(let line): heard.append(line)
      case .both: break
      }
    }
    return rows + changed(expected, heard) + unchanged(same, isFirst: rows.isEmpty, isLast: true)
  }

  /// Lines that are as expected; of many in a row only those beside others.
  private func unchanged(
    _ lines: [String], isFirst: Bool, isLast: Bool = false
  ) -> [String] {
    let rows = lines.map { "    as expected: \(visible($0))" }
    let head = isFirst ? 0 : Self.context
    let tail = isLast ? 0 : Self.context
    let hidden = rows.count - head - tail
    guard hidden > 1 else { return rows }
    return rows.prefix(head) + ["    as expected: \(hidden) more lines"] + rows.suffix(tail)
  }

  /// Lines in the place of others; the first is held against the first, and so on.
  private func changed(_ expected: [String], _ heard: [String]) -> [String] {
    let words = zip(expected, heard).map { WordDifference(expected: $0, heard: $1) }
    let missing = expected.enumerated().map { index, line in
      let text = words.element(at: index)?.expected.map { marked($0, "[-", "-]", .expected) }
      return "  - expected: \(text?.joined() ?? visible(line))"
    }
    let added = heard.enumerated().map { index, line in
      let text = words.element(at: index)?.heard.map { marked($0, "{+", "+}", .heard) }
      return "  + heard: \(text?.joined() ?? visible(line))"
    }
    return missing + added
  }

  private func marked(
    _ run: WordDifference.Run, _ opening: String, _ closing: String, _ part: ReportStyle.Part
  ) -> String {
    let text = visible(run.text)
    return run.isShared ? text : style.text(opening + text + closing, as: part)
  }

  private func visible(_ text: String) -> String { VisibleText.of(text, detail: detail) }
}

extension [WordDifference?] {
  fileprivate func element(at index: Int) -> WordDifference? {
    indices.contains(index) ? self[index] : nil
  }
}

extension LineDifference {
  /// Whether a line was expected and another one heard that looks the same.
  fileprivate var hidesSomething: Bool {
    var expected: Set<String> = []
    var heard: Set<String> = []
    for row in rows {
      switch row {
      case .expected(let line): expected.insert(VisibleText.withoutHidden(line))
      case .heard(let line): heard.insert(VisibleText.withoutHidden(line))
      case .both: break
      }
    }
    return !expected.isDisjoint(with: heard)
  }
}
