import EarshotClient
import EarshotScenarios
import EarshotText

/// Compiles the source of screens before they are opened.
struct ClientPreparation {
  private let call: CommandLineArguments
  private let compiler: Result<ClientCompiler, ClientBuildError>
  private let cache: ClientCache

  init(for call: CommandLineArguments) {
    self.call = call
    let cache = ClientCache(folder: call.cacheFolder ?? ClientCache.standardFolder())
    self.cache = cache
    compiler = Result { () throws(ClientBuildError) in
      ClientCompiler(toolchain: try Toolchain(), layout: try EarshotLayout(), cache: cache)
    }
  }

  /// Compiles source, and says so the first time.
  func outcome(
    of source: SourceReference, errorsTo errors: inout some TextOutputStream
  ) -> ClientLibraries.Outcome {
    do throws(ClientBuildError) {
      return .library(try library(of: source, errorsTo: &errors))
    } catch {
      return .failure("\(error)")
    }
  }

  private func library(
    of source: SourceReference, errorsTo errors: inout some TextOutputStream
  ) throws(ClientBuildError) -> String {
    let sources = try ClientSources(source.paths)
    tellOnce(of: source, errorsTo: &errors)
    return try compiler.get().library(of: sources, offering: []) {
      errors.write("earshot: note: compiling \(Self.name(of: source))…\n")
    }
  }

  /// Whoever plays code lets it do what they can do, and should know.
  private func tellOnce(
    of source: SourceReference, errorsTo errors: inout some TextOutputStream
  ) {
    guard !call.isTrusted, cache.isFirst("consent", about: source.paths) else { return }
    errors.write(
      "earshot: note: this compiles and runs the code of \(Self.name(of: source)), which can do what "
        + "you can do; it is said once, and not with '--trust'\n")
  }

  private static func name(of source: SourceReference) -> String {
    let name = source.paths.first.map { "'\(PrintableText.line($0))'" } ?? "nothing"
    return source.paths.count > 1 ? "\(name) and \(source.paths.count - 1) more" : name
  }
}
