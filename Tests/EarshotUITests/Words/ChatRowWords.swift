import EarshotLocalization

/// The words of a row of a chat in three languages.
enum ChatRowWords {
  static let localizations = Localizations(
    ["en": english, "de": german, "ru": russian], sourceLanguage: "en")

  private static let english = [
    "Localizable": [
      "Reacted by %lld people": counted([
        .one: "Reacted by %lld person", .other: "Reacted by %lld people",
      ])
    ]
  ]

  private static let german = [
    "Localizable": [
      "Message from %@": "Nachricht von %@",
      "Reacted by %lld people": counted([
        .one: "Eine Person hat reagiert", .other: "%lld Personen haben reagiert",
      ]),
      "Reply": "Antworten",
      "Double tap to answer": "Zum Antworten doppeltippen",
      "Copy": "Kopieren",
      "Sent": "Gesendet",
      "%@ sent %lld photos": "%2$lld Fotos von %1$@",
      "avatar.placeholder": "Bild der Person",
      "Write something": "Schreib etwas",
      "Links here": "Links hier",
    ],
    "Errors": ["Not sent": "Nicht gesendet"],
  ]

  private static let russian = [
    "Localizable": [
      "Message from %@": "Сообщение от %@",
      "Reacted by %lld people": counted([
        .one: "%lld реакция", .few: "%lld реакции", .many: "%lld реакций", .other: "%lld реакции",
      ]),
      "Reply": "Ответить",
    ]
  ]

  static func counted(_ forms: [PluralCategory: String]) -> LocalizedEntry {
    LocalizedEntry(.plural(forms.mapValues(LocalizedVariation.words)))
  }
}
