/// Views of which one is shown, and a bar to choose it in.
///
/// A tab keeps its state once it was shown. Pages without `tabItem` are exposed one after another.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var chosen = 0

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
  /// The chosen tab, and the bar.
  public var body: some View {
    let selection = selection
    TabFrame(
      selection: selection.map { AnyHashable($0.wrappedValue) }, ownSelection: chosen,
      choose: { tag, place in
        if let selection {
          if let tag = tag?.base as? SelectionValue { selection.wrappedValue = tag }
        } else {
          chosen = place
        }
      }, content: content)
  }
}

/// What a tab view shows, given a choice.
struct TabFrame<Content: View> {
  let selection: AnyHashable?
  let ownSelection: Int
  let choose: (_ tag: AnyHashable?, _ place: Int) -> Void
  let content: Content
}
