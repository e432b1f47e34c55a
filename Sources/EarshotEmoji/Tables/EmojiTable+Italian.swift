// swift-format-ignore-file
// Written by GenerateEmojiNames from CLDR 41 and Unicode Emoji 15.0; the licence is
// LICENSES/Unicode-DFS-2016.txt.

extension EmojiTable {
  static let italian = EmojiTable(
    lines: """
      😀 faccina con un gran sorriso
      😃 faccina con un gran sorriso e occhi spalancati
      😄 faccina con sorriso e occhi sorridenti
      😁 faccina raggiante con occhi felici
      😆 sorriso a bocca aperta con occhi chiusi
      😅 faccina con un gran sorriso e goccia di sudore
      🤣 ridere a crepapelle
      😂 faccina con lacrime di gioia
      🙂 faccina con sorriso accennato
      🙃 faccina sottosopra
      🫠 faccina che si scioglie
      😉 faccina che fa l’occhiolino
      😊 faccina con occhi sorridenti
      😇 faccina con sorriso e aureola
      🥰 faccina con cuoricini
      😍 faccina con sorriso e occhi a cuore
      🤩 colpo di fulmine
      😘 faccina che manda un bacio
      😗 faccina che bacia
      ☺ faccina sorridente
      😚 faccina che bacia con occhi chiusi
      😙 faccina che bacia con occhi sorridenti
      🥲 faccina sorridente con lacrima
      😋 faccina che si lecca i baffi
      😛 faccina che mostra la lingua
      😜 faccina che fa l’occhiolino e mostra la lingua
      🤪 faccina impazzita
      😝 faccina con un gran sorriso che mostra la lingua
      🤑 faccina avida di denaro
      🤗 faccina che abbraccia
      🤭 faccina con mano sulla bocca
      🫢 faccina con occhi aperti e mano sulla bocca
      🫣 faccina che sbircia tra le dita
      🤫 faccina che zittisce
      🤔 faccina concentrata
      🫡 faccina che fa il saluto
      🤐 faccina con bocca con cerniera
      🤨 faccia con sopracciglia alzate
      😐 faccina neutra
      😑 faccina inespressiva
      😶 faccina senza bocca
      🫥 faccina tratteggiata
      😏 faccina con sorrisetto
      😒 faccina contrariata
      🙄 faccina con occhi al cielo
      😬 faccina con smorfia
      🤥 faccina bugiarda
      😌 faccina sollevata
      😔 faccina pensierosa
      😪 faccina assonnata
      🤤 faccina che sbava
      😴 faccina che dorme
      😷 faccina con mascherina
      🤒 faccina con termometro
      🤕 faccina con la testa bendata
      🤢 faccina nauseata
      🤮 faccina che vomita
      🤧 faccina che starnutisce
      🥵 faccina accaldata
      🥶 faccina congelata
      🥴 faccina stordita
      😵 faccina frastornata
      🤯 testa che esplode
      🤠 faccina con cappello da cowboy
      🥳 faccina che festeggia
      🥸 faccina travestita
      😎 faccina con sorriso e occhiali da sole
      🤓 faccina nerd
      🧐 faccina con monocolo
      😕 faccina confusa
      🫤 faccina perplessa
      😟 faccina preoccupata
      🙁 faccina leggermente imbronciata
      ☹ faccina imbronciata
      😮 faccina con bocca aperta
      😯 faccina sorpresa
      😲 faccina stupita
      😳 faccina imbarazzata
      🥺 faccina supplichevole
      🥹 faccina che trattiene le lacrime
      😦 faccina imbronciata con bocca aperta
      😧 faccina angosciata
      😨 faccina impaurita
      😰 faccina sudata in ansia
      😥 faccina delusa ma sollevata
      😢 faccina che piange
      😭 faccina disperata
      😱 faccina terrorizzata
      😖 faccina frustrata
      😣 faccina perseverante
      😞 faccina delusa
      😓 faccina abbattuta sudata
      😩 faccina esausta
      😫 faccina stanca
      🥱 faccina che sbadiglia
      😤 faccina che sbuffa
      😡 faccina accigliata
      😠 faccina arrabbiata
      🤬 faccina con simboli sulla bocca
      😈 faccina con sorriso e corna
      👿 faccina arrabbiata con corna
      💀 teschio
      ☠ teschio con ossa incrociate
      💩 cacca
      🤡 faccina pagliaccio
      👹 orco
      👺 goblin
      👻 fantasma
      👽 alieno
      👾 mostro alieno
      🤖 faccina di robot
      😺 gatto che sorride
      😸 gatto che sogghigna
      😹 gatto con lacrime di gioia
      😻 gatto innamorato
      😼 gatto con sorriso sarcastico
      😽 gatto che manda baci
      🙀 gatto esterrefatto
      😿 gatto che piange
      😾 gatto imbronciato
      🙈 non vedo
      🙉 non sento
      🙊 non parlo
      💌 lettera d’amore
      💘 cuore con freccia
      💝 cuore con fiocco
      💖 cuore che luccica
      💗 cuore che cresce
      💓 cuore che batte
      💞 cuori che girano
      💕 due cuori
      💟 decorazione con cuore
      ❣ punto esclamativo a cuore
      💔 cuore infranto
      ❤ cuore rosso
      🧡 cuore arancione
      💛 cuore giallo
      💚 cuore verde
      💙 cuore azzurro
      💜 cuore viola
      🤎 cuore marrone
      🖤 cuore nero
      🤍 cuore bianco
      💋 impronta della bocca
      💯 100 punti
      💢 rabbia
      💥 collisione
      💫 stella con scia
      💦 gocce di sudore
      💨 nuvola di polvere
      🕳 buco
      💬 fumetto
      🗨 nuvoletta nera
      🗯 nuvoletta rabbia
      💭 nuvoletta
      💤 sonno
      👋 mano che saluta
      🤚 dorso mano alzata
      🖐 mano aperta
      ✋ mano alzata
      🖖 saluto vulcaniano
      🫱 mano rivolta a destra
      🫲 mano rivolta a sinistra
      🫳 mano con il palmo verso il basso
      🫴 mano con il palmo verso l’alto
      👌 mano che fa OK
      🤌 mano a pigna
      🤏 mano che fa il gesto del pizzico
      ✌ vittoria
      🤞 dita incrociate
      🫰 mano con indice e pollice incrociati
      🤟 gesto ti amo
      🤘 segno delle corna
      🤙 mano con gesto di chiamata
      👈 indice verso sinistra
      👉 indice verso destra
      👆 indice alzato
      🖕 dito medio
      👇 indice abbassato
      ☝ indice verso l’alto
      🫵 indice verso l’osservatore
      👍 pollice in su
      👎 pollice verso
      ✊ pugno
      👊 pugno chiuso
      🤛 pugno a sinistra
      🤜 pugno a destra
      👏 mani che applaudono
      🙌 mani alzate
      🫶 mani a cuore
      👐 mani aperte
      🤲 mani unite in alto
      🤝 stretta di mano
      🙏 mani giunte
      ✍ mano che scrive
      💅 smalto per unghie
      🤳 selfie
      💪 bicipite
      🦾 protesi robotica per il braccio
      🦿 protesi robotica per la gamba
      🦵 gamba
      🦶 piede
      👂 orecchio
      🦻 orecchio con apparecchio acustico
      👃 naso
      🧠 cervello
      🫀 organo del cuore
      🫁 polmoni
      🦷 dente
      🦴 osso
      👀 occhi
      👁 occhio
      👅 lingua
      👄 bocca
      🫦 bocca che morde il labbro
      👶 neonato
      🧒 bimbo
      👦 bambino
      👧 bambina
      🧑 persona
      👱 persona bionda
      👨 uomo
      🧔 persona con la barba
      👩 donna
      🧓 persona anziana
      👴 uomo anziano
      👵 donna anziana
      🙍 persona corrucciata
      🙎 persona imbronciata
      🙅 persona che fa segno di no
      🙆 persona con gesto OK
      💁 persona al punto informazioni
      🙋 persona con mano alzata
      🧏 persona con problemi di udito
      🙇 persona che fa un inchino profondo
      🤦 persona esasperata
      🤷 persona che scrolla le spalle
      👮 agente di polizia
      🕵 detective
      💂 guardia
      🥷 ninja
      👷 operaio edile
      🫅 persona con corona
      🤴 principe
      👸 principessa
      👳 persona con turbante
      👲 uomo con zucchetto cinese
      🧕 donna con velo
      🤵 persona in smoking
      👰 persona con velo
      🤰 donna incinta
      🫃 uomo incinto
      🫄 persona incinta
      🤱 allattare
      👼 angioletto
      🎅 Babbo Natale
      🤶 Mamma Natale
      🦸 supereroe
      🦹 supercattivo
      🧙 mago
      🧚 fata
      🧛 vampiro
      🧜 sirena
      🧝 elfo
      🧞 genio
      🧟 zombie
      🧌 troll
      💆 persona che riceve un massaggio
      💇 taglio di capelli
      🚶 pedone
      🧍 persona in piedi
      🧎 persona inginocchiata
      🏃 persona che corre
      💃 donna che balla
      🕺 uomo che balla
      🕴 uomo con completo che levita
      👯 persone con orecchie da coniglio
      🧖 persona in sauna
      🧗 persona che scala
      🤺 schermidore
      🏇 ippica
      ⛷ sciatore
      🏂 persona sullo snowboard
      🏌 persona che gioca a golf
      🏄 persona che fa surf
      🚣 persona in barca a remi
      🏊 persona che nuota
      ⛹ persona che fa rimbalzare una palla
      🏋 persona che solleva pesi
      🚴 ciclista
      🚵 ciclista di mountain bike
      🤸 persona che fa la ruota
      🤼 persone che fanno la lotta
      🤽 persona che gioca a pallanuoto
      🤾 persona che gioca a pallamano
      🤹 persona che fa giocoleria
      🧘 persona in posizione del loto
      🛀 persona che fa il bagno
      🛌 persona a letto
      👭 due donne che si tengono per mano
      👫 uomo e donna che si tengono per mano
      👬 due uomini che si tengono per mano
      💏 bacio tra coppia
      💑 coppia con cuore
      👪 famiglia
      🗣 persona che parla
      👤 profilo di persona
      👥 profilo di due persone
      🫂 persone che si abbracciano
      👣 impronta di piedi
      🐵 muso di scimmia
      🐒 scimmia
      🦍 gorilla
      🦧 orangotango
      🐶 muso di cane
      🐕 cane
      🦮 cane guida
      🐩 barboncino
      🐺 lupo
      🦊 volpe
      🦝 procione
      🐱 muso di gatto
      🐈 gatto
      🦁 leone
      🐯 muso di tigre
      🐅 tigre
      🐆 leopardo
      🐴 muso di cavallo
      🐎 cavallo
      🦄 unicorno
      🦓 zebra
      🦌 cervo
      🦬 bisonte
      🐮 muso di mucca
      🐂 bue
      🐃 bufalo d’acqua
      🐄 mucca
      🐷 muso di maiale
      🐖 maiale
      🐗 cinghiale
      🐽 naso da maiale
      🐏 montone
      🐑 pecora
      🐐 capra
      🐪 dromedario
      🐫 cammello
      🦙 lama
      🦒 giraffa
      🐘 elefante
      🦣 mammut
      🦏 rinoceronte
      🦛 ippopotamo
      🐭 muso di topo
      🐁 topo
      🐀 ratto
      🐹 criceto
      🐰 muso di coniglio
      🐇 coniglio
      🐿 scoiattolo
      🦫 castoro
      🦔 riccio
      🦇 pipistrello
      🐻 orso
      🐨 koala
      🐼 panda
      🦥 bradipo
      🦦 lontra
      🦨 puzzola
      🦘 canguro
      🦡 tasso
      🐾 impronte di zampe
      🦃 tacchino
      🐔 gallina
      🐓 gallo
      🐣 pulcino che nasce
      🐤 pulcino
      🐥 pulcino visto di fronte
      🐦 uccello
      🐧 pinguino
      🕊 colomba
      🦅 aquila
      🦆 anatra
      🦢 cigno
      🦉 gufo
      🦤 dodo
      🪶 piuma
      🦩 fenicottero
      🦚 pavone
      🦜 pappagallo
      🐸 rana
      🐊 coccodrillo
      🐢 tartaruga
      🦎 lucertola
      🐍 serpente
      🐲 testa di drago
      🐉 drago
      🦕 sauropode
      🦖 T-Rex
      🐳 balena che spruzza acqua
      🐋 balena
      🐬 delfino
      🦭 foca
      🐟 pesce
      🐠 pesce tropicale
      🐡 pesce palla
      🦈 squalo
      🐙 polpo
      🐚 conchiglia
      🪸 corallo
      🐌 lumaca
      🦋 farfalla
      🐛 insetto
      🐜 formica
      🐝 ape
      🪲 coleottero
      🐞 coccinella
      🦗 grillo
      🪳 scarafaggio
      🕷 ragno
      🕸 ragnatela
      🦂 scorpione
      🦟 zanzara
      🪰 mosca
      🪱 verme
      🦠 microbo
      💐 mazzo di fiori
      🌸 fiore di ciliegio
      💮 fiore bianco
      🪷 loto
      🏵 rosetta
      🌹 rosa
      🥀 fiore appassito
      🌺 ibisco
      🌻 girasole
      🌼 fiore
      🌷 tulipano
      🌱 germoglio
      🪴 pianta in vaso
      🌲 albero sempreverde
      🌳 albero deciduo
      🌴 palma
      🌵 cactus
      🌾 pianta di riso
      🌿 pianta
      ☘ trifoglio
      🍀 quadrifoglio
      🍁 foglia d’acero
      🍂 foglia caduta
      🍃 foglia al vento
      🪹 nido vuoto
      🪺 nido con uova
      🍄 fungo
      🍇 uva
      🍈 melone
      🍉 anguria
      🍊 mandarino
      🍋 limone
      🍌 banana
      🍍 ananas
      🥭 mango
      🍎 mela rossa
      🍏 mela verde
      🍐 pera
      🍑 pesca
      🍒 ciliegie
      🍓 fragola
      🫐 mirtilli
      🥝 kiwi
      🍅 pomodoro
      🫒 oliva
      🥥 cocco
      🥑 avocado
      🍆 melanzana
      🥔 patata
      🥕 carota
      🌽 pannocchia
      🌶 peperoncino
      🫑 peperone
      🥒 cetriolo
      🥬 verdure a foglia
      🥦 broccoli
      🧄 aglio
      🧅 cipolla
      🥜 arachidi
      🫘 fagioli
      🌰 castagna
      🍞 pane in cassetta
      🥐 croissant
      🥖 baguette
      🫓 focaccia
      🥨 pretzel
      🥯 bagel
      🥞 pancake
      🧇 waffle
      🧀 fetta di formaggio
      🍖 carne
      🍗 coscia di pollo
      🥩 taglio di carne
      🥓 pancetta
      🍔 hamburger
      🍟 patatine
      🍕 pizza
      🌭 hot dog
      🥪 sandwich
      🌮 taco
      🌯 burrito
      🫔 tamale
      🥙 pita farcita
      🧆 falafel
      🥚 uovo
      🍳 cucinare
      🥘 padella con cibo
      🍲 pentola di cibo
      🫕 fonduta
      🥣 ciotola con cucchiaio
      🥗 insalata verde
      🍿 popcorn
      🧈 burro
      🧂 sale
      🥫 cibo in scatola
      🍱 bento box
      🍘 galletta di riso
      🍙 onigiri
      🍚 riso bollito
      🍛 riso al curry
      🍜 ciotola fumante
      🍝 spaghetti
      🍠 patata dolce arrosto
      🍢 oden giapponese
      🍣 sushi
      🍤 gambero fritto
      🍥 tortino di pesce a spirale
      🥮 torta della luna
      🍡 dango
      🥟 raviolo
      🥠 biscotto della fortuna
      🥡 confezione da asporto
      🦀 granchio
      🦞 aragosta
      🦐 gamberetto
      🦑 calamaro
      🦪 ostrica
      🍦 cono gelato
      🍧 granita
      🍨 coppa di gelato
      🍩 ciambella
      🍪 biscotto
      🎂 torta di compleanno
      🍰 fetta di torta
      🧁 cupcake
      🥧 torta
      🍫 cioccolato
      🍬 caramella
      🍭 lecca lecca
      🍮 budino
      🍯 barattolo di miele
      🍼 biberon
      🥛 bicchiere di latte
      ☕ bevanda calda
      🫖 teiera
      🍵 tazza da tè senza manico
      🍶 sakè
      🍾 bottiglia stappata
      🍷 bicchiere di vino
      🍸 cocktail
      🍹 cocktail tropicale
      🍺 boccale di birra
      🍻 boccali di birra
      🥂 brindisi
      🥃 bicchiere tumbler
      🫗 liquido versato
      🥤 bicchiere con cannuccia
      🧋 bubble tea
      🧃 bevanda monodose
      🧉 mate
      🧊 cubetto di ghiaccio
      🥢 bacchette
      🍽 piatto e posate
      🍴 forchetta e coltello
      🥄 cucchiaio
      🔪 coltello da cucina
      🫙 barattolo
      🏺 anfora
      🌍 Europa e Africa
      🌎 America
      🌏 Asia e Australia
      🌐 globo con meridiani
      🗺 mappa mondiale
      🗾 mappa del Giappone
      🧭 bussola
      🏔 montagna innevata
      ⛰ montagna
      🌋 vulcano
      🗻 Monte Fuji
      🏕 campeggio
      🏖 spiaggia con ombrellone
      🏜 deserto
      🏝 isola deserta
      🏞 parco nazionale
      🏟 stadio
      🏛 edificio classico
      🏗 edificio in costruzione
      🧱 mattoni
      🪨 roccia
      🪵 legna
      🛖 capanna
      🏘 case
      🏚 casa in rovina
      🏠 casa
      🏡 casa con giardino
      🏢 edificio
      🏣 ufficio postale giapponese
      🏤 ufficio postale
      🏥 ospedale
      🏦 banca
      🏨 hotel
      🏩 love hotel
      🏪 minimarket
      🏫 scuola
      🏬 grande magazzino
      🏭 fabbrica
      🏯 castello giapponese
      🏰 castello
      💒 chiesa per matrimonio
      🗼 Torre di Tokyo
      🗽 Statua della Libertà
      ⛪ chiesa
      🕌 moschea
      🛕 tempio indù
      🕍 sinagoga
      ⛩ santuario shintoista
      🕋 Kaaba
      ⛲ fontana
      ⛺ tenda
      🌁 nebbioso
      🌃 notte stellata
      🏙 paesaggio urbano
      🌄 alba sulle montagne
      🌅 alba
      🌆 città al tramonto
      🌇 tramonto
      🌉 ponte di notte
      ♨ sorgenti termali
      🎠 cavallo da giostra
      🛝 scivolo
      🎡 ruota panoramica
      🎢 montagne russe
      💈 barbiere
      🎪 circo
      🚂 locomotiva
      🚃 vagone
      🚄 treno alta velocità
      🚅 treno alta velocità punta arrotondata
      🚆 treno
      🚇 metropolitana
      🚈 metrotranvia
      🚉 stazione
      🚊 tram
      🚝 monorotaia
      🚞 ferrovia di montagna
      🚋 vagone del tram
      🚌 bus
      🚍 bus in arrivo
      🚎 filobus
      🚐 pulmino
      🚑 ambulanza
      🚒 camion dei pompieri
      🚓 macchina della polizia
      🚔 macchina della polizia in arrivo
      🚕 taxi
      🚖 taxi in arrivo
      🚗 auto
      🚘 auto in arrivo
      🚙 SUV
      🛻 pickup
      🚚 camion
      🚛 autoarticolato
      🚜 trattore
      🏎 auto da corsa
      🏍 motocicletta
      🛵 scooter
      🦽 sedia a rotelle manuale
      🦼 sedia a rotelle motorizzata
      🛺 risciò a motore
      🚲 bicicletta
      🛴 monopattino
      🛹 skateboard
      🛼 pattini a rotelle
      🚏 fermata dell’autobus
      🛣 autostrada
      🛤 binari
      🛢 barile di petrolio
      ⛽ stazione di servizio
      🛞 ruota
      🚨 lampeggiante
      🚥 semaforo orizzontale
      🚦 semaforo verticale
      🛑 segnale di stop
      🚧 area cantiere
      ⚓ ancora
      🛟 salvagente
      ⛵ barca a vela
      🛶 canoa
      🚤 motoscafo
      🛳 nave da crociera
      ⛴ traghetto
      🛥 barca a motore
      🚢 nave
      ✈ aeroplano
      🛩 aereo turistico
      🛫 decollo
      🛬 atterraggio
      🪂 paracadute
      💺 sedile
      🚁 elicottero
      🚟 ferrovia sospesa
      🚠 funivia
      🚡 funivia aerea
      🛰 satellite
      🚀 razzo
      🛸 disco volante
      🛎 campanello da hotel
      🧳 valigia
      ⌛ clessidra
      ⏳ clessidra che scorre
      ⌚ orologio
      ⏰ sveglia
      ⏱ cronometro
      ⏲ timer
      🕰 orologio da mensola
      🕛 ore dodici
      🕧 ore dodici e mezza
      🕐 ore una
      🕜 ore una e mezza
      🕑 ore due
      🕝 ore due e mezza
      🕒 ore tre
      🕞 ore tre e mezza
      🕓 ore quattro
      🕟 ore quattro e mezza
      🕔 ore cinque
      🕠 ore cinque e mezza
      🕕 ore sei
      🕡 ore sei e mezza
      🕖 ore sette
      🕢 ore sette e mezza
      🕗 ore otto
      🕣 ore otto e mezza
      🕘 ore nove
      🕤 ore nove e mezza
      🕙 ore dieci
      🕥 ore dieci e mezza
      🕚 ore undici
      🕦 ore undici e mezza
      🌑 luna nuova
      🌒 luna crescente
      🌓 primo quarto di luna
      🌔 luna gibbosa crescente
      🌕 luna piena
      🌖 luna gibbosa calante
      🌗 ultimo quarto di luna
      🌘 luna calante
      🌙 spicchio di luna
      🌚 faccina luna nuova
      🌛 faccina primo quarto di luna
      🌜 faccina ultimo quarto di luna
      🌡 termometro
      ☀ sole
      🌝 faccina luna piena
      🌞 faccina sole
      🪐 pianeta con satellite
      ⭐ stella
      🌟 stella che brilla
      🌠 stella cadente
      🌌 Via Lattea
      ☁ nuvola
      ⛅ sole coperto
      ⛈ temporale
      🌤 parzialmente nuvoloso
      🌥 molto nuvoloso
      🌦 sole coperto e pioggia
      🌧 pioggia
      🌨 neve
      🌩 fulmini
      🌪 tornado
      🌫 nebbia
      🌬 vento
      🌀 ciclone
      🌈 arcobaleno
      🌂 ombrello chiuso
      ☂ ombrello
      ☔ ombrello con gocce di pioggia
      ⛱ ombrellone
      ⚡ alta tensione
      ❄ fiocco di neve
      ☃ pupazzo di neve
      ⛄ pupazzo di neve senza neve
      ☄ cometa
      🔥 fuoco
      💧 goccia
      🌊 onda
      🎃 zucca di Halloween
      🎄 albero di Natale
      🎆 fuochi d’artificio
      🎇 stellina scintillante
      🧨 petardo
      ✨ stelline
      🎈 palloncino
      🎉 spara coriandoli
      🎊 coriandoli
      🎋 albero di Tanabata
      🎍 bambù decorato
      🎎 bambole giapponesi
      🎏 aquilone a forma di carpa
      🎐 campana al vento
      🎑 contemplazione della luna
      🧧 busta hongbao
      🎀 fiocco
      🎁 regalo
      🎗 nastro
      🎟 biglietto d’ingresso
      🎫 biglietto
      🎖 medaglia militare
      🏆 coppa
      🏅 medaglia sportiva
      🥇 medaglia d’oro
      🥈 medaglia d’argento
      🥉 medaglia di bronzo
      ⚽ pallone da calcio
      ⚾ palla da baseball
      🥎 palla da softball
      🏀 palla da pallacanestro
      🏐 palla da pallavolo
      🏈 football americano
      🏉 pallone da rugby
      🎾 tennis
      🥏 frisbee
      🎳 bowling
      🏏 cricket
      🏑 hockey su prato
      🏒 hockey su ghiaccio
      🥍 lacrosse
      🏓 ping pong
      🏸 badminton
      🥊 guantone da pugilato
      🥋 kimono per arti marziali
      🥅 porta da calcio
      ⛳ bandiera in buca
      ⛸ pattinaggio su ghiaccio
      🎣 canna da pesca
      🤿 maschera da sub
      🎽 maglia da corsa
      🎿 sci
      🛷 slitta
      🥌 stone da curling
      🎯 bersaglio
      🪀 yo-yo
      🪁 aquilone
      🔫 pistola ad acqua
      🎱 palla da biliardo
      🔮 sfera di cristallo
      🪄 bacchetta magica
      🎮 gamepad
      🕹 joystick
      🎰 slot machine
      🎲 dado
      🧩 pezzo di puzzle
      🧸 orsetto
      🪅 pentolaccia
      🪩 palla da discoteca
      🪆 matrioska
      ♠ picche
      ♥ cuori
      ♦ quadri
      ♣ fiori
      ♟ pedina degli scacchi
      🃏 jolly
      🀄 tessera Mahjong
      🎴 carta da gioco Hanafuda
      🎭 maschere
      🖼 quadro incorniciato
      🎨 tavolozza
      🧵 filo
      🪡 ago da cucito
      🧶 gomitolo
      🪢 nodo
      👓 occhiali da vista
      🕶 occhiali da sole
      🥽 maschera
      🥼 camice
      🦺 gilet di sicurezza
      👔 cravatta
      👕 t-shirt
      👖 jeans
      🧣 sciarpa
      🧤 guanti
      🧥 cappotto
      🧦 calzini
      👗 vestito
      👘 kimono
      🥻 sari
      🩱 costume da bagno intero
      🩲 slip
      🩳 pantaloncini
      👙 bikini
      👚 maglietta da donna
      👛 borsellino
      👜 borsa
      👝 pochette
      🛍 borse della spesa
      🎒 zaino
      🩴 infradito
      👞 scarpa da uomo
      👟 scarpa sportiva
      🥾 stivale da trekking
      🥿 ballerina
      👠 scarpa con il tacco
      👡 sandalo da donna
      🩰 scarpette da ballerina
      👢 stivale da donna
      👑 corona
      👒 cappello da donna
      🎩 cilindro
      🎓 cappello da laureato
      🧢 cappello con visiera
      🪖 elmetto militare
      ⛑ elmetto con croce bianca
      📿 rosario
      💄 rossetto
      💍 anello
      💎 gemma
      🔇 altoparlante disattivato
      🔈 altoparlante a volume basso
      🔉 altoparlante a volume intermedio
      🔊 altoparlante a volume alto
      📢 altoparlante
      📣 megafono
      📯 corno postale
      🔔 campana
      🔕 campana sbarrata
      🎼 pentagramma
      🎵 nota musicale
      🎶 note musicali
      🎙 microfono radiofonico
      🎚 cursore del volume
      🎛 manopole di controllo
      🎤 microfono
      🎧 cuffie
      📻 radio
      🎷 sassofono
      🪗 fisarmonica
      🎸 chitarra
      🎹 piano
      🎺 tromba
      🎻 violino
      🪕 banjo
      🥁 tamburo
      🪘 tamburo lungo
      📱 telefono cellulare
      📲 telefono cellulare con freccia
      ☎ telefono fisso
      📞 cornetta
      📟 cercapersone
      📠 fax
      🔋 batteria
      🪫 batteria scarica
      🔌 spina elettrica
      💻 computer portatile
      🖥 computer fisso
      🖨 stampante
      ⌨ tastiera
      🖱 mouse
      🖲 trackball
      💽 minidisc
      💾 floppy disc
      💿 disco ottico
      📀 DVD
      🧮 abaco
      🎥 cinepresa
      🎞 pellicola cinematografica
      📽 proiettore cinematografico
      🎬 ciak
      📺 televisore
      📷 fotocamera
      📸 fotocamera con flash
      📹 videocamera
      📼 videocassetta
      🔍 lente di ingrandimento rivolta a sinistra
      🔎 lente di ingrandimento rivolta a destra
      🕯 candela
      💡 lampadina
      🔦 torcia
      🏮 lanterna rossa
      🪔 diya
      📔 quaderno con copertina decorata
      📕 libro chiuso
      📖 libro aperto
      📗 libro verde
      📘 libro blu
      📙 libro arancione
      📚 libri
      📓 quaderno
      📒 quaderno ad anelli
      📃 pagina con piega
      📜 pergamena
      📄 pagina
      📰 quotidiano
      🗞 quotidiano arrotolato
      📑 etichette segnalibro
      🔖 segnalibro
      🏷 etichetta
      💰 sacco di soldi
      🪙 moneta
      💴 banconota Yen
      💵 banconota Dollaro
      💶 banconota Euro
      💷 banconota Sterlina
      💸 soldi con le ali
      💳 carta di credito
      🧾 scontrino
      💹 grafico ascendente
      ✉ busta
      📧 e-mail
      📨 posta in arrivo
      📩 posta in uscita
      📤 posta inviata
      📥 posta ricevuta
      📦 pacco
      📫 cassetta postale chiusa bandierina alzata
      📪 cassetta postale chiusa bandierina abbassata
      📬 cassetta postale aperta bandierina alzata
      📭 cassetta postale aperta bandierina abbassata
      📮 cassetta delle lettere
      🗳 urna elettorale con scheda
      ✏ matita
      ✒ pennino
      🖋 penna stilografica
      🖊 penna a sfera
      🖌 pennello
      🖍 pastello a cera
      📝 memo
      💼 valigetta 24 ore
      📁 cartella file
      📂 cartella aperta
      🗂 divisori per schedario
      📅 calendario
      📆 calendario a strappo
      🗒 blocco per appunti con spirale
      🗓 calendario a spirale
      📇 schedario
      📈 grafico con andamento positivo
      📉 grafico con andamento negativo
      📊 grafico a barre
      📋 portablocco
      📌 puntina
      📍 puntina arrotondata
      📎 graffetta
      🖇 graffette attaccate
      📏 righello
      📐 squadra
      ✂ forbici
      🗃 schedario da tavolo
      🗄 schedario da ufficio
      🗑 cestino
      🔒 lucchetto chiuso
      🔓 lucchetto aperto
      🔏 lucchetto con penna stilo
      🔐 lucchetto chiuso con chiave
      🔑 chiave
      🗝 chiave antica
      🔨 martello
      🪓 ascia
      ⛏ piccone
      ⚒ piccone e martello
      🛠 martello e chiave inglese
      🗡 pugnale
      ⚔ spade incrociate
      💣 bomba
      🪃 boomerang
      🏹 arco e freccia
      🛡 scudo
      🪚 sega da falegname
      🔧 chiave inglese
      🪛 cacciavite
      🔩 vite e bullone
      ⚙ ingranaggio
      🗜 morsetto
      ⚖ bilancia a doppio piatto
      🦯 bastone per non vedenti
      🔗 collegamento
      ⛓ catene
      🪝 gancio
      🧰 cassetta degli attrezzi
      🧲 calamita
      🪜 scala
      ⚗ alambicco
      🧪 provetta
      🧫 piastra di Petri
      🧬 dna
      🔬 microscopio
      🔭 telescopio
      📡 antenna satellitare
      💉 siringa
      🩸 goccia di sangue
      💊 pillola
      🩹 cerotto
      🩼 stampella
      🩺 stetoscopio
      🩻 radiografia
      🚪 porta
      🛗 ascensore
      🪞 specchio
      🪟 finestra
      🛏 letto
      🛋 divano e lampada
      🪑 sedia
      🚽 toilette
      🪠 sturalavandini
      🚿 doccia
      🛁 vasca
      🪤 trappola per topi
      🪒 rasoio
      🧴 flacone
      🧷 spilla da balia
      🧹 scopa
      🧺 cesto
      🧻 rotolo di carta igienica
      🪣 secchio
      🧼 sapone
      🫧 bolle
      🪥 spazzolino da denti
      🧽 spugna
      🧯 estintore
      🛒 carrello
      🚬 sigaretta
      ⚰ bara
      🪦 lapide
      ⚱ urna funeraria
      🧿 occhio di Allah
      🪬 mano di Fatima
      🗿 Moai
      🪧 cartello
      🪪 carta d’identità
      🏧 simbolo dello sportello bancomat
      🚮 simbolo per la raccolta dei rifiuti
      🚰 acqua potabile
      ♿ simbolo della disabilità
      🚹 simbolo del bagno degli uomini
      🚺 simbolo del bagno delle donne
      🚻 simbolo dei servizi igienici
      🚼 simbolo con immagine di bambino
      🚾 simbolo del WC
      🛂 simbolo del controllo passaporti
      🛃 simbolo della dogana
      🛄 simbolo del ritiro bagagli
      🛅 simbolo del deposito bagagli
      ⚠ simbolo di avviso
      🚸 attraversamento bambini
      ⛔ segnale di divieto di accesso
      🚫 segnale di divieto
      🚳 segnale di divieto di transito delle biciclette
      🚭 segnale di vietato fumare
      🚯 simbolo del divieto di gettare rifiuti
      🚱 simbolo di acqua non potabile
      🚷 simbolo del divieto di transito pedoni
      📵 simbolo che vieta l’uso dei cellulari
      🔞 simbolo di divieto ai minorenni
      ☢ simbolo della radioattività
      ☣ simbolo del rischio biologico
      ⬆ freccia rivolta verso l’alto
      ↗ freccia rivolta verso destra che punta in alto
      ➡ freccia rivolta verso destra
      ↘ freccia in basso a destra
      ⬇ freccia rivolta verso il basso
      ↙ freccia in basso a sinistra
      ⬅ freccia rivolta a sinistra
      ↖ freccia in alto a sinistra
      ↕ freccia su-giù
      ↔ freccia sinistra-destra
      ↩ freccia curva a sinistra
      ↪ freccia curva a destra
      ⤴ freccia curva in alto
      ⤵ freccia curva in basso
      🔃 frecce verticali che ruotano in senso orario
      🔄 frecce che ruotano in senso antiorario
      🔙 freccia BACK
      🔚 freccia END
      🔛 freccia ON
      🔜 freccia SOON
      🔝 freccia TOP
      🛐 luogo di culto
      ⚛ simbolo dell’atomo
      🕉 Om
      ✡ stella di David
      ☸ ruota del Dharma
      ☯ Yin e Yang
      ✝ croce latina
      ☦ croce ortodossa
      ☪ mezzaluna e stella
      ☮ simbolo della pace
      🕎 Menorah
      🔯 stella a sei punte
      ♈ Segno zodiacale dell’Ariete
      ♉ Segno zodiacale del Toro
      ♊ Segno zodiacale dei Gemelli
      ♋ Segno zodiacale del Cancro
      ♌ Segno zodiacale del Leone
      ♍ Segno zodiacale della Vergine
      ♎ Segno zodiacale della Bilancia
      ♏ Segno zodiacale dello Scorpione
      ♐ Segno zodiacale del Saggitario
      ♑ Segno zodiacale del Capricorno
      ♒ Segno zodiacale dell’Acquario
      ♓ Segno zodiacale dei Pesci
      ⛎ Segno zodiacale dell’Ofiuco
      🔀 pulsante di riproduzione casuale
      🔁 pulsante di ripetizione della riproduzione
      🔂 pulsante di ripetizione della riproduzione di una traccia
      ▶ pulsante di riproduzione
      ⏩ pulsante di avanzamento rapido
      ⏭ traccia successiva
      ⏯ pulsante riproduci/pausa
      ◀ pulsante di riavvolgimento
      ⏪ pulsante di riavvolgimento rapido
      ⏮ pulsante traccia precedente
      🔼 pulsante a triangolo rivolto verso l’alto
      ⏫ pulsante doppia freccia in alto
      🔽 pulsante a triangolo rivolto verso il basso
      ⏬ doppia freccia in basso
      ⏸ pulsante pausa
      ⏹ pulsante stop
      ⏺ pulsante di registrazione
      ⏏ pulsante di espulsione
      🎦 simbolo del cinema
      🔅 luminosità bassa
      🔆 luminosità elevata
      📶 segnale cellulare
      📳 modalità vibrazione
      📴 cellulare spento
      ♀ simbolo genere femminile
      ♂ simbolo genere maschile
      ⚧ simbolo transgender
      ✖ moltiplicazione
      ➕ addizione
      ➖ sottrazione
      ➗ divisione
      🟰 segno di uguaglianza
      ♾ simbolo dell’infinito
      ‼ doppio punto esclamativo
      ⁉ punto esclamativo e interrogativo
      ❓ punto interrogativo rosso
      ❔ punto interrogativo bianco
      ❕ punto esclamativo bianco
      ❗ punto esclamativo rosso
      〰 trattino ondulato
      💱 cambio valuta
      💲 Dollaro
      ⚕ simbolo della medicina
      ♻ simbolo del riciclaggio
      ⚜ giglio araldico
      🔱 tridente
      📛 tesserino per nome
      🔰 ideogramma giapponese di “Principiante”
      ⭕ cerchio rosso vuoto
      ✅ pulsante segno di spunta
      ☑ riquadro con spunta
      ✔ segno di spunta
      ❌ croce
      ❎ croce con quadrato
      ➰ occhiello
      ➿ doppio occhiello
      〽 simbolo di alternanza delle parti
      ✳ asterisco
      ✴ stella stilizzata
      ❇ scintilla stilizzata
      © copyright
      ® marchio registrato
      ™ marchio
      🔟 tasto: 10
      🔠 pulsante con lettere latine maiuscole
      🔡 pulsante con lettere latine minuscole
      🔢 pulsante con numeri
      🔣 pulsante con simboli
      🔤 pulsante con lettere latine
      🅰 gruppo sanguigno A
      🆎 gruppo sanguigno AB
      🅱 gruppo sanguigno B
      🆑 pulsante CL
      🆒 pulsante COOL
      🆓 pulsante FREE
      ℹ punto informazioni
      🆔 pulsante ID
      Ⓜ pulsante M cerchiata
      🆕 pulsante NEW
      🆖 pulsante NG
      🅾 gruppo sanguigno 0
      🆗 pulsante OK
      🅿 pulsante P
      🆘 pulsante SOS
      🆙 pulsante UP!
      🆚 pulsante VS
      🈁 ideogramma giapponese per “Qui”
      🈂 ideogramma giapponese di “Costo del servizio”
      🈷 ideogramma giapponese di “Importo mensile”
      🈶 ideogramma giapponese di “A pagamento”
      🈯 ideogramma giapponese di “Riservato”
      🉐 ideogramma giapponese di “Occasione”
      🈹 ideogramma giapponese di “Sconto”
      🈚 ideogramma giapponese di “Gratis”
      🈲 ideogramma giapponese di “Proibito”
      🉑 ideogramma giapponese di “Accettabile”
      🈸 ideogramma giapponese di “Candidatura”
      🈴 ideogramma giapponese di “Voto di sufficienza”
      🈳 ideogramma giapponese di “Posto libero”
      ㊗ ideogramma giapponese di “Congratulazioni”
      ㊙ ideogramma giapponese di “Segreto”
      🈺 ideogramma giapponese di “Aperto al pubblico”
      🈵 ideogramma giapponese di “Nessun posto libero”
      🔴 cerchio rosso
      🟠 cerchio arancione
      🟡 cerchio giallo
      🟢 cerchio verde
      🔵 cerchio blu
      🟣 cerchio viola
      🟤 cerchio marrone
      ⚫ cerchio nero
      ⚪ cerchio bianco
      🟥 quadrato rosso
      🟧 quadrato arancione
      🟨 quadrato giallo
      🟩 quadrato verde
      🟦 quadrato blu
      🟪 quadrato viola
      🟫 quadrato marrone
      ⬛ quadrato nero grande
      ⬜ quadrato bianco grande
      ◼ quadrato nero medio
      ◻ quadrato bianco medio
      ◾ quadrato nero medio-piccolo
      ◽ quadrato bianco medio-piccolo
      ▪ quadrato nero piccolo
      ▫ quadrato bianco piccolo
      🔶 rombo arancione grande
      🔷 rombo blu grande
      🔸 rombo arancione piccolo
      🔹 rombo blu piccolo
      🔺 triangolo rosso con punta verso l’alto
      🔻 triangolo rosso con punta verso il basso
      💠 petalo di fiore
      🔘 pulsante rotondo
      🔳 tasto quadrato nero con bordo bianco
      🔲 tasto quadrato bianco con bordo nero
      🏁 bandiera a scacchi
      🚩 bandierina rossa
      🎌 bandiere del Giappone incrociate
      🏴 bandiera nera
      🏳 bandiera bianca
      🏻 carnagione chiara
      🏼 carnagione abbastanza chiara
      🏽 carnagione olivastra
      🏾 carnagione abbastanza scura
      🏿 carnagione scura
      🦰 capelli rossi
      🦱 capelli ricci
      🦳 capelli bianchi
      🦲 calvo
      🇦🇨 Isola Ascensione
      🇦🇩 Andorra
      🇦🇪 Emirati Arabi Uniti
      🇦🇫 Afghanistan
      🇦🇬 Antigua e Barbuda
      🇦🇮 Anguilla
      🇦🇱 Albania
      🇦🇲 Armenia
      🇦🇴 Angola
      🇦🇶 Antartide
      🇦🇷 Argentina
      🇦🇸 Samoa americane
      🇦🇹 Austria
      🇦🇺 Australia
      🇦🇼 Aruba
      🇦🇽 Isole Åland
      🇦🇿 Azerbaigian
      🇧🇦 Bosnia ed Erzegovina
      🇧🇧 Barbados
      🇧🇩 Bangladesh
      🇧🇪 Belgio
      🇧🇫 Burkina Faso
      🇧🇬 Bulgaria
      🇧🇭 Bahrein
      🇧🇮 Burundi
      🇧🇯 Benin
      🇧🇱 Saint-Barthélemy
      🇧🇲 Bermuda
      🇧🇳 Brunei
      🇧🇴 Bolivia
      🇧🇶 Caraibi olandesi
      🇧🇷 Brasile
      🇧🇸 Bahamas
      🇧🇹 Bhutan
      🇧🇻 Isola Bouvet
      🇧🇼 Botswana
      🇧🇾 Bielorussia
      🇧🇿 Belize
      🇨🇦 Canada
      🇨🇨 Isole Cocos (Keeling)
      🇨🇩 Congo - Kinshasa
      🇨🇫 Repubblica Centrafricana
      🇨🇬 Congo-Brazzaville
      🇨🇭 Svizzera
      🇨🇮 Costa d’Avorio
      🇨🇰 Isole Cook
      🇨🇱 Cile
      🇨🇲 Camerun
      🇨🇳 Cina
      🇨🇴 Colombia
      🇨🇵 Isola di Clipperton
      🇨🇷 Costa Rica
      🇨🇺 Cuba
      🇨🇻 Capo Verde
      🇨🇼 Curaçao
      🇨🇽 Isola Christmas
      🇨🇾 Cipro
      🇨🇿 Cechia
      🇩🇪 Germania
      🇩🇬 Diego Garcia
      🇩🇯 Gibuti
      🇩🇰 Danimarca
      🇩🇲 Dominica
      🇩🇴 Repubblica Dominicana
      🇩🇿 Algeria
      🇪🇦 Ceuta e Melilla
      🇪🇨 Ecuador
      🇪🇪 Estonia
      🇪🇬 Egitto
      🇪🇭 Sahara occidentale
      🇪🇷 Eritrea
      🇪🇸 Spagna
      🇪🇹 Etiopia
      🇪🇺 Unione europea
      🇫🇮 Finlandia
      🇫🇯 Figi
      🇫🇰 Isole Falkland
      🇫🇲 Micronesia
      🇫🇴 Isole Fær Øer
      🇫🇷 Francia
      🇬🇦 Gabon
      🇬🇧 Regno Unito
      🇬🇩 Grenada
      🇬🇪 Georgia
      🇬🇫 Guyana francese
      🇬🇬 Guernsey
      🇬🇭 Ghana
      🇬🇮 Gibilterra
      🇬🇱 Groenlandia
      🇬🇲 Gambia
      🇬🇳 Guinea
      🇬🇵 Guadalupa
      🇬🇶 Guinea Equatoriale
      🇬🇷 Grecia
      🇬🇸 Georgia del Sud e Sandwich australi
      🇬🇹 Guatemala
      🇬🇺 Guam
      🇬🇼 Guinea-Bissau
      🇬🇾 Guyana
      🇭🇰 RAS di Hong Kong
      🇭🇲 Isole Heard e McDonald
      🇭🇳 Honduras
      🇭🇷 Croazia
      🇭🇹 Haiti
      🇭🇺 Ungheria
      🇮🇨 Isole Canarie
      🇮🇩 Indonesia
      🇮🇪 Irlanda
      🇮🇱 Israele
      🇮🇲 Isola di Man
      🇮🇳 India
      🇮🇴 Territorio britannico dell’Oceano Indiano
      🇮🇶 Iraq
      🇮🇷 Iran
      🇮🇸 Islanda
      🇮🇹 Italia
      🇯🇪 Jersey
      🇯🇲 Giamaica
      🇯🇴 Giordania
      🇯🇵 Giappone
      🇰🇪 Kenya
      🇰🇬 Kirghizistan
      🇰🇭 Cambogia
      🇰🇮 Kiribati
      🇰🇲 Comore
      🇰🇳 Saint Kitts e Nevis
      🇰🇵 Corea del Nord
      🇰🇷 Corea del Sud
      🇰🇼 Kuwait
      🇰🇾 Isole Cayman
      🇰🇿 Kazakistan
      🇱🇦 Laos
      🇱🇧 Libano
      🇱🇨 Saint Lucia
      🇱🇮 Liechtenstein
      🇱🇰 Sri Lanka
      🇱🇷 Liberia
      🇱🇸 Lesotho
      🇱🇹 Lituania
      🇱🇺 Lussemburgo
      🇱🇻 Lettonia
      🇱🇾 Libia
      🇲🇦 Marocco
      🇲🇨 Monaco
      🇲🇩 Moldavia
      🇲🇪 Montenegro
      🇲🇫 Saint Martin
      🇲🇬 Madagascar
      🇲🇭 Isole Marshall
      🇲🇰 Macedonia del Nord
      🇲🇱 Mali
      🇲🇲 Myanmar (Birmania)
      🇲🇳 Mongolia
      🇲🇴 RAS di Macao
      🇲🇵 Isole Marianne settentrionali
      🇲🇶 Martinica
      🇲🇷 Mauritania
      🇲🇸 Montserrat
      🇲🇹 Malta
      🇲🇺 Mauritius
      🇲🇻 Maldive
      🇲🇼 Malawi
      🇲🇽 Messico
      🇲🇾 Malaysia
      🇲🇿 Mozambico
      🇳🇦 Namibia
      🇳🇨 Nuova Caledonia
      🇳🇪 Niger
      🇳🇫 Isola Norfolk
      🇳🇬 Nigeria
      🇳🇮 Nicaragua
      🇳🇱 Paesi Bassi
      🇳🇴 Norvegia
      🇳🇵 Nepal
      🇳🇷 Nauru
      🇳🇺 Niue
      🇳🇿 Nuova Zelanda
      🇴🇲 Oman
      🇵🇦 Panamá
      🇵🇪 Perù
      🇵🇫 Polinesia francese
      🇵🇬 Papua Nuova Guinea
      🇵🇭 Filippine
      🇵🇰 Pakistan
      🇵🇱 Polonia
      🇵🇲 Saint-Pierre e Miquelon
      🇵🇳 Isole Pitcairn
      🇵🇷 Portorico
      🇵🇸 Territori palestinesi
      🇵🇹 Portogallo
      🇵🇼 Palau
      🇵🇾 Paraguay
      🇶🇦 Qatar
      🇷🇪 Riunione
      🇷🇴 Romania
      🇷🇸 Serbia
      🇷🇺 Russia
      🇷🇼 Ruanda
      🇸🇦 Arabia Saudita
      🇸🇧 Isole Salomone
      🇸🇨 Seychelles
      🇸🇩 Sudan
      🇸🇪 Svezia
      🇸🇬 Singapore
      🇸🇭 Sant’Elena
      🇸🇮 Slovenia
      🇸🇯 Svalbard e Jan Mayen
      🇸🇰 Slovacchia
      🇸🇱 Sierra Leone
      🇸🇲 San Marino
      🇸🇳 Senegal
      🇸🇴 Somalia
      🇸🇷 Suriname
      🇸🇸 Sud Sudan
      🇸🇹 São Tomé e Príncipe
      🇸🇻 El Salvador
      🇸🇽 Sint Maarten
      🇸🇾 Siria
      🇸🇿 Swaziland
      🇹🇦 Tristan da Cunha
      🇹🇨 Isole Turks e Caicos
      🇹🇩 Ciad
      🇹🇫 Terre australi francesi
      🇹🇬 Togo
      🇹🇭 Thailandia
      🇹🇯 Tagikistan
      🇹🇰 Tokelau
      🇹🇱 Timor Est
      🇹🇲 Turkmenistan
      🇹🇳 Tunisia
      🇹🇴 Tonga
      🇹🇷 Turchia
      🇹🇹 Trinidad e Tobago
      🇹🇻 Tuvalu
      🇹🇼 Taiwan
      🇹🇿 Tanzania
      🇺🇦 Ucraina
      🇺🇬 Uganda
      🇺🇲 Altre isole americane del Pacifico
      🇺🇳 Nazioni Unite
      🇺🇸 Stati Uniti
      🇺🇾 Uruguay
      🇺🇿 Uzbekistan
      🇻🇦 Città del Vaticano
      🇻🇨 Saint Vincent e Grenadine
      🇻🇪 Venezuela
      🇻🇬 Isole Vergini Britanniche
      🇻🇮 Isole Vergini Americane
      🇻🇳 Vietnam
      🇻🇺 Vanuatu
      🇼🇫 Wallis e Futuna
      🇼🇸 Samoa
      🇽🇰 Kosovo
      🇾🇪 Yemen
      🇾🇹 Mayotte
      🇿🇦 Sudafrica
      🇿🇲 Zambia
      🇿🇼 Zimbabwe
      🏴󠁧󠁢󠁥󠁮󠁧󠁿 Inghilterra
      🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scozia
      🏴󠁧󠁢󠁷󠁬󠁳󠁿 Galles
      😶‍🌫 testa tra le nuvole
      😮‍💨 faccina che espira
      😵‍💫 faccina con occhi a spirale
      ❤‍🔥 cuore in fiamme
      ❤‍🩹 cuore guarito
      👁‍🗨 occhio nel fumetto
      🧔‍♂ uomo con la barba
      🧔‍♀ donna con la barba
      👱‍♀ donna bionda
      👱‍♂ uomo biondo
      🙍‍♂ uomo corrucciato
      🙍‍♀ donna corrucciata
      🙎‍♂ uomo imbronciato
      🙎‍♀ donna imbronciata
      🙅‍♂ uomo con gesto di rifiuto
      🙅‍♀ donna con gesto di rifiuto
      🙆‍♂ uomo con gesto OK
      🙆‍♀ donna con gesto OK
      💁‍♂ uomo al punto informazioni
      💁‍♀ donna al punto informazioni
      🙋‍♂ uomo con mano alzata
      🙋‍♀ donna con mano alzata
      🧏‍♂ uomo con problemi di udito
      🧏‍♀ donna con problemi di udito
      🙇‍♂ uomo che fa inchino profondo
      🙇‍♀ donna che fa inchino profondo
      🤦‍♂ uomo esasperato
      🤦‍♀ donna esasperata
      🤷‍♂ uomo che scrolla le spalle
      🤷‍♀ donna che scrolla le spalle
      🧑‍⚕ persona che lavora nella sanità
      👨‍⚕ operatore sanitario
      👩‍⚕ operatrice sanitaria
      🧑‍🎓 studente
      👨‍🎓 studente maschio
      👩‍🎓 studentessa
      🧑‍🏫 insegnante
      👨‍🏫 professore
      👩‍🏫 professoressa
      🧑‍⚖ giudice
      👨‍⚖ giudice uomo
      👩‍⚖ giudice donna
      🧑‍🌾 agricoltore
      👨‍🌾 contadino
      👩‍🌾 contadina
      🧑‍🍳 persona che cucina
      👨‍🍳 cuoco
      👩‍🍳 cuoca
      🧑‍🔧 meccanico
      👨‍🔧 meccanico uomo
      👩‍🔧 meccanico donna
      🧑‍🏭 persona che lavora in fabbrica
      👨‍🏭 operaio
      👩‍🏭 operaia
      🧑‍💼 persona che fa un lavoro d’ufficio
      👨‍💼 impiegato
      👩‍💼 impiegata
      🧑‍🔬 persona che lavora in campo scientifico
      👨‍🔬 scienziato
      👩‍🔬 scienziata
      🧑‍💻 persona esperta di tecnologia
      👨‍💻 tecnologo
      👩‍💻 tecnologa
      🧑‍🎤 cantante
      👨‍🎤 cantante uomo
      👩‍🎤 cantante donna
      🧑‍🎨 artista
      👨‍🎨 artista uomo
      👩‍🎨 artista donna
      🧑‍✈ pilota
      👨‍✈ pilota uomo
      👩‍✈ pilota donna
      🧑‍🚀 astronauta
      👨‍🚀 astronauta uomo
      👩‍🚀 astronauta donna
      🧑‍🚒 pompiere
      👨‍🚒 pompiere uomo
      👩‍🚒 pompiere donna
      👮‍♂ poliziotto uomo
      👮‍♀ poliziotta
      🕵‍♂ investigatore
      🕵‍♀ investigatrice
      💂‍♂ guardia uomo
      💂‍♀ guardia donna
      👷‍♂ operaio edile uomo
      👷‍♀ operaia edile
      👳‍♂ uomo con turbante
      👳‍♀ donna con turbante
      🤵‍♂ uomo in smoking
      🤵‍♀ donna in smoking
      👰‍♂ sposo con velo
      👰‍♀ sposa con velo
      👩‍🍼 donna che allatta
      👨‍🍼 uomo che allatta
      🧑‍🍼 persona che allatta
      🧑‍🎄 Santa Claus
      🦸‍♂ supereroe uomo
      🦸‍♀ supereroina
      🦹‍♂ supercattivo uomo
      🦹‍♀ supercattiva
      🧙‍♂ mago uomo
      🧙‍♀ maga
      🧚‍♂ folletto alato
      🧚‍♀ fata donna
      🧛‍♂ vampiro uomo
      🧛‍♀ vampira
      🧜‍♂ tritone
      🧜‍♀ sirena donna
      🧝‍♂ elfo uomo
      🧝‍♀ elfo donna
      🧞‍♂ genio uomo
      🧞‍♀ genio donna
      🧟‍♂ zombie uomo
      🧟‍♀ zombie donna
      💆‍♂ uomo che riceve un massaggio
      💆‍♀ donna che riceve un massaggio
      💇‍♂ taglio di capelli per uomo
      💇‍♀ taglio di capelli per donna
      🚶‍♂ uomo che cammina
      🚶‍♀ donna che cammina
      🧍‍♂ uomo in piedi
      🧍‍♀ donna in piedi
      🧎‍♂ uomo inginocchiato
      🧎‍♀ donna inginocchiata
      🧑‍🦯 persona con bastone di orientamento
      👨‍🦯 uomo con bastone bianco di orientamento
      👩‍🦯 donna con bastone bianco di orientamento
      🧑‍🦼 persona su sedia a rotelle motorizzata
      👨‍🦼 uomo su sedia a rotelle motorizzata
      👩‍🦼 donna su sedia a rotelle motorizzata
      🧑‍🦽 persona su sedia a rotelle manuale
      👨‍🦽 uomo su sedia a rotelle manuale
      👩‍🦽 donna su sedia a rotelle manuale
      🏃‍♂ uomo che corre
      🏃‍♀ donna che corre
      👯‍♂ uomini con orecchie da coniglio
      👯‍♀ donne con orecchie da coniglio
      🧖‍♂ uomo in sauna
      🧖‍♀ donna in sauna
      🧗‍♂ scalatore
      🧗‍♀ scalatrice
      🏌‍♂ golfista uomo
      🏌‍♀ golfista donna
      🏄‍♂ surfista uomo
      🏄‍♀ surfista donna
      🚣‍♂ uomo in barca a remi
      🚣‍♀ donna in barca a remi
      🏊‍♂ nuotatore
      🏊‍♀ nuotatrice
      ⛹‍♂ uomo che fa rimbalzare una palla
      ⛹‍♀ donna che fa rimbalzare una palla
      🏋‍♂ uomo che solleva pesi
      🏋‍♀ donna che solleva pesi
      🚴‍♂ ciclista uomo
      🚴‍♀ ciclista donna
      🚵‍♂ ciclista uomo di mountain bike
      🚵‍♀ ciclista donna di mountain bike
      🤸‍♂ uomo che fa la ruota
      🤸‍♀ donna che fa la ruota
      🤼‍♂ lottatori
      🤼‍♀ lottatrici
      🤽‍♂ pallanuotista uomo
      🤽‍♀ pallanuotista donna
      🤾‍♂ pallamanista uomo
      🤾‍♀ pallamanista donna
      🤹‍♂ giocoliere uomo
      🤹‍♀ giocoliere donna
      🧘‍♂ uomo in posizione del loto
      🧘‍♀ donna in posizione del loto
      🧑‍🤝‍🧑 persone che si tengono per mano
      🐕‍🦺 cane da assistenza
      🐈‍⬛ gatto nero
      🐻‍❄ orso polare
      🏳‍🌈 bandiera arcobaleno
      🏳‍⚧ bandiera transgender
      🏴‍☠ bandiera dei pirati
      """)
}
