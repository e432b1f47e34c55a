import SwiftUI

// Views as people write them, with one import: that they compile is the test.

struct Triangle: Shape {
  var inset: CGFloat = 0

  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(inset, 0) }
    set { inset = newValue.first }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.maxY), control: .zero)
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
        startAngle: .degrees(0), endAngle: .degrees(180), clockwise: true)
      path.closeSubpath()
    }
  }
}

struct Ticket: InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(
      in: rect.insetBy(dx: amount, dy: amount), cornerSize: CGSize(width: 8, height: 8))
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)])
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var ticket = self
    ticket.amount += amount
    return ticket
  }
}

struct Striped: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white.opacity(0.2) : Color.black.opacity(0.1)
  }
}

struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .rotationEffect(.degrees(phase.isIdentity ? 0 : 180))
  }
}

struct Fading: ViewModifier {
  let amount: Double

  func body(content: Content) -> some View { content.opacity(amount).blur(radius: 2) }
}

extension AnyTransition {
  @MainActor static var twirl: AnyTransition {
    .modifier(active: Fading(amount: 0), identity: Fading(amount: 1))
  }
}

extension HorizontalAlignment {
  private enum IconCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment.center]
    }
  }

  static let iconCenter = HorizontalAlignment(IconCenter.self)
}

extension Color {
  static let brand = Color("Brand")
  static let card = Color(uiColor: .secondarySystemBackground)
  static let page = Color(.systemGroupedBackground)
  static let faint = Color(.sRGB, red: 0.2, green: 0.3, blue: 0.4, opacity: 0.5)
  static let ink = Color(white: 0.1)
  static let leaf = Color(hue: 0.3, saturation: 0.6, brightness: 0.5)
}

extension ShapeStyle where Self == Color {
  static var brand: Color { Color("Brand") }
}

extension Animation {
  static let settle = Animation.spring()
  static let ripple = Animation.spring(dampingFraction: 0.5).speed(2).delay(0.03)
}

struct PaintedCard: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  @Environment(\.accessibilityDifferentiateWithoutColor) var differentiate
  @Environment(\.locale) var locale
  @State private var isOn = false
  let title: String
  var detent: PresentationDetent = .fraction(0.3)

  var body: some View {
    VStack(alignment: .iconCenter, spacing: 12) {
      header
      shapes
      words
    }
    .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    .padding([.horizontal, .bottom], dynamicTypeSize.isAccessibilitySize ? 24 : 16)
    .padding(.vertical)
    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    .frame(width: horizontalSizeClass == .compact ? 200 : 400)
    .background(colorScheme == .dark ? Color.black : .white)
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .background(Color.card.opacity(0.9), in: .rect(cornerRadius: 12))
    .background(.regularMaterial, in: .capsule)
    .background(.tint.opacity(0.2), in: Circle())
    .background { RoundedRectangle(cornerRadius: 20).fill(.quaternary).shadow(radius: 4, y: 2) }
    .background(Gradient(colors: [.brand, .blue]))
    .background(LinearGradient(colors: [.red, .pink], startPoint: .top, endPoint: .bottom))
    .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray.opacity(0.3), lineWidth: 1))
    .overlay(.black.opacity(0.1))
    .overlay(.thinMaterial, in: .rect(cornerRadius: 4))
    .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.separator, lineWidth: 0.5) }
    .clipShape(.rect(topLeadingRadius: 12, topTrailingRadius: 12))
    .clipShape(UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4, bottomTrailing: 8)))
    .contentShape(.rect)
    .contentShape(.hoverEffect, .rect(cornerRadius: 8))
    .shadow(color: .black.opacity(0.15), radius: 10, x: 0, y: 5)
    .mask(LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing))
    .mask { Rectangle() }
    .glassEffect(.regular.tint(.brand).interactive(), in: .rect(cornerRadius: 16))
    .glassEffect()
    .animation(.easeInOut(duration: 0.2), value: isOn)
    .animation(reduceMotion ? nil : .bouncy(duration: 0.4, extraBounce: 0.1), value: isOn)
    .transition(.move(edge: .bottom).combined(with: .opacity))
    .transition(.asymmetric(insertion: .scale(scale: 0.8), removal: .opacity))
    .transition(.twirl)
    .transition(Twirl())
  }

  @ViewBuilder private var header: some View {
    Image("cover", bundle: .main)
      .resizable()
      .renderingMode(.template)
      .interpolation(.high)
      .aspectRatio(contentMode: .fill)
      .aspectRatio(16 / 9, contentMode: .fit)
      .scaledToFit()
      .clipped()
      .cornerRadius(8)
    Image(systemName: isOn ? "heart.fill" : "heart")
      .symbolRenderingMode(.hierarchical)
      .symbolVariant(.fill)
      .symbolEffect(.bounce, value: isOn)
      .symbolEffect(.pulse)
      .imageScale(.large)
      .font(.system(size: 22, weight: .semibold, design: .rounded))
      .foregroundStyle(.white, .brand)
      .contentTransition(.symbolEffect(.replace))
      .typesettingLanguage(.init(languageCode: .thai))
      .typesettingLanguage(.automatic, isEnabled: false)
    Image(uiImage: UIImage(named: "x") ?? UIImage())
      .resizable(capInsets: EdgeInsets(), resizingMode: .tile)
      .alignmentGuide(.iconCenter) { $0[.leading] + $0.width / 2 }
      .alignmentGuide(VerticalAlignment.top) { dimensions in dimensions[.bottom] }
  }

  @ViewBuilder private var shapes: some View {
    Circle().fill(.blue.gradient).frame(width: 10, height: 10)
    Circle()
      .trim(from: 0, to: 0.75)
      .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 4]))
      .rotationEffect(.degrees(-90))
      .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    Capsule().strokeBorder(Color.primary.opacity(0.1), lineWidth: 2)
    Ellipse().inset(by: 4).stroke(lineWidth: 2).foregroundColor(.secondary)
    Triangle().fill(Striped()).offset(x: 4)
    Ticket().inset(by: 2).strokeBorder(style: StrokeStyle(lineWidth: 1))
    ContainerRelativeShape().fill(.background)
    RoundedRectangle(cornerSize: CGSize(width: 4, height: 8))
      .fill(AngularGradient(colors: [.red, .yellow, .green], center: .center))
    Rectangle().fill(
      .linearGradient(colors: [.mint, .teal], startPoint: .topLeading, endPoint: .bottomTrailing))
    Rectangle().fill(.ellipticalGradient(colors: [.indigo, .clear]))
    Rectangle().foregroundStyle(.radialGradient(colors: [.cyan, .brown], endRadius: 80))
    RadialGradient(
      gradient: Gradient(stops: [.init(color: .red, location: 0.2)]), center: .center,
      startRadius: 0, endRadius: 100
    )
    .ignoresSafeArea()
    Color.page.ignoresSafeArea(.keyboard, edges: .bottom).edgesIgnoringSafeArea(.all)
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .purple, .indigo, .orange])
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
      context.draw(Text("12").font(.caption).bold(), at: CGPoint(x: 4, y: 4))
    }
    .drawingGroup()
    .blendMode(.multiply)
    .compositingGroup()
  }

  @ViewBuilder private var words: some View {
    (Text("Total").bold() + Text(verbatim: " ") + Text("12").foregroundColor(.red).monospacedDigit())
      .font(.headline.weight(.bold).leading(.tight))
    Text(title)
      .font(.custom("Avenir", size: 17, relativeTo: .body))
      .fontWeight(.semibold)
      .fontDesign(.serif)
      .fontWidth(.condensed)
      .italic()
      .underline(isOn, color: .blue)
      .strikethrough()
      .kerning(1)
      .tracking(0.5)
      .baselineOffset(2)
    Text(title)
      .font(.system(.title3, design: .rounded, weight: .heavy))
      .foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      .foregroundStyle(.brand.shadow(.drop(radius: 2)))
      .lineLimit(2)
      .lineLimit(1...3)
      .lineLimit(3, reservesSpace: true)
      .lineLimit(nil)
      .lineSpacing(4)
      .multilineTextAlignment(.center)
      .minimumScaleFactor(0.5)
      .truncationMode(.middle)
      .allowsTightening(true)
      .textSelection(.enabled)
      .textCase(.uppercase)
      .fixedSize(horizontal: false, vertical: true)
      .layoutPriority(1)
    Text(.now, style: .date)
    Text(Date(timeIntervalSince1970: 0), format: .dateTime.day().month())
    Text(0.25, format: .percent)
    Text(12, format: .number)
    Text("\(Image(systemName: "star")) \(3.5, specifier: "%.1f") of \(5)")
    Text(AttributedString("plain"))
    Text("key", comment: "What it is for")
  }
}

