import EarshotTree

extension ScreenReader {
  /// The words of an element through which the rotor goes: its label and value as they are spoken.
  func text(of element: AccessibilityElement) -> String {
    let said = composer.description(of: element, isTab: focus?.isTab ?? false)
    let words = said.compactMap(\.segment).filter { segment in
      switch segment {
      case .label, .value: true
      default: false
      }
    }
    return Phrasing.spoken.text(of: Utterance(.focus, segments: words))
  }

  /// Says the next or previous stretch of the words of an element.
  mutating func stepThroughText(
    of element: AccessibilityElement, by unit: TextUnit, _ direction: Direction
  ) {
    let text = text(of: element)
    guard !text.isEmpty else { return hear(.note(.rotorEmpty(.text(unit)))) }
    let stand = rotor.textStand.flatMap { $0.text == text ? $0 : nil }
    let walk = TextWalk(text: stand?.text ?? text, unit: unit, wrap: element.lineWrap)
    let found =
      switch direction {
      case .forward: walk.stretch(after: stand?.stretch.upperBound ?? walk.text.startIndex)
      case .backward: walk.stretch(before: stand?.stretch.lowerBound ?? walk.text.startIndex)
      }
    guard let found else { return hear(.sound(.boundary)) }
    let said = decisions(on: walk.text[found], by: unit, of: element)
    let utterance = Utterance(.place, about: element, deciding: said)
    rotor.textStand = TextStand(text: walk.text, stretch: found, rules: utterance.rules)
    say(utterance)
  }

  /// The units by which an element can be gone through.
  func textRotors(of element: AccessibilityElement) -> [Rotor] {
    let text = text(of: element)
    guard !text.isEmpty else { return [] }
    return TextUnit.allCases.filter { unit in
      switch unit {
      case .characters, .words: true
      case .lines, .sentences:
        TextWalk(text: text, unit: unit, wrap: element.lineWrap).hasSeveralStretches
      }
    }.map(Rotor.text)
  }

  private func decisions(
    on stretch: Substring, by unit: TextUnit, of element: AccessibilityElement
  ) -> [Decision] {
    let words = Utterance.Segment.label(String(stretch))
    return switch unit {
    case .characters:
      stretch.first.map {
        decisions(on: $0, by: ReaderRules.rotorCharacters, in: element.language)
      } ?? []
    case .words where WordBreaks.isApproximate(in: stretch):
      [Decision(ReaderRules.rotorWords), Decision(ReaderRules.rotorWordsApproximate, says: words)]
    case .words: [Decision(ReaderRules.rotorWords, says: words)]
    case .lines where element.lineWrap != nil:
      [Decision(ReaderRules.rotorLines), Decision(ReaderRules.rotorLinesByFrame, says: words)]
    case .lines: [Decision(ReaderRules.rotorLines, says: words)]
    case .sentences: [Decision(ReaderRules.rotorSentences, says: words)]
    }
  }
}

extension AccessibilityElement {
  /// How the words of the element are broken into lines, where it is known how wide it is.
  fileprivate var lineWrap: LineWrap? { frame.flatMap { LineWrap(width: $0.width) } }
}
