/// A part of a format, before it is known which value it stands for.
enum FormatToken: Hashable {
  case words(String)
  /// A value; its place among the values is stated from 1, or the next one is meant.
  case value(FormatSpecifier, position: Int?)
  /// Words that vary by a number.
  case variable(String, position: Int?)
  /// The number by which the words around vary.
  case own
}
