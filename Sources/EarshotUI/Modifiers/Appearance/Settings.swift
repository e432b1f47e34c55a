// Modifiers that hand down how things look, for the views that ask.
extension View {
  /// Sets the text size of the views inside.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the text size of the views inside between limits.
  public nonisolated func dynamicTypeSize(
    _ range: some RangeExpression<DynamicTypeSize>
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(
      EnvironmentModifier { environment in
        guard !range.contains(environment.dynamicTypeSize) else { return }
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        guard let smallest = allowed.first, let largest = allowed.last else { return }
        environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
      })
  }

  /// Makes the views inside light or dark.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    environment(\.colorScheme, colorScheme)
  }

  /// Asks for light or dark; the views inside see it.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    modifier(
      EnvironmentModifier { environment in
        if let colorScheme { environment.colorScheme = colorScheme }
      })
  }

  /// Sets the size of the controls inside.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    environment(\.controlSize, controlSize)
  }

  /// Makes the letters of the texts inside large or small, as they are seen and read.
  public nonisolated func textCase(_ textCase: Text.Case?) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    environment(\.textCase, textCase)
  }
}
