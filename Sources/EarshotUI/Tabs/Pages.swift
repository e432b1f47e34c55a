/// What becomes of the content of a tab view that shows pages: each view in it is one.
struct Pages<Content: View> {
  let content: Content
  let choice: PageChoice
  /// What stands for the page unless it says so itself.
  var tag: AnyHashable?
}

extension Pages: View {
  var body: some View {
    if let several = content as? any PageCollection {
      several.pages(choice)
    } else {
      content.modifier(
        PageModifier(tag: (content as? any TaggedPage)?.pageTag ?? tag, choice: choice))
    }
  }
}

/// A view that stands for several.
@MainActor
protocol PageCollection {
  /// The views as pages.
  func pages(_ choice: PageChoice) -> AnyView
}

extension TupleView: PageCollection {
  func pages(_ choice: PageChoice) -> AnyView {
    AnyView(
      TupleView<repeat Pages<each Content>>(repeat Pages(content: each content, choice: choice)))
  }
}

extension ForEach: PageCollection where Content: View {
  func pages(_ choice: PageChoice) -> AnyView {
    let (id, content) = (id, content)
    return AnyView(
      ForEach<Data, ID, Pages<Content>>(data: data, id: id) { element in
        Pages(content: content(element), choice: choice, tag: AnyHashable(id(element)))
      })
  }
}

extension Group: PageCollection {
  func pages(_ choice: PageChoice) -> AnyView {
    AnyView(Pages<Content>(content: content, choice: choice))
  }
}

extension Optional: PageCollection where Wrapped: View {
  func pages(_ choice: PageChoice) -> AnyView {
    AnyView(map { Pages<Wrapped>(content: $0, choice: choice) })
  }
}

extension _ConditionalContent: PageCollection {
  func pages(_ choice: PageChoice) -> AnyView {
    switch branch {
    case .first(let content): AnyView(Pages<TrueContent>(content: content, choice: choice))
    case .second(let content): AnyView(Pages<FalseContent>(content: content, choice: choice))
    }
  }
}
