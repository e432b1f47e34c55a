import EarshotTree

// What controls expose, and what becomes of them by their styles.
extension UIRule {
  static let styledButton = UIRule(
    "button.styled", "A button with a style of the app's own is named by the texts that it shows.",
    .assumption)
  static let primitiveStyle = UIRule(
    "button.style-reacts",
    "Where a style decides what a touch does, a double tap is such a touch.",
    .assumption)
  static let labelView = UIRule(
    "label.one-element",
    "A label is one element, named by its title, whether that is shown or not; the icon is silent.",
    .deviceReport)
  static let link = UIRule(
    "link.button-and-link", "A link is a button and a link, named by the texts of its label.",
    .deviceReport)
  static let toggle = UIRule(
    "toggle.value", "A toggle is one element, a switch with the value 1 or 0.",
    .deviceReport)
  static let styledToggle = UIRule(
    "toggle.styled", "A toggle stays a switch when it has a style of the app's own.",
    .deviceReport)
  static let slider = UIRule(
    "slider.per-cent",
    "A slider says its value in per cent, and moves by a tenth of its range or by one step.",
    .assumption)
  static let stepper = UIRule(
    "stepper.two-buttons",
    "A stepper is two buttons, decrement first, named by its label; one at a limit is dimmed.",
    .assumption)
  static let adjustableAction = UIRule(
    "adjustable.action", "An element with an adjustable action is adjustable.",
    .documented)
  static let pickerMenu = UIRule(
    "picker.menu",
    "A picker that opens as a menu is a pop up button with the chosen option as value.",
    .deviceReport)
  static let pickerLabelled = UIRule(
    "picker.label-silences-value",
    "A label that is set on a picker which opens as a menu silences the value.",
    .deviceReport)
  static let pickerOption = UIRule(
    "picker.option", "An option of a picker is a button, and selected when it is chosen.",
    .assumption)
  static let pickerSegments = UIRule(
    "picker.segments", "Segments are buttons, told with their place.",
    .assumption)
  static let pickerSegmentsUnlabelled = UIRule(
    "picker.segments-unlabelled",
    "The label of a picker of segments is not said, unless it is given to a container around them.",
    .deviceReport)
  static let pickerWheel = UIRule(
    "picker.wheel", "A wheel is adjustable and holds the chosen option.",
    .assumption)
  static let textField = UIRule(
    "text-field.value",
    "A text field holds its text, and while it is empty its prompt; the title is no label.",
    .referenceImage)
  static let textFieldPrompt = UIRule(
    "text-field.title-as-label", "A text field with a prompt of its own is named by its title.",
    .assumption)
  static let textFieldReturn = UIRule(
    "text-field.return-submits",
    "A line end that is entered into a field of one line is the return key, which submits.",
    .assumption)
  static let secureField = UIRule(
    "secure-field.bullets", "A secure field holds a bullet for each character.",
    .referenceImage)
  static let textEditor = UIRule(
    "text-editor.area", "A text editor is a text field of several lines.",
    .referenceImage)
  static let progress = UIRule(
    "progress.per-cent",
    "Progress says how much is done in per cent; without a label it is \"In progress\".",
    .assumption)
  static let gauge = UIRule(
    "gauge.value", "A gauge says its current value label, or else its value in per cent.",
    .assumption)
  static let menu = UIRule(
    "menu.button", "A menu is a button that pops up; of an open one only the items are read.",
    .deviceReport)
  static let menuDismissal = UIRule(
    "menu.dismissal", "The last thing in an open menu is a button that dismisses it.",
    .assumption)
  static let disclosure = UIRule(
    "disclosure.status", "The button of a disclosure group says whether it is open.",
    .deviceReport)
  static let labeledContent = UIRule(
    "labeled-content.one-element",
    "Content that is text is one element with its label; without content there is no label.",
    .assumption)
  static let datePicker = UIRule(
    "date-picker.value", "A date picker holds its date, and is adjusted by days, or by minutes.",
    .assumption)
  static let systemPanel = UIRule(
    "control.system-panel",
    "A control that opens a panel of the system is a button; the panel is not part of the app.",
    .assumption)

  static let controlsRules = [
    styledButton, primitiveStyle, labelView, link, toggle, styledToggle, slider, stepper,
    adjustableAction, pickerMenu, pickerLabelled, pickerOption, pickerSegments,
    pickerSegmentsUnlabelled, pickerWheel,
    textField, textFieldPrompt, textFieldReturn, secureField, textEditor, progress, gauge, menu,
    menuDismissal, disclosure, labeledContent, datePicker, systemPanel,
  ]
}
