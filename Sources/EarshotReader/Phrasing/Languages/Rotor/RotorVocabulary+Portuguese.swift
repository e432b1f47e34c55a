extension RotorVocabulary {
  /// These words are this project's own; nobody has compared them with a device yet.
  static let portuguese = RotorVocabulary(
    names: [
      .actions: "Ações",
      .adjustValue: "Ajustar valor",
      .audioGraph: "Gráfico de áudio",
      .moreContent: "Mais conteúdo",
      .text(.characters): "Caracteres",
      .text(.words): "Palavras",
      .text(.lines): "Linhas",
      .text(.sentences): "Frases",
      .kind(.headings): "Títulos",
      .kind(.links): "Links",
      .kind(.buttons): "Botões",
      .kind(.formControls): "Controles de formulário",
      .kind(.textFields): "Campos de texto",
      .kind(.searchFields): "Campos de busca",
      .kind(.images): "Imagens",
      .container(.containers): "Contêineres",
      .container(.landmarks): "Pontos de referência",
      .container(.tables): "Tabelas",
      .container(.lists): "Listas",
      .verticalNavigation: "Navegação vertical",
      .speechRate: "Velocidade da fala",
      .language: "Idioma",
    ],
    heading: "Título ",
    defaultLanguage: "Idioma padrão",
    percent: "%")
}
