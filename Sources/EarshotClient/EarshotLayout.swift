import EarshotFiles

/// Where the parts of Earshot are that client code is compiled against.
package struct EarshotLayout: Hashable, Sendable {
  /// The folder with the modules that source files import.
  let modules: String
  /// The program that expands macros.
  let macros: String
  /// What makes a C module of the header that the modules need.
  let previewModuleMap: String
  /// The object that finds the previews of the library that it is linked into.
  let previewObject: String

  /// Finds the parts around a program: beside it, as a build leaves them, or where they are
  /// installed, in `lib/earshot` next to the folder of the program.
  package init(around program: String = FileSystem.program) throws(ClientBuildError) {
    let folder = FilePath.folder(of: program)
    let installed = FilePath.resolved("\(folder)../lib/earshot")
    try self.init(in: installed.map { "\($0)/" } ?? folder)
  }

  private init(in folder: String) throws(ClientBuildError) {
    func path(_ names: String...) throws(ClientBuildError) -> String {
      for name in names where FilePath.exists(folder + name) { return folder + name }
      throw .missingPart(names[0], folder: folder)
    }
    modules = try path("Modules")
    _ = try path("Modules/SwiftUI.swiftmodule")
    macros = try path("EarshotMacros-tool", "EarshotMacros")
    previewModuleMap = try path(
      "CPreviewSection.build/module.modulemap", "CPreviewSection/module.modulemap")
    previewObject = try path(
      "CPreviewSection.build/CPreviewSection.c.o", "CPreviewSection/CPreviewSection.o")
  }

  /// All that makes a difference to what comes of compiling: the modules, and what is used with them.
  var parts: [String] {
    FilePath.names(in: modules).filter { $0.hasSuffix(".swiftmodule") }.map { "\(modules)/\($0)" }
      + [macros, previewModuleMap, previewObject]
  }

  /// What tells the compiler where the parts are.
  var compilerArguments: [String] {
    [
      "-I", modules, "-load-plugin-executable", "\(macros)#EarshotMacros",
      "-Xcc", "-fmodule-map-file=\(previewModuleMap)",
    ]
  }
}
