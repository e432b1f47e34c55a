extension RotorVocabulary {
  /// These words are this project's own; nobody has compared them with a device yet.
  static let russian = RotorVocabulary(
    names: [
      .actions: "Действия",
      .adjustValue: "Изменить значение",
      .audioGraph: "Аудиографик",
      .moreContent: "Дополнительный контент",
      .text(.characters): "Символы",
      .text(.words): "Слова",
      .text(.lines): "Строки",
      .text(.sentences): "Предложения",
      .kind(.headings): "Заголовки",
      .kind(.links): "Ссылки",
      .kind(.buttons): "Кнопки",
      .kind(.formControls): "Элементы форм",
      .kind(.textFields): "Текстовые поля",
      .kind(.searchFields): "Поля поиска",
      .kind(.images): "Изображения",
      .container(.containers): "Контейнеры",
      .container(.landmarks): "Ориентиры",
      .container(.tables): "Таблицы",
      .container(.lists): "Списки",
      .verticalNavigation: "Вертикальная навигация",
      .speechRate: "Скорость речи",
      .language: "Язык",
    ],
    heading: "Заголовок ",
    defaultLanguage: "Язык по умолчанию",
    percent: " %")
}
