public import protocol Foundation.LocalizedError

extension View {
  /// Shows an alert about an error while a condition holds and there is one.
  public nonisolated func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(
      title: title(of: error), isPresented: isPresented, presenting: error,
      message: { _ in EmptyView() }, actions: { _ in actions() })
  }

  /// Shows an alert about an error with a message while a condition holds and there is one.
  public nonisolated func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    alert(
      title: title(of: error), isPresented: isPresented, presenting: error, message: message,
      actions: actions)
  }

  private nonisolated func title(of error: (some LocalizedError)?) -> Text {
    Text(verbatim: error?.errorDescription ?? error.map { "\($0)" } ?? "")
  }
}
