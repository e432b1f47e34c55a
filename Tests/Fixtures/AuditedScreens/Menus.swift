import SwiftUI

#Preview("BR-24 modal in which nothing can be focused") {
  Chat { close in
    Image(decorative: "menu").onTapGesture { close() }
  }
}

/// A chat over which a menu is laid.
private struct Chat<Menu: View>: View {
  @ViewBuilder let menu: (@escaping () -> Void) -> Menu
  @State private var isOpen = false

  var body: some View {
    ZStack {
      VStack {
        Text("Is the picnic on?")
        Button("More") { isOpen = true }
      }
      if isOpen {
        menu { isOpen = false }
          .accessibilityElement(children: .contain)
          .accessibilityAddTraits(.isModal)
      }
    }
  }
}

#Preview("BR-25 overlay that is not modal") {
  Overlaid()
}

private struct Overlaid: View {
  @State private var isOpen = false
  @State private var copied = false

  var body: some View {
    ZStack {
      VStack {
        Text(copied ? "Copied" : "Is the picnic on?")
        Button("More") { isOpen = true }
      }
      if isOpen {
        Color.black.opacity(0.2).onTapGesture { isOpen = false }
        VStack {
          Button("Copy") {
            copied = true
            isOpen = false
          }
          Button("Close") { isOpen = false }
        }
      }
    }
  }
}

#Preview("BR-26 sheet by hand") {
  Overhung()
}

private struct Overhung: View {
  @State private var isOpen = false

  var body: some View {
    ZStack {
      VStack {
        Text("Is the picnic on?")
        Button("More") { isOpen = true }
      }
      if isOpen {
        Color.black.opacity(0.2)
          .accessibilityElement()
          .onTapGesture { isOpen = false }
        Text("Nobody has reacted yet")
      }
    }
  }
}

#Preview("BR-27 popover without a way out") {
  Chat { close in
    Button("Copy") { print("copied") }
  }
}
