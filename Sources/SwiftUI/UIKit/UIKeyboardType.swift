#if !canImport(Darwin)
  /// Which keys a keyboard has.
  public enum UIKeyboardType: Int, Hashable, Sendable {
    /// The usual ones.
    case `default`
    /// Those of plain text.
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Those of an address on the web.
    case URL
    /// Digits.
    case numberPad
    /// Those of a telephone.
    case phonePad
    /// Those of a name and a telephone number.
    case namePhonePad
    /// Those of a mail address.
    case emailAddress
    /// Digits and a point.
    case decimalPad
    /// Those of a short message.
    case twitter
    /// Those of a search on the web.
    case webSearch
    /// Digits of plain text.
    case asciiCapableNumberPad
  }
#endif
