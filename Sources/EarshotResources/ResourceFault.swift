/// What is wrong at a place in a text, before anybody knows of which file it is.
struct ResourceFault: Error, Hashable {
  let message: String
  let line: Int?
  let column: Int?

  init(_ message: String, line: Int? = nil, column: Int? = nil) {
    self.message = message
    self.line = line
    self.column = column
  }

  func error(in file: String) -> ResourceError {
    ResourceError(message, in: file, line: line, column: column)
  }
}
