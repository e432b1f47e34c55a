/// Why a line is a command of the screen reader and still can not be carried out.
public struct MalformedCommand: Error, Hashable, CustomStringConvertible {
  /// What is wrong, as one sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}
