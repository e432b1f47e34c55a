/// Views of which one is shown, and a bar to choose it in.
///
/// A tab keeps its state once it was shown. Views without `tabItem` are exposed one after another,
/// unless the style makes pages of them.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var chosen = 0
  @State private var isChoiceMissing = false
  @Environment(\.pageIndex) private var pageIndex

  /// Makes tabs of views, one of which is chosen from outside as well.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Makes tabs of views.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: View {
  /// The chosen tab or page, and what to choose another with.
  public var body: some View {
    if let pageIndex {
      PageFrame(
        choice: choice, isIndexShown: pageIndex != .never, choose: choose,
        content: Pages(content: content, choice: choice))
    } else {
      TabFrame(choice: choice, choose: choose, content: content)
    }
  }

  private var choice: PageChoice {
    PageChoice(
      selection: selection.map { AnyHashable($0.wrappedValue) }, place: chosen,
      isMissing: isChoiceMissing, noteMissing: { isChoiceMissing = $0 })
  }

  private func choose(_ tag: AnyHashable?, _ place: Int) {
    guard let selection else {
      chosen = place
      return
    }
    if let tag = tag?.base as? SelectionValue { selection.wrappedValue = tag }
  }
}

/// What a tab view shows, given a choice.
struct TabFrame<Content: View> {
  let choice: PageChoice
  let choose: (_ tag: AnyHashable?, _ place: Int) -> Void
  let content: Content
}
