import EarshotFiles
import EarshotProcesses
import EarshotResources

/// Compiles client code into a library that Earshot loads, or finds it where it is kept.
package struct ClientCompiler {
  /// How code is compiled.
  package struct Options: Hashable, Sendable {
    /// The version of the language that files are written in, as in `-swift-version`.
    package var languageVersion: String
    /// Further arguments of the compiler.
    package var arguments: [String] = []
    /// Whether types have names of their own, so that the library can be loaded beside another one
    /// that was compiled from the same files earlier.
    package var hasOwnModule = false

    package init(languageVersion: String = "5") { self.languageVersion = languageVersion }
  }

  /// The variables that the compiler finds, and no other.
  private static let variables = [
    "DEVELOPER_DIR", "HOME", "LANG", "LC_*", "LD_LIBRARY_PATH", "PATH", "SDKROOT", "SWIFTLY_*",
    "TMPDIR", "TZ", "XDG_*",
  ]
  private static let libraryName = "screens.so"
  /// How many errors and notes are told.
  private static let errorLimit = 100

  private let toolchain: Toolchain
  private let layout: EarshotLayout
  private let cache: ClientCache
  private let options: Options
  private let environment = ProcessEnvironment.current.keeping(only: variables)

  package init(
    toolchain: Toolchain, layout: EarshotLayout, cache: ClientCache, options: Options = Options()
  ) {
    self.toolchain = toolchain
    self.layout = layout
    self.cache = cache
    self.options = options
  }

  /// The path of the library with what the sources declare, and with the screens of
  /// some names among them.
  package func library(
    of sources: ClientSources, showing screens: Set<String>
  ) throws(ClientBuildError) -> String {
    let types = OfferedType.types(in: sources.requested, named: screens)
    let assets = try Self.assets(of: sources)
    let sum = try sum(of: sources, with: assets, offering: types)
    if let library = cache.file(Self.libraryName, for: sum) { return library }
    try sources.checkUses()
    let kept = try cache.keep(Self.libraryName, for: sum) { (folder) throws(ClientBuildError) in
      let extra = try write(assets, to: "\(folder)/EarshotAssets.swift")
      do throws(ClientBuildError) {
        try compile(sources, with: extra, offering: types, as: moduleName(for: sum), into: folder)
      } catch {
        try sources.checkUnchanged()
        throw error
      }
      try sources.checkUnchanged()
    }
    switch kept {
    case .success(let library): return library
    case .failure(let failure): throw .unusableCache(cache.folder, reason: failure)
    }
  }

  /// Compiles; types that turn out not to be known to other files are left out, and it is compiled
  /// again without them.
  private func compile(
    _ sources: ClientSources, with extra: [String], offering types: [OfferedType],
    as module: String, into folder: String
  ) throws(ClientBuildError) {
    let offer = OfferSource(offering: types)
    let offerFile = "\(folder)/EarshotOffer.swift"
    _ = try write(offer.text, to: offerFile)
    let run = try run(
      compilerArguments + [
        "-module-cache-path", cache.headerModules, "-module-abi-name", module,
        "-o", "\(folder)/\(Self.libraryName)", offerFile,
        layout.previewObject,
      ] + extra + sources.files.map(\.path))
    guard !run.succeeded else {
      guard FileSystem.isFile("\(folder)/\(Self.libraryName)") else {
        throw .compilerFailed("said that all is well, and wrote nothing")
      }
      return
    }
    let diagnostics = CompilerDiagnostics(run.output)
    let remaining = offer.types(exceptOnLines: diagnostics.lines(ofErrorsIn: offerFile))
    guard remaining.count < types.count else {
      throw failure(of: run, saying: diagnostics.errors(in: Set(sources.files.map(\.path))))
    }
    try compile(sources, with: extra, offering: remaining, as: module, into: folder)
  }

  /// The name of the module for the runtime, which takes types of the same full name for the same,
  /// wherever they were loaded from.
  private func moduleName(for sum: ContentHash) -> String {
    options.hasOwnModule ? "\(Self.module)_\(sum.text)" : Self.module
  }

  /// What the module of client code is called.
  private static let module = "ClientScreens"

  /// Whether a name is that of a module of client code.
  package static func isModule(_ name: String) -> Bool {
    name == module || name.hasPrefix("\(module)_")
  }

  /// Writes source that is compiled along, and gives its path; nothing where there is none.
  private func write(
    _ source: String, to file: String
  ) throws(ClientBuildError) -> [String] {
    guard !source.isEmpty else { return [] }
    do {
      try AtomicFile(replacing: file).write(Array(source.utf8))
    } catch {
      throw .unusableCache(cache.folder, reason: error)
    }
    return [file]
  }

  /// The names of pictures and colours as code has them.
  private static func assets(of sources: ClientSources) throws(ClientBuildError) -> String {
    do { return try sources.resources.read().assets.swiftSource } catch {
      throw .malformedResource(error)
    }
  }

  private func failure(of run: ToolRun, saying errors: [String]) -> ClientBuildError {
    if let mismatch = CompilerDiagnostics.mismatch(in: run.output) {
      return .otherCompiler(toolchain.compiler, reason: mismatch)
    }
    guard run.signal == 0, !errors.isEmpty else {
      let end = run.signal == 0 ? "gave up" : "was ended by signal \(run.signal)"
      let reason = CompilerDiagnostics.reason(in: run.output)
      return .compilerFailed(end + (reason.map { "; it printed: \($0)" } ?? " without a word"))
    }
    let shown = errors.prefix(Self.errorLimit)
    let more = errors.count - shown.count
    return .rejected(
      (shown + (more > 0 ? ["note: there are \(more) more errors and notes"] : []))
        .joined(separator: "\n"))
  }

  private func run(
    _ arguments: [String]
  ) throws(ClientBuildError) -> ToolRun {
    do {
      return try ToolRun(
        toolchain.compiler, arguments, environment: environment)
    } catch {
      throw .refused(error)
    }
  }

  private var compilerArguments: [String] {
    [
      "-emit-library", "-parse-as-library", "-module-name", Self.module, "-Onone", "-wmo",
      "-gnone",
      "-D", "DEBUG", "-swift-version", options.languageVersion, "-suppress-warnings",
      "-diagnostic-style", "llvm", "-no-color-diagnostics",
    ] + layout.compilerArguments + options.arguments
  }
}

