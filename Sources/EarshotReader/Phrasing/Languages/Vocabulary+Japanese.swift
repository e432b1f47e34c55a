import EarshotTree

extension Vocabulary {
  /// These words are this project's own; nobody has compared them with a device yet.
  static let japanese = Vocabulary(
    selected: "選択中",
    back: "戻る",
    actionsAvailable: "アクションがあります",
    moreContentAvailable: "ほかの内容があります",
    activateAction: "アクティベート（デフォルト）",
    traits: [
      .dimmed: "使用不可",
      .button: "ボタン",
      .popUpButton: "ポップアップボタン",
      .backButton: "戻るボタン",
      .switchButton: "切り替えボタン",
      .toggle: "切り替えボタン",
      .on: "オン",
      .off: "オフ",
      .mixed: "混在",
      .tab: "タブ",
      .textField: "テキストフィールド",
      .secureTextField: "セキュリティ保護されたテキストフィールド",
      .isEditing: "編集中",
      .insertionPointAtStart: "挿入ポイントは先頭です",
      .heading: "見出し",
      .link: "リンク",
      .pickerItem: "ピッカー項目",
      .adjustable: "調整可能",
      .image: "イメージ",
      .searchField: "検索フィールド",
      .expanded: "展開済み",
      .collapsed: "折りたたみ済み",
    ],
    hints: [
      .toggle: "ダブルタップして設定を切り替えます。",
      .edit: "ダブルタップして編集します。",
      .misspelledWords: "ローターを使ってスペルミスの単語に移動できます",
      .adjust: "1本指で上下にスワイプして値を調整します。",
    ],
    rotor: .japanese,
    chartChoices: [
      .describe: "グラフの説明",
      .play: "オーディオグラフを再生",
      .details: "グラフの詳細",
    ],
    edges: [
      .listStart: "リストの先頭",
      .listEnd: "リストの末尾",
      .landmarkStart: "ランドマーク",
      .landmarkEnd: "終わり",
    ],
    cellHeadings: [.row: "行見出し", .column: "列見出し"],
    spots: japaneseSpots,
    cellPlace: { place in
      switch place {
      case .spansRows(let count): "\(count)行にまたがる"
      case .spansColumns(let count): "\(count)列にまたがる"
      case .row(let number): "\(number)行"
      case .column(let number): "\(number)列"
      }
    },
    headingLevel: { "見出しレベル\($0)" },
    position: { "\($0.count)個中\($0.place)個目" },
    chart: englishWords)
}
