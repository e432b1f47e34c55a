extension View {
  nonisolated func alert<Message: View, Actions: View>(
    title: Text, isPresented: Binding<Bool>, message: @escaping () -> Message,
    actions: @escaping () -> Actions
  ) -> some View {
    modifier(
      PresentationModifier(.alert, isPresented: isPresented) {
        AlertContent(
          title: title, message: message(), actions: actions(), fallback: "OK",
          alwaysCancels: false)
      })
  }

  nonisolated func alert<Presented, Message: View, Actions: View>(
    title: Text, isPresented: Binding<Bool>, presenting data: Presented?,
    message: @escaping (Presented) -> Message, actions: @escaping (Presented) -> Actions
  ) -> some View {
    let isReallyPresented = Binding(
      get: { data != nil && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    return alert(
      title: title, isPresented: isReallyPresented, message: { data.map(message) },
      actions: { data.map(actions) })
  }

  /// Shows an alert while a condition holds.
  public nonisolated func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(
      title: Text(titleKey), isPresented: isPresented, message: { EmptyView() }, actions: actions)
  }

  /// Shows an alert while a condition holds.
  @_disfavoredOverload
  public nonisolated func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title: Text(title), isPresented: isPresented, message: { EmptyView() }, actions: actions)
  }

  /// Shows an alert while a condition holds.
  public nonisolated func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title: title, isPresented: isPresented, message: { EmptyView() }, actions: actions)
  }

  /// Shows an alert with a message while a condition holds.
  public nonisolated func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(title: Text(titleKey), isPresented: isPresented, message: message, actions: actions)
  }

  /// Shows an alert with a message while a condition holds.
  @_disfavoredOverload
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(title: Text(title), isPresented: isPresented, message: message, actions: actions)
  }

  /// Shows an alert with a message while a condition holds.
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(title: title, isPresented: isPresented, message: message, actions: actions)
  }

  /// Shows an alert about some data while a condition holds.
  public nonisolated func alert<Presented, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Presented?,
    @ViewBuilder actions: @escaping (Presented) -> Actions
  ) -> some View {
    alert(
      title: Text(titleKey), isPresented: isPresented, presenting: data,
      message: { _ in EmptyView() }, actions: actions)
  }

  /// Shows an alert about some data while a condition holds.
  @_disfavoredOverload
  public nonisolated func alert<Presented, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Presented?,
    @ViewBuilder actions: @escaping (Presented) -> Actions
  ) -> some View {
    alert(
      title: Text(title), isPresented: isPresented, presenting: data,
      message: { _ in EmptyView() }, actions: actions)
  }

  /// Shows an alert about some data with a message while a condition holds.
  public nonisolated func alert<Presented, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Presented?,
    @ViewBuilder actions: @escaping (Presented) -> Actions,
    @ViewBuilder message: @escaping (Presented) -> Message
  ) -> some View {
    alert(
      title: Text(titleKey), isPresented: isPresented, presenting: data, message: message,
      actions: actions)
  }

  /// Shows an alert about some data with a message while a condition holds.
  @_disfavoredOverload
  public nonisolated func alert<Presented, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Presented?,
    @ViewBuilder actions: @escaping (Presented) -> Actions,
    @ViewBuilder message: @escaping (Presented) -> Message
  ) -> some View {
    alert(
      title: Text(title), isPresented: isPresented, presenting: data, message: message,
      actions: actions)
  }
}
