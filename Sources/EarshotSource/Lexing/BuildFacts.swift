/// What holds where Earshot compiles: Linux, a debug build, and its own modules.
enum BuildFacts {
  /// The flags that are set.
  static let flags: Set = ["DEBUG", "true"]

  /// The modules that can be imported: what stands in for Apple's, and what Swift brings to Linux.
  static let modules: Set = [
    "Accessibility", "Charts", "Combine", "SwiftUI",
    "CoreFoundation", "Cxx", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
    "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
    "_Concurrency", "_Differentiation", "_StringProcessing",
  ]

  /// Whether a condition such as `os(Linux)` holds.
  static func holds(_ name: String, of arguments: [String]) -> Bool {
    switch name {
    case "os": arguments == ["Linux"]
    case "canImport": canImport(arguments)
    case "arch": arguments == [architecture]
    case "swift", "compiler": isVersion(arguments)
    case "hasAttribute", "hasFeature": true
    case "_endian": arguments == ["little"]
    case "_runtime": arguments == ["_Native"]
    case "_pointerBitWidth": arguments == ["_64"]
    default: false
    }
  }

  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }

  /// A part of a module, as in `Foundation.Bundle`, has no module of its own.
  private static func canImport(_ arguments: [String]) -> Bool {
    guard let module = arguments.first, modules.contains(module) else { return false }
    return arguments.count == 1 || arguments[1] == ","
  }

  /// Whether this compiler's version is as `>=5.9` says.
  private static func isVersion(_ arguments: [String]) -> Bool {
    let isLower = arguments.first == "<"
    let digits = arguments.drop { $0 == "<" || $0 == ">" || $0 == "=" }.joined()
    let asked = digits.split(separator: ".").map { Int($0) ?? .max }
    let here = [6, 3]
    let isOlder = here.lexicographicallyPrecedes(asked)
    return isLower ? isOlder : !isOlder
  }
}
