/// Words that begin or end as a sentence does.
enum Sentence {
  /// The words with a full stop, unless a mark is there already that ends a sentence.
  static func ending(_ words: String) -> String {
    words.last.map(".?!…".contains) == true ? words : "\(words)."
  }
}
