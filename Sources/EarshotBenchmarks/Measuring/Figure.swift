/// Quantities in words, as they are read aloud.
enum Figure {
  /// A duration in the unit that suits its size, such as `41.2 microseconds`.
  static func words(_ duration: Duration) -> String {
    let nanoseconds = duration / Duration.nanoseconds(1)
    return switch nanoseconds {
    case ..<1e3: "\(decimal(nanoseconds, places: 0)) nanoseconds"
    case ..<1e6: "\(decimal(nanoseconds / 1e3)) microseconds"
    case ..<1e9: "\(decimal(nanoseconds / 1e6)) milliseconds"
    default: "\(decimal(nanoseconds / 1e9)) seconds"
    }
  }

  /// An amount of memory in the unit that suits its size, such as `12.5 kibibytes`.
  static func words(bytes: Int) -> String {
    let amount = Double(bytes)
    return switch bytes.magnitude {
    case ..<(1 << 10): "\(bytes) bytes"
    case ..<(1 << 20): "\(decimal(amount / 0x1p10)) kibibytes"
    default: "\(decimal(amount / 0x1p20)) mebibytes"
    }
  }

  /// How many of something pass in a second.
  static func rate(_ count: Int, in duration: Duration) -> String {
    grouped(Int(Double(count) / max(duration / .seconds(1), 1e-9)))
  }

  /// A number with a comma between thousands.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    let groups = digits.indices.map { index in
      let isStart = index > 0 && (digits.count - index).isMultiple(of: 3)
      return (isStart ? "," : "") + String(digits[index])
    }
    return (number < 0 ? "-" : "") + groups.joined()
  }

  /// A number rounded to a few decimal places.
  static func decimal(_ number: Double, places: Int = 1) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((number.magnitude * Double(scale)).rounded())
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(grouped(scaled))" }
    let fraction = String(scaled % scale + scale).dropFirst()
    return "\(sign)\(grouped(scaled / scale)).\(fraction)"
  }
}
