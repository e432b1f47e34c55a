// swift-format-ignore-file
// Written by GenerateEmojiNames from CLDR 41 and Unicode Emoji 15.0; the licence is
// LICENSES/Unicode-DFS-2016.txt.

extension EmojiTable {
  static let finnish = EmojiTable(
    lines: """
      😀 leveä hymy
      😃 hymy suu auki
      😄 hymyilevät silmät ja suu
      😁 virnistys ja hymyilevät silmät
      😆 hymy ja tiukasti suljetut silmät
      😅 hymy ja kylmänhiki
      🤣 nauraa kippurassa
      😂 kasvot naurunkyynelissä
      🙂 pieni hymy
      🙃 ylösalainen naama
      🫠 sulava naama
      😉 silmänisku
      😊 punastunut hymy
      😇 hymy ja sädekehä
      🥰 hymy ja kolme sydäntä
      😍 hymy ja sydänsilmät
      🤩 tähtisilmä
      😘 lentosuukko
      😗 pusunaama
      ☺ hymynaama
      😚 pusunaama ja suljetut silmät
      😙 pusunaama ja hymyilevät silmät
      🥲 hymyilevät kasvot ja kyynel
      😋 herkullista ruokaa nauttinut
      😛 kieli ulkona
      😜 kieli ulkona ja silmänisku
      🤪 mielipuoli
      😝 kieli ulkona ja silmät tiukasti kiinni
      🤑 dollarisilmät ja rahasuu
      🤗 halaava naama
      🤭 käsi suun edessä
      🫢 silmät pyöreinä käsi suun edessä
      🫣 kurkistus sormien takaa
      🤫 hyssyttelevä
      🤔 mietteliäs
      🫡 kunnioittava tervehdys
      🤐 vetoketjusuu
      🤨 kohotetut kulmakarvat
      😐 naama peruslukemilla
      😑 ilmeetön
      😶 naama ilman suuta
      🫥 katkoviivalla piirretty naama
      😏 virnistys
      😒 ei naurata
      🙄 silmien pyöritys
      😬 irvistävä
      🤥 valehteleva
      😌 helpottunut
      😔 pohdiskeleva
      😪 unelias
      🤤 kuolaava
      😴 nukkuva
      😷 naama ja hengityssuoja
      🤒 naama ja kuumemittari
      🤕 naama ja pääside
      🤢 pahoinvoiva
      🤮 oksentava
      🤧 aivastava
      🥵 kuumottava
      🥶 paleleva
      🥴 tokkurainen naama
      😵 tajuton
      🤯 räjähdys päässä
      🤠 cowboy-hattu
      🥳 juhliva
      🥸 naamioitunut
      😎 aurinkolasihymy
      🤓 nörtti
      🧐 monokkeli silmässä
      😕 hämmentynyt
      🫤 naama suu vinossa
      😟 huolestunut
      🙁 hieman surullinen
      ☹ surullinen
      😮 yllättynyt
      😯 järkyttynyt
      😲 ällistynyt
      😳 punastunut naama
      🥺 anova
      🥹 kyyneliä pidättelevä naama
      😦 surullinen ja suu auki
      😧 ahdistunut
      😨 pelokas
      😰 avoin suu ja kylmänhiki
      😥 pettynyt mutta helpottunut
      😢 itkevä
      😭 ääneen itkevä
      😱 pelokas huuto
      😖 tyrmistynyt
      😣 kärsivä
      😞 pettynyt
      😓 kylmänhiki
      😩 uupunut
      😫 väsynyt
      🥱 haukotteleva naama
      😤 höyryä nenästä
      😡 mököttävä
      😠 vihainen
      🤬 sensuroitu suu
      😈 pirullinen hymy ja sarvet
      👿 pikkupaholainen
      💀 pääkallo
      ☠ pääkallo ja reisiluut
      💩 kakkakasa
      🤡 pelle
      👹 peikko
      👺 hiisi
      👻 kummitus
      👽 avaruusolio
      👾 avaruushirviö
      🤖 robotti
      😺 leveästi hymyilevä kissa
      😸 virnistävä kissa ja hymyilevät silmät
      😹 kissa ja naurunkyyneleet
      😻 kissa ja sydänsilmät
      😼 vinosti hymyilevä kissa
      😽 kissan pusunaama ja suljetut silmät
      🙀 yllättynyt kissa
      😿 itkevä kissa
      😾 mököttävä kissa
      🙈 en näe pahaa
      🙉 en kuule pahaa
      🙊 en puhu pahaa
      💌 rakkauskirje
      💘 sydän ja nuoli
      💝 sydän ja lahjanauha
      💖 kimaltava sydän
      💗 kasvava sydän
      💓 sykkivä sydän
      💞 toisiaan kiertävät sydämet
      💕 kaksi sydäntä
      💟 sydänkoriste
      ❣ sydänhuutomerkki
      💔 särkynyt sydän
      ❤ punainen sydän
      🧡 oranssi sydän
      💛 keltainen sydän
      💚 vihreä sydän
      💙 sininen sydän
      💜 violetti sydän
      🤎 ruskea sydän
      🖤 musta sydän
      🤍 valkoinen sydän
      💋 huulipunajälki
      💯 sata pistettä
      💢 viha
      💥 törmäys
      💫 pyörryttävä
      💦 hikipisarat
      💨 pikalähtö
      🕳 musta aukko
      💬 puhekupla
      🗨 vasen puhekupla
      🗯 oikea vihainen puhekupla
      💭 ajatuskupla
      💤 zzz
      👋 käden heilautus
      🤚 kämmenselkä koholla
      🖐 nostettu käsi ja sormet erillään
      ✋ nostettu käsi
      🖖 vulkanilaisten tervehdys
      🫱 oikealle ojentuva käsi
      🫲 vasemmalle ojentuva käsi
      🫳 käsi kämmen alaspäin
      🫴 käsi kämmen ylöspäin
      👌 ok-sormiele
      🤌 sormet supussa
      🤏 nipistävä käsi
      ✌ voitonmerkki
      🤞 sormet ristissä
      🫰 etusormi ja peukalo ristissä
      🤟 rakastan sinua -ele
      🤘 sarviele
      🤙 soita minulle
      👈 vasemmalle osoittava etusormi kämmenselkä katsojaan päin
      👉 oikealle osoittava etusormi kämmenselkä katsojaan päin
      👆 ylös osoittava etusormi kämmenselkä katsojaan päin
      🖕 keskisormi
      👇 alas osoittava etusormi kämmenselkä katsojaan päin
      ☝ ylös osoittava etusormi
      🫵 etusormi osoittaa katsojaa
      👍 peukalo ylös
      👎 peukalo alas
      ✊ nostettu nyrkki
      👊 kohti tuleva nyrkki
      🤛 nyrkki vasemmalle
      🤜 nyrkki oikealle
      👏 käsien taputus
      🙌 nousevat kädet
      🫶 sydänkuvio käsillä
      👐 avoimet kädet
      🤲 kämmenet vierekkäin
      🤝 kädenpuristus
      🙏 kämmenet yhdessä
      ✍ kirjoittava käsi
      💅 kynsilakka
      🤳 selfie
      💪 pullistettu hauis
      🦾 tekokäsi
      🦿 tekojalka
      🦵 jalka
      🦶 jalkaterä
      👂 korva
      🦻 kuulolaite korvassa
      👃 nenä
      🧠 aivot
      🫀 sydän
      🫁 keuhkot
      🦷 hammas
      🦴 luu
      👀 silmät
      👁 silmä
      👅 kieli
      👄 suu
      🫦 purra huulta
      👶 vauva
      🧒 lapsi
      👦 poika
      👧 tyttö
      🧑 aikuinen
      👱 vaaleatukkainen henkilö
      👨 mies
      🧔 parrakas henkilö
      👩 nainen
      🧓 vanhus
      👴 vanha mies
      👵 vanha nainen
      🙍 surullinen henkilö
      🙎 mököttävä henkilö
      🙅 ei-ele
      🙆 ok-ele
      💁 kämmentä ylöspäin näyttävä henkilö
      🙋 iloinen henkilö viittaa
      🧏 kuuro ihminen
      🙇 kumartava henkilö
      🤦 peittää kasvot kädellä
      🤷 olkapäitään kohauttava henkilö
      👮 poliisi
      🕵 etsivä
      💂 vartija
      🥷 ninja
      👷 rakennustyöläinen
      🫅 kruunua kantava henkilö
      🤴 prinssi
      👸 prinsessa
      👳 turbaanipäinen henkilö
      👲 mies ja kiinalainen hattu
      🧕 huivipäinen nainen
      🤵 henkilö smokissa
      👰 huntupäinen henkilö
      🤰 raskaana oleva nainen
      🫃 raskaana oleva mies
      🫄 raskaana oleva henkilö
      🤱 imetys
      👼 vauvaenkeli
      🎅 joulupukki
      🤶 joulupukin muori
      🦸 supersankari
      🦹 superpahis
      🧙 velho
      🧚 keiju
      🧛 vampyyri
      🧜 merenväki
      🧝 haltia
      🧞 henki
      🧟 zombi
      🧌 trolli
      💆 hieronta
      💇 hiustenleikkaus
      🚶 jalankulkija
      🧍 seisova ihminen
      🧎 polvistuva ihminen
      🏃 juoksija
      💃 tanssiva nainen
      🕺 tanssiva mies
      🕴 levitoiva mies puvussa
      👯 puputytöt
      🧖 henkilö saunassa
      🧗 kiipeilijä
      🤺 miekkailija
      🏇 ratsastus
      ⛷ hiihtäjä
      🏂 lumilautailija
      🏌 golfaaja
      🏄 surffaaja
      🚣 soutaja
      🏊 uimari
      ⛹ pallottelija
      🏋 painonnostaja
      🚴 pyöräilijä
      🚵 maastopyöräilijä
      🤸 kärrynpyörä
      🤼 painijat
      🤽 vesipalloilija
      🤾 käsipalloilija
      🤹 jongleeraaja
      🧘 henkilö lootusasennossa
      🛀 kylpijä
      🛌 nukkuja
      👭 kaksi naista käsi kädessä
      👫 mies ja nainen käsi kädessä
      👬 kaksi miestä käsi kädessä
      💏 pusu
      💑 pariskunta ja sydän
      👪 perhe
      🗣 puhuva pää
      👤 rintasiluetti
      👥 kaksi rintasiluettia
      🫂 halaus
      👣 jalanjäljet
      🐵 apinan naama
      🐒 apina
      🦍 gorilla
      🦧 oranki
      🐶 koiran naama
      🐕 koira
      🦮 opaskoira
      🐩 villakoira
      🐺 susi
      🦊 kettu
      🦝 pesukarhu
      🐱 kissan naama
      🐈 kissa
      🦁 leijona
      🐯 tiikerin naama
      🐅 tiikeri
      🐆 leopardi
      🐴 hevosen naama
      🐎 hevonen
      🦄 yksisarvinen
      🦓 seepra
      🦌 peura
      🦬 biisoni
      🐮 lehmän naama
      🐂 härkä
      🐃 vesipuhveli
      🐄 lehmä
      🐷 sian naama
      🐖 sika
      🐗 villisika
      🐽 sian kärsä
      🐏 pässi
      🐑 lammas
      🐐 vuohi
      🐪 kameli
      🐫 kaksikyttyräinen kameli
      🦙 laama
      🦒 kirahvi
      🐘 elefantti
      🦣 mammutti
      🦏 sarvikuono
      🦛 virtahepo
      🐭 hiiren naama
      🐁 hiiri
      🐀 rotta
      🐹 hamsteri
      🐰 jäniksen naama
      🐇 kani
      🐿 maaorava
      🦫 majava
      🦔 siili
      🦇 lepakko
      🐻 karhu
      🐨 koala
      🐼 panda
      🦥 laiskiainen
      🦦 saukko
      🦨 haisunäätä
      🦘 kenguru
      🦡 mäyrä
      🐾 tassunjäljet
      🦃 kalkkuna
      🐔 kana
      🐓 kukko
      🐣 kuoriutuva tipu
      🐤 tipu
      🐥 tipu edestäpäin
      🐦 lintu
      🐧 pingviini
      🕊 kyyhky
      🦅 kotka
      🦆 sorsa
      🦢 joutsen
      🦉 pöllö
      🦤 dodo
      🪶 höyhen
      🦩 flamingo
      🦚 riikinkukko
      🦜 papukaija
      🐸 sammakko
      🐊 krokotiili
      🐢 kilpikonna
      🦎 lisko
      🐍 käärme
      🐲 lohikäärmeen naama
      🐉 lohikäärme
      🦕 sauropodi
      🦖 tyrannosaurus rex
      🐳 suihkuttava valas
      🐋 valas
      🐬 delfiini
      🦭 hylje
      🐟 kala
      🐠 trooppinen kala
      🐡 pallokala
      🦈 hai
      🐙 mustekala
      🐚 kotilo
      🪸 koralli
      🐌 etana
      🦋 perhonen
      🐛 ötökkä
      🐜 muurahainen
      🐝 mehiläinen
      🪲 kuoriainen
      🐞 leppäkerttu
      🦗 sirkka
      🪳 torakka
      🕷 hämähäkki
      🕸 hämähäkin seitti
      🦂 skorpioni
      🦟 hyttynen
      🪰 kärpänen
      🪱 mato
      🦠 mikrobi
      💐 kukkakimppu
      🌸 kirsikankukka
      💮 valkoinen kukka
      🪷 lootus
      🏵 ruusuke
      🌹 ruusu
      🥀 nuutunut kukka
      🌺 kiinanruusu
      🌻 auringonkukka
      🌼 kukinta
      🌷 tulppaani
      🌱 taimi
      🪴 ruukkukasvi
      🌲 ikivihreä
      🌳 lehtipuu
      🌴 palmu
      🌵 kaktus
      🌾 riisikasvi
      🌿 yrtti
      ☘ kolmiapila
      🍀 neliapila
      🍁 vaahteranlehti
      🍂 pudonnut lehti
      🍃 lehti tuulessa
      🪹 tyhjä pesä
      🪺 munia pesässä
      🍄 sieni
      🍇 viinirypäleet
      🍈 meloni
      🍉 vesimeloni
      🍊 mandariini
      🍋 sitruuna
      🍌 banaani
      🍍 ananas
      🥭 mango
      🍎 punainen omena
      🍏 vihreä omena
      🍐 päärynä
      🍑 persikka
      🍒 kirsikat
      🍓 mansikka
      🫐 mustikat
      🥝 kiivi
      🍅 tomaatti
      🫒 oliivi
      🥥 kookospähkinä
      🥑 avokado
      🍆 munakoiso
      🥔 peruna
      🥕 porkkana
      🌽 maissintähkä
      🌶 jalapeno
      🫑 paprika
      🥒 kurkku
      🥬 lehtivihannes
      🥦 parsakaali
      🧄 valkosipuli
      🧅 sipuli
      🥜 maapähkinä
      🫘 pavut
      🌰 kastanja
      🍞 leipä
      🥐 voisarvi
      🥖 patonki
      🫓 rieska
      🥨 rinkilä
      🥯 vesirinkeli
      🥞 letut
      🧇 vohveli
      🧀 juustopala
      🍖 lihaa luineen
      🍗 kanankoipi
      🥩 lihanpala
      🥓 pekoni
      🍔 hampurilainen
      🍟 ranskalaiset
      🍕 pizza
      🌭 hodari
      🥪 voileipä
      🌮 taco
      🌯 burrito
      🫔 tamal
      🥙 täytetty pita
      🧆 falafel
      🥚 kananmuna
      🍳 kokkaus
      🥘 paellapannu
      🍲 ruokakulho
      🫕 fondue
      🥣 kulho ja lusikka
      🥗 vihreä salaatti
      🍿 popcorn
      🧈 voi
      🧂 suola
      🥫 säilyketölkki
      🍱 bento-rasia
      🍘 riisikakku
      🍙 riisipallo
      🍚 keitetty riisi
      🍛 curry-riisi
      🍜 höyryävä kulho
      🍝 spagetti
      🍠 paahdettu bataatti
      🍢 oden
      🍣 sushi
      🍤 paistettu katkarapu
      🍥 kalakakku
      🥮 kuukakku
      🍡 dango
      🥟 taikinanyytti
      🥠 onnenkeksi
      🥡 ateriarasia
      🦀 rapu
      🦞 hummeri
      🦐 katkarapu
      🦑 kalmari
      🦪 osteri
      🍦 pehmis
      🍧 jäähilejälkiruoka
      🍨 jäätelö
      🍩 donitsi
      🍪 keksi
      🎂 syntymäpäiväkakku
      🍰 kakkupala
      🧁 vuokaleivos
      🥧 piirakka
      🍫 suklaapatukka
      🍬 karkki
      🍭 tikkari
      🍮 vanukas
      🍯 hunaja
      🍼 tuttipullo
      🥛 maitolasi
      ☕ kuuma juoma
      🫖 teepannu
      🍵 korvaton teekuppi
      🍶 sake
      🍾 pullo ja korkin poksautus
      🍷 viinilasi
      🍸 cocktaillasi
      🍹 trooppinen drinkki
      🍺 oluttuoppi
      🍻 kilisevät oluttuopit
      🥂 kilisevät lasit
      🥃 juomalasi
      🫗 nesteen kaataminen
      🥤 lasi ja pilli
      🧋 kuplatee
      🧃 juomatetra
      🧉 mate
      🧊 jääkuutio
      🥢 syömäpuikot
      🍽 haarukka, veitsi ja lautanen
      🍴 haarukka ja veitsi
      🥄 lusikka
      🔪 keittiöveitsi
      🫙 purkki
      🏺 amfora
      🌍 maapallo jossa näkyy Eurooppa ja Afrikka
      🌎 maapallo jossa näkyy Amerikka
      🌏 maapallo jossa näkyy Aasia ja Australia
      🌐 maapallo jossa näkyy pituuspiirit
      🗺 maailmankartta
      🗾 Japanin kartta
      🧭 kompassi
      🏔 lumihuippuinen vuori
      ⛰ vuori
      🌋 tulivuori
      🗻 Fuji-vuori
      🏕 telttailu
      🏖 ranta ja aurinkovarjo
      🏜 autiomaa
      🏝 autiosaari
      🏞 kansallispuisto
      🏟 stadion
      🏛 klassinen rakennus
      🏗 rakennustyömaa
      🧱 tiili
      🪨 kivi
      🪵 halko
      🛖 maja
      🏘 taloryhmä
      🏚 autiotalo
      🏠 talo
      🏡 talo ja puutarha
      🏢 toimistorakennus
      🏣 japanilainen postitoimisto
      🏤 postitoimisto
      🏥 sairaala
      🏦 pankki
      🏨 hotelli
      🏩 tuntihotelli
      🏪 lähikauppa
      🏫 koulu
      🏬 tavaratalo
      🏭 tehdas
      🏯 japanilainen linna
      🏰 linna
      💒 häät
      🗼 Tokyo Tower
      🗽 Vapaudenpatsas
      ⛪ kirkko
      🕌 moskeija
      🛕 hindutemppeli
      🕍 synagoga
      ⛩ shinto-temppeli
      🕋 Kaaba
      ⛲ suihkulähde
      ⛺ teltta
      🌁 sumuinen
      🌃 tähtitaivas
      🏙 kaupunkimaisema
      🌄 auringonnousu vuorten takaa
      🌅 auringonnousu
      🌆 kaupunkimaisema illanhämärässä
      🌇 auringonlasku
      🌉 silta yöllä
      ♨ kuumat lähteet
      🎠 karusellihevonen
      🛝 liukumäki
      🎡 maailmanpyörä
      🎢 vuoristorata
      💈 punasiniraitainen pylväs
      🎪 sirkusteltta
      🚂 veturi
      🚃 junavaunu
      🚄 pikajuna
      🚅 luotipikajuna
      🚆 juna
      🚇 metro
      🚈 kevytraidejuna
      🚉 asema
      🚊 raitioliikenne
      🚝 monorail
      🚞 rinnerata
      🚋 raitiovaunu
      🚌 bussi
      🚍 saapuva bussi
      🚎 johdinbussi
      🚐 minibussi
      🚑 ambulanssi
      🚒 paloauto
      🚓 poliisiauto
      🚔 saapuva poliisiauto
      🚕 taksi
      🚖 saapuva taksi
      🚗 auto
      🚘 saapuva auto
      🚙 katumaasturi
      🛻 lava-auto
      🚚 kuljetusauto
      🚛 rekka-auto
      🚜 traktori
      🏎 kilpa-auto
      🏍 moottoripyörä
      🛵 skootteri
      🦽 käsikäyttöinen pyörätuoli
      🦼 moottoroitu pyörätuoli
      🛺 autorikša
      🚲 polkupyörä
      🛴 potkulauta
      🛹 rullalauta
      🛼 rullaluistin
      🚏 bussipysäkki
      🛣 moottoritie
      🛤 junaraide
      🛢 öljytynnyri
      ⛽ bensapumppu
      🛞 rengas
      🚨 poliisiauton valo
      🚥 vaakasuuntaiset liikennevalot
      🚦 pystysuuntaiset liikennevalot
      🛑 pysähtymismerkki
      🚧 rakennustyömaan merkki
      ⚓ ankkuri
      🛟 pelastusrengas
      ⛵ purjevene
      🛶 kanootti
      🚤 pikavene
      🛳 matkustajalaiva
      ⛴ lautta
      🛥 moottorivene
      🚢 laiva
      ✈ lentokone
      🛩 pienkone
      🛫 lähtevä lentokone
      🛬 saapuva lentokone
      🪂 laskuvarjo
      💺 istuin
      🚁 helikopteri
      🚟 riippurata
      🚠 gondolihissi
      🚡 köysirata
      🛰 satelliitti
      🚀 raketti
      🛸 lentävä lautanen
      🛎 soittokello
      🧳 matkatavara
      ⌛ tiimalasi
      ⏳ valuva tiimalasi
      ⌚ kello
      ⏰ herätyskello
      ⏱ sekuntikello
      ⏲ ajastin
      🕰 pöytäkello
      🕛 kello kaksitoista
      🕧 puoli yksi
      🕐 kello yksi
      🕜 puoli kaksi
      🕑 kello kaksi
      🕝 puoli kolme
      🕒 kello kolme
      🕞 puoli neljä
      🕓 kello neljä
      🕟 puoli viisi
      🕔 kello viisi
      🕠 puoli kuusi
      🕕 kello kuusi
      🕡 puoli seitsemän
      🕖 kello seitsemän
      🕢 puoli kahdeksan
      🕗 kello kahdeksan
      🕣 puoli yhdeksän
      🕘 kello yhdeksän
      🕤 puoli kymmenen
      🕙 kello kymmenen
      🕥 puoli yksitoista
      🕚 kello yksitoista
      🕦 puoli kaksitoista
      🌑 uusikuu
      🌒 kasvava kuunsirppi
      🌓 ensimmäinen neljänneskuu
      🌔 kasvava puolikuu
      🌕 täysikuu
      🌖 vähenevä puolikuu
      🌗 viimeinen neljänneskuu
      🌘 vähenevä kuunsirppi
      🌙 kuunsirppi
      🌚 uudenkuun kasvot
      🌛 kasvava puolikuu kasvoilla
      🌜 vähenevä puolikuu kasvoilla
      🌡 lämpömittari
      ☀ aurinko
      🌝 täysikuu kasvoilla
      🌞 aurinko kasvoilla
      🪐 rengasplaneetta
      ⭐ valkoinen tähti
      🌟 loistava tähti
      🌠 tähdenlento
      🌌 linnunrata
      ☁ pilvi
      ⛅ aurinko pilvessä
      ⛈ ukkospilvi ja sade
      🌤 aurinko ja pieni pilvi
      🌥 aurinko ja suuri pilvi
      🌦 aurinko sadepilvessä
      🌧 sadepilvi
      🌨 lumisadepilvi
      🌩 ukkospilvi
      🌪 hurrikaani
      🌫 sumu
      🌬 puhuri
      🌀 pyörremyrsky
      🌈 sateenkaari
      🌂 suljettu sateenvarjo
      ☂ sateenvarjo
      ☔ sateenvarjo ja pisarat
      ⛱ aurinkovarjo
      ⚡ korkeajännite
      ❄ lumihiutale
      ☃ lumiukko
      ⛄ lumiukko ilman lunta
      ☄ komeetta
      🔥 tuli
      💧 pisara
      🌊 aalto
      🎃 kurpitsalyhty
      🎄 joulukuusi
      🎆 ilotulitus
      🎇 tähtisadetikku
      🧨 sähikäinen
      ✨ säihke
      🎈 ilmapallo
      🎉 paukkuserpentiini
      🎊 konfettipallo
      🎋 tanabatapuu
      🎍 puukoriste
      🎎 japanilaiset nuket
      🎏 karppiviiri
      🎐 tuulikello
      🎑 kuuseremonia
      🧧 punainen kirjekuori
      🎀 rusetti
      🎁 lahjapaketti
      🎗 tietoisuusnauha
      🎟 pääsylippu
      🎫 lippu
      🎖 kunniamerkki
      🏆 pokaali
      🏅 urheilumitali
      🥇 kultamitali
      🥈 hopeamitali
      🥉 pronssimitali
      ⚽ jalkapallo
      ⚾ pesäpallo
      🥎 softball
      🏀 koripallo
      🏐 lentopallo
      🏈 amerikkalainen jalkapallo
      🏉 rugby-pallo
      🎾 tennis
      🥏 liitokiekko
      🎳 keilailu
      🏏 kriketti
      🏑 maahockey
      🏒 jääkiekko ja maila
      🥍 lacrosse
      🏓 pingis
      🏸 sulkapallo
      🥊 nyrkkeilyhanska
      🥋 kamppailulajiasu
      🥅 maaliverkko
      ⛳ lippu reiän päällä
      ⛸ luistin
      🎣 onkivapa
      🤿 sukellusmaski
      🎽 juoksupaita
      🎿 sukset
      🛷 kelkka
      🥌 curling-kivi
      🎯 napakymppi
      🪀 jojo
      🪁 leija
      🔫 vesipyssy
      🎱 biljardi
      🔮 kristallipallo
      🪄 taikasauva
      🎮 videopeli
      🕹 joystick
      🎰 pelikone
      🎲 noppa
      🧩 palapeli
      🧸 nalle
      🪅 piñata
      🪩 peilipallo
      🪆 maatuskanuket
      ♠ pata
      ♥ hertta
      ♦ ruutu
      ♣ risti
      ♟ šakkipelin sotilas
      🃏 jokeri
      🀄 mahjong
      🎴 kukkapelikortit
      🎭 näyttämötaiteet
      🖼 kuva kehyksissä
      🎨 taiteilijan paletti
      🧵 lankarulla
      🪡 ompeluneula
      🧶 lankakerä
      🪢 solmu
      👓 silmälasit
      🕶 aurinkolasit
      🥽 suojalasit
      🥼 laboratoriotakki
      🦺 turvaliivi
      👔 solmio
      👕 t-paita
      👖 farkut
      🧣 huivi
      🧤 hansikkaat
      🧥 takki
      🧦 sukat
      👗 mekko
      👘 kimono
      🥻 sari
      🩱 uimapuku
      🩲 uimahousut
      🩳 uimashortsit
      👙 bikinit
      👚 naistenvaatteet
      👛 rahakukkaro
      👜 käsilaukku
      👝 kirjekuorilaukku
      🛍 ostoskassit
      🎒 koulureppu
      🩴 varvassandaali
      👞 miehen kenkä
      👟 juoksukenkä
      🥾 vaelluskenkä
      🥿 balleriina
      👠 korkokenkä
      👡 naisen sandaali
      🩰 balettitossut
      👢 naisen saapas
      👑 kruunu
      👒 naisen hattu
      🎩 silinteri
      🎓 valmistujaislakki
      🧢 lippalakki
      🪖 sotilaskypärä
      ⛑ kypärä, jossa valkoinen risti
      📿 rukoushelmet
      💄 huulipuna
      💍 sormus
      💎 jalokivi
      🔇 mykistetty kaiutin
      🔈 hiljainen kaiutin
      🔉 kaiutin normaalilla äänenvoimakkuudella
      🔊 äänekäs kaiutin
      📢 kovaääninen
      📣 megafoni
      📯 postitorvi
      🔔 kirkonkello
      🔕 mykistetty kello
      🎼 nuottiviivasto
      🎵 nuotti
      🎶 nuotteja
      🎙 studiomikrofoni
      🎚 liukusäädin
      🎛 säätimet
      🎤 mikrofoni
      🎧 kuuloke
      📻 radio
      🎷 saksofoni
      🪗 harmonikka
      🎸 kitara
      🎹 koskettimet
      🎺 trumpetti
      🎻 viulu
      🪕 banjo
      🥁 rumpu
      🪘 congarumpu
      📱 kännykkä
      📲 kännykkä ja nuoli
      ☎ puhelin
      📞 luuri
      📟 hakulaite
      📠 faksi
      🔋 akku
      🪫 akku vähissä
      🔌 pistoke
      💻 kannettava tietokone
      🖥 pöytäkone
      🖨 tulostin
      ⌨ näppäimistö
      🖱 tietokoneen hiiri
      🖲 ohjauspallo
      💽 minidisk
      💾 disketti
      💿 CD
      📀 DVD
      🧮 helmitaulu
      🎥 elokuvakamera
      🎞 filminauha
      📽 elokuvaprojektori
      🎬 klaffitaulu
      📺 televisio
      📷 kamera
      📸 kamera ja salama
      📹 videokamera
      📼 videokasetti
      🔍 suurennuslasi vasemmalle
      🔎 suurennuslasi oikealle
      🕯 kynttilä
      💡 hehkulamppu
      🔦 taskulamppu
      🏮 punainen paperilyhty
      🪔 savilamppu
      📔 koristeellinen muistikirja
      📕 suljettu kirja
      📖 avoin kirja
      📗 vihreä kirja
      📘 sininen kirja
      📙 oranssi kirja
      📚 kirjoja
      📓 muistikirja
      📒 tilikirja
      📃 käännetty sivu
      📜 kirjakäärö
      📄 sivu
      📰 sanomalehti
      🗞 sanomalehti rullalla
      📑 kirjanmerkkivälilehdet
      🔖 kirjanmerkki
      🏷 lappu
      💰 rahasäkki
      🪙 kolikko
      💴 yen-seteli
      💵 dollariseteli
      💶 euroseteli
      💷 puntaseteli
      💸 rahalla on siivet
      💳 luottokortti
      🧾 kuitti
      💹 yen ja nouseva käyrä
      ✉ kirjekuori
      📧 sähköposti
      📨 saapuva kirjekuori
      📩 kirjekuori ja nuoli
      📤 lähtevät
      📥 saapuvat
      📦 paketti
      📫 suljettu postilaatikko, lippu ylhäällä
      📪 suljettu postilaatikko, lippu alhaalla
      📬 avoin postilaatikko, lippu ylhäällä
      📭 avoin postilaatikko, lippu alhaalla
      📮 postilaatikko
      🗳 ääniuurna
      ✏ lyijykynä
      ✒ musta kynänkärki
      🖋 täytekynä
      🖊 kuulakärkikynä
      🖌 sivellin
      🖍 väriliitu
      📝 muistio
      💼 salkku
      📁 tiedostokansio
      📂 avoin tiedostokansio
      🗂 kortiston välilehdet
      📅 kalenteri
      📆 päiväkalenteri
      🗒 kierrelehtiö
      🗓 kierrekalenteri
      📇 kortisto
      📈 nouseva käyrä
      📉 laskeva käyrä
      📊 pylväskaavio
      📋 leikepöytä
      📌 nuppineula
      📍 pyöreä nasta
      📎 paperiliitin
      🖇 klemmarit yhdessä
      📏 viivoitin
      📐 kolmioviivain
      ✂ sakset
      🗃 arkistolaatikko
      🗄 arkistokaappi
      🗑 roskakori
      🔒 lukko
      🔓 lukko auki
      🔏 lukko ja kynä
      🔐 avain ja lukko kiinni
      🔑 avain
      🗝 vanha avain
      🔨 vasara
      🪓 kirves
      ⛏ hakku
      ⚒ hakku ja vasara
      🛠 jakoavain ja vasara
      🗡 tikari
      ⚔ miekat ristissä
      💣 pommi
      🪃 bumerangi
      🏹 jousi ja nuoli
      🛡 kilpi
      🪚 käsisaha
      🔧 jakoavain
      🪛 ruuvimeisseli
      🔩 ruuvi ja mutteri
      ⚙ hammasratas
      🗜 ruuvipuristin
      ⚖ vaaka
      🦯 valkoinen keppi
      🔗 lenkki
      ⛓ ketjut
      🪝 koukku
      🧰 työkalulaatikko
      🧲 magneetti
      🪜 tikkaat
      ⚗ tislauskolvi
      🧪 koeputki
      🧫 petrimalja
      🧬 dna
      🔬 mikroskooppi
      🔭 kaukoputki
      📡 lautasantenni
      💉 ruisku
      🩸 veripisara
      💊 pilleri
      🩹 laastari
      🩼 kainalosauva
      🩺 stetoskooppi
      🩻 röntgen
      🚪 ovi
      🛗 hissi
      🪞 peili
      🪟 ikkuna
      🛏 sänky
      🛋 sohva ja lamppu
      🪑 tuoli
      🚽 vessanpönttö
      🪠 viemäripumppu
      🚿 suihku
      🛁 kylpyamme
      🪤 hiirenloukku
      🪒 partaveitsi
      🧴 hoitoainepullo
      🧷 hakaneula
      🧹 luuta
      🧺 kori
      🧻 paperirulla
      🪣 ämpäri
      🧼 saippua
      🫧 kuplat
      🪥 hammasharja
      🧽 pesusieni
      🧯 sammutin
      🛒 ostoskärryt
      🚬 savuke
      ⚰ arkku
      🪦 hautakivi
      ⚱ tuhkauurna
      🧿 nazar-amuletti
      🪬 hamsa
      🗿 moai
      🪧 kyltti
      🪪 henkilökortti
      🏧 pankkiautomaatti
      🚮 roskat-merkki
      🚰 juomakelpoista vettä
      ♿ pyörätuoli
      🚹 miesten wc
      🚺 naisten wc
      🚻 wc
      🚼 vauva-merkki
      🚾 vessa
      🛂 passintarkastus
      🛃 tulli
      🛄 matkatavarat
      🛅 säilytyslokero
      ⚠ varoitus
      🚸 lapsia liikenteessä
      ⛔ kielletty ajosuunta
      🚫 pääsy kielletty
      🚳 polkupyörällä ajo kielletty
      🚭 tupakointi kielletty
      🚯 roskaaminen kielletty
      🚱 vesi ei juomakelpoista
      🚷 jalankulku kielletty
      📵 ei matkapuhelimia
      🔞 kielletty alaikäisiltä
      ☢ säteilyvaara
      ☣ biologinen vaara
      ⬆ nuoli ylös
      ↗ nuoli yläoikealle
      ➡ nuoli oikealle
      ↘ nuoli alaoikealle
      ⬇ nuoli alas
      ↙ nuoli alavasemmalle
      ⬅ nuoli vasemmalle
      ↖ nuoli ylävasemmalle
      ↕ nuoli ylös ja alas
      ↔ nuoli oikealle ja vasemmalle
      ↩ vasemmalle kääntyvä nuoli
      ↪ oikealle kääntyvä nuoli
      ⤴ ylös kääntyvä nuoli
      ⤵ alas kääntyvä nuoli
      🔃 pystynuolet myötäpäivään
      🔄 nuolet vastapäivään
      🔙 BACK-nuoli
      🔚 END-nuoli
      🔛 ON!-nuoli
      🔜 SOON-nuoli
      🔝 TOP-nuoli
      🛐 pyhä rakennus
      ⚛ atomi
      🕉 om-tavu
      ✡ Daavidin tähti
      ☸ dharma-pyörä
      ☯ jin ja jang
      ✝ latinalainen risti
      ☦ ortodoksiristi
      ☪ kuunsirppi ja tähti
      ☮ rauhansymboli
      🕎 menora
      🔯 kuusisakarainen tähti pisteellä
      ♈ oinas-merkki
      ♉ härkä-merkki
      ♊ kaksonen-merkki
      ♋ rapu-merkki
      ♌ leijona-merkki
      ♍ neitsyt-merkki
      ♎ vaaka-merkki
      ♏ skorpioni-merkki
      ♐ jousimies-merkki
      ♑ kauris-merkki
      ♒ vesimies-merkki
      ♓ kalat-merkki
      ⛎ käärmeenkantaja
      🔀 sekoitus
      🔁 toista uudelleen
      🔂 toista kerran
      ▶ toista
      ⏩ kelaa eteenpäin
      ⏭ seuraava kappale
      ⏯ toista/pysäytä
      ◀ kelaa hitaasti taakse
      ⏪ kelaa taaksepäin
      ⏮ edellinen kappale
      🔼 ylös
      ⏫ nopeasti ylös
      🔽 alas
      ⏬ nopeasti alas
      ⏸ pysäytä
      ⏹ lopeta
      ⏺ tallenna
      ⏏ poista
      🎦 videokuva
      🔅 himmennä
      🔆 kirkasta
      📶 kuuluvuuspalkit
      📳 värinätila
      📴 matkapuhelin suljettava
      ♀ Venus-symboli
      ♂ Mars-symboli
      ⚧ transsymboli
      ✖ kertomerkki
      ➕ plusmerkki
      ➖ miinusmerkki
      ➗ jakomerkki
      🟰 paksu yhtäsuuruusmerkki
      ♾ äärettömyys
      ‼ kaksoishuutomerkki
      ⁉ huuto-kysymysmerkki
      ❓ kysymysmerkki
      ❔ valkoinen kysymysmerkki
      ❕ valkoinen huutomerkki
      ❗ huutomerkki
      〰 aaltoviiva
      💱 valuutanvaihto
      💲 paksu dollarimerkki
      ⚕ lääketieteen symboli
      ♻ kierrätyssymboli
      ⚜ Ranskan lilja
      🔱 kolmikärki
      📛 nimikyltti
      🔰 japanilainen symboli aloittelijalle
      ⭕ suuri ympyrä
      ✅ valkoinen valintamerkki
      ☑ punainen valintamerkki
      ✔ paksu valintamerkki
      ❌ punainen rastimerkki
      ❎ rastimerkki
      ➰ silmukka
      ➿ kaksoissilmukka
      〽 osanvaihtomerkki
      ✳ kahdeksanpiikkinen tähtimerkki
      ✴ kahdeksankärkinen tähti
      ❇ kipinä
      © tekijänoikeusmerkki
      ® rekisteröity-merkki
      ™ tavaramerkki
      🔟 näppäin: 10
      🔠 syötä isoja kirjaimia
      🔡 syötä pieniä kirjaimia
      🔢 syötä numeroja
      🔣 syötä merkkejä
      🔤 syötä kirjaimia
      🅰 A-veriryhmä
      🆎 AB-veriryhmä
      🅱 B-veriryhmä
      🆑 pyyhi-näppäin
      🆒 COOL
      🆓 FREE
      ℹ info
      🆔 ID
      Ⓜ m ympyrässä
      🆕 NEW
      🆖 NG
      🅾 O-veriryhmä
      🆗 OK
      🅿 P
      🆘 SOS
      🆙 UP!
      🆚 VS
      🈁 täällä-kirjainmerkki
      🈂 palvelumaksu-kirjainmerkki
      🈷 kuukausittainen määrä -kirjainmerkki
      🈶 maksullinen-kirjainmerkki
      🈯 varattu-kirjainmerkki
      🉐 hyvä ostos -kirjainmerkki
      🈹 alennus-kirjoitusmerkki
      🈚 maksuton-kirjainmerkki
      🈲 kielletty-kirjoitusmerkki
      🉑 hyväksyttävä-kirjoitusmerkki
      🈸 hakemus-kirjoitusmerkki
      🈴 hyväksytty arvosana -kirjoitusmerkki
      🈳 tyhjä-kirjoitusmerkki
      ㊗ onnittelut-kirjoitusmerkki
      ㊙ salainen-kirjoitusmerkki
      🈺 avoinna-kirjoitusmerkki
      🈵 täynnä-kirjoitusmerkki
      🔴 punainen ympyrä
      🟠 oranssi ympyrä
      🟡 keltainen ympyrä
      🟢 vihreä ympyrä
      🔵 sininen ympyrä
      🟣 violetti ympyrä
      🟤 ruskea ympyrä
      ⚫ musta ympyrä
      ⚪ valkoinen ympyrä
      🟥 punainen neliö
      🟧 oranssi neliö
      🟨 keltainen neliö
      🟩 vihreä neliö
      🟦 sininen neliö
      🟪 violetti neliö
      🟫 ruskea neliö
      ⬛ iso musta neliö
      ⬜ iso valkoinen neliö
      ◼ keskikokoinen musta neliö
      ◻ keskikokoinen valkoinen neliö
      ◾ pienehkö musta neliö
      ◽ pienehkö valkoinen neliö
      ▪ pieni musta neliö
      ▫ pieni valkoinen neliö
      🔶 iso oranssi vinoneliö
      🔷 iso sininen vinoneliö
      🔸 pieni oranssi vinoneliö
      🔹 pieni sininen vinoneliö
      🔺 punainen kolmio kärki ylös
      🔻 punainen kolmio kärki alas
      💠 vinoneliö/kukka
      🔘 valintanappi
      🔳 valkoinen neliöruutu
      🔲 musta neliöruutu
      🏁 ruutulippu
      🚩 kolmiolippu
      🎌 liput ristissä
      🏴 musta lippu
      🏳 valkoinen lippu
      🏻 vaalea iho
      🏼 keskivaalea iho
      🏽 tummanvaalea iho
      🏾 keskitumma iho
      🏿 tumma iho
      🦰 punatukkainen
      🦱 kiharatukkainen
      🦳 valkotukkainen
      🦲 kalju
      🇦🇨 Ascension-saari
      🇦🇩 Andorra
      🇦🇪 Arabiemiirikunnat
      🇦🇫 Afganistan
      🇦🇬 Antigua ja Barbuda
      🇦🇮 Anguilla
      🇦🇱 Albania
      🇦🇲 Armenia
      🇦🇴 Angola
      🇦🇶 Antarktis
      🇦🇷 Argentiina
      🇦🇸 Amerikan Samoa
      🇦🇹 Itävalta
      🇦🇺 Australia
      🇦🇼 Aruba
      🇦🇽 Ahvenanmaa
      🇦🇿 Azerbaidžan
      🇧🇦 Bosnia ja Hertsegovina
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
      🇧🇶 Karibian Alankomaat
      🇧🇷 Brasilia
      🇧🇸 Bahama
      🇧🇹 Bhutan
      🇧🇻 Bouvet’nsaari
      🇧🇼 Botswana
      🇧🇾 Valko-Venäjä
      🇧🇿 Belize
      🇨🇦 Kanada
      🇨🇨 Kookossaaret (Keelingsaaret)
      🇨🇩 Kongon demokraattinen tasavalta
      🇨🇫 Keski-Afrikan tasavalta
      🇨🇬 Kongon tasavalta
      🇨🇭 Sveitsi
      🇨🇮 Norsunluurannikko
      🇨🇰 Cookinsaaret
      🇨🇱 Chile
      🇨🇲 Kamerun
      🇨🇳 Kiina
      🇨🇴 Kolumbia
      🇨🇵 Clippertoninsaari
      🇨🇷 Costa Rica
      🇨🇺 Kuuba
      🇨🇻 Kap Verde
      🇨🇼 Curaçao
      🇨🇽 Joulusaari
      🇨🇾 Kypros
      🇨🇿 Tšekki
      🇩🇪 Saksa
      🇩🇬 Diego Garcia
      🇩🇯 Djibouti
      🇩🇰 Tanska
      🇩🇲 Dominica
      🇩🇴 Dominikaaninen tasavalta
      🇩🇿 Algeria
      🇪🇦 Ceuta ja Melilla
      🇪🇨 Ecuador
      🇪🇪 Viro
      🇪🇬 Egypti
      🇪🇭 Länsi-Sahara
      🇪🇷 Eritrea
      🇪🇸 Espanja
      🇪🇹 Etiopia
      🇪🇺 Euroopan unioni
      🇫🇮 Suomi
      🇫🇯 Fidži
      🇫🇰 Falklandinsaaret
      🇫🇲 Mikronesia
      🇫🇴 Färsaaret
      🇫🇷 Ranska
      🇬🇦 Gabon
      🇬🇧 Iso-Britannia
      🇬🇩 Grenada
      🇬🇪 Georgia
      🇬🇫 Ranskan Guayana
      🇬🇬 Guernsey
      🇬🇭 Ghana
      🇬🇮 Gibraltar
      🇬🇱 Grönlanti
      🇬🇲 Gambia
      🇬🇳 Guinea
      🇬🇵 Guadeloupe
      🇬🇶 Päiväntasaajan Guinea
      🇬🇷 Kreikka
      🇬🇸 Etelä-Georgia ja Eteläiset Sandwichinsaaret
      🇬🇹 Guatemala
      🇬🇺 Guam
      🇬🇼 Guinea-Bissau
      🇬🇾 Guyana
      🇭🇰 Hongkong – Kiinan erityishallintoalue
      🇭🇲 Heard ja McDonaldinsaaret
      🇭🇳 Honduras
      🇭🇷 Kroatia
      🇭🇹 Haiti
      🇭🇺 Unkari
      🇮🇨 Kanariansaaret
      🇮🇩 Indonesia
      🇮🇪 Irlanti
      🇮🇱 Israel
      🇮🇲 Mansaari
      🇮🇳 Intia
      🇮🇴 Brittiläinen Intian valtameren alue
      🇮🇶 Irak
      🇮🇷 Iran
      🇮🇸 Islanti
      🇮🇹 Italia
      🇯🇪 Jersey
      🇯🇲 Jamaika
      🇯🇴 Jordania
      🇯🇵 Japani
      🇰🇪 Kenia
      🇰🇬 Kirgisia
      🇰🇭 Kambodža
      🇰🇮 Kiribati
      🇰🇲 Komorit
      🇰🇳 Saint Kitts ja Nevis
      🇰🇵 Pohjois-Korea
      🇰🇷 Etelä-Korea
      🇰🇼 Kuwait
      🇰🇾 Caymansaaret
      🇰🇿 Kazakstan
      🇱🇦 Laos
      🇱🇧 Libanon
      🇱🇨 Saint Lucia
      🇱🇮 Liechtenstein
      🇱🇰 Sri Lanka
      🇱🇷 Liberia
      🇱🇸 Lesotho
      🇱🇹 Liettua
      🇱🇺 Luxemburg
      🇱🇻 Latvia
      🇱🇾 Libya
      🇲🇦 Marokko
      🇲🇨 Monaco
      🇲🇩 Moldova
      🇲🇪 Montenegro
      🇲🇫 Saint-Martin
      🇲🇬 Madagaskar
      🇲🇭 Marshallinsaaret
      🇲🇰 Pohjois-Makedonia
      🇲🇱 Mali
      🇲🇲 Myanmar (Burma)
      🇲🇳 Mongolia
      🇲🇴 Macao – Kiinan erityishallintoalue
      🇲🇵 Pohjois-Mariaanit
      🇲🇶 Martinique
      🇲🇷 Mauritania
      🇲🇸 Montserrat
      🇲🇹 Malta
      🇲🇺 Mauritius
      🇲🇻 Malediivit
      🇲🇼 Malawi
      🇲🇽 Meksiko
      🇲🇾 Malesia
      🇲🇿 Mosambik
      🇳🇦 Namibia
      🇳🇨 Uusi-Kaledonia
      🇳🇪 Niger
      🇳🇫 Norfolkinsaari
      🇳🇬 Nigeria
      🇳🇮 Nicaragua
      🇳🇱 Alankomaat
      🇳🇴 Norja
      🇳🇵 Nepal
      🇳🇷 Nauru
      🇳🇺 Niue
      🇳🇿 Uusi-Seelanti
      🇴🇲 Oman
      🇵🇦 Panama
      🇵🇪 Peru
      🇵🇫 Ranskan Polynesia
      🇵🇬 Papua-Uusi-Guinea
      🇵🇭 Filippiinit
      🇵🇰 Pakistan
      🇵🇱 Puola
      🇵🇲 Saint-Pierre ja Miquelon
      🇵🇳 Pitcairn
      🇵🇷 Puerto Rico
      🇵🇸 Palestiinalaisalue
      🇵🇹 Portugali
      🇵🇼 Palau
      🇵🇾 Paraguay
      🇶🇦 Qatar
      🇷🇪 Réunion
      🇷🇴 Romania
      🇷🇸 Serbia
      🇷🇺 Venäjä
      🇷🇼 Ruanda
      🇸🇦 Saudi-Arabia
      🇸🇧 Salomonsaaret
      🇸🇨 Seychellit
      🇸🇩 Sudan
      🇸🇪 Ruotsi
      🇸🇬 Singapore
      🇸🇭 Saint Helena
      🇸🇮 Slovenia
      🇸🇯 Svalbard ja Jan Mayen
      🇸🇰 Slovakia
      🇸🇱 Sierra Leone
      🇸🇲 San Marino
      🇸🇳 Senegal
      🇸🇴 Somalia
      🇸🇷 Suriname
      🇸🇸 Etelä-Sudan
      🇸🇹 São Tomé ja Príncipe
      🇸🇻 El Salvador
      🇸🇽 Sint Maarten
      🇸🇾 Syyria
      🇸🇿 Eswatini
      🇹🇦 Tristan da Cunha
      🇹🇨 Turks- ja Caicossaaret
      🇹🇩 Tšad
      🇹🇫 Ranskan eteläiset ja antarktiset alueet
      🇹🇬 Togo
      🇹🇭 Thaimaa
      🇹🇯 Tadžikistan
      🇹🇰 Tokelau
      🇹🇱 Itä-Timor
      🇹🇲 Turkmenistan
      🇹🇳 Tunisia
      🇹🇴 Tonga
      🇹🇷 Turkki
      🇹🇹 Trinidad ja Tobago
      🇹🇻 Tuvalu
      🇹🇼 Taiwan
      🇹🇿 Tansania
      🇺🇦 Ukraina
      🇺🇬 Uganda
      🇺🇲 Yhdysvaltain erillissaaret
      🇺🇳 Yhdistyneet kansakunnat
      🇺🇸 Yhdysvallat
      🇺🇾 Uruguay
      🇺🇿 Uzbekistan
      🇻🇦 Vatikaani
      🇻🇨 Saint Vincent ja Grenadiinit
      🇻🇪 Venezuela
      🇻🇬 Brittiläiset Neitsytsaaret
      🇻🇮 Yhdysvaltain Neitsytsaaret
      🇻🇳 Vietnam
      🇻🇺 Vanuatu
      🇼🇫 Wallis ja Futuna
      🇼🇸 Samoa
      🇽🇰 Kosovo
      🇾🇪 Jemen
      🇾🇹 Mayotte
      🇿🇦 Etelä-Afrikka
      🇿🇲 Sambia
      🇿🇼 Zimbabwe
      🏴󠁧󠁢󠁥󠁮󠁧󠁿 Englanti
      🏴󠁧󠁢󠁳󠁣󠁴󠁿 Skotlanti
      🏴󠁧󠁢󠁷󠁬󠁳󠁿 Wales
      😶‍🌫 naama pilvissä
      😮‍💨 hämmästynyt
      😵‍💫 naama jolla spiraalisilmät
      ❤‍🔥 palava sydän
      ❤‍🩹 parantuva sydän
      👁‍🗨 puhekuplasilmä
      🧔‍♂ parrakas mies
      🧔‍♀ parrakas nainen
      👱‍♀ vaaleatukkainen nainen
      👱‍♂ vaaleatukkainen mies
      🙍‍♂ surullinen mies
      🙍‍♀ surullinen nainen
      🙎‍♂ mököttävä mies
      🙎‍♀ mököttävä nainen
      🙅‍♂ ei käy -merkkiä näyttävä mies
      🙅‍♀ ei käy -merkkiä näyttävä nainen
      🙆‍♂ ok-merkkiä näyttävä mies
      🙆‍♀ ok-merkkiä näyttävä nainen
      💁‍♂ kämmentä ylöspäin näyttävä mies
      💁‍♀ kämmentä ylöspäin näyttävä nainen
      🙋‍♂ viittaava mies
      🙋‍♀ viittaava nainen
      🧏‍♂ kuuro mies
      🧏‍♀ kuuro nainen
      🙇‍♂ syvään kumartava mies
      🙇‍♀ syvään kumartava nainen
      🤦‍♂ kasvonsa kädellä peittävä mies
      🤦‍♀ kasvonsa kädellä peittävä nainen
      🤷‍♂ kämmeniään levittelevä mies
      🤷‍♀ kämmeniään levittelevä nainen
      🧑‍⚕ hoitotyöntekijä
      👨‍⚕ mieshoitotyöntekijä
      👩‍⚕ naishoitotyöntekijä
      🧑‍🎓 opiskelija
      👨‍🎓 miesopiskelija
      👩‍🎓 naisopiskelija
      🧑‍🏫 opettaja
      👨‍🏫 miesopettaja
      👩‍🏫 naisopettaja
      🧑‍⚖ tuomari
      👨‍⚖ miestuomari
      👩‍⚖ naistuomari
      🧑‍🌾 maanviljelijä
      👨‍🌾 miesmaanviljelijä
      👩‍🌾 naismaanviljelijä
      🧑‍🍳 kokki
      👨‍🍳 mieskokki
      👩‍🍳 naiskokki
      🧑‍🔧 mekaanikko
      👨‍🔧 miesmekaanikko
      👩‍🔧 naismekaanikko
      🧑‍🏭 tehdastyöntekijä
      👨‍🏭 miestehdastyöntekijä
      👩‍🏭 naistehdastyöntekijä
      🧑‍💼 toimistotyöntekijä
      👨‍💼 miestoimistotyöntekijä
      👩‍💼 naistoimistotyöntekijä
      🧑‍🔬 tutkija
      👨‍🔬 miestutkija
      👩‍🔬 naistutkija
      🧑‍💻 IT-työntekijä
      👨‍💻 IT-mies
      👩‍💻 IT-nainen
      🧑‍🎤 laulaja
      👨‍🎤 mieslaulaja
      👩‍🎤 naislaulaja
      🧑‍🎨 artisti
      👨‍🎨 miestaiteilija
      👩‍🎨 naistaiteilija
      🧑‍✈ pilotti
      👨‍✈ miespilotti
      👩‍✈ naispilotti
      🧑‍🚀 astronautti
      👨‍🚀 miesastronautti
      👩‍🚀 naisastronautti
      🧑‍🚒 pelastaja
      👨‍🚒 palomies
      👩‍🚒 palonainen
      👮‍♂ miespoliisi
      👮‍♀ naispoliisi
      🕵‍♂ miesetsivä
      🕵‍♀ naisetsivä
      💂‍♂ miesvartija
      💂‍♀ naisvartija
      👷‍♂ rakennusmies
      👷‍♀ rakennusnainen
      👳‍♂ turbaanipäinen mies
      👳‍♀ turbaanipäinen nainen
      🤵‍♂ mies smokissa
      🤵‍♀ nainen smokissa
      👰‍♂ huntupäinen mies
      👰‍♀ huntupäinen nainen
      👩‍🍼 vauvaa syöttävä nainen
      👨‍🍼 vauvaa syöttävä mies
      🧑‍🍼 vauvaa syöttävä henkilö
      🧑‍🎄 tonttu
      🦸‍♂ miessupersankari
      🦸‍♀ naissupersankari
      🦹‍♂ miessuperpahis
      🦹‍♀ naissuperpahis
      🧙‍♂ miesvelho
      🧙‍♀ naisvelho
      🧚‍♂ mieskeiju
      🧚‍♀ naiskeiju
      🧛‍♂ miesvampyyri
      🧛‍♀ naisvampyyri
      🧜‍♂ merenmies
      🧜‍♀ merenneito
      🧝‍♂ mieshaltia
      🧝‍♀ haltiatar
      🧞‍♂ mieshenki
      🧞‍♀ naishenki
      🧟‍♂ mieszombi
      🧟‍♀ naiszombi
      💆‍♂ hieronnassa oleva mies
      💆‍♀ hieronnassa oleva nainen
      💇‍♂ parturissa oleva mies
      💇‍♀ kampaajalla oleva nainen
      🚶‍♂ kävelevä mies
      🚶‍♀ kävelevä nainen
      🧍‍♂ seisova mies
      🧍‍♀ seisova nainen
      🧎‍♂ polvistuva mies
      🧎‍♀ polvistuva nainen
      🧑‍🦯 henkilö ja valkoinen keppi
      👨‍🦯 mies ja valkoinen keppi
      👩‍🦯 nainen ja valkoinen keppi
      🧑‍🦼 henkilö moottoroidussa pyörätuolissa
      👨‍🦼 mies moottoroidussa pyörätuolissa
      👩‍🦼 nainen moottoroidussa pyörätuolissa
      🧑‍🦽 henkilö käsikäyttöisessä pyörätuolissa
      👨‍🦽 mies käsikäyttöisessä pyörätuolissa
      👩‍🦽 nainen käsikäyttöisessä pyörätuolissa
      🏃‍♂ juokseva mies
      🏃‍♀ juokseva nainen
      👯‍♂ tanssivat pupupojat
      👯‍♀ tanssivat puputytöt
      🧖‍♂ mies saunassa
      🧖‍♀ nainen saunassa
      🧗‍♂ mieskiipeilijä
      🧗‍♀ naiskiipeilijä
      🏌‍♂ golfaajamies
      🏌‍♀ golfaajanainen
      🏄‍♂ surffaajamies
      🏄‍♀ surffaajanainen
      🚣‍♂ soutava mies
      🚣‍♀ soutava nainen
      🏊‍♂ uiva mies
      🏊‍♀ uiva nainen
      ⛹‍♂ pallotteleva mies
      ⛹‍♀ pallotteleva nainen
      🏋‍♂ painonnostajamies
      🏋‍♀ painonnostajanainen
      🚴‍♂ pyöräilevä mies
      🚴‍♀ pyöräileva nainen
      🚵‍♂ maastopyöräilevä mies
      🚵‍♀ maastopyöräilevä nainen
      🤸‍♂ kärrynpyörää tekevä mies
      🤸‍♀ kärrynpyörää tekevä nainen
      🤼‍♂ painivat miehet
      🤼‍♀ painivat naiset
      🤽‍♂ vesipalloa pelaava mies
      🤽‍♀ vesipalloa pelaava nainen
      🤾‍♂ käsipalloa pelaava mies
      🤾‍♀ käsipalloa pelaava nainen
      🤹‍♂ jongleeraava mies
      🤹‍♀ jongleeraava nainen
      🧘‍♂ mies lootusasennossa
      🧘‍♀ nainen lootusasennossa
      🧑‍🤝‍🧑 ihmiset käsi kädessä
      🐕‍🦺 palveluskoira
      🐈‍⬛ musta kissa
      🐻‍❄ jääkarhu
      🏳‍🌈 sateenkaarilippu
      🏳‍⚧ translippu
      🏴‍☠ merirosvolippu
      """)
}
