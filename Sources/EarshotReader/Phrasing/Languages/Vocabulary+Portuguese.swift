import EarshotTree

extension Vocabulary {
  /// These words are this project's own; nobody has compared them with a device yet.
  static let portuguese = Vocabulary(
    selected: "Selecionado",
    back: "Voltar",
    actionsAvailable: "Ações disponíveis",
    moreContentAvailable: "Mais conteúdo disponível",
    activateAction: "Ativar (padrão)",
    traits: [
      .dimmed: "esmaecido",
      .button: "botão",
      .popUpButton: "botão de menu local",
      .backButton: "botão voltar",
      .switchButton: "botão de alternância",
      .toggle: "botão de alternância",
      .on: "ativado",
      .off: "desativado",
      .mixed: "misto",
      .tab: "aba",
      .textField: "campo de texto",
      .secureTextField: "campo de texto seguro",
      .isEditing: "em edição",
      .insertionPointAtStart: "ponto de inserção no início",
      .heading: "título",
      .link: "link",
      .pickerItem: "item do seletor",
      .adjustable: "ajustável",
      .image: "imagem",
      .searchField: "campo de busca",
      .expanded: "expandido",
      .collapsed: "recolhido",
    ],
    hints: [
      .toggle: "Toque duas vezes para alternar o ajuste.",
      .edit: "Toque duas vezes para editar.",
      .misspelledWords: "Use o rotor para acessar as palavras com erros",
      .adjust: "Passe um dedo para cima ou para baixo para ajustar o valor.",
    ],
    rotor: .portuguese,
    chartChoices: [
      .describe: "Descrever gráfico",
      .play: "Reproduzir gráfico de áudio",
      .details: "Detalhes do gráfico",
    ],
    edges: [
      .listStart: "início da lista",
      .listEnd: "fim da lista",
      .landmarkStart: "marco",
      .landmarkEnd: "fim",
    ],
    cellHeadings: [.row: "cabeçalho de linha", .column: "cabeçalho de coluna"],
    spots: portugueseSpots,
    cellPlace: { place in
      switch place {
      case .spansRows(let count): "abrange \(count) linhas"
      case .spansColumns(let count): "abrange \(count) colunas"
      case .row(let number): "linha \(number)"
      case .column(let number): "coluna \(number)"
      }
    },
    headingLevel: { "título de nível \($0)" },
    position: { "\($0.place) de \($0.count)" },
    chart: englishWords)
}
