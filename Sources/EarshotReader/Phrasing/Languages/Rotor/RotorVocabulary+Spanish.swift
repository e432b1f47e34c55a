extension RotorVocabulary {
  /// These words are this project's own; nobody has compared them with a device yet.
  static let spanish = RotorVocabulary(
    names: [
      .actions: "Acciones",
      .adjustValue: "Ajustar valor",
      .audioGraph: "Gráfico de audio",
      .moreContent: "Más contenido",
      .text(.characters): "Caracteres",
      .text(.words): "Palabras",
      .text(.lines): "Líneas",
      .text(.sentences): "Frases",
      .kind(.headings): "Encabezados",
      .kind(.links): "Enlaces",
      .kind(.buttons): "Botones",
      .kind(.formControls): "Controles de formulario",
      .kind(.textFields): "Campos de texto",
      .kind(.searchFields): "Campos de búsqueda",
      .kind(.images): "Imágenes",
      .container(.containers): "Contenedores",
      .container(.landmarks): "Puntos de referencia",
      .container(.tables): "Tablas",
      .container(.lists): "Listas",
      .verticalNavigation: "Navegación vertical",
      .speechRate: "Velocidad de la voz",
      .language: "Idioma",
    ],
    heading: "Encabezado ",
    defaultLanguage: "Idioma por omisión",
    percent: " %")
}
