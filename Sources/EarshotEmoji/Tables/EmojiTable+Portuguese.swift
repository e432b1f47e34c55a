// swift-format-ignore-file
// Written by GenerateEmojiNames from CLDR 41 and Unicode Emoji 15.0; the licence is
// LICENSES/Unicode-DFS-2016.txt.

extension EmojiTable {
  static let portuguese = EmojiTable(
    lines: """
      😀 rosto risonho
      😃 rosto risonho com olhos bem abertos
      😄 rosto risonho com olhos sorridentes
      😁 rosto contente com olhos sorridentes
      😆 rosto risonho com olhos semicerrados
      😅 rosto risonho com gota de suor
      🤣 rolando no chão de rir
      😂 rosto chorando de rir
      🙂 rosto levemente sorridente
      🙃 rosto de cabeça para baixo
      🫠 rosto derretendo
      😉 rosto com olho piscando
      😊 rosto sorridente com olhos sorridentes
      😇 rosto sorridente com auréola
      🥰 rosto sorridente com 3 corações
      😍 rosto sorridente com olhos de coração
      🤩 rosto com olhar maravilhado
      😘 rosto mandando um beijo
      😗 rosto beijando
      ☺ rosto sorridente
      😚 rosto beijando com olhos fechados
      😙 rosto beijando com olhos sorridentes
      🥲 rosto sorridente com lágrima
      😋 rosto saboreando comida
      😛 rosto mostrando a língua
      😜 rosto piscando e com língua para fora
      🤪 rosto bizarro
      😝 rosto com olhos semicerrados e língua para fora
      🤑 rosto com cifrões
      🤗 rosto abraçando
      🤭 rosto com a mão sobre a boca
      🫢 rosto com olhos abertos e mão sobre a boca
      🫣 rosto com olho espiando
      🤫 rosto fazendo sinal de silêncio
      🤔 rosto pensativo
      🫡 rosto saudando
      🤐 rosto com boca de zíper
      🤨 rosto com sobrancelha levantada
      😐 rosto neutro
      😑 rosto inexpressivo
      😶 rosto sem boca
      🫥 rosto com linha pontilhada
      😏 rosto com sorriso maroto
      😒 rosto aborrecido
      🙄 rosto com olhos revirados
      😬 rosto expressando desagrado
      🤥 rosto de mentiroso
      😌 rosto aliviado
      😔 rosto deprimido
      😪 rosto sonolento
      🤤 rosto babando
      😴 rosto dormindo
      😷 rosto com máscara médica
      🤒 rosto com termômetro
      🤕 rosto com atadura na cabeça
      🤢 rosto nauseado
      🤮 rosto vomitando
      🤧 rosto espirrando
      🥵 rosto fervendo de calor
      🥶 rosto gelado
      🥴 rosto embriagado
      😵 rosto atordoado
      🤯 cabeça explodindo
      🤠 rosto com chapéu de caubói
      🥳 rosto festivo
      🥸 rosto disfarçado
      😎 rosto sorridente com óculos escuros
      🤓 rosto de nerd
      🧐 rosto com monóculo
      😕 rosto confuso
      🫤 rosto com boca diagonal
      😟 rosto preocupado
      🙁 rosto meio triste
      ☹ rosto descontente
      😮 rosto com boca aberta
      😯 rosto surpreso
      😲 rosto espantado
      😳 rosto ruborizado
      🥺 rosto implorando
      🥹 rosto segurando as lágrimas
      😦 rosto franzido com boca aberta
      😧 rosto angustiado
      😨 rosto amedrontado
      😰 rosto ansioso com gota de suor
      😥 rosto triste, mas aliviado
      😢 rosto chorando
      😭 rosto chorando aos berros
      😱 rosto gritando de medo
      😖 rosto perplexo
      😣 rosto perseverante
      😞 rosto desapontado
      😓 rosto cabisbaixo com gota de suor
      😩 rosto desolado
      😫 rosto cansado
      🥱 rosto bocejando
      😤 rosto soltando vapor pelo nariz
      😡 rosto furioso
      😠 rosto zangado
      🤬 rosto com símbolos na boca
      😈 rosto sorridente com chifres
      👿 rosto zangado com chifres
      💀 caveira
      ☠ caveira e ossos cruzados
      💩 cocô
      🤡 rosto de palhaço
      👹 ogro
      👺 duende japonês
      👻 fantasma
      👽 alienígena
      👾 monstro alienígena
      🤖 rosto de robô
      😺 rosto de gato sorrindo
      😸 rosto de gato sorrindo com olhos sorridentes
      😹 rosto de gato com lágrimas de alegria
      😻 rosto de gato sorridente com olhos de coração
      😼 rosto de gato com sorriso irônico
      😽 rosto de gato mandando um beijo
      🙀 rosto de gato desolado
      😿 rosto de gato chorando
      😾 rosto de gato mal-humorado
      🙈 macaco que não vê nada
      🙉 macaco que não ouve nada
      🙊 macaco que não fala nada
      💌 carta de amor
      💘 coração com flecha
      💝 coração com fita
      💖 coração brilhante
      💗 coração crescendo
      💓 coração pulsante
      💞 corações girando
      💕 dois corações
      💟 coração decorativo
      ❣ exclamação de coração
      💔 coração partido
      ❤ coração vermelho
      🧡 coração laranja
      💛 coração amarelo
      💚 coração verde
      💙 coração azul
      💜 coração roxo
      🤎 coração marrom
      🖤 coração preto
      🤍 coração branco
      💋 marca de beijo
      💯 cem pontos
      💢 símbolo de raiva
      💥 colisão
      💫 zonzo
      💦 pingos de suor
      💨 rapidez
      🕳 buraco
      💬 balão de diálogo
      🗨 balão de diálogo à esquerda
      🗯 balão de raiva à direita
      💭 balão de pensamento
      💤 zzz
      👋 mão acenando
      🤚 dorso da mão levantado
      🖐 mão aberta com os dedos separados
      ✋ mão levantada
      🖖 saudação vulcana
      🫱 mão para a direita
      🫲 mão para a esquerda
      🫳 mão com a palma para baixo
      🫴 mão com a palma para cima
      👌 sinal de ok
      🤌 dedos comprimidos
      🤏 mão beliscando
      ✌ mão em V de vitória
      🤞 dedos cruzados
      🫰 mão com dedo indicador e polegar cruzados
      🤟 gesto de "te amo"
      🤘 saudação do rock
      🤙 sinal "me liga"
      👈 dorso da mão com dedo indicador apontando para a esquerda
      👉 dorso da mão com dedo indicador apontando para a direita
      👆 dorso da mão com dedo indicador apontando para cima
      🖕 dedo do meio
      👇 dorso da mão com dedo indicador apontando para baixo
      ☝ indicador apontando para cima
      🫵 indicador apontando para o visualizador
      👍 polegar para cima
      👎 polegar para baixo
      ✊ punho levantado
      👊 soco
      🤛 punho esquerdo
      🤜 punho direito
      👏 mãos aplaudindo
      🙌 mãos para cima
      🫶 mãos de coração
      👐 mãos abertas
      🤲 palmas unidas para cima
      🤝 aperto de mãos
      🙏 mãos juntas
      ✍ escrevendo à mão
      💅 esmalte de unha
      🤳 selfie
      💪 bíceps
      🦾 braço mecânico
      🦿 perna mecânica
      🦵 perna
      🦶 pé
      👂 orelha
      🦻 ouvido com aparelho auditivo
      👃 nariz
      🧠 cérebro
      🫀 coração humano
      🫁 pulmões
      🦷 dente
      🦴 osso
      👀 olhos
      👁 olho
      👅 língua
      👄 boca
      🫦 mordendo o lábio
      👶 bebê
      🧒 criança
      👦 menino
      👧 menina
      🧑 pessoa
      👱 pessoa: cabelo louro
      👨 homem
      🧔 homem: barba
      👩 mulher
      🧓 idoso
      👴 homem idoso
      👵 idosa
      🙍 franzindo a sobrancelha
      🙎 pessoa fazendo bico
      🙅 pessoa fazendo gesto de “não”
      🙆 pessoa fazendo gesto de “OK”
      💁 pessoa com a palma virada para cima
      🙋 pessoa levantando a mão
      🧏 pessoa surda
      🙇 pessoa fazendo reverência
      🤦 pessoa decepcionada
      🤷 pessoa dando de ombros
      👮 policial
      🕵 detetive
      💂 guarda
      🥷 ninja
      👷 trabalhador de construção civil
      🫅 pessoa com coroa
      🤴 príncipe
      👸 princesa
      👳 pessoa com turbante
      👲 homem de boné
      🧕 mulher com véu
      🤵 pessoa de smoking
      👰 pessoa com véu
      🤰 grávida
      🫃 homem grávido
      🫄 pessoa grávida
      🤱 amamentando
      👼 bebê anjo
      🎅 Papai Noel
      🤶 Mamãe Noel
      🦸 super-herói
      🦹 supervilão
      🧙 mago
      🧚 fada
      🧛 vampiro
      🧜 pessoa sereia
      🧝 elfo
      🧞 gênio
      🧟 zumbi
      🧌 troll
      💆 pessoa recebendo massagem facial
      💇 pessoa cortando o cabelo
      🚶 pessoa andando
      🧍 pessoa em pé
      🧎 pessoa ajoelhando
      🏃 pessoa correndo
      💃 mulher dançando
      🕺 homem dançando
      🕴 homem de terno levitando
      👯 pessoas com orelhas de coelho
      🧖 pessoa na sauna
      🧗 pessoa escalando
      🤺 esgrimista
      🏇 corrida de cavalos
      ⛷ esquiador
      🏂 praticante de snowboard
      🏌 golfista
      🏄 surfista
      🚣 pessoa remando
      🏊 pessoa nadando
      ⛹ pessoa jogando basquete
      🏋 pessoa levantando peso
      🚴 ciclista
      🚵 pessoa fazendo mountain bike
      🤸 pessoa fazendo estrela
      🤼 pessoas lutando
      🤽 pessoa jogando polo aquático
      🤾 handebol
      🤹 malabarista
      🧘 pessoa na posição de lótus
      🛀 pessoa tomando banho
      🛌 pessoa deitada na cama
      👭 duas mulheres de mãos dadas
      👫 homem e mulher de mãos dadas
      👬 dois homens de mãos dadas
      💏 beijo
      💑 casal apaixonado
      👪 família
      🗣 silhueta falando
      👤 silhueta de busto
      👥 silhueta de bustos
      🫂 pessoas se abraçando
      👣 pegadas
      🐵 rosto de macaco
      🐒 macaco
      🦍 gorila
      🦧 orangotango
      🐶 rosto de cachorro
      🐕 cachorro
      🦮 cão-guia
      🐩 poodle
      🐺 rosto de lobo
      🦊 rosto de raposa
      🦝 guaxinim
      🐱 rosto de gato
      🐈 gato
      🦁 rosto de leão
      🐯 rosto de tigre
      🐅 tigre
      🐆 leopardo
      🐴 rosto de cavalo
      🐎 cavalo
      🦄 rosto de unicórnio
      🦓 zebra
      🦌 cervo
      🦬 bisão
      🐮 rosto de vaca
      🐂 boi
      🐃 búfalo-asiático
      🐄 vaca
      🐷 rosto de porco
      🐖 porco
      🐗 javali
      🐽 nariz de porco
      🐏 carneiro
      🐑 ovelha
      🐐 cabra
      🐪 camelo
      🐫 camelo com duas corcovas
      🦙 lhama
      🦒 girafa
      🐘 elefante
      🦣 mamute
      🦏 rinoceronte
      🦛 hipopótamo
      🐭 rosto de camundongo
      🐁 camundongo
      🐀 rato
      🐹 rosto de hamster
      🐰 rosto de coelho
      🐇 coelho
      🐿 esquilo
      🦫 castor
      🦔 porco-espinho
      🦇 morcego
      🐻 rosto de urso
      🐨 coala
      🐼 rosto de panda
      🦥 preguiça
      🦦 lontra
      🦨 gambá
      🦘 canguru
      🦡 texugo
      🐾 patas
      🦃 peru
      🐔 galinha
      🐓 galo
      🐣 pintinho chocando
      🐤 pintinho de perfil
      🐥 pintinho de frente
      🐦 pássaro
      🐧 pinguim
      🕊 pomba branca
      🦅 águia
      🦆 pato
      🦢 cisne
      🦉 coruja
      🦤 dodô
      🪶 pena
      🦩 flamingo
      🦚 pavão
      🦜 papagaio
      🐸 sapo
      🐊 crocodilo
      🐢 tartaruga
      🦎 lagartixa
      🐍 cobra
      🐲 rosto de dragão
      🐉 dragão
      🦕 saurópode
      🦖 tiranossauro rex
      🐳 baleia esguichando água
      🐋 baleia
      🐬 golfinho
      🦭 foca
      🐟 peixe
      🐠 peixe tropical
      🐡 baiacu
      🦈 tubarão
      🐙 polvo
      🐚 caramujo
      🪸 coral
      🐌 caracol
      🦋 borboleta
      🐛 inseto
      🐜 formiga
      🐝 abelha
      🪲 besouro
      🐞 joaninha
      🦗 grilo
      🪳 barata
      🕷 aranha
      🕸 teia de aranha
      🦂 escorpião
      🦟 mosquito
      🪰 mosca
      🪱 minhoca
      🦠 micróbio
      💐 buquê
      🌸 flor de cerejeira
      💮 flor branca
      🪷 lótus
      🏵 roseta
      🌹 rosa
      🥀 flor murcha
      🌺 hibisco
      🌻 girassol
      🌼 flor
      🌷 tulipa
      🌱 muda de planta
      🪴 vaso com planta
      🌲 conífera
      🌳 árvore caidiça
      🌴 palmeira
      🌵 cacto
      🌾 planta de arroz
      🌿 erva
      ☘ trevo
      🍀 trevo de quatro folhas
      🍁 folha de bordo
      🍂 folhas caídas
      🍃 folha ao vento
      🪹 ninho vazio
      🪺 ninho com ovos
      🍄 cogumelo
      🍇 uvas
      🍈 melão
      🍉 melancia
      🍊 tangerina
      🍋 limão
      🍌 banana
      🍍 abacaxi
      🥭 manga
      🍎 maçã vermelha
      🍏 maçã verde
      🍐 pera
      🍑 pêssego
      🍒 cereja
      🍓 morango
      🫐 mirtilos
      🥝 kiwi
      🍅 tomate
      🫒 azeitona
      🥥 coco
      🥑 abacate
      🍆 berinjela
      🥔 batata
      🥕 cenoura
      🌽 milho
      🌶 pimenta
      🫑 pimentão
      🥒 pepino
      🥬 verdura
      🥦 brócolis
      🧄 alho
      🧅 cebola
      🥜 amendoim
      🫘 feijões
      🌰 castanha
      🍞 pão
      🥐 croissant
      🥖 baguete
      🫓 pão sírio
      🥨 pretzel
      🥯 rosca
      🥞 panquecas
      🧇 waffle
      🧀 queijo
      🍖 carne
      🍗 coxa de frango
      🥩 corte de carne
      🥓 bacon
      🍔 hambúrguer
      🍟 batata frita
      🍕 pizza
      🌭 cachorro-quente
      🥪 sanduíche
      🌮 taco
      🌯 burrito
      🫔 tamale
      🥙 pão recheado
      🧆 falafel
      🥚 ovo
      🍳 ovo frito
      🥘 caçarola com comida
      🍲 panela
      🫕 fondue
      🥣 tigela com colher
      🥗 salada verde
      🍿 pipoca
      🧈 manteiga
      🧂 sal
      🥫 comida enlatada
      🍱 bentô
      🍘 biscoito de arroz
      🍙 arroz japonês
      🍚 arroz cozido
      🍛 arroz com curry
      🍜 lámen
      🍝 espaguete
      🍠 batata assada
      🍢 oden
      🍣 sushi
      🍤 camarão frito
      🍥 bolinho de peixe
      🥮 bolo lunar
      🍡 dango
      🥟 bolinho asiático
      🥠 biscoito da sorte
      🥡 caixa para viagem
      🦀 caranguejo
      🦞 lagosta
      🦐 camarão
      🦑 lula
      🦪 ostra
      🍦 sorvete italiano
      🍧 raspadinha de gelo
      🍨 sorvete
      🍩 donut
      🍪 biscoito
      🎂 bolo de aniversário
      🍰 pão de ló de morango
      🧁 cupcake
      🥧 torta
      🍫 chocolate
      🍬 bala
      🍭 pirulito
      🍮 pudim
      🍯 pote de mel
      🍼 mamadeira
      🥛 copo de leite
      ☕ café
      🫖 bule
      🍵 xícara de chá sem alça
      🍶 saquê
      🍾 garrafa de champanhe
      🍷 vinho
      🍸 coquetel
      🍹 bebida tropical
      🍺 cerveja
      🍻 canecas de cerveja
      🥂 taças brindando
      🥃 copo
      🫗 derramando líquido
      🥤 copo com canudo
      🧋 chá perolado
      🧃 suco de caixa
      🧉 mate
      🧊 cubo de gelo
      🥢 hashi
      🍽 prato com talheres
      🍴 garfo e faca
      🥄 colher
      🔪 faca de cozinha
      🫙 jarro
      🏺 ânfora
      🌍 globo mostrando Europa e África
      🌎 globo mostrando as Américas
      🌏 globo mostrando Ásia e Oceania
      🌐 globo com meridianos
      🗺 mapa-múndi
      🗾 mapa do Japão
      🧭 bússola
      🏔 montanha com neve
      ⛰ montanha
      🌋 vulcão
      🗻 Monte Fuji
      🏕 acampamento
      🏖 praia e guarda-sol
      🏜 deserto
      🏝 ilha deserta
      🏞 parque nacional
      🏟 estádio
      🏛 prédio grego
      🏗 construção
      🧱 tijolo
      🪨 pedra
      🪵 madeira
      🛖 cabana
      🏘 casas
      🏚 casa abandonada
      🏠 casa
      🏡 casa com jardim
      🏢 edifício comercial
      🏣 correio japonês
      🏤 correio
      🏥 hospital
      🏦 banco
      🏨 hotel
      🏩 motel
      🏪 loja de conveniência
      🏫 escola
      🏬 loja de departamentos
      🏭 fábrica
      🏯 castelo japonês
      🏰 castelo
      💒 capela de casamento
      🗼 Torre de Tóquio
      🗽 Estátua da Liberdade
      ⛪ igreja
      🕌 mesquita
      🛕 templo hindu
      🕍 sinagoga
      ⛩ santuário japonês
      🕋 caaba islã
      ⛲ fonte
      ⛺ barraca
      🌁 enevoado
      🌃 noite estrelada
      🏙 cidade
      🌄 aurora sobre montanhas
      🌅 aurora sobre água
      🌆 cidade ao anoitecer
      🌇 pôr do sol
      🌉 ponte à noite
      ♨ chamas
      🎠 carrossel
      🛝 escorregador
      🎡 roda gigante
      🎢 montanha russa
      💈 barbearia
      🎪 circo
      🚂 locomotiva
      🚃 vagão de trem
      🚄 trem de alta velocidade
      🚅 trem de alta velocidade japonês
      🚆 trem
      🚇 metrô
      🚈 trem urbano
      🚉 estação
      🚊 bonde elétrico
      🚝 monotrilho
      🚞 estrada de ferro na montanha
      🚋 bonde
      🚌 ônibus
      🚍 ônibus se aproximando
      🚎 trólebus
      🚐 van
      🚑 ambulância
      🚒 carro do corpo de bombeiros
      🚓 viatura policial
      🚔 viatura policial se aproximando
      🚕 táxi
      🚖 táxi se aproximando
      🚗 carro
      🚘 carro se aproximando
      🚙 SUV
      🛻 caminhonete
      🚚 caminhão de entrega
      🚛 caminhão
      🚜 trator
      🏎 carro de corrida
      🏍 motocicleta
      🛵 scooter
      🦽 cadeira de rodas manual
      🦼 cadeira de rodas motorizada
      🛺 automóvel riquixá
      🚲 bicicleta
      🛴 patinete
      🛹 skate
      🛼 patins de rodas
      🚏 ponto de ônibus
      🛣 estrada
      🛤 trilhos
      🛢 barril de óleo
      ⛽ posto de gasolina
      🛞 roda
      🚨 sirene
      🚥 semáforo horizontal
      🚦 semáforo vertical
      🛑 sinal de pare
      🚧 em construção
      ⚓ âncora
      🛟 boia
      ⛵ barco a vela
      🛶 canoa
      🚤 lancha
      🛳 cruzeiro
      ⛴ balsa
      🛥 barco
      🚢 navio
      ✈ avião
      🛩 avião pequeno
      🛫 avião decolando
      🛬 avião aterrissando
      🪂 paraquedas
      💺 assento
      🚁 helicóptero
      🚟 estrada de ferro suspensa
      🚠 cabo suspenso usado em teleféricos nas montanhas
      🚡 teleférico
      🛰 satélite
      🚀 foguete
      🛸 disco voador
      🛎 sineta
      🧳 mala
      ⌛ ampulheta
      ⏳ ampulheta contando o tempo
      ⌚ relógio de pulso
      ⏰ despertador
      ⏱ cronômetro
      ⏲ relógio temporizador
      🕰 relógio de mesa
      🕛 12 horas
      🕧 doze e meia
      🕐 1 hora
      🕜 uma e meia
      🕑 2 horas
      🕝 duas e meia
      🕒 3 horas
      🕞 três e meia
      🕓 4 horas
      🕟 quatro e meia
      🕔 5 horas
      🕠 cinco e meia
      🕕 6 horas
      🕡 seis e meia
      🕖 7 horas
      🕢 sete e meia
      🕗 8 horas
      🕣 oito e meia
      🕘 9 horas
      🕤 nove e meia
      🕙 10 horas
      🕥 dez e meia
      🕚 11 horas
      🕦 onze e meia
      🌑 lua nova
      🌒 lua crescente côncava
      🌓 quarto crescente
      🌔 lua crescente convexa
      🌕 lua cheia
      🌖 lua minguante convexa
      🌗 quarto minguante
      🌘 lua minguante côncava
      🌙 lua crescente
      🌚 rosto da lua nova
      🌛 rosto da lua de quarto crescente
      🌜 rosto da lua de quarto minguante
      🌡 termômetro
      ☀ sol
      🌝 rosto da lua cheia
      🌞 rosto do sol
      🪐 planeta com anéis
      ⭐ estrela branca média
      🌟 estrela brilhante
      🌠 estrela cadente
      🌌 via láctea
      ☁ nuvem
      ⛅ sol por trás das nuvens
      ⛈ chuva com trovão
      🌤 sol com nuvens
      🌥 nublado
      🌦 sol com chuva
      🌧 nuvem com chuva
      🌨 nuvem com neve
      🌩 nuvem com trovão
      🌪 tornado
      🌫 nevoeiro
      🌬 rosto de vento
      🌀 ciclone
      🌈 arco-íris
      🌂 guarda-chuva fechado
      ☂ guarda-chuva
      ☔ sombrinha na chuva
      ⛱ guarda-sol
      ⚡ alta tensão
      ❄ floco de neve
      ☃ boneco de neve
      ⛄ boneco de neve sem neve
      ☄ cometa
      🔥 fogo
      💧 gota
      🌊 onda
      🎃 abóbora de halloween
      🎄 árvore de natal
      🎆 fogos de artifício
      🎇 vela estrela
      🧨 bombinha
      ✨ brilhos
      🎈 balão
      🎉 cone de festa
      🎊 confete
      🎋 árvore de tanabata
      🎍 decoração de pinhos
      🎎 bonecas japonesas
      🎏 bandeira de carpas
      🎐 carrilhão de vento
      🎑 contemplação da lua
      🧧 envelope vermelho
      🎀 laço de fita
      🎁 presente
      🎗 fita de lembrete
      🎟 ingresso de cinema
      🎫 ingresso
      🎖 medalha militar
      🏆 troféu
      🏅 medalha esportiva
      🥇 medalha de ouro
      🥈 medalha de prata
      🥉 medalha de bronze
      ⚽ bola de futebol
      ⚾ bola de beisebol
      🥎 softbol
      🏀 bola de basquete
      🏐 bola de vôlei
      🏈 bola de futebol americano
      🏉 bola de rugby
      🎾 tênis
      🥏 frisbee
      🎳 boliche
      🏏 críquete
      🏑 hóquei de campo
      🏒 hóquei no gelo
      🥍 lacrosse
      🏓 pingue-pongue
      🏸 badminton
      🥊 luva de boxe
      🥋 quimono de artes marciais
      🥅 gol
      ⛳ bandeira no buraco
      ⛸ patins de gelo
      🎣 pesca
      🤿 máscara de mergulho
      🎽 camiseta de corrida
      🎿 esqui
      🛷 trenó
      🥌 pedra de curling
      🎯 no alvo
      🪀 ioiô
      🪁 pipa
      🔫 pistola d’água
      🎱 bilhar
      🔮 bola de cristal
      🪄 varinha mágica
      🎮 videogame
      🕹 joystick
      🎰 caça-níquel
      🎲 jogo de dado
      🧩 quebra-cabeça
      🧸 ursinho de pelúcia
      🪅 pinhata
      🪩 globo de espelhos
      🪆 boneca russa
      ♠ naipe de espadas
      ♥ naipe de copas
      ♦ naipe de ouros
      ♣ naipe de paus
      ♟ peão de xadrez
      🃏 curinga
      🀄 dragão vermelho de mahjong
      🎴 carta de flores
      🎭 máscara
      🖼 quadro emoldurado
      🎨 paleta de tintas
      🧵 carretel
      🪡 agulha de costura
      🧶 novelo
      🪢 nó
      👓 óculos
      🕶 óculos escuros
      🥽 óculos de proteção
      🥼 jaleco
      🦺 colete salva-vidas
      👔 gravata
      👕 camiseta
      👖 jeans
      🧣 cachecol
      🧤 luvas
      🧥 casaco
      🧦 meias
      👗 vestido
      👘 quimono
      🥻 sari
      🩱 maiô
      🩲 cueca
      🩳 shorts
      👙 biquíni
      👚 roupas femininas
      👛 bolsinha
      👜 bolsa de mão
      👝 bolsa pequena
      🛍 sacolas de compras
      🎒 mochila
      🩴 chinelo
      👞 sapato masculino
      👟 tênis de corrida
      🥾 bota de trekking
      🥿 sapatilha
      👠 sapato de salto alto
      👡 sandália feminina
      🩰 sapatilha de balé
      👢 bota feminina
      👑 coroa
      👒 chapéu feminino
      🎩 cartola
      🎓 chapéu de formatura
      🧢 boné
      🪖 capacete militar
      ⛑ capacacete de socorrista
      📿 rosário de oração
      💄 batom
      💍 anel
      💎 pedra preciosa
      🔇 alto-falante silenciado
      🔈 alto-falante com volume baixo
      🔉 alto-falante com volume médio
      🔊 alto-falante com volume alto
      📢 buzina
      📣 megafone
      📯 corneta postal
      🔔 sino
      🔕 sino silenciado
      🎼 partitura musical
      🎵 nota musical
      🎶 notas musicais
      🎙 microfone de estúdio
      🎚 controle de volume
      🎛 botões giratórios
      🎤 microfone
      🎧 fones de ouvido
      📻 rádio
      🎷 saxofone
      🪗 acordeão
      🎸 guitarra
      🎹 teclado musical
      🎺 trompete
      🎻 violino
      🪕 banjo
      🥁 tambor
      🪘 tambor comprido
      📱 telefone celular
      📲 telefone celular com seta
      ☎ telefone no gancho
      📞 telefone
      📟 pager
      📠 fax
      🔋 pilha
      🪫 pouca bateria
      🔌 tomada elétrica
      💻 laptop
      🖥 computador de mesa
      🖨 impressora
      ⌨ teclado
      🖱 mouse
      🖲 trackball
      💽 minidisc
      💾 disquete
      💿 cd
      📀 DVD
      🧮 ábaco
      🎥 câmera de cinema
      🎞 rolo de filmes
      📽 projetor de filmes
      🎬 claquete
      📺 televisão
      📷 câmera
      📸 câmera com flash
      📹 câmera de vídeo
      📼 videocassete
      🔍 lupa para a esquerda
      🔎 lupa para a direita
      🕯 vela
      💡 lâmpada
      🔦 lanterna
      🏮 lanterna vermelha de papel
      🪔 lâmpada de óleo
      📔 caderno decorado
      📕 livro fechado
      📖 livro aberto
      📗 livro verde
      📘 livro azul
      📙 livro laranja
      📚 livros
      📓 caderno
      📒 livro contábil
      📃 página dobrada
      📜 pergaminho
      📄 página voltada para cima
      📰 jornal
      🗞 jornal enrolado
      📑 marcadores de página
      🔖 marcador de página
      🏷 etiqueta
      💰 saco de dinheiro
      🪙 moeda
      💴 nota de iene
      💵 nota de dólar
      💶 nota de euro
      💷 nota de libra
      💸 dinheiro voando
      💳 cartão de crédito
      🧾 recibo
      💹 gráfico subindo com iene
      ✉ envelope
      📧 e-mail
      📨 envelope chegando
      📩 envelope com seta
      📤 bandeja de saída
      📥 bandeja de entrada
      📦 pacote
      📫 caixa de correio fechada com bandeira levantada
      📪 caixa de correio fechada com bandeira abaixada
      📬 caixa de correio aberta com bandeira levantada
      📭 caixa de correio aberta com bandeira abaixada
      📮 caixa de correio
      🗳 urna eleitoral com cédula
      ✏ lápis
      ✒ ponta de caneta tinteiro
      🖋 caneta tinteiro
      🖊 caneta
      🖌 pincel
      🖍 giz de cera
      📝 memorando
      💼 maleta
      📁 pasta de arquivos
      📂 pasta de arquivos aberta
      🗂 divisores de pastas
      📅 calendário
      📆 calendário com folhas destacáveis
      🗒 bloco espiral
      🗓 calendário espiral
      📇 índice de cartões
      📈 gráfico subindo
      📉 gráfico caindo
      📊 gráfico de barras
      📋 prancheta
      📌 tacha
      📍 tacha redonda
      📎 clipe de papel
      🖇 clipes de papel conectados
      📏 régua reta
      📐 régua triangular
      ✂ tesoura
      🗃 caixa de arquivos
      🗄 gavetas de escritório
      🗑 lixeira
      🔒 cadeado
      🔓 cadeado aberto
      🔏 cadeado com caneta
      🔐 cadeado fechado com chave
      🔑 chave
      🗝 chave antiga
      🔨 martelo
      🪓 machado
      ⛏ picareta
      ⚒ martelo e picareta
      🛠 martelo e chave-inglesa
      🗡 adaga
      ⚔ espadas cruzadas
      💣 bomba
      🪃 bumerangue
      🏹 arco e flecha
      🛡 escudo
      🪚 serrote
      🔧 chave inglesa
      🪛 chave de fenda
      🔩 porca e parafuso
      ⚙ engrenagem
      🗜 braçadeira
      ⚖ balança
      🦯 bengala para cegos
      🔗 link
      ⛓ correntes
      🪝 gancho
      🧰 caixa de ferramentas
      🧲 ímã
      🪜 escada
      ⚗ alambique
      🧪 tubo de ensaio
      🧫 placa de Petri
      🧬 dna
      🔬 microscópio
      🔭 telescópio
      📡 antena parabólica
      💉 seringa
      🩸 gota de sangue
      💊 comprimido
      🩹 atadura adesiva
      🩼 muleta
      🩺 estetoscópio
      🩻 raio x
      🚪 porta
      🛗 elevador
      🪞 espelho
      🪟 janela
      🛏 cama
      🛋 sofá e luminária
      🪑 cadeira
      🚽 vaso sanitário
      🪠 desentupidor
      🚿 chuveiro
      🛁 banheira
      🪤 ratoeira
      🪒 lâmina
      🧴 frasco de loção
      🧷 alfinete de segurança
      🧹 vassoura
      🧺 cesta
      🧻 rolo de papel
      🪣 balde
      🧼 sabonete
      🫧 bolhas
      🪥 escova de dentes
      🧽 esponja
      🧯 extintor de incêndio
      🛒 carrinho de compras
      🚬 cigarro
      ⚰ caixão
      🪦 lápide
      ⚱ urna funerária
      🧿 olho grego
      🪬 hamsá
      🗿 moai
      🪧 placa
      🪪 cartão de identificação
      🏧 símbolo de caixa automático
      🚮 símbolo de lixeira
      🚰 água potável
      ♿ símbolo de cadeira de rodas
      🚹 banheiro masculino
      🚺 banheiro feminino
      🚻 banheiro
      🚼 símbolo de bebê
      🚾 WC
      🛂 controle de passaportes
      🛃 alfândega
      🛄 restituição de bagagem
      🛅 depósito de bagagem
      ⚠ aviso
      🚸 crianças atravessando
      ⛔ entrada proibida
      🚫 proibido
      🚳 proibido andar de bicicleta
      🚭 proibido fumar
      🚯 proibido jogar lixo no chão
      🚱 água não potável
      🚷 proibida a passagem de pedestres
      📵 proibido o uso de telefone celular
      🔞 proibido para menores de 18 anos
      ☢ radioativo
      ☣ risco biológico
      ⬆ seta para cima
      ↗ seta para cima e para a direita
      ➡ seta para a direita
      ↘ seta para baixo e para a direita
      ⬇ seta para baixo
      ↙ seta para baixo e para a esquerda
      ⬅ seta para a esquerda
      ↖ seta para cima e para a esquerda
      ↕ seta para cima e para baixo
      ↔ seta para esquerda e direita
      ↩ seta curva da direita para a esquerda
      ↪ seta curva da esquerda para a direita
      ⤴ seta para a direita curvada para cima
      ⤵ seta para a direita curvada para baixo
      🔃 setas verticais no sentido horário
      🔄 botão de setas em sentido anti-horário
      🔙 seta "BACK"
      🔚 seta "END"
      🔛 seta "ON!"
      🔜 seta "SOON"
      🔝 seta "TOP"
      🛐 local de culto
      ⚛ símbolo de átomo
      🕉 om
      ✡ estrela de Davi
      ☸ roda do Dharma
      ☯ yin yang
      ✝ cruz latina
      ☦ cruz ortodoxa
      ☪ estrela e lua crescente
      ☮ símbolo da paz
      🕎 menorá
      🔯 estrela de seis pontas
      ♈ signo de Áries
      ♉ signo de Touro
      ♊ signo de Gêmeos
      ♋ signo de Câncer
      ♌ signo de Leão
      ♍ signo de Virgem
      ♎ signo de Libra
      ♏ signo de Escorpião
      ♐ signo de Sagitário
      ♑ signo de Capricórnio
      ♒ signo de Aquário
      ♓ signo de Peixes
      ⛎ signo de Ofiúco
      🔀 botão de músicas aleatórias
      🔁 botão de repetir
      🔂 botão de repetir uma única faixa
      ▶ botão reproduzir
      ⏩ botão avançar
      ⏭ botão de próxima faixa
      ⏯ botão de reproduzir ou pausar
      ◀ botão de voltar
      ⏪ botão de retroceder
      ⏮ botão de faixa anterior
      🔼 botão apontando para cima
      ⏫ botão de avanço para cima
      🔽 botão apontando para baixo
      ⏬ botão de avanço para baixo
      ⏸ botão pausar
      ⏹ botão parar
      ⏺ botão gravar
      ⏏ botão ejetar
      🎦 cinema
      🔅 botão de diminuir brilho
      🔆 botão de aumentar brilho
      📶 barras de sinal
      📳 modo vibratório
      📴 telefone celular desligado
      ♀ símbolo de feminino
      ♂ símbolo de masculino
      ⚧ símbolo transgênero
      ✖ sinal de multiplicação
      ➕ símbolo de adição
      ➖ símbolo de subtração
      ➗ símbolo de divisão
      🟰 sinal de igual
      ♾ infinito
      ‼ dupla exclamação
      ⁉ exclamação com interrogação
      ❓ ponto de interrogação vermelho
      ❔ ponto de interrogação branco
      ❕ ponto de exclamação branco
      ❗ ponto de exclamação vermelho
      〰 travessão ondulado
      💱 câmbio de moeda
      💲 cifrão
      ⚕ símbolo da medicina
      ♻ símbolo de reciclagem
      ⚜ flor-de-lis
      🔱 emblema de tridente
      📛 crachá
      🔰 símbolo japonês de principiante
      ⭕ círculo grande oco
      ✅ marca de seleção branca
      ☑ caixa de seleção marcada com tique
      ✔ marca de seleção
      ❌ xis
      ❎ botão de xis
      ➰ laço encaracolado
      ➿ loop encaracolado duas vezes
      〽 sinal japonês indicando início de música
      ✳ asterisco de oito pontas
      ✴ estrela de oito pontas
      ❇ faísca
      © símbolo de copyright
      ® símbolo de registrado
      ™ símbolo de marca registrada
      🔟 tecla: 10
      🔠 letras latinas maiúsculas
      🔡 letras latinas minúsculas
      🔢 números
      🔣 símbolos
      🔤 letras latinas
      🅰 botão A (tipo sanguíneo)
      🆎 botão AB (tipo sanguíneo)
      🅱 botão B (tipo sanguíneo)
      🆑 botão CL
      🆒 botão "COOL"
      🆓 botão "FREE"
      ℹ informações
      🆔 botão ID
      Ⓜ círculo com a letra M
      🆕 botão "NEW"
      🆖 botão NG
      🅾 botão O (tipo sanguíneo)
      🆗 botão OK
      🅿 botão P
      🆘 botão SOS
      🆙 botão "UP!"
      🆚 botão VS
      🈁 botão japonês de “aqui”
      🈂 botão japonês de “taxa de serviço”
      🈷 botão japonês de “quantidade mensal”
      🈶 botão japonês de “não gratuito”
      🈯 botão japonês de “reservado”
      🉐 botão japonês de “barganha”
      🈹 botão japonês de “desconto”
      🈚 botão japonês de “gratuito”
      🈲 botão japonês de “proibido”
      🉑 botão japonês de “aceitável”
      🈸 botão japonês de “aplicação”
      🈴 botão japonês de “nota mínima”
      🈳 botão japonês de “vago”
      ㊗ botão japonês de “parabéns”
      ㊙ botão japonês de “segredo”
      🈺 botão japonês de “aberto para negócios”
      🈵 botão japonês de “sem vagas”
      🔴 círculo vermelho
      🟠 círculo laranja
      🟡 círculo amarelo
      🟢 círculo verde
      🔵 círculo azul
      🟣 círculo roxo
      🟤 círculo marrom
      ⚫ círculo preto
      ⚪ círculo branco
      🟥 quadrado vermelho
      🟧 quadrado laranja
      🟨 quadrado amarelo
      🟩 quadrado verde
      🟦 quadrado azul
      🟪 quadrado roxo
      🟫 quadrado marrom
      ⬛ quadrado preto grande
      ⬜ quadrado branco grande
      ◼ quadrado preto médio
      ◻ quadrado branco médio
      ◾ quadrado preto médio menor
      ◽ quadrado branco médio menor
      ▪ quadrado preto pequeno
      ▫ quadrado branco pequeno
      🔶 losango laranja grande
      🔷 losango azul grande
      🔸 losango laranja pequeno
      🔹 losango azul pequeno
      🔺 triângulo vermelho para cima
      🔻 triângulo vermelho para baixo
      💠 diamante com um ponto
      🔘 botão de opção
      🔳 botão quadrado branco
      🔲 botão quadrado preto
      🏁 bandeira quadriculada
      🚩 bandeira triangular
      🎌 bandeiras cruzadas
      🏴 bandeira preta
      🏳 bandeira branca
      🏻 pele clara
      🏼 pele morena clara
      🏽 pele morena
      🏾 pele morena escura
      🏿 pele escura
      🦰 cabelo vermelho
      🦱 cabelo cacheado
      🦳 cabelo branco
      🦲 careca
      🇦🇨 Ilha de Ascensão
      🇦🇩 Andorra
      🇦🇪 Emirados Árabes Unidos
      🇦🇫 Afeganistão
      🇦🇬 Antígua e Barbuda
      🇦🇮 Anguila
      🇦🇱 Albânia
      🇦🇲 Armênia
      🇦🇴 Angola
      🇦🇶 Antártida
      🇦🇷 Argentina
      🇦🇸 Samoa Americana
      🇦🇹 Áustria
      🇦🇺 Austrália
      🇦🇼 Aruba
      🇦🇽 Ilhas Aland
      🇦🇿 Azerbaijão
      🇧🇦 Bósnia e Herzegovina
      🇧🇧 Barbados
      🇧🇩 Bangladesh
      🇧🇪 Bélgica
      🇧🇫 Burquina Faso
      🇧🇬 Bulgária
      🇧🇭 Barein
      🇧🇮 Burundi
      🇧🇯 Benin
      🇧🇱 São Bartolomeu
      🇧🇲 Bermudas
      🇧🇳 Brunei
      🇧🇴 Bolívia
      🇧🇶 Países Baixos Caribenhos
      🇧🇷 Brasil
      🇧🇸 Bahamas
      🇧🇹 Butão
      🇧🇻 Ilha Bouvet
      🇧🇼 Botsuana
      🇧🇾 Bielorrússia
      🇧🇿 Belize
      🇨🇦 Canadá
      🇨🇨 Ilhas Cocos (Keeling)
      🇨🇩 Congo - Kinshasa
      🇨🇫 República Centro-Africana
      🇨🇬 República do Congo
      🇨🇭 Suíça
      🇨🇮 Costa do Marfim
      🇨🇰 Ilhas Cook
      🇨🇱 Chile
      🇨🇲 Camarões
      🇨🇳 China
      🇨🇴 Colômbia
      🇨🇵 Ilha de Clipperton
      🇨🇷 Costa Rica
      🇨🇺 Cuba
      🇨🇻 Cabo Verde
      🇨🇼 Curaçao
      🇨🇽 Ilha Christmas
      🇨🇾 Chipre
      🇨🇿 Tchéquia
      🇩🇪 Alemanha
      🇩🇬 Diego Garcia
      🇩🇯 Djibuti
      🇩🇰 Dinamarca
      🇩🇲 Dominica
      🇩🇴 República Dominicana
      🇩🇿 Argélia
      🇪🇦 Ceuta e Melilla
      🇪🇨 Equador
      🇪🇪 Estônia
      🇪🇬 Egito
      🇪🇭 Saara Ocidental
      🇪🇷 Eritreia
      🇪🇸 Espanha
      🇪🇹 Etiópia
      🇪🇺 União Europeia
      🇫🇮 Finlândia
      🇫🇯 Fiji
      🇫🇰 Ilhas Malvinas
      🇫🇲 Micronésia
      🇫🇴 Ilhas Faroé
      🇫🇷 França
      🇬🇦 Gabão
      🇬🇧 Reino Unido
      🇬🇩 Granada
      🇬🇪 Geórgia
      🇬🇫 Guiana Francesa
      🇬🇬 Guernsey
      🇬🇭 Gana
      🇬🇮 Gibraltar
      🇬🇱 Groenlândia
      🇬🇲 Gâmbia
      🇬🇳 Guiné
      🇬🇵 Guadalupe
      🇬🇶 Guiné Equatorial
      🇬🇷 Grécia
      🇬🇸 Ilhas Geórgia do Sul e Sandwich do Sul
      🇬🇹 Guatemala
      🇬🇺 Guam
      🇬🇼 Guiné-Bissau
      🇬🇾 Guiana
      🇭🇰 Hong Kong, RAE da China
      🇭🇲 Ilhas Heard e McDonald
      🇭🇳 Honduras
      🇭🇷 Croácia
      🇭🇹 Haiti
      🇭🇺 Hungria
      🇮🇨 Ilhas Canárias
      🇮🇩 Indonésia
      🇮🇪 Irlanda
      🇮🇱 Israel
      🇮🇲 Ilha de Man
      🇮🇳 Índia
      🇮🇴 Território Britânico do Oceano Índico
      🇮🇶 Iraque
      🇮🇷 Irã
      🇮🇸 Islândia
      🇮🇹 Itália
      🇯🇪 Jersey
      🇯🇲 Jamaica
      🇯🇴 Jordânia
      🇯🇵 Japão
      🇰🇪 Quênia
      🇰🇬 Quirguistão
      🇰🇭 Camboja
      🇰🇮 Quiribati
      🇰🇲 Comores
      🇰🇳 São Cristóvão e Névis
      🇰🇵 Coreia do Norte
      🇰🇷 Coreia do Sul
      🇰🇼 Kuwait
      🇰🇾 Ilhas Cayman
      🇰🇿 Cazaquistão
      🇱🇦 Laos
      🇱🇧 Líbano
      🇱🇨 Santa Lúcia
      🇱🇮 Liechtenstein
      🇱🇰 Sri Lanka
      🇱🇷 Libéria
      🇱🇸 Lesoto
      🇱🇹 Lituânia
      🇱🇺 Luxemburgo
      🇱🇻 Letônia
      🇱🇾 Líbia
      🇲🇦 Marrocos
      🇲🇨 Mônaco
      🇲🇩 Moldávia
      🇲🇪 Montenegro
      🇲🇫 São Martinho
      🇲🇬 Madagascar
      🇲🇭 Ilhas Marshall
      🇲🇰 Macedônia do Norte
      🇲🇱 Mali
      🇲🇲 Mianmar (Birmânia)
      🇲🇳 Mongólia
      🇲🇴 Macau, RAE da China
      🇲🇵 Ilhas Marianas do Norte
      🇲🇶 Martinica
      🇲🇷 Mauritânia
      🇲🇸 Montserrat
      🇲🇹 Malta
      🇲🇺 Maurício
      🇲🇻 Maldivas
      🇲🇼 Malaui
      🇲🇽 México
      🇲🇾 Malásia
      🇲🇿 Moçambique
      🇳🇦 Namíbia
      🇳🇨 Nova Caledônia
      🇳🇪 Níger
      🇳🇫 Ilha Norfolk
      🇳🇬 Nigéria
      🇳🇮 Nicarágua
      🇳🇱 Países Baixos
      🇳🇴 Noruega
      🇳🇵 Nepal
      🇳🇷 Nauru
      🇳🇺 Niue
      🇳🇿 Nova Zelândia
      🇴🇲 Omã
      🇵🇦 Panamá
      🇵🇪 Peru
      🇵🇫 Polinésia Francesa
      🇵🇬 Papua-Nova Guiné
      🇵🇭 Filipinas
      🇵🇰 Paquistão
      🇵🇱 Polônia
      🇵🇲 São Pedro e Miquelão
      🇵🇳 Ilhas Pitcairn
      🇵🇷 Porto Rico
      🇵🇸 Territórios palestinos
      🇵🇹 Portugal
      🇵🇼 Palau
      🇵🇾 Paraguai
      🇶🇦 Catar
      🇷🇪 Reunião
      🇷🇴 Romênia
      🇷🇸 Sérvia
      🇷🇺 Rússia
      🇷🇼 Ruanda
      🇸🇦 Arábia Saudita
      🇸🇧 Ilhas Salomão
      🇸🇨 Seicheles
      🇸🇩 Sudão
      🇸🇪 Suécia
      🇸🇬 Singapura
      🇸🇭 Santa Helena
      🇸🇮 Eslovênia
      🇸🇯 Svalbard e Jan Mayen
      🇸🇰 Eslováquia
      🇸🇱 Serra Leoa
      🇸🇲 San Marino
      🇸🇳 Senegal
      🇸🇴 Somália
      🇸🇷 Suriname
      🇸🇸 Sudão do Sul
      🇸🇹 São Tomé e Príncipe
      🇸🇻 El Salvador
      🇸🇽 Sint Maarten
      🇸🇾 Síria
      🇸🇿 Essuatíni
      🇹🇦 Tristão da Cunha
      🇹🇨 Ilhas Turcas e Caicos
      🇹🇩 Chade
      🇹🇫 Territórios Franceses do Sul
      🇹🇬 Togo
      🇹🇭 Tailândia
      🇹🇯 Tadjiquistão
      🇹🇰 Tokelau
      🇹🇱 Timor-Leste
      🇹🇲 Turcomenistão
      🇹🇳 Tunísia
      🇹🇴 Tonga
      🇹🇷 Turquia
      🇹🇹 Trinidad e Tobago
      🇹🇻 Tuvalu
      🇹🇼 Taiwan
      🇹🇿 Tanzânia
      🇺🇦 Ucrânia
      🇺🇬 Uganda
      🇺🇲 Ilhas Menores Distantes dos EUA
      🇺🇳 Nações Unidas
      🇺🇸 Estados Unidos
      🇺🇾 Uruguai
      🇺🇿 Uzbequistão
      🇻🇦 Cidade do Vaticano
      🇻🇨 São Vicente e Granadinas
      🇻🇪 Venezuela
      🇻🇬 Ilhas Virgens Britânicas
      🇻🇮 Ilhas Virgens Americanas
      🇻🇳 Vietnã
      🇻🇺 Vanuatu
      🇼🇫 Wallis e Futuna
      🇼🇸 Samoa
      🇽🇰 Kosovo
      🇾🇪 Iêmen
      🇾🇹 Mayotte
      🇿🇦 África do Sul
      🇿🇲 Zâmbia
      🇿🇼 Zimbábue
      🏴󠁧󠁢󠁥󠁮󠁧󠁿 Inglaterra
      🏴󠁧󠁢󠁳󠁣󠁴󠁿 Escócia
      🏴󠁧󠁢󠁷󠁬󠁳󠁿 País de Gales
      😶‍🌫 rosto nas nuvens
      😮‍💨 rosto exalando
      😵‍💫 rosto com olhos em espiral
      ❤‍🔥 coração em chamas
      ❤‍🩹 coração remendado
      👁‍🗨 olho no balão de diálogo
      🧔‍♂ homem: barbudo
      🧔‍♀ mulher: barba
      👱‍♀ mulher: cabelo loiro
      👱‍♂ homem: cabelo loiro
      🙍‍♂ homem franzindo a sobrancelha
      🙍‍♀ mulher franzindo a sobrancelha
      🙎‍♂ homem fazendo bico
      🙎‍♀ mulher fazendo bico
      🙅‍♂ homem fazendo gesto de “não”
      🙅‍♀ mulher fazendo gesto de “não”
      🙆‍♂ homem fazendo gesto de “OK”
      🙆‍♀ mulher fazendo gesto de “OK”
      💁‍♂ homem com a palma virada para cima
      💁‍♀ mulher com a palma virada para cima
      🙋‍♂ homem levantando a mão
      🙋‍♀ mulher levantando a mão
      🧏‍♂ homem surdo
      🧏‍♀ mulher surda
      🙇‍♂ homem fazendo reverência
      🙇‍♀ mulher fazendo reverência
      🤦‍♂ homem decepcionado
      🤦‍♀ mulher decepcionada
      🤷‍♂ homem dando de ombros
      🤷‍♀ mulher dando de ombros
      🧑‍⚕ profissional de saúde
      👨‍⚕ homem profissional da saúde
      👩‍⚕ mulher profissional da saúde
      🧑‍🎓 aluno
      👨‍🎓 estudante
      👩‍🎓 aluna
      🧑‍🏫 professora na escola
      👨‍🏫 professor
      👩‍🏫 professora
      🧑‍⚖ juiz no tribunal
      👨‍⚖ juiz
      👩‍⚖ juíza
      🧑‍🌾 agricultor
      👨‍🌾 fazendeiro
      👩‍🌾 fazendeira
      🧑‍🍳 chef de cozinha
      👨‍🍳 cozinheiro
      👩‍🍳 cozinheira
      🧑‍🔧 mecânico trabalhando
      👨‍🔧 mecânico
      👩‍🔧 mecânica
      🧑‍🏭 funcionário de fábrica
      👨‍🏭 operário
      👩‍🏭 operária
      🧑‍💼 trabalhador de escritório
      👨‍💼 funcionário de escritório
      👩‍💼 funcionária de escritório
      🧑‍🔬 cientista
      👨‍🔬 cientista homem
      👩‍🔬 cientista mulher
      🧑‍💻 programador
      👨‍💻 tecnólogo
      👩‍💻 tecnóloga
      🧑‍🎤 cantor
      👨‍🎤 cantor homem
      👩‍🎤 cantora
      🧑‍🎨 artista
      👨‍🎨 artista plástico
      👩‍🎨 artista plástica
      🧑‍✈ piloto
      👨‍✈ piloto de avião homem
      👩‍✈ piloto de avião mulher
      🧑‍🚀 astronauta
      👨‍🚀 astronauta homem
      👩‍🚀 astronauta mulher
      🧑‍🚒 bombeiro
      👨‍🚒 bombeiro homem
      👩‍🚒 bombeira
      👮‍♂ policial homem
      👮‍♀ policial mulher
      🕵‍♂ detetive homem
      🕵‍♀ detetive mulher
      💂‍♂ guarda homem
      💂‍♀ guarda mulher
      👷‍♂ pedreiro
      👷‍♀ pedreira
      👳‍♂ homem com turbante
      👳‍♀ mulher com turbante
      🤵‍♂ homem de smoking
      🤵‍♀ mulher de smoking
      👰‍♂ noivo com véu
      👰‍♀ noiva com véu
      👩‍🍼 mulher alimentando bebê
      👨‍🍼 homem alimentando bebê
      🧑‍🍼 pessoa alimentando bebê
      🧑‍🎄 noel
      🦸‍♂ homem super-herói
      🦸‍♀ super-heroína
      🦹‍♂ homem supervilão
      🦹‍♀ supervilã
      🧙‍♂ homem mago
      🧙‍♀ maga
      🧚‍♂ homem fada
      🧚‍♀ mulher fada
      🧛‍♂ homem vampiro
      🧛‍♀ mulher vampira
      🧜‍♂ sereio
      🧜‍♀ sereia
      🧝‍♂ elfo homem
      🧝‍♀ elfa
      🧞‍♂ homem gênio
      🧞‍♀ mulher gênio
      🧟‍♂ homem zumbi
      🧟‍♀ mulher zumbi
      💆‍♂ homem recebendo massagem facial
      💆‍♀ mulher recebendo massagem facial
      💇‍♂ homem cortando o cabelo
      💇‍♀ mulher cortando o cabelo
      🚶‍♂ homem andando
      🚶‍♀ mulher andando
      🧍‍♂ homem em pé
      🧍‍♀ mulher em pé
      🧎‍♂ homem ajoelhando
      🧎‍♀ mulher ajoelhando
      🧑‍🦯 pessoa com bengala para cego
      👨‍🦯 homem com bengala para cego
      👩‍🦯 mulher com bengala para cego
      🧑‍🦼 pessoa em cadeira de rodas motorizada
      👨‍🦼 homem em cadeira de rodas motorizada
      👩‍🦼 mulher em cadeira de rodas motorizada
      🧑‍🦽 pessoa em cadeira de rodas manual
      👨‍🦽 homem em cadeira de rodas manual
      👩‍🦽 mulher em cadeira de rodas manual
      🏃‍♂ homem correndo
      🏃‍♀ mulher correndo
      👯‍♂ homens com orelhas de coelho
      👯‍♀ mulheres com orelhas de coelho
      🧖‍♂ homem na sauna
      🧖‍♀ mulher na sauna
      🧗‍♂ homem escalando
      🧗‍♀ mulher escalando
      🏌‍♂ homem golfista
      🏌‍♀ mulher golfista
      🏄‍♂ homem surfista
      🏄‍♀ mulher surfista
      🚣‍♂ homem remando
      🚣‍♀ mulher remando
      🏊‍♂ homem nadando
      🏊‍♀ mulher nadando
      ⛹‍♂ homem jogando basquete
      ⛹‍♀ mulher jogando basquete
      🏋‍♂ homem levantando peso
      🏋‍♀ mulher levantando peso
      🚴‍♂ homem ciclista
      🚴‍♀ mulher ciclista
      🚵‍♂ homem fazendo mountain bike
      🚵‍♀ mulher fazendo mountain bike
      🤸‍♂ homem fazendo estrela
      🤸‍♀ mulher fazendo estrela
      🤼‍♂ homens lutando
      🤼‍♀ mulheres lutando
      🤽‍♂ homem jogando polo aquático
      🤽‍♀ mulher jogando polo aquático
      🤾‍♂ jogador de handebol
      🤾‍♀ jogadora de handebol
      🤹‍♂ homem malabarista
      🤹‍♀ mulher malabarista
      🧘‍♂ homem na posição de lótus
      🧘‍♀ mulher na posição de lótus
      🧑‍🤝‍🧑 pessoas de mãos dadas
      🐕‍🦺 cão de serviço
      🐈‍⬛ gato preto
      🐻‍❄ urso polar
      🏳‍🌈 bandeira do arco-íris
      🏳‍⚧ bandeira transgênero
      🏴‍☠ bandeira de pirata
      """)
}
