#if !canImport(Darwin)
  // Modifiers of the keyboard that take values of UIKit; they say nothing.
  extension View {
    /// Sets which keys the keyboard has.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// Sets what is typed into the fields inside.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
      self
    }
    /// Sets which letters become capitals as they are typed.
    public nonisolated func autocapitalization(
      _ style: UITextAutocapitalizationType
    ) -> some View { self }
  }
#endif
