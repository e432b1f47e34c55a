@testable import EarshotUI

private struct Paired: View {
  @Namespace private var space

  var body: some View {
    Text("Battery").accessibilityLabeledPair(role: .label, id: 1, in: space)
    Text("87 %").accessibilityLabeledPair(role: .content, id: 1, in: space)
      .accessibilityLinkedGroup(id: 1, in: space)
  }
}

extension RuleExamples {
  static let accessibility: [UIRule: AnyView] = [
    .appliesToEach: AnyView(
      VStack {
        Text("Mars")
        Text("Venus")
      }
      .accessibilityHint("Planet")),
    .help: AnyView(Button("Send") {}.help("Sends the letter")),
    .labelContent: AnyView(Text("Mars").accessibilityLabel { label in label }),
    .headingLevel: AnyView(Text("Hours").accessibilityHeading(.h2)),
    .inputLabels: AnyView(Button("Compose") {}.accessibilityInputLabels(["New", "Write"])),
    .sortPriority: AnyView(Text("First").accessibilitySortPriority(1)),
    .sortRow: AnyView(List { Text("First").accessibilitySortPriority(1) }),
    .customContent: AnyView(Text("Notes").accessibilityCustomContent("Type", "Folder")),
    .speechStyle: AnyView(Text("A1B2").speechSpellsOutCharacters()),
    .representation: AnyView(Circle().accessibilityRepresentation { Button("Play") {} }),
    .virtualChildren: AnyView(Circle().accessibilityChildren { Text("Monday, 3") }),
    .deleteAction: AnyView(Text("Mail").accessibilityAction(.delete) {}),
    .showMenuAction: AnyView(Text("Mail").accessibilityAction(.showMenu) {}),
    .actionsOfCategory: AnyView(
      Text("Mail").accessibilityActions(category: .edit) { Button("Rename") {} }),
    .chart: AnyView(Text("a").accessibilityChartDescriptor(NoChart())),
    .rotor: AnyView(
      Text("Menu").accessibilityRotor("Vegan") { AccessibilityRotorEntry("Soup", id: 1) }),
    .labeledPair: AnyView(Paired()),
    .linkedGroup: AnyView(Paired()),
    .zoomActions: AnyView(Text("map").accessibilityZoomAction { _ in }),
  ]
}

private struct NoChart: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: nil, summary: nil,
      xAxis: AXCategoricalDataAxisDescriptor(title: "", categoryOrder: []),
      yAxis: nil, series: [])
  }
}
