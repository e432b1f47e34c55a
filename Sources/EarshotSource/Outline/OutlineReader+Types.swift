extension OutlineReader {
  /// The types after a colon, up to the body or the conditions.
  mutating func inheritedTypes() -> [String] {
    place += 1
    var types: [String] = []
    var words = ""
    while let token = token(), !isMark("{"), word() != "where" {
      if isMark(",") || isMark("&") {
        types.append(words)
        words = ""
        place += 1
      } else if isMark("<") {
        skipParameters()
      } else if isMark("(") {
        skipGroup()
      } else if isMark("@") {
        place += 2
      } else {
        words += source.text(token)
        place += 1
      }
    }
    return (types + [words]).filter { !$0.isEmpty }
  }

  /// Goes past generic parameters, whose opening sign is next.
  mutating func skipParameters() {
    var open = 0
    while let token = token(), !isMark("{"), !isMark("}") {
      if isMark("<") { open += 1 }
      if isMark(">") { open -= 1 }
      if token.kind == .mark, isMark("(") || isMark("[") { skipGroup() } else { place += 1 }
      if open == 0 { return }
    }
  }

  /// Goes past a pair of parentheses, brackets or braces, whose opening one is next.
  mutating func skipGroup() {
    var open = 0
    while token() != nil {
      if isMark("(") || isMark("[") || isMark("{") { open += 1 }
      if isMark(")") || isMark("]") || isMark("}") { open -= 1 }
      place += 1
      if open <= 0 { return }
    }
  }
}
