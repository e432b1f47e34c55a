/// Where the files lie that belong to the project.
enum Repository {
  /// The folder that holds `Package.swift`, found from where this file was compiled.
  static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
}
