/// Screens that are shown one instead of the other, with a way back.
public struct NavigationStack<Data, Root: View> {
  private let path: Binding<[AnyHashable]>?
  private let root: Root
  @State private var ownPath: [AnyHashable] = []

  private init(path: Binding<[AnyHashable]>?, root: Root) {
    self.path = path
    self.root = root
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Starts with a screen.
  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// Starts with a screen, and shows others for the values of a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    let values = Binding(get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
    self.init(path: values, root: root())
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Starts with a screen, and shows others for the values of a path.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    let values = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.init(path: values, root: root())
  }
}

extension NavigationStack: View {
  /// The topmost screen, and the bars around it.
  public var body: some View {
    NavigationFrame(path: PathAccess(values: path ?? $ownPath), root: root)
      .modifier(EditModeModifier())
  }
}
