import EarshotMacroExpansion

/// The plugin that expands `#Preview`, `@Previewable` and `@Entry` for the compiler.
///
/// It speaks the compiler's plugin protocol by itself, so that nobody has to build swift-syntax.
@main
enum EarshotMacrosMain {
  static func main() {
    let channel = PluginChannel()
    while let message = channel.receive() { channel.send(PluginResponse(to: message).bytes) }
  }
}
