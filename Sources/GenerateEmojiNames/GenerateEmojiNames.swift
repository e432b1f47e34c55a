import EarshotEmoji
import EarshotFiles
import Glibc

/// Makes the tables of emoji names, or checks that they are as they would be made.
@main
enum GenerateEmojiNames {
  private static let help = """
    Makes the tables of emoji names from the Debian packages unicode-cldr-core and unicode-data.

    Usage: swift run GenerateEmojiNames [--check] [FOLDER]

    It runs in the folder of the package. FOLDER is where the data is; /usr/share/unicode unless
    given. With --check, nothing is written, and the status is 1 where a table is not as it would be
    written; 2 means that the data is missing or unknown.
    """

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") { return print(help) }
    let checks = arguments.contains("--check")
    arguments.removeAll { $0 == "--check" }
    guard arguments.count <= 1 else { return fail("error: one folder at most is expected") }
    do throws(GenerationError) {
      let files = try make(from: UnicodeFiles(folder: arguments.first ?? "/usr/share/unicode"))
      if checks { exit(check(files)) }
      for file in files { try write(file) }
    } catch {
      fail(error.description)
    }
  }

  private static func make(from data: UnicodeFiles) throws(GenerationError) -> [GeneratedFile] {
    let emoji = try data.emoji()
    var files = [
      GeneratedFile(recommended: emoji),
      GeneratedFile(pictographic: try data.pictographicRanges()),
    ]
    for language in EmojiLanguage.allCases {
      let lines = try LanguageLines(
        language, names: try data.names(in: language.rawValue), emoji: emoji)
      print("\(language.rawValue): \(lines.lines.count) names; \(lines.derivedCount) follow")
      files.append(GeneratedFile(lines))
    }
    return files
  }

  private static func check(_ files: [GeneratedFile]) -> Int32 {
    let stale = files.filter { file in
      (try? FileContents.read(file.path, limit: 1 << 20)) != Array(file.text.utf8)
    }
    for file in stale { print("\(file.path): error: it is not as GenerateEmojiNames writes it") }
    return stale.isEmpty ? 0 : 1
  }

  private static func write(_ file: GeneratedFile) throws(GenerationError) {
    do throws(FileFailure) {
      try AtomicFile(replacing: file.path).write(Array(file.text.utf8))
    } catch {
      throw GenerationError("\(file.path): error: \(error.reason)")
    }
  }

  private static func fail(_ message: String) {
    let line = Array("\(message)\n".utf8)
    Glibc.write(STDERR_FILENO, line, line.count)
    exit(2)
  }
}
