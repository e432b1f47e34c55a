// swift-format-ignore-file
// Written by GenerateEmojiNames from CLDR 41 and Unicode Emoji 15.0; the licence is
// LICENSES/Unicode-DFS-2016.txt.

extension EmojiTable {
  static let spanish = EmojiTable(
    lines: """
      😀 cara sonriendo
      😃 cara sonriendo con ojos grandes
      😄 cara sonriendo con ojos sonrientes
      😁 cara radiante con ojos sonrientes
      😆 cara sonriendo con los ojos cerrados
      😅 cara sonriendo con sudor frío
      🤣 cara revolviéndose de la risa
      😂 cara llorando de risa
      🙂 cara sonriendo ligeramente
      🙃 cara al revés
      🫠 cara derritiéndose
      😉 cara guiñando el ojo
      😊 cara feliz con ojos sonrientes
      😇 cara sonriendo con aureola
      🥰 cara sonriendo con corazones
      😍 cara sonriendo con ojos de corazón
      🤩 cara sonriendo con estrellas
      😘 cara lanzando un beso
      😗 cara besando
      ☺ cara sonriente
      😚 cara besando con los ojos cerrados
      😙 cara besando con ojos sonrientes
      🥲 cara sonriente con lágrima
      😋 cara saboreando comida
      😛 cara sacando la lengua
      😜 cara sacando la lengua y guiñando un ojo
      🤪 cara de loco
      😝 cara con ojos cerrados y lengua fuera
      🤑 cara con lengua de dinero
      🤗 cara con manos abrazando
      🤭 cara con mano sobre la boca
      🫢 cara con ojos abiertos y boca tapada
      🫣 cara tapada con ojo espiando
      🤫 cara pidiendo silencio
      🤔 cara pensativa
      🫡 cara saludando
      🤐 cara con la boca cerrada con cremallera
      🤨 cara con ceja alzada
      😐 cara neutral
      😑 cara sin expresión
      😶 cara sin boca
      🫥 cara con línea de puntos
      😏 cara sonriendo con superioridad
      😒 cara de desaprobación
      🙄 cara con ojos en blanco
      😬 cara haciendo una mueca
      🤥 cara de mentiroso
      😌 cara de alivio
      😔 cara desanimada
      😪 cara de sueño
      🤤 cara babeando
      😴 cara durmiendo
      😷 cara con mascarilla médica
      🤒 cara con termómetro
      🤕 cara con la cabeza vendada
      🤢 cara de náuseas
      🤮 cara vomitando
      🤧 cara estornudando
      🥵 cara con calor
      🥶 cara con frío
      🥴 cara de grogui
      😵 cara mareada
      🤯 cabeza explotando
      🤠 cara con sombrero de vaquero
      🥳 cara de fiesta
      🥸 cara disfrazada
      😎 cara sonriendo con gafas de sol
      🤓 cara de empollón
      🧐 cara con monóculo
      😕 cara de confusión
      🫤 cara con boca diagonal
      😟 cara preocupada
      🙁 cara con el ceño ligeramente fruncido
      ☹ cara con el ceño fruncido
      😮 cara con la boca abierta
      😯 cara estupefacta
      😲 cara asombrada
      😳 cara sonrojada
      🥺 cara de por favor
      🥹 cara aguantándose las lágrimas
      😦 cara con el ceño fruncido y la boca abierta
      😧 cara angustiada
      😨 cara asustada
      😰 cara con ansiedad y sudor
      😥 cara triste pero aliviada
      😢 cara llorando
      😭 cara llorando fuerte
      😱 cara gritando de miedo
      😖 cara de frustración
      😣 cara desesperada
      😞 cara decepcionada
      😓 cara con sudor frío
      😩 cara agotada
      😫 cara cansada
      🥱 cara de bostezo
      😤 cara resoplando
      😡 cara cabreada
      😠 cara enfadada
      🤬 cara con símbolos en la boca
      😈 cara sonriendo con cuernos
      👿 cara enfadada con cuernos
      💀 calavera
      ☠ calavera y huesos cruzados
      💩 caca con ojos
      🤡 cara de payaso
      👹 demonio japonés oni
      👺 demonio japonés tengu
      👻 fantasma
      👽 alienígena
      👾 monstruo alienígena
      🤖 robot
      😺 gato sonriendo
      😸 gato sonriendo con ojos sonrientes
      😹 gato llorando de risa
      😻 gato sonriendo con ojos de corazón
      😼 gato haciendo una mueca
      😽 gato besando
      🙀 gato asustado
      😿 gato llorando
      😾 gato enfadado
      🙈 mono con los ojos tapados
      🙉 mono con los oídos tapados
      🙊 mono con la boca tapada
      💌 carta de amor
      💘 corazón con flecha
      💝 corazón con lazo
      💖 corazón brillante
      💗 corazón creciente
      💓 corazón latiendo
      💞 corazones giratorios
      💕 dos corazones
      💟 adorno de corazón
      ❣ exclamación de corazón
      💔 corazón roto
      ❤ corazón rojo
      🧡 corazón naranja
      💛 corazón amarillo
      💚 corazón verde
      💙 corazón azul
      💜 corazón morado
      🤎 corazón marrón
      🖤 corazón negro
      🤍 corazón blanco
      💋 marca de beso
      💯 cien puntos
      💢 símbolo de enfado
      💥 colisión
      💫 símbolo de mareo
      💦 gotas de sudor
      💨 salir corriendo
      🕳 agujero
      💬 bocadillo de diálogo
      🗨 bocadillo de diálogo por la izquierda
      🗯 bocadillo de enfado por la derecha
      💭 bocadillo de pensamiento
      💤 símbolo de sueño
      👋 mano saludando
      🤚 dorso de la mano
      🖐 mano abierta
      ✋ mano levantada
      🖖 saludo vulcano
      🫱 mano hacia la derecha
      🫲 mano hacia la izquierda
      🫳 mano con la palma hacia abajo
      🫴 mano con la palma hacia arriba
      👌 señal de aprobación con la mano
      🤌 dedos juntos apuntando hacia arriba
      🤏 mano pellizcando
      ✌ mano con señal de victoria
      🤞 dedos cruzados
      🫰 mano con dedo índice y pulgar cruzados
      🤟 gesto de te quiero
      🤘 mano haciendo el signo de cuernos
      🤙 mano haciendo el gesto de llamar
      👈 dorso de mano con índice a la izquierda
      👉 dorso de mano con índice a la derecha
      👆 dorso de mano con índice hacia arriba
      🖕 dedo corazón hacia arriba
      👇 dorso de mano con índice hacia abajo
      ☝ dedo índice hacia arriba
      🫵 dedo índice apuntándote a ti
      👍 pulgar hacia arriba
      👎 pulgar hacia abajo
      ✊ puño en alto
      👊 puño cerrado
      🤛 puño hacia la izquierda
      🤜 puño hacia la derecha
      👏 manos aplaudiendo
      🙌 manos levantadas celebrando
      🫶 manos formando un corazón
      👐 manos abiertas
      🤲 palmas hacia arriba juntas
      🤝 apretón de manos
      🙏 manos en oración
      ✍ mano escribiendo
      💅 pintarse las uñas
      🤳 selfi
      💪 bíceps flexionado
      🦾 brazo mecánico
      🦿 pierna mecánica
      🦵 pierna
      🦶 pie
      👂 oreja
      🦻 oreja con audífono
      👃 nariz
      🧠 cerebro
      🫀 corazón humano
      🫁 pulmones
      🦷 diente
      🦴 hueso
      👀 ojos
      👁 ojo
      👅 lengua
      👄 boca
      🫦 labio mordido
      👶 bebé
      🧒 infante
      👦 niño
      👧 niña
      🧑 persona adulta
      👱 persona adulta rubia
      👨 hombre
      🧔 hombre con barba
      👩 mujer
      🧓 persona mayor
      👴 anciano
      👵 anciana
      🙍 persona frunciendo el ceño
      🙎 persona haciendo pucheros
      🙅 persona haciendo el gesto de "no"
      🙆 persona haciendo el gesto de "de acuerdo"
      💁 persona de mostrador de información
      🙋 persona con la mano levantada
      🧏 persona sorda
      🙇 persona haciendo una reverencia
      🤦 persona con la mano en la frente
      🤷 persona encogida de hombros
      👮 agente de policía
      🕵 detective
      💂 guardia
      🥷 ninja
      👷 profesional de la construcción
      🫅 persona con corona
      🤴 príncipe
      👸 princesa
      👳 persona con turbante
      👲 hombre con gorro chino
      🧕 mujer con hiyab
      🤵 persona con esmoquin
      👰 persona con velo
      🤰 mujer embarazada
      🫃 hombre embarazado
      🫄 persona embarazada
      🤱 lactancia materna
      👼 bebé ángel
      🎅 Papá Noel
      🤶 Mamá Noel
      🦸 personaje de superhéroe
      🦹 personaje de supervillano
      🧙 persona maga
      🧚 hada
      🧛 vampiro
      🧜 persona sirena
      🧝 elfo
      🧞 genio
      🧟 zombi
      🧌 trol
      💆 persona recibiendo masaje
      💇 persona cortándose el pelo
      🚶 persona caminando
      🧍 persona de pie
      🧎 persona de rodillas
      🏃 persona corriendo
      💃 mujer bailando
      🕺 hombre bailando
      🕴 hombre trajeado levitando
      👯 personas con orejas de conejo
      🧖 persona en una sauna
      🧗 persona escalando
      🤺 esgrima
      🏇 carrera de caballos
      ⛷ esquiador
      🏂 practicante de snowboard
      🏌 golfista
      🏄 persona haciendo surf
      🚣 persona remando en un bote
      🏊 persona nadando
      ⛹ persona botando un balón
      🏋 persona levantando pesas
      🚴 persona en bicicleta
      🚵 persona en bicicleta de montaña
      🤸 persona haciendo voltereta lateral
      🤼 personas luchando
      🤽 persona jugando al waterpolo
      🤾 persona jugando al balonmano
      🤹 persona haciendo malabares
      🧘 persona en posición de loto
      🛀 persona en la bañera
      🛌 persona en la cama
      👭 mujeres de la mano
      👫 mujer y hombre de la mano
      👬 hombres de la mano
      💏 beso
      💑 pareja enamorada
      👪 familia
      🗣 cabeza parlante
      👤 silueta de busto
      👥 dos siluetas de bustos
      🫂 personas abrazándose
      👣 huellas de pies
      🐵 cara de mono
      🐒 mono
      🦍 gorila
      🦧 orangután
      🐶 cara de perro
      🐕 perro
      🦮 perro guía
      🐩 caniche
      🐺 lobo
      🦊 zorro
      🦝 mapache
      🐱 cara de gato
      🐈 gato
      🦁 león
      🐯 cara de tigre
      🐅 tigre
      🐆 leopardo
      🐴 cara de caballo
      🐎 caballo
      🦄 unicornio
      🦓 cebra
      🦌 ciervo
      🦬 bisonte
      🐮 cara de vaca
      🐂 buey
      🐃 búfalo de agua
      🐄 vaca
      🐷 cara de cerdo
      🐖 cerdo
      🐗 jabalí
      🐽 nariz de cerdo
      🐏 carnero
      🐑 oveja
      🐐 cabra
      🐪 dromedario
      🐫 camello
      🦙 llama
      🦒 jirafa
      🐘 elefante
      🦣 mamut
      🦏 rinoceronte
      🦛 hipopótamo
      🐭 cara de ratón
      🐁 ratón
      🐀 rata
      🐹 hámster
      🐰 cara de conejo
      🐇 conejo
      🐿 ardilla
      🦫 castor
      🦔 erizo
      🦇 murciélago
      🐻 oso
      🐨 koala
      🐼 panda
      🦥 perezoso
      🦦 nutria
      🦨 mofeta
      🦘 canguro
      🦡 tejón
      🐾 huellas de pezuñas
      🦃 pavo
      🐔 gallina
      🐓 gallo
      🐣 pollito rompiendo el cascarón
      🐤 pollito
      🐥 pollito de frente
      🐦 pájaro
      🐧 pingüino
      🕊 paloma
      🦅 águila
      🦆 pato
      🦢 cisne
      🦉 búho
      🦤 dodo
      🪶 pluma
      🦩 flamenco
      🦚 pavo real
      🦜 loro
      🐸 rana
      🐊 cocodrilo
      🐢 tortuga
      🦎 lagarto
      🐍 serpiente
      🐲 cara de dragón
      🐉 dragón
      🦕 saurópodo
      🦖 t-rex
      🐳 ballena soltando un chorro
      🐋 ballena
      🐬 delfín
      🦭 foca
      🐟 pez
      🐠 pez tropical
      🐡 pez globo
      🦈 tiburón
      🐙 pulpo
      🐚 concha de mar
      🪸 coral
      🐌 caracol
      🦋 mariposa
      🐛 insecto
      🐜 hormiga
      🐝 abeja
      🪲 escarabajo
      🐞 mariquita
      🦗 grillo
      🪳 cucaracha
      🕷 araña
      🕸 tela de araña
      🦂 escorpión
      🦟 mosquito
      🪰 mosca
      🪱 gusano
      🦠 microbio
      💐 ramo de flores
      🌸 flor de cerezo
      💮 flor blanca
      🪷 loto
      🏵 roseta
      🌹 rosa
      🥀 flor marchita
      🌺 flor de hibisco
      🌻 girasol
      🌼 flor
      🌷 tulipán
      🌱 planta joven
      🪴 planta de maceta
      🌲 árbol de hoja perenne
      🌳 árbol de hoja caduca
      🌴 palmera
      🌵 cactus
      🌾 espiga de arroz
      🌿 hierba
      ☘ trébol
      🍀 trébol de cuatro hojas
      🍁 hoja de arce
      🍂 hojas caídas
      🍃 hojas revoloteando al viento
      🪹 nido vacío
      🪺 nido con huevos
      🍄 champiñón
      🍇 uvas
      🍈 melón
      🍉 sandía
      🍊 mandarina
      🍋 limón
      🍌 plátano
      🍍 piña
      🥭 mango
      🍎 manzana roja
      🍏 manzana verde
      🍐 pera
      🍑 melocotón
      🍒 cerezas
      🍓 fresa
      🫐 arándanos
      🥝 kiwi
      🍅 tomate
      🫒 aceituna
      🥥 coco
      🥑 aguacate
      🍆 berenjena
      🥔 patata
      🥕 zanahoria
      🌽 espiga de maíz
      🌶 chile picante
      🫑 pimiento
      🥒 pepino
      🥬 verdura de hoja verde
      🥦 brócoli
      🧄 ajo
      🧅 cebolla
      🥜 cacahuetes
      🫘 alubias
      🌰 castaña
      🍞 pan de molde
      🥐 cruasán
      🥖 baguete
      🫓 pan sin levadura
      🥨 bretzel
      🥯 bagel
      🥞 tortitas
      🧇 gofre
      🧀 cuña de queso
      🍖 carne con hueso
      🍗 muslo de pollo
      🥩 corte de carne
      🥓 beicon
      🍔 hamburguesa
      🍟 patatas fritas
      🍕 pizza
      🌭 perrito caliente
      🥪 sándwich
      🌮 taco
      🌯 burrito
      🫔 tamal
      🥙 pan relleno
      🧆 falafel
      🥚 huevo
      🍳 cocinar
      🥘 paella
      🍲 olla de comida
      🫕 fondue
      🥣 cuenco con cuchara
      🥗 ensalada
      🍿 palomitas
      🧈 mantequilla
      🧂 sal
      🥫 comida enlatada
      🍱 caja de bento
      🍘 galleta de arroz
      🍙 bola de arroz
      🍚 arroz cocido
      🍛 arroz con curry
      🍜 tazón de fideos
      🍝 espagueti
      🍠 patata asada
      🍢 brocheta
      🍣 sushi
      🍤 gamba frita
      🍥 pastel de pescado japonés
      🥮 pastel de luna
      🍡 dango
      🥟 dumpling
      🥠 galleta de la fortuna
      🥡 caja para llevar
      🦀 cangrejo
      🦞 bogavante
      🦐 gamba
      🦑 calamar
      🦪 ostra
      🍦 cucurucho de helado
      🍧 granizado hawaiano
      🍨 helado
      🍩 dónut
      🍪 galleta
      🎂 tarta de cumpleaños
      🍰 trozo de tarta
      🧁 magdalena
      🥧 pastel
      🍫 tableta de chocolate
      🍬 caramelo
      🍭 piruleta
      🍮 flan
      🍯 tarro de miel
      🍼 biberón
      🥛 vaso de leche
      ☕ bebida caliente
      🫖 tetera
      🍵 tazón de té
      🍶 sake
      🍾 botella descorchada
      🍷 copa de vino
      🍸 copa de cóctel
      🍹 bebida tropical
      🍺 jarra de cerveza
      🍻 jarras de cerveza brindando
      🥂 copas brindando
      🥃 vaso de whisky
      🫗 líquido derramándose
      🥤 vaso con pajita
      🧋 té de burbujas
      🧃 tetrabrik
      🧉 mate
      🧊 cubito de hielo
      🥢 palillos
      🍽 cuchillo y tenedor con un plato
      🍴 tenedor y cuchillo
      🥄 cuchara
      🔪 cuchillo de cocina
      🫙 tarro
      🏺 ánfora
      🌍 globo terráqueo mostrando Europa y África
      🌎 globo terráqueo mostrando América
      🌏 globo terráqueo mostrando Asia y Australia
      🌐 globo terráqueo con meridianos
      🗺 mapa mundial
      🗾 mapa de Japón
      🧭 brújula
      🏔 montaña con nieve
      ⛰ montaña
      🌋 volcán
      🗻 monte Fuji
      🏕 camping
      🏖 playa y sombrilla
      🏜 desierto
      🏝 isla desierta
      🏞 parque nacional
      🏟 estadio
      🏛 edificio clásico
      🏗 construcción
      🧱 ladrillo
      🪨 piedra
      🪵 madera
      🛖 cabaña
      🏘 casas
      🏚 casa abandonada
      🏠 casa
      🏡 casa con jardín
      🏢 edificio de oficinas
      🏣 oficina de correos japonesa
      🏤 oficina de correos europea
      🏥 hospital
      🏦 banco
      🏨 hotel
      🏩 hotel del amor
      🏪 tienda 24 horas
      🏫 colegio
      🏬 grandes almacenes
      🏭 fábrica
      🏯 castillo japonés
      🏰 castillo europeo
      💒 iglesia celebrando boda
      🗼 Torre de Tokio
      🗽 Estatua de la Libertad
      ⛪ iglesia
      🕌 mezquita
      🛕 templo hindú
      🕍 sinagoga
      ⛩ santuario sintoísta
      🕋 Kaaba
      ⛲ fuente
      ⛺ tienda de campaña
      🌁 bruma
      🌃 noche estrellada
      🏙 paisaje urbano
      🌄 amanecer sobre montañas
      🌅 amanecer
      🌆 ciudad al atardecer
      🌇 puesta del sol
      🌉 puente de noche
      ♨ aguas termales
      🎠 caballo de tiovivo
      🛝 tobogán
      🎡 noria de feria
      🎢 montaña rusa
      💈 poste de barbero
      🎪 carpa de circo
      🚂 locomotora de vapor
      🚃 vagón
      🚄 tren de alta velocidad
      🚅 tren bala
      🚆 tren
      🚇 metro
      🚈 tren ligero
      🚉 estación de tren
      🚊 tranvía
      🚝 monorraíl
      🚞 ferrocarril de montaña
      🚋 vagón de tranvía
      🚌 autobús
      🚍 autobús próximo
      🚎 trolebús
      🚐 minibús
      🚑 ambulancia
      🚒 coche de bomberos
      🚓 coche de policía
      🚔 coche de policía próximo
      🚕 taxi
      🚖 taxi próximo
      🚗 coche
      🚘 coche próximo
      🚙 vehículo deportivo utilitario
      🛻 camioneta
      🚚 camión de reparto
      🚛 camión articulado
      🚜 tractor
      🏎 coche de carreras
      🏍 moto
      🛵 scooter
      🦽 silla de ruedas manual
      🦼 silla de ruedas eléctrica
      🛺 mototaxi
      🚲 bicicleta
      🛴 patinete
      🛹 monopatín
      🛼 patines
      🚏 parada de autobús
      🛣 autopista
      🛤 vía de tren
      🛢 barril de petróleo
      ⛽ surtidor de gasolina
      🛞 rueda
      🚨 luces de policía
      🚥 semáforo horizontal
      🚦 semáforo
      🛑 señal de stop
      🚧 obras
      ⚓ ancla
      🛟 salvavidas
      ⛵ velero
      🛶 canoa
      🚤 lancha motora
      🛳 barco de pasajeros
      ⛴ ferri
      🛥 barco a motor
      🚢 barco
      ✈ avión
      🛩 avioneta
      🛫 avión despegando
      🛬 avión aterrizando
      🪂 paracaídas
      💺 asiento de transporte
      🚁 helicóptero
      🚟 ferrocarril de suspensión
      🚠 teleférico de montaña
      🚡 teleférico
      🛰 satélite
      🚀 cohete
      🛸 platillo volante
      🛎 timbre de hotel
      🧳 equipaje
      ⌛ reloj de arena sin tiempo
      ⏳ reloj de arena con tiempo
      ⌚ reloj
      ⏰ reloj despertador
      ⏱ cronómetro
      ⏲ temporizador
      🕰 reloj de sobremesa
      🕛 12 en punto
      🕧 doce y media
      🕐 1 en punto
      🕜 una y media
      🕑 2 en punto
      🕝 dos y media
      🕒 3 en punto
      🕞 tres y media
      🕓 4 en punto
      🕟 cuatro y media
      🕔 5 en punto
      🕠 cinco y media
      🕕 6 en punto
      🕡 seis y media
      🕖 7 en punto
      🕢 siete y media
      🕗 8 en punto
      🕣 ocho y media
      🕘 9 en punto
      🕤 nueve y media
      🕙 10 en punto
      🕥 diez y media
      🕚 11 en punto
      🕦 once y media
      🌑 luna nueva
      🌒 luna creciente
      🌓 luna en cuarto creciente
      🌔 luna gibosa creciente
      🌕 luna llena
      🌖 luna gibosa menguante
      🌗 luna en cuarto menguante
      🌘 luna menguante
      🌙 luna
      🌚 luna nueva con cara
      🌛 luna de cuarto creciente con cara
      🌜 luna de cuarto menguante con cara
      🌡 termómetro
      ☀ sol
      🌝 luna llena con cara
      🌞 sol con cara
      🪐 planeta con anillos
      ⭐ estrella blanca mediana
      🌟 estrella brillante
      🌠 estrella fugaz
      🌌 Vía Láctea
      ☁ nube
      ⛅ sol detrás de una nube
      ⛈ nube con rayo y lluvia
      🌤 sol detrás de una nube pequeña
      🌥 sol detrás de una nube grande
      🌦 sol detrás de una nube con lluvia
      🌧 nube con lluvia
      🌨 nube con nieve
      🌩 nube con rayo
      🌪 tornado
      🌫 niebla
      🌬 cara de viento
      🌀 ciclón
      🌈 arcoíris
      🌂 paraguas cerrado
      ☂ paraguas
      ☔ paraguas con gotas de lluvia
      ⛱ sombrilla en la arena
      ⚡ alto voltaje
      ❄ copo de nieve
      ☃ muñeco de nieve con nieve
      ⛄ muñeco de nieve
      ☄ meteorito
      🔥 fuego
      💧 gota
      🌊 ola de mar
      🎃 calabaza de Halloween
      🎄 árbol de Navidad
      🎆 fuegos artificiales
      🎇 bengala
      🧨 petardo
      ✨ chispas
      🎈 globo
      🎉 cañón de confeti
      🎊 bola de confeti
      🎋 árbol de tanabata
      🎍 decoración de pino
      🎎 muñecas japonesas
      🎏 banderín de carpas
      🎐 campanilla de viento
      🎑 ceremonia de contemplación de la luna
      🧧 sobre rojo
      🎀 lazo
      🎁 regalo
      🎗 lazo conmemorativo
      🎟 entradas
      🎫 tique
      🎖 medalla militar
      🏆 trofeo
      🏅 medalla deportiva
      🥇 medalla de oro
      🥈 medalla de plata
      🥉 medalla de bronce
      ⚽ balón de fútbol
      ⚾ béisbol
      🥎 pelota de softball
      🏀 balón de baloncesto
      🏐 voleibol
      🏈 balón de fútbol americano
      🏉 balón de rugby
      🎾 pelota de tenis
      🥏 disco volador
      🎳 bolos
      🏏 críquet
      🏑 hockey sobre hierba
      🏒 hockey sobre hielo
      🥍 lacrosse
      🏓 tenis de mesa
      🏸 bádminton
      🥊 guante de boxeo
      🥋 uniforme de artes marciales
      🥅 portería
      ⛳ banderín en hoyo
      ⛸ patín de hielo
      🎣 caña de pescar
      🤿 máscara de buceo
      🎽 camiseta sin mangas
      🎿 esquís
      🛷 trineo
      🥌 piedra de curling
      🎯 diana
      🪀 yoyó
      🪁 cometa
      🔫 pistola de agua
      🎱 bola negra de billar
      🔮 bola de cristal
      🪄 varita mágica
      🎮 mando de videoconsola
      🕹 joystick
      🎰 máquina tragaperras
      🎲 dado
      🧩 pieza de puzle
      🧸 osito de peluche
      🪅 piñata
      🪩 bola de espejos
      🪆 muñeca rusa
      ♠ palo de picas
      ♥ palo de corazones
      ♦ palo de diamantes
      ♣ palo de tréboles
      ♟ peón de ajedrez
      🃏 comodín
      🀄 dragón rojo de mahjong
      🎴 cartas de flores
      🎭 máscaras de teatro
      🖼 cuadro enmarcado
      🎨 paleta de pintor
      🧵 hilo
      🪡 aguja de coser
      🧶 ovillo
      🪢 nudo
      👓 gafas
      🕶 gafas de sol
      🥽 gafas de protección
      🥼 bata de laboratorio
      🦺 chaleco de seguridad
      👔 corbata
      👕 camiseta
      👖 vaqueros
      🧣 bufanda
      🧤 guantes
      🧥 abrigo
      🧦 calcetines
      👗 vestido
      👘 kimono
      🥻 sari
      🩱 traje de baño de una pieza
      🩲 ropa interior
      🩳 pantalones cortos
      👙 bikini
      👚 ropa de mujer
      👛 monedero
      👜 bolso
      👝 bolso de mano
      🛍 bolsas de compras
      🎒 mochila escolar
      🩴 chancla
      👞 zapato de hombre
      👟 zapatilla deportiva
      🥾 bota de senderismo
      🥿 bailarina
      👠 zapato de tacón
      👡 sandalia de mujer
      🩰 zapatillas de ballet
      👢 bota de mujer
      👑 corona
      👒 sombrero de mujer
      🎩 sombrero de copa
      🎓 birrete
      🧢 gorra con visera
      🪖 casco militar
      ⛑ casco con una cruz blanca
      📿 rosario
      💄 pintalabios
      💍 anillo
      💎 piedra preciosa
      🔇 altavoz silenciado
      🔈 altavoz a volumen bajo
      🔉 altavoz a volumen medio
      🔊 altavoz a volumen alto
      📢 altavoz de mano
      📣 megáfono
      📯 corneta de posta
      🔔 campana
      🔕 campana con signo de cancelación
      🎼 pentagrama
      🎵 nota musical
      🎶 notas musicales
      🎙 micrófono de estudio
      🎚 control de volumen
      🎛 ruedas de control
      🎤 micrófono
      🎧 auricular
      📻 radio
      🎷 saxofón
      🪗 acordeón
      🎸 guitarra
      🎹 teclado musical
      🎺 trompeta
      🎻 violín
      🪕 banjo
      🥁 tambor
      🪘 tamboril
      📱 teléfono móvil
      📲 móvil con una flecha
      ☎ teléfono
      📞 auricular de teléfono
      📟 busca
      📠 máquina de fax
      🔋 pila
      🪫 batería baja
      🔌 enchufe eléctrico
      💻 ordenador portátil
      🖥 ordenador de sobremesa
      🖨 impresora
      ⌨ teclado
      🖱 ratón de ordenador
      🖲 bola de desplazamiento
      💽 minidisc
      💾 disquete
      💿 disco óptico
      📀 disco DVD
      🧮 ábaco
      🎥 cámara de cine
      🎞 fotograma de película
      📽 proyector de cine
      🎬 claqueta
      📺 televisión
      📷 cámara de fotos
      📸 cámara con flash
      📹 videocámara
      📼 cinta de vídeo
      🔍 lupa orientada hacia la izquierda
      🔎 lupa orientada hacia la derecha
      🕯 vela
      💡 bombilla
      🔦 linterna
      🏮 lámpara japonesa
      🪔 lámpara de aceite
      📔 cuaderno con tapa decorativa
      📕 libro cerrado
      📖 libro abierto
      📗 libro verde
      📘 libro azul
      📙 libro naranja
      📚 libros
      📓 cuaderno
      📒 libro de contabilidad
      📃 página doblada
      📜 pergamino
      📄 página hacia arriba
      📰 periódico
      🗞 periódico enrollado
      📑 marcadores
      🔖 marcapáginas
      🏷 etiqueta
      💰 bolsa de dinero
      🪙 moneda
      💴 billete de yen
      💵 billete de dólar
      💶 billete de euro
      💷 billete de libra
      💸 billete con alas
      💳 tarjeta de crédito
      🧾 recibo
      💹 mercado al alza
      ✉ sobre
      📧 correo electrónico
      📨 sobre entrante
      📩 sobre con flecha
      📤 bandeja de salida
      📥 bandeja de entrada
      📦 paquete
      📫 buzón cerrado con la bandera levantada
      📪 buzón cerrado con la bandera bajada
      📬 buzón abierto con la bandera levantada
      📭 buzón abierto con la bandera bajada
      📮 buzón
      🗳 urna con papeleta
      ✏ lápiz
      ✒ pluma negra
      🖋 estilográfica
      🖊 bolígrafo
      🖌 pincel
      🖍 lápiz de cera
      📝 cuaderno de notas
      💼 maletín
      📁 carpeta de archivos
      📂 carpeta de archivos abierta
      🗂 separador de fichas
      📅 calendario
      📆 calendario recortable
      🗒 bloc de notas de espiral
      🗓 calendario de espiral
      📇 organizador de fichas
      📈 gráfica de evolución ascendente
      📉 gráfica de evolución descendente
      📊 gráfico de barras
      📋 portapapeles
      📌 chincheta
      📍 chincheta redonda
      📎 clip
      🖇 clips unidos
      📏 regla
      📐 escuadra
      ✂ tijeras
      🗃 archivador de tarjetas
      🗄 archivador
      🗑 papelera
      🔒 candado cerrado
      🔓 candado abierto
      🔏 candado con pluma estilográfica
      🔐 candado cerrado y llave
      🔑 llave
      🗝 llave antigua
      🔨 martillo
      🪓 hacha
      ⛏ pico
      ⚒ martillo y pico
      🛠 martillo y llave inglesa
      🗡 puñal
      ⚔ espadas cruzadas
      💣 bomba
      🪃 bumerán
      🏹 arco y flecha
      🛡 escudo
      🪚 sierra de carpintería
      🔧 llave inglesa
      🪛 destornillador
      🔩 tornillo y tuerca
      ⚙ engranaje
      🗜 tornillo de banco
      ⚖ balanza
      🦯 bastón
      🔗 eslabón
      ⛓ cadenas
      🪝 gancho
      🧰 caja de herramientas
      🧲 imán
      🪜 escalera
      ⚗ alambique
      🧪 tubo de ensayo
      🧫 placa de petri
      🧬 adn
      🔬 microscopio
      🔭 telescopio
      📡 antena de satélite
      💉 jeringuilla
      🩸 gota de sangre
      💊 píldora
      🩹 tirita
      🩼 muleta
      🩺 estetoscopio
      🩻 radiografía
      🚪 puerta
      🛗 ascensor
      🪞 espejo
      🪟 ventana
      🛏 cama
      🛋 sofá y lámpara
      🪑 silla
      🚽 inodoro
      🪠 desatascador
      🚿 ducha
      🛁 bañera
      🪤 trampa de ratones
      🪒 cuchilla de afeitar
      🧴 bote de crema
      🧷 imperdible
      🧹 escoba
      🧺 cesta
      🧻 rollo de papel
      🪣 cubo
      🧼 jabón
      🫧 burbujas
      🪥 cepillo de dientes
      🧽 esponja
      🧯 extintor
      🛒 carrito de la compra
      🚬 cigarrillo
      ⚰ ataúd
      🪦 lápida
      ⚱ urna funeraria
      🧿 ojo turco
      🪬 hamsa
      🗿 estatua moái
      🪧 letrero
      🪪 carné de identidad
      🏧 señal de cajero automático
      🚮 señal de usar papelera
      🚰 agua potable
      ♿ símbolo de silla de ruedas
      🚹 aseo para hombres
      🚺 señal de aseo para mujeres
      🚻 señal de aseos
      🚼 señal de bebé
      🚾 aseos
      🛂 control de pasaportes
      🛃 aduana
      🛄 recogida de equipajes
      🛅 consigna
      ⚠ advertencia
      🚸 niños cruzando
      ⛔ dirección prohibida
      🚫 prohibido
      🚳 bicicletas prohibidas
      🚭 prohibido fumar
      🚯 prohibido tirar basura
      🚱 agua no potable
      🚷 prohibido el paso de peatones
      📵 prohibido el uso de móviles
      🔞 prohibido para menos de 18 años
      ☢ radiactivo
      ☣ riesgo biológico
      ⬆ flecha hacia arriba
      ↗ flecha hacia la esquina superior derecha
      ➡ flecha hacia la derecha
      ↘ flecha hacia la esquina inferior derecha
      ⬇ flecha hacia abajo
      ↙ flecha hacia la esquina inferior izquierda
      ⬅ flecha hacia la izquierda
      ↖ flecha hacia la esquina superior izquierda
      ↕ flecha arriba y abajo
      ↔ flecha izquierda y derecha
      ↩ flecha derecha curvándose a la izquierda
      ↪ flecha izquierda curvándose a la derecha
      ⤴ flecha derecha curvándose hacia arriba
      ⤵ flecha derecha curvándose hacia abajo
      🔃 flechas verticales en sentido horario
      🔄 flechas en sentido antihorario
      🔙 flecha BACK
      🔚 flecha END
      🔛 flecha ON!
      🔜 flecha SOON
      🔝 flecha TOP
      🛐 lugar de culto
      ⚛ símbolo de átomo
      🕉 om
      ✡ estrella de David
      ☸ rueda del dharma
      ☯ yin yang
      ✝ cruz latina
      ☦ cruz ortodoxa
      ☪ media luna y estrella
      ☮ símbolo de la paz
      🕎 menorá
      🔯 estrella de seis puntas
      ♈ Aries
      ♉ Tauro
      ♊ Géminis
      ♋ Cáncer
      ♌ Leo
      ♍ Virgo
      ♎ Libra
      ♏ Escorpio
      ♐ Sagitario
      ♑ Capricornio
      ♒ Acuario
      ♓ Piscis
      ⛎ Ofiuco
      🔀 reproducción aleatoria
      🔁 repetir
      🔂 repetir una vez
      ▶ reproducir
      ⏩ avance rápido
      ⏭ pista siguiente
      ⏯ reproducir o pausa
      ◀ retroceso
      ⏪ rebobinado
      ⏮ pista anterior
      🔼 triángulo hacia arriba
      ⏫ triángulo doble hacia arriba
      🔽 triángulo hacia abajo
      ⏬ triángulo doble hacia abajo
      ⏸ pausa
      ⏹ detener
      ⏺ grabar
      ⏏ expulsar
      🎦 cine
      🔅 brillo bajo
      🔆 brillo alto
      📶 barras de cobertura
      📳 modo vibración
      📴 teléfono móvil apagado
      ♀ signo femenino
      ♂ signo masculino
      ⚧ símbolo de transgénero
      ✖ multiplicación
      ➕ más
      ➖ menos
      ➗ división
      🟰 signo igual grueso
      ♾ infinito
      ‼ exclamación doble
      ⁉ exclamación e interrogación
      ❓ interrogación roja
      ❔ interrogación blanca
      ❕ exclamación blanca
      ❗ exclamación roja
      〰 guion ondulado
      💱 cambio de divisas
      💲 símbolo de dólar
      ⚕ símbolo de medicina
      ♻ símbolo de reciclaje
      ⚜ flor de lis
      🔱 emblema de tridente
      📛 etiqueta identificativa
      🔰 símbolo japonés para principiante
      ⭕ círculo rojo hueco
      ✅ botón de marca de verificación
      ☑ casilla con marca de verificación
      ✔ marca de verificación
      ❌ marca de cruz
      ❎ botón con marca de cruz
      ➰ bucle
      ➿ bucle doble
      〽 marca de alternancia
      ✳ asterisco de ocho puntas
      ✴ estrella de ocho puntas
      ❇ chispa
      © copyright
      ® marca registrada
      ™ símbolo de marca comercial
      🔟 Teclas: 10
      🔠 letras latinas mayúsculas
      🔡 letras latinas minúsculas
      🔢 números
      🔣 símbolos
      🔤 alfabeto latino
      🅰 grupo sanguíneo A
      🆎 grupo sanguíneo AB
      🅱 grupo sanguíneo B
      🆑 borrar
      🆒 botón COOL
      🆓 botón FREE
      ℹ información
      🆔 símbolo de identificación
      Ⓜ m en círculo
      🆕 botón NEW
      🆖 botón NG
      🅾 grupo sanguíneo tipo O
      🆗 botón OK
      🅿 aparcamiento
      🆘 símbolo de socorro
      🆙 botón UP!
      🆚 botón VS
      🈁 ideograma japonés para "aquí"
      🈂 ideograma japonés para "de cortesía"
      🈷 ideograma japonés para "cantidad mensual"
      🈶 ideograma japonés para "de pago"
      🈯 ideograma japonés para "reservado"
      🉐 ideograma japonés para "ganga"
      🈹 ideograma japonés para "descuento"
      🈚 ideograma japonés para "gratis"
      🈲 ideograma japonés para "prohibido"
      🉑 ideograma japonés para "aceptable"
      🈸 ideograma japonés para "aplicación"
      🈴 ideograma japonés para "aprobado"
      🈳 ideograma japonés para "vacante"
      ㊗ ideograma japonés para "enhorabuena"
      ㊙ ideograma japonés para "secreto"
      🈺 ideograma japonés para "abierto"
      🈵 ideograma japonés para "completo"
      🔴 círculo rojo grande
      🟠 círculo naranja
      🟡 círculo amarillo
      🟢 círculo verde
      🔵 círculo azul grande
      🟣 círculo morado
      🟤 círculo marrón
      ⚫ círculo negro
      ⚪ círculo blanco
      🟥 cuadrado rojo
      🟧 cuadrado naranja
      🟨 cuadrado amarillo
      🟩 cuadrado verde
      🟦 cuadrado azul
      🟪 cuadrado morado
      🟫 cuadrado marrón
      ⬛ cuadrado negro grande
      ⬜ cuadrado blanco grande
      ◼ cuadrado negro mediano
      ◻ cuadrado blanco mediano
      ◾ cuadrado negro mediano-pequeño
      ◽ cuadrado blanco mediano-pequeño
      ▪ cuadrado negro pequeño
      ▫ cuadrado blanco pequeño
      🔶 rombo naranja grande
      🔷 rombo azul grande
      🔸 rombo naranja pequeño
      🔹 rombo azul pequeño
      🔺 triángulo rojo hacia arriba
      🔻 triángulo rojo hacia abajo
      💠 rombo con pétalo
      🔘 botón de opción
      🔳 botón cuadrado con borde blanco
      🔲 botón cuadrado con borde negro
      🏁 bandera de cuadros
      🚩 bandera triangular
      🎌 banderas cruzadas
      🏴 bandera negra
      🏳 bandera blanca
      🏻 tono de piel claro
      🏼 tono de piel claro medio
      🏽 tono de piel medio
      🏾 tono de piel oscuro medio
      🏿 tono de piel oscuro
      🦰 pelo pelirrojo
      🦱 pelo rizado
      🦳 pelo blanco
      🦲 sin pelo
      🇦🇨 Isla de la Ascensión
      🇦🇩 Andorra
      🇦🇪 Emiratos Árabes Unidos
      🇦🇫 Afganistán
      🇦🇬 Antigua y Barbuda
      🇦🇮 Anguila
      🇦🇱 Albania
      🇦🇲 Armenia
      🇦🇴 Angola
      🇦🇶 Antártida
      🇦🇷 Argentina
      🇦🇸 Samoa Americana
      🇦🇹 Austria
      🇦🇺 Australia
      🇦🇼 Aruba
      🇦🇽 Islas Aland
      🇦🇿 Azerbaiyán
      🇧🇦 Bosnia y Herzegovina
      🇧🇧 Barbados
      🇧🇩 Bangladés
      🇧🇪 Bélgica
      🇧🇫 Burkina Faso
      🇧🇬 Bulgaria
      🇧🇭 Baréin
      🇧🇮 Burundi
      🇧🇯 Benín
      🇧🇱 San Bartolomé
      🇧🇲 Bermudas
      🇧🇳 Brunéi
      🇧🇴 Bolivia
      🇧🇶 Caribe neerlandés
      🇧🇷 Brasil
      🇧🇸 Bahamas
      🇧🇹 Bután
      🇧🇻 Isla Bouvet
      🇧🇼 Botsuana
      🇧🇾 Bielorrusia
      🇧🇿 Belice
      🇨🇦 Canadá
      🇨🇨 Islas Cocos
      🇨🇩 República Democrática del Congo
      🇨🇫 República Centroafricana
      🇨🇬 Congo
      🇨🇭 Suiza
      🇨🇮 Côte d’Ivoire
      🇨🇰 Islas Cook
      🇨🇱 Chile
      🇨🇲 Camerún
      🇨🇳 China
      🇨🇴 Colombia
      🇨🇵 Isla Clipperton
      🇨🇷 Costa Rica
      🇨🇺 Cuba
      🇨🇻 Cabo Verde
      🇨🇼 Curazao
      🇨🇽 Isla de Navidad
      🇨🇾 Chipre
      🇨🇿 Chequia
      🇩🇪 Alemania
      🇩🇬 Diego García
      🇩🇯 Yibuti
      🇩🇰 Dinamarca
      🇩🇲 Dominica
      🇩🇴 República Dominicana
      🇩🇿 Argelia
      🇪🇦 Ceuta y Melilla
      🇪🇨 Ecuador
      🇪🇪 Estonia
      🇪🇬 Egipto
      🇪🇭 Sáhara Occidental
      🇪🇷 Eritrea
      🇪🇸 España
      🇪🇹 Etiopía
      🇪🇺 Unión Europea
      🇫🇮 Finlandia
      🇫🇯 Fiyi
      🇫🇰 Islas Malvinas
      🇫🇲 Micronesia
      🇫🇴 Islas Feroe
      🇫🇷 Francia
      🇬🇦 Gabón
      🇬🇧 Reino Unido
      🇬🇩 Granada
      🇬🇪 Georgia
      🇬🇫 Guayana Francesa
      🇬🇬 Guernesey
      🇬🇭 Ghana
      🇬🇮 Gibraltar
      🇬🇱 Groenlandia
      🇬🇲 Gambia
      🇬🇳 Guinea
      🇬🇵 Guadalupe
      🇬🇶 Guinea Ecuatorial
      🇬🇷 Grecia
      🇬🇸 Islas Georgia del Sur y Sandwich del Sur
      🇬🇹 Guatemala
      🇬🇺 Guam
      🇬🇼 Guinea-Bisáu
      🇬🇾 Guyana
      🇭🇰 RAE de Hong Kong (China)
      🇭🇲 Islas Heard y McDonald
      🇭🇳 Honduras
      🇭🇷 Croacia
      🇭🇹 Haití
      🇭🇺 Hungría
      🇮🇨 Canarias
      🇮🇩 Indonesia
      🇮🇪 Irlanda
      🇮🇱 Israel
      🇮🇲 Isla de Man
      🇮🇳 India
      🇮🇴 Territorio Británico del Océano Índico
      🇮🇶 Irak
      🇮🇷 Irán
      🇮🇸 Islandia
      🇮🇹 Italia
      🇯🇪 Jersey
      🇯🇲 Jamaica
      🇯🇴 Jordania
      🇯🇵 Japón
      🇰🇪 Kenia
      🇰🇬 Kirguistán
      🇰🇭 Camboya
      🇰🇮 Kiribati
      🇰🇲 Comoras
      🇰🇳 San Cristóbal y Nieves
      🇰🇵 Corea del Norte
      🇰🇷 Corea del Sur
      🇰🇼 Kuwait
      🇰🇾 Islas Caimán
      🇰🇿 Kazajistán
      🇱🇦 Laos
      🇱🇧 Líbano
      🇱🇨 Santa Lucía
      🇱🇮 Liechtenstein
      🇱🇰 Sri Lanka
      🇱🇷 Liberia
      🇱🇸 Lesoto
      🇱🇹 Lituania
      🇱🇺 Luxemburgo
      🇱🇻 Letonia
      🇱🇾 Libia
      🇲🇦 Marruecos
      🇲🇨 Mónaco
      🇲🇩 Moldavia
      🇲🇪 Montenegro
      🇲🇫 San Martín
      🇲🇬 Madagascar
      🇲🇭 Islas Marshall
      🇲🇰 Macedonia del Norte
      🇲🇱 Mali
      🇲🇲 Myanmar (Birmania)
      🇲🇳 Mongolia
      🇲🇴 RAE de Macao (China)
      🇲🇵 Islas Marianas del Norte
      🇲🇶 Martinica
      🇲🇷 Mauritania
      🇲🇸 Montserrat
      🇲🇹 Malta
      🇲🇺 Mauricio
      🇲🇻 Maldivas
      🇲🇼 Malaui
      🇲🇽 México
      🇲🇾 Malasia
      🇲🇿 Mozambique
      🇳🇦 Namibia
      🇳🇨 Nueva Caledonia
      🇳🇪 Níger
      🇳🇫 Isla Norfolk
      🇳🇬 Nigeria
      🇳🇮 Nicaragua
      🇳🇱 Países Bajos
      🇳🇴 Noruega
      🇳🇵 Nepal
      🇳🇷 Nauru
      🇳🇺 Niue
      🇳🇿 Nueva Zelanda
      🇴🇲 Omán
      🇵🇦 Panamá
      🇵🇪 Perú
      🇵🇫 Polinesia Francesa
      🇵🇬 Papúa Nueva Guinea
      🇵🇭 Filipinas
      🇵🇰 Pakistán
      🇵🇱 Polonia
      🇵🇲 San Pedro y Miquelón
      🇵🇳 Islas Pitcairn
      🇵🇷 Puerto Rico
      🇵🇸 Territorios Palestinos
      🇵🇹 Portugal
      🇵🇼 Palaos
      🇵🇾 Paraguay
      🇶🇦 Catar
      🇷🇪 Reunión
      🇷🇴 Rumanía
      🇷🇸 Serbia
      🇷🇺 Rusia
      🇷🇼 Ruanda
      🇸🇦 Arabia Saudí
      🇸🇧 Islas Salomón
      🇸🇨 Seychelles
      🇸🇩 Sudán
      🇸🇪 Suecia
      🇸🇬 Singapur
      🇸🇭 Santa Elena
      🇸🇮 Eslovenia
      🇸🇯 Svalbard y Jan Mayen
      🇸🇰 Eslovaquia
      🇸🇱 Sierra Leona
      🇸🇲 San Marino
      🇸🇳 Senegal
      🇸🇴 Somalia
      🇸🇷 Surinam
      🇸🇸 Sudán del Sur
      🇸🇹 Santo Tomé y Príncipe
      🇸🇻 El Salvador
      🇸🇽 Sint Maarten
      🇸🇾 Siria
      🇸🇿 Esuatini
      🇹🇦 Tristán de Acuña
      🇹🇨 Islas Turcas y Caicos
      🇹🇩 Chad
      🇹🇫 Territorios Australes Franceses
      🇹🇬 Togo
      🇹🇭 Tailandia
      🇹🇯 Tayikistán
      🇹🇰 Tokelau
      🇹🇱 Timor-Leste
      🇹🇲 Turkmenistán
      🇹🇳 Túnez
      🇹🇴 Tonga
      🇹🇷 Turquía
      🇹🇹 Trinidad y Tobago
      🇹🇻 Tuvalu
      🇹🇼 Taiwán
      🇹🇿 Tanzania
      🇺🇦 Ucrania
      🇺🇬 Uganda
      🇺🇲 Islas menores alejadas de EE. UU.
      🇺🇳 Naciones Unidas
      🇺🇸 Estados Unidos
      🇺🇾 Uruguay
      🇺🇿 Uzbekistán
      🇻🇦 Ciudad del Vaticano
      🇻🇨 San Vicente y las Granadinas
      🇻🇪 Venezuela
      🇻🇬 Islas Vírgenes Británicas
      🇻🇮 Islas Vírgenes de EE. UU.
      🇻🇳 Vietnam
      🇻🇺 Vanuatu
      🇼🇫 Wallis y Futuna
      🇼🇸 Samoa
      🇽🇰 Kosovo
      🇾🇪 Yemen
      🇾🇹 Mayotte
      🇿🇦 Sudáfrica
      🇿🇲 Zambia
      🇿🇼 Zimbabue
      🏴󠁧󠁢󠁥󠁮󠁧󠁿 Inglaterra
      🏴󠁧󠁢󠁳󠁣󠁴󠁿 Escocia
      🏴󠁧󠁢󠁷󠁬󠁳󠁿 Gales
      😶‍🌫 cara en las nubes
      😮‍💨 cara exhalando
      😵‍💫 cara con ojos de espiral
      ❤‍🔥 corazón en llamas
      ❤‍🩹 corazón curándose
      👁‍🗨 ojo en bocadillo de texto
      🧔‍♂ hombre: barba
      🧔‍♀ mujer: barba
      👱‍♀ mujer rubia
      👱‍♂ hombre rubio
      🙍‍♂ hombre frunciendo el ceño
      🙍‍♀ mujer frunciendo el ceño
      🙎‍♂ hombre haciendo pucheros
      🙎‍♀ mujer haciendo pucheros
      🙅‍♂ hombre haciendo el gesto de "no"
      🙅‍♀ mujer haciendo el gesto de "no"
      🙆‍♂ hombre haciendo el gesto de "de acuerdo"
      🙆‍♀ mujer haciendo el gesto de "de acuerdo"
      💁‍♂ empleado de mostrador de información
      💁‍♀ empleada de mostrador de información
      🙋‍♂ hombre con la mano levantada
      🙋‍♀ mujer con la mano levantada
      🧏‍♂ hombre sordo
      🧏‍♀ mujer sorda
      🙇‍♂ hombre haciendo una reverencia
      🙇‍♀ mujer haciendo una reverencia
      🤦‍♂ hombre con la mano en la frente
      🤦‍♀ mujer con la mano en la frente
      🤷‍♂ hombre encogido de hombros
      🤷‍♀ mujer encogida de hombros
      🧑‍⚕ profesional sanitario
      👨‍⚕ profesional sanitario hombre
      👩‍⚕ profesional sanitario mujer
      🧑‍🎓 estudiante
      👨‍🎓 estudiante hombre
      👩‍🎓 estudiante mujer
      🧑‍🏫 docente
      👨‍🏫 docente hombre
      👩‍🏫 docente mujer
      🧑‍⚖ fiscal
      👨‍⚖ fiscal hombre
      👩‍⚖ fiscal mujer
      🧑‍🌾 profesional de la agricultura
      👨‍🌾 profesional de la agricultura hombre
      👩‍🌾 profesional de la agricultura mujer
      🧑‍🍳 chef
      👨‍🍳 chef hombre
      👩‍🍳 chef mujer
      🧑‍🔧 profesional de la mecánica
      👨‍🔧 profesional de la mecánica hombre
      👩‍🔧 profesional de la mecánica mujer
      🧑‍🏭 profesional industrial
      👨‍🏭 profesional industrial hombre
      👩‍🏭 profesional industrial mujer
      🧑‍💼 oficinista
      👨‍💼 oficinista hombre
      👩‍💼 oficinista mujer
      🧑‍🔬 profesional de la ciencia
      👨‍🔬 profesional de la ciencia hombre
      👩‍🔬 profesional de la ciencia mujer
      🧑‍💻 profesional de la tecnología
      👨‍💻 profesional de la tecnología hombre
      👩‍💻 profesional de la tecnología mujer
      🧑‍🎤 cantante
      👨‍🎤 cantante hombre
      👩‍🎤 cantante mujer
      🧑‍🎨 artista
      👨‍🎨 artista hombre
      👩‍🎨 artista mujer
      🧑‍✈ piloto
      👨‍✈ piloto hombre
      👩‍✈ piloto mujer
      🧑‍🚀 astronauta
      👨‍🚀 astronauta hombre
      👩‍🚀 astronauta mujer
      🧑‍🚒 bombero
      👨‍🚒 bombero hombre
      👩‍🚒 bombera
      👮‍♂ agente de policía hombre
      👮‍♀ agente de policía mujer
      🕵‍♂ detective hombre
      🕵‍♀ detective mujer
      💂‍♂ guardia hombre
      💂‍♀ guardia mujer
      👷‍♂ profesional de la construcción hombre
      👷‍♀ profesional de la construcción mujer
      👳‍♂ hombre con turbante
      👳‍♀ mujer con turbante
      🤵‍♂ hombre con esmoquin
      🤵‍♀ mujer con esmoquin
      👰‍♂ hombre con velo
      👰‍♀ mujer con velo
      👩‍🍼 mujer alimentando a bebé
      👨‍🍼 hombre alimentando a bebé
      🧑‍🍼 persona alimentando a bebé
      🧑‍🎄 Noel
      🦸‍♂ superhéroe
      🦸‍♀ superheroína
      🦹‍♂ supervillano
      🦹‍♀ supervillana
      🧙‍♂ mago
      🧙‍♀ maga
      🧚‍♂ hada hombre
      🧚‍♀ hada mujer
      🧛‍♂ vampiro hombre
      🧛‍♀ vampiresa
      🧜‍♂ sirena hombre
      🧜‍♀ sirena
      🧝‍♂ elfo hombre
      🧝‍♀ elfa
      🧞‍♂ genio hombre
      🧞‍♀ genio mujer
      🧟‍♂ zombi hombre
      🧟‍♀ zombi mujer
      💆‍♂ hombre recibiendo masaje
      💆‍♀ mujer recibiendo masaje
      💇‍♂ hombre cortándose el pelo
      💇‍♀ mujer cortándose el pelo
      🚶‍♂ hombre caminando
      🚶‍♀ mujer caminando
      🧍‍♂ hombre de pie
      🧍‍♀ mujer de pie
      🧎‍♂ hombre de rodillas
      🧎‍♀ mujer de rodillas
      🧑‍🦯 persona con bastón
      👨‍🦯 hombre con bastón
      👩‍🦯 mujer con bastón
      🧑‍🦼 persona en silla de ruedas eléctrica
      👨‍🦼 hombre en silla de ruedas eléctrica
      👩‍🦼 mujer en silla de ruedas eléctrica
      🧑‍🦽 persona en silla de ruedas manual
      👨‍🦽 hombre en silla de ruedas manual
      👩‍🦽 mujer en silla de ruedas manual
      🏃‍♂ hombre corriendo
      🏃‍♀ mujer corriendo
      👯‍♂ hombres con orejas de conejo
      👯‍♀ mujeres con orejas de conejo
      🧖‍♂ hombre en una sauna
      🧖‍♀ mujer en una sauna
      🧗‍♂ hombre escalando
      🧗‍♀ mujer escalando
      🏌‍♂ hombre jugando al golf
      🏌‍♀ mujer jugando al golf
      🏄‍♂ hombre haciendo surf
      🏄‍♀ mujer haciendo surf
      🚣‍♂ hombre remando en un bote
      🚣‍♀ mujer remando en un bote
      🏊‍♂ hombre nadando
      🏊‍♀ mujer nadando
      ⛹‍♂ hombre botando un balón
      ⛹‍♀ mujer botando un balón
      🏋‍♂ hombre levantando pesas
      🏋‍♀ mujer levantando pesas
      🚴‍♂ hombre en bicicleta
      🚴‍♀ mujer en bicicleta
      🚵‍♂ hombre en bicicleta de montaña
      🚵‍♀ mujer en bicicleta de montaña
      🤸‍♂ hombre dando una voltereta lateral
      🤸‍♀ mujer dando una voltereta lateral
      🤼‍♂ hombres luchando
      🤼‍♀ mujeres luchando
      🤽‍♂ hombre jugando al waterpolo
      🤽‍♀ mujer jugando al waterpolo
      🤾‍♂ hombre jugando al balonmano
      🤾‍♀ mujer jugando al balonmano
      🤹‍♂ hombre haciendo malabares
      🤹‍♀ mujer haciendo malabares
      🧘‍♂ hombre en posición de loto
      🧘‍♀ mujer en posición de loto
      🧑‍🤝‍🧑 dos personas de la mano
      🐕‍🦺 perro de servicio
      🐈‍⬛ gato negro
      🐻‍❄ oso polar
      🏳‍🌈 bandera del arcoíris
      🏳‍⚧ bandera transgénero
      🏴‍☠ bandera pirata
      """)
}
