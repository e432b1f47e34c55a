import EarshotSpeech
import EarshotText

/// Lists the voices that can speak.
struct VoicesCommand {
  /// The language that they have to speak; nil for any.
  let language: String?
  let speechLibrary: SpeechLibrary

  /// Prints one voice a line.
  func run(printingTo output: inout some TextOutputStream) throws(CommandLineError) {
    for voice in try voices() { output.write("\(voice)\n") }
  }

  private func voices() throws(CommandLineError) -> [Voice] {
    let catalog: VoiceCatalog
    do {
      catalog = try SpeechSynthesizer(speechLibrary).catalog
    } catch {
      throw CommandLineError("\(error)")
    }
    guard let language else { return catalog.voices }
    let voices = catalog.voices(for: language)
    guard voices.isEmpty else { return voices }
    let tags = catalog.voices.flatMap(\.languages).map(\.tag)
    throw CommandLineError(
      "no voice speaks \(PrintableText.quoting(language))"
        + NearestName.suggestion(for: language, among: tags))
  }
}
