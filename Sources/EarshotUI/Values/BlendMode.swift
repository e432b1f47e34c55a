/// How paint mixes with what lies behind.
public enum BlendMode: Hashable, Sendable {
  /// It covers.
  case normal
  /// It darkens.
  case multiply
  /// It lightens.
  case screen
  /// It does both.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Brightens what lies behind.
  case colorDodge
  /// Darkens what lies behind.
  case colorBurn
  /// Like a soft lamp.
  case softLight
  /// Like a hard lamp.
  case hardLight
  /// What differs.
  case difference
  /// What differs, more softly.
  case exclusion
  /// Only the hue.
  case hue
  /// Only the saturation.
  case saturation
  /// Only the colour.
  case color
  /// Only the brightness.
  case luminosity
  /// Only where something lies behind.
  case sourceAtop
  /// Only where nothing lies behind.
  case destinationOver
  /// Takes away what lies behind.
  case destinationOut
  /// Darkens by adding.
  case plusDarker
  /// Lightens by adding.
  case plusLighter
}
