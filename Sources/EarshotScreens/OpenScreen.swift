public import EarshotConversation
public import EarshotTree
public import EarshotUI

/// A screen that is there to be read.
@MainActor
public struct OpenScreen {
  /// What is read.
  public let source: any AccessibilitySource
  /// The views that are read; nil where there are none, as in a tree from a file.
  public let views: ViewSource?
  /// The conversation that the screen shows, if it shows one.
  public let conversation: Conversation?

  /// Opens a view.
  public init(_ view: some View, in environment: EnvironmentValues = EnvironmentValues()) {
    self.init(ViewSource(view, environment: environment), showing: nil)
  }

  /// Opens something that is exposed without views.
  public init(_ source: any AccessibilitySource) {
    self.source = source
    views = nil
    conversation = nil
  }

  /// Opens a view that shows a conversation.
  init(
    _ view: some View, showing conversation: Conversation,
    in environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.init(ViewSource(view, environment: environment), showing: conversation)
  }

  private init(_ views: ViewSource, showing conversation: Conversation?) {
    source = views
    self.views = views
    self.conversation = conversation
  }

  /// Reads an open screen by way of something that exposes it otherwise.
  package init(_ screen: OpenScreen, readThrough source: any AccessibilitySource) {
    self.source = source
    views = screen.views
    conversation = screen.conversation
  }

  /// Opens a conversation.
  public init(_ conversation: Conversation, in environment: EnvironmentValues = EnvironmentValues())
  {
    self.init(ConversationScreen(conversation), showing: conversation, in: environment)
  }
}
