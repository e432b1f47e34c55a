/// Words that tell a fact of something, rather than what will happen with it.
enum StatusWords {
  private static let statuses: [String: [String]] = [
    "en": [
      "sent", "delivered", "read", "unread", "failed", "not sent", "not delivered", "sending",
      "edited", "muted", "pinned", "online", "offline", "reacted with", "typing", "required",
      "expired", "blocked", "archived",
    ],
    "de": [
      "gesendet", "zugestellt", "gelesen", "ungelesen", "fehlgeschlagen", "nicht gesendet",
      "nicht zugestellt", "wird gesendet", "bearbeitet", "stummgeschaltet", "angeheftet", "online",
      "offline", "reagiert mit", "schreibt", "erforderlich", "abgelaufen", "blockiert",
      "archiviert",
    ],
    "fr": [
      "envoyé", "distribué", "remis", "lu", "non lu", "échec", "non envoyé", "non distribué",
      "modifié", "épinglé", "en ligne", "hors ligne", "a réagi avec", "obligatoire", "expiré",
      "bloqué", "archivé",
    ],
    "es": [
      "enviado", "entregado", "leído", "no leído", "no enviado", "no entregado", "enviando",
      "editado", "silenciado", "fijado", "en línea", "sin conexión", "reaccionó con", "escribiendo",
      "obligatorio", "caducado", "bloqueado", "archivado",
    ],
    "it": [
      "inviato", "consegnato", "letto", "non letto", "non inviato", "non consegnato", "modificato",
      "silenziato", "fissato", "online", "offline", "ha reagito con", "obbligatorio", "scaduto",
      "bloccato", "archiviato",
    ],
    "pt": [
      "enviada", "enviado", "entregue", "lida", "lido", "não lida", "não lido", "não enviada",
      "não enviado", "não entregue", "editada", "editado", "silenciado", "fixada", "online",
      "offline", "reagiu com", "obrigatório", "expirado", "bloqueado", "arquivado",
    ],
    "ru": [
      "отправлено", "доставлено", "прочитано", "не прочитано", "не отправлено", "не доставлено",
      "отправляется", "изменено", "закреплено", "в сети", "не в сети", "печатает", "обязательно",
      "заблокировано", "в архиве",
    ],
    "ja": [
      "送信済み", "配信済み", "配達済み", "既読", "未読", "未送信", "送信中", "送信できませんでした", "編集済み", "ミュート中",
      "ピン留め済み", "オンライン", "オフライン", "入力中", "必須", "期限切れ", "ブロック済み",
    ],
    "ar": [
      "تم الإرسال", "تم التسليم", "مقروءة", "غير مقروءة", "لم يتم الإرسال", "فشل الإرسال",
      "جار الإرسال", "معدلة", "متصل", "غير متصل", "مطلوب", "محظور", "مؤرشف",
    ],
  ]
  /// Words with which a status goes on: `Read by Ana`.
  private static let closers: [String: Set<String>] = [
    "en": [
      "by", "at", "on", "to", "from", "today", "yesterday", "just", "and", "since", "until",
    ],
    "de": ["von", "um", "am", "an", "heute", "gestern", "gerade", "und", "seit", "bis"],
    "fr": ["par", "à", "le", "hier", "et", "depuis"],
    "es": ["por", "a", "el", "hoy", "ayer", "y", "desde", "hasta"],
    "it": ["da", "alle", "il", "oggi", "ieri", "e", "fino"],
    "pt": ["por", "às", "em", "hoje", "ontem", "e", "desde", "até"],
    "ru": ["в", "сегодня", "вчера", "и", "с", "до"], "ar": ["في", "اليوم", "أمس", "من"],
  ]
  /// The ends of statuses that are nothing without what follows: `Reacted with`.
  private static let openEnds: Set<String> = ["with", "mit", "avec", "con", "com"]

  /// Whether a sentence of a hint is a fact rather than what will happen: a status, a number of
  /// things, or whose something is.
  static func areFact(_ sentence: some StringProtocol, language: String) -> Bool {
    let words = Words.folded(sentence)
    guard let first = words.first, let statuses = statuses[language] else { return false }
    if statuses.contains(where: { isStatus(Words.folded($0), in: words, language) }) { return true }
    if Int(first) != nil { return words.count > 1 }
    guard language == "en", ["from", "by"].contains(first), words.count > 1 else { return false }
    return sentence.split(separator: " ")[1].first?.isUppercase == true
  }

  /// Whether a status is all that is said, or is said more closely: `Read by Ana`, and not
  /// `Read receipts are off`.
  private static func isStatus(
    _ status: [String], in words: [String], _ language: String
  ) -> Bool {
    guard words.starts(with: status) else { return false }
    return words.count == status.count
      || closers[language]?.contains(words[status.count]) == true
      || status.last.map(openEnds.contains) == true
  }
}
