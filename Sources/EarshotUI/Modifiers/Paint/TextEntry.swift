// Modifiers of how text is typed; they say nothing.
extension View {
  /// Sets which letters become capitals as they are typed.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> Self { self }
  /// Keeps words as they are typed.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
  /// Keeps words as they are typed.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> Self { self }
  /// Sets what the last key of the keyboard says.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> Self { self }
  /// Sets whether the search of a text is at hand.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> Self { self }
}
