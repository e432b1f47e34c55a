extension CharacterNames {
  static let english = CharacterNames([
    "space", "new line", "period", "comma", "question mark", "exclamation mark", "colon",
    "semicolon", "apostrophe", "quote", "dash", "left paren", "right paren", "slash", "at",
    "number", "percent", "and", "star", "plus", "equals", "underscore", "ellipsis", "bullet",
  ])

  static let byLanguage: [String: CharacterNames] = [
    "ar": CharacterNames([
      "مسافة", "سطر جديد", "نقطة", "فاصلة", "علامة استفهام", "علامة تعجب", "نقطتان",
      "فاصلة منقوطة", "فاصلة عليا", "علامة اقتباس", "شرطة", "قوس أيسر", "قوس أيمن", "شرطة مائلة",
      "آت", "رقم", "بالمئة", "و", "نجمة", "زائد", "يساوي", "شرطة سفلية", "علامة حذف", "نقطة تعداد",
    ]),
    "de": CharacterNames([
      "Leerzeichen", "neue Zeile", "Punkt", "Komma", "Fragezeichen", "Ausrufezeichen",
      "Doppelpunkt", "Semikolon", "Apostroph", "Anführungszeichen", "Strich", "Klammer auf",
      "Klammer zu", "Schrägstrich", "At", "Raute", "Prozent", "und", "Stern", "Plus", "gleich",
      "Unterstrich", "Auslassungspunkte", "Aufzählungspunkt",
    ]),
    "en": english,
    "es": CharacterNames([
      "espacio", "nueva línea", "punto", "coma", "signo de interrogación", "signo de exclamación",
      "dos puntos", "punto y coma", "apóstrofo", "comillas", "guion", "abre paréntesis",
      "cierra paréntesis", "barra", "arroba", "almohadilla", "por ciento", "y", "asterisco", "más",
      "igual", "guion bajo", "puntos suspensivos", "viñeta",
    ]),
    "fr": CharacterNames([
      "espace", "nouvelle ligne", "point", "virgule", "point d’interrogation",
      "point d’exclamation", "deux-points", "point-virgule", "apostrophe", "guillemet", "tiret",
      "parenthèse ouvrante", "parenthèse fermante", "barre oblique", "arobase", "dièse",
      "pour cent", "et", "astérisque", "plus", "égale", "tiret bas", "points de suspension", "puce",
    ]),
    "it": CharacterNames([
      "spazio", "nuova riga", "punto", "virgola", "punto interrogativo", "punto esclamativo",
      "due punti", "punto e virgola", "apostrofo", "virgolette", "trattino", "parentesi aperta",
      "parentesi chiusa", "barra", "chiocciola", "cancelletto", "percento", "e", "asterisco", "più",
      "uguale", "trattino basso", "puntini di sospensione", "punto elenco",
    ]),
    "ja": CharacterNames([
      "スペース", "改行", "ピリオド", "コンマ", "疑問符", "感嘆符", "コロン", "セミコロン", "アポストロフィ",
      "引用符", "ダッシュ", "左かっこ", "右かっこ", "スラッシュ", "アットマーク", "シャープ", "パーセント", "アンド",
      "アスタリスク", "プラス", "イコール", "アンダースコア", "省略記号", "中黒",
    ]),
    "pt": CharacterNames([
      "espaço", "nova linha", "ponto", "vírgula", "ponto de interrogação", "ponto de exclamação",
      "dois-pontos", "ponto e vírgula", "apóstrofo", "aspas", "traço", "abre parêntese",
      "fecha parêntese", "barra", "arroba", "cerquilha", "por cento", "e", "asterisco", "mais",
      "igual", "sublinhado", "reticências", "marcador",
    ]),
    "ru": CharacterNames([
      "пробел", "новая строка", "точка", "запятая", "вопросительный знак", "восклицательный знак",
      "двоеточие", "точка с запятой", "апостроф", "кавычки", "тире", "открывающая скобка",
      "закрывающая скобка", "косая черта", "собака", "решётка", "процент", "и", "звёздочка", "плюс",
      "равно", "подчёркивание", "многоточие", "маркер списка",
    ]),
  ]
}
