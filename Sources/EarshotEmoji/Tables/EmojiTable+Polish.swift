// swift-format-ignore-file
// Written by GenerateEmojiNames from CLDR 41 and Unicode Emoji 15.0; the licence is
// LICENSES/Unicode-DFS-2016.txt.

extension EmojiTable {
  static let polish = EmojiTable(
    lines: """
      😀 szeroko uśmiechnięta twarz
      😃 uśmiechnięta twarz z otwartymi ustami
      😄 uśmiechnięta twarz z otwartymi ustami i roześmianymi oczami
      😁 szeroko uśmiechnięta twarz o roześmianych oczach
      😆 uśmiechnięta twarz z przymrużonymi oczami
      😅 uśmiechnięta twarz z otwartymi ustami, oblana zimnym potem
      🤣 tarza się ze śmiechu
      😂 twarz ze łzami radości
      🙂 lekko uśmiechnięta twarz
      🙃 odwrócona twarz
      🫠 roztapiająca się twarz
      😉 twarz puszczająca oko
      😊 uśmiechnięta twarz o roześmianych oczach
      😇 uśmiechnięta twarz z aureolą
      🥰 uśmiechnięta buźka z sercami
      😍 uśmiechnięta twarz z oczami w kształcie serca
      🤩 zafascynowany
      😘 twarz przesyłająca całusa
      😗 całująca twarz
      ☺ uśmiechnięta twarz
      😚 całująca twarz z zamkniętymi oczami
      😙 całująca twarz o roześmianych oczach
      🥲 uśmiechnięta buźka ze łzą
      😋 twarz delektująca się pysznym jedzeniem
      😛 twarz wystawiająca język
      😜 twarz wystawiająca język i puszczająca oko
      🤪 szalona twarz
      😝 twarz ze zmrużonymi oczami wystawiająca język
      🤑 twarz z pieniędzmi na ustach
      🤗 twarz z gestem przytulania
      🤭 twarz z ręką na ustach
      🫢 twarz z otwartymi oczami i ręką na ustach
      🫣 twarz z podglądającym okiem
      🤫 uciszająca twarz
      🤔 myśląca twarz
      🫡 salutująca twarz
      🤐 twarz z zamkiem błyskawicznym na ustach
      🤨 twarz z podniesioną brwią
      😐 neutralna twarz
      😑 twarz bez wyrazu
      😶 twarz bez ust
      🫥 twarz otoczona linią przerywaną
      😏 twarz z uśmieszkiem
      😒 niezadowolona twarz
      🙄 twarz przewracająca oczami
      😬 twarz z grymasem
      🤥 twarz kłamcy
      😌 twarz z wyrazem ulgi
      😔 zamyślona twarz
      😪 senna twarz
      🤤 śliniąca się twarz
      😴 śpiąca twarz
      😷 twarz w masce medycznej
      🤒 twarz z termometrem
      🤕 twarz z bandażem
      🤢 twarz z mdłościami
      🤮 wymiotująca twarz
      🤧 kichająca twarz
      🥵 rozgrzana twarz
      🥶 zmarznięta twarz
      🥴 zamroczona twarz
      😵 oszołomiona twarz
      🤯 eksplodująca głowa
      🤠 głowa w kapeluszu kowbojskim
      🥳 świętująca twarz
      🥸 buźka w przebraniu
      😎 uśmiechnięta twarz w okularach przeciwsłonecznych
      🤓 kujon
      🧐 twarz z monoklem
      😕 zdezorientowana twarz
      🫤 twarz z ukośnymi ustami
      😟 zmartwiona twarz
      🙁 lekko zachmurzona twarz
      ☹ zachmurzona twarz
      😮 twarz z otwartymi ustami
      😯 zdumiona twarz
      😲 zadziwiona twarz
      😳 twarz z rumieńcami
      🥺 błagająca twarz
      🥹 twarz powstrzymująca łzy
      😦 zachmurzona twarz z otwartymi ustami
      😧 udręczona twarz
      😨 przestraszona twarz
      😰 zaniepokojona twarz oblana potem
      😥 smutna twarz z wyrazem ulgi
      😢 płacząca twarz
      😭 głośno płacząca twarz
      😱 twarz krzycząca ze strachu
      😖 zakłopotana twarz
      😣 uparta twarz
      😞 rozczarowana twarz
      😓 twarz ze spuszczonymi oczami oblana potem
      😩 znużona twarz
      😫 zmęczona twarz
      🥱 ziewająca twarz
      😤 prychająca twarz
      😡 nadąsana twarz
      😠 zagniewana twarz
      🤬 twarz z symbolami na ustach
      😈 uśmiechnięta twarz z rogami
      👿 zagniewana twarz z rogami
      💀 czaszka
      ☠ czaszka z piszczelami
      💩 kupa
      🤡 twarz klauna
      👹 ogr
      👺 goblin
      👻 duch
      👽 ufoludek
      👾 kosmiczny potwór
      🤖 głowa robota
      😺 uśmiechnięty kot
      😸 uśmiechnięty kot o wesołych oczach
      😹 kot ze łzami radości
      😻 uśmiechnięty kot z oczami w kształcie serca
      😼 kot z drwiącym uśmiechem
      😽 kot przesyłający całusa
      🙀 przestraszony kot
      😿 płaczący kot
      😾 nadąsany kot
      🙈 małpa zasłaniająca oczy
      🙉 małpa zasłaniająca uszy
      🙊 małpa zasłaniająca pyszczek
      💌 list miłosny
      💘 serce przebite strzałą
      💝 serce ze wstążką
      💖 migoczące serce
      💗 rosnące serce
      💓 bijące serce
      💞 wirujące serca
      💕 dwa serca
      💟 dekoracja z sercem
      ❣ wykrzyknik w kształcie serca
      💔 złamane serce
      ❤ czerwone serce
      🧡 pomarańczowe serce
      💛 żółte serce
      💚 zielone serce
      💙 niebieskie serce
      💜 purpurowe serce
      🤎 brązowe serce
      🖤 czarne serce
      🤍 białe serce
      💋 ślad po pocałunku
      💯 sto punktów
      💢 symbol gniewu
      💥 kolizja
      💫 zawroty głowy
      💦 krople potu
      💨 szybkie poruszanie się
      🕳 otwór
      💬 dymek
      🗨 lewostronny dymek
      🗯 prawostronny dymek złości
      💭 dymek myśli
      💤 chrapanie
      👋 machająca dłoń
      🤚 wzniesiony grzbiet dłoni
      🖐 uniesiona otwarta dłoń
      ✋ wzniesiona dłoń
      🖖 salut wolkański
      🫱 dłoń skierowana w prawo
      🫲 dłoń skierowana w lewo
      🫳 dłoń skierowana w dół
      🫴 dłoń skierowana w górę
      👌 dłoń z gestem OK
      🤌 złączone palce
      🤏 dłoń z gestem „trochę”
      ✌ gest V
      🤞 skrzyżowane palce
      🫰 dłoń ze skrzyżowanym palcem wskazującym i kciukiem
      🤟 gest Kocham cię
      🤘 gest rogów
      🤙 dłoń w geście „Zadzwoń do mnie”
      👈 palec w lewo
      👉 dłoń z palcem wskazującym w prawo
      👆 dłoń z palcem wskazującym w górę
      🖕 środkowy palec
      👇 dłoń z palcem wskazującym w dół
      ☝ palec wskazujący w górę
      🫵 palec wskazujący skierowany na patrzącego
      👍 kciuk w górę
      👎 kciuk w dół
      ✊ wzniesiona pięść
      👊 pięść od przodu
      🤛 pięść skierowana w lewo
      🤜 pięść skierowana w prawo
      👏 klaskanie
      🙌 wzniesione ręce
      🫶 dłonie tworzące serce
      👐 otwarte dłonie
      🤲 dłonie do góry razem
      🤝 uścisk dłoni
      🙏 złożone ręce
      ✍ pisząca dłoń
      💅 lakier do paznokci
      🤳 selfie
      💪 napięty biceps
      🦾 mechaniczne ramię
      🦿 proteza nogi
      🦵 noga
      🦶 stopa
      👂 ucho
      🦻 ucho z aparatem słuchowym
      👃 nos
      🧠 mózg
      🫀 serce
      🫁 płuca
      🦷 ząb
      🦴 kość
      👀 oczy
      👁 oko
      👅 język
      👄 usta
      🫦 przygryzanie wargi
      👶 niemowlę
      🧒 dziecko
      👦 chłopiec
      👧 dziewczynka
      🧑 dorosły
      👱 osoba z włosami blond
      👨 mężczyzna
      🧔 osoba z brodą
      👩 kobieta
      🧓 starszy dorosły
      👴 starszy mężczyzna
      👵 starsza kobieta
      🙍 zachmurzona osoba
      🙎 nadąsana osoba
      🙅 osoba pokazująca gest NIE
      🙆 osoba pokazująca gest OK
      💁 osoba z wystawioną dłonią
      🙋 osoba podnosząca rękę
      🧏 osoba głucha
      🙇 osoba w ukłonie
      🤦 osoba trzymająca się za czoło
      🤷 osoba wzruszająca ramionami
      👮 policjant
      🕵 detektyw
      💂 gwardzista
      🥷 ninja
      👷 budowlaniec
      🫅 osoba w koronie
      🤴 książę
      👸 księżniczka
      👳 osoba w turbanie
      👲 mężczyzna w chińskiej czapce
      🧕 kobieta w chuście
      🤵 osoba w smokingu
      👰 osoba w welonie
      🤰 kobieta w ciąży
      🫃 mężczyzna w ciąży
      🫄 osoba w ciąży
      🤱 karmienie piersią
      👼 aniołek
      🎅 Święty Mikołaj
      🤶 żona św. Mikołaja
      🦸 superbohater
      🦹 superłotr
      🧙 mag
      🧚 wróżka
      🧛 wampir
      🧜 syrena
      🧝 elf
      🧞 dżin
      🧟 zombie
      🧌 troll
      💆 osoba podczas masażu
      💇 osoba podczas strzyżenia
      🚶 idąca osoba
      🧍 stojąca osoba
      🧎 klęcząca osoba
      🏃 biegnąca osoba
      💃 tańcząca kobieta
      🕺 tańczący mężczyzna
      🕴 lewitujący mężczyzna w garniturze
      👯 osoby z uszami królika na przyjęciu
      🧖 osoba w zaparowanym pomieszczeniu
      🧗 osoba wspinająca się
      🤺 osoba uprawiająca szermierkę
      🏇 wyścigi konne
      ⛷ narciarz
      🏂 snowboardzista
      🏌 osoba grająca w golfa
      🏄 surfująca osoba
      🚣 osoba wiosłująca w łodzi
      🏊 pływająca osoba
      ⛹ osoba kozłująca piłkę
      🏋 osoba podnosząca ciężary
      🚴 osoba na rowerze
      🚵 osoba na rowerze górskim
      🤸 osoba robiąca gwiazdę
      🤼 osoby uprawiające zapasy
      🤽 osoba grająca w piłkę wodną
      🤾 osoba grająca w piłkę ręczną
      🤹 żonglująca osoba
      🧘 osoba w pozycji lotosu
      🛀 osoba biorąca kąpiel
      🛌 osoba w łóżku
      👭 kobiety trzymające się za ręce
      👫 mężczyzna i kobieta trzymający się za ręce
      👬 dwóch mężczyzn trzymających się za ręce
      💏 pocałunek
      💑 para z sercem
      👪 rodzina
      🗣 mówiąca głowa
      👤 sylwetka popiersia
      👥 sylwetki popiersi
      🫂 obejmujące się osoby
      👣 ślady stóp
      🐵 głowa małpy
      🐒 małpa
      🦍 goryl
      🦧 orangutan
      🐶 głowa psa
      🐕 pies
      🦮 pies przewodnik
      🐩 pudel
      🐺 głowa wilka
      🦊 głowa lisa
      🦝 szop
      🐱 głowa kota
      🐈 kot
      🦁 głowa lwa
      🐯 głowa tygrysa
      🐅 tygrys
      🐆 lampart
      🐴 głowa konia
      🐎 koń
      🦄 głowa jednorożca
      🦓 zebra
      🦌 jeleń
      🦬 żubr
      🐮 głowa krowy
      🐂 wół
      🐃 wół domowy
      🐄 krowa
      🐷 głowa świni
      🐖 świnia
      🐗 dzik
      🐽 ryj świni
      🐏 biały baran
      🐑 owca
      🐐 koza
      🐪 wielbłąd
      🐫 wielbłąd dwugarbny
      🦙 lama
      🦒 żyrafa
      🐘 słoń
      🦣 mamut
      🦏 nosorożec
      🦛 hipopotam
      🐭 głowa myszy
      🐁 mysz
      🐀 szczur
      🐹 głowa chomika
      🐰 głowa królika
      🐇 królik
      🐿 pręgowiec
      🦫 bóbr
      🦔 jeż
      🦇 nietoperz
      🐻 głowa niedźwiedzia
      🐨 koala
      🐼 głowa pandy
      🦥 leniwiec
      🦦 wydra
      🦨 skunks
      🦘 kangur
      🦡 borsuk
      🐾 ślady łap
      🦃 indyk
      🐔 kura
      🐓 kogut
      🐣 wykluwające się kurczątko
      🐤 kurczątko
      🐥 kurczątko od przodu
      🐦 ptak
      🐧 pingwin
      🕊 gołąb
      🦅 orzeł
      🦆 kaczka
      🦢 łabędź
      🦉 sowa
      🦤 dodo
      🪶 pióro
      🦩 flaming
      🦚 paw
      🦜 papuga
      🐸 głowa żaby
      🐊 krokodyl
      🐢 żółw
      🦎 jaszczurka
      🐍 wąż
      🐲 głowa smoka
      🐉 smok
      🦕 zauropod
      🦖 t-rex
      🐳 wieloryb tryskający wodą
      🐋 wieloryb
      🐬 delfin
      🦭 foka
      🐟 ryba
      🐠 ryba tropikalna
      🐡 ryba rozdymka
      🦈 rekin
      🐙 ośmiornica
      🐚 muszla spiralna
      🪸 koralowiec
      🐌 ślimak
      🦋 motyl
      🐛 gąsienica
      🐜 mrówka
      🐝 pszczoła
      🪲 chrząszcz
      🐞 biedronka
      🦗 świerszcz
      🪳 karaluch
      🕷 pająk
      🕸 pajęczyna
      🦂 brązowy skorpion
      🦟 komar
      🪰 mucha
      🪱 robak
      🦠 zarazek
      💐 bukiet kwiatów
      🌸 kwiat wiśni
      💮 biały kwiat
      🪷 lotos
      🏵 rozeta
      🌹 róża
      🥀 zwiędły kwiat
      🌺 kwiat hibiskusa
      🌻 słonecznik
      🌼 kwiat
      🌷 tulipan
      🌱 sadzonka
      🪴 roślina doniczkowa
      🌲 wiecznie zielone drzewo
      🌳 drzewo liściaste
      🌴 palma
      🌵 kaktus
      🌾 pędy ryżu
      🌿 zioło
      ☘ koniczyna
      🍀 czterolistna koniczyna
      🍁 liść klonowy
      🍂 spadające liście
      🍃 liście na wietrze
      🪹 puste gniazdo
      🪺 gniazdo z jajkami
      🍄 grzyb
      🍇 winogrona
      🍈 melon
      🍉 arbuz
      🍊 mandarynka
      🍋 cytryna
      🍌 banan
      🍍 ananas
      🥭 mango
      🍎 czerwone jabłko
      🍏 zielone jabłko
      🍐 gruszka
      🍑 brzoskwinia
      🍒 wiśnie
      🍓 truskawka
      🫐 borówka amerykańska
      🥝 owoc kiwi
      🍅 pomidor
      🫒 oliwka
      🥥 kokos
      🥑 awokado
      🍆 bakłażan
      🥔 ziemniak
      🥕 marchew
      🌽 kolba kukurydzy
      🌶 ostra papryka
      🫑 papryka
      🥒 ogórek
      🥬 zielenina liściasta
      🥦 brokuł
      🧄 czosnek
      🧅 cebula
      🥜 orzeszki ziemne
      🫘 fasola
      🌰 kasztan
      🍞 chleb
      🥐 rogalik
      🥖 bagietka
      🫓 pita
      🥨 precel
      🥯 bajgiel
      🥞 naleśniki
      🧇 gofr
      🧀 kawałek sera
      🍖 mięso z kością
      🍗 udko kurczaka
      🥩 kawałek mięsa
      🥓 boczek
      🍔 hamburger
      🍟 frytki
      🍕 pizza
      🌭 hot dog
      🥪 kanapka
      🌮 taco
      🌯 burrito
      🫔 tamales
      🥙 wrap
      🧆 falafel
      🥚 jajko
      🍳 gotowanie
      🥘 danie z patelni
      🍲 garnek z jedzeniem
      🫕 fondue
      🥣 miska z łyżką
      🥗 sałatka
      🍿 popcorn
      🧈 masło
      🧂 sól
      🥫 jedzenie w puszce
      🍱 pudełko bento
      🍘 krakers ryżowy
      🍙 kulka ryżowa
      🍚 gotowany ryż
      🍛 ryż curry
      🍜 miska parującego jedzenia
      🍝 spaghetti
      🍠 pieczony batat
      🍢 oden
      🍣 sushi
      🍤 smażona krewetka
      🍥 ciastko rybne
      🥮 ciasteczko księżycowe
      🍡 dango
      🥟 pieróg
      🥠 ciastko z wróżbą
      🥡 pudełko na wynos
      🦀 krab
      🦞 homar
      🦐 krewetka
      🦑 kałamarnica
      🦪 ostryga
      🍦 lody włoskie
      🍧 lody hawajskie
      🍨 lody
      🍩 pączek z dziurką
      🍪 ciastko
      🎂 tort urodzinowy
      🍰 tort
      🧁 babeczka
      🥧 ciasto
      🍫 tabliczka czekolady
      🍬 cukierek
      🍭 lizak
      🍮 deser typu krem angielski
      🍯 garnek miodu
      🍼 butelka ze smoczkiem
      🥛 szklanka mleka
      ☕ gorący napój
      🫖 czajniczek
      🍵 filiżanka bez uszka
      🍶 sake
      🍾 butelka z wystrzelającym korkiem
      🍷 kieliszek wina
      🍸 kieliszek z koktajlem
      🍹 drink tropikalny
      🍺 kufel piwa
      🍻 stukające się kufle piwa
      🥂 stukające się kieliszki
      🥃 szklanka z grubym dnem
      🫗 nalewanie płynu
      🥤 szklanka ze słomką
      🧋 napój bubble tea
      🧃 napój w kartoniku
      🧉 yerba mate
      🧊 kostka lodu
      🥢 pałeczki
      🍽 talerz z nożem i widelcem
      🍴 widelec i nóż
      🥄 łyżka
      🔪 nóż kuchenny
      🫙 słoik
      🏺 amfora
      🌍 kula ziemska przedstawiająca Europę i Afrykę
      🌎 kula ziemska przedstawiająca Ameryki
      🌏 kula ziemska przedstawiająca Azję i Australię
      🌐 kula ziemska z południkami
      🗺 mapa świata
      🗾 mapa Japonii
      🧭 kompas
      🏔 góra z czapą lodową
      ⛰ góra
      🌋 wulkan
      🗻 góra Fudżi
      🏕 kemping
      🏖 parasol na plaży
      🏜 pustynia
      🏝 bezludna wyspa
      🏞 park narodowy
      🏟 stadion
      🏛 klasyczna budowla
      🏗 dźwig budowlany
      🧱 cegła
      🪨 skała
      🪵 drewno
      🛖 chata
      🏘 domki
      🏚 stary dom
      🏠 dom
      🏡 dom z ogrodem
      🏢 biurowiec
      🏣 japońska poczta
      🏤 urząd pocztowy
      🏥 szpital
      🏦 bank
      🏨 hotel
      🏩 hotel miłości
      🏪 sklep całodobowy
      🏫 szkoła
      🏬 dom towarowy
      🏭 fabryka
      🏯 japoński zamek
      🏰 zamek
      💒 ślub
      🗼 Tokyo Tower
      🗽 Statua Wolności
      ⛪ kościół
      🕌 meczet
      🛕 świątynia hinduistyczna
      🕍 synagoga
      ⛩ świątynia shinto
      🕋 kaaba
      ⛲ fontanna
      ⛺ namiot
      🌁 zamglenie
      🌃 noc z gwiazdami
      🏙 drapacze chmur
      🌄 wschód słońca zza gór
      🌅 wschód słońca
      🌆 miasto o zmierzchu
      🌇 zachód słońca
      🌉 most nocą
      ♨ gorące źródła
      🎠 koń z karuzeli
      🛝 zjeżdżalnia
      🎡 diabelski młyn
      🎢 kolejka górska
      💈 słup fryzjerski
      🎪 namiot cyrkowy
      🚂 lokomotywa
      🚃 wagon kolejowy
      🚄 szybki pociąg
      🚅 szybki pociąg z zaokrąglonym przodem
      🚆 pociąg
      🚇 metro
      🚈 kolej miejska
      🚉 stacja
      🚊 tramwaj
      🚝 kolej jednoszynowa
      🚞 kolej górska
      🚋 wagon tramwajowy
      🚌 autobus
      🚍 nadjeżdżający autobus
      🚎 trolejbus
      🚐 minibus
      🚑 karetka pogotowia
      🚒 samochód strażacki
      🚓 samochód policyjny
      🚔 nadjeżdżający radiowóz
      🚕 taksówka
      🚖 nadjeżdżająca taksówka
      🚗 samochód
      🚘 nadjeżdżający samochód
      🚙 samochód SUV
      🛻 pick-up
      🚚 samochód dostawczy
      🚛 samochód ciężarowy
      🚜 ciągnik
      🏎 samochód wyścigowy
      🏍 motocykl
      🛵 skuter
      🦽 wózek inwalidzki ręczny
      🦼 wózek inwalidzki elektryczny
      🛺 autoriksza
      🚲 rower
      🛴 hulajnoga
      🛹 deskorolka
      🛼 wrotka
      🚏 przystanek autobusowy
      🛣 autostrada
      🛤 tor kolejowy
      🛢 beczka oleju
      ⛽ dystrybutor paliwa
      🛞 koło pojazdu
      🚨 kogut policyjny
      🚥 pozioma sygnalizacja uliczna
      🚦 pionowa sygnalizacja uliczna
      🛑 znak stopu
      🚧 prace drogowe
      ⚓ kotwica
      🛟 koło ratunkowe
      ⛵ żaglówka
      🛶 kajak
      🚤 ścigacz wodny
      🛳 statek pasażerski
      ⛴ prom
      🛥 motorówka
      🚢 statek
      ✈ samolot
      🛩 mały samolot
      🛫 odlot samolotu
      🛬 przylot samolotu
      🪂 spadochron
      💺 fotel
      🚁 helikopter
      🚟 kolej podwieszana
      🚠 górska kolej linowa
      🚡 kolej linowa
      🛰 satelita
      🚀 rakieta
      🛸 latający talerz
      🛎 dzwonek w recepcji
      🧳 bagaż
      ⌛ klepsydra
      ⏳ klepsydra z przesypującym się piaskiem
      ⌚ zegarek
      ⏰ budzik
      ⏱ stoper
      ⏲ minutnik
      🕰 zegar kominkowy
      🕛 godzina 12:00
      🕧 godzina 12:30
      🕐 godzina 1:00
      🕜 godzina 1:30
      🕑 godzina 2:00
      🕝 godzina 2:30
      🕒 godzina 3:00
      🕞 godzina 3:30
      🕓 godzina 4:00
      🕟 godzina 4:30
      🕔 godzina 5:00
      🕠 godzina 5:30
      🕕 godzina 6:00
      🕡 godzina 6:30
      🕖 godzina 7:00
      🕢 godzina 7:30
      🕗 godzina 8:00
      🕣 godzina 8:30
      🕘 godzina 9:00
      🕤 godzina 9:30
      🕙 godzina 10:00
      🕥 godzina 10:30
      🕚 godzina 11:00
      🕦 godzina 11:30
      🌑 nów
      🌒 narastający półksiężyc
      🌓 pierwsza kwadra księżyca
      🌔 narastający księżyc między pierwszą kwadrą a pełnią
      🌕 pełnia
      🌖 zanikający księżyc między pełnią a ostatnią kwadrą
      🌗 ostatnia kwadra księżyca
      🌘 zanikający półksiężyc
      🌙 półksiężyc
      🌚 nów z twarzą
      🌛 pierwsza kwadra księżyca z twarzą
      🌜 ostatnia kwadra księżyca z twarzą
      🌡 termometr
      ☀ słońce
      🌝 pełnia z twarzą
      🌞 słońce z twarzą
      🪐 planeta z pierścieniami
      ⭐ gwiazda
      🌟 błyszcząca gwiazda
      🌠 spadająca gwiazda
      🌌 Droga Mleczna
      ☁ chmura
      ⛅ słońce zza chmury
      ⛈ chmura z piorunem i deszczem
      🌤 słońce za chmurką
      🌥 słońce za chmurą
      🌦 słońce za chmurą i deszcz
      🌧 chmura i deszcz
      🌨 chmura i śnieg
      🌩 chmura i piorun
      🌪 tornado
      🌫 mgła
      🌬 dmuchająca twarz wiatru
      🌀 cyklon
      🌈 tęcza
      🌂 złożony parasol
      ☂ parasol
      ☔ parasol z kroplami deszczu
      ⛱ parasol plażowy wbity w ziemię
      ⚡ wysokie napięcie
      ❄ płatek śniegu
      ☃ bałwanek i płatki śniegu
      ⛄ bałwan bez śniegu
      ☄ kometa
      🔥 ogień
      💧 kropla
      🌊 fala
      🎃 dynia na halloween
      🎄 choinka bożonarodzeniowa
      🎆 fajerwerki
      🎇 zimne ognie
      🧨 petarda
      ✨ gwiazdki
      🎈 balon
      🎉 tuba z konfetti
      🎊 kula z konfetti
      🎋 drzewko na Tanabata
      🎍 japońska dekoracja kadomatsu
      🎎 japońskie lalki
      🎏 flaga w kształcie karpia
      🎐 dzwonek wietrzny
      🎑 ceremonia oglądania księżyca
      🧧 czerwona koperta
      🎀 wstążka
      🎁 zapakowany prezent
      🎗 wstążka pamięci
      🎟 bilety wstępu
      🎫 bilet
      🎖 order wojskowy
      🏆 puchar
      🏅 medal sportowy
      🥇 medal za 1. miejsce
      🥈 medal za 2. miejsce
      🥉 medal za 3. miejsce
      ⚽ piłka nożna
      ⚾ baseball
      🥎 softball
      🏀 koszykówka
      🏐 siatkówka
      🏈 futbol amerykański
      🏉 piłka do rugby
      🎾 tenis
      🥏 frisbee
      🎳 kręgle
      🏏 krykiet
      🏑 hokej na trawie
      🏒 hokej na lodzie
      🥍 lacrosse
      🏓 tenis stołowy
      🏸 badminton
      🥊 rękawica bokserska
      🥋 strój do sztuk walki
      🥅 bramka
      ⛳ flaga w dołku
      ⛸ but z łyżwą
      🎣 wędka
      🤿 maska do nurkowania
      🎽 koszulka do biegania
      🎿 narty
      🛷 sanie
      🥌 kamień do curlingu
      🎯 strzał w 10
      🪀 jojo
      🪁 latawiec
      🔫 pistolet na wodę
      🎱 bila 8
      🔮 kryształowa kula
      🪄 czarodziejska różdżka
      🎮 gra wideo
      🕹 dżojstik
      🎰 automat do gier
      🎲 kostka do gry
      🧩 element układanki
      🧸 miś pluszowy
      🪅 piniata
      🪩 kula dyskotekowa
      🪆 matrioszki
      ♠ pik
      ♥ kier
      ♦ karo
      ♣ trefl
      ♟ pionek
      🃏 dżoker
      🀄 madżong: czerwony smok
      🎴 gra karciana hanafuda
      🎭 maski teatralne
      🖼 obrazek w ramce
      🎨 paleta malarska
      🧵 nić
      🪡 igła krawiecka
      🧶 włóczka
      🪢 węzeł
      👓 okulary
      🕶 okulary słoneczne
      🥽 okulary ochronne
      🥼 biały fartuch
      🦺 kamizelka ratunkowa
      👔 krawat
      👕 koszulka
      👖 dżinsy
      🧣 szalik
      🧤 rękawiczki
      🧥 płaszcz
      🧦 skarpetki
      👗 sukienka
      👘 kimono
      🥻 sari
      🩱 strój kąpielowy jednoczęściowy
      🩲 kąpielówki
      🩳 szorty
      👙 bikini
      👚 ubranie damskie
      👛 portmonetka
      👜 torebka
      👝 saszetka
      🛍 torby na zakupy
      🎒 tornister
      🩴 japonka
      👞 but męski
      👟 but do biegania
      🥾 but turystyczny
      🥿 baleriny
      👠 but na wysokim obcasie
      👡 sandał damski
      🩰 baletki
      👢 kozak damski
      👑 korona
      👒 kapelusz damski
      🎩 cylinder
      🎓 biret
      🧢 bejsbolówka
      🪖 hełm wojskowy
      ⛑ kask z krzyżykiem
      📿 sznur modlitewny
      💄 szminka
      💍 pierścionek
      💎 kamień szlachetny
      🔇 wyciszony głośnik
      🔈 niska głośność głośnika
      🔉 średnia głośność głośnika
      🔊 wysoka głośność głośnika
      📢 głośnik
      📣 megafon
      📯 trąbka pocztowa
      🔔 dzwonek
      🔕 przekreślony dzwonek
      🎼 partytura
      🎵 nuta
      🎶 nuty
      🎙 mikrofon studyjny
      🎚 suwak miksera dźwięku
      🎛 pokrętła
      🎤 mikrofon
      🎧 słuchawki
      📻 radio
      🎷 saksofon
      🪗 akordeon
      🎸 gitara
      🎹 klawisze
      🎺 trąbka
      🎻 skrzypce
      🪕 banjo
      🥁 bęben
      🪘 konga
      📱 telefon komórkowy
      📲 telefon komórkowy ze strzałką
      ☎ telefon
      📞 słuchawka telefoniczna
      📟 pager
      📠 faks
      🔋 bateria
      🪫 słaba bateria
      🔌 wtyczka elektryczna
      💻 laptop
      🖥 komputer
      🖨 drukarka
      ⌨ klawiatura
      🖱 mysz komputerowa
      🖲 trackball
      💽 dysk komputerowy
      💾 dyskietka
      💿 dysk optyczny
      📀 DVD
      🧮 liczydło
      🎥 kamera filmowa
      🎞 taśma filmowa
      📽 projektor filmowy
      🎬 klaps
      📺 telewizja
      📷 aparat fotograficzny
      📸 aparat fotograficzny z lampą błyskową
      📹 kamera wideo
      📼 kaseta wideo
      🔍 lupa pochylona w lewo
      🔎 lupa pochylona w prawo
      🕯 świeca
      💡 żarówka
      🔦 latarka
      🏮 czerwony lampion
      🪔 dipa
      📔 notes z dekoracyjną okładką
      📕 zamknięta książka
      📖 otwarta książka
      📗 zielona książka
      📘 niebieska książka
      📙 pomarańczowa książka
      📚 książki
      📓 notes
      📒 skoroszyt
      📃 zawinięta strona
      📜 zwój
      📄 strona
      📰 gazeta
      🗞 zwinięta gazeta
      📑 karty zakładek
      🔖 zakładka
      🏷 przywieszka do kluczy
      💰 worek z pieniędzmi
      🪙 moneta
      💴 banknot jena
      💵 banknot dolara
      💶 banknot euro
      💷 banknot funta
      💸 uskrzydlone pieniądze
      💳 karta kredytowa
      🧾 paragon
      💹 wykres wzrostu z symbolem jena
      ✉ koperta
      📧 e-mail
      📨 koperta przychodząca
      📩 koperta ze strzałką
      📤 skrzynka nadawcza
      📥 skrzynka odbiorcza
      📦 paczka
      📫 zamknięta skrzynka pocztowa z podniesioną flagą
      📪 zamknięta skrzynka pocztowa z opuszczoną flagą
      📬 otwarta skrzynka pocztowa z podniesioną flagą
      📭 otwarta skrzynka pocztowa z opuszczoną flagą
      📮 skrzynka na listy
      🗳 urna wyborcza z głosem
      ✏ ołówek
      ✒ pióro z czarną stalówką
      🖋 wieczne pióro
      🖊 długopis
      🖌 pędzel
      🖍 kredka
      📝 notatka
      💼 teczka
      📁 folder
      📂 otwarty folder
      🗂 rozdzielacze kartoteki
      📅 kalendarz
      📆 kalendarz z wyrywanymi kartkami
      🗒 kołonotatnik
      🗓 kalendarz na spirali
      📇 wizytownik
      📈 wykres wzrostu
      📉 wykres spadku
      📊 wykres słupkowy
      📋 podkładka do pisania
      📌 pinezka
      📍 okrągła pinezka
      📎 spinacz
      🖇 złączone spinacze
      📏 linijka
      📐 ekierka
      ✂ nożyczki
      🗃 pudełko-kartoteka
      🗄 szafka-kartoteka
      🗑 kosz na śmieci
      🔒 zamknięta kłódka
      🔓 otwarta kłódka
      🔏 zamknięta kłódka z piórem
      🔐 zamknięta kłódka z kluczem
      🔑 klucz
      🗝 staroświecki klucz
      🔨 młotek
      🪓 siekiera
      ⛏ kilof
      ⚒ młoty
      🛠 młot i klucz
      🗡 sztylet
      ⚔ skrzyżowane miecze
      💣 bomba
      🪃 bumerang
      🏹 łuk i strzała
      🛡 tarcza
      🪚 piła do drewna
      🔧 klucz warsztatowy
      🪛 śrubokręt
      🔩 śruba i nakrętka
      ⚙ koło zębate
      🗜 ścisk
      ⚖ waga szalkowa
      🦯 biała laska
      🔗 ogniwa
      ⛓ łańcuchy
      🪝 hak
      🧰 skrzynka na narzędzia
      🧲 magnes
      🪜 drabina
      ⚗ alembik
      🧪 probówka
      🧫 płytka Petriego
      🧬 dna
      🔬 mikroskop
      🔭 teleskop
      📡 antena satelitarna
      💉 strzykawka
      🩸 kropla krwi
      💊 kapsułka
      🩹 plaster
      🩼 kula
      🩺 stetoskop
      🩻 zdjęcie rentgenowskie
      🚪 drzwi
      🛗 winda
      🪞 lustro
      🪟 okno
      🛏 łóżko
      🛋 kanapa i lampa
      🪑 krzesło
      🚽 muszla klozetowa
      🪠 przepychacz
      🚿 prysznic
      🛁 wanna
      🪤 pułapka na myszy
      🪒 brzytwa
      🧴 butelka z płynem
      🧷 agrafka
      🧹 miotła
      🧺 kosz
      🧻 rolka papieru
      🪣 wiadro
      🧼 mydło
      🫧 bąbelki
      🪥 szczoteczka do zębów
      🧽 gąbka
      🧯 gaśnica
      🛒 wózek sklepowy
      🚬 papieros
      ⚰ trumna
      🪦 nagrobek
      ⚱ urna na prochy
      🧿 amulet nazar
      🪬 chamsa
      🗿 moai
      🪧 tabliczka
      🪪 dowód tożsamości
      🏧 znak bankomatu
      🚮 znak kosza na śmieci
      🚰 woda pitna
      ♿ symbol wózka inwalidzkiego
      🚹 toaleta męska
      🚺 toaleta damska
      🚻 toalety
      🚼 symbol niemowlęcia
      🚾 WC
      🛂 kontrola paszportowa
      🛃 kontrola celna
      🛄 odbiór bagażu
      🛅 przechowalnia bagażu
      ⚠ ostrzeżenie
      🚸 dzieci przechodzące przez jezdnię
      ⛔ zakaz wjazdu
      🚫 zakaz
      🚳 zakaz wjazdu rowerów
      🚭 zakaz palenia
      🚯 zakaz śmiecenia
      🚱 woda niezdatna do picia
      🚷 zakaz ruchu pieszych
      📵 zakaz korzystania z telefonów komórkowych
      🔞 zakaz poniżej osiemnastego roku życia
      ☢ promieniowanie radioaktywne
      ☣ zagrożenie ze strony organizmów żywych
      ⬆ strzałka w górę
      ↗ strzałka w górę w prawo
      ➡ strzałka w prawo
      ↘ strzałka w dół w prawo
      ⬇ strzałka w dół
      ↙ strzałka w dół w lewo
      ⬅ strzałka w lewo
      ↖ strzałka w górę w lewo
      ↕ strzałka w górę i w dół
      ↔ strzałka w lewo i w prawo
      ↩ strzałka zakręcona w lewo
      ↪ strzałka zakręcona w prawo
      ⤴ strzałka w prawo skręcająca w górę
      ⤵ strzałka w prawo skręcająca w dół
      🔃 pionowe strzałki zgodne z ruchem wskazówek zegara
      🔄 przycisk ze strzałkami przeciwnie do ruchu wskazówek zegara
      🔙 strzałka z napisem BACK
      🔚 strzałka z napisem END
      🔛 strzałka z napisem ON!
      🔜 strzałka z napisem SOON
      🔝 strzałka z napisem TOP
      🛐 miejsce kultu
      ⚛ symbol atomu
      🕉 om
      ✡ gwiazda Dawida
      ☸ koło dharmy
      ☯ yin-yang
      ✝ krzyż łaciński
      ☦ krzyż prawosławny
      ☪ gwiazda i półksiężyc
      ☮ symbol pokoju
      🕎 menora
      🔯 gwiazda sześcioramienna z kropką
      ♈ Baran
      ♉ Byk
      ♊ Bliźnięta
      ♋ Rak
      ♌ Lew
      ♍ Panna
      ♎ Waga
      ♏ Skorpion
      ♐ Strzelec
      ♑ Koziorożec
      ♒ Wodnik
      ♓ Ryby
      ⛎ Wężownik
      🔀 przycisk losowego odtwarzania utworów
      🔁 przycisk powtarzania
      🔂 przycisk powtarzania jednokrotnego
      ▶ odtwórz
      ⏩ przycisk szybkiego przewijania do przodu
      ⏭ następny utwór
      ⏯ odtwórz lub wstrzymaj
      ◀ wstecz
      ⏪ przycisk szybkiego przewijania do tyłu
      ⏮ poprzedni utwór
      🔼 przycisk „w górę”
      ⏫ przycisk „szybko w górę”
      🔽 przycisk „w dół”
      ⏬ przycisk „szybko w dół”
      ⏸ pauza
      ⏹ zatrzymaj
      ⏺ nagraj
      ⏏ wysuń
      🎦 kino
      🔅 przycisk małej jasności
      🔆 przycisk dużej jasności
      📶 siła sygnału
      📳 tryb wibracji
      📴 wyłączony telefon komórkowy
      ♀ znak kobiety
      ♂ znak mężczyzny
      ⚧ symbol transpłciowości
      ✖ znak mnożenia
      ➕ znak plus
      ➖ znak minus
      ➗ znak dzielenia
      🟰 gruby znak równości
      ♾ nieskończoność
      ‼ podwójny wykrzyknik
      ⁉ wykrzyknik ze znakiem zapytania
      ❓ czerwony znak zapytania
      ❔ biały znak zapytania
      ❕ biały wykrzyknik
      ❗ czerwony wykrzyknik
      〰 falista kreska
      💱 wymiana walut
      💲 gruby symbol dolara
      ⚕ symbol medycyny
      ♻ recykling
      ⚜ lilijka
      🔱 emblemat z trójzębem
      📛 plakietka
      🔰 japoński symbol początkującego kierowcy
      ⭕ gruby czerwony okrąg
      ✅ przycisk ze znacznikiem wyboru
      ☑ pole ze znacznikiem wyboru
      ✔ znacznik wyboru
      ❌ znak krzyżyka
      ❎ przycisk z krzyżykiem
      ➰ pętla
      ➿ podwójna pętla
      〽 początek partii wokalnej
      ✳ gwiazdka ośmioramienna
      ✴ gwiazda ośmioramienna
      ❇ iskra
      © znak praw autorskich
      ® zarejestrowany znak towarowy
      ™ znak towarowy
      🔟 klawisz: 10
      🔠 wielkie litery (alfabet łaciński)
      🔡 małe litery (alfabet łaciński)
      🔢 cyfry
      🔣 symbole
      🔤 litery (alfabet łaciński)
      🅰 grupa krwi A
      🆎 grupa krwi AB
      🅱 grupa krwi B
      🆑 przycisk CL
      🆒 przycisk COOL
      🆓 przycisk FREE
      ℹ informacja
      🆔 przycisk ID
      Ⓜ koło z literą M
      🆕 przycisk NEW
      🆖 przycisk NG
      🅾 grupa krwi 0
      🆗 przycisk OK
      🅿 parking
      🆘 przycisk SOS
      🆙 przycisk UP!
      🆚 przycisk VS
      🈁 japoński przycisk „tutaj”
      🈂 sa w języku katakana
      🈷 ideogram księżyca
      🈶 japoński przycisk „płatne”
      🈯 japoński przycisk „zarezerwowane”
      🉐 japoński przycisk „okazja”
      🈹 japoński przycisk „rabat”
      🈚 japoński przycisk „bezpłatne”
      🈲 japoński przycisk „zabronione”
      🉑 japoński przycisk „dozwolone”
      🈸 japoński przycisk „wniosek”
      🈴 japoński przycisk „ocena pozytywna”
      🈳 japoński przycisk „wolne miejsce”
      ㊗ japoński przycisk „gratulacje”
      ㊙ japoński przycisk „tajemnica”
      🈺 japoński przycisk „czynne”
      🈵 japoński przycisk „brak wolnych miejsc”
      🔴 czerwone koło
      🟠 pomarańczowe koło
      🟡 żółte koło
      🟢 zielone koło
      🔵 niebieskie koło
      🟣 fioletowe koło
      🟤 brązowe koło
      ⚫ czarne koło
      ⚪ białe koło
      🟥 czerwony kwadrat
      🟧 pomarańczowy kwadrat
      🟨 żółty kwadrat
      🟩 zielony kwadrat
      🟦 niebieski kwadrat
      🟪 fioletowy kwadrat
      🟫 brązowy kwadrat
      ⬛ duży czarny kwadrat
      ⬜ duży biały kwadrat
      ◼ średni czarny kwadrat
      ◻ średni biały kwadrat
      ◾ mały/średni czarny kwadrat
      ◽ mały/średni biały kwadrat
      ▪ mały czarny kwadrat
      ▫ mały biały kwadrat
      🔶 duży pomarańczowy romb
      🔷 duży niebieski romb
      🔸 mały pomarańczowy romb
      🔹 mały niebieski romb
      🔺 czerwony trójkąt skierowany w górę
      🔻 czerwony trójkąt skierowany w dół
      💠 romb z kropką
      🔘 przycisk radiowy
      🔳 biały kwadratowy przycisk
      🔲 czarny kwadratowy przycisk
      🏁 flaga w szachownicę
      🚩 flaga trójkątna
      🎌 skrzyżowane flagi
      🏴 czarna flaga
      🏳 biała flaga
      🏻 karnacja jasna
      🏼 karnacja średnio jasna
      🏽 karnacja średnia
      🏾 karnacja średnio ciemna
      🏿 karnacja ciemna
      🦰 rude włosy
      🦱 kręcone włosy
      🦳 białe włosy
      🦲 łysy
      🇦🇨 Wyspa Wniebowstąpienia
      🇦🇩 Andora
      🇦🇪 Zjednoczone Emiraty Arabskie
      🇦🇫 Afganistan
      🇦🇬 Antigua i Barbuda
      🇦🇮 Anguilla
      🇦🇱 Albania
      🇦🇲 Armenia
      🇦🇴 Angola
      🇦🇶 Antarktyda
      🇦🇷 Argentyna
      🇦🇸 Samoa Amerykańskie
      🇦🇹 Austria
      🇦🇺 Australia
      🇦🇼 Aruba
      🇦🇽 Wyspy Alandzkie
      🇦🇿 Azerbejdżan
      🇧🇦 Bośnia i Hercegowina
      🇧🇧 Barbados
      🇧🇩 Bangladesz
      🇧🇪 Belgia
      🇧🇫 Burkina Faso
      🇧🇬 Bułgaria
      🇧🇭 Bahrajn
      🇧🇮 Burundi
      🇧🇯 Benin
      🇧🇱 Saint-Barthélemy
      🇧🇲 Bermudy
      🇧🇳 Brunei
      🇧🇴 Boliwia
      🇧🇶 Niderlandy Karaibskie
      🇧🇷 Brazylia
      🇧🇸 Bahamy
      🇧🇹 Bhutan
      🇧🇻 Wyspa Bouveta
      🇧🇼 Botswana
      🇧🇾 Białoruś
      🇧🇿 Belize
      🇨🇦 Kanada
      🇨🇨 Wyspy Kokosowe
      🇨🇩 Demokratyczna Republika Konga
      🇨🇫 Republika Środkowoafrykańska
      🇨🇬 Kongo
      🇨🇭 Szwajcaria
      🇨🇮 Côte d’Ivoire
      🇨🇰 Wyspy Cooka
      🇨🇱 Chile
      🇨🇲 Kamerun
      🇨🇳 Chiny
      🇨🇴 Kolumbia
      🇨🇵 Wyspa Clippertona
      🇨🇷 Kostaryka
      🇨🇺 Kuba
      🇨🇻 Republika Zielonego Przylądka
      🇨🇼 Curaçao
      🇨🇽 Wyspa Bożego Narodzenia
      🇨🇾 Cypr
      🇨🇿 Czechy
      🇩🇪 Niemcy
      🇩🇬 Diego Garcia
      🇩🇯 Dżibuti
      🇩🇰 Dania
      🇩🇲 Dominika
      🇩🇴 Dominikana
      🇩🇿 Algieria
      🇪🇦 Ceuta i Melilla
      🇪🇨 Ekwador
      🇪🇪 Estonia
      🇪🇬 Egipt
      🇪🇭 Sahara Zachodnia
      🇪🇷 Erytrea
      🇪🇸 Hiszpania
      🇪🇹 Etiopia
      🇪🇺 Unia Europejska
      🇫🇮 Finlandia
      🇫🇯 Fidżi
      🇫🇰 Falklandy
      🇫🇲 Mikronezja
      🇫🇴 Wyspy Owcze
      🇫🇷 Francja
      🇬🇦 Gabon
      🇬🇧 Wielka Brytania
      🇬🇩 Grenada
      🇬🇪 Gruzja
      🇬🇫 Gujana Francuska
      🇬🇬 Guernsey
      🇬🇭 Ghana
      🇬🇮 Gibraltar
      🇬🇱 Grenlandia
      🇬🇲 Gambia
      🇬🇳 Gwinea
      🇬🇵 Gwadelupa
      🇬🇶 Gwinea Równikowa
      🇬🇷 Grecja
      🇬🇸 Georgia Południowa i Sandwich Południowy
      🇬🇹 Gwatemala
      🇬🇺 Guam
      🇬🇼 Gwinea Bissau
      🇬🇾 Gujana
      🇭🇰 SRA Hongkong (Chiny)
      🇭🇲 Wyspy Heard i McDonalda
      🇭🇳 Honduras
      🇭🇷 Chorwacja
      🇭🇹 Haiti
      🇭🇺 Węgry
      🇮🇨 Wyspy Kanaryjskie
      🇮🇩 Indonezja
      🇮🇪 Irlandia
      🇮🇱 Izrael
      🇮🇲 Wyspa Man
      🇮🇳 Indie
      🇮🇴 Brytyjskie Terytorium Oceanu Indyjskiego
      🇮🇶 Irak
      🇮🇷 Iran
      🇮🇸 Islandia
      🇮🇹 Włochy
      🇯🇪 Jersey
      🇯🇲 Jamajka
      🇯🇴 Jordania
      🇯🇵 Japonia
      🇰🇪 Kenia
      🇰🇬 Kirgistan
      🇰🇭 Kambodża
      🇰🇮 Kiribati
      🇰🇲 Komory
      🇰🇳 Saint Kitts i Nevis
      🇰🇵 Korea Północna
      🇰🇷 Korea Południowa
      🇰🇼 Kuwejt
      🇰🇾 Kajmany
      🇰🇿 Kazachstan
      🇱🇦 Laos
      🇱🇧 Liban
      🇱🇨 Saint Lucia
      🇱🇮 Liechtenstein
      🇱🇰 Sri Lanka
      🇱🇷 Liberia
      🇱🇸 Lesotho
      🇱🇹 Litwa
      🇱🇺 Luksemburg
      🇱🇻 Łotwa
      🇱🇾 Libia
      🇲🇦 Maroko
      🇲🇨 Monako
      🇲🇩 Mołdawia
      🇲🇪 Czarnogóra
      🇲🇫 Saint-Martin
      🇲🇬 Madagaskar
      🇲🇭 Wyspy Marshalla
      🇲🇰 Macedonia Północna
      🇲🇱 Mali
      🇲🇲 Mjanma (Birma)
      🇲🇳 Mongolia
      🇲🇴 SRA Makau (Chiny)
      🇲🇵 Mariany Północne
      🇲🇶 Martynika
      🇲🇷 Mauretania
      🇲🇸 Montserrat
      🇲🇹 Malta
      🇲🇺 Mauritius
      🇲🇻 Malediwy
      🇲🇼 Malawi
      🇲🇽 Meksyk
      🇲🇾 Malezja
      🇲🇿 Mozambik
      🇳🇦 Namibia
      🇳🇨 Nowa Kaledonia
      🇳🇪 Niger
      🇳🇫 Norfolk
      🇳🇬 Nigeria
      🇳🇮 Nikaragua
      🇳🇱 Holandia
      🇳🇴 Norwegia
      🇳🇵 Nepal
      🇳🇷 Nauru
      🇳🇺 Niue
      🇳🇿 Nowa Zelandia
      🇴🇲 Oman
      🇵🇦 Panama
      🇵🇪 Peru
      🇵🇫 Polinezja Francuska
      🇵🇬 Papua-Nowa Gwinea
      🇵🇭 Filipiny
      🇵🇰 Pakistan
      🇵🇱 Polska
      🇵🇲 Saint-Pierre i Miquelon
      🇵🇳 Pitcairn
      🇵🇷 Portoryko
      🇵🇸 Terytoria Palestyńskie
      🇵🇹 Portugalia
      🇵🇼 Palau
      🇵🇾 Paragwaj
      🇶🇦 Katar
      🇷🇪 Reunion
      🇷🇴 Rumunia
      🇷🇸 Serbia
      🇷🇺 Rosja
      🇷🇼 Rwanda
      🇸🇦 Arabia Saudyjska
      🇸🇧 Wyspy Salomona
      🇸🇨 Seszele
      🇸🇩 Sudan
      🇸🇪 Szwecja
      🇸🇬 Singapur
      🇸🇭 Wyspa Świętej Heleny
      🇸🇮 Słowenia
      🇸🇯 Svalbard i Jan Mayen
      🇸🇰 Słowacja
      🇸🇱 Sierra Leone
      🇸🇲 San Marino
      🇸🇳 Senegal
      🇸🇴 Somalia
      🇸🇷 Surinam
      🇸🇸 Sudan Południowy
      🇸🇹 Wyspy Świętego Tomasza i Książęca
      🇸🇻 Salwador
      🇸🇽 Sint Maarten
      🇸🇾 Syria
      🇸🇿 Eswatini
      🇹🇦 Tristan da Cunha
      🇹🇨 Turks i Caicos
      🇹🇩 Czad
      🇹🇫 Francuskie Terytoria Południowe i Antarktyczne
      🇹🇬 Togo
      🇹🇭 Tajlandia
      🇹🇯 Tadżykistan
      🇹🇰 Tokelau
      🇹🇱 Timor Wschodni
      🇹🇲 Turkmenistan
      🇹🇳 Tunezja
      🇹🇴 Tonga
      🇹🇷 Turcja
      🇹🇹 Trynidad i Tobago
      🇹🇻 Tuvalu
      🇹🇼 Tajwan
      🇹🇿 Tanzania
      🇺🇦 Ukraina
      🇺🇬 Uganda
      🇺🇲 Dalekie Wyspy Mniejsze Stanów Zjednoczonych
      🇺🇳 Organizacja Narodów Zjednoczonych
      🇺🇸 Stany Zjednoczone
      🇺🇾 Urugwaj
      🇺🇿 Uzbekistan
      🇻🇦 Watykan
      🇻🇨 Saint Vincent i Grenadyny
      🇻🇪 Wenezuela
      🇻🇬 Brytyjskie Wyspy Dziewicze
      🇻🇮 Wyspy Dziewicze Stanów Zjednoczonych
      🇻🇳 Wietnam
      🇻🇺 Vanuatu
      🇼🇫 Wallis i Futuna
      🇼🇸 Samoa
      🇽🇰 Kosowo
      🇾🇪 Jemen
      🇾🇹 Majotta
      🇿🇦 Republika Południowej Afryki
      🇿🇲 Zambia
      🇿🇼 Zimbabwe
      🏴󠁧󠁢󠁥󠁮󠁧󠁿 Anglia
      🏴󠁧󠁢󠁳󠁣󠁴󠁿 Szkocja
      🏴󠁧󠁢󠁷󠁬󠁳󠁿 Walia
      😶‍🌫 twarz w chmurach
      😮‍💨 twarz wypuszczająca powietrze
      😵‍💫 twarz ze spiralnymi oczami
      ❤‍🔥 serce w płomieniach
      ❤‍🩹 uleczone serce
      👁‍🗨 oko w dymku
      🧔‍♂ mężczyzna z brodą
      🧔‍♀ kobieta z brodą
      👱‍♀ blondynka
      👱‍♂ blondyn
      🙍‍♂ zachmurzony mężczyzna
      🙍‍♀ zachmurzona kobieta
      🙎‍♂ nadąsany mężczyzna
      🙎‍♀ nadąsana kobieta
      🙅‍♂ mężczyzna pokazujący gest NIE
      🙅‍♀ kobieta pokazująca gest NIE
      🙆‍♂ mężczyzna pokazujący „ojej!”
      🙆‍♀ kobieta pokazująca gest OK
      💁‍♂ mężczyzna z wystawioną dłonią
      💁‍♀ kobieta z wystawioną dłonią
      🙋‍♂ mężczyzna podnoszący rękę
      🙋‍♀ kobieta podnosząca rękę
      🧏‍♂ głuchy mężczyzna
      🧏‍♀ głucha kobieta
      🙇‍♂ mężczyzna w ukłonie
      🙇‍♀ kobieta w ukłonie
      🤦‍♂ mężczyzna trzymający się za czoło
      🤦‍♀ kobieta trzymająca się za czoło
      🤷‍♂ mężczyzna wzruszający ramionami
      🤷‍♀ kobieta wzruszająca ramionami
      🧑‍⚕ pracownik służby zdrowia
      👨‍⚕ lekarz
      👩‍⚕ lekarka
      🧑‍🎓 student
      👨‍🎓 mężczyzna student
      👩‍🎓 studentka
      🧑‍🏫 nauczyciel
      👨‍🏫 mężczyzna nauczyciel
      👩‍🏫 nauczycielka
      🧑‍⚖ sędzia
      👨‍⚖ mężczyzna sędzia
      👩‍⚖ kobieta sędzia
      🧑‍🌾 rolnik
      👨‍🌾 mężczyzna rolnik
      👩‍🌾 rolniczka
      🧑‍🍳 kucharz
      👨‍🍳 mężczyzna kucharz
      👩‍🍳 kucharka
      🧑‍🔧 mechanik
      👨‍🔧 mężczyzna elektryk
      👩‍🔧 kobieta elektryk
      🧑‍🏭 pracownik fabryki
      👨‍🏭 mężczyzna pracownik fabryki
      👩‍🏭 pracownica fabryki
      🧑‍💼 pracownik biurowy
      👨‍💼 mężczyzna pracownik biurowy
      👩‍💼 pracownica biurowa
      🧑‍🔬 naukowiec
      👨‍🔬 mężczyzna naukowiec
      👩‍🔬 kobieta naukowiec
      🧑‍💻 technolog
      👨‍💻 mężczyzna technolog
      👩‍💻 kobieta technolog
      🧑‍🎤 piosenkarz
      👨‍🎤 mężczyzna piosenkarz
      👩‍🎤 piosenkarka
      🧑‍🎨 artysta
      👨‍🎨 mężczyzna artysta
      👩‍🎨 artystka
      🧑‍✈ pilot
      👨‍✈ mężczyzna pilot
      👩‍✈ kobieta pilot
      🧑‍🚀 astronauta
      👨‍🚀 mężczyzna astronauta
      👩‍🚀 astronautka
      🧑‍🚒 strażak
      👨‍🚒 mężczyzna strażak
      👩‍🚒 kobieta strażak
      👮‍♂ mężczyzna policjant
      👮‍♀ kobieta policjant
      🕵‍♂ mężczyzna detektyw
      🕵‍♀ kobieta detektyw
      💂‍♂ mężczyzna gwardzista
      💂‍♀ kobieta gwardzista
      👷‍♂ mężczyzna budowlaniec
      👷‍♀ kobieta budowlaniec
      👳‍♂ mężczyzna w turbanie
      👳‍♀ kobieta w turbanie
      🤵‍♂ mężczyzna w smokingu
      🤵‍♀ kobieta w smokingu
      👰‍♂ mężczyzna w welonie
      👰‍♀ kobieta w welonie
      👩‍🍼 kobieta karmiąca niemowlę
      👨‍🍼 mężczyzna karmiący niemowlę
      🧑‍🍼 osoba karmiąca niemowlę
      🧑‍🎄 Mikołajka
      🦸‍♂ mężczyzna superbohater
      🦸‍♀ kobieta superbohater
      🦹‍♂ mężczyzna superłotr
      🦹‍♀ kobieta superłotr
      🧙‍♂ mężczyzna mag
      🧙‍♀ kobieta mag
      🧚‍♂ mężczyzna wróżka
      🧚‍♀ kobieta wróżka
      🧛‍♂ mężczyzna wampir
      🧛‍♀ kobieta wampir
      🧜‍♂ mężczyzna syrena
      🧜‍♀ kobieta syrena
      🧝‍♂ mężczyzna elf
      🧝‍♀ kobieta elf
      🧞‍♂ mężczyzna dżin
      🧞‍♀ kobieta dżin
      🧟‍♂ mężczyzna zombie
      🧟‍♀ kobieta zombie
      💆‍♂ mężczyzna podczas masażu
      💆‍♀ kobieta podczas masażu
      💇‍♂ mężczyzna podczas strzyżenia
      💇‍♀ kobieta podczas strzyżenia
      🚶‍♂ idący mężczyzna
      🚶‍♀ idąca kobieta
      🧍‍♂ stojący mężczyzna
      🧍‍♀ stojąca kobieta
      🧎‍♂ klęczący mężczyzna
      🧎‍♀ klęcząca kobieta
      🧑‍🦯 osoba z białą laską
      👨‍🦯 mężczyzna z białą laską
      👩‍🦯 kobieta z białą laską
      🧑‍🦼 osoba na elektrycznym wózku inwalidzkim
      👨‍🦼 mężczyzna na elektrycznym wózku inwalidzkim
      👩‍🦼 kobieta na elektrycznym wózku inwalidzkim
      🧑‍🦽 osoba na wózku inwalidzkim
      👨‍🦽 mężczyzna na wózku inwalidzkim
      👩‍🦽 kobieta na wózku inwalidzkim
      🏃‍♂ biegnący mężczyzna
      🏃‍♀ biegnąca kobieta
      👯‍♂ mężczyźni z uszami królika na przyjęciu
      👯‍♀ kobiety z uszami królika na przyjęciu
      🧖‍♂ mężczyzna w zaparowanym pomieszczeniu
      🧖‍♀ kobieta w zaparowanym pomieszczeniu
      🧗‍♂ mężczyzna wspinający się
      🧗‍♀ kobieta wspinająca się
      🏌‍♂ mężczyzna grający w golfa
      🏌‍♀ kobieta grająca w golfa
      🏄‍♂ surfujący mężczyzna
      🏄‍♀ surfująca kobieta
      🚣‍♂ mężczyzna wiosłujący w łodzi
      🚣‍♀ kobieta wiosłująca w łodzi
      🏊‍♂ pływający mężczyzna
      🏊‍♀ pływająca kobieta
      ⛹‍♂ mężczyzna kozłujący piłkę
      ⛹‍♀ kobieta kozłująca piłkę
      🏋‍♂ mężczyzna podnoszący ciężary
      🏋‍♀ kobieta podnosząca ciężary
      🚴‍♂ mężczyzna na rowerze
      🚴‍♀ kobieta na rowerze
      🚵‍♂ mężczyzna na rowerze górskim
      🚵‍♀ kobieta na rowerze górskim
      🤸‍♂ mężczyzna robiący gwiazdę
      🤸‍♀ kobieta robiąca gwiazdę
      🤼‍♂ mężczyźni uprawiający zapasy
      🤼‍♀ kobiety uprawiające zapasy
      🤽‍♂ mężczyzna grający w piłkę wodną
      🤽‍♀ kobieta grająca w piłkę wodną
      🤾‍♂ mężczyzna grający w piłkę ręczną
      🤾‍♀ kobieta grająca w piłkę ręczną
      🤹‍♂ żonglujący mężczyzna
      🤹‍♀ żonglująca kobieta
      🧘‍♂ mężczyzna w pozycji lotosu
      🧘‍♀ kobieta w pozycji lotosu
      🧑‍🤝‍🧑 osoby trzymające się za ręce
      🐕‍🦺 pies pomocnik
      🐈‍⬛ czarny kot
      🐻‍❄ niedźwiedź polarny
      🏳‍🌈 tęczowa flaga
      🏳‍⚧ flaga osób transpłciowych
      🏴‍☠ piracka flaga
      """)
}
