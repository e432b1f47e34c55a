extension UInt8 {
  var endsLine: Bool { self == 0x0A || self == 0x0D }

  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C || self == 0 }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var startsWord: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  var continuesWord: Bool { startsWord || isDigit }

  /// Whether it stands in an operator.
  var isSign: Bool { "=-+!*%<>&|^~?".utf8.contains(self) }
}
