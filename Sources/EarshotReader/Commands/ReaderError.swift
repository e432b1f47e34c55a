import EarshotText

/// Why a command could not be carried out as it was meant.
public enum ReaderError: Error, Hashable, CustomStringConvertible {
  /// The element under the cursor offers no action of this name.
  case unknownAction(String, nearest: String?)
  /// The rotor has no setting of this name.
  case unknownRotor(String, nearest: String?)
  /// So many gestures wait for their time that no more can.
  case tooManyPlanned(Int)

  /// The error as one sentence, with the nearest name that would do.
  public var description: String {
    switch self {
    case .unknownAction(let name, let nearest):
      "no action '\(PrintableText(name))' is offered here" + NearestName.question(nearest)
    case .unknownRotor(let name, let nearest):
      "unknown rotor '\(PrintableText(name))'" + NearestName.question(nearest)
    case .tooManyPlanned(let count):
      "\(count) gestures wait for their time; a 'wait' has to come before more are planned"
    }
  }
}
