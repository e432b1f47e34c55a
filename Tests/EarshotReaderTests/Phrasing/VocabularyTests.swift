import EarshotTree
import Testing

@testable import EarshotReader

@MainActor
@Suite("The language of an element chooses the words around it")
struct VocabularyTests {
  @Test(
    "A selected tab that is dimmed, with a hint of the screen reader's own",
    arguments: [
      ("en", "Selected, X, dimmed, tab, adjustable, 2 of 3"),
      ("de", "Auswahl, X, grau dargestellt, Tabulator, einstellbar, 2 von 3"),
      ("ru-RU", "Выбрано, X, недоступно, вкладка, элемент регулировки, 2 из 3"),
      ("es", "Seleccionado, X, atenuado, pestaña, ajustable, 2 de 3"),
      ("fr-CA", "Sélectionné, X, estompé, onglet, ajustable, 2 sur 3"),
      ("it", "Selezionato, X, oscurato, tab, regolabile, 2 di 3"),
      ("pt-BR", "Selecionado, X, esmaecido, aba, ajustável, 2 de 3"),
      ("ja", "選択中, X, 使用不可, タブ, 調整可能, 3個中2個目"),
      ("ar", "محدد, X, معتم, علامة تبويب, قابل للضبط, 2 من 3"),
      ("eo", "Selected, X, dimmed, tab, adjustable, 2 of 3"),
    ])
  func words(language: String, text: String) {
    let source = ElementListSource(
      ["a", "b", "c"].map { id in
        AccessibilityElement(
          id: .init(rawValue: id), label: "X", traits: [.selected, .notEnabled, .adjustable],
          language: language)
      })
    source.place(["a", "b", "c"], in: AccessibilityContainer(id: "tabs", kind: .tabBar))

    var stops: [Stop] = []
    ScreenReader(reading: source).forEachStop { stops.append($0) }

    #expect(stops[1].description() == text)
  }

  @Test(
    "Every language has a word for everything that is said",
    arguments: ["ar", "de", "en", "es", "fr", "it", "ja", "pt", "ru"])
  func complete(language: String) {
    let vocabulary = Vocabulary.forLanguage(language)

    #expect(Set(vocabulary.traits.keys) == Set(TraitWord.allCases))
    #expect(Set(vocabulary.hints.keys) == Set(DefaultHint.allCases))
    #expect(Set(vocabulary.cellHeadings.keys) == Set(CellHeading.allCases))
    #expect(Set(vocabulary.edges.keys) == Set(ContainerEdge.allCases))
    #expect(Set(vocabulary.spots.keys) == Set(ScreenSpot.allCases))
    #expect(Set(vocabulary.spots.values).count == ScreenSpot.allCases.count)
  }
}
