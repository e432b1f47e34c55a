import EarshotReports
import EarshotText

/// Text inside a page of HTML.
enum HTMLText {
  /// A text as one line between tags, in which nothing is taken for a tag or turns others around.
  static func content(_ text: String) -> String { XMLText.content(PrintableText.line(text)) }

  /// A point of a list with the name of a fact in front.
  static func item(_ name: String, _ text: String) -> String {
    "<li><strong>\(content(name)):</strong> <span dir=\"auto\">\(content(text))</span></li>\n"
  }
}
