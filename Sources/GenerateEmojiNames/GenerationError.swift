/// Why names could not be made.
struct GenerationError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
