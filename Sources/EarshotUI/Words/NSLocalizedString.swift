import EarshotLocalization
public import Foundation

/// The words for a key, in the language of the screen whose code runs.
///
/// Words that vary by a number have no number here, and are in the form for most.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  bundle._localizedString(forKey: key, value: value, table: tableName)
}

// Foundation's own function takes optionals, and wherever none is nil these fit better.
extension Bundle {
  /// The words for a key, or others where no table has it.
  public func localizedString(
    forKey key: String, value: String, table tableName: String?
  ) -> String {
    _localizedString(forKey: key, value: value, table: tableName)
  }

  /// The words for a key of a table, or others where it has none.
  public func localizedString(
    forKey key: String, value: String?, table tableName: String
  ) -> String {
    _localizedString(forKey: key, value: value, table: tableName)
  }

  /// The words for a key of a table, or others where it has none.
  public func localizedString(
    forKey key: String, value: String, table tableName: String
  ) -> String {
    _localizedString(forKey: key, value: value, table: tableName)
  }

  fileprivate func _localizedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> String {
    let table = tableName.flatMap { $0.isEmpty ? nil : $0 }
    guard let match = Wording.current.match(for: key, table: table) else {
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
    return match.entry.unfilled
  }
}
