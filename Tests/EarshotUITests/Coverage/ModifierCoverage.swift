import Foundation

/// What the sources make of the modifiers that people write.
struct ModifierCoverage {
  /// A modifier, and how often it was counted.
  struct Modifier {
    let name: String
    let files: Int
    let uses: Int
  }

  /// What becomes of a modifier.
  enum Status: String {
    /// It changes what is exposed, kept or done.
    case modelled
    /// It is accepted; that it is not simulated is told.
    case accepted = "accepted, not simulated"
    /// It is accepted, and says nothing.
    case paint = "accepted as paint"
    /// It does not compile, and the error says what to write in its place.
    case refused
    /// It does not compile yet.
    case missing

    /// Whether this status of one overload tells more of a name than another's.
    func precedes(_ other: Status) -> Bool {
      let order: [Status] = [.modelled, .accepted, .paint, .refused, .missing]
      return order.firstIndex(of: self) ?? 0 < order.firstIndex(of: other) ?? 0
    }
  }

  private let modifiers: [Modifier]
  private let statuses: [String: Status]

  /// Types whose functions are modifiers.
  private static let modified: Set<Substring> = [
    "View", "Text", "Image", "Shape", "InsettableShape", "ForEach", "DynamicViewContent",
    "TabContent", "Scene",
  ]

  /// Reads the counts from one text, and the declarations from the Swift files in some folders.
  init(counts: String, sources: [URL]) throws {
    modifiers = counts.split(separator: "\n").dropFirst().compactMap(Self.modifier)
    var statuses: [String: Status] = [:]
    for file in sources.flatMap(Self.swiftFiles) {
      let status = Self.status(ofNamesIn: file)
      for name in Self.modifiers(declaredIn: try String(contentsOf: file, encoding: .utf8))
      where statuses[name].map(status.precedes) ?? true {
        statuses[name] = status
      }
    }
    self.statuses = statuses
  }

  /// What becomes of the modifier with a name.
  func status(of name: String) -> Status { statuses[name] ?? .missing }

  /// The table as a page of documentation.
  var page: String {
    """
    # Coverage of modifiers

    What becomes of the modifiers that people write, by how often six public apps write them.

    This page is written from the sources: a modifier that is declared in a folder named `Paint` is
    accepted and says nothing; one in a folder named `Accepted` matters to those who use assistive
    technology and is not simulated, which `why`, `describe` and line mode tell of; one in a folder
    named `Refused` does not compile (see <doc:Refused>); any other changes what is exposed, kept
    or done. It tells of names; an overload may still be missing. To write it again, run
    `EARSHOT_WRITE_COVERAGE=1 swift test --filter CoverageTests`.

    \(summary)

    | modifier | files | uses | here |
    | --- | ---: | ---: | --- |
    \(rows)

    """
  }

  private var summary: String {
    let parts = [Status.modelled, .accepted, .paint, .refused, .missing].map { status in
      "\(modifiers.count { self.status(of: $0.name) == status }) \(status.rawValue)"
    }
    return "Of \(modifiers.count) names: \(parts.joined(separator: ", "))."
  }

  private var rows: String {
    modifiers.map { modifier in
      "| `\(modifier.name)` | \(modifier.files) | \(modifier.uses) "
        + "| \(status(of: modifier.name).rawValue) |"
    }.joined(separator: "\n")
  }

  private static func modifier(_ line: Substring) -> Modifier? {
    let fields = line.split(separator: "\t")
    guard fields.count == 3, let files = Int(fields[1]), let uses = Int(fields[2]) else {
      return nil
    }
    return Modifier(name: String(fields[0]), files: files, uses: uses)
  }

  private static func status(ofNamesIn file: URL) -> Status {
    if file.pathComponents.contains("Paint") { return .paint }
    if file.pathComponents.contains("Accepted") { return .accepted }
    return file.pathComponents.contains("Refused") ? .refused : .modelled
  }

  private static func swiftFiles(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  private static func modifiers(declaredIn source: String) -> [String] {
    var isModified = false
    var names: [String] = []
    for line in source.split(separator: "\n") {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      if words.first == "extension", words.count > 1 { isModified = modified.contains(words[1]) }
      guard isModified, words.first == "public", let function = words.firstIndex(of: "func") else {
        continue
      }
      if words.indices.contains(function + 1) { names.append(String(words[function + 1])) }
    }
    return names
  }
}
