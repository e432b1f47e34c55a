import EarshotText
import EarshotTree

/// Makes the text that AccessibilitySnapshot prints, so that its reference images can be compared.
///
/// It is an approximation of its own: the value of a cell comes last, custom content is printed
/// elsewhere, and neither levels of headings nor states of disclosure are said.
struct SnapshotPhrasing {
  let vocabulary: SnapshotVocabulary

  func text(of utterance: Utterance) -> String {
    var description = SnapshotDescription(vocabulary: vocabulary)
    var hint = SnapshotHint(vocabulary: vocabulary)
    var remarks: [String] = []
    for segment in utterance.segments {
      switch segment {
      case .hint, .defaultHint: hint.add(segment)
      case .actionsAvailable: remarks.append(vocabulary.actionsAvailable)
      case .moreContentAvailable: remarks.append(vocabulary.moreContentAvailable)
      default: description.add(segment)
      }
    }
    return joined([description.text, hint.text] + remarks)
  }

  /// Sentences after each other, which on an image stand on lines of their own.
  private func joined(_ sentences: [String]) -> String {
    sentences.reduce(into: "") { text, sentence in
      guard !sentence.isEmpty else { return }
      if !text.isEmpty { text = SnapshotPhrasing.closed(text) + " " }
      text += sentence
    }
  }

  /// A text that ends in a full stop; no other mark counts.
  static func closed(_ text: String) -> String {
    text.isEmpty || text.hasSuffix(".") ? text : text + "."
  }
}
