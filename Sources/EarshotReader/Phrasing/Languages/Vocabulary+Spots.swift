/// The words for spots on the screen, all of them this project's own.
extension Vocabulary {
  static let englishSpots = spots(
    "at the top left of the screen",
    "at the top of the screen",
    "at the top right of the screen",
    "at the left of the screen",
    "in the middle of the screen",
    "at the right of the screen",
    "at the bottom left of the screen",
    "at the bottom of the screen",
    "at the bottom right of the screen",
    "above the screen",
    "below the screen",
    "beyond the left edge of the screen",
    "beyond the right edge of the screen")

  static let germanSpots = spots(
    "oben links auf dem Bildschirm",
    "oben auf dem Bildschirm",
    "oben rechts auf dem Bildschirm",
    "links auf dem Bildschirm",
    "in der Mitte des Bildschirms",
    "rechts auf dem Bildschirm",
    "unten links auf dem Bildschirm",
    "unten auf dem Bildschirm",
    "unten rechts auf dem Bildschirm",
    "oberhalb des Bildschirms",
    "unterhalb des Bildschirms",
    "links außerhalb des Bildschirms",
    "rechts außerhalb des Bildschirms")

  static let russianSpots = spots(
    "вверху слева на экране",
    "вверху на экране",
    "вверху справа на экране",
    "слева на экране",
    "в середине экрана",
    "справа на экране",
    "внизу слева на экране",
    "внизу на экране",
    "внизу справа на экране",
    "выше экрана",
    "ниже экрана",
    "левее экрана",
    "правее экрана")

  static let spanishSpots = spots(
    "arriba a la izquierda en la pantalla",
    "arriba en la pantalla",
    "arriba a la derecha en la pantalla",
    "a la izquierda en la pantalla",
    "en el centro de la pantalla",
    "a la derecha en la pantalla",
    "abajo a la izquierda en la pantalla",
    "abajo en la pantalla",
    "abajo a la derecha en la pantalla",
    "por encima de la pantalla",
    "por debajo de la pantalla",
    "más allá del borde izquierdo de la pantalla",
    "más allá del borde derecho de la pantalla")

  static let frenchSpots = spots(
    "en haut à gauche de l’écran",
    "en haut de l’écran",
    "en haut à droite de l’écran",
    "à gauche sur l’écran",
    "au milieu de l’écran",
    "à droite sur l’écran",
    "en bas à gauche de l’écran",
    "en bas de l’écran",
    "en bas à droite de l’écran",
    "au-dessus de l’écran",
    "au-dessous de l’écran",
    "au-delà du bord gauche de l’écran",
    "au-delà du bord droit de l’écran")

  static let italianSpots = spots(
    "in alto a sinistra sullo schermo",
    "in alto sullo schermo",
    "in alto a destra sullo schermo",
    "a sinistra sullo schermo",
    "al centro dello schermo",
    "a destra sullo schermo",
    "in basso a sinistra sullo schermo",
    "in basso sullo schermo",
    "in basso a destra sullo schermo",
    "sopra lo schermo",
    "sotto lo schermo",
    "oltre il bordo sinistro dello schermo",
    "oltre il bordo destro dello schermo")

  static let portugueseSpots = spots(
    "no canto superior esquerdo da tela",
    "na parte superior da tela",
    "no canto superior direito da tela",
    "à esquerda na tela",
    "no centro da tela",
    "à direita na tela",
    "no canto inferior esquerdo da tela",
    "na parte inferior da tela",
    "no canto inferior direito da tela",
    "acima da tela",
    "abaixo da tela",
    "além da borda esquerda da tela",
    "além da borda direita da tela")

  static let japaneseSpots = spots(
    "画面の左上",
    "画面の上部",
    "画面の右上",
    "画面の左側",
    "画面の中央",
    "画面の右側",
    "画面の左下",
    "画面の下部",
    "画面の右下",
    "画面より上",
    "画面より下",
    "画面の左端の外",
    "画面の右端の外")

  static let arabicSpots = spots(
    "أعلى يسار الشاشة",
    "أعلى الشاشة",
    "أعلى يمين الشاشة",
    "يسار الشاشة",
    "وسط الشاشة",
    "يمين الشاشة",
    "أسفل يسار الشاشة",
    "أسفل الشاشة",
    "أسفل يمين الشاشة",
    "فوق الشاشة",
    "تحت الشاشة",
    "خارج الحافة اليسرى للشاشة",
    "خارج الحافة اليمنى للشاشة")

  /// Pairs words with the spots, which stand in the same order.
  private static func spots(_ words: String...) -> [ScreenSpot: String] {
    Dictionary(uniqueKeysWithValues: zip(ScreenSpot.allCases, words))
  }
}
