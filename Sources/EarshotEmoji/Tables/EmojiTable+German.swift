// swift-format-ignore-file
// Written by GenerateEmojiNames from CLDR 41 and Unicode Emoji 15.0; the licence is
// LICENSES/Unicode-DFS-2016.txt.

extension EmojiTable {
  static let german = EmojiTable(
    lines: """
      😀 grinsendes Gesicht
      😃 grinsendes Gesicht mit großen Augen
      😄 grinsendes Gesicht mit lachenden Augen
      😁 strahlendes Gesicht mit lachenden Augen
      😆 Grinsegesicht mit zugekniffenen Augen
      😅 grinsendes Gesicht mit Schweißtropfen
      🤣 sich vor Lachen auf dem Boden wälzen
      😂 Gesicht mit Freudentränen
      🙂 leicht lächelndes Gesicht
      🙃 umgekehrtes Gesicht
      🫠 schmelzendes Gesicht
      😉 zwinkerndes Gesicht
      😊 lächelndes Gesicht mit lachenden Augen
      😇 lächelndes Gesicht mit Heiligenschein
      🥰 lächelndes Gesicht mit Herzen
      😍 lächelndes Gesicht mit herzförmigen Augen
      🤩 überwältigt
      😘 Kuss zuwerfendes Gesicht
      😗 küssendes Gesicht
      ☺ lächelndes Gesicht
      😚 küssendes Gesicht mit geschlossenen Augen
      😙 küssendes Gesicht mit lächelnden Augen
      🥲 lachendes Gesicht mit Träne
      😋 sich die Lippen leckendes Gesicht
      😛 Gesicht mit herausgestreckter Zunge
      😜 zwinkerndes Gesicht mit herausgestreckter Zunge
      🤪 irres Gesicht
      😝 Gesicht mit herausgestreckter Zunge und zusammengekniffenen Augen
      🤑 Gesicht mit Dollarzeichen
      🤗 Gesicht mit umarmenden Händen
      🤭 verlegen kicherndes Gesicht
      🫢 Gesicht mit offenen Augen und Hand über dem Mund
      🫣 Gesicht mit durch die Finger linsendem Auge
      🤫 ermahnendes Gesicht
      🤔 nachdenkendes Gesicht
      🫡 grüßendes Gesicht
      🤐 Gesicht mit Reißverschlussmund
      🤨 Gesicht mit hochgezogenen Augenbrauen
      😐 neutrales Gesicht
      😑 ausdrucksloses Gesicht
      😶 Gesicht ohne Mund
      🫥 Gesicht mit gestrichelter Linie
      😏 süffisant lächelndes Gesicht
      😒 verstimmtes Gesicht
      🙄 Augen verdrehendes Gesicht
      😬 Grimassen schneidendes Gesicht
      🤥 lügendes Gesicht
      😌 erleichtertes Gesicht
      😔 nachdenkliches Gesicht
      😪 schläfriges Gesicht
      🤤 sabberndes Gesicht
      😴 schlafendes Gesicht
      😷 Gesicht mit Atemschutzmaske
      🤒 Gesicht mit Fieberthermometer
      🤕 Gesicht mit Kopfverband
      🤢 würgendes Gesicht
      🤮 kotzendes Gesicht
      🤧 niesendes Gesicht
      🥵 schwitzendes Gesicht
      🥶 frierendes Gesicht
      🥴 schwindeliges Gesicht
      😵 benommenes Gesicht
      🤯 explodierender Kopf
      🤠 Gesicht mit Cowboyhut
      🥳 Partygesicht
      🥸 verkleidet
      😎 lächelndes Gesicht mit Sonnenbrille
      🤓 Strebergesicht
      🧐 Gesicht mit Monokel
      😕 verwundertes Gesicht
      🫤 Gesicht mit schrägem Mund
      😟 besorgtes Gesicht
      🙁 betrübtes Gesicht
      ☹ düsteres Gesicht
      😮 Gesicht mit offenem Mund
      😯 verdutztes Gesicht
      😲 erstauntes Gesicht
      😳 errötetes Gesicht mit großen Augen
      🥺 bettelndes Gesicht
      🥹 Gesicht, das Tränen zurückhält
      😦 entsetztes Gesicht
      😧 qualvolles Gesicht
      😨 ängstliches Gesicht
      😰 besorgtes Gesicht mit Schweißtropfen
      😥 trauriges aber erleichtertes Gesicht
      😢 weinendes Gesicht
      😭 heulendes Gesicht
      😱 vor Angst schreiendes Gesicht
      😖 verwirrtes Gesicht
      😣 entschlossenes Gesicht
      😞 enttäuschtes Gesicht
      😓 bedrücktes Gesicht mit Schweiß
      😩 erschöpftes Gesicht
      😫 müdes Gesicht
      🥱 gähnendes Gesicht
      😤 schnaubendes Gesicht
      😡 schmollendes Gesicht
      😠 verärgertes Gesicht
      🤬 Gesicht mit Symbolen über dem Mund
      😈 grinsendes Gesicht mit Hörnern
      👿 wütendes Gesicht mit Hörnern
      💀 Totenkopf
      ☠ Totenkopf mit gekreuzten Knochen
      💩 Kothaufen
      🤡 Clown-Gesicht
      👹 Ungeheuer
      👺 Kobold
      👻 Gespenst
      👽 Außerirdischer
      👾 Computerspiel-Monster
      🤖 Roboter
      😺 grinsende Katze
      😸 grinsende Katze mit lachenden Augen
      😹 Katze mit Freudentränen
      😻 lachende Katze mit Herzen als Augen
      😼 verwegen lächelnde Katze
      😽 küssende Katze
      🙀 erschöpfte Katze
      😿 weinende Katze
      😾 schmollende Katze
      🙈 sich die Augen zuhaltendes Affengesicht
      🙉 sich die Ohren zuhaltendes Affengesicht
      🙊 sich den Mund zuhaltendes Affengesicht
      💌 Liebesbrief
      💘 Herz mit Pfeil
      💝 Herz mit Schleife
      💖 funkelndes Herz
      💗 wachsendes Herz
      💓 schlagendes Herz
      💞 kreisende Herzen
      💕 zwei Herzen
      💟 Herzdekoration
      ❣ Herz als Ausrufezeichen
      💔 gebrochenes Herz
      ❤ rotes Herz
      🧡 oranges Herz
      💛 gelbes Herz
      💚 grünes Herz
      💙 blaues Herz
      💜 lila Herz
      🤎 braunes Herz
      🖤 schwarzes Herz
      🤍 weißes Herz
      💋 Kussabdruck
      💯 100 Punkte
      💢 Ärger
      💥 Zusammenstoß
      💫 schwindlig
      💦 Schweißtropfen
      💨 Staubwolke
      🕳 Loch
      💬 Sprechblase mit drei Punkten
      🗨 Sprechblase links
      🗯 Sprechblase für wütende Aussage rechts
      💭 Gedankenblase
      💤 Schlafen
      👋 winkende Hand
      🤚 erhobene Hand von hinten
      🖐 Hand mit gespreizten Fingern
      ✋ erhobene Hand
      🖖 vulkanischer Gruß
      🫱 nach rechts weisende Hand
      🫲 nach links weisende Hand
      🫳 Hand mit Handfläche nach unten
      🫴 Hand mit Handfläche nach oben
      👌 OK-Zeichen
      🤌 zusammengedrückte Finger
      🤏 Wenig-Geste
      ✌ Victory-Geste
      🤞 Hand mit gekreuzten Fingern
      🫰 Hand mit gekreuztem Zeigefinger und Daumen
      🤟 Ich-liebe-dich-Geste
      🤘 Teufelsgruß
      🤙 Ruf-mich-an-Handzeichen
      👈 nach links weisender Zeigefinger
      👉 nach rechts weisender Zeigefinger
      👆 nach oben weisender Zeigefinger von hinten
      🖕 Mittelfinger
      👇 nach unten weisender Zeigefinger
      ☝ nach oben weisender Zeigefinger von vorne
      🫵 auf Betrachter zeigender Zeigefinger
      👍 Daumen hoch
      👎 Daumen runter
      ✊ erhobene Faust
      👊 geballte Faust
      🤛 Faust nach links
      🤜 Faust nach rechts
      👏 klatschende Hände
      🙌 zwei erhobene Handflächen
      🫶 Hände, die Herz bilden
      👐 offene Hände
      🤲 Handflächen nach oben
      🤝 Handschlag
      🙏 zusammengelegte Handflächen
      ✍ schreibende Hand
      💅 Nagellack
      🤳 Selfie
      💪 angespannter Bizeps
      🦾 Armprothese
      🦿 Beinprothese
      🦵 Bein
      🦶 Fuß
      👂 Ohr
      🦻 Ohr mit Hörgerät
      👃 Nase
      🧠 Gehirn
      🫀 Herz (Organ)
      🫁 Lunge
      🦷 Zahn
      🦴 Knochen
      👀 Augen
      👁 Auge
      👅 Zunge
      👄 Mund
      🫦 Auf Lippe beißen
      👶 Baby
      🧒 Kind
      👦 Junge
      👧 Mädchen
      🧑 Person
      👱 Person: blondes Haar
      👨 Mann
      🧔 Person: Bart
      👩 Frau
      🧓 ältere Person
      👴 älterer Mann
      👵 ältere Frau
      🙍 missmutige Person
      🙎 schmollende Person
      🙅 Person mit überkreuzten Armen
      🙆 Person mit Händen auf dem Kopf
      💁 Infoschalter-Mitarbeiter(in)
      🙋 Person mit erhobenem Arm
      🧏 gehörlose Person
      🙇 sich verbeugende Person
      🤦 sich an den Kopf fassende Person
      🤷 schulterzuckende Person
      👮 Polizist(in)
      🕵 Detektiv(in)
      💂 Wache
      🥷 Ninja
      👷 Bauarbeiter(in)
      🫅 Person mit Krone
      🤴 Prinz
      👸 Prinzessin
      👳 Person mit Turban
      👲 Mann mit chinesischem Hut
      🧕 Frau mit Kopftuch
      🤵 Person im Smoking
      👰 Person mit Schleier
      🤰 schwangere Frau
      🫃 schwangerer Mann
      🫄 schwangere Person
      🤱 Stillen
      👼 Putte
      🎅 Weihnachtsmann
      🤶 Weihnachtsfrau
      🦸 Superheld(in)
      🦹 Bösewicht
      🧙 Magier(in)
      🧚 Märchenfee
      🧛 Vampir
      🧜 Wassermensch
      🧝 Elf(e)
      🧞 Flaschengeist
      🧟 Zombie
      🧌 Troll
      💆 Person, die eine Kopfmassage bekommt
      💇 Person beim Haareschneiden
      🚶 Fußgänger(in)
      🧍 stehende Person
      🧎 kniende Person
      🏃 laufende Person
      💃 tanzende Frau
      🕺 tanzender Mann
      🕴 schwebender Mann im Anzug
      👯 Personen mit Hasenohren
      🧖 Person in Dampfsauna
      🧗 Bergsteiger(in)
      🤺 Fechter(in)
      🏇 Pferderennen
      ⛷ Skifahrer(in)
      🏂 Snowboarder(in)
      🏌 Golfer(in)
      🏄 Surfer(in)
      🚣 Person im Ruderboot
      🏊 Schwimmer(in)
      ⛹ Person mit Ball
      🏋 Gewichtheber(in)
      🚴 Radfahrer(in)
      🚵 Mountainbiker(in)
      🤸 Rad schlagende Person
      🤼 Ringer(in)
      🤽 Wasserballspieler(in)
      🤾 Handballspieler(in)
      🤹 Jongleur(in)
      🧘 Person im Lotossitz
      🛀 badende Person
      🛌 im Bett liegende Person
      👭 Händchen haltende Frauen
      👫 Mann und Frau halten Hände
      👬 Händchen haltende Männer
      💏 sich küssendes Paar
      💑 Liebespaar
      👪 Familie
      🗣 sprechender Kopf
      👤 Silhouette einer Büste
      👥 Silhouette mehrerer Büsten
      🫂 sich umarmende Personen
      👣 Fußabdrücke
      🐵 Affengesicht
      🐒 Affe
      🦍 Gorilla
      🦧 Orang-Utan
      🐶 Hundegesicht
      🐕 Hund
      🦮 Blindenhund
      🐩 Pudel
      🐺 Wolf
      🦊 Fuchs
      🦝 Waschbär
      🐱 Katzengesicht
      🐈 Katze
      🦁 Löwe
      🐯 Tigergesicht
      🐅 Tiger
      🐆 Leopard
      🐴 Pferdegesicht
      🐎 Pferd
      🦄 Einhorn
      🦓 Zebra
      🦌 Hirsch
      🦬 Bison
      🐮 Kuhgesicht
      🐂 Ochse
      🐃 Wasserbüffel
      🐄 Kuh
      🐷 Schweinegesicht
      🐖 Schwein
      🐗 Wildschwein
      🐽 Schweinerüssel
      🐏 Widder
      🐑 Schaf
      🐐 Ziege
      🐪 Dromedar
      🐫 Kamel
      🦙 Lama
      🦒 Giraffe
      🐘 Elefant
      🦣 Mammut
      🦏 Nashorn
      🦛 Nilpferd
      🐭 Mäusegesicht
      🐁 Maus
      🐀 Ratte
      🐹 Hamster
      🐰 Hasengesicht
      🐇 Hase
      🐿 Streifenhörnchen
      🦫 Biber
      🦔 Igel
      🦇 Fledermaus
      🐻 Bär
      🐨 Koala
      🐼 Panda
      🦥 Faultier
      🦦 Otter
      🦨 Stinktier
      🦘 Känguru
      🦡 Dachs
      🐾 Tatzenabdrücke
      🦃 Truthahn
      🐔 Huhn
      🐓 Hahn
      🐣 schlüpfendes Küken
      🐤 Küken
      🐥 Küken von vorne
      🐦 Vogel
      🐧 Pinguin
      🕊 Taube
      🦅 Adler
      🦆 Ente
      🦢 Schwan
      🦉 Eule
      🦤 Dodo
      🪶 Feder
      🦩 Flamingo
      🦚 Pfau
      🦜 Papagei
      🐸 Frosch
      🐊 Krokodil
      🐢 Schildkröte
      🦎 Eidechse
      🐍 Schlange
      🐲 Drachengesicht
      🐉 Drache
      🦕 Sauropode
      🦖 T-Rex
      🐳 blasender Wal
      🐋 Wal
      🐬 Delfin
      🦭 Seehund
      🐟 Fisch
      🐠 Tropenfisch
      🐡 Kugelfisch
      🦈 Hai
      🐙 Oktopus
      🐚 Schneckenhaus
      🪸 Koralle
      🐌 Schnecke
      🦋 Schmetterling
      🐛 Raupe
      🐜 Ameise
      🐝 Biene
      🪲 Käfer
      🐞 Marienkäfer
      🦗 Grille
      🪳 Kakerlake
      🕷 Spinne
      🕸 Spinnennetz
      🦂 Skorpion
      🦟 Mücke
      🪰 Fliege
      🪱 Wurm
      🦠 Mikrobe
      💐 Blumenstrauß
      🌸 Kirschblüte
      💮 Blumenstempel
      🪷 Lotusblüte
      🏵 Rosette
      🌹 Rose
      🥀 welke Blume
      🌺 Hibiskus
      🌻 Sonnenblume
      🌼 gelbe Blüte
      🌷 Tulpe
      🌱 Spross
      🪴 Topfpflanze
      🌲 Nadelbaum
      🌳 Laubbaum
      🌴 Palme
      🌵 Kaktus
      🌾 Reisähre
      🌿 Kräuter
      ☘ Kleeblatt
      🍀 Glücksklee
      🍁 Ahornblatt
      🍂 Laub
      🍃 Blätter im Wind
      🪹 leeres Nest
      🪺 Nest mit Eiern
      🍄 Fliegenpilz
      🍇 Trauben
      🍈 Honigmelone
      🍉 Wassermelone
      🍊 Mandarine
      🍋 Zitrone
      🍌 Banane
      🍍 Ananas
      🥭 Mango
      🍎 roter Apfel
      🍏 grüner Apfel
      🍐 Birne
      🍑 Pfirsich
      🍒 Kirschen
      🍓 Erdbeere
      🫐 Blaubeeren
      🥝 Kiwi
      🍅 Tomate
      🫒 Olive
      🥥 Kokosnuss
      🥑 Avocado
      🍆 Aubergine
      🥔 Kartoffel
      🥕 Karotte
      🌽 Maiskolben
      🌶 Peperoni
      🫑 Paprika
      🥒 Gurke
      🥬 Blattgemüse
      🥦 Brokkoli
      🧄 Knoblauch
      🧅 Zwiebel
      🥜 Erdnuss
      🫘 Bohnen
      🌰 Kastanie
      🍞 Brot
      🥐 Croissant
      🥖 Baguette
      🫓 Fladenbrot
      🥨 Brezel
      🥯 Bagel
      🥞 Pfannkuchen
      🧇 Waffel
      🧀 Käsestück
      🍖 Fleischhachse
      🍗 Hähnchenschenkel
      🥩 Fleischstück
      🥓 Bacon
      🍔 Hamburger
      🍟 Pommes frites
      🍕 Pizza
      🌭 Hotdog
      🥪 Sandwich
      🌮 Taco
      🌯 Burrito
      🫔 Tamale
      🥙 Döner
      🧆 Falafel
      🥚 Ei
      🍳 Spiegelei in Bratpfanne
      🥘 Pfannengericht
      🍲 Topf mit Essen
      🫕 Fondue
      🥣 Schüssel mit Löffel
      🥗 Salat
      🍿 Popcorn
      🧈 Butter
      🧂 Salz
      🥫 Konserve
      🍱 Bento-Box
      🍘 Reiscracker
      🍙 Reisbällchen
      🍚 Reis in Schüssel
      🍛 Reis mit Curry
      🍜 Schüssel und Essstäbchen
      🍝 Spaghetti
      🍠 geröstete Süßkartoffel
      🍢 Oden
      🍣 Sushi
      🍤 frittierte Garnele
      🍥 Fischfrikadelle
      🥮 Mondkuchen
      🍡 Dango
      🥟 Teigtasche
      🥠 Glückskeks
      🥡 Takeaway-Schachtel
      🦀 Krebs
      🦞 Hummer
      🦐 Garnele
      🦑 Tintenfisch
      🦪 Auster
      🍦 Softeis
      🍧 Wassereis
      🍨 Eiscreme
      🍩 Donut
      🍪 Keks
      🎂 Geburtstagskuchen
      🍰 Torte
      🧁 Cupcake
      🥧 Kuchen
      🍫 Schokoladentafel
      🍬 Bonbon
      🍭 Lutscher
      🍮 Pudding
      🍯 Honigtopf
      🍼 Babyflasche
      🥛 Glas Milch
      ☕ Heißgetränk
      🫖 Teekanne
      🍵 Teetasse ohne Henkel
      🍶 Sake-Flasche mit Tasse
      🍾 Flasche mit knallendem Korken
      🍷 Weinglas
      🍸 Cocktailglas
      🍹 Cocktail
      🍺 Bierkrug
      🍻 Bierkrüge
      🥂 Sektgläser
      🥃 Trinkglas
      🫗 Flüssigkeit ausgießen
      🥤 Becher mit Strohhalm
      🧋 Bubble Tea
      🧃 Trinkpäckchen
      🧉 Mate-Tee
      🧊 Eiswürfel
      🥢 Essstäbchen
      🍽 Teller mit Messer und Gabel
      🍴 Messer und Gabel
      🥄 Löffel
      🔪 Küchenmesser
      🫙 Einmachglas
      🏺 Amphore
      🌍 Globus mit Europa und Afrika
      🌎 Globus mit Amerika
      🌏 Globus mit Asien und Australien
      🌐 Globus mit Meridianen
      🗺 Weltkarte
      🗾 Umriss von Japan
      🧭 Kompass
      🏔 schneebedeckter Berg
      ⛰ Berg
      🌋 Vulkan
      🗻 Fuji
      🏕 Camping
      🏖 Strand mit Sonnenschirm
      🏜 Wüste
      🏝 einsame Insel
      🏞 Nationalpark
      🏟 Stadion
      🏛 antikes Gebäude
      🏗 Kran
      🧱 Ziegelstein
      🪨 Felsen
      🪵 Holz
      🛖 Hütte
      🏘 Wohnhäuser
      🏚 verfallenes Haus
      🏠 Haus
      🏡 Haus mit Garten
      🏢 Bürogebäude
      🏣 japanisches Postgebäude
      🏤 Postgebäude
      🏥 Krankenhaus
      🏦 Bank
      🏨 Hotel
      🏩 Stundenhotel
      🏪 Minimarkt
      🏫 Schule
      🏬 Kaufhaus
      🏭 Fabrik
      🏯 japanisches Schloss
      🏰 Schloss
      💒 Hochzeit
      🗼 Tokyo Tower
      🗽 Freiheitsstatue
      ⛪ Kirche
      🕌 Moschee
      🛕 Hindutempel
      🕍 Synagoge
      ⛩ Shinto-Schrein
      🕋 Kaaba
      ⛲ Springbrunnen
      ⛺ Zelt
      🌁 neblig
      🌃 Sternenhimmel
      🏙 Skyline
      🌄 Sonnenaufgang über Bergen
      🌅 Sonnenaufgang über dem Meer
      🌆 Abendstimmung in der Stadt
      🌇 Sonnenuntergang in der Stadt
      🌉 Brücke vor Nachthimmel
      ♨ heiße Quellen
      🎠 Karussellpferd
      🛝 Spielplatzrutsche
      🎡 Riesenrad
      🎢 Achterbahn
      💈 Barbershop-Säule
      🎪 Zirkuszelt
      🚂 Dampflokomotive
      🚃 Eisenbahnwagen
      🚄 Hochgeschwindigkeitszug mit spitzer Nase
      🚅 Hochgeschwindigkeitszug
      🚆 Zug
      🚇 U-Bahn
      🚈 S-Bahn
      🚉 Bahnhof
      🚊 Straßenbahn
      🚝 Einschienenbahn
      🚞 Bergbahn
      🚋 Straßenbahnwagen
      🚌 Bus
      🚍 Bus von vorne
      🚎 Oberleitungsbus
      🚐 Kleinbus
      🚑 Krankenwagen
      🚒 Feuerwehrauto
      🚓 Polizeiwagen
      🚔 Polizeiwagen von vorne
      🚕 Taxi
      🚖 Taxi von vorne
      🚗 Auto
      🚘 Auto von vorne
      🚙 Wohnmobil
      🛻 Pick-up
      🚚 Lieferwagen
      🚛 Sattelzug
      🚜 Traktor
      🏎 Rennauto
      🏍 Motorrad
      🛵 Motorroller
      🦽 manueller Rollstuhl
      🦼 elektrischer Rollstuhl
      🛺 Autorikscha
      🚲 Fahrrad
      🛴 Tretroller
      🛹 Skateboard
      🛼 Rollschuh
      🚏 Bushaltestelle
      🛣 Autobahn
      🛤 Bahngleis
      🛢 Ölfass
      ⛽ Tanksäule
      🛞 Autorad
      🚨 Polizeilicht
      🚥 horizontale Verkehrsampel
      🚦 vertikale Verkehrsampel
      🛑 Stoppschild
      🚧 Baustellenabsperrung
      ⚓ Anker
      🛟 Rettungsring
      ⛵ Segelboot
      🛶 Kanu
      🚤 Schnellboot
      🛳 Passagierschiff
      ⛴ Fähre
      🛥 Motorboot
      🚢 Schiff
      ✈ Flugzeug
      🛩 kleines Flugzeug
      🛫 Abflug
      🛬 Landung eines Flugzeugs
      🪂 Fallschirm
      💺 Sitzplatz
      🚁 Hubschrauber
      🚟 Schwebebahn
      🚠 Bergschwebebahn
      🚡 Bergseilbahn
      🛰 Satellit
      🚀 Rakete
      🛸 fliegende Untertasse
      🛎 Rezeptionsklingel
      🧳 Gepäck
      ⌛ Sanduhr
      ⏳ laufende Sanduhr
      ⌚ Armbanduhr
      ⏰ Wecker
      ⏱ Stoppuhr
      ⏲ Zeitschaltuhr
      🕰 Kaminuhr
      🕛 Ziffernblatt 12:00 Uhr
      🕧 12:30 Uhr
      🕐 1:00 Uhr
      🕜 1:30 Uhr
      🕑 2:00 Uhr
      🕝 2:30 Uhr
      🕒 3:00 Uhr
      🕞 3:30 Uhr
      🕓 4:00 Uhr
      🕟 4:30 Uhr
      🕔 5:00 Uhr
      🕠 5:30 Uhr
      🕕 6:00 Uhr
      🕡 6:30 Uhr
      🕖 7:00 Uhr
      🕢 7:30 Uhr
      🕗 8:00 Uhr
      🕣 8:30 Uhr
      🕘 9:00 Uhr
      🕤 9:30 Uhr
      🕙 10:00 Uhr
      🕥 10:30 Uhr
      🕚 11:00 Uhr
      🕦 11:30 Uhr
      🌑 Neumond
      🌒 erstes Mondviertel
      🌓 zunehmender Halbmond
      🌔 zweites Mondviertel
      🌕 Vollmond
      🌖 drittes Mondviertel
      🌗 abnehmender Halbmond
      🌘 letztes Mondviertel
      🌙 Mondsichel
      🌚 Neumond mit Gesicht
      🌛 Mondsichel mit Gesicht links
      🌜 Mondsichel mit Gesicht rechts
      🌡 Thermometer
      ☀ Sonne
      🌝 Vollmond mit Gesicht
      🌞 Sonne mit Gesicht
      🪐 Ringplanet
      ⭐ weißer mittelgroßer Stern
      🌟 funkelnder Stern
      🌠 Sternschnuppe
      🌌 Milchstraße
      ☁ Wolke
      ⛅ Sonne hinter Wolke
      ⛈ Wolke mit Blitz und Regen
      🌤 Sonne hinter kleiner Wolke
      🌥 Sonne hinter großer Wolke
      🌦 Sonne hinter Regenwolke
      🌧 Wolke mit Regen
      🌨 Wolke mit Schnee
      🌩 Wolke mit Blitz
      🌪 Wirbelsturm
      🌫 Nebel
      🌬 Wind
      🌀 Wirbel
      🌈 Regenbogen
      🌂 geschlossener Regenschirm
      ☂ Regenschirm
      ☔ Regenschirm im Regen
      ⛱ aufgestellter Sonnenschirm
      ⚡ Hochspannung
      ❄ Schneeflocke
      ☃ Schneemann im Schnee
      ⛄ Schneemann ohne Schneeflocken
      ☄ Komet
      🔥 Feuer
      💧 Tropfen
      🌊 Welle
      🎃 Halloweenkürbis
      🎄 Weihnachtsbaum
      🎆 Feuerwerk
      🎇 Wunderkerze
      🧨 Feuerwerkskörper
      ✨ funkelnde Sterne
      🎈 Luftballon
      🎉 Konfettibombe
      🎊 Konfettiball
      🎋 Tanabata-Baum
      🎍 Piniendekoration
      🎎 japanische Puppen
      🎏 traditionelle japanische Windsäcke
      🎐 japanisches Windspiel
      🎑 traditionelles Mondfest
      🧧 roter Umschlag
      🎀 pinke Schleife
      🎁 Geschenk
      🎗 Gedenkschleife
      🎟 Eintrittskarten
      🎫 Ticket
      🎖 Militärorden
      🏆 Pokal
      🏅 Sportmedaille
      🥇 Goldmedaille
      🥈 Silbermedaille
      🥉 Bronzemedaille
      ⚽ Fußball
      ⚾ Baseball
      🥎 Softball
      🏀 Basketball
      🏐 Volleyball
      🏈 Football
      🏉 Rugbyball
      🎾 Tennisball
      🥏 Frisbee
      🎳 Bowling
      🏏 Kricket
      🏑 Feldhockey
      🏒 Eishockey
      🥍 Lacrosse
      🏓 Tischtennis
      🏸 Badminton
      🥊 Boxhandschuh
      🥋 Kampfsportanzug
      🥅 Tor
      ⛳ Golffahne
      ⛸ Schlittschuh
      🎣 Angel mit Fisch
      🤿 Tauchmaske
      🎽 Laufshirt
      🎿 Ski
      🛷 Schlitten
      🥌 Curlingstein
      🎯 Darts
      🪀 Jo-Jo
      🪁 Drachen
      🔫 Wasserpistole
      🎱 Billardkugel
      🔮 Kristallkugel
      🪄 Zauberstab
      🎮 Gamepad
      🕹 Joystick
      🎰 Spielautomat
      🎲 Spielwürfel
      🧩 Puzzleteil
      🧸 Teddybär
      🪅 Piñata
      🪩 Discokugel
      🪆 Matroschka
      ♠ Pik
      ♥ Herz
      ♦ Karo
      ♣ Kreuz
      ♟ Bauer Schach
      🃏 Jokerkarte
      🀄 Mahjong-Stein
      🎴 japanische Blumenkarte
      🎭 Masken
      🖼 gerahmtes Bild
      🎨 Mischpalette
      🧵 Faden
      🪡 Nähnadel
      🧶 Wollknäuel
      🪢 Knoten
      👓 Brille
      🕶 Sonnenbrille
      🥽 Schutzbrille
      🥼 Laborkittel
      🦺 Sicherheitsweste
      👔 Hemd mit Krawatte
      👕 T-Shirt
      👖 Jeans
      🧣 Schal
      🧤 Handschuhe
      🧥 Mantel
      🧦 Socken
      👗 Kleid
      👘 Kimono
      🥻 Sari
      🩱 einteiliger Badeanzug
      🩲 Slip
      🩳 Shorts
      👙 Bikini
      👚 Bluse
      👛 Geldbörse
      👜 Handtasche
      👝 Clutch
      🛍 Einkaufstüten
      🎒 Schulranzen
      🩴 Zehensandale
      👞 Herrenschuh
      👟 Sportschuh
      🥾 Wanderstiefel
      🥿 flacher Schuh
      👠 Stöckelschuh
      👡 Damensandale
      🩰 Ballettschuhe
      👢 Damenstiefel
      👑 Krone
      👒 Damenhut
      🎩 Zylinder
      🎓 Doktorhut
      🧢 Baseballmütze
      🪖 Militärhelm
      ⛑ Rettungshelm
      📿 Gebetskette
      💄 Lippenstift
      💍 Ring
      💎 Edelstein
      🔇 durchgestrichener Lautsprecher
      🔈 Lautsprecher mit geringer Lautstärke
      🔉 Lautsprecher mit mittlerer Lautstärke
      🔊 Lautsprecher mit hoher Lautstärke
      📢 Lautsprecher
      📣 Megafon
      📯 Posthorn
      🔔 Glocke
      🔕 durchgestrichene Glocke
      🎼 Notenschlüssel
      🎵 Musiknote
      🎶 Musiknoten
      🎙 Studiomikrofon
      🎚 Schieberegler
      🎛 Drehregler
      🎤 Mikrofon
      🎧 Kopfhörer
      📻 Radio
      🎷 Saxofon
      🪗 Akkordeon
      🎸 Gitarre
      🎹 Klaviatur
      🎺 Trompete
      🎻 Geige
      🪕 Banjo
      🥁 Trommel
      🪘 afrikanische Trommel
      📱 Mobiltelefon
      📲 Mobiltelefon mit Pfeil
      ☎ Telefon
      📞 Telefonhörer
      📟 Pager
      📠 Faxgerät
      🔋 Batterie
      🪫 schwache Batterie
      🔌 Netzstecker
      💻 Laptop
      🖥 Desktopcomputer
      🖨 Drucker
      ⌨ Tastatur
      🖱 Computermaus
      🖲 Trackball
      💽 Minidisc
      💾 Diskette
      💿 CD
      📀 DVD
      🧮 Abakus
      🎥 Filmkamera
      🎞 Filmstreifen
      📽 Filmprojektor
      🎬 Filmklappe
      📺 Fernseher
      📷 Fotoapparat
      📸 Fotoapparat mit Blitz
      📹 Videokamera
      📼 Videokassette
      🔍 Lupe nach links
      🔎 Lupe nach rechts
      🕯 Kerze
      💡 Glühbirne
      🔦 Taschenlampe
      🏮 rote Papierlaterne
      🪔 Öllampe
      📔 Notizbuch mit dekorativem Einband
      📕 geschlossenes Buch
      📖 offenes Buch
      📗 grünes Buch
      📘 blaues Buch
      📙 orangefarbenes Buch
      📚 Bücherstapel
      📓 Notizbuch
      📒 Spiralblock
      📃 teilweise eingerolltes Blatt
      📜 Schriftrolle
      📄 Vorderseite eines Blattes
      📰 Zeitung
      🗞 zusammengerollte Zeitung
      📑 Pagemarker
      🔖 Lesezeichen
      🏷 Etikett
      💰 Geldsack
      🪙 Münze
      💴 Yen-Banknote
      💵 Dollar-Banknote
      💶 Euro-Banknote
      💷 Pfund-Banknote
      💸 Geldschein mit Flügeln
      💳 Kreditkarte
      🧾 Beleg
      💹 steigende Kurve mit Yen-Zeichen
      ✉ Briefumschlag
      📧 E-Mail
      📨 eingehender Briefumschlag
      📩 Umschlag mit Pfeil
      📤 Postausgang
      📥 Posteingang
      📦 Paket
      📫 geschlossener Briefkasten mit Post
      📪 geschlossener Briefkasten ohne Post
      📬 offener Briefkasten mit Post
      📭 offener Briefkasten ohne Post
      📮 Briefkasten
      🗳 Urne mit Wahlzettel
      ✏ Bleistift
      ✒ schwarzer Federhalter
      🖋 Füllhalter
      🖊 Kugelschreiber
      🖌 Pinsel
      🖍 Wachsmalstift
      📝 Papier und Bleistift
      💼 Aktentasche
      📁 Ordner
      📂 geöffneter Ordner
      🗂 Karteireiter
      📅 Kalender
      📆 Abreißkalender
      🗒 Notizblock
      🗓 Spiralkalender
      📇 Rotationskartei
      📈 Aufwärtstrend
      📉 Abwärtstrend
      📊 Balkendiagramm
      📋 Klemmbrett
      📌 Reißzwecke
      📍 Stecknadel
      📎 Büroklammer
      🖇 verhakte Büroklammern
      📏 Lineal
      📐 dreieckiges Lineal
      ✂ Schere
      🗃 Karteikasten
      🗄 Aktenschrank
      🗑 Papierkorb
      🔒 geschlossenes Schloss
      🔓 offenes Schloss
      🔏 Schloss mit Füller
      🔐 Schloss mit Schlüssel
      🔑 Schlüssel
      🗝 alter Schlüssel
      🔨 Hammer
      🪓 Axt
      ⛏ Pickel
      ⚒ Hammer und Pickel
      🛠 Hammer und Schraubenschlüssel
      🗡 Dolch
      ⚔ gekreuzte Schwerter
      💣 Bombe
      🪃 Bumerang
      🏹 Pfeil und Bogen
      🛡 Schutzschild
      🪚 Handsäge
      🔧 Schraubenschlüssel
      🪛 Schraubenzieher
      🔩 Mutter und Schraube
      ⚙ Zahnrad
      🗜 Schraubzwinge
      ⚖ Waage
      🦯 Blindenstock
      🔗 Linksymbol
      ⛓ Ketten
      🪝 Haken
      🧰 Werkzeugkasten
      🧲 Magnet
      🪜 Leiter
      ⚗ Destillierapparat
      🧪 Reagenzglas
      🧫 Petrischale
      🧬 DNA
      🔬 Mikroskop
      🔭 Teleskop
      📡 Satellitenschüssel
      💉 Spritze
      🩸 Blutstropfen
      💊 Kapsel
      🩹 Heftpflaster
      🩼 Krücke
      🩺 Stethoskop
      🩻 Röntgenbild
      🚪 Tür
      🛗 Fahrstuhl
      🪞 Spiegel
      🪟 Fenster
      🛏 Bett
      🛋 Sofa und Lampe
      🪑 Stuhl
      🚽 Toilette
      🪠 Saugglocke
      🚿 Dusche
      🛁 Badewanne
      🪤 Mausefalle
      🪒 Rasierer
      🧴 Creme
      🧷 Sicherheitsnadel
      🧹 Besen
      🧺 Korb
      🧻 Küchenrolle
      🪣 Eimer
      🧼 Seife
      🫧 Blasen
      🪥 Zahnbürste
      🧽 Schwamm
      🧯 Feuerlöscher
      🛒 Einkaufswagen
      🚬 Zigarette
      ⚰ Sarg
      🪦 Grabstein
      ⚱ Urne
      🧿 Nazar-Amulett
      🪬 Hamsa
      🗿 Statue
      🪧 Protestschild
      🪪 Ausweis
      🏧 Symbol „Geldautomat“
      🚮 Symbol „Papierkorb“
      🚰 Trinkwasser
      ♿ Symbol „Rollstuhl“
      🚹 Herren
      🚺 Damen
      🚻 Toiletten
      🚼 Symbol „Baby“
      🚾 WC
      🛂 Passkontrolle
      🛃 Zollkontrolle
      🛄 Gepäckausgabe
      🛅 Gepäckaufbewahrung
      ⚠ Warnung
      🚸 Kinder überqueren die Straße
      ⛔ Zutritt verboten
      🚫 Verboten
      🚳 Fahrräder verboten
      🚭 Rauchverbot
      🚯 Abfall verboten
      🚱 Kein Trinkwasser
      🚷 Fußgänger verboten
      📵 Mobiltelefone verboten
      🔞 Minderjährige verboten
      ☢ Radioaktiv
      ☣ Biogefährdung
      ⬆ Pfeil nach oben
      ↗ Pfeil nach rechts oben
      ➡ Pfeil nach rechts
      ↘ Pfeil nach rechts unten
      ⬇ Pfeil nach unten
      ↙ Pfeil nach links unten
      ⬅ Pfeil nach links
      ↖ Pfeil nach links oben
      ↕ Pfeil nach oben und unten
      ↔ Pfeil nach links und rechts
      ↩ geschwungener Pfeil nach links
      ↪ geschwungener Pfeil nach rechts
      ⤴ geschwungener Pfeil nach oben
      ⤵ geschwungener Pfeil nach unten
      🔃 kreisförmige Pfeile im Uhrzeigersinn
      🔄 Pfeile gegen den Uhrzeigersinn
      🔙 BACK-Pfeil
      🔚 END-Pfeil
      🔛 ON!-Pfeil
      🔜 SOON-Pfeil
      🔝 TOP-Pfeil
      🛐 religiöse Stätte
      ⚛ Atomzeichen
      🕉 om
      ✡ Davidstern
      ☸ Dharma-Rad
      ☯ Yin und Yang
      ✝ lateinisches Kreuz
      ☦ orthodoxes Kreuz
      ☪ Hilal und Stern
      ☮ Friedenszeichen
      🕎 Menora
      🔯 Hexagramm mit Punkt
      ♈ Widder (Sternzeichen)
      ♉ Stier (Sternzeichen)
      ♊ Zwillinge (Sternzeichen)
      ♋ Krebs (Sternzeichen)
      ♌ Löwe (Sternzeichen)
      ♍ Jungfrau (Sternzeichen)
      ♎ Waage (Sternzeichen)
      ♏ Skorpion (Sternzeichen)
      ♐ Schütze (Sternzeichen)
      ♑ Steinbock (Sternzeichen)
      ♒ Wassermann (Sternzeichen)
      ♓ Fische (Sternzeichen)
      ⛎ Schlangenträger
      🔀 Zufallsmodus
      🔁 Wiederholen
      🔂 Titel wiederholen
      ▶ Wiedergabe
      ⏩ Doppelpfeile nach rechts
      ⏭ Nächster Titel
      ⏯ Wiedergabe oder Pause
      ◀ Pfeil zurück
      ⏪ Zurückspulen
      ⏮ Vorheriger Titel
      🔼 Aufwärts-Schaltfläche
      ⏫ Doppelpfeile nach oben
      🔽 Abwärts-Schaltfläche
      ⏬ Doppelpfeile nach unten
      ⏸ Pause
      ⏹ Stopp
      ⏺ Aufnehmen
      ⏏ Auswerfen
      🎦 Kinosymbol
      🔅 Taste Dimmen
      🔆 Heller-Taste
      📶 balkenförmige Signalstärkenanzeige
      📳 Vibrationsmodus
      📴 Mobiltelefon aus
      ♀ Frauensymbol
      ♂ Männersymbol
      ⚧ Transgender-Symbol
      ✖ mal
      ➕ plus
      ➖ minus
      ➗ geteilt durch
      🟰 Gleichheitszeichen extrafett
      ♾ Unendlichkeit
      ‼ doppeltes Ausrufezeichen
      ⁉ Ausrufe- und Fragezeichen
      ❓ rotes Fragezeichen
      ❔ weißes Fragezeichen
      ❕ weißes Ausrufezeichen
      ❗ rotes Ausrufezeichen
      〰 Wellenlinie
      💱 Geldwechsel
      💲 Dollarzeichen extrafett
      ⚕ Äskulapstab
      ♻ Recycling-Symbol
      ⚜ Lilie
      🔱 Dreizack
      📛 Namensschild
      🔰 japanisches Anfänger-Zeichen
      ⭕ hohler roter Kreis
      ✅ weißes Häkchen
      ☑ abgehaktes Kästchen
      ✔ kräftiges Häkchen
      ❌ Kreuzzeichen
      ❎ angekreuztes Kästchen
      ➰ Schleife
      ➿ Doppelschleife
      〽 Teilalternationszeichen
      ✳ achtzackiger Stern
      ✴ achtstrahliger Stern
      ❇ Funkeln
      © Copyright
      ® Registered-Trademark
      ™ Markenzeichen
      🔟 Taste: 10
      🔠 Eingabesymbol lateinische Großbuchstaben
      🔡 Eingabesymbol lateinische Kleinbuchstaben
      🔢 Eingabesymbol Zahlen
      🔣 Eingabesymbol Sonderzeichen
      🔤 Eingabesymbol lateinische Buchstaben
      🅰 Großbuchstabe A in rotem Quadrat
      🆎 Großbuchstaben AB in rotem Quadrat
      🅱 Großbuchstabe B in rotem Quadrat
      🆑 Großbuchstaben CL in rotem Quadrat
      🆒 Wort „Cool“ in blauem Quadrat
      🆓 Wort „Free“ in blauem Quadrat
      ℹ Buchstabe „i“ in blauem Quadrat
      🆔 Großbuchstaben ID in lila Quadrat
      Ⓜ Buchstabe „M“ in Kreis
      🆕 Wort „New“ in blauem Quadrat
      🆖 Großbuchstaben NG in blauem Quadrat
      🅾 Großbuchstabe O in rotem Quadrat
      🆗 Großbuchstaben OK in blauem Quadrat
      🅿 Großbuchstabe P in blauem Quadrat
      🆘 SOS-Zeichen
      🆙 Schriftzug „UP!“ im blauen Quadrat
      🆚 Schriftzug VS in orangem Quadrat
      🈁 Schriftzeichen „koko“
      🈂 Schriftzeichen „sa“
      🈷 Schriftzeichen für „Monatsbetrag“
      🈶 Schriftzeichen für „nicht gratis“
      🈯 Schriftzeichen für „reserviert“
      🉐 Schriftzeichen für „Schnäppchen“
      🈹 Schriftzeichen für „Rabatt“
      🈚 Schriftzeichen für „gratis“
      🈲 Schriftzeichen für „verbieten“
      🉑 Schriftzeichen für „akzeptieren“
      🈸 Schriftzeichen für „anwenden“
      🈴 Schriftzeichen für „Note zum Bestehen“
      🈳 Schriftzeichen für „Zimmer frei“
      ㊗ Schriftzeichen für „Gratulation“
      ㊙ Schriftzeichen für „Geheimnis“
      🈺 Schriftzeichen für „Geöffnet“
      🈵 Schriftzeichen für „Kein Zimmer frei“
      🔴 roter Punkt
      🟠 oranger Punkt
      🟡 gelber Punkt
      🟢 grüner Punkt
      🔵 blauer Punkt
      🟣 lila Punkt
      🟤 brauner Punkt
      ⚫ schwarzer Punkt
      ⚪ weißer Punkt
      🟥 rotes Quadrat
      🟧 oranges Quadrat
      🟨 gelbes Quadrat
      🟩 grünes Quadrat
      🟦 blaues Quadrat
      🟪 lila Quadrat
      🟫 braunes Quadrat
      ⬛ großes schwarzes Quadrat
      ⬜ großes weißes Quadrat
      ◼ mittelgroßes schwarzes Quadrat
      ◻ mittelgroßes weißes Quadrat
      ◾ mittelkleines schwarzes Quadrat
      ◽ mittelkleines weißes Quadrat
      ▪ kleines schwarzes Quadrat
      ▫ kleines weißes Quadrat
      🔶 große orangefarbene Raute
      🔷 große blaue Raute
      🔸 kleine orangefarbene Raute
      🔹 kleine blaue Raute
      🔺 rotes Dreieck mit der Spitze nach oben
      🔻 rotes Dreieck mit der Spitze nach unten
      💠 Rautenform mit Punkt
      🔘 Optionsfeld
      🔳 weiße quadratische Schaltfläche
      🔲 schwarze quadratische Schaltfläche
      🏁 Zielflagge
      🚩 Wimpel
      🎌 überkreuzte Flaggen
      🏴 schwarze Flagge
      🏳 weiße Flagge
      🏻 helle Hautfarbe
      🏼 mittelhelle Hautfarbe
      🏽 mittlere Hautfarbe
      🏾 mitteldunkle Hautfarbe
      🏿 dunkle Hautfarbe
      🦰 rotes Haar
      🦱 lockiges Haar
      🦳 weißes Haar
      🦲 Glatze
      🇦🇨 Ascension
      🇦🇩 Andorra
      🇦🇪 Vereinigte Arabische Emirate
      🇦🇫 Afghanistan
      🇦🇬 Antigua und Barbuda
      🇦🇮 Anguilla
      🇦🇱 Albanien
      🇦🇲 Armenien
      🇦🇴 Angola
      🇦🇶 Antarktis
      🇦🇷 Argentinien
      🇦🇸 Amerikanisch-Samoa
      🇦🇹 Österreich
      🇦🇺 Australien
      🇦🇼 Aruba
      🇦🇽 Ålandinseln
      🇦🇿 Aserbaidschan
      🇧🇦 Bosnien und Herzegowina
      🇧🇧 Barbados
      🇧🇩 Bangladesch
      🇧🇪 Belgien
      🇧🇫 Burkina Faso
      🇧🇬 Bulgarien
      🇧🇭 Bahrain
      🇧🇮 Burundi
      🇧🇯 Benin
      🇧🇱 St. Barthélemy
      🇧🇲 Bermuda
      🇧🇳 Brunei Darussalam
      🇧🇴 Bolivien
      🇧🇶 Karibische Niederlande
      🇧🇷 Brasilien
      🇧🇸 Bahamas
      🇧🇹 Bhutan
      🇧🇻 Bouvetinsel
      🇧🇼 Botsuana
      🇧🇾 Belarus
      🇧🇿 Belize
      🇨🇦 Kanada
      🇨🇨 Kokosinseln
      🇨🇩 Kongo-Kinshasa
      🇨🇫 Zentralafrikanische Republik
      🇨🇬 Kongo-Brazzaville
      🇨🇭 Schweiz
      🇨🇮 Côte d’Ivoire
      🇨🇰 Cookinseln
      🇨🇱 Chile
      🇨🇲 Kamerun
      🇨🇳 China
      🇨🇴 Kolumbien
      🇨🇵 Clipperton-Insel
      🇨🇷 Costa Rica
      🇨🇺 Kuba
      🇨🇻 Cabo Verde
      🇨🇼 Curaçao
      🇨🇽 Weihnachtsinsel
      🇨🇾 Zypern
      🇨🇿 Tschechien
      🇩🇪 Deutschland
      🇩🇬 Diego Garcia
      🇩🇯 Dschibuti
      🇩🇰 Dänemark
      🇩🇲 Dominica
      🇩🇴 Dominikanische Republik
      🇩🇿 Algerien
      🇪🇦 Ceuta und Melilla
      🇪🇨 Ecuador
      🇪🇪 Estland
      🇪🇬 Ägypten
      🇪🇭 Westsahara
      🇪🇷 Eritrea
      🇪🇸 Spanien
      🇪🇹 Äthiopien
      🇪🇺 Europäische Union
      🇫🇮 Finnland
      🇫🇯 Fidschi
      🇫🇰 Falklandinseln
      🇫🇲 Mikronesien
      🇫🇴 Färöer
      🇫🇷 Frankreich
      🇬🇦 Gabun
      🇬🇧 Vereinigtes Königreich
      🇬🇩 Grenada
      🇬🇪 Georgien
      🇬🇫 Französisch-Guayana
      🇬🇬 Guernsey
      🇬🇭 Ghana
      🇬🇮 Gibraltar
      🇬🇱 Grönland
      🇬🇲 Gambia
      🇬🇳 Guinea
      🇬🇵 Guadeloupe
      🇬🇶 Äquatorialguinea
      🇬🇷 Griechenland
      🇬🇸 Südgeorgien und die Südlichen Sandwichinseln
      🇬🇹 Guatemala
      🇬🇺 Guam
      🇬🇼 Guinea-Bissau
      🇬🇾 Guyana
      🇭🇰 Sonderverwaltungsregion Hongkong
      🇭🇲 Heard und McDonaldinseln
      🇭🇳 Honduras
      🇭🇷 Kroatien
      🇭🇹 Haiti
      🇭🇺 Ungarn
      🇮🇨 Kanarische Inseln
      🇮🇩 Indonesien
      🇮🇪 Irland
      🇮🇱 Israel
      🇮🇲 Isle of Man
      🇮🇳 Indien
      🇮🇴 Britisches Territorium im Indischen Ozean
      🇮🇶 Irak
      🇮🇷 Iran
      🇮🇸 Island
      🇮🇹 Italien
      🇯🇪 Jersey
      🇯🇲 Jamaika
      🇯🇴 Jordanien
      🇯🇵 Japan
      🇰🇪 Kenia
      🇰🇬 Kirgisistan
      🇰🇭 Kambodscha
      🇰🇮 Kiribati
      🇰🇲 Komoren
      🇰🇳 St. Kitts und Nevis
      🇰🇵 Nordkorea
      🇰🇷 Südkorea
      🇰🇼 Kuwait
      🇰🇾 Kaimaninseln
      🇰🇿 Kasachstan
      🇱🇦 Laos
      🇱🇧 Libanon
      🇱🇨 St. Lucia
      🇱🇮 Liechtenstein
      🇱🇰 Sri Lanka
      🇱🇷 Liberia
      🇱🇸 Lesotho
      🇱🇹 Litauen
      🇱🇺 Luxemburg
      🇱🇻 Lettland
      🇱🇾 Libyen
      🇲🇦 Marokko
      🇲🇨 Monaco
      🇲🇩 Republik Moldau
      🇲🇪 Montenegro
      🇲🇫 St. Martin
      🇲🇬 Madagaskar
      🇲🇭 Marshallinseln
      🇲🇰 Nordmazedonien
      🇲🇱 Mali
      🇲🇲 Myanmar
      🇲🇳 Mongolei
      🇲🇴 Sonderverwaltungsregion Macau
      🇲🇵 Nördliche Marianen
      🇲🇶 Martinique
      🇲🇷 Mauretanien
      🇲🇸 Montserrat
      🇲🇹 Malta
      🇲🇺 Mauritius
      🇲🇻 Malediven
      🇲🇼 Malawi
      🇲🇽 Mexiko
      🇲🇾 Malaysia
      🇲🇿 Mosambik
      🇳🇦 Namibia
      🇳🇨 Neukaledonien
      🇳🇪 Niger
      🇳🇫 Norfolkinsel
      🇳🇬 Nigeria
      🇳🇮 Nicaragua
      🇳🇱 Niederlande
      🇳🇴 Norwegen
      🇳🇵 Nepal
      🇳🇷 Nauru
      🇳🇺 Niue
      🇳🇿 Neuseeland
      🇴🇲 Oman
      🇵🇦 Panama
      🇵🇪 Peru
      🇵🇫 Französisch-Polynesien
      🇵🇬 Papua-Neuguinea
      🇵🇭 Philippinen
      🇵🇰 Pakistan
      🇵🇱 Polen
      🇵🇲 St. Pierre und Miquelon
      🇵🇳 Pitcairninseln
      🇵🇷 Puerto Rico
      🇵🇸 Palästinensische Autonomiegebiete
      🇵🇹 Portugal
      🇵🇼 Palau
      🇵🇾 Paraguay
      🇶🇦 Katar
      🇷🇪 Réunion
      🇷🇴 Rumänien
      🇷🇸 Serbien
      🇷🇺 Russland
      🇷🇼 Ruanda
      🇸🇦 Saudi-Arabien
      🇸🇧 Salomonen
      🇸🇨 Seychellen
      🇸🇩 Sudan
      🇸🇪 Schweden
      🇸🇬 Singapur
      🇸🇭 St. Helena
      🇸🇮 Slowenien
      🇸🇯 Spitzbergen und Jan Mayen
      🇸🇰 Slowakei
      🇸🇱 Sierra Leone
      🇸🇲 San Marino
      🇸🇳 Senegal
      🇸🇴 Somalia
      🇸🇷 Suriname
      🇸🇸 Südsudan
      🇸🇹 São Tomé und Príncipe
      🇸🇻 El Salvador
      🇸🇽 Sint Maarten
      🇸🇾 Syrien
      🇸🇿 Eswatini
      🇹🇦 Tristan da Cunha
      🇹🇨 Turks- und Caicosinseln
      🇹🇩 Tschad
      🇹🇫 Französische Süd- und Antarktisgebiete
      🇹🇬 Togo
      🇹🇭 Thailand
      🇹🇯 Tadschikistan
      🇹🇰 Tokelau
      🇹🇱 Timor-Leste
      🇹🇲 Turkmenistan
      🇹🇳 Tunesien
      🇹🇴 Tonga
      🇹🇷 Türkei
      🇹🇹 Trinidad und Tobago
      🇹🇻 Tuvalu
      🇹🇼 Taiwan
      🇹🇿 Tansania
      🇺🇦 Ukraine
      🇺🇬 Uganda
      🇺🇲 Amerikanische Überseeinseln
      🇺🇳 Vereinte Nationen
      🇺🇸 Vereinigte Staaten
      🇺🇾 Uruguay
      🇺🇿 Usbekistan
      🇻🇦 Vatikanstadt
      🇻🇨 St. Vincent und die Grenadinen
      🇻🇪 Venezuela
      🇻🇬 Britische Jungferninseln
      🇻🇮 Amerikanische Jungferninseln
      🇻🇳 Vietnam
      🇻🇺 Vanuatu
      🇼🇫 Wallis und Futuna
      🇼🇸 Samoa
      🇽🇰 Kosovo
      🇾🇪 Jemen
      🇾🇹 Mayotte
      🇿🇦 Südafrika
      🇿🇲 Sambia
      🇿🇼 Simbabwe
      🏴󠁧󠁢󠁥󠁮󠁧󠁿 England
      🏴󠁧󠁢󠁳󠁣󠁴󠁿 Schottland
      🏴󠁧󠁢󠁷󠁬󠁳󠁿 Wales
      😶‍🌫 Gesicht in Wolken
      😮‍💨 Gesicht, das ausatmet
      😵‍💫 Gesicht mit Spiralen als Augen
      ❤‍🔥 Herz in Flammen
      ❤‍🩹 Herz mit Verband
      👁‍🗨 Auge in Sprechblase
      🧔‍♂ Mann: Bart
      🧔‍♀ Frau: Bart
      👱‍♀ Frau: blond
      👱‍♂ Mann: blond
      🙍‍♂ missmutiger Mann
      🙍‍♀ missmutige Frau
      🙎‍♂ schmollender Mann
      🙎‍♀ schmollende Frau
      🙅‍♂ Mann mit überkreuzten Armen
      🙅‍♀ Frau mit überkreuzten Armen
      🙆‍♂ Mann mit Händen auf dem Kopf
      🙆‍♀ Frau mit Händen auf dem Kopf
      💁‍♂ Infoschalter-Mitarbeiter
      💁‍♀ Infoschalter-Mitarbeiterin
      🙋‍♂ Mann mit erhobenem Arm
      🙋‍♀ Frau mit erhobenem Arm
      🧏‍♂ gehörloser Mann
      🧏‍♀ gehörlose Frau
      🙇‍♂ sich verbeugender Mann
      🙇‍♀ sich verbeugende Frau
      🤦‍♂ sich an den Kopf fassender Mann
      🤦‍♀ sich an den Kopf fassende Frau
      🤷‍♂ schulterzuckender Mann
      🤷‍♀ schulterzuckende Frau
      🧑‍⚕ Arzt/Ärztin
      👨‍⚕ Arzt
      👩‍⚕ Ärztin
      🧑‍🎓 Student(in)
      👨‍🎓 Student
      👩‍🎓 Studentin
      🧑‍🏫 Lehrer(in)
      👨‍🏫 Lehrer
      👩‍🏫 Lehrerin
      🧑‍⚖ Richter(in)
      👨‍⚖ Richter
      👩‍⚖ Richterin
      🧑‍🌾 Bauer/Bäuerin
      👨‍🌾 Bauer
      👩‍🌾 Bäuerin
      🧑‍🍳 Koch/Köchin
      👨‍🍳 Koch
      👩‍🍳 Köchin
      🧑‍🔧 Mechaniker(in)
      👨‍🔧 Mechaniker
      👩‍🔧 Mechanikerin
      🧑‍🏭 Fabrikarbeiter(in)
      👨‍🏭 Fabrikarbeiter
      👩‍🏭 Fabrikarbeiterin
      🧑‍💼 Büroangestellte(r)
      👨‍💼 Büroangestellter
      👩‍💼 Büroangestellte
      🧑‍🔬 Wissenschaftler(in)
      👨‍🔬 Wissenschaftler
      👩‍🔬 Wissenschaftlerin
      🧑‍💻 IT-Experte/IT-Expertin
      👨‍💻 IT-Experte
      👩‍💻 IT-Expertin
      🧑‍🎤 Sänger(in)
      👨‍🎤 Sänger
      👩‍🎤 Sängerin
      🧑‍🎨 Künstler(in)
      👨‍🎨 Künstler
      👩‍🎨 Künstlerin
      🧑‍✈ Pilot(in)
      👨‍✈ Pilot
      👩‍✈ Pilotin
      🧑‍🚀 Astronaut(in)
      👨‍🚀 Astronaut
      👩‍🚀 Astronautin
      🧑‍🚒 Feuerwehrmann/-frau
      👨‍🚒 Feuerwehrmann
      👩‍🚒 Feuerwehrfrau
      👮‍♂ Polizist
      👮‍♀ Polizistin
      🕵‍♂ Detektiv
      🕵‍♀ Detektivin
      💂‍♂ Wachsoldat
      💂‍♀ Wachsoldatin
      👷‍♂ Bauarbeiter
      👷‍♀ Bauarbeiterin
      👳‍♂ Mann mit Turban
      👳‍♀ Frau mit Turban
      🤵‍♂ Mann im Smoking
      🤵‍♀ Frau im Smoking
      👰‍♂ Mann mit Schleier
      👰‍♀ Frau mit Schleier
      👩‍🍼 stillende Frau
      👨‍🍼 stillender Mann
      🧑‍🍼 stillende Person
      🧑‍🎄 Weihnachtsperson
      🦸‍♂ Superheld
      🦸‍♀ Heldin
      🦹‍♂ männlicher Bösewicht
      🦹‍♀ weiblicher Bösewicht
      🧙‍♂ Magier
      🧙‍♀ Magierin
      🧚‍♂ männliche Fee
      🧚‍♀ Fee
      🧛‍♂ männlicher Vampir
      🧛‍♀ weiblicher Vampir
      🧜‍♂ Wassermann
      🧜‍♀ Meerjungfrau
      🧝‍♂ Elf
      🧝‍♀ Elfe
      🧞‍♂ männlicher Flaschengeist
      🧞‍♀ weiblicher Flaschengeist
      🧟‍♂ männlicher Zombie
      🧟‍♀ weiblicher Zombie
      💆‍♂ Mann, der eine Kopfmassage bekommt
      💆‍♀ Frau, die eine Kopfmassage bekommt
      💇‍♂ Mann beim Haareschneiden
      💇‍♀ Frau beim Haareschneiden
      🚶‍♂ Fußgänger
      🚶‍♀ Fußgängerin
      🧍‍♂ stehender Mann
      🧍‍♀ stehende Frau
      🧎‍♂ kniender Mann
      🧎‍♀ kniende Frau
      🧑‍🦯 Person mit Gehstock
      👨‍🦯 Mann mit Langstock
      👩‍🦯 Frau mit Langstock
      🧑‍🦼 Person in motorisiertem Rollstuhl
      👨‍🦼 Mann in elektrischem Rollstuhl
      👩‍🦼 Frau in elektrischem Rollstuhl
      🧑‍🦽 Person in manuellem Rollstuhl
      👨‍🦽 Mann in manuellem Rollstuhl
      👩‍🦽 Frau in manuellem Rollstuhl
      🏃‍♂ laufender Mann
      🏃‍♀ laufende Frau
      👯‍♂ Männer mit Hasenohren
      👯‍♀ Frauen mit Hasenohren
      🧖‍♂ Mann in Dampfsauna
      🧖‍♀ Frau in Dampfsauna
      🧗‍♂ Bergsteiger
      🧗‍♀ Bergsteigerin
      🏌‍♂ Golfer
      🏌‍♀ Golferin
      🏄‍♂ Surfer
      🏄‍♀ Surferin
      🚣‍♂ Mann im Ruderboot
      🚣‍♀ Frau im Ruderboot
      🏊‍♂ Schwimmer
      🏊‍♀ Schwimmerin
      ⛹‍♂ Mann mit Ball
      ⛹‍♀ Frau mit Ball
      🏋‍♂ Gewichtheber
      🏋‍♀ Gewichtheberin
      🚴‍♂ Radfahrer
      🚴‍♀ Radfahrerin
      🚵‍♂ Mountainbiker
      🚵‍♀ Mountainbikerin
      🤸‍♂ Rad schlagender Mann
      🤸‍♀ Rad schlagende Frau
      🤼‍♂ ringende Männer
      🤼‍♀ ringende Frauen
      🤽‍♂ Wasserballspieler
      🤽‍♀ Wasserballspielerin
      🤾‍♂ Handballspieler
      🤾‍♀ Handballspielerin
      🤹‍♂ Jongleur
      🤹‍♀ Jongleurin
      🧘‍♂ Mann im Lotossitz
      🧘‍♀ Frau im Lotossitz
      🧑‍🤝‍🧑 sich an den Händen haltende Personen
      🐕‍🦺 Assistenzhund
      🐈‍⬛ schwarze Katze
      🐻‍❄ Eisbär
      🏳‍🌈 Regenbogenflagge
      🏳‍⚧ Transgender-Flagge
      🏴‍☠ Piratenflagge
      """)
}
