/// The form in which a line of speech stands in a transcript.
public enum TranscriptLine {
  /// The characters that mean something at the beginning of a line.
  private static let markers: Set<Character> = [">", "#", "~", "!", "[", "|", "\\"]

  /// Puts a `\` before a line that would otherwise be taken for something else than speech.
  public static func escaping(_ line: String) -> String {
    guard let first = line.unicodeScalars.first else { return line }
    return markers.contains(Character(first)) ? "\\" + line : line
  }

  /// Takes the `\` off again.
  public static func unescaping(_ line: String) -> String {
    line.unicodeScalars.first == "\\" ? String(line.unicodeScalars.dropFirst()) : line
  }
}
