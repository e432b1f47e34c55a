import Glibc

/// The variables that a new process finds.
package struct ProcessEnvironment: Hashable, Sendable {
  /// Each as `NAME=VALUE`.
  package private(set) var words: [String]

  /// Takes variables as `NAME=VALUE`.
  package init(_ words: [String]) { self.words = words }

  /// Those of this process.
  package static var current: ProcessEnvironment {
    var words: [String] = []
    var place = environ
    while let word = place.pointee {
      words.append(String(cString: word))
      place += 1
    }
    return ProcessEnvironment(words)
  }

  /// What client code finds of this process's: what tells how to print, speak and name, and nothing
  /// that might be secret.
  package static var forClientCode: ProcessEnvironment { current.keeping(only: clientNames) }

  private static let clientNames = [
    "ALSA_*", "COLUMNS", "DBUS_SESSION_BUS_ADDRESS", "ESPEAK_DATA_PATH", "HOME", "LANG", "LANGUAGE",
    "LC_*", "LD_LIBRARY_PATH", "LINES", "NO_COLOR", "PATH", "PIPEWIRE_*", "PULSE_*",
    "SWIFT_BACKTRACE", "TERM", "TERMINFO", "TMPDIR", "TZ", "XDG_RUNTIME_DIR",
  ]

  /// The same, without the backtrace that takes seconds at each crash, unless somebody asked for it.
  package var withoutBacktrace: ProcessEnvironment {
    let backtrace = "SWIFT_BACKTRACE"
    guard self[backtrace] == nil else { return self }
    return ProcessEnvironment(words + ["\(backtrace)=enable=no"])
  }

  /// Only the variables whose names are among those given, where one that ends in `*` stands for
  /// all that begin so.
  package func keeping(only names: [String]) -> ProcessEnvironment {
    ProcessEnvironment(
      words.filter { word in
        let name = word.prefix { $0 != "=" }
        return names.contains { $0.last == "*" ? name.hasPrefix($0.dropLast()) : name == $0 }
      })
  }

  /// The value of a variable; nil where it is not set.
  package subscript(name: String) -> String? {
    words.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
  }
}
