import EarshotTree

extension Vocabulary {
  static let english = Vocabulary(
    selected: "Selected",
    back: "Back",
    actionsAvailable: "Actions available",
    moreContentAvailable: "More content available",
    activateAction: "Activate (default)",
    traits: [
      .dimmed: "dimmed",
      .button: "button",
      .popUpButton: "pop up button",
      .backButton: "back button",
      .switchButton: "switch button",
      .toggle: "switch button",
      .on: "on",
      .off: "off",
      .mixed: "mixed",
      .tab: "tab",
      .textField: "text field",
      .secureTextField: "secure text field",
      .isEditing: "is editing",
      .insertionPointAtStart: "insertion point at start",
      .heading: "heading",
      .link: "link",
      .pickerItem: "picker item",
      .adjustable: "adjustable",
      .image: "image",
      .searchField: "search field",
      .expanded: "expanded",
      .collapsed: "collapsed",
    ],
    hints: [
      .toggle: "Double tap to toggle setting.",
      .edit: "Double tap to edit.",
      .misspelledWords: "Use the rotor to access Misspelled Words",
      .adjust: "Swipe up or down with one finger to adjust the value.",
    ],
    rotor: .english,
    chartChoices: [
      .describe: "Describe Chart",
      .play: "Play Audio Graph",
      .details: "Chart Details",
    ],
    edges: [
      .listStart: "list start", .listEnd: "list end", .landmarkStart: "landmark",
      .landmarkEnd: "end",
    ],
    cellHeadings: [.row: "row header", .column: "column header"],
    spots: englishSpots,
    cellPlace: { place in
      switch place {
      case .spansRows(let count): "spans \(count) rows"
      case .spansColumns(let count): "spans \(count) columns"
      case .row(let number): "row \(number)"
      case .column(let number): "column \(number)"
      }
    },
    headingLevel: { "heading level \($0)" },
    position: { "\($0.place) of \($0.count)" },
    chart: englishWords)
}
