/// A view that is made only where it is shown.
struct Deferred<Content: View> {
  let content: () -> Content
}

extension Deferred: View {
  var body: some View { content() }
}
