/// Which types are this library's own.
enum LibraryTypes {
  private static let modules = ["EarshotUI.", "SwiftUI.", "Charts."]

  static func contain(_ type: Any.Type) -> Bool {
    modules.contains(where: _typeName(type).hasPrefix)
  }
}
