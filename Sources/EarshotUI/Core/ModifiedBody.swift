/// A modifier with a body, seen as a view, so that its properties live where a view's do.
struct ModifiedBody<Modifier: ViewModifier, Modified: View> {
  var modifier: Modifier
  let content: Modified
}

extension ModifiedBody: View {
  var body: Modifier.Body {
    modifier.body(content: _ViewModifier_Content(content: content))
  }
}
