/// A unit that has words, by its sign.
///
/// Signs of a single letter are left out, because in a chat `5m` may be metres, minutes or millions.
enum SpokenUnit: String, CaseIterable {
  case kilometresPerHour = "km/h"
  case kilometre = "km"
  case centimetre = "cm"
  case millimetre = "mm"
  case kilogram = "kg"
  case millilitre = "ml"
  case celsius = "°C"
  case fahrenheit = "°F"
  case kilobyte = "kB"
  case megabyte = "MB"
  case gigabyte = "GB"
  case minute = "min"
  case percent = "%"
}
