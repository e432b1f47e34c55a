import EarshotAudit
import EarshotScenarios

/// The screens of an audit, each on its own.
struct AuditedTargets {
  /// The screens, in the order in which they are looked at.
  let all: [AuditTarget]

  /// Takes the screens of a call, of which those in source are known by name.
  init(of call: CommandLineArguments, knowing journal: AuditJournal) {
    var all: [AuditTarget] = []
    for (number, target) in (call.audit.targets ?? []).enumerated() {
      guard let source = target.source, let names = journal.screens(ofSource: number) else {
        all.append(target)
        continue
      }
      all += names.map { target.on(.source(SourceReference(paths: source.paths, screen: $0))) }
    }
    self.all = all.withoutRepeats
  }
}
