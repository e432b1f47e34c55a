extension SpokenTextVocabulary {
  static let english = SpokenTextVocabulary(
    code: "code", separators: [","],
    units: """
      kilometer per hour/kilometers per hour, kilometer/kilometers, centimeter/centimeters,
      millimeter/millimeters, kilogram/kilograms, milliliter/milliliters,
      degree Celsius/degrees Celsius, degree Fahrenheit/degrees Fahrenheit, kilobyte/kilobytes,
      megabyte/megabytes, gigabyte/gigabytes, minute/minutes, percent
      """
  ) { hour, minute, isHalfNamed in
    switch minute {
    case 0: isHalfNamed ? "\(hour)" : "\(hour) o’clock"
    case 1..<10: "\(hour) oh \(minute)"
    default: "\(hour) \(minute)"
    }
  }

  static let german = SpokenTextVocabulary(
    hashtag: "Hashtag", code: "Code", separators: ["."],
    units: """
      Kilometer pro Stunde, Kilometer, Zentimeter, Millimeter, Kilogramm, Milliliter, Grad Celsius,
      Grad Fahrenheit, Kilobyte, Megabyte, Gigabyte, Minute/Minuten, Prozent
      """, clockWord: "Uhr"
  ) { hour, minute, _ in
    let hour = hour == 1 ? "ein" : "\(hour)"
    return minute == 0 ? "\(hour) Uhr" : "\(hour) Uhr \(minute)"
  }

  static let spanish = SpokenTextVocabulary(
    code: "código", separators: ["."],
    units: """
      kilómetro por hora/kilómetros por hora, kilómetro/kilómetros, centímetro/centímetros,
      milímetro/milímetros, kilogramo/kilogramos, mililitro/mililitros,
      grado Celsius/grados Celsius, grado Fahrenheit/grados Fahrenheit, kilobyte/kilobytes,
      megabyte/megabytes, gigabyte/gigabytes, minuto/minutos, por ciento
      """
  ) { hour, minute, isHalfNamed in
    if minute > 0 { return "\(hour) y \(minute)" }
    return isHalfNamed ? "\(hour)" : "\(hour) en punto"
  }

  static let french = SpokenTextVocabulary(
    code: "code", separators: ["\u{A0}", "\u{202F}"],
    units: """
      kilomètre à l’heure/kilomètres à l’heure, kilomètre/kilomètres, centimètre/centimètres,
      millimètre/millimètres, kilogramme/kilogrammes, millilitre/millilitres,
      degré Celsius/degrés Celsius, degré Fahrenheit/degrés Fahrenheit, kilooctet/kilooctets,
      mégaoctet/mégaoctets, gigaoctet/gigaoctets, minute/minutes, pour cent
      """, form: frenchForm
  ) { hour, minute, _ in
    let hours = hour < 2 ? "heure" : "heures"
    return minute == 0 ? "\(hour) \(hours)" : "\(hour) \(hours) \(minute)"
  }

  static let italian = SpokenTextVocabulary(
    code: "codice", separators: ["."],
    units: """
      chilometro all’ora/chilometri all’ora, chilometro/chilometri, centimetro/centimetri,
      millimetro/millimetri, chilogrammo/chilogrammi, millilitro/millilitri,
      grado Celsius/gradi Celsius, grado Fahrenheit/gradi Fahrenheit, kilobyte, megabyte, gigabyte,
      minuto/minuti, per cento
      """
  ) { hour, minute, isHalfNamed in
    if minute > 0 { return "\(hour) e \(minute)" }
    return isHalfNamed ? "\(hour)" : "\(hour) in punto"
  }

  static let portuguese = SpokenTextVocabulary(
    code: "código", separators: ["."],
    units: """
      quilômetro por hora/quilômetros por hora, quilômetro/quilômetros, centímetro/centímetros,
      milímetro/milímetros, quilograma/quilogramas, mililitro/mililitros,
      grau Celsius/graus Celsius, grau Fahrenheit/graus Fahrenheit, kilobyte/kilobytes,
      megabyte/megabytes, gigabyte/gigabytes, minuto/minutos, por cento
      """
  ) { hour, minute, _ in
    let hours = hour < 2 ? "hora" : "horas"
    return minute == 0 ? "\(hour) \(hours)" : "\(hour) \(hours) e \(minute)"
  }

  static let japanese = SpokenTextVocabulary(
    hashtag: "ハッシュタグ", code: "コード", separators: [","], isUnspaced: true,
    units: """
      キロメートル毎時, キロメートル, センチメートル, ミリメートル, キログラム, ミリリットル,
      度, 華氏度, キロバイト, メガバイト, ギガバイト, 分, パーセント
      """
  ) { hour, minute, _ in
    minute == 0 ? "\(hour)時" : "\(hour)時\(minute)分"
  }

  /// French counts two things and more as many.
  private static func frenchForm(_ number: Int) -> Int { number < 2 ? 0 : 1 }
}
