/// A type in client code that may be a screen by itself.
package struct OfferedType: Hashable, Sendable {
  /// The name by which other files know the type, with those of the types around it.
  package let name: String
  /// The path of its file.
  package let file: String
  /// The line on which it is declared, from 1.
  package let line: Int
  /// Whether an initialiser may make it without arguments.
  package let mayBeMadeAlone: Bool

  package init(name: String, file: String, line: Int, mayBeMadeAlone: Bool) {
    self.name = name
    self.file = file
    self.line = line
    self.mayBeMadeAlone = mayBeMadeAlone
  }
}
