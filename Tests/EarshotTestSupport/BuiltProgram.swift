/// Programs that are built beside the tests.
package enum BuiltProgram {
  /// The path of a program; nil where the tests were not built as usual.
  package static func path(_ name: String) -> String? {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    return bundle.map {
      $0.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/\(name)"
    }
  }
}
