extension RotorVocabulary {
  /// These words are this project's own; nobody has compared them with a device yet.
  static let italian = RotorVocabulary(
    names: [
      .actions: "Azioni",
      .adjustValue: "Regola valore",
      .audioGraph: "Grafico audio",
      .moreContent: "Altri contenuti",
      .text(.characters): "Caratteri",
      .text(.words): "Parole",
      .text(.lines): "Righe",
      .text(.sentences): "Frasi",
      .kind(.headings): "Intestazioni",
      .kind(.links): "Link",
      .kind(.buttons): "Pulsanti",
      .kind(.formControls): "Controlli modulo",
      .kind(.textFields): "Campi di testo",
      .kind(.searchFields): "Campi di ricerca",
      .kind(.images): "Immagini",
      .container(.containers): "Contenitori",
      .container(.landmarks): "Punti di riferimento",
      .container(.tables): "Tabelle",
      .container(.lists): "Elenchi",
      .verticalNavigation: "Navigazione verticale",
      .speechRate: "Velocità della voce",
      .language: "Lingua",
    ],
    heading: "Titolo ",
    defaultLanguage: "Lingua predefinita",
    percent: "%")
}
