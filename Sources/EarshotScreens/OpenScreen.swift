public import EarshotConversation
public import EarshotUI

/// A screen that is there to be read.
@MainActor
public struct OpenScreen {
  /// What is read.
  public let source: ViewSource
  /// The conversation that the screen shows, if it shows one.
  public let conversation: Conversation?

  /// Opens a view.
  public init(_ view: some View, in environment: EnvironmentValues = EnvironmentValues()) {
    source = ViewSource(view, environment: environment)
    conversation = nil
  }

  /// Opens a view that shows a conversation.
  init(
    _ view: some View, showing conversation: Conversation,
    in environment: EnvironmentValues = EnvironmentValues()
  ) {
    source = ViewSource(view, environment: environment)
    self.conversation = conversation
  }

  /// Opens a conversation.
  public init(_ conversation: Conversation, in environment: EnvironmentValues = EnvironmentValues())
  {
    self.init(ConversationScreen(conversation), showing: conversation, in: environment)
  }
}
