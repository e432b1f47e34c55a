/// The verb of a name that offers to take something back.
enum UndoingVerb {
  /// Verbs that stand in front.
  private static let leading: [String: [String]] = [
    "en": [
      "remove", "unmute", "unpin", "unlike", "deselect", "unselect", "unfollow", "unstar",
      "unblock", "unsubscribe", "unarchive", "unsave", "uncheck", "turn off", "switch off", "undo",
    ],
    "fr": ["retirer", "supprimer", "désactiver", "annuler", "désépingler", "désélectionner"],
    "es": ["quitar", "eliminar", "desactivar", "deshacer", "desbloquear", "deseleccionar"],
    "it": ["rimuovi", "annulla", "disattiva", "sblocca", "deseleziona"],
    "pt": ["remover", "desativar", "desfazer", "desbloquear", "desafixar"],
    "ru": ["убрать", "удалить", "отключить", "выключить", "открепить", "отменить"],
    "ar": ["إزالة", "إلغاء", "إيقاف"],
  ]
  /// Verbs that stand at the end.
  private static let trailing: [String: [String]] = [
    "de": ["entfernen", "aufheben", "lösen", "zurücknehmen", "ausschalten", "deaktivieren"],
    "ja": ["を削除", "を解除", "を取り消す", "をオフにする"],
  ]

  /// The verb, as it is listed; nil where the name takes nothing back.
  static func verb(in name: String, language: String) -> String? {
    let words = Words.folded(name)
    if let verb = leading[language]?.first(where: { words.starts(with: Words.folded($0)) }) {
      return verb
    }
    return trailing[language]?.first { verb in
      language == "ja" ? name.hasSuffix(verb) : words.last == verb
    }
  }
}
