import EarshotTree

/// A choice of one among several options.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let label: Label
  private let content: Content
  private let selection: Binding<SelectionValue>
  @State private var isOpen = false
  @NearestStyle((any PickerStyle).self) private var style
  @Environment(\.isInMenu) private var isInMenu

  /// Makes a picker that looks like a view.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.selection = selection
  }

  /// Makes a picker that looks like a view.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker: View {
  public var body: some View {
    PickerElements(
      label: label, options: content, chosen: selection.wrappedValue, selection: selection,
      presentation: presentation, isOpen: isOpen, opening: $isOpen)
  }

  private var presentation: PickerPresentation {
    (style as? any PresentingPickerStyle)?.presentation ?? (isInMenu ? .inline : .menu)
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == EarshotUI.Label<Text, Image> {
  /// Makes a picker with a title and a system symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      EarshotUI.Label(title, systemImage: systemImage)
    }
  }

  /// Makes a picker with a title and a system symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      EarshotUI.Label(title, systemImage: systemImage)
    }
  }
}
