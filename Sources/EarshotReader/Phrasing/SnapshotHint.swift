/// The hint of an element as AccessibilitySnapshot prints it.
struct SnapshotHint {
  let vocabulary: SnapshotVocabulary
  private(set) var text = ""

  init(vocabulary: SnapshotVocabulary) { self.vocabulary = vocabulary }

  mutating func add(_ segment: Utterance.Segment) {
    switch segment {
    case .hint(let words): text = words
    case .defaultHint(.toggle): join(vocabulary.toggleHint)
    case .defaultHint(.adjust): join(vocabulary.adjustHint)
    case .defaultHint(.edit): text = vocabulary.editHint
    case .defaultHint(.misspelledWords): addMisspelledWords()
    default: break
    }
  }

  /// How to edit takes the place of the app's hint; both halves of it are one text.
  private mutating func addMisspelledWords() {
    let isBesideEdit = text == vocabulary.editHint
    text = isBesideEdit ? vocabulary.editAreaHint : vocabulary.misspelledWordsHint
  }

  private mutating func join(_ words: String) {
    if text.isEmpty {
      text = words
      return
    }
    text = (text.hasSuffix(".") ? String(text.dropLast()) : text) + ". " + words
  }
}
