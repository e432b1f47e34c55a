/// What a style makes of a control.
struct Styled<Style, Made: View> {
  private let style: InstalledStyle<Style>
  private let make: @MainActor (Style) -> Made

  init(_ style: Style, make: @escaping @MainActor (Style) -> Made) {
    self.style = InstalledStyle(style: style)
    self.make = make
  }
}

extension Styled: View {
  var body: some View { make(style.style) }
}
