import EarshotFiles
import EarshotText
import EarshotUI

/// The screens of client code, as somebody chooses among them.
@MainActor
struct ScreenMenu {
  /// What is offered: previews, providers and programs, and where there are none, views.
  let entries: [ClientScreen]
  private let all: [ClientScreen]
  private let source: SourceReference

  init(of screens: [ClientScreen], in source: SourceReference) {
    let names = source.paths.filter { $0.hasSuffix(".swift") }.map(Self.fileName)
    // Of files, only what stands in them is meant, and not what is compiled along with them.
    let isFolder = names.count < source.paths.count
    let meant = screens.filter { isFolder || names.contains(Self.fileName($0.file)) }
    let shown = meant.filter { $0.kind != .view }
    self.source = source
    all = meant
    entries = shown.isEmpty ? meant : shown
  }

  /// The screen of a name, or of a number in the list.
  func screen(named name: String) -> ClientScreen? {
    if let screen = (entries + all).first(where: { $0.name == name }) { return screen }
    guard let number = Int(name), entries.indices.contains(number - 1) else { return nil }
    return entries[number - 1]
  }

  /// The list as it is printed.
  var choice: ScreenChoice {
    ScreenChoice(source: source, titles: entries.map(Self.title), names: all.compactMap(\.name))
  }

  private static func title(_ screen: ClientScreen) -> String {
    let kind =
      switch screen.kind {
      case .preview: "preview"
      case .provider: "previews"
      case .program: "app"
      case .view: "view"
      }
    let place = "\(fileName(screen.file)):\(screen.line)"
    return screen.name.map { "\($0) (\(kind), \(place))" } ?? "\(kind) without a name (\(place))"
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

/// Several screens in Swift source, of which none was chosen.
public struct ScreenChoice: Hashable, Sendable {
  /// Where the screens are.
  public let source: SourceReference
  /// What each is called, and where it stands; the first has the number 1.
  public let titles: [String]
  /// The names by which screens can be had.
  let names: [String]

  /// The screens with their numbers, one a line.
  public var list: String {
    let width = "\(titles.count)".count
    return titles.enumerated().map { index, title in
      let number = "\(index + 1)"
      let indent = String(repeating: " ", count: width - number.count)
      return "  \(indent)\(number)  \(PrintableText.line(title))"
    }.joined(separator: "\n")
  }

  /// How the reference to a screen of a number is written.
  public func reference(to number: Int) -> SourceReference {
    SourceReference(paths: source.paths, screen: "\(number)")
  }
}
