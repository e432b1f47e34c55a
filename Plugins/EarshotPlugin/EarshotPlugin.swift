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
    process.standardInput = FileHandle.nullDevice
    let terminal = try connectTerminal(to: process)
    try process.run()
    terminal?.hand(to: process)
    process.waitUntilExit()
    terminal?.takeBack()
    guard process.terminationStatus == 0, process.terminationReason == .exit else {
      throw ToolFailure(process)
    }
  }

  /// Commands come from a script, or are typed at the terminal. The standard input of a plugin is where
  /// SwiftPM speaks to it, so nothing that is piped arrives here, and nobody else may read there.
  private func connectTerminal(to process: Process) throws -> Terminal? {
    guard readsCommands(process.arguments ?? []) else { return nil }
    guard let terminal = Terminal() else {
      throw ToolFailure(
        description:
          "what is piped to 'swift package' does not reach earshot; put the commands into "
          + "a file and add '--script FILE', or call 'swift run earshot' instead")
    }
    process.standardInput = terminal.handle
    process.standardOutput = terminal.handle
    return terminal
  }

  /// Whether a call plays without a script; without the name of a command, it plays.
  private func readsCommands(_ arguments: [String]) -> Bool {
    let others = ["read", "tree", "describe", "test", "screens", "voices", "help"]
    let ends = ["--script", "--help", "-h", "--version"]
    return !others.contains(arguments.first ?? "play")
      && !arguments.contains { ends.contains($0) || $0.hasPrefix("--script=") }
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
