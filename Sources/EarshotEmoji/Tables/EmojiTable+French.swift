// swift-format-ignore-file
// Written by GenerateEmojiNames from CLDR 41 and Unicode Emoji 15.0; the licence is
// LICENSES/Unicode-DFS-2016.txt.

extension EmojiTable {
  static let french = EmojiTable(
    lines: """
      😀 visage rieur
      😃 visage souriant avec de grands yeux
      😄 visage très souriant aux yeux rieurs
      😁 visage souriant aux yeux rieurs
      😆 visage souriant avec yeux plissés
      😅 visage souriant avec une goutte de sueur
      🤣 se rouler par terre de rire
      😂 visage riant aux larmes
      🙂 visage avec un léger sourire
      🙃 tête à l’envers
      🫠 visage qui fond
      😉 visage faisant un clin d’œil
      😊 visage souriant avec yeux rieurs
      😇 visage souriant avec auréole
      🥰 visage souriant avec cœurs
      😍 visage souriant avec yeux en forme de cœur
      🤩 visage avec des étoiles à la place des yeux
      😘 visage envoyant un bisou
      😗 visage faisant un bisou
      ☺ visage souriant
      😚 visage faisant un bisou avec les yeux fermés
      😙 visage aux yeux rieurs faisant un bisou
      🥲 visage souriant avec une larme
      😋 miam
      😛 visage qui tire la langue
      😜 visage qui tire la langue et fait un clin d’œil
      🤪 tête de fou
      😝 visage qui tire la langue les yeux plissés
      🤑 argent dans les yeux et la bouche
      🤗 visage qui fait un câlin
      🤭 visage avec une main sur la bouche
      🫢 visage avec yeux ouverts et main sur la bouche
      🫣 visage qui regarde entre ses doigts
      🤫 visage avec un doigt sur la bouche
      🤔 visage en pleine réflexion
      🫡 visage qui fait un salut militaire
      🤐 visage avec bouche fermeture éclair
      🤨 visage avec les sourcils relevés
      😐 visage neutre
      😑 visage sans expression
      😶 visage sans bouche
      🫥 visage en pointillés
      😏 visage avec un sourire malin
      😒 visage blasé
      🙄 visage roulant des yeux
      😬 visage grimaçant
      🤥 visage de menteur
      😌 visage soulagé
      😔 visage pensif
      😪 visage endormi
      🤤 visage qui bave
      😴 visage somnolent
      😷 visage avec masque
      🤒 visage avec thermomètre
      🤕 visage avec bandage autour de la tête
      🤢 visage nauséeux
      🤮 visage qui vomit
      🤧 visage qui éternue
      🥵 visage rouge et chaud
      🥶 visage bleu et froid
      🥴 visage éméché
      😵 visage étourdi
      🤯 tête qui explose
      🤠 visage avec chapeau de cowboy
      🥳 visage festif
      🥸 visage déguisé
      😎 visage avec lunettes de soleil
      🤓 visage de geek
      🧐 visage avec un monocle
      😕 visage confus
      🫤 visage avec bouche en diagonale
      😟 visage inquiet
      🙁 visage légèrement mécontent
      ☹ visage mécontent
      😮 visage avec bouche ouverte
      😯 visage ébahi
      😲 visage stupéfait
      😳 visage qui rougit
      🥺 visage implorant
      🥹 visage retenant ses larmes
      😦 visage mécontent avec bouche ouverte
      😧 visage angoissé
      😨 visage effrayé
      😰 visage anxieux avec goutte de sueur
      😥 visage triste mais soulagé
      😢 visage qui pleure
      😭 visage qui pleure à chaudes larmes
      😱 visage qui hurle de peur
      😖 visage déconcerté
      😣 visage persévérant
      😞 visage déçu
      😓 visage démoralisé avec goutte de sueur
      😩 visage épuisé
      😫 visage fatigué
      🥱 visage bâillant
      😤 visage avec fumée sortant des narines
      😡 visage boudeur
      😠 visage en colère
      🤬 visage avec des symboles dans la bouche
      😈 visage souriant avec des cornes
      👿 visage en colère avec des cornes
      💀 crâne
      ☠ tête de mort
      💩 tas de crotte
      🤡 visage de clown
      👹 ogre
      👺 monstre japonais
      👻 fantôme
      👽 alien
      👾 monstre de l’espace
      🤖 robot
      😺 chat qui sourit
      😸 chat qui sourit avec des yeux rieurs
      😹 chat qui pleure de joie
      😻 chat souriant aux yeux en cœurs
      😼 chat avec sourire en coin
      😽 chat qui fait un bisou
      🙀 chat fatigué
      😿 chat qui pleure
      😾 chat qui boude
      🙈 singe ne rien voir
      🙉 singe ne rien entendre
      🙊 singe ne rien dire
      💌 lettre d’amour
      💘 cœur et flèche
      💝 cœur avec ruban
      💖 cœur étincelant
      💗 cœur grandissant
      💓 cœur battant
      💞 cœurs qui tournent
      💕 deux cœurs
      💟 décoration avec cœur
      ❣ cœur point d’exclamation
      💔 cœur brisé
      ❤ cœur rouge
      🧡 cœur orange
      💛 cœur jaune
      💚 cœur vert
      💙 cœur bleu
      💜 cœur violet
      🤎 cœur marron
      🖤 cœur noir
      🤍 cœur blanc
      💋 trace de rouge à lèvres
      💯 cent points
      💢 symbole de colère
      💥 explosion
      💫 étourdissement
      💦 gouttes de sueur
      💨 décamper
      🕳 trou
      💬 bulle de parole
      🗨 bulle de parole gauche
      🗯 bulle colère droite
      💭 bulle de pensée
      💤 endormi
      👋 signe de la main
      🤚 dos de main levée
      🖐 main levée doigts écartés
      ✋ main levée
      🖖 salut vulcain
      🫱 main vers la droite
      🫲 main vers la gauche
      🫳 main paume vers le bas
      🫴 main paume vers le haut
      👌 ok
      🤌 bout des doigts joints
      🤏 pouce et index rapprochés
      ✌ V de la victoire
      🤞 doigts croisés
      🫰 main avec index et pouce croisés
      🤟 signe je t’aime
      🤘 cornes avec les doigts
      🤙 signe appel téléphonique avec les doigts
      👈 main avec index pointant à gauche
      👉 main avec index pointant à droite
      👆 main avec index pointant vers le haut
      🖕 doigt d’honneur
      👇 main avec index pointant vers le bas
      ☝ index pointant vers le haut
      🫵 index pointant vers l’utilisateur
      👍 pouce vers le haut
      👎 pouce vers le bas
      ✊ poing levé
      👊 poing de face
      🤛 poing à gauche
      🤜 poing à droite
      👏 applaudissements
      🙌 mains levées
      🫶 mains qui forment un cœur
      👐 mains ouvertes
      🤲 paume contre paume doigts vers le haut
      🤝 poignée de main
      🙏 mains en prière
      ✍ main qui écrit
      💅 vernis à ongles
      🤳 selfie
      💪 biceps contracté
      🦾 bras mécanique
      🦿 jambe mécanique
      🦵 jambe
      🦶 pied
      👂 oreille
      🦻 oreille appareillée
      👃 nez
      🧠 cerveau
      🫀 cœur
      🫁 poumons
      🦷 dent
      🦴 os
      👀 yeux
      👁 œil
      👅 langue
      👄 bouche
      🫦 lèvres qui se mordent
      👶 bébé
      🧒 enfant
      👦 garçon
      👧 fille
      🧑 adulte
      👱 personne blonde
      👨 homme
      🧔 personne barbue
      👩 femme
      🧓 personne âgée
      👴 homme âgé
      👵 femme âgée
      🙍 personne fronçant les sourcils
      🙎 personne qui boude
      🙅 personne faisant un geste d’interdiction
      🙆 personne faisant un geste d’acceptation
      💁 personne paume vers le haut
      🙋 personne qui lève la main
      🧏 personne sourde
      🙇 personne qui s’incline
      🤦 personne avec la paume sur le visage
      🤷 personne qui hausse les épaules
      👮 officier de police
      🕵 détective
      💂 garde
      🥷 ninja
      👷 personnel du bâtiment
      🫅 personne avec une couronne
      🤴 prince
      👸 princesse
      👳 personne en turban
      👲 homme avec casquette chinoise
      🧕 femme avec foulard
      🤵 personne en smoking
      👰 personne mariée avec voile
      🤰 femme enceinte
      🫃 homme enceinte
      🫄 personne enceinte
      🤱 allaitement
      👼 bébé ange
      🎅 père Noël
      🤶 mère Noël
      🦸 super-héros
      🦹 super-vilain
      🧙 mage
      🧚 personnage féérique
      🧛 vampire
      🧜 créature aquatique
      🧝 elfe
      🧞 génie
      🧟 zombie
      🧌 troll
      💆 personne qui se fait masser
      💇 personne qui se fait couper les cheveux
      🚶 personne qui marche
      🧍 personne debout
      🧎 personne à genoux
      🏃 personne qui court
      💃 danseuse
      🕺 danseur
      🕴 homme d’affaires en lévitation
      👯 personnes avec des oreilles de lapin
      🧖 personne au hammam
      🧗 personne qui grimpe
      🤺 escrimeur
      🏇 course hippique
      ⛷ skieur
      🏂 snowboardeur
      🏌 joueur de golf
      🏄 personne faisant du surf
      🚣 personne ramant dans une barque
      🏊 personne nageant
      ⛹ personne avec ballon
      🏋 haltérophile
      🚴 cycliste
      🚵 personne en VTT
      🤸 personne faisant la roue
      🤼 personnes faisant de la lutte
      🤽 personne jouant au water-polo
      🤾 personne jouant au handball
      🤹 personne qui jongle
      🧘 personne dans la posture du lotus
      🛀 personne prenant un bain
      🛌 personne au lit
      👭 deux femmes se tenant la main
      👫 femme et homme se tenant la main
      👬 deux hommes se tenant la main
      💏 bisou
      💑 couple avec cœur
      👪 famille
      🗣 tête qui parle
      👤 silhouette de buste
      👥 silhouettes de bustes
      🫂 étreinte
      👣 traces de pas
      🐵 tête de singe
      🐒 singe
      🦍 gorille
      🦧 orang-outan
      🐶 tête de chien
      🐕 chien
      🦮 chien guide
      🐩 caniche
      🐺 loup
      🦊 renard
      🦝 raton laveur
      🐱 tête de chat
      🐈 chat
      🦁 tête de lion
      🐯 tête de tigre
      🐅 tigre
      🐆 léopard
      🐴 tête de cheval
      🐎 cheval
      🦄 licorne
      🦓 zèbre
      🦌 cerf
      🦬 bison
      🐮 tête de vache
      🐂 bœuf
      🐃 buffle
      🐄 vache
      🐷 tête de cochon
      🐖 cochon
      🐗 sanglier
      🐽 groin
      🐏 bélier
      🐑 mouton
      🐐 chèvre
      🐪 dromadaire
      🐫 chameau
      🦙 lama
      🦒 girafe
      🐘 éléphant
      🦣 mammouth
      🦏 rhinocéros
      🦛 hippopotame
      🐭 tête de souris
      🐁 souris
      🐀 rat
      🐹 hamster
      🐰 tête de lapin
      🐇 lapin
      🐿 écureuil
      🦫 castor
      🦔 hérisson
      🦇 chauve-souris
      🐻 ours
      🐨 koala
      🐼 panda
      🦥 paresseux
      🦦 loutre
      🦨 mouffette
      🦘 kangourou
      🦡 blaireau
      🐾 empreintes d’animaux
      🦃 dindon
      🐔 poule
      🐓 coq
      🐣 poussin qui éclôt
      🐤 poussin
      🐥 poussin de face
      🐦 oiseau
      🐧 pingouin
      🕊 colombe
      🦅 aigle
      🦆 canard
      🦢 cygne
      🦉 chouette
      🦤 dodo
      🪶 plume
      🦩 flamant
      🦚 paon
      🦜 perroquet
      🐸 grenouille
      🐊 crocodile
      🐢 tortue
      🦎 lézard
      🐍 serpent
      🐲 tête de dragon
      🐉 dragon
      🦕 sauropode
      🦖 T-Rex
      🐳 baleine soufflant par son évent
      🐋 baleine
      🐬 dauphin
      🦭 phoque
      🐟 poisson
      🐠 poisson tropical
      🐡 poisson-lune
      🦈 requin
      🐙 pieuvre
      🐚 coquille en spirale
      🪸 corail
      🐌 escargot
      🦋 papillon
      🐛 chenille
      🐜 fourmi
      🐝 abeille
      🪲 scarabée
      🐞 coccinelle
      🦗 criquet
      🪳 cafard
      🕷 araignée
      🕸 toile d’araignée
      🦂 scorpion
      🦟 moustique
      🪰 mouche
      🪱 lombric
      🦠 microbe
      💐 bouquet
      🌸 fleur de cerisier
      💮 fleur blanche
      🪷 lotus
      🏵 rosette
      🌹 rose
      🥀 fleur fanée
      🌺 hibiscus
      🌻 tournesol
      🌼 bourgeon
      🌷 tulipe
      🌱 jeune pousse
      🪴 plante en pot
      🌲 conifère
      🌳 arbre à feuilles caduques
      🌴 palmier
      🌵 cactus
      🌾 plant de riz
      🌿 feuille
      ☘ trèfle
      🍀 trèfle à quatre feuilles
      🍁 feuille d’érable
      🍂 feuille morte
      🍃 feuille virevoltante
      🪹 nid vide
      🪺 nid avec œufs
      🍄 champignon
      🍇 raisin
      🍈 melon
      🍉 pastèque
      🍊 mandarine
      🍋 citron
      🍌 banane
      🍍 ananas
      🥭 mangue
      🍎 pomme rouge
      🍏 pomme verte
      🍐 poire
      🍑 pêche
      🍒 cerises
      🍓 fraise
      🫐 myrtilles
      🥝 kiwi
      🍅 tomate
      🫒 olive
      🥥 noix de coco
      🥑 avocat
      🍆 aubergine
      🥔 pomme de terre
      🥕 carotte
      🌽 épi de maïs
      🌶 piment rouge
      🫑 poivron
      🥒 concombre
      🥬 légume à feuilles vertes
      🥦 brocoli
      🧄 ail
      🧅 oignon
      🥜 cacahuètes
      🫘 haricots
      🌰 châtaigne
      🍞 pain
      🥐 croissant
      🥖 baguette
      🫓 galette
      🥨 bretzel
      🥯 bagel
      🥞 pancakes
      🧇 gaufre
      🧀 part de fromage
      🍖 viande sur un os
      🍗 cuisse de poulet
      🥩 morceau de viande
      🥓 lard
      🍔 hamburger
      🍟 frites
      🍕 pizza
      🌭 hot dog
      🥪 sandwich
      🌮 taco
      🌯 burrito
      🫔 tamal
      🥙 kebab
      🧆 falafels
      🥚 œuf
      🍳 œuf au plat
      🥘 plat mitonné
      🍲 marmite
      🫕 fondue
      🥣 bol avec cuillère
      🥗 salade verte
      🍿 pop-corn
      🧈 beurre
      🧂 sel
      🥫 aliments en conserve
      🍱 boîte déjeuner
      🍘 galette de riz
      🍙 boulette de riz
      🍚 bol de riz
      🍛 riz au curry
      🍜 bol fumant
      🍝 spaghetti
      🍠 patate douce
      🍢 brochette de poisson
      🍣 sushi
      🍤 beignet de crevette
      🍥 croquette de poisson
      🥮 gâteau de lune
      🍡 brochette de bonbons
      🥟 boulette de pâte
      🥠 biscuit chinois
      🥡 boîte à emporter
      🦀 crabe
      🦞 homard
      🦐 crevette
      🦑 calamar
      🦪 huître
      🍦 glace italienne
      🍧 granité
      🍨 glace
      🍩 doughnut
      🍪 cookie
      🎂 gâteau d’anniversaire
      🍰 gâteau sablé
      🧁 cupcake
      🥧 tarte
      🍫 barre chocolatée
      🍬 bonbon
      🍭 sucette
      🍮 crème renversée
      🍯 pot de miel
      🍼 biberon
      🥛 verre de lait
      ☕ boisson chaude
      🫖 théière
      🍵 tasse
      🍶 saké
      🍾 bouteille de champagne
      🍷 verre de vin
      🍸 cocktail
      🍹 cocktail tropical
      🍺 chope
      🍻 chopes de bière
      🥂 trinquer
      🥃 verre tumbler
      🫗 verser un liquide
      🥤 gobelet avec paille
      🧋 thé aux perles
      🧃 briquette de jus
      🧉 maté
      🧊 glaçon
      🥢 baguettes
      🍽 fourchette et couteau avec assiette
      🍴 fourchette et couteau
      🥄 cuillère
      🔪 couteau de cuisine
      🫙 bocal
      🏺 amphore
      🌍 globe tourné sur l’Afrique et l’Europe
      🌎 globe tourné sur les Amériques
      🌏 globe tourné sur l’Asie et l’Australie
      🌐 globe avec méridiens
      🗺 carte du monde
      🗾 carte du Japon
      🧭 boussole
      🏔 montagne enneigée
      ⛰ montagne
      🌋 volcan
      🗻 mont Fuji
      🏕 camping
      🏖 plage avec parasol
      🏜 désert
      🏝 île déserte
      🏞 parc national
      🏟 stade
      🏛 monument classique
      🏗 construction d’un bâtiment
      🧱 brique
      🪨 rocher
      🪵 bois
      🛖 hutte
      🏘 maisons
      🏚 maison abandonnée
      🏠 maison
      🏡 maison avec jardin
      🏢 immeuble de bureaux
      🏣 bureau de poste japonais
      🏤 bureau de poste
      🏥 hôpital
      🏦 banque
      🏨 hôtel
      🏩 love hotel
      🏪 supérette
      🏫 école
      🏬 grand magasin
      🏭 usine
      🏯 château japonais
      🏰 château
      💒 mariage
      🗼 tour de Tokyo
      🗽 statue de la Liberté
      ⛪ église
      🕌 mosquée
      🛕 temple hindou
      🕍 synagogue
      ⛩ sanctuaire shinto
      🕋 kaaba
      ⛲ fontaine
      ⛺ tente
      🌁 brume
      🌃 nuit étoilée
      🏙 ville
      🌄 soleil levant derrière les montagnes
      🌅 soleil levant
      🌆 ville au crépuscule
      🌇 coucher de soleil
      🌉 pont de nuit
      ♨ sources chaudes
      🎠 cheval de manège
      🛝 toboggan
      🎡 grande roue
      🎢 montagnes russes
      💈 enseigne de barbier
      🎪 chapiteau
      🚂 locomotive
      🚃 wagon
      🚄 TGV
      🚅 train à grande vitesse
      🚆 train
      🚇 métro
      🚈 métro léger
      🚉 gare
      🚊 tramway
      🚝 monorail
      🚞 train de montagne
      🚋 wagon de tramway
      🚌 bus
      🚍 bus de face
      🚎 trolleybus
      🚐 minibus
      🚑 ambulance
      🚒 camion de pompier
      🚓 voiture de police
      🚔 voiture de police de face
      🚕 taxi
      🚖 taxi de face
      🚗 voiture
      🚘 voiture de face
      🚙 véhicule utilitaire sport
      🛻 pick-up
      🚚 camion de livraison
      🚛 semi-remorque
      🚜 tracteur
      🏎 voiture de course
      🏍 moto
      🛵 scooter
      🦽 fauteuil roulant manuel
      🦼 fauteuil motorisé
      🛺 tuk tuk
      🚲 vélo
      🛴 trottinette
      🛹 planche à roulettes
      🛼 patin à roulettes
      🚏 arrêt de bus
      🛣 autoroute
      🛤 voie ferrée
      🛢 baril de pétrole
      ⛽ pompe à essence
      🛞 roue
      🚨 gyrophare
      🚥 feu tricolore horizontal
      🚦 feu tricolore vertical
      🛑 stop
      🚧 travaux
      ⚓ ancre
      🛟 bouée de sauvetage
      ⛵ voilier
      🛶 canoë
      🚤 hors-bord
      🛳 paquebot
      ⛴ ferry
      🛥 bateau à moteur
      🚢 navire
      ✈ avion
      🛩 petit avion
      🛫 avion au décollage
      🛬 avion à l’atterrissage
      🪂 parachute
      💺 siège
      🚁 hélicoptère
      🚟 train suspendu
      🚠 téléphérique
      🚡 tramway aérien
      🛰 satellite
      🚀 fusée
      🛸 soucoupe volante
      🛎 cloche de comptoir
      🧳 bagage
      ⌛ sablier
      ⏳ sablier avec sable qui coule
      ⌚ montre
      ⏰ réveil
      ⏱ chronomètre
      ⏲ horloge
      🕰 pendule
      🕛 midi/minuit
      🕧 midi/minuit et demie
      🕐 une heure
      🕜 une heure et demie
      🕑 deux heures
      🕝 deux heures et demie
      🕒 trois heures
      🕞 trois heures et demie
      🕓 quatre heures
      🕟 quatre heures et demie
      🕔 cinq heures
      🕠 cinq heures et demie
      🕕 six heures
      🕡 six heures et demie
      🕖 sept heures
      🕢 sept heures et demie
      🕗 huit heures
      🕣 huit heures et demie
      🕘 neuf heures
      🕤 neuf heures et demie
      🕙 dix heures
      🕥 dix heures et demie
      🕚 onze heures
      🕦 onze heures et demie
      🌑 nouvelle lune
      🌒 lune croissante
      🌓 premier quartier de lune
      🌔 lune gibbeuse croissante
      🌕 pleine lune
      🌖 lune gibbeuse décroissante
      🌗 dernier quartier de lune
      🌘 lune décroissante
      🌙 croissant de lune
      🌚 nouvelle lune avec visage
      🌛 premier quartier de lune avec visage
      🌜 dernier quartier de lune avec visage
      🌡 thermomètre
      ☀ soleil
      🌝 pleine lune avec visage
      🌞 soleil avec visage
      🪐 planète à anneaux
      ⭐ étoile
      🌟 étoile brillante
      🌠 étoile filante
      🌌 voie lactée
      ☁ nuage
      ⛅ soleil derrière les nuages
      ⛈ nuage avec éclair et pluie
      🌤 soleil derrière un petit nuage
      🌥 soleil derrière un gros nuage
      🌦 soleil derrière un nuage de pluie
      🌧 nuage avec pluie
      🌨 nuage avec neige
      🌩 nuage avec éclair
      🌪 tornade
      🌫 brouillard
      🌬 vent avec visage
      🌀 cyclone
      🌈 arc-en-ciel
      🌂 parapluie fermé
      ☂ parapluie ouvert
      ☔ parapluie avec gouttes de pluie
      ⛱ parasol sur le sol
      ⚡ haute tension
      ❄ flocon
      ☃ bonhomme de neige
      ⛄ bonhomme de neige sans neige
      ☄ comète
      🔥 feu
      💧 goutte d’eau
      🌊 vague
      🎃 citrouille
      🎄 sapin de Noël
      🎆 feu d’artifice
      🎇 cierge magique
      🧨 pétard
      ✨ étincelles
      🎈 ballon gonflable
      🎉 cotillons
      🎊 confettis
      🎋 arbre à vœux
      🎍 bambou décoratif
      🎎 poupées japonaises
      🎏 koinobori
      🎐 carillon éolien
      🎑 cérémonie de la lune
      🧧 enveloppe rouge
      🎀 ruban
      🎁 cadeau
      🎗 ruban de mémoire
      🎟 billet d’entrée
      🎫 billet
      🎖 médaille militaire
      🏆 trophée
      🏅 médaille sportive
      🥇 médaille d’or
      🥈 médaille d’argent
      🥉 médaille de bronze
      ⚽ ballon de football
      ⚾ baseball
      🥎 softball
      🏀 basket
      🏐 volley-ball
      🏈 football américain
      🏉 rugby
      🎾 tennis
      🥏 disque volant
      🎳 bowling
      🏏 cricket
      🏑 hockey sur gazon
      🏒 hockey sur glace
      🥍 crosse
      🏓 ping-pong
      🏸 badminton
      🥊 gant de boxe
      🥋 tenue d’arts martiaux
      🥅 cage
      ⛳ drapeau de golf
      ⛸ patin à glace
      🎣 pêche à la ligne
      🤿 masque de plongée
      🎽 maillot de course
      🎿 ski
      🛷 luge
      🥌 pierre de curling
      🎯 dans le mille
      🪀 yoyo
      🪁 cerf-volant
      🔫 pistolet à eau
      🎱 boule de billard
      🔮 boule de cristal
      🪄 baguette magique
      🎮 jeu vidéo
      🕹 manette de jeu
      🎰 machine à sous
      🎲 dés
      🧩 pièce de puzzle
      🧸 ours en peluche
      🪅 piñata
      🪩 boule à facettes
      🪆 poupées russes
      ♠ pique
      ♥ cœur cartes
      ♦ carreau
      ♣ trèfle cartes
      ♟ pion d’échec
      🃏 carte Joker
      🀄 dragon rouge mahjong
      🎴 jeu des fleurs
      🎭 spectacle vivant
      🖼 cadre avec image
      🎨 palette de peinture
      🧵 bobine de fil
      🪡 aiguille à coudre
      🧶 fil
      🪢 nœud
      👓 lunettes de vue
      🕶 lunettes de soleil
      🥽 lunettes
      🥼 blouse blanche
      🦺 gilet de sécurité
      👔 cravate
      👕 T-shirt
      👖 jean
      🧣 foulard
      🧤 gants
      🧥 manteau
      🧦 chaussettes
      👗 robe
      👘 kimono
      🥻 sari
      🩱 maillot de bain une pièce
      🩲 slip
      🩳 short
      👙 bikini
      👚 vêtements de femme
      👛 porte-monnaie
      👜 sac à main
      👝 pochette
      🛍 sacs de shopping
      🎒 cartable
      🩴 tong
      👞 chaussure d’homme
      👟 chaussure de sport
      🥾 chaussure de randonnée
      🥿 chaussure plate
      👠 chaussure à talon haut
      👡 sandale de femme
      🩰 chaussons de danse
      👢 botte de femme
      👑 couronne
      👒 chapeau de femme
      🎩 haut de forme
      🎓 toque universitaire
      🧢 casquette américaine
      🪖 casque militaire
      ⛑ casque de secouriste
      📿 chapelet
      💄 rouge à lèvres
      💍 bague
      💎 pierre précieuse
      🔇 muet
      🔈 volume des enceintes faible
      🔉 volume des enceintes moyen
      🔊 volume des enceintes élevé
      📢 haut-parleur
      📣 porte-voix
      📯 cor postal
      🔔 cloche
      🔕 alarme désactivée
      🎼 partition
      🎵 note de musique
      🎶 notes de musique
      🎙 micro de studio
      🎚 curseur de niveau
      🎛 boutons de réglage
      🎤 micro
      🎧 casque
      📻 radio
      🎷 saxophone
      🪗 accordéon
      🎸 guitare
      🎹 piano
      🎺 trompette
      🎻 violon
      🪕 banjo
      🥁 batterie
      🪘 djembé
      📱 téléphone portable
      📲 appel entrant
      ☎ téléphone
      📞 combiné téléphonique
      📟 bipeur
      📠 fax
      🔋 pile
      🪫 pile faible
      🔌 câble avec fiche électrique
      💻 ordinateur portable
      🖥 ordinateur de bureau
      🖨 imprimante
      ⌨ clavier
      🖱 souris d’ordinateur
      🖲 boule de commande
      💽 disque d’ordinateur
      💾 disquette
      💿 CD
      📀 DVD
      🧮 abaque
      🎥 caméra
      🎞 pellicule
      📽 projecteur cinématographique
      🎬 clap
      📺 téléviseur
      📷 appareil photo
      📸 appareil photo avec flash
      📹 caméscope
      📼 cassette vidéo
      🔍 loupe orientée à gauche
      🔎 loupe orientée à droite
      🕯 bougie
      💡 ampoule
      🔦 torche
      🏮 lampion rouge
      🪔 diya
      📔 carnet avec couverture
      📕 livre fermé
      📖 livre ouvert
      📗 livre vert
      📘 livre bleu
      📙 livre orange
      📚 livres
      📓 carnet
      📒 carnet de compte
      📃 page enroulée
      📜 parchemin
      📄 page
      📰 journal
      🗞 journal roulé
      📑 signets
      🔖 marque-page
      🏷 étiquette
      💰 sac plein d’argent
      🪙 pièce
      💴 billet en yens
      💵 billet en dollars
      💶 billet en euros
      💷 billet en livres
      💸 billet avec des ailes
      💳 carte bancaire
      🧾 reçu
      💹 courbe avec yen en hausse
      ✉ enveloppe
      📧 e-mail
      📨 message reçu
      📩 enveloppe avec flèche
      📤 boîte d’envoi
      📥 boîte de réception
      📦 colis
      📫 boîte aux lettres fermée drapeau levé
      📪 boîte aux lettres fermée drapeau baissé
      📬 boîte aux lettres ouverte drapeau levé
      📭 boîte aux lettres ouverte drapeau baissé
      📮 boîte aux lettres
      🗳 urne électorale
      ✏ crayon
      ✒ stylo plume noir
      🖋 stylo plume
      🖊 stylo
      🖌 pinceau
      🖍 crayon pastel
      📝 mémo
      💼 porte-documents
      📁 dossier
      📂 dossier ouvert
      🗂 intercalaires
      📅 calendrier
      📆 éphéméride
      🗒 bloc-notes à spirale
      🗓 calendrier à spirale
      📇 carnet d’adresses
      📈 graphique en hausse
      📉 graphique en baisse
      📊 graphiques à barres
      📋 porte-bloc
      📌 punaise
      📍 épingle
      📎 trombone
      🖇 trombones
      📏 règle
      📐 équerre
      ✂ ciseaux
      🗃 boîte à dossiers
      🗄 meuble à dossiers
      🗑 corbeille à papiers
      🔒 cadenas fermé
      🔓 cadenas ouvert
      🔏 cadenas fermé avec stylo
      🔐 cadenas fermé avec clé
      🔑 clé
      🗝 clé ancienne
      🔨 marteau
      🪓 hache
      ⛏ pioche
      ⚒ marteau et pioche
      🛠 marteau et clé à molette
      🗡 dague
      ⚔ épées croisées
      💣 bombe
      🪃 boomerang
      🏹 arc et flèche
      🛡 bouclier
      🪚 scie
      🔧 clé à molette
      🪛 tournevis
      🔩 vis et écrou
      ⚙ roue dentée
      🗜 serre-joint
      ⚖ balance à poids
      🦯 canne blanche
      🔗 chaînons
      ⛓ chaînes
      🪝 crochet
      🧰 boîte à outils
      🧲 aimant
      🪜 échelle
      ⚗ alambic
      🧪 tube à essai
      🧫 boîte de pétri
      🧬 adn
      🔬 microscope
      🔭 télescope
      📡 antenne satellite
      💉 seringue
      🩸 goutte de sang
      💊 pilule
      🩹 sparadrap
      🩼 béquille
      🩺 stéthoscope
      🩻 radiographie
      🚪 porte
      🛗 ascenseur
      🪞 miroir
      🪟 fenêtre
      🛏 lit
      🛋 canapé et lampe
      🪑 chaise
      🚽 toilettes
      🪠 ventouse
      🚿 douche
      🛁 baignoire
      🪤 tapette à souris
      🪒 rasoir
      🧴 bouteille de lotion
      🧷 épingle de sûreté
      🧹 balai
      🧺 panier
      🧻 rouleau de papier
      🪣 seau
      🧼 savon
      🫧 bulles
      🪥 brosse à dents
      🧽 éponge
      🧯 extincteur
      🛒 chariot
      🚬 cigarette
      ⚰ cercueil
      🪦 pierre tombale
      ⚱ urne funéraire
      🧿 mauvais œil
      🪬 main de Fatma
      🗿 moai
      🪧 pancarte
      🪪 carte d’identité
      🏧 distributeur de billets
      🚮 icône Poubelle
      🚰 eau potable
      ♿ symbole Accès handicapés
      🚹 symbole Toilettes hommes
      🚺 symbole Toilettes femmes
      🚻 panneau Toilettes
      🚼 symbole Bébé
      🚾 WC
      🛂 contrôle des passeports
      🛃 douane
      🛄 retrait des bagages
      🛅 consigne
      ⚠ symbole d’avertissement
      🚸 traversée d’enfants
      ⛔ sens interdit
      🚫 symbole d’interdiction
      🚳 vélos interdits
      🚭 interdiction de fumer
      🚯 dépôt d’ordures interdit
      🚱 eau non potable
      🚷 interdit aux piétons
      📵 téléphones portables interdits
      🔞 18 ans et plus
      ☢ radioactif
      ☣ danger biologique
      ⬆ flèche haut
      ↗ flèche haut droite
      ➡ flèche droite
      ↘ flèche bas droite
      ⬇ flèche bas
      ↙ flèche bas gauche
      ⬅ flèche gauche
      ↖ flèche haut gauche
      ↕ flèche haut bas
      ↔ flèche gauche droite
      ↩ flèche courbe gauche
      ↪ flèche courbe droite
      ⤴ flèche courbe haut
      ⤵ flèche courbe bas
      🔃 flèches dans le sens horaire
      🔄 flèches dans le sens antihoraire
      🔙 flèche Retour
      🔚 flèche Fin
      🔛 flèche Activé
      🔜 flèche Bientôt
      🔝 flèche En haut
      🛐 lieu de culte
      ⚛ symbole de l’atome
      🕉 om
      ✡ étoile de David
      ☸ roue du Dharma
      ☯ yin yang
      ✝ croix latine
      ☦ croix orthodoxe
      ☪ lune et étoile
      ☮ symbole de paix
      🕎 chandelier à sept branches
      🔯 étoile à 6 branches
      ♈ bélier zodiaque
      ♉ taureau
      ♊ gémeaux
      ♋ cancer
      ♌ lion
      ♍ vierge
      ♎ balance
      ♏ scorpion zodiaque
      ♐ sagittaire
      ♑ capricorne
      ♒ verseau
      ♓ poissons
      ⛎ serpentaire
      🔀 bouton lecture aléatoire
      🔁 bouton répétition
      🔂 bouton répétition de la piste
      ▶ bouton lecture
      ⏩ bouton avance rapide
      ⏭ bouton piste suivante
      ⏯ bouton lecture/pause
      ◀ bouton retour
      ⏪ bouton retour rapide
      ⏮ bouton piste précédente
      🔼 petit triangle haut
      ⏫ double flèche vers le haut
      🔽 petit triangle bas
      ⏬ double flèche vers le bas
      ⏸ bouton pause
      ⏹ bouton stop
      ⏺ bouton enregistrer
      ⏏ bouton éjecter
      🎦 cinéma
      🔅 luminosité faible
      🔆 luminosité élevée
      📶 barres de réseau
      📳 mode vibreur
      📴 téléphone éteint
      ♀ symbole de la femme
      ♂ symbole de l’homme
      ⚧ symbole de la communauté transgenre
      ✖ signe multiplier
      ➕ plus
      ➖ moins
      ➗ signe diviser
      🟰 signe égal gras
      ♾ infini
      ‼ double point d’exclamation
      ⁉ points d’exclamation et d’interrogation
      ❓ point d’interrogation rouge
      ❔ point d’interrogation blanc
      ❕ point d’exclamation blanc
      ❗ point d’exclamation rouge
      〰 ligne ondulée
      💱 conversion de devise
      💲 symbole dollar
      ⚕ caducée
      ♻ symbole Recyclage
      ⚜ fleur de lys
      🔱 trident
      📛 badge nominatif
      🔰 symbole japonais de débutant
      ⭕ cercle rouge
      ✅ bouton coché
      ☑ case cochée
      ✔ coche
      ❌ croix
      ❎ bouton croix
      ➰ boucle
      ➿ double boucle
      〽 alternance
      ✳ astérisque huit branches
      ✴ étoile huit branches
      ❇ éclat
      © symbole copyright
      ® marque déposée
      ™ marque commerciale déposée
      🔟 touches : 10
      🔠 majuscules
      🔡 minuscules
      🔢 saisie de chiffres
      🔣 saisie de symboles
      🔤 alphabet latin
      🅰 groupe sanguin A
      🆎 groupe sanguin AB
      🅱 groupe sanguin B
      🆑 bouton Effacer
      🆒 bouton Cool
      🆓 bouton Gratuit
      ℹ source d’informations
      🆔 bouton Identifiant
      Ⓜ m encerclé
      🆕 bouton Nouveau
      🆖 bouton Pas bien
      🅾 groupe sanguin O
      🆗 bouton OK
      🅿 bouton P
      🆘 bouton SOS
      🆙 bouton Vers le haut
      🆚 bouton VS
      🈁 bouton ici en japonais
      🈂 bouton frais de service en japonais
      🈷 bouton montant mensuel en japonais
      🈶 bouton pas gratuit en japonais
      🈯 bouton réservé en japonais
      🉐 bouton bonne affaire en japonais
      🈹 bouton réduction en japonais
      🈚 bouton gratuit en japonais
      🈲 bouton interdit en japonais
      🉑 bouton accepter en japonais
      🈸 bouton application en japonais
      🈴 bouton note pour réussir en japonais
      🈳 bouton chambres disponibles en japonais
      ㊗ bouton félicitations en japonais
      ㊙ bouton secret en japonais
      🈺 bouton ouvert pour affaires en japonais
      🈵 bouton complet en japonais
      🔴 disque rouge
      🟠 disque orange
      🟡 disque jaune
      🟢 disque vert
      🔵 disque bleu
      🟣 disque violet
      🟤 disque marron
      ⚫ disque noir
      ⚪ disque blanc
      🟥 carré rouge
      🟧 carré orange
      🟨 carré jaune
      🟩 carré vert
      🟦 carré bleu
      🟪 carré violet
      🟫 carré marron
      ⬛ grand carré noir
      ⬜ grand carré blanc
      ◼ carré moyen noir
      ◻ carré moyen blanc
      ◾ carré petit moyen noir
      ◽ carré petit moyen blanc
      ▪ petit carré noir
      ▫ petit carré blanc
      🔶 grand losange orange
      🔷 grand losange bleu
      🔸 petit losange orange
      🔹 petit losange bleu
      🔺 triangle rouge pointant vers le haut
      🔻 triangle rouge pointant vers le bas
      💠 diamant avec un point
      🔘 bouton radio
      🔳 carré blanc
      🔲 carré noir
      🏁 drapeau à damier
      🚩 drapeau triangulaire
      🎌 drapeaux croisés
      🏴 drapeau noir
      🏳 drapeau blanc
      🏻 peau claire
      🏼 peau moyennement claire
      🏽 peau légèrement mate
      🏾 peau mate
      🏿 peau foncée
      🦰 cheveux roux
      🦱 cheveux bouclés
      🦳 cheveux blancs
      🦲 chauve
      🇦🇨 Île de l’Ascension
      🇦🇩 Andorre
      🇦🇪 Émirats arabes unis
      🇦🇫 Afghanistan
      🇦🇬 Antigua-et-Barbuda
      🇦🇮 Anguilla
      🇦🇱 Albanie
      🇦🇲 Arménie
      🇦🇴 Angola
      🇦🇶 Antarctique
      🇦🇷 Argentine
      🇦🇸 Samoa américaines
      🇦🇹 Autriche
      🇦🇺 Australie
      🇦🇼 Aruba
      🇦🇽 Îles Åland
      🇦🇿 Azerbaïdjan
      🇧🇦 Bosnie-Herzégovine
      🇧🇧 Barbade
      🇧🇩 Bangladesh
      🇧🇪 Belgique
      🇧🇫 Burkina Faso
      🇧🇬 Bulgarie
      🇧🇭 Bahreïn
      🇧🇮 Burundi
      🇧🇯 Bénin
      🇧🇱 Saint-Barthélemy
      🇧🇲 Bermudes
      🇧🇳 Brunei
      🇧🇴 Bolivie
      🇧🇶 Pays-Bas caribéens
      🇧🇷 Brésil
      🇧🇸 Bahamas
      🇧🇹 Bhoutan
      🇧🇻 Île Bouvet
      🇧🇼 Botswana
      🇧🇾 Biélorussie
      🇧🇿 Belize
      🇨🇦 Canada
      🇨🇨 Îles Cocos
      🇨🇩 Congo-Kinshasa
      🇨🇫 République centrafricaine
      🇨🇬 Congo-Brazzaville
      🇨🇭 Suisse
      🇨🇮 Côte d’Ivoire
      🇨🇰 Îles Cook
      🇨🇱 Chili
      🇨🇲 Cameroun
      🇨🇳 Chine
      🇨🇴 Colombie
      🇨🇵 Île Clipperton
      🇨🇷 Costa Rica
      🇨🇺 Cuba
      🇨🇻 Cap-Vert
      🇨🇼 Curaçao
      🇨🇽 Île Christmas
      🇨🇾 Chypre
      🇨🇿 Tchéquie
      🇩🇪 Allemagne
      🇩🇬 Diego Garcia
      🇩🇯 Djibouti
      🇩🇰 Danemark
      🇩🇲 Dominique
      🇩🇴 République dominicaine
      🇩🇿 Algérie
      🇪🇦 Ceuta et Melilla
      🇪🇨 Équateur
      🇪🇪 Estonie
      🇪🇬 Égypte
      🇪🇭 Sahara occidental
      🇪🇷 Érythrée
      🇪🇸 Espagne
      🇪🇹 Éthiopie
      🇪🇺 Union européenne
      🇫🇮 Finlande
      🇫🇯 Fidji
      🇫🇰 Îles Malouines
      🇫🇲 Micronésie
      🇫🇴 Îles Féroé
      🇫🇷 France
      🇬🇦 Gabon
      🇬🇧 Royaume-Uni
      🇬🇩 Grenade
      🇬🇪 Géorgie
      🇬🇫 Guyane française
      🇬🇬 Guernesey
      🇬🇭 Ghana
      🇬🇮 Gibraltar
      🇬🇱 Groenland
      🇬🇲 Gambie
      🇬🇳 Guinée
      🇬🇵 Guadeloupe
      🇬🇶 Guinée équatoriale
      🇬🇷 Grèce
      🇬🇸 Géorgie du Sud-et-les Îles Sandwich du Sud
      🇬🇹 Guatemala
      🇬🇺 Guam
      🇬🇼 Guinée-Bissau
      🇬🇾 Guyana
      🇭🇰 R.A.S. chinoise de Hong Kong
      🇭🇲 Îles Heard-et-MacDonald
      🇭🇳 Honduras
      🇭🇷 Croatie
      🇭🇹 Haïti
      🇭🇺 Hongrie
      🇮🇨 Îles Canaries
      🇮🇩 Indonésie
      🇮🇪 Irlande
      🇮🇱 Israël
      🇮🇲 Île de Man
      🇮🇳 Inde
      🇮🇴 Territoire britannique de l’océan Indien
      🇮🇶 Irak
      🇮🇷 Iran
      🇮🇸 Islande
      🇮🇹 Italie
      🇯🇪 Jersey
      🇯🇲 Jamaïque
      🇯🇴 Jordanie
      🇯🇵 Japon
      🇰🇪 Kenya
      🇰🇬 Kirghizstan
      🇰🇭 Cambodge
      🇰🇮 Kiribati
      🇰🇲 Comores
      🇰🇳 Saint-Christophe-et-Niévès
      🇰🇵 Corée du Nord
      🇰🇷 Corée du Sud
      🇰🇼 Koweït
      🇰🇾 Îles Caïmans
      🇰🇿 Kazakhstan
      🇱🇦 Laos
      🇱🇧 Liban
      🇱🇨 Sainte-Lucie
      🇱🇮 Liechtenstein
      🇱🇰 Sri Lanka
      🇱🇷 Liberia
      🇱🇸 Lesotho
      🇱🇹 Lituanie
      🇱🇺 Luxembourg
      🇱🇻 Lettonie
      🇱🇾 Libye
      🇲🇦 Maroc
      🇲🇨 Monaco
      🇲🇩 Moldavie
      🇲🇪 Monténégro
      🇲🇫 Saint-Martin
      🇲🇬 Madagascar
      🇲🇭 Îles Marshall
      🇲🇰 Macédoine du Nord
      🇲🇱 Mali
      🇲🇲 Myanmar (Birmanie)
      🇲🇳 Mongolie
      🇲🇴 R.A.S. chinoise de Macao
      🇲🇵 Îles Mariannes du Nord
      🇲🇶 Martinique
      🇲🇷 Mauritanie
      🇲🇸 Montserrat
      🇲🇹 Malte
      🇲🇺 Maurice
      🇲🇻 Maldives
      🇲🇼 Malawi
      🇲🇽 Mexique
      🇲🇾 Malaisie
      🇲🇿 Mozambique
      🇳🇦 Namibie
      🇳🇨 Nouvelle-Calédonie
      🇳🇪 Niger
      🇳🇫 Île Norfolk
      🇳🇬 Nigeria
      🇳🇮 Nicaragua
      🇳🇱 Pays-Bas
      🇳🇴 Norvège
      🇳🇵 Népal
      🇳🇷 Nauru
      🇳🇺 Niue
      🇳🇿 Nouvelle-Zélande
      🇴🇲 Oman
      🇵🇦 Panama
      🇵🇪 Pérou
      🇵🇫 Polynésie française
      🇵🇬 Papouasie-Nouvelle-Guinée
      🇵🇭 Philippines
      🇵🇰 Pakistan
      🇵🇱 Pologne
      🇵🇲 Saint-Pierre-et-Miquelon
      🇵🇳 Îles Pitcairn
      🇵🇷 Porto Rico
      🇵🇸 Territoires palestiniens
      🇵🇹 Portugal
      🇵🇼 Palaos
      🇵🇾 Paraguay
      🇶🇦 Qatar
      🇷🇪 La Réunion
      🇷🇴 Roumanie
      🇷🇸 Serbie
      🇷🇺 Russie
      🇷🇼 Rwanda
      🇸🇦 Arabie saoudite
      🇸🇧 Îles Salomon
      🇸🇨 Seychelles
      🇸🇩 Soudan
      🇸🇪 Suède
      🇸🇬 Singapour
      🇸🇭 Sainte-Hélène
      🇸🇮 Slovénie
      🇸🇯 Svalbard et Jan Mayen
      🇸🇰 Slovaquie
      🇸🇱 Sierra Leone
      🇸🇲 Saint-Marin
      🇸🇳 Sénégal
      🇸🇴 Somalie
      🇸🇷 Suriname
      🇸🇸 Soudan du Sud
      🇸🇹 Sao Tomé-et-Principe
      🇸🇻 Salvador
      🇸🇽 Saint-Martin (partie néerlandaise)
      🇸🇾 Syrie
      🇸🇿 Eswatini
      🇹🇦 Tristan da Cunha
      🇹🇨 Îles Turques-et-Caïques
      🇹🇩 Tchad
      🇹🇫 Terres australes françaises
      🇹🇬 Togo
      🇹🇭 Thaïlande
      🇹🇯 Tadjikistan
      🇹🇰 Tokelau
      🇹🇱 Timor oriental
      🇹🇲 Turkménistan
      🇹🇳 Tunisie
      🇹🇴 Tonga
      🇹🇷 Turquie
      🇹🇹 Trinité-et-Tobago
      🇹🇻 Tuvalu
      🇹🇼 Taïwan
      🇹🇿 Tanzanie
      🇺🇦 Ukraine
      🇺🇬 Ouganda
      🇺🇲 Îles mineures éloignées des États-Unis
      🇺🇳 Nations Unies
      🇺🇸 États-Unis
      🇺🇾 Uruguay
      🇺🇿 Ouzbékistan
      🇻🇦 État de la Cité du Vatican
      🇻🇨 Saint-Vincent-et-les Grenadines
      🇻🇪 Venezuela
      🇻🇬 Îles Vierges britanniques
      🇻🇮 Îles Vierges des États-Unis
      🇻🇳 Viêt Nam
      🇻🇺 Vanuatu
      🇼🇫 Wallis-et-Futuna
      🇼🇸 Samoa
      🇽🇰 Kosovo
      🇾🇪 Yémen
      🇾🇹 Mayotte
      🇿🇦 Afrique du Sud
      🇿🇲 Zambie
      🇿🇼 Zimbabwe
      🏴󠁧󠁢󠁥󠁮󠁧󠁿 Angleterre
      🏴󠁧󠁢󠁳󠁣󠁴󠁿 Écosse
      🏴󠁧󠁢󠁷󠁬󠁳󠁿 Pays de Galles
      😶‍🌫 visage dans les nuages
      😮‍💨 visage expirant
      😵‍💫 visage aux yeux en spirales
      ❤‍🔥 cœur enflammé
      ❤‍🩹 cœur avec bandages
      👁‍🗨 œil dans une bulle de BD
      🧔‍♂ homme barbu
      🧔‍♀ femme barbue
      👱‍♀ femme blonde
      👱‍♂ homme blond
      🙍‍♂ homme fronçant les sourcils
      🙍‍♀ femme fronçant les sourcils
      🙎‍♂ homme qui boude
      🙎‍♀ femme qui boude
      🙅‍♂ homme faisant un geste d’interdiction
      🙅‍♀ femme faisant un geste d’interdiction
      🙆‍♂ homme faisant un geste d’acceptation
      🙆‍♀ femme faisant un geste d’acceptation
      💁‍♂ homme paume vers le haut
      💁‍♀ femme paume vers le haut
      🙋‍♂ homme qui lève la main
      🙋‍♀ femme qui lève la main
      🧏‍♂ homme sourd
      🧏‍♀ femme sourde
      🙇‍♂ homme qui s’incline
      🙇‍♀ femme qui s’incline
      🤦‍♂ homme avec la paume sur le visage
      🤦‍♀ femme avec la paume sur le visage
      🤷‍♂ homme qui hausse les épaules
      🤷‍♀ femme qui hausse les épaules
      🧑‍⚕ professionnel de la santé (tous genres)
      👨‍⚕ professionnel de la santé
      👩‍⚕ professionnelle de la santé
      🧑‍🎓 étudiant (tous genres)
      👨‍🎓 étudiant
      👩‍🎓 étudiante
      🧑‍🏫 personnel enseignant
      👨‍🏫 enseignant
      👩‍🏫 enseignante
      🧑‍⚖ juge
      👨‍⚖ juge homme
      👩‍⚖ juge femme
      🧑‍🌾 fermier (tous genres)
      👨‍🌾 fermier
      👩‍🌾 fermière
      🧑‍🍳 cuisinier (tous genres)
      👨‍🍳 cuisinier
      👩‍🍳 cuisinière
      🧑‍🔧 mécanicien (tous genres)
      👨‍🔧 mécanicien
      👩‍🔧 mécanicienne
      🧑‍🏭 ouvrier (tous genres)
      👨‍🏭 ouvrier
      👩‍🏭 ouvrière
      🧑‍💼 employé de bureau (tous genres)
      👨‍💼 employé de bureau
      👩‍💼 employée de bureau
      🧑‍🔬 scientifique
      👨‍🔬 scientifique homme
      👩‍🔬 scientifique femme
      🧑‍💻 informaticien (tous genres)
      👨‍💻 informaticien
      👩‍💻 informaticienne
      🧑‍🎤 chanteur (tous genres)
      👨‍🎤 chanteur
      👩‍🎤 chanteuse
      🧑‍🎨 artiste
      👨‍🎨 artiste homme
      👩‍🎨 artiste femme
      🧑‍✈ pilote
      👨‍✈ pilote homme
      👩‍✈ pilote femme
      🧑‍🚀 astronaute
      👨‍🚀 astronaute homme
      👩‍🚀 astronaute femme
      🧑‍🚒 pompier
      👨‍🚒 pompier homme
      👩‍🚒 pompier femme
      👮‍♂ policier
      👮‍♀ policière
      🕵‍♂ détective homme
      🕵‍♀ détective femme
      💂‍♂ garde homme
      💂‍♀ garde femme
      👷‍♂ ouvrier du bâtiment
      👷‍♀ ouvrière du bâtiment
      👳‍♂ homme en turban
      👳‍♀ femme en turban
      🤵‍♂ homme en smoking
      🤵‍♀ femme en smoking
      👰‍♂ homme avec voile
      👰‍♀ femme avec voile
      👩‍🍼 femme allaitant un bébé
      👨‍🍼 homme allaitant un bébé
      🧑‍🍼 personne allaitant un bébé
      🧑‍🎄 santa
      🦸‍♂ super-héros homme
      🦸‍♀ super-héroïne
      🦹‍♂ super-vilain homme
      🦹‍♀ super-vilain femme
      🧙‍♂ mage homme
      🧙‍♀ mage femme
      🧚‍♂ féetaud
      🧚‍♀ fée
      🧛‍♂ vampire homme
      🧛‍♀ vampire femme
      🧜‍♂ triton
      🧜‍♀ sirène
      🧝‍♂ elfe homme
      🧝‍♀ elfe femme
      🧞‍♂ génie homme
      🧞‍♀ génie femme
      🧟‍♂ zombie homme
      🧟‍♀ zombie femme
      💆‍♂ homme qui se fait masser
      💆‍♀ femme qui se fait masser
      💇‍♂ homme qui se fait couper les cheveux
      💇‍♀ femme qui se fait couper les cheveux
      🚶‍♂ homme qui marche
      🚶‍♀ femme qui marche
      🧍‍♂ homme debout
      🧍‍♀ femme debout
      🧎‍♂ homme à genoux
      🧎‍♀ femme à genoux
      🧑‍🦯 personne avec une canne blanche
      👨‍🦯 homme avec canne blanche
      👩‍🦯 femme avec canne blanche
      🧑‍🦼 personne en fauteuil motorisé
      👨‍🦼 homme en fauteuil motorisé
      👩‍🦼 femme en fauteuil motorisé
      🧑‍🦽 personne en fauteuil roulant manuel
      👨‍🦽 homme en fauteuil roulant manuel
      👩‍🦽 femme en fauteuil roulant manuel
      🏃‍♂ homme qui court
      🏃‍♀ femme qui court
      👯‍♂ hommes avec des oreilles de lapin
      👯‍♀ femmes avec des oreilles de lapin
      🧖‍♂ homme au hammam
      🧖‍♀ femme au hammam
      🧗‍♂ homme qui grimpe
      🧗‍♀ femme qui grimpe
      🏌‍♂ golfeur
      🏌‍♀ golfeuse
      🏄‍♂ surfeur
      🏄‍♀ surfeuse
      🚣‍♂ rameur dans une barque
      🚣‍♀ rameuse dans une barque
      🏊‍♂ nageur
      🏊‍♀ nageuse
      ⛹‍♂ homme avec ballon
      ⛹‍♀ femme avec ballon
      🏋‍♂ homme haltérophile
      🏋‍♀ femme haltérophile
      🚴‍♂ cycliste homme
      🚴‍♀ cycliste femme
      🚵‍♂ homme en VTT
      🚵‍♀ femme en VTT
      🤸‍♂ homme faisant la roue
      🤸‍♀ femme faisant la roue
      🤼‍♂ lutteurs
      🤼‍♀ lutteuses
      🤽‍♂ joueur de water-polo
      🤽‍♀ joueuse de water-polo
      🤾‍♂ handballeur
      🤾‍♀ handballeuse
      🤹‍♂ jongleur
      🤹‍♀ jongleuse
      🧘‍♂ homme dans la posture du lotus
      🧘‍♀ femme dans la posture du lotus
      🧑‍🤝‍🧑 deux personnes se tenant la main
      🐕‍🦺 chien d’assistance
      🐈‍⬛ chat noir
      🐻‍❄ ours polaire
      🏳‍🌈 drapeau arc-en-ciel
      🏳‍⚧ drapeau transgenre
      🏴‍☠ drapeau de pirate
      """)
}
