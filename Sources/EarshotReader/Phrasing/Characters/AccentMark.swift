/// What can be added to a letter, under Unicode's name for it.
enum AccentMark: String, CaseIterable {
  case acute = "ACUTE"
  case grave = "GRAVE"
  case circumflex = "CIRCUMFLEX"
  case tilde = "TILDE"
  case diaeresis = "DIAERESIS"
  case ring = "RING ABOVE"
  case cedilla = "CEDILLA"
  case caron = "CARON"
  case ogonek = "OGONEK"
  case macron = "MACRON"
  case breve = "BREVE"
  case dotAbove = "DOT ABOVE"
  case dotBelow = "DOT BELOW"
  case stroke = "STROKE"
  case doubleAcute = "DOUBLE ACUTE"
}
