import EarshotTree

extension Vocabulary {
  /// These words are this project's own; nobody has compared them with a device yet.
  static let italian = Vocabulary(
    selected: "Selezionato",
    back: "Indietro",
    actionsAvailable: "Azioni disponibili",
    moreContentAvailable: "Altri contenuti disponibili",
    activateAction: "Attiva (predefinita)",
    traits: [
      .dimmed: "oscurato",
      .button: "pulsante",
      .popUpButton: "pulsante a comparsa",
      .backButton: "pulsante Indietro",
      .switchButton: "pulsante interruttore",
      .toggle: "pulsante interruttore",
      .on: "attivo",
      .off: "non attivo",
      .mixed: "misto",
      .tab: "tab",
      .textField: "campo di testo",
      .secureTextField: "campo di testo protetto",
      .isEditing: "in fase di modifica",
      .insertionPointAtStart: "punto di inserimento all’inizio",
      .heading: "intestazione",
      .link: "link",
      .pickerItem: "elemento selettore",
      .adjustable: "regolabile",
      .image: "immagine",
      .searchField: "campo di ricerca",
      .expanded: "espanso",
      .collapsed: "compresso",
    ],
    hints: [
      .toggle: "Tocca due volte per attivare o disattivare l’impostazione.",
      .edit: "Tocca due volte per modificare.",
      .misspelledWords: "Usa il rotore per accedere alle parole con errori",
      .adjust: "Scorri verso l’alto o verso il basso con un dito per regolare il valore.",
    ],
    rotor: .italian,
    chartChoices: [
      .describe: "Descrivi grafico",
      .play: "Riproduci grafico audio",
      .details: "Dettagli del grafico",
    ],
    edges: [
      .listStart: "inizio elenco",
      .listEnd: "fine elenco",
      .landmarkStart: "punto di riferimento",
      .landmarkEnd: "fine",
    ],
    cellHeadings: [.row: "intestazione di riga", .column: "intestazione di colonna"],
    spots: italianSpots,
    cellPlace: { place in
      switch place {
      case .spansRows(let count): "si estende su \(count) righe"
      case .spansColumns(let count): "si estende su \(count) colonne"
      case .row(let number): "riga \(number)"
      case .column(let number): "colonna \(number)"
      }
    },
    headingLevel: { "intestazione livello \($0)" },
    position: { "\($0.place) di \($0.count)" },
    chart: englishWords)
}
