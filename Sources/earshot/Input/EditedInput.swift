import CLineEditor
import EarshotScenarios
import EarshotText
import Glibc

/// Lines typed at a prompt, with editing, history and completion.
final class EditedInput: CommandInput {
  let name = "standard input"
  let isInteractive = true
  var completions: [String] = []
  private(set) var lineNumber = 0

  private let output: DescriptorOutput
  private var lastLine: String?

  /// Prepares the terminal; nil where the library for editing is not installed.
  ///
  /// What was written to the output is flushed before each prompt.
  init?(promptingOn output: DescriptorOutput) {
    guard line_editor_load() else { return nil }
    self.output = output
  }

  func wait(alsoFor news: Int32) { line_editor_wait_for(news) }

  func nextEvent() throws(LineInputError) -> InputEvent {
    output.flush()
    offerCompletions()
    guard let bytes = line_editor_read(PromptedInput.prompt) else {
      if line_editor_has_news() { return .news }
      output.write("\n")
      return .end
    }
    defer { free(bytes) }
    lineNumber += 1
    guard let line = String(validatingCString: bytes) else {
      throw LineInputError(
        file: "standard input", line: lineNumber, message: "this is not UTF-8 text")
    }
    remember(line, bytes)
    return .line(line)
  }

  private func remember(_ line: String, _ bytes: UnsafePointer<CChar>) {
    guard line != lastLine, line.contains(where: { !$0.isWhitespace }) else { return }
    line_editor_remember(bytes)
    lastLine = line
  }

  /// Offers what can be typed; the library would print controls in a name as they are.
  private func offerCompletions() {
    let copies = completions.filter { PrintableText.line($0) == $0 }.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let pointers = copies.map { UnsafePointer($0) }
    line_editor_set_completions(pointers, pointers.count)
  }
}
