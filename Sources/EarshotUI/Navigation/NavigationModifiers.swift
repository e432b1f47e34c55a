/// Says what a navigation shows for values of a type.
public struct DestinationModifier<Value: Hashable, Destination: View> {
  let destination: (Value) -> Destination
}

extension DestinationModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let isOnFirstScreen = context.environment.screen === context.environment.navigation?.root
    context.environment.navigation?.register(Value.self, isOnFirstScreen: isOnFirstScreen) {
      ($0.base as? Value).map { AnyView(modifier.destination($0)) }
    }
    Modified._update(content, in: &context)
  }
}

extension View {
  /// Says what the navigation shows for values of a type.
  public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> ModifiedContent<Self, DestinationModifier<Value, Destination>> {
    modifier(DestinationModifier(destination: destination))
  }

  /// Shows another screen while a condition holds.
  public nonisolated func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    modifier(PresentationModifier(.push, isPresented: isPresented, content: destination))
  }

  /// Shows another screen while there is an item.
  public nonisolated func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    modifier(PresentationModifier(.push, item: item, id: { $0 }, content: destination))
  }

  /// Titles the screen.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(BarModifier(placement: .title, bar: NavigationTitle(title: title)))
  }

  /// Titles the screen.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Titles the screen.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(title))
  }

  /// Titles the screen with what somebody can write anew.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Titles the screen, in the older spelling.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Titles the screen, in the older spelling.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Titles the screen, in the older spelling.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(title)
  }

  /// Titles the screen, in the older spelling.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }

  /// Titles the screen, in the older spelling.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Titles the screen, in the older spelling.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Takes the back button away, or leaves it.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    modifier(ScreenModifier { $0.setHidesBackButton(hidesBackButton) })
  }

  /// Takes the navigation bar away, or leaves it.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> ModifiedContent<
    Self, ScreenModifier
  > {
    modifier(ScreenModifier { $0.setHidesBar(hidden) })
  }

  /// Puts buttons into the navigation bar, in the older spelling.
  public nonisolated func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    modifier(BarModifier(placement: .leading, bar: leading))
      .modifier(BarModifier(placement: .trailing, bar: trailing))
  }

  /// Puts buttons into the navigation bar, in the older spelling.
  public nonisolated func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    modifier(BarModifier(placement: .leading, bar: leading))
  }

  /// Puts buttons into the navigation bar, in the older spelling.
  public nonisolated func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    modifier(BarModifier(placement: .trailing, bar: trailing))
  }
}

/// The words at the top of a screen.
private struct NavigationTitle: View {
  let title: Text

  var body: some View {
    title.accessibilityRemoveTraits(.isStaticText).accessibilityAddTraits(.isHeader)
      .modifier(RuleModifier(rule: .navigationTitle))
  }
}
