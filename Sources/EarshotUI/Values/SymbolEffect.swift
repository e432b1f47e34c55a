/// How a symbol moves.
public struct SymbolEffect: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// As is usual where it moves.
  public static let automatic = SymbolEffect(name: "automatic")
  /// It jumps.
  public static let bounce = SymbolEffect(name: "bounce")
  /// It throbs.
  public static let pulse = SymbolEffect(name: "pulse")
  /// Its parts change colour.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// It grows or shrinks.
  public static let scale = SymbolEffect(name: "scale")
  /// It comes.
  public static let appear = SymbolEffect(name: "appear")
  /// It goes.
  public static let disappear = SymbolEffect(name: "disappear")
  /// It becomes another.
  public static let replace = SymbolEffect(name: "replace")
  /// It wiggles.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// It turns.
  public static let rotate = SymbolEffect(name: "rotate")
  /// It breathes.
  public static let breathe = SymbolEffect(name: "breathe")
  /// It is drawn.
  public static let drawOn = SymbolEffect(name: "drawOn")
  /// It is wiped away.
  public static let drawOff = SymbolEffect(name: "drawOff")

  /// Upwards.
  public var up: SymbolEffect { with("up") }
  /// Downwards.
  public var down: SymbolEffect { with("down") }
  /// Part by part.
  public var byLayer: SymbolEffect { with("byLayer") }
  /// All at once.
  public var wholeSymbol: SymbolEffect { with("wholeSymbol") }
  /// Adding up.
  public var cumulative: SymbolEffect { with("cumulative") }
  /// One after the other.
  public var iterative: SymbolEffect { with("iterative") }
  /// To and fro.
  public var reversing: SymbolEffect { with("reversing") }
  /// In one direction.
  public var nonReversing: SymbolEffect { with("nonReversing") }
  /// Dimming what is not active.
  public var dimInactiveLayers: SymbolEffect { with("dimInactiveLayers") }
  /// Hiding what is not active.
  public var hideInactiveLayers: SymbolEffect { with("hideInactiveLayers") }
  /// First out, then in upwards.
  public var downUp: SymbolEffect { with("downUp") }
  /// Out and in upwards.
  public var upUp: SymbolEffect { with("upUp") }
  /// Out where it is.
  public var offUp: SymbolEffect { with("offUp") }

  private func with(_ change: String) -> SymbolEffect { SymbolEffect(name: "\(name).\(change)") }
}
