// swift-format-ignore-file
// Written by GenerateEmojiNames from CLDR 41 and Unicode Emoji 15.0; the licence is
// LICENSES/Unicode-DFS-2016.txt.

extension EmojiTable {
  static let turkish = EmojiTable(
    lines: """
      😀 sırıtan yüz
      😃 ağzı açık sırıtma
      😄 gülen gözlerle ağzı açık sırıtma
      😁 gülen gözlerle sırıtma
      😆 kapalı gözlerle ağzı açık sırıtma
      😅 soğuk terli ağzı açık gülümseme
      🤣 gülmekten yerlere yatma
      😂 sevinç gözyaşları
      🙂 hafifçe gülümseyen yüz
      🙃 ters yüz
      🫠 eriyen yüz
      😉 göz kırpan yüz
      😊 ağzı açık gülme
      😇 ışık halkalı gülümseme
      🥰 3 kalpli gülümseyen yüz
      😍 kalp gözlü gülümseme
      🤩 yıldız çarpmış
      😘 öpücük gönderen yüz
      😗 öpen yüz
      ☺ gülen yüz
      😚 kapalı gözlerle öpen yüz
      😙 gülen gözlerle öpen yüz
      🥲 gözü yaşlı gülümseyen yüz
      😋 lezzetli yiyecek beğenen yüz
      😛 dil dışarıda
      😜 dili dışarda göz kırpma
      🤪 çılgın surat
      😝 dil dışarıda ve gözler kapalı
      🤑 para ağızlı yüz
      🤗 kucaklayarak gülümseme
      🤭 eliyle ağzını kapatan yüz
      🫢 el ağızdayken gözler açık yüz
      🫣 gizlice bakan yüz
      🤫 sus işareti yapan yüz
      🤔 düşünen yüz
      🫡 selamlayan yüz
      🤐 ağzı fermuarlı yüz
      🤨 tek kaşı çatık yüz
      😐 duygusuz yüz
      😑 ifadesiz yüz
      😶 ağzı olmayan yüz
      🫥 noktalı çizgili yüz
      😏 imalı gülümseme
      😒 keyifsiz yüz
      🙄 gözlerini deviren yüz
      😬 dişlerini gösteren yüz
      🤥 yalan söyleyen yüz
      😌 rahatlamış yüz
      😔 düşünceli yüz
      😪 uykulu yüz
      🤤 salya akıtan yüz
      😴 uyuyan yüz
      😷 maskeli yüz
      🤒 ağzında termometre olan yüz
      🤕 kafası sarılı yüz
      🤢 kusmak üzere olan yüz
      🤮 kusan yüz
      🤧 hapşıran yüz
      🥵 kızarmış yüz
      🥶 üşümüş yüz
      🥴 sarhoş yüz
      😵 sersemlemiş yüz
      🤯 patlayan kafa
      🤠 kovboy şapkalı yüz
      🥳 partide eğlenen yüz
      🥸 gizlenmiş yüz
      😎 güneş gözlüklü gülümseme
      🤓 ukala yüz
      🧐 tek cam gözlüklü yüz
      😕 kafası karışık yüz
      🫤 şüpheli yüz
      😟 endişeli yüz
      🙁 biraz asık surat
      ☹ asık surat
      😮 ağzı açık yüz
      😯 şaşkın yüz
      😲 afallamış yüz
      😳 kızarmış ve şaşkın yüz
      🥺 yalvaran yüz
      🥹 gözleri dolmuş yüz
      😦 hoşnutsuz yüz
      😧 kederli yüz
      😨 korkulu yüz
      😰 terli ve endişeli yüz
      😥 üzgün ama rahatlamış yüz
      😢 ağlayan yüz
      😭 avaz avaz ağlayan yüz
      😱 korkuyla çığlık atan yüz
      😖 kafası çok karışık yüz
      😣 kararlı yüz
      😞 memnuniyetsiz yüz
      😓 soğuk ter
      😩 çok yorgun
      😫 yorgun yüz
      🥱 esneyen yüz
      😤 burnundan soluyan yüz
      😡 somurtkan yüz
      😠 öfkeli yüz
      🤬 ağzında semboller olan yüz
      😈 boynuzlu gülen yüz
      👿 boynuzlu kızgın yüz
      💀 kafatası
      ☠ kuru kafa
      💩 kaka
      🤡 palyaço yüzü
      👹 dev
      👺 goblin
      👻 hayalet
      👽 uzaylı
      👾 uzaylı canavar
      🤖 robot
      😺 sırıtan kedi
      😸 gülen gözlerle sırıtan kedi
      😹 sevinç gözyaşları döken kedi
      😻 kalp gözlü gülümseyen kedi
      😼 iğneleyici kedi yüzü
      😽 öpen kedi
      🙀 korkuyla bağıran kedi
      😿 ağlayan kedi
      😾 somurtan kedi
      🙈 görmedim
      🙉 duymadım
      🙊 bilmiyorum
      💌 aşk mektubu
      💘 ok saplanmış kalp
      💝 kurdeleli kalp
      💖 pırıldayan kalp
      💗 büyüyen kalp
      💓 çarpan kalp
      💞 dönen kalpler
      💕 iki kalp
      💟 kalpli dekorasyon
      ❣ kalp şeklinde ünlem işareti
      💔 kırık kalp
      ❤ kırmızı kalp
      🧡 turuncu kalp
      💛 sarı kalp
      💚 yeşil kalp
      💙 mavi kalp
      💜 mor kalp
      🤎 kahverengi kalp
      🖤 siyah kalp
      🤍 beyaz kalp
      💋 öpücük izi
      💯 yüz puan
      💢 öfke simgesi
      💥 çarpışma
      💫 baş dönmesi
      💦 ter damlası
      💨 hızla fırlama
      🕳 delik
      💬 konuşma balonu
      🗨 sol konuşma balonu
      🗯 sağ öfke balonu
      💭 düşünce balonu
      💤 zzz
      👋 el sallama
      🤚 elinin tersini kaldırma
      🖐 parmaklar açık el kaldırma
      ✋ el kaldırma
      🖖 Vulkan selamı
      🫱 sağa bakan el
      🫲 sola bakan el
      🫳 avuç içi aşağı bakan el
      🫴 avuç içi yukarı bakan el
      👌 tamam işareti
      🤌 kıstırma hareketi yapan parmaklar
      🤏 kıstırma hareketi yapan el
      ✌ zafer işareti
      🤞 şans dileme
      🫰 işaret parmağı ve baş parmak birbirine geçmiş el
      🤟 seni seviyorum işareti
      🤘 boynuz işareti
      🤙 beni ara işareti
      👈 elinin tersiyle solu gösteren işaret parmağı
      👉 elinin tersiyle sağı gösteren işaret parmağı
      👆 elinin tersiyle yukarıyı gösteren işaret parmağı
      🖕 orta parmak
      👇 elinin tersiyle aşağıyı gösteren işaret parmağı
      ☝ yukarıyı gösteren işaret parmağı
      🫵 karşıyı işaret eden işaret parmağı
      👍 baş parmak yukarıda
      👎 baş parmak aşağıda
      ✊ yumruk kaldırma
      👊 yaklaşan yumruk
      🤛 sola bakan yumruk
      🤜 sağa bakan yumruk
      👏 el çırpma
      🙌 eller havaya
      🫶 kalp oluşturan eller
      👐 eller açık
      🤲 iki avuç açık
      🤝 el sıkışma
      🙏 birleşen eller
      ✍ yazı yazan el
      💅 oje sürme
      🤳 selfie
      💪 pazı
      🦾 mekanik kol
      🦿 mekanik bacak
      🦵 bacak
      🦶 ayak
      👂 kulak
      🦻 işitme cihazı olan kulak
      👃 burun
      🧠 beyin
      🫀 kalp
      🫁 akciğer
      🦷 diş
      🦴 kemik
      👀 gözler
      👁 göz
      👅 dil
      👄 ağız
      🫦 ısırılan dudak
      👶 bebek
      🧒 çocuk
      👦 erkek çocuk
      👧 kız çocuk
      🧑 yetişkin
      👱 sarışın kişi
      👨 erkek
      🧔 sakallı kişi
      👩 kadın
      🧓 yaşlı yetişkin
      👴 yaşlı erkek
      👵 yaşlı kadın
      🙍 somurtma
      🙎 darılma
      🙅 hayır hareketi
      🙆 tamam hareketi
      💁 elini yana yatırma
      🙋 elini kaldırma
      🧏 işitme engelli kişi
      🙇 başını öne eğme
      🤦 yüzünü eliyle kapama
      🤷 omuz silkme
      👮 polis memuru
      🕵 dedektif
      💂 muhafız
      🥷 ninja
      👷 inşaat işçisi
      🫅 taç takmış insan
      🤴 prens
      👸 prenses
      👳 sarıklı kişi
      👲 çin şapkalı erkek
      🧕 başörtülü kadın
      🤵 smokinli kişi
      👰 duvaklı gelin
      🤰 hamile kadın
      🫃 hamile adam
      🫄 hamile kişi
      🤱 emziren kadın
      👼 bebek melek
      🎅 Noel Baba
      🤶 Noel Anne
      🦸 süper kahraman
      🦹 süper kötü
      🧙 büyücü
      🧚 peri
      🧛 vampir
      🧜 balık insan
      🧝 elf
      🧞 cin
      🧟 zombi
      🧌 trol
      💆 yüz masajı
      💇 saç kesimi
      🚶 yürüyen kişi
      🧍 ayakta duran kişi
      🧎 diz çöken kişi
      🏃 koşan kişi
      💃 dans eden kadın
      🕺 dans eden adam
      🕴 havalanan takım elbiseli adam
      👯 tavşan kulaklı kişiler
      🧖 buhar odasındaki kişi
      🧗 dağcı kişi
      🤺 eskrimci
      🏇 at yarışı
      ⛷ kayakçı
      🏂 snowbordçu
      🏌 golf oynayan kişi
      🏄 sörf yapan kişi
      🚣 sandalda kürek çeken kişi
      🏊 yüzen kişi
      ⛹ top sektiren kişi
      🏋 ağırlık kaldıran kişi
      🚴 bisiklet süren kişi
      🚵 dağ bisikletçisi
      🤸 perende atan kişi
      🤼 güreşen kişiler
      🤽 su topu
      🤾 hentbol
      🤹 jonglör
      🧘 lotus pozisyonundaki kişi
      🛀 banyo yapan kişi
      🛌 yatakta yatan kişi
      👭 el ele tutuşan kadınlar
      👫 el ele tutuşan erkek ve kadın
      👬 el ele tutuşan erkekler
      💏 öpücük
      💑 kalpli çift
      👪 aile
      🗣 konuşan kişi
      👤 siluet büst
      👥 siluet büstler
      🫂 kucaklaşan insanlar
      👣 ayak izi
      🐵 maymun yüzü
      🐒 maymun
      🦍 goril
      🦧 orangutan
      🐶 köpek yüzü
      🐕 köpek
      🦮 rehber köpek
      🐩 kaniş
      🐺 kurt
      🦊 tilki
      🦝 rakun
      🐱 kedi yüzü
      🐈 kedi
      🦁 aslan
      🐯 kaplan yüzü
      🐅 kaplan
      🐆 leopar
      🐴 at yüzü
      🐎 at
      🦄 tek boynuzlu at
      🦓 zebra
      🦌 geyik
      🦬 bizon
      🐮 inek yüzü
      🐂 öküz
      🐃 manda
      🐄 inek
      🐷 domuz yüzü
      🐖 domuz
      🐗 yaban domuzu
      🐽 domuz burnu
      🐏 koç
      🐑 koyun
      🐐 keçi
      🐪 deve
      🐫 iki hörgüçlü deve
      🦙 lama
      🦒 zürafa
      🐘 fil
      🦣 mamut
      🦏 gergedan
      🦛 hipopotam
      🐭 fare yüzü
      🐁 fare
      🐀 sıçan
      🐹 hamster
      🐰 tavşan yüzü
      🐇 tavşan
      🐿 sincap
      🦫 kunduz
      🦔 kirpi
      🦇 yarasa
      🐻 ayı
      🐨 koala
      🐼 panda
      🦥 tembel hayvan
      🦦 su samuru
      🦨 kokarca
      🦘 kanguru
      🦡 porsuk
      🐾 pençe izi
      🦃 hindi
      🐔 tavuk
      🐓 horoz
      🐣 yumurtadan çıkan civciv
      🐤 civciv
      🐥 önden civciv
      🐦 kuş
      🐧 penguen
      🕊 güvercin
      🦅 kartal
      🦆 ördek
      🦢 kuğu
      🦉 baykuş
      🦤 dodo kuşu
      🪶 kuş tüyü
      🦩 flamingo
      🦚 tavus kuşu
      🦜 papağan
      🐸 kurbağa
      🐊 timsah
      🐢 kaplumbağa
      🦎 kertenkele
      🐍 yılan
      🐲 ejderha yüzü
      🐉 ejderha
      🦕 soropod
      🦖 T-Rex
      🐳 su püskürten balina
      🐋 balina
      🐬 yunus
      🦭 fok
      🐟 balık
      🐠 tropikal balık
      🐡 balon balığı
      🦈 köpek balığı
      🐙 ahtapot
      🐚 deniz kabuğu
      🪸 mercan
      🐌 salyangoz
      🦋 kelebek
      🐛 tırtıl
      🐜 karınca
      🐝 bal arısı
      🪲 böcek
      🐞 uğur böceği
      🦗 cırcır böceği
      🪳 hamam böceği
      🕷 örümcek
      🕸 örümcek ağı
      🦂 akrep
      🦟 sivrisinek
      🪰 karasinek
      🪱 solucan
      🦠 mikrop
      💐 buket
      🌸 kiraz çiçeği
      💮 beyaz çiçek
      🪷 nilüfer
      🏵 çiçek rozet
      🌹 gül
      🥀 solmuş çiçek
      🌺 çingülü
      🌻 ayçiçeği
      🌼 çiçek açma
      🌷 lale
      🌱 filizlenme
      🪴 saksı bitkisi
      🌲 yaprak dökmeyen ağaç
      🌳 yaprak döken ağaç
      🌴 palmiye ağacı
      🌵 kaktüs
      🌾 pirinç bitkisi
      🌿 ot
      ☘ yonca
      🍀 dört yapraklı yonca
      🍁 akçaağaç yaprağı
      🍂 düşen yapraklar
      🍃 rüzgardaki yaprak
      🪹 boş yuva
      🪺 yumurta bulunan yuva
      🍄 mantar
      🍇 üzüm
      🍈 kavun
      🍉 karpuz
      🍊 mandalina
      🍋 limon
      🍌 muz
      🍍 ananas
      🥭 mango
      🍎 kırmızı elma
      🍏 yeşil elma
      🍐 armut
      🍑 şeftali
      🍒 kiraz
      🍓 çilek
      🫐 yaban mersini
      🥝 kivi
      🍅 domates
      🫒 zeytin
      🥥 Hindistan cevizi
      🥑 avokado
      🍆 patlıcan
      🥔 patates
      🥕 havuç
      🌽 mısır koçanı
      🌶 acı biber
      🫑 dolma biber
      🥒 salatalık
      🥬 yeşil yapraklı sebze
      🥦 brokoli
      🧄 sarımsak
      🧅 soğan
      🥜 yer fıstığı
      🫘 fasulye
      🌰 kestane
      🍞 ekmek
      🥐 kruvasan
      🥖 baget ekmek
      🫓 yassı ekmek
      🥨 pretzel
      🥯 simit
      🥞 krep
      🧇 waffle
      🧀 peynir dilimi
      🍖 kemikli et
      🍗 tavuk butu
      🥩 parça et
      🥓 domuz pastırması
      🍔 hamburger
      🍟 patates kızartması
      🍕 pizza dilimi
      🌭 sosisli sandviç
      🥪 sandviç
      🌮 tako
      🌯 burito
      🫔 tamale
      🥙 dürüm
      🧆 falafel
      🥚 yumurta
      🍳 yemek pişirme
      🥘 sahanda yemek
      🍲 yemek tenceresi
      🫕 fondü
      🥣 kaşıklı kase
      🥗 yeşil salata
      🍿 patlamış mısır
      🧈 tereyağı
      🧂 tuz
      🥫 konserve gıda
      🍱 bento
      🍘 pirinç gevreği
      🍙 pirinç topu
      🍚 pilav
      🍛 körili pilav
      🍜 erişte
      🍝 spagetti
      🍠 fırınlanmış patates
      🍢 oden
      🍣 suşi
      🍤 kızarmış karides
      🍥 balık köftesi
      🥮 ay pastası
      🍡 pirinç tatlısı
      🥟 mantı
      🥠 fal kurabiyesi
      🥡 yiyecek paketi
      🦀 yengeç
      🦞 ıstakoz
      🦐 karides
      🦑 mürekkep balığı
      🦪 istiridye
      🍦 yumuşak dondurma
      🍧 meyveli buz
      🍨 dondurma
      🍩 donut
      🍪 kurabiye
      🎂 doğum günü pastası
      🍰 pasta dilimi
      🧁 cupcake
      🥧 tart
      🍫 çikolata
      🍬 şekerleme
      🍭 lolipop
      🍮 krem karamel
      🍯 bal kabı
      🍼 biberon
      🥛 süt bardağı
      ☕ sıcak içecek
      🫖 demlik
      🍵 çay fincanı
      🍶 sake
      🍾 patlayan mantarlı şişe
      🍷 şarap kadehi
      🍸 kokteyl kadehi
      🍹 tropik içecek
      🍺 bira kupası
      🍻 bira kupaları tokuşturma
      🥂 kadeh tokuşturma
      🥃 kısa ve geniş bardak
      🫗 dökülen sıvı
      🥤 pipetli bardak
      🧋 bubble tea
      🧃 içecek kutusu
      🧉 mate çayı
      🧊 buz küpü
      🥢 yemek çubukları
      🍽 tabakla birlikte çatal ve bıçak
      🍴 çatal ve bıçak
      🥄 kaşık
      🔪 mutfak bıçağı
      🫙 kavanoz
      🏺 amfora
      🌍 yerkürede Avrupa-Afrika
      🌎 yerkürede Amerika
      🌏 yerkürede Asya-Avustralya
      🌐 meridyenli yerküre
      🗺 dünya haritası
      🗾 Japonya haritası
      🧭 pusula
      🏔 karla kaplı dağ
      ⛰ dağ
      🌋 yanardağ
      🗻 Fuji Dağı
      🏕 kamp
      🏖 plaj ve şemsiye
      🏜 çöl
      🏝 ıssız ada
      🏞 milli park
      🏟 stadyum
      🏛 tarihi yapı
      🏗 bina inşaatı
      🧱 tuğla
      🪨 kaya
      🪵 kütük
      🛖 kulübe
      🏘 evler
      🏚 terkedilmiş ev
      🏠 ev
      🏡 bahçeli ev
      🏢 ofis binası
      🏣 Japon postanesi
      🏤 postane
      🏥 hastane
      🏦 banka
      🏨 otel
      🏩 aşk oteli
      🏪 sürekli açık market
      🏫 okul
      🏬 çok katlı mağaza
      🏭 fabrika
      🏯 Japon şatosu
      🏰 şato
      💒 düğün
      🗼 Tokyo kulesi
      🗽 Özgürlük Heykeli
      ⛪ kilise
      🕌 cami
      🛕 Hindu tapınağı
      🕍 sinagog
      ⛩ Şinto tapınağı
      🕋 Kâbe
      ⛲ fıskiye
      ⛺ çadır
      🌁 sisli
      🌃 yıldızlı gece
      🏙 şehir manzarası
      🌄 dağların arasından güneşin doğuşu
      🌅 güneşin doğuşu
      🌆 şehirde alacakaranlık
      🌇 gün batımı
      🌉 gece vakti köprü
      ♨ kaplıca
      🎠 atlıkarınca
      🛝 kaydırak
      🎡 dönme dolap
      🎢 hız treni
      💈 berber dükkanı
      🎪 sirk çadırı
      🚂 buharlı lokomotif
      🚃 vagon
      🚄 yüksek hızlı tren
      🚅 yuvarlak uçlu yüksek hızlı tren
      🚆 tren
      🚇 metro
      🚈 hafif raylı
      🚉 tren istasyonu
      🚊 tramvay
      🚝 monoray
      🚞 dağ demiryolu
      🚋 tramvay vagonu
      🚌 otobüs
      🚍 yaklaşan otobüs
      🚎 troleybüs
      🚐 minibüs
      🚑 ambulans
      🚒 itfaiye arabası
      🚓 polis arabası
      🚔 yaklaşan polis arabası
      🚕 taksi
      🚖 yaklaşan taksi
      🚗 araba
      🚘 yaklaşan araba
      🚙 cip
      🛻 pikap
      🚚 nakliye kamyonu
      🚛 tır
      🚜 traktör
      🏎 yarış arabası
      🏍 motosiklet
      🛵 motorlu skuter
      🦽 tekerlekli sandalye
      🦼 elektrikli tekerlekli sandalye
      🛺 elektrikli çekçek
      🚲 bisiklet
      🛴 ayakla sürülen skuter
      🛹 kaykay
      🛼 paten
      🚏 otobüs durağı
      🛣 otoban
      🛤 tren yolu
      🛢 petrol varili
      ⛽ akaryakıt istasyonu
      🛞 tekerlek
      🚨 polis lambası
      🚥 yatay trafik ışıkları
      🚦 dikey trafik ışıkları
      🛑 dur işareti
      🚧 inşaat
      ⚓ çıpa
      🛟 cankurtaran simidi
      ⛵ yelkenli tekne
      🛶 kano
      🚤 sürat teknesi
      🛳 yolcu gemisi
      ⛴ feribot
      🛥 motorlu tekne
      🚢 gemi
      ✈ uçak
      🛩 küçük uçak
      🛫 kalkan uçak
      🛬 inen uçak
      🪂 paraşüt
      💺 koltuk
      🚁 helikopter
      🚟 asma demiryolu
      🚠 dağ teleferik hattı
      🚡 teleferik
      🛰 uydu
      🚀 roket
      🛸 uçan daire
      🛎 resepsiyon zili
      🧳 bavul
      ⌛ kum saati
      ⏳ akan kum saati
      ⌚ kol saati
      ⏰ çalar saat
      ⏱ kronometre
      ⏲ alarm
      🕰 raf saati
      🕛 saat 12
      🕧 on iki buçuk
      🕐 saat 1
      🕜 bir buçuk
      🕑 saat 2
      🕝 iki buçuk
      🕒 saat 3
      🕞 üç buçuk
      🕓 saat 4
      🕟 dört buçuk
      🕔 saat 5
      🕠 beş buçuk
      🕕 saat 6
      🕡 altı buçuk
      🕖 saat 7
      🕢 yedi buçuk
      🕗 saat 8
      🕣 sekiz buçuk
      🕘 saat 9
      🕤 dokuz buçuk
      🕙 saat 10
      🕥 on buçuk
      🕚 saat 11
      🕦 on bir buçuk
      🌑 yeni ay
      🌒 büyüyen ay
      🌓 ilk dördün
      🌔 geniş ay
      🌕 dolunay
      🌖 küçülen ay
      🌗 son dördün
      🌘 ince ay
      🌙 hilal
      🌚 yeni ay yüzü
      🌛 ilk dördün ay yüzü
      🌜 son dördün ay yüzü
      🌡 termometre
      ☀ güneş
      🌝 dolunay yüzü
      🌞 güneş yüz
      🪐 halkalı gezegen
      ⭐ yıldız
      🌟 parıldayan yıldız
      🌠 yıldız kayması
      🌌 samanyolu
      ☁ bulut
      ⛅ bulutlar ardındaki güneş
      ⛈ şimşek ve yağmurlu bulut
      🌤 bulutun arkasındaki güneş
      🌥 bulutta kaybolan güneş
      🌦 yağmur bulutunun arkasındaki güneş
      🌧 yağmur bulutu
      🌨 kar bulutu
      🌩 şimşek bulutu
      🌪 hortum
      🌫 sis
      🌬 rüzgar
      🌀 siklon
      🌈 gökkuşağı
      🌂 kapalı şemsiye
      ☂ şemsiye
      ☔ yağmur damlalı şemsiye
      ⛱ sabit şemsiye
      ⚡ yüksek voltaj
      ❄ kar tanesi
      ☃ kardan adam
      ⛄ kar yağmadan kardan adam
      ☄ kuyruklu yıldız
      🔥 ateş
      💧 damlacık
      🌊 dalga
      🎃 kabak fener
      🎄 Noel ağacı
      🎆 havai fişek
      🎇 fişek
      🧨 maytap
      ✨ parıltılar
      🎈 balon
      🎉 parti konfetisi
      🎊 konfeti
      🎋 tanabata ağacı
      🎍 çam süsleme
      🎎 Japon oyuncak bebekleri
      🎏 sazan şekilli flama
      🎐 rüzgar çanı
      🎑 ay izleme
      🧧 kırmızı zarf
      🎀 kurdele
      🎁 paketlenmiş hediye
      🎗 anma kurdelesi
      🎟 giriş bileti
      🎫 bilet
      🎖 askeri madalya
      🏆 zafer kupası
      🏅 spor madalyası
      🥇 birincilik madalyası
      🥈 ikincilik madalyası
      🥉 üçüncülük madalyası
      ⚽ futbol topu
      ⚾ beyzbol
      🥎 softball
      🏀 basketbol
      🏐 voleybol
      🏈 amerikan futbolu
      🏉 ragbi
      🎾 tenis
      🥏 frizbi
      🎳 bovling
      🏏 kriket
      🏑 çim hokeyi
      🏒 buz hokeyi
      🥍 lakros
      🏓 masa tenisi
      🏸 badminton
      🥊 boks eldiveni
      🥋 dövüş sporu forması
      🥅 kale ağı
      ⛳ delikteki bayrak
      ⛸ buz pateni
      🎣 olta
      🤿 dalgıç maskesi
      🎽 koşu tişörtü
      🎿 kayak
      🛷 kızak
      🥌 curling taşı
      🎯 tam isabet
      🪀 yoyo
      🪁 uçurtma
      🔫 su tabancası
      🎱 bilardo
      🔮 kristal küre
      🪄 sihirli asa
      🎮 video oyunu
      🕹 oyun çubuğu
      🎰 kumar makinesi
      🎲 oyun zarı
      🧩 yapboz parçası
      🧸 oyuncak ayı
      🪅 pinyata
      🪩 aynalı küre
      🪆 matruşka
      ♠ maça
      ♥ kupa
      ♦ karo
      ♣ sinek
      ♟ piyon
      🃏 joker
      🀄 kızıl ejder mahjong taşı
      🎴 çiçekli oyun kağıtları
      🎭 sahne sanatları
      🖼 resimli çerçeve
      🎨 boya paleti
      🧵 iplik
      🪡 dikiş iğnesi
      🧶 iplik yumağı
      🪢 denizci düğümü
      👓 gözlük
      🕶 güneş gözlüğü
      🥽 koruyucu gözlük
      🥼 laboratuvar önlüğü
      🦺 güvenlik yeleği
      👔 kravat
      👕 tişört
      👖 kot
      🧣 atkı
      🧤 eldiven
      🧥 kaban
      🧦 çorap
      👗 elbise
      👘 kimono
      🥻 sari
      🩱 tek parça mayo
      🩲 slip mayo
      🩳 şort
      👙 bikini
      👚 kadın giysisi
      👛 cüzdan
      👜 el çantası
      👝 para kesesi
      🛍 alışveriş çantası
      🎒 okul çantası
      🩴 parmak arası terlik
      👞 erkek ayakkabısı
      👟 koşu ayakkabısı
      🥾 yürüyüş botu
      🥿 düz ayakkabı
      👠 yüksek topuklu ayakkabı
      👡 kadın sandaleti
      🩰 bale ayakkabıları
      👢 kadın botu
      👑 taç
      👒 kadın şapkası
      🎩 silindir şapka
      🎓 mezuniyet kepi
      🧢 siperli şapka
      🪖 asker kaskı
      ⛑ yardım ekibi kaskı
      📿 tespih
      💄 ruj
      💍 yüzük
      💎 mücevher
      🔇 ses kapalı
      🔈 kısık ses
      🔉 ses açık
      🔊 yüksek ses
      📢 hoparlör
      📣 megafon
      📯 posta klaksonu
      🔔 zil
      🔕 üzeri çizili zil
      🎼 sol anahtarı
      🎵 müzik notası
      🎶 müzik notaları
      🎙 stüdyo mikrofonu
      🎚 ayarlama çubuğu
      🎛 kontrol düğmeleri
      🎤 mikrofon
      🎧 kulaklık
      📻 radyo
      🎷 saksafon
      🪗 akordiyon
      🎸 gitar
      🎹 müzik klavyesi
      🎺 trompet
      🎻 keman
      🪕 banjo
      🥁 davul
      🪘 uzun davul
      📱 cep telefonu
      📲 ok işaretli cep telefonu
      ☎ telefon
      📞 ahize
      📟 çağrı cihazı
      📠 faks makinesi
      🔋 pil
      🪫 düşük pil
      🔌 elektrik fişi
      💻 dizüstü bilgisayar
      🖥 masaüstü bilgisayar
      🖨 yazıcı
      ⌨ klavye
      🖱 bilgisayar faresi
      🖲 iz topu
      💽 mini disk
      💾 disket
      💿 optik disk
      📀 dvd
      🧮 abaküs
      🎥 film kamerası
      🎞 film kareleri
      📽 film projektörü
      🎬 film tahtası
      📺 televizyon
      📷 fotoğraf makinesi
      📸 flaşlı fotoğraf makinesi
      📹 video kamera
      📼 videokaset
      🔍 sola dönük büyüteç
      🔎 sağa dönük büyüteç
      🕯 mum
      💡 ampul
      🔦 el feneri
      🏮 kırmızı kağıt fener
      🪔 diya lamba
      📔 süslü not defteri
      📕 kapalı kitap
      📖 açık kitap
      📗 yeşil kitap
      📘 mavi kitap
      📙 turuncu kitap
      📚 kitaplar
      📓 not defteri
      📒 resmi defter
      📃 kıvrık sayfa
      📜 parşömen
      📄 yüzü yukarıda sayfa
      📰 gazete
      🗞 rulo gazete
      📑 sayfa ayraçları
      🔖 yer işareti
      🏷 etiket
      💰 para torbası
      🪙 bozuk para
      💴 yen banknot
      💵 dolar banknot
      💶 euro banknot
      💷 sterlin banknot
      💸 kanatlı para
      💳 kredi kartı
      🧾 makbuz
      💹 yen simgeli artış grafiği
      ✉ zarf
      📧 e-posta
      📨 gelen zarf
      📩 oklu zarf
      📤 giden kutusu
      📥 gelen kutusu
      📦 paket
      📫 işareti yukarıda kapalı posta kutusu
      📪 işareti aşağıda kapalı posta kutusu
      📬 işareti yukarıda açık posta kutusu
      📭 işareti aşağıda açık posta kutusu
      📮 posta kutusu
      🗳 oy sandığı
      ✏ kurşun kalem
      ✒ siyah uç
      🖋 dolma kalem
      🖊 kalem
      🖌 boya fırçası
      🖍 pastel boya
      📝 not
      💼 evrak çantası
      📁 dosya klasörü
      📂 açık dosya klasörü
      🗂 dosya ayırıcı
      📅 takvim
      📆 koparmalı takvim
      🗒 spiral not defteri
      🗓 spiral takvim
      📇 kart dizini
      📈 artış grafiği
      📉 iniş grafiği
      📊 çubuk grafiği
      📋 pano
      📌 raptiye
      📍 yuvarlak raptiye
      📎 ataş
      🖇 iç içe geçmiş ataşlar
      📏 düz cetvel
      📐 gönye
      ✂ makas
      🗃 dosya kutusu
      🗄 dosya dolabı
      🗑 çöp sepeti
      🔒 kilit
      🔓 açık kilit
      🔏 kilit ve kalem
      🔐 anahtarlı kapalı kilit
      🔑 anahtar
      🗝 eski anahtar
      🔨 çekiç
      🪓 balta
      ⛏ kazma
      ⚒ çekiç ve kazma
      🛠 çekiç ve somun anahtarı
      🗡 hançer
      ⚔ çapraz kılıçlar
      💣 bomba
      🪃 bumerang
      🏹 ok ve yay
      🛡 kalkan
      🪚 testere
      🔧 somun anahtarı
      🪛 tornavida
      🔩 somun ve vida
      ⚙ dişli
      🗜 mengene
      ⚖ terazi
      🦯 görme engelli bastonu
      🔗 bağlantı işareti
      ⛓ zincir
      🪝 çengel
      🧰 alet çantası
      🧲 mıknatıs
      🪜 merdiven
      ⚗ imbik
      🧪 deney tüpü
      🧫 petri kabı
      🧬 dna
      🔬 mikroskop
      🔭 teleskop
      📡 uydu anteni
      💉 şırınga
      🩸 kan damlası
      💊 hap
      🩹 yara bandı
      🩼 koltuk değneği
      🩺 stetoskop
      🩻 x ışını
      🚪 kapı
      🛗 asansör
      🪞 ayna
      🪟 pencere
      🛏 yatak
      🛋 kanepe ve lamba
      🪑 sandalye
      🚽 klozet
      🪠 lavabo pompası
      🚿 duş
      🛁 banyo küveti
      🪤 fare kapanı
      🪒 ustura
      🧴 losyon şişesi
      🧷 çengelli iğne
      🧹 süpürge
      🧺 sepet
      🧻 kağıt rulosu
      🪣 kova
      🧼 sabun
      🫧 baloncuk
      🪥 diş fırçası
      🧽 sünger
      🧯 yangın söndürücü
      🛒 alışveriş arabası
      🚬 sigara
      ⚰ tabut
      🪦 mezar taşı
      ⚱ kül kavanozu
      🧿 nazarlık
      🪬 Fatıma’nın Eli
      🗿 moyai heykeli
      🪧 tabela
      🪪 kimlik kartı
      🏧 ATM işareti
      🚮 çöp kutusu işareti
      🚰 içilebilir su
      ♿ tekerlekli sandalye sembolü
      🚹 erkekler tuvaleti
      🚺 kadınlar tuvaleti
      🚻 tuvalet
      🚼 bebek işareti
      🚾 wc
      🛂 pasaport kontrolü
      🛃 gümrük
      🛄 bagaj teslim
      🛅 eşya emanet
      ⚠ uyarı işareti
      🚸 karşıya geçen çocuklar
      ⛔ girilmez
      🚫 girmek yasak
      🚳 bisiklet yasak
      🚭 sigara içilmez
      🚯 çöp atılmaz
      🚱 içilmeyen su
      🚷 yayalara yasak
      📵 cep telefonu yasak
      🔞 18 yaş altı yasak
      ☢ radyoaktif
      ☣ biyolojik tehlike
      ⬆ yukarı ok
      ↗ sağ yukarı ok
      ➡ sağ ok
      ↘ sağ aşağı ok
      ⬇ aşağı ok
      ↙ sol aşağı ok
      ⬅ sol ok
      ↖ sol yukarı ok
      ↕ yukarı ve aşağı ok
      ↔ sol ve sağ ok
      ↩ sola kıvrımlı sağ ok
      ↪ sağa kıvrımlı sol ok
      ⤴ yukarı kıvrımlı sağ ok
      ⤵ aşağı kıvrımlı sağ ok
      🔃 saat yönünde dönen oklar
      🔄 saat yönünün tersinde dönen oklar
      🔙 geri oku
      🔚 bitiş oku
      🔛 açık oku
      🔜 yakında işareti
      🔝 yukarı oku
      🛐 ibadethane
      ⚛ atom sembolü
      🕉 om
      ✡ Davut yıldızı
      ☸ darma çemberi
      ☯ yin yang
      ✝ Latin haçı
      ☦ Ortodoks haçı
      ☪ ay yıldız
      ☮ barış sembolü
      🕎 Yahudi şamdanı
      🔯 altı köşeli yıldız
      ♈ koç burcu
      ♉ boğa burcu
      ♊ ikizler burcu
      ♋ yengeç burcu
      ♌ aslan burcu
      ♍ başak burcu
      ♎ terazi burcu
      ♏ akrep burcu
      ♐ yay burcu
      ♑ oğlak burcu
      ♒ kova burcu
      ♓ balık burcu
      ⛎ Yılancı
      🔀 parça karıştırma düğmesi
      🔁 tekrarlama düğmesi
      🔂 tek parça tekrarlama düğmesi
      ▶ oynatma düğmesi
      ⏩ ileri sarma düğmesi
      ⏭ sonraki parça düğmesi
      ⏯ oynatma veya duraklatma düğmesi
      ◀ geri düğmesi
      ⏪ hızlı geri düğmesi
      ⏮ son parça düğmesi
      🔼 yukarı düğmesi
      ⏫ hızlı yukarı düğmesi
      🔽 aşağı düğmesi
      ⏬ hızlı aşağı düğmesi
      ⏸ duraklatma düğmesi
      ⏹ durdurma düğmesi
      ⏺ kayıt düğmesi
      ⏏ çıkarma düğmesi
      🎦 sinema
      🔅 düşük parlaklık
      🔆 yüksek parlaklık
      📶 sinyal gücü
      📳 titreşim modu
      📴 cep telefonu kapalı
      ♀ kadın sembolü
      ♂ erkek sembolü
      ⚧ transgender sembolü
      ✖ çarpım işareti
      ➕ artı
      ➖ eksi
      ➗ bölü işareti
      🟰 kalın eşittir işareti
      ♾ sonsuz
      ‼ çift ünlem
      ⁉ ünlemli soru işareti
      ❓ kırmızı soru işareti
      ❔ beyaz soru işareti
      ❕ beyaz ünlem işareti
      ❗ kırmızı ünlem işareti
      〰 dalgalı çizgi
      💱 kambiyo
      💲 dolar işareti
      ⚕ tıp sembolü
      ♻ geri dönüşüm simgesi
      ⚜ zambak
      🔱 üçlü çatal işareti
      📛 ad rozeti
      🔰 Japonca yeni başlayan sembolü
      ⭕ kalın kırmızı çember
      ✅ onay işareti düğmesi
      ☑ seçilmiş onay kutusu
      ✔ onay işareti
      ❌ çarpı işareti
      ❎ çarpı işareti düğmesi
      ➰ kıvrık döngü
      ➿ çift kıvrık döngü
      〽 parça değiştirme işareti
      ✳ sekiz uçlu yıldız
      ✴ sekiz noktalı yıldız
      ❇ parlama
      © telif hakkı işareti
      ® tescil işareti
      ™ ticari marka işareti
      🔟 tuş: 10
      🔠 büyük harfler
      🔡 küçük harfler
      🔢 sayılar
      🔣 işaretler
      🔤 Latin alfabesi
      🅰 A düğmesi (kan grubu)
      🆎 AB düğmesi (kan grubu)
      🅱 B grubu (kan grubu)
      🆑 CL düğmesi
      🆒 COOL düğmesi
      🆓 FREE düğmesi
      ℹ bilgi
      🆔 ID düğmesi
      Ⓜ daire içinde M harfi
      🆕 NEW düğmesi
      🆖 NG düğmesi
      🅾 0 düğmesi (kan grubu)
      🆗 OK düğmesi
      🅿 P düğmesi
      🆘 SOS düğmesi
      🆙 UP! düğmesi
      🆚 VS düğmesi
      🈁 Japonca "burada" düğmesi
      🈂 Japonca "servis ücreti" düğmesi
      🈷 Japonca "aylık ücret" düğmesi
      🈶 Japonca "ücretsiz değil" düğmesi
      🈯 Japonca "rezerve" düğmesi
      🉐 Japonca "avantaj" düğmesi
      🈹 Japonca "indirim" düğmesi
      🈚 Japonca "ücretsiz" düğmesi
      🈲 Japonca "yasak" düğmesi
      🉑 Japonca "kabul edilebilir" düğmesi
      🈸 Japonca "uygulama" düğmesi
      🈴 Japonca "geçer not" düğmesi
      🈳 Japonca "yer var" düğmesi
      ㊗ Japonca "tebrikler" düğmesi
      ㊙ Japonca "sır" düğmesi
      🈺 Japonca "hizmete hazır" düğmesi
      🈵 Japonca "yer yok" düğmesi
      🔴 kırmızı daire
      🟠 turuncu daire
      🟡 sarı daire
      🟢 yeşil daire
      🔵 mavi daire
      🟣 mor daire
      🟤 kahverengi daire
      ⚫ siyah daire
      ⚪ beyaz daire
      🟥 kırmızı kare
      🟧 turuncu kare
      🟨 sarı kare
      🟩 yeşil kare
      🟦 mavi kare
      🟪 mor kare
      🟫 kahverengi kare
      ⬛ büyük siyah kare
      ⬜ büyük beyaz kare
      ◼ orta boy siyah kare
      ◻ orta boy beyaz kare
      ◾ küçük-orta siyah kare
      ◽ küçük-orta beyaz kare
      ▪ küçük siyah kare
      ▫ küçük beyaz kare
      🔶 büyük turuncu karo
      🔷 büyük mavi karo
      🔸 küçük turuncu karo
      🔹 küçük mavi karo
      🔺 yukarı bakan kırmızı üçgen
      🔻 aşağı bakan kırmızı üçgen
      💠 içinde noktalı karo
      🔘 radyo düğmesi
      🔳 beyaz kare düğme
      🔲 siyah kare düğme
      🏁 damalı bayrak
      🚩 üçgen bayrak
      🎌 çapraz bayraklar
      🏴 siyah bayrak
      🏳 beyaz bayrak
      🏻 açık cilt tonu
      🏼 orta açık cilt tonu
      🏽 orta cilt tonu
      🏾 orta koyu cilt tonu
      🏿 koyu cilt tonu
      🦰 kızıl saç
      🦱 kıvırcık saç
      🦳 beyaz saç
      🦲 kel
      🇦🇨 Ascension Adası
      🇦🇩 Andorra
      🇦🇪 Birleşik Arap Emirlikleri
      🇦🇫 Afganistan
      🇦🇬 Antigua ve Barbuda
      🇦🇮 Anguilla
      🇦🇱 Arnavutluk
      🇦🇲 Ermenistan
      🇦🇴 Angola
      🇦🇶 Antarktika
      🇦🇷 Arjantin
      🇦🇸 Amerikan Samoası
      🇦🇹 Avusturya
      🇦🇺 Avustralya
      🇦🇼 Aruba
      🇦🇽 Åland Adaları
      🇦🇿 Azerbaycan
      🇧🇦 Bosna-Hersek
      🇧🇧 Barbados
      🇧🇩 Bangladeş
      🇧🇪 Belçika
      🇧🇫 Burkina Faso
      🇧🇬 Bulgaristan
      🇧🇭 Bahreyn
      🇧🇮 Burundi
      🇧🇯 Benin
      🇧🇱 Saint Barthelemy
      🇧🇲 Bermuda
      🇧🇳 Brunei
      🇧🇴 Bolivya
      🇧🇶 Karayip Hollandası
      🇧🇷 Brezilya
      🇧🇸 Bahamalar
      🇧🇹 Butan
      🇧🇻 Bouvet Adası
      🇧🇼 Botsvana
      🇧🇾 Belarus
      🇧🇿 Belize
      🇨🇦 Kanada
      🇨🇨 Cocos (Keeling) Adaları
      🇨🇩 Kongo - Kinşasa
      🇨🇫 Orta Afrika Cumhuriyeti
      🇨🇬 Kongo - Brazavil
      🇨🇭 İsviçre
      🇨🇮 Côte d’Ivoire
      🇨🇰 Cook Adaları
      🇨🇱 Şili
      🇨🇲 Kamerun
      🇨🇳 Çin
      🇨🇴 Kolombiya
      🇨🇵 Clipperton Adası
      🇨🇷 Kosta Rika
      🇨🇺 Küba
      🇨🇻 Cape Verde
      🇨🇼 Curaçao
      🇨🇽 Christmas Adası
      🇨🇾 Kıbrıs
      🇨🇿 Çekya
      🇩🇪 Almanya
      🇩🇬 Diego Garcia
      🇩🇯 Cibuti
      🇩🇰 Danimarka
      🇩🇲 Dominika
      🇩🇴 Dominik Cumhuriyeti
      🇩🇿 Cezayir
      🇪🇦 Ceuta ve Melilla
      🇪🇨 Ekvador
      🇪🇪 Estonya
      🇪🇬 Mısır
      🇪🇭 Batı Sahra
      🇪🇷 Eritre
      🇪🇸 İspanya
      🇪🇹 Etiyopya
      🇪🇺 Avrupa Birliği
      🇫🇮 Finlandiya
      🇫🇯 Fiji
      🇫🇰 Falkland Adaları
      🇫🇲 Mikronezya
      🇫🇴 Faroe Adaları
      🇫🇷 Fransa
      🇬🇦 Gabon
      🇬🇧 Birleşik Krallık
      🇬🇩 Grenada
      🇬🇪 Gürcistan
      🇬🇫 Fransız Guyanası
      🇬🇬 Guernsey
      🇬🇭 Gana
      🇬🇮 Cebelitarık
      🇬🇱 Grönland
      🇬🇲 Gambiya
      🇬🇳 Gine
      🇬🇵 Guadeloupe
      🇬🇶 Ekvator Ginesi
      🇬🇷 Yunanistan
      🇬🇸 Güney Georgia ve Güney Sandwich Adaları
      🇬🇹 Guatemala
      🇬🇺 Guam
      🇬🇼 Gine-Bissau
      🇬🇾 Guyana
      🇭🇰 Çin Hong Kong ÖİB
      🇭🇲 Heard Adası ve McDonald Adaları
      🇭🇳 Honduras
      🇭🇷 Hırvatistan
      🇭🇹 Haiti
      🇭🇺 Macaristan
      🇮🇨 Kanarya Adaları
      🇮🇩 Endonezya
      🇮🇪 İrlanda
      🇮🇱 İsrail
      🇮🇲 Man Adası
      🇮🇳 Hindistan
      🇮🇴 Britanya Hint Okyanusu Toprakları
      🇮🇶 Irak
      🇮🇷 İran
      🇮🇸 İzlanda
      🇮🇹 İtalya
      🇯🇪 Jersey
      🇯🇲 Jamaika
      🇯🇴 Ürdün
      🇯🇵 Japonya
      🇰🇪 Kenya
      🇰🇬 Kırgızistan
      🇰🇭 Kamboçya
      🇰🇮 Kiribati
      🇰🇲 Komorlar
      🇰🇳 Saint Kitts ve Nevis
      🇰🇵 Kuzey Kore
      🇰🇷 Güney Kore
      🇰🇼 Kuveyt
      🇰🇾 Cayman Adaları
      🇰🇿 Kazakistan
      🇱🇦 Laos
      🇱🇧 Lübnan
      🇱🇨 Saint Lucia
      🇱🇮 Liechtenstein
      🇱🇰 Sri Lanka
      🇱🇷 Liberya
      🇱🇸 Lesotho
      🇱🇹 Litvanya
      🇱🇺 Lüksemburg
      🇱🇻 Letonya
      🇱🇾 Libya
      🇲🇦 Fas
      🇲🇨 Monako
      🇲🇩 Moldova
      🇲🇪 Karadağ
      🇲🇫 Saint Martin
      🇲🇬 Madagaskar
      🇲🇭 Marshall Adaları
      🇲🇰 Kuzey Makedonya
      🇲🇱 Mali
      🇲🇲 Myanmar (Burma)
      🇲🇳 Moğolistan
      🇲🇴 Çin Makao ÖİB
      🇲🇵 Kuzey Mariana Adaları
      🇲🇶 Martinik
      🇲🇷 Moritanya
      🇲🇸 Montserrat
      🇲🇹 Malta
      🇲🇺 Mauritius
      🇲🇻 Maldivler
      🇲🇼 Malavi
      🇲🇽 Meksika
      🇲🇾 Malezya
      🇲🇿 Mozambik
      🇳🇦 Namibya
      🇳🇨 Yeni Kaledonya
      🇳🇪 Nijer
      🇳🇫 Norfolk Adası
      🇳🇬 Nijerya
      🇳🇮 Nikaragua
      🇳🇱 Hollanda
      🇳🇴 Norveç
      🇳🇵 Nepal
      🇳🇷 Nauru
      🇳🇺 Niue
      🇳🇿 Yeni Zelanda
      🇴🇲 Umman
      🇵🇦 Panama
      🇵🇪 Peru
      🇵🇫 Fransız Polinezyası
      🇵🇬 Papua Yeni Gine
      🇵🇭 Filipinler
      🇵🇰 Pakistan
      🇵🇱 Polonya
      🇵🇲 Saint Pierre ve Miquelon
      🇵🇳 Pitcairn Adaları
      🇵🇷 Porto Riko
      🇵🇸 Filistin Bölgeleri
      🇵🇹 Portekiz
      🇵🇼 Palau
      🇵🇾 Paraguay
      🇶🇦 Katar
      🇷🇪 Reunion
      🇷🇴 Romanya
      🇷🇸 Sırbistan
      🇷🇺 Rusya
      🇷🇼 Ruanda
      🇸🇦 Suudi Arabistan
      🇸🇧 Solomon Adaları
      🇸🇨 Seyşeller
      🇸🇩 Sudan
      🇸🇪 İsveç
      🇸🇬 Singapur
      🇸🇭 Saint Helena
      🇸🇮 Slovenya
      🇸🇯 Svalbard ve Jan Mayen
      🇸🇰 Slovakya
      🇸🇱 Sierra Leone
      🇸🇲 San Marino
      🇸🇳 Senegal
      🇸🇴 Somali
      🇸🇷 Surinam
      🇸🇸 Güney Sudan
      🇸🇹 Sao Tome ve Principe
      🇸🇻 El Salvador
      🇸🇽 Sint Maarten
      🇸🇾 Suriye
      🇸🇿 Esvatini
      🇹🇦 Tristan da Cunha
      🇹🇨 Turks ve Caicos Adaları
      🇹🇩 Çad
      🇹🇫 Fransız Güney Toprakları
      🇹🇬 Togo
      🇹🇭 Tayland
      🇹🇯 Tacikistan
      🇹🇰 Tokelau
      🇹🇱 Timor-Leste
      🇹🇲 Türkmenistan
      🇹🇳 Tunus
      🇹🇴 Tonga
      🇹🇷 Türkiye
      🇹🇹 Trinidad ve Tobago
      🇹🇻 Tuvalu
      🇹🇼 Tayvan
      🇹🇿 Tanzanya
      🇺🇦 Ukrayna
      🇺🇬 Uganda
      🇺🇲 ABD Küçük Harici Adaları
      🇺🇳 Birleşmiş Milletler
      🇺🇸 Amerika Birleşik Devletleri
      🇺🇾 Uruguay
      🇺🇿 Özbekistan
      🇻🇦 Vatikan
      🇻🇨 Saint Vincent ve Grenadinler
      🇻🇪 Venezuela
      🇻🇬 Britanya Virjin Adaları
      🇻🇮 ABD Virjin Adaları
      🇻🇳 Vietnam
      🇻🇺 Vanuatu
      🇼🇫 Wallis ve Futuna
      🇼🇸 Samoa
      🇽🇰 Kosova
      🇾🇪 Yemen
      🇾🇹 Mayotte
      🇿🇦 Güney Afrika
      🇿🇲 Zambiya
      🇿🇼 Zimbabve
      🏴󠁧󠁢󠁥󠁮󠁧󠁿 İngiltere
      🏴󠁧󠁢󠁳󠁣󠁴󠁿 İskoçya
      🏴󠁧󠁢󠁷󠁬󠁳󠁿 Galler
      😶‍🌫 bulutlardaki yüz
      😮‍💨 nefes veren yüz
      😵‍💫 sarmal gözlü yüz
      ❤‍🔥 ateşli kalp
      ❤‍🩹 iyileşen kalp
      👁‍🗨 konuşma balonunda göz
      🧔‍♂ erkek: sakal
      🧔‍♀ kadın: sakal
      👱‍♀ sarışın kadın
      👱‍♂ sarışın erkek
      🙍‍♂ somurtan erkek
      🙍‍♀ somurtan kadın
      🙎‍♂ darılan erkek
      🙎‍♀ darılan kadın
      🙅‍♂ hayır hareketi yapan erkek
      🙅‍♀ hayır hareketi yapan kadın
      🙆‍♂ tamam hareketi yapan erkek
      🙆‍♀ tamam hareketi yapan kadın
      💁‍♂ elini yana yatıran erkek
      💁‍♀ elini yana yatıran kadın
      🙋‍♂ elini kaldıran erkek
      🙋‍♀ elini kaldıran kadın
      🧏‍♂ işitme engelli erkek
      🧏‍♀ işitme engelli kadın
      🙇‍♂ başını öne eğen erkek
      🙇‍♀ başını öne eğen kadın
      🤦‍♂ eliyle yüzünü kapatan erkek
      🤦‍♀ eliyle yüzünü kapatan kadın
      🤷‍♂ omuz silken erkek
      🤷‍♀ omuz silken kadın
      🧑‍⚕ sağlık çalışanı
      👨‍⚕ erkek sağlık çalışanı
      👩‍⚕ kadın sağlık çalışanı
      🧑‍🎓 öğrenci
      👨‍🎓 erkek öğrenci
      👩‍🎓 kız öğrenci
      🧑‍🏫 öğretmen
      👨‍🏫 erkek öğretmen
      👩‍🏫 kadın öğretmen
      🧑‍⚖ hakim
      👨‍⚖ erkek hakim
      👩‍⚖ kadın hakim
      🧑‍🌾 çiftçi
      👨‍🌾 erkek çiftçi
      👩‍🌾 kadın çiftçi
      🧑‍🍳 aşçı
      👨‍🍳 erkek aşçı
      👩‍🍳 kadın aşçı
      🧑‍🔧 tamirci
      👨‍🔧 erkek tamirci
      👩‍🔧 kadın tamirci
      🧑‍🏭 fabrika işçisi
      👨‍🏭 erkek fabrika işçisi
      👩‍🏭 kadın fabrika işçisi
      🧑‍💼 ofis çalışanı
      👨‍💼 erkek ofis çalışanı
      👩‍💼 kadın ofis çalışanı
      🧑‍🔬 bilim insanı
      👨‍🔬 erkek bilim insanı
      👩‍🔬 kadın bilim insanı
      🧑‍💻 teknoloji uzmanı
      👨‍💻 erkek teknoloji uzmanı
      👩‍💻 kadın teknoloji uzmanı
      🧑‍🎤 şarkıcı
      👨‍🎤 erkek şarkıcı
      👩‍🎤 kadın şarkıcı
      🧑‍🎨 ressam
      👨‍🎨 erkek ressam
      👩‍🎨 kadın ressam
      🧑‍✈ pilot
      👨‍✈ erkek pilot
      👩‍✈ kadın pilot
      🧑‍🚀 astronot
      👨‍🚀 erkek astronot
      👩‍🚀 kadın astronot
      🧑‍🚒 itfaiyeci
      👨‍🚒 erkek itfaiyeci
      👩‍🚒 kadın itfaiyeci
      👮‍♂ erkek polis memuru
      👮‍♀ kadın polis memuru
      🕵‍♂ erkek dedektif
      🕵‍♀ kadın dedektif
      💂‍♂ erkek muhafız
      💂‍♀ kadın muhafız
      👷‍♂ erkek inşaat işçisi
      👷‍♀ kadın inşaat işçisi
      👳‍♂ sarıklı erkek
      👳‍♀ sarıklı kadın
      🤵‍♂ smokinli erkek
      🤵‍♀ smokinli kadın
      👰‍♂ duvaklı erkek
      👰‍♀ duvaklı kadın
      👩‍🍼 bebek emziren kadın
      👨‍🍼 bebek emziren erkek
      🧑‍🍼 bebek emziren kişi
      🧑‍🎄 cinsiyet belirtmeyen noel karakteri
      🦸‍♂ erkek süper kahraman
      🦸‍♀ kadın süper kahraman
      🦹‍♂ erkek süper kötü
      🦹‍♀ kadın süper kötü
      🧙‍♂ erkek büyücü
      🧙‍♀ kadın büyücü
      🧚‍♂ erkek peri
      🧚‍♀ kadın peri
      🧛‍♂ erkek vampir
      🧛‍♀ kadın vampir
      🧜‍♂ balık adam
      🧜‍♀ denizkızı
      🧝‍♂ erkek elf
      🧝‍♀ kadın elf
      🧞‍♂ erkek cin
      🧞‍♀ kadın cin
      🧟‍♂ erkek zombi
      🧟‍♀ kadın zombi
      💆‍♂ yüz masajı yaptıran erkek
      💆‍♀ yüz masajı yaptıran kadın
      💇‍♂ saç kestiren erkek
      💇‍♀ saç kestiren kadın
      🚶‍♂ yürüyen erkek
      🚶‍♀ yürüyen kadın
      🧍‍♂ ayakta duran erkek
      🧍‍♀ ayakta duran kadın
      🧎‍♂ diz çöken erkek
      🧎‍♀ diz çöken kadın
      🧑‍🦯 görme engelli bastonlu kişi
      👨‍🦯 görme engelli bastonlu erkek
      👩‍🦯 görme engelli bastonlu kadın
      🧑‍🦼 elektrikli tekerlekli sandalyede kişi
      👨‍🦼 elektrikli tekerlekli sandalyede erkek
      👩‍🦼 elektrikli tekerlekli sandalyede kadın
      🧑‍🦽 tekerlekli sandalyede kişi
      👨‍🦽 tekerlekli sandalyede erkek
      👩‍🦽 tekerlekli sandalyede kadın
      🏃‍♂ koşan erkek
      🏃‍♀ koşan kadın
      👯‍♂ tavşan kulaklı erkekler
      👯‍♀ tavşan kulaklı kadınlar
      🧖‍♂ buhar odasındaki erkek
      🧖‍♀ buhar odasındaki kadın
      🧗‍♂ dağcı erkek
      🧗‍♀ dağcı kadın
      🏌‍♂ golf oynayan erkek
      🏌‍♀ golf oynayan kadın
      🏄‍♂ sörf yapan erkek
      🏄‍♀ sörf yapan kadın
      🚣‍♂ sandalda kürek çeken erkek
      🚣‍♀ sandalda kürek çeken kadın
      🏊‍♂ yüzen erkek
      🏊‍♀ yüzen kadın
      ⛹‍♂ top sektiren erkek
      ⛹‍♀ top sektiren kadın
      🏋‍♂ ağırlık kaldıran erkek
      🏋‍♀ ağırlık kaldıran kadın
      🚴‍♂ bisiklet süren erkek
      🚴‍♀ bisiklet süren kadın
      🚵‍♂ dağ bisikleti süren erkek
      🚵‍♀ dağ bisikleti süren kadın
      🤸‍♂ perende atan erkek
      🤸‍♀ perende atan kadın
      🤼‍♂ güreş yapan erkek
      🤼‍♀ güreş yapan kadın
      🤽‍♂ su topu oynayan erkek
      🤽‍♀ su topu oynayan kadın
      🤾‍♂ hentbol oynayan erkek
      🤾‍♀ hentbol oynayan kadın
      🤹‍♂ jonglör erkek
      🤹‍♀ jonglör kadın
      🧘‍♂ lotus pozisyonundaki erkek
      🧘‍♀ lotus pozisyonundaki kadın
      🧑‍🤝‍🧑 el ele tutuşan insanlar
      🐕‍🦺 yardımcı köpek
      🐈‍⬛ kara kedi
      🐻‍❄ kutup ayısı
      🏳‍🌈 gökkuşağı bayrağı
      🏳‍⚧ transgender bayrağı
      🏴‍☠ korsan bayrağı
      """)
}
