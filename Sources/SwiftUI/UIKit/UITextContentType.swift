#if !canImport(Darwin)
  /// What is typed into a field.
  public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of what is typed.
    public let rawValue: String

    /// Takes the name of what is typed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Name.
    public static let name = UITextContentType(rawValue: "name")
    /// Name prefix.
    public static let namePrefix = UITextContentType(rawValue: "namePrefix")
    /// Given name.
    public static let givenName = UITextContentType(rawValue: "givenName")
    /// Middle name.
    public static let middleName = UITextContentType(rawValue: "middleName")
    /// Family name.
    public static let familyName = UITextContentType(rawValue: "familyName")
    /// Name suffix.
    public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
    /// Nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// Job title.
    public static let jobTitle = UITextContentType(rawValue: "jobTitle")
    /// Organization name.
    public static let organizationName = UITextContentType(rawValue: "organizationName")
    /// Location.
    public static let location = UITextContentType(rawValue: "location")
    /// Full street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
    /// Street address line 1.
    public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
    /// Street address line 2.
    public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
    /// Address city.
    public static let addressCity = UITextContentType(rawValue: "addressCity")
    /// Address state.
    public static let addressState = UITextContentType(rawValue: "addressState")
    /// Postal code.
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    /// Country name.
    public static let countryName = UITextContentType(rawValue: "countryName")
    /// Telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    /// Email address.
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address on the web.
    public static let URL = UITextContentType(rawValue: "URL")
    /// Credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
    /// Username.
    public static let username = UITextContentType(rawValue: "username")
    /// Password.
    public static let password = UITextContentType(rawValue: "password")
    /// New password.
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    /// One time code.
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    /// Birthdate.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    /// Date time.
    public static let dateTime = UITextContentType(rawValue: "dateTime")
  }
#endif
