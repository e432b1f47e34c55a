/// An alert in the form before iOS 15.
public struct Alert {
  /// One of its buttons.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// A button that leaves all as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// A button that leaves all as it is, named by the system.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button, named by the system unless it is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

extension View {
  /// Shows an alert while a condition holds; the form before iOS 15.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View { show(content(), isPresented: isPresented) }

  /// Shows an alert for something while there is one; the form before iOS 15.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let isPresented = Binding(
      get: { item.wrappedValue != nil },
      set: { isPresented in
        if !isPresented { item.wrappedValue = nil }
      })
    return show(item.wrappedValue.map(content), isPresented: isPresented)
  }

  private nonisolated func show(_ alert: Alert?, isPresented: Binding<Bool>) -> some View {
    let buttons = alert?.buttons ?? []
    return self.alert(alert?.title ?? Text(""), isPresented: isPresented) {
      ForEach(buttons.indices, id: \.self) { index in
        Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
      }
    } message: {
      alert?.message
    }
  }
}
