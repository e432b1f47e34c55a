@testable import ChatComponents

extension Component {
  /// Every component, by name.
  static let all = [
    Component("Accordion", HelpAccordion()),
    Component("ActivityBars", ActivityBars_Previews.previews),
    Component("AttachmentGrid", AttachmentGrid_Previews.previews),
    Component("AvatarStack", GroupHeader()),
    Component("ChatRowList", ChatRowList()),
    Component("ChatTabBar: standard", ChatTabs()),
    Component("ChatTabBar: floating", FloatingTabScreen()),
    Component("Countdown", Countdown(title: "Code expires in", seconds: 60)),
    Component("LanguagePicker", LanguagePicker()),
    Component("LoginForm", LoginForm()),
    Component("OnboardingPager", OnboardingPager()),
    Component("PeopleSearch", PeopleSearch()),
    Component("Poll", Poll().environment(PollModel())),
    Component("RadioGroup", NotificationLevelPicker()),
    Component("RatingControl", RatingForm()),
    Component("ReorderList", ReorderList()),
    Component("ReplyComposer", ReplyComposer_Previews.previews),
    Component("SettingsForm", SettingsForm()),
    Component("Toast", ToastDemo()),
    Component("VoiceMessagePlayer", VoiceMessagePlayer(sender: "Ana", duration: 128)),
    Component("VolumeSlider", RingtoneSettings()),
  ]
}
