import EarshotAudit
import EarshotClient

extension AuditEnding {
  /// What a person meets where code of a screen ends its process; nil where it ended otherwise.
  ///
  /// The place is what the code said itself, with the name of the file alone.
  init?(_ end: ClientProcess.End, saying reason: String?) {
    switch end {
    case .status, .refused, .stopped: return nil
    case .crashed(_, let view, let words):
      guard let reason else {
        self.init(.crash(words: words), inBodyOf: view)
        return
      }
      let (place, rest) = Self.parts(of: reason)
      self.init(.crash(words: rest), inBodyOf: view, at: place)
    case .robbed: self.init(.closedFiles)
    case .hung(_, let view, .computed(let seconds)):
      self.init(.endlessWork(seconds: seconds), inBodyOf: view)
    case .hung(_, let view, .waited(let seconds)):
      self.init(.endlessWait(seconds: seconds), inBodyOf: view)
    }
  }

  /// What a Swift program says when it gives up: `Module/File.swift:12: Fatal error: words`.
  private static func parts(of reason: String) -> (place: SourcePlace?, rest: String) {
    let parts = reason.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let line = Int(parts[1]), parts[0].hasSuffix(".swift") else {
      return (nil, reason)
    }
    let path = parts[0].split(separator: "/")
    let isOwn = path.first.map { ClientCompiler.isModule(String($0)) } ?? false
    let place = isOwn ? path.last.map { SourcePlace(file: String($0), line: line) } : nil
    return (place, String(parts[2].drop { $0 == " " }))
  }
}
