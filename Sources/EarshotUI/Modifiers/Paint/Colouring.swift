public import struct Foundation.CGFloat

// Modifiers of colours and light; they say nothing.
extension View {
  /// Sets the colour of text and symbols.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
  /// Sets the colours of text and symbols.
  public nonisolated func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View { self }
  /// Sets the colours of text and symbols.
  public nonisolated func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View { self }
  /// Sets the colour of controls.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { self }
  /// Sets the colour of controls.
  public nonisolated func tint(_ tint: Color?) -> some View { self }
  /// Sets the colour of controls.
  public nonisolated func tint(_ tint: (some ShapeStyle)?) -> some View { self }
  /// Sets what lies behind.
  public nonisolated func backgroundStyle(_ style: some ShapeStyle) -> some View { self }
  /// Multiplies the view's colours with another.
  public nonisolated func colorMultiply(_ color: Color) -> some View { self }
  /// Turns the view's colours around.
  public nonisolated func colorInvert() -> some View { self }
  /// Makes the view's colours stronger or weaker.
  public nonisolated func saturation(_ amount: Double) -> some View { self }
  /// Makes the view brighter.
  public nonisolated func brightness(_ amount: Double) -> some View { self }
  /// Sets how far light and dark differ.
  public nonisolated func contrast(_ amount: Double) -> some View { self }
  /// Takes colours away.
  public nonisolated func grayscale(_ amount: Double) -> some View { self }
  /// Turns colours around the wheel.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }
  /// Turns light into transparency.
  public nonisolated func luminanceToAlpha() -> some View { self }
  /// Sets how the view mixes with what lies behind.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Mixes the view's parts before what lies behind.
  public nonisolated func compositingGroup() -> some View { self }
  /// Draws the view into a picture first.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
  /// Draws a line around the view.
  public nonisolated func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    self
  }
  /// Lays glass behind the view.
  public nonisolated func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline = Capsule()
  ) -> some View { self }
  /// Lays glass behind the view.
  public nonisolated func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline = Capsule(), isEnabled: Bool
  ) -> some View { self }
  /// Gives the view's glass an identity.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: some Hashable
  ) -> some View { self }
  /// Sets how bright a picture may be.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Lets the view react to a pointer by its look.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Lets the view react to a pointer by its look.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { self }
  /// Keeps the view from showing that it has focus.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Keeps the view from reacting to a pointer by its look.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
