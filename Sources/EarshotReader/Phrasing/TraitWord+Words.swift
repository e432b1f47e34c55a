extension TraitWord {
  /// What is said in a language, given as a BCP 47 tag; in English where there are no words for it.
  package func words(inLanguage tag: String?) -> String {
    Vocabulary.forLanguage(tag).word(for: self)
  }
}
