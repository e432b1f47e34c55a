import EarshotFiles

/// A Swift file as somebody has it, with a cache of its own, removed when it is no longer needed.
final class SourceProject {
  private let folder: String
  private var editCount = 0

  var file: String { "\(folder)/Chat.swift" }
  var cache: String { "\(folder)/cache" }

  init() throws {
    folder = try FilePath.makeUniqueFolder(in: "/tmp", prefix: "earshot-source-")
    try edit()
  }

  deinit { FilePath.remove(folder) }

  /// Changes a word of the file.
  func edit() throws {
    editCount += 1
    try AtomicFile(replacing: file).write(Array(text.utf8))
  }

  /// Ten views of eighteen lines, and a preview of all.
  private var text: String {
    let names = (1...10).map { "Row\($0)" }
    return """
      import SwiftUI

      \(names.map(view).joined(separator: "\n"))
      #Preview {
        List {
      \(names.map { "    \($0)(author: \"Ana\", text: \"Edit \(editCount)\")" }.joined(separator: "\n"))
        }
      }

      """
  }

  private func view(_ name: String) -> String {
    """
    struct \(name): View {
      let author: String
      let text: String
      @State private var isLiked = false

      var body: some View {
        HStack {
          VStack(alignment: .leading) {
            Text(author).font(.caption)
            Text(text)
          }
          if isLiked { Text("❤️") }
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(isLiked ? "Liked" : "")
        .accessibilityAction(named: isLiked ? "Take back" : "Like") { isLiked.toggle() }
      }
    }
    """
  }
}
