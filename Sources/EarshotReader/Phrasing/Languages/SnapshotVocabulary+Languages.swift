extension SnapshotVocabulary {
  static let english = SnapshotVocabulary(
    selected: "Selected.",
    selectionPrefix: "Selected: ",
    traits: [
      .dimmed: "Dimmed.", .button: "Button.", .popUpButton: "Pop Up Button.",
      .backButton: "Back Button.", .switchButton: "Switch Button.", .on: "On.", .off: "Off.",
      .mixed: "Mixed.", .tab: "Tab.", .textField: "Text Field.",
      .secureTextField: "Secure Text Field.", .isEditing: "Is editing.", .heading: "Heading.",
      .link: "Link.", .pickerItem: "Picker Item.", .adjustable: "Adjustable.", .image: "Image.",
      .searchField: "Search Field.",
    ],
    toggleHint: "Double tap to toggle setting.",
    adjustHint: "Swipe up or down with one finger to adjust the value.",
    editHint: "Double tap to edit.",
    editAreaHint: "Double tap to edit., Use the rotor to access Misspelled Words",
    misspelledWordsHint: "Use the rotor to access Misspelled Words",
    edges: [
      .listStart: "List Start.", .listEnd: "List End.", .landmarkStart: "Landmark.",
      .landmarkEnd: "End.",
    ],
    actionsAvailable: "Actions Available",
    moreContentAvailable: "More Content Available",
    of: "of",
    cellPlaceInLatinDigits: { place in
      switch place {
      case .spansRows(let count): "Spans \(count) rows."
      case .spansColumns(let count): "Spans \(count) columns."
      case .row(let number): "Row \(number)."
      case .column(let number): "Column \(number)."
      }
    })

  static let german = SnapshotVocabulary(
    selected: "Auswahl.",
    selectionPrefix: "Auswahl: ",
    traits: [
      .dimmed: "Grau dargestellt.", .button: "Taste.", .popUpButton: "Einblendmenü-Taste.",
      .backButton: "Zurück Taste.", .switchButton: "Umschalttaste.", .on: "Ein.", .off: "Aus.",
      .mixed: "Gemischt.", .tab: "Tabulator.", .textField: "Textfeld.",
      .secureTextField: "Sicheres Textfeld.", .isEditing: "Bearbeiten",
      .heading: "Überschrift.", .link: "Hyperlink.", .pickerItem: "Auswahlelement.",
      .adjustable: "Einstellbar.", .image: "Bild.", .searchField: "Suchfeld.",
    ],
    toggleHint: "Zum Umschalten Doppeltippen.",
    adjustHint: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
    editHint: "Zum Bearbeiten doppeltippen.",
    editAreaHint: "Zum Bearbeiten doppeltippen., Use the rotor to access Misspelled Words",
    misspelledWordsHint: "Use the rotor to access Misspelled Words",
    edges: [
      .listStart: "Anfang der Liste.", .listEnd: "Ende der Liste.",
      .landmarkStart: "Orientierungspunkt.", .landmarkEnd: "Ende.",
    ],
    actionsAvailable: "Aktionen verfügbar",
    moreContentAvailable: "Weiterhin inhalte verfügbar",
    of: "von",
    cellPlaceInLatinDigits: { place in
      switch place {
      case .spansRows(let count): "Umfasst \(count) Zeilen."
      case .spansColumns(let count): "Umfasst \(count) Spalten."
      case .row(let number): "Zeile \(number)."
      case .column(let number): "Spalte \(number)."
      }
    })

  /// The words for spans are in the right places here; in the original they are swapped.
  static let russian = SnapshotVocabulary(
    selected: "Выбрано.",
    selectionPrefix: "Выбрано: ",
    traits: [
      .dimmed: "Недоступно.", .button: "Кнопка.", .popUpButton: "Всплывающая кнопка.",
      .backButton: "Кнопка назад.", .switchButton: "Кнопка-переключатель.", .on: "Вкл.",
      .off: "Выкл.", .mixed: "Смешанно.", .tab: "Вкладка.", .textField: "текстовое поле.",
      .secureTextField: "Защищённое текстовое поле.", .isEditing: "Идет правка",
      .heading: "Заголовок.", .link: "Ссылка.", .pickerItem: "Элемент выбора.",
      .adjustable: "Элемент регулировки.", .image: "Изображение.", .searchField: "Поле поиска.",
    ],
    toggleHint: "Коснитесь дважды, чтобы переключить настройку.",
    adjustHint: "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
    editHint: "коснитесь дважды, чтобы редактировать",
    editAreaHint:
      "коснитесь дважды, чтобы редактировать, Use the rotor to access Misspelled Words",
    misspelledWordsHint: "Use the rotor to access Misspelled Words",
    edges: [
      .listStart: "Начало списка.", .listEnd: "Конец списка.", .landmarkStart: "Ориентир.",
      .landmarkEnd: "Конец строки.",
    ],
    actionsAvailable: "Доступны действия",
    moreContentAvailable: "Доступно больше контента",
    of: "из",
    cellPlaceInLatinDigits: { place in
      switch place {
      case .spansRows(let count): "Охватывает \(count) рядов."
      case .spansColumns(let count): "Охватывает \(count) столбцов."
      case .row(let number): "Ряд \(number)."
      case .column(let number): "Столбец \(number)."
      }
    })
}
