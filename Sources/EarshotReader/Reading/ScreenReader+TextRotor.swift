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
    let walk = TextWalk(text: stand?.text ?? text, unit: unit)
    let found =
      switch direction {
      case .forward: walk.stretch(after: stand?.stretch.upperBound ?? walk.text.startIndex)
      case .backward: walk.stretch(before: stand?.stretch.lowerBound ?? walk.text.startIndex)
      }
    guard let found else { return hear(.sound(.boundary)) }
    let said = decisions(on: walk.text[found], by: unit)
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
      case .lines, .sentences: TextWalk(text: text, unit: unit).hasSeveralStretches
      }
    }.map(Rotor.text)
  }

  private func decisions(on stretch: Substring, by unit: TextUnit) -> [Decision] {
    let words = Utterance.Segment.label(String(stretch))
    return switch unit {
    case .characters: stretch.first.map(decisions) ?? []
    case .words where WordBreaks.isApproximate(in: stretch):
      [Decision(ReaderRules.rotorWords), Decision(ReaderRules.rotorWordsApproximate, says: words)]
    case .words: [Decision(ReaderRules.rotorWords, says: words)]
    case .lines: [Decision(ReaderRules.rotorLines, says: words)]
    case .sentences: [Decision(ReaderRules.rotorSentences, says: words)]
    }
  }

  private func decisions(on character: Character) -> [Decision] {
    let isCapital = settings[.capitalLetters] && character.isUppercase
    let said =
      isCapital
      ? Decision(ReaderRules.capitalLetters, says: .capitalLetter(character))
      : Decision(ReaderRules.rotorCharacters, says: .character(character))
    guard settings[.phonetic], let word = SpellingAlphabet.word(for: character) else {
      return [said]
    }
    return [said, Decision(ReaderRules.rotorPhonetic, says: .phonetic(word))]
  }
}
