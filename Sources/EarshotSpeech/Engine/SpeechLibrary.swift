import CEspeak

/// Where the library that speaks is, and where its voices are.
public struct SpeechLibrary: Hashable, Sendable {
  /// The file name by which the loader finds the library.
  public var file = SpeechEngine.libraryFile
  /// The folder with the voices; nil for the one that the library looks in by itself.
  public var data: String?

  /// Creates the library as the system has it, or another.
  public init(file: String = SpeechEngine.libraryFile, data: String? = nil) {
    self.file = file
    self.data = data
  }

  /// Loads the library, or throws an error that says what to install.
  func open() throws(SpeechError) {
    var detail = [CChar](repeating: 0, count: 512)
    let status = earshot_espeak_open(file, data, &detail, detail.count)
    let text = String(
      decoding: detail.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    if let error = SpeechError(status, library: file, detail: text) { throw error }
  }
}
