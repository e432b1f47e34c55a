public import struct Foundation.CGFloat

private enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private enum TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

private enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private enum LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
  static let defaultValue: TextAlignment = .leading
}

private enum TruncationModeKey: EnvironmentKey {
  static let defaultValue: Text.TruncationMode = .tail
}

private enum MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private enum AllowsTighteningKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AutocorrectionDisabledKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

// How text looks, for the views that ask.
extension EnvironmentValues {
  /// The font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Whether letters are made large or small.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// How many lines text may take.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The room between lines in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How lines of text are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// Where text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// How far text may shrink.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether letters may come closer together.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// Whether words stay as they are typed, in the older spelling.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }

  /// Whether words stay as they are typed.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
}
