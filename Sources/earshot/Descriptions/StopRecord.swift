import EarshotJSON
import EarshotReader
import EarshotTree

/// A stop as a JSON object that always has the same keys, so that a program need not ask which
/// there are.
struct StopRecord: Hashable, Sendable {
  private let stop: Stop
  private let phrasing: Phrasing

  /// Prepares to write a stop.
  init(_ stop: Stop, in phrasing: Phrasing = .spoken) {
    self.stop = stop
    self.phrasing = phrasing
  }

  /// Writes the object as the next value.
  func write(to writer: JSONWriter) {
    writer.object {
      writer.key("id").string(stop.element.id.rawValue)
      writer.key("description").string(stop.description(in: phrasing))
      writer.key("hint").string(stop.hint(in: phrasing))
      writer.key("actions").strings(stop.element.customActions.map(\.name))
      writer.key("customContent").array { stop.element.customContent.forEach(writer.write) }
      writer.key("inputLabels").strings(stop.element.inputLabels)
      writer.key("rotors").array {
        for rotor in stop.rotors { writer.write(rotor, in: phrasing) }
      }
      writer.key("rules").array { stop.rules.forEach(writer.write) }
    }
  }
}

extension JSONWriter {
  fileprivate func strings(_ texts: [String]) {
    array { texts.forEach(string) }
  }

  fileprivate func write(_ content: AccessibilityCustomContent) {
    object(layout: .inline) {
      key("label").string(content.label)
      key("value").string(content.value)
      key("importance").string(content.importance.rawValue)
    }
  }

  fileprivate func write(_ rotor: StopRotor, in phrasing: Phrasing) {
    object(layout: .inline) {
      key("name").string(rotor.name)
      key("results").strings(rotor.results(in: phrasing))
      key("more").integer(rotor.more)
    }
  }

  fileprivate func write(_ rule: AccessibilityRule) {
    object(layout: .inline) {
      key("id").string(rule.id)
      key("statement").string(rule.statement)
      key("evidence").string(rule.evidence.rawValue)
    }
  }
}
