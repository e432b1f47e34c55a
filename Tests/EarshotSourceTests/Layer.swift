import EarshotTestSupport
import Foundation

@testable import EarshotSource

/// The sources of the modules that client code imports.
enum Layer {
  static let root = URL(filePath: Repository.root)

  private static let sources = Result { try working().map { SourceText(Array($0.utf8)) } }
  private static let outlines = Result {
    try working().flatMap { try SourceOutline(of: $0, file: "").declarations }
  }

  /// All names that are declared and work, whatever they name.
  static func names() throws -> Set<String> {
    let declared = DeclaredNames(in: try sources.get())
    return declared.all.union(declared.settings)
  }

  /// The types at file scope and the functions that work.
  static func typesAndFunctions() throws -> (types: Set<String>, functions: Set<String>) {
    let declarations = try outlines.get()
    let types = declarations.filter { $0.kind != .function && $0.isVisibleToModule }.map(\.name)
    let functions = declarations.filter { $0.kind == .function }.compactMap {
      $0.name.split(separator: ".").last.map(String.init)
    }
    return (Set(types), Set(functions))
  }

  private static func working() throws -> [String] {
    let modules = ["Accessibility", "Charts", "Combine", "EarshotUI", "SwiftUI"]
    return try modules.flatMap { try texts(in: "Sources/\($0)") { !$0.contains("/Refused/") } }
  }

  /// The names that it refuses.
  static func refused() throws -> [String] {
    try texts(in: "Sources/SwiftUI/Refused") { _ in true }
  }

  /// The texts of the Swift files in a folder and below it.
  static func texts(in folder: String, where isWanted: (String) -> Bool) throws -> [String] {
    try paths(in: folder).filter(isWanted).map {
      try String(contentsOf: root.appending(path: $0), encoding: .utf8)
    }
  }

  /// The paths of Swift files from the root.
  static func paths(in folder: String) throws -> [String] {
    let place = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: place.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
