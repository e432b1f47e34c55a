import EarshotTree

extension Vocabulary {
  /// These words are this project's own; nobody has compared them with a device yet.
  static let spanish = Vocabulary(
    selected: "Seleccionado",
    back: "Atrás",
    actionsAvailable: "Acciones disponibles",
    moreContentAvailable: "Más contenido disponible",
    activateAction: "Activar (por omisión)",
    traits: [
      .dimmed: "atenuado",
      .button: "botón",
      .popUpButton: "botón de menú",
      .backButton: "botón atrás",
      .switchButton: "botón conmutador",
      .toggle: "botón conmutador",
      .on: "activado",
      .off: "desactivado",
      .mixed: "mixto",
      .tab: "pestaña",
      .textField: "campo de texto",
      .secureTextField: "campo de texto seguro",
      .isEditing: "en edición",
      .insertionPointAtStart: "punto de inserción al principio",
      .heading: "encabezado",
      .link: "enlace",
      .pickerItem: "elemento de selector",
      .adjustable: "ajustable",
      .image: "imagen",
      .searchField: "campo de búsqueda",
      .expanded: "expandido",
      .collapsed: "contraído",
    ],
    hints: [
      .toggle: "Toca dos veces para cambiar el ajuste.",
      .edit: "Toca dos veces para editar.",
      .misspelledWords: "Usa el rotor para ir a las palabras mal escritas",
      .adjust: "Desliza un dedo hacia arriba o hacia abajo para ajustar el valor.",
    ],
    rotor: .spanish,
    chartChoices: [
      .describe: "Describir gráfico",
      .play: "Reproducir gráfico de audio",
      .details: "Detalles del gráfico",
    ],
    edges: [
      .listStart: "inicio de la lista",
      .listEnd: "fin de la lista",
      .landmarkStart: "punto de referencia",
      .landmarkEnd: "fin",
    ],
    cellHeadings: [.row: "encabezado de fila", .column: "encabezado de columna"],
    spots: spanishSpots,
    cellPlace: { place in
      switch place {
      case .spansRows(let count): "abarca \(count) filas"
      case .spansColumns(let count): "abarca \(count) columnas"
      case .row(let number): "fila \(number)"
      case .column(let number): "columna \(number)"
      }
    },
    headingLevel: { "encabezado de nivel \($0)" },
    position: { "\($0.place) de \($0.count)" },
    chart: englishWords)
}
