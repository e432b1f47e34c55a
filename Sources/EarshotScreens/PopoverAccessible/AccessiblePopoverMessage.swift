import EarshotConversation
import SwiftUI

/// A message of the column, which offers by name whatever a long press leads to.
struct AccessiblePopoverMessage: View {
  let message: Message
  let deeds: PopoverDeeds
  let openMenu: () -> Void

  var body: some View {
    PopoverBubble(text: message.text)
      .onLongPressGesture(perform: openMenu)
      .accessibilityElement(children: .combine)
      .accessibilityValue(deeds.reactions(to: message) ?? "")
      .accessibilityActions {
        ForEach(PopoverReactions.all, id: \.self) { emoji in
          Button(deeds.name(of: emoji, for: message)) { deeds.react(with: emoji, to: message) }
        }
        ForEach(PopoverEntry.allCases, id: \.self) { entry in
          Button(entry.title) { deeds.perform(entry, on: message) }
        }
        Button("Show menu", action: openMenu)
      }
  }
}
