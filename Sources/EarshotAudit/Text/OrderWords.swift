/// The words with which a hint orders people about, rather than telling what will happen.
enum OrderWords {
  /// Verbs that in some other place of a sentence are names, and order only before what they are about.
  private static let english: Set<String> = [
    "open", "select", "choose", "send", "use", "pick", "enter", "type", "show", "hide", "play",
    "remove", "add", "delete", "reply", "copy", "view", "see", "close", "start", "stop", "navigate",
    "toggle", "change", "go", "read", "listen", "share", "react", "mark", "mute", "edit",
  ]
  private static let englishObjects: Set<String> = [
    "the", "a", "an", "this", "that", "your", "to", "all", "it", "these", "with",
  ]

  /// Forms that are nothing but orders, in other languages.
  private static let orders: [String: Set<String>] = [
    "de": words(
      """
      öffne wähle sende schicke gib zeige verstecke spiele lösche entferne füge antworte kopiere \
      schließe starte stoppe ändere lies höre teile reagiere markiere bearbeite
      """),
    "fr": words(
      """
      ouvrez sélectionnez choisissez envoyez utilisez saisissez tapez affichez masquez lisez \
      écoutez supprimez ajoutez répondez copiez fermez arrêtez modifiez allez partagez réagissez
      """),
    "es": words(
      """
      abra seleccione elija envíe utilice escriba muestre oculte reproduzca elimine añada agregue \
      responda vea inicie detenga vaya lea escuche comparta reaccione edite
      """),
    "it": words(
      "apri scegli inserisci scrivi nascondi riproduci rimuovi aggiungi rispondi chiudi vai leggi condividi"
    ),
    "pt": words(
      """
      abra selecione envie utilize digite mostre oculte reproduza remova adicione apague responda \
      veja feche inicie vá leia ouça compartilhe partilhe reaja edite
      """),
    "ru": words(
      """
      откройте открой выберите выбери отправьте отправь используйте введите покажите скройте \
      удалите добавьте ответьте скопируйте закройте начните остановите измените перейдите \
      прочитайте послушайте поделитесь отметьте
      """),
    "ar": words("افتح اختر استخدم اكتب أدخل أضف احذف انسخ أغلق ابدأ اذهب اقرأ استمع"),
  ]

  /// Whether a hint is an order: `Open the chat`, `Öffnen Sie den Chat`.
  static func areOrder(_ hint: String, language: String) -> Bool {
    if language == "ja" { return hint.reversed().drop { $0.isPunctuation }.starts(with: "いさだく") }
    let words = Words.folded(hint)
    guard words.count > 1 else { return false }
    if language == "en" { return english.contains(words[0]) && englishObjects.contains(words[1]) }
    if language == "de", words[1] == "sie", words[0].hasSuffix("n") { return true }
    return orders[language]?.contains(words[0]) == true
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