extension ClientCompiler {
  /// A sum of all that makes a difference to the library.
  private func sum(
    of sources: ClientSources, with assets: String, offering types: [OfferedType]
  ) throws(ClientBuildError) -> ContentHash {
    var sum = ContentHash()
    sum.add(try version)
    sum.add(partsSum)
    for argument in compilerArguments { sum.add(argument) }
    for file in sources.files {
      sum.add(FilePath.destination(of: file.path))
      sum.add(file.bytes)
    }
    sum.add(assets)
    sum.add(OfferSource(offering: types).text)
    if options.hasOwnModule { sum.add("own module") }
    return sum
  }

  /// What the compiler says it is.
  private var version: String {
    get throws(ClientBuildError) {
      try cache.remembering("version", about: [toolchain.compiler]) { () throws(ClientBuildError) in
        let run = try run(["--version"])
        guard run.succeeded, run.output.contains("Swift version") else {
          throw .unusableCompiler(toolchain.compiler, reason: "'--version' says \(run.output)")
        }
        return run.output
      }
    }
  }

  /// A sum of what code is compiled against.
  private var partsSum: String {
    cache.remembering("parts", about: layout.parts) {
      var sum = ContentHash()
      for part in layout.parts {
        sum.add(part)
        sum.add((try? FileContents.read(part, limit: 1 << 28)) ?? [])
      }
      return sum.text
    }
  }
}
