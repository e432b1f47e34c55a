public import struct Foundation.CGFloat

// Modifiers of colours and light; they say nothing.
extension View {
  /// Sets the colour of text and symbols.
  public nonisolated func foregroundColor(_ color: Color?) -> Self { self }
  /// Sets the colours of text and symbols.
  public nonisolated func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> Self { self }
  /// Sets the colours of text and symbols.
  public nonisolated func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> Self { self }
  /// Sets the colour of controls.
  public nonisolated func accentColor(_ accentColor: Color?) -> Self { self }
  /// Sets the colour of controls.
  public nonisolated func tint(_ tint: Color?) -> Self { self }
  /// Sets the colour of controls.
  public nonisolated func tint(_ tint: (some ShapeStyle)?) -> Self { self }
  /// Sets what lies behind.
  public nonisolated func backgroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// Multiplies the view's colours with another.
  public nonisolated func colorMultiply(_ color: Color) -> Self { self }
  /// Turns the view's colours around.
  public nonisolated func colorInvert() -> Self { self }
  /// Makes the view's colours stronger or weaker.
  public nonisolated func saturation(_ amount: Double) -> Self { self }
  /// Makes the view brighter.
  public nonisolated func brightness(_ amount: Double) -> Self { self }
  /// Sets how far light and dark differ.
  public nonisolated func contrast(_ amount: Double) -> Self { self }
  /// Takes colours away.
  public nonisolated func grayscale(_ amount: Double) -> Self { self }
  /// Turns colours around the wheel.
  public nonisolated func hueRotation(_ angle: Angle) -> Self { self }
  /// Turns light into transparency.
  public nonisolated func luminanceToAlpha() -> Self { self }
  /// Sets how the view mixes with what lies behind.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> Self { self }
  /// Mixes the view's parts before what lies behind.
  public nonisolated func compositingGroup() -> Self { self }
  /// Draws the view into a picture first.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> Self { self }
  /// Draws a line around the view.
  public nonisolated func border(_ content: some ShapeStyle, width: CGFloat = 1) -> Self {
    self
  }
  /// Lays glass behind the view.
  public nonisolated func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline = Capsule()
  ) -> Self { self }
  /// Lays glass behind the view.
  public nonisolated func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline = Capsule(), isEnabled: Bool
  ) -> Self { self }
  /// Gives the view's glass an identity.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: some Hashable
  ) -> Self { self }
  /// Sets how bright a picture may be.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> Self { self }
  /// Lets the view react to a pointer by its look.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  /// Lets the view react to a pointer by its look.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> Self { self }
  /// Keeps the view from showing that it has focus.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }
  /// Keeps the view from reacting to a pointer by its look.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
}
