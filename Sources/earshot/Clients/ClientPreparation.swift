import Dispatch
import EarshotClient
import EarshotFiles
import EarshotScenarios
import EarshotText

/// Compiles the source of screens before they are opened.
struct ClientPreparation {
  /// After how long somebody who waits is told what for.
  private static let patience = DispatchTimeInterval.seconds(1)

  /// How often it is tried to compile files that are saved meanwhile.
  private static let attempts = 5

  private let isTrusted: Bool
  private let compiler: Result<ClientCompiler, ClientBuildError>
  private let cache: ClientCache

  init(for call: CommandLineArguments) {
    let cache = ClientCache(folder: call.cacheFolder ?? ClientCache.standardFolder())
    self.cache = cache
    isTrusted = call.isTrusted
    compiler = Result { () throws(ClientBuildError) in
      var options = ClientCompiler.Options(languageVersion: call.languageVersion)
      options.hasOwnModule = call.isWatching
      return ClientCompiler(
        toolchain: try Toolchain(), layout: try EarshotLayout(), cache: cache, options: options)
    }
  }

  /// Compiles each source, several at once, and says so the first time, and when it takes long.
  func libraries(
    of sources: [SourceReference], errorsTo errors: inout some TextOutputStream
  ) -> ClientLibraries {
    let name = Self.name(of: sources)
    if !isTrusted, sources.flatMap(\.paths).allSatisfy(FilePath.exists),
      cache.isFirst("consent", about: sources.flatMap(\.paths))
    {
      errors.write(
        "earshot: note: this compiles and runs the code of \(name), which can do what you can do; "
          + "it is said once for each file, and not with '--trust'\n")
    }
    let work = CompilingWork(
      Dictionary(grouping: sources, by: \.paths).map { ($0, Set($1.compactMap(\.screen))) },
      outcome: { outcome(of: $0.paths, showing: $0.screens) })
    if let libraries = work.libraries(within: Self.patience) { return libraries }
    errors.write("earshot: note: compiling \(name)…\n")
    return work.libraries
  }

  /// Begins to compile source without saying so.
  func work(on source: SourceReference) -> CompilingWork {
    CompilingWork([(source.paths, Set([source.screen].compactMap(\.self)))]) {
      outcome(of: $0.paths, showing: $0.screens)
    }
  }

  private func outcome(
    of paths: [String], showing screens: Set<String>
  ) -> ClientLibraries.Outcome {
    var outcome = ClientLibraries.Outcome.failure("")
    for _ in 0..<Self.attempts {
      do throws(ClientBuildError) {
        let sources = try ClientSources(paths, remembering: cache)
        return .library(
          try compiler.get().library(of: sources, showing: screens), resources: sources.resources)
      } catch {
        outcome = .failure("\(error)")
        guard case .changedMeanwhile = error else { break }
      }
    }
    return outcome
  }

  private static func name(of sources: [SourceReference]) -> String {
    let paths = sources.flatMap(\.paths)
    let name = paths.first.map { "'\(PrintableText.line($0))'" } ?? "nothing"
    return paths.count > 1 ? "\(name) and \(paths.count - 1) more" : name
  }
}
