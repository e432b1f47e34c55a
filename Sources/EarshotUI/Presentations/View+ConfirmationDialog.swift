extension View {
  nonisolated func confirmationDialog<Message: View, Actions: View>(
    title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility,
    message: @escaping () -> Message,
    actions: @escaping () -> Actions
  ) -> some View {
    modifier(
      PresentationModifier(.dialog, isPresented: isPresented) {
        AlertContent(
          title: titleVisibility == .visible ? title : nil, message: message(),
          actions: actions(), fallback: "Cancel", alwaysCancels: true)
      })
  }

  nonisolated func confirmationDialog<Presented, Message: View, Actions: View>(
    title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility,
    presenting data: Presented?, message: @escaping (Presented) -> Message,
    actions: @escaping (Presented) -> Actions
  ) -> some View {
    let isReallyPresented = Binding(
      get: { data != nil && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    return confirmationDialog(
      title: title, isPresented: isReallyPresented, titleVisibility: titleVisibility,
      message: { data.map(message) },
      actions: { data.map(actions) })
  }

  /// Shows a confirmation dialog while a condition holds.
  public nonisolated func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      title: Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      message: { EmptyView() }, actions: actions)
  }

  /// Shows a confirmation dialog while a condition holds.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      title: Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
      message: { EmptyView() }, actions: actions)
  }

  /// Shows a confirmation dialog while a condition holds.
  public nonisolated func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      title: title, isPresented: isPresented, titleVisibility: titleVisibility,
      message: { EmptyView() }, actions: actions)
  }

  /// Shows a confirmation dialog with a message while a condition holds.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      title: Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      message: message, actions: actions)
  }

  /// Shows a confirmation dialog with a message while a condition holds.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      title: Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
      message: message, actions: actions)
  }

  /// Shows a confirmation dialog with a message while a condition holds.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      title: title, isPresented: isPresented, titleVisibility: titleVisibility, message: message,
      actions: actions)
  }

  /// Shows a confirmation dialog about some data while a condition holds.
  public nonisolated func confirmationDialog<Presented, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Presented?,
    @ViewBuilder actions: @escaping (Presented) -> Actions
  ) -> some View {
    confirmationDialog(
      title: Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data,
      message: { _ in EmptyView() }, actions: actions)
  }

  /// Shows a confirmation dialog about some data while a condition holds.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Presented, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Presented?,
    @ViewBuilder actions: @escaping (Presented) -> Actions
  ) -> some View {
    confirmationDialog(
      title: Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data,
      message: { _ in EmptyView() }, actions: actions)
  }

  /// Shows a confirmation dialog about some data with a message while a condition holds.
  public nonisolated func confirmationDialog<Presented, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Presented?,
    @ViewBuilder actions: @escaping (Presented) -> Actions,
    @ViewBuilder message: @escaping (Presented) -> Message
  ) -> some View {
    confirmationDialog(
      title: Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, message: message,
      actions: actions)
  }

  /// Shows a confirmation dialog about some data with a message while a condition holds.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Presented, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Presented?,
    @ViewBuilder actions: @escaping (Presented) -> Actions,
    @ViewBuilder message: @escaping (Presented) -> Message
  ) -> some View {
    confirmationDialog(
      title: Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, message: message,
      actions: actions)
  }
}
