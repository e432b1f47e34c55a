public import EarshotConversation
public import EarshotUI

/// The screens that come with Earshot.
@MainActor
public enum ScreenCatalog {
  /// A screen that can be opened by name.
  public struct Entry: Sendable {
    /// What the screen is called on the command line.
    public let name: String
    /// What is on it, in one sentence.
    public let summary: String
    let make: @MainActor @Sendable (EnvironmentValues) throws(ConversationError) -> OpenScreen

    /// Opens the screen.
    @MainActor
    public func open(
      in environment: EnvironmentValues = EnvironmentValues()
    ) throws(ConversationError) -> OpenScreen {
      try make(environment)
    }
  }

  /// All screens, in the order in which they are listed.
  public nonisolated static let entries = [
    Entry(
      name: "tapback", summary: "A bubble that is pressed and held to react to it.",
      make: { environment in OpenScreen(TapbackDemo(), in: environment) }),
    Entry(
      name: "tapback-accessible", summary: "The same, with a bar that is heard button by button.",
      make: { environment in OpenScreen(TapbackDemo(isBarReachable: true), in: environment) }),
    Entry(
      name: "stream-reactions", summary: "Icons that arrive one after another above a message.",
      make: { environment in OpenScreen(StreamReactionsDemo(), in: environment) }),
    Entry(
      name: "stream-reactions-accessible", summary: "The same, with icons that are named buttons.",
      make: { environment in OpenScreen(AccessibleStreamReactionsDemo(), in: environment) }),
    Entry(
      name: "popover", summary: "A menu around a message that is pressed and held.",
      make: { environment in OpenScreen(PopoverDemo(), in: environment) }),
    Entry(
      name: "popover-accessible", summary: "The same, with a menu that takes the cursor.",
      make: { environment throws(ConversationError) in
        let conversation = try SampleChat.aboutSeeds()
        return OpenScreen(
          AccessiblePopoverDemo(conversation), showing: conversation, in: environment)
      }),
    Entry(
      name: "compose", summary: "A chat with a field to write in, a recorder, and pages to turn.",
      make: { environment in OpenScreen(ComposeDemo(), in: environment) }),
    Entry(
      name: "activity",
      summary: "A chart of messages, a running call, and a sheet that opens an alert.",
      make: { environment in OpenScreen(ActivityDemo(), in: environment) }),
    Entry(
      name: "conversation", summary: "A chat of three people as a list of messages.",
      make: { environment throws(ConversationError) in
        OpenScreen(try SampleChat.make(), in: environment)
      }),
  ]

  /// The names of all screens.
  public nonisolated static var names: [String] { entries.map(\.name) }

  /// The screen of a name.
  public static func entry(named name: String) -> Entry? { entries.first { $0.name == name } }
}
