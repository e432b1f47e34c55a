import EarshotTree

/// Views that belong together, with words before and after them.
public struct Section<Parent: View, Content: View, Footer: View> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is there, as of when the section was written.
  let isExpanded: Bool
  /// How to change that; nil where the content is always there.
  let expansion: Binding<Bool>?

  /// Groups views under a header and over a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Groups views under a header and over a footer, in the older spelling.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  private init(
    header: Parent, content: Content, footer: Footer, expansion: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = expansion?.wrappedValue ?? true
    self.expansion = expansion
  }
}

extension Section: BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    context.updateChild(view.header)
    context.updateChild(ifPresent: view.isExpanded ? view.content : nil)
    context.updateChild(view.footer)
  }

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let expansion = context.environment.isSidebar ? view.expansion : nil
    let header = context.resolveChild().adjusting {
      $0.asHeading(opening: expansion, isExpanded: view.isExpanded)
    }
    return header + context.resolveChild() + context.resolveChild()
  }
}

extension ResolvedElement {
  /// The element as a part of a header; a button beside its words stays a button.
  fileprivate func asHeading(
    opening expansion: Binding<Bool>?, isExpanded: Bool
  ) -> ResolvedElement {
    guard traits.isDisjoint(with: [.button, .image]) else { return self }
    let heading = with(.sectionHeader) { $0.traits.insert(.header) }
    guard let expansion, !isLatent else { return heading }
    return heading.with(.sectionDisclosure) { heading in
      heading.traits.remove(.staticText)
      heading.traits.insert(.button)
      DisclosureChange(isExpanded: isExpanded).apply(to: heading)
      heading.activation = { expansion.wrappedValue.toggle() }
    }
  }
}

extension Section where Footer == EmptyView {
  /// Groups views under a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Groups views under a header, in the older spelling.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// Groups views under a header; they are there while the section is expanded.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(),
      expansion: isExpanded)
  }
}

extension Section where Parent == EmptyView {
  /// Groups views over a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Groups views over a footer, in the older spelling.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Groups views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Groups views under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Groups views under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Groups views under a title; they are there while the section is expanded.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(),
      expansion: isExpanded)
  }

  /// Groups views under a title; they are there while the section is expanded.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(),
      expansion: isExpanded)
  }
}
