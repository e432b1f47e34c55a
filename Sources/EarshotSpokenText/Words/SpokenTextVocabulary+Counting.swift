/// Languages in which a number asks for one of three forms.
extension SpokenTextVocabulary {
  static let russian = SpokenTextVocabulary(
    hashtag: "хештег", code: "код", separators: ["\u{A0}", "\u{202F}"],
    units: """
      километр в час/километра в час/километров в час, километр/километра/километров,
      сантиметр/сантиметра/сантиметров, миллиметр/миллиметра/миллиметров,
      килограмм/килограмма/килограммов, миллилитр/миллилитра/миллилитров,
      градус Цельсия/градуса Цельсия/градусов Цельсия,
      градус Фаренгейта/градуса Фаренгейта/градусов Фаренгейта, килобайт/килобайта/килобайт,
      мегабайт/мегабайта/мегабайт, гигабайт/гигабайта/гигабайт, минута/минуты/минут,
      процент/процента/процентов
      """,
    signs: [
      "км/ч": .kilometresPerHour, "км": .kilometre, "см": .centimetre, "мм": .millimetre,
      "кг": .kilogram, "мл": .millilitre, "кБ": .kilobyte, "МБ": .megabyte, "ГБ": .gigabyte,
      "мин": .minute,
    ], form: russianForm
  ) { hour, minute, _ in
    let hours = ["час", "часа", "часов"][russianForm(hour)]
    let minutes = ["минута", "минуты", "минут"][russianForm(minute)]
    return minute == 0 ? "\(hour) \(hours)" : "\(hour) \(hours) \(minute) \(minutes)"
  }

  static let arabic = SpokenTextVocabulary(
    hashtag: "وسم", code: "رمز برمجي", separators: [",", "٬"],
    units: """
      كيلومتر في الساعة/كيلومترات في الساعة/كيلومتر في الساعة, كيلومتر/كيلومترات/كيلومتر,
      سنتيمتر/سنتيمترات/سنتيمتر, مليمتر/مليمترات/مليمتر, كيلوغرام/كيلوغرامات/كيلوغرام,
      مليلتر/مليلترات/مليلتر, درجة مئوية/درجات مئوية/درجة مئوية,
      درجة فهرنهايت/درجات فهرنهايت/درجة فهرنهايت, كيلوبايت, ميغابايت, غيغابايت,
      دقيقة/دقائق/دقيقة, بالمئة
      """,
    signs: [
      "كم/س": .kilometresPerHour, "كم": .kilometre, "سم": .centimetre, "ملم": .millimetre,
      "كغ": .kilogram, "مل": .millilitre,
    ], formOfFractions: 2, form: arabicForm
  ) { hour, minute, _ in
    let minutes = ["دقيقة", "دقائق", "دقيقة"][arabicForm(minute)]
    return minute == 0 ? "الساعة \(hour)" : "الساعة \(hour) و\(minute) \(minutes)"
  }

  private static func russianForm(_ number: Int) -> Int {
    switch (number % 10, number % 100) {
    case (_, 11...14): 2
    case (1, _): 0
    case (2...4, _): 1
    default: 2
    }
  }

  private static func arabicForm(_ number: Int) -> Int {
    switch number % 100 {
    case 3...10: 1
    case _ where number == 1: 0
    default: 2
    }
  }
}
