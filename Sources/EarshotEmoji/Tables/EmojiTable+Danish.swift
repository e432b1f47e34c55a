// swift-format-ignore-file
// Written by GenerateEmojiNames from CLDR 41 and Unicode Emoji 15.0; the licence is
// LICENSES/Unicode-DFS-2016.txt.

extension EmojiTable {
  static let danish = EmojiTable(
    lines: """
      😀 grinende ansigt
      😃 grinende ansigt med store øjne
      😄 grinende ansigt med smilende øjne
      😁 strålende ansigt med smilende øjne
      😆 grinende ansigt med lukkede øjne
      😅 grinende ansigt med sveddråbe
      🤣 ruller rundt på gulvet af grin
      😂 ansigt med glædestårer
      🙂 let smilende ansigt
      🙃 omvendt ansigt
      🫠 smeltende ansigt
      😉 blinkende ansigt
      😊 smilende ansigt og øjne
      😇 smilende ansigt med glorie
      🥰 smilende ansigt med tre hjerter
      😍 smilende ansigt med hjerteøjne
      🤩 benovet
      😘 kyssende ansigt
      😗 kysseansigt
      ☺ smilende ansigt
      😚 kysseansigt med lukkede øjne
      😙 kysseansigt med smilende øjne
      🥲 smilende ansigt med tåre
      😋 nydende ansigt
      😛 ansigt med tungen ude
      😜 ansigt med tungen ude og blinkende øje
      🤪 skørt ansigt
      😝 ansigt med tungen ude og sammenknebne øjne
      🤑 ansigt med dollartegn
      🤗 krammende ansigt
      🤭 ansigt med hånd over munden
      🫢 ansigt med åbne øjne og hånden over munden
      🫣 ansigt, der smugkigger
      🤫 tyssende ansigt
      🤔 tænkende ansigt
      🫡 ansigt, der gør honnør
      🤐 ansigt med lynlåsmund
      🤨 ansigt med løftet øjenbryn
      😐 neutralt ansigt
      😑 udtryksløst ansigt
      😶 ansigt uden mund
      🫥 stiplet linje ansigt
      😏 ansigt med smørret grin
      😒 uimponeret ansigt
      🙄 ansigt med rullende øjne
      😬 sammenbidt ansigt
      🤥 løgneransigt
      😌 lettet ansigt
      😔 eftertænksomt ansigt
      😪 søvnigt ansigt
      🤤 savlende ansigt
      😴 sovende ansigt
      😷 ansigt med mundbind
      🤒 ansigt med termometer
      🤕 ansigt med bandage
      🤢 ansigt med kvalme
      🤮 ansigt, der kaster op
      🤧 nysende ansigt
      🥵 svedende ansigt
      🥶 frysende ansigt
      🥴 ørt ansigt
      😵 svimmelt ansigt
      🤯 hoved, der eksploderer
      🤠 ansigt med cowboyhat
      🥳 festansigt
      🥸 maske
      😎 smilende ansigt med solbriller
      🤓 nørdansigt
      🧐 ansigt med monokel
      😕 forvirret ansigt
      🫤 ansigt med skrå mund
      😟 bekymret ansigt
      🙁 lidt trist ansigt
      ☹ trist ansigt
      😮 ansigt med åben mund
      😯 tavst ansigt
      😲 overrasket ansigt
      😳 rødmende ansigt
      🥺 bønfaldende ansigt
      🥹 ansigt, der holder tårer tilbage
      😦 måbende ansigt med åben mund
      😧 forpint ansigt
      😨 bange ansigt
      😰 ansigt med åben mund og koldsved
      😥 skuffet men lettet ansigt
      😢 grædende ansigt
      😭 stortudende ansigt
      😱 skrigende ansigt
      😖 forbistret ansigt
      😣 stædigt ansigt
      😞 skuffet ansigt
      😓 ansigt med koldsved
      😩 udmattet ansigt
      😫 træt ansigt
      🥱 gabende ansigt
      😤 fnysende ansigt
      😡 surt ansigt
      😠 vredt ansigt
      🤬 ansigt med symboler på munden
      😈 glad lilla djævel
      👿 sur lilla djævel
      💀 kranium
      ☠ kranium og korslagte knogler
      💩 bæ
      🤡 klovneansigt
      👹 uhyre
      👺 ånd
      👻 spøgelse
      👽 rumvæsen
      👾 alien-monster
      🤖 robot
      😺 smilende kat
      😸 grinende kat
      😹 kat med glædestårer
      😻 glad kat med hjerteøjne
      😼 kat med ironisk smil
      😽 kyssende kat
      🙀 overrasket kat
      😿 grædende kat
      😾 sur kat
      🙈 ikke se
      🙉 ikke høre
      🙊 ikke tale
      💌 kærlighedsbrev
      💘 hjerte med pil
      💝 hjerte med bånd
      💖 hjerte med stjerner
      💗 voksende hjerte
      💓 bankende hjerte
      💞 roterende hjerter
      💕 to hjerter
      💟 hjertedekoration
      ❣ hjerte som udråbstegn
      💔 knust hjerte
      ❤ rødt hjerte
      🧡 orange hjerte
      💛 gult hjerte
      💚 grønt hjerte
      💙 blåt hjerte
      💜 violet hjerte
      🤎 brunt hjerte
      🖤 sort hjerte
      🤍 hvidt hjerte
      💋 læbeaftryk
      💯 100 point
      💢 vrede
      💥 kollision
      💫 svimmel
      💦 sveddråber
      💨 smutter
      🕳 hul
      💬 taleboble
      🗨 taleboble til venstre
      🗯 vred taleboble til højre
      💭 tankeboble
      💤 søvnig
      👋 vinker
      🤚 løftet håndryg
      🖐 hånd med spredte fingre
      ✋ løftet hånd
      🖖 vulcan-hilsen
      🫱 hånd til højre
      🫲 hånd til venstre
      🫳 håndflade nedad
      🫴 håndflade opad
      👌 ok-tegn
      🤌 samlede fingre
      🤏 lidt vist med tommel- og pegefinger
      ✌ v-tegn
      🤞 krydsede fingre
      🫰 krydset pegefinger og tommelfinger
      🤟 elsker dig-gestus
      🤘 djævletegn
      🤙 ring til mig-hånd
      👈 peger mod venstre
      👉 peger mod højre
      👆 peger opad
      🖕 langefinger
      👇 peger nedad
      ☝ rækker finger op
      🫵 peger på seeren
      👍 tommelfinger op
      👎 tommelfinger ned
      ✊ løftet knytnæve
      👊 knytnæve
      🤛 venstrevendt knytnæve
      🤜 højrevendt knytnæve
      👏 klappende hænder
      🙌 løftede hænder
      🫶 hjertehænder
      👐 åbne hænder
      🤲 håndflader samlet og løftet
      🤝 håndtryk
      🙏 foldede hænder
      ✍ skrivende hånd
      💅 neglelak
      🤳 selfie
      💪 armmuskler
      🦾 mekanisk arm
      🦿 mekanisk ben
      🦵 ben
      🦶 fod
      👂 øre
      🦻 øre med høreapparat
      👃 næse
      🧠 hjerne
      🫀 hjerte
      🫁 lunger
      🦷 tand
      🦴 knogle
      👀 øjne
      👁 øje
      👅 tunge
      👄 mund
      🫦 bider i læben
      👶 baby
      🧒 barn
      👦 dreng
      👧 pige
      🧑 voksen
      👱 blond person
      👨 mand
      🧔 person med skæg
      👩 kvinde
      🧓 gammel person
      👴 gammel mand
      👵 gammel kvinde
      🙍 Utilfreds person
      🙎 surmulende person
      🙅 signalerer nej
      🙆 signalerer ok
      💁 person vender håndfladen op
      🙋 person med løftet hånd
      🧏 døv person
      🙇 bukker
      🤦 slå sig for panden
      🤷 trækker på skuldrene
      👮 politibetjent
      🕵 detektiv
      💂 garder
      🥷 ninja
      👷 bygningsarbejder
      🫅 person med krone
      🤴 prins
      👸 prinsesse
      👳 person med turban
      👲 mand med kinesisk hat
      🧕 kvinde med tørklæde
      🤵 person i smoking
      👰 person med brudeslør
      🤰 gravid kvinde
      🫃 gravid mand
      🫄 gravid person
      🤱 kvinde, der ammer
      👼 babyengel
      🎅 julemand
      🤶 julemandens kone
      🦸 superhelt
      🦹 superskurk
      🧙 magiker
      🧚 fe
      🧛 vampyr
      🧜 havvæsen
      🧝 elver
      🧞 magisk ånd
      🧟 zombie
      🧌 trold
      💆 ansigtsmassage
      💇 bliver klippet
      🚶 fodgænger
      🧍 stående person
      🧎 knælende person
      🏃 løber
      💃 danser
      🕺 dansende mand
      🕴 svævende forretningsmand
      👯 personer med kaninører
      🧖 person i dampbad
      🧗 bjergbestiger
      🤺 fægter
      🏇 hestevæddeløb
      ⛷ skiløber
      🏂 snowboarder
      🏌 golfspiller
      🏄 surfer
      🚣 roer
      🏊 svømmer
      ⛹ person, der dribler med en bold
      🏋 vægtløfter
      🚴 cyklist
      🚵 mountainbikerytter
      🤸 person slår vejrmølle
      🤼 brydere
      🤽 vandpolospiller
      🤾 håndboldspiller
      🤹 jonglør
      🧘 lotusstilling
      🛀 bad
      🛌 person i seng
      👭 to kvinder hånd i hånd
      👫 mand og kvinde hånd i hånd
      👬 to mænd hånd i hånd
      💏 kys
      💑 par med hjerte
      👪 familie
      🗣 talende hoved
      👤 buste i silhuet
      👥 buster i silhuet
      🫂 knus
      👣 fodspor
      🐵 abehoved
      🐒 abe
      🦍 gorilla
      🦧 orangutang
      🐶 hundehoved
      🐕 hund
      🦮 førerhund
      🐩 puddel
      🐺 ulvehoved
      🦊 rævehoved
      🦝 vaskebjørn
      🐱 kattehoved
      🐈 kat
      🦁 løvehoved
      🐯 tigerhoved
      🐅 tiger
      🐆 leopard
      🐴 hestehoved
      🐎 hest
      🦄 enhjørningehoved
      🦓 zebra
      🦌 hjort
      🦬 bison
      🐮 kohoved
      🐂 okse
      🐃 vandbøffel
      🐄 ko
      🐷 grisehoved
      🐖 gris
      🐗 vildsvin
      🐽 grisetryne
      🐏 vædder
      🐑 får
      🐐 ged
      🐪 dromedar
      🐫 kamel
      🦙 lama
      🦒 giraf
      🐘 elefant
      🦣 mammut
      🦏 næsehorn
      🦛 flodhest
      🐭 musehoved
      🐁 mus
      🐀 rotte
      🐹 hamsterhoved
      🐰 kaninhoved
      🐇 kanin
      🐿 jordegern
      🦫 bæver
      🦔 pindsvin
      🦇 flagermus
      🐻 bjørnehoved
      🐨 koala
      🐼 pandahoved
      🦥 dovendyr
      🦦 odder
      🦨 stinkdyr
      🦘 kænguru
      🦡 grævling
      🐾 poteaftryk
      🦃 kalkun
      🐔 høne
      🐓 hane
      🐣 nyudklækket kylling
      🐤 kylling
      🐥 kylling forfra
      🐦 fugl
      🐧 pingvin
      🕊 due
      🦅 ørn
      🦆 and
      🦢 svane
      🦉 ugle
      🦤 dronte
      🪶 fjer
      🦩 flamingo
      🦚 påfugl
      🦜 papegøje
      🐸 frø
      🐊 krokodille
      🐢 skildpadde
      🦎 firben
      🐍 slange
      🐲 dragehoved
      🐉 drage
      🦕 sauropod
      🦖 T-Rex
      🐳 hval med vandsprøjt
      🐋 hval
      🐬 delfin
      🦭 sæl
      🐟 fisk
      🐠 tropisk fisk
      🐡 kuglefisk
      🦈 haj
      🐙 blæksprutte
      🐚 konkylie
      🪸 koral
      🐌 snegl
      🦋 sommerfugl
      🐛 larve
      🐜 myre
      🐝 honningbi
      🪲 bille
      🐞 mariehøne
      🦗 fårekylling
      🪳 kakerlak
      🕷 edderkop
      🕸 edderkoppespind
      🦂 skorpion
      🦟 myg
      🪰 flue
      🪱 orm
      🦠 mikrobe
      💐 blomsterbuket
      🌸 kirsebærblomst
      💮 hvid blomst
      🪷 lotus
      🏵 roset
      🌹 rose
      🥀 vissen blomst
      🌺 hibiscus
      🌻 solsikke
      🌼 blomst
      🌷 tulipan
      🌱 spire
      🪴 potteplante
      🌲 nåletræ
      🌳 løvtræ
      🌴 palme
      🌵 kaktus
      🌾 risplante
      🌿 urt
      ☘ kløver
      🍀 firkløver
      🍁 ahornblad
      🍂 faldende blade
      🍃 blade i vinden
      🪹 tom rede
      🪺 rede med æg
      🍄 svamp
      🍇 vindruer
      🍈 melon
      🍉 vandmelon
      🍊 appelsin
      🍋 citron
      🍌 banan
      🍍 ananas
      🥭 mango
      🍎 rødt æble
      🍏 grønt æble
      🍐 pære
      🍑 fersken
      🍒 kirsebær
      🍓 jordbær
      🫐 blåbær
      🥝 kiwifrugt
      🍅 tomat
      🫒 oliven
      🥥 kokosnød
      🥑 avokado
      🍆 aubergine
      🥔 kartoffel
      🥕 gulerod
      🌽 majs
      🌶 chili
      🫑 peberfrugt
      🥒 agurk
      🥬 bladgrønt
      🥦 broccoli
      🧄 hvidløg
      🧅 løg
      🥜 jordnødder
      🫘 bønner
      🌰 kastanje
      🍞 brød
      🥐 croissant
      🥖 flute
      🫓 fladbrød
      🥨 kringle
      🥯 bagel
      🥞 pandekager
      🧇 vaffel
      🧀 et stykke ost
      🍖 kød
      🍗 kyllingelår
      🥩 kødudskæring
      🥓 bacon
      🍔 hamburger
      🍟 pomfritter
      🍕 pizza
      🌭 hotdog
      🥪 sandwich
      🌮 taco
      🌯 burrito
      🫔 tamales
      🥙 fyldt pitabrød
      🧆 falafel
      🥚 æg
      🍳 stegepande
      🥘 pande med mad
      🍲 gryde med mad
      🫕 fondue
      🥣 ske i skål
      🥗 grøn salat
      🍿 popcorn
      🧈 smør
      🧂 salt
      🥫 konserves
      🍱 bento
      🍘 riskiks
      🍙 riskugle
      🍚 ris
      🍛 ris og karry
      🍜 nudler
      🍝 spaghetti
      🍠 sød kartoffel
      🍢 mad på spyd
      🍣 sushi
      🍤 dybstegt reje
      🍥 fiskekage
      🥮 månekage
      🍡 dango
      🥟 dumpling
      🥠 lykkekage
      🥡 kinesisk takeaway
      🦀 krabbe
      🦞 hummer
      🦐 reje
      🦑 sprutte
      🦪 østers
      🍦 softice
      🍧 isdessert
      🍨 is
      🍩 donut
      🍪 småkage
      🎂 fødselsdagskage
      🍰 lagkage
      🧁 cupcake
      🥧 tærte
      🍫 chokolade
      🍬 bolsje
      🍭 slikkepind
      🍮 dessert
      🍯 honning
      🍼 sutteflaske
      🥛 glas mælk
      ☕ varm drik
      🫖 tekande
      🍵 tekrus
      🍶 sake
      🍾 flaske med flyvende prop
      🍷 vinglas
      🍸 cocktailglas
      🍹 tropisk drink
      🍺 ølkrus
      🍻 skålende ølkrus
      🥂 skål
      🥃 fladbundet glas
      🫗 hælde vand
      🥤 bæger med sugerør
      🧋 bubble tea
      🧃 brik
      🧉 mate
      🧊 isterning
      🥢 spisepinde
      🍽 kniv og gaffel med tallerken
      🍴 kniv og gaffel
      🥄 ske
      🔪 køkkenkniv
      🫙 krukke
      🏺 amfora
      🌍 globus med Europa og Afrika
      🌎 globus med Nord- og Sydamerika
      🌏 globus med Asien og Australien
      🌐 globus med meridianer
      🗺 verdenskort
      🗾 kort over Japan
      🧭 kompas
      🏔 sneklædt bjerg
      ⛰ bjerg
      🌋 vulkan
      🗻 Fuji-bjerget
      🏕 camping
      🏖 strand med parasol
      🏜 ørken
      🏝 øde ø
      🏞 nationalpark
      🏟 stadion
      🏛 klassisk bygning
      🏗 byggeplads
      🧱 mursten
      🪨 sten
      🪵 træ
      🛖 hytte
      🏘 huse
      🏚 faldefærdigt hus
      🏠 hus
      🏡 hus med have
      🏢 kontorbygning
      🏣 japansk posthus
      🏤 posthus
      🏥 hospital
      🏦 bank
      🏨 hotel
      🏩 kærlighedshotel
      🏪 døgnkiosk
      🏫 skole
      🏬 stormagasin
      🏭 fabrik
      🏯 japansk slot
      🏰 slot
      💒 bryllup
      🗼 Tokyo Tower
      🗽 Frihedsgudinden
      ⛪ kirke
      🕌 moské
      🛕 hindutempel
      🕍 synagoge
      ⛩ Shinto-helligdom
      🕋 Kabaen
      ⛲ springvand
      ⛺ telt
      🌁 tåget
      🌃 stjernehimmel
      🏙 bylandskab
      🌄 solopgang over bjerge
      🌅 solopgang
      🌆 by i solnedgang
      🌇 solnedgang
      🌉 bro i mørke
      ♨ varme kilder
      🎠 karrusel
      🛝 legeplads-rutsjebane
      🎡 pariserhjul
      🎢 rutsjebane
      💈 barber
      🎪 cirkus
      🚂 lokomotiv
      🚃 togvogn
      🚄 lyntog
      🚅 højhastighedstog
      🚆 tog
      🚇 metro
      🚈 letbane
      🚉 togstation
      🚊 sporvogn
      🚝 monorail
      🚞 bjergbane
      🚋 vogn
      🚌 bus
      🚍 bus forfra
      🚎 trolleybus
      🚐 minibus
      🚑 ambulance
      🚒 brandbil
      🚓 politibil
      🚔 politibil forfra
      🚕 taxa
      🚖 taxa forfra
      🚗 bil
      🚘 bil forfra
      🚙 firehjulstrækker
      🛻 pickup
      🚚 lastbil
      🚛 lastvogn
      🚜 traktor
      🏎 racerbil
      🏍 motorcykel
      🛵 scooter
      🦽 manuel kørestol
      🦼 elektrisk kørestol
      🛺 motor-rickshaw
      🚲 cykel
      🛴 løbehjul
      🛹 skateboard
      🛼 rulleskøjte
      🚏 busstoppested
      🛣 motorvej
      🛤 jernbane
      🛢 olietønde
      ⛽ tankstation
      🛞 hjul
      🚨 politiblink
      🚥 liggende trafiklys
      🚦 trafiklys
      🛑 stopskilt
      🚧 byggeri
      ⚓ anker
      🛟 redningskrans
      ⛵ sejlbåd
      🛶 kano
      🚤 speedbåd
      🛳 passagerskib
      ⛴ færge
      🛥 motorbåd
      🚢 skib
      ✈ fly
      🛩 lille fly
      🛫 flyafgang
      🛬 flyankomst
      🪂 faldskærm
      💺 sæde
      🚁 helikopter
      🚟 luftbane
      🚠 kabelbane
      🚡 svævebane
      🛰 satellit
      🚀 raket
      🛸 ufo
      🛎 hotelklokke
      🧳 bagage
      ⌛ udløbet timeglas
      ⏳ timeglas med løbende sand
      ⌚ ur
      ⏰ vækkeur
      ⏱ stopur
      ⏲ æggeur
      🕰 pynteur
      🕛 kl. tolv
      🕧 halv et
      🕐 kl. et
      🕜 halv to
      🕑 kl. to
      🕝 halv tre
      🕒 kl. tre
      🕞 halv fire
      🕓 kl. fire
      🕟 halv fem
      🕔 kl. fem
      🕠 halv seks
      🕕 kl. seks
      🕡 halv syv
      🕖 kl. syv
      🕢 halv otte
      🕗 kl. otte
      🕣 halv ni
      🕘 kl. ni
      🕤 halv ti
      🕙 kl. ti
      🕥 halv elleve
      🕚 kl. elleve
      🕦 halv tolv
      🌑 nymåne
      🌒 tiltagende måne
      🌓 halvmåne 1. fjerdedel
      🌔 tiltagende måne næsten fuld
      🌕 fuldmåne
      🌖 aftagende måne næsten fuld
      🌗 halvmåne 4. fjerdedel
      🌘 aftagende måne
      🌙 halvmåne
      🌚 nymåne med ansigt
      🌛 måne med ansigt 1. fjerdedel
      🌜 måne med ansigt 4. fjerdedel
      🌡 termometer
      ☀ sol
      🌝 fuldmåne med ansigt
      🌞 sol med ansigt
      🪐 planet med ringe
      ⭐ stjerne
      🌟 blinkende stjerne
      🌠 stjerneskud
      🌌 mælkevejen
      ☁ sky
      ⛅ sol bag sky
      ⛈ sky med lyn og regn
      🌤 sol bag lille sky
      🌥 sol bag stor sky
      🌦 sol bag sky med regn
      🌧 sky med regn
      🌨 sky med sne
      🌩 tordensky
      🌪 tornado
      🌫 tåge
      🌬 vindansigt
      🌀 cyklon
      🌈 regnbue
      🌂 lukket paraply
      ☂ paraply
      ☔ paraply med regndråber
      ⛱ parasol
      ⚡ højspænding
      ❄ snefnug
      ☃ snemand
      ⛄ snemand uden snevejr
      ☄ komet
      🔥 ild
      💧 dråbe
      🌊 bølge
      🎃 græskarmand
      🎄 juletræ
      🎆 fyrværkeri
      🎇 stjernekaster
      🧨 kanonslag
      ✨ stjerner
      🎈 ballon
      🎉 bordbombe
      🎊 konfetti
      🎋 træ med papirpynt
      🎍 fyrretræsdekoration
      🎎 japanske dukker
      🎏 karpevimpel
      🎐 vindspil
      🎑 måneceremoni
      🧧 pengegave
      🎀 sløjfe
      🎁 gave
      🎗 mindebånd
      🎟 adgangsbillet
      🎫 billet
      🎖 militærmedalje
      🏆 pokal
      🏅 sportsmedalje
      🥇 guldmedalje
      🥈 sølvmedalje
      🥉 bronzemedalje
      ⚽ fodbold
      ⚾ baseball
      🥎 softball
      🏀 basketball
      🏐 volleyball
      🏈 amerikansk fodbold
      🏉 rugbybold
      🎾 tennis
      🥏 frisbee
      🎳 bowling
      🏏 cricket
      🏑 hockey
      🏒 ishockey
      🥍 lacrosse
      🏓 bordtennis
      🏸 badminton
      🥊 boksehandske
      🥋 karatedragt
      🥅 målnet
      ⛳ golfhul med flag
      ⛸ skøjte
      🎣 fiskestang
      🤿 dykkermaske
      🎽 løbetrøje
      🎿 ski
      🛷 kælk
      🥌 curlingsten
      🎯 pletskud
      🪀 yoyo
      🪁 legetøjsdrage
      🔫 vandpistol
      🎱 billard
      🔮 krystalkugle
      🪄 tryllestav
      🎮 videospil
      🕹 joystick
      🎰 spillemaskine
      🎲 terning
      🧩 brik til puslespil
      🧸 bamse
      🪅 piñata
      🪩 diskokugle
      🪆 russiske dukker
      ♠ spar
      ♥ hjerter
      ♦ ruder
      ♣ klør
      ♟ skakbrik
      🃏 joker
      🀄 mahjong-brik
      🎴 spillekort med blomster
      🎭 masker
      🖼 ramme med billede
      🎨 palet
      🧵 tråd
      🪡 synål
      🧶 garn
      🪢 knude
      👓 briller
      🕶 solbriller
      🥽 sikkerhedsbriller
      🥼 kittel
      🦺 sikkerhedsvest
      👔 slips
      👕 T-shirt
      👖 bukser
      🧣 halstørklæde
      🧤 handsker
      🧥 frakke
      🧦 sokker
      👗 kjole
      👘 kimono
      🥻 sari
      🩱 badedragt
      🩲 badebukser
      🩳 shorts
      👙 bikini
      👚 bluse
      👛 pung
      👜 håndtaske
      👝 clutch
      🛍 indkøbsposer
      🎒 rygsæk
      🩴 klipklapper
      👞 herresko
      👟 løbesko
      🥾 vandrestøvle
      🥿 flad sko
      👠 høje hæle
      👡 damesandal
      🩰 balletsko
      👢 damestøvle
      👑 krone
      👒 hat
      🎩 høj hat
      🎓 eksamenshat
      🧢 kasket
      🪖 militærhjelm
      ⛑ hjelm med hvidt kors
      📿 bedekrans
      💄 læbestift
      💍 ring
      💎 ædelsten
      🔇 højttaler fra
      🔈 højttaler lav lydstyrke
      🔉 højttaler mellem lydstyrke
      🔊 højttaler høj lydstyrke
      📢 elektrisk megafon
      📣 megafon
      📯 posthorn
      🔔 klokke
      🔕 ingen klokke
      🎼 partitur
      🎵 node
      🎶 noder
      🎙 studiemikrofon
      🎚 volumenkontrol
      🎛 knapper
      🎤 mikrofon
      🎧 hovedtelefon
      📻 radio
      🎷 saxofon
      🪗 akkordeon
      🎸 guitar
      🎹 klaver
      🎺 trompet
      🎻 violin
      🪕 banjo
      🥁 tromme
      🪘 høj tromme
      📱 mobil
      📲 mobil med pil
      ☎ telefon
      📞 telefonrør
      📟 personsøger
      📠 fax
      🔋 batteri
      🪫 lavt batteriniveau
      🔌 stik
      💻 bærbar computer
      🖥 stationær computer
      🖨 printer
      ⌨ tastatur
      🖱 computermus
      🖲 trackball
      💽 cd-rom
      💾 diskette
      💿 cd
      📀 dvd
      🧮 kugleramme
      🎥 filmkamera
      🎞 filmstrimmel
      📽 filmprojektor
      🎬 klaptræ
      📺 tv
      📷 kamera
      📸 kamera med blitz
      📹 videokamera
      📼 videobånd
      🔍 forstørrelsesglas til venstre
      🔎 forstørrelsesglas til højre
      🕯 stearinlys
      💡 elpære
      🔦 lommelygte
      🏮 papirlanterne
      🪔 diya-lampe
      📔 notesbog med udsmykning
      📕 lukket bog
      📖 åben bog
      📗 grøn bog
      📘 blå bog
      📙 orange bog
      📚 bøger
      📓 notesbog
      📒 regnskabsbog
      📃 side med fold
      📜 skriftrulle
      📄 dokument
      📰 avis
      🗞 sammenrullet avis
      📑 faner
      🔖 bogmærke
      🏷 mærkat
      💰 pengepose
      🪙 mønt
      💴 yenseddel
      💵 dollarseddel
      💶 euroseddel
      💷 pundseddel
      💸 flyvende penge
      💳 kreditkort
      🧾 kvittering
      💹 stigende marked
      ✉ konvolut
      📧 mail
      📨 indgående post
      📩 udgående post
      📤 udbakke
      📥 indbakke
      📦 pakke
      📫 lukket postkasse med hævet flag
      📪 lukket postkasse med sænket flag
      📬 åben postkasse med hævet flag
      📭 åben postkasse med sænket flag
      📮 postkasse
      🗳 valgurne med stemmeseddel
      ✏ blyant
      ✒ sort fyldepen
      🖋 fyldepen
      🖊 kuglepen
      🖌 malerpensel
      🖍 farvekridt
      📝 notat
      💼 attachémappe
      📁 mappe
      📂 åben mappe
      🗂 kartotekskort
      📅 kalender
      📆 kalenderblok
      🗒 notesblok
      🗓 spiralkalender
      📇 kartotek
      📈 opadgående graf
      📉 nedadgående graf
      📊 søjlediagram
      📋 clipboard
      📌 tegnestift
      📍 rund tegnestift
      📎 papirclips
      🖇 sammensatte papirclips
      📏 lineal
      📐 tegnetrekant
      ✂ saks
      🗃 arkivkasse
      🗄 arkivskab
      🗑 papirkurv
      🔒 lukket hængelås
      🔓 åben hængelås
      🔏 lukket hængelås med pen
      🔐 lukket hængelås med nøgle
      🔑 nøgle
      🗝 gammel nøgle
      🔨 hammer
      🪓 økse
      ⛏ hakke
      ⚒ hammer og hakke
      🛠 hammer og skruenøgle
      🗡 dolk
      ⚔ korslagte sværd
      💣 bombe
      🪃 boomerang
      🏹 bue og pil
      🛡 skjold
      🪚 sav
      🔧 skruenøgle
      🪛 skruetrækker
      🔩 møtrik og bolt
      ⚙ tandhjul
      🗜 skruetvinge
      ⚖ vægt
      🦯 blindestok
      🔗 link
      ⛓ kæder
      🪝 krog
      🧰 værktøjskasse
      🧲 magnet
      🪜 stige
      ⚗ kolbe
      🧪 reagensglas
      🧫 petriskål
      🧬 dna
      🔬 mikroskop
      🔭 teleskop
      📡 parabolantenne
      💉 sprøjte
      🩸 bloddråbe
      💊 pille
      🩹 plaster
      🩼 krykke
      🩺 stetoskop
      🩻 røntgen
      🚪 dør
      🛗 elevator
      🪞 spejl
      🪟 vindue
      🛏 seng
      🛋 sofa og lampe
      🪑 stol
      🚽 toilet
      🪠 svupper
      🚿 brusebad
      🛁 badekar
      🪤 musefælde
      🪒 ragekniv
      🧴 bodylotion
      🧷 sikkerhedsnål
      🧹 kost
      🧺 kurv
      🧻 papirrulle
      🪣 spand
      🧼 sæbe
      🫧 bobler
      🪥 tandbørste
      🧽 vaskesvamp
      🧯 brandslukker
      🛒 indkøbsvogn
      🚬 cigaret
      ⚰ kiste
      🪦 gravsten
      ⚱ urne
      🧿 nazaramulet
      🪬 hamsa
      🗿 statue
      🪧 skilt
      🪪 legitimationskort
      🏧 hæveautomat
      🚮 brug affaldsspanden
      🚰 drikkevand
      ♿ symbol for kørestol
      🚹 herretoilet
      🚺 dametoilet
      🚻 toiletskilt
      🚼 babysymbol
      🚾 wc
      🛂 paskontrol
      🛃 told
      🛄 bagageudlevering
      🛅 bagageopbevaring
      ⚠ advarselsskilt
      🚸 børn krydser vej
      ⛔ adgang forbudt
      🚫 ingen adgang
      🚳 cykler forbudt
      🚭 rygning forbudt
      🚯 smid ikke affald
      🚱 ikke drikkevand
      🚷 ingen fodgængere
      📵 mobiltelefoner forbudt
      🔞 forbudt for under 18
      ☢ radioaktiv
      ☣ biologisk fare
      ⬆ opadvendt pil
      ↗ opadvendt pil mod højre
      ➡ pil mod højre
      ↘ nedadvendt pil mod højre
      ⬇ nedadvendt pil
      ↙ nedadvendt pil mod venstre
      ⬅ pil mod venstre
      ↖ opadvendt pil mod venstre
      ↕ op- og nedadvendt pil
      ↔ pil mod venstre og højre
      ↩ pil mod højre med sving til venstre
      ↪ pil mod venstre med sving til højre
      ⤴ pil mod højre med sving opad
      ⤵ pil mod højre med sving nedad
      🔃 lodrette cirkulære pile med uret
      🔄 vandrette cirkulære pile mod uret
      🔙 BACK-pil
      🔚 END-pil
      🔛 ON!-dobbeltpil
      🔜 SOON-pil
      🔝 TOP-pil
      🛐 bedested
      ⚛ atomsymbol
      🕉 om
      ✡ davidsstjerne
      ☸ dharma-hjul
      ☯ yin og yang
      ✝ latinsk kors
      ☦ ortodokst kors
      ☪ stjerne og halvmåne
      ☮ fredssymbol
      🕎 syvarmet lysestage
      🔯 sekstakket stjerne med prik
      ♈ vædderen
      ♉ tyren
      ♊ tvillingen
      ♋ krebsen
      ♌ løven
      ♍ jomfruen
      ♎ vægten
      ♏ skorpionen
      ♐ skytten
      ♑ stenbukken
      ♒ vandmanden
      ♓ fisken
      ⛎ slangebæreren
      🔀 bland sange-knap
      🔁 gentageknap
      🔂 knap til én gentagelse
      ▶ afspilningsknap
      ⏩ spol frem-knap
      ⏭ knap til næste nummer
      ⏯ knap til afspilning og pause
      ◀ knap til baglæns afspilning
      ⏪ spol tilbage-knap
      ⏮ knap til forrige nummer
      🔼 op-knap
      ⏫ hurtigt op-knap
      🔽 ned-knap
      ⏬ hurtigt ned-knap
      ⏸ pauseknap
      ⏹ stopknap
      ⏺ optageknap
      ⏏ udskubningsknap
      🎦 film
      🔅 lav lysstyrke
      🔆 høj lysstyrke
      📶 mobilsignal
      📳 vibration
      📴 mobil slået fra
      ♀ kvindesymbol
      ♂ mandesymbol
      ⚧ symbol for transkønnethed
      ✖ gange
      ➕ plus
      ➖ minus
      ➗ dividere
      🟰 fedt lighedstegn
      ♾ uendelig
      ‼ dobbelt udråbstegn
      ⁉ udråbstegn og spørgsmålstegn
      ❓ rødt spørgsmålstegn
      ❔ hvidt spørgsmålstegn
      ❕ hvidt udråbstegn
      ❗ rødt udråbstegn
      〰 bølgestreg
      💱 valutaveksling
      💲 dollartegn
      ⚕ medicinsymbol
      ♻ genbrug
      ⚜ fransk lilje
      🔱 trefork
      📛 navneskilt
      🔰 japansk begyndersymbol
      ⭕ stor rød cirkel
      ✅ hvidt flueben
      ☑ afkrydsningsfelt med flueben
      ✔ flueben
      ❌ kryds
      ❎ krydsknap
      ➰ krølle
      ➿ dobbelt krølle
      〽 japansk kommatering
      ✳ ottetakket spids stjerne
      ✴ ottetakket stjerne
      ❇ funkle
      © copyright
      ® registreret varemærke
      ™ varemærke
      🔟 keycap: 10
      🔠 store bogstaver
      🔡 små bogstaver
      🔢 tal
      🔣 symboler
      🔤 latinske alfabet
      🅰 blodtype A
      🆎 blodtype AB
      🅱 blodtype B
      🆑 CL-knap
      🆒 COOL-knap
      🆓 FREE-knap
      ℹ information
      🆔 ID-knap
      Ⓜ m i cirkel
      🆕 NEW-knap
      🆖 NG-knap
      🅾 blodtype O
      🆗 OK
      🅿 parkering
      🆘 SOS
      🆙 UP!-knap
      🆚 versus
      🈁 kvadratisk ideogram for her
      🈂 kvadratisk ideogram for serviceafgift
      🈷 kvadratisk ideogram for månedligt beløb
      🈶 kvadratisk ideogram for ikke gratis
      🈯 kvadratisk ideogram for reserveret
      🉐 cirkulært ideogram for tilbud
      🈹 kvadratisk ideogram for rabat
      🈚 kvadratisk ideogram for gratis
      🈲 kvadratisk ideogram for forbud
      🉑 cirkulært ideogram for accept
      🈸 kvadratisk ideogram for anvendelse
      🈴 kvadratisk ideogram for bestået
      🈳 kvadratisk ideogram for ledig
      ㊗ cirkulært ideogram for lykønskning
      ㊙ cirkulært ideogram for hemmelighed
      🈺 kvadratisk ideogram for åben
      🈵 kvadratisk ideogram for optaget
      🔴 rød cirkel
      🟠 orange cirkel
      🟡 gul cirkel
      🟢 grøn cirkel
      🔵 blå cirkel
      🟣 lilla cirkel
      🟤 brun cirkel
      ⚫ sort cirkel
      ⚪ hvid cirkel
      🟥 rød firkant
      🟧 orange firkant
      🟨 gul firkant
      🟩 grøn firkant
      🟦 blå firkant
      🟪 lilla firkant
      🟫 brun firkant
      ⬛ stort sort kvadrat
      ⬜ stort hvidt kvadrat
      ◼ mellemstort sort kvadrat
      ◻ mellemstort hvidt kvadrat
      ◾ halvlille sort kvadrat
      ◽ halvlille hvidt kvadrat
      ▪ lille sort kvadrat
      ▫ lille hvidt kvadrat
      🔶 stor orange ruder
      🔷 stor blå ruder
      🔸 lille orange ruder
      🔹 lille blå ruder
      🔺 op-trekant
      🔻 ned-trekant
      💠 ruder med prik
      🔘 alternativknap
      🔳 hvid kvadratisk knap
      🔲 sort kvadratisk knap
      🏁 ternet flag
      🚩 trekantet flag
      🎌 to krydsede flag
      🏴 sort flag
      🏳 hvidt flag
      🏻 lys teint
      🏼 medium til lys teint
      🏽 medium teint
      🏾 medium til mørk teint
      🏿 mørk teint
      🦰 rødt hår
      🦱 krøllet hår
      🦳 hvidt hår
      🦲 skaldet
      🇦🇨 Ascensionøen
      🇦🇩 Andorra
      🇦🇪 De Forenede Arabiske Emirater
      🇦🇫 Afghanistan
      🇦🇬 Antigua og Barbuda
      🇦🇮 Anguilla
      🇦🇱 Albanien
      🇦🇲 Armenien
      🇦🇴 Angola
      🇦🇶 Antarktis
      🇦🇷 Argentina
      🇦🇸 Amerikansk Samoa
      🇦🇹 Østrig
      🇦🇺 Australien
      🇦🇼 Aruba
      🇦🇽 Åland
      🇦🇿 Aserbajdsjan
      🇧🇦 Bosnien-Hercegovina
      🇧🇧 Barbados
      🇧🇩 Bangladesh
      🇧🇪 Belgien
      🇧🇫 Burkina Faso
      🇧🇬 Bulgarien
      🇧🇭 Bahrain
      🇧🇮 Burundi
      🇧🇯 Benin
      🇧🇱 Saint Barthélemy
      🇧🇲 Bermuda
      🇧🇳 Brunei
      🇧🇴 Bolivia
      🇧🇶 De tidligere Nederlandske Antiller
      🇧🇷 Brasilien
      🇧🇸 Bahamas
      🇧🇹 Bhutan
      🇧🇻 Bouvetøen
      🇧🇼 Botswana
      🇧🇾 Hviderusland
      🇧🇿 Belize
      🇨🇦 Canada
      🇨🇨 Cocosøerne
      🇨🇩 Congo-Kinshasa
      🇨🇫 Den Centralafrikanske Republik
      🇨🇬 Congo-Brazzaville
      🇨🇭 Schweiz
      🇨🇮 Elfenbenskysten
      🇨🇰 Cookøerne
      🇨🇱 Chile
      🇨🇲 Cameroun
      🇨🇳 Kina
      🇨🇴 Colombia
      🇨🇵 Clippertonøen
      🇨🇷 Costa Rica
      🇨🇺 Cuba
      🇨🇻 Kap Verde
      🇨🇼 Curaçao
      🇨🇽 Juleøen
      🇨🇾 Cypern
      🇨🇿 Tjekkiet
      🇩🇪 Tyskland
      🇩🇬 Diego Garcia
      🇩🇯 Djibouti
      🇩🇰 Danmark
      🇩🇲 Dominica
      🇩🇴 Den Dominikanske Republik
      🇩🇿 Algeriet
      🇪🇦 Ceuta og Melilla
      🇪🇨 Ecuador
      🇪🇪 Estland
      🇪🇬 Egypten
      🇪🇭 Vestsahara
      🇪🇷 Eritrea
      🇪🇸 Spanien
      🇪🇹 Etiopien
      🇪🇺 Den Europæiske Union
      🇫🇮 Finland
      🇫🇯 Fiji
      🇫🇰 Falklandsøerne
      🇫🇲 Mikronesien
      🇫🇴 Færøerne
      🇫🇷 Frankrig
      🇬🇦 Gabon
      🇬🇧 Storbritannien
      🇬🇩 Grenada
      🇬🇪 Georgien
      🇬🇫 Fransk Guyana
      🇬🇬 Guernsey
      🇬🇭 Ghana
      🇬🇮 Gibraltar
      🇬🇱 Grønland
      🇬🇲 Gambia
      🇬🇳 Guinea
      🇬🇵 Guadeloupe
      🇬🇶 Ækvatorialguinea
      🇬🇷 Grækenland
      🇬🇸 South Georgia og De Sydlige Sandwichøer
      🇬🇹 Guatemala
      🇬🇺 Guam
      🇬🇼 Guinea-Bissau
      🇬🇾 Guyana
      🇭🇰 SAR Hongkong
      🇭🇲 Heard Island og McDonald Islands
      🇭🇳 Honduras
      🇭🇷 Kroatien
      🇭🇹 Haiti
      🇭🇺 Ungarn
      🇮🇨 Kanariske øer
      🇮🇩 Indonesien
      🇮🇪 Irland
      🇮🇱 Israel
      🇮🇲 Isle of Man
      🇮🇳 Indien
      🇮🇴 Det Britiske Territorium i Det Indiske Ocean
      🇮🇶 Irak
      🇮🇷 Iran
      🇮🇸 Island
      🇮🇹 Italien
      🇯🇪 Jersey
      🇯🇲 Jamaica
      🇯🇴 Jordan
      🇯🇵 Japan
      🇰🇪 Kenya
      🇰🇬 Kirgisistan
      🇰🇭 Cambodja
      🇰🇮 Kiribati
      🇰🇲 Comorerne
      🇰🇳 Saint Kitts og Nevis
      🇰🇵 Nordkorea
      🇰🇷 Sydkorea
      🇰🇼 Kuwait
      🇰🇾 Caymanøerne
      🇰🇿 Kasakhstan
      🇱🇦 Laos
      🇱🇧 Libanon
      🇱🇨 Saint Lucia
      🇱🇮 Liechtenstein
      🇱🇰 Sri Lanka
      🇱🇷 Liberia
      🇱🇸 Lesotho
      🇱🇹 Litauen
      🇱🇺 Luxembourg
      🇱🇻 Letland
      🇱🇾 Libyen
      🇲🇦 Marokko
      🇲🇨 Monaco
      🇲🇩 Moldova
      🇲🇪 Montenegro
      🇲🇫 Saint Martin
      🇲🇬 Madagaskar
      🇲🇭 Marshalløerne
      🇲🇰 Nordmakedonien
      🇲🇱 Mali
      🇲🇲 Myanmar (Burma)
      🇲🇳 Mongoliet
      🇲🇴 SAR Macao
      🇲🇵 Nordmarianerne
      🇲🇶 Martinique
      🇲🇷 Mauretanien
      🇲🇸 Montserrat
      🇲🇹 Malta
      🇲🇺 Mauritius
      🇲🇻 Maldiverne
      🇲🇼 Malawi
      🇲🇽 Mexico
      🇲🇾 Malaysia
      🇲🇿 Mozambique
      🇳🇦 Namibia
      🇳🇨 Ny Kaledonien
      🇳🇪 Niger
      🇳🇫 Norfolk Island
      🇳🇬 Nigeria
      🇳🇮 Nicaragua
      🇳🇱 Holland
      🇳🇴 Norge
      🇳🇵 Nepal
      🇳🇷 Nauru
      🇳🇺 Niue
      🇳🇿 New Zealand
      🇴🇲 Oman
      🇵🇦 Panama
      🇵🇪 Peru
      🇵🇫 Fransk Polynesien
      🇵🇬 Papua Ny Guinea
      🇵🇭 Filippinerne
      🇵🇰 Pakistan
      🇵🇱 Polen
      🇵🇲 Saint Pierre og Miquelon
      🇵🇳 Pitcairn
      🇵🇷 Puerto Rico
      🇵🇸 De palæstinensiske områder
      🇵🇹 Portugal
      🇵🇼 Palau
      🇵🇾 Paraguay
      🇶🇦 Qatar
      🇷🇪 Réunion
      🇷🇴 Rumænien
      🇷🇸 Serbien
      🇷🇺 Rusland
      🇷🇼 Rwanda
      🇸🇦 Saudi-Arabien
      🇸🇧 Salomonøerne
      🇸🇨 Seychellerne
      🇸🇩 Sudan
      🇸🇪 Sverige
      🇸🇬 Singapore
      🇸🇭 St. Helena
      🇸🇮 Slovenien
      🇸🇯 Svalbard og Jan Mayen
      🇸🇰 Slovakiet
      🇸🇱 Sierra Leone
      🇸🇲 San Marino
      🇸🇳 Senegal
      🇸🇴 Somalia
      🇸🇷 Surinam
      🇸🇸 Sydsudan
      🇸🇹 São Tomé og Príncipe
      🇸🇻 El Salvador
      🇸🇽 Sint Maarten
      🇸🇾 Syrien
      🇸🇿 Eswatini
      🇹🇦 Tristan da Cunha
      🇹🇨 Turks- og Caicosøerne
      🇹🇩 Tchad
      🇹🇫 De Franske Besiddelser i Det Sydlige Indiske Ocean og Antarktis
      🇹🇬 Togo
      🇹🇭 Thailand
      🇹🇯 Tadsjikistan
      🇹🇰 Tokelau
      🇹🇱 Timor-Leste
      🇹🇲 Turkmenistan
      🇹🇳 Tunesien
      🇹🇴 Tonga
      🇹🇷 Tyrkiet
      🇹🇹 Trinidad og Tobago
      🇹🇻 Tuvalu
      🇹🇼 Taiwan
      🇹🇿 Tanzania
      🇺🇦 Ukraine
      🇺🇬 Uganda
      🇺🇲 Amerikanske oversøiske øer
      🇺🇳 De Forenede Nationer
      🇺🇸 USA
      🇺🇾 Uruguay
      🇺🇿 Usbekistan
      🇻🇦 Vatikanstaten
      🇻🇨 Saint Vincent og Grenadinerne
      🇻🇪 Venezuela
      🇻🇬 De Britiske Jomfruøer
      🇻🇮 De Amerikanske Jomfruøer
      🇻🇳 Vietnam
      🇻🇺 Vanuatu
      🇼🇫 Wallis og Futuna
      🇼🇸 Samoa
      🇽🇰 Kosovo
      🇾🇪 Yemen
      🇾🇹 Mayotte
      🇿🇦 Sydafrika
      🇿🇲 Zambia
      🇿🇼 Zimbabwe
      🏴󠁧󠁢󠁥󠁮󠁧󠁿 England
      🏴󠁧󠁢󠁳󠁣󠁴󠁿 Skotland
      🏴󠁧󠁢󠁷󠁬󠁳󠁿 Wales
      😶‍🌫 ansigt i sky
      😮‍💨 udåndende ansigt
      😵‍💫 ansigt med spiraløjne
      ❤‍🔥 brændende hjerte
      ❤‍🩹 helende hjerte
      👁‍🗨 øje i taleboble
      🧔‍♂ mand med skæg
      🧔‍♀ kvinde med skæg
      👱‍♀ blond kvinde
      👱‍♂ blond mand
      🙍‍♂ Utilfreds mand
      🙍‍♀ Utilfreds kvinde
      🙎‍♂ surmulende mand
      🙎‍♀ surmulende kvinde
      🙅‍♂ mand signalerer nej
      🙅‍♀ kvinde signalerer nej
      🙆‍♂ mand signalerer ok
      🙆‍♀ kvinde signalerer ok
      💁‍♂ mand vender håndfladen op
      💁‍♀ kvinde vender håndfladen op
      🙋‍♂ mand med løftet hånd
      🙋‍♀ kvinde med løftet hånd
      🧏‍♂ døv mand
      🧏‍♀ døv kvinde
      🙇‍♂ mand bukker dybt
      🙇‍♀ kvinde bukker dybt
      🤦‍♂ mand slår sig for panden
      🤦‍♀ kvinde slår sig for panden
      🤷‍♂ mand trækker på skuldrene
      🤷‍♀ kvinde trækker på skuldrene
      🧑‍⚕ sundhedspersonale
      👨‍⚕ mandlig sundhedsperson
      👩‍⚕ kvindelig sundhedsperson
      🧑‍🎓 studerende
      👨‍🎓 mandlig studerende
      👩‍🎓 kvindelig studerende
      🧑‍🏫 lærer
      👨‍🏫 mandlig lærer
      👩‍🏫 kvindelig lærer
      🧑‍⚖ dommer
      👨‍⚖ mandlig dommer
      👩‍⚖ kvindelig dommer
      🧑‍🌾 bonde
      👨‍🌾 landmand
      👩‍🌾 kvindelig landmand
      🧑‍🍳 kok
      👨‍🍳 mandlig kok
      👩‍🍳 kvindelig kok
      🧑‍🔧 mekaniker
      👨‍🔧 mandlig mekaniker
      👩‍🔧 kvindelig mekaniker
      🧑‍🏭 fabriksarbejder
      👨‍🏭 mandlig fabriksarbejder
      👩‍🏭 kvindelig fabriksarbejder
      🧑‍💼 kontormedarbejder
      👨‍💼 mandlig kontoransat
      👩‍💼 kvindelig kontoransat
      🧑‍🔬 videnskabsmand
      👨‍🔬 mandlig forsker
      👩‍🔬 kvindelig forsker
      🧑‍💻 it-medarbejder
      👨‍💻 mandlig IT-medarbejder
      👩‍💻 kvindelig IT-medarbejder
      🧑‍🎤 sangsolist
      👨‍🎤 sanger
      👩‍🎤 sangerinde
      🧑‍🎨 kunstner
      👨‍🎨 mandlig kunstner
      👩‍🎨 kvindelig kunstner
      🧑‍✈ pilot
      👨‍✈ mandlig pilot
      👩‍✈ kvindelig pilot
      🧑‍🚀 astronaut
      👨‍🚀 mandlig astronaut
      👩‍🚀 kvindelig astronaut
      🧑‍🚒 brandfolk
      👨‍🚒 brandmand
      👩‍🚒 kvindelig brandmand
      👮‍♂ mandlig politibetjent
      👮‍♀ kvindelig politibetjent
      🕵‍♂ mandlig detektiv
      🕵‍♀ kvindelig detektiv
      💂‍♂ mandlig garder
      💂‍♀ kvindelig garder
      👷‍♂ mandlig bygningsarbejder
      👷‍♀ kvindelig bygningsarbejder
      👳‍♂ mand med turban
      👳‍♀ kvinde med turban
      🤵‍♂ mand i smoking
      🤵‍♀ kvinde i smoking
      👰‍♂ mand med brudeslør
      👰‍♀ kvinde med brudeslør
      👩‍🍼 kvinde, der mader baby
      👨‍🍼 mand, der mader baby
      🧑‍🍼 person, der mader baby
      🧑‍🎄 julenisse
      🦸‍♂ mandlig superhelt
      🦸‍♀ kvindelig superhelt
      🦹‍♂ mandlig superskurk
      🦹‍♀ kvindelig superskurk
      🧙‍♂ mandlig magiker
      🧙‍♀ kvindelig magiker
      🧚‍♂ mandlig fe
      🧚‍♀ kvindelig fe
      🧛‍♂ mandlig vampyr
      🧛‍♀ kvindelig vampyr
      🧜‍♂ havmand
      🧜‍♀ havfrue
      🧝‍♂ elvermand
      🧝‍♀ elverkvinde
      🧞‍♂ mandlig magisk ånd
      🧞‍♀ kvindelig magisk ånd
      🧟‍♂ mandlig zombie
      🧟‍♀ kvindelig zombie
      💆‍♂ mand får ansigtsmassage
      💆‍♀ kvinde får ansigtsmassage
      💇‍♂ mand bliver klippet
      💇‍♀ kvinde bliver klippet
      🚶‍♂ mand går
      🚶‍♀ kvinde går
      🧍‍♂ stående mand
      🧍‍♀ stående kvinde
      🧎‍♂ knælende mand
      🧎‍♀ knælende kvinde
      🧑‍🦯 person med blindestok
      👨‍🦯 mand med blindestok
      👩‍🦯 kvinde med blindestok
      🧑‍🦼 person i elkørestol
      👨‍🦼 mand i elektrisk kørestol
      👩‍🦼 kvinde i elektrisk kørestol
      🧑‍🦽 person i manuel kørestol
      👨‍🦽 mand i manuel kørestol
      👩‍🦽 kvinde i manuel kørestol
      🏃‍♂ mand løber
      🏃‍♀ kvinde løber
      👯‍♂ mænd med kaninører
      👯‍♀ kvinder med kaninører
      🧖‍♂ mand i dampbad
      🧖‍♀ kvinde i dampbad
      🧗‍♂ mandlig bjergbestiger
      🧗‍♀ kvindelig bjergbestiger
      🏌‍♂ mandlig golfspiller
      🏌‍♀ kvindelig golfspiller
      🏄‍♂ mandlig surfer
      🏄‍♀ kvindelig surfer
      🚣‍♂ mand i robåd
      🚣‍♀ kvinde i robåd
      🏊‍♂ mandlig svømmer
      🏊‍♀ kvindelig svømmer
      ⛹‍♂ mand, der dribler med en bold
      ⛹‍♀ kvinde, der dribler med en bold
      🏋‍♂ mandlig vægtløfter
      🏋‍♀ kvindelig vægtløfter
      🚴‍♂ mandlig cyklist
      🚴‍♀ kvindelig cyklist
      🚵‍♂ mand på mountainbike
      🚵‍♀ kvinde på mountainbike
      🤸‍♂ mand slår vejrmøller
      🤸‍♀ kvinde slår vejrmøller
      🤼‍♂ mandlige brydere
      🤼‍♀ kvindelige brydere
      🤽‍♂ mandlig vandpolospiller
      🤽‍♀ kvindelig vandpolospiller
      🤾‍♂ mandlig håndboldspiller
      🤾‍♀ kvindelig håndboldspiller
      🤹‍♂ mandlig jonglør
      🤹‍♀ kvindelig jonglør
      🧘‍♂ mand i lotusstilling
      🧘‍♀ kvinde i lotusstilling
      🧑‍🤝‍🧑 mennesker, der holder hånd
      🐕‍🦺 servicehund
      🐈‍⬛ sort kat
      🐻‍❄ isbjørn
      🏳‍🌈 regnbueflag
      🏳‍⚧ transkønnet flag
      🏴‍☠ piratflag
      """)
}
