public import struct Foundation.URL

extension View {
  /// Shows a choice of files while a condition holds; there are none here, so that it can only be
  /// left.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileChoice(isPresented: isPresented, onCancellation: {})
  }

  /// Shows a choice of files while a condition holds; there are none here, so that it can only be
  /// left.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileChoice(isPresented: isPresented, onCancellation: {})
  }

  /// Shows a choice of files while a condition holds; there are none here, so that it can only be
  /// left.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileChoice(isPresented: isPresented, onCancellation: onCancellation)
  }

  private nonisolated func fileChoice(
    isPresented: Binding<Bool>, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      PresentationModifier(.sheet, isPresented: isPresented, onDismiss: onCancellation) {
        Button("Cancel", role: .cancel) { isPresented.wrappedValue = false }
          .modifier(RuleModifier(rule: .fileChoice))
      })
  }
}
