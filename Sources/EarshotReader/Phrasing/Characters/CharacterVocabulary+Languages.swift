extension CharacterVocabulary {
  static let byLanguage: [String: CharacterVocabulary] = [
    "ar": .arabic, "de": .german, "en": .english, "es": .spanish, "fr": .french,
    "it": .italian, "ja": .japanese, "pt": .portuguese, "ru": .russian,
  ]

  static let english = CharacterVocabulary(
    marks: """
      period, comma, question mark, exclamation mark, colon, semicolon, apostrophe, quote, \
      left paren, right paren, dash, ellipsis, slash, at, number, and, star, plus, equals, \
      percent, underscore
      """,
    digits: "zero, one, two, three, four, five, six, seven, eight, nine",
    capital: { "cap \($0)" })

  static let german = CharacterVocabulary(
    marks: """
      Punkt, Komma, Fragezeichen, Ausrufezeichen, Doppelpunkt, Semikolon, Apostroph, \
      Anführungszeichen, Klammer auf, Klammer zu, Bindestrich, Auslassungspunkte, \
      Schrägstrich, at, Raute, und, Stern, plus, gleich, Prozent, Unterstrich
      """,
    digits: "null, eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun",
    capital: { "groß \($0)" })

  static let spanish = CharacterVocabulary(
    marks: """
      punto, coma, signo de interrogación, signo de exclamación, dos puntos, punto y coma, \
      apóstrofo, comillas, abrir paréntesis, cerrar paréntesis, guion, puntos suspensivos, \
      barra, arroba, almohadilla, y, asterisco, más, igual, por ciento, guion bajo
      """,
    digits: "cero, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve",
    capital: { "\($0) mayúscula" })

  static let french = CharacterVocabulary(
    marks: """
      point, virgule, point d’interrogation, point d’exclamation, deux-points, point- \
      virgule, apostrophe, guillemet, parenthèse ouvrante, parenthèse fermante, tiret, \
      points de suspension, barre oblique, arobase, dièse, et, astérisque, plus, égal, pour \
      cent, tiret bas
      """,
    digits: "zéro, un, deux, trois, quatre, cinq, six, sept, huit, neuf",
    capital: { "\($0) majuscule" })

  static let italian = CharacterVocabulary(
    marks: """
      punto, virgola, punto interrogativo, punto esclamativo, due punti, punto e virgola, \
      apostrofo, virgolette, parentesi aperta, parentesi chiusa, trattino, puntini di \
      sospensione, barra, chiocciola, cancelletto, e, asterisco, più, uguale, percento, \
      trattino basso
      """,
    digits: "zero, uno, due, tre, quattro, cinque, sei, sette, otto, nove",
    capital: { "\($0) maiuscola" })

  static let portuguese = CharacterVocabulary(
    marks: """
      ponto, vírgula, ponto de interrogação, ponto de exclamação, dois pontos, ponto e \
      vírgula, apóstrofo, aspas, abre parênteses, fecha parênteses, hífen, reticências, \
      barra, arroba, cerquilha, e, asterisco, mais, igual, por cento, sublinhado
      """,
    digits: "zero, um, dois, três, quatro, cinco, seis, sete, oito, nove",
    capital: { "\($0) maiúscula" })

  static let russian = CharacterVocabulary(
    marks: """
      точка, запятая, вопросительный знак, восклицательный знак, двоеточие, точка с запятой, \
      апостроф, кавычки, левая скобка, правая скобка, дефис, многоточие, косая черта, \
      собака, решётка, и, звёздочка, плюс, равно, процент, подчёркивание
      """,
    digits: "ноль, один, два, три, четыре, пять, шесть, семь, восемь, девять",
    capital: { "заглавная \($0)" })

  static let japanese = CharacterVocabulary(
    marks: """
      ピリオド, カンマ, 疑問符, 感嘆符, コロン, セミコロン, アポストロフィ, 引用符, 左かっこ, 右かっこ, ダッシュ, 三点リーダー, スラッシュ, \
      アットマーク, シャープ, アンド, アスタリスク, プラス, イコール, パーセント, アンダースコア
      """,
    digits: "ゼロ, いち, に, さん, よん, ご, ろく, なな, はち, きゅう",
    capital: { "大文字の\($0)" })

  static let arabic = CharacterVocabulary(
    marks: """
      نقطة, فاصلة, علامة استفهام, علامة تعجب, نقطتان, فاصلة منقوطة, فاصلة عليا, علامة \
      اقتباس, قوس أيسر, قوس أيمن, شرطة, علامة حذف, شرطة مائلة, آت, علامة رقم, و, نجمة, زائد, \
      يساوي, في المئة, شرطة سفلية
      """,
    digits: "صفر, واحد, اثنان, ثلاثة, أربعة, خمسة, ستة, سبعة, ثمانية, تسعة",
    capital: { "حرف كبير \($0)" })
}
