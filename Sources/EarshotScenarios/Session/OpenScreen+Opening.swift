public import EarshotConversation
public import EarshotImport
public import EarshotScreens
import EarshotText
import Glibc

extension OpenScreen {
  /// Opens a screen that comes with Earshot, or a conversation or a tree from a file.
  public init(opening reference: ScreenReference) throws(ScreenError) {
    switch reference {
    case .named(let name): self = try Self.builtIn(name)
    case .file(let path): self = try Self.file(path)
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
      return "; for the file of that name, write \(PrintableText.quoting("./" + name))"
    }
    return NearestName.help(for: name, among: ScreenCatalog.names)
  }

  private static func file(_ path: String) throws(ScreenError) -> OpenScreen {
    guard !path.hasSuffix(".swift") else {
      throw .failed("\(path): error: playing SwiftUI source files is not supported yet")
    }
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
  /// Opening failed for a reason that a sentence tells.
  case failed(String)

  /// The error on one line.
  public var description: String {
    switch self {
    case .unknownScreen(let name, let help):
      "unknown screen \(PrintableText.quoting(name))\(help)"
    case .malformed(let error): "\(error)"
    case .malformedTree(let error): "\(error)"
    case .failed(let sentence): PrintableText.line(sentence)
    }
  }
}
