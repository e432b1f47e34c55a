/// Columns that lead from one to the next; on a phone one is shown at a time.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  @State private var path: [AnyHashable] = []
  @State private var columnsPassed = 0

  private init(sidebar: Sidebar, content: Content?, detail: Detail) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

extension NavigationSplitView: View {
  /// The column that is shown.
  public var body: some View {
    NavigationFrame(
      path: PathAccess(values: $path),
      root: sidebar.environment(\.isSidebar, true).modifier(column(1) { next }),
      showNextColumn: { columnsPassed += 1 }
    ).modifier(EditModeModifier())
  }

  @ViewBuilder private var next: some View {
    if let content {
      content.modifier(column(2) { detail })
    } else {
      detail
    }
  }

  private func column<Column: View>(
    _ number: Int, @ViewBuilder content: @escaping () -> Column
  ) -> PresentationModifier<Column> {
    PresentationModifier(
      kind: .push, identity: { columnsPassed >= number ? "" : nil },
      dismiss: { columnsPassed = number - 1 }, content: content)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Two columns; which are shown follows from the size of the screen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail())
  }
}

extension NavigationSplitView {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns; which are shown follows from the size of the screen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let name: String

  /// Those that fit.
  public static let automatic = Self(name: "automatic")
  /// All.
  public static let all = Self(name: "all")
  /// The last two.
  public static let doubleColumn = Self(name: "double")
  /// The last one.
  public static let detailOnly = Self(name: "detail")
}
