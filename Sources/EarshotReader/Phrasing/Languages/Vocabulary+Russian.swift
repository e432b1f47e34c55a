import EarshotTree

extension Vocabulary {
  /// The words for traits, hints and edges are AccessibilitySnapshot's, without its full stops; the
  /// others are this project's own.
  static let russian = Vocabulary(
    selected: "Выбрано",
    back: "Назад",
    actionsAvailable: "Доступны действия",
    moreContentAvailable: "Доступно больше контента",
    activateAction: "Активировать (по умолчанию)",
    traits: [
      .dimmed: "недоступно",
      .button: "кнопка",
      .popUpButton: "всплывающая кнопка",
      .backButton: "кнопка назад",
      .switchButton: "кнопка-переключатель",
      .toggle: "кнопка-переключатель",
      .on: "вкл.",
      .off: "выкл.",
      .mixed: "смешанно",
      .tab: "вкладка",
      .textField: "текстовое поле",
      .secureTextField: "защищённое текстовое поле",
      .isEditing: "идет правка",
      .insertionPointAtStart: "точка вставки в начале",
      .heading: "заголовок",
      .link: "ссылка",
      .pickerItem: "элемент выбора",
      .adjustable: "элемент регулировки",
      .image: "изображение",
      .searchField: "поле поиска",
      .expanded: "развернуто",
      .collapsed: "свернуто",
    ],
    hints: [
      .toggle: "Коснитесь дважды, чтобы переключить настройку.",
      .edit: "Коснитесь дважды, чтобы редактировать",
      .misspelledWords: "Используйте ротор, чтобы найти слова с ошибками",
      .adjust: "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
    ],
    rotor: .russian,
    chartChoices: [
      .describe: "Описать график",
      .play: "Воспроизвести аудиографик",
      .details: "Подробности графика",
    ],
    edges: [
      .listStart: "начало списка",
      .listEnd: "конец списка",
      .landmarkStart: "ориентир",
      .landmarkEnd: "конец строки",
    ],
    cellHeadings: [.row: "заголовок ряда", .column: "заголовок столбца"],
    spots: russianSpots,
    cellPlace: { place in
      switch place {
      case .spansRows(let count): "охватывает строк: \(count)"
      case .spansColumns(let count): "охватывает столбцов: \(count)"
      case .row(let number): "ряд \(number)"
      case .column(let number): "столбец \(number)"
      }
    },
    headingLevel: { "заголовок уровня \($0)" },
    position: { "\($0.place) из \($0.count)" },
    chart: englishWords)
}
