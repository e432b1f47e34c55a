import EarshotFiles
import EarshotLocalization

/// Reads files of words one after another, and keeps what was come to first.
struct TableReader {
  private let limits: ResourceLimits
  private var sizeLeft: Int
  private var tables: Localizations.Tables = [:]
  private var sourceLanguage: String?

  /// The folder of words in the language that the app was written in.
  private static let base = "Base"

  init(limits: ResourceLimits) {
    self.limits = limits
    sizeLeft = limits.totalSize
  }

  /// The words that were read.
  var localizations: Localizations {
    var tables = tables
    let source = sourceLanguage ?? Self.usualSourceLanguage
    if let base = tables.removeValue(forKey: Self.base) {
      let merged = tables[source, default: [:]].merging(base) { $0.merging($1) { own, _ in own } }
      tables[source] = merged
    }
    return Localizations(tables, sourceLanguage: source)
  }

  /// What a project is written in where no catalogue tells.
  private static let usualSourceLanguage = "en"

  /// Reads a file.
  mutating func read(_ file: FoundFiles.Table) throws(ResourceError) {
    let bytes = try bytes(of: file.path)
    do throws(ResourceFault) {
      switch file.form {
      case .strings:
        let language = file.language ?? Self.base
        let words = try StringsFile.entries(in: bytes)
        add(words.mapValues { LocalizedEntry(.words($0)) }, to: file.name, in: language)
      case .stringsDictionary:
        let language = file.language ?? Self.base
        add(try StringsDictionary.entries(in: bytes), to: file.name, in: language, first: true)
      case .catalog:
        let catalog = try StringCatalog(bytes)
        sourceLanguage = sourceLanguage ?? catalog.sourceLanguage
        for (language, entries) in catalog.entries { add(entries, to: file.name, in: language) }
      }
    } catch {
      throw error.error(in: file.path)
    }
  }

  /// A dictionary of plurals goes before a file of plain words for the same key.
  private mutating func add(
    _ entries: [String: LocalizedEntry], to table: String, in language: String,
    first: Bool = false
  ) {
    tables[language, default: [:]][table, default: [:]].merge(entries) { known, new in
      first && !known.varies ? new : known
    }
  }

  private mutating func bytes(of path: String) throws(ResourceError) -> [UInt8] {
    do throws(FileFailure) {
      let bytes = try FileContents.read(path, limit: limits.fileSize)
      guard bytes.count <= sizeLeft else {
        throw FileFailure("all files of words together are too large")
      }
      sizeLeft -= bytes.count
      return bytes
    } catch {
      throw ResourceError("cannot read the file: \(error.reason)", in: path)
    }
  }
}
