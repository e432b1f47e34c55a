import EarshotJSON
import EarshotReports

/// A finding as SARIF tells it.
struct SARIFResult {
  let finding: AuditFinding
  let ruleIndex: Int?
  /// The file of the screen, which stands in where no place in the source is known.
  let screenFile: String?
  let suppression: Suppression?
  let state: BaselineComparison.State?
  let workspace: WorkspacePath

  func write(to writer: JSONWriter) {
    writer.object {
      writer.key("ruleId").string(finding.rule.id)
      if let ruleIndex { writer.key("ruleIndex").integer(ruleIndex) }
      writer.key("level").string(finding.severity.rawValue)
      writer.key("message").object(layout: .inline) { writer.key("text").string(message) }
      writer.key("locations").array { writer.object { writeLocation(to: writer) } }
      if !finding.fingerprint.isEmpty {
        writer.key("partialFingerprints").object(layout: .inline) {
          writer.key("earshot/v1").string(finding.fingerprint)
        }
      }
      if let suppression { write(suppression, to: writer) }
      if let state { writer.key("baselineState").string(state.rawValue) }
      writer.key("properties").object { writeProperties(to: writer) }
    }
  }

  private var message: String {
    let text = FindingText(finding)
    return "\(finding.screen): \(Sentence.ending(text.message)) "
      + "To change: \(Sentence.ending(text.remedy))"
  }

  private func write(_ suppression: Suppression, to writer: JSONWriter) {
    writer.key("suppressions").array {
      writer.object(layout: .inline) {
        writer.key("kind").string(suppression.isInSource ? "inSource" : "external")
        writer.key("status").string("accepted")
        writer.key("justification").string(suppression.reason)
      }
    }
  }

  private func writeProperties(to writer: JSONWriter) {
    writer.key("confidence").string(finding.confidence.rawValue)
    writer.key("screen").string(finding.screen)
    if let heard = finding.heard { writer.key("heard").string(heard) }
    writer.key("remedy").string(finding.remedy)
    if finding.confidence == .assumed, let assumption = finding.rule.assumption {
      writer.key("assumption").string(assumption)
    }
    list("wcag", FindingText(finding).criteria, to: writer)
    list("commands", finding.commands, to: writer)
  }

  private func list(_ key: String, _ texts: [String], to writer: JSONWriter) {
    guard !texts.isEmpty else { return }
    writer.key(key).array(layout: .inline) { for text in texts { writer.string(text) } }
  }
}

// MARK: - Places

extension SARIFResult {
  private func writeLocation(to writer: JSONWriter) {
    if let file = finding.place?.file ?? screenFile { writePhysical(file, to: writer) }
    writer.key("logicalLocations").array {
      writer.object(layout: .inline) {
        writer.key("name").string(name)
        writer.key("fullyQualifiedName").string(qualifiedName)
        writer.key("kind").string("element")
      }
    }
  }

  private func writePhysical(_ file: String, to writer: JSONWriter) {
    writer.key("physicalLocation").object {
      writer.key("artifactLocation").object(layout: .inline) {
        writer.key("uri").string(FileURI.reference(to: workspace.path(of: file)))
      }
      guard let place = finding.place else { return }
      writer.key("region").object(layout: .inline) {
        writer.key("startLine").integer(max(1, place.line))
        if let column = place.utf16Column { writer.key("startColumn").integer(max(1, column)) }
      }
    }
  }

  private var name: String { finding.heard ?? finding.label ?? finding.subject ?? finding.screen }

  private var qualifiedName: String {
    [finding.screen, finding.view, finding.subject].compactMap(\.self).joined(separator: " ")
  }
}

extension Suppression {
  /// Whether it is written in the source that it is about.
  fileprivate var isInSource: Bool {
    if case .code = scope { true } else { false }
  }
}
