import EarshotText

/// `#Preview`: a view with the body that was written, and a record by which it is found.
struct PreviewExpansion {
  let source: String

  init(_ request: PluginRequest.Expansion) throws(MacroError) {
    let macro = SwiftSource(request.source)
    guard let open = macro.firstIndex(where: { $0 == UInt8(ascii: "{") }),
      let close = macro.endOfGroup(at: open)
    else { throw MacroError("'#Preview' needs a closure with the view to show") }
    let body = PreviewBody(macro.text(open + 1..<close - 1))
    let name = Self.name(in: macro, before: open)
    // The compiler takes a name for unique when it is made of the discriminator like this.
    let type = request.discriminator + "7PreviewfMu_"
    source = """
      struct \(type): View {
      \(body.properties)
        var body: some View {
      \(body.statements)
        }
      #if compiler(>=6.3)
        @section("earshot_previews") @used
        nonisolated static let record: _PreviewRecord = (
          1,
          { box in
            _PreviewBox.fill(
              box, name: \(name ?? "nil"), file: \(SwiftLiteral.of(request.fileID)),
              line: \(request.start.line)
            ) { \(type)() }
          }
        )
      #endif
      }
      """
  }

  /// The literal before the closure, if a name was given.
  private static func name(in macro: SwiftSource, before open: Int) -> String? {
    guard let parenthesis = macro.firstIndex(where: { $0 == UInt8(ascii: "(") }),
      parenthesis < open
    else { return nil }
    var index = parenthesis + 1
    while index < open, [0x20, 0x09, 0x0A, 0x0D].contains(macro.bytes[index]) { index += 1 }
    return macro.endOfStringOrComment(at: index).map { macro.text(index..<$0) }
  }
}
