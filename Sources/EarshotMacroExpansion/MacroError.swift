/// Why a macro cannot be expanded; the compiler shows the sentence at the macro.
struct MacroError: Error, Hashable {
  let message: String

  init(_ message: String) { self.message = message }
}
