// swift-format-ignore-file
// Written by GenerateEmojiNames from CLDR 41 and Unicode Emoji 15.0; the licence is
// LICENSES/Unicode-DFS-2016.txt.

extension EmojiTable {
  static let swedish = EmojiTable(
    lines: """
      😀 ansikte med stort leende
      😃 flinande ansikte med stora ögon
      😄 flinande ansikte med leende ögon
      😁 strålande ansikte med leende ögon
      😆 flinande ansikte med kisande ögon
      😅 flinande ansikte med svettdroppe
      🤣 rullar runt på golvet och skrattar
      😂 ansikte med glädjetårar
      🙂 småleende ansikte
      🙃 upp-och-nervänt ansikte
      🫠 smältande ansikte
      😉 ansikte som blinkar med ögonen
      😊 leende ansikte och ögon
      😇 leende ansikte med gloria
      🥰 leende ansikte med tre hjärtan
      😍 leende ansikte med hjärtformade ögon
      🤩 stjärnögt ansikte
      😘 ansikte ger en slängkyss
      😗 pussande ansikte
      ☺ leende ansikte
      😚 pussande ansikte med slutna ögon
      😙 pussande ansikte med leende ögon
      🥲 tårögt leende ansikte
      😋 ansikte som njuter av god mat
      😛 ansikte räcker ut tungan
      😜 blinkande ansikte räcker ut tungan
      🤪 tokigt ansikte
      😝 ansikte räcker ut tungan med stängda ögon
      🤑 ansikte med dollarögon
      🤗 ansikte som kramas
      🤭 ansikte med handen för munnen
      🫢 ansikte med ögonen öppna och handen för munnen
      🫣 ansikte som kisar
      🤫 hyssjande ansikte
      🤔 ansikte som tänker
      🫡 ansikte som gör honnör
      🤐 ansikte som tiger
      🤨 ansikte med höjt ögonbryn
      😐 neutralt ansikte
      😑 uttryckslöst ansikte
      😶 ansikte utan mun
      🫥 osynligt ansikte
      😏 halvleende ansikte
      😒 missnöjt ansikte
      🙄 ansikte som himlar med ögonen
      😬 grimaserande ansikte
      🤥 ljugande ansikte
      😌 lättat ansikte
      😔 funderande ansikte
      😪 sömnigt ansikte
      🤤 dreglande ansikte
      😴 sovande ansikte
      😷 ansikte med munskydd
      🤒 ansikte med termometer
      🤕 ansikte med bandage på huvudet
      🤢 äcklat ansikte
      🤮 kräkande ansikte
      🤧 nysande ansikte
      🥵 hett ansikte
      🥶 kallt ansikte
      🥴 yrt ansikte
      😵 omtumlat ansikte
      🤯 exploderande huvud
      🤠 ansikte med cowboyhatt
      🥳 festande ansikte
      🥸 maskerat ansikte
      😎 leende ansikte med solglasögon
      🤓 nördansikte
      🧐 ansikte med monokel
      😕 förbryllat ansikte
      🫤 ansikte med diagonal mun
      😟 bekymrat ansikte
      🙁 ansikte med lite sur mun
      ☹ ansikte med sur mun
      😮 förvånat ansikte
      😯 hyssjat ansikte
      😲 chockat ansikte
      😳 rodnande ansikte
      🥺 bönfallande ansikte
      🥹 ansikte som håller tillbaka tårarna
      😦 ogillande ansikte med öppen mun
      😧 plågat ansikte
      😨 skrämt ansikte
      😰 oroligt svettigt ansikte
      😥 besviket men lättat ansikte
      😢 gråtande ansikte
      😭 storgråtande ansikte
      😱 ansikte som skriker av fasa
      😖 förvirrat ansikte
      😣 uthålligt ansikte
      😞 besviket ansikte
      😓 nedslaget kallsvettigt ansikte
      😩 uttröttat ansikte
      😫 trött ansikte
      🥱 gäspande ansikte
      😤 ansikte med ånga ur näsan
      😡 plutande ansikte
      😠 argt ansikte
      🤬 ansikte med symboler på munnen
      😈 leende ansikte med horn
      👿 argt ansikte med horn
      💀 dödskalle
      ☠ dödskalle med ben i kors
      💩 bajshög
      🤡 clownansikte
      👹 japanskt monster
      👺 japanskt troll
      👻 spöke
      👽 utomjording
      👾 utomjordiskt monster
      🤖 robotansikte
      😺 flinande kattansikte
      😸 flinande kattansikte med leende ögon
      😹 kattansikte med glädjetårar
      😻 leende kattansikte med hjärtformade ögon
      😼 kattansikte med snett leende
      😽 kyssande kattansikte
      🙀 uttröttat kattansikte
      😿 gråtande kattansikte
      😾 tjurande katt
      🙈 apa ser inget
      🙉 apa hör inget
      🙊 apa säger inget
      💌 kärleksbrev
      💘 hjärta med pil
      💝 hjärta med rosett
      💖 gnistrande hjärta
      💗 växande hjärta
      💓 bultande hjärta
      💞 snurrande hjärtan
      💕 två hjärtan
      💟 hjärtdekoration
      ❣ utropstecken i form av ett hjärta
      💔 brustet hjärta
      ❤ rött hjärta
      🧡 hjärta i orange
      💛 gult hjärta
      💚 grönt hjärta
      💙 blått hjärta
      💜 lila hjärta
      🤎 brunt hjärta
      🖤 svart hjärta
      🤍 vitt hjärta
      💋 läppavtryck
      💯 100 poäng
      💢 symbol för ilska
      💥 explosion
      💫 omtumlad
      💦 stänkande svett
      💨 fartsymbol
      🕳 hål
      💬 pratbubbla
      🗨 pratbubbla åt vänster
      🗯 arg pratbubbla åt höger
      💭 tankebubbla
      💤 snarkningar
      👋 vinkande hand
      🤚 höjd handrygg
      🖐 hand med utspretade fingrar
      ✋ hand i luften
      🖖 vulcan-hälsning
      🫱 hand som pekar till höger
      🫲 hand som pekar till vänster
      🫳 handflatan nedåt
      🫴 handflatan uppåt
      👌 OK-tecken
      🤌 fingerportmonnä
      🤏 nypande hand
      ✌ v-tecken
      🤞 korsade fingrar
      🫰 hand med tummen och pekfingret korsade
      🤟 jag älskar dig-gest
      🤘 djävulstecknet
      🤙 ring mig-hand
      👈 vänsterpekande finger
      👉 högerpekande finger
      👆 pekfinger upp
      🖕 långfinger upp
      👇 nedåtpekande finger
      ☝ finger upp
      🫵 finger som pekar på mig
      👍 tummen upp
      👎 tummen ned
      ✊ knytnäve i luften
      👊 knuten hand
      🤛 vänstervänd näve
      🤜 högervänd näve
      👏 klappande händer
      🙌 båda händerna i luften
      🫶 handhjärta
      👐 öppna händer
      🤲 handflatorna upp
      🤝 handskakning
      🙏 beende händer
      ✍ hand som skriver
      💅 nagellack
      🤳 selfie
      💪 spänd biceps
      🦾 mekanisk arm
      🦿 mekaniskt ben
      🦵 ben
      🦶 fot
      👂 öra
      🦻 öra med hörapparat
      👃 näsa
      🧠 hjärna
      🫀 hjärta
      🫁 lungor
      🦷 tand
      🦴 benknota
      👀 ögon
      👁 öga
      👅 tunga
      👄 mun
      🫦 biter i läppen
      👶 bebis
      🧒 barn
      👦 pojke
      👧 flicka
      🧑 person
      👱 blond person
      👨 man
      🧔 man med skägg
      👩 kvinna
      🧓 äldre person
      👴 gammal man
      👵 gammal kvinna
      🙍 sur person
      🙎 plutande person
      🙅 person gestikulerar NEJ
      🙆 person gestikulerar OK
      💁 receptionist
      🙋 person som räcker upp handen
      🧏 hörselskadad person
      🙇 bugande person
      🤦 person som slår sig för pannan
      🤷 person som rycker på axlarna
      👮 polis
      🕵 detektiv
      💂 vakt
      🥷 ninja
      👷 byggarbetare
      🫅 person med krona
      🤴 prins
      👸 prinsessa
      👳 man med turban
      👲 man med kinesisk hatt
      🧕 kvinna i sjal
      🤵 person i smoking
      👰 person i brudslöja
      🤰 gravid kvinna
      🫃 gravid man
      🫄 gravid person
      🤱 amning
      👼 bebisängel
      🎅 jultomte
      🤶 tomtemor
      🦸 superhjälte
      🦹 superskurk
      🧙 magiker
      🧚 fé
      🧛 vampyr
      🧜 vattenväsen
      🧝 alv
      🧞 ande
      🧟 zombie
      🧌 troll
      💆 person som blir masserad
      💇 person som får håret klippt
      🚶 fotgängare
      🧍 stående person
      🧎 knäsittande person
      🏃 person som springer
      💃 dansande kvinna
      🕺 dansande man
      🕴 svävande man i kostym
      👯 personer med kaninöron
      🧖 person i ångbastu
      🧗 person som klättrar
      🤺 person som fäktas
      🏇 hästkapplöpning
      ⛷ skidåkare
      🏂 snowboardåkare
      🏌 person som spelar golf
      🏄 person som surfar
      🚣 person som ror en båt
      🏊 person som simmar
      ⛹ person med boll
      🏋 person som lyfter tyngder
      🚴 person som cyklar
      🚵 person som cyklar på en mountainbike
      🤸 person som hjular
      🤼 brottande personer
      🤽 person som spelar vattenpolo
      🤾 person som spelar handboll
      🤹 person som jonglerar
      🧘 person i lotusposition
      🛀 person som badar
      🛌 person i en säng
      👭 två kvinnor håller hand
      👫 man och kvinna håller hand
      👬 två män håller hand
      💏 puss
      💑 par med hjärta
      👪 familj
      🗣 silhuett som talar
      👤 figur i silhuett
      👥 figurer i silhuett
      🫂 personer kramas
      👣 fotavtryck
      🐵 apansikte
      🐒 apa
      🦍 gorilla
      🦧 orangutang
      🐶 hundansikte
      🐕 hund
      🦮 ledarhund
      🐩 pudel
      🐺 vargansikte
      🦊 rävansikte
      🦝 tvättbjörn
      🐱 kattansikte
      🐈 katt
      🦁 lejonansikte
      🐯 tigeransikte
      🐅 tiger
      🐆 leopard
      🐴 hästansikte
      🐎 häst
      🦄 enhörningsansikte
      🦓 zebra
      🦌 hjort
      🦬 bisonoxe
      🐮 koansikte
      🐂 oxe
      🐃 vattenbuffel
      🐄 ko
      🐷 grisansikte
      🐖 gris
      🐗 vildsvin
      🐽 gristryne
      🐏 vädur
      🐑 tacka
      🐐 get
      🐪 dromedar
      🐫 kamel
      🦙 lama
      🦒 giraff
      🐘 elefant
      🦣 mammut
      🦏 noshörning
      🦛 flodhäst
      🐭 musansikte
      🐁 mus
      🐀 råtta
      🐹 hamsteransikte
      🐰 kaninansikte
      🐇 kanin
      🐿 jordekorre
      🦫 bäver
      🦔 igelkott
      🦇 fladdermus
      🐻 björnansikte
      🐨 koala
      🐼 pandaansikte
      🦥 sengångare
      🦦 utter
      🦨 skunk
      🦘 känguru
      🦡 grävling
      🐾 tassavtryck
      🦃 kalkon
      🐔 höna
      🐓 tupp
      🐣 nykläckt kyckling
      🐤 kyckling
      🐥 kyckling framifrån
      🐦 fågel
      🐧 pingvin
      🕊 duva
      🦅 örn
      🦆 and
      🦢 svan
      🦉 uggla
      🦤 dront
      🪶 fågelfjäder
      🦩 flamingo
      🦚 påfågel
      🦜 papegoja
      🐸 grodansikte
      🐊 krokodil
      🐢 sköldpadda
      🦎 ödla
      🐍 orm
      🐲 drakansikte
      🐉 drake
      🦕 sauropod
      🦖 T-rex
      🐳 val som sprutar vatten
      🐋 val
      🐬 delfin
      🦭 säl
      🐟 fisk
      🐠 tropisk fisk
      🐡 blåsfisk
      🦈 haj
      🐙 bläckfisk
      🐚 snäcka
      🪸 korall
      🐌 snigel
      🦋 fjäril
      🐛 tusenfoting
      🐜 myra
      🐝 bi
      🪲 skalbagge
      🐞 nyckelpiga
      🦗 syrsa
      🪳 kackerlacka
      🕷 spindel
      🕸 spindelnät
      🦂 skorpion
      🦟 mygga
      🪰 fluga
      🪱 mask
      🦠 mikrob
      💐 blombukett
      🌸 körsbärsblomma
      💮 vit blomma
      🪷 lotus
      🏵 bandros
      🌹 ros
      🥀 vissnad blomma
      🌺 hibiskus
      🌻 solros
      🌼 blomma
      🌷 tulpan
      🌱 skott
      🪴 krukväxt
      🌲 barrträd
      🌳 lövträd
      🌴 palm
      🌵 kaktus
      🌾 risax
      🌿 ört
      ☘ treklöver
      🍀 fyrklöver
      🍁 lönnlöv
      🍂 fallande löv
      🍃 löv i vinden
      🪹 tomt bo
      🪺 bo med ägg
      🍄 svamp
      🍇 vindruvor
      🍈 melon
      🍉 vattenmelon
      🍊 mandarin
      🍋 citron
      🍌 banan
      🍍 ananas
      🥭 mango
      🍎 rött äpple
      🍏 grönt äpple
      🍐 päron
      🍑 persika
      🍒 körsbär
      🍓 jordgubbe
      🫐 blåbär
      🥝 kiwifrukt
      🍅 tomat
      🫒 oliv
      🥥 kokosnöt
      🥑 avokado
      🍆 aubergine
      🥔 potatis
      🥕 morot
      🌽 majskolv
      🌶 chili
      🫑 paprika
      🥒 gurka
      🥬 sallat
      🥦 broccoli
      🧄 vitlök
      🧅 lök
      🥜 jordnötter
      🫘 bönor
      🌰 kastanj
      🍞 bröd
      🥐 croissant
      🥖 baguette
      🫓 tunnbröd
      🥨 pretzel
      🥯 bagel
      🥞 pannkakor
      🧇 våffla
      🧀 ostbit
      🍖 köttben
      🍗 kycklinglår
      🥩 styckdel
      🥓 bacon
      🍔 hamburgare
      🍟 pommes frites
      🍕 pizzabit
      🌭 varmkorv
      🥪 smörgås
      🌮 taco
      🌯 burrito
      🫔 tamale
      🥙 pitabröd
      🧆 falafel
      🥚 ägg
      🍳 matlagning
      🥘 stekpanna
      🍲 gryta
      🫕 fondue
      🥣 skål och sked
      🥗 grönsallad
      🍿 popcorn
      🧈 smör
      🧂 salt
      🥫 konserv
      🍱 bentolåda
      🍘 riskaka
      🍙 risboll
      🍚 kokt ris
      🍛 curry och ris
      🍜 skål nudelsoppa
      🍝 spagetti
      🍠 rostad sötpotatis
      🍢 skaldjursspett
      🍣 sushi
      🍤 friterad räka
      🍥 fiskkaka
      🥮 månkaka
      🍡 dango
      🥟 dumpling
      🥠 lyckokaka
      🥡 hämtmatkartong
      🦀 krabba
      🦞 hummer
      🦐 räka
      🦑 mindre bläckfisk
      🦪 ostron
      🍦 mjukglass
      🍧 kakigōri
      🍨 glass
      🍩 munk
      🍪 kaka
      🎂 födelsedagstårta
      🍰 tårtbit
      🧁 muffin
      🥧 paj
      🍫 chokladkaka
      🍬 godis
      🍭 klubba
      🍮 brylépudding
      🍯 honungsburk
      🍼 nappflaska
      🥛 mjölkglas
      ☕ varm dryck
      🫖 tekanna
      🍵 tekopp
      🍶 sake
      🍾 champagne
      🍷 vinglas
      🍸 cocktailglas
      🍹 tropisk drink
      🍺 ölstop
      🍻 skålande ölstop
      🥂 skålande glas
      🥃 whiskyglas
      🫗 hälla vätska
      🥤 mugg med sugrör
      🧋 bubbelte
      🧃 dryckeskartong
      🧉 mate-te
      🧊 isbit
      🥢 ätpinnar
      🍽 tallrik, kniv och gaffel
      🍴 kniv och gaffel
      🥄 sked
      🔪 kökskniv
      🫙 burk
      🏺 amfora
      🌍 jordglob Europa–Afrika
      🌎 jordglob nord- och sydamerika
      🌏 jordglob Asien–Australien
      🌐 jordglob med meridianer
      🗺 världskarta
      🗾 karta över Japan
      🧭 kompass
      🏔 snöklätt berg
      ⛰ berg
      🌋 vulkan
      🗻 Fuji
      🏕 camping
      🏖 strand med parasoll
      🏜 öken
      🏝 öde ö
      🏞 nationalpark
      🏟 stadion
      🏛 klassisk byggnad
      🏗 byggarbetsplats
      🧱 tegelsten
      🪨 sten
      🪵 trästockar
      🛖 koja
      🏘 flera hus
      🏚 fallfärdigt hus
      🏠 hus
      🏡 hus med trädgård
      🏢 kontorsbyggnad
      🏣 japanskt postkontor
      🏤 postkontor
      🏥 sjukhus
      🏦 bank
      🏨 hotell
      🏩 kärlekshotell
      🏪 jourbutik
      🏫 skola
      🏬 varuhus
      🏭 fabrik
      🏯 japanskt slott
      🏰 slott
      💒 bröllop
      🗼 Tokyo Tower
      🗽 Frihetsgudinnan
      ⛪ kyrka
      🕌 moské
      🛕 hindutempel
      🕍 synagoga
      ⛩ shintohelgedom
      🕋 kaba
      ⛲ fontän
      ⛺ tält
      🌁 dimmigt
      🌃 stjärnklar natt
      🏙 stadsbild
      🌄 soluppgång över berg
      🌅 soluppgång
      🌆 stad i skymning
      🌇 solnedgång
      🌉 bro på natten
      ♨ varma källor
      🎠 karusellhäst
      🛝 rutschbana
      🎡 pariserhjul
      🎢 berg- och dalbana
      💈 barberarstolpe
      🎪 cirkustält
      🚂 ånglok
      🚃 tågvagn
      🚄 snabbtåg
      🚅 höghastighetståg
      🚆 tåg
      🚇 tunnelbana
      🚈 snabbspårväg
      🚉 tågstation
      🚊 spårvagn
      🚝 monorail
      🚞 bergbana
      🚋 spårvagnsvagn
      🚌 buss
      🚍 mötande buss
      🚎 trådbuss
      🚐 minibuss
      🚑 ambulans
      🚒 brandbil
      🚓 polisbil
      🚔 mötande polisbil
      🚕 taxi
      🚖 mötande taxi
      🚗 bil
      🚘 mötande bil
      🚙 SUV
      🛻 pickup
      🚚 budbil
      🚛 lastbil
      🚜 traktor
      🏎 racerbil
      🏍 motorcykel
      🛵 skoter
      🦽 manuell rullstol
      🦼 eldriven rullstol
      🛺 automatisk riksha
      🚲 cykel
      🛴 sparkcykel
      🛹 skateboard
      🛼 rullskridsko
      🚏 busshållplats
      🛣 motorväg
      🛤 räls
      🛢 oljefat
      ⛽ bränslepump
      🛞 hjul
      🚨 polisbilslampa
      🚥 vågräta trafikljus
      🚦 lodräta trafikljus
      🛑 stoppskylt
      🚧 skylt för byggområde
      ⚓ ankare
      🛟 livboj
      ⛵ segelbåt
      🛶 kanot
      🚤 racerbåt
      🛳 passagerarfartyg
      ⛴ färja
      🛥 motorbåt
      🚢 fartyg
      ✈ flygplan
      🛩 litet flygplan
      🛫 avgång med flyg
      🛬 ankomst med flyg
      🪂 fallskärm
      💺 flygstol
      🚁 helikopter
      🚟 hängbana
      🚠 linbana
      🚡 kabinbana
      🛰 satellit
      🚀 raket
      🛸 flygande tefat
      🛎 receptionsklocka
      🧳 bagage
      ⌛ utrunnet timglas
      ⏳ timglas med rinnande sand
      ⌚ armbandsur
      ⏰ väckarklocka
      ⏱ tidtagarur
      ⏲ timer
      🕰 mantelklocka
      🕛 klockan tolv
      🕧 halv ett
      🕐 klockan ett
      🕜 halv två
      🕑 klockan två
      🕝 halv tre
      🕒 klockan tre
      🕞 halv fyra
      🕓 klockan fyra
      🕟 halv fem
      🕔 klockan fem
      🕠 halv sex
      🕕 klockan sex
      🕡 halv sju
      🕖 klockan sju
      🕢 halv åtta
      🕗 klockan åtta
      🕣 halv nio
      🕘 klockan nio
      🕤 halv tio
      🕙 klockan tio
      🕥 halv elva
      🕚 klockan elva
      🕦 halv tolv
      🌑 nymåne
      🌒 måne i första kvarteret
      🌓 tilltagande halvmåne
      🌔 måne i andra kvarteret
      🌕 fullmåne
      🌖 måne i tredje kvarteret
      🌗 avtagande halvmåne
      🌘 måne i fjärde kvarteret
      🌙 månskära
      🌚 nymåne med ansikte
      🌛 tilltagande halvmåne med ansikte
      🌜 avtagande halvmåne med ansikte
      🌡 termometer
      ☀ sol
      🌝 fullmåne med ansikte
      🌞 sol med ansikte
      🪐 planet med ringar
      ⭐ stjärna
      🌟 blänkande stjärna
      🌠 stjärnfall
      🌌 Vintergatan
      ☁ moln
      ⛅ sol bakom moln
      ⛈ moln med regn och blixtar
      🌤 sol bakom litet moln
      🌥 sol bakom stort moln
      🌦 sol bakom moln med regn
      🌧 regnmoln
      🌨 moln med snö
      🌩 moln med blixt
      🌪 tornado
      🌫 dimma
      🌬 blåser vind
      🌀 cyklon
      🌈 regnbåge
      🌂 hopfällt paraply
      ☂ paraply
      ☔ paraply med regndroppar
      ⛱ parasoll på marken
      ⚡ högspänning
      ❄ snöflinga
      ☃ snögubbe
      ⛄ snögubbe utan snö
      ☄ komet
      🔥 eld
      💧 droppe
      🌊 våg
      🎃 lyktgubbe
      🎄 julgran
      🎆 fyrverkerier
      🎇 glittrande fyrverkeri
      🧨 smällare
      ✨ gnistrande stjärnor
      🎈 ballong
      🎉 konfettismällare
      🎊 konfettiboll
      🎋 tanabataträd
      🎍 pinjedekoration
      🎎 japanska dockor
      🎏 karpvindstrut
      🎐 vindspel
      🎑 månskådning
      🧧 rött kuvert
      🎀 rosett
      🎁 inslagen present
      🎗 påminnelseband
      🎟 inträdesbiljetter
      🎫 biljett
      🎖 militär medalj
      🏆 pokal
      🏅 sportmedalj
      🥇 guldmedalj
      🥈 silvermedalj
      🥉 bronsmedalj
      ⚽ fotboll
      ⚾ baseboll
      🥎 softboll
      🏀 basketboll
      🏐 volleyboll
      🏈 amerikansk fotboll
      🏉 rugbyboll
      🎾 tennis
      🥏 frisbee
      🎳 bowling
      🏏 cricket
      🏑 landhockey
      🏒 ishockey
      🥍 lacrosse
      🏓 bordtennis
      🏸 badminton
      🥊 boxningshandske
      🥋 kampsportdräkt
      🥅 målnät
      ⛳ flagga i hål
      ⛸ skridsko
      🎣 fiskespö
      🤿 dykmask
      🎽 löparlinne
      🎿 skidor
      🛷 kälke
      🥌 curlingsten
      🎯 mitt i prick
      🪀 jojo
      🪁 flygande drake
      🔫 vattenpistol
      🎱 biljardboll
      🔮 kristallkula
      🪄 trollspö
      🎮 tv-spel
      🕹 joystick
      🎰 enarmad bandit
      🎲 speltärning
      🧩 pusselbit
      🧸 nallebjörn
      🪅 piñata
      🪩 discokula
      🪆 ryska dockor
      ♠ spader
      ♥ hjärter
      ♦ ruter
      ♣ klöver
      ♟ schackbonde
      🃏 joker
      🀄 mahjong-bricka
      🎴 spelkort med blomma
      🎭 dans och teater
      🖼 tavla
      🎨 färgpalett
      🧵 tråd
      🪡 synål
      🧶 garn
      🪢 knut
      👓 glasögon
      🕶 solglasögon
      🥽 simglasögon
      🥼 labbrock
      🦺 varselväst
      👔 skjorta med slips
      👕 t-shirt
      👖 jeans
      🧣 halsduk
      🧤 handske
      🧥 jacka
      🧦 sockor
      👗 klänning
      👘 kimono
      🥻 sari
      🩱 baddräkt
      🩲 badbyxor
      🩳 shorts
      👙 bikini
      👚 blus
      👛 portmonnä
      👜 handväska
      👝 kuvertväska
      🛍 shoppingpåsar
      🎒 ryggsäck
      🩴 flip-flops
      👞 herrsko
      👟 gympasko
      🥾 vandringskänga
      🥿 ballerinasko
      👠 högklackad sko
      👡 damsandal
      🩰 ballettskor
      👢 damstövel
      👑 krona
      👒 damhatt
      🎩 hög hatt
      🎓 examenshatt
      🧢 skärmmössa
      🪖 militärhjälm
      ⛑ räddningsarbetarhjälm
      📿 radband
      💄 läppstift
      💍 ring
      💎 ädelsten
      🔇 avstängd högtalare
      🔈 högtalare
      🔉 högtalare med medium volym
      🔊 högtalare med hög volym
      📢 handhögtalare
      📣 megafon
      📯 postsymbol
      🔔 ringklocka
      🔕 överstruken ringklocka
      🎼 g-klav
      🎵 musiknot
      🎶 musiknoter
      🎙 studiomikrofon
      🎚 nivåreglage
      🎛 reglagevred
      🎤 mikrofon
      🎧 hörlur
      📻 radio
      🎷 saxofon
      🪗 dragspel
      🎸 gitarr
      🎹 klaviatur
      🎺 trumpet
      🎻 fiol
      🪕 banjo
      🥁 trumma
      🪘 congatrumma
      📱 mobiltelefon
      📲 mobiltelefon med pil
      ☎ telefon
      📞 telefonlur
      📟 personsökare
      📠 fax
      🔋 batteri
      🪫 låg batterinivå
      🔌 elkontakt
      💻 bärbar dator
      🖥 stationär dator
      🖨 skrivare
      ⌨ tangentbord
      🖱 datormus
      🖲 styrkula
      💽 datordiskett
      💾 diskett
      💿 optisk skiva
      📀 dvd-skiva
      🧮 kulram
      🎥 filmkamera
      🎞 filmnegativ
      📽 filmprojektor
      🎬 filmklappa
      📺 tv
      📷 kamera
      📸 kamera med blixt
      📹 videokamera
      📼 videokassett
      🔍 förstoringsglas som lutar åt vänster
      🔎 förstoringsglas som lutar åt höger
      🕯 stearinljus
      💡 glödlampa
      🔦 ficklampa
      🏮 röd papperslykta
      🪔 diyalampa
      📔 anteckningsbok med dekorativt omslag
      📕 stängd bok
      📖 öppen bok
      📗 grön bok
      📘 blå bok
      📙 orange bok
      📚 böcker
      📓 anteckningsbok
      📒 liggare
      📃 upprullad sida
      📜 bokrulle
      📄 sida med text uppåt
      📰 tidning
      🗞 ihoprullad tidning
      📑 bokmärkesflikar
      🔖 bokmärke
      🏷 etikett
      💰 pengapåse
      🪙 mynt
      💴 yensedel
      💵 dollarsedel
      💶 eurosedel
      💷 pundsedel
      💸 pengar med vingar
      💳 kreditkort
      🧾 kvitto
      💹 stigande diagram med yen
      ✉ kuvert
      📧 e-post
      📨 inkommande brev
      📩 kuvert med pil
      📤 utkorg
      📥 inkorg
      📦 paket
      📫 stängd brevlåda med hissad flagga
      📪 stängd brevlåda med sänkt flagga
      📬 öppen brevlåda med hissad flagga
      📭 öppen brevlåda med sänkt flagga
      📮 postlåda
      🗳 valurna med röstsedel
      ✏ blyertspenna
      ✒ stiftpenna
      🖋 reservoarpenna
      🖊 kulspetspenna
      🖌 målarpensel
      🖍 krita
      📝 kom ihåg-block
      💼 portfölj
      📁 arkivmapp
      📂 öppen mapp
      🗂 indexflikar
      📅 kalender
      📆 avdragbar kalender
      🗒 anteckningsblock
      🗓 spiralbunden kalender
      📇 kortregister
      📈 uppåtgående trend
      📉 nedåtgående trend
      📊 stapeldiagram
      📋 skrivplatta
      📌 kartnål
      📍 knappnål
      📎 gem
      🖇 länkade gem
      📏 linjal
      📐 rätvinklig linjal
      ✂ sax
      🗃 kartotek
      🗄 dokumentskåp
      🗑 papperskorg
      🔒 låst lås
      🔓 öppet lås
      🔏 lås med bläckpenna
      🔐 lås med nyckel
      🔑 nyckel
      🗝 gammal nyckel
      🔨 hammare
      🪓 yxa
      ⛏ hacka
      ⚒ hammare och hacka
      🛠 hammare och skiftnyckel
      🗡 dolk
      ⚔ korslagda svärd
      💣 bomb
      🪃 boomerang
      🏹 pil och båge
      🛡 sköld
      🪚 fogsvans
      🔧 skiftnyckel
      🪛 skruvmejsel
      🔩 skruv och mutter
      ⚙ kugghjul
      🗜 skruvtving
      ⚖ balansvåg
      🦯 blindkäpp
      🔗 länk
      ⛓ kedjor
      🪝 krok
      🧰 verktygslåda
      🧲 magnet
      🪜 stege
      ⚗ retort
      🧪 provrör
      🧫 petriskål
      🧬 DNA
      🔬 mikroskop
      🔭 teleskop
      📡 tv-satellit
      💉 spruta
      🩸 blodsdroppe
      💊 piller
      🩹 plåster
      🩼 krycka
      🩺 stetoskop
      🩻 röntgen
      🚪 dörr
      🛗 hiss
      🪞 spegel
      🪟 fönster
      🛏 säng
      🛋 soffa och lampa
      🪑 stol
      🚽 toalett
      🪠 vaskrensare
      🚿 dusch
      🛁 badkar
      🪤 musfälla
      🪒 rakhyvel
      🧴 lotionflaska
      🧷 säkerhetsnål
      🧹 kvast
      🧺 korg
      🧻 toarulle
      🪣 spann
      🧼 tvål
      🫧 bubblor
      🪥 tandborste
      🧽 tvättsvamp
      🧯 brandsläckare
      🛒 shoppingvagn
      🚬 cigarett
      ⚰ kista
      🪦 gravsten
      ⚱ begravningsurna
      🧿 onda ögat-sten
      🪬 hamsa
      🗿 staty
      🪧 plakat
      🪪 ID-kort
      🏧 bankomat
      🚮 soptunna
      🚰 dricksvatten
      ♿ rullstolssymbol
      🚹 herrtoalett
      🚺 damtoalett
      🚻 wc-skylt
      🚼 bebissymbol
      🚾 WC
      🛂 passkontroll
      🛃 tull
      🛄 bagagehämtning
      🛅 kvarlämnat bagage
      ⚠ varning
      🚸 passerande barn
      ⛔ förbud mot infart med fordon
      🚫 förbjudet
      🚳 förbud mot trafik med cykel
      🚭 rökning förbjuden
      🚯 skräpa inte ner
      🚱 ej dricksvatten
      🚷 förbud mot gångtrafik
      📵 mobil förbjuden
      🔞 ej för minderåriga
      ☢ varning för strålrisk
      ☣ biologisk fara
      ⬆ uppåtpil
      ↗ uppåtpil höger
      ➡ högerpil
      ↘ nedåtpil höger
      ⬇ nedåtpil
      ↙ nedåtpil vänster
      ⬅ vänsterpil
      ↖ uppåtpil vänster
      ↕ pil upp och ned
      ↔ pil höger och vänster
      ↩ svängd vänsterpil
      ↪ svängd högerpil
      ⤴ svängd uppåtpil
      ⤵ svängd nedåtpil
      🔃 vertikala pilar medurs
      🔄 pilar moturs
      🔙 Back med vänsterpil
      🔚 End med högerpil
      🔛 ON! med pil höger och vänster ovanför
      🔜 Soon med högerpil ovanför
      🔝 Top med uppåtpil
      🛐 plats för tillbedjan
      ⚛ symbol för atom
      🕉 aum-tecken
      ✡ davidsstjärna
      ☸ livets hjul
      ☯ yin och yang
      ✝ latinskt kors
      ☦ ortodoxt kors
      ☪ stjärna och halvmåne
      ☮ fredssymbol
      🕎 menora
      🔯 sexuddig stjärna med prick
      ♈ Väduren
      ♉ Oxen
      ♊ Tvillingarna
      ♋ Kräftan
      ♌ Lejonet
      ♍ Jungfrun
      ♎ Vågen
      ♏ Skorpionen
      ♐ Skytten
      ♑ Stenbocken
      ♒ Vattumannen
      ♓ Fiskarna
      ⛎ Ormbäraren
      🔀 blanda låtar
      🔁 upprepning
      🔂 upprepa en låt
      ▶ uppspelningsknapp
      ⏩ framåtspolningsknapp
      ⏭ knapp för nästa spår
      ⏯ knapp för spela eller pausa
      ◀ bakåtspolningsknapp
      ⏪ knapp för snabbspola tillbaka
      ⏮ knapp för sista spåret
      🔼 uppåtknapp
      ⏫ dubbla uppåtpilar
      🔽 nedåtknapp
      ⏬ dubbla nedåtpilar
      ⏸ pausknapp
      ⏹ stoppknapp
      ⏺ inspelningsknapp
      ⏏ utmatningsknapp
      🎦 bio
      🔅 låg ljusstyrka
      🔆 hög ljusstyrka
      📶 stapel signalstyrka
      📳 vibrationsläge
      📴 avstängd mobil
      ♀ kvinnosymbol
      ♂ manssymbol
      ⚧ transgendersymbol
      ✖ multiplicera
      ➕ addera
      ➖ subtrahera
      ➗ dividera
      🟰 fetstilt likamedtecken
      ♾ oändlighet
      ‼ dubbla utropstecken
      ⁉ utropstecken och frågetecken
      ❓ rött frågetecken
      ❔ vitt frågetecken
      ❕ vitt utropstecken
      ❗ rött utropstecken
      〰 vågigt tankstreck
      💱 valutaväxling
      💲 dollartecken
      ⚕ medicinsk symbol
      ♻ återvinningssymbol
      ⚜ fransk lilja
      🔱 treudd
      📛 namnskylt
      🔰 japansk symbol för nybörjare
      ⭕ tung stor cirkel
      ✅ vit bockmarkering
      ☑ kryssruta med bockmarkering
      ✔ bockmarkering
      ❌ rött kryss
      ❎ vitt kryss i ruta
      ➰ ögla
      ➿ dubbel ögla
      〽 japansk kommatering
      ✳ åttauddig spetsig stjärna
      ✴ åttauddig stjärna
      ❇ glittra
      © upphovsrättssymbol
      ® registrerat varumärke
      ™ skyddat varumärke
      🔟 keycap: 10
      🔠 versaler
      🔡 gemener
      🔢 siffror
      🔣 specialtecken
      🔤 bokstäver
      🅰 blodgrupp A
      🆎 blodgrupp AB
      🅱 blodgrupp B
      🆑 rensa-symbol
      🆒 COOL-knapp
      🆓 FREE-knapp
      ℹ information
      🆔 ID-knapp
      Ⓜ m i en cirkel
      🆕 NEW-knapp
      🆖 NG-knapp
      🅾 blodgrupp 0
      🆗 OK-knapp
      🅿 P-knapp
      🆘 SOS-knapp
      🆙 UP!-knapp
      🆚 VS-knapp
      🈁 japansk ”här”-knapp
      🈂 japansk ”serviceavgift”-knapp
      🈷 japansk ”månadsbelopp”-knapp
      🈶 japansk ”inte gratis”-knapp
      🈯 japansk ”reserverad”-knapp
      🉐 japansk ”fynd”-knapp
      🈹 japansk ”rabatt”-knapp
      🈚 japansk ”gratis”-knapp
      🈲 japansk ”förbjudet”-knapp
      🉑 japansk ”godtagbart”-knapp
      🈸 japansk ”användning”-knapp
      🈴 japansk ”godkänt betyg”-knapp
      🈳 japansk ”lediga rum”-knapp
      ㊗ japansk ”grattis”-knapp
      ㊙ japansk ”hemligt”-knapp
      🈺 japansk ”öppet”-knapp
      🈵 japansk ”fullbelagt”-knapp
      🔴 röd cirkel
      🟠 orange cirkel
      🟡 gul cirkel
      🟢 grön cirkel
      🔵 blå cirkel
      🟣 lila cirkel
      🟤 brun cirkel
      ⚫ svart cirkel
      ⚪ vit cirkel
      🟥 röd kvadrat
      🟧 orange kvadrat
      🟨 gul kvadrat
      🟩 grön kvadrat
      🟦 blå kvadrat
      🟪 lila kvadrat
      🟫 brun kvadrat
      ⬛ stor svart ruta
      ⬜ stor vit ruta
      ◼ mellanstor svart ruta
      ◻ mellanstor vit ruta
      ◾ mellanliten svart ruta
      ◽ mellanliten vit ruta
      ▪ liten svart ruta
      ▫ liten vit ruta
      🔶 stor orange diamantform
      🔷 stor blå diamantform
      🔸 liten orange diamantform
      🔹 liten blå romb
      🔺 uppåtpekande röd triangel
      🔻 nedåtpekande röd triangel
      💠 diamantform med en prick
      🔘 alternativknapp
      🔳 vit fyrkantig knapp
      🔲 svart fyrkantig knapp
      🏁 schackrutig flagga
      🚩 trekantig flagga
      🎌 korsade flaggor
      🏴 svart flagga
      🏳 vit flagga
      🏻 ljus hy
      🏼 mellanljus hy
      🏽 mellanfärgad hy
      🏾 mellanmörk hy
      🏿 mörk hy
      🦰 rödhårig
      🦱 lockigt hår
      🦳 vithårig
      🦲 skallig
      🇦🇨 Ascension
      🇦🇩 Andorra
      🇦🇪 Förenade Arabemiraten
      🇦🇫 Afghanistan
      🇦🇬 Antigua och Barbuda
      🇦🇮 Anguilla
      🇦🇱 Albanien
      🇦🇲 Armenien
      🇦🇴 Angola
      🇦🇶 Antarktis
      🇦🇷 Argentina
      🇦🇸 Amerikanska Samoa
      🇦🇹 Österrike
      🇦🇺 Australien
      🇦🇼 Aruba
      🇦🇽 Åland
      🇦🇿 Azerbajdzjan
      🇧🇦 Bosnien och Hercegovina
      🇧🇧 Barbados
      🇧🇩 Bangladesh
      🇧🇪 Belgien
      🇧🇫 Burkina Faso
      🇧🇬 Bulgarien
      🇧🇭 Bahrain
      🇧🇮 Burundi
      🇧🇯 Benin
      🇧🇱 S:t Barthélemy
      🇧🇲 Bermuda
      🇧🇳 Brunei
      🇧🇴 Bolivia
      🇧🇶 Karibiska Nederländerna
      🇧🇷 Brasilien
      🇧🇸 Bahamas
      🇧🇹 Bhutan
      🇧🇻 Bouvetön
      🇧🇼 Botswana
      🇧🇾 Vitryssland
      🇧🇿 Belize
      🇨🇦 Kanada
      🇨🇨 Kokosöarna
      🇨🇩 Kongo-Kinshasa
      🇨🇫 Centralafrikanska republiken
      🇨🇬 Kongo-Brazzaville
      🇨🇭 Schweiz
      🇨🇮 Côte d’Ivoire
      🇨🇰 Cooköarna
      🇨🇱 Chile
      🇨🇲 Kamerun
      🇨🇳 Kina
      🇨🇴 Colombia
      🇨🇵 Clippertonön
      🇨🇷 Costa Rica
      🇨🇺 Kuba
      🇨🇻 Kap Verde
      🇨🇼 Curaçao
      🇨🇽 Julön
      🇨🇾 Cypern
      🇨🇿 Tjeckien
      🇩🇪 Tyskland
      🇩🇬 Diego Garcia
      🇩🇯 Djibouti
      🇩🇰 Danmark
      🇩🇲 Dominica
      🇩🇴 Dominikanska republiken
      🇩🇿 Algeriet
      🇪🇦 Ceuta och Melilla
      🇪🇨 Ecuador
      🇪🇪 Estland
      🇪🇬 Egypten
      🇪🇭 Västsahara
      🇪🇷 Eritrea
      🇪🇸 Spanien
      🇪🇹 Etiopien
      🇪🇺 Europeiska unionen
      🇫🇮 Finland
      🇫🇯 Fiji
      🇫🇰 Falklandsöarna
      🇫🇲 Mikronesien
      🇫🇴 Färöarna
      🇫🇷 Frankrike
      🇬🇦 Gabon
      🇬🇧 Storbritannien
      🇬🇩 Grenada
      🇬🇪 Georgien
      🇬🇫 Franska Guyana
      🇬🇬 Guernsey
      🇬🇭 Ghana
      🇬🇮 Gibraltar
      🇬🇱 Grönland
      🇬🇲 Gambia
      🇬🇳 Guinea
      🇬🇵 Guadeloupe
      🇬🇶 Ekvatorialguinea
      🇬🇷 Grekland
      🇬🇸 Sydgeorgien och Sydsandwichöarna
      🇬🇹 Guatemala
      🇬🇺 Guam
      🇬🇼 Guinea-Bissau
      🇬🇾 Guyana
      🇭🇰 Hongkong SAR
      🇭🇲 Heardön och McDonaldöarna
      🇭🇳 Honduras
      🇭🇷 Kroatien
      🇭🇹 Haiti
      🇭🇺 Ungern
      🇮🇨 Kanarieöarna
      🇮🇩 Indonesien
      🇮🇪 Irland
      🇮🇱 Israel
      🇮🇲 Isle of Man
      🇮🇳 Indien
      🇮🇴 Brittiska territoriet i Indiska oceanen
      🇮🇶 Irak
      🇮🇷 Iran
      🇮🇸 Island
      🇮🇹 Italien
      🇯🇪 Jersey
      🇯🇲 Jamaica
      🇯🇴 Jordanien
      🇯🇵 Japan
      🇰🇪 Kenya
      🇰🇬 Kirgizistan
      🇰🇭 Kambodja
      🇰🇮 Kiribati
      🇰🇲 Komorerna
      🇰🇳 S:t Kitts och Nevis
      🇰🇵 Nordkorea
      🇰🇷 Sydkorea
      🇰🇼 Kuwait
      🇰🇾 Caymanöarna
      🇰🇿 Kazakstan
      🇱🇦 Laos
      🇱🇧 Libanon
      🇱🇨 S:t Lucia
      🇱🇮 Liechtenstein
      🇱🇰 Sri Lanka
      🇱🇷 Liberia
      🇱🇸 Lesotho
      🇱🇹 Litauen
      🇱🇺 Luxemburg
      🇱🇻 Lettland
      🇱🇾 Libyen
      🇲🇦 Marocko
      🇲🇨 Monaco
      🇲🇩 Moldavien
      🇲🇪 Montenegro
      🇲🇫 Saint-Martin
      🇲🇬 Madagaskar
      🇲🇭 Marshallöarna
      🇲🇰 Nordmakedonien
      🇲🇱 Mali
      🇲🇲 Myanmar (Burma)
      🇲🇳 Mongoliet
      🇲🇴 Macao SAR
      🇲🇵 Nordmarianerna
      🇲🇶 Martinique
      🇲🇷 Mauretanien
      🇲🇸 Montserrat
      🇲🇹 Malta
      🇲🇺 Mauritius
      🇲🇻 Maldiverna
      🇲🇼 Malawi
      🇲🇽 Mexiko
      🇲🇾 Malaysia
      🇲🇿 Moçambique
      🇳🇦 Namibia
      🇳🇨 Nya Kaledonien
      🇳🇪 Niger
      🇳🇫 Norfolkön
      🇳🇬 Nigeria
      🇳🇮 Nicaragua
      🇳🇱 Nederländerna
      🇳🇴 Norge
      🇳🇵 Nepal
      🇳🇷 Nauru
      🇳🇺 Niue
      🇳🇿 Nya Zeeland
      🇴🇲 Oman
      🇵🇦 Panama
      🇵🇪 Peru
      🇵🇫 Franska Polynesien
      🇵🇬 Papua Nya Guinea
      🇵🇭 Filippinerna
      🇵🇰 Pakistan
      🇵🇱 Polen
      🇵🇲 S:t Pierre och Miquelon
      🇵🇳 Pitcairnöarna
      🇵🇷 Puerto Rico
      🇵🇸 Palestinska territorierna
      🇵🇹 Portugal
      🇵🇼 Palau
      🇵🇾 Paraguay
      🇶🇦 Qatar
      🇷🇪 Réunion
      🇷🇴 Rumänien
      🇷🇸 Serbien
      🇷🇺 Ryssland
      🇷🇼 Rwanda
      🇸🇦 Saudiarabien
      🇸🇧 Salomonöarna
      🇸🇨 Seychellerna
      🇸🇩 Sudan
      🇸🇪 Sverige
      🇸🇬 Singapore
      🇸🇭 S:t Helena
      🇸🇮 Slovenien
      🇸🇯 Svalbard och Jan Mayen
      🇸🇰 Slovakien
      🇸🇱 Sierra Leone
      🇸🇲 San Marino
      🇸🇳 Senegal
      🇸🇴 Somalia
      🇸🇷 Surinam
      🇸🇸 Sydsudan
      🇸🇹 São Tomé och Príncipe
      🇸🇻 El Salvador
      🇸🇽 Sint Maarten
      🇸🇾 Syrien
      🇸🇿 Swaziland
      🇹🇦 Tristan da Cunha
      🇹🇨 Turks- och Caicosöarna
      🇹🇩 Tchad
      🇹🇫 Franska sydterritorierna
      🇹🇬 Togo
      🇹🇭 Thailand
      🇹🇯 Tadzjikistan
      🇹🇰 Tokelauöarna
      🇹🇱 Östtimor
      🇹🇲 Turkmenistan
      🇹🇳 Tunisien
      🇹🇴 Tonga
      🇹🇷 Turkiet
      🇹🇹 Trinidad och Tobago
      🇹🇻 Tuvalu
      🇹🇼 Taiwan
      🇹🇿 Tanzania
      🇺🇦 Ukraina
      🇺🇬 Uganda
      🇺🇲 USA:s yttre öar
      🇺🇳 Förenta Nationerna
      🇺🇸 USA
      🇺🇾 Uruguay
      🇺🇿 Uzbekistan
      🇻🇦 Vatikanstaten
      🇻🇨 S:t Vincent och Grenadinerna
      🇻🇪 Venezuela
      🇻🇬 Brittiska Jungfruöarna
      🇻🇮 Amerikanska Jungfruöarna
      🇻🇳 Vietnam
      🇻🇺 Vanuatu
      🇼🇫 Wallis- och Futunaöarna
      🇼🇸 Samoa
      🇽🇰 Kosovo
      🇾🇪 Jemen
      🇾🇹 Mayotte
      🇿🇦 Sydafrika
      🇿🇲 Zambia
      🇿🇼 Zimbabwe
      🏴󠁧󠁢󠁥󠁮󠁧󠁿 England
      🏴󠁧󠁢󠁳󠁣󠁴󠁿 Skottland
      🏴󠁧󠁢󠁷󠁬󠁳󠁿 Wales
      😶‍🌫 ansikte i moln
      😮‍💨 ansikte andas ut
      😵‍💫 ansikte med spiralögon
      ❤‍🔥 brinnande hjärta
      ❤‍🩹 läkande hjärta
      👁‍🗨 öga i pratbubbla
      🧔‍♂ man: skägg
      🧔‍♀ kvinna: skägg
      👱‍♀ blond kvinna
      👱‍♂ blond man
      🙍‍♂ sur man
      🙍‍♀ sur kvinna
      🙎‍♂ plutande man
      🙎‍♀ plutande kvinna
      🙅‍♂ man gestikulerar NEJ
      🙅‍♀ kvinna gestikulerar NEJ
      🙆‍♂ man gestikulerar OK
      🙆‍♀ kvinna gestikulerar OK
      💁‍♂ hjälpande man
      💁‍♀ hjälpande kvinna
      🙋‍♂ man som räcker upp handen
      🙋‍♀ kvinna som räcker upp handen
      🧏‍♂ hörselskadad man
      🧏‍♀ hörselskada kvinna
      🙇‍♂ bugande man
      🙇‍♀ bugande kvinna
      🤦‍♂ man som slår sig för pannan
      🤦‍♀ kvinna som slår sig för pannan
      🤷‍♂ man som rycker på axlarna
      🤷‍♀ kvinna som rycker på axlarna
      🧑‍⚕ läkare
      👨‍⚕ manlig läkare
      👩‍⚕ kvinnlig läkare
      🧑‍🎓 student
      👨‍🎓 manlig student
      👩‍🎓 kvinnlig student
      🧑‍🏫 lärare
      👨‍🏫 manlig lärare
      👩‍🏫 kvinnlig lärare
      🧑‍⚖ domare
      👨‍⚖ manlig domare
      👩‍⚖ kvinnlig domare
      🧑‍🌾 bonde
      👨‍🌾 manlig bonde
      👩‍🌾 kvinnlig bonde
      🧑‍🍳 kock
      👨‍🍳 manlig kock
      👩‍🍳 kvinnlig kock
      🧑‍🔧 mekaniker
      👨‍🔧 manlig mekaniker
      👩‍🔧 kvinnlig mekaniker
      🧑‍🏭 fabriksarbetare
      👨‍🏭 manlig fabriksarbetare
      👩‍🏭 kvinnlig fabriksarbetare
      🧑‍💼 kontorist
      👨‍💼 kontorstjänsteman
      👩‍💼 kontorstjänstekvinna
      🧑‍🔬 forskare
      👨‍🔬 manlig forskare
      👩‍🔬 kvinnlig forskare
      🧑‍💻 IT-tekniker
      👨‍💻 manlig IT-expert
      👩‍💻 kvinnlig IT-expert
      🧑‍🎤 sångare
      👨‍🎤 manlig sångare
      👩‍🎤 kvinnlig sångare
      🧑‍🎨 konstnär
      👨‍🎨 manlig konstnär
      👩‍🎨 kvinnlig konstnär
      🧑‍✈ pilot
      👨‍✈ manlig pilot
      👩‍✈ kvinnlig pilot
      🧑‍🚀 astronaut
      👨‍🚀 manlig astronaut
      👩‍🚀 kvinnlig astronaut
      🧑‍🚒 brandman
      👨‍🚒 manlig brandman
      👩‍🚒 kvinnlig brandman
      👮‍♂ manlig polis
      👮‍♀ kvinnlig polis
      🕵‍♂ manlig detektiv
      🕵‍♀ kvinnlig detektiv
      💂‍♂ manlig grenadjär
      💂‍♀ kvinnlig grenadjär
      👷‍♂ manlig byggarbetare
      👷‍♀ kvinnlig byggarbetare
      👳‍♂ man i turban
      👳‍♀ kvinna i turban
      🤵‍♂ man i smoking
      🤵‍♀ kvinna i smoking
      👰‍♂ man i brudslöja
      👰‍♀ kvinna i brudslöja
      👩‍🍼 kvinna matar spädbarn
      👨‍🍼 man matar spädbarn
      🧑‍🍼 person ammar spädbarn
      🧑‍🎄 könsneutral tomte
      🦸‍♂ manlig superhjälte
      🦸‍♀ kvinnlig superhjälte
      🦹‍♂ manlig superskurk
      🦹‍♀ kvinnlig superskurk
      🧙‍♂ manlig magiker
      🧙‍♀ kvinnlig magiker
      🧚‍♂ manlig älva
      🧚‍♀ kvinnlig fé
      🧛‍♂ manlig vampyr
      🧛‍♀ kvinnlig vampyr
      🧜‍♂ strömkarl
      🧜‍♀ sjöjungfru
      🧝‍♂ manlig alv
      🧝‍♀ kvinnlig alv
      🧞‍♂ manlig ande
      🧞‍♀ kvinnlig ande
      🧟‍♂ manlig zombie
      🧟‍♀ kvinnlig zombie
      💆‍♂ man som blir masserad
      💆‍♀ kvinna som blir masserad
      💇‍♂ man som får håret klippt
      💇‍♀ kvinna som får håret klippt
      🚶‍♂ man som går
      🚶‍♀ kvinna som går
      🧍‍♂ stående man
      🧍‍♀ stående kvinna
      🧎‍♂ knäsittande man
      🧎‍♀ knäsittande kvinna
      🧑‍🦯 person med vit käpp
      👨‍🦯 man med vit käpp
      👩‍🦯 kvinna med vit käpp
      🧑‍🦼 person i permobil
      👨‍🦼 man i permobil
      👩‍🦼 kvinna i permobil
      🧑‍🦽 person i manuell rullstol
      👨‍🦽 man i manuell rullstol
      👩‍🦽 kvinna i manuell rullstol
      🏃‍♂ man som springer
      🏃‍♀ kvinna som springer
      👯‍♂ män med kaninöron
      👯‍♀ kvinnor med kaninöron
      🧖‍♂ man i ångbastu
      🧖‍♀ kvinna i ångbastu
      🧗‍♂ man som klättrar
      🧗‍♀ kvinna som klättrar
      🏌‍♂ man som spelar golf
      🏌‍♀ kvinna som spelar golf
      🏄‍♂ man som surfar
      🏄‍♀ kvinna som surfar
      🚣‍♂ man som ror en båt
      🚣‍♀ kvinna som ror en båt
      🏊‍♂ man som simmar
      🏊‍♀ kvinna som simmar
      ⛹‍♂ man med boll
      ⛹‍♀ kvinna med boll
      🏋‍♂ man som lyfter tyngder
      🏋‍♀ kvinna som lyfter tyngder
      🚴‍♂ man som cyklar
      🚴‍♀ kvinna som cyklar
      🚵‍♂ man som cyklar på en mountainbike
      🚵‍♀ kvinna som cyklar på en mountainbike
      🤸‍♂ man som hjular
      🤸‍♀ kvinna som hjular
      🤼‍♂ brottande män
      🤼‍♀ brottande kvinnor
      🤽‍♂ man som spelar vattenpolo
      🤽‍♀ kvinna som spelar vattenpolo
      🤾‍♂ man som spelar handboll
      🤾‍♀ kvinna som spelar handboll
      🤹‍♂ man som jonglerar
      🤹‍♀ kvinna som jonglerar
      🧘‍♂ man i lotusposition
      🧘‍♀ kvinna i lotusposition
      🧑‍🤝‍🧑 personer som håller hand
      🐕‍🦺 servicehund
      🐈‍⬛ svart katt
      🐻‍❄ isbjörn
      🏳‍🌈 regnbågsflagga
      🏳‍⚧ transflagga
      🏴‍☠ sjörövarflagga
      """)
}
