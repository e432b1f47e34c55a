extension RotorVocabulary {
  /// These words are this project's own; nobody has compared them with a device yet.
  static let japanese = RotorVocabulary(
    names: [
      .actions: "アクション",
      .adjustValue: "値を調整",
      .audioGraph: "オーディオグラフ",
      .moreContent: "その他のコンテンツ",
      .text(.characters): "文字",
      .text(.words): "単語",
      .text(.lines): "行",
      .text(.sentences): "文",
      .kind(.headings): "見出し",
      .kind(.links): "リンク",
      .kind(.buttons): "ボタン",
      .kind(.formControls): "フォームコントロール",
      .kind(.textFields): "テキストフィールド",
      .kind(.searchFields): "検索フィールド",
      .kind(.images): "イメージ",
      .container(.containers): "コンテナ",
      .container(.landmarks): "ランドマーク",
      .container(.tables): "表",
      .container(.lists): "リスト",
      .verticalNavigation: "縦方向のナビゲーション",
      .speechRate: "読み上げ速度",
      .language: "言語",
    ],
    heading: "見出し",
    defaultLanguage: "デフォルトの言語",
    percent: "%")
}
