/// Where the files lie that belong to the project.
package enum Repository {
  /// The folder that holds `Package.swift`, found from where this file was compiled.
  package static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
}
