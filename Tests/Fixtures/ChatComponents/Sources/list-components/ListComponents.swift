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

  /// The first stop is heard when the screen appears, with the names of what it lies in.
  private static func lines(of component: Component) throws -> [String] {
    var reader = ScreenReader(reading: component.open())
    var lines = reader.screenAppeared().map { $0.line() }
    while let cursor = reader.cursor, cursor != reader.source.lastElement()?.id {
      lines += try reader.perform(.next).map { $0.line() }
      if reader.cursor == cursor { break }
    }
    return lines
  }
}
