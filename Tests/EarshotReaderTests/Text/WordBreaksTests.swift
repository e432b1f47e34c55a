import Testing

@testable import EarshotReader

@Suite("Words are those of Unicode's default segmentation")
struct WordBreaksTests {
  private func words(of text: String) -> [String] {
    TextWalk(text: text, unit: .words).stretches.map { String(text[$0]) }
  }

  @Test(
    "Numbers hold together with the separators inside of them",
    arguments: [
      ("1.500,25 or 3,5kg", ["1.500,25", "or", "3,5kg"]),
      ("3.14. Then 2,", ["3.14", "Then", "2"]),
      ("1.a a.1 a.b", ["1", "a", "a", "1", "a.b"]),
      ("٣٫١٤ ١٬٠٠٠", ["٣٫١٤", "١٬٠٠٠"]),
      ("50% $3.50 #7", ["50", "$", "3.50", "7"]),
      ("9:41 2026-11-30", ["9", "41", "2026", "11", "30"]),
      ("10\u{202F}000 1_000", ["10\u{202F}000", "1_000"]),
      ("A4 4th x86_64", ["A4", "4th", "x86_64"]),
    ])
  func numbers(text: String, expected: [String]) {
    #expect(words(of: text) == expected)
  }

  @Test(
    "Apostrophes and dots belong to a word only between letters",
    arguments: [
      ("can't can’t dogs' 'tis", ["can't", "can’t", "dogs", "tis"]),
      ("l'heure aujourd’hui", ["l'heure", "aujourd’hui"]),
      ("rock 'n' roll", ["rock", "n", "roll"]),
      ("U.S.A. e.g. this", ["U.S.A", "e.g", "this"]),
      ("it''s a..b a—b a/b", ["it", "s", "a", "b", "a", "b", "a", "b"]),
      ("mother-in-law", ["mother", "in", "law"]),
      ("ana@example.org", ["ana", "example.org"]),
      ("_private __init__ a_b", ["_private", "__init__", "a_b"]),
    ])
  func apostrophes(text: String, expected: [String]) {
    #expect(words(of: text) == expected)
  }

  @Test(
    "Hebrew holds together around its quotes, and Arabic with its vowels",
    arguments: [
      ("צה\"ל אמר", ["צה\"ל", "אמר"]),
      ("\"שלום\" אמר", ["שלום", "אמר"]),
      ("ג'ירפה ג' צ׳יפס", ["ג'ירפה", "ג'", "צ׳יפס"]),
      ("שָׁלוֹם־עוֹלָם", ["שָׁלוֹם", "עוֹלָם"]),
      ("مَرْحَبًا، كَيْفَ؟", ["مَرْحَبًا", "كَيْفَ"]),
      ("لا\u{200C}يمكن بـــك", ["لا\u{200C}يمكن", "بـــك"]),
      (
        "\u{200F}שלום\u{200F} \u{202B}עולם\u{202C}",
        ["\u{200F}שלום\u{200F}", "\u{202B}עולם\u{202C}"]
      ),
    ])
  func rightToLeft(text: String, expected: [String]) {
    // A mark of direction before a word is a piece of its own, in which nothing is heard.
    #expect(
      words(of: text).map { $0.filter { !"\u{200F}\u{202B}\u{202C}".contains($0) } }
        == expected.map { $0.filter { !"\u{200F}\u{202B}\u{202C}".contains($0) } })
  }

  @Test(
    "Katakana runs are words, hiragana and ideographs stand alone",
    arguments: [
      ("コーヒーカップ", ["コーヒーカップ"]),
      ("ｺｰﾋｰを飲む", ["ｺｰﾋｰ", "を", "飲", "む"]),
      ("カタカナabc", ["カタカナ", "abc"]),
      ("カ_カ", ["カ_カ"]),
      ("ガギ が", ["ガギ", "が"]),
      ("안녕하세요 여러분", ["안녕하세요", "여러분"]),
      ("가_나 1가 가a あ가", ["가_나", "1가", "가a", "あ", "가"]),
      ("你好。再见", ["你", "好", "再", "见"]),
    ])
  func eastAsia(text: String, expected: [String]) {
    #expect(words(of: text) == expected)
  }

  @Test(
    "Joined emoji, tones, flags and keycaps stay whole",
    arguments: [
      ("👩‍👩‍👧‍👦👍🏽", ["👩‍👩‍👧‍👦", "👍🏽"]),
      ("🇩🇪🇫🇷🇯🇵", ["🇩🇪", "🇫🇷", "🇯🇵"]),
      ("🇩🇪🇫 x", ["🇩🇪", "🇫", "x"]),
      ("a🇩🇪b", ["a", "🇩🇪", "b"]),
      ("❤️‍🔥ok", ["❤️‍🔥", "ok"]),
      ("🏴󠁧󠁢󠁳󠁣󠁴󠁿!", ["🏴󠁧󠁢󠁳󠁣󠁴󠁿"]),
    ])
  func emoji(text: String, expected: [String]) {
    #expect(words(of: text) == expected)
  }

  @Test(
    "What only extends or formats breaks no word, a line break always does",
    arguments: [
      ("auto\u{AD}mobil", ["auto\u{AD}mobil"]),
      ("a\u{308}b\u{301}", ["a\u{308}b\u{301}"]),
      ("ca\u{2060}n't", ["ca\u{2060}n't"]),
      ("can\u{200D}'\u{308}t", ["can\u{200D}'\u{308}t"]),
      ("1\u{308}.2", ["1\u{308}.2"]),
      ("a\r\nb\u{85}c\u{2028}d", ["a", "b", "c", "d"]),
      ("a \u{308}b", ["a", "b"]),
    ])
  func extended(text: String, expected: [String]) {
    #expect(words(of: text) == expected)
  }
}
