import Foundation

@testable import EarshotUI

private struct Look: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct Reaction: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

private struct Box: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension RuleExamples {
  static let controls: [UIRule: AnyView] = [
    .styledButton: AnyView(Button("Send") {}.buttonStyle(Look())),
    .primitiveStyle: AnyView(Button("Send") {}.buttonStyle(Reaction())),
    .labelView: AnyView(Label("Sunny", systemImage: "sun.max")),
    .link: AnyView(Link("Weekly ad", destination: URL(filePath: "/ad"))),
    .toggle: AnyView(Toggle("Face ID", isOn: .constant(true))),
    .styledToggle: AnyView(Toggle("Face ID", isOn: .constant(true)).toggleStyle(Box())),
    .slider: AnyView(Slider(value: .constant(0.5))),
    .stepper: AnyView(Stepper("Tickets", value: .constant(3))),
    .adjustableAction: AnyView(Text("Rating").accessibilityAdjustableAction { _ in }),
    .pickerMenu: picker(.menu),
    .pickerLabelled: AnyView(picker(.menu).accessibilityLabel("Fruit")),
    .pickerOption: AnyView(picker(.inline).labelsHidden()),
    .pickerSegments: picker(.segmented),
    .pickerSegmentsUnlabelled: picker(.segmented),
    .pickerWheel: picker(.wheel),
    .textField: AnyView(TextField("Name", text: .constant(""))),
    .textFieldPrompt: AnyView(
      TextField("Name", text: .constant(""), prompt: Text("First and last"))),
    .textFieldReturn: AnyView(TextField("Name", text: .constant(""))),
    .secureField: AnyView(SecureField("PIN", text: .constant("1234"))),
    .textEditor: AnyView(TextEditor(text: .constant("Dear"))),
    .progress: AnyView(ProgressView(value: 0.5)),
    .gauge: AnyView(Gauge(value: 0.5) { Text("Battery") }),
    .menu: AnyView(Menu("Add") { Button("Note") {} }),
    .disclosure: AnyView(DisclosureGroup("Details") { Text("x") }),
    .labeledContent: AnyView(LabeledContent("Name", value: "Ann")),
    .datePicker: AnyView(DatePicker("Due", selection: .constant(.distantPast))),
    .systemPanel: AnyView(ColorPicker("Tint", selection: .constant(.red))),
  ]

  private static func picker(_ style: some PickerStyle) -> AnyView {
    AnyView(
      Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) }.pickerStyle(style))
  }
}
