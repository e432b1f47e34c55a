import EarshotTree

extension Text {
  /// What is drawn of the text: its words, and the pictures among them one by one.
  @MainActor
  func drawn(of element: ResolvedElement, in context: _ResolveContext) -> [_ResolvedItem] {
    let pictures = pictures
    guard !pictures.isEmpty else { return [.element(element)] }
    let parts = pictures.map { picture in
      let part = context.makeElement()
      part.isLatent = true
      part.draw(as: picture.source.drawnKind)
      return _ResolvedItem.element(part)
    }
    guard let words = drawnWords(in: context.environment) else { return parts }
    element.draw(as: .text, words: words)
    return [.element(element)] + parts
  }

  /// The words without the names of pictures; nil where only pictures are seen.
  private func drawnWords(in environment: EnvironmentValues) -> String? {
    var wording = environment.wording
    wording.namesPictures = false
    let words = words(in: wording).string
    let cased = environment.textCase?.applied(to: words) ?? words
    let lines = cased.split(whereSeparator: \.isWhitespace)
    return lines.isEmpty ? nil : lines.joined(separator: " ")
  }

  /// The pictures among the words, in order.
  private var pictures: [Image] {
    switch source?.kind {
    case .image(let image): [image]
    case .joined(let left, let right): left.pictures + right.pictures
    case .keyWithValues(let arguments, _):
      arguments.flatMap { argument in
        if case .text(let text) = argument { text.pictures } else { [Image]() }
      }
    case nil, .key, .resource, .value: []
    }
  }
}
