extension ReaderCommandForm {
  /// How fast is spoken.
  static let pace: [ReaderCommandForm] = [
    .init("slower", help: "Speaks slower, as the rotor's speaking rate does.", command: .slower),
    .init("faster", help: "Speaks faster, as the rotor's speaking rate does.", command: .faster),
  ]
}
