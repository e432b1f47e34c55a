// swift-format-ignore-file
// Written by GenerateEmojiNames from CLDR 41 and Unicode Emoji 15.0; the licence is
// LICENSES/Unicode-DFS-2016.txt.

extension EmojiTable {
  static let norwegian = EmojiTable(
    lines: """
      😀 glisefjes
      😃 glisende fjes med vidåpne øyne
      😄 smilefjes med åpen munn og smilende øyne
      😁 glisefjes med smilende øyne
      😆 smil med sammenknepne øyne
      😅 glisende fjes som svetter
      🤣 ruller rundt på gulvet i latter
      😂 gledestårer
      🙂 smiler litt
      🙃 fjes som er opp-ned
      🫠 fjes som smelter
      😉 blunkende ansikt
      😊 smil med smilende øyne
      😇 smil med glorie
      🥰 smilefjes med hjerter
      😍 smilefjes med hjerteøyne
      🤩 stjerner i øynene
      😘 slengkyss
      😗 kyssefjes
      ☺ smilefjes
      😚 kyss med lukkede øyne
      😙 kyss med smilende øyne
      🥲 smilefjes med tåre
      😋 nam-nam
      😛 rekker tunge
      😜 blunker og rekker tunge
      🤪 gal
      😝 æsj
      🤑 pengegal
      🤗 fjes som gir klem
      🤭 hånden over munnen
      🫢 fjes med åpne øyne og hånd over munnen
      🫣 fjes som titter frem bak hendene
      🤫 hysj
      🤔 tenkefjes
      🫡 fjes som viser honnør
      🤐 fjes med glidelåsmunn
      🤨 hevet øyenbryn
      😐 nøytral
      😑 uttrykksløs
      😶 uten munn
      🫥 fjes med stiplet omriss
      😏 lurt smil
      😒 misfornøyd
      🙄 himler med øynene
      😬 grimase
      🤥 lyver
      😌 lettet
      😔 tankefull
      😪 søvnig
      🤤 sikler
      😴 sover
      😷 fjes med munnbind
      🤒 fjes med termometer
      🤕 bandasjert hode
      🤢 kvalm
      🤮 kaster opp
      🤧 nyser
      🥵 varmt fjes
      🥶 kaldt fjes
      🥴 svimmelt fjes
      😵 ør
      🤯 eksploderende hode
      🤠 fjes med cowboyhatt
      🥳 partyfjes
      🥸 fjes med forkledning
      😎 smilefjes med solbriller
      🤓 nerdefjes
      🧐 fjes med monokkel
      😕 forvirret
      🫤 fjes med diagonal munn
      😟 bekymret
      🙁 litt surt fjes
      ☹ surt fjes
      😮 forbauset
      😯 overrasket
      😲 sjokkert
      😳 rødmer
      🥺 bedende fjes
      🥹 fjes som holder tilbake tårene
      😦 oppgitt
      😧 pine
      😨 redd
      😰 engstelig og svetter
      😥 puh!
      😢 gråter
      😭 strigråter
      😱 livredd
      😖 fortvilet
      😣 bommert
      😞 skuffet
      😓 kaldsvetter
      😩 sliten
      😫 trøtt fjes
      🥱 gjespende fjes
      😤 triumferende
      😡 rasende
      😠 sint
      🤬 fjes med symboler over munnen
      😈 smilende djevel
      👿 sint djevel
      💀 hodeskalle
      ☠ dødningehode
      💩 bæsj
      🤡 klovnefjes
      👹 japansk troll
      👺 tengu
      👻 spøkelse
      👽 romvesen
      👾 rommonster
      🤖 robot
      😺 smilende katt med åpen munn
      😸 flirende katt med smilende øyne
      😹 katt med gledestårer
      😻 smilende katt med hjerteøyne
      😼 katt med ironisk smil
      😽 kyssende katt
      🙀 sliten katt
      😿 gråtende katt
      😾 surmulende katt
      🙈 ser ingenting ondt
      🙉 hører ingenting ondt
      🙊 sier ingenting ondt
      💌 kjærlighesbrev
      💘 hjerte med pil
      💝 hjerte med bånd
      💖 skinnende hjerte
      💗 voksende hjerte
      💓 bankende hjerte
      💞 snurrende hjerter
      💕 to hjerter
      💟 hjertedekorasjon
      ❣ utropstegn med hjerte
      💔 knust hjerte
      ❤ rødt hjerte
      🧡 oransje hjerte
      💛 gult hjerte
      💚 grønt hjerte
      💙 blått hjerte
      💜 lilla hjerte
      🤎 brunt hjerte
      🖤 svart hjerte
      🤍 hvitt hjerte
      💋 kyssemerke
      💯 hundre poeng
      💢 sinne
      💥 krasj
      💫 svimmel
      💦 svettedråper
      💨 stikker av
      🕳 hull i bakken
      💬 snakkeboble
      🗨 snakkeboble mot venstre
      🗯 sint snakkeboble mot høyre
      💭 tankeboble
      💤 zzz
      👋 vinkende hånd
      🤚 løftet håndbak
      🖐 flat hånd med spredte fingre
      ✋ hevet hånd
      🖖 Vulcan-hilsen
      🫱 hånd mot høyre
      🫲 hånd mot venstre
      🫳 håndflaten ned
      🫴 håndflaten opp
      👌 OK-hånd
      🤌 hånd med fingertuppene sammen
      🤏 hånd som klyper
      ✌ seierstegn
      🤞 kryssede fingre
      🫰 hånd med pekefinger og tommel krysset
      🤟 glad i deg-tegn
      🤘 rock’n’roll
      🤙 ring meg-hånd
      👈 peker mot venstre – bakhånd
      👉 peker mot høyre – bakhånd
      👆 peker opp – bakhånd
      🖕 langfinger
      👇 peker ned – bakhånd
      ☝ peker opp
      🫵 pekefinger peker på leseren
      👍 tommel opp
      👎 tommel ned
      ✊ hevet knyttneve
      👊 knyttneve
      🤛 knyttneve mot venstre
      🤜 knyttneve mot høyre
      👏 klappende hender
      🙌 hevede hender
      🫶 hjertehender
      👐 åpne hender
      🤲 håndflatene sammen
      🤝 håndhilse
      🙏 foldede hender
      ✍ skrivende hånd
      💅 neglelakk
      🤳 selfie
      💪 biceps
      🦾 mekanisk arm
      🦿 mekanisk bein
      🦵 bein
      🦶 fot
      👂 øre
      🦻 øre med høreapparat
      👃 nese
      🧠 hjerne
      🫀 hjertemuskel
      🫁 lunger
      🦷 tann
      🦴 knokkel
      👀 øyne
      👁 øye
      👅 tunge
      👄 munn
      🫦 bite seg i leppen
      👶 baby
      🧒 barn
      👦 gutt
      👧 jente
      🧑 voksen
      👱 Person: blond
      👨 mann
      🧔 person: skjegg
      👩 kvinne
      🧓 eldre voksen
      👴 eldre mann
      👵 eldre kvinne
      🙍 rynker brynene
      🙎 furter
      🙅 gestikulerer NEI
      🙆 gestikulerer OK
      💁 hjelpende person
      🙋 rekker opp hånden
      🧏 døv person
      🙇 bukker
      🤦 slår hånden mot pannen
      🤷 trekker på skuldrene
      👮 politibetjent
      🕵 detektiv
      💂 gardist
      🥷 ninja
      👷 anleggsarbeider
      🫅 person med krone
      🤴 prins
      👸 prinsesse
      👳 turbankledd person
      👲 mann med kinesisk lue
      🧕 kvinne med hodeslør
      🤵 person i smoking
      👰 person med slør
      🤰 gravid kvinne
      🫃 gravid mann
      🫄 gravid person
      🤱 ammer
      👼 babyengel
      🎅 julenissen
      🤶 julenissemor
      🦸 superhelt
      🦹 superskurk
      🧙 trollperson
      🧚 fe
      🧛 vampyr
      🧜 havperson
      🧝 alv
      🧞 ånd
      🧟 zombie
      🧌 troll
      💆 ansiktsmassasje
      💇 hårklipp
      🚶 fotgjenger
      🧍 person som står
      🧎 person som kneler
      🏃 løper
      💃 dansende kvinne
      🕺 dansende mann
      🕴 svevende mann i dress
      👯 personer med kaninører
      🧖 person i badstu
      🧗 klatrer
      🤺 fekter
      🏇 hesteveddeløp
      ⛷ skiløper
      🏂 snowboarder
      🏌 golfspiller
      🏄 surfer
      🚣 person i robåt
      🏊 svømmer
      ⛹ person med ball
      🏋 vektløfter
      🚴 syklist
      🚵 terrengsyklist
      🤸 slå hjul
      🤼 brytere
      🤽 vannpolo
      🤾 håndball
      🤹 sjonglering
      🧘 lotusstilling
      🛀 person i badekar
      🛌 person i seng
      👭 kvinner som leier
      👫 mann og kvinne som leier
      👬 menn som leier
      💏 kyss
      💑 par med hjerte
      👪 familie
      🗣 snakkende hode i profil
      👤 silhuett av byste
      👥 silhuett av byster
      🫂 klem
      👣 fotavtrykk
      🐵 apefjes
      🐒 ape
      🦍 gorilla
      🦧 orangutang
      🐶 hundefjes
      🐕 hund
      🦮 førerhund
      🐩 puddel
      🐺 ulv
      🦊 rev
      🦝 vaskebjørn
      🐱 kattefjes
      🐈 katt
      🦁 løve
      🐯 tigerfjes
      🐅 tiger
      🐆 leopard
      🐴 hestefjes
      🐎 hest
      🦄 enhjørning
      🦓 sebra
      🦌 hjort
      🦬 bison
      🐮 kufjes
      🐂 okse
      🐃 vannbøffel
      🐄 ku
      🐷 grisefjes
      🐖 gris
      🐗 villsvin
      🐽 grisetryne
      🐏 bukk
      🐑 søye
      🐐 geit
      🐪 dromedar
      🐫 kamel
      🦙 lama
      🦒 sjiraff
      🐘 elefant
      🦣 mammut
      🦏 neshorn
      🦛 flodhest
      🐭 musefjes
      🐁 mus
      🐀 rotte
      🐹 hamster
      🐰 kaninfjes
      🐇 kanin
      🐿 ekorn
      🦫 bever
      🦔 pinnsvin
      🦇 flaggermus
      🐻 bjørn
      🐨 koala
      🐼 panda
      🦥 dovendyr
      🦦 oter
      🦨 stinkdyr
      🦘 kenguru
      🦡 grevling
      🐾 poteavtrykk
      🦃 kalkun
      🐔 høne
      🐓 hane
      🐣 nyklekket kylling
      🐤 kylling
      🐥 kylling forfra
      🐦 fugl
      🐧 pingvin
      🕊 fredsdue
      🦅 ørn
      🦆 and
      🦢 svane
      🦉 ugle
      🦤 dronte
      🪶 fjær
      🦩 flamingo
      🦚 påfugl
      🦜 papegøye
      🐸 frosk
      🐊 krokodille
      🐢 skilpadde
      🦎 firfisle
      🐍 slange
      🐲 dragefjes
      🐉 drage
      🦕 sauropod
      🦖 T-Rex
      🐳 sprutende hval
      🐋 hval
      🐬 delfin
      🦭 sel
      🐟 fisk
      🐠 tropisk fisk
      🐡 kulefisk
      🦈 hai
      🐙 blekksprut
      🐚 spiralskjell
      🪸 korall
      🐌 snegle
      🦋 sommerfugl
      🐛 insekt
      🐜 maur
      🐝 honningbie
      🪲 bille
      🐞 marihøne
      🦗 gresshoppe
      🪳 kakerlakk
      🕷 edderkopp
      🕸 spindelvev
      🦂 skorpion
      🦟 mygg
      🪰 flue
      🪱 mark
      🦠 mikrobe
      💐 bukett
      🌸 kirsebærblomst
      💮 hvit blomst
      🪷 lotusblomst
      🏵 rosett
      🌹 rose
      🥀 vissen blomst
      🌺 hibiskus
      🌻 solsikke
      🌼 blomst
      🌷 tulipan
      🌱 spire
      🪴 potteplante
      🌲 bartre
      🌳 løvtre
      🌴 palme
      🌵 kaktus
      🌾 risplante
      🌿 urteblader
      ☘ trekløver
      🍀 firkløver
      🍁 lønneblad
      🍂 høstblad
      🍃 blader i vind
      🪹 tomt rede
      🪺 rede med egg
      🍄 sopp
      🍇 druer
      🍈 honningmelon
      🍉 vannmelon
      🍊 mandarin
      🍋 sitron
      🍌 banan
      🍍 ananas
      🥭 mango
      🍎 rødt eple
      🍏 grønt eple
      🍐 pære
      🍑 fersken
      🍒 kirsebær
      🍓 jordbær
      🫐 blåbær
      🥝 kiwi
      🍅 tomat
      🫒 oliven
      🥥 kokosnøtt
      🥑 avokado
      🍆 aubergine
      🥔 potet
      🥕 gulrot
      🌽 maiskolbe
      🌶 rød chili
      🫑 paprika
      🥒 agurk
      🥬 bladgrønnsaker
      🥦 brokkoli
      🧄 hvitløk
      🧅 løk
      🥜 peanøtter
      🫘 bønner
      🌰 kastanje
      🍞 brød
      🥐 croissant
      🥖 bagett
      🫓 pitabrød
      🥨 saltkringle
      🥯 bagel
      🥞 pannekaker
      🧇 belgisk vaffel
      🧀 ostestykke
      🍖 kjøtt med bein
      🍗 kyllinglår
      🥩 kjøttstykke
      🥓 bacon
      🍔 hamburger
      🍟 pommes frites
      🍕 pizzastykke
      🌭 pølse med brød
      🥪 sandwich
      🌮 taco
      🌯 burrito
      🫔 tamal
      🥙 fylt pitabrød
      🧆 falafel
      🥚 egg
      🍳 matlaging
      🥘 lav gryte med mat
      🍲 gryterett
      🫕 fondy
      🥣 bolle med skje
      🥗 grønn salat
      🍿 popkorn
      🧈 smør
      🧂 salt
      🥫 hermetikk
      🍱 bento-boks
      🍘 riskjeks
      🍙 risball
      🍚 kokt ris
      🍛 karriris
      🍜 matbolle som damper
      🍝 spagetti
      🍠 bakt søtpotet
      🍢 oden
      🍣 sushi
      🍤 fritert reke
      🍥 fiskekake med mønster
      🥮 månekake
      🍡 dango
      🥟 dumpling
      🥠 lykkekake
      🥡 takeaway-eske
      🦀 krabbe
      🦞 hummer
      🦐 reke
      🦑 akkar
      🦪 østers
      🍦 soft-is
      🍧 slush-is
      🍨 iskrem
      🍩 donut
      🍪 kjeks
      🎂 bursdagskake
      🍰 kakestykke
      🧁 cupcake
      🥧 pai
      🍫 sjokoladeplate
      🍬 godteri
      🍭 kjærlighet på pinne
      🍮 pudding
      🍯 honningkrukke
      🍼 tåteflaske
      🥛 melkeglass
      ☕ varm drikke
      🫖 tekanne
      🍵 tekopp
      🍶 sake
      🍾 flaske med sprettkork
      🍷 vinglass
      🍸 cocktailglass
      🍹 tropisk drink
      🍺 ølkrus
      🍻 ølkrus som skåler
      🥂 glass som skåler
      🥃 whiskyglass
      🫗 helle væske
      🥤 kopp med sugerør
      🧋 boble-te
      🧃 drikkekartong
      🧉 mate
      🧊 isterning
      🥢 spisepinner
      🍽 tallerken med kniv og gaffel
      🍴 kniv og gaffel
      🥄 skje
      🔪 kokkekniv
      🫙 krukke
      🏺 amfora
      🌍 jordklode med Europa og Afrika
      🌎 jordklode med Amerika
      🌏 jordklode med Asia og Australia
      🌐 jordklode med meridianer
      🗺 verdenskart
      🗾 kart over Japan
      🧭 kompass
      🏔 snødekt fjell
      ⛰ fjell
      🌋 vulkan
      🗻 Fuji-fjellet
      🏕 telttur
      🏖 strand med parasoll
      🏜 ørken
      🏝 øde øy
      🏞 nasjonalpark
      🏟 stadion
      🏛 klassisk bygning
      🏗 bygning under konstruksjon
      🧱 murstein
      🪨 stein
      🪵 tre
      🛖 hytte
      🏘 boliger
      🏚 falleferdig hus
      🏠 hus
      🏡 hus med hage
      🏢 kontorbygg
      🏣 japansk postkontor
      🏤 postkontor
      🏥 sykehus
      🏦 bank
      🏨 hotell
      🏩 kjærlighetshotell
      🏪 dagligvarebutikk
      🏫 skole
      🏬 kjøpesenter
      🏭 fabrikk
      🏯 japansk slott
      🏰 slott
      💒 bryllup
      🗼 Tokyo-tårnet
      🗽 Frihetsgudinnen
      ⛪ kirke
      🕌 moské
      🛕 hindutempel
      🕍 synagoge
      ⛩ Shinto-alter
      🕋 Kaba
      ⛲ fontene
      ⛺ telt
      🌁 tåkete
      🌃 stjernenatt
      🏙 bylandskap
      🌄 soloppgang over fjell
      🌅 soloppgang
      🌆 bylandskap i skumring
      🌇 solnedgang
      🌉 bro om natten
      ♨ varme kilder
      🎠 karusellhest
      🛝 sklie
      🎡 pariserhjul
      🎢 berg-og-dal-bane
      💈 barberskilt
      🎪 sirkustelt
      🚂 lokomotiv
      🚃 togvogn
      🚄 høyhastighetstog
      🚅 høyhastighetstog med kulenese
      🚆 tog
      🚇 tunnelbane
      🚈 lokaltog
      🚉 togstasjon
      🚊 trikk
      🚝 monorail
      🚞 fjellbane
      🚋 trikkevogn
      🚌 buss
      🚍 motgående buss
      🚎 trolleybuss
      🚐 minibuss
      🚑 ambulanse
      🚒 brannbil
      🚓 politibil
      🚔 motgående politibil
      🚕 taxi
      🚖 motgående taxi
      🚗 bil
      🚘 motgående bil
      🚙 SUV
      🛻 pickup
      🚚 varebil
      🚛 lastebil
      🚜 traktor
      🏎 racerbil
      🏍 motorsykkel
      🛵 scooter
      🦽 manuell rullestol
      🦼 motorisert rullestol
      🛺 autorickshaw
      🚲 sykkel
      🛴 sparkesykkel
      🛹 skateboard
      🛼 rulleskøyter
      🚏 busstopp
      🛣 motorvei
      🛤 jernbanespor
      🛢 oljefat
      ⛽ bensinpumpe
      🛞 hjul
      🚨 politilys
      🚥 horisontale trafikklys
      🚦 vertikale trafiklys
      🛑 stoppskilt
      🚧 anleggsarbeid
      ⚓ anker
      🛟 livbøye
      ⛵ seilbåt
      🛶 kano
      🚤 speedbåt
      🛳 passasjerskip
      ⛴ ferge
      🛥 motorbåt
      🚢 skip
      ✈ fly
      🛩 lite fly
      🛫 fly som tar av
      🛬 fly som lander
      🪂 fallskjerm
      💺 sete
      🚁 helikopter
      🚟 svevebane
      🚠 kabelbane
      🚡 taubane
      🛰 satellitt
      🚀 rakett
      🛸 flygende tallerken
      🛎 resepsjonsklokke
      🧳 bagasje
      ⌛ ferdig timeglass
      ⏳ startet timeglass
      ⌚ armbåndsur
      ⏰ vekkerklokke
      ⏱ stoppeklokke
      ⏲ tidtaker
      🕰 peisur
      🕛 klokken tolv
      🕧 klokken halv ett
      🕐 klokken ett
      🕜 klokken halv to
      🕑 klokken to
      🕝 klokken halv tre
      🕒 klokken tre
      🕞 klokken halv fire
      🕓 klokken fire
      🕟 klokken halv fem
      🕔 klokken fem
      🕠 klokken halv seks
      🕕 klokken seks
      🕡 klokken halv sju
      🕖 klokken sju
      🕢 klokken halv åtte
      🕗 klokken åtte
      🕣 klokken halv ni
      🕘 klokken ni
      🕤 klokken halv ti
      🕙 klokken ti
      🕥 klokken halv elleve
      🕚 klokken elleve
      🕦 klokken halv tolv
      🌑 nymåne
      🌒 voksende nymåne
      🌓 voksende halvmåne
      🌔 voksende fullmåne
      🌕 fullmåne
      🌖 avtakende fullmåne
      🌗 avtakende halvmåne
      🌘 avtakende nemåne
      🌙 månesigd
      🌚 nymåneansikt
      🌛 nymåne med ansikt
      🌜 nemåne med ansikt
      🌡 termometer
      ☀ sol
      🌝 fullmåneansikt
      🌞 solansikt
      🪐 planet med ringer
      ⭐ stjerne
      🌟 lysende stjerne
      🌠 stjerneskudd
      🌌 melkeveien
      ☁ sky
      ⛅ sol bak sky
      ⛈ sky med lyn og regn
      🌤 sol bak liten sky
      🌥 sol bak stor sky
      🌦 sol bak sky med regn
      🌧 sky med regn
      🌨 sky med snø
      🌩 sky med lyn
      🌪 tornado
      🌫 tåke
      🌬 vindansikt
      🌀 syklon
      🌈 regnbue
      🌂 lukket paraply
      ☂ paraply
      ☔ paraply med regndråper
      ⛱ parasoll på bakken
      ⚡ høyspenning
      ❄ snøfnugg
      ☃ snømann
      ⛄ snømann uten snø
      ☄ komet
      🔥 ild
      💧 dråpe
      🌊 bølge
      🎃 gresskarlykt
      🎄 juletre
      🎆 fyrverkeri
      🎇 stjerneskudd på pinne
      🧨 kinaputt
      ✨ stjerner
      🎈 ballong
      🎉 smell-bon-bon
      🎊 konfettiball
      🎋 tanabatatre
      🎍 furudekorasjon
      🎎 japanske dukker
      🎏 koinobori
      🎐 vindspill
      🎑 månebeskuelsesseremoni
      🧧 rød konvolutt
      🎀 sløyfe
      🎁 gave
      🎗 minnesløyfe
      🎟 inngangsbilletter
      🎫 billett
      🎖 militærmedalje
      🏆 trofé
      🏅 idrettsmedalje
      🥇 gullmedalje
      🥈 sølvmedalje
      🥉 bronsemedalje
      ⚽ fotball
      ⚾ baseball
      🥎 softball
      🏀 basketball
      🏐 volleyball
      🏈 amerikansk fotball
      🏉 rugby
      🎾 tennis
      🥏 frisbee
      🎳 bowling
      🏏 cricket
      🏑 landhockey
      🏒 ishockey
      🥍 lacrosse
      🏓 bordtennis
      🏸 badminton
      🥊 boksehanske
      🥋 kampsportdrakt
      🥅 målnett
      ⛳ golfflagg
      ⛸ skøyter
      🎣 fiskestang
      🤿 dykkermaske
      🎽 treningstrøye
      🎿 ski
      🛷 kjelke
      🥌 curlingstein
      🎯 blink
      🪀 jojo
      🪁 papirdrage
      🔫 vannpistol
      🎱 biljard
      🔮 krystallkule
      🪄 tryllestav
      🎮 videospill
      🕹 joystick
      🎰 spilleautomat
      🎲 terning
      🧩 puslespillbrikke
      🧸 teddybjørn
      🪅 piñata
      🪩 speilkule
      🪆 matrjosjka
      ♠ spar
      ♥ hjerter
      ♦ ruter
      ♣ kløver
      ♟ bonde
      🃏 joker
      🀄 mahjongbrikke med rød drage
      🎴 spillkort
      🎭 teatermasker
      🖼 innrammet bilde
      🎨 malerpalett
      🧵 tråd
      🪡 synål
      🧶 garn
      🪢 knute
      👓 briller
      🕶 solbriller
      🥽 beskyttelsesbriller
      🥼 labfrakk
      🦺 refleksvest
      👔 slips
      👕 t-skjorte
      👖 bukser
      🧣 skjerf
      🧤 hansker
      🧥 jakke
      🧦 sokker
      👗 kjole
      👘 kimono
      🥻 sari
      🩱 badedrakt
      🩲 truse
      🩳 shorts
      👙 bikini
      👚 dameklær
      👛 portemoné
      👜 håndveske
      👝 clutch-veske
      🛍 handleposer
      🎒 skolesekk
      🩴 flippflopp
      👞 herresko
      👟 joggesko
      🥾 turstøvel
      🥿 pumps
      👠 høyhælt sko
      👡 damesandal
      🩰 ballettsko
      👢 damestøvlett
      👑 krone
      👒 damehatt
      🎩 flosshatt
      🎓 studentlue
      🧢 caps
      🪖 militærhjelm
      ⛑ hjelm med hvitt kors
      📿 bønnekrans
      💄 leppestift
      💍 ring
      💎 diamant
      🔇 dempet høyttaler
      🔈 høyttaler med lavt volum
      🔉 høyttaler med middels volum
      🔊 høyttaler med høyt volum
      📢 høyttaler
      📣 megafon
      📯 posthorn
      🔔 bjelle
      🔕 overstreket bjelle
      🎼 musikk
      🎵 note
      🎶 noter
      🎙 studiomikrofon
      🎚 glidebryter
      🎛 kontrollbrytere
      🎤 mikrofon
      🎧 hodetelefoner
      📻 radio
      🎷 saksofon
      🪗 trekkspill
      🎸 gitar
      🎹 piano
      🎺 trompet
      🎻 fiolin
      🪕 banjo
      🥁 tromme
      🪘 langtromme
      📱 mobiltelefon
      📲 mobiltelefon med pil
      ☎ telefon
      📞 telefonrør
      📟 personsøker
      📠 faksmaskin
      🔋 batteri
      🪫 lite batteri
      🔌 støpsel
      💻 bærbar datamaskin
      🖥 stasjonær datamaskin
      🖨 skriver
      ⌨ tastatur
      🖱 datamus
      🖲 styrekule
      💽 datadisk
      💾 diskett
      💿 optisk plate
      📀 DVD
      🧮 kuleramme
      🎥 filmkamera
      🎞 filmruter
      📽 filmfremviser
      🎬 filmklapper
      📺 TV
      📷 kamera
      📸 kamera med blits
      📹 videokamera
      📼 videokassett
      🔍 forstørrelsesglass mot venstre
      🔎 forstørrelsesglass mot høyre
      🕯 stearinlys
      💡 lyspære
      🔦 lommelykt
      🏮 rød papirlykt
      🪔 åpen oljelampe
      📔 dekorert notatbok
      📕 lukket bok
      📖 åpen bok
      📗 grønn bok
      📘 blå bok
      📙 oransje bok
      📚 bøker
      📓 notatbok
      📒 spiralblokk
      📃 side med bøy
      📜 pergamentrull
      📄 side som vender opp
      📰 avis
      🗞 sammenrullet avis
      📑 bokmerkefane
      🔖 bokmerke
      🏷 etikett
      💰 pengesekk
      🪙 mynt
      💴 yenseddel
      💵 dollarseddel
      💶 euroseddel
      💷 pundseddel
      💸 penger med vinger
      💳 kredittkort
      🧾 kvittering
      💹 stigende diagram med yen
      ✉ konvolutt
      📧 e-post
      📨 innkommende konvolutt
      📩 konvolutt med pil
      📤 utboks
      📥 innboks
      📦 pakke
      📫 lukket postkasse med flagget oppe
      📪 lukket postkasse med flagget nede
      📬 åpen postkasse med flagget oppe
      📭 åpen postkasse med flagget nede
      📮 postkasse
      🗳 urne med stemmeseddel
      ✏ blyant
      ✒ svart pennesplitt
      🖋 fyllepenn
      🖊 penn
      🖌 pensel
      🖍 fargestift
      📝 notat
      💼 dokumentmappe
      📁 arkivmappe
      📂 åpen arkivmappe
      🗂 skillekort
      📅 kalender
      📆 veggkalender
      🗒 spiralhefte
      🗓 spiralkalender
      📇 kartotek
      📈 diagram som peker oppover
      📉 diagram som peker nedover
      📊 stolpediagram
      📋 skriveplate
      📌 stift
      📍 rund stift
      📎 binders
      🖇 sammenlenkede binders
      📏 linjal
      📐 trekantlinjal
      ✂ saks
      🗃 kartotekboks
      🗄 arkivskap
      🗑 papirkurv
      🔒 låst
      🔓 ulåst
      🔏 låst med penn
      🔐 låst med nøkkel
      🔑 nøkkel
      🗝 gammeldags nøkkel
      🔨 hammer
      🪓 øks
      ⛏ hakke
      ⚒ hammer og hakke
      🛠 hammer og fastnøkkel
      🗡 dolk
      ⚔ sverd i kryss
      💣 bombe
      🪃 bumerang
      🏹 pil og bue
      🛡 skjold
      🪚 håndsag
      🔧 fastnøkkel
      🪛 skrutrekker
      🔩 mutter og skrue
      ⚙ tannhjul
      🗜 skrutvinge
      ⚖ likearmet skålvekt
      🦯 blindestokk
      🔗 lenke
      ⛓ kjetting
      🪝 krok
      🧰 verktøykasse
      🧲 magnet
      🪜 stige
      ⚗ destillerkolbe
      🧪 prøverør
      🧫 petriskål
      🧬 dna
      🔬 mikroskop
      🔭 teleskop
      📡 satellittantenne
      💉 sprøyte
      🩸 bloddråpe
      💊 pille
      🩹 plaster
      🩼 krykke
      🩺 stetoskop
      🩻 røntgen
      🚪 dør
      🛗 heis
      🪞 speil
      🪟 vindu
      🛏 seng
      🛋 sofa og lampe
      🪑 stol
      🚽 toalett
      🪠 avløpsåpner
      🚿 dusj
      🛁 badekar
      🪤 musefelle
      🪒 barberkniv
      🧴 lotionflaske
      🧷 sikkerhetsnål
      🧹 feiekost
      🧺 kurv
      🧻 rull med papir
      🪣 bøtte
      🧼 såpe
      🫧 bobler
      🪥 tannbørste
      🧽 svamp
      🧯 brannslukningsapparat
      🛒 handlevogn
      🚬 sigarett
      ⚰ kiste
      🪦 gravstein
      ⚱ urne
      🧿 nazar
      🪬 hamsa
      🗿 moai-statue
      🪧 plakat
      🪪 ID-kort
      🏧 minibankskilt
      🚮 avfallsskilt
      🚰 drikkevann
      ♿ rullestolsymbol
      🚹 herretoalett
      🚺 dametoalett
      🚻 toalettskilt
      🚼 babysymbol
      🚾 do
      🛂 passkontroll
      🛃 toll
      🛄 bagasjebånd
      🛅 bagasjeoppbevaring
      ⚠ advarsel
      🚸 barn krysser veien
      ⛔ ingen adgang
      🚫 forbudt
      🚳 sykler forbudt
      🚭 røyking forbudt
      🚯 forsøpling ikke tillatt
      🚱 ikke drikkevann
      🚷 fotgjengere forbudt
      📵 mobiltelefon ikke tillatt
      🔞 aldersgrense 18 år
      ☢ radioaktivt
      ☣ farlig biologisk materiale
      ⬆ pil opp
      ↗ pil opp-høyre
      ➡ pil høyre
      ↘ pil ned-høyre
      ⬇ pil ned
      ↙ pil ned-venstre
      ⬅ pil venstre
      ↖ pil opp-venstre
      ↕ pil opp og ned
      ↔ pil venstre-høyre
      ↩ pil som bøyer mot venstre
      ↪ pil som bøyer mot høyre
      ⤴ pil som bøyer opp
      ⤵ pil som bøyer ned
      🔃 vertikale piler med klokken
      🔄 piler mot klokken
      🔙 BACK-pil
      🔚 END-pil
      🔛 ON!-pil
      🔜 SOON-pil
      🔝 TOP-pil
      🛐 religiøst samlingssted
      ⚛ atomsymbol
      🕉 om
      ✡ Davidstjerne
      ☸ dharmas hjul
      ☯ yin yang
      ✝ latinsk kors
      ☦ ortodokst kors
      ☪ stjerne og halvmåne
      ☮ fredssymbol
      🕎 menora
      🔯 sekstagget stjerne med prikk
      ♈ Væren
      ♉ Tyren
      ♊ Tvillingene
      ♋ Krepsen
      ♌ Løven
      ♍ Jomfruen
      ♎ Vekten
      ♏ Skorpionen
      ♐ Skytten
      ♑ Steinbukken
      ♒ Vannmannen
      ♓ Fiskene
      ⛎ Slangebæreren
      🔀 bland spor-symbol
      🔁 gjenta-knapp
      🔂 gjenta ett spor-knapp
      ▶ avspillingsknapp
      ⏩ spol framover-knapp
      ⏭ neste spor-knapp
      ⏯ spill av/pause-knapp
      ◀ bakover-knapp
      ⏪ spol tilbake-knapp
      ⏮ forrige spor-knapp
      🔼 oppover-knapp
      ⏫ raskt opp-knapp
      🔽 nedover-knapp
      ⏬ raskt ned-knapp
      ⏸ pause-knapp
      ⏹ stopp-knapp
      ⏺ spill inn-knapp
      ⏏ mat ut-knapp
      🎦 kino
      🔅 lite lys-knapp
      🔆 mye lys-knapp
      📶 mobilsignaler
      📳 vibreringsmodus
      📴 mobiltelefon av
      ♀ kvinnesymbol
      ♂ mannssymbol
      ⚧ transperson-symbol
      ✖ gange
      ➕ pluss
      ➖ minus
      ➗ dele
      🟰 likhetstegn i fet skrift
      ♾ uendelig
      ‼ dobbelt utropstegn
      ⁉ utropstegn og spørsmålstegn
      ❓ rødt spørsmålstegn
      ❔ hvitt spørsmålstegn
      ❕ hvitt utropstegn
      ❗ rødt utropstegn
      〰 bølgestrek
      💱 valutaveksling
      💲 dollartegn
      ⚕ legesymbol
      ♻ resirkuleringssymbol
      ⚜ fransk lilje
      🔱 treforkemblem
      📛 navneskilt
      🔰 japansk tegn for nybegynner
      ⭕ tykk rød sirkel
      ✅ hakemerke i firkant
      ☑ boks med hakemerke
      ✔ hakemerke
      ❌ kryss
      ❎ kryss i firkant
      ➰ løkke
      ➿ dobbel løkke
      〽 merke for nytt parti
      ✳ asterisk med åtte spisser
      ✴ åttetagget stjerne
      ❇ gnist
      © opphavsrett
      ® registrert varemerke
      ™ varemerke
      🔟 taster: 10
      🔠 store bokstaver
      🔡 små bokstaver
      🔢 tall
      🔣 symboler
      🔤 latinsk alfabet
      🅰 A-knapp (blodtype)
      🆎 AB-knapp (blodtype)
      🅱 B-knapp (blodtype)
      🆑 CL-knapp
      🆒 COOL-knapp
      🆓 FREE-knapp
      ℹ informasjon
      🆔 ID-knapp
      Ⓜ M med ring rundt
      🆕 NEW-knapp
      🆖 NG-knapp
      🅾 O-knapp (blodtype)
      🆗 OK-knapp
      🅿 P-knapp
      🆘 SOS-knapp
      🆙 UP!-knapp
      🆚 VS-knapp
      🈁 «her» på japansk
      🈂 «gebyr» på japansk
      🈷 «månedlig beløp» på japansk
      🈶 «ikke gratis» på japansk
      🈯 «reservert» på japansk
      🉐 «spesialtilbud» på japansk
      🈹 «rabatt» på japansk
      🈚 «gratis» på japansk
      🈲 «forbudt» på japansk
      🉑 «akseptabelt» på japansk
      🈸 «søknad» på japansk
      🈴 «bestått» på japansk
      🈳 «ledig» på japansk
      ㊗ «gratulerer» på japansk
      ㊙ «hemmelig» på japansk
      🈺 «åpen for handel» på japansk
      🈵 «fullt» på japansk
      🔴 rød sirkel
      🟠 oransje sirkel
      🟡 gul sirkel
      🟢 grønn sirkel
      🔵 blå sirkel
      🟣 lilla sirkel
      🟤 brun sirkel
      ⚫ svart sirkel
      ⚪ hvit sirkel
      🟥 rødt kvadrat
      🟧 oransje kvadrat
      🟨 gult kvadrat
      🟩 grønt kvadrat
      🟦 blått kvadrat
      🟪 lilla kvadrat
      🟫 brunt kvadrat
      ⬛ stor svart firkant
      ⬜ stor hvit firkant
      ◼ mellomstor svart firkant
      ◻ mellomstor hvit firkant
      ◾ liten/mellomstor svart firkant
      ◽ liten/mellomstor hvit firkant
      ▪ liten svart firkant
      ▫ liten hvit firkant
      🔶 stort oransje rutersymbol
      🔷 stort blått rutersymbol
      🔸 lite oransje rutersymbol
      🔹 lite blått rutersymbol
      🔺 rød trekant som peker opp
      🔻 rød trekant som peker ned
      💠 diamant med prikk
      🔘 radioknapp
      🔳 hvit firkantet knapp
      🔲 svart firkantet knapp
      🏁 rutete flagg
      🚩 vimpel
      🎌 kryssede flagg
      🏴 svart flagg
      🏳 hvitt flagg
      🏻 hudtype 1–2
      🏼 hudtype 3
      🏽 hudtype 4
      🏾 hudtype 5
      🏿 hudtype 6
      🦰 rødt hår
      🦱 kruset hår
      🦳 grått hår
      🦲 skallet
      🇦🇨 Ascension
      🇦🇩 Andorra
      🇦🇪 De forente arabiske emirater
      🇦🇫 Afghanistan
      🇦🇬 Antigua og Barbuda
      🇦🇮 Anguilla
      🇦🇱 Albania
      🇦🇲 Armenia
      🇦🇴 Angola
      🇦🇶 Antarktis
      🇦🇷 Argentina
      🇦🇸 Amerikansk Samoa
      🇦🇹 Østerrike
      🇦🇺 Australia
      🇦🇼 Aruba
      🇦🇽 Åland
      🇦🇿 Aserbajdsjan
      🇧🇦 Bosnia-Hercegovina
      🇧🇧 Barbados
      🇧🇩 Bangladesh
      🇧🇪 Belgia
      🇧🇫 Burkina Faso
      🇧🇬 Bulgaria
      🇧🇭 Bahrain
      🇧🇮 Burundi
      🇧🇯 Benin
      🇧🇱 Saint-Barthélemy
      🇧🇲 Bermuda
      🇧🇳 Brunei
      🇧🇴 Bolivia
      🇧🇶 Karibisk Nederland
      🇧🇷 Brasil
      🇧🇸 Bahamas
      🇧🇹 Bhutan
      🇧🇻 Bouvetøya
      🇧🇼 Botswana
      🇧🇾 Hviterussland
      🇧🇿 Belize
      🇨🇦 Canada
      🇨🇨 Kokosøyene
      🇨🇩 Kongo
      🇨🇫 Den sentralafrikanske republikk
      🇨🇬 Kongo-Brazzaville
      🇨🇭 Sveits
      🇨🇮 Elfenbenskysten
      🇨🇰 Cookøyene
      🇨🇱 Chile
      🇨🇲 Kamerun
      🇨🇳 Kina
      🇨🇴 Colombia
      🇨🇵 Clippertonøya
      🇨🇷 Costa Rica
      🇨🇺 Cuba
      🇨🇻 Kapp Verde
      🇨🇼 Curaçao
      🇨🇽 Christmasøya
      🇨🇾 Kypros
      🇨🇿 Tsjekkia
      🇩🇪 Tyskland
      🇩🇬 Diego Garcia
      🇩🇯 Djibouti
      🇩🇰 Danmark
      🇩🇲 Dominica
      🇩🇴 Den dominikanske republikk
      🇩🇿 Algerie
      🇪🇦 Ceuta og Melilla
      🇪🇨 Ecuador
      🇪🇪 Estland
      🇪🇬 Egypt
      🇪🇭 Vest-Sahara
      🇪🇷 Eritrea
      🇪🇸 Spania
      🇪🇹 Etiopia
      🇪🇺 Den europeiske union
      🇫🇮 Finland
      🇫🇯 Fiji
      🇫🇰 Falklandsøyene
      🇫🇲 Mikronesiaføderasjonen
      🇫🇴 Færøyene
      🇫🇷 Frankrike
      🇬🇦 Gabon
      🇬🇧 Storbritannia
      🇬🇩 Grenada
      🇬🇪 Georgia
      🇬🇫 Fransk Guyana
      🇬🇬 Guernsey
      🇬🇭 Ghana
      🇬🇮 Gibraltar
      🇬🇱 Grønland
      🇬🇲 Gambia
      🇬🇳 Guinea
      🇬🇵 Guadeloupe
      🇬🇶 Ekvatorial-Guinea
      🇬🇷 Hellas
      🇬🇸 Sør-Georgia og Sør-Sandwichøyene
      🇬🇹 Guatemala
      🇬🇺 Guam
      🇬🇼 Guinea-Bissau
      🇬🇾 Guyana
      🇭🇰 Hongkong SAR Kina
      🇭🇲 Heard- og McDonaldøyene
      🇭🇳 Honduras
      🇭🇷 Kroatia
      🇭🇹 Haiti
      🇭🇺 Ungarn
      🇮🇨 Kanariøyene
      🇮🇩 Indonesia
      🇮🇪 Irland
      🇮🇱 Israel
      🇮🇲 Man
      🇮🇳 India
      🇮🇴 Det britiske territoriet i Indiahavet
      🇮🇶 Irak
      🇮🇷 Iran
      🇮🇸 Island
      🇮🇹 Italia
      🇯🇪 Jersey
      🇯🇲 Jamaica
      🇯🇴 Jordan
      🇯🇵 Japan
      🇰🇪 Kenya
      🇰🇬 Kirgisistan
      🇰🇭 Kambodsja
      🇰🇮 Kiribati
      🇰🇲 Komorene
      🇰🇳 Saint Kitts og Nevis
      🇰🇵 Nord-Korea
      🇰🇷 Sør-Korea
      🇰🇼 Kuwait
      🇰🇾 Caymanøyene
      🇰🇿 Kasakhstan
      🇱🇦 Laos
      🇱🇧 Libanon
      🇱🇨 St. Lucia
      🇱🇮 Liechtenstein
      🇱🇰 Sri Lanka
      🇱🇷 Liberia
      🇱🇸 Lesotho
      🇱🇹 Litauen
      🇱🇺 Luxemburg
      🇱🇻 Latvia
      🇱🇾 Libya
      🇲🇦 Marokko
      🇲🇨 Monaco
      🇲🇩 Moldova
      🇲🇪 Montenegro
      🇲🇫 Saint-Martin
      🇲🇬 Madagaskar
      🇲🇭 Marshalløyene
      🇲🇰 Nord-Makedonia
      🇲🇱 Mali
      🇲🇲 Myanmar (Burma)
      🇲🇳 Mongolia
      🇲🇴 Macao SAR Kina
      🇲🇵 Nord-Marianene
      🇲🇶 Martinique
      🇲🇷 Mauritania
      🇲🇸 Montserrat
      🇲🇹 Malta
      🇲🇺 Mauritius
      🇲🇻 Maldivene
      🇲🇼 Malawi
      🇲🇽 Mexico
      🇲🇾 Malaysia
      🇲🇿 Mosambik
      🇳🇦 Namibia
      🇳🇨 Ny-Caledonia
      🇳🇪 Niger
      🇳🇫 Norfolkøya
      🇳🇬 Nigeria
      🇳🇮 Nicaragua
      🇳🇱 Nederland
      🇳🇴 Norge
      🇳🇵 Nepal
      🇳🇷 Nauru
      🇳🇺 Niue
      🇳🇿 New Zealand
      🇴🇲 Oman
      🇵🇦 Panama
      🇵🇪 Peru
      🇵🇫 Fransk Polynesia
      🇵🇬 Papua Ny-Guinea
      🇵🇭 Filippinene
      🇵🇰 Pakistan
      🇵🇱 Polen
      🇵🇲 Saint-Pierre-et-Miquelon
      🇵🇳 Pitcairnøyene
      🇵🇷 Puerto Rico
      🇵🇸 Det palestinske området
      🇵🇹 Portugal
      🇵🇼 Palau
      🇵🇾 Paraguay
      🇶🇦 Qatar
      🇷🇪 Réunion
      🇷🇴 Romania
      🇷🇸 Serbia
      🇷🇺 Russland
      🇷🇼 Rwanda
      🇸🇦 Saudi-Arabia
      🇸🇧 Salomonøyene
      🇸🇨 Seychellene
      🇸🇩 Sudan
      🇸🇪 Sverige
      🇸🇬 Singapore
      🇸🇭 St. Helena
      🇸🇮 Slovenia
      🇸🇯 Svalbard og Jan Mayen
      🇸🇰 Slovakia
      🇸🇱 Sierra Leone
      🇸🇲 San Marino
      🇸🇳 Senegal
      🇸🇴 Somalia
      🇸🇷 Surinam
      🇸🇸 Sør-Sudan
      🇸🇹 São Tomé og Príncipe
      🇸🇻 El Salvador
      🇸🇽 Sint Maarten
      🇸🇾 Syria
      🇸🇿 Eswatini
      🇹🇦 Tristan da Cunha
      🇹🇨 Turks- og Caicosøyene
      🇹🇩 Tsjad
      🇹🇫 De franske sørterritorier
      🇹🇬 Togo
      🇹🇭 Thailand
      🇹🇯 Tadsjikistan
      🇹🇰 Tokelau
      🇹🇱 Øst-Timor
      🇹🇲 Turkmenistan
      🇹🇳 Tunisia
      🇹🇴 Tonga
      🇹🇷 Tyrkia
      🇹🇹 Trinidad og Tobago
      🇹🇻 Tuvalu
      🇹🇼 Taiwan
      🇹🇿 Tanzania
      🇺🇦 Ukraina
      🇺🇬 Uganda
      🇺🇲 USAs ytre øyer
      🇺🇳 FN
      🇺🇸 USA
      🇺🇾 Uruguay
      🇺🇿 Usbekistan
      🇻🇦 Vatikanstaten
      🇻🇨 St. Vincent og Grenadinene
      🇻🇪 Venezuela
      🇻🇬 De britiske jomfruøyene
      🇻🇮 De amerikanske jomfruøyene
      🇻🇳 Vietnam
      🇻🇺 Vanuatu
      🇼🇫 Wallis og Futuna
      🇼🇸 Samoa
      🇽🇰 Kosovo
      🇾🇪 Jemen
      🇾🇹 Mayotte
      🇿🇦 Sør-Afrika
      🇿🇲 Zambia
      🇿🇼 Zimbabwe
      🏴󠁧󠁢󠁥󠁮󠁧󠁿 England
      🏴󠁧󠁢󠁳󠁣󠁴󠁿 Skottland
      🏴󠁧󠁢󠁷󠁬󠁳󠁿 Wales
      😶‍🌫 fjes i skyer
      😮‍💨 puster ut
      😵‍💫 fjes med spiraløyne
      ❤‍🔥 hjerte i brann
      ❤‍🩹 lindret hjerte
      👁‍🗨 øye i snakkeboble
      🧔‍♂ mann: skjegg
      🧔‍♀ kvinne: skjegg
      👱‍♀ kvinne: blond
      👱‍♂ mann: blond
      🙍‍♂ mann som rynker brynene
      🙍‍♀ kvinne som rynker brynene
      🙎‍♂ mann som furter
      🙎‍♀ kvinne som furter
      🙅‍♂ mann som gestikulerer NEI
      🙅‍♀ kvinne som gestikulerer NEI
      🙆‍♂ mann som gestikulerer OK
      🙆‍♀ kvinne som gestikulerer OK
      💁‍♂ hjelpende mann
      💁‍♀ hjelpende kvinne
      🙋‍♂ mann som rekker opp hånden
      🙋‍♀ kvinne som rekker opp hånden
      🧏‍♂ døv mann
      🧏‍♀ døv kvinne
      🙇‍♂ bukkende mann
      🙇‍♀ bukkende kvinne
      🤦‍♂ mann som slår hånden mot pannen
      🤦‍♀ kvinne som slår hånden mot pannen
      🤷‍♂ mann som trekker på skuldrene
      🤷‍♀ kvinne som trekker på skuldrene
      🧑‍⚕ helsearbeider
      👨‍⚕ mannlig helsearbeider
      👩‍⚕ kvinnelig helsearbeider
      🧑‍🎓 student
      👨‍🎓 mannlig student
      👩‍🎓 kvinnelig student
      🧑‍🏫 lærer
      👨‍🏫 mannlig lærer
      👩‍🏫 kvinnelig lærer
      🧑‍⚖ dommer
      👨‍⚖ mannlig dommer
      👩‍⚖ kvinnelig dommer
      🧑‍🌾 gårdbruker
      👨‍🌾 mannlig gårdbruker
      👩‍🌾 kvinnelig gårdbruker
      🧑‍🍳 kokk
      👨‍🍳 mannlig kokk
      👩‍🍳 kvinnelig kokk
      🧑‍🔧 mekaniker
      👨‍🔧 mannlig mekaniker
      👩‍🔧 kvinnelig mekaniker
      🧑‍🏭 industriarbeider
      👨‍🏭 mannlig industriarbeider
      👩‍🏭 kvinnelig industriarbeider
      🧑‍💼 kontorarbeider
      👨‍💼 mannlig kontorarbeider
      👩‍💼 kvinnelig kontorarbeider
      🧑‍🔬 forsker
      👨‍🔬 mannlig forsker
      👩‍🔬 kvinnelig forsker
      🧑‍💻 IT-ekspert
      👨‍💻 mannlig IT-ekspert
      👩‍💻 kvinnelig IT-ekspert
      🧑‍🎤 artist
      👨‍🎤 mannlig artist
      👩‍🎤 kvinnelig artist
      🧑‍🎨 kunstner
      👨‍🎨 mannlig kunstner
      👩‍🎨 kvinnelig kunstner
      🧑‍✈ pilot
      👨‍✈ mannlig pilot
      👩‍✈ kvinnelig pilot
      🧑‍🚀 astronaut
      👨‍🚀 mannlig astronaut
      👩‍🚀 kvinnelig astronaut
      🧑‍🚒 brannkonstabel
      👨‍🚒 mannlig brannkonstabel
      👩‍🚒 kvinnelig brannkonstabel
      👮‍♂ mannlig politibetjent
      👮‍♀ kvinnelig politibetjent
      🕵‍♂ mannlig detektiv
      🕵‍♀ kvinnelig detektiv
      💂‍♂ mannlig gardist
      💂‍♀ kvinnelig gardist
      👷‍♂ mannlig anleggsarbeider
      👷‍♀ kvinnelig anleggsarbeider
      👳‍♂ turbankledd mann
      👳‍♀ turbankledd kvinne
      🤵‍♂ mann i smoking
      🤵‍♀ kvinne i smoking
      👰‍♂ mann med slør
      👰‍♀ kvinne med slør
      👩‍🍼 kvinne som mater baby
      👨‍🍼 mann som mater baby
      🧑‍🍼 person som mater baby
      🧑‍🎄 julenisse
      🦸‍♂ mannlig superhelt
      🦸‍♀ kvinnelig superhelt
      🦹‍♂ mannlig superskurk
      🦹‍♀ kvinnelig superskurk
      🧙‍♂ trollmann
      🧙‍♀ trollkvinne
      🧚‍♂ mannlig fe
      🧚‍♀ kvinnelig fe
      🧛‍♂ mannlig vampyr
      🧛‍♀ kvinnelig vampyr
      🧜‍♂ havmann
      🧜‍♀ havfrue
      🧝‍♂ mannlig alv
      🧝‍♀ kvinnelig alv
      🧞‍♂ mannlig ånd
      🧞‍♀ kvinnelig ånd
      🧟‍♂ mannlig zombie
      🧟‍♀ kvinnelig zombie
      💆‍♂ mann som får ansiktsmassasje
      💆‍♀ kvinne som får ansiktsmassasje
      💇‍♂ mann som får hårklipp
      💇‍♀ kvinne som får hårklipp
      🚶‍♂ mannlig fotgjenger
      🚶‍♀ kvinnelig fotgjenger
      🧍‍♂ mann som står
      🧍‍♀ kvinne som står
      🧎‍♂ mann som kneler
      🧎‍♀ kvinne som kneler
      🧑‍🦯 person med blindestokk
      👨‍🦯 mann med blindestokk
      👩‍🦯 kvinne med blindestokk
      🧑‍🦼 person i motorisert rullestol
      👨‍🦼 mann i motorisert rullestol
      👩‍🦼 kvinne i motorisert rullestol
      🧑‍🦽 person i manuell rullestol
      👨‍🦽 mann i manuell rullestol
      👩‍🦽 kvinne i manuell rullestol
      🏃‍♂ mannlig løper
      🏃‍♀ kvinnelig løper
      👯‍♂ menn med kaninører
      👯‍♀ kvinner med kaninører
      🧖‍♂ mann i badstu
      🧖‍♀ kvinne i badstu
      🧗‍♂ mannlig klatrer
      🧗‍♀ kvinnelig klatrer
      🏌‍♂ mannlig golfspiller
      🏌‍♀ kvinnelig golfspiller
      🏄‍♂ mannlig surfer
      🏄‍♀ kvinnelig surfer
      🚣‍♂ mann i robåt
      🚣‍♀ kvinne i robåt
      🏊‍♂ mannlig svømmer
      🏊‍♀ kvinnelig svømmer
      ⛹‍♂ mann med ball
      ⛹‍♀ kvinne med ball
      🏋‍♂ mannlig vektløfter
      🏋‍♀ kvinnelig vektløfter
      🚴‍♂ mannlig syklist
      🚴‍♀ kvinnelig syklist
      🚵‍♂ mann på terrengsykkel
      🚵‍♀ kvinne på terrengsykkel
      🤸‍♂ mann som slår hjul
      🤸‍♀ kvinne som slår hjul
      🤼‍♂ mannlige brytere
      🤼‍♀ kvinnelige brytere
      🤽‍♂ mannlig vannpolospiller
      🤽‍♀ kvinnelig vannpolospiller
      🤾‍♂ mannlig håndballspiller
      🤾‍♀ kvinnelig håndballspiller
      🤹‍♂ mannlig sjonglør
      🤹‍♀ kvinnelig sjonglør
      🧘‍♂ mann i lotusstilling
      🧘‍♀ kvinne i lotusstilling
      🧑‍🤝‍🧑 personer som leier
      🐕‍🦺 servicehund
      🐈‍⬛ svart katt
      🐻‍❄ isbjørn
      🏳‍🌈 regnbueflagg
      🏳‍⚧ transpersonflagg
      🏴‍☠ sjørøverflagg
      """)
}
