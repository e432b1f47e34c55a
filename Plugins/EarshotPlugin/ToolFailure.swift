import Foundation

/// How `earshot` ended that did not end well; it has said why itself.
struct ToolFailure: Error, CustomStringConvertible {
  let description: String

  init(description: String) { self.description = description }

  init(_ process: Process) {
    let number = process.terminationStatus
    let isByItself = process.terminationReason == .exit
    description =
      isByItself ? "earshot ended with status \(number)" : "earshot was ended by signal \(number)"
  }
}
