import Foundation
import PackagePlugin

/// Runs `earshot` in the folder of a package, as `swift package earshot test`.
@main
struct EarshotPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try tool()
    process.arguments = Self.arguments(for: arguments)
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0, process.terminationReason == .exit else {
      throw ToolFailure(process)
    }
  }

  /// Builds the tool with everything else of the package; named as a dependency of the plugin, it
  /// would be built a second time, with all that it imports.
  private func tool() throws -> URL {
    let result = try packageManager.build(
      .product("earshot"), parameters: .init(configuration: .debug, logging: .concise))
    let tools = result.builtArtifacts.filter { $0.url.lastPathComponent == "earshot" }
    guard result.succeeded, let tool = tools.first else {
      throw ToolFailure(description: "earshot could not be built\n\(result.logText)")
    }
    return tool.url
  }

  /// `record` is short for a test that records what is missing; everything else is left as it is.
  private static func arguments(for arguments: [String]) -> [String] {
    guard arguments.first == "record" else { return arguments }
    return ["test", "--record", "missing"] + arguments.dropFirst()
  }
}
