import EarshotReader
import EarshotTree

/// Every rule and every setting as a page of documentation.
struct RulesPage {
  let reader: [AccessibilityRule]
  let views: [AccessibilityRule]

  var text: String {
    """
    # Rules

    Every decision about what is exposed and what is said, with its ground.

    In line mode, `why` cites the rules behind what is said under the cursor; `describe` cites those
    of each stop. An assumption says that it is one: nobody has shown that a device does so. This
    page is written from the tables of rules; to write it again, run
    `EARSHOT_WRITE_COVERAGE=1 swift test --filter RulesPageTests`.

    ## What the screen reader does

    \(Self.counts(reader))

    \(Self.table(reader))

    ## What views expose

    \(Self.counts(views))

    \(Self.table(views))

    ## Settings of the screen reader

    `set NAME VALUE` changes a setting, and `set` alone lists all.

    | setting | values | on a new device | what it does | rule |
    | --- | --- | --- | --- | --- |
    \(ReaderSetting.allCases.map(Self.row).joined(separator: "\n"))

    """
  }

  private static func counts(_ rules: [AccessibilityRule]) -> String {
    let parts = AccessibilityRule.Evidence.allCases.compactMap { evidence in
      let count = rules.count { $0.evidence == evidence }
      return count > 0 ? "\(count) \(evidence.rawValue)" : nil
    }
    let subject = rules.count == 1 ? "1 rule" : "\(rules.count) rules"
    return parts.isEmpty ? "No rules." : "Of \(subject): \(parts.joined(separator: ", "))."
  }

  private static func table(_ rules: [AccessibilityRule]) -> String {
    let rows = rules.map { rule in
      "| `\(rule.id)` | \(cell(rule.statement)) | \(rule.evidence.rawValue) |"
    }
    return (["| rule | what it says | ground |", "| --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }

  private static func row(_ setting: ReaderSetting) -> String {
    "| `\(setting.rawValue)` | \(setting.words.joined(separator: ", ")) "
      + "| \(setting.word(for: setting.standard)) | \(cell(setting.help)) | `\(setting.rule.id)` |"
  }

  /// Words that stay in their cell of a table.
  private static func cell(_ words: String) -> String {
    words.split(whereSeparator: \.isNewline).joined(separator: " ")
      .replacing("|", with: "\\|")
  }
}
