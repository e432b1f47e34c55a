extension EmojiGrammar {
  static let turkish = EmojiGrammar(
    list: List(" ", " ", " "), flag: { "bayrak: \($0)" }, keycap: "tuş", times: { "\($0) kez" })

  static let japanese = EmojiGrammar(
    list: List(" ", " ", " "), flag: { "旗: \($0)" }, keycap: "囲み数字", unknown: "絵文字",
    pause: "、", isUnspaced: true, times: { "\($0)回" })

  static let korean = EmojiGrammar(
    list: List(" ", " ", " "), flag: { "깃발: \($0)" }, keycap: "키 캡", unknown: "이모지",
    times: { "\($0)번" })

  static let simplifiedChinese = EmojiGrammar(
    list: List("", "", ""), flag: { "旗: \($0)" }, keycap: "按键", unknown: "表情符号",
    pause: "，", isUnspaced: true, times: { "\($0)次" })

  static let traditionalChinese = EmojiGrammar(
    list: List(" ", " ", " "), flag: { "旗子: \($0)" }, keycap: "按鍵", unknown: "表情符號",
    pause: "，", isUnspaced: true, times: { "\($0)次" })

  static let arabic = EmojiGrammar(
    list: List(" و", "، و", "، و"), flag: { "علم: \($0)" }, keycap: "مفتاح",
    unknown: "رمز تعبيري", pause: "، ", times: arabicTimes)

  static let hebrew = EmojiGrammar(
    list: List(", ", ", ", ", "), flag: { "דגל: \($0)" }, keycap: "מקש", unknown: "אמוג׳י",
    times: { $0 == 2 ? "פעמיים" : "\($0) פעמים" })

  static let hindi = EmojiGrammar(
    list: List(", ", ", ", ", "), flag: { "झंडा: \($0)" }, keycap: "कीकैप", unknown: "इमोजी",
    times: { "\($0) बार" })

  private static func arabicTimes(_ count: Int) -> String {
    switch count {
    case 2: "مرتين"
    case _ where (3...10).contains(count % 100): "\(count) مرات"
    default: "\(count) مرة"
    }
  }
}
