import EarshotTree

/// Has a field be edited once it is activated, where no focus state of the app follows it.
struct OwnEditing: ViewModifier {
  @State private var isEditing = false
  @Environment(\.focusIsFollowed) private var focusIsFollowed

  @ViewBuilder func body(content: Content) -> some View {
    if focusIsFollowed {
      content
    } else {
      content.modifier(ReturnEndsEditing { isEditing = false })
        .modifier(EditingModifier(isEditing: isEditing) { isEditing = $0 })
    }
  }
}

/// Has the return key end the editing of a field of one line.
private struct ReturnEndsEditing {
  let end: () -> Void
}

extension ReturnEndsEditing: BuildingBlockModifier {
  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    Modified._resolve(content, in: &context).adjusting { element in
      guard let enter = element.rarities?.textEntry, !element.traits.contains(.textArea)
      else { return element }
      return element.with(.editing) { field in
        field.changeRarities {
          $0.textEntry = { entered in
            enter(entered)
            if entered.last?.isNewline == true { modifier.end() }
          }
        }
      }
    }
  }
}

private enum FocusIsFollowedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a focus state of the app follows the fields inside.
  var focusIsFollowed: Bool {
    get { self[FocusIsFollowedKey.self] }
    set { self[FocusIsFollowedKey.self] = newValue }
  }
}
