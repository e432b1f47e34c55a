public import protocol Foundation.LocalizedError

extension View {
  /// Shows an alert about an error while a condition holds.
  public nonisolated func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(isPresented: isPresented, error: error) { _ in
      actions()
    } message: { _ in
      EmptyView()
    }
  }

  /// Shows an alert with a message about an error while a condition holds.
  public nonisolated func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    alert(
      title: Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented,
      presenting: error, message: message, actions: actions)
  }
}
