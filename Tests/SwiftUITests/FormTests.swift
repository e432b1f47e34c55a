import EarshotTree
import SwiftUI
import Testing

private struct Arrivals: View {
  @State private var count = 0
  private let center: NotificationCenter

  init(center: NotificationCenter) { self.center = center }

  var body: some View {
    Text("Arrived \(count)")
      .onReceive(center.publisher(for: Notification.Name("arrived"))) { _ in count += 1 }
  }
}

private struct Flow: Layout {
  struct Cache { var widths: [CGFloat] = [] }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

private struct Full: LocalizedError {
  var errorDescription: String? { "The disk is full" }
}

@MainActor
@Suite("Forms that apps write with no import but one")
struct FormTests {
  private func labels(of source: ViewSource) -> [String] {
    var labels: [String] = []
    var element = source.firstElement()
    while let current = element {
      labels.append(current.label ?? "")
      element = source.element(after: current.id)
    }
    return labels
  }

  @Test("A notification that is posted reaches the view that receives it")
  func notification() {
    let center = NotificationCenter()
    let source = ViewSource(Arrivals(center: center))
    let before = labels(of: source)

    center.post(name: Notification.Name("arrived"), object: nil)
    center.post(name: Notification.Name("left"), object: nil)
    source.settle()

    #expect(before == ["Arrived 0"])
    #expect(labels(of: source) == ["Arrived 1"])
  }

  @Test("An app's own layout is read in the order in which it is written")
  func layout() {
    let source = ViewSource(
      Flow().callAsFunction {
        Text("a").layoutPriority(1)
        Text("b")
      })

    #expect(labels(of: source) == ["a", "b"])
  }

  @Test("An alert about an error is titled by what the error says, and needs an error")
  func alertOfError() {
    let told = ViewSource(
      Text("x").alert(isPresented: .constant(true), error: Full()) { Button("Free space") {} })
    let untold = ViewSource(
      Text("x").alert(isPresented: .constant(true), error: Full?.none) { Button("Free") {} })
    let explained = ViewSource(
      Text("x").alert(isPresented: .constant(true), error: Full()) { _ in
        Button("Free space") {}
      } message: { _ in
        Text("Delete some files")
      })

    #expect(labels(of: told) == ["The disk is full", "Free space"])
    #expect(labels(of: untold) == ["x"])
    #expect(labels(of: explained) == ["The disk is full", "Delete some files", "Free space"])
  }

  @Test("Paint that depends on a place leaves what is read as it is")
  func paint() {
    let source = ViewSource(
      Text("a")
        .visualEffect { content, proxy in content.offset(x: proxy.size.width).opacity(0) }
        .scrollTransition(.animated.threshold(.visible(0.3))) { content, phase in
          content.scaleEffect(phase.isIdentity ? 1 : 0.5).blur(radius: phase.value)
        }
        .transformEnvironment(\.lineLimit) { $0 = 3 }
        .keyboardShortcut(.defaultAction)
        .modifier(EmptyModifier()))

    #expect(labels(of: source) == ["a"])
  }
}
