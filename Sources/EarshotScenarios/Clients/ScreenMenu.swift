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
    ScreenChoice(
      source: source, titles: entries.map(Self.title),
      names: all.compactMap(Self.name),
      listedNames: entries.map(Self.name))
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
    return name(screen).map { "\($0) (\(kind), \(place))" } ?? "\(kind) without a name (\(place))"
  }

  /// The name by which somebody can ask for a screen; nil where there is none to see.
  private static func name(_ screen: ClientScreen) -> String? {
    screen.name.flatMap { $0.trimmingWhiteSpace().isEmpty ? nil : $0 }
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
  /// The name of each that is listed, where it has one.
  let listedNames: [String?]

  /// How a screen is named behind its source.
  var example: SourceReference {
    SourceReference(paths: source.paths, screen: listedNames.first?.flatMap(\.self) ?? "1")
  }

  /// The screens with their numbers, one a line.
  public var list: String {
    let width = "\(titles.count)".count
    return titles.enumerated().map { index, title in
      let number = "\(index + 1)"
      let indent = String(repeating: " ", count: width - number.count)
      return "  \(indent)\(number)  \(PrintableText.line(title))"
    }.joined(separator: "\n")
  }

  /// How each screen of the list is named: by its name, or where others have the same, its number.
  var references: [SourceReference] {
    listedNames.enumerated().map { index, name in
      let isUnique = listedNames.count { $0 == name } == 1
      let ownName = isUnique ? name : nil
      return SourceReference(paths: source.paths, screen: ownName ?? "\(index + 1)")
    }
  }

  /// The reference to a screen by its name or number; nil where there is none.
  public func reference(to screen: String) -> SourceReference? {
    let isNumber = Int(screen).map { (1...titles.count).contains($0) } ?? false
    guard isNumber || names.contains(screen) else { return nil }
    return SourceReference(paths: source.paths, screen: screen)
  }
}
