/// Names of deeds whose effect lies outside of what a screen exposes.
enum SilentDeed {
  /// What leaves the app, sounds, or brings what may well be the same.
  private static let elsewhere: Set<String> = [
    "share", "export", "print", "open", "visit", "call", "email", "mail", "download", "save",
    "play", "pause", "resume", "stop", "listen", "hear", "record", "refresh", "reload", "update",
    "sync", "retry", "try", "check", "scan",
    "teilen", "öffnen", "anrufen", "abspielen", "aktualisieren", "speichern",
    "partager", "ouvrir", "appeler", "lire", "actualiser", "enregistrer",
    "compartir", "abrir", "llamar", "reproducir", "actualizar", "guardar",
    "condividi", "apri", "chiama", "riproduci", "aggiorna", "salva", "ascolta",
    "compartilhar", "partilhar", "ligar", "atualizar", "salvar", "ouvir",
    "поделиться", "открыть", "позвонить", "воспроизвести", "обновить", "сохранить",
    "共有", "開く", "発信", "再生", "更新", "保存", "مشاركة", "فتح", "اتصال", "تشغيل", "تحديث", "حفظ",
  ]
  /// Of those, what is done here, so that a look that changes has to be heard as well.
  private static let here: Set<String> = [
    "download", "save", "refresh", "reload", "update", "sync", "retry", "try", "check",
    "aktualisieren", "speichern", "actualiser", "actualizar", "guardar",
  ]
  private static let leaving: Set<String> = [
    "done", "close", "cancel", "back", "dismiss", "ok", "fertig", "schließen", "abbrechen",
    "zurück", "fermer", "annuler", "retour", "cerrar", "cancelar", "volver", "fechar", "voltar",
    "terminé", "listo", "hecho", "chiudi", "annulla", "fine", "indietro", "concluído", "закрыть",
    "отмена", "готово", "назад", "閉じる", "キャンセル", "完了", "戻る", "إغلاق", "إلغاء", "تم", "رجوع",
  ]
  private static let copying: Set<String> = [
    "copy", "kopieren", "copier", "copiar", "copia", "копировать", "コピー", "نسخ",
  ]

  /// Whether the name promises something that is heard outside of the app's own words, or that need
  /// not change anything.
  static func isElsewhere(_ name: String) -> Bool { !elsewhere.isDisjoint(with: ends(of: name)) }

  /// Whether what the name promises happens on the screen, if anything changes at all.
  static func isHere(_ name: String) -> Bool { !here.isDisjoint(with: ends(of: name)) }

  /// Whether the name promises a copy, of which nothing on a screen has to tell.
  static func isCopy(_ name: String) -> Bool { !copying.isDisjoint(with: ends(of: name)) }

  /// Whether the name promises to leave the screen, of which nothing is seen where the screen stands
  /// alone.
  static func isLeaving(_ name: String) -> Bool { !leaving.isDisjoint(with: ends(of: name)) }

  /// The verb comes first in some languages, and last in others.
  private static func ends(of name: String) -> Set<String> {
    let words = Words.folded(name)
    return Set([words.first, words.last].compactMap(\.self))
  }
}
