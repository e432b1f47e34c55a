/// The English names of emoji that came after CLDR 41.
///
/// They are the short names that Unicode gives to the additions of Emoji 15.0, 15.1, 16.0 and 17.0;
/// the licence is `LICENSES/Unicode-DFS-2016.txt`. Of a flag it is the name of its place.
enum EnglishEmojiAdditions {
  static let table = EmojiTable(
    lines: """
      🫨 shaking face
      🩷 pink heart
      🩵 light blue heart
      🩶 grey heart
      🫷 leftwards pushing hand
      🫸 rightwards pushing hand
      🫎 moose
      🫏 donkey
      🪽 wing
      🐦‍⬛ black bird
      🪿 goose
      🪼 jellyfish
      🪻 hyacinth
      🫚 ginger root
      🫛 pea pod
      🪭 folding hand fan
      🪮 hair pick
      🪇 maracas
      🪈 flute
      🪯 khanda
      🛜 wireless
      🙂‍↔ head shaking horizontally
      🙂‍↕ head shaking vertically
      🐦‍🔥 phoenix
      🍋‍🟩 lime
      🍄‍🟫 brown mushroom
      ⛓‍💥 broken chain
      🧑‍🧑‍🧒 family: adult, adult, child
      🧑‍🧑‍🧒‍🧒 family: adult, adult, child, child
      🧑‍🧒 family: adult, child
      🧑‍🧒‍🧒 family: adult, child, child
      🚶‍➡ person walking facing right
      🧎‍➡ person kneeling facing right
      🧑‍🦯‍➡ person with white cane facing right
      🧑‍🦼‍➡ person in motorized wheelchair facing right
      🧑‍🦽‍➡ person in manual wheelchair facing right
      🏃‍➡ person running facing right
      🚶‍♂‍➡ man walking facing right
      🚶‍♀‍➡ woman walking facing right
      🧎‍♂‍➡ man kneeling facing right
      🧎‍♀‍➡ woman kneeling facing right
      👨‍🦯‍➡ man with white cane facing right
      👩‍🦯‍➡ woman with white cane facing right
      👨‍🦼‍➡ man in motorized wheelchair facing right
      👩‍🦼‍➡ woman in motorized wheelchair facing right
      👨‍🦽‍➡ man in manual wheelchair facing right
      👩‍🦽‍➡ woman in manual wheelchair facing right
      🏃‍♂‍➡ man running facing right
      🏃‍♀‍➡ woman running facing right
      🫩 face with bags under eyes
      🫆 fingerprint
      🪾 leafless tree
      🫜 root vegetable
      🪉 harp
      🪏 shovel
      🫟 splatter
      🇨🇶 Sark
      🫪 distorted face
      🫯 fight cloud
      🫈 hairy creature
      🛘 landslide
      🪊 trombone
      🫍 orca
      🪎 treasure chest
      🧑‍🩰 ballet dancer
      """)
}
