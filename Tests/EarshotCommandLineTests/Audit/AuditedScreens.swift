import Foundation

/// What the JSON report of an audit tells, as far as tests ask.
struct AuditedScreens: Decodable {
  struct Finding: Decodable, Hashable {
    let rule: String
    let severity: String
    let screen: String
    let message: String
    var commands: [String]?
    var place: Place?
  }

  struct Place: Decodable, Hashable {
    let file: String
    let line: Int
  }

  struct Screen: Decodable {
    let name: String
  }

  let findings: [Finding]
  let screens: [Screen]

  init(json: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }

  /// The findings on the screens whose name ends so.
  func findings(onScreen suffix: String) -> [Finding] {
    findings.filter { $0.screen.hasSuffix(suffix) }
  }
}
