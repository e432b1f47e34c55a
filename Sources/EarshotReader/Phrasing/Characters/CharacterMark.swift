/// A mark or symbol that has a name, with all characters that are called so.
enum CharacterMark: String, CaseIterable {
  case space
  case newLine
  case tab = "\t"
  case fullStop = ".。．｡۔"
  case comma = ",，،、"
  case questionMark = "?？؟"
  case exclamationMark = "!！"
  case colon = ":："
  case semicolon = ";；؛"
  case hyphen = "-‐‑"
  case dash = "–—―"
  case apostrophe = "'’"
  case quotationMark = "\"“”„‟‚‘‹›«»「」『』"
  case leftParenthesis = "(（"
  case rightParenthesis = ")）"
  case slash = "/／"
  case atSign = "@＠"
  case numberSign = "#＃"
  case ampersand = "&＆"
  case underscore = "_＿"
  case ellipsis = "…"
  case bullet = "•"
  case star = "*＊"
  case plus = "+＋"
  case equals = "=＝"
  case percent = "%％٪"
  case leftBracket = "[［"
  case rightBracket = "]］"
  case leftBrace = "{｛"
  case rightBrace = "}｝"
  case backslash = "\\＼"
  case verticalBar = "|｜"
  case tilde = "~～〜"
  case caret = "^"
  case backtick = "`"
  case lessThan = "<＜"
  case greaterThan = ">＞"
  case invertedQuestionMark = "¿"
  case invertedExclamationMark = "¡"
  case middleDot = "·・"
  case degree = "°"
  case section = "§"
  case times = "×"
  case dividedBy = "÷"
  case plusMinus = "±"
  case minus = "−"
  case copyright = "©"
  case registered = "®"
  case trademark = "™"

  /// The mark that a character is, if it is one.
  init?(of character: Character) {
    if character.isNewline {
      self = .newLine
    } else if let mark = Self.byCharacter[character] {
      self = mark
    } else if character.isWhitespace {
      self = .space
    } else {
      return nil
    }
  }

  private static let byCharacter: [Character: Self] = {
    var marks: [Character: Self] = [:]
    for mark in allCases where mark != .space && mark != .newLine {
      for character in mark.rawValue { marks[character] = mark }
    }
    return marks
  }()
}
