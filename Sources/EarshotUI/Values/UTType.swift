/// A type of data.
public struct UTType: Hashable, Sendable {
  /// The name of the type.
  public let identifier: String

  /// The type of a name.
  public init?(_ identifier: String) { self.identifier = identifier }

  /// A type that the app makes known.
  public init(exportedAs identifier: String) { self.identifier = identifier }

  /// A type that another app makes known.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// Anything that can be named.
  public static let item = UTType(exportedAs: "public.item")
  /// Anything that is read or seen.
  public static let content = UTType(exportedAs: "public.content")
  /// Bytes.
  public static let data = UTType(exportedAs: "public.data")
  /// A folder.
  public static let folder = UTType(exportedAs: "public.folder")
  /// An address.
  public static let url = UTType(exportedAs: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(exportedAs: "public.file-url")
  /// A text.
  public static let text = UTType(exportedAs: "public.text")
  /// A text without looks.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// A text without looks, in UTF-8.
  public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
  /// A text in JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// A table of values with commas between them.
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  /// A document in PDF.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// A picture.
  public static let image = UTType(exportedAs: "public.image")
  /// A picture in PNG.
  public static let png = UTType(exportedAs: "public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  /// Moving pictures, with or without sound.
  public static let movie = UTType(exportedAs: "public.movie")
  /// Sound.
  public static let audio = UTType(exportedAs: "public.audio")
  /// Files packed into one.
  public static let zip = UTType(exportedAs: "public.zip-archive")
}
