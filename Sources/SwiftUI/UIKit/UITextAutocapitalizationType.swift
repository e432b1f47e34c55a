#if !canImport(Darwin)
  /// Which letters become capitals as they are typed.
  public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
  }
#endif
