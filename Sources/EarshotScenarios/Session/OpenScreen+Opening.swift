public import EarshotConversation
import EarshotFiles
public import EarshotImport
import EarshotReader
import EarshotResources
public import EarshotScreens
import EarshotText
import EarshotUI
import Glibc

extension OpenScreen {
  /// Opens a screen that comes with Earshot, a conversation or a tree from a file, or a screen of
  /// source that was compiled, with its words in the language that settings choose.
  public init(
    opening reference: ScreenReference, compiled libraries: ClientLibraries = ClientLibraries(),
    settings: [TranscriptSetting] = []
  ) throws(ScreenError) {
    switch reference.resolved {
    case .named(let name): self = try Self.builtIn(name)
    case .file(let path): self = try Self.file(path)
    case .source(let source): self = try Self.source(source, compiled: libraries, settings)
    }
  }

  private static func source(
    _ source: SourceReference, compiled libraries: ClientLibraries,
    _ settings: [TranscriptSetting]
  ) throws(ScreenError) -> OpenScreen {
    switch libraries[source] {
    case .library(let path, let resources):
      // The language comes first: the code of a screen may take words as soon as it is loaded.
      let environment = try environment(with: resources, settings)
      let screen = try ClientLibrary(loading: path).screen(meantBy: source)
      return OpenScreen(screen.view, in: environment)
    case .failure(let errors): throw .notCompiled(errors)
    case nil:
      throw .failed("\(source): error: Swift source is played by the program 'earshot' only")
    }
  }

  /// Opens a conversation or a tree that JSON describes; `file` is named in errors and not opened.
  public init(parsing json: String, file: String) throws(ScreenError) {
    let bytes = Array(json.utf8)
    switch FileKind(of: bytes) {
    case .conversation:
      do { self = OpenScreen(try Conversation(parsing: bytes, file: file)) } catch {
        throw .malformed(error)
      }
    case .tree:
      do { self = OpenScreen(TreeSource(try TreeDocument(parsing: bytes, file: file))) } catch {
        throw .malformedTree(error)
      }
    }
  }

  private static func environment(
    with resources: ResourcePlace, _ settings: [TranscriptSetting]
  ) throws(ScreenError) -> EnvironmentValues {
    let language = settings.last { $0.name == ReaderSetting.language.rawValue }?.value
    do {
      return AppLanguage.launch(
        in: language ?? usualLanguage, with: try resources.read().localizations)
    } catch {
      throw .failed("\(error)")
    }
  }

  /// The language and region of a new device.
  private static let usualLanguage = "en_US"

  private static func builtIn(_ name: String) throws(ScreenError) -> OpenScreen {
    guard let entry = ScreenCatalog.entry(named: name) else {
      throw .unknownScreen(name, help: help(for: name))
    }
    do {
      return try entry.open()
    } catch {
      throw .failed("the screen '\(name)' could not be opened: \(error)")
    }
  }

  private static func help(for name: String) -> String {
    guard access(name, F_OK) != 0 else {
      let kind = FilePath.isFolder(name) ? "folder" : "file"
      return "; for the \(kind) of that name, write \(PrintableText.quoting("./" + name))"
    }
    return NearestName.help(for: name, among: ScreenCatalog.names)
  }

  private static func file(_ path: String) throws(ScreenError) -> OpenScreen {
    switch FileKind(ofFile: path) {
    case .conversation: return OpenScreen(try conversation(path))
    case .tree: return OpenScreen(TreeSource(try tree(path)))
    }
  }

  private static func conversation(_ path: String) throws(ScreenError) -> Conversation {
    do { return try Conversation(contentsOfFile: path) } catch { throw .malformed(error) }
  }

  private static func tree(_ path: String) throws(ScreenError) -> TreeDocument {
    do { return try TreeDocument(contentsOfFile: path) } catch { throw .malformedTree(error) }
  }
}

/// Why a screen could not be opened.
public enum ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No screen has the name; what follows helps to find the right one.
  case unknownScreen(String, help: String)
  /// The file is no conversation.
  case malformed(ConversationFileError)
  /// The file is no accessibility tree.
  case malformedTree(TreeFileError)
  /// Swift source does not compile, for reasons that the compiler gave.
  case notCompiled(String)
  /// There is nothing in Swift source that could be shown.
  case nothingToShow(SourceReference)
  /// There are several screens in Swift source, and none was chosen.
  case severalScreens(ScreenChoice)
  /// No screen in Swift source has the name.
  case unknownSourceScreen(String, ScreenChoice)
  /// Opening failed for a reason that a sentence tells.
  case failed(String)

  /// The first line of the error.
  var summary: String { description.split(separator: "\n").first.map(String.init) ?? "" }

  /// The error; on one line, except for what a compiler says and a list of screens.
  public var description: String {
    switch self {
    case .notCompiled(let errors): errors
    case .nothingToShow(let source):
      PrintableText.line(
        "\(source): error: there is no screen here; add '#Preview { … }' with the view to show")
    case .severalScreens(let choice):
      PrintableText.line(
        "\(choice.source): error: there are \(choice.titles.count) screens here; "
          + "name one, as in \(PrintableText.quoting("\(choice.example)"))") + "\n" + choice.list
    case .unknownSourceScreen(let name, let choice):
      PrintableText.line(
        "\(choice.source): error: no screen is called \(PrintableText.quoting(name))"
          + NearestName.help(for: name, among: choice.names)) + "\n" + choice.list
    case .unknownScreen(let name, let help):
      "unknown screen \(PrintableText.quoting(name))\(help)"
    case .malformed(let error): "\(error)"
    case .malformedTree(let error): "\(error)"
    case .failed(let sentence): PrintableText.line(sentence)
    }
  }
}
