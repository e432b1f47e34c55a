import EarshotAudit
import EarshotFiles
import EarshotScenarios

extension [AuditTarget] {
  /// Each screen once for each way in which it is set up, with what is allowed by any that names it.
  var withoutRepeats: [AuditTarget] {
    var targets: [AuditTarget] = []
    for target in self {
      guard let index = targets.firstIndex(where: { target.isSame(as: $0) }) else {
        targets.append(target)
        continue
      }
      let screen = "\(targets[index].screen)"
      targets[index].suppressions += target.suppressions.map { $0.on(screen: screen) }
    }
    return targets
  }
}

extension AuditTarget {
  /// Whether it is the same screen, set up in the same way.
  fileprivate func isSame(as other: AuditTarget) -> Bool {
    isScreen(other.screen) && finalSettings == other.finalSettings
  }

  private func isScreen(_ other: ScreenReference) -> Bool {
    switch (screen, other) {
    case (.file(let own), .file(let other)): FilePath.areSame(own, other)
    case (.source(let own), .source(let other)):
      own.screen == other.screen && own.paths.count == other.paths.count
        && zip(own.paths, other.paths).allSatisfy(FilePath.areSame)
    default: screen == other
    }
  }

  /// What each setting is in the end.
  private var finalSettings: [String: String] {
    Dictionary(settings.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }
}
