@testable import ChatComponents

extension Component {
  /// Every component, by name.
  static let all = [
    Component("Accordion", HelpAccordion()),
    Component("ActivityBars", ActivityBars_Previews.previews),
    Component("ChatRowList", ChatRowList()),
    Component("Countdown", Countdown(title: "Code expires in", seconds: 60)),
    Component("LanguagePicker", LanguagePicker()),
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
    Component("Designs/Popover", PopoverDemo()),
    Component("Designs/StreamReactions", StreamReactionsDemo()),
    Component("Designs/Tapback", TapbackDemo()),
  ]
}
