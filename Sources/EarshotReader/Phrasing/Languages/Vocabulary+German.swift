import EarshotTree

extension Vocabulary {
  /// The words for traits, hints and edges are AccessibilitySnapshot's, without its full stops; the
  /// others are this project's own.
  static let german = Vocabulary(
    selected: "Auswahl",
    back: "Zurück",
    actionsAvailable: "Aktionen verfügbar",
    moreContentAvailable: "Weiterhin Inhalte verfügbar",
    activateAction: "Aktivieren (Standard)",
    traits: [
      .dimmed: "grau dargestellt",
      .button: "Taste",
      .popUpButton: "Einblendmenü-Taste",
      .backButton: "Zurück Taste",
      .switchButton: "Umschalttaste",
      .toggle: "Umschalttaste",
      .on: "ein",
      .off: "aus",
      .mixed: "gemischt",
      .tab: "Tabulator",
      .textField: "Textfeld",
      .secureTextField: "sicheres Textfeld",
      .isEditing: "Bearbeiten",
      .insertionPointAtStart: "Einfügemarke am Anfang",
      .heading: "Überschrift",
      .link: "Hyperlink",
      .pickerItem: "Auswahlelement",
      .adjustable: "einstellbar",
      .image: "Bild",
      .searchField: "Suchfeld",
      .expanded: "erweitert",
      .collapsed: "reduziert",
    ],
    hints: [
      .toggle: "Zum Umschalten Doppeltippen.",
      .edit: "Zum Bearbeiten doppeltippen.",
      .misspelledWords: "Mit dem Rotor gelangst du zu falsch geschriebenen Wörtern",
      .adjust: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
    ],
    rotor: .german,
    chartChoices: [
      .describe: "Diagramm beschreiben",
      .play: "Audiodiagramm abspielen",
      .details: "Diagrammdetails",
    ],
    edges: [
      .listStart: "Anfang der Liste",
      .listEnd: "Ende der Liste",
      .landmarkStart: "Orientierungspunkt",
      .landmarkEnd: "Ende",
    ],
    cellHeadings: [.row: "Zeilenüberschrift", .column: "Spaltenüberschrift"],
    spots: germanSpots,
    cellPlace: { place in
      switch place {
      case .spansRows(let count): "umfasst \(count) Zeilen"
      case .spansColumns(let count): "umfasst \(count) Spalten"
      case .row(let number): "Zeile \(number)"
      case .column(let number): "Spalte \(number)"
      }
    },
    headingLevel: { "Überschrift Ebene \($0)" },
    position: { "\($0.place) von \($0.count)" },
    chart: englishWords)
}
