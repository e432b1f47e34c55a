public import EarshotResources

/// What Swift source was compiled to, by the paths of the source.
///
/// Whoever compiles tells it to the process that shows the screens, in the words of a call.
public struct ClientLibraries: Hashable, Sendable {
  /// What came of compiling.
  public enum Outcome: Hashable, Sendable {
    /// The path of the library, and where its words are.
    case library(String, resources: ResourcePlace)
    /// The errors of the compiler, or why it could not be asked.
    case failure(String)
  }

  /// The word that a call begins with if it tells of libraries.
  private static let argument = "--compiled-source"
  /// What separates the paths of source that was compiled together; no path has it.
  private static let separator = "\u{1F}"

  private var outcomes: [String: Outcome] = [:]

  /// Knows of nothing.
  public init() {}

  /// Whether nothing was compiled.
  public var isEmpty: Bool { outcomes.isEmpty }

  /// What came of compiling source, where somebody did.
  public subscript(source: SourceReference) -> Outcome? {
    get { outcomes[Self.key(source)] }
    set { outcomes[Self.key(source)] = newValue }
  }

  /// The screens to choose from, where source has several and none is named.
  @MainActor
  public func choice(in source: SourceReference) -> ScreenChoice? {
    guard case .library(let path, _) = self[source], source.screen == nil else { return nil }
    do throws(ScreenError) {
      _ = try ClientLibrary(loading: path).screen(meantBy: source)
      return nil
    } catch {
      guard case .severalScreens(let choice) = error else { return nil }
      return choice
    }
  }

  /// The screens that are meant by source: the one that is named, or all that there are to choose
  /// from.
  @MainActor
  public func screens(in source: SourceReference) -> [SourceReference] {
    choice(in: source)?.references ?? [source]
  }

  private static func key(_ source: SourceReference) -> String {
    source.paths.joined(separator: separator)
  }
}

extension ClientLibraries {
  /// Takes what a call tells off its beginning.
  public init(takenFrom arguments: inout [String]) {
    while arguments.count >= 4, arguments[0] == Self.argument {
      let source = arguments[1]
      outcomes[source] =
        ResourcePlace(arguments[2]).map { .library(arguments[3], resources: $0) }
        ?? .failure(arguments[3])
      arguments.removeFirst(4)
    }
  }

  /// How much of errors a call tells, in bytes, because the system limits how long calls may be.
  private static let errorLimit = 4_096

  private static func shortened(_ errors: String) -> String {
    guard errors.utf8.count > errorLimit else { return errors }
    return String(decoding: errors.utf8.prefix(errorLimit), as: UTF8.self) + "…"
  }

  /// The words by which a call tells another process.
  public var arguments: [String] {
    outcomes.sorted { $0.key < $1.key }.flatMap { source, outcome in
      switch outcome {
      case .library(let path, let resources): [Self.argument, source, resources.text, path]
      case .failure(let errors): [Self.argument, source, "failure", Self.shortened(errors)]
      }
    }
  }
}
