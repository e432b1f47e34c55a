import EarshotTree

/// A tick that nobody hears.
public enum StatusOnlyDrawn: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "status-only-drawn",
    title: "A state is told by a picture alone",
    meets: "Whether a message was sent, read or lost can only be seen.",
    remedy: "say the state last, as in `.accessibilityValue(\"Not sent\")`",
    severity: .error,
    confidence: .assumed,
    assumption:
      "a symbol that some rows have and others have not tells of a state, and so does an exclamation mark",
    criteria: [.nonTextContent],
    needs: [.drawing],
    languages: KnownLanguages.all,
    bad: .swift(
      """
      ForEach(["On my way", "Save me a seat"], id: \\.self) { text in
        HStack {
          Text(text)
          Image(systemName: text == "On my way" ? "checkmark" : "exclamationmark.circle")
            .accessibilityHidden(true)
        }
      }
      """),
    good: .swift(
      """
      ForEach(["On my way", "Save me a seat"], id: \\.self) { text in
        HStack {
          Text(text)
            .accessibilityValue(text == "On my way" ? "Sent" : "Not sent")
          Image(systemName: text == "On my way" ? "checkmark" : "exclamationmark.circle")
            .accessibilityHidden(true)
        }
      }
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    let language = LanguageTag(screen.language).language
    return RowContrast.lists(of: screen) { isStatus($0) && isSilent($0, on: screen) }
      .flatMap { problems(in: $0, language: language) } + warnings(on: screen, language: language)
  }

  /// Exclamation marks that stand in no row: nobody draws one as an ornament.
  private static func warnings(
    on screen: AuditedScreen, language: String
  ) -> [AuditProblem] {
    let told = ComparedWords(screen.elements.map(\.conveyedText).joined(separator: " "))
    return screen.partsInReach.filter { part in
      symbol(of: part)?.hasPrefix("exclamationmark") == true && part.touches.isEmpty
        && ElementPath(part.id).row == nil && isSilent(part, on: screen)
        && !tells(told, of: part, language: language)
    }.map { part in
      let name = Quotation.of(symbol(of: part) ?? "")
      return AuditProblem(part: part.id, "the picture \(name) tells a state that no word tells")
    }
  }

  private static func problems(in list: RowContrast, language: String) -> [AuditProblem] {
    let looks = Set(list.rows.map { $0.parts.compactMap(symbol) })
    guard looks.count > 1 else { return [] }
    return list.rows.flatMap { row in
      row.parts.filter { !isTold($0, in: row, language: language) }.map { part in
        AuditProblem(
          part: part.id,
          "the picture \(Quotation.of(symbol(of: part) ?? "")) tells a state that no word of its row tells"
        )
      }
    }
  }

  private static func isTold(
    _ part: DrawnPart, in row: RowContrast.Row, language: String
  ) -> Bool {
    if row.isSelected, symbol(of: part)?.hasPrefix("checkmark") == true { return true }
    return tells(row.told, of: part, language: language)
  }

  private static func tells(
    _ told: ComparedWords, of part: DrawnPart, language: String
  ) -> Bool {
    symbol(of: part).flatMap(DrawnState.init(ofSymbol:))?.isTold(by: told, language: language)
      ?? false
  }

  /// A picture in a control is what the control is named for.
  private static func isSilent(_ part: DrawnPart, on screen: AuditedScreen) -> Bool {
    guard !part.isHidden, let id = part.elements.first(where: { screen[$0] != nil }),
      let element = screen[id]
    else { return true }
    return id != part.id && !element.hasActiveRole
  }

  private static func symbol(of part: DrawnPart) -> String? {
    guard case .symbol(let name) = part.kind else { return nil }
    return name
  }

  private static func isStatus(_ part: DrawnPart) -> Bool {
    symbol(of: part).flatMap(DrawnState.init(ofSymbol:)) != nil
  }
}
