extension SpellingAlphabet {
  private static let letters = "abcdefghijklmnopqrstuvwxyz"

  /// The words of aviation and of radio.
  static let international = SpellingAlphabet(
    letters,
    """
    alfa, bravo, charlie, delta, echo, foxtrot, golf, hotel, india, juliett, kilo, lima, mike, \
    november, oscar, papa, quebec, romeo, sierra, tango, uniform, victor, whiskey, x-ray, yankee, \
    zulu
    """)

  /// The names by which people spell on the telephone.
  static let german = SpellingAlphabet(
    letters + "äöüß",
    """
    Anton, Berta, Cäsar, Dora, Emil, Friedrich, Gustav, Heinrich, Ida, Julius, Kaufmann, Ludwig, \
    Martha, Nordpol, Otto, Paula, Quelle, Richard, Samuel, Theodor, Ulrich, Viktor, Wilhelm, \
    Xanthippe, Ypsilon, Zacharias, Ärger, Ökonom, Übermut, Eszett
    """)

  static let spanish = SpellingAlphabet(
    letters + "ñ",
    """
    Antonio, Burgos, Carmen, Dolores, Enrique, Francia, Gerona, Historia, Inés, José, Kilo, \
    Lorenzo, Madrid, Navarra, Oviedo, París, Querido, Ramón, Sevilla, Toledo, Ulises, Valencia, \
    Washington, Xilófono, Yegua, Zaragoza, Ñoño
    """)

  static let french = SpellingAlphabet(
    letters,
    """
    Anatole, Berthe, Célestin, Désiré, Eugène, François, Gaston, Henri, Irma, Joseph, Kléber, \
    Louis, Marcel, Nicolas, Oscar, Pierre, Quintal, Raoul, Suzanne, Thérèse, Ursule, Victor, \
    William, Xavier, Yvonne, Zoé
    """)

  static let italian = SpellingAlphabet(
    letters,
    """
    Ancona, Bologna, Como, Domodossola, Empoli, Firenze, Genova, hotel, Imola, jolly, kappa, \
    Livorno, Milano, Napoli, Otranto, Padova, quarto, Roma, Savona, Torino, Udine, Venezia, \
    Washington, ics, York, Zara
    """)
}
