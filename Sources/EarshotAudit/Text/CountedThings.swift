/// Numbers with the wrong form of an English word behind them.
enum CountedThings {
  /// Things that screens count, one and several, in languages in which one is one and the rest several.
  private static let forms: [String: [(one: String, many: String)]] = [
    "en": pairs(
      """
      reaction reactions message messages reply replies like likes comment comments person people \
      other others member members participant participants photo photos video videos file files \
      item items attachment attachments contact contacts result results notification \
      notifications call calls vote votes minute minutes second seconds hour hours day days week \
      weeks month months year years view views sticker stickers chat chats mention mentions \
      recipient recipients friend friends user users time times
      """),
    "de": pairs(
      """
      reaktion reaktionen nachricht nachrichten antwort antworten kommentar kommentare person \
      personen foto fotos video videos datei dateien anruf anrufe stimme stimmen minute minuten \
      sekunde sekunden stunde stunden tag tage woche wochen monat monate jahr jahre
      """),
    "fr": pairs(
      """
      réaction réactions message messages réponse réponses commentaire commentaires personne \
      personnes membre membres photo photos vidéo vidéos fichier fichiers appel appels vote votes \
      minute minutes seconde secondes heure heures jour jours semaine semaines an ans
      """),
    "es": pairs(
      """
      reacción reacciones mensaje mensajes respuesta respuestas comentario comentarios persona \
      personas miembro miembros foto fotos vídeo vídeos archivo archivos llamada llamadas voto \
      votos minuto minutos segundo segundos hora horas día días semana semanas mes meses año años
      """),
    "it": pairs(
      """
      reazione reazioni messaggio messaggi risposta risposte commento commenti persona persone \
      membro membri chiamata chiamate voto voti minuto minuti secondo secondi ora ore giorno \
      giorni settimana settimane mese mesi anno anni
      """),
    "pt": pairs(
      """
      reação reações mensagem mensagens resposta respostas comentário comentários pessoa pessoas \
      membro membros foto fotos vídeo vídeos arquivo arquivos chamada chamadas voto votos minuto \
      minutos segundo segundos hora horas dia dias semana semanas mês meses ano anos
      """),
  ]
  private static let toOne = forms.mapValues { pairs in
    Dictionary(uniqueKeysWithValues: pairs.map { ($0.many, $0.one) })
  }
  private static let toMany = forms.mapValues { pairs in
    Dictionary(uniqueKeysWithValues: pairs.map { ($0.one, $0.many) })
  }
  /// The languages in which mistakes are known, and Japanese, which has none to make.
  static let languages = Set(forms.keys).union(["ja"])
  /// Words that may stand between a number and what is counted.
  private static let between: Set<String> = ["unread", "new", "more", "other", "missed", "pinned"]
  /// Words after which a number names a thing and counts none: `of 1`, `Day 1 messages`.
  private static let naming: Set<String> = [
    "of", "day", "week", "chapter", "part", "version", "level", "step", "page", "room", "team",
    "section", "group", "channel", "number", "no", "top",
    "von", "tag", "seite", "teil", "kapitel", "raum", "nummer", "sur", "de", "jour", "página",
    "día",
    "dia", "di", "giorno", "pagina",
  ]
  /// Words after which a thing is no part of a longer word: `2 reaction from Ana`.
  private static let following: Set<String> = [
    "from", "with", "in", "on", "by", "ago", "and", "to", "left", "so", "today",
    "von", "mit", "und", "heute", "avec", "et", "par", "con", "y", "por", "com", "e",
  ]

  /// A number with a word in the wrong form, and the right one; nil where all forms are right.
  static func firstMistake(
    in text: String, language: String
  ) -> (written: String, right: String)? {
    guard forms[language] != nil else { return nil }
    let words = text.split(separator: " ")
    for (place, word) in words.enumerated() {
      guard let count = Int(word), count > 0, !isName(place, in: words),
        let mistake = mistake(count: count, at: place, in: words, language)
      else { continue }
      return mistake
    }
    return nil
  }

  private static func isName(_ place: Int, in words: [Substring]) -> Bool {
    place > 0 && naming.contains(words[place - 1].lowercased())
  }

  private static func mistake(
    count: Int, at place: Int, in words: [Substring], _ language: String
  ) -> (written: String, right: String)? {
    var end = place + 1
    while end + 1 < words.count, between.contains(words[end].lowercased()) { end += 1 }
    guard end < words.count, let thing = Words.folded(words[end]).first else { return nil }
    let isLast = end + 1 == words.count || words[end].last?.isPunctuation == true
    let ends = isLast || following.contains(words[end + 1].lowercased())
    let right = count == 1 ? toOne[language]?[thing] : (ends ? toMany[language]?[thing] : nil)
    guard let right else { return nil }
    let before = words[place..<end].joined(separator: " ")
    let isCapital = words[end].first { $0.isLetter }?.isUppercase == true
    let written = [thing, right].map { isCapital ? $0.prefix(1).uppercased() + $0.dropFirst() : $0 }
    return ("\(before) \(written[0])", "\(before) \(written[1])")
  }

  private static func pairs(_ text: String) -> [(one: String, many: String)] {
    let words = text.split(separator: " ").map(String.init)
    return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
  }
}