struct PaintedList: View {
  @State private var query = ""
  let names: [String]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name)
          .listRowBackground(Color.clear)
          .listRowInsets(EdgeInsets())
          .listRowSeparator(.hidden)
          .listRowSeparatorTint(.red)
      }
    }
    .scrollContentBackground(.hidden)
    .scrollIndicators(.hidden)
    .scrollBounceBehavior(.basedOnSize)
    .scrollDismissesKeyboard(.interactively)
    .scrollTargetBehavior(.viewAligned)
    .scrollClipDisabled()
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .tint(.orange)
    .accentColor(.purple)
    .environment(\.locale, Locale(identifier: "de"))
    .environment(\.colorScheme, .dark)
    .environment(\.layoutDirection, .rightToLeft)
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    .preferredColorScheme(.dark)
    .controlSize(.large)
    .navigationBarTitleDisplayMode(.inline)
    .presentationDetents([.medium, .large, .height(200)])
    .presentationBackground(.thinMaterial)
    .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    .buttonBorderShape(.capsule)
    .toolbarRole(.editor)
    .presentationCornerRadius(24)
    .keyboardType(.emailAddress)
    .textContentType(.username)
    .textInputAutocapitalization(.never)
    .autocapitalization(.none)
    .autocorrectionDisabled()
    .disableAutocorrection(true)
    .submitLabel(.done)
    .redacted(reason: names.isEmpty ? .placeholder : [])
    .hoverEffect(.lift)
    .border(.red, width: 2)
    .saturation(0).brightness(0.1).contrast(1.2).grayscale(0.5).hueRotation(.degrees(10))
    .colorMultiply(.blue).colorInvert()
    .position(x: 10, y: 20)
    .zIndex(1)
    .scaleEffect(x: -1, y: 1)
    .offset(CGSize(width: 1, height: 2))
    .safeAreaInset(edge: .bottom) { Text("Bar") }
    .safeAreaPadding(.horizontal, 8)
    .containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
    .previewDisplayName("List")
    .previewLayout(.sizeThatFits)
    .previewDevice("iPhone 15")
  }
}
