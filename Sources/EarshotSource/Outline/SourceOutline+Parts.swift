extension SourceOutline {
  /// A type, an extension or a function.
  public struct Declaration: Hashable, Sendable {
    /// What is declared.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A structure.
      case structure = "struct"
      /// A class.
      case classType = "class"
      /// An enumeration.
      case enumeration = "enum"
      /// An actor.
      case actor = "actor"
      /// A protocol.
      case protocolType = "protocol"
      /// An extension, which bears the name of what it extends.
      case extensionOfType = "extension"
      /// A function, which bears its name without its labels.
      case function = "func"
      /// Another name of a type.
      case alias = "typealias"
    }

    /// What is declared.
    public let kind: Kind
    /// The name with those of the types around it, as in `Outer.Row`.
    public let name: String
    /// Whether other files of the module can name it.
    public let isVisibleToModule: Bool
    /// Whether it, or a type around it, has generic parameters.
    public let isGeneric: Bool
    /// The attributes without `@` and without arguments, as in `main`.
    public let attributes: [String]
    /// The types after the colon, as written.
    public let inherited: [String]
    /// Where its name stands.
    public let position: SourcePosition
  }

  /// An initialiser that is written out.
  public struct Initializer: Hashable, Sendable {
    /// The name of the type, as that of its declaration.
    public let type: String
    /// Whether other files of the module can use it.
    public let isVisibleToModule: Bool
    /// Whether each parameter, if there are any, has a value of its own.
    public let needsNoArguments: Bool
  }

  /// A `#Preview`.
  public struct Preview: Hashable, Sendable {
    /// The name, where it is a string literal in one line and without interpolation.
    public let name: String?
    /// Where its `#` stands.
    public let position: SourcePosition
  }

  /// An imported module.
  public struct Import: Hashable, Sendable {
    /// The module, as in `UIKit`.
    public let module: String
    /// Where the module's name stands.
    public let position: SourcePosition
  }
}
