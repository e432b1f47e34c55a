import EarshotReader
import EarshotUI

/// Prints what is heard of every component, one stop a line.
@main
@MainActor
struct ListComponents {
  static func main() throws {
    for component in Component.all {
      print(component.name)
      for line in try lines(of: component) { print("  \(line)") }
      print()
    }
  }

  private static func lines(of component: Component) throws -> [String] {
    var reader = ScreenReader(reading: component.open())
    _ = reader.screenAppeared()
    return try reader.perform(.readAll).map { $0.line() }
  }
}
