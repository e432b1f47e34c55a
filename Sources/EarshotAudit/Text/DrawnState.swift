/// A state that a symbol tells to whoever sees it.
enum DrawnState: Hashable, Sendable {
  case done, failed, waiting, warning, muted, pinned, locked, disconnected

  private static let symbols: [String: DrawnState] = [
    "checkmark": .done, "xmark": .failed, "clock": .waiting, "exclamationmark": .warning,
    "bell.slash": .muted, "bell.slash.fill": .muted, "pin": .pinned, "lock": .locked,
    "wifi.slash": .disconnected,
  ]

  /// The state of a system symbol, by its name or what the name begins with; nil where it has none.
  init?(ofSymbol name: String) {
    let stem = name.prefix { $0 != "." }
    guard let state = Self.symbols[name] ?? Self.symbols[String(stem)] else { return nil }
    self = state
  }

  /// Whether words tell the state, in a language or in English.
  func isTold(by told: ComparedWords, language: String) -> Bool {
    let stems = (Self.stems["en"]?[self] ?? []) + (Self.stems[language]?[self] ?? [])
    return told.words.contains { word in
      stems.contains { Self.isJoined($0) ? word.contains($0) : word.hasPrefix($0) }
    }
  }

  /// Whether words of the script stand without spaces, or with an article in front.
  private static func isJoined(_ stem: String) -> Bool {
    stem.unicodeScalars.first.map { $0.value >= 0x0600 } ?? false
  }

  /// How words begin that tell of a state.
  private static let stems: [String: [DrawnState: [String]]] = [
    "en": [
      .done: words(
        """
        sent deliver read seen done complet finish select verif confirm check accept paid bought
        """),
      .failed: words("fail not unsent declin cancel reject miss error remov"),
      .waiting: words("sending pending wait schedul later queue remind snooz"),
      .warning: words(
        """
        fail not unsent error warn problem urgent important wrong lost invalid requir miss unable \
        could cannot try retry offline alert caution attention danger please expire report
        """),
      .muted: words("mute silent off"), .pinned: words("pin"),
      .locked: words("lock encrypt secure private"),
      .disconnected: words("offline disconnect not no"),
    ],
    "de": [
      .done: words(
        """
        gesend zugestell gelesen erledig fertig abgeschlossen ausgewähl bestätig geprüf \
        angenommen bezahl gekauf
        """),
      .failed: words("fehl nicht abgelehn abgebrochen verpass entfern"),
      .waiting: words("wird werden warte ausstehend geplant später"),
      .warning: words("fehl nicht warn problem dringend wichtig ungültig erforderlich achtung"),
      .muted: words("stumm lautlos aus"), .pinned: words("angeheft fixier"),
      .locked: words("gesperr verschlüssel sicher privat"),
      .disconnected: words("offline getrennt kein nicht"),
    ],
    "fr": [
      .done: words(
        "envoy distribu remis lu vu termin fait sélectionn vérifi confirm accept pay achet"),
      .failed: words("échec échou non pas refus annul manqu erreur supprim"),
      .waiting: words("envoi attente programm tard cours"),
      .warning: words(
        "échec échou non pas erreur attention problème urgent important invalid requis impossible"),
      .muted: words("muet silenc désactiv"), .pinned: words("épingl"),
      .locked: words("verrouill chiffr sécuris privé"),
      .disconnected: words("hors déconnect pas aucun"),
    ],
    "es": [
      .done: words(
        "enviad entregad leíd visto hecho complet terminad seleccionad verificad confirmad aceptad pagad"
      ),
      .failed: words("no fall error rechazad cancelad perdid eliminad"),
      .waiting: words("enviando pendiente esper programad tarde"),
      .warning: words("no fall error problema urgente importante atención inválid obligatori"),
      .muted: words("silenci desactivad"), .pinned: words("fijad"),
      .locked: words("bloquead cifrad segur privad"), .disconnected: words("sin desconectad no"),
    ],
    "it": [
      .done: words(
        "inviat consegnat lett vist fatto complet selezionat verificat confermat accettat pagat"),
      .failed: words("non fallit errore rifiutat annullat pers rimoss"),
      .waiting: words("invio attesa programmat tardi"),
      .warning: words("non fallit errore problema urgente importante attenzione obbligatori"),
      .muted: words("silenzi disattivat muto"), .pinned: words("fissat"),
      .locked: words("bloccat cifrat crittografat sicur privat"),
      .disconnected: words("offline disconness non nessun"),
    ],
    "pt": [
      .done: words(
        "enviad entregue lid vist feito conclu selecionad verificad confirmad aceit pag"),
      .failed: words("não falh erro recusad cancelad perdid removid"),
      .waiting: words("enviando pendente aguard agendad tarde"),
      .warning: words("não falh erro problema urgente importante atenção inválid obrigatóri"),
      .muted: words("silenci desativad mudo"), .pinned: words("fixad afixad"),
      .locked: words("bloquead cifrad criptografad segur privad"),
      .disconnected: words("offline desconectad não sem"),
    ],
    "ru": [
      .done: words("отправлен доставлен прочитан просмотрен готов выполнен выбран проверен принят"),
      .failed: words("не ошибк отклон отмен пропущ удал"),
      .waiting: words("отправляет ожида отлож запланирован позже"),
      .warning: words("не ошибк проблем срочн важн внимани обязательн"),
      .muted: words("без выключ"), .pinned: words("закреп"),
      .locked: words("заблокир зашифр защищ"), .disconnected: words("нет не без отключ"),
    ],
    "ja": [
      .done: words("送信済 配信 配達 既読 完了 選択 確認 承認 支払"),
      .failed: words("失敗 未送信 できません エラー 拒否 キャンセル"),
      .waiting: words("送信中 待 予定 保留"),
      .warning: words("失敗 未送信 できません エラー 警告 注意 重要 緊急 必須"),
      .muted: words("ミュート 消音 オフ"), .pinned: words("ピン 固定"),
      .locked: words("ロック 暗号 鍵"), .disconnected: words("オフライン 圏外 接続"),
    ],
    "ar": [
      .done: words("إرسال أرسل تسليم قراءة مقروء مكتمل محدد مؤكد"),
      .failed: words("لم فشل خطأ مرفوض ملغ تعذر"),
      .waiting: words("جار انتظار معلق مجدول"),
      .warning: words("لم فشل خطأ تعذر مشكلة عاجل مهم تنبيه مطلوب"),
      .muted: words("كتم مكتوم صامت"), .pinned: words("مثبت"),
      .locked: words("مقفل مشفر خاص"), .disconnected: words("متصل اتصال"),
    ],
  ]

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
