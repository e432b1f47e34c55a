extension RotorVocabulary {
  /// Landmarks, tables and lists are called as AccessibilitySnapshot has it; the others are this
  /// project's own.
  static let german = RotorVocabulary(
    names: [
      .actions: "Aktionen",
      .adjustValue: "Wert anpassen",
      .audioGraph: "Audiodiagramm",
      .moreContent: "Weitere Inhalte",
      .text(.characters): "Zeichen",
      .text(.words): "Wörter",
      .text(.lines): "Zeilen",
      .text(.sentences): "Sätze",
      .kind(.headings): "Überschriften",
      .kind(.links): "Links",
      .kind(.buttons): "Tasten",
      .kind(.formControls): "Formularelemente",
      .kind(.textFields): "Textfelder",
      .kind(.searchFields): "Suchfelder",
      .kind(.images): "Bilder",
      .container(.containers): "Container",
      .container(.landmarks): "Orientierungspunkte",
      .container(.tables): "Tabellen",
      .container(.lists): "Listen",
      .verticalNavigation: "Vertikale Navigation",
      .speechRate: "Sprechtempo",
      .language: "Sprache",
    ],
    heading: "Überschrift ",
    defaultLanguage: "Standardsprache",
    percent: " %")
}
