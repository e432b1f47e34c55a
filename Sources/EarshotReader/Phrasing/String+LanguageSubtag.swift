extension String {
  /// The language in a BCP 47 tag, in lower case and without script and region.
  var languageSubtag: String { prefix(while: \.isLetter).lowercased() }
}
