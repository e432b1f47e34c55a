@testable import ChatComponents

extension Component {
  /// Every component, by name.
  static let all = [
    Component("Accordion", HelpAccordion()),
    Component("ActivityBars", ActivityBars_Previews.previews),
    Component(
      "AttachmentGrid",
      AttachmentGrid(attachments: [
        Attachment(id: 1, kind: .photo, name: "IMG_2041"),
        Attachment(id: 2, kind: .file, name: "minutes.pdf", size: 48_000),
        Attachment(id: 3, kind: .place, name: "Boathouse"),
      ])),
    Component("AvatarStack", GroupHeader()),
    Component("ChatRowList", ChatRowList()),
    Component("ChatTabBar", ChatTabs()),
    Component("Countdown", Countdown(title: "Code expires in", seconds: 60)),
    Component("LanguagePicker", LanguagePicker()),
    Component("LoginForm", LoginForm()),
    Component("OnboardingPager", OnboardingPager()),
    Component("PeopleSearch", PeopleSearch()),
    Component("Poll", Poll().environment(PollModel())),
    Component("RadioGroup", NotificationLevelPicker()),
    Component("RatingControl", RatingForm()),
    Component(
      "ReactionChart",
      ReactionChart(
        counts: [
          ReactionCount(day: "Mon", count: 12, reaction: "heart"),
          ReactionCount(day: "Mon", count: 3, reaction: "laugh"),
          ReactionCount(day: "Tue", count: 1_024, reaction: "heart"),
        ], goal: 20)),
    Component("ReorderList", ReorderList()),
    Component("ReplyComposer", ReplyComposer_Previews.previews),
    Component("SettingsForm", SettingsForm()),
    Component("Toast", ToastDemo()),
    Component("VoiceMessagePlayer", VoiceMessagePlayer(sender: "Ana", duration: 128)),
    Component("VolumeSlider", RingtoneSettings()),
    Component("Designs/Popover", PopoverDemo()),
    Component("Designs/StreamReactions", StreamReactionsDemo()),
    Component("Designs/Tapback", TapbackDemo()),
  ]
}
