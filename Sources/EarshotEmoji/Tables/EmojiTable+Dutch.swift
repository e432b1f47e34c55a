// swift-format-ignore-file
// Written by GenerateEmojiNames from CLDR 41 and Unicode Emoji 15.0; the licence is
// LICENSES/Unicode-DFS-2016.txt.

extension EmojiTable {
  static let dutch = EmojiTable(
    lines: """
      😀 grijnzend gezicht
      😃 grijnzend gezicht met grote ogen
      😄 grijnzend gezicht met lachende ogen
      😁 stralend gezicht met lachende ogen
      😆 grijnzend gezicht met stijf dichtgeknepen ogen
      😅 grijnzend gezicht met zweetdruppels
      🤣 gezicht dat op de grond rolt van het lachen
      😂 gezicht met tranen van vreugde
      🙂 enigszins lachend gezicht
      🙃 omgekeerd gezicht
      🫠 smeltend gezicht
      😉 knipogend gezicht
      😊 lachend gezicht met lachende ogen
      😇 lachend gezicht met halo
      🥰 lachend gezicht met hartjes
      😍 lachend gezicht met hartvormige ogen
      🤩 sterren in de ogen
      😘 gezicht dat kus toeblaast
      😗 kussend gezicht
      ☺ lachend gezicht
      😚 kussend gezicht met gesloten ogen
      😙 kussend gezicht met lachende ogen
      🥲 lachend gezicht met traan
      😋 lachend gezicht dat lippen likt
      😛 gezicht met uitgestoken tong
      😜 knipoog met uitgestoken tong
      🤪 gek gezicht
      😝 gezicht met uitgestoken tong en dichtgeknepen ogen
      🤑 gezicht met geld in de mond
      🤗 blij gezicht met handen uitgestoken voor een knuffel
      🤭 gezicht met hand over de mond
      🫢 gezicht met open ogen en hand over de mond
      🫣 gezicht met glurend oog
      🤫 gezicht dat tot stilte maant
      🤔 nadenkend gezicht
      🫡 saluerend gezicht
      🤐 gezicht met een rits als mond
      🤨 gezicht met opgeheven wenkbrauw
      😐 neutraal gezicht
      😑 uitdrukkingsloos gezicht
      😶 gezicht zonder mond
      🫥 gezicht in stippellijn
      😏 gniffelend gezicht
      😒 chagrijnig gezicht
      🙄 gezicht met rollende ogen
      😬 gezicht met grimas
      🤥 liegend gezicht
      😌 opgelucht gezicht
      😔 peinzend gezicht
      😪 slaperig gezicht
      🤤 kwijlend gezicht
      😴 slapend gezicht
      😷 gezicht met doktersmasker
      🤒 gezicht met thermometer
      🤕 gezicht met een verband om het hoofd
      🤢 misselijk gezicht
      🤮 brakend gezicht
      🤧 niezend gezicht
      🥵 heet gezicht
      🥶 koud gezicht
      🥴 wazig gezicht
      😵 duizelig gezicht
      🤯 ontploffend hoofd
      🤠 gezicht met cowboyhoed
      🥳 feestend gezicht
      🥸 vermomd gezicht
      😎 lachend gezicht met zonnebril
      🤓 nerdgezicht
      🧐 gezicht met monocle
      😕 verward gezicht
      🫤 gezicht met schuine mond
      😟 bezorgd gezicht
      🙁 licht fronsend gezicht
      ☹ fronsend gezicht
      😮 gezicht met open mond
      😯 verstomd gezicht
      😲 verbaasd gezicht
      😳 blozend gezicht
      🥺 smekend gezicht
      🥹 gezicht dat tranen tegenhoudt
      😦 fronsend gezicht met open mond
      😧 gekweld gezicht
      😨 bang gezicht
      😰 angstig gezicht met zweetdruppel
      😥 teleurgesteld maar opgelucht gezicht
      😢 huilend gezicht
      😭 hard huilend gezicht
      😱 angstig schreeuwend gezicht
      😖 onthutst gezicht
      😣 volhardend gezicht
      😞 teleurgesteld gezicht
      😓 neerslachtig gezicht met zweetdruppel
      😩 moe gezicht
      😫 vermoeid gezicht
      🥱 gapend gezicht
      😤 gezicht blazend van woede
      😡 pruilend gezicht
      😠 boos gezicht
      🤬 gezicht met symbolen op mond
      😈 lachend gezicht met hoorns
      👿 boos gezicht met hoorns
      💀 schedel
      ☠ doodshoofd met gekruiste beenderen
      💩 drol
      🤡 clownsgezicht
      👹 boeman
      👺 kobold
      👻 spook
      👽 buitenaards wezen
      👾 buitenaards monster
      🤖 robot
      😺 grijnzende kat
      😸 grijnzende kat met lachende ogen
      😹 kat met tranen van vreugde
      😻 lachende kat met hartvormige ogen
      😼 gniffelende kat
      😽 kussende kat
      🙀 vermoeide kat
      😿 huilende kat
      😾 pruilende kat
      🙈 geen kwaad zien
      🙉 geen kwaad horen
      🙊 geen kwaad spreken
      💌 liefdesbrief
      💘 hart met pijl
      💝 hart met strik
      💖 fonkelend hart
      💗 groeiend hart
      💓 kloppend hart
      💞 ronddraaiende harten
      💕 twee harten
      💟 decoratief hart
      ❣ hart als uitroepteken
      💔 gebroken hart
      ❤ rood hart
      🧡 oranje hart
      💛 geel hart
      💚 groen hart
      💙 blauw hart
      💜 paars hart
      🤎 bruin hart
      🖤 zwart hart
      🤍 wit hart
      💋 lipafdruk
      💯 maximumscore
      💢 woedesymbool
      💥 botsing
      💫 duizelig
      💦 zweetdruppels
      💨 wegrennen
      🕳 gat
      💬 spraakballon
      🗨 spraakballon naar links
      🗯 boze spraakballon naar rechts
      💭 gedachteballon
      💤 slaapsymbool
      👋 zwaaiende hand
      🤚 achterkant van opgeheven hand
      🖐 opgeheven hand met uitgestoken vingers
      ✋ opgeheven hand
      🖖 Vulcaanse groet
      🫱 hand naar rechts
      🫲 hand naar links
      🫳 handpalm omlaag
      🫴 handpalm omhoog
      👌 OK-handgebaar
      🤌 samengeknepen vingers
      🤏 hand met samengeknepen vingers
      ✌ winnende hand
      🤞 gekruiste vingers
      🫰 hand met wijsvinger en duim gekruist
      🤟 ik-hou-van-je-gebaar
      🤘 duivelshorens
      🤙 bel me-gebaar
      👈 achterkant van hand met naar links wijzende wijsvinger
      👉 achterkant van hand met naar rechts wijzende wijsvinger
      👆 achterkant van hand met omhoog wijzende wijsvinger
      🖕 middelvinger
      👇 achterkant van hand met omlaag wijzende wijsvinger
      ☝ omhoog wijzende wijsvinger
      🫵 wijsvinger die naar de kijker wijst
      👍 duim omhoog
      👎 duim omlaag
      ✊ opgeheven vuist
      👊 stotende vuist
      🤛 naar links gerichte vuist
      🤜 naar rechts gerichte vuist
      👏 klappende handen
      🙌 juichend omhooggestoken handen
      🫶 handen in de vorm van een hart
      👐 open handen
      🤲 beide handpalmen omhoog
      🤝 handdruk
      🙏 gevouwen handen
      ✍ schrijvende hand
      💅 nagellak
      🤳 selfie
      💪 spierballen
      🦾 armprothese
      🦿 beenprothese
      🦵 been
      🦶 voet
      👂 oor
      🦻 oor met gehoorapparaat
      👃 neus
      🧠 brein
      🫀 hart
      🫁 longen
      🦷 tand
      🦴 bot
      👀 ogen
      👁 oog
      👅 tong
      👄 mond
      🫦 mond die op lip bijt
      👶 baby
      🧒 kind
      👦 jongen
      👧 meisje
      🧑 volwassene
      👱 persoon met blond haar
      👨 man
      🧔 persoon: baard
      👩 vrouw
      🧓 oudere persoon
      👴 oude man
      👵 oude vrouw
      🙍 fronsend persoon
      🙎 pruilend persoon
      🙅 persoon die nee-gebaar maakt
      🙆 persoon die OK-gebaar maakt
      💁 persoon achter informatiebalie
      🙋 persoon met opgeheven hand
      🧏 doof persoon
      🙇 buigende persoon
      🤦 persoon die het gezicht met de hand bedekt
      🤷 persoon die schouders ophaalt
      👮 politieagent
      🕵 detective
      💂 wachter
      🥷 ninja
      👷 bouwvakker
      🫅 persoon met kroon
      🤴 prins
      👸 prinses
      👳 persoon met tulband
      👲 man met Chinees petje
      🧕 vrouw met hoofddoek
      🤵 persoon in smoking
      👰 persoon met sluier
      🤰 zwangere vrouw
      🫃 zwangere man
      🫄 zwanger persoon
      🤱 borstvoeding
      👼 baby-engel
      🎅 kerstman
      🤶 kerstvrouw
      🦸 superheld
      🦹 superschurk
      🧙 magiër
      🧚 elfje
      🧛 vampier
      🧜 zeemeermin
      🧝 elf
      🧞 geest in de fles
      🧟 zombie
      🧌 trol
      💆 persoon die hoofdmassage krijgt
      💇 persoon die wordt geknipt
      🚶 voetganger
      🧍 staande persoon
      🧎 knielende persoon
      🏃 hardloper
      💃 dansende vrouw
      🕺 dansende man
      🕴 zwevende man in pak
      👯 mensen met konijnenoren
      🧖 persoon in ruimte vol stoom
      🧗 klimmende persoon
      🤺 schermer
      🏇 jockey op renpaard
      ⛷ skiër
      🏂 snowboarder
      🏌 golfer
      🏄 surfer
      🚣 persoon in roeiboot
      🏊 zwemmende persoon
      ⛹ basketbalspeler
      🏋 gewichtheffer
      🚴 fietsende persoon
      🚵 persoon op mountainbike
      🤸 persoon die een radslag doet
      🤼 personen die worstelen
      🤽 persoon die waterpolo speelt
      🤾 persoon die handbal speelt
      🤹 persoon die jongleert
      🧘 persoon in lotushouding
      🛀 persoon in badkuip
      🛌 persoon in bed
      👭 vrouwen hand in hand
      👫 man en vrouw hand in hand
      👬 mannen hand in hand
      💏 kus
      💑 stel met hart
      👪 gezin
      🗣 silhouet van sprekend hoofd
      👤 silhouet van persoon
      👥 silhouet van twee personen
      🫂 personen in een omhelzing
      👣 voetafdrukken
      🐵 apengezicht
      🐒 aap
      🦍 gorilla
      🦧 orang-oetang
      🐶 hondengezicht
      🐕 hond
      🦮 blindengeleidehond
      🐩 poedel
      🐺 wolf
      🦊 vos
      🦝 wasbeer
      🐱 kattengezicht
      🐈 kat
      🦁 leeuw
      🐯 tijgergezicht
      🐅 tijger
      🐆 luipaard
      🐴 paardengezicht
      🐎 paard
      🦄 eenhoorn
      🦓 zebra
      🦌 hert
      🦬 bizon
      🐮 koeiengezicht
      🐂 os
      🐃 waterbuffel
      🐄 koe
      🐷 varkensgezicht
      🐖 varken
      🐗 zwijn
      🐽 varkensneus
      🐏 ram
      🐑 ooi
      🐐 geit
      🐪 dromedaris
      🐫 kameel
      🦙 lama
      🦒 giraffe
      🐘 olifant
      🦣 mammoet
      🦏 neushoorn
      🦛 nijlpaard
      🐭 muizengezicht
      🐁 muis
      🐀 rat
      🐹 hamster
      🐰 konijnengezicht
      🐇 konijn
      🐿 eekhoorn
      🦫 bever
      🦔 egel
      🦇 vleermuis
      🐻 beer
      🐨 koala
      🐼 panda
      🦥 luiaard
      🦦 otter
      🦨 stinkdier
      🦘 kangoeroe
      🦡 das
      🐾 pootafdrukken
      🦃 kalkoen
      🐔 kip
      🐓 haan
      🐣 kuiken uit ei
      🐤 kuikentje
      🐥 naar voren kijkend kuikentje
      🐦 vogel
      🐧 pinguïn
      🕊 duif
      🦅 adelaar
      🦆 eend
      🦢 zwaan
      🦉 uil
      🦤 dodo
      🪶 veer
      🦩 flamingo
      🦚 pauw
      🦜 papegaai
      🐸 kikker
      🐊 krokodil
      🐢 schildpad
      🦎 hagedis
      🐍 slang
      🐲 drakengezicht
      🐉 draak
      🦕 sauropode
      🦖 T-Rex
      🐳 spuitende walvis
      🐋 walvis
      🐬 dolfijn
      🦭 zeehond
      🐟 vis
      🐠 tropische vis
      🐡 kogelvis
      🦈 haai
      🐙 octopus
      🐚 schelp
      🪸 koraal
      🐌 slak
      🦋 vlinder
      🐛 insect
      🐜 mier
      🐝 honingbij
      🪲 kever
      🐞 lieveheersbeestje
      🦗 krekel
      🪳 kakkerlak
      🕷 spin
      🕸 spinnenweb
      🦂 schorpioen
      🦟 mug
      🪰 vlieg
      🪱 worm
      🦠 microbe
      💐 boeket
      🌸 kersenbloesem
      💮 witte bloem
      🪷 lotus
      🏵 rozet
      🌹 roos
      🥀 verwelkte bloem
      🌺 hibiscus
      🌻 zonnebloem
      🌼 bloesem
      🌷 tulp
      🌱 zaailing
      🪴 potplant
      🌲 naaldboom
      🌳 loofboom
      🌴 palmboom
      🌵 cactus
      🌾 rijstplant
      🌿 kruid
      ☘ klavertjedrie
      🍀 klavertjevier
      🍁 esdoornblad
      🍂 vallende bladeren
      🍃 blad in de wind
      🪹 leeg nest
      🪺 nest met eieren
      🍄 paddenstoel
      🍇 druiven
      🍈 meloen
      🍉 watermeloen
      🍊 mandarijn
      🍋 citroen
      🍌 banaan
      🍍 ananas
      🥭 mango
      🍎 rode appel
      🍏 groene appel
      🍐 peer
      🍑 perzik
      🍒 kersen
      🍓 aardbei
      🫐 bosbessen
      🥝 kiwi
      🍅 tomaat
      🫒 olijf
      🥥 kokosnoot
      🥑 avocado
      🍆 aubergine
      🥔 aardappel
      🥕 wortel
      🌽 maïskolf
      🌶 hete peper
      🫑 paprika
      🥒 komkommer
      🥬 bladgroente
      🥦 broccoli
      🧄 knoflook
      🧅 ui
      🥜 pinda’s
      🫘 bonen
      🌰 kastanje
      🍞 brood
      🥐 croissant
      🥖 stokbrood
      🫓 platbrood
      🥨 pretzel
      🥯 bagel
      🥞 pannenkoeken
      🧇 wafel
      🧀 stuk kaas
      🍖 vlees met bot
      🍗 kippenpoot
      🥩 vlees
      🥓 bacon
      🍔 hamburger
      🍟 patat
      🍕 pizzapunt
      🌭 hotdog
      🥪 boterham
      🌮 taco
      🌯 burrito
      🫔 tamale
      🥙 gevuld pitabroodje
      🧆 falafel
      🥚 ei
      🍳 koken
      🥘 paellapan
      🍲 stoofschotel
      🫕 fondue
      🥣 kom met lepel
      🥗 groene salade
      🍿 popcorn
      🧈 boter
      🧂 zout
      🥫 blikvoedsel
      🍱 bentobox
      🍘 rijstwafel
      🍙 rijstballetje
      🍚 gekookte rijst
      🍛 curry en rijst
      🍜 dampende kom
      🍝 spaghetti
      🍠 gepofte zoete aardappel
      🍢 oden
      🍣 sushi
      🍤 gefrituurde garnaal
      🍥 viskoekje met krul
      🥮 maancake
      🍡 dango
      🥟 knoedel
      🥠 gelukskoekje
      🥡 afhaalmaaltijd
      🦀 krab
      🦞 kreeft
      🦐 garnaal
      🦑 inktvis
      🦪 oester
      🍦 softijs
      🍧 geschaafd ijs
      🍨 ijs
      🍩 donut
      🍪 koekje
      🎂 verjaardagstaart
      🍰 cake
      🧁 cupcake
      🥧 taart
      🍫 chocoladereep
      🍬 snoep
      🍭 lolly
      🍮 vla
      🍯 honingpot
      🍼 babyflesje
      🥛 glas melk
      ☕ warme drank
      🫖 theepot
      🍵 theekopje zonder oor
      🍶 sake
      🍾 fles met knallende kurk
      🍷 wijnglas
      🍸 cocktailglas
      🍹 tropisch drankje
      🍺 bierglas
      🍻 klinkende bierglazen
      🥂 klinkende glazen
      🥃 tumblerglas
      🫗 vloeistof uitgieten
      🥤 beker met rietje
      🧋 bubbelthee
      🧃 pakje drinken
      🧉 maté
      🧊 ijsklontje
      🥢 chopsticks
      🍽 mes en vork met bord
      🍴 mes en vork
      🥄 lepel
      🔪 keukenmes
      🫙 pot
      🏺 amfora
      🌍 wereldbol met Europa-Afrika
      🌎 wereldbol met Noord- en Zuid-Amerika
      🌏 wereldbol met Azië-Australië
      🌐 wereldbol met meridianen
      🗺 wereldkaart
      🗾 kaart van Japan
      🧭 kompas
      🏔 berg met besneeuwde toppen
      ⛰ berg
      🌋 vulkaan
      🗻 berg Fuji
      🏕 kamperen
      🏖 strand met parasol
      🏜 woestijn
      🏝 onbewoond eiland
      🏞 nationaal park
      🏟 stadion
      🏛 klassiek gebouw
      🏗 woningbouw
      🧱 baksteen
      🪨 rots
      🪵 hout
      🛖 hut
      🏘 huizen
      🏚 vervallen huis
      🏠 huis
      🏡 huis met tuin
      🏢 kantoorgebouw
      🏣 Japans postkantoor
      🏤 postkantoor
      🏥 ziekenhuis
      🏦 bank
      🏨 hotel
      🏩 love-hotel
      🏪 supermarkt
      🏫 school
      🏬 warenhuis
      🏭 fabriek
      🏯 Japans kasteel
      🏰 kasteel
      💒 bruiloft
      🗼 Tokio-toren
      🗽 vrijheidsbeeld
      ⛪ kerk
      🕌 moskee
      🛕 hindoetempel
      🕍 synagoge
      ⛩ shinto-tempel
      🕋 kaäba
      ⛲ fontein
      ⛺ tent
      🌁 mistig
      🌃 sterrenhemel
      🏙 stadsgezicht
      🌄 zonsopgang in de bergen
      🌅 zonsopgang
      🌆 stad bij schemering
      🌇 zonsondergang
      🌉 brug bij nacht
      ♨ warmwaterbronnen
      🎠 draaimolenpaard
      🛝 glijbaan
      🎡 reuzenrad
      🎢 achtbaan
      💈 kapperspaal
      🎪 circustent
      🚂 locomotief
      🚃 treinwagon
      🚄 hogesnelheidstrein
      🚅 hogesnelheidstrein met kogelneus
      🚆 trein
      🚇 metro
      🚈 lightrail
      🚉 treinstation
      🚊 tram
      🚝 monorail
      🚞 bergspoor
      🚋 tramwagon
      🚌 bus
      🚍 naderende bus
      🚎 trolleybus
      🚐 minibus
      🚑 ambulance
      🚒 brandweerauto
      🚓 politieauto
      🚔 naderende politieauto
      🚕 taxi
      🚖 naderende taxi
      🚗 auto
      🚘 naderende auto
      🚙 SUV
      🛻 pick-up
      🚚 bestelbus
      🚛 vrachtwagen
      🚜 tractor
      🏎 raceauto
      🏍 motor
      🛵 scooter
      🦽 rolstoel
      🦼 elektrische rolstoel
      🛺 riksja
      🚲 fiets
      🛴 step
      🛹 skateboard
      🛼 rolschaats
      🚏 bushalte
      🛣 snelweg
      🛤 treinspoor
      🛢 olievat
      ⛽ benzinestation
      🛞 wiel
      🚨 zwaailicht van politieauto
      🚥 horizontaal verkeerslicht
      🚦 verticaal verkeerslicht
      🛑 stopteken
      🚧 bouwwerkzaamheden
      ⚓ anker
      🛟 reddingsboei
      ⛵ zeilboot
      🛶 kano
      🚤 speedboot
      🛳 passagiersschip
      ⛴ veerboot
      🛥 motorboot
      🚢 schip
      ✈ vliegtuig
      🛩 vliegtuigje
      🛫 vertrek van vliegtuig
      🛬 aankomst van vliegtuig
      🪂 parachute
      💺 stoel
      🚁 helikopter
      🚟 zweeftrein
      🚠 bergkabelbaan
      🚡 kabelbaan
      🛰 satelliet
      🚀 raket
      🛸 vliegende schotel
      🛎 piccolobel
      🧳 bagage
      ⌛ zandloper
      ⏳ zandloper met stromend zand
      ⌚ horloge
      ⏰ wekker
      ⏱ stopwatch
      ⏲ keukenwekker
      🕰 klok
      🕛 twaalf uur
      🕧 half één
      🕐 één uur
      🕜 half twee
      🕑 twee uur
      🕝 half drie
      🕒 drie uur
      🕞 half vier
      🕓 vier uur
      🕟 half vijf
      🕔 vijf uur
      🕠 half zes
      🕕 zes uur
      🕡 half zeven
      🕖 zeven uur
      🕢 half acht
      🕗 acht uur
      🕣 half negen
      🕘 negen uur
      🕤 half tien
      🕙 tien uur
      🕥 half elf
      🕚 elf uur
      🕦 half twaalf
      🌑 nieuwe maan
      🌒 jonge maansikkel
      🌓 maan in eerste kwartier
      🌔 wassende maan
      🌕 volle maan
      🌖 afnemende maan
      🌗 maan in laatste kwartier
      🌘 asgrauwe maan
      🌙 maansikkel
      🌚 nieuwe maan met gezicht
      🌛 maan met gezicht in eerste kwartier
      🌜 maan met gezicht in laatste kwartier
      🌡 thermometer
      ☀ zon
      🌝 volle maan met gezicht
      🌞 zon met gezicht
      🪐 planeet met ringen
      ⭐ witte middelgrote ster
      🌟 stralende ster
      🌠 vallende ster
      🌌 melkweg
      ☁ wolk
      ⛅ zon achter wolk
      ⛈ wolk met bliksem en regen
      🌤 zon achter kleine wolk
      🌥 zon achter grote wolk
      🌦 zon achter regenwolk
      🌧 wolk met regen
      🌨 wolk met sneeuw
      🌩 wolk met bliksem
      🌪 tornado
      🌫 mist
      🌬 gezicht dat wind blaast
      🌀 cycloon
      🌈 regenboog
      🌂 ingevouwen paraplu
      ☂ paraplu
      ☔ paraplu met regendruppels
      ⛱ strandparasol
      ⚡ hoog voltage
      ❄ sneeuwvlok
      ☃ sneeuwpop
      ⛄ sneeuwpop zonder sneeuwvlokken
      ☄ komeet
      🔥 vuur
      💧 druppel
      🌊 golf
      🎃 halloweenlantaarn
      🎄 kerstboom
      🎆 vuurwerk
      🎇 sterretje
      🧨 rotje
      ✨ sterretjes
      🎈 ballon
      🎉 feestknaller
      🎊 confettibal
      🎋 tanabataboom
      🎍 dennenboomversiering
      🎎 Japanse poppen
      🎏 karperslinger
      🎐 windorgel
      🎑 maanobservatieceremonie
      🧧 rode envelop
      🎀 strik
      🎁 ingepakt cadeau
      🎗 bewustzijnslintje
      🎟 entreekaartjes
      🎫 ticket
      🎖 militaire medaille
      🏆 trofee
      🏅 sportmedaille
      🥇 medaille 1e plaats
      🥈 medaille 2e plaats
      🥉 medaille 3e plaats
      ⚽ voetbal
      ⚾ honkbal
      🥎 softbal
      🏀 basketbal
      🏐 volleybal
      🏈 american football
      🏉 rugby
      🎾 tennis
      🥏 frisbee
      🎳 bowlen
      🏏 cricket
      🏑 hockey
      🏒 ijshockeystick en puck
      🥍 lacrosse
      🏓 pingpong
      🏸 badminton
      🥊 bokshandschoen
      🥋 pak voor vechtsporten
      🥅 doelnet
      ⛳ vlag in hole
      ⛸ schaats
      🎣 vishengel
      🤿 duikbril
      🎽 hardloopshirt
      🎿 ski’s
      🛷 slee
      🥌 curlingsteen
      🎯 directe treffer
      🪀 jojo
      🪁 vlieger
      🔫 waterpistool
      🎱 biljart
      🔮 kristallen bol
      🪄 toverstok
      🎮 videogame
      🕹 joystick
      🎰 fruitautomaat
      🎲 dobbelsteen
      🧩 puzzelstukje
      🧸 teddybeer
      🪅 piñata
      🪩 spiegelbal
      🪆 matroesjka
      ♠ schoppen
      ♥ harten
      ♦ ruiten
      ♣ klaveren
      ♟ pion
      🃏 Jokerkaart
      🀄 mahjong rode draak
      🎴 speelkaarten
      🎭 toneelkunsten
      🖼 lijst met afbeelding
      🎨 schilderspalet
      🧵 garen
      🪡 naald
      🧶 wol
      🪢 knoop
      👓 bril
      🕶 zonnebril
      🥽 oogscherm
      🥼 labjas
      🦺 veiligheidsvest
      👔 stropdas
      👕 T-shirt
      👖 spijkerbroek
      🧣 sjaal
      🧤 handschoenen
      🧥 jas
      🧦 sokken
      👗 jurk
      👘 kimono
      🥻 sari
      🩱 badpak
      🩲 slip
      🩳 korte broek
      👙 bikini
      👚 dameskleding
      👛 portemonnee
      👜 handtas
      👝 tasje
      🛍 boodschappentassen
      🎒 schooltas
      🩴 teenslipper
      👞 herenschoen
      👟 sportschoen
      🥾 wandelschoen
      🥿 platte schoen
      👠 schoen met hoge hak
      👡 damessandaal
      🩰 balletschoenen
      👢 dameslaars
      👑 kroon
      👒 dameshoed
      🎩 hoge hoed
      🎓 academische baret
      🧢 pet
      🪖 legerhelm
      ⛑ helm van reddingswerker
      📿 gebedssnoer
      💄 lippenstift
      💍 ring
      💎 edelsteen
      🔇 speaker uit
      🔈 speaker
      🔉 speaker aan
      🔊 speaker luid
      📢 luidspreker
      📣 megafoon
      📯 posthoorn
      🔔 bel
      🔕 doorgestreepte bel
      🎼 notenschift
      🎵 muzieknoot
      🎶 muzieknoten
      🎙 studiomicrofoon
      🎚 schuifregelaar
      🎛 controleknoppen
      🎤 microfoon
      🎧 hoofdtelefoon
      📻 radio
      🎷 saxofoon
      🪗 accordeon
      🎸 gitaar
      🎹 piano
      🎺 trompet
      🎻 viool
      🪕 banjo
      🥁 trommel
      🪘 hoge trom
      📱 mobiele telefoon
      📲 mobiel met pijl
      ☎ telefoon
      📞 telefoonhoorn
      📟 pager
      📠 fax
      🔋 batterij
      🪫 batterij bijna leeg
      🔌 stekker
      💻 laptop
      🖥 desktop
      🖨 printer
      ⌨ toetsenbord
      🖱 computermuis
      🖲 trackball
      💽 harddisk
      💾 floppydisk
      💿 optische schijf
      📀 dvd
      🧮 abacus
      🎥 filmcamera
      🎞 filmframes
      📽 filmprojector
      🎬 klapbord
      📺 tv
      📷 camera
      📸 camera met flitser
      📹 videocamera
      📼 videoband
      🔍 vergrootglas naar links gericht
      🔎 vergrootglas naar rechts gericht
      🕯 kaars
      💡 gloeilamp
      🔦 zaklamp
      🏮 rode papieren lantaarn
      🪔 diya-lamp
      📔 versierd schrift
      📕 gesloten boek
      📖 geopend boek
      📗 groen boek
      📘 blauw boek
      📙 oranje boek
      📚 boeken
      📓 schrift
      📒 grootboek
      📃 omkrullende pagina
      📜 rol
      📄 pagina met bovenzijde omhoog
      📰 krant
      🗞 opgerolde krant
      📑 bladwijzertabs
      🔖 bladwijzer
      🏷 label
      💰 zak met geld
      🪙 munt
      💴 yenbiljet
      💵 dollarbiljet
      💶 eurobiljet
      💷 pondbiljet
      💸 vliegend geld
      💳 creditcard
      🧾 kassabon
      💹 stijgende grafiek met yenteken
      ✉ envelop
      📧 e-mail
      📨 inkomende post
      📩 envelop met pijl
      📤 postvak uit
      📥 postvak in
      📦 pakket
      📫 gesloten brievenbus met vlaggetje omhoog
      📪 gesloten brievenbus met vlaggetje omlaag
      📬 open brievenbus met vlaggetje omhoog
      📭 open brievenbus met vlaggetje omlaag
      📮 brievenbus
      🗳 stembus met stembiljet
      ✏ potlood
      ✒ kroontjespen met zwarte punt
      🖋 vulpen
      🖊 pen
      🖌 kwast
      🖍 krijtje
      📝 memo
      💼 aktentas
      📁 bestandsmap
      📂 geopende map
      🗂 tabbladen
      📅 kalender
      📆 scheurkalender
      🗒 schrijfblok met spiraal
      🗓 kalender met spiraal
      📇 kaartindex
      📈 stijgende trend
      📉 dalende trend
      📊 staafdiagram
      📋 klembord
      📌 punaise
      📍 ronde speld
      📎 paperclip
      🖇 twee paperclips aan elkaar
      📏 liniaal
      📐 geodriehoek
      ✂ schaar
      🗃 kaartenbak
      🗄 archiefkast
      🗑 prullenmand
      🔒 slot
      🔓 geopend hangslot
      🔏 slot met pen
      🔐 gesloten slot met sleutel
      🔑 sleutel
      🗝 oude sleutel
      🔨 hamer
      🪓 bijl
      ⛏ pikhouweel
      ⚒ twee hamers
      🛠 hamer en moersleutel
      🗡 dolk
      ⚔ gekruiste zwaarden
      💣 bom
      🪃 boemerang
      🏹 pijl en boog
      🛡 schild
      🪚 houtzaag
      🔧 moersleutel
      🪛 schroevendraaier
      🔩 bout en moer
      ⚙ tandwiel
      🗜 lijmklem
      ⚖ weegschaal
      🦯 taststok
      🔗 schakels
      ⛓ kettingen
      🪝 haak
      🧰 gereedschapskist
      🧲 magneet
      🪜 ladder
      ⚗ distilleerkolf
      🧪 reageerbuis
      🧫 petrischaal
      🧬 DNA
      🔬 microscoop
      🔭 telescoop
      📡 satellietschotel
      💉 injectiespuit
      🩸 bloeddruppel
      💊 pil
      🩹 pleister
      🩼 kruk
      🩺 stethoscoop
      🩻 röntgenfoto
      🚪 deur
      🛗 lift
      🪞 spiegel
      🪟 raam
      🛏 bed
      🛋 bank en lamp
      🪑 hoge stoel
      🚽 toilet
      🪠 ontstopper
      🚿 douche
      🛁 badkuip
      🪤 muizenval
      🪒 scheermes
      🧴 lotionfles
      🧷 veiligheidsspeld
      🧹 bezem
      🧺 mand
      🧻 rol papier
      🪣 emmer
      🧼 zeep
      🫧 zeepbellen
      🪥 tandenborstel
      🧽 spons
      🧯 brandblusapparaat
      🛒 winkelwagen
      🚬 sigaret
      ⚰ doodskist
      🪦 grafsteen
      ⚱ urn
      🧿 Nazar-amulet
      🪬 hamsa
      🗿 moai-beeld
      🪧 plakkaat
      🪪 legitimatiebewijs
      🏧 pinautomaat
      🚮 prullenbaksymbool
      🚰 drinkwater
      ♿ rolstoelsymbool
      🚹 herentoilet
      🚺 damestoilet
      🚻 toiletten
      🚼 babysymbool
      🚾 wc
      🛂 paspoortcontrole
      🛃 douane
      🛄 bagage afhalen
      🛅 bagagekluis
      ⚠ waarschuwing
      🚸 overstekende kinderen
      ⛔ geen toegang
      🚫 verboden
      🚳 geen fietsen
      🚭 niet roken
      🚯 geen afval weggooien
      🚱 geen drinkwater
      🚷 geen voetgangers
      📵 geen mobiele telefoon
      🔞 niemand onder de 18
      ☢ radioactief
      ☣ biologisch gevaar
      ⬆ pijl omhoog
      ↗ pijl rechtsomhoog
      ➡ pijl naar rechts
      ↘ pijl rechtsomlaag
      ⬇ pijl omlaag
      ↙ pijl linksomlaag
      ⬅ pijl naar links
      ↖ pijl linksomhoog
      ↕ pijl omhoog en omlaag
      ↔ pijl naar links en rechts
      ↩ pijl naar rechts die naar links draait
      ↪ pijl naar links die naar rechts draait
      ⤴ pijl naar rechts die omhoog draait
      ⤵ pijl naar rechts die omlaag draait
      🔃 verticale pijlen met de klok mee
      🔄 pijlen tegen de klok in
      🔙 BACK-pijl
      🔚 END-pijl
      🔛 ON!-pijl
      🔜 SOON-pijl
      🔝 TOP-pijl
      🛐 gebedsruimte
      ⚛ atoomsymbool
      🕉 om-symbool
      ✡ davidster
      ☸ wiel van dharma
      ☯ yin en yang
      ✝ christelijk kruis
      ☦ russisch kruis
      ☪ wassende maan en ster
      ☮ vredessymbool
      🕎 menora
      🔯 zespuntige ster
      ♈ ram (sterrenbeeld)
      ♉ stier (sterrenbeeld)
      ♊ tweelingen (sterrenbeeld)
      ♋ kreeft (sterrenbeeld)
      ♌ leeuw (sterrenbeeld)
      ♍ maagd (sterrenbeeld)
      ♎ weegschaal (sterrenbeeld)
      ♏ schorpioen (sterrenbeeld)
      ♐ boogschutter (sterrenbeeld)
      ♑ steenbok (sterrenbeeld)
      ♒ waterman (sterrenbeeld)
      ♓ vissen (sterrenbeeld)
      ⛎ slangendrager (sterrenbeeld)
      🔀 knop voor shuffle
      🔁 knop voor herhalen
      🔂 knop voor één herhalen
      ▶ knop voor afspelen
      ⏩ knop voor snel vooruitspoelen
      ⏭ knop voor volgende nummer
      ⏯ knop voor afspelen of pauzeren
      ◀ knop voor terugspoelen
      ⏪ knop voor versneld terugspoelen
      ⏮ knop voor vorige nummer
      🔼 knop voor omhoog
      ⏫ knop voor versneld omhoog
      🔽 knop voor omlaag
      ⏬ knop voor versneld omlaag
      ⏸ pauzeknop
      ⏹ knop voor stoppen
      ⏺ knop voor opnemen
      ⏏ knop voor uitwerpen
      🎦 knop voor filmen
      🔅 knop voor lagere helderheid
      🔆 knop voor hogere helderheid
      📶 mobiel signaal
      📳 trilstand
      📴 telefoon uit
      ♀ vrouwelijkheidssymbool
      ♂ mannelijkheidssymbool
      ⚧ transgendersymbool
      ✖ vermenigvuldigen
      ➕ plus
      ➖ min
      ➗ delen
      🟰 vetgedrukt gelijkteken
      ♾ oneindig
      ‼ dubbel uitroepteken
      ⁉ uitroepteken en vraagteken
      ❓ rood vraagteken
      ❔ wit vraagteken
      ❕ wit uitroepteken
      ❗ rood uitroepteken
      〰 golvend streepje
      💱 geld wisselen
      💲 vetgedrukt dollarteken
      ⚕ esculaap
      ♻ recycling-symbool
      ⚜ fleur de lis
      🔱 drietand-symbool
      📛 naamkaartje
      🔰 Japans symbool voor beginner
      ⭕ lege rode cirkel
      ✅ knop voor vinkje
      ☑ vinkje in vak
      ✔ vinkje
      ❌ kruisteken
      ❎ knop voor kruis
      ➰ gekrulde lus
      ➿ dubbele gekrulde lus
      〽 rolwisselingsmarkering
      ✳ achtpuntige asterisk
      ✴ achtpuntige ster
      ❇ sprankeling
      © copyright
      ® gedeponeerd
      ™ handelsmerksymbool
      🔟 toets: 10
      🔠 hoofdletters
      🔡 kleine letters
      🔢 cijfers
      🔣 symbolen
      🔤 Latijns alfabet
      🅰 bloedgroep A
      🆎 bloedgroep AB
      🅱 bloedgroep B
      🆑 CL-knop
      🆒 COOL-knop
      🆓 FREE-knop
      ℹ informatie
      🆔 ID-knop
      Ⓜ M in cirkel
      🆕 NEW-knop
      🆖 NG-knop
      🅾 bloedgroep O
      🆗 OK-knop
      🅿 P-knop
      🆘 SOS-knop
      🆙 UP!-knop
      🆚 VS-knop
      🈁 Japans teken voor ‘hier’
      🈂 Japans teken voor ‘dienstenheffing’
      🈷 Japans teken voor ‘maandelijks bedrag’
      🈶 Japans teken voor ‘niet gratis’
      🈯 Japans teken voor ‘gereserveerd’
      🉐 Japans teken voor ‘koopje’
      🈹 Japans teken voor ‘korting’
      🈚 Japans teken voor ‘gratis’
      🈲 Japans teken voor ‘verboden’
      🉑 Japans teken voor ‘acceptabel’
      🈸 Japans teken voor ‘toepassing’
      🈴 Japans teken voor ‘voldoende (cijfer)‘
      🈳 Japans teken voor ‘plaats vrij’
      ㊗ Japans teken voor ‘gefeliciteerd’
      ㊙ Japans teken voor ‘geheim’
      🈺 Japans teken voor ‘geopend’
      🈵 Japans teken voor ‘vol, geen plaats’
      🔴 rode cirkel
      🟠 oranje cirkel
      🟡 gele cirkel
      🟢 groene cirkel
      🔵 blauwe cirkel
      🟣 paarse cirkel
      🟤 bruine cirkel
      ⚫ zwarte cirkel
      ⚪ witte cirkel
      🟥 rood vierkant
      🟧 oranje vierkant
      🟨 geel vierkant
      🟩 groen vierkant
      🟦 blauw vierkant
      🟪 paars vierkant
      🟫 bruin vierkant
      ⬛ groot zwart vierkant
      ⬜ groot wit vierkant
      ◼ middelgroot zwart vierkant
      ◻ middelgroot wit vierkant
      ◾ klein tot middelgroot zwart vierkant
      ◽ klein tot middelgroot wit vierkant
      ▪ klein zwart vierkant
      ▫ klein wit vierkant
      🔶 grote oranje ruit
      🔷 grote blauwe ruit
      🔸 kleine oranje ruit
      🔹 kleine blauwe ruit
      🔺 rode omhoogwijzende driehoek
      🔻 rode omlaagwijzende driehoek
      💠 ruitvorm met stip erin
      🔘 keuzerondje
      🔳 witte vierkante knop
      🔲 zwarte vierkante knop
      🏁 geblokte vlag
      🚩 driehoekige vlag
      🎌 gekruiste vlaggen
      🏴 zwarte vlag
      🏳 witte vlag
      🏻 lichte huidskleur
      🏼 lichtgetinte huidskleur
      🏽 getinte huidskleur
      🏾 donkergetinte huidskleur
      🏿 donkere huidskleur
      🦰 rood haar
      🦱 krullend haar
      🦳 wit haar
      🦲 kaal
      🇦🇨 Ascension
      🇦🇩 Andorra
      🇦🇪 Verenigde Arabische Emiraten
      🇦🇫 Afghanistan
      🇦🇬 Antigua en Barbuda
      🇦🇮 Anguilla
      🇦🇱 Albanië
      🇦🇲 Armenië
      🇦🇴 Angola
      🇦🇶 Antarctica
      🇦🇷 Argentinië
      🇦🇸 Amerikaans-Samoa
      🇦🇹 Oostenrijk
      🇦🇺 Australië
      🇦🇼 Aruba
      🇦🇽 Åland
      🇦🇿 Azerbeidzjan
      🇧🇦 Bosnië en Herzegovina
      🇧🇧 Barbados
      🇧🇩 Bangladesh
      🇧🇪 België
      🇧🇫 Burkina Faso
      🇧🇬 Bulgarije
      🇧🇭 Bahrein
      🇧🇮 Burundi
      🇧🇯 Benin
      🇧🇱 Saint-Barthélemy
      🇧🇲 Bermuda
      🇧🇳 Brunei
      🇧🇴 Bolivia
      🇧🇶 Caribisch Nederland
      🇧🇷 Brazilië
      🇧🇸 Bahama’s
      🇧🇹 Bhutan
      🇧🇻 Bouveteiland
      🇧🇼 Botswana
      🇧🇾 Belarus
      🇧🇿 Belize
      🇨🇦 Canada
      🇨🇨 Cocoseilanden
      🇨🇩 Congo-Kinshasa
      🇨🇫 Centraal-Afrikaanse Republiek
      🇨🇬 Congo-Brazzaville
      🇨🇭 Zwitserland
      🇨🇮 Ivoorkust
      🇨🇰 Cookeilanden
      🇨🇱 Chili
      🇨🇲 Kameroen
      🇨🇳 China
      🇨🇴 Colombia
      🇨🇵 Clipperton
      🇨🇷 Costa Rica
      🇨🇺 Cuba
      🇨🇻 Kaapverdië
      🇨🇼 Curaçao
      🇨🇽 Christmaseiland
      🇨🇾 Cyprus
      🇨🇿 Tsjechië
      🇩🇪 Duitsland
      🇩🇬 Diego Garcia
      🇩🇯 Djibouti
      🇩🇰 Denemarken
      🇩🇲 Dominica
      🇩🇴 Dominicaanse Republiek
      🇩🇿 Algerije
      🇪🇦 Ceuta en Melilla
      🇪🇨 Ecuador
      🇪🇪 Estland
      🇪🇬 Egypte
      🇪🇭 Westelijke Sahara
      🇪🇷 Eritrea
      🇪🇸 Spanje
      🇪🇹 Ethiopië
      🇪🇺 Europese Unie
      🇫🇮 Finland
      🇫🇯 Fiji
      🇫🇰 Falklandeilanden
      🇫🇲 Micronesia
      🇫🇴 Faeröer
      🇫🇷 Frankrijk
      🇬🇦 Gabon
      🇬🇧 Verenigd Koninkrijk
      🇬🇩 Grenada
      🇬🇪 Georgië
      🇬🇫 Frans-Guyana
      🇬🇬 Guernsey
      🇬🇭 Ghana
      🇬🇮 Gibraltar
      🇬🇱 Groenland
      🇬🇲 Gambia
      🇬🇳 Guinee
      🇬🇵 Guadeloupe
      🇬🇶 Equatoriaal-Guinea
      🇬🇷 Griekenland
      🇬🇸 Zuid-Georgia en Zuidelijke Sandwicheilanden
      🇬🇹 Guatemala
      🇬🇺 Guam
      🇬🇼 Guinee-Bissau
      🇬🇾 Guyana
      🇭🇰 Hongkong SAR van China
      🇭🇲 Heard en McDonaldeilanden
      🇭🇳 Honduras
      🇭🇷 Kroatië
      🇭🇹 Haïti
      🇭🇺 Hongarije
      🇮🇨 Canarische Eilanden
      🇮🇩 Indonesië
      🇮🇪 Ierland
      🇮🇱 Israël
      🇮🇲 Isle of Man
      🇮🇳 India
      🇮🇴 Brits Indische Oceaanterritorium
      🇮🇶 Irak
      🇮🇷 Iran
      🇮🇸 IJsland
      🇮🇹 Italië
      🇯🇪 Jersey
      🇯🇲 Jamaica
      🇯🇴 Jordanië
      🇯🇵 Japan
      🇰🇪 Kenia
      🇰🇬 Kirgizië
      🇰🇭 Cambodja
      🇰🇮 Kiribati
      🇰🇲 Comoren
      🇰🇳 Saint Kitts en Nevis
      🇰🇵 Noord-Korea
      🇰🇷 Zuid-Korea
      🇰🇼 Koeweit
      🇰🇾 Kaaimaneilanden
      🇰🇿 Kazachstan
      🇱🇦 Laos
      🇱🇧 Libanon
      🇱🇨 Saint Lucia
      🇱🇮 Liechtenstein
      🇱🇰 Sri Lanka
      🇱🇷 Liberia
      🇱🇸 Lesotho
      🇱🇹 Litouwen
      🇱🇺 Luxemburg
      🇱🇻 Letland
      🇱🇾 Libië
      🇲🇦 Marokko
      🇲🇨 Monaco
      🇲🇩 Moldavië
      🇲🇪 Montenegro
      🇲🇫 Saint-Martin
      🇲🇬 Madagaskar
      🇲🇭 Marshalleilanden
      🇲🇰 Noord-Macedonië
      🇲🇱 Mali
      🇲🇲 Myanmar (Birma)
      🇲🇳 Mongolië
      🇲🇴 Macau SAR van China
      🇲🇵 Noordelijke Marianen
      🇲🇶 Martinique
      🇲🇷 Mauritanië
      🇲🇸 Montserrat
      🇲🇹 Malta
      🇲🇺 Mauritius
      🇲🇻 Maldiven
      🇲🇼 Malawi
      🇲🇽 Mexico
      🇲🇾 Maleisië
      🇲🇿 Mozambique
      🇳🇦 Namibië
      🇳🇨 Nieuw-Caledonië
      🇳🇪 Niger
      🇳🇫 Norfolk
      🇳🇬 Nigeria
      🇳🇮 Nicaragua
      🇳🇱 Nederland
      🇳🇴 Noorwegen
      🇳🇵 Nepal
      🇳🇷 Nauru
      🇳🇺 Niue
      🇳🇿 Nieuw-Zeeland
      🇴🇲 Oman
      🇵🇦 Panama
      🇵🇪 Peru
      🇵🇫 Frans-Polynesië
      🇵🇬 Papoea-Nieuw-Guinea
      🇵🇭 Filipijnen
      🇵🇰 Pakistan
      🇵🇱 Polen
      🇵🇲 Saint-Pierre en Miquelon
      🇵🇳 Pitcairneilanden
      🇵🇷 Puerto Rico
      🇵🇸 Palestijnse gebieden
      🇵🇹 Portugal
      🇵🇼 Palau
      🇵🇾 Paraguay
      🇶🇦 Qatar
      🇷🇪 Réunion
      🇷🇴 Roemenië
      🇷🇸 Servië
      🇷🇺 Rusland
      🇷🇼 Rwanda
      🇸🇦 Saoedi-Arabië
      🇸🇧 Salomonseilanden
      🇸🇨 Seychellen
      🇸🇩 Soedan
      🇸🇪 Zweden
      🇸🇬 Singapore
      🇸🇭 Sint-Helena
      🇸🇮 Slovenië
      🇸🇯 Spitsbergen en Jan Mayen
      🇸🇰 Slowakije
      🇸🇱 Sierra Leone
      🇸🇲 San Marino
      🇸🇳 Senegal
      🇸🇴 Somalië
      🇸🇷 Suriname
      🇸🇸 Zuid-Soedan
      🇸🇹 Sao Tomé en Principe
      🇸🇻 El Salvador
      🇸🇽 Sint-Maarten
      🇸🇾 Syrië
      🇸🇿 Eswatini
      🇹🇦 Tristan da Cunha
      🇹🇨 Turks- en Caicoseilanden
      🇹🇩 Tsjaad
      🇹🇫 Franse Gebieden in de zuidelijke Indische Oceaan
      🇹🇬 Togo
      🇹🇭 Thailand
      🇹🇯 Tadzjikistan
      🇹🇰 Tokelau
      🇹🇱 Oost-Timor
      🇹🇲 Turkmenistan
      🇹🇳 Tunesië
      🇹🇴 Tonga
      🇹🇷 Turkije
      🇹🇹 Trinidad en Tobago
      🇹🇻 Tuvalu
      🇹🇼 Taiwan
      🇹🇿 Tanzania
      🇺🇦 Oekraïne
      🇺🇬 Oeganda
      🇺🇲 Kleine afgelegen eilanden van de Verenigde Staten
      🇺🇳 Verenigde Naties
      🇺🇸 Verenigde Staten
      🇺🇾 Uruguay
      🇺🇿 Oezbekistan
      🇻🇦 Vaticaanstad
      🇻🇨 Saint Vincent en de Grenadines
      🇻🇪 Venezuela
      🇻🇬 Britse Maagdeneilanden
      🇻🇮 Amerikaanse Maagdeneilanden
      🇻🇳 Vietnam
      🇻🇺 Vanuatu
      🇼🇫 Wallis en Futuna
      🇼🇸 Samoa
      🇽🇰 Kosovo
      🇾🇪 Jemen
      🇾🇹 Mayotte
      🇿🇦 Zuid-Afrika
      🇿🇲 Zambia
      🇿🇼 Zimbabwe
      🏴󠁧󠁢󠁥󠁮󠁧󠁿 Engeland
      🏴󠁧󠁢󠁳󠁣󠁴󠁿 Schotland
      🏴󠁧󠁢󠁷󠁬󠁳󠁿 Wales
      😶‍🌫 gezicht in de wolken
      😮‍💨 gezicht dat uitademt
      😵‍💫 gezicht met spiraalvormige ogen
      ❤‍🔥 hart in vuur en vlam
      ❤‍🩹 helend hart
      👁‍🗨 spraakballon met oog
      🧔‍♂ man: baard
      🧔‍♀ vrouw: baard
      👱‍♀ vrouw met blond haar
      👱‍♂ man met blond haar
      🙍‍♂ fronsende man
      🙍‍♀ fronsende vrouw
      🙎‍♂ pruilende man
      🙎‍♀ pruilende vrouw
      🙅‍♂ man die nee-gebaar maakt
      🙅‍♀ vrouw die nee-gebaar maakt
      🙆‍♂ man die OK-gebaar maakt
      🙆‍♀ vrouw die OK-gebaar maakt
      💁‍♂ man achter informatiebalie
      💁‍♀ vrouw achter informatiebalie
      🙋‍♂ man met opgeheven hand
      🙋‍♀ vrouw met opgeheven hand
      🧏‍♂ dove man
      🧏‍♀ dove vrouw
      🙇‍♂ buigende man
      🙇‍♀ buigende vrouw
      🤦‍♂ man die het gezicht met de hand bedekt
      🤦‍♀ vrouw die het gezicht met de hand bedekt
      🤷‍♂ man die schouders ophaalt
      🤷‍♀ vrouw die schouders ophaalt
      🧑‍⚕ gezondheidsmedewerker
      👨‍⚕ mannelijke gezondheidsmedewerker
      👩‍⚕ gezondheidsmedewerkster
      🧑‍🎓 student
      👨‍🎓 mannelijke student
      👩‍🎓 studente
      🧑‍🏫 docent
      👨‍🏫 mannelijke docent
      👩‍🏫 docente
      🧑‍⚖ rechter
      👨‍⚖ mannelijke rechter
      👩‍⚖ vrouwelijke rechter
      🧑‍🌾 boer
      👨‍🌾 mannelijke boer
      👩‍🌾 boerin
      🧑‍🍳 kok
      👨‍🍳 mannelijke kok
      👩‍🍳 kokkin
      🧑‍🔧 monteur
      👨‍🔧 mannelijke monteur
      👩‍🔧 monteuse
      🧑‍🏭 fabrieksarbeider
      👨‍🏭 mannelijke fabrieksarbeider
      👩‍🏭 fabrieksarbeidster
      🧑‍💼 kantoormedewerker
      👨‍💼 mannelijke kantoormedewerker
      👩‍💼 kantoormedewerkster
      🧑‍🔬 wetenschapper
      👨‍🔬 mannelijke wetenschapper
      👩‍🔬 wetenschapster
      🧑‍💻 technoloog
      👨‍💻 mannelijke technoloog
      👩‍💻 technologe
      🧑‍🎤 zanger
      👨‍🎤 mannelijke zanger
      👩‍🎤 zangeres
      🧑‍🎨 kunstenaar
      👨‍🎨 mannelijke kunstenaar
      👩‍🎨 kunstenares
      🧑‍✈ piloot
      👨‍✈ mannelijke piloot
      👩‍✈ pilote
      🧑‍🚀 astronaut
      👨‍🚀 mannelijke astronaut
      👩‍🚀 astronaute
      🧑‍🚒 brandweerman
      👨‍🚒 mannelijke brandweerman
      👩‍🚒 brandweervrouw
      👮‍♂ politieman
      👮‍♀ politievrouw
      🕵‍♂ mannelijke detective
      🕵‍♀ vrouwelijke detective
      💂‍♂ mannelijke wachter
      💂‍♀ vrouwelijke wachter
      👷‍♂ mannelijke bouwvakker
      👷‍♀ vrouwelijke bouwvakker
      👳‍♂ man met tulband
      👳‍♀ vrouw met tulband
      🤵‍♂ man in smoking
      🤵‍♀ vrouw in smoking
      👰‍♂ man met sluier
      👰‍♀ vrouw met sluier
      👩‍🍼 vrouw die een baby voedt
      👨‍🍼 man die een baby voedt
      🧑‍🍼 persoon die een baby voedt
      🧑‍🎄 kersttransgender
      🦸‍♂ mannelijke superheld
      🦸‍♀ vrouwelijke superheld
      🦹‍♂ mannelijke superschurk
      🦹‍♀ vrouwelijke superschurk
      🧙‍♂ mannelijke magiër
      🧙‍♀ vrouwelijke magiër
      🧚‍♂ mannelijk elfje
      🧚‍♀ vrouwelijk elfje
      🧛‍♂ mannelijke vampier
      🧛‍♀ vrouwelijke vampier
      🧜‍♂ zeemeerman
      🧜‍♀ sirene
      🧝‍♂ mannelijke elf
      🧝‍♀ vrouwelijke elf
      🧞‍♂ mannelijke geest in de fles
      🧞‍♀ vrouwelijke geest in de fles
      🧟‍♂ mannelijke zombie
      🧟‍♀ vrouwelijke zombie
      💆‍♂ man die hoofdmassage krijgt
      💆‍♀ vrouw die hoofdmassage krijgt
      💇‍♂ man die wordt geknipt
      💇‍♀ vrouw die wordt geknipt
      🚶‍♂ wandelende man
      🚶‍♀ wandelende vrouw
      🧍‍♂ staande man
      🧍‍♀ staande vrouw
      🧎‍♂ knielende man
      🧎‍♀ knielende vrouw
      🧑‍🦯 persoon met taststok
      👨‍🦯 man met taststok
      👩‍🦯 vrouw met taststok
      🧑‍🦼 persoon in elektrische rolstoel
      👨‍🦼 man in elektrische rolstoel
      👩‍🦼 vrouw in elektrische rolstoel
      🧑‍🦽 persoon in rolstoel
      👨‍🦽 man in rolstoel
      👩‍🦽 vrouw in rolstoel
      🏃‍♂ rennende man
      🏃‍♀ rennende vrouw
      👯‍♂ mannen met konijnenoren
      👯‍♀ vrouwen met konijnenoren
      🧖‍♂ man in ruimte vol stoom
      🧖‍♀ vrouw in ruimte vol stoom
      🧗‍♂ klimmende man
      🧗‍♀ klimmende vrouw
      🏌‍♂ golfende man
      🏌‍♀ golfende vrouw
      🏄‍♂ mannelijke surfer
      🏄‍♀ vrouwelijke surfer
      🚣‍♂ man in roeiboot
      🚣‍♀ vrouw in roeiboot
      🏊‍♂ zwemmende man
      🏊‍♀ zwemmende vrouw
      ⛹‍♂ basketballer
      ⛹‍♀ basketbalster
      🏋‍♂ mannelijke gewichtheffer
      🏋‍♀ vrouwelijke gewichtheffer
      🚴‍♂ fietsende man
      🚴‍♀ fietsende vrouw
      🚵‍♂ man op mountainbike
      🚵‍♀ vrouw op mountainbike
      🤸‍♂ man die een radslag doet
      🤸‍♀ vrouw die een radslag doet
      🤼‍♂ worstelende mannen
      🤼‍♀ worstelende vrouwen
      🤽‍♂ man die waterpolo speelt
      🤽‍♀ vrouw die waterpolo speelt
      🤾‍♂ man die handbal speelt
      🤾‍♀ vrouw die handbal speelt
      🤹‍♂ man die jongleert
      🤹‍♀ vrouw die jongleert
      🧘‍♂ man in lotushouding
      🧘‍♀ vrouw in lotushouding
      🧑‍🤝‍🧑 personen hand in hand
      🐕‍🦺 assistentiehond
      🐈‍⬛ zwarte kat
      🐻‍❄ ijsbeer
      🏳‍🌈 regenboogvlag
      🏳‍⚧ transgendervlag
      🏴‍☠ piratenvlag
      """)
}
