/// A stretch of text by which a person goes through the words of an element.
public enum TextUnit: String, Hashable, Sendable, CaseIterable {
  /// What a reader takes for one character, however many scalars it is made of.
  case characters
  /// Words as Unicode's default segmentation finds them.
  case words
  /// What stands between line breaks, those of the text and those of the frame.
  case lines
  /// What ends in a mark that ends sentences.
  case sentences
}
