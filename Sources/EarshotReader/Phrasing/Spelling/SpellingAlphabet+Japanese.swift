extension SpellingAlphabet {
  /// What is spelled on the telephone: a word in which each kana is the first or the last.
  static let japanese: SpellingAlphabet = {
    var words: [Unicode.Scalar: String] = ["ー": "長音"]
    for (kana, word) in plain.words { words[kana] = word }
    for (voiced, base) in zip(
      "がぎぐげござじずぜぞだぢづでどばびぶべぼゔ".unicodeScalars,
      "かきくけこさしすせそたちつてとはひふへほう".unicodeScalars)
    {
      words[voiced] = words[base].map { "\($0)に濁点" }
    }
    for (voiced, base) in zip("ぱぴぷぺぽ".unicodeScalars, "はひふへほ".unicodeScalars) {
      words[voiced] = words[base].map { "\($0)に半濁点" }
    }
    for (small, large) in zip("ぁぃぅぇぉっゃゅょゎ".unicodeScalars, "アイウエオツヤユヨワ") {
      words[small] = "小さい\(large)"
    }
    return SpellingAlphabet(words: words.merging(katakana(of: words)) { first, _ in first })
  }()

  private static let plain = SpellingAlphabet(
    "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん",
    """
    朝日のア, いろはのイ, 上野のウ, 英語のエ, 大阪のオ, 為替のカ, 切手のキ, クラブのク, 景色のケ, 子供のコ, \
    桜のサ, 新聞のシ, すずめのス, 世界のセ, そろばんのソ, 煙草のタ, 千鳥のチ, 鶴亀のツ, 手紙のテ, 東京のト, \
    名古屋のナ, 日本のニ, 沼津のヌ, ねずみのネ, 野原のノ, はがきのハ, 飛行機のヒ, 富士山のフ, 平和のヘ, \
    保険のホ, マッチのマ, 三笠のミ, 無線のム, 明治のメ, もみじのモ, 大和のヤ, 弓矢のユ, 吉野のヨ, ラジオのラ, \
    りんごのリ, るすいのル, れんげのレ, ローマのロ, わらびのワ, 尾張のヲ, おしまいのン
    """)

  /// The same words for the other kana, which stand in the same order in Unicode.
  private static func katakana(of words: [Unicode.Scalar: String]) -> [Unicode.Scalar: String] {
    Dictionary(
      words.compactMap { kana, word in
        (0x3041...0x3096).contains(kana.value)
          ? Unicode.Scalar(kana.value + 0x60).map { ($0, word) } : nil
      },
      uniquingKeysWith: { first, _ in first })
  }
}
