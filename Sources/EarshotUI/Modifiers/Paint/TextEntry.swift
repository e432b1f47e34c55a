// Modifiers of how text is typed; they say nothing.
extension View {
  /// Sets which letters become capitals as they are typed.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  /// Keeps words as they are typed.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Keeps words as they are typed.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Sets what the last key of the keyboard says.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Sets whether the search of a text is at hand.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
}
