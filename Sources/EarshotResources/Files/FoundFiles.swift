/// What was found in folders, before anything is read.
struct FoundFiles {
  /// A file of words.
  struct Table {
    enum Form {
      case strings
      case stringsDictionary
      case catalog
    }

    let path: String
    /// What the table is called.
    let name: String
    let form: Form
    /// The language of the folder that the file is in; nil for a catalogue, which has several.
    let language: String?
  }

  /// An asset, by the name that code has for it.
  struct Asset {
    enum Kind {
      case image
      case color
      case symbol
      /// A picture that lies about by itself.
      case looseImage
    }

    let name: String
    let kind: Kind
  }

  var tables: [Table] = []
  var assets: [Asset] = []
}
