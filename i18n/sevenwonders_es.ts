<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>A typeface that comes with the program.</source>
        <translation>Una tipografía que viene con el programa.</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>The title of the page about the program, and the name of the text of its licence.</extracomment>
        <translation>Acerca del programa</translation>
    </message>
    <message>
        <source>Code, pictures and texts of this program are free under this licence:</source>
        <translation>El código, las imágenes y los textos de este programa son libres bajo esta licencia:</translation>
    </message>
    <message>
        <source>Finds the folder where your matches are saved.</source>
        <translation>Encuentra la carpeta donde se guardan tus partidas.</translation>
    </message>
    <message>
        <source>Libraries of the system that this program was built on, with their licences:</source>
        <translation>Bibliotecas del sistema en el que se compiló este programa, con sus licencias:</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>The title of the page about the program, and the name of the text of its licence.</extracomment>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Made the rules faster; some of its own code is included.</source>
        <translation>Hizo más rápidas las reglas; parte de su propio código va incluida.</translation>
    </message>
    <message>
        <source>Makes the code of a link that a phone can read.</source>
        <translation>Crea el código de un enlace que un teléfono puede leer.</translation>
    </message>
    <message>
        <source>Reads and writes pictures.</source>
        <translation>Lee y guarda imágenes.</translation>
    </message>
    <message>
        <source>Starts the installed program. An exception in its licence allows it to be shipped with programs of any licence.</source>
        <translation>Inicia el programa instalado. Una excepción de su licencia permite distribuirlo con programas de cualquier licencia.</translation>
    </message>
    <message>
        <source>System libraries</source>
        <translation>Bibliotecas del sistema</translation>
    </message>
    <message>
        <source>The board game 7 Wonders on one computer, played without the internet. Made by players; not connected with the publisher or the author of the game, and without their pictures and texts. 7 Wonders is a trademark of its publisher.</source>
        <translation>El juego de mesa 7 Wonders en una sola computadora, sin internet. Hecho por jugadores, sin relación con la editorial ni con el autor del juego y sin usar sus imágenes ni sus textos. 7 Wonders es una marca registrada de su editorial.</translation>
    </message>
    <message>
        <source>The language that the program is written in.</source>
        <translation>El lenguaje en el que está escrito el programa.</translation>
    </message>
    <message>
        <source>The licence follows, and after it the notices of other authors whose work is part of this.</source>
        <translation>Sigue la licencia y, tras ella, los avisos de otros autores cuyo trabajo forma parte del programa.</translation>
    </message>
    <message>
        <source>The source of these versions:</source>
        <translation>El código fuente de estas versiones:</translation>
    </message>
    <message>
        <source>The window is drawn with Qt, reached from Python by PySide6. Both are used unchanged under the GNU Lesser General Public License, version 3.</source>
        <translation>La ventana se dibuja con Qt, al que se accede desde Python mediante PySide6. Ambos se usan sin modificaciones, bajo la GNU Lesser General Public License, versión 3.</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>Qué contiene</translation>
    </message>
    <message>
        <source>You may use another Qt instead: the libraries are separate files in {folder}. Replace them with others of the series {series} and start the program again; nothing checks them.</source>
        <translation>Puedes usar otro Qt en su lugar: las bibliotecas son archivos separados en la carpeta {folder}. Sustitúyelos por otros de la serie {series} e inicia de nuevo el programa; nada los comprueba.</translation>
    </message>
</context>
<context>
    <name>Accessible</name>
    <message>
        <source>Built: {cards}</source>
        <translation>Construidas: {cards}</translation>
    </message>
    <message>
        <source>Choose a card to keep</source>
        <translation>Cartas para quedarse con una</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>What a screen reader calls a part of the table: the decks, the table.</extracomment>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>Far city: {name}, {city}</source>
        <translation>Ciudad lejana: {name}, {city}</translation>
    </message>
    <message>
        <source>For sale: {goods}</source>
        <translation>En venta: {goods}</translation>
    </message>
    <message>
        <source>Free for you but not for {name}: {cards}</source>
        <translation>Gratis para ti y no para {name}: {cards}</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Es tu turno</translation>
    </message>
    <message>
        <source>Left neighbour: {name}, {city}</source>
        <translation>Vecino de la izquierda: {name}, {city}</translation>
    </message>
    <message>
        <source>Produces each turn: {goods}</source>
        <translation>Producción por turno: {goods}</translation>
    </message>
    <message>
        <source>Right neighbour: {name}, {city}</source>
        <translation>Vecino de la derecha: {name}, {city}</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>What a screen reader calls a part of the table: the decks, the table.</extracomment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>Your city: {city}</source>
        <translation>Tu ciudad: {city}</translation>
    </message>
    <message>
        <source>Your hand and your neighbours</source>
        <translation>Tu mano y tus vecinos</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Tu mano, %n carta</numerusform>
            <numerusform>Tu mano, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your neighbours</source>
        <translation>Tus vecinos</translation>
    </message>
    <message>
        <source>{name} already has: {cards}</source>
        <translation>{name} ya tiene: {cards}</translation>
    </message>
    <message>
        <source>{name} could build for free: {cards}</source>
        <translation>{name} podría construir gratis: {cards}</translation>
    </message>
    <message>
        <source>{thing}: one less</source>
        <translation>{thing}: uno menos</translation>
    </message>
    <message>
        <source>{thing}: one more</source>
        <translation>{thing}: uno más</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>About as good</source>
        <translation>Casi tan buena</translation>
    </message>
    <message>
        <source>An unseen card from the centre</source>
        <translation>Una carta desconocida, del centro</translation>
    </message>
    <message>
        <source>An unseen progress token</source>
        <translation>Una ficha de progreso desconocida</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>How good a choice is: the best there was. Feminine where 'choice' is.</extracomment>
        <translation>La mejor</translation>
    </message>
    <message>
        <source>Bury no leader</source>
        <translation>No enterrar a ningún líder</translation>
    </message>
    <message>
        <source>Bury {leader}</source>
        <translation>Enterrar a {leader}</translation>
    </message>
    <message>
        <source>Copy {leader}</source>
        <translation>Copiar a {leader}</translation>
    </message>
    <message>
        <source>Discard green cards without a token</source>
        <translation>Descartar cartas verdes sin obtener ficha</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Descartar {card}</translation>
    </message>
    <message>
        <source>Discard {leader}</source>
        <translation>Descartar a {leader}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message numerus="yes">
        <source>Give up %n military victory token(s)</source>
        <translation>
            <numerusform>Entregar %n marcador de victoria militar</numerusform>
            <numerusform>Entregar %n marcadores de victoria militar</numerusform>
        </translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>Entregar {card}</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Quedarse con {card}</translation>
    </message>
    <message>
        <source>Keep {leader}</source>
        <translation>Quedarse con {leader}</translation>
    </message>
    <message>
        <source>Large loss</source>
        <translation>Pérdida grande</translation>
    </message>
    <message>
        <source>Look through a neighbour's deck</source>
        <translation>Examinar el mazo de un vecino</translation>
    </message>
    <message>
        <source>Look through your deck</source>
        <translation>Examinar tu mazo</translation>
    </message>
    <message>
        <source>Medium loss</source>
        <translation>Pérdida media</translation>
    </message>
    <message>
        <source>Nothing from the discard pile</source>
        <translation>Nada del descarte</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n coin(s)</source>
        <translation>
            <numerusform>Pagar %n moneda</numerusform>
            <numerusform>Pagar %n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back the victory token worth {worth}</source>
        <translation>Devolver el marcador de victoria de valor {worth}</translation>
    </message>
    <message>
        <source>Recruit no other leader</source>
        <translation>No reclutar a ningún otro líder</translation>
    </message>
    <message>
        <source>Recruit {leader}</source>
        <translation>Reclutar a {leader}</translation>
    </message>
    <message>
        <source>Small loss</source>
        <translation>Pérdida pequeña</translation>
    </message>
    <message>
        <source>Take both top cards</source>
        <translation>Sacar las dos cartas superiores</translation>
    </message>
    <message>
        <source>Take debts</source>
        <translation>Tomar deudas</translation>
    </message>
    <message>
        <source>Wonder stage (with {card})</source>
        <translation>Etapa de la Maravilla (con {card})</translation>
    </message>
    <message>
        <source>Wonder stage and pawn (with {card})</source>
        <translation>Etapa de la Maravilla y peón (con {card})</translation>
    </message>
    <message>
        <source>Worth considering</source>
        <translation>Vale la pena pensar en</translation>
    </message>
    <message>
        <source>a wonder stage with it</source>
        <comment>the card that was named</comment>
        <translation>una etapa de la Maravilla con ella</translation>
    </message>
    <message>
        <source>build it</source>
        <comment>the card that was named</comment>
        <translation>construirla</translation>
    </message>
    <message>
        <source>discard it</source>
        <comment>the card that was named</comment>
        <translation>descartarla</translation>
    </message>
    <message>
        <source>{card} from a neighbour's deck</source>
        <translation>{card} del mazo de un vecino</translation>
    </message>
    <message>
        <source>{card} from the centre</source>
        <translation>{card} del centro</translation>
    </message>
    <message>
        <source>{card} from the discard pile</source>
        <translation>{card} del descarte</translation>
    </message>
    <message>
        <source>{card} from your deck</source>
        <translation>{card} de tu mazo</translation>
    </message>
    <message>
        <source>{stage}, paid with {cards}</source>
        <translation>{stage}, pagada con {cards}</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message numerus="yes">
        <source>%n Edifice(s)</source>
        <translation>
            <numerusform>%n Edificio</numerusform>
            <numerusform>%n Edificios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black card(s)</source>
        <translation>
            <numerusform>%n carta negra</numerusform>
            <numerusform>%n cartas negras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta en la mano</numerusform>
            <numerusform>%n cartas en la mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneda</numerusform>
            <numerusform>%n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leader(s)</source>
        <translation>
            <numerusform>%n líder</numerusform>
            <numerusform>%n líderes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) need this box.</source>
        <translation>
            <numerusform>%n jugador necesita esta caja.</numerusform>
            <numerusform>%n jugadores necesitan esta caja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wonder(s)</source>
        <translation>
            <numerusform>%n Maravilla</numerusform>
            <numerusform>%n Maravillas</numerusform>
        </translation>
    </message>
    <message>
        <source>+{number} min</source>
        <translation>+{number} min</translation>
    </message>
    <message>
        <source>A common project in each Age: who takes part is rewarded, others may pay.</source>
        <translation>Una obra común por Era: quien participa recibe una recompensa, quien no, puede pagar.</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Como la última vez</translation>
    </message>
    <message>
        <source>Before each Age somebody from history joins your city.</source>
        <translation>Antes de cada Era, alguien de la historia se une a tu ciudad.</translation>
    </message>
    <message>
        <source>Black cards take coins from all others, spy, and keep you out of wars.</source>
        <translation>Las cartas negras quitan monedas a todos los demás, espían y te libran de guerras.</translation>
    </message>
    <message>
        <source>Boxes</source>
        <extracomment>The heading over the pictures of expansions on the page of a new match; and the picture that lets chance draw boxes.</extracomment>
        <translation>Cajas</translation>
    </message>
    <message>
        <source>Chance draws one or two more boxes and names them at the start.</source>
        <translation>El programa sortea una o dos cajas más y dice cuáles al empezar.</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Buttons on the page where the boxes of a match are chosen: to leave it, and to take all boxes.</extracomment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Every box for this number of players is on the table.</source>
        <translation>Todas las cajas para este número de jugadores ya están en la mesa.</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>Buttons on the page where the boxes of a match are chosen: to leave it, and to take all boxes.</extracomment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>More wonders</source>
        <translation>Más Maravillas</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Qué va a la mesa</translation>
    </message>
    <message>
        <source>Only the game</source>
        <translation>Solo el juego</translation>
    </message>
    <message>
        <source>Revised costs and boards, with sides Day and Night.</source>
        <translation>Costos y tableros revisados, con lados Día y Noche.</translation>
    </message>
    <message>
        <source>See what each brings</source>
        <translation>Ver qué trae cada una</translation>
    </message>
    <message>
        <source>Surprise</source>
        <extracomment>The heading over the pictures of expansions on the page of a new match; and the picture that lets chance draw boxes.</extracomment>
        <translation>Sorpresa</translation>
    </message>
    <message>
        <source>The classic of 2010, with sides A and B.</source>
        <translation>El clásico de 2010, con lados A y B.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>These join the draw, even without their box.</source>
        <translation>Entran en el sorteo incluso sin su caja.</translation>
    </message>
    <message>
        <source>Three more wonders, with rules of their own.</source>
        <translation>Tres Maravillas más, con reglas propias.</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>cerca de %n minuto</numerusform>
            <numerusform>cerca de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>demanding</source>
        <comment>a match</comment>
        <translation>exigente</translation>
    </message>
    <message>
        <source>difficulty {number} of {most}</source>
        <translation>dificultad {number} de {most}</translation>
    </message>
    <message>
        <source>easy</source>
        <comment>a match</comment>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>a match</comment>
        <translation>media</translation>
    </message>
    <message>
        <source>minutes are estimated</source>
        <translation>minutos estimados</translation>
    </message>
    <message>
        <source>minutes as in your own matches</source>
        <translation>minutos como en tus partidas</translation>
    </message>
    <message>
        <source>one box at a time is the best beginning</source>
        <translation>una caja a la vez es el mejor comienzo</translation>
    </message>
    <message>
        <source>very demanding</source>
        <comment>a match</comment>
        <translation>muy exigente</translation>
    </message>
    <message>
        <source>very easy</source>
        <comment>a match</comment>
        <translation>muy fácil</translation>
    </message>
    <message>
        <source>{least} to {most} minutes</source>
        <translation>de {least} a {most} minutos</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>{players} players</source>
        <translation>{players} jugadores</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message numerus="yes">
        <source>%n Clay</source>
        <translation>
            <numerusform>%n Arcilla</numerusform>
            <numerusform>%n Arcillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Glass</source>
        <translation>
            <numerusform>%n Vidrio</numerusform>
            <numerusform>%n Vidrios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Loom</source>
        <translation>
            <numerusform>%n Tela</numerusform>
            <numerusform>%n Telas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Ore</source>
        <translation>
            <numerusform>%n Mineral</numerusform>
            <numerusform>%n Minerales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Papyrus</source>
        <translation>
            <numerusform>%n Papiro</numerusform>
            <numerusform>%n Papiros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stone</source>
        <translation>
            <numerusform>%n Piedra</numerusform>
            <numerusform>%n Piedras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wood</source>
        <translation>
            <numerusform>%n Madera</numerusform>
            <numerusform>%n Maderas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneda</numerusform>
            <numerusform>%n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s) in every military conflict.</source>
        <translation>
            <numerusform>%n escudo en cada conflicto militar.</numerusform>
            <numerusform>%n escudos en cada conflicto militar.</numerusform>
        </translation>
    </message>
    <message>
        <source>+2 shields</source>
        <translation>+2 escudos</translation>
    </message>
    <message>
        <source>A structure of a colour that your city does not have yet costs nothing.</source>
        <translation>Una estructura de un color que tu ciudad aún no tiene no cuesta nada.</translation>
    </message>
    <message>
        <source>Academy</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Academia</translation>
    </message>
    <message>
        <source>Altar</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Altar</translation>
    </message>
    <message>
        <source>Apothecary</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Boticario</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Acueducto</translation>
    </message>
    <message>
        <source>Archery Range</source>
        <translation>Campo de Arqueros</translation>
    </message>
    <message>
        <source>Architect Firm</source>
        <translation>Estudio de Arquitectos</translation>
    </message>
    <message>
        <source>Architects Guild</source>
        <translation>Gremio de Arquitectos</translation>
    </message>
    <message>
        <source>Architecture</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Arquitectura</translation>
    </message>
    <message>
        <source>Arena</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Arsenal</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Arsenal</translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) for each {thing} {place}.</source>
        <translation>
            <numerusform>Al final de la partida, %n punto de victoria por cada {thing} {place}.</numerusform>
            <numerusform>Al final de la partida, %n puntos de victoria por cada {thing} {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if your whole wonder is built.</source>
        <translation>
            <numerusform>Al final de la partida, %n punto de victoria si toda tu Maravilla está construida.</numerusform>
            <numerusform>Al final de la partida, %n puntos de victoria si toda tu Maravilla está construida.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of the game, score one guild of a neighbour as your own.</source>
        <translation>Al final de la partida, puntúa un Gremio de un vecino como si fuera tuyo.</translation>
    </message>
    <message>
        <source>At the end of this turn, you may build a discarded card for free.</source>
        <translation>Al final de este turno, puedes construir gratis una carta descartada.</translation>
    </message>
    <message>
        <source>Band of Spies</source>
        <translation>Banda de Espías</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Cuartel</translation>
    </message>
    <message>
        <source>Baths</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Baños</translation>
    </message>
    <message>
        <source>Bazar</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Bazar</translation>
    </message>
    <message>
        <source>Black Market</source>
        <translation>Mercado Negro</translation>
    </message>
    <message>
        <source>Brickyard</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Ladrillar</translation>
    </message>
    <message>
        <source>Brotherhood</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Hermandad</translation>
    </message>
    <message>
        <source>Builders Guild</source>
        <translation>Gremio de Constructores</translation>
    </message>
    <message>
        <source>Capitol</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Capitolio</translation>
    </message>
    <message>
        <source>Caravansery</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Caravasar</translation>
    </message>
    <message>
        <source>Castrum</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Castrum</translation>
    </message>
    <message>
        <source>Cells</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>Cenotaph</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Cenotafio</translation>
    </message>
    <message>
        <source>Chamber of Builders</source>
        <translation>Cámara de los Constructores</translation>
    </message>
    <message>
        <source>Chamber of Commerce</source>
        <translation>Cámara de Comercio</translation>
    </message>
    <message>
        <source>Circus</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Circo</translation>
    </message>
    <message>
        <source>City Gates</source>
        <translation>Puertas de la Ciudad</translation>
    </message>
    <message>
        <source>Clay Pit</source>
        <translation>Hoyo de Arcilla</translation>
    </message>
    <message>
        <source>Clay Pool</source>
        <translation>Pozo de Arcilla</translation>
    </message>
    <message>
        <source>Consulate</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Consulado</translation>
    </message>
    <message>
        <source>Contingent</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Contingente</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Counterfeiters Guild</source>
        <translation>Gremio de Falsificadores</translation>
    </message>
    <message>
        <source>Courtesans Guild</source>
        <translation>Gremio de Cortesanas</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Juzgado</translation>
    </message>
    <message>
        <source>Crafts</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Artesanía</translation>
    </message>
    <message>
        <source>Craftsmens Guild</source>
        <translation>Gremio de Artesanos</translation>
    </message>
    <message>
        <source>Culture</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Cultura</translation>
    </message>
    <message>
        <source>Customs</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Aduana</translation>
    </message>
    <message>
        <source>Decor</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Arte</translation>
    </message>
    <message>
        <source>Decorators Guild</source>
        <translation>Gremio de Decoradores</translation>
    </message>
    <message>
        <source>Diplomats Guild</source>
        <translation>Gremio de Diplomáticos</translation>
    </message>
    <message>
        <source>Dispensary</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Farmacia</translation>
    </message>
    <message>
        <source>Dive</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Antro</translation>
    </message>
    <message>
        <source>East Clandestine Wharf</source>
        <translation>Muelle Clandestino Este</translation>
    </message>
    <message>
        <source>East Trading Post</source>
        <translation>Puesto Oriental</translation>
    </message>
    <message>
        <source>Economy</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Economía</translation>
    </message>
    <message>
        <source>Education</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Educación</translation>
    </message>
    <message>
        <source>Effect</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>Either: {words}</source>
        <translation>O bien: {words}</translation>
    </message>
    <message>
        <source>Embassy</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Embajada</translation>
    </message>
    <message>
        <source>Engineering</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Ingeniería</translation>
    </message>
    <message>
        <source>Excavation</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Excavación</translation>
    </message>
    <message>
        <source>Forest Cave</source>
        <translation>Cueva del Bosque</translation>
    </message>
    <message>
        <source>Forging Agency</source>
        <translation>Oficina de Falsificación</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Fortificaciones</translation>
    </message>
    <message>
        <source>Forum</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Foro</translation>
    </message>
    <message>
        <source>Foundry</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Fundición</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Gratis</translation>
    </message>
    <message>
        <source>Free with</source>
        <translation>Gratis con</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) at once for each {thing} {place}.</source>
        <translation>
            <numerusform>Recibe al instante %n moneda por cada {thing} {place}.</numerusform>
            <numerusform>Recibe al instante %n monedas por cada {thing} {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) at once.</source>
        <translation>
            <numerusform>Recibe %n moneda al instante.</numerusform>
            <numerusform>Recibe %n monedas al instante.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gambling Den</source>
        <translation>Casa de Juego</translation>
    </message>
    <message>
        <source>Gamers Guild</source>
        <translation>Gremio de Jugadores</translation>
    </message>
    <message>
        <source>Gardens</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Jardines</translation>
    </message>
    <message>
        <source>Glassworks</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Vidriería</translation>
    </message>
    <message>
        <source>Guard Tower</source>
        <translation>Torre de Guardia</translation>
    </message>
    <message>
        <source>Guardhouse</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Cuerpo de Guardia</translation>
    </message>
    <message>
        <source>Guild of Shadows</source>
        <translation>Gremio de las Sombras</translation>
    </message>
    <message>
        <source>Haven</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Hideout</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Escondite</translation>
    </message>
    <message>
        <source>Jewellery</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Orfebrería</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>Lair</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Guarida</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Faro</translation>
    </message>
    <message>
        <source>Lodge</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Logia</translation>
    </message>
    <message>
        <source>Loom</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Telar</translation>
    </message>
    <message>
        <source>Ludus</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Ludus</translation>
    </message>
    <message>
        <source>Lumber Yard</source>
        <translation>Maderería</translation>
    </message>
    <message>
        <source>Magistrates Guild</source>
        <translation>Gremio de Magistrados</translation>
    </message>
    <message>
        <source>Makes free</source>
        <translation>Permite gratis</translation>
    </message>
    <message>
        <source>Manufactured goods from either neighbour cost 1 coin instead of 2.</source>
        <translation>Los manufacturados de cualquier vecino cuestan 1 moneda en lugar de 2.</translation>
    </message>
    <message>
        <source>Manufactured goods from your left neighbour cost 1 coin instead of 2.</source>
        <translation>Los manufacturados del vecino de la izquierda cuestan 1 moneda en lugar de 2.</translation>
    </message>
    <message>
        <source>Manufactured goods from your right neighbour cost 1 coin instead of 2.</source>
        <translation>Los manufacturados del vecino de la derecha cuestan 1 moneda en lugar de 2.</translation>
    </message>
    <message>
        <source>Marketplace</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Mercado</translation>
    </message>
    <message>
        <source>Memorial</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Memorial</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Mercenarios</translation>
    </message>
    <message>
        <source>Militia</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Milicia</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Mina</translation>
    </message>
    <message>
        <source>Mint</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Casa de la Moneda</translation>
    </message>
    <message>
        <source>Mourners Guild</source>
        <translation>Gremio de Plañideras</translation>
    </message>
    <message>
        <source>Neighbours cannot buy it.</source>
        <translation>Los vecinos no pueden comprarlo.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Ahora no se puede</translation>
    </message>
    <message>
        <source>Observatory</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Observatorio</translation>
    </message>
    <message>
        <source>Once per Age, you may build a structure for free.</source>
        <translation>Una vez por Era, puedes construir una estructura gratis.</translation>
    </message>
    <message>
        <source>One scientific symbol, chosen at the end of the game.</source>
        <translation>Un símbolo científico, elegido al final de la partida.</translation>
    </message>
    <message>
        <source>Opium Den</source>
        <translation>Fumadero de Opio</translation>
    </message>
    <message>
        <source>Opium Distillery</source>
        <translation>Destilería de Opio</translation>
    </message>
    <message>
        <source>Opium Stash</source>
        <translation>Alijo de Opio</translation>
    </message>
    <message>
        <source>Or: {words}</source>
        <translation>O bien: {words}</translation>
    </message>
    <message>
        <source>Ore Vein</source>
        <translation>Veta de Mineral</translation>
    </message>
    <message>
        <source>Palace</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Palacio</translation>
    </message>
    <message>
        <source>Pantheon</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Panteón</translation>
    </message>
    <message>
        <source>Pawnshop</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Casa de Empeños</translation>
    </message>
    <message>
        <source>Philosophers Guild</source>
        <translation>Gremio de Filósofos</translation>
    </message>
    <message>
        <source>Pigeonhole</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Palomar</translation>
    </message>
    <message>
        <source>Politics</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Política</translation>
    </message>
    <message>
        <source>Press</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Prensa</translation>
    </message>
    <message>
        <source>Prison</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Prisión</translation>
    </message>
    <message>
        <source>Produces {goods} each turn.</source>
        <translation>Produce {goods} en cada turno.</translation>
    </message>
    <message>
        <source>Propaganda</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Campaña</translation>
    </message>
    <message>
        <source>Quarry</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Cantera</translation>
    </message>
    <message>
        <source>Raider Camp</source>
        <translation>Campamento de Saqueadores</translation>
    </message>
    <message>
        <source>Raider Fort</source>
        <translation>Fuerte de Saqueadores</translation>
    </message>
    <message>
        <source>Raider Garrison</source>
        <translation>Guarnición de Saqueadores</translation>
    </message>
    <message>
        <source>Raw materials from either neighbour cost 1 coin instead of 2.</source>
        <translation>Las materias primas de cualquier vecino cuestan 1 moneda en lugar de 2.</translation>
    </message>
    <message>
        <source>Raw materials from your left neighbour cost 1 coin instead of 2.</source>
        <translation>Las materias primas del vecino de la izquierda cuestan 1 moneda en lugar de 2.</translation>
    </message>
    <message>
        <source>Raw materials from your right neighbour cost 1 coin instead of 2.</source>
        <translation>Las materias primas del vecino de la derecha cuestan 1 moneda en lugar de 2.</translation>
    </message>
    <message>
        <source>Residence</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Residencia</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Aserradero</translation>
    </message>
    <message>
        <source>School</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Escuela</translation>
    </message>
    <message>
        <source>Science</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Ciencia</translation>
    </message>
    <message>
        <source>Scientific symbol: {symbol}.</source>
        <translation>Símbolo científico: {symbol}.</translation>
    </message>
    <message>
        <source>Scientists Guild</source>
        <translation>Gremio de Científicos</translation>
    </message>
    <message>
        <source>Scriptorium</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Scriptorium</translation>
    </message>
    <message>
        <source>Secret Network</source>
        <translation>Red Secreta</translation>
    </message>
    <message>
        <source>Secret Warehouse</source>
        <translation>Almacén Secreto</translation>
    </message>
    <message>
        <source>Senate</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Senado</translation>
    </message>
    <message>
        <source>Sepulcher</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Sepulcro</translation>
    </message>
    <message>
        <source>Shield</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Escudo</translation>
    </message>
    <message>
        <source>Shield and 2 horns</source>
        <translation>Escudo y 2 cuernos</translation>
    </message>
    <message>
        <source>Shield and horn</source>
        <translation>Escudo y cuerno</translation>
    </message>
    <message>
        <source>Shipowners Guild</source>
        <translation>Gremio de Armadores</translation>
    </message>
    <message>
        <source>Siege Workshop</source>
        <translation>Taller de Asedio</translation>
    </message>
    <message>
        <source>Slave Market</source>
        <translation>Mercado de Esclavos</translation>
    </message>
    <message>
        <source>Smuggler's Cache</source>
        <translation>Escondrijo de Contrabandistas</translation>
    </message>
    <message>
        <source>Spies Guild</source>
        <translation>Gremio de Espías</translation>
    </message>
    <message>
        <source>Stables</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Establos</translation>
    </message>
    <message>
        <source>Statue</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Estatua</translation>
    </message>
    <message>
        <source>Stockade</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Empalizada</translation>
    </message>
    <message>
        <source>Stone Pit</source>
        <translation>Pozo de Piedra</translation>
    </message>
    <message>
        <source>Strategists Guild</source>
        <translation>Gremio de Estrategas</translation>
    </message>
    <message>
        <source>Strategy</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>Tabularium</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Tabularium</translation>
    </message>
    <message>
        <source>Tactics</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Táctica</translation>
    </message>
    <message>
        <source>Tavern</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Taberna</translation>
    </message>
    <message>
        <source>Temple</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Templo</translation>
    </message>
    <message>
        <source>The card of the last turn of each Age costs nothing to build.</source>
        <translation>Construir la carta del último turno de cada Era no cuesta nada.</translation>
    </message>
    <message>
        <source>The first card of each Age costs nothing to build.</source>
        <translation>Construir la primera carta de cada Era no cuesta nada.</translation>
    </message>
    <message>
        <source>Theater</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Teatro</translation>
    </message>
    <message>
        <source>Three points</source>
        <translation>Tres puntos</translation>
    </message>
    <message>
        <source>Timber Yard</source>
        <translation>Patio Maderero</translation>
    </message>
    <message>
        <source>Torture Chamber</source>
        <translation>Cámara de Tortura</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>Ayuntamiento</translation>
    </message>
    <message>
        <source>Trade Center</source>
        <translation>Centro de Comercio</translation>
    </message>
    <message>
        <source>Traders Guild</source>
        <translation>Gremio de Comerciantes</translation>
    </message>
    <message>
        <source>Training Ground</source>
        <translation>Campo de Entrenamiento</translation>
    </message>
    <message>
        <source>Tree Farm</source>
        <translation>Granja Forestal</translation>
    </message>
    <message>
        <source>Two points and the cat</source>
        <translation>Dos puntos y el gato</translation>
    </message>
    <message>
        <source>University</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Universidad</translation>
    </message>
    <message>
        <source>Urbanism</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Urbanismo</translation>
    </message>
    <message>
        <source>Vineyard</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Viñedo</translation>
    </message>
    <message>
        <source>Walls</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Murallas</translation>
    </message>
    <message>
        <source>Well</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Pozo</translation>
    </message>
    <message>
        <source>West Clandestine Wharf</source>
        <translation>Muelle Clandestino Oeste</translation>
    </message>
    <message>
        <source>West Trading Post</source>
        <translation>Puesto Occidental</translation>
    </message>
    <message>
        <source>Workers Guild</source>
        <translation>Gremio de Trabajadores</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Taller</translation>
    </message>
    <message numerus="yes">
        <source>Worth %n victory point(s).</source>
        <translation>
            <numerusform>Vale %n punto de victoria.</numerusform>
            <numerusform>Vale %n puntos de victoria.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may also play the seventh card of each Age.</source>
        <translation>También puedes jugar la séptima carta de cada Era.</translation>
    </message>
    <message>
        <source>a stage built: one more card</source>
        <translation>al construir una etapa: una carta más</translation>
    </message>
    <message>
        <source>a stage of any resources</source>
        <translation>una etapa con cualquier recurso</translation>
    </message>
    <message>
        <source>at the end 1 point for every cat on blue cards</source>
        <translation>al final, 1 punto por gato en cartas azules</translation>
    </message>
    <message>
        <source>at the end 1 point for every military victory</source>
        <translation>al final, 1 punto por victoria militar</translation>
    </message>
    <message>
        <source>at the end 2 points for every progress token</source>
        <translation>al final, 2 puntos por ficha de progreso</translation>
    </message>
    <message>
        <source>at the end 4 points, 12 for both</source>
        <translation>al final, 4 puntos; 12 con las dos</translation>
    </message>
    <message>
        <source>at the end 4 points, 6 with the wonder finished</source>
        <translation>al final, 4 puntos; 6 con la Maravilla completa</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>azul</translation>
    </message>
    <message>
        <source>brown</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>marrón</translation>
    </message>
    <message>
        <source>built wonder stage</source>
        <translation>etapa construida de la Maravilla</translation>
    </message>
    <message>
        <source>card with a horn: one more card</source>
        <translation>carta con cuerno: una carta más</translation>
    </message>
    <message>
        <source>defeat token</source>
        <translation>marcador de derrota</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>verde</translation>
    </message>
    <message>
        <source>green card: one more card</source>
        <translation>carta verde: una carta más</translation>
    </message>
    <message>
        <source>grey</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>gris</translation>
    </message>
    <message>
        <source>in the neighbouring cities</source>
        <translation>en las ciudades vecinas</translation>
    </message>
    <message>
        <source>in your city</source>
        <translation>en tu ciudad</translation>
    </message>
    <message>
        <source>in your city and the neighbouring cities</source>
        <translation>en tu ciudad y en las ciudades vecinas</translation>
    </message>
    <message>
        <source>one coin of yours is worth 2</source>
        <translation>una moneda tuya vale 2</translation>
    </message>
    <message>
        <source>papyrus or glass: one more card</source>
        <translation>papiro o vidrio: una carta más</translation>
    </message>
    <message>
        <source>purple</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>morada</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>roja</translation>
    </message>
    <message>
        <source>stone or coin: one more card</source>
        <translation>piedra o moneda: una carta más</translation>
    </message>
    <message>
        <source>wood or brick: one more card</source>
        <translation>madera o ladrillo: una carta más</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>amarilla</translation>
    </message>
    <message>
        <source>{colours} card</source>
        <translation>carta {colours}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
</context>
<context>
    <name>CardAdvice</name>
    <message>
        <source>A free point, and a point less for both neighbours; good at any time, also for guilds and leaders that count victory tokens.</source>
        <translation>Un punto gratis, y uno menos para ambos vecinos; bueno en cualquier momento, también para Gremios y líderes que cuentan marcadores de victoria.</translation>
    </message>
    <message>
        <source>A victory token worth 3 without a fight, and a debt for both neighbours.</source>
        <translation>Un marcador de victoria de valor 3 sin luchar, y una deuda para cada vecino.</translation>
    </message>
    <message>
        <source>A victory token worth 5 without a fight, and a debt for both neighbours.</source>
        <translation>Un marcador de victoria de valor 5 sin luchar, y una deuda para cada vecino.</translation>
    </message>
    <message>
        <source>Eight points, but all others get 3 coins, a point for each of them: good all the same, and best in a small game.</source>
        <translation>Ocho puntos, pero todos los demás reciben 3 monedas, un punto para cada uno: buena aun así, y mejor con pocos jugadores.</translation>
    </message>
    <message>
        <source>Eight points, but it takes six resources and 2 coins: for a city with strong production.</source>
        <translation>Ocho puntos, pero cuesta seis recursos y 2 monedas: para una ciudad de producción fuerte.</translation>
    </message>
    <message>
        <source>Five coins for you, five less for everyone else: few have five at the end, and debts cost them points.</source>
        <translation>Cinco monedas para ti, cinco menos para todos los demás: pocos tienen cinco al final, y las deudas les cuestan puntos.</translation>
    </message>
    <message>
        <source>Five points whatever others do, and every other player loses 3 coins.</source>
        <translation>Cinco puntos, hagan lo que hagan los demás, y cada uno de ellos pierde 3 monedas.</translation>
    </message>
    <message>
        <source>Five points, and every victory token of another city costs its owner a coin; by Age III some have many.</source>
        <translation>Cinco puntos, y cada marcador de victoria de otra ciudad le cuesta una moneda a su dueño; en la Era III algunos ya tienen muchos.</translation>
    </message>
    <message>
        <source>Five shields at once: good if they turn the last conflict with both neighbours, which is worth 5 points each.</source>
        <translation>Cinco escudos de una vez: bueno si con ellos ganas el último conflicto contra ambos vecinos, que vale 5 puntos cada uno.</translation>
    </message>
    <message>
        <source>Four coins for you, three less for all others: it gives you money and leaves debts behind.</source>
        <translation>Cuatro monedas para ti, tres menos para todos los demás: te da dinero y deja deudas a los otros.</translation>
    </message>
    <message>
        <source>Four free points, but all others get a coin; with many players, build it late.</source>
        <translation>Cuatro puntos gratis, pero todos los demás reciben una moneda; con muchos jugadores, constrúyela tarde.</translation>
    </message>
    <message>
        <source>Four points for each victory token worth 5: good if you expect to win in Age III, or have the Raider Garrison.</source>
        <translation>Cuatro puntos por cada marcador de victoria de valor 5: buena si esperas vencer en la Era III o tienes la Guarnición de Saqueadores.</translation>
    </message>
    <message>
        <source>Four points, and each built stage of the others costs a coin: best near the end, when most wonders are complete.</source>
        <translation>Cuatro puntos, y cada etapa construida de los demás les cuesta una moneda: mejor cerca del final, cuando casi todas las Maravillas están completas.</translation>
    </message>
    <message>
        <source>Four points, and every other player loses 3 coins: in Age III many have none left and take debts.</source>
        <translation>Cuatro puntos, y cada uno de los demás pierde 3 monedas: en la Era III muchos ya no tienen ninguna y toman deudas.</translation>
    </message>
    <message>
        <source>Four points, and every victory token of another city costs its owner a coin: good against strong armies.</source>
        <translation>Cuatro puntos, y cada marcador de victoria de otra ciudad le cuesta una moneda a su dueño: bueno contra ejércitos fuertes.</translation>
    </message>
    <message>
        <source>Four points, more than any blue card of Age I; take it if you have wood.</source>
        <translation>Cuatro puntos, más que cualquier carta azul de la Era I; tómala si tienes madera.</translation>
    </message>
    <message>
        <source>Free, 2 points, and every other player loses a coin: good in any turn, and best early, when coins are few.</source>
        <translation>Gratis, 2 puntos, y cada uno de los demás pierde una moneda: bueno en cualquier turno, y mejor pronto, cuando hay pocas monedas.</translation>
    </message>
    <message>
        <source>Good after lost conflicts: each defeat is gone and brings 2 coins. The conflict of Age III comes after it.</source>
        <translation>Bueno después de conflictos perdidos: cada derrota se va y trae 2 monedas. El conflicto de la Era III viene después.</translation>
    </message>
    <message>
        <source>Good as soon as a strong card has been discarded: two coins build it, whatever it costs.</source>
        <translation>Buena en cuanto se ha descartado una carta fuerte: dos monedas la construyen, cueste lo que cueste.</translation>
    </message>
    <message>
        <source>Good beside strong armies: a point for each of their victory tokens, also for those of the last conflict.</source>
        <translation>Bueno al lado de ejércitos fuertes: un punto por cada marcador de victoria suyo, también por los del último conflicto.</translation>
    </message>
    <message>
        <source>Good early if the boards beside yours produce what you need: each time you buy it for a coin less.</source>
        <translation>Bueno al principio, si los tableros de al lado producen lo que te falta: cada compra sale por una moneda menos.</translation>
    </message>
    <message>
        <source>Good early if you will often buy from your left neighbour: it saves a coin in each such turn.</source>
        <translation>Bueno al principio, si vas a comprar mucho al vecino de la izquierda: ahorra una moneda en cada uno de esos turnos.</translation>
    </message>
    <message>
        <source>Good early if you will often buy from your right neighbour: it saves a coin in each such turn.</source>
        <translation>Bueno al principio, si vas a comprar mucho al vecino de la derecha: ahorra una moneda en cada uno de esos turnos.</translation>
    </message>
    <message>
        <source>Good for a city that produces few kinds of resources: it fills one gap each turn and saves the coins of buying.</source>
        <translation>Bueno para una ciudad con pocos tipos de recursos: cubre una falta por turno y ahorra las monedas de la compra.</translation>
    </message>
    <message>
        <source>Good for a city with several black cards: a coin and a point for each, this one included.</source>
        <translation>Buena para una ciudad con varias cartas negras: una moneda y un punto por cada una, esta incluida.</translation>
    </message>
    <message>
        <source>Good for a strong army: a coin for each victory token now, and a point for each at the end, with those of Age III.</source>
        <translation>Bueno para un ejército fuerte: una moneda por cada marcador de victoria ahora, y un punto por cada uno al final, con los de la Era III.</translation>
    </message>
    <message>
        <source>Good for costs with two or more of the same resource: your wood or stone counts once more each turn.</source>
        <translation>Bueno para costos con dos o más recursos iguales: tu madera o piedra cuenta una vez más en cada turno.</translation>
    </message>
    <message>
        <source>Good if a neighbour builds green cards and you do, too: it becomes the symbol that you need most.</source>
        <translation>Bueno si un vecino construye cartas verdes y tú también: se convierte en el símbolo que más necesitas.</translation>
    </message>
    <message>
        <source>Good if both neighbours like black cards; count them before you pay.</source>
        <translation>Bueno si a ambos vecinos les gustan las cartas negras; cuéntalas antes de pagar.</translation>
    </message>
    <message>
        <source>Good when both neighbours arm themselves in Age I: a point and no defeat, and you need no red card.</source>
        <translation>Buena cuando ambos vecinos se arman en la Era I: un punto y ninguna derrota, sin necesitar carta roja.</translation>
    </message>
    <message>
        <source>Good when stages of your wonder are still to be built: no resources for them any more. Take it early in Age II.</source>
        <translation>Bueno cuando aún quedan etapas de tu Maravilla por construir: ya no cuestan recursos. Tómalo pronto en la Era II.</translation>
    </message>
    <message>
        <source>Good when you are behind in shields: 2 points, and the conflict of Age II takes place without you.</source>
        <translation>Bueno cuando vas por detrás en escudos: 2 puntos, y el conflicto de la Era II ocurre sin ti.</translation>
    </message>
    <message>
        <source>Nine coins for one: good before an expensive Age III, for Petra, or against losses. Each neighbour gets 2.</source>
        <translation>Nueve monedas por una: buena antes de una Era III cara, para Petra o contra pérdidas. Cada vecino recibe 2.</translation>
    </message>
    <message>
        <source>One more symbol of a neighbour's green card: good when it completes a set of three or adds to a symbol you have often.</source>
        <translation>Un símbolo más de una carta verde de un vecino: buena cuando completa un trío o se suma a un símbolo que tienes mucho.</translation>
    </message>
    <message>
        <source>One more symbol of a neighbour's green card; with another mask it has to come from another card.</source>
        <translation>Un símbolo más de una carta verde de un vecino; con otra máscara, debe venir de otra carta.</translation>
    </message>
    <message>
        <source>Six coins at once for an expensive card or stage; your neighbours get only 1 each.</source>
        <translation>Seis monedas al instante para una carta o etapa cara; tus vecinos reciben solo 1 cada uno.</translation>
    </message>
    <message>
        <source>Six points, but all others get 2 coins: good late in Age II, when they have little left to buy.</source>
        <translation>Seis puntos, pero todos los demás reciben 2 monedas: bueno al final de la Era II, cuando les queda poco que comprar.</translation>
    </message>
    <message>
        <source>Six points, more than any blue card of Age II, if you can pay the coins and its three resources.</source>
        <translation>Seis puntos, más que cualquier carta azul de la Era II, si puedes pagar las monedas y los tres recursos.</translation>
    </message>
    <message>
        <source>Three coins for you and one less for everyone else: better than discarding a card for coins.</source>
        <translation>Tres monedas para ti y una menos para todos los demás: mejor que descartar una carta por monedas.</translation>
    </message>
    <message>
        <source>Three points for each victory token worth 3: good if you win in Age II, or have the Raider Fort.</source>
        <translation>Tres puntos por cada marcador de victoria de valor 3: bueno si vences en la Era II o tienes el Fuerte de Saqueadores.</translation>
    </message>
    <message>
        <source>Three points, and every other player loses 2 coins: it hurts most when the others have just spent theirs.</source>
        <translation>Tres puntos, y cada uno de los demás pierde 2 monedas: duele más cuando los otros acaban de gastar las suyas.</translation>
    </message>
    <message>
        <source>Three points, and no defeat in Age III: good if you would lose to both neighbours, who then fight each other.</source>
        <translation>Tres puntos, y ninguna derrota en la Era III: buena si perderías con ambos vecinos, que entonces luchan entre sí.</translation>
    </message>
    <message>
        <source>Three shields for coins and a papyrus: good if one card has to beat both neighbours in Age II.</source>
        <translation>Tres escudos por monedas y un papiro: buenos si una sola carta debe vencer a ambos vecinos en la Era II.</translation>
    </message>
    <message>
        <source>Two points for each victory token worth 1: good at the end of Age I for a city that has won twice.</source>
        <translation>Dos puntos por cada marcador de victoria de valor 1: buenas al final de la Era I, si tu ciudad vence a ambos vecinos.</translation>
    </message>
    <message>
        <source>Two shields for coins alone: good without ore, or to overtake a neighbour in the last turns of Age I.</source>
        <translation>Dos escudos solo por monedas: buena cuando te falta mineral, o para superar a un vecino en los últimos turnos de la Era I.</translation>
    </message>
</context>
<context>
    <name>CardShort</name>
    <message>
        <source>Arch. Firm</source>
        <translation>Estudio A.</translation>
    </message>
    <message>
        <source>Archery</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Arqueros</translation>
    </message>
    <message>
        <source>Archit.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Arquitectos</translation>
    </message>
    <message>
        <source>Bl. Market</source>
        <translation>M. Negro</translation>
    </message>
    <message>
        <source>Brotherh.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Hermandad</translation>
    </message>
    <message>
        <source>Builders</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Constructores</translation>
    </message>
    <message>
        <source>Ch. Builders</source>
        <translation>Cám. Constr.</translation>
    </message>
    <message>
        <source>Chamber</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>City Gates</source>
        <translation>Puertas</translation>
    </message>
    <message>
        <source>Clay Pool</source>
        <translation>Pozo Arcilla</translation>
    </message>
    <message>
        <source>Conting.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Conting.</translation>
    </message>
    <message>
        <source>Counterf.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Falsific.</translation>
    </message>
    <message>
        <source>Courtesans</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Cortesanas</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Juzgado</translation>
    </message>
    <message>
        <source>Crafts</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Artesanos</translation>
    </message>
    <message>
        <source>Decorators</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Decoradores</translation>
    </message>
    <message>
        <source>Diplomats</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Diplomát.</translation>
    </message>
    <message>
        <source>Distillery</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Destilería</translation>
    </message>
    <message>
        <source>East Post</source>
        <translation>Oriental</translation>
    </message>
    <message>
        <source>East Wharf</source>
        <translation>Muelle E.</translation>
    </message>
    <message>
        <source>Excav.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Excav.</translation>
    </message>
    <message>
        <source>Forest Cave</source>
        <translation>Cueva</translation>
    </message>
    <message>
        <source>Forgers</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Falsarios</translation>
    </message>
    <message>
        <source>Fortif.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Fortif.</translation>
    </message>
    <message>
        <source>Gambling</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Gamers</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Garrison</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Guarnición</translation>
    </message>
    <message>
        <source>Guard Tower</source>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Guardhouse</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Guardia</translation>
    </message>
    <message>
        <source>Lumber Yard</source>
        <translation>Maderería</translation>
    </message>
    <message>
        <source>Magistrates</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Magistrados</translation>
    </message>
    <message>
        <source>Mercen.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Mercen.</translation>
    </message>
    <message>
        <source>Mint</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>C. de Moneda</translation>
    </message>
    <message>
        <source>Mourners</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Plañideras</translation>
    </message>
    <message>
        <source>Nebuch.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Nabucod.</translation>
    </message>
    <message>
        <source>Network</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Red Secr.</translation>
    </message>
    <message>
        <source>Observ.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Observ.</translation>
    </message>
    <message>
        <source>Opium Den</source>
        <translation>Fumadero</translation>
    </message>
    <message>
        <source>Opium Stash</source>
        <translation>Alijo</translation>
    </message>
    <message>
        <source>Pawnshop</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Empeño</translation>
    </message>
    <message>
        <source>Philosophers</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Filósofos</translation>
    </message>
    <message>
        <source>Pigeons</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Palomar</translation>
    </message>
    <message>
        <source>Raider Camp</source>
        <translation>Campam.</translation>
    </message>
    <message>
        <source>Raider Fort</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Residence</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Residencia</translation>
    </message>
    <message>
        <source>Scientists</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Científicos</translation>
    </message>
    <message>
        <source>Shadows</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Sombras</translation>
    </message>
    <message>
        <source>Shipowners</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Armadores</translation>
    </message>
    <message>
        <source>Siege</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Asedio</translation>
    </message>
    <message>
        <source>Sl. Market</source>
        <translation>Esclavos</translation>
    </message>
    <message>
        <source>Smugglers</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Contrab.</translation>
    </message>
    <message>
        <source>Spies</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Espías</translation>
    </message>
    <message>
        <source>Spy Band</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Strategists</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Estrategas</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>Tabular.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Tabular.</translation>
    </message>
    <message>
        <source>Timber Yard</source>
        <translation>Patio</translation>
    </message>
    <message>
        <source>Torture</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Tortura</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>Ayuntamiento</translation>
    </message>
    <message>
        <source>Trade C.</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Traders</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Comerciantes</translation>
    </message>
    <message>
        <source>Training</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Entrenam.</translation>
    </message>
    <message>
        <source>Tree Farm</source>
        <translation>Granja</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Almacén</translation>
    </message>
    <message>
        <source>West Post</source>
        <translation>Occidental</translation>
    </message>
    <message>
        <source>West Wharf</source>
        <translation>Muelle O.</translation>
    </message>
    <message>
        <source>Workers</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Trabajadores</translation>
    </message>
</context>
<context>
    <name>Cities</name>
    <message numerus="yes">
        <source>%n coin(s) left</source>
        <translation>
            <numerusform>queda %n moneda</numerusform>
            <numerusform>quedan %n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt(s)</source>
        <translation>
            <numerusform>%n deuda</numerusform>
            <numerusform>%n deudas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new debt(s)</source>
        <translation>
            <numerusform>%n deuda nueva</numerusform>
            <numerusform>%n deudas nuevas</numerusform>
        </translation>
    </message>
    <message>
        <source>A black card; no chain leads to it</source>
        <translation>Una carta negra; ninguna cadena lleva a ella</translation>
    </message>
    <message>
        <source>A resource that you do not produce</source>
        <translation>Un recurso que no produces</translation>
    </message>
    <message>
        <source>All others lose coins by {cards}</source>
        <translation>Todos los demás pierden monedas: {cards}</translation>
    </message>
    <message>
        <source>All others lose coins, or take debts</source>
        <translation>Todos los demás pierden monedas o toman deudas</translation>
    </message>
    <message>
        <source>At the end of the game, copy a scientific symbol from a green card of a neighbour.</source>
        <translation>Al final de la partida, copia un símbolo científico de una carta verde de un vecino.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of the cards of the box: its name; and, with a small letter, an adjective beside the word card.</extracomment>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>The name of the expansion, over its signs and at the foot of its cards.</extracomment>
        <translation>Ciudades</translation>
    </message>
    <message>
        <source>Debt: 1 point less at the end</source>
        <translation>Deuda: 1 punto menos al final</translation>
    </message>
    <message numerus="yes">
        <source>Debts: %n</source>
        <translation>
            <numerusform>Deudas: %n</numerusform>
            <numerusform>Deudas: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Diplomacy tokens: %n</source>
        <translation>
            <numerusform>Marcadores de diplomacia: %n</numerusform>
            <numerusform>Marcadores de diplomacia: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Diplomacy: out of the next conflict</source>
        <translation>Diplomacia: fuera del próximo conflicto</translation>
    </message>
    <message numerus="yes">
        <source>Each neighbour gains %n coin(s).</source>
        <translation>
            <numerusform>Cada vecino recibe %n moneda.</numerusform>
            <numerusform>Cada vecino recibe %n monedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each neighbour takes %n debt(s), which coins cannot replace.</source>
        <translation>
            <numerusform>Cada vecino toma %n deuda, que las monedas no reemplazan.</numerusform>
            <numerusform>Cada vecino toma %n deudas, que las monedas no reemplazan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each place is a coin that you pay, or a debt.</source>
        <translation>Cada lugar es una moneda que pagas o una deuda.</translation>
    </message>
    <message numerus="yes">
        <source>Every other player gains %n coin(s).</source>
        <translation>
            <numerusform>Cada uno de los demás recibe %n moneda.</numerusform>
            <numerusform>Cada uno de los demás recibe %n monedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every other player loses %n coin(s) for each own victory token.</source>
        <translation>
            <numerusform>Cada uno de los demás pierde %n moneda por cada marcador de victoria propio.</numerusform>
            <numerusform>Cada uno de los demás pierde %n monedas por cada marcador de victoria propio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every other player loses %n coin(s) for each own wonder stage.</source>
        <translation>
            <numerusform>Cada uno de los demás pierde %n moneda por cada etapa propia de su Maravilla.</numerusform>
            <numerusform>Cada uno de los demás pierde %n monedas por cada etapa propia de su Maravilla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every other player loses %n coin(s), or takes a debt for each.</source>
        <translation>
            <numerusform>Cada uno de los demás pierde %n moneda o toma una deuda.</numerusform>
            <numerusform>Cada uno de los demás pierde %n monedas o toma una deuda por cada una.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other player loses as many coins as the number of the Age, or takes a debt for each.</source>
        <translation>Cada uno de los demás pierde tantas monedas como el número de la Era o toma una deuda por cada una.</translation>
    </message>
    <message>
        <source>Mask: copies a symbol of a neighbour's green card</source>
        <translation>Máscara: copia un símbolo de una carta verde de un vecino</translation>
    </message>
    <message>
        <source>Nobody sees what you choose.</source>
        <translation>Nadie ve lo que eliges.</translation>
    </message>
    <message>
        <source>Once a turn, a resource that your board and your brown and grey cards do not produce.</source>
        <translation>Una vez por turno, un recurso que tu tablero y tus cartas marrones y grises no producen.</translation>
    </message>
    <message>
        <source>Once a turn, one more of a resource that your board or your brown and grey cards produce.</source>
        <translation>Una vez por turno, uno más de un recurso que producen tu tablero o tus cartas marrones y grises.</translation>
    </message>
    <message>
        <source>Once a turn, the first resource that you buy from your left neighbour costs 1 coin less.</source>
        <translation>Una vez por turno, el primer recurso que compras al vecino de la izquierda cuesta 1 moneda menos.</translation>
    </message>
    <message>
        <source>Once a turn, the first resource that you buy from your right neighbour costs 1 coin less.</source>
        <translation>Una vez por turno, el primer recurso que compras al vecino de la derecha cuesta 1 moneda menos.</translation>
    </message>
    <message>
        <source>One more of a resource that you produce</source>
        <translation>Uno más de un recurso que produces</translation>
    </message>
    <message>
        <source>Others gain coins from the bank</source>
        <translation>Otros reciben monedas del banco</translation>
    </message>
    <message>
        <source>Owe all</source>
        <translation>Deber todo</translation>
    </message>
    <message>
        <source>Pay all</source>
        <translation>Pagar todo</translation>
    </message>
    <message>
        <source>Pay all you can</source>
        <translation>Pagar lo que puedas</translation>
    </message>
    <message>
        <source>Pay {paid}, owe {owed}</source>
        <translation>Pagar {paid}, deber {owed}</translation>
    </message>
    <message>
        <source>Put all your defeat tokens back.</source>
        <translation>Devuelve todos tus marcadores de derrota.</translation>
    </message>
    <message>
        <source>Stages cost no resources</source>
        <translation>Las etapas no cuestan recursos</translation>
    </message>
    <message>
        <source>Take a diplomacy token: your city stays out of the next conflict.</source>
        <translation>Recibe un marcador de diplomacia: tu ciudad queda fuera del próximo conflicto.</translation>
    </message>
    <message numerus="yes">
        <source>Take a military victory token worth %n.</source>
        <translation>
            <numerusform>Recibe un marcador de victoria militar de valor %n.</numerusform>
            <numerusform>Recibe un marcador de victoria militar de valor %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first resource from that side costs 1 coin less</source>
        <translation>El primer recurso de ese lado cuesta 1 moneda menos</translation>
    </message>
    <message>
        <source>The resource that a neighbour's board produces costs you 1 coin less.</source>
        <translation>El recurso que produce el tablero de un vecino te cuesta 1 moneda menos.</translation>
    </message>
    <message>
        <source>The stages of your wonder cost no resources from the next turn on; coins are still paid.</source>
        <translation>Las etapas de tu Maravilla no cuestan recursos desde el próximo turno; las monedas aún se pagan.</translation>
    </message>
    <message>
        <source>Three coins are worth 1 point at the end; each debt costs 1 and is never paid back.</source>
        <translation>Tres monedas valen 1 punto al final; cada deuda resta 1 y nunca se devuelve.</translation>
    </message>
    <message>
        <source>Treasury {before} → {after}</source>
        <translation>Tesorería {before} → {after}</translation>
    </message>
    <message>
        <source>What a neighbour's board produces costs 1 coin less</source>
        <translation>Lo que produce el tablero de un vecino cuesta 1 moneda menos</translation>
    </message>
    <message numerus="yes">
        <source>Whenever you build a stage of your wonder from now on, every other player loses %n coin(s), or takes a debt for each.</source>
        <translation>
            <numerusform>A partir de ahora, por cada etapa de tu Maravilla que construyes, cada uno de los demás pierde %n moneda o toma una deuda.</numerusform>
            <numerusform>A partir de ahora, por cada etapa de tu Maravilla que construyes, cada uno de los demás pierde %n monedas o toma una deuda por cada una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n coin(s).</source>
        <translation>
            <numerusform>Solo tienes %n moneda.</numerusform>
            <numerusform>Solo tienes %n monedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n coin(s): pay or owe?</source>
        <translation>
            <numerusform>Pierdes %n moneda: ¿pagar o deber?</numerusform>
            <numerusform>Pierdes %n monedas: ¿pagar o deber?</numerusform>
        </translation>
    </message>
    <message>
        <source>black</source>
        <extracomment>The colour of the cards of the box: its name; and, with a small letter, an adjective beside the word card.</extracomment>
        <translation>negra</translation>
    </message>
    <message>
        <source>gained a victory token worth {worth}</source>
        <translation>ganó un marcador de victoria de valor {worth}</translation>
    </message>
    <message numerus="yes">
        <source>lost %n coin(s)</source>
        <translation>
            <numerusform>perdió %n moneda</numerusform>
            <numerusform>perdió %n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost %n coin(s) and took {debts}</source>
        <translation>
            <numerusform>perdió %n moneda y tomó {debts}</numerusform>
            <numerusform>perdió %n monedas y tomó {debts}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>made all others lose %n coin(s) with {card}</source>
        <translation>
            <numerusform>hizo perder %n moneda a todos los demás con {card}</numerusform>
            <numerusform>hizo perder %n monedas a todos los demás con {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>made all others lose coins with {card}</source>
        <translation>hizo perder monedas a todos los demás con {card}</translation>
    </message>
    <message numerus="yes">
        <source>made each neighbour take %n debt(s)</source>
        <translation>
            <numerusform>hizo que cada vecino tomara %n deuda</numerusform>
            <numerusform>hizo que cada vecino tomara %n deudas</numerusform>
        </translation>
    </message>
    <message>
        <source>military victory token</source>
        <translation>marcador de victoria militar</translation>
    </message>
    <message>
        <source>owed</source>
        <extracomment>Of a coin that is lost: whether it is paid, or owed as a debt; a small word below its picture.</extracomment>
        <translation>debe</translation>
    </message>
    <message>
        <source>paid</source>
        <extracomment>Of a coin that is lost: whether it is paid, or owed as a debt; a small word below its picture.</extracomment>
        <translation>paga</translation>
    </message>
    <message>
        <source>points by debts</source>
        <translation>puntos por deudas</translation>
    </message>
    <message numerus="yes">
        <source>put back %n defeat token(s)</source>
        <translation>
            <numerusform>devolvió %n marcador de derrota</numerusform>
            <numerusform>devolvió %n marcadores de derrota</numerusform>
        </translation>
    </message>
    <message>
        <source>stayed out of the conflict</source>
        <translation>quedó fuera del conflicto</translation>
    </message>
    <message numerus="yes">
        <source>took %n debt(s)</source>
        <translation>
            <numerusform>tomó %n deuda</numerusform>
            <numerusform>tomó %n deudas</numerusform>
        </translation>
    </message>
    <message>
        <source>took a diplomacy token</source>
        <translation>recibió un marcador de diplomacia</translation>
    </message>
    <message>
        <source>victory token worth 1</source>
        <translation>marcador de victoria de valor 1</translation>
    </message>
    <message>
        <source>victory token worth 3</source>
        <translation>marcador de victoria de valor 3</translation>
    </message>
    <message>
        <source>victory token worth 5</source>
        <translation>marcador de victoria de valor 5</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {what}: %n coin(s)</source>
        <translation>
            <numerusform>{name}, {what}: %n moneda</numerusform>
            <numerusform>{name}, {what}: %n monedas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>City</name>
    <message>
        <source>Abu Simbel</source>
        <translation>Abu Simbel</translation>
    </message>
    <message>
        <source>Alexandria</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Alejandría</translation>
    </message>
    <message>
        <source>Babylon</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Babilonia</translation>
    </message>
    <message>
        <source>Byzantium</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Bizancio</translation>
    </message>
    <message>
        <source>Carthage</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Cartago</translation>
    </message>
    <message>
        <source>Ephesus</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Éfeso</translation>
    </message>
    <message>
        <source>Free City</source>
        <translation>Ciudad Libre</translation>
    </message>
    <message>
        <source>Giza</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Guiza</translation>
    </message>
    <message>
        <source>Great Wall</source>
        <translation>Gran Muralla</translation>
    </message>
    <message>
        <source>Halicarnassus</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Halicarnaso</translation>
    </message>
    <message>
        <source>Manneken Pis</source>
        <translation>Manneken Pis</translation>
    </message>
    <message>
        <source>Olympia</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Olimpia</translation>
    </message>
    <message>
        <source>Petra</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Petra</translation>
    </message>
    <message>
        <source>Rhodes</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Rodas</translation>
    </message>
    <message>
        <source>Rome</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Roma</translation>
    </message>
    <message>
        <source>Siracusa</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Siracusa</translation>
    </message>
    <message>
        <source>Stonehenge</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Stonehenge</translation>
    </message>
    <message>
        <source>Ur</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Ur</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Are you sure?</source>
        <translation>¿Seguro?</translation>
    </message>
    <message>
        <source>Better: {plan}.</source>
        <translation>Mejor: {plan}.</translation>
    </message>
    <message>
        <source>Build it</source>
        <translation>Construirla</translation>
    </message>
    <message>
        <source>Discard it for 3 coins?</source>
        <translation>¿Descartarla por 3 monedas?</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Pensarlo mejor</translation>
    </message>
    <message>
        <source>Yes, go ahead</source>
        <translation>Sí, es lo que quiero</translation>
    </message>
    <message>
        <source>You could also use {card} differently:</source>
        <translation>{card} también sirve para otra cosa:</translation>
    </message>
    <message>
        <source>{plan} seems worse: {difference}.</source>
        <translation>{plan} parece peor: {difference}.</translation>
    </message>
</context>
<context>
    <name>Day</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n día seguido</numerusform>
            <numerusform>%n días seguidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opponent(s) of the level {level}</source>
        <translation>
            <numerusform>%n rival del nivel {level}</numerusform>
            <numerusform>%n rivales del nivel {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {place}</source>
        <translation>
            <numerusform>%n punto, {place}</numerusform>
            <numerusform>%n puntos, {place}</numerusform>
        </translation>
    </message>
    <message>
        <source>7 Wonders, {date}: {points} with {board}, {place} of {players}</source>
        <translation>7 Wonders, {date}: {points} con {board}, {place} de {players}</translation>
    </message>
    <message>
        <source>A Master in your seat</source>
        <translation>Un Maestro en tu lugar</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Copy a line for friends</source>
        <translation>Copiar una línea para amigos</translation>
    </message>
    <message>
        <source>Finish five matches against computer players, and your rating appears here.</source>
        <translation>Termina cinco partidas contra jugadores controlados por la computadora y tu fuerza aparece aquí.</translation>
    </message>
    <message>
        <source>Fri</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>vie</translation>
    </message>
    <message>
        <source>Journey</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>Trayectoria</translation>
    </message>
    <message>
        <source>Mon</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>lun</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Sat</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>sáb</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Sun</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>dom</translation>
    </message>
    <message numerus="yes">
        <source>The Master had %n point(s) in your seat.</source>
        <translation>
            <numerusform>El Maestro hizo %n punto en tu lugar.</numerusform>
            <numerusform>El Maestro hizo %n puntos en tu lugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Master is still playing in your seat.</source>
        <translation>El Maestro todavía juega en tu lugar.</translation>
    </message>
    <message>
        <source>The deal of today</source>
        <translation>La partida de hoy</translation>
    </message>
    <message>
        <source>The deal of {date}</source>
        <translation>La partida del {date}</translation>
    </message>
    <message>
        <source>The last four weeks</source>
        <translation>Las últimas cuatro semanas</translation>
    </message>
    <message>
        <source>The line is on the clipboard.</source>
        <translation>La línea está en el portapapeles.</translation>
    </message>
    <message>
        <source>The same cards on every computer. The first try counts, without hints; later ones are practice. Days that you have missed can still be played.</source>
        <translation>Las mismas cartas en todas las computadoras. El primer intento cuenta, sin pistas; los demás son práctica. Los días que te perdiste aún pueden jugarse.</translation>
    </message>
    <message>
        <source>Thu</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>jue</translation>
    </message>
    <message>
        <source>Tue</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>mar</translation>
    </message>
    <message>
        <source>Wed</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>mié</translation>
    </message>
    <message>
        <source>Which day</source>
        <translation>Qué día</translation>
    </message>
    <message>
        <source>as practice</source>
        <translation>como práctica</translation>
    </message>
    <message>
        <source>begun, not finished</source>
        <translation>empezada, sin terminar</translation>
    </message>
    <message>
        <source>date, points and place</source>
        <translation>fecha, puntos y puesto</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>aún sin jugar</translation>
    </message>
    <message>
        <source>points beside yours</source>
        <translation>sus puntos junto a los tuyos</translation>
    </message>
    <message>
        <source>this try counts</source>
        <translation>este intento cuenta</translation>
    </message>
    <message>
        <source>{line}; the Master: {points}</source>
        <translation>{line}; el Maestro: {points}</translation>
    </message>
    <message>
        <source>{result} (practice)</source>
        <translation>{result} (práctica)</translation>
    </message>
    <message>
        <source>{weekday}, {date}: {result}</source>
        <translation>{weekday}, {date}: {result}</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message numerus="yes">
        <source>%n answer(s), {share} right; {known} of {count} known</source>
        <translation>
            <numerusform>%n respuesta, aciertos: {share}; aprendidas: {known} de {count}</numerusform>
            <numerusform>%n respuestas, aciertos: {share}; aprendidas: {known} de {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n never seen</source>
        <translation>
            <numerusform>%n nunca vista</numerusform>
            <numerusform>%n nunca vistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n posición</numerusform>
            <numerusform>%n posiciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for today</source>
        <translation>
            <numerusform>%n posición para hoy</numerusform>
            <numerusform>%n posiciones para hoy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n today</source>
        <translation>
            <numerusform>%n para hoy</numerusform>
            <numerusform>%n para hoy</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>All drills; the choice beside the kinds of drills.</extracomment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All done for today; the next one comes back on {day}.</source>
        <translation>Todo hecho por hoy; la próxima vuelve el {day}.</translation>
    </message>
    <message>
        <source>Drills</source>
        <extracomment>Drills: positions in which the best move is to be found. Practise and Progress head a list and a panel (nouns or infinitives); Start is a button.</extracomment>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Drills: {known} of {count} known</source>
        <translation>Ejercicios: {known} de {count} aprendidos</translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %n day(s).</source>
        <translation>
            <numerusform>Vuelve en %n día.</numerusform>
            <numerusform>Vuelve en %n días.</numerusform>
        </translation>
    </message>
    <message>
        <source>It comes back today.</source>
        <translation>Vuelve hoy.</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Las mías</translation>
    </message>
    <message>
        <source>Nothing has been answered yet.</source>
        <translation>Aún no se ha respondido nada.</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Drills: positions in which the best move is to be found. Practise and Progress head a list and a panel (nouns or infinitives); Start is a button.</extracomment>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>Drills: positions in which the best move is to be found. Practise and Progress head a list and a panel (nouns or infinitives); Start is a button.</extracomment>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Drills: positions in which the best move is to be found. Practise and Progress head a list and a panel (nouns or infinitives); Start is a button.</extracomment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Aún no hay ninguna.</translation>
    </message>
    <message>
        <source>There is nothing to practise here yet.</source>
        <translation>Aún no hay nada que practicar aquí.</translation>
    </message>
    <message>
        <source>When the positions come back</source>
        <translation>Cuándo vuelven las posiciones</translation>
    </message>
    <message>
        <source>Which positions</source>
        <translation>Qué posiciones</translation>
    </message>
    <message>
        <source>You get a position from a real match. Choose as you would in a match, and you see at once how good your choice was, and why. What you get wrong comes back today; what you get right comes back after longer and longer breaks.</source>
        <translation>Una posición de una partida real está en la mesa: elige como lo harías en una partida y verás enseguida si la elección fue buena, y por qué. Lo que falles vuelve hoy; lo que aciertes vuelve tras plazos cada vez más largos.</translation>
    </message>
    <message>
        <source>Your choice could not be judged; please choose again.</source>
        <translation>No se pudo valorar la elección; elige otra vez.</translation>
    </message>
    <message>
        <source>Your choice: {plan}</source>
        <translation>Tu elección: {plan}</translation>
    </message>
    <message numerus="yes">
        <source>Your own positions are done. Start continues with %n position(s) of the program.</source>
        <translation>
            <numerusform>Tus posiciones terminaron. Empezar continúa con %n posición del programa.</numerusform>
            <numerusform>Tus posiciones terminaron. Empezar continúa con %n posiciones del programa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own positions come from reviews of your matches: every choice with a medium or large loss.</source>
        <translation>Tus posiciones vienen de las revisiones de tus partidas: cada elección con pérdida media o grande.</translation>
    </message>
    <message numerus="yes">
        <source>after %n day(s)</source>
        <translation>
            <numerusform>después de %n día</numerusform>
            <numerusform>después de %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>again at once</source>
        <translation>otra vez enseguida</translation>
    </message>
    <message>
        <source>never seen</source>
        <translation>nunca vistas</translation>
    </message>
    <message>
        <source>nothing is due: practise ahead</source>
        <translation>nada para hoy: practicar por adelantado</translation>
    </message>
</context>
<context>
    <name>Edifice</name>
    <message numerus="yes">
        <source>%n Participation pawn(s) left</source>
        <translation>
            <numerusform>Queda %n peón de Participación</numerusform>
            <numerusform>Quedan %n peones de Participación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneda</numerusform>
            <numerusform>%n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military victory token(s)</source>
        <translation>
            <numerusform>%n marcador de victoria militar</numerusform>
            <numerusform>%n marcadores de victoria militar</numerusform>
        </translation>
    </message>
    <message>
        <source>Agora</source>
        <extracomment>The name of an Edifice, as in the rulebook of the expansion.</extracomment>
        <translation>Ágora</translation>
    </message>
    <message>
        <source>Amphitheater</source>
        <extracomment>The name of an Edifice, as in the rulebook of the expansion.</extracomment>
        <translation>Anfiteatro</translation>
    </message>
    <message>
        <source>Archives</source>
        <extracomment>The name of an Edifice, as in the rulebook of the expansion.</extracomment>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Artisan District</source>
        <translation>Distrito de Artesanos</translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) for each colour in your city.</source>
        <translation>
            <numerusform>Al final de la partida, %n punto de victoria por cada color de tu ciudad.</numerusform>
            <numerusform>Al final de la partida, %n puntos de victoria por cada color de tu ciudad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) for each set: {colours}.</source>
        <translation>
            <numerusform>Al final de la partida, %n punto de victoria por conjunto: {colours}.</numerusform>
            <numerusform>Al final de la partida, %n puntos de victoria por conjunto: {colours}.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of the game, one of your guilds scores twice.</source>
        <translation>Al final de la partida, uno de tus Gremios puntúa dos veces.</translation>
    </message>
    <message>
        <source>Auction House</source>
        <translation>Casa de Subastas</translation>
    </message>
    <message>
        <source>Belvedere</source>
        <extracomment>The name of an Edifice, as in the rulebook of the expansion.</extracomment>
        <translation>Belvedere</translation>
    </message>
    <message>
        <source>Concentric Castle</source>
        <translation>Castillo Concéntrico</translation>
    </message>
    <message>
        <source>Curtain Wall</source>
        <translation>Muralla</translation>
    </message>
    <message>
        <source>Debt token: points less</source>
        <translation>Ficha de Deuda: puntos menos</translation>
    </message>
    <message>
        <source>Debt tokens: {points}</source>
        <translation>Fichas de Deuda: {points}</translation>
    </message>
    <message>
        <source>Edifice: constructed with its last pawn</source>
        <translation>Edificio: construido con el último peón</translation>
    </message>
    <message>
        <source>Edifices</source>
        <extracomment>The name of the expansion, over its part of the help.</extracomment>
        <translation>Edificios</translation>
    </message>
    <message>
        <source>Factory</source>
        <extracomment>The name of an Edifice, as in the rulebook of the expansion.</extracomment>
        <translation>Fábrica</translation>
    </message>
    <message numerus="yes">
        <source>Gain a military victory token worth %n.</source>
        <translation>
            <numerusform>Ganas un marcador de victoria militar de valor %n.</numerusform>
            <numerusform>Ganas un marcador de victoria militar de valor %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give up {what}</source>
        <translation>Perder {what}</translation>
    </message>
    <message>
        <source>Gold Reserves</source>
        <translation>Reservas de Oro</translation>
    </message>
    <message>
        <source>If it fails now, you lose {what}.</source>
        <translation>Si fracasa ahora, pierdes {what}.</translation>
    </message>
    <message>
        <source>If it fails now, you take {what}.</source>
        <translation>Si fracasa ahora, recibes {what}.</translation>
    </message>
    <message>
        <source>Military School</source>
        <translation>Escuela Militar</translation>
    </message>
    <message>
        <source>Money Changer</source>
        <translation>Cambista</translation>
    </message>
    <message>
        <source>Outpost</source>
        <extracomment>The name of an Edifice, as in the rulebook of the expansion.</extracomment>
        <translation>Puesto Avanzado</translation>
    </message>
    <message>
        <source>Participation pawns: {ages}</source>
        <translation>Peones de Participación: {ages}</translation>
    </message>
    <message>
        <source>Participation, paid with a stage</source>
        <translation>Participación, pagada con una etapa</translation>
    </message>
    <message numerus="yes">
        <source>Participation: %n coin(s) with a stage</source>
        <translation>
            <numerusform>Participación: %n moneda, junto con una etapa</numerusform>
            <numerusform>Participación: %n monedas, junto con una etapa</numerusform>
        </translation>
    </message>
    <message>
        <source>Penalty for all without a pawn</source>
        <translation>Penalización para quien no tiene peón</translation>
    </message>
    <message>
        <source>Penalty: {words}</source>
        <translation>Penalización: {words}</translation>
    </message>
    <message>
        <source>Put all your defeat tokens back.</source>
        <translation>Devuelves todos tus marcadores de derrota.</translation>
    </message>
    <message>
        <source>Reward: {words}</source>
        <translation>Recompensa: {words}</translation>
    </message>
    <message>
        <source>River Port</source>
        <translation>Puerto Fluvial</translation>
    </message>
    <message>
        <source>Staging Camp</source>
        <translation>Campamento Militar</translation>
    </message>
    <message>
        <source>Take a Participation pawn of {age} from the box.</source>
        <translation>Tomas de la caja un peón de Participación de la {age}.</translation>
    </message>
    <message>
        <source>Taking part: {names}</source>
        <translation>Participan: {names}</translation>
    </message>
    <message>
        <source>The penalty</source>
        <translation>La Penalización</translation>
    </message>
    <message>
        <source>You did not take part. Choose what to give up: {what}.</source>
        <translation>No participaste. Elige qué pierdes: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>a Debt token of %n point(s)</source>
        <translation>
            <numerusform>una ficha de Deuda de %n punto</numerusform>
            <numerusform>una ficha de Deuda de %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>constructed</source>
        <extracomment>The state of an Edifice (it is constructed, has failed, comes in a later Age, is the project of this Age); small words in a row.</extracomment>
        <translation>construido</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>A noun, the label of a part of an Edifice.</extracomment>
        <translation>costo</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>The state of an Edifice (it is constructed, has failed, comes in a later Age, is the project of this Age); small words in a row.</extracomment>
        <translation>fracasó</translation>
    </message>
    <message>
        <source>got the reward of {edifice}</source>
        <translation>recibió la Recompensa: {edifice}</translation>
    </message>
    <message>
        <source>later</source>
        <extracomment>The state of an Edifice (it is constructed, has failed, comes in a later Age, is the project of this Age); small words in a row.</extracomment>
        <translation>más tarde</translation>
    </message>
    <message>
        <source>nobody took part</source>
        <translation>nadie participó</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>nadie aún</translation>
    </message>
    <message>
        <source>one {colour} card of the city</source>
        <translation>una carta {colour} de la ciudad</translation>
    </message>
    <message>
        <source>opens in {age}</source>
        <translation>abre en la {age}</translation>
    </message>
    <message numerus="yes">
        <source>paid the penalty: %n coin(s)</source>
        <translation>
            <numerusform>pagó la Penalización: %n moneda</numerusform>
            <numerusform>pagó la Penalización: %n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paid the penalty: %n victory token(s)</source>
        <translation>
            <numerusform>pagó la Penalización: %n marcador de victoria</numerusform>
            <numerusform>pagó la Penalización: %n marcadores de victoria</numerusform>
        </translation>
    </message>
    <message>
        <source>paid the penalty: {card} is discarded</source>
        <translation>pagó la Penalización: descartó {card}</translation>
    </message>
    <message>
        <source>penalty</source>
        <extracomment>A noun, the label of a part of an Edifice.</extracomment>
        <translation>penalización</translation>
    </message>
    <message>
        <source>project</source>
        <extracomment>The state of an Edifice (it is constructed, has failed, comes in a later Age, is the project of this Age); small words in a row.</extracomment>
        <translation>en proyecto</translation>
    </message>
    <message>
        <source>reward</source>
        <extracomment>A noun, the label of a part of an Edifice.</extracomment>
        <translation>recompensa</translation>
    </message>
    <message>
        <source>tokens {worths}</source>
        <translation>marcadores {worths}</translation>
    </message>
    <message>
        <source>took part in the Edifice of {age}</source>
        <translation>participó en el Edificio de la {age}</translation>
    </message>
    <message>
        <source>took part in the Edifice of {age}, pawn from the box</source>
        <translation>participó en el Edificio de la {age}, peón de la caja</translation>
    </message>
    <message>
        <source>took the pawn of {age} from the box</source>
        <translation>tomó de la caja el peón de la {age}</translation>
    </message>
    <message>
        <source>took {debt}</source>
        <translation>recibió {debt}</translation>
    </message>
    <message numerus="yes">
        <source>{edifice} fails unless %n more join(s): you would lose {what}.</source>
        <translation>
            <numerusform>{edifice} fracasa si no participa %n más: perderías {what}.</numerusform>
            <numerusform>{edifice} fracasa si no participan %n más: perderías {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{edifice} fails unless %n more join(s): you would take {what}.</source>
        <translation>
            <numerusform>{edifice} fracasa si no participa %n más: recibirías {what}.</numerusform>
            <numerusform>{edifice} fracasa si no participan %n más: recibirías {what}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{edifice} has failed</source>
        <translation>{edifice}: fracasó</translation>
    </message>
    <message>
        <source>{edifice} is constructed</source>
        <translation>{edifice}: construido</translation>
    </message>
    <message>
        <source>{edifice} is not constructed</source>
        <translation>{edifice}: no se construyó</translation>
    </message>
</context>
<context>
    <name>Encyclopaedia</name>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Age</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Era</translation>
    </message>
    <message>
        <source>Centre: {count}</source>
        <translation>Centro: {count}</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Color</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Copies</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Copias</translation>
    </message>
    <message>
        <source>Drawn from {count}. By players: {drawn}</source>
        <translation>Se sortean entre {count}. Por jugadores: {drawn}</translation>
    </message>
    <message>
        <source>Encyclopaedia</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Enciclopedia</translation>
    </message>
    <message>
        <source>End comparing</source>
        <translation>Dejar de comparar</translation>
    </message>
    <message>
        <source>Entries</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>In its deck</source>
        <translation>En su mazo</translation>
    </message>
    <message>
        <source>In the deck</source>
        <translation>En el mazo</translation>
    </message>
    <message>
        <source>In the decks</source>
        <translation>En los mazos</translation>
    </message>
    <message>
        <source>In your own matches</source>
        <translation>En tus partidas</translation>
    </message>
    <message>
        <source>Not played to the end yet.</source>
        <translation>Aún no se ha jugado hasta el final.</translation>
    </message>
    <message>
        <source>Penalty</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Penalización</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Produces from the start</source>
        <translation>Produce desde el principio</translation>
    </message>
    <message>
        <source>Progress token</source>
        <translation>Ficha de progreso</translation>
    </message>
    <message>
        <source>Resource produced or needed</source>
        <translation>Recurso producido o exigido</translation>
    </message>
    <message>
        <source>Reward</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Recompensa</translation>
    </message>
    <message>
        <source>Rulings</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Aclaraciones</translation>
    </message>
    <message>
        <source>The person</source>
        <translation>La persona</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regla</translation>
    </message>
    <message>
        <source>To take part</source>
        <translation>Para participar</translation>
    </message>
    <message>
        <source>Wonders</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Maravillas</translation>
    </message>
    <message>
        <source>any Age</source>
        <translation>cualquier Era</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>cualquier color</translation>
    </message>
    <message>
        <source>any effect</source>
        <translation>cualquier efecto</translation>
    </message>
    <message>
        <source>any resource</source>
        <translation>cualquier recurso</translation>
    </message>
    <message>
        <source>cheaper trade</source>
        <translation>comercio más barato</translation>
    </message>
    <message>
        <source>gives coins</source>
        <translation>da monedas</translation>
    </message>
    <message>
        <source>gives points</source>
        <translation>da puntos</translation>
    </message>
    <message>
        <source>gives shields</source>
        <translation>da escudos</translation>
    </message>
    <message>
        <source>players: any</source>
        <translation>jugadores: todos</translation>
    </message>
    <message>
        <source>produces resources</source>
        <translation>produce recursos</translation>
    </message>
    <message>
        <source>scientific symbol</source>
        <translation>símbolo científico</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n match(es), {points} points on average, victories: {won}</source>
        <translation>
            <numerusform>{game}: %n partida, {points} puntos en promedio, victorias: {won}</numerusform>
            <numerusform>{game}: %n partidas, {points} puntos en promedio, victorias: {won}</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: {row}, {points} points on average</source>
        <translation>{game}: {row}, {points} puntos en promedio</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>The file is damaged at line {line}.</source>
        <translation>El archivo está dañado en la línea {line}.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>El archivo está dañado.</translation>
    </message>
    <message>
        <source>The file is too large to be a match.</source>
        <translation>El archivo es demasiado grande para ser una partida.</translation>
    </message>
    <message>
        <source>The match is open in another window of the program.</source>
        <translation>La partida está abierta en otra ventana del programa.</translation>
    </message>
    <message>
        <source>The match is open on another computer.</source>
        <translation>La partida está abierta en otra computadora.</translation>
    </message>
    <message>
        <source>The match is open on the computer “{computer}”.</source>
        <translation>La partida está abierta en la computadora «{computer}».</translation>
    </message>
    <message>
        <source>The name of the file cannot be read. Give the file another name.</source>
        <translation>El nombre del archivo no se puede leer. Ponle otro nombre al archivo.</translation>
    </message>
    <message>
        <source>The system does not allow the file to be read.</source>
        <translation>El sistema no permite leer el archivo.</translation>
    </message>
    <message>
        <source>The system does not allow the file to be written.</source>
        <translation>El sistema no permite escribir el archivo.</translation>
    </message>
    <message>
        <source>This file was made by a newer version of the program. It is left unchanged.</source>
        <translation>El archivo es de una versión más reciente del programa. Se queda como está.</translation>
    </message>
    <message>
        <source>This is not a match file of this program.</source>
        <translation>Este no es un archivo de partida de este programa.</translation>
    </message>
</context>
<context>
    <name>FaultReport</name>
    <message>
        <source>Continue</source>
        <extracomment>Report names the text of the report; Continue is a button.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Hide the report</source>
        <translation>Ocultar el informe</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Report names the text of the report; Continue is a button.</extracomment>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Mostrar el informe</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo falló</translation>
    </message>
    <message>
        <source>The program has hit a bug and has to close. A report is in {file}.</source>
        <translation>El programa tiene que cerrarse por un error interno. Hay un informe en {file}.</translation>
    </message>
    <message>
        <source>The program has hit a bug. You can keep playing. A report helps to fix it: it lists versions, the place in the program and the seed of the match, but no player names and no folders. Nothing is sent.</source>
        <translation>Hay un error en el programa. Puedes seguir jugando. Un informe ayuda a corregirlo: contiene las versiones, el lugar del programa y la semilla de la partida, pero ningún nombre de jugador ni ninguna carpeta. No se envía nada.</translation>
    </message>
    <message>
        <source>The report is copied.</source>
        <translation>El informe se copió.</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Buscar en:</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <extracomment>The label of the kind of file; &amp; marks the letter that reaches it with Alt.</extracomment>
        <translation>&amp;Tipo:</translation>
    </message>
</context>
<context>
    <name>FirstTip</name>
    <message>
        <source>A battle</source>
        <translation>Una batalla</translation>
    </message>
    <message>
        <source>A card for 3 coins</source>
        <translation>Una carta por 3 monedas</translation>
    </message>
    <message>
        <source>A card of another city makes everybody else lose coins. Each coin that you do not pay becomes a debt, which is a point less at the end. Three coins are worth one point, so coins that you do not need are cheaper than debts.</source>
        <translation>Una carta de otra ciudad hace que todos los demás pierdan monedas. Cada moneda que no pagas se convierte en una deuda, que es un punto menos al final. Tres monedas valen un punto: las monedas que no necesitas salen más baratas que las deudas.</translation>
    </message>
    <message>
        <source>A debt without a question</source>
        <translation>Una deuda sin pregunta</translation>
    </message>
    <message>
        <source>A horn</source>
        <translation>Un cuerno</translation>
    </message>
    <message>
        <source>A leader before the Age</source>
        <translation>Un líder antes de la Era</translation>
    </message>
    <message>
        <source>A leader is left over</source>
        <translation>Sobró un líder</translation>
    </message>
    <message>
        <source>A new hand</source>
        <translation>Una mano nueva</translation>
    </message>
    <message>
        <source>A progress token</source>
        <translation>Una ficha de progreso</translation>
    </message>
    <message>
        <source>A stage is built</source>
        <translation>Una etapa construida</translation>
    </message>
    <message>
        <source>A stage of your wonder</source>
        <translation>Una etapa de tu Maravilla</translation>
    </message>
    <message>
        <source>A stage you can pay for is built at once. The resources are discarded, and whoever completes the fifth stage ends the game.</source>
        <translation>Una etapa que se puede pagar se construye enseguida. Los recursos se descartan, y quien completa la quinta etapa termina la partida.</translation>
    </message>
    <message>
        <source>Another player has the leaders that you passed, and these were passed to you. Think of your wonder: which of them help the city that you want to build?</source>
        <translation>Otro jugador tiene los líderes que pasaste, y estos te los pasaron a ti. Piensa en tu Maravilla: ¿cuáles de ellos ayudan a la ciudad que quieres construir?</translation>
    </message>
    <message>
        <source>Choose one of your leaders: recruit it for its coins, put it face down under a stage, or discard it for 3 coins. What you spend now is missing in the Age.</source>
        <translation>Elige uno de tus líderes: reclútalo por las monedas que cuesta, ponlo bocabajo debajo de una etapa o descártalo por 3 monedas. Lo que gastes ahora te faltará en la Era.</translation>
    </message>
    <message>
        <source>Close this tip</source>
        <translation>Cerrar este consejo</translation>
    </message>
    <message>
        <source>Coins are lost</source>
        <translation>Monedas perdidas</translation>
    </message>
    <message>
        <source>Each horn turns a conflict token. When the last one is turned, everybody fights at the end of that turn.</source>
        <translation>Cada cuerno gira un marcador de conflicto. Cuando gira el último, todos luchan al final de ese turno.</translation>
    </message>
    <message>
        <source>Every city has compared its shields with both neighbours. More shields win a token, fewer cost 1 point. Shields stay, and the next wars are worth more.</source>
        <translation>Cada ciudad comparó sus escudos con los de sus dos vecinos. Más escudos ganan un marcador, menos cuestan 1 punto. Los escudos se quedan, y las próximas guerras valen más.</translation>
    </message>
    <message>
        <source>Everybody showed their cards at once, and each hand went to a neighbour. What you pass on is what that neighbour can build next.</source>
        <translation>Todos mostraron sus cartas a la vez, y cada mano pasó a un vecino. Lo que pasas es lo que ese vecino podrá construir.</translation>
    </message>
    <message>
        <source>Free by a chain</source>
        <translation>Gratis por una cadena</translation>
    </message>
    <message>
        <source>In the second Age the hands go to the right. The ribbon above your cards shows the way.</source>
        <translation>En la segunda Era las manos van a la derecha. La cinta encima de tus cartas muestra el sentido.</translation>
    </message>
    <message>
        <source>New leaders to choose from</source>
        <translation>Otros líderes para elegir</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>No más consejos</translation>
    </message>
    <message>
        <source>Now to the right</source>
        <translation>Ahora a la derecha</translation>
    </message>
    <message>
        <source>Out of the next conflict</source>
        <translation>Fuera del próximo conflicto</translation>
    </message>
    <message>
        <source>Raiders bring a debt to both neighbours at once, and coins cannot replace it. Debts are red beside the coins of a city.</source>
        <translation>Los saqueadores traen una deuda a los dos vecinos en el acto, y las monedas no pueden sustituirla. Las deudas están en rojo junto a las monedas de una ciudad.</translation>
    </message>
    <message>
        <source>That was free, because another structure of your city makes it free. A right click or Space shows a card large: at its foot, beside the link, is what makes it free, behind the arrow what it makes free.</source>
        <translation>No costó nada, porque otra estructura de tu ciudad la hace gratis. Un clic derecho o Espacio muestra una carta ampliada: al pie, junto al eslabón, está la que la hace gratis; tras la flecha, las que ella hace gratis.</translation>
    </message>
    <message>
        <source>The card is face down on the discard pile. Nobody can get it now, except with a wonder that searches the pile.</source>
        <translation>La carta está bocabajo en el descarte. Ya nadie puede conseguirla, salvo con una Maravilla que busca en el descarte.</translation>
    </message>
    <message>
        <source>The card is face down under the stage and does nothing else. What the stage gives you is shown on its right.</source>
        <translation>La carta queda bocabajo debajo de la etapa y no hace nada más. Lo que da la etapa está a su derecha.</translation>
    </message>
    <message>
        <source>The cat is with you</source>
        <translation>El gato está contigo</translation>
    </message>
    <message>
        <source>The end of an Age: war</source>
        <translation>El final de una Era: guerra</translation>
    </message>
    <message>
        <source>The last Age</source>
        <translation>La última Era</translation>
    </message>
    <message>
        <source>The last horn has sounded. More shields than a neighbour win a token of 3 points; then red cards with horns are discarded.</source>
        <translation>Sonó el último cuerno. Más escudos que un vecino ganan un marcador de 3 puntos; después se descartan las cartas rojas con cuerno.</translation>
    </message>
    <message>
        <source>There are no more new brown and grey cards. Purple cards are guilds: most of them give points for what your neighbours have built.</source>
        <translation>Ya no hay cartas marrones ni grises nuevas. Las cartas moradas son Gremios: la mayoría da puntos por lo que construyeron tus vecinos.</translation>
    </message>
    <message>
        <source>This leader is face up beside your wonder and works from now on; point at it to read its effect. Leaders of the other cities work in the same way.</source>
        <translation>Ese líder está bocarriba junto a tu Maravilla y vale desde ahora; señálalo para leer su efecto. Los líderes de las otras ciudades funcionan igual.</translation>
    </message>
    <message>
        <source>While you have the cat, you see the top card of the centre before you choose.</source>
        <translation>Mientras tengas el gato, ves la carta superior del centro antes de elegir.</translation>
    </message>
    <message>
        <source>You bought from a neighbour</source>
        <translation>Le compraste a un vecino</translation>
    </message>
    <message>
        <source>You decide for the Free City</source>
        <translation>Tú decides por la Ciudad Libre</translation>
    </message>
    <message>
        <source>You have drawn the top card of its pile. Choose two cards of your hand: one for the Free City and one for your own city.</source>
        <translation>Robaste la carta de arriba de su mazo. Elige dos cartas de tu mano: una para la Ciudad Libre y otra para tu ciudad.</translation>
    </message>
    <message>
        <source>You use three of your four leaders. The last one has left the game unseen and brings nothing.</source>
        <translation>Usas tres de tus cuatro líderes. El último salió del juego sin que nadie lo viera y no trae nada.</translation>
    </message>
    <message>
        <source>You were missing a resource, so your coins went to the neighbour who produces it. The neighbour keeps the resource and can still use it.</source>
        <translation>Te faltaba un recurso, y tus monedas fueron al vecino que lo produce. El vecino conserva el recurso y también puede usarlo.</translation>
    </message>
    <message>
        <source>Your city stays out of the next conflict, and your two neighbours meet each other. The token goes back then, so you need no shields until the end of this Age.</source>
        <translation>Tu ciudad queda fuera del próximo conflicto, y tus dos vecinos se enfrentan. El marcador se devuelve después; hasta el final de esta Era no necesitas escudos.</translation>
    </message>
    <message>
        <source>Your first leader</source>
        <translation>Tu primer líder</translation>
    </message>
    <message>
        <source>Your green cards paid for it: two alike, or three different ones. It helps you for the rest of the game.</source>
        <translation>Tus cartas verdes la pagaron: dos iguales o tres diferentes. Te ayuda el resto de la partida.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>2 to 7 players, people or computer</source>
        <translation>2 a 7 jugadores, personas o computadora</translation>
    </message>
    <message>
        <source>2 to 7 players, three decks, one wonder each</source>
        <translation>2 a 7 jugadores, tres mazos, una Maravilla cada uno</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Acerca del programa</translation>
    </message>
    <message numerus="yes">
        <source>Architects, %n player(s)</source>
        <translation>
            <numerusform>Arquitectos, %n jugador</numerusform>
            <numerusform>Arquitectos, %n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Classic, %n player(s)</source>
        <translation>
            <numerusform>Clásico, %n jugador</numerusform>
            <numerusform>Clásico, %n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button of the first page: a page that opens, or what a press does.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Drills</source>
        <extracomment>A button of the first page: a page that opens, or what a press does.</extracomment>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Encyclopaedia</source>
        <extracomment>A button of the first page: a page that opens, or what a press does.</extracomment>
        <translation>Enciclopedia</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>A button of the first page: a page that opens, or what a press does.</extracomment>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Journey</source>
        <extracomment>A button of the first page: the page of the deal of the day and the own rating.</extracomment>
        <translation>Trayectoria</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>New game of Architects</source>
        <translation>Nueva partida de Arquitectos</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>A button of the first page: a page that opens, or what a press does.</extracomment>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>A button of the first page: a page that opens, or what a press does.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>SEVEN</source>
        <extracomment>The title of the game in two lines, in capitals.</extracomment>
        <translation>SIETE</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Bloc de puntos</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>A button of the first page: a page that opens, or what a press does.</extracomment>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Seven Wonders</source>
        <translation>Siete Maravillas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>A button of the first page: a page that opens, or what a press does.</extracomment>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>WONDERS</source>
        <extracomment>The title of the game in two lines, in capitals.</extracomment>
        <translation>MARAVILLAS</translation>
    </message>
    <message>
        <source>Works offline · version {number}</source>
        <translation>Funciona sin internet · versión {number}</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>todas las cartas</translation>
    </message>
    <message>
        <source>deal of the day</source>
        <translation>la partida del día</translation>
    </message>
    <message>
        <source>find the best move</source>
        <translation>busca la mejor jugada</translation>
    </message>
    <message>
        <source>for real-table games</source>
        <translation>para juegos en mesa</translation>
    </message>
    <message>
        <source>in plain words</source>
        <translation>en palabras sencillas</translation>
    </message>
    <message>
        <source>keys and symbols</source>
        <translation>teclas y símbolos</translation>
    </message>
    <message>
        <source>language, text, pace</source>
        <translation>idioma, texto, ritmo</translation>
    </message>
    <message>
        <source>lessons at the table</source>
        <translation>lecciones en la mesa</translation>
    </message>
    <message>
        <source>resume or replay</source>
        <translation>seguir, ver la repetición</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>ronda {number}</translation>
    </message>
    <message>
        <source>victories and points</source>
        <translation>victorias y puntos</translation>
    </message>
    <message>
        <source>your last match</source>
        <translation>tu última partida</translation>
    </message>
</context>
<context>
    <name>InYourSeat</name>
    <message>
        <source>A Master in your seat</source>
        <translation>Un Maestro en tu lugar</translation>
    </message>
    <message>
        <source>A computer player did not answer.</source>
        <translation>Un jugador controlado por la computadora no respondió.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Buttons: no more matches are played by the computer, and they are played on.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Match {number} of {all} is being played: {percent}%</source>
        <translation>Se juega la partida {number} de {all}: {percent} %</translation>
    </message>
    <message>
        <source>Match {number}: {points} points, {place}</source>
        <translation>Partida {number}: {points} puntos, {place}</translation>
    </message>
    <message numerus="yes">
        <source>On average {points} points; {won} of %n match(es) won.</source>
        <translation>
            <numerusform>En promedio {points} puntos; {won} de %n partida ganada.</numerusform>
            <numerusform>En promedio {points} puntos; {won} de %n partidas ganadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other people are replaced by players of the level {level}.</source>
        <translation>Las otras personas se reemplazan por jugadores del nivel {level}.</translation>
    </message>
    <message numerus="yes">
        <source>Played %n time(s).</source>
        <translation>
            <numerusform>Jugada %n vez.</numerusform>
            <numerusform>Jugada %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Headings on the page that compares the own end of a match with matches of a Master who had the same cards.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>Headings on the page that compares the own end of a match with matches of a Master who had the same cards.</extracomment>
        <translation>Avance</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Buttons: no more matches are played by the computer, and they are played on.</extracomment>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The Master had more points every time.</source>
        <translation>El Maestro hizo más puntos todas las veces.</translation>
    </message>
    <message>
        <source>The Master had more points in {times} of {all} matches.</source>
        <translation>El Maestro hizo más puntos en {times} de {all} partidas.</translation>
    </message>
    <message>
        <source>The Master never had more points than you.</source>
        <translation>El Maestro nunca hizo más puntos que tú.</translation>
    </message>
    <message>
        <source>The same deal, played eight times by a Master in your seat</source>
        <translation>Las mismas cartas, jugadas ocho veces por un Maestro en tu lugar</translation>
    </message>
    <message>
        <source>Watch the Master play</source>
        <translation>Ver jugar al Maestro</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>De dónde vinieron los puntos</translation>
    </message>
    <message>
        <source>Which seat</source>
        <translation>Qué lugar</translation>
    </message>
    <message>
        <source>the match with most points, turn by turn</source>
        <translation>la partida con más puntos, turno a turno</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Advanced rules</source>
        <translation>Reglas avanzadas</translation>
    </message>
    <message>
        <source>All colours of the discard pile</source>
        <translation>Todos los colores del descarte</translation>
    </message>
    <message>
        <source>Boxes: what each brings</source>
        <translation>Cajas: qué trae cada una</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copiar la semilla</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Encyclopaedia</source>
        <extracomment>The heading of a group of keys: where they work.</extracomment>
        <translation>Enciclopedia</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>The heading of a group of keys: where they work.</extracomment>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Export: a match or a table</source>
        <translation>Exportar: una partida o una tabla</translation>
    </message>
    <message>
        <source>Far city {number}</source>
        <translation>Ciudad lejana {number}</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>From the discard pile: take none</source>
        <translation>Del descarte: no tomar ninguna</translation>
    </message>
    <message>
        <source>Left neighbour</source>
        <translation>Vecino de la izquierda</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>The heading of a group of keys: where they work.</extracomment>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>Hoja nueva</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <translation>Número {number}</translation>
    </message>
    <message>
        <source>Numbers of cards and choices</source>
        <translation>Números de cartas y opciones</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>The heading of a group of keys: where they work.</extracomment>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Read all matches again</source>
        <translation>Leer otra vez todas las partidas</translation>
    </message>
    <message>
        <source>Recover</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Restore all keys</source>
        <translation>Restaurar todas</translation>
    </message>
    <message>
        <source>Review, or its moment at the table</source>
        <translation>Revisión, o su momento en la mesa</translation>
    </message>
    <message>
        <source>Right neighbour</source>
        <translation>Vecino de la derecha</translation>
    </message>
    <message>
        <source>Save: a picture, a review, the pad</source>
        <translation>Guardar: una imagen, una revisión, el bloc</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Score pad and statistics</source>
        <translation>Bloc de puntos y estadísticas</translation>
    </message>
    <message>
        <source>Score sheet and review</source>
        <translation>Hoja de puntuación y revisión</translation>
    </message>
    <message>
        <source>Skip the question</source>
        <translation>Saltar la pregunta</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Más despacio</translation>
    </message>
    <message>
        <source>Statistics: count all again</source>
        <translation>Estadísticas: volver a contarlo todo</translation>
    </message>
    <message>
        <source>Swap the two</source>
        <translation>Intercambiar las dos</translation>
    </message>
    <message>
        <source>The arrows, Tab, Enter, Space, Esc, the page keys, Home and End work the same everywhere and cannot be changed.</source>
        <translation>Las flechas, Tab, Enter, Espacio, Esc, RePág, AvPág, Inicio y Fin son iguales en todas partes y se quedan como están.</translation>
    </message>
    <message>
        <source>The leaders in your hand</source>
        <translation>Los líderes en tu mano</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>El diario</translation>
    </message>
    <message>
        <source>The pad as a page</source>
        <translation>El bloc como página</translation>
    </message>
    <message>
        <source>The pad as a picture</source>
        <translation>El bloc como imagen</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regla</translation>
    </message>
    <message>
        <source>The score pad needs {key} for typing: combine it with Ctrl or Alt, or choose a function key.</source>
        <translation>En el bloc de puntos, {key} sirve para escribir: úsala con Ctrl o Alt, o elige una tecla de función.</translation>
    </message>
    <message>
        <source>This key produces no character on this keyboard: choose another one.</source>
        <translation>Esta tecla no escribe nada en este teclado: elige otra.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>press a key here, then the one that you want</source>
        <translation>Pulsa aquí una tecla y luego la que quieras</translation>
    </message>
    <message>
        <source>press a key…</source>
        <translation>Pulsa una tecla…</translation>
    </message>
    <message>
        <source>{key} is reserved by the system: choose another key.</source>
        <translation>{key} es del sistema: elige otra tecla.</translation>
    </message>
    <message>
        <source>{key} is taken: {names}</source>
        <translation>{key} ya se usa: {names}</translation>
    </message>
    <message>
        <source>{key} is used everywhere to move, open or leave: choose another key.</source>
        <translation>{key} sirve en todas partes para mover, abrir o salir: elige otra tecla.</translation>
    </message>
    <message>
        <source>“{act}” ({page})</source>
        <translation>«{act}» ({page})</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <extracomment>The name of the language that this catalogue is in, in that language.</extracomment>
        <translation>Español</translation>
    </message>
</context>
<context>
    <name>Leader</name>
    <message>
        <source>Aganice</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Aganice</translation>
    </message>
    <message>
        <source>Agrippina</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Agripina</translation>
    </message>
    <message>
        <source>Alexander</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Alejandro</translation>
    </message>
    <message>
        <source>Amytis</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Amitis</translation>
    </message>
    <message>
        <source>Archimedes</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Arquímedes</translation>
    </message>
    <message>
        <source>Aristotle</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Aristóteles</translation>
    </message>
    <message>
        <source>Arsinoe</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Arsínoe</translation>
    </message>
    <message>
        <source>Aspasia</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Aspasia</translation>
    </message>
    <message>
        <source>Berenice</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Berenice</translation>
    </message>
    <message>
        <source>Bilkis</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Bilkis</translation>
    </message>
    <message>
        <source>Caesar</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>César</translation>
    </message>
    <message>
        <source>Caligula</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Calígula</translation>
    </message>
    <message>
        <source>Cleopatra</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Cleopatra</translation>
    </message>
    <message>
        <source>Cornelia</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Cornelia</translation>
    </message>
    <message>
        <source>Croesus</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Creso</translation>
    </message>
    <message>
        <source>Cynisca</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Cinisca</translation>
    </message>
    <message>
        <source>Darius</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Darío</translation>
    </message>
    <message>
        <source>Diocletian</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Diocleciano</translation>
    </message>
    <message>
        <source>Enheduanna</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Enheduanna</translation>
    </message>
    <message>
        <source>Euclid</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Euclides</translation>
    </message>
    <message>
        <source>Eurypyle</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Eurípile</translation>
    </message>
    <message>
        <source>Gorgo</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Gorgo</translation>
    </message>
    <message>
        <source>Hammurabi</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Hammurabi</translation>
    </message>
    <message>
        <source>Hannibal</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Aníbal</translation>
    </message>
    <message>
        <source>Hatshepsut</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Hatshepsut</translation>
    </message>
    <message>
        <source>Hiram</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Hiram</translation>
    </message>
    <message>
        <source>Hypatia</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Hipatia</translation>
    </message>
    <message>
        <source>Imhotep</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Imhotep</translation>
    </message>
    <message>
        <source>Justinian</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Justiniano</translation>
    </message>
    <message>
        <source>Leonidas</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Leónidas</translation>
    </message>
    <message>
        <source>Maecenas</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Mecenas</translation>
    </message>
    <message>
        <source>Makeda</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Makeda</translation>
    </message>
    <message>
        <source>Midas</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Midas</translation>
    </message>
    <message>
        <source>Nebuchadnezzar</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Nabucodonosor</translation>
    </message>
    <message>
        <source>Nefertiti</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Nefertiti</translation>
    </message>
    <message>
        <source>Nero</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Nerón</translation>
    </message>
    <message>
        <source>Nitocris</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Nitocris</translation>
    </message>
    <message>
        <source>Octavia</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Octavia</translation>
    </message>
    <message>
        <source>Pericles</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Pericles</translation>
    </message>
    <message>
        <source>Phidias</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Fidias</translation>
    </message>
    <message>
        <source>Phryne</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Friné</translation>
    </message>
    <message>
        <source>Plato</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Platón</translation>
    </message>
    <message>
        <source>Praxiteles</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Praxíteles</translation>
    </message>
    <message>
        <source>Ptolemy</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Ptolomeo</translation>
    </message>
    <message>
        <source>Pythagoras</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Pitágoras</translation>
    </message>
    <message>
        <source>Ramses</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Ramsés</translation>
    </message>
    <message>
        <source>Sappho</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Safo</translation>
    </message>
    <message>
        <source>Semiramis</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Semíramis</translation>
    </message>
    <message>
        <source>Solomon</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Salomón</translation>
    </message>
    <message>
        <source>Telesilla</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Telesila</translation>
    </message>
    <message>
        <source>Theano</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Téano</translation>
    </message>
    <message>
        <source>Tomyris</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Tomiris</translation>
    </message>
    <message>
        <source>Varro</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Varrón</translation>
    </message>
    <message>
        <source>Vitruvius</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Vitruvio</translation>
    </message>
    <message>
        <source>Xenophon</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Jenofonte</translation>
    </message>
    <message>
        <source>Zenobia</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Zenobia</translation>
    </message>
</context>
<context>
    <name>Leaders</name>
    <message numerus="yes">
        <source>%n coin(s) to begin with</source>
        <translation>
            <numerusform>%n moneda para empezar</numerusform>
            <numerusform>%n monedas para empezar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n en la mano</numerusform>
            <numerusform>%n en la mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leader(s) → {name}</source>
        <translation>
            <numerusform>%n líder → {name}</numerusform>
            <numerusform>%n líderes → {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>1, 2 or 3 coins: as many as the number of the Age</source>
        <translation>1, 2 o 3 monedas: tantas como el número de la Era</translation>
    </message>
    <message>
        <source>A leader before {age}</source>
        <translation>Un líder antes de la {age}</translation>
    </message>
    <message>
        <source>A leader can always be discarded for 3 coins, too.</source>
        <translation>Un líder también se puede descartar siempre por 3 monedas.</translation>
    </message>
    <message>
        <source>A leader can always be discarded for 3 coins, too. Only you see these.</source>
        <translation>Un líder también se puede descartar siempre por 3 monedas. Solo tú ves estos.</translation>
    </message>
    <message>
        <source>A leader is buried</source>
        <translation>Se entierra a un líder</translation>
    </message>
    <message>
        <source>A leader is buried for twice its cost in points</source>
        <translation>Un líder se entierra por el doble de su costo en puntos</translation>
    </message>
    <message>
        <source>A leader of a neighbour</source>
        <translation>Un líder de un vecino</translation>
    </message>
    <message>
        <source>A leader takes one from each other player: choose yours.</source>
        <translation>Un líder quita uno a cada uno de los demás jugadores: elige el tuyo.</translation>
    </message>
    <message>
        <source>A leader, recruited for coins before an Age</source>
        <translation>Un líder, reclutado por monedas antes de una Era</translation>
    </message>
    <message numerus="yes">
        <source>A token worth %n</source>
        <translation>
            <numerusform>Un marcador de %n</numerusform>
            <numerusform>Un marcador de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>All leaders are chosen</source>
        <translation>Todos los líderes están elegidos</translation>
    </message>
    <message>
        <source>Around you</source>
        <translation>A tu alrededor</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>Pedir una pista</translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) for each set of cards: {colours}.</source>
        <translation>
            <numerusform>Al final de la partida, %n punto de victoria por cada conjunto de cartas: {colours}.</numerusform>
            <numerusform>Al final de la partida, %n puntos de victoria por cada conjunto de cartas: {colours}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if no other leader of yours is face up.</source>
        <translation>
            <numerusform>Al final de la partida, %n punto de victoria si ningún otro líder tuyo está bocarriba.</numerusform>
            <numerusform>Al final de la partida, %n puntos de victoria si ningún otro líder tuyo está bocarriba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have more blue cards than each neighbour.</source>
        <translation>
            <numerusform>Al final de la partida, %n punto de victoria si tienes más cartas azules que cada vecino.</numerusform>
            <numerusform>Al final de la partida, %n puntos de victoria si tienes más cartas azules que cada vecino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have more coins than each neighbour.</source>
        <translation>
            <numerusform>Al final de la partida, %n punto de victoria si tienes más monedas que cada vecino.</numerusform>
            <numerusform>Al final de la partida, %n puntos de victoria si tienes más monedas que cada vecino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have more green cards than each neighbour.</source>
        <translation>
            <numerusform>Al final de la partida, %n punto de victoria si tienes más cartas verdes que cada vecino.</numerusform>
            <numerusform>Al final de la partida, %n puntos de victoria si tienes más cartas verdes que cada vecino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have more red cards than each neighbour.</source>
        <translation>
            <numerusform>Al final de la partida, %n punto de victoria si tienes más cartas rojas que cada vecino.</numerusform>
            <numerusform>Al final de la partida, %n puntos de victoria si tienes más cartas rojas que cada vecino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have more yellow cards than each neighbour.</source>
        <translation>
            <numerusform>Al final de la partida, %n punto de victoria si tienes más cartas amarillas que cada vecino.</numerusform>
            <numerusform>Al final de la partida, %n puntos de victoria si tienes más cartas amarillas que cada vecino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have no defeat token.</source>
        <translation>
            <numerusform>Al final de la partida, %n punto de victoria si no tienes ningún marcador de derrota.</numerusform>
            <numerusform>Al final de la partida, %n puntos de victoria si no tienes ningún marcador de derrota.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) more for each set of three different symbols.</source>
        <translation>
            <numerusform>Al final de la partida, %n punto de victoria más por cada trío de símbolos diferentes.</numerusform>
            <numerusform>Al final de la partida, %n puntos de victoria más por cada trío de símbolos diferentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of the game, each pair of equal military victory tokens gives the points of one of them again.</source>
        <translation>Al final de la partida, cada par de marcadores de victoria militar iguales da otra vez los puntos de uno de ellos.</translation>
    </message>
    <message>
        <source>At the end of the game, one scientific symbol of your green cards or leaders may become another one.</source>
        <translation>Al final de la partida, un símbolo científico de tus cartas verdes o líderes puede convertirse en otro.</translation>
    </message>
    <message>
        <source>At the end of the game, you have one more of your most frequent scientific symbol.</source>
        <translation>Al final de la partida, tienes uno más de tu símbolo científico más frecuente.</translation>
    </message>
    <message>
        <source>At the end of this turn, you may recruit one more leader from your hand.</source>
        <translation>Al final de este turno, puedes reclutar un líder más de tu mano.</translation>
    </message>
    <message>
        <source>Before {age}</source>
        <translation>Antes de la {age}</translation>
    </message>
    <message>
        <source>Build a stage</source>
        <translation>Construir etapa</translation>
    </message>
    <message>
        <source>Buried leaders: {names}</source>
        <translation>Líderes enterrados: {names}</translation>
    </message>
    <message>
        <source>Bury none</source>
        <translation>No enterrar</translation>
    </message>
    <message>
        <source>Bury one of your recruited leaders: its effect ends, and it is worth twice its cost in points.</source>
        <translation>Entierra a uno de tus líderes reclutados: su efecto termina, y vale el doble de su costo en puntos.</translation>
    </message>
    <message numerus="yes">
        <source>Bury {leader}: %n point(s)</source>
        <translation>
            <numerusform>Enterrar a {leader}: %n punto</numerusform>
            <numerusform>Enterrar a {leader}: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a leader that a neighbour has recruited: you have its effect too.</source>
        <translation>Elige un líder reclutado por un vecino: tú también tienes su efecto.</translation>
    </message>
    <message>
        <source>Copied leaders: {names}</source>
        <translation>Líderes copiados: {names}</translation>
    </message>
    <message>
        <source>Copy {leader} of {name}</source>
        <translation>Copiar a {leader} de {name}</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s).</source>
        <translation>
            <numerusform>Cuesta %n moneda.</numerusform>
            <numerusform>Cuesta %n monedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Costs {coins}.</source>
        <translation>Cuesta {coins}.</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>What a player does with the card of a leader; the name of a button, a verb.</extracomment>
        <translation>Descartar</translation>
    </message>
    <message numerus="yes">
        <source>Each of your defeat tokens counts as %n shield(s).</source>
        <translation>
            <numerusform>Cada uno de tus marcadores de derrota cuenta como %n escudo.</numerusform>
            <numerusform>Cada uno de tus marcadores de derrota cuenta como %n escudos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each pair of equal victory tokens</source>
        <translation>Cada par de marcadores de victoria iguales</translation>
    </message>
    <message>
        <source>Every other player puts back one military victory token, if possible.</source>
        <translation>Cada otro jugador devuelve un marcador de victoria militar, si tiene.</translation>
    </message>
    <message>
        <source>Every stage of your wonder costs one resource less, of your choice.</source>
        <translation>Toda etapa de tu Maravilla cuesta un recurso menos, a tu elección.</translation>
    </message>
    <message>
        <source>Every {colour} card costs one resource less, of your choice.</source>
        <translation>Toda carta {colour} cuesta un recurso menos, a tu elección.</translation>
    </message>
    <message>
        <source>Every {colour} card is free.</source>
        <translation>Toda carta {colour} es gratis.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) after buying from a neighbour, once a turn for each neighbour.</source>
        <translation>
            <numerusform>Recibe %n moneda después de comprarle a un vecino, una vez por turno por cada vecino.</numerusform>
            <numerusform>Recibe %n monedas después de comprarle a un vecino, una vez por turno por cada vecino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) for each military victory token that you take from now on.</source>
        <translation>
            <numerusform>Recibe %n moneda por cada marcador de victoria militar que ganes desde ahora.</numerusform>
            <numerusform>Recibe %n monedas por cada marcador de victoria militar que ganes desde ahora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) whenever you build a card by a chain.</source>
        <translation>
            <numerusform>Recibe %n moneda cada vez que construyas una carta en cadena.</numerusform>
            <numerusform>Recibe %n monedas cada vez que construyas una carta en cadena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) whenever you build a stage of your wonder.</source>
        <translation>
            <numerusform>Recibe %n moneda cada vez que construyas una etapa de tu Maravilla.</numerusform>
            <numerusform>Recibe %n monedas cada vez que construyas una etapa de tu Maravilla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) whenever you build a {colour} card.</source>
        <translation>
            <numerusform>Recibe %n moneda cada vez que construyas una carta {colour}.</numerusform>
            <numerusform>Recibe %n monedas cada vez que construyas una carta {colour}.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you lose a conflict from now on, the winner takes the defeat token too.</source>
        <translation>Si pierdes un conflicto desde ahora, quien gane se queda también con el marcador de derrota.</translation>
    </message>
    <message>
        <source>In hand: {leader}</source>
        <translation>En la mano: {leader}</translation>
    </message>
    <message>
        <source>It is turned face down beside your wonder: its effect ends, and it scores twice its price.</source>
        <translation>La carta queda bocabajo junto a tu Maravilla: su efecto termina y vale el doble de su costo en puntos.</translation>
    </message>
    <message numerus="yes">
        <source>Keep one, pass %n</source>
        <translation>
            <numerusform>Quédate con uno, pasa %n</numerusform>
            <numerusform>Quédate con uno, pasa %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {leader}</source>
        <translation>Quedarse con {leader}</translation>
    </message>
    <message>
        <source>Kept</source>
        <extracomment>The title over the leaders that a player has kept in the draft.</extracomment>
        <translation>Guardados</translation>
    </message>
    <message>
        <source>Leader of {age}</source>
        <translation>Líder de la {age}</translation>
    </message>
    <message>
        <source>Leaders</source>
        <extracomment>The cards of leaders: their kind, their colour, the word at the foot of each; white and black agree with the word card.</extracomment>
        <translation>Líderes</translation>
    </message>
    <message>
        <source>Leaders are face up: {names}</source>
        <translation>Líderes bocarriba: {names}</translation>
    </message>
    <message>
        <source>Leaders are free, or cost less</source>
        <translation>Los líderes son gratis o cuestan menos</translation>
    </message>
    <message>
        <source>Leaders in your hand: {names}</source>
        <translation>Líderes en tu mano: {names}</translation>
    </message>
    <message>
        <source>Leaders that you recruit from now on cost nothing.</source>
        <translation>Los líderes que reclutes desde ahora no cuestan nada.</translation>
    </message>
    <message>
        <source>Leaders were dealt</source>
        <translation>Se repartieron los líderes</translation>
    </message>
    <message>
        <source>Leaders were passed on</source>
        <translation>Los líderes pasaron a otra mano</translation>
    </message>
    <message>
        <source>Leaders · expert</source>
        <translation>Líderes · avanzados</translation>
    </message>
    <message>
        <source>Leaders · from Cities</source>
        <translation>Líderes · de Ciudades</translation>
    </message>
    <message>
        <source>Leaders · only in the first edition</source>
        <translation>Líderes · solo en la primera edición</translation>
    </message>
    <message>
        <source>Leaders · standard</source>
        <translation>Líderes · básicos</translation>
    </message>
    <message>
        <source>Leaders: {names}</source>
        <translation>Líderes: {names}</translation>
    </message>
    <message>
        <source>More of it than each neighbour</source>
        <translation>Más de eso que cada vecino</translation>
    </message>
    <message>
        <source>No leader in your hand</source>
        <translation>Ningún líder en tu mano</translation>
    </message>
    <message numerus="yes">
        <source>Once a turn, gain %n coin(s) more when the bank pays you.</source>
        <translation>
            <numerusform>Una vez por turno, recibe %n moneda más cuando el banco te pague.</numerusform>
            <numerusform>Una vez por turno, recibe %n monedas más cuando el banco te pague.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once a turn, you may buy any one resource from the bank for %n coin(s).</source>
        <translation>
            <numerusform>Una vez por turno, puedes comprar al banco un recurso cualquiera por %n moneda.</numerusform>
            <numerusform>Una vez por turno, puedes comprar al banco un recurso cualquiera por %n monedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once per Age, a {colour} card is free.</source>
        <translation>Una vez por Era, una carta {colour} es gratis.</translation>
    </message>
    <message>
        <source>One more leader</source>
        <translation>Un líder más</translation>
    </message>
    <message>
        <source>One more leader may be recruited</source>
        <translation>Se puede reclutar un líder más</translation>
    </message>
    <message>
        <source>Only you see them, until they are recruited.</source>
        <translation>Solo tú los ves, hasta que se recluten.</translation>
    </message>
    <message>
        <source>Pay its price; it counts until the end of the match.</source>
        <translation>Paga el costo; vale hasta el final de la partida.</translation>
    </message>
    <message>
        <source>Pick a leader</source>
        <translation>Elige un líder</translation>
    </message>
    <message>
        <source>Put back all your defeat tokens.</source>
        <translation>Devuelve todos tus marcadores de derrota.</translation>
    </message>
    <message>
        <source>Recruit</source>
        <extracomment>What a player does with the card of a leader; the name of a button, a verb.</extracomment>
        <translation>Reclutar</translation>
    </message>
    <message>
        <source>Recruit none</source>
        <translation>No reclutar</translation>
    </message>
    <message numerus="yes">
        <source>Recruit {leader}: %n coin(s)</source>
        <translation>
            <numerusform>Reclutar a {leader}: %n moneda</numerusform>
            <numerusform>Reclutar a {leader}: %n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return the token worth %n</source>
        <translation>
            <numerusform>Devolver el marcador de %n</numerusform>
            <numerusform>Devolver el marcador de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n leader(s) from the pile into your hand.</source>
        <translation>
            <numerusform>Roba %n líder del mazo.</numerusform>
            <numerusform>Roba %n líderes del mazo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a military victory token of the Age that is about to begin.</source>
        <translation>Toma un marcador de victoria militar de la Era que está por empezar.</translation>
    </message>
    <message>
        <source>Take one of these leaders</source>
        <translation>Toma uno de estos líderes</translation>
    </message>
    <message>
        <source>The card goes face down under your wonder.</source>
        <translation>La carta queda bocabajo debajo de tu Maravilla.</translation>
    </message>
    <message>
        <source>The draft of leaders</source>
        <translation>La elección de los líderes</translation>
    </message>
    <message>
        <source>The last leader is yours</source>
        <translation>El último líder es tuyo</translation>
    </message>
    <message>
        <source>The leaders in your hand</source>
        <translation>Los líderes en tu mano</translation>
    </message>
    <message>
        <source>The other players put back a victory token</source>
        <translation>Los demás jugadores devuelven un marcador de victoria</translation>
    </message>
    <message>
        <source>The others go to {name}.</source>
        <translation>Los demás pasan a {name}.</translation>
    </message>
    <message>
        <source>The uses of a leader</source>
        <translation>Los usos de un líder</translation>
    </message>
    <message>
        <source>Three coins from the bank, at once.</source>
        <translation>Tres monedas del banco, al instante.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The cards of leaders: their kind, their colour, the word at the foot of each; white and black agree with the word card.</extracomment>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>You can recruit this leader: {how}.</source>
        <translation>Puedes reclutar a este líder: {how}.</translation>
    </message>
    <message>
        <source>You cannot recruit this leader: {why}.</source>
        <translation>No puedes reclutar a este líder: {why}.</translation>
    </message>
    <message>
        <source>You have its effects, too; your neighbour loses nothing.</source>
        <translation>Tú también tienes sus efectos; tu vecino no pierde nada.</translation>
    </message>
    <message>
        <source>You lose a victory token</source>
        <translation>Pierdes un marcador de victoria</translation>
    </message>
    <message>
        <source>You recruit this leader</source>
        <translation>Reclutas a este líder</translation>
    </message>
    <message>
        <source>Your defeat goes to the winner</source>
        <translation>Tu derrota pasa al vencedor</translation>
    </message>
    <message numerus="yes">
        <source>Your leaders cost %n coin(s) less, those of each neighbour {less} less.</source>
        <translation>
            <numerusform>Tus líderes cuestan %n moneda menos, los de cada vecino, {less} menos.</numerusform>
            <numerusform>Tus líderes cuestan %n monedas menos, los de cada vecino, {less} menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your wonder lets you recruit another leader now.</source>
        <translation>Tu Maravilla te deja reclutar a otro líder ahora.</translation>
    </message>
    <message>
        <source>a leader</source>
        <translation>un líder</translation>
    </message>
    <message>
        <source>all are turned over together</source>
        <translation>todos revelan a la vez</translation>
    </message>
    <message numerus="yes">
        <source>and pass %n to {name}</source>
        <translation>
            <numerusform>y pasar %n a {name}</numerusform>
            <numerusform>y pasar %n a {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>black</source>
        <extracomment>The cards of leaders: their kind, their colour, the word at the foot of each; white and black agree with the word card.</extracomment>
        <translation>negra</translation>
    </message>
    <message>
        <source>buried no leader</source>
        <translation>no enterró a ningún líder</translation>
    </message>
    <message numerus="yes">
        <source>buried {leader} for %n point(s)</source>
        <translation>
            <numerusform>enterró a {leader} por %n punto</numerusform>
            <numerusform>enterró a {leader} por %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>The fate of the card of a leader (it is face down until all have chosen, or was discarded for coins); a small word on a chip. It agrees with the word card.</extracomment>
        <translation>elegida</translation>
    </message>
    <message>
        <source>chosen, not yet turned over</source>
        <translation>carta elegida, aún sin revelar</translation>
    </message>
    <message>
        <source>chosen: recruit</source>
        <translation>elegido: reclutar</translation>
    </message>
    <message>
        <source>coin</source>
        <extracomment>A thing that is counted, in the singular: so many points for each coin.</extracomment>
        <translation>moneda</translation>
    </message>
    <message>
        <source>copied {leader} of a neighbour</source>
        <translation>copió a {leader} de un vecino</translation>
    </message>
    <message>
        <source>cost together</source>
        <translation>cuestan en total</translation>
    </message>
    <message>
        <source>cost together, at least</source>
        <translation>cuestan juntos, al menos</translation>
    </message>
    <message numerus="yes">
        <source>did not use %n leader(s)</source>
        <translation>
            <numerusform>no usó %n líder</numerusform>
            <numerusform>no usó %n líderes</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded for 3 coins</source>
        <translation>carta descartada por 3 monedas</translation>
    </message>
    <message>
        <source>face down under a stage</source>
        <translation>carta bocabajo debajo de una etapa</translation>
    </message>
    <message>
        <source>first choice</source>
        <translation>primera elección</translation>
    </message>
    <message>
        <source>found no leader to copy</source>
        <translation>no encontró ningún líder que copiar</translation>
    </message>
    <message>
        <source>fourth choice</source>
        <translation>cuarta elección</translation>
    </message>
    <message>
        <source>gained a victory token worth {worth} with {leader}</source>
        <translation>ganó un marcador de victoria de valor {worth}: {leader}</translation>
    </message>
    <message>
        <source>group of 3 coins</source>
        <translation>grupo de 3 monedas</translation>
    </message>
    <message>
        <source>in the stage</source>
        <translation>en la etapa</translation>
    </message>
    <message>
        <source>keeps a leader</source>
        <translation>se queda con un líder</translation>
    </message>
    <message>
        <source>keys {first} to {last}</source>
        <translation>teclas {first} a {last}</translation>
    </message>
    <message>
        <source>leader</source>
        <extracomment>The cards of leaders: their kind, their colour, the word at the foot of each; white and black agree with the word card.</extracomment>
        <translation>líder</translation>
    </message>
    <message>
        <source>made all others put back a victory token with {leader}</source>
        <translation>hizo que los demás devolvieran un marcador de victoria: {leader}</translation>
    </message>
    <message>
        <source>may recruit one more leader</source>
        <translation>puede reclutar un líder más</translation>
    </message>
    <message>
        <source>military victory token</source>
        <translation>marcador de victoria militar</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the leader of an Age is to be used</comment>
        <translation>ahora</translation>
    </message>
    <message>
        <source>once per Age, thanks to a leader</source>
        <translation>una vez por Era, gracias a un líder</translation>
    </message>
    <message numerus="yes">
        <source>put back %n defeat token(s) with {leader}</source>
        <translation>
            <numerusform>devolvió %n marcador de derrota: {leader}</numerusform>
            <numerusform>devolvió %n marcadores de derrota: {leader}</numerusform>
        </translation>
    </message>
    <message>
        <source>put back a victory token worth {worth}</source>
        <translation>devolvió un marcador de victoria de valor {worth}</translation>
    </message>
    <message>
        <source>recruited leader</source>
        <translation>líder reclutado</translation>
    </message>
    <message>
        <source>recruited no other leader</source>
        <translation>no reclutó a ningún otro líder</translation>
    </message>
    <message numerus="yes">
        <source>recruited {leader} for %n coin(s)</source>
        <translation>
            <numerusform>reclutó a {leader} por %n moneda</numerusform>
            <numerusform>reclutó a {leader} por %n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>recruited {leader} for free</source>
        <translation>reclutó a {leader} gratis</translation>
    </message>
    <message numerus="yes">
        <source>returned %n coin(s)</source>
        <translation>
            <numerusform>devolvió %n moneda</numerusform>
            <numerusform>devolvió %n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>second choice</source>
        <translation>segunda elección</translation>
    </message>
    <message>
        <source>sold</source>
        <extracomment>The fate of the card of a leader (it is face down until all have chosen, or was discarded for coins); a small word on a chip. It agrees with the word card.</extracomment>
        <translation>vendida</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>aún por venir</translation>
    </message>
    <message>
        <source>takes {leader}</source>
        <translation>toma a {leader}</translation>
    </message>
    <message>
        <source>thanks to a leader</source>
        <translation>gracias a un líder</translation>
    </message>
    <message>
        <source>the last comes by itself</source>
        <translation>la última viene sola</translation>
    </message>
    <message>
        <source>then it is your turn again</source>
        <translation>después te toca otra vez</translation>
    </message>
    <message>
        <source>then it is {name}'s turn</source>
        <translation>después le toca a {name}</translation>
    </message>
    <message>
        <source>third choice</source>
        <translation>tercera elección</translation>
    </message>
    <message>
        <source>to be used now</source>
        <translation>para usar ahora</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>por venir</translation>
    </message>
    <message numerus="yes">
        <source>took %n leader(s) from the pile</source>
        <translation>
            <numerusform>robó %n líder del mazo</numerusform>
            <numerusform>robó %n líderes del mazo</numerusform>
        </translation>
    </message>
    <message>
        <source>took {leader}</source>
        <translation>tomó a {leader}</translation>
    </message>
    <message>
        <source>white</source>
        <extracomment>The cards of leaders: their kind, their colour, the word at the foot of each; white and black agree with the word card.</extracomment>
        <translation>blanca</translation>
    </message>
    <message>
        <source>{leader}, as of a neighbour</source>
        <translation>{leader}, como de un vecino</translation>
    </message>
    <message>
        <source>{leader}, recruited</source>
        <comment>a man</comment>
        <translation>{leader}, reclutado</translation>
    </message>
    <message>
        <source>{leader}, recruited</source>
        <comment>a woman</comment>
        <translation>{leader}, reclutada</translation>
    </message>
    <message numerus="yes">
        <source>{leader}: buried, %n point(s)</source>
        <translation>
            <numerusform>{leader} (carta enterrada): %n punto</numerusform>
            <numerusform>{leader} (carta enterrada): %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{price} of your %n coin(s)</source>
        <translation>
            <numerusform>{price} de tu %n moneda</numerusform>
            <numerusform>{price} de tus %n monedas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>1 coin left</source>
        <translation>Queda 1 moneda</translation>
    </message>
    <message>
        <source>3 points and not a coin spent: take it.</source>
        <translation>3 puntos sin gastar nada: aprovecha.</translation>
    </message>
    <message>
        <source>3 points, and the card is gone for good. Stages are built in order. Other wonders give coins, resources or special powers.</source>
        <translation>3 puntos, y la carta se ha ido para siempre. Las etapas se construyen en orden. Otras Maravillas dan monedas, recursos o poderes especiales.</translation>
    </message>
    <message>
        <source>4 points</source>
        <translation>4 puntos</translation>
    </message>
    <message>
        <source>6 coins</source>
        <translation>6 monedas</translation>
    </message>
    <message>
        <source>A card for coins</source>
        <translation>Una carta por monedas</translation>
    </message>
    <message>
        <source>A chain</source>
        <translation>Una cadena</translation>
    </message>
    <message>
        <source>A few green cards are worth little; many are worth a lot, so others will try to keep them from you. Shields score at the end of every Age, but only against your two neighbours: one more than each of them is enough.</source>
        <translation>Pocas cartas verdes valen poco, muchas valen muchísimo; por eso los demás intentarán quitártelas. Los escudos puntúan al final de cada Era, pero solo contra tus dos vecinos: basta uno más que cada uno de ellos.</translation>
    </message>
    <message>
        <source>A game of its own</source>
        <translation>Un juego aparte</translation>
    </message>
    <message>
        <source>A guild</source>
        <translation>Un Gremio</translation>
    </message>
    <message>
        <source>A leader that does not suit your city can go face down under a stage of your wonder, or be discarded for 3 coins. One of the three has to be done before each Age.</source>
        <translation>Un líder que no le va a tu ciudad puede ir bocabajo debajo de una etapa de tu Maravilla o descartarse por 3 monedas. Una de las tres cosas hay que hacerla antes de cada Era.</translation>
    </message>
    <message>
        <source>A neighbour of both</source>
        <translation>Vecina de ambos</translation>
    </message>
    <message>
        <source>A right click or Space shows a card large. At the foot of the {temple}, beside the link, is the card that makes it free: the {altar}. Behind the arrow is the card that it makes free later: the {pantheon}.</source>
        <translation>Un clic derecho o Espacio muestra una carta ampliada. Al pie de la carta {temple}, junto al eslabón, está la carta que la hace gratis: {altar}. Tras la flecha está la que ella hará gratis más tarde: {pantheon}.</translation>
    </message>
    <message>
        <source>A second gear</source>
        <translation>Un segundo engranaje</translation>
    </message>
    <message>
        <source>A set of three</source>
        <translation>Un trío</translation>
    </message>
    <message>
        <source>A start as in any game.</source>
        <translation>Un comienzo como en cualquier partida.</translation>
    </message>
    <message>
        <source>A third city</source>
        <translation>Una tercera ciudad</translation>
    </message>
    <message>
        <source>After each turn you two swap hands. So you know exactly what the other player can choose from.</source>
        <translation>Después de cada turno, los dos intercambian las manos. Así sabes exactamente de qué puede elegir el otro.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Todos a la vez</translation>
    </message>
    <message>
        <source>Almost! The Free City should build something this turn too. Pick a card in its lane first, then one in yours.</source>
        <translation>Casi: la Ciudad Libre debe construir algo en este turno. Elige primero una carta en su carril y luego una en el tuyo.</translation>
    </message>
    <message>
        <source>An old friend</source>
        <translation>Una vieja conocida</translation>
    </message>
    <message>
        <source>Architects is another game: shorter, with one card a turn. This is your wonder. It has five stages, and you build them from the bottom up.</source>
        <translation>Arquitectos es otro juego: más corto, con una carta por turno. Esta es tu Maravilla. Tiene cinco etapas, que se construyen de abajo arriba.</translation>
    </message>
    <message>
        <source>Architects: cards and stages</source>
        <translation>Arquitectos: cartas y etapas</translation>
    </message>
    <message>
        <source>Architects: progress and war</source>
        <translation>Arquitectos: progreso y guerra</translation>
    </message>
    <message>
        <source>Arm yourself</source>
        <translation>Ármate</translation>
    </message>
    <message>
        <source>As soon as somebody completes a wonder, the game ends. Then the one with the most points wins.</source>
        <translation>En cuanto alguien completa una Maravilla, la partida acaba. Entonces gana quien tiene más puntos.</translation>
    </message>
    <message>
        <source>At the end everyone counts points. The city with the most points wins. Nobody is ever knocked out, and nothing you build is ever torn down.</source>
        <translation>Al final todos cuentan puntos. Gana la ciudad con más puntos. Nadie queda eliminado de la partida, y nada de lo construido se derriba.</translation>
    </message>
    <message>
        <source>At the end of each Age, you compare shields with your left neighbour and with your right one. These strips show who is ahead. On the right you would lose: no shields against one.</source>
        <translation>Al final de cada Era comparas escudos con el vecino de la izquierda y con el de la derecha. Estas franjas muestran quién va por delante. A la derecha perderías: ningún escudo contra uno.</translation>
    </message>
    <message>
        <source>At the end of the game a mask copies a symbol from a green card of a neighbour, who keeps it. You have a compass and a tablet; the {workshop} on your left has the gear that you need.</source>
        <translation>Al final de la partida, una máscara copia un símbolo de una carta verde de un vecino, que lo conserva. Tienes un compás y una tablilla; la carta {workshop}, a tu izquierda, tiene el engranaje que te falta.</translation>
    </message>
    <message>
        <source>At the foot of a card</source>
        <translation>Al pie de la carta</translation>
    </message>
    <message>
        <source>Before Age II</source>
        <translation>Antes de la Era II</translation>
    </message>
    <message>
        <source>Before the first turn all players chose four leaders. One of yours is beside your wonder already: {croesus} gave you 6 coins before Age I. Three are still in your hand.</source>
        <translation>Antes del primer turno, todos los jugadores eligieron cuatro líderes. Uno de los tuyos ya está junto a tu Maravilla: {croesus} te dio 6 monedas antes de la Era I. Tres siguen en tu mano.</translation>
    </message>
    <message>
        <source>Before the new cards are dealt, everybody uses one leader. {hammurabi} costs 2 coins: with him every blue card costs one resource less. Recruit him.</source>
        <translation>Antes de repartir las cartas nuevas, cada uno usa un líder. {hammurabi} cuesta 2 monedas: con él, toda carta azul cuesta un recurso menos. Reclútalo.</translation>
    </message>
    <message>
        <source>Black cards</source>
        <translation>Cartas negras</translation>
    </message>
    <message>
        <source>Blow the horn</source>
        <translation>Toca el cuerno</translation>
    </message>
    <message>
        <source>Brown cards produce wood, stone, ore and clay. Grey cards produce glass, loom and papyrus. Most of them cost nothing. The picture at the top is what you get.</source>
        <translation>Las cartas marrones producen madera, piedra, mineral y arcilla. Las grises producen vidrio, tela y papiro. La mayoría no cuesta nada. El dibujo de arriba es lo que obtienes.</translation>
    </message>
    <message>
        <source>Build a blue card</source>
        <translation>Construye una carta azul</translation>
    </message>
    <message>
        <source>Build a card for free with a chain</source>
        <translation>Construye una carta gratis por una cadena</translation>
    </message>
    <message>
        <source>Build a card in the Free City and the {baths} in yours</source>
        <translation>Construye una carta en la Ciudad Libre y la carta {baths} en la tuya</translation>
    </message>
    <message>
        <source>Build a resource that no neighbour sells</source>
        <translation>Construye un recurso que ningún vecino venda</translation>
    </message>
    <message>
        <source>Build a stage and take part</source>
        <translation>Construye una etapa y participa</translation>
    </message>
    <message>
        <source>Build any card that you like</source>
        <translation>Construye la carta que quieras</translation>
    </message>
    <message>
        <source>Build it</source>
        <translation>Constrúyela</translation>
    </message>
    <message>
        <source>Build something this time: pick a card, then the button that builds.</source>
        <translation>Esta vez construye algo: elige una carta y luego el botón que construye.</translation>
    </message>
    <message>
        <source>Build the card with the mask</source>
        <translation>Construye la carta con la máscara</translation>
    </message>
    <message>
        <source>Build the first stage</source>
        <translation>Construye la primera etapa</translation>
    </message>
    <message>
        <source>Build the green card that is free for you</source>
        <translation>Construye la carta verde que es gratis para ti</translation>
    </message>
    <message>
        <source>Build the stage</source>
        <translation>Construye la etapa</translation>
    </message>
    <message>
        <source>Build the trading post for your right neighbour</source>
        <translation>Construye el puesto para el vecino de la derecha</translation>
    </message>
    <message>
        <source>Build the {altar}</source>
        <translation>Construye la carta {altar}</translation>
    </message>
    <message>
        <source>Build the {aqueduct}</source>
        <translation>Construye la carta {aqueduct}</translation>
    </message>
    <message>
        <source>Build the {aqueduct}: it is worth 5 points, and your leader makes it cheaper.</source>
        <translation>Construye la carta {aqueduct}: vale 5 puntos, y tu líder la abarata.</translation>
    </message>
    <message>
        <source>Build the {barracks}</source>
        <translation>Construye la carta {barracks}</translation>
    </message>
    <message>
        <source>Build the {baths}</source>
        <translation>Construye la carta {baths}</translation>
    </message>
    <message>
        <source>Build the {consulate}</source>
        <translation>Construye la carta {consulate}</translation>
    </message>
    <message>
        <source>Build the {guard_tower}</source>
        <translation>Construye la carta {guard_tower}</translation>
    </message>
    <message>
        <source>Build the {stockade} with wood from your neighbour</source>
        <translation>Construye la carta {stockade} con madera del vecino</translation>
    </message>
    <message>
        <source>Build the {temple} with its chain</source>
        <translation>Construye la carta {temple} por su cadena</translation>
    </message>
    <message>
        <source>Build the {town_hall}</source>
        <translation>Construye la carta {town_hall}</translation>
    </message>
    <message>
        <source>Build the {traders_guild}</source>
        <translation>Construye la carta {traders_guild}</translation>
    </message>
    <message>
        <source>Build with your own stone</source>
        <translation>Construye con tu piedra</translation>
    </message>
    <message>
        <source>Build your first stage with any card</source>
        <translation>Construye la primera etapa con cualquier carta</translation>
    </message>
    <message>
        <source>Build your wonder, build for free with chains, and watch what you pass on.</source>
        <translation>Construye tu Maravilla, aprovecha las cadenas y cuidado con lo que pasas.</translation>
    </message>
    <message>
        <source>Buy wood</source>
        <translation>Compra una madera</translation>
    </message>
    <message>
        <source>Buying</source>
        <extracomment>The title of a step of a lesson.</extracomment>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Cheaper from now on</source>
        <translation>Más barato desde ahora</translation>
    </message>
    <message>
        <source>Choose a card, turn it over with the others, pass the hand on. When two cards are left in a hand, you choose one of them and the last one is discarded. Then the next Age begins, with new and stronger cards.</source>
        <translation>Elige una carta, muéstrala a la vez que los demás y pasa la mano. Cuando quedan dos cartas en la mano, eliges una y la última se descarta. Entonces empieza la siguiente Era, con cartas nuevas y más fuertes.</translation>
    </message>
    <message>
        <source>Choose a token</source>
        <translation>Elige una ficha</translation>
    </message>
    <message>
        <source>Cities adds black cards, in each Age as many as there are players. Everybody is dealt eight cards and plays seven. Black cards are built like all others, but no chain leads to them, and many cost coins.</source>
        <translation>Con Ciudades entran cartas negras, en cada Era tantas como jugadores. Cada uno recibe ocho cartas y juega siete. Las cartas negras se construyen como las demás, pero ninguna cadena lleva a ellas, y muchas cuestan monedas.</translation>
    </message>
    <message>
        <source>Cities: black cards</source>
        <translation>Ciudades: cartas negras</translation>
    </message>
    <message>
        <source>Coins</source>
        <extracomment>The title of a step of a lesson.</extracomment>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Coins for a leader</source>
        <translation>Monedas para un líder</translation>
    </message>
    <message>
        <source>Coins or debts</source>
        <translation>Monedas o deudas</translation>
    </message>
    <message>
        <source>Coins you pay to neighbours make them richer, so a good mix of your own resources is worth a lot. Next: your wonder.</source>
        <translation>Las monedas que pagas a los vecinos los hacen más ricos; por eso vale mucho tener recursos propios variados. Después: tu Maravilla.</translation>
    </message>
    <message>
        <source>Compare shields</source>
        <translation>Comparar los escudos</translation>
    </message>
    <message>
        <source>Compare the rows, and you see why a city won. Nobody wins with only one kind, and nobody has time for all of them: choose two or three, depending on what your hands offer.</source>
        <translation>Compara las filas y verás por qué ganó una ciudad. Nadie gana con un solo tipo, y nadie tiene tiempo para todos: elige dos o tres, según lo que ofrezcan tus manos.</translation>
    </message>
    <message>
        <source>Complete your set with a gear</source>
        <translation>Completa el trío con un engranaje</translation>
    </message>
    <message>
        <source>Count and build</source>
        <translation>Cuenta y construye</translation>
    </message>
    <message>
        <source>Decide first how many coins you pay.</source>
        <translation>Decide primero cuántas monedas pagas.</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <extracomment>The title of a step of a lesson.</extracomment>
        <translation>Diplomacia</translation>
    </message>
    <message>
        <source>Discard the {west_trading_post}</source>
        <translation>Descarta la carta {west_trading_post}</translation>
    </message>
    <message>
        <source>Do that another time. Now build the {baths}, and see what happens to your stone.</source>
        <translation>Eso, en otro momento. Ahora construye la carta {baths} y mira qué pasa con tu piedra.</translation>
    </message>
    <message>
        <source>Do you know this hand? With three players, the hand that you passed on comes back after three turns, without the cards that the others took. What you like second best may still be there.</source>
        <translation>¿Te suena esta mano? Con tres jugadores, la mano que pasaste vuelve después de tres turnos, sin las cartas que los demás tomaron. Tu segunda opción quizá siga ahí.</translation>
    </message>
    <message>
        <source>Each stage is worth points. On other wonders, some stages also do something when you build them: a sign shows that you get cards, a progress token or a shield.</source>
        <translation>Cada etapa vale puntos. En otras Maravillas, algunas etapas también hacen algo cuando las construyes: un signo muestra que ganas cartas, una ficha de progreso o un escudo.</translation>
    </message>
    <message>
        <source>Edifice: building together</source>
        <translation>Edificios: construir juntos</translation>
    </message>
    <message>
        <source>Equal symbols score too, and more each time: one is worth 1 point, two are worth 4, three are worth 9, four are worth 16. Each number times itself.</source>
        <translation>Además de los tríos, los símbolos iguales valen cada vez más: uno vale 1 punto, dos valen 4, tres valen 9, cuatro valen 16. Cada número por sí mismo.</translation>
    </message>
    <message>
        <source>Every city produces one resource from the start. Yours, {city_giza}, produces stone. You see it here, below your board.</source>
        <translation>Cada ciudad produce un recurso desde el principio. La tuya, {city_giza}, produce piedra. Está aquí, debajo de tu tablero.</translation>
    </message>
    <message>
        <source>Every red card is a shield. Some also have a horn: each horn turns a conflict token from peace to battle. When the last one is turned, everybody fights at the end of that turn. Only one is still at peace.</source>
        <translation>Toda carta roja es un escudo. Algunas también llevan un cuerno: cada cuerno gira un marcador de conflicto de la paz a la guerra. Cuando se gira el último, todos luchan al final de ese turno. Solo uno sigue en paz.</translation>
    </message>
    <message>
        <source>Every wonder board has two sides, A and B. Both produce the same resource, but their stages are different. This is side A. Which side you play is decided before the first turn.</source>
        <translation>Todo tablero de Maravilla tiene dos lados, A y B. Los dos producen el mismo recurso, pero sus etapas son diferentes. Este es el lado A. El lado con el que juegas se decide antes del primer turno.</translation>
    </message>
    <message>
        <source>Everybody sees what you have. The others have taken a card each, and it is your turn again.</source>
        <translation>Todos ven lo que tienes. Los demás tomaron una carta cada uno, y te toca otra vez.</translation>
    </message>
    <message>
        <source>Everybody starts with 3 coins. Coins pay for many things, and at the end every 3 coins are worth 1 point.</source>
        <translation>Todos empiezan con 3 monedas. Las monedas pagan muchas cosas, y al final cada 3 monedas valen 1 punto.</translation>
    </message>
    <message>
        <source>Find a chain yourself</source>
        <translation>Encuentra una cadena</translation>
    </message>
    <message>
        <source>First build the stage that you can pay for.</source>
        <translation>Primero construye la etapa que puedes pagar.</translation>
    </message>
    <message>
        <source>First take a progress token: press one of the lit ones.</source>
        <translation>Primero toma una ficha de progreso: pulsa una de las iluminadas.</translation>
    </message>
    <message>
        <source>For free</source>
        <translation>Gratis</translation>
    </message>
    <message>
        <source>Good to try things out! But please build the {altar} now: pick it, then press the button that builds.</source>
        <translation>¡Probar está bien! Pero ahora construye la carta {altar}: elígela y pulsa el botón que construye.</translation>
    </message>
    <message>
        <source>Green cards</source>
        <translation>Cartas verdes</translation>
    </message>
    <message>
        <source>Green cards are science. Each has one of three symbols: compass, gear or tablet. You have a compass and a tablet.</source>
        <translation>Las cartas verdes son ciencia. Cada una tiene uno de tres símbolos: compás, engranaje o tablilla. Tienes un compás y una tablilla.</translation>
    </message>
    <message>
        <source>Green cards bring tokens that help you, red ones win battles.</source>
        <translation>Las cartas verdes traen fichas que te ayudan; las rojas ganan batallas.</translation>
    </message>
    <message>
        <source>Green cards carry symbols: compass, gear or tablet. You have a gear already. Two alike, or all three different ones, give you a progress token.</source>
        <translation>Las cartas verdes tienen símbolos: compás, engranaje o tablilla. Ya tienes un engranaje. Dos iguales, o los tres diferentes, traen una ficha de progreso.</translation>
    </message>
    <message>
        <source>Green cards chain well. Because of your {workshop}, one card of this hand is free. It has a gear, too: 3 points more.</source>
        <translation>Las cartas verdes forman buenas cadenas. Gracias a tu carta {workshop}, una carta de esta mano es gratis. También tiene un engranaje: 3 puntos más.</translation>
    </message>
    <message>
        <source>Grey cards are resources. Your first stage needs two different ones. Start with the wood of your own deck.</source>
        <translation>Las cartas grises son recursos. Tu primera etapa pide dos diferentes. Empieza con la madera de tu mazo.</translation>
    </message>
    <message>
        <source>Guilds, the end, the score sheet</source>
        <translation>Gremios, el final, la puntuación</translation>
    </message>
    <message>
        <source>Here you see its price in coins, its reward, and the penalty for those who stay away if it fails. Each pawn is a place: one is taken, one is left.</source>
        <translation>Aquí ves su precio en monedas, la recompensa y la penalización para quien se queda fuera si fracasa. Cada peón es un sitio: uno está ocupado, queda uno.</translation>
    </message>
    <message>
        <source>Here you see what your neighbours produce. You can buy it from them. So it pays to produce what they do not have.</source>
        <translation>Aquí está lo que producen tus vecinos. Puedes comprárselo. Por eso conviene producir lo que ellos no tienen.</translation>
    </message>
    <message>
        <source>How to take part</source>
        <translation>Cómo participar</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Cómo se gana</translation>
    </message>
    <message>
        <source>How you win, the six turns of an Age, and what you can do with a card.</source>
        <translation>Cómo se gana, los seis turnos de una Era y qué se hace con una carta.</translation>
    </message>
    <message>
        <source>If a pawn is left at the end of the Age, the project fails: nobody is rewarded, and everybody who stayed away pays the penalty. Those who cannot pay take a Debt token, which costs points at the end.</source>
        <translation>Si queda un peón al final de la Era, el proyecto fracasa: nadie recibe recompensa, y todos los que se quedaron fuera pagan la penalización. Quien no puede pagar recibe una ficha de Deuda, que resta puntos al final.</translation>
    </message>
    <message>
        <source>If it fails</source>
        <translation>Si fracasa</translation>
    </message>
    <message>
        <source>In the second Age the hands go to the right. In the first and the third they go to the left. This ribbon always shows the way.</source>
        <translation>En la segunda Era las manos van a la derecha. En la primera y la tercera, a la izquierda. Esta cinta siempre muestra el sentido.</translation>
    </message>
    <message>
        <source>In the third Age there are no brown and no grey cards. Instead there are purple ones: the guilds.</source>
        <translation>En la tercera Era no hay cartas marrones ni grises. En su lugar hay cartas moradas: los Gremios.</translation>
    </message>
    <message>
        <source>It is built</source>
        <translation>¡Listo!</translation>
    </message>
    <message>
        <source>It is in front of you</source>
        <translation>Está delante de ti</translation>
    </message>
    <message>
        <source>Leaders are paid in coins, and you have none left. This is the last turn of the Age: discard a card and take 3 coins.</source>
        <translation>Los líderes se pagan con monedas, y ya no te queda ninguna. Este es el último turno de la Era: descarta una carta y recibe 3 monedas.</translation>
    </message>
    <message>
        <source>Leaders in your hand</source>
        <translation>Líderes en tu mano</translation>
    </message>
    <message>
        <source>Leaders: people for your city</source>
        <translation>Líderes: personas para tu ciudad</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>Mira adelante</translation>
    </message>
    <message>
        <source>Look at the left edge of the {baths}: a stone. That is the cost. The card can only be built by a city that has stone.</source>
        <translation>Mira el borde izquierdo de la carta {baths}: una piedra. Ese es el costo. Solo puede construirla una ciudad que tenga piedra.</translation>
    </message>
    <message>
        <source>Look at the marks above this hand. A link of a chain means that the card is free for you.</source>
        <translation>Mira las señales encima de esta mano. El eslabón de una cadena significa que la carta es gratis para ti.</translation>
    </message>
    <message>
        <source>Look for a green card with the mark of a chain above it: the {laboratory}.</source>
        <translation>Busca una carta verde con la señal de cadena encima: {laboratory}.</translation>
    </message>
    <message>
        <source>Masks</source>
        <extracomment>The title of a step of a lesson.</extracomment>
        <translation>Máscaras</translation>
    </message>
    <message>
        <source>Mind the neighbour</source>
        <translation>Ojo con el vecino</translation>
    </message>
    <message>
        <source>More or fewer players</source>
        <translation>Más o menos jugadores</translation>
    </message>
    <message>
        <source>More resources</source>
        <translation>Más recursos</translation>
    </message>
    <message>
        <source>More than points</source>
        <translation>Más que puntos</translation>
    </message>
    <message>
        <source>Most guilds give points for what your neighbours have built. The {traders_guild} gives 1 point for each of their yellow cards.</source>
        <translation>La mayoría de los Gremios da puntos por lo que construyeron tus vecinos. La carta {traders_guild} da 1 punto por cada carta amarilla suya.</translation>
    </message>
    <message>
        <source>No leader is wasted</source>
        <translation>Ningún líder se desperdicia</translation>
    </message>
    <message>
        <source>No more resources</source>
        <translation>No más recursos</translation>
    </message>
    <message>
        <source>Not for sale</source>
        <translation>No está a la venta</translation>
    </message>
    <message>
        <source>Not that deck yet: your own is the one on the left.</source>
        <translation>Ese mazo todavía no: el tuyo es el de la izquierda.</translation>
    </message>
    <message>
        <source>Not that one: your cheap clay is for the {guard_tower}.</source>
        <translation>Esa no: tu arcilla barata es para la carta {guard_tower}.</translation>
    </message>
    <message>
        <source>Now 1 coin is enough for the clay of the {guard_tower}.</source>
        <translation>Ahora basta 1 moneda para la arcilla de la carta {guard_tower}.</translation>
    </message>
    <message>
        <source>Now find some points yourself. Look for a laurel wreath at the top of the cards. A card with a tick above it can be built.</source>
        <translation>Ahora busca puntos por tu cuenta. Mira en lo alto de las cartas si hay una corona de laurel. Una carta con una marca de visto bueno encima se puede construir.</translation>
    </message>
    <message>
        <source>Now it is your turn to decide. You have drawn a card from the pile of the Free City into your hand, and you choose two cards: one for it, one for you.</source>
        <translation>Ahora te toca decidir. Robaste una carta del mazo de la Ciudad Libre y eliges dos cartas: una para ella, una para ti.</translation>
    </message>
    <message>
        <source>Now you decide</source>
        <translation>Ahora decides tú</translation>
    </message>
    <message>
        <source>Now you need a resource other than wood. Look at the two face-up cards.</source>
        <translation>Ahora necesitas un recurso que no sea madera. Mira las dos cartas abiertas.</translation>
    </message>
    <message>
        <source>On your left and on your right are two other cities. Here the computer plays for them. They are the only ones you will fight and trade with, even at a bigger table.</source>
        <translation>A tu izquierda y a tu derecha hay otras dos ciudades. Aquí juega por ellas la computadora. Solo luchas y comercias con tus vecinas, también en una mesa más grande.</translation>
    </message>
    <message>
        <source>On your turn you take one card from one of three decks: your own on the left, your right neighbour's, or the one in the centre. You can see the top cards on the left and right; the centre is a surprise.</source>
        <translation>En tu turno tomas una carta de uno de tres mazos: el tuyo, a la izquierda; el de tu vecino de la derecha; o el del centro. Ves las cartas de arriba a izquierda y derecha; la del centro es una sorpresa.</translation>
    </message>
    <message>
        <source>One card a turn, from three decks, for the five stages of your wonder.</source>
        <translation>Una carta por turno, de tres mazos, para las cinco etapas de tu Maravilla.</translation>
    </message>
    <message>
        <source>One card, up close</source>
        <translation>Una carta, de cerca</translation>
    </message>
    <message>
        <source>One for each</source>
        <translation>Una para cada una</translation>
    </message>
    <message>
        <source>One last thing: some blue cards bring the cat. Whoever has it sees the top card of the centre before choosing, and it is worth 2 points at the end. Now you can play.</source>
        <translation>Una última cosa: algunas cartas azules traen el gato. Quien lo tiene ve la carta de arriba del centro antes de elegir, y vale 2 puntos al final. Ya puedes jugar.</translation>
    </message>
    <message>
        <source>One of each is a set, and a set is worth 7 points. You need the gear, and your {glassworks_age1} pays for the {workshop}. This is the last turn of the Age.</source>
        <translation>Uno de cada forma un trío, y un trío vale 7 puntos. Te falta el engranaje, y tu carta {glassworks_age1} paga la carta {workshop}. Este es el último turno de la Era.</translation>
    </message>
    <message>
        <source>One or the other</source>
        <translation>Uno u otro</translation>
    </message>
    <message>
        <source>Only the end is left</source>
        <translation>Solo falta el final</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Otras cartas</translation>
    </message>
    <message>
        <source>Pay coins, or take debts</source>
        <translation>Paga monedas o toma deudas</translation>
    </message>
    <message>
        <source>Pick any card and discard it</source>
        <translation>Elige cualquier carta y descártala</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>Fichas de progreso</translation>
    </message>
    <message>
        <source>Recruit {hammurabi}</source>
        <translation>Recluta a {hammurabi}</translation>
    </message>
    <message>
        <source>Red cards</source>
        <translation>Cartas rojas</translation>
    </message>
    <message>
        <source>Red cards give shields. Here you see how many you have: none yet.</source>
        <translation>Las cartas rojas dan escudos. Aquí ves cuántos tienes: todavía ninguno.</translation>
    </message>
    <message>
        <source>Resources and trade</source>
        <translation>Recursos y comercio</translation>
    </message>
    <message>
        <source>Resources are not used up. Your city produces its stone again in every turn. What it can do once, it can do each turn.</source>
        <translation>Los recursos no se gastan. Tu ciudad vuelve a producir su piedra en cada turno. Lo que puede una vez, lo puede en todos los turnos.</translation>
    </message>
    <message>
        <source>Seven kinds of points</source>
        <translation>Siete tipos de puntos</translation>
    </message>
    <message>
        <source>Shields</source>
        <extracomment>The title of a step of a lesson.</extracomment>
        <translation>Escudos</translation>
    </message>
    <message>
        <source>Shields decide the wars at the end of each Age, green symbols grow in value.</source>
        <translation>Los escudos deciden las guerras al final de cada Era; los símbolos verdes valen cada vez más.</translation>
    </message>
    <message>
        <source>So before you pass a hand on, ask two things: what do I need, and what does the player who gets it need? The next lesson is about war and science, where that matters most.</source>
        <translation>Así que, antes de pasar una mano, piensa: ¿qué necesito yo y qué necesita quien la recibe? La siguiente lección trata de la guerra y la ciencia, donde eso más importa.</translation>
    </message>
    <message>
        <source>So plan your stages: keep one for each Age if the project is worth it, and keep an eye on who else can still join.</source>
        <translation>Así que planea tus etapas: guarda una para cada Era si el proyecto vale la pena, y fíjate en quién más puede participar todavía.</translation>
    </message>
    <message>
        <source>So you can build the {baths}: 3 points.</source>
        <translation>Así que puedes construir la carta {baths}: 3 puntos.</translation>
    </message>
    <message>
        <source>Some limits</source>
        <translation>Algunos límites</translation>
    </message>
    <message>
        <source>Some yellow cards and some stages of wonders produce resources too. Only their own city can use those; nobody can buy them.</source>
        <translation>Algunas cartas amarillas y algunas etapas de Maravillas también producen recursos. Solo su propia ciudad puede usarlos; nadie puede comprarlos.</translation>
    </message>
    <message>
        <source>Something different</source>
        <translation>Algo diferente</translation>
    </message>
    <message>
        <source>Something nobody sells you</source>
        <translation>Algo que nadie te vende</translation>
    </message>
    <message>
        <source>Sometimes no card suits you, or you would rather that nobody gets one. Any card can be discarded, and the bank gives you 3 coins for it.</source>
        <translation>A veces ninguna carta te sirve, o prefieres que nadie se quede con una. Cualquier carta se puede descartar, y el banco te da 3 monedas por ella.</translation>
    </message>
    <message>
        <source>Stay out of a war, lose coins or take debts, and copy a symbol of a neighbour.</source>
        <translation>Quédate fuera de una guerra, pierde monedas o toma deudas y copia un símbolo de un vecino.</translation>
    </message>
    <message>
        <source>Take a progress token</source>
        <translation>Toma una ficha de progreso</translation>
    </message>
    <message>
        <source>Take a resource</source>
        <translation>Toma un recurso</translation>
    </message>
    <message>
        <source>Take a resource that is not wood</source>
        <translation>Toma un recurso que no sea madera</translation>
    </message>
    <message>
        <source>Take part in a project, share its reward, or pay for staying away.</source>
        <translation>Participa en un proyecto, comparte la recompensa o paga por quedarte fuera.</translation>
    </message>
    <message>
        <source>Take the last place</source>
        <translation>Ocupa el último sitio</translation>
    </message>
    <message>
        <source>Take the red card with the horn</source>
        <translation>Toma la carta roja con el cuerno</translation>
    </message>
    <message>
        <source>Take the second gear</source>
        <translation>Toma el segundo engranaje</translation>
    </message>
    <message>
        <source>Take the top card of your own deck</source>
        <translation>Toma la carta de arriba de tu mazo</translation>
    </message>
    <message>
        <source>That buys nothing. Pick the {stockade} and build it: the wood is bought for you.</source>
        <translation>Eso no compra nada. Elige la carta {stockade} y constrúyela: el programa paga la madera por ti.</translation>
    </message>
    <message>
        <source>That card is not blue, or you did not build it. Pick a card with a blue top, and build it.</source>
        <translation>Esa carta no es azul, o no la construiste. Elige una carta con la parte de arriba azul y constrúyela.</translation>
    </message>
    <message>
        <source>That does not build the wonder. Pick a card, then press the button with the stage.</source>
        <translation>Eso no construye la Maravilla. Elige una carta y pulsa el botón de la etapa.</translation>
    </message>
    <message>
        <source>That does not keep you out of the war. Build the {consulate}: you have clay and papyrus for it.</source>
        <translation>Eso no te deja fuera de la guerra. Construye la carta {consulate}: tienes la arcilla y el papiro para ella.</translation>
    </message>
    <message>
        <source>That does not make your right neighbour cheaper. You want the {east_trading_post}.</source>
        <translation>Eso no abarata al vecino de la derecha. La carta correcta es {east_trading_post}.</translation>
    </message>
    <message>
        <source>That gives you no shield, and the war is near. Build the {barracks}.</source>
        <translation>Eso no da escudos, y la guerra está cerca. Construye la carta {barracks}.</translation>
    </message>
    <message>
        <source>That has no gear. The green card with the gear is the {workshop}.</source>
        <translation>Eso no tiene engranaje. La carta verde con el engranaje es {workshop}.</translation>
    </message>
    <message>
        <source>That is a fair move, but this time we want coins: pick a card and press the button with the coins.</source>
        <translation>Es una buena jugada, pero esta vez queremos monedas: elige una carta y pulsa el botón de las monedas.</translation>
    </message>
    <message>
        <source>That is a turn</source>
        <translation>Eso es un turno</translation>
    </message>
    <message>
        <source>That is all. At the end, whichever of you two has more points wins. Watch out for the Free City's shields: it fights both of you.</source>
        <translation>Eso es todo. Al final gana quien tenga más puntos de los dos. Cuidado con los escudos de la Ciudad Libre: lucha contra ambos.</translation>
    </message>
    <message>
        <source>That is not a gear. It is on top of the deck on the left.</source>
        <translation>Eso no es un engranaje. Está encima del mazo de la izquierda.</translation>
    </message>
    <message>
        <source>That is not built by a chain. Your {theater} and your {apothecary} make cards of this hand free.</source>
        <translation>Eso no se construye por una cadena. Tus cartas {theater} y {apothecary} hacen gratis cartas de esta mano.</translation>
    </message>
    <message>
        <source>That is the whole game. Start with an easy computer player, and let the lamp at the table give you hints. Have fun!</source>
        <translation>Ese es el juego entero. Empieza contra una computadora fácil y deja que la lámpara de la mesa te dé pistas. ¡Que te diviertas!</translation>
    </message>
    <message>
        <source>That is worth less now. Nothing in this hand gives as much as the guild.</source>
        <translation>Eso vale menos ahora. Nada en esta mano da tanto como el Gremio.</translation>
    </message>
    <message>
        <source>That was the last pawn, so the Edifice is built at once. Everybody with a pawn gets the reward. This one gives 1 point for each stage of your wonder at the end.</source>
        <translation>Era el último peón, así que el Edificio se construye al momento. Quien tiene un peón recibe la recompensa. Este da 1 punto por cada etapa de tu Maravilla al final.</translation>
    </message>
    <message>
        <source>That way you do not take part. Press the button with the stage and the pawn.</source>
        <translation>Así no participas. Elige el botón de la etapa con el peón: los dos a la vez.</translation>
    </message>
    <message>
        <source>The Age ends in two turns, and both neighbours have more shields than you. You would lose on both sides, as in the first Age.</source>
        <translation>La Era termina en dos turnos, y los dos vecinos tienen más escudos que tú. Perderías por ambos lados, como en la primera Era.</translation>
    </message>
    <message>
        <source>The Free City discards a card only if it can do nothing else. And a card that a chain makes free for it is built, not thrown away.</source>
        <translation>La Ciudad Libre solo descarta una carta si no puede hacer otra cosa. Y una carta que una cadena le da gratis se construye, no se tira.</translation>
    </message>
    <message>
        <source>The Free City's points hurt nobody. So give it a card that you do not want the other player to have, such as the {pawnshop}, or a resource that you want to buy.</source>
        <translation>Los puntos de la Ciudad Libre no perjudican a nadie. Dale una carta que no quieras dejar al otro jugador, como la carta {pawnshop}, o un recurso que quieras comprar.</translation>
    </message>
    <message>
        <source>The cat</source>
        <translation>El gato</translation>
    </message>
    <message>
        <source>The chain is for the {temple}: pick that card and build it.</source>
        <translation>La cadena es de la carta {temple}: elígela y constrúyela.</translation>
    </message>
    <message>
        <source>The first stage</source>
        <translation>La primera etapa</translation>
    </message>
    <message>
        <source>The game has three parts, called Ages. Each Age has six turns. Up here you see which Age and which turn it is.</source>
        <translation>La partida tiene tres partes, llamadas Eras. Cada Era tiene seis turnos. Aquí arriba ves qué Era y qué turno es.</translation>
    </message>
    <message>
        <source>The goal and a turn</source>
        <translation>El objetivo y un turno</translation>
    </message>
    <message>
        <source>The hands are swapped</source>
        <translation>Se intercambian las manos</translation>
    </message>
    <message>
        <source>The hands move on</source>
        <translation>Las manos pasan</translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>El último turno</translation>
    </message>
    <message>
        <source>The last two turns of a match, and how all the points are counted.</source>
        <translation>Los dos últimos turnos de una partida y cómo se cuentan todos los puntos.</translation>
    </message>
    <message>
        <source>The last war has been fought, and the match is over. Here is how every city did: a column for each, a row for each kind of points.</source>
        <translation>La última guerra terminó, y la partida también. Aquí está cómo le fue a cada ciudad: una columna para cada una, una fila para cada tipo de puntos.</translation>
    </message>
    <message>
        <source>The neighbour cannot refuse, and keeps the wood too: you only pay to use it.</source>
        <translation>El vecino no puede negarse, y también se queda con la madera: solo pagas por usarla.</translation>
    </message>
    <message>
        <source>The neighbour has your 2 coins now. If both neighbours sell what you need, you choose which one to pay. Nobody can buy from a city farther away.</source>
        <translation>Tus 2 monedas las tiene ahora el vecino. Si los dos venden lo que necesitas, eliges a quién pagar. Nadie puede comprar a una ciudad más lejana.</translation>
    </message>
    <message>
        <source>The neighbours sell wood, clay and papyrus. Find a brown or grey card that produces something else.</source>
        <translation>Los vecinos venden madera, arcilla y papiro. Busca una carta marrón o gris que produzca otra cosa.</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>En sentido contrario</translation>
    </message>
    <message>
        <source>The project of this Age</source>
        <translation>El proyecto de esta Era</translation>
    </message>
    <message>
        <source>The same symbol again</source>
        <translation>El mismo símbolo otra vez</translation>
    </message>
    <message>
        <source>The score sheet</source>
        <translation>La hoja de puntuación</translation>
    </message>
    <message>
        <source>The second Age</source>
        <translation>La segunda Era</translation>
    </message>
    <message>
        <source>The second gear</source>
        <translation>El segundo engranaje</translation>
    </message>
    <message>
        <source>The stage is built, and the two cards are gone. The next stage needs two that are alike, the third needs three that are different, and so on.</source>
        <translation>La etapa está construida, y las dos cartas se han ido. La siguiente pide dos iguales, la tercera tres diferentes, y así.</translation>
    </message>
    <message>
        <source>The stone is still there</source>
        <translation>La piedra sigue ahí</translation>
    </message>
    <message>
        <source>The third Age</source>
        <translation>La tercera Era</translation>
    </message>
    <message>
        <source>The war is over</source>
        <translation>La guerra terminó</translation>
    </message>
    <message>
        <source>The {altar} costs nothing. Click the card to pick it. Then click the button that builds it.</source>
        <translation>La carta {altar} no cuesta nada. Haz clic en ella para elegirla. Luego haz clic en el botón que la construye.</translation>
    </message>
    <message>
        <source>The {aqueduct} costs three stone, and you produce two. {hammurabi} saves the third one, so you need not buy it.</source>
        <translation>La carta {aqueduct} cuesta tres piedras, y tú produces dos. {hammurabi} ahorra la tercera, y no hace falta comprarla.</translation>
    </message>
    <message>
        <source>The {consulate} is worth 2 points and brings a diplomacy token: your city stays out of the next conflict, so you need no shields for it.</source>
        <translation>La carta {consulate} vale 2 puntos y trae un marcador de diplomacia: tu ciudad queda fuera del próximo conflicto, y no necesitas escudos para él.</translation>
    </message>
    <message>
        <source>The {stockade} costs wood, and you have none. But your right neighbour has some. Above the card you see what it would cost: 2 coins for a resource, paid to that neighbour.</source>
        <translation>La carta {stockade} cuesta madera, y tú no tienes. Pero el vecino de la derecha sí. Encima de la carta ves lo que costaría: 2 monedas por un recurso, pagadas a ese vecino.</translation>
    </message>
    <message>
        <source>The {temple} costs wood, clay and glass. But the mark above it says you get it for free, because you have the {altar}. That is called a chain.</source>
        <translation>La carta {temple} cuesta madera, arcilla y vidrio. Pero la señal de encima dice que te sale gratis, porque tienes la carta {altar}. Eso se llama cadena.</translation>
    </message>
    <message>
        <source>The {timber_yard} produces stone or wood: one of the two in each turn, as you need it, never both. And like some other brown cards it costs a coin.</source>
        <translation>La carta {timber_yard} produce piedra o madera: una de las dos en cada turno, según lo que necesites, nunca las dos. Y, como algunas otras cartas marrones, cuesta una moneda.</translation>
    </message>
    <message>
        <source>The {town_hall} is worth 6 points. It costs two stone, and you have one: your right neighbour sells the other.</source>
        <translation>La carta {town_hall} vale 6 puntos. Cuesta dos piedras y tú tienes una: el vecino de la derecha vende la otra.</translation>
    </message>
    <message>
        <source>The {walls} cost three stone: too expensive for you, but useful to a neighbour. Bury them under the stage.</source>
        <translation>La carta {walls} cuesta tres piedras: es demasiado cara para ti y buena para un vecino. Escóndela bajo la etapa.</translation>
    </message>
    <message>
        <source>There are 3 conflict tokens with two or three players, 4 with four, 5 with five, and 6 with six or seven. With two players, more shields win one token, twice as many win two.</source>
        <translation>Hay 3 marcadores de conflicto con dos o tres jugadores, 4 con cuatro, 5 con cinco y 6 con seis o siete. Con dos jugadores, más escudos ganan un marcador; el doble gana dos.</translation>
    </message>
    <message>
        <source>There is another gear on your own deck.</source>
        <translation>Hay otro engranaje en tu mazo.</translation>
    </message>
    <message>
        <source>There is no horn on that one. Take the red card from the deck on the right.</source>
        <translation>En esa no hay cuerno. Toma la carta roja del mazo de la derecha.</translation>
    </message>
    <message>
        <source>These cards are your hand. Only you can see them. In each turn you use one of them.</source>
        <translation>Estas cartas son tu mano. Solo tú las ves. En cada turno usas una de ellas.</translation>
    </message>
    <message>
        <source>This hand is new to you. After each turn everybody passes the cards that are left to a neighbour. In the first Age they go to the left. What you do not take, somebody else may.</source>
        <translation>Esta mano es nueva para ti. Después de cada turno, todos pasan las cartas que quedan a un vecino. En la primera Era van hacia la izquierda. Lo que tú no tomes, otro lo puede tomar.</translation>
    </message>
    <message>
        <source>This is the third thing you can do with a card: build a stage of your wonder. Here are your stages, each with its cost on the left and what it gives on the right.</source>
        <translation>Esta es la tercera cosa que se hace con una carta: construir una etapa de tu Maravilla. Aquí están tus etapas, cada una con su costo a la izquierda y lo que da a la derecha.</translation>
    </message>
    <message>
        <source>This is the {altar}. At its top you see what it gives: a laurel wreath with 2 in it means 2 points. Blue cards give points, and nothing else.</source>
        <translation>Esta es la carta {altar}. Arriba está lo que da: una corona de laurel con un 2 significa 2 puntos. Las cartas azules dan puntos, y nada más.</translation>
    </message>
    <message>
        <source>Three Ages, six turns each</source>
        <translation>Tres Eras de seis turnos</translation>
    </message>
    <message>
        <source>Three decks</source>
        <translation>Tres mazos</translation>
    </message>
    <message>
        <source>Three of them are face up. Each helps you for the rest of the game: with extra cards, cheaper stages, shields or points.</source>
        <translation>Tres de ellas están abiertas. Cada una te ayuda el resto de la partida: con cartas extra, etapas más baratas, escudos o puntos.</translation>
    </message>
    <message>
        <source>Three projects</source>
        <translation>Tres proyectos</translation>
    </message>
    <message>
        <source>Try {hammurabi} this time: pick him, then the button to recruit.</source>
        <translation>Esta vez prueba con {hammurabi}: elígelo y luego el botón de reclutar.</translation>
    </message>
    <message>
        <source>Two can play</source>
        <translation>Entre dos también</translation>
    </message>
    <message>
        <source>Two cards are left. One you use, the other is discarded. Which one gives more points to you?</source>
        <translation>Quedan dos cartas. Una la usas, la otra se descarta. ¿Cuál te da más puntos?</translation>
    </message>
    <message>
        <source>Two different resources: enough for the first stage. If you can pay for a stage, you must build it at once.</source>
        <translation>Dos recursos diferentes: bastan para la primera etapa. Quien puede pagar una etapa debe construirla enseguida.</translation>
    </message>
    <message>
        <source>Two players and the Free City</source>
        <translation>Dos jugadores y la Ciudad Libre</translation>
    </message>
    <message>
        <source>Two roads</source>
        <translation>Dos caminos</translation>
    </message>
    <message>
        <source>Two sides</source>
        <translation>Dos lados</translation>
    </message>
    <message>
        <source>Two turns are left in the whole match. This is your city: resources, points, shields, and two stages of your wonder.</source>
        <translation>Quedan dos turnos de toda la partida. Esta es tu ciudad: recursos, puntos, escudos y dos etapas de tu Maravilla.</translation>
    </message>
    <message>
        <source>Two victories</source>
        <translation>Dos victorias</translation>
    </message>
    <message>
        <source>Two wonders come with Cities, {city_petra} and {city_byzantium}. When you set up a match, you may allow the wonders of each box one by one, those of the Wonder Pack, too.</source>
        <translation>Con Ciudades vienen dos Maravillas, {city_petra} y {city_byzantium}. Al preparar una partida, puedes permitir una a una las Maravillas de cada caja, también las del Wonder Pack.</translation>
    </message>
    <message>
        <source>Use a leader before an Age: recruit one, and let it save you a resource.</source>
        <translation>Usa un líder antes de una Era: recluta uno y deja que te ahorre un recurso.</translation>
    </message>
    <message>
        <source>War and science</source>
        <translation>Guerra y ciencia</translation>
    </message>
    <message>
        <source>War is near</source>
        <translation>La guerra está cerca</translation>
    </message>
    <message>
        <source>War without you</source>
        <translation>La guerra sin ti</translation>
    </message>
    <message>
        <source>War, coins (1 point for every 3), the wonder, blue cards, yellow cards, guilds and science. All are added up, and the highest total wins. On a tie, the one with more coins wins.</source>
        <translation>Guerra, monedas (1 punto por cada 3), la Maravilla, cartas azules, cartas amarillas, Gremios y ciencia. Se suma todo, y gana el total más alto. En caso de empate gana quien tiene más monedas.</translation>
    </message>
    <message>
        <source>We are in the second Age now. You have built five cards. The cards of this Age are stronger, and they cost more.</source>
        <translation>Ahora estamos en la segunda Era. Construiste cinco cartas. Las cartas de esta Era son más fuertes y cuestan más.</translation>
    </message>
    <message>
        <source>Welcome! You lead a small city long ago. This is it: {city_giza}, with room for everything you will build.</source>
        <translation>¡Hola! Gobiernas una pequeña ciudad de la Antigüedad. Es esta: {city_giza}, con sitio para todo lo que vas a construir.</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Muy bien</translation>
    </message>
    <message>
        <source>What a card costs</source>
        <translation>Qué cuesta una carta</translation>
    </message>
    <message>
        <source>What cards cost, how your city pays, and what neighbours sell you.</source>
        <translation>Qué cuestan las cartas, cómo paga tu ciudad y qué te venden los vecinos.</translation>
    </message>
    <message>
        <source>What he saves</source>
        <translation>Lo que ahorra</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Cuánto vale</translation>
    </message>
    <message>
        <source>What made the difference?</source>
        <translation>¿Qué marcó la diferencia?</translation>
    </message>
    <message>
        <source>What the neighbours sell</source>
        <translation>Qué venden los vecinos</translation>
    </message>
    <message>
        <source>What your city produces</source>
        <translation>Qué produce tu ciudad</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Cuándo acaba</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>¿Qué carta?</translation>
    </message>
    <message>
        <source>Which side?</source>
        <translation>¿Qué lado?</translation>
    </message>
    <message>
        <source>Who decides?</source>
        <translation>¿Quién decide?</translation>
    </message>
    <message>
        <source>Whoever has more shields wins a token: 1 point in the first Age, 3 in the second, 5 in the third. Whoever has fewer takes a token of minus 1. With equal shields nothing happens.</source>
        <translation>Quien tiene más escudos gana un marcador: 1 punto en la primera Era, 3 en la segunda, 5 en la tercera. Quien tiene menos recibe uno de menos 1. Con escudos iguales no pasa nada.</translation>
    </message>
    <message>
        <source>Whoever has no coins</source>
        <translation>Quien no tiene monedas</translation>
    </message>
    <message>
        <source>With this expansion all cities build together. There is one project in each Age, and you see all three from the start.</source>
        <translation>Con esta expansión todas las ciudades construyen juntas. Hay un proyecto en cada Era, y ves los tres desde el principio.</translation>
    </message>
    <message>
        <source>With two players there is a third city, and you take turns deciding for it.</source>
        <translation>Con dos jugadores hay una tercera ciudad, y ambos deciden por ella por turnos.</translation>
    </message>
    <message>
        <source>With two players, there is a third city between you: the Free City. Nobody owns it.</source>
        <translation>Con dos jugadores hay una tercera ciudad entre ambos: la Ciudad Libre. No es de nadie.</translation>
    </message>
    <message>
        <source>Wonders, chains, passing hands</source>
        <translation>Maravillas, cadenas, pasar las manos</translation>
    </message>
    <message>
        <source>Yellow cards are about trade. A trading post lets you buy wood, stone, ore and clay for 1 coin from one side. An arrow shows which side.</source>
        <translation>Las cartas amarillas tratan del comercio. Con un puesto compras madera, piedra, mineral y arcilla por 1 moneda a un lado. Una flecha muestra cuál.</translation>
    </message>
    <message>
        <source>Yellow cards are coins: a coin counts as any resource. Blue cards are worth points by themselves. Green and red ones come in the next lesson.</source>
        <translation>Las cartas amarillas son monedas: una moneda vale por cualquier recurso. Las azules valen puntos por sí mismas. Las verdes y rojas vienen en la siguiente lección.</translation>
    </message>
    <message>
        <source>You can buy from it, and you fight against it at the end of an Age, as with any neighbour. It has points too, but it cannot win.</source>
        <translation>Puedes comprarle y luchas contra ella al final de una Era, como con cualquier vecina. También tiene puntos, pero no puede ganar.</translation>
    </message>
    <message>
        <source>You can buy that from a neighbour, or it is not a resource. Nobody next to you has ore or glass.</source>
        <translation>Eso te lo vende un vecino, o no es un recurso. Nadie cerca de ti tiene mineral ni vidrio.</translation>
    </message>
    <message>
        <source>You can get more points: build the {town_hall} and buy the stone you are missing.</source>
        <translation>Se pueden ganar más puntos: construye la carta {town_hall} y compra la piedra que falta.</translation>
    </message>
    <message>
        <source>You can pay</source>
        <translation>Puedes pagar</translation>
    </message>
    <message>
        <source>You can play</source>
        <translation>Ya sabes jugar</translation>
    </message>
    <message>
        <source>You can trade</source>
        <translation>Ya sabes comerciar</translation>
    </message>
    <message>
        <source>You did not have to wait. All players choose a card in secret, then all turn theirs over together. So a turn takes no longer with seven players than with three.</source>
        <translation>No tuviste que esperar. Todos eligen una carta en secreto y la muestran a la vez. Por eso un turno no dura más con siete jugadores que con tres.</translation>
    </message>
    <message>
        <source>You do not need that resource. The stone is on the deck on the right.</source>
        <translation>Ese recurso no te falta. La piedra está en el mazo de la derecha.</translation>
    </message>
    <message>
        <source>You had more shields than each neighbour: two tokens of 3 points. Nobody loses points. Red cards with a horn are discarded after a battle, the others stay.</source>
        <translation>Tenías más escudos que cada vecino: dos marcadores de 3 puntos. Nadie pierde puntos. Las cartas rojas con cuerno se descartan después de la batalla; las demás se quedan.</translation>
    </message>
    <message>
        <source>You have 3 coins more than before. Coins that you get in a turn can be spent from the next turn on. The discarded card is face down, so nobody knows which it was.</source>
        <translation>Tienes 3 monedas más que antes. Las monedas que ganas en un turno se pueden gastar desde el siguiente. La carta descartada queda bocabajo, así que nadie sabe cuál era.</translation>
    </message>
    <message>
        <source>You have one shield, your neighbours have none. The red card on the right has a horn: take it, and the battle comes while you are ahead.</source>
        <translation>Tienes un escudo; tus vecinos, ninguno. La carta roja de la derecha tiene un cuerno: tómala, y la batalla llega mientras vas por delante.</translation>
    </message>
    <message>
        <source>You know nearly everything now. The last lesson of the base game shows the third Age and how the points are counted.</source>
        <translation>Ya sabes casi todo. La última lección del juego base muestra la tercera Era y cómo se cuentan los puntos.</translation>
    </message>
    <message>
        <source>You know what a turn is. There is a third thing to do with a card: use it to build your wonder. But first you should know what things cost. The next lesson shows you.</source>
        <translation>Ya sabes qué es un turno. Hay una tercera cosa que hacer con una carta: usarla para construir tu Maravilla. Pero antes conviene saber qué cuestan las cosas. La siguiente lección lo muestra.</translation>
    </message>
    <message>
        <source>You may pick one of two black cards in the last turn of the Age. One has shields, the other one a mask, which completes a set of three symbols: 7 points more.</source>
        <translation>En el último turno de la Era eliges entre dos cartas negras. Una tiene escudos; la otra, una máscara, que completa un conjunto de tres símbolos: 7 puntos más.</translation>
    </message>
    <message>
        <source>You need coins for a leader now: discard the {west_trading_post} for 3.</source>
        <translation>Ahora necesitas monedas para un líder: descarta la carta {west_trading_post} por 3.</translation>
    </message>
    <message>
        <source>You pay with the two gears, and now you must take a token. Point at one to read what it does, and take the one that you like. You may also take the unseen one on top of the pile.</source>
        <translation>Pagas con los dos engranajes y ahora debes tomar una ficha. Apunta a una para leer lo que hace y toma la que prefieras. También puedes tomar la oculta encima de la pila.</translation>
    </message>
    <message>
        <source>You put a card face down under the stage. Any card will do: you do not pay its own cost, and it gives you nothing. So use one that is no use to you, or one that you do not want others to have.</source>
        <translation>Pones una carta bocabajo debajo de la etapa. Sirve cualquiera: no pagas su costo y no te da nada. Usa una que no te sirva, o una que no quieras dejar a los demás.</translation>
    </message>
    <message>
        <source>You stay out of this war anyway. Build the {band_of_spies}: the gear on your left completes your set.</source>
        <translation>De todos modos quedas fuera de esta guerra. Construye la carta {band_of_spies}: el engranaje de tu izquierda completa el conjunto.</translation>
    </message>
    <message>
        <source>You take part when you build a stage of your wonder: you pay the project's price along with it. You can take part only once in each Age.</source>
        <translation>Participas al construir una etapa de la Maravilla: pagas a la vez el precio del proyecto. Solo puedes participar una vez en cada Era.</translation>
    </message>
    <message>
        <source>You take turns. Here you see whose turn it is. In this turn the other player decides for the Free City; you choose only your own card.</source>
        <translation>Deciden por turnos. Aquí ves a quién le toca. En este turno el otro jugador decide por la Ciudad Libre; tú solo eliges tu carta.</translation>
    </message>
    <message>
        <source>You use three of your four leaders; the last one leaves the game. Some, such as {plato}, only score at the end: recruit them once you know that your city suits them.</source>
        <translation>Usas tres de tus cuatro líderes; el último sale del juego. Algunos, como {plato}, solo puntúan al final: reclútalos cuando sepas que tu ciudad les conviene.</translation>
    </message>
    <message>
        <source>You won on the left: 1 point for you, minus 1 for them. On the right it was a tie. Shields are not used up: they count again at the end of the next Age.</source>
        <translation>Ganaste a la izquierda: 1 punto para ti, menos 1 para ellos. A la derecha hubo empate. Los escudos no se gastan: cuentan otra vez al final de la siguiente Era.</translation>
    </message>
    <message>
        <source>Your best card</source>
        <translation>Tu mejor carta</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Tú eliges</translation>
    </message>
    <message>
        <source>Your city</source>
        <translation>Tu ciudad</translation>
    </message>
    <message>
        <source>Your first card</source>
        <translation>Tu primera carta</translation>
    </message>
    <message>
        <source>Your first stage costs 2 stone and gives 3 points. {city_giza} produces one stone, your {stone_pit} another. So you can pay.</source>
        <translation>Tu primera etapa cuesta 2 piedras y da 3 puntos. {city_giza} produce una piedra, tu carta {stone_pit} otra. Así que puedes pagarla.</translation>
    </message>
    <message>
        <source>Your first stage costs two stone, and you have them. The project costs 1 coin more. Pick a card that you can spare, then the button for the stage with the pawn.</source>
        <translation>Tu primera etapa cuesta dos piedras, y las tienes. El proyecto cuesta 1 moneda más. Elige una carta de la que puedas prescindir y luego el botón de la etapa con el peón.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>Your last coin</source>
        <translation>Tu última moneda</translation>
    </message>
    <message>
        <source>Your left neighbour built the {lair}: all others lose 2 coins. Each coin that you do not pay becomes a debt, and a debt is 1 point less.</source>
        <translation>Tu vecino de la izquierda construyó la carta {lair}: los demás pierden 2 monedas. Cada moneda no pagada se vuelve una deuda: 1 punto menos.</translation>
    </message>
    <message>
        <source>Your neighbours</source>
        <translation>Tus vecinos</translation>
    </message>
    <message>
        <source>Your neighbours met each other: a victory for the one, a defeat for the other, and nothing for you. Your diplomacy token is spent, so the next war counts for you again.</source>
        <translation>Tus vecinos se enfrentaron: una victoria para uno, una derrota para el otro y nada para ti. Tu marcador de diplomacia se gastó; la próxima guerra vuelve a contar para ti.</translation>
    </message>
    <message>
        <source>Your pick</source>
        <translation>Tu elección</translation>
    </message>
    <message>
        <source>Your right neighbour had no coin left when the {lair} was built and took two debts. They are red beside the coins: 2 points less, and nobody can pay them back. So keep a few coins in a game with Cities.</source>
        <translation>Tu vecino de la derecha no tenía ninguna moneda cuando se construyó la carta {lair} y tomó dos deudas. Están en rojo junto a las monedas: 2 puntos menos, y no se pueden devolver. Por eso, con Ciudades, guarda algunas monedas.</translation>
    </message>
    <message>
        <source>Your right neighbour has six yellow cards, the left one has one. That makes 7 points, and your city has glass, loom and papyrus.</source>
        <translation>El vecino de la derecha tiene seis cartas amarillas, el de la izquierda tiene una. Son 7 puntos, y tu ciudad tiene vidrio, tela y papiro.</translation>
    </message>
    <message>
        <source>Your right neighbour sells wood and clay, your left one none of the four. Look for the arrow that points to the right.</source>
        <translation>El vecino de la derecha vende madera y arcilla; el de la izquierda, nada de eso. Busca la flecha que apunta a la derecha.</translation>
    </message>
    <message>
        <source>Your wonder</source>
        <translation>Tu Maravilla</translation>
    </message>
    <message>
        <source>Your {altar} is part of your city now, and its 2 points are yours until the end. But no city may build the same structure twice.</source>
        <translation>La carta {altar} ya forma parte de tu ciudad, y sus 2 puntos son tuyos hasta el final. Pero ninguna ciudad puede construir dos veces la misma estructura.</translation>
    </message>
    <message>
        <source>Your {ore_vein} pays for the {barracks}. One shield makes you equal on the right, and puts you ahead on the left.</source>
        <translation>Tu carta {ore_vein} paga la carta {barracks}. Con un escudo empatas a la derecha y te adelantas a la izquierda.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} lessons done</source>
        <translation>
            <numerusform>%n de {count} lecciones completada</numerusform>
            <numerusform>%n de {count} lecciones completadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button: what a press does. Done ends the last step of a lesson.</extracomment>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button: what a press does. Done ends the last step of a lesson.</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A button: what a press does. Done ends the last step of a lesson.</extracomment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>A button: what a press does. Done ends the last step of a lesson.</extracomment>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>The title of the list of lessons.</extracomment>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>A button: what a press does. Done ends the last step of a lesson.</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lección siguiente</translation>
    </message>
    <message>
        <source>Not yet: read on first, with the button or Enter.</source>
        <translation>Todavía no: primero sigue leyendo, con el botón o con Enter.</translation>
    </message>
    <message>
        <source>Now you</source>
        <translation>Ahora tú</translation>
    </message>
    <message>
        <source>Repeat it</source>
        <translation>Hacerla otra vez</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstrame</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>A button: what a press does. Done ends the last step of a lesson.</extracomment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Well done: {lesson}</source>
        <translation>Muy bien: {lesson}</translation>
    </message>
    <message>
        <source>You have learned</source>
        <translation>Aprendiste</translation>
    </message>
    <message>
        <source>begun: step {number} of {count}</source>
        <translation>empezada: paso {number} de {count}</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>A lesson that has been finished; feminine where 'lesson' is.</extracomment>
        <translation>hecha</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>paso {number} de {count}</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>At random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>The temperament of a computer player: what it likes to build. Masculine where it has to be.</extracomment>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>A level of a computer player, from the weakest to the strongest; a noun or an adjective, masculine where it has to be.</extracomment>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>The temperament of a computer player: what it likes to build. Masculine where it has to be.</extracomment>
        <translation>Constructor</translation>
    </message>
    <message>
        <source>Builds what it can; ignores armies and other players' plans.</source>
        <translation>Construye lo que puede y no se fija en los ejércitos ni en los planes de los demás.</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Por reglas</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>A level of a computer player, from the weakest to the strongest; a noun or an adjective, masculine where it has to be.</extracomment>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Commander</source>
        <extracomment>The temperament of a computer player: what it likes to build. Masculine where it has to be.</extracomment>
        <translation>Comandante</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>A level of a computer player, from the weakest to the strongest; a noun or an adjective, masculine where it has to be.</extracomment>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Goes for whatever brings the most points.</source>
        <translation>Prefiere lo que da más puntos.</translation>
    </message>
    <message>
        <source>Knows the game well but slips now and then.</source>
        <translation>Conoce bien el juego y solo falla de vez en cuando.</translation>
    </message>
    <message>
        <source>Learned by playing against itself; makes no slips.</source>
        <translation>Aprendió jugando contra sí mismo y no se distrae.</translation>
    </message>
    <message>
        <source>Like Expert, but also thinks ahead.</source>
        <translation>Como el Experto, pero calcula las próximas jugadas antes de jugar.</translation>
    </message>
    <message>
        <source>Likes conflicts.</source>
        <translation>Le gustan los conflictos.</translation>
    </message>
    <message>
        <source>Likes its wonder and civilian structures.</source>
        <translation>Le gustan su Maravilla y las estructuras civiles.</translation>
    </message>
    <message>
        <source>Likes progress tokens that score.</source>
        <translation>Le gustan las fichas de progreso que dan puntos.</translation>
    </message>
    <message>
        <source>Likes science.</source>
        <translation>Le gusta la ciencia.</translation>
    </message>
    <message>
        <source>Likes to build its wonder.</source>
        <translation>Le gusta construir su Maravilla.</translation>
    </message>
    <message>
        <source>Likes trade and coins.</source>
        <translation>Le gustan el comercio y las monedas.</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>A level of a computer player, from the weakest to the strongest; a noun or an adjective, masculine where it has to be.</extracomment>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>The temperament of a computer player: what it likes to build. Masculine where it has to be.</extracomment>
        <translation>Mercader</translation>
    </message>
    <message>
        <source>Plays at random.</source>
        <translation>Juega al azar.</translation>
    </message>
    <message>
        <source>Plays by fixed rules.</source>
        <translation>Juega con reglas fijas.</translation>
    </message>
    <message>
        <source>Plays for fun: many choices are not the best.</source>
        <translation>Juega por diversión: muchas veces no elige lo mejor.</translation>
    </message>
    <message>
        <source>Scholar</source>
        <extracomment>The temperament of a computer player: what it likes to build. Masculine where it has to be.</extracomment>
        <translation>Científico</translation>
    </message>
    <message>
        <source>Scores about {points} points and builds {stages} stages per game.</source>
        <translation>En promedio, {points} puntos y {stages} etapas de su Maravilla por partida.</translation>
    </message>
    <message>
        <source>Scores about {points} points and builds {stages} wonder stages per game.</source>
        <translation>En promedio, {points} puntos y {stages} etapas de la Maravilla por partida.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <extracomment>A level of a computer player, from the weakest to the strongest; a noun or an adjective, masculine where it has to be.</extracomment>
        <translation>Experimentado</translation>
    </message>
    <message>
        <source>The computer players have not learned this kind of match: at every level they play by the same fixed rules.</source>
        <translation>Los jugadores controlados por la computadora no aprendieron este tipo de partida: en todos los niveles juegan con las mismas reglas fijas.</translation>
    </message>
    <message>
        <source>Wins {win} of 100 games against three {level} players; an equal player would win 25.</source>
        <translation>Gana {win} de 100 partidas contra tres de nivel {level}; entre iguales serían 25.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Battle: nobody wins</source>
        <translation>Batalla: nadie vence</translation>
    </message>
    <message>
        <source>Battle: {names}</source>
        <translation>Batalla: {names}</translation>
    </message>
    <message>
        <source>Hands went to the left</source>
        <translation>Las manos pasaron a la izquierda</translation>
    </message>
    <message>
        <source>Hands went to the right</source>
        <translation>Las manos pasaron a la derecha</translation>
    </message>
    <message>
        <source>Hands were swapped across the Border</source>
        <translation>Las manos se cambiaron por la Frontera</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Drawn before a sentence of the log, in place of a name: 'You built Baths'. Choose a word that takes the verb forms of a name.</extracomment>
        <translation>Tu ciudad</translation>
    </message>
    <message>
        <source>beat {name}, {own} to {other}: +{victory} and −1</source>
        <translation>venció a {name} por {own} a {other}: +{victory} y −1</translation>
    </message>
    <message>
        <source>built stage {number}</source>
        <translation>construyó la etapa {number}</translation>
    </message>
    <message>
        <source>built stage {number}</source>
        <comment>Architects</comment>
        <translation>construyó la etapa {number}</translation>
    </message>
    <message>
        <source>built {card}</source>
        <translation>construyó {card}</translation>
    </message>
    <message>
        <source>built {card} by a chain</source>
        <translation>construyó {card} en cadena</translation>
    </message>
    <message>
        <source>built {card} for free</source>
        <translation>construyó {card} gratis</translation>
    </message>
    <message>
        <source>built {card} for free: {why}</source>
        <translation>construyó {card} gratis: {why}</translation>
    </message>
    <message>
        <source>built {card} from the discards</source>
        <translation>construyó {card} del descarte</translation>
    </message>
    <message numerus="yes">
        <source>discarded a card for %n coin(s)</source>
        <translation>
            <numerusform>descartó una carta por %n moneda</numerusform>
            <numerusform>descartó una carta por %n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded green cards without a token</source>
        <translation>descartó cartas verdes sin obtener ficha</translation>
    </message>
    <message>
        <source>drew from the pile</source>
        <translation>robó del mazo</translation>
    </message>
    <message>
        <source>found no card to take</source>
        <translation>no encontró ninguna carta que sacar</translation>
    </message>
    <message numerus="yes">
        <source>gained %n coin(s) from the wonder</source>
        <translation>
            <numerusform>recibió %n moneda de la Maravilla</numerusform>
            <numerusform>recibió %n monedas de la Maravilla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gained %n coin(s) from {card}</source>
        <translation>
            <numerusform>recibió %n moneda: {card}</numerusform>
            <numerusform>recibió %n monedas: {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>got the cat</source>
        <translation>se quedó con el gato</translation>
    </message>
    <message>
        <source>kept {card}</source>
        <translation>se quedó con {card}</translation>
    </message>
    <message numerus="yes">
        <source>looked through %n card(s)</source>
        <translation>
            <numerusform>examinó %n carta</numerusform>
            <numerusform>examinó %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>may play the seventh card</source>
        <translation>puede jugar la séptima carta</translation>
    </message>
    <message>
        <source>saw with the cat: {card}</source>
        <translation>vio con el gato: {card}</translation>
    </message>
    <message>
        <source>tied with {name}, {own} to {other}</source>
        <translation>empató con {name}, {own} a {other}</translation>
    </message>
    <message>
        <source>took an extra card: {card}</source>
        <translation>sacó una más: {card}</translation>
    </message>
    <message>
        <source>took nothing from the discards</source>
        <translation>no tomó nada del descarte</translation>
    </message>
    <message>
        <source>took the progress token {token}</source>
        <translation>tomó la ficha de progreso {token}</translation>
    </message>
    <message>
        <source>took {card}</source>
        <translation>sacó {card}</translation>
    </message>
    <message>
        <source>took {card} from the centre</source>
        <translation>sacó del centro: {card}</translation>
    </message>
    <message numerus="yes">
        <source>turned %n conflict token(s)</source>
        <translation>
            <numerusform>giró %n marcador de conflicto</numerusform>
            <numerusform>giró %n marcadores de conflicto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won with %n point(s)</source>
        <translation>
            <numerusform>ganó con %n punto</numerusform>
            <numerusform>ganó con %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>you</source>
        <comment>as in: Ana beat you</comment>
        <translation>tu ciudad</translation>
    </message>
    <message>
        <source>{age} begins</source>
        <translation>Comienza la {age}</translation>
    </message>
    <message numerus="yes">
        <source>{deed} for %n coin(s)</source>
        <translation>
            <numerusform>{deed} por %n moneda</numerusform>
            <numerusform>{deed} por %n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>{deed}: {payment}</source>
        <comment>as in: built Baths: 2 to Ana, 1 to the bank</comment>
        <translation>{deed}: {payment}</translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory with %n point(s)</source>
        <translation>
            <numerusform>{names} comparten la victoria con %n punto</numerusform>
            <numerusform>{names} comparten la victoria con %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Manual</source>
        <extracomment>The title of the page with the manual, and the name of the button of the help that opens it.</extracomment>
        <translation>Manual</translation>
    </message>
    <message>
        <source>manual/en</source>
        <comment>the folder of the manual in this language, in docs</comment>
        <translation>manual/es</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>2 to 7 players can play.</source>
        <translation>Pueden jugar de 2 a 7 personas.</translation>
    </message>
    <message>
        <source>A chain makes this free: the Free City must build it.</source>
        <translation>La cadena hace gratis esta carta: la Ciudad Libre debe construirla.</translation>
    </message>
    <message>
        <source>A match can be reviewed once it is over.</source>
        <translation>Una partida se puede analizar cuando ha terminado.</translation>
    </message>
    <message>
        <source>An expansion you chose does not work with this edition.</source>
        <translation>Una expansión elegida no es compatible con esta edición.</translation>
    </message>
    <message>
        <source>BG Stats does not know this game.</source>
        <translation>BG Stats no conoce este juego.</translation>
    </message>
    <message>
        <source>Cities is for 3 to 8 players.</source>
        <translation>Ciudades es para 3 a 8 jugadores.</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este aviso</translation>
    </message>
    <message>
        <source>Edifice is for 3 to 7 players.</source>
        <translation>La expansión Edificios es para 3 a 7 jugadores.</translation>
    </message>
    <message>
        <source>Everyone has chosen: the cards are played.</source>
        <translation>Todos eligieron: las cartas ya se jugaron.</translation>
    </message>
    <message>
        <source>Leaders is for 2 to 7 players.</source>
        <translation>La expansión Líderes es para 2 a 7 jugadores.</translation>
    </message>
    <message>
        <source>No wonder can be played twice.</source>
        <translation>Ninguna Maravilla puede usarse dos veces.</translation>
    </message>
    <message>
        <source>Nothing else was possible: {plan}</source>
        <translation>No era posible nada más: {plan}</translation>
    </message>
    <message>
        <source>Only a finished match that was dealt by its seed can be played again.</source>
        <translation>Solo una partida terminada, repartida por su semilla, puede jugarse de nuevo.</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>Abriendo {file}…</translation>
    </message>
    <message>
        <source>Page to print</source>
        <translation>Página para imprimir</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>A kind of file in the dialog that saves it.</extracomment>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Guardar como archivo</translation>
    </message>
    <message numerus="yes">
        <source>Saved as {file}, and %n more file(s) beside it.</source>
        <translation>
            <numerusform>Guardado como {file}, y %n archivo más al lado.</numerusform>
            <numerusform>Guardado como {file}, y %n archivos más al lado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values ({error}).</source>
        <translation>No se pudieron leer algunas opciones, que quedan con su valor predeterminado ({error}).</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A kind of file in the dialog that saves it.</extracomment>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>A kind of file in the dialog that saves it.</extracomment>
        <translation>Texto</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Eso no es posible ahora.</translation>
    </message>
    <message>
        <source>That structure is already in the city.</source>
        <translation>Esa estructura ya está en la ciudad.</translation>
    </message>
    <message>
        <source>The Free City cannot have this wonder.</source>
        <translation>La Ciudad Libre no puede tener esta Maravilla.</translation>
    </message>
    <message>
        <source>The Free City discards a card only when it can do nothing else with any.</source>
        <translation>La Ciudad Libre solo descarta una carta cuando no puede hacer otra cosa con ninguna.</translation>
    </message>
    <message>
        <source>The Wonder Pack is for 2 to 7 players.</source>
        <translation>El Wonder Pack es para 2 a 7 jugadores.</translation>
    </message>
    <message>
        <source>The computer players did not respond. They are being restarted and will choose again.</source>
        <translation>Los jugadores controlados por la computadora no respondieron. Se están reiniciando y volverán a elegir.</translation>
    </message>
    <message>
        <source>The file of the match was gone. It was written again: {file}</source>
        <translation>El archivo de la partida había desaparecido. Se ha vuelto a guardar: {file}</translation>
    </message>
    <message>
        <source>The file of the match was replaced by another program. The match is saved as {file} from now on, and the other file stays as it is.</source>
        <translation>Otro programa sustituyó el archivo de la partida. A partir de ahora la partida se guarda como {file}, y el otro archivo queda como está.</translation>
    </message>
    <message>
        <source>The index could not be rebuilt. {reason}</source>
        <translation>No se pudo rehacer el índice. {reason}</translation>
    </message>
    <message>
        <source>The match cannot be continued from here. {reason}</source>
        <translation>La partida no puede continuar desde aquí. {reason}</translation>
    </message>
    <message>
        <source>The match cannot be saved now. {reason} You can keep playing: after every choice the program tries again. The menu offers another place.</source>
        <translation>La partida no se puede guardar ahora. {reason} Continúa, y se intenta guardar de nuevo después de cada elección. El menú ofrece otro lugar.</translation>
    </message>
    <message>
        <source>The match could not be started. {reason}</source>
        <translation>No se pudo iniciar la partida. {reason}</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>La partida vuelve a estar guardada.</translation>
    </message>
    <message>
        <source>The match is saved in {file} from now on. To continue it another time, import that file under Saved matches.</source>
        <translation>A partir de ahora la partida se guarda en {file}. Para continuarla otro día, importa ese archivo en las partidas guardadas.</translation>
    </message>
    <message>
        <source>The match stays in the recycle bin. {reason}</source>
        <translation>La partida sigue en la papelera. {reason}</translation>
    </message>
    <message>
        <source>The next stage cannot be built now.</source>
        <translation>La próxima etapa no se puede construir ahora.</translation>
    </message>
    <message>
        <source>The picture could not be saved. {reason}</source>
        <translation>No se pudo guardar la imagen. {reason}</translation>
    </message>
    <message>
        <source>The report could not be saved. {reason}</source>
        <translation>No se pudo guardar el informe. {reason}</translation>
    </message>
    <message>
        <source>The score pad could not be saved. {reason}</source>
        <translation>No se pudo guardar el bloc de puntos. {reason}</translation>
    </message>
    <message>
        <source>The score pad is saved again.</source>
        <translation>El bloc de puntos está guardado de nuevo.</translation>
    </message>
    <message>
        <source>The score sheet could not be saved. {reason}</source>
        <translation>No se pudo guardar la hoja de puntuación. {reason}</translation>
    </message>
    <message>
        <source>The settings could not be read; using the defaults.</source>
        <translation>No se pudieron leer las opciones; se usan los valores por defecto.</translation>
    </message>
    <message>
        <source>The settings could not be saved. {reason}</source>
        <translation>No se pudieron guardar las opciones. {reason}</translation>
    </message>
    <message>
        <source>The surprise: {boxes}</source>
        <translation>La sorpresa: {boxes}</translation>
    </message>
    <message>
        <source>The table could not be saved. {reason}</source>
        <translation>No se pudo guardar la tabla. {reason}</translation>
    </message>
    <message>
        <source>The two-player game exists only in the first edition.</source>
        <translation>El juego para dos solo existe en la primera edición.</translation>
    </message>
    <message>
        <source>This cannot be paid any more.</source>
        <translation>Esto ya no se puede pagar.</translation>
    </message>
    <message>
        <source>This game was changed in another window meanwhile. Both versions are in the list of saved games.</source>
        <translation>Mientras tanto, esta partida se cambió en otra ventana. Las dos versiones están en la lista de partidas guardadas.</translation>
    </message>
    <message>
        <source>This is the only card that the Free City can play.</source>
        <translation>Esta es la única carta que la Ciudad Libre puede jugar.</translation>
    </message>
    <message>
        <source>This match cannot be reviewed: no computer player knows this game.</source>
        <translation>No hay revisión de esta partida: ningún jugador controlado por la computadora conoce este juego.</translation>
    </message>
    <message>
        <source>Too few are allowed for this number of players.</source>
        <translation>Hay muy pocos permitidos para tantos jugadores.</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>A button: why something is not possible.</extracomment>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Your drill progress could not be saved. {reason}</source>
        <translation>No se pudo guardar lo que practicaste. {reason}</translation>
    </message>
    <message>
        <source>Your place in the lessons could not be saved. {reason}</source>
        <translation>No se pudo guardar hasta dónde llegaste en las lecciones. {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {reason}</source>
        <translation>No se puede abrir {file}. {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened; it is left as it is.</source>
        <translation>No se puede abrir {file}; el archivo queda como está.</translation>
    </message>
    <message>
        <source>{file} is damaged or not a score-pad game; it is left unchanged.</source>
        <translation>{file} está dañado o no es una partida de mesa; queda como está.</translation>
    </message>
    <message>
        <source>{file} was not imported. {reason}</source>
        <translation>No se importó {file}. {reason}</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the program; it is left as it is.</source>
        <translation>{file} se guardó con una versión más nueva del programa; queda como está.</translation>
    </message>
</context>
<context>
    <name>Mode</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>drills</comment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A lesson: it does not count in the statistics.</source>
        <translation>Una lección: no cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>A position that was set up: nothing of it is saved.</source>
        <translation>Una posición preparada: nada de ella se guarda.</translation>
    </message>
    <message>
        <source>A position to practise: choose once, and see how good the choice was.</source>
        <translation>Una posición para practicar: elige una vez y mira qué tan buena fue la elección.</translation>
    </message>
    <message>
        <source>Back to the drill</source>
        <translation>Volver al ejercicio</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Volver a la lección</translation>
    </message>
    <message>
        <source>Computers play</source>
        <translation>Solo juegan computadoras</translation>
    </message>
    <message>
        <source>Computers play: nothing is undone. The replay goes back.</source>
        <translation>Solo juegan computadoras: no se deshace nada. La repetición retrocede.</translation>
    </message>
    <message>
        <source>Drill {number}</source>
        <translation>Ejercicio {number}</translation>
    </message>
    <message>
        <source>Keep watching</source>
        <translation>Seguir mirando</translation>
    </message>
    <message>
        <source>Leave the drills</source>
        <translation>Salir de los ejercicios</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Salir de la lección</translation>
    </message>
    <message>
        <source>Nothing is undone in a drill: the position comes back.</source>
        <translation>En un ejercicio no se deshace nada: la posición vuelve después.</translation>
    </message>
    <message>
        <source>Practice match</source>
        <translation>Partida de práctica</translation>
    </message>
    <message>
        <source>Practice: somebody may have known what comes when this match began. It is counted separately.</source>
        <translation>Práctica: cuando empezó esta partida, alguien podía saber lo que vendría. Se cuenta aparte.</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>nothing of this position is saved</source>
        <translation>nada de esta posición se guarda</translation>
    </message>
    <message>
        <source>the match is saved; you can watch the rest later</source>
        <translation>la partida está guardada; puedes ver el resto después</translation>
    </message>
    <message>
        <source>the practice match is saved and waits for you</source>
        <translation>la partida de práctica está guardada y te espera</translation>
    </message>
    <message>
        <source>your answers are saved</source>
        <translation>tus respuestas quedan guardadas</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n carta cada uno</numerusform>
            <numerusform>%n cartas cada uno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict token(s)</source>
        <translation>
            <numerusform>%n marcador de conflicto</numerusform>
            <numerusform>%n marcadores de conflicto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guild(s)</source>
        <translation>
            <numerusform>%n Gremio</numerusform>
            <numerusform>%n Gremios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <translation>
            <numerusform>%n en la lista</numerusform>
            <numerusform>%n en la lista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them changed</source>
        <translation>
            <numerusform>%n de ellas cambiada</numerusform>
            <numerusform>%n de ellas cambiadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>A card that a token offers may be declined. Default: on</source>
        <translation>La carta que ofrece una ficha se puede rechazar. Por defecto: sí</translation>
    </message>
    <message>
        <source>A coin may be spent even where a resource would do; if off, coins only replace missing resources. Default: off</source>
        <translation>Se puede gastar una moneda aunque se tenga el recurso; si no, las monedas solo completan lo que falta. Por defecto: no</translation>
    </message>
    <message>
        <source>A copied guild counts itself</source>
        <translation>Un Gremio copiado se cuenta a sí mismo</translation>
    </message>
    <message>
        <source>A deck of fewer than five cards may be looked through. Default: on</source>
        <translation>Se puede examinar un mazo de menos de cinco cartas. Por defecto: sí</translation>
    </message>
    <message numerus="yes">
        <source>A match of this many needs %n wonder(s) at least.</source>
        <translation>
            <numerusform>Para tantos jugadores se necesita %n Maravilla como mínimo.</numerusform>
            <numerusform>Para tantos jugadores se necesitan %n Maravillas como mínimo.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new token also applies to cards taken earlier in the same turn. Default: off</source>
        <translation>La ficha nueva vale también para las cartas tomadas antes en el mismo turno. Por defecto: no</translation>
    </message>
    <message>
        <source>A person plays at this screen. A computer player plays at the level shown beside it and sees only what you would see in its seat.</source>
        <translation>Una persona elige en esta pantalla. Un jugador controlado por la computadora juega al nivel indicado al lado y ve solo lo que tú verías en su lugar.</translation>
    </message>
    <message>
        <source>A stage payable only with it must be built. Default: off</source>
        <translation>Una etapa que solo ella permite pagar debe construirse. Por defecto: no</translation>
    </message>
    <message>
        <source>A stage payable only with the doubled coin must be built. Default: on</source>
        <translation>Una etapa que solo la moneda doble permite pagar debe construirse. Por defecto: sí</translation>
    </message>
    <message>
        <source>Abu Simbel: burying is optional</source>
        <translation>Abu Simbel: enterrar es opcional</translation>
    </message>
    <message>
        <source>Advanced rules</source>
        <translation>Reglas avanzadas</translation>
    </message>
    <message>
        <source>All at one level</source>
        <translation>Todos al mismo nivel</translation>
    </message>
    <message>
        <source>All boards: {side}</source>
        <translation>Todos los tableros: {side}</translation>
    </message>
    <message>
        <source>All defaults</source>
        <translation>Todo por defecto</translation>
    </message>
    <message>
        <source>Allow all</source>
        <translation>Permitir todo</translation>
    </message>
    <message>
        <source>Allow none</source>
        <translation>No permitir nada</translation>
    </message>
    <message>
        <source>Allowed leaders</source>
        <translation>Líderes permitidos</translation>
    </message>
    <message>
        <source>Another</source>
        <extracomment>A button: another seed; begin the match.</extracomment>
        <translation>Otra</translation>
    </message>
    <message>
        <source>As many black cards as players join each Age: everybody gets eight cards and plays seven. Some make all others lose coins: whoever does not pay takes debts, a point less each. With diplomacy a city stays out of a conflict. Petra and Byzantium join the wonders.</source>
        <translation>A cada Era se suman tantas cartas negras como jugadores: cada uno recibe ocho cartas y juega siete. Algunas hacen perder monedas a todos los demás: quien no paga toma deudas, un punto menos cada una. Con la diplomacia, una ciudad queda fuera de un conflicto. Petra y Bizancio se suman a las Maravillas.</translation>
    </message>
    <message>
        <source>At the table, a key shows which choices are good and why. The score sheet says how often you used it.</source>
        <translation>En la mesa, una tecla muestra qué elecciones son buenas y por qué. La hoja de puntuación dice cuántas veces se usó.</translation>
    </message>
    <message>
        <source>Babylon may play both last cards of an Age: what the sixth card earns can be spent on the seventh at once. Default: on</source>
        <translation>Babilonia puede jugar las dos últimas cartas de una Era: lo que gana la sexta carta puede pagar ya la séptima. Por defecto: sí</translation>
    </message>
    <message>
        <source>Back to the seats</source>
        <translation>Volver a los lugares</translation>
    </message>
    <message>
        <source>Black cards</source>
        <translation>Cartas negras</translation>
    </message>
    <message>
        <source>Boards with sides A and B, for two to seven players.</source>
        <translation>Tableros con los lados A y B, para dos a siete jugadores.</translation>
    </message>
    <message>
        <source>Chance deals one of all wonders of the boxes on the table, or only some that you choose. Default: all</source>
        <translation>El azar reparte cualquier Maravilla de las cajas en la mesa, o solo algunas que eliges. Por defecto: todas</translation>
    </message>
    <message>
        <source>Choose a side of {city}</source>
        <translation>Elige un lado de {city}</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Ciudades</translation>
    </message>
    <message>
        <source>Coins instead of resources</source>
        <translation>Monedas en vez de recursos</translation>
    </message>
    <message>
        <source>Coins of the sixth card pay for the seventh</source>
        <translation>Monedas de la sexta carta pagan la séptima</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Computadora</translation>
    </message>
    <message>
        <source>Computer pace</source>
        <translation>Ritmo de la computadora</translation>
    </message>
    <message>
        <source>Discard science sets even when no token is left</source>
        <translation>Descartar ciencia aunque no queden fichas</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>The button of a page on which all is chosen.</extracomment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Drafted: everybody keeps one of four and passes the others on, until all have four. Dealt: everybody keeps the four leaders dealt at random, which is quicker. In turn: four leaders are face up; one player after another takes one of them, and another comes in its place.</source>
        <translation>Por elección: cada persona se queda con uno de cuatro y pasa los demás, hasta que todas tienen cuatro. Al azar: cada persona se queda con los cuatro líderes que recibió, lo que es más rápido. Por turnos: hay cuatro líderes bocarriba; una persona tras otra toma uno de ellos, y otro ocupa su lugar.</translation>
    </message>
    <message>
        <source>Each Age has an Edifice that everyone can help to build: you take part as you build a stage of your wonder. If it is finished, those who took part are rewarded; if not, the others pay a penalty. Ur joins the wonders.</source>
        <translation>Cada Era tiene un Edificio que todos pueden ayudar a construir: participas al construir una etapa de tu Maravilla. Si se termina, quienes participaron ganan la recompensa; si no, los demás sufren una penalización. Ur se suma a las Maravillas.</translation>
    </message>
    <message>
        <source>Each board uses the side chosen in its row; the seed decides the others.</source>
        <translation>Cada tablero se pone por el lado indicado en su fila; la semilla sortea los demás.</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets four: %n leader(s) at least.</source>
        <translation>
            <numerusform>Cada jugador recibe cuatro: al menos %n líder.</numerusform>
            <numerusform>Cada jugador recibe cuatro: al menos %n líderes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each seat gets the wonder chosen in its row; the seed draws the others.</source>
        <translation>Cada lugar tiene la Maravilla indicada en su fila; la semilla sortea las demás.</translation>
    </message>
    <message>
        <source>Economy forces a stage</source>
        <translation>Economía obliga a construir</translation>
    </message>
    <message>
        <source>Edifice</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Edificios</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Engineering forces a stage</source>
        <translation>Ingeniería obliga a construir</translation>
    </message>
    <message>
        <source>Engineering works for every stage</source>
        <translation>Ingeniería sirve para toda etapa</translation>
    </message>
    <message>
        <source>Everybody starts with 6 coins and chooses four leaders before the first turn. Before each Age you use one of them: you recruit it for coins, build a stage with it, or discard it for 3 coins. Rome and Abu Simbel join the wonders.</source>
        <translation>Todos empiezan con 6 monedas y eligen cuatro líderes antes del primer turno. Antes de cada Era usas uno de ellos: lo reclutas por monedas, construyes con él una etapa o lo descartas por 3 monedas. Roma y Abu Simbel se suman a las Maravillas.</translation>
    </message>
    <message>
        <source>Everybody still chooses in secret. Then the actions are shown one by one, each with its reason, and wait for a key.</source>
        <translation>Todos siguen eligiendo en secreto. Después cada acción se muestra por separado, con su motivo, y espera una tecla.</translation>
    </message>
    <message>
        <source>Everyone sees the cards looked through. Default: off</source>
        <translation>Todos ven las cartas examinadas. Por defecto: no</translation>
    </message>
    <message>
        <source>Extra cards may be declined</source>
        <translation>Rechazar cartas adicionales</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Primera edición</translation>
    </message>
    <message>
        <source>Four more guilds, which came with Leaders in its first edition.</source>
        <translation>Cuatro Gremios más, que venían con Líderes en su primera edición.</translation>
    </message>
    <message>
        <source>Guilds of Cities</source>
        <translation>Gremios de Ciudades</translation>
    </message>
    <message>
        <source>Guilds of Leaders</source>
        <translation>Gremios de Líderes</translation>
    </message>
    <message>
        <source>Halicarnassus: face-up cards</source>
        <translation>Halicarnaso: cartas a la vista</translation>
    </message>
    <message>
        <source>Halicarnassus: short decks</source>
        <translation>Halicarnaso: mazo corto</translation>
    </message>
    <message>
        <source>Halicarnassus: whole deck shuffled</source>
        <translation>Halicarnaso: barajar todo</translation>
    </message>
    <message>
        <source>Hide the advanced rules</source>
        <translation>Plegar las reglas avanzadas</translation>
    </message>
    <message>
        <source>Hide the house rules</source>
        <translation>Plegar las reglas de la casa</translation>
    </message>
    <message>
        <source>Hints allowed</source>
        <translation>Pistas permitidas</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>How leaders are given out</source>
        <translation>Cómo se reparten los líderes</translation>
    </message>
    <message>
        <source>How sides are chosen</source>
        <translation>Cómo se deciden los lados</translation>
    </message>
    <message>
        <source>How wonders are dealt</source>
        <translation>Cómo se reparten las Maravillas</translation>
    </message>
    <message>
        <source>If off, a stage's effect may be declined. Default: on</source>
        <translation>Si no, se puede rechazar el efecto de una etapa. Por defecto: sí</translation>
    </message>
    <message>
        <source>If off, it works for one stage a turn. Default: off</source>
        <translation>Si no, sirve para una etapa por turno. Por defecto: no</translation>
    </message>
    <message>
        <source>If off, the others are shuffled and put back on top. Default: on</source>
        <translation>Si no, las demás vuelven arriba, barajadas. Por defecto: sí</translation>
    </message>
    <message>
        <source>Leaders</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Líderes</translation>
    </message>
    <message>
        <source>Leaders in the pile</source>
        <translation>Líderes en el mazo</translation>
    </message>
    <message>
        <source>Learning game</source>
        <translation>Partida de aprendizaje</translation>
    </message>
    <message>
        <source>Level, seat {seat}</source>
        <translation>Nivel, lugar {seat}</translation>
    </message>
    <message>
        <source>Military victory tokens</source>
        <translation>Marcadores de victoria militar</translation>
    </message>
    <message>
        <source>More powers: two to four stages, and no two wonders alike.</source>
        <translation>Más poderes: de dos a cuatro etapas, y cada Maravilla es distinta.</translation>
    </message>
    <message>
        <source>Name, seat {seat}</source>
        <translation>Nombre, lugar {seat}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>New game of Architects</source>
        <translation>Nueva partida de Arquitectos</translation>
    </message>
    <message>
        <source>New tokens apply retroactively</source>
        <translation>Ficha nueva con efecto retroactivo</translation>
    </message>
    <message>
        <source>Olympia: both cards together</source>
        <translation>Olimpia: las dos cartas juntas</translation>
    </message>
    <message>
        <source>Only with {box}</source>
        <translation>Solo con {box}</translation>
    </message>
    <message>
        <source>Pace of computer players</source>
        <translation>Ritmo de la computadora</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Pick a wonder</source>
        <translation>Elige una Maravilla</translation>
    </message>
    <message>
        <source>Place both cards before resolving either; if off, one at a time. Default: on</source>
        <translation>Se colocan las dos antes de resolver ninguna; si no, de una en una. Por defecto: sí</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Players choose a side once they know their wonder.</source>
        <translation>Cada uno elige el lado cuando ya conoce su Maravilla.</translation>
    </message>
    <message>
        <source>Powers of stages must be used</source>
        <translation>Usar siempre el poder de la etapa</translation>
    </message>
    <message>
        <source>Press for the other one: {edition}. {about}</source>
        <translation>Presiona para la otra: {edition}. {about}</translation>
    </message>
    <message>
        <source>Random side</source>
        <translation>Lado al azar</translation>
    </message>
    <message>
        <source>Random wonders</source>
        <translation>Sortear Maravillas</translation>
    </message>
    <message>
        <source>Remove seat {seat}</source>
        <translation>Quitar el lugar {seat}</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Segunda edición</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Sortear lugares</translation>
    </message>
    <message>
        <source>Side of the Free City</source>
        <translation>Lado de la Ciudad Libre</translation>
    </message>
    <message>
        <source>Side, seat {seat}</source>
        <translation>Lado, lugar {seat}</translation>
    </message>
    <message>
        <source>Sides</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Lados</translation>
    </message>
    <message>
        <source>Some cards and most boards differ, and the sides are Day and Night; for three to seven players.</source>
        <translation>Cambian algunas cartas y la mayoría de los tableros, y los lados son Día y Noche; para tres a siete jugadores.</translation>
    </message>
    <message>
        <source>Standard leaders are easy to begin with; expert ones ask for more planning. The first edition had 36 leaders.</source>
        <translation>Los líderes básicos son fáciles para empezar; los avanzados piden más planificación. La primera edición tenía 36 líderes.</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>A button: another seed; begin the match.</extracomment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Take {board}</source>
        <translation>Quedarse con {board}</translation>
    </message>
    <message>
        <source>Temperament, seat {seat}</source>
        <translation>Carácter, lugar {seat}</translation>
    </message>
    <message>
        <source>The Great Wall, Stonehenge and Manneken Pis join the wonders. The stages of the Great Wall may be built in any order, and Manneken Pis copies stages of the neighbours.</source>
        <translation>La Gran Muralla, Stonehenge y Manneken Pis se suman a las Maravillas. Las etapas de la Gran Muralla se pueden construir en cualquier orden, y Manneken Pis copia etapas de los vecinos.</translation>
    </message>
    <message>
        <source>The players pick their wonders one after another before the first hand is dealt.</source>
        <translation>Los jugadores eligen sus Maravillas por turnos antes de que se reparta la primera mano.</translation>
    </message>
    <message>
        <source>The second edition has 42 black cards, the first 27 of them. Either may be played with either edition.</source>
        <translation>La segunda edición tiene 42 cartas negras, la primera tiene 27 de ellas. Cualquiera de los dos conjuntos puede jugarse con cualquier edición.</translation>
    </message>
    <message>
        <source>The seed decides which side is used.</source>
        <translation>La semilla decide qué lado queda a la vista.</translation>
    </message>
    <message>
        <source>The simpler side: three stages, with points and few powers.</source>
        <translation>El lado más sencillo: tres etapas, con puntos y pocos poderes.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>Three more guilds, which came with Cities in its first edition.</source>
        <translation>Tres Gremios más, que vinieron con Ciudades en su primera edición.</translation>
    </message>
    <message>
        <source>Ur: both pawns are rewarded</source>
        <translation>Ur: los dos peones dan recompensa</translation>
    </message>
    <message>
        <source>When Olympia copies the Shipowners Guild, the copy is one of the purple cards that it counts. Default: on</source>
        <translation>Cuando Olimpia copia el Gremio de Armadores, la copia también cuenta como carta morada. Por defecto: sí</translation>
    </message>
    <message>
        <source>When no token is left, a pair or trio is discarded without a reward. Default: off</source>
        <translation>Si no quedan fichas, un par o trío se descarta sin recompensa. Por defecto: no</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Who plays the first turn. Default: drawn by lot</source>
        <translation>Quién juega el primer turno. Por defecto: por sorteo</translation>
    </message>
    <message>
        <source>Who plays, seat {seat}</source>
        <translation>Quién juega, lugar {seat}</translation>
    </message>
    <message>
        <source>With Edifice: two Participation pawns of one Age give the reward twice. Default: off</source>
        <translation>Con Edificios: dos peones de Participación de la misma Era dan la recompensa dos veces. Por defecto: no</translation>
    </message>
    <message>
        <source>With Leaders: Abu Simbel may build such a stage and keep all its leaders. Default: off</source>
        <translation>Con Líderes: Abu Simbel puede construir una etapa así y quedarse con todos sus líderes. Por defecto: no</translation>
    </message>
    <message>
        <source>With a number, a victory gives nothing once all are taken. Default: endless</source>
        <translation>Con un número, una victoria no da nada cuando se han acabado. Por defecto: sin límite</translation>
    </message>
    <message>
        <source>Wonder Pack</source>
        <translation>Wonder Pack</translation>
    </message>
    <message>
        <source>Wonder of the Free City</source>
        <translation>Maravilla de la Ciudad Libre</translation>
    </message>
    <message>
        <source>Wonder, seat {seat}</source>
        <translation>Maravilla, lugar {seat}</translation>
    </message>
    <message>
        <source>Wonders</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Maravillas</translation>
    </message>
    <message>
        <source>Wonders in the draw</source>
        <translation>Maravillas en el sorteo</translation>
    </message>
    <message>
        <source>add a seat (up to {most})</source>
        <translation>un lugar más (hasta {most})</translation>
    </message>
    <message>
        <source>all</source>
        <comment>wonders</comment>
        <translation>todas</translation>
    </message>
    <message>
        <source>all boards on side</source>
        <translation>todos los tableros por el lado</translation>
    </message>
    <message>
        <source>all defaults</source>
        <translation>todo por defecto</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>toda la lista</translation>
    </message>
    <message>
        <source>always</source>
        <comment>guilds of Cities are in</comment>
        <translation>siempre</translation>
    </message>
    <message>
        <source>always</source>
        <comment>guilds of Leaders are in</comment>
        <translation>siempre</translation>
    </message>
    <message>
        <source>always 27</source>
        <comment>black cards</comment>
        <translation>siempre 27</translation>
    </message>
    <message>
        <source>always 42</source>
        <comment>black cards</comment>
        <translation>siempre 42</translation>
    </message>
    <message>
        <source>an own choice</source>
        <comment>leaders</comment>
        <translation>una elección propia</translation>
    </message>
    <message>
        <source>as set above</source>
        <translation>como arriba</translation>
    </message>
    <message>
        <source>black cards, debts and diplomacy, plus Petra and Byzantium</source>
        <translation>cartas negras, deudas y diplomacia, además de Petra y Bizancio</translation>
    </message>
    <message>
        <source>chosen by the player</source>
        <translation>el jugador elige después</translation>
    </message>
    <message>
        <source>chosen by the players</source>
        <translation>los eligen los jugadores</translation>
    </message>
    <message>
        <source>comes with {box}</source>
        <translation>viene con {box}</translation>
    </message>
    <message>
        <source>counted; such matches are kept apart in the statistics</source>
        <translation>se cuentan; esas partidas van aparte en las estadísticas</translation>
    </message>
    <message>
        <source>dealt at random</source>
        <comment>leaders</comment>
        <translation>repartidos al azar</translation>
    </message>
    <message>
        <source>drafted</source>
        <comment>leaders</comment>
        <translation>elegidos</translation>
    </message>
    <message>
        <source>drafted in turn</source>
        <translation>elegidas por turnos</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>por sorteo</translation>
    </message>
    <message>
        <source>endless</source>
        <extracomment>No limit to the time for a choice.</extracomment>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>famous people for each city, plus Rome and Abu Simbel</source>
        <translation>personas famosas para cada ciudad, más Roma y Abu Simbel</translation>
    </message>
    <message>
        <source>first edition</source>
        <comment>leaders</comment>
        <translation>primera edición</translation>
    </message>
    <message>
        <source>in the first edition</source>
        <translation>en la primera edición</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>The head of a column of the seats, a noun.</extracomment>
        <translation>nivel</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>The head of a column of the seats, a noun.</extracomment>
        <translation>nombre</translation>
    </message>
    <message>
        <source>never</source>
        <comment>guilds of Cities are in</comment>
        <translation>nunca</translation>
    </message>
    <message>
        <source>never</source>
        <comment>guilds of Leaders are in</comment>
        <translation>nunca</translation>
    </message>
    <message>
        <source>picked in the draft</source>
        <translation>se elige por turnos</translation>
    </message>
    <message>
        <source>picks now</source>
        <translation>elige ahora</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>Chosen at random: a wonder or a side of its board.</extracomment>
        <translation>al azar</translation>
    </message>
    <message>
        <source>side</source>
        <extracomment>The head of a column of the seats, a noun.</extracomment>
        <translation>lado</translation>
    </message>
    <message>
        <source>some</source>
        <comment>wonders</comment>
        <translation>algunas</translation>
    </message>
    <message>
        <source>standard</source>
        <comment>leaders</comment>
        <translation>básicos</translation>
    </message>
    <message>
        <source>standard and expert</source>
        <translation>básicos y avanzados</translation>
    </message>
    <message>
        <source>taken in turn</source>
        <comment>leaders</comment>
        <translation>tomados por turnos</translation>
    </message>
    <message>
        <source>the Great Wall, Stonehenge and Manneken Pis</source>
        <translation>la Gran Muralla, Stonehenge y Manneken Pis</translation>
    </message>
    <message>
        <source>the same seed deals the same cards</source>
        <translation>la misma semilla da las mismas cartas</translation>
    </message>
    <message>
        <source>the two players take turns deciding for it</source>
        <translation>los dos jugadores deciden por ella, por turnos</translation>
    </message>
    <message>
        <source>those of the edition</source>
        <comment>black cards</comment>
        <translation>las de la edición</translation>
    </message>
    <message>
        <source>three shared projects, plus Ur</source>
        <translation>tres Edificios, con Ur</translation>
    </message>
    <message>
        <source>what the rulebook leaves open; saved with the match</source>
        <translation>lo que el reglamento deja abierto; se guarda con la partida</translation>
    </message>
    <message>
        <source>who plays</source>
        <translation>quién juega</translation>
    </message>
    <message>
        <source>wonder</source>
        <extracomment>The head of a column of the seats, a noun.</extracomment>
        <translation>Maravilla</translation>
    </message>
    <message>
        <source>{count} of {all} allowed</source>
        <translation>{count} de {all} en la lista</translation>
    </message>
    <message>
        <source>{least} to {most} players only</source>
        <translation>solo {least} a {most} jugadores</translation>
    </message>
    <message>
        <source>{name} chooses a side of {city}</source>
        <translation>{name} elige un lado de {city}</translation>
    </message>
    <message>
        <source>{name} has this wonder.</source>
        <translation>Esta Maravilla ya es de {name}.</translation>
    </message>
    <message>
        <source>{name} picks a wonder</source>
        <translation>{name} elige una Maravilla</translation>
    </message>
    <message>
        <source>{side} for all, actions shown one after another</source>
        <translation>{side} para todos, las acciones se muestran una tras otra</translation>
    </message>
</context>
<context>
    <name>Outlook</name>
    <message>
        <source>About {points} points at the end, {chance} to win if everyone plays well</source>
        <translation>Unos {points} puntos al final, {chance} de probabilidad de ganar si todos juegan bien</translation>
    </message>
    <message>
        <source>{chance} to win</source>
        <translation>{chance} de probabilidad de ganar</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} puntos</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>A Roman architect who wrote ten books about building.</source>
        <translation>Arquitecto romano que escribió diez libros sobre el arte de construir.</translation>
    </message>
    <message>
        <source>A Roman emperor of whom people said that he wanted to make his horse a consul.</source>
        <translation>Emperador romano de quien se decía que quería hacer cónsul a su caballo.</translation>
    </message>
    <message>
        <source>A Roman emperor who divided the rule of the empire among four.</source>
        <translation>Emperador romano que dividió entre cuatro el gobierno del imperio.</translation>
    </message>
    <message>
        <source>A Roman emperor; a great fire destroyed much of Rome during his reign.</source>
        <translation>Emperador romano; durante su reinado un gran incendio destruyó buena parte de Roma.</translation>
    </message>
    <message>
        <source>A Roman general who conquered Gaul and ruled Rome until he was murdered.</source>
        <translation>General romano que conquistó la Galia y gobernó Roma hasta que fue asesinado.</translation>
    </message>
    <message>
        <source>A Roman scholar who wrote hundreds of books, one of them about farming.</source>
        <translation>Erudito romano que escribió cientos de libros, uno de ellos sobre agricultura.</translation>
    </message>
    <message>
        <source>A Roman woman of great learning, the mother of the reformers Tiberius and Gaius Gracchus.</source>
        <translation>Romana de gran cultura, madre de los reformadores Tiberio y Cayo Graco.</translation>
    </message>
    <message>
        <source>A courtesan of Athens, said to have been the model for the Aphrodite of Praxiteles.</source>
        <translation>Cortesana de Atenas que, según se cuenta, fue la modelo de la Afrodita de Praxíteles.</translation>
    </message>
    <message>
        <source>A friend of the emperor Augustus and a patron of the poets Virgil and Horace; patrons of the arts are still named after him in many languages.</source>
        <translation>Amigo del emperador Augusto y protector de los poetas Virgilio y Horacio; todavía hoy se llama mecenas a quien apoya las artes.</translation>
    </message>
    <message>
        <source>A general of Carthage who crossed the Alps with elephants to make war on Rome.</source>
        <translation>General de Cartago que cruzó los Alpes con elefantes para hacer la guerra a Roma.</translation>
    </message>
    <message>
        <source>A high priestess of Ur; no author known by name is older.</source>
        <translation>Gran sacerdotisa de Ur; no se conoce por su nombre a ningún autor más antiguo.</translation>
    </message>
    <message>
        <source>A king of Babylon who had one of the oldest known collections of laws carved in stone.</source>
        <translation>Rey de Babilonia que hizo grabar en piedra una de las colecciones de leyes más antiguas que se conocen.</translation>
    </message>
    <message>
        <source>A king of Israel known for his wisdom; in the Bible he builds the temple of Jerusalem.</source>
        <translation>Rey de Israel conocido por su sabiduría; en la Biblia construye el templo de Jerusalén.</translation>
    </message>
    <message>
        <source>A king of Macedon who conquered the Persian empire and came as far as India.</source>
        <translation>Rey de Macedonia que conquistó el imperio persa y llegó hasta la India.</translation>
    </message>
    <message>
        <source>A king of Persia who divided his empire into provinces and joined them by roads.</source>
        <translation>Rey de Persia que dividió su imperio en provincias y las unió con caminos.</translation>
    </message>
    <message>
        <source>A king of Phrygia who, in the legend, turned everything he touched to gold.</source>
        <translation>Rey de Frigia que, en la leyenda, convertía en oro todo lo que tocaba.</translation>
    </message>
    <message>
        <source>A king of Sparta who fell at Thermopylae, fighting against the army of the Persians.</source>
        <translation>Rey de Esparta que murió en las Termópilas, luchando contra el ejército de los persas.</translation>
    </message>
    <message>
        <source>A king of Tyre; in the Bible he sends cedar wood and craftsmen for the temple of Solomon.</source>
        <translation>Rey de Tiro; en la Biblia envía madera de cedro y artesanos para el templo de Salomón.</translation>
    </message>
    <message>
        <source>A king who rebuilt Babylon; the Hanging Gardens are said to be his.</source>
        <translation>Rey que reconstruyó Babilonia; se le atribuyen los Jardines Colgantes.</translation>
    </message>
    <message>
        <source>A leader of the Amazons, the women warriors of Greek legend.</source>
        <translation>Jefa de las amazonas, las guerreras de la leyenda griega.</translation>
    </message>
    <message>
        <source>A legendary queen of Assyria, said to have founded Babylon.</source>
        <translation>Reina legendaria de Asiria que, según se cuenta, fundó Babilonia.</translation>
    </message>
    <message>
        <source>A mathematician and inventor of Syracuse, remembered for his discovery of why things float.</source>
        <translation>Matemático e inventor de Siracusa, recordado por descubrir por qué flotan las cosas.</translation>
    </message>
    <message>
        <source>A mathematician in Alexandria; his Elements taught geometry for some two thousand years.</source>
        <translation>Matemático de Alejandría; sus Elementos enseñaron geometría durante unos dos mil años.</translation>
    </message>
    <message>
        <source>A pharaoh who ruled Egypt for more than sixty years and had the temples of Abu Simbel built.</source>
        <translation>Faraón que gobernó Egipto durante más de sesenta años e hizo construir los templos de Abu Simbel.</translation>
    </message>
    <message>
        <source>A philosopher among the followers of Pythagoras, by most accounts his wife.</source>
        <translation>Filósofa entre los seguidores de Pitágoras y, según la mayoría de los relatos, su esposa.</translation>
    </message>
    <message>
        <source>A philosopher and mathematician who taught in Alexandria.</source>
        <translation>Filósofa y matemática que enseñó en Alejandría.</translation>
    </message>
    <message>
        <source>A philosopher born on Samos; the theorem about right triangles bears his name.</source>
        <translation>Filósofo nacido en Samos; el teorema sobre los triángulos rectángulos lleva su nombre.</translation>
    </message>
    <message>
        <source>A philosopher of Athens, a pupil of Socrates and the founder of the Academy.</source>
        <translation>Filósofo de Atenas, discípulo de Sócrates y fundador de la Academia.</translation>
    </message>
    <message>
        <source>A philosopher who studied with Plato and taught the young Alexander.</source>
        <translation>Filósofo que estudió con Platón y fue maestro del joven Alejandro.</translation>
    </message>
    <message>
        <source>A poet of Argos who, it is said, led the women of her city against the Spartans.</source>
        <translation>Poetisa de Argos que, según se cuenta, encabezó a las mujeres de su ciudad contra los espartanos.</translation>
    </message>
    <message>
        <source>A poet of the island of Lesbos; most of her songs are lost.</source>
        <translation>Poetisa de la isla de Lesbos; la mayor parte de sus canciones se ha perdido.</translation>
    </message>
    <message>
        <source>A princess of Sparta, the first woman to win at the Olympic Games, with her chariot horses.</source>
        <translation>Princesa de Esparta, la primera mujer que ganó en los Juegos Olímpicos, con los caballos de su carro.</translation>
    </message>
    <message>
        <source>A princess of the Medes; in the legend the Hanging Gardens of Babylon were built for her.</source>
        <translation>Princesa de los medos; en la leyenda, los Jardines Colgantes de Babilonia se hicieron para ella.</translation>
    </message>
    <message>
        <source>A queen of Egypt from the house of the Ptolemies; several cities were called Arsinoe.</source>
        <translation>Reina de Egipto de la casa de los Ptolomeos; varias ciudades se llamaron Arsínoe.</translation>
    </message>
    <message>
        <source>A queen of Egypt in the Histories of Herodotus, who avenges her murdered brother.</source>
        <translation>Reina de Egipto en las Historias de Heródoto, que venga a su hermano asesinado.</translation>
    </message>
    <message>
        <source>A queen of Egypt, the wife of Akhenaten, known all over the world for her painted bust.</source>
        <translation>Reina de Egipto, esposa de Akenatón, conocida en todo el mundo por su busto pintado.</translation>
    </message>
    <message>
        <source>A queen of Egypt; the constellation Coma Berenices is named after her hair.</source>
        <translation>Reina de Egipto; su cabello dio nombre a la constelación Cabellera de Berenice.</translation>
    </message>
    <message>
        <source>A queen of Palmyra in Syria who took Egypt and defied Rome.</source>
        <translation>Reina de Palmira, en Siria, que tomó Egipto y desafió a Roma.</translation>
    </message>
    <message>
        <source>A queen of Sparta, the wife of Leonidas; she found a secret warning under the wax of a tablet.</source>
        <translation>Reina de Esparta, esposa de Leónidas; encontró un aviso secreto bajo la cera de una tablilla.</translation>
    </message>
    <message>
        <source>A queen of the Massagetae who, according to Herodotus, defeated Cyrus of Persia.</source>
        <translation>Reina de los masagetas que, según Heródoto, derrotó a Ciro de Persia.</translation>
    </message>
    <message>
        <source>A queen who ruled Egypt as pharaoh and sent ships to the land of Punt.</source>
        <translation>Reina que gobernó Egipto como faraón y envió barcos a la tierra de Punt.</translation>
    </message>
    <message>
        <source>A sculptor of Athens, famous for his statue of Aphrodite at Knidos.</source>
        <translation>Escultor de Atenas, famoso por su estatua de Afrodita en Cnido.</translation>
    </message>
    <message>
        <source>A sculptor of Athens; his statue of Zeus at Olympia was one of the seven wonders.</source>
        <translation>Escultor de Atenas; su estatua de Zeus en Olimpia era una de las siete Maravillas del mundo antiguo.</translation>
    </message>
    <message>
        <source>A sister of the emperor Caligula and the mother of the emperor Nero.</source>
        <translation>Hermana del emperador Calígula y madre del emperador Nerón.</translation>
    </message>
    <message>
        <source>A writer and soldier of Athens who helped to lead an army of Greek mercenaries home from Persia.</source>
        <translation>Escritor y soldado de Atenas que ayudó a llevar de Persia de vuelta a casa a un ejército de mercenarios griegos.</translation>
    </message>
    <message>
        <source>An astronomer and geographer in Alexandria who described the Earth as the centre of the universe.</source>
        <translation>Astrónomo y geógrafo de Alejandría que describió la Tierra como el centro del universo.</translation>
    </message>
    <message>
        <source>An astronomer of Thessaly, also called Aglaonice, said to have foretold eclipses of the Moon.</source>
        <translation>Astrónoma de Tesalia, llamada también Aglaonice, que, según se cuenta, predecía eclipses de Luna.</translation>
    </message>
    <message>
        <source>An emperor in Constantinople who had Roman law collected and Hagia Sophia built.</source>
        <translation>Emperador en Constantinopla que hizo recopilar el derecho romano y construir Santa Sofía.</translation>
    </message>
    <message>
        <source>Good before Age I for a city without an army: whoever beats you takes the defeat token too.</source>
        <translation>Buena antes de la Era I, para una ciudad sin ejército: quien te vence se queda también con el marcador de derrota.</translation>
    </message>
    <message>
        <source>Good before Age I for a strong army with few brown cards: every red card costs one resource less.</source>
        <translation>Bueno antes de la Era I, para un ejército fuerte con pocas cartas marrones: cada carta roja cuesta un recurso menos.</translation>
    </message>
    <message>
        <source>Good before Age I for a strong army: each victory token brings 2 coins, and two of them in every Age are possible.</source>
        <translation>Bueno antes de la Era I, para un ejército fuerte: cada marcador de victoria trae 2 monedas, y son posibles dos en cada Era.</translation>
    </message>
    <message>
        <source>Good before Age I for coins of your own, and before Age III to take the most from all others.</source>
        <translation>Buena antes de la Era I para tener más monedas, y antes de la Era III para quitarles lo máximo a todos los demás.</translation>
    </message>
    <message>
        <source>Good before Age I if the bank pays you often, for yellow cards, for stages or for discarded cards.</source>
        <translation>Buena antes de la Era I, si el banco te paga a menudo, por cartas amarillas, por etapas o por cartas descartadas.</translation>
    </message>
    <message>
        <source>Good before Age I if you build many black cards: each brings 2 coins, however it is built.</source>
        <translation>Bueno antes de la Era I, si construyes muchas cartas negras: cada una trae 2 monedas, la construyas como la construyas.</translation>
    </message>
    <message>
        <source>Good before Age I if you build many yellow cards: each brings 2 coins, however it is built.</source>
        <translation>Bueno antes de la Era I, si construyes muchas cartas amarillas: cada una trae 2 monedas, la construyas como la construyas.</translation>
    </message>
    <message>
        <source>Good before Age I: in each Age that follows, your most expensive black card can be free.</source>
        <translation>Bueno antes de la Era I: en cada Era que viene, tu carta negra más cara puede salir gratis.</translation>
    </message>
    <message>
        <source>Good before Age II or III for a city that has lost conflicts: each defeat token is then a shield in the next ones.</source>
        <translation>Buena antes de la Era II o III, para una ciudad que ha perdido conflictos: cada marcador de derrota vale un escudo en los siguientes.</translation>
    </message>
    <message>
        <source>Good before Age II or III, when a strong card has been discarded; before Age I the discard pile is still empty.</source>
        <translation>Bueno antes de la Era II o III, cuando se ha descartado una carta fuerte; antes de la Era I el descarte aún está vacío.</translation>
    </message>
    <message>
        <source>Good before Age III if you can pay for two guilds or more: each of them is worth 2 points more.</source>
        <translation>Bueno antes de la Era III, si puedes pagar dos Gremios o más: cada uno vale 2 puntos más.</translation>
    </message>
    <message>
        <source>Good before Age III if you expect to build two guilds or more: they cost nothing then, so take those that score the most.</source>
        <translation>Bueno antes de la Era III, si piensas construir dos Gremios o más: no cuestan nada, así que quédate con los que más valen.</translation>
    </message>
    <message>
        <source>Good before Age III if you have lost conflicts: your defeats are gone, and all others lose a victory token.</source>
        <translation>Buena antes de la Era III, si perdiste conflictos: tus derrotas desaparecen y todos los demás pierden un marcador de victoria.</translation>
    </message>
    <message>
        <source>Good before Age III, when 3 coins buy a victory token worth 5; tokens of any Age help Alexander and Gorgo.</source>
        <translation>Buena antes de la Era III, cuando 3 monedas compran un marcador de victoria que vale 5; los de cualquier Era ayudan a Alejandro y a Gorgo.</translation>
    </message>
    <message>
        <source>Good early for a city with many chains: what they make free then brings 2 coins as well.</source>
        <translation>Bueno al principio, para una ciudad con muchas cadenas: lo que ellas hacen gratis trae además 2 monedas.</translation>
    </message>
    <message>
        <source>Good early for a wonder with many stages: each brings 2 coins and costs every other player 1.</source>
        <translation>Buena al principio, para una Maravilla con muchas etapas: cada una trae 2 monedas y le cuesta 1 a cada otro jugador.</translation>
    </message>
    <message>
        <source>Good early for science without grey cards: every green card costs one resource less, unless a chain makes it free anyway.</source>
        <translation>Bueno al principio, para la ciencia sin cartas grises: cada carta verde cuesta un recurso menos, salvo que una cadena ya la haga gratis.</translation>
    </message>
    <message>
        <source>Good early if you buy a lot: you get back 1 coin a turn from each neighbour you buy from.</source>
        <translation>Buena al principio, si compras mucho: recuperas 1 moneda por turno por cada vecino al que le compras.</translation>
    </message>
    <message>
        <source>Good early if your neighbours do not produce what you need: once a turn the bank sells you any resource for 1 coin.</source>
        <translation>Buena al principio, si tus vecinos no producen lo que te falta: una vez por turno el banco te vende cualquier recurso por 1 moneda.</translation>
    </message>
    <message>
        <source>Good early, for a wonder with several stages that cost many resources: each of them then costs one less.</source>
        <translation>Bueno al principio, para una Maravilla con varias etapas que cuestan muchos recursos: cada una pasa a costar uno menos.</translation>
    </message>
    <message>
        <source>Good early, if you want many blue cards: those of the later Ages cost several resources, and each costs one less.</source>
        <translation>Bueno al principio, si quieres muchas cartas azules: las de las últimas Eras cuestan varios recursos, y cada una cuesta uno menos.</translation>
    </message>
    <message>
        <source>Good early, so that his shield counts in every conflict, or later, where one shield turns a tie into a victory.</source>
        <translation>Bueno al principio, para que su escudo cuente en todos los conflictos, o más tarde, donde un escudo convierte un empate en victoria.</translation>
    </message>
    <message>
        <source>Good for a city that beats both neighbours in the same Age, best of all in Age III: two tokens of 5 score 5 more.</source>
        <translation>Buena para una ciudad que vence a los dos vecinos en la misma Era, sobre todo en la Era III: dos marcadores de 5 valen 5 más.</translation>
    </message>
    <message>
        <source>Good for a city that builds a little of everything: you need a card of each of the seven colours, a guild too.</source>
        <translation>Bueno para una ciudad que construye un poco de todo: hace falta una carta de cada uno de los siete colores, también un Gremio.</translation>
    </message>
    <message>
        <source>Good for a city that builds blue, red and green cards in equal numbers: each set of the three is worth 3 points.</source>
        <translation>Bueno para una ciudad que construye cartas azules, rojas y verdes en igual número: cada conjunto de las tres vale 3 puntos.</translation>
    </message>
    <message>
        <source>Good for a city that wins most of its conflicts: every victory token is worth 1 point more, those of Age I too.</source>
        <translation>Bueno para una ciudad que gana la mayoría de los conflictos: cada marcador de victoria vale 1 punto más, también los de la Era I.</translation>
    </message>
    <message>
        <source>Good for a city with five green cards or more; symbols that come from no green card do not count.</source>
        <translation>Buena para una ciudad con cinco cartas verdes o más; los símbolos que no vienen de cartas verdes no cuentan.</translation>
    </message>
    <message>
        <source>Good for a city with four brown cards or more; those built before him count too.</source>
        <translation>Bueno para una ciudad con cuatro cartas marrones o más; las construidas antes de él también cuentan.</translation>
    </message>
    <message>
        <source>Good for a city with four red cards or more; he is the most expensive leader, so save coins for him in time.</source>
        <translation>Bueno para una ciudad con cuatro cartas rojas o más; es el líder más caro, así que guarda monedas a tiempo.</translation>
    </message>
    <message>
        <source>Good for a city with four yellow cards or more: they pay while you play, and with him they score as well.</source>
        <translation>Bueno para una ciudad con cuatro cartas amarillas o más: rinden durante la partida y con él también puntúan.</translation>
    </message>
    <message>
        <source>Good for a city with six black cards or more; those built before him count too.</source>
        <translation>Bueno para una ciudad con seis cartas negras o más; las construidas antes de él también cuentan.</translation>
    </message>
    <message>
        <source>Good for a city with six blue cards or more; those built before him count too.</source>
        <translation>Bueno para una ciudad con seis cartas azules o más; las construidas antes de él también cuentan.</translation>
    </message>
    <message>
        <source>Good for a city with two grey cards or three; those built before him count too.</source>
        <translation>Bueno para una ciudad con dos o tres cartas grises; las construidas antes de él también cuentan.</translation>
    </message>
    <message>
        <source>Good for a strong army: with more red cards than each neighbour you get 5 points on top of your tokens.</source>
        <translation>Buena para un ejército fuerte: con más cartas rojas que cada vecino ganas 5 puntos además de los marcadores.</translation>
    </message>
    <message>
        <source>Good for a wonder with three stages or more that you will complete: each stage is worth 2 points more.</source>
        <translation>Buena para una Maravilla con tres etapas o más que vas a completar: cada etapa vale 2 puntos más.</translation>
    </message>
    <message>
        <source>Good for science if a symbol too many can complete a set of three; she is cheapest before Age I.</source>
        <translation>Buena para la ciencia, si un símbolo que sobra puede completar un trío; es más barata antes de la Era I.</translation>
    </message>
    <message>
        <source>Good for science if neither neighbour competes: with more green cards than each of them you get 5 points.</source>
        <translation>Buena para la ciencia, si ningún vecino compite: con más cartas verdes que cada uno de ellos ganas 5 puntos.</translation>
    </message>
    <message>
        <source>Good for science if the compass completes a set of three, or if you already have several compasses.</source>
        <translation>Bueno para la ciencia, si el compás completa un trío o si ya tienes varios compases.</translation>
    </message>
    <message>
        <source>Good for science if the gear completes a set of three, or if you already have several gears.</source>
        <translation>Bueno para la ciencia, si el engranaje completa un trío o si ya tienes varios engranajes.</translation>
    </message>
    <message>
        <source>Good for science if the tablet completes a set of three, or if you already have several tablets.</source>
        <translation>Bueno para la ciencia, si la tablilla completa un trío o si ya tienes varias tablillas.</translation>
    </message>
    <message>
        <source>Good for science with many equal symbols: the more you have of one, the more another one of it is worth.</source>
        <translation>Buena para la ciencia con muchos símbolos iguales: cuantos más tienes de uno, más vale otro igual.</translation>
    </message>
    <message>
        <source>Good for science with two sets of three different symbols or more: each set is worth 10 points instead of 7.</source>
        <translation>Bueno para la ciencia con dos tríos de símbolos diferentes o más: cada trío vale 10 puntos en vez de 7.</translation>
    </message>
    <message>
        <source>Good if neither neighbour builds many blue cards: with more than each of them you get 5 points.</source>
        <translation>Buena si ningún vecino construye muchas cartas azules: con más que cada uno de ellos ganas 5 puntos.</translation>
    </message>
    <message>
        <source>Good if neither neighbour builds many yellow cards: with more than each of them you get 5 points.</source>
        <translation>Buena si ningún vecino construye muchas cartas amarillas: con más que cada uno de ellos ganas 5 puntos.</translation>
    </message>
    <message>
        <source>Good if she stays your only leader: use the others for stages or discard them for coins, and you get 7 points for 1 coin.</source>
        <translation>Buena si sigue siendo tu único líder: usa los otros para etapas o descártalos por monedas, y ganas 7 puntos por 1 moneda.</translation>
    </message>
    <message>
        <source>Good if two more shields beat both neighbours; he is expensive, so recruit him early or save coins for him.</source>
        <translation>Bueno si dos escudos más vencen a los dos vecinos; es caro, así que reclútalo pronto o guarda monedas para él.</translation>
    </message>
    <message>
        <source>Good if you are richer than each neighbour at the end: 5 points for coins that you do not even spend.</source>
        <translation>Buena si al final tienes más monedas que cada vecino: 5 puntos por monedas que ni siquiera gastas.</translation>
    </message>
    <message>
        <source>Good if you end the game rich: every 3 coins are then worth 2 points instead of 1.</source>
        <translation>Bueno si terminas la partida con dinero: cada 3 monedas pasan a valer 2 puntos en vez de 1.</translation>
    </message>
    <message>
        <source>Good if you expect to lose no conflict, or have a way to lose the tokens again: a single defeat at the end costs you 6 points.</source>
        <translation>Buena si no esperas perder ningún conflicto, o tienes cómo librarte de los marcadores: una sola derrota al final te cuesta 6 puntos.</translation>
    </message>
    <message>
        <source>Good if your neighbours are stronger: with her diplomacy you take no part in the next conflicts.</source>
        <translation>Buena si tus vecinos son más fuertes: con su diplomacia no participas en los próximos conflictos.</translation>
    </message>
    <message>
        <source>Good in any city while no plan is clear yet: 3 points for 2 coins, without a condition.</source>
        <translation>Buena en cualquier ciudad, mientras no hay un plan claro: 3 puntos por 2 monedas, sin condición.</translation>
    </message>
    <message>
        <source>Good late, when the coins you can spare would score little: 4 of them become 5 points.</source>
        <translation>Buena al final, cuando las monedas que te sobran valdrían poco: 4 de ellas se convierten en 5 puntos.</translation>
    </message>
    <message>
        <source>Good when coins are short and no other leader fits your city: 2 points for 1 coin, without a condition.</source>
        <translation>Buena cuando faltan monedas y ningún otro líder le va a tu ciudad: 2 puntos por 1 moneda, sin condición.</translation>
    </message>
    <message>
        <source>Good when you can spare 3 coins and no leader with a condition promises more than her 4 points.</source>
        <translation>Buena cuando te sobran 3 monedas y ningún líder con condición promete más que sus 4 puntos.</translation>
    </message>
    <message>
        <source>Good when you need money now: he costs 1 coin and brings 6, enough to pay for an expensive leader later or to buy resources.</source>
        <translation>Bueno cuando necesitas dinero ya: cuesta 1 moneda y trae 6, lo suficiente para pagar después un líder caro o comprar recursos.</translation>
    </message>
    <message>
        <source>Recruit him first when your other leaders are expensive: all that follow cost nothing.</source>
        <translation>Reclútalo primero cuando tus otros líderes sean caros: todos los que vengan después no cuestan nada.</translation>
    </message>
    <message>
        <source>The builder of the step pyramid of King Djoser in Egypt, worshipped as a god in later times.</source>
        <translation>El constructor de la pirámide escalonada del rey Zoser, en Egipto, adorado como un dios en tiempos posteriores.</translation>
    </message>
    <message>
        <source>The companion of Pericles in Athens, admired for her learning.</source>
        <translation>Compañera de Pericles en Atenas, admirada por su cultura.</translation>
    </message>
    <message>
        <source>The last king of Lydia, famous for his riches.</source>
        <translation>El último rey de Lidia, famoso por sus riquezas.</translation>
    </message>
    <message>
        <source>The last queen of Egypt from the house of the Ptolemies, an ally of Caesar and of Mark Antony.</source>
        <translation>La última reina de Egipto de la casa de los Ptolomeos, aliada de César y de Marco Antonio.</translation>
    </message>
    <message>
        <source>The leading statesman of Athens when the Parthenon was built.</source>
        <translation>El principal estadista de Atenas cuando se construyó el Partenón.</translation>
    </message>
    <message>
        <source>The queen of Sheba in the Arab tradition, who visited King Solomon.</source>
        <translation>La reina de Saba en la tradición árabe, que visitó al rey Salomón.</translation>
    </message>
    <message>
        <source>The queen of Sheba in the Ethiopian tradition, the mother of the first emperor, Menelik.</source>
        <translation>La reina de Saba en la tradición etíope, madre del primer emperador, Menelik.</translation>
    </message>
    <message>
        <source>The sister of the emperor Augustus and a wife of Mark Antony.</source>
        <translation>Hermana del emperador Augusto y esposa de Marco Antonio.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta en la mano</numerusform>
            <numerusform>%n cartas en la mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) go to the bank.</source>
        <translation>
            <numerusform>%n moneda va al banco.</numerusform>
            <numerusform>%n monedas van al banco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) go to {name} for goods.</source>
        <translation>
            <numerusform>%n moneda va a {name} por los recursos.</numerusform>
            <numerusform>%n monedas van a {name} por los recursos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) to the bank</source>
        <translation>
            <numerusform>%n moneda al banco</numerusform>
            <numerusform>%n monedas al banco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>sobra %n</numerusform>
            <numerusform>sobran %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A free card from the discard pile</source>
        <translation>Una carta del descarte, gratis</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>All matches are saved.</source>
        <translation>Todas las partidas quedan guardadas.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Build for free</source>
        <translation>Construir gratis</translation>
    </message>
    <message>
        <source>Build for {coins}</source>
        <translation>Construir por {coins}</translation>
    </message>
    <message>
        <source>Build it for this</source>
        <translation>Construir para esto</translation>
    </message>
    <message>
        <source>Build the stage for free</source>
        <translation>Etapa gratis</translation>
    </message>
    <message>
        <source>Build the stage for {coins}</source>
        <translation>Construir la etapa por {coins}</translation>
    </message>
    <message>
        <source>Build this stage</source>
        <translation>Construir esta etapa</translation>
    </message>
    <message>
        <source>Build {card}</source>
        <translation>Construir {card}</translation>
    </message>
    <message>
        <source>Choose its effect; it cannot be changed later.</source>
        <translation>Elige su efecto; después no se puede cambiar.</translation>
    </message>
    <message>
        <source>Coins: {before} → {after}</source>
        <translation>Monedas: {before} → {after}</translation>
    </message>
    <message>
        <source>Conflicts of {age}</source>
        <translation>Conflictos de la {age}</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Repartir de nuevo</translation>
    </message>
    <message>
        <source>Deal again?</source>
        <translation>¿Repartir otra vez?</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard for {coins}</source>
        <translation>Descartar por {coins}</translation>
    </message>
    <message>
        <source>Encyclopaedia</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Enciclopedia</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>The name of the key.</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Free, by the power of its wonder.</source>
        <translation>Gratis, por el poder de su Maravilla.</translation>
    </message>
    <message>
        <source>Free, by the power of your wonder.</source>
        <translation>Gratis, por el poder de tu Maravilla.</translation>
    </message>
    <message>
        <source>Free: the Free City has {structure}.</source>
        <translation>Gratis: la Ciudad Libre tiene {structure}.</translation>
    </message>
    <message>
        <source>Free: you have {structure}.</source>
        <translation>Gratis: tienes {structure}.</translation>
    </message>
    <message>
        <source>Free: {why}.</source>
        <translation>Gratis: {why}.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Go back to here?</source>
        <translation>¿Volver hasta aquí?</translation>
    </message>
    <message>
        <source>Go back to {place}? This will be undone:</source>
        <translation>La partida volverá a: {place}. Se deshará esto:</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Hold to see the table behind</source>
        <translation>Mantén pulsado para ver la mesa</translation>
    </message>
    <message>
        <source>How to pay?</source>
        <translation>¿Cómo pagar?</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>I am {name}, show the table</source>
        <translation>Soy {name}, mostrar la mesa</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>No estoy de acuerdo</translation>
    </message>
    <message>
        <source>It costs neither coins nor resources</source>
        <translation>No cuesta monedas ni recursos</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Dejarlo como está</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Salir de la partida</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Menú</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Nobody sees which card it was.</source>
        <translation>Nadie ve qué carta era.</translation>
    </message>
    <message>
        <source>Not in these conflicts: {names}</source>
        <translation>Fuera de estos conflictos: {names}</translation>
    </message>
    <message>
        <source>Only the card of the last turn of each Age is free.</source>
        <translation>Solo la carta del último turno de cada Era es gratis.</translation>
    </message>
    <message>
        <source>Only the first card of each Age is free.</source>
        <translation>Solo la primera carta de cada Era es gratis.</translation>
    </message>
    <message>
        <source>Participate in the Edifice of this Age, paid with the stage</source>
        <translation>Participar en el Edificio de esta Era, pagado junto con la etapa</translation>
    </message>
    <message>
        <source>Pay the cheapest way from now on, without asking</source>
        <translation>Desde ahora, pagar lo más barato sin preguntar</translation>
    </message>
    <message>
        <source>Press Enter or Space. Nobody's hand is shown until then.</source>
        <translation>Pulsa Enter o Espacio. Hasta entonces no se ve la mano de nadie.</translation>
    </message>
    <message>
        <source>Quit Seven Wonders?</source>
        <translation>¿Salir de Siete Maravillas?</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo what was undone.</source>
        <translation>Rehacer lo que se había deshecho.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Science points: {before} → {after}</source>
        <translation>Puntos de ciencia: {before} → {after}</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Shields: {before} → {after}</source>
        <translation>Escudos: {before} → {after}</translation>
    </message>
    <message>
        <source>Since your last choice</source>
        <translation>Desde tu última elección</translation>
    </message>
    <message>
        <source>Stage and participation for {coins}</source>
        <translation>Etapa y participación por {coins}</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Etapa {number}</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Take part too</source>
        <translation>Participar también</translation>
    </message>
    <message>
        <source>Taking part</source>
        <translation>Participando</translation>
    </message>
    <message>
        <source>The Free City cannot pay for this.</source>
        <translation>La Ciudad Libre no puede pagar esto.</translation>
    </message>
    <message>
        <source>The Free City has built this already.</source>
        <translation>La Ciudad Libre ya construyó esto.</translation>
    </message>
    <message>
        <source>The Free City pays</source>
        <translation>La Ciudad Libre paga</translation>
    </message>
    <message numerus="yes">
        <source>The bank pays %n coin(s).</source>
        <translation>
            <numerusform>El banco paga %n moneda.</numerusform>
            <numerusform>El banco paga %n monedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card goes face down to the discard pile.</source>
        <translation>La carta va bocabajo al descarte.</translation>
    </message>
    <message>
        <source>The last of the pile</source>
        <translation>La última del mazo</translation>
    </message>
    <message>
        <source>The same choices have been made again: this match is no longer practice.</source>
        <translation>Se hicieron de nuevo las mismas elecciones: esta partida ya no es de práctica.</translation>
    </message>
    <message>
        <source>The seventh card</source>
        <translation>La séptima carta</translation>
    </message>
    <message>
        <source>The stages may be built in any order: choose one.</source>
        <translation>Las etapas se pueden construir en cualquier orden: elige una.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>The wonder of the Free City is finished.</source>
        <translation>La Maravilla de la Ciudad Libre está completa.</translation>
    </message>
    <message>
        <source>Then free: {names}</source>
        <translation>Luego, gratis: {names}</translation>
    </message>
    <message>
        <source>This match is saved; you will find it under Saved matches.</source>
        <translation>Esta partida queda guardada; la encuentras en Partidas guardadas.</translation>
    </message>
    <message>
        <source>This uses up the power for this Age.</source>
        <translation>El poder queda agotado hasta la próxima Era.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo it</source>
        <translation>Deshacerlo</translation>
    </message>
    <message>
        <source>Undo this too: {line}</source>
        <translation>Deshacer también esto: {line}</translation>
    </message>
    <message>
        <source>Undo this?</source>
        <translation>¿Deshacer esto?</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>Wonder done</source>
        <translation>Completa</translation>
    </message>
    <message>
        <source>You cannot pay for this.</source>
        <translation>No puedes pagar esto.</translation>
    </message>
    <message>
        <source>You have built this already.</source>
        <translation>Ya tienes esta estructura.</translation>
    </message>
    <message>
        <source>You have seen new information, so this match becomes practice and is counted separately, until the same choices have been made again.</source>
        <translation>Viste información nueva; por eso, esta partida pasa a ser de práctica y se cuenta aparte, hasta que se hagan de nuevo las mismas elecciones.</translation>
    </message>
    <message>
        <source>You will continue from {place}. This will be undone:</source>
        <translation>Seguirás desde: {place}. Se deshará esto:</translation>
    </message>
    <message>
        <source>Your city has no structure of this colour yet.</source>
        <translation>Tu ciudad aún no tiene ninguna estructura de este color.</translation>
    </message>
    <message>
        <source>Your wonder is finished.</source>
        <translation>Tu Maravilla está completa.</translation>
    </message>
    <message>
        <source>a choice that nobody has seen yet</source>
        <translation>una elección que nadie ha visto todavía</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>todas las cartas</translation>
    </message>
    <message>
        <source>already built</source>
        <translation>ya construida</translation>
    </message>
    <message numerus="yes">
        <source>and %n more line(s) of the log</source>
        <translation>
            <numerusform>y %n línea más del diario</numerusform>
            <numerusform>y %n líneas más del diario</numerusform>
        </translation>
    </message>
    <message>
        <source>cheapest</source>
        <extracomment>Words of the payment: the cheapest payment (feminine where 'payment' is), nothing is paid to this neighbour, your own coins or resources.</extracomment>
        <translation>lo más barato</translation>
    </message>
    <message>
        <source>for the Free City</source>
        <translation>para la Ciudad Libre</translation>
    </message>
    <message>
        <source>for the Free City: {stage}</source>
        <translation>para la Ciudad Libre: {stage}</translation>
    </message>
    <message>
        <source>hand the screen to</source>
        <translation>pasa la pantalla a</translation>
    </message>
    <message>
        <source>in plain words</source>
        <translation>en palabras sencillas</translation>
    </message>
    <message>
        <source>it has</source>
        <translation>ella tiene</translation>
    </message>
    <message>
        <source>it pays</source>
        <translation>ella paga</translation>
    </message>
    <message>
        <source>it produces</source>
        <translation>ella produce</translation>
    </message>
    <message>
        <source>it still loses</source>
        <translation>aún pierde</translation>
    </message>
    <message>
        <source>it wins already</source>
        <translation>ya gana</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>propio</translation>
    </message>
    <message>
        <source>keys and symbols</source>
        <translation>teclas y símbolos</translation>
    </message>
    <message>
        <source>language, text, movement, pace</source>
        <translation>idioma, texto, movimiento, ritmo</translation>
    </message>
    <message>
        <source>no structure may be built twice</source>
        <translation>ninguna estructura se construye dos veces</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>no sobra</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Words of the payment: the cheapest payment (feminine where 'payment' is), nothing is paid to this neighbour, your own coins or resources.</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>nothing to {name}, who would win the conflict</source>
        <translation>nada para {name}, que ganaría el conflicto</translation>
    </message>
    <message>
        <source>now a tie</source>
        <translation>ahora es empate</translation>
    </message>
    <message>
        <source>now it wins, +{points}</source>
        <translation>ahora gana, +{points}</translation>
    </message>
    <message>
        <source>now you win, +{points}</source>
        <translation>pasas a ganar, +{points}</translation>
    </message>
    <message>
        <source>one seat to the left</source>
        <translation>un lugar a la izquierda</translation>
    </message>
    <message>
        <source>only you see these cards</source>
        <translation>solo tú ves estas cartas</translation>
    </message>
    <message>
        <source>same seats</source>
        <translation>mismos lugares</translation>
    </message>
    <message>
        <source>split between the two</source>
        <translation>repartido entre ambos</translation>
    </message>
    <message>
        <source>the last choice</source>
        <translation>la última elección</translation>
    </message>
    <message>
        <source>the lesson will resume where you left off</source>
        <translation>la lección seguirá donde la dejaste</translation>
    </message>
    <message>
        <source>the match is saved and waits for you</source>
        <translation>la partida queda guardada y te espera</translation>
    </message>
    <message>
        <source>to buy</source>
        <translation>por comprar</translation>
    </message>
    <message>
        <source>to the start of the Age</source>
        <translation>al comienzo de la Era</translation>
    </message>
    <message>
        <source>to the start of the turn</source>
        <translation>al comienzo del turno</translation>
    </message>
    <message>
        <source>what was undone</source>
        <translation>lo deshecho</translation>
    </message>
    <message>
        <source>you have</source>
        <translation>tienes</translation>
    </message>
    <message>
        <source>you pay</source>
        <translation>pagas</translation>
    </message>
    <message>
        <source>you produce</source>
        <translation>produces</translation>
    </message>
    <message>
        <source>you still lose</source>
        <translation>sigues perdiendo</translation>
    </message>
    <message>
        <source>you win already</source>
        <translation>ya ganabas</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Words of the payment: the cheapest payment (feminine where 'payment' is), nothing is paid to this neighbour, your own coins or resources.</extracomment>
        <translation>tuyo</translation>
    </message>
    <message numerus="yes">
        <source>{change} → %n point(s)</source>
        <translation>
            <numerusform>{change} → %n punto</numerusform>
            <numerusform>{change} → %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{key}: always the cheapest</source>
        <translation>{key}: siempre lo más barato</translation>
    </message>
    <message>
        <source>{key}: see the table</source>
        <translation>{key}: ver la mesa</translation>
    </message>
    <message>
        <source>{kind} only (key {key})</source>
        <translation>Mostrar solo: {kind} (tecla {key})</translation>
    </message>
    <message>
        <source>{name} gets</source>
        <translation>{name} recibe</translation>
    </message>
    <message>
        <source>{name} has {shields}: {verdict}</source>
        <translation>{name} tiene {shields}: {verdict}</translation>
    </message>
    <message>
        <source>{name} is a computer player that does not respond. Try again, or leave the match and continue it later.</source>
        <translation>La computadora juega por {name} y no responde. Inténtalo de nuevo, o sal de la partida y continúala más tarde.</translation>
    </message>
    <message>
        <source>{name} keeps {coins}</source>
        <translation>{name} sigue con {coins}</translation>
    </message>
    <message>
        <source>{name} now</source>
        <translation>{name} ahora</translation>
    </message>
    <message>
        <source>{name} wants to go back to: {place}. This will be undone:</source>
        <translation>{name} quiere volver a: {place}. Se deshará esto:</translation>
    </message>
    <message>
        <source>{name} will have {coins}</source>
        <translation>{name} se queda con {coins}</translation>
    </message>
    <message>
        <source>{name}, do you agree?</source>
        <translation>{name}, ¿estás de acuerdo?</translation>
    </message>
    <message>
        <source>{wonder}, stage {number}</source>
        <translation>{wonder}, etapa {number}</translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message numerus="yes">
        <source>%n match(es) ago</source>
        <translation>
            <numerusform>hace %n partida</numerusform>
            <numerusform>hace %n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) count</source>
        <translation>
            <numerusform>cuenta %n partida</numerusform>
            <numerusform>cuentan %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Above {level}.</source>
        <translation>Por encima de {level}.</translation>
    </message>
    <message>
        <source>By your results so far, against players of this level you win about as often as luck alone would let you.</source>
        <translation>Según tus resultados hasta ahora, contra jugadores de este nivel ganas más o menos tanto como daría la suerte sola.</translation>
    </message>
    <message>
        <source>Fair for you: {level}</source>
        <translation>Justo para ti: {level}</translation>
    </message>
    <message>
        <source>Own rating</source>
        <translation>Tu fuerza</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>The two halves of a switch over a curve in the statistics: the points of the last matches, or the own strength as a number, such as 1520.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>The two halves of a switch over a curve in the statistics: the points of the last matches, or the own strength as a number, such as 1520.</extracomment>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>What the curve shows</source>
        <translation>Qué muestra la curva</translation>
    </message>
    <message>
        <source>almost certainly within</source>
        <translation>casi seguro aquí</translation>
    </message>
    <message>
        <source>almost certainly {interval}</source>
        <translation>casi seguro {interval}</translation>
    </message>
    <message>
        <source>another place</source>
        <translation>otro puesto</translation>
    </message>
    <message numerus="yes">
        <source>appears after %n more match(es)</source>
        <translation>
            <numerusform>aparece después de %n partida más</numerusform>
            <numerusform>aparece después de %n partidas más</numerusform>
        </translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>At the right end of a curve over time.</extracomment>
        <translation>ahora</translation>
    </message>
    <message>
        <source>provisional, {interval}</source>
        <translation>provisional, {interval}</translation>
    </message>
    <message>
        <source>{number} in the last 30 days</source>
        <translation>{number} en los últimos 30 días</translation>
    </message>
    <message>
        <source>{points} to {level}.</source>
        <translation>Hasta {level} faltan {points}.</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message numerus="yes">
        <source>%n shield(s) ahead of {neighbour}, not {before}.</source>
        <translation>
            <numerusform>%n escudo de ventaja sobre {neighbour}, no {before}.</numerusform>
            <numerusform>%n escudos de ventaja sobre {neighbour}, no {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s) behind {neighbour}, not {before}.</source>
        <translation>
            <numerusform>%n escudo de desventaja contra {neighbour}, no {before}.</numerusform>
            <numerusform>%n escudos de desventaja contra {neighbour}, no {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a set of science symbols: +%n point(s).</source>
        <translation>
            <numerusform>Completa un conjunto de símbolos científicos: +%n punto.</numerusform>
            <numerusform>Completa un conjunto de símbolos científicos: +%n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completes green cards for a progress token.</source>
        <translation>Completa cartas verdes para una ficha de progreso.</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s) less.</source>
        <translation>
            <numerusform>Cuesta %n moneda menos.</numerusform>
            <numerusform>Cuesta %n monedas menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives %n coin(s).</source>
        <translation>
            <numerusform>Da %n moneda.</numerusform>
            <numerusform>Da %n monedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives you the cat.</source>
        <translation>Te trae el gato.</translation>
    </message>
    <message>
        <source>Gives you {have} of the {need} resources for {stage}.</source>
        <translation>Te da {have} de los {need} recursos para {stage}.</translation>
    </message>
    <message numerus="yes">
        <source>Its horns start a battle: you win %n victory token(s).</source>
        <translation>
            <numerusform>Los cuernos inician una batalla: ganas %n marcador de victoria.</numerusform>
            <numerusform>Los cuernos inician una batalla: ganas %n marcadores de victoria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its horns turn {turned} of {all} conflict tokens: with the shields as they are now you win %n victory token(s) in the battle.</source>
        <translation>
            <numerusform>Los cuernos giran {turned} de {all} marcadores de conflicto: con los escudos de ahora ganas %n marcador de victoria en la batalla.</numerusform>
            <numerusform>Los cuernos giran {turned} de {all} marcadores de conflicto: con los escudos de ahora ganas %n marcadores de victoria en la batalla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves you %n coin(s) more.</source>
        <translation>
            <numerusform>Te deja %n moneda más.</numerusform>
            <numerusform>Te deja %n monedas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lets you pay for {cards}, seen in a hand that comes to you.</source>
        <translation>Permite pagar {cards}, de una mano que viene hacia ti.</translation>
    </message>
    <message>
        <source>Lets you pay for {stages}.</source>
        <translation>Permite pagar {stages}.</translation>
    </message>
    <message>
        <source>Makes {cards} free later, by a chain.</source>
        <translation>Permite construir {cards} gratis más adelante, en cadena.</translation>
    </message>
    <message>
        <source>No neighbour sells it.</source>
        <translation>Ningún vecino vende ese recurso.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise you lose %n point(s): {row}.</source>
        <translation>
            <numerusform>De lo contrario pierdes %n punto: {row}.</numerusform>
            <numerusform>De lo contrario pierdes %n puntos: {row}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise {card} goes to your left neighbour: %n point(s) there.</source>
        <translation>
            <numerusform>Si no, {card} va al vecino de la izquierda: %n punto para él.</numerusform>
            <numerusform>Si no, {card} va al vecino de la izquierda: %n puntos para él.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise {card} goes to your right neighbour: %n point(s) there.</source>
        <translation>
            <numerusform>Si no, {card} va al vecino de la derecha: %n punto para él.</numerusform>
            <numerusform>Si no, {card} va al vecino de la derecha: %n puntos para él.</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise {neighbour} can get a progress token with this card.</source>
        <translation>Si no, {neighbour} puede conseguir una ficha de progreso con esa carta.</translation>
    </message>
    <message>
        <source>Otherwise {neighbour} can pay for a stage with this card.</source>
        <translation>Si no, {neighbour} puede pagar una etapa con esa carta.</translation>
    </message>
    <message numerus="yes">
        <source>Produces {goods}: needed for %n card(s) to come.</source>
        <translation>
            <numerusform>Produce {goods}: sirve para %n carta por venir.</numerusform>
            <numerusform>Produce {goods}: sirve para %n cartas por venir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces {goods}: needed for {stages} and for %n card(s) to come.</source>
        <translation>
            <numerusform>Produce {goods}: sirve para {stages} y para %n carta por venir.</numerusform>
            <numerusform>Produce {goods}: sirve para {stages} y para %n cartas por venir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Produces {goods}: needed for {stages}.</source>
        <translation>Produce {goods}: sirve para {stages}.</translation>
    </message>
    <message numerus="yes">
        <source>Saves %n coin(s) when you build {thing}.</source>
        <translation>
            <numerusform>Ahorra %n moneda al construir {thing}.</numerusform>
            <numerusform>Ahorra %n monedas al construir {thing}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The coin counts as any resource.</source>
        <translation>La moneda vale como cualquier recurso.</translation>
    </message>
    <message numerus="yes">
        <source>The science symbol is worth %n point(s).</source>
        <translation>
            <numerusform>El símbolo científico vale %n punto.</numerusform>
            <numerusform>El símbolo científico vale %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then another {card} brings a progress token.</source>
        <translation>Después, otra carta igual ({card}) te da una ficha de progreso.</translation>
    </message>
    <message>
        <source>Then any green card brings a progress token.</source>
        <translation>Después, cualquier carta verde te da una ficha de progreso.</translation>
    </message>
    <message numerus="yes">
        <source>Worth %n point(s) with the cities as they are now.</source>
        <translation>
            <numerusform>Vale %n punto con las ciudades como están ahora.</numerusform>
            <numerusform>Vale %n puntos con las ciudades como están ahora.</numerusform>
        </translation>
    </message>
    <message>
        <source>You tie with {neighbour} instead of losing: {shields}.</source>
        <translation>Empatas con {neighbour} en vez de perder: {shields}.</translation>
    </message>
    <message>
        <source>You win against {neighbour} instead of a tie: {shields}.</source>
        <translation>Ganas contra {neighbour} en vez de empatar: {shields}.</translation>
    </message>
    <message>
        <source>You win against {neighbour} instead of losing: {shields}.</source>
        <translation>Ganas contra {neighbour} en vez de perder: {shields}.</translation>
    </message>
    <message>
        <source>stage {number}</source>
        <comment>in a sentence</comment>
        <translation>la etapa {number}</translation>
    </message>
    <message>
        <source>stage {number}</source>
        <comment>of Architects, in a sentence</comment>
        <translation>la etapa {number}</translation>
    </message>
    <message>
        <source>your left neighbour</source>
        <comment>after: win against, tie with, ahead of, behind</comment>
        <translation>el vecino de la izquierda</translation>
    </message>
    <message>
        <source>your opponent</source>
        <comment>after: win against, tie with, ahead of, behind</comment>
        <translation>tu rival</translation>
    </message>
    <message>
        <source>your right neighbour</source>
        <comment>after: win against, tie with, ahead of, behind</comment>
        <translation>el vecino de la derecha</translation>
    </message>
    <message>
        <source>{after} to {theirs} shields, not {before} to {theirs}</source>
        <translation>{after} a {theirs} en escudos, no {before} a {theirs}</translation>
    </message>
    <message>
        <source>{card} does not help to pay for your next stage.</source>
        <translation>{card} no ayuda a pagar la próxima etapa.</translation>
    </message>
    <message>
        <source>{token} ({effect}).</source>
        <comment>a progress token and what it does</comment>
        <translation>{token} ({effect}).</translation>
    </message>
    <message>
        <source>{token} gives you another card for it.</source>
        <translation>Con {token} sacas una carta más.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button of the replay: what a press does.</extracomment>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuar desde aquí</translation>
    </message>
    <message>
        <source>Discards</source>
        <extracomment>The discard pile; the title of the page; how fast it plays; a match that is practice.</extracomment>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Everything visible</source>
        <translation>Todo a la vista</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>A button of the replay: what a press does.</extracomment>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>Cartas ocultas</translation>
    </message>
    <message>
        <source>Hide what comes</source>
        <translation>Ocultar lo que viene</translation>
    </message>
    <message>
        <source>In the last turn</source>
        <translation>En el último turno</translation>
    </message>
    <message>
        <source>In this turn</source>
        <translation>En este turno</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>A button of the replay: what a press does.</extracomment>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Nothing has been played yet, and what comes is hidden.</source>
        <translation>Aún no se ha jugado nada, y lo que viene está oculto.</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button of the replay: what a press does.</extracomment>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button of the replay: what a press does.</extracomment>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>The discard pile; the title of the page; how fast it plays; a match that is practice.</extracomment>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>A button of the replay: what a press does.</extracomment>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronda {round}</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>Save the table of this moment as a picture</source>
        <translation>Guardar la mesa de este momento como imagen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vista de</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>The discard pile; the title of the page; how fast it plays; a match that is practice.</extracomment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Spoiler-free: hides how the match continues</source>
        <translation>Sin spoilers: oculta cómo sigue la partida</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Etapa {number}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>The match has reached this point: the rest has not been played yet.</source>
        <translation>La partida está aquí: lo que sigue aún está por jugarse.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>What all may see</source>
        <translation>Lo que todos pueden ver</translation>
    </message>
    <message>
        <source>as a new practice match</source>
        <translation>como nueva partida de práctica</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>descarta una carta</translation>
    </message>
    <message>
        <source>discards {card}</source>
        <translation>descarta {card}</translation>
    </message>
    <message>
        <source>hand, then the cards under the stages</source>
        <translation>la mano y, después, lo que hay bajo las etapas</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>The discard pile; the title of the page; how fast it plays; a match that is practice.</extracomment>
        <translation>práctica</translation>
    </message>
    <message numerus="yes">
        <source>{names}: victory with %n point(s)</source>
        <translation>
            <numerusform>{names}: victoria con %n punto</numerusform>
            <numerusform>{names}: victoria con %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n games to the end agree: {points} ± {error} points.</source>
        <translation>
            <numerusform>%n partida hasta el final lo confirma: {points} ± {error} puntos.</numerusform>
            <numerusform>%n partidas hasta el final lo confirman: {points} ± {error} puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} choices judged …</source>
        <translation>
            <numerusform>%n de {count} elecciones evaluada …</numerusform>
            <numerusform>%n de {count} elecciones evaluadas …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} choices were the best, or about as good.</source>
        <translation>
            <numerusform>%n de {count} elecciones fue la mejor, o casi tan buena.</numerusform>
            <numerusform>%n de {count} elecciones fueron las mejores, o casi tan buenas.</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good as the best</source>
        <translation>Casi tan buena como la mejor</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The head of a column of the printed review: the best choice, how good the choice was, when, the choice that was played, who, why.</extracomment>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Better: {plan}</source>
        <translation>Mejor: {plan}</translation>
    </message>
    <message>
        <source>Chance lost</source>
        <translation>Probabilidad perdida</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Probabilidad de ganar</translation>
    </message>
    <message>
        <source>Chance of winning before</source>
        <translation>Probabilidad de ganar antes</translation>
    </message>
    <message>
        <source>Chance of winning if everyone plays well</source>
        <translation>Probabilidad de ganar si todos juegan bien</translation>
    </message>
    <message>
        <source>Drills</source>
        <extracomment>A button and the title of the page: the choices of a finished match, judged.</extracomment>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Each loss counts in its main category only.</source>
        <translation>Cada pérdida cuenta solo en su categoría principal.</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Puntos esperados</translation>
    </message>
    <message>
        <source>Grade</source>
        <extracomment>The head of a column of the printed review: the best choice, how good the choice was, when, the choice that was played, who, why.</extracomment>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Moment</source>
        <extracomment>The head of a column of the printed review: the best choice, how good the choice was, when, the choice that was played, who, why.</extracomment>
        <translation>Momento</translation>
    </message>
    <message>
        <source>No choice has cost more than a point.</source>
        <translation>Ninguna elección costó más de un punto.</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Aún sin evaluar</translation>
    </message>
    <message numerus="yes">
        <source>Only an estimate: in %n games to the end neither was clearly better ({points} ± {error} points).</source>
        <translation>
            <numerusform>Es solo una estimación: en %n partida hasta el final ninguna fue claramente mejor ({points} ± {error} puntos).</numerusform>
            <numerusform>Es solo una estimación: en %n partidas hasta el final ninguna fue claramente mejor ({points} ± {error} puntos).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only an estimate: in %n games to the end the choice made was better, by {points} ± {error} points.</source>
        <translation>
            <numerusform>Es solo una estimación: en %n partida hasta el final fue mejor la opción elegida, por {points} ± {error} puntos.</numerusform>
            <numerusform>Es solo una estimación: en %n partidas hasta el final fue mejor la opción elegida, por {points} ± {error} puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>The head of a column of the printed review: the best choice, how good the choice was, when, the choice that was played, who, why.</extracomment>
        <translation>Jugó</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>The head of a column of the printed review: the best choice, how good the choice was, when, the choice that was played, who, why.</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Puntos perdidos</translation>
    </message>
    <message>
        <source>Practise your costly choices</source>
        <translation>Practica tus elecciones más caras</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>The head of a column of the printed review: the best choice, how good the choice was, when, the choice that was played, who, why.</extracomment>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>A button and the title of the page: the choices of a finished match, judged.</extracomment>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Save all choices as a table</source>
        <translation>Guardar todas las elecciones como tabla</translation>
    </message>
    <message>
        <source>Save the review as a page to print</source>
        <translation>Guardar la revisión como página para imprimir</translation>
    </message>
    <message>
        <source>See it at the table</source>
        <translation>Ver en la mesa</translation>
    </message>
    <message>
        <source>The best choice found</source>
        <translation>La mejor elección encontrada</translation>
    </message>
    <message>
        <source>The best move by another player: {name}, {moment}: {plan}.</source>
        <translation>La mejor jugada de los demás: {name}, {moment}: {plan}.</translation>
    </message>
    <message>
        <source>The costliest choices</source>
        <translation>Las elecciones más caras</translation>
    </message>
    <message>
        <source>The moment</source>
        <translation>El momento</translation>
    </message>
    <message>
        <source>The review could not be finished.</source>
        <translation>No se pudo terminar la revisión.</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>Elecciones de quién</translation>
    </message>
    <message>
        <source>Your cards were worth as much as the others'.</source>
        <translation>Tus cartas valían tanto como las de los demás.</translation>
    </message>
    <message>
        <source>Your cards were worth {points} points less than the others'.</source>
        <translation>Tus cartas valían {points} puntos menos que las de los demás.</translation>
    </message>
    <message>
        <source>Your cards were worth {points} points more than the others'.</source>
        <translation>Tus cartas valían {points} puntos más que las de los demás.</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>all: of all Ages; better and played: over the better choice and the one that was played.</extracomment>
        <translation>total</translation>
    </message>
    <message>
        <source>as a practice match</source>
        <translation>como partida de práctica</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>all: of all Ages; better and played: over the better choice and the one that was played.</extracomment>
        <translation>mejor</translation>
    </message>
    <message>
        <source>better: {plan}</source>
        <translation>mejor: {plan}</translation>
    </message>
    <message>
        <source>better: {plan} · {chance}</source>
        <translation>mejor: {plan} · {chance}</translation>
    </message>
    <message>
        <source>if all were equal: {share}</source>
        <translation>si todos fueran iguales: {share}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>all: of all Ages; better and played: over the better choice and the one that was played.</extracomment>
        <translation>jugada</translation>
    </message>
    <message>
        <source>{plan}: {difference}</source>
        <translation>{plan}: {difference}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A battle</source>
        <translation>Una batalla</translation>
    </message>
    <message>
        <source>A blue card is worth 3 points, or 2 with a cat on it. Whoever takes a card with a cat takes the cat from whoever has it.</source>
        <translation>Una carta azul vale 3 puntos, o 2 si lleva un gato. Quien toma una carta con gato se queda con el gato, lo tenga quien lo tenga.</translation>
    </message>
    <message>
        <source>A blue card is worth the points printed on it. Simple and safe.</source>
        <translation>Una carta azul vale los puntos que lleva. Sencillo y seguro.</translation>
    </message>
    <message>
        <source>A card counts as built in whatever way it was built: paid, free, by a chain or from the discard pile. A stage built with it does not.</source>
        <translation>Una carta cuenta como construida de cualquier modo: pagada, gratis, en cadena o desde el descarte. Una etapa construida con ella no cuenta.</translation>
    </message>
    <message>
        <source>A card that a chain makes free for it must be built: it may be neither discarded nor put under a stage. But another card may be chosen.</source>
        <translation>Una carta que una cadena le hace gratis debe construirse: no se puede descartar ni poner bajo una etapa. Pero se puede elegir otra carta.</translation>
    </message>
    <message>
        <source>A card under the wonder is no structure: it has no name and no colour, and only you know which it was.</source>
        <translation>Una carta bajo la Maravilla no es una estructura: no tiene nombre ni color, y solo tú sabes cuál era.</translation>
    </message>
    <message>
        <source>A card with two symbols separated by a stroke produces one or the other each turn, as you need, never both. A neighbour who buys from it chooses independently.</source>
        <translation>Una carta con dos símbolos separados por una barra produce uno u otro, según lo que necesites en ese turno, nunca los dos. Cada vecino que le compra elige por su cuenta.</translation>
    </message>
    <message>
        <source>A card you give up goes to the discard pile and stops working, its chains too. You keep coins it once brought, and you may build the structure again.</source>
        <translation>Una carta entregada va al descarte y deja de valer, también en las cadenas. Las monedas que dio se quedan, y la estructura se puede volver a construir.</translation>
    </message>
    <message>
        <source>A chain works from the turn after its structure was built, whatever the Age, also when that structure came from the discard pile.</source>
        <translation>Una cadena vale desde el turno siguiente al de construir su estructura, en cualquier Era, también si esta vino del descarte.</translation>
    </message>
    <message>
        <source>A city never holds two structures of the same name, however they are built. The Loom, the Glassworks and the Press of Ages I and II are the same structure.</source>
        <translation>Una ciudad nunca tiene dos estructuras con el mismo nombre, se construyan como se construyan. El Telar, la Vidriería y la Prensa de las Eras I y II son la misma estructura.</translation>
    </message>
    <message>
        <source>A copied Scientists Guild gives a symbol of your choice.</source>
        <translation>Un Gremio de Científicos copiado da un símbolo a elegir.</translation>
    </message>
    <message>
        <source>A copied Shipowners Guild counts itself; the house rules can change that.</source>
        <translation>Un Gremio de Armadores copiado se cuenta a sí mismo; las reglas de la casa pueden cambiarlo.</translation>
    </message>
    <message>
        <source>A diplomacy token keeps your city out of the next conflict. You take no token, neither victory nor defeat, and then put one diplomacy token back; you cannot keep it for later.</source>
        <translation>Un marcador de diplomacia deja a tu ciudad fuera del próximo conflicto. No recibes ningún marcador, ni de victoria ni de derrota, y luego devuelves un marcador de diplomacia; no puedes guardarlo.</translation>
    </message>
    <message>
        <source>A free structure once an Age</source>
        <translation>Una estructura gratis por Era</translation>
    </message>
    <message>
        <source>A leader is no structure. It has no colour, and its shields and symbols make no red or green card of it.</source>
        <translation>Un líder no es una estructura. No tiene color, y sus escudos y símbolos no lo convierten en carta roja o verde.</translation>
    </message>
    <message>
        <source>A leader never gets into the discard pile, whether it was discarded for coins, used for a stage or left over.</source>
        <translation>Un líder nunca llega al descarte, lo hayas cambiado por monedas, usado en una etapa o dejado sin usar.</translation>
    </message>
    <message>
        <source>A new token is not retroactive: cards taken before it do not count.</source>
        <translation>Una ficha nueva no es retroactiva: las cartas tomadas antes no cuentan.</translation>
    </message>
    <message>
        <source>A play takes one option at most. Where another expansion offers one for the same stage, you choose between them.</source>
        <translation>Una jugada lleva una opción como máximo. Si otra expansión ofrece una para la misma etapa, eliges entre ellas.</translation>
    </message>
    <message>
        <source>A price never falls below 0 coins.</source>
        <translation>Un precio nunca baja de 0 monedas.</translation>
    </message>
    <message>
        <source>A resource that a neighbour produces costs you 2 coins, paid to that neighbour. The neighbour cannot refuse and does not lose the resource.</source>
        <translation>Un recurso que produce un vecino te cuesta 2 monedas, pagadas a ese vecino. No puede negarse y no se queda sin el recurso.</translation>
    </message>
    <message>
        <source>A stage built with a seventh card may take part, if a pawn is left and you have not taken part in that Age. A structure from the discard pile is no stage.</source>
        <translation>Una etapa construida con la séptima carta puede participar, si queda un peón y no participaste en esa Era. Una estructura del descarte no es una etapa.</translation>
    </message>
    <message>
        <source>A stage is copied as it is printed on the board of the neighbour, built or not, and at the cost of Manneken Pis.</source>
        <translation>Una etapa se copia como está impresa en el tablero del vecino, construida o no, y al costo de Manneken Pis.</translation>
    </message>
    <message>
        <source>A symbol of your choice, from Babylon or the Scientists Guild, is chosen by the program at the end, for the best total.</source>
        <translation>Un símbolo a elegir, de Babilonia o del Gremio de Científicos, lo elige el programa al final, para el mejor total.</translation>
    </message>
    <message>
        <source>A token helps you for the rest of the game. Tokens with an action work once a turn; tokens that score count at the end.</source>
        <translation>Una ficha te ayuda hasta el final de la partida. Las que actúan sirven una vez por turno; las que puntúan cuentan al final.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>A turn with the Free City</source>
        <translation>Un turno con la Ciudad Libre</translation>
    </message>
    <message>
        <source>A victory token of the raiders has the printed value, also if the card is built in another Age, and counts like any other.</source>
        <translation>Un marcador de victoria de los saqueadores tiene el valor impreso, aunque la carta se construya en otra Era, y cuenta como cualquier otro.</translation>
    </message>
    <message>
        <source>A yellow card is a coin. It counts as any resource you are missing.</source>
        <translation>Una carta amarilla es una moneda. Vale por cualquier recurso que falte.</translation>
    </message>
    <message>
        <source>Abu Simbel</source>
        <translation>Abu Simbel</translation>
    </message>
    <message>
        <source>Add up: victories less defeats, 1 point for every 3 coins, the stages of your wonder, blue cards, yellow cards, guilds, science.</source>
        <translation>Suma: victorias menos derrotas, 1 punto por cada 3 monedas, las etapas de tu Maravilla, cartas azules, cartas amarillas, Gremios y ciencia.</translation>
    </message>
    <message>
        <source>After each turn you give the rest of your hand to a neighbour: to the left in Ages I and III, to the right in Age II. What you pass on is what that neighbour chooses from next.</source>
        <translation>Después de cada turno das el resto de tu mano a un vecino: a la izquierda en las Eras I y III, a la derecha en la Era II. Ese vecino elegirá entre las cartas que le pasas.</translation>
    </message>
    <message>
        <source>After the sixth turn the last cards go to the discard pile, conflicts are settled, and the next Age is dealt. After the third Age comes the score.</source>
        <translation>Después del sexto turno, las últimas cartas van al descarte, se resuelven los conflictos y se reparte la Era siguiente. Después de la tercera Era viene la puntuación.</translation>
    </message>
    <message>
        <source>After the third Age everything is counted. The city with the most victory points wins.</source>
        <translation>Después de la tercera Era se cuenta todo. Gana la ciudad con más puntos de victoria.</translation>
    </message>
    <message>
        <source>Aganice changes a symbol of a green card or of a leader.</source>
        <translation>Aganice cambia un símbolo de una carta verde o de un líder.</translation>
    </message>
    <message>
        <source>Agrippina's condition is checked at the end: leaders under the wonder, buried or discarded do not count against it.</source>
        <translation>La condición de Agripina se comprueba al final: los líderes bajo la Maravilla, enterrados o descartados no estorban.</translation>
    </message>
    <message>
        <source>All penalties come at once. Where there is a choice, you make it. A red card that is lost fights no more, and tokens of the conflict to come cannot pay.</source>
        <translation>Todas las penalizaciones llegan a la vez. Donde hay elección, es tuya. Una carta roja perdida ya no lucha, y los marcadores del conflicto siguiente no sirven para pagar.</translation>
    </message>
    <message>
        <source>All play at once. You choose one card from your hand and what to do with it: build it, use it for a stage of your wonder, or discard it for 3 coins.</source>
        <translation>Todos juegan a la vez. Eliges una carta de tu mano y qué hacer con ella: construirla, usarla para una etapa de tu Maravilla o descartarla por 3 monedas.</translation>
    </message>
    <message>
        <source>An Age has seven turns: Olympia's free last card is the one of the seventh turn, and Babylon's extra card is the eighth.</source>
        <translation>Una Era tiene siete turnos: la última carta, gratis para Olimpia, es la del séptimo turno, y la carta extra de Babilonia es la octava.</translation>
    </message>
    <message>
        <source>An Age has six turns, a game eighteen.</source>
        <translation>Una Era tiene seis turnos; una partida, dieciocho.</translation>
    </message>
    <message>
        <source>An effect that finds no card does nothing.</source>
        <translation>Un efecto que no encuentra cartas no hace nada.</translation>
    </message>
    <message>
        <source>An extra card is an offer: what you have not taken by the end of the turn is gone.</source>
        <translation>Una carta extra es una oferta: lo que no tomaste al final del turno se pierde.</translation>
    </message>
    <message>
        <source>An extra card may be the top of either of your decks or of the centre.</source>
        <translation>Una carta extra puede ser la superior de uno de tus dos mazos o del centro.</translation>
    </message>
    <message>
        <source>Architects</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Arquitectos</translation>
    </message>
    <message>
        <source>Architects is a game of its own: short turns, one card at a time. You collect resources and build the five stages of your wonder.</source>
        <translation>Arquitectos es un juego aparte: turnos cortos, una carta cada vez. Reúnes recursos y construyes las cinco etapas de tu Maravilla.</translation>
    </message>
    <message>
        <source>As soon as the last pawn is taken, the Edifice is built. Everybody with one of its pawns gets its reward.</source>
        <translation>En cuanto se toma el último peón, el Edificio queda construido. Todos los que tienen un peón suyo reciben la recompensa.</translation>
    </message>
    <message>
        <source>At the end of each Age you compare shields with each of your two neighbours. Shields on red cards and on your wonder count, in every conflict from then on.</source>
        <translation>Al final de cada Era comparas escudos con cada uno de tus dos vecinos. Cuentan los escudos de las cartas rojas y de tu Maravilla, en todos los conflictos desde entonces.</translation>
    </message>
    <message>
        <source>At the end of the game, each mask copies a scientific symbol from a green card of a neighbour. Your neighbour loses nothing.</source>
        <translation>Al final de la partida, cada máscara copia un símbolo científico de una carta verde de un vecino. Tu vecino no pierde nada.</translation>
    </message>
    <message>
        <source>At the end of the turn in which he is recruited, Solomon builds one discarded structure for free, of any Age and colour. Before Age I there is none yet.</source>
        <translation>Al final del turno en que se recluta, Salomón construye gratis una estructura descartada, de cualquier Era y color. Antes de la Era I aún no hay ninguna.</translation>
    </message>
    <message>
        <source>At the end of the turn in which it builds such a stage, Halicarnassus looks through all discarded cards and builds one of them for free. Sides A and Day have one such stage, sides B and Night three.</source>
        <translation>Al final del turno en que construye una etapa así, Halicarnaso mira todas las cartas descartadas y construye una de ellas gratis. Los lados A y Día tienen una de esas etapas, los lados B y Noche, tres.</translation>
    </message>
    <message>
        <source>At the end of the turn in which it is built, the Forging Agency builds one discarded structure for free, of any Age and colour, if your city does not have it yet.</source>
        <translation>Al final del turno en que se construye, la Oficina de Falsificación construye gratis una estructura descartada, de cualquier Era y color, que tu ciudad aún no tenga.</translation>
    </message>
    <message>
        <source>At the end, Enheduanna adds one more of the symbol you have most, and Aganice turns one of your symbols into another one.</source>
        <translation>Al final, Enheduanna añade un símbolo igual al que más tienes, y Aganice cambia uno de tus símbolos por otro.</translation>
    </message>
    <message>
        <source>Babylon can play the last card of an Age too, instead of losing it: build it, use it for a stage, or discard it for 3 coins. This is a power of side B, and of Night in the second edition.</source>
        <translation>Babilonia puede jugar también la última carta de una Era en vez de perderla: construirla, usarla para una etapa o descartarla por 3 monedas. Es un poder del lado B y, en la segunda edición, de la Noche.</translation>
    </message>
    <message>
        <source>Before Age III you use your third leader. The fourth leaves the game unseen and brings no coins.</source>
        <translation>Antes de la Era III usas tu tercer líder. El cuarto sale del juego sin que nadie lo vea y no trae monedas.</translation>
    </message>
    <message>
        <source>Before each Age</source>
        <translation>Antes de cada Era</translation>
    </message>
    <message>
        <source>Before the cards of an Age are dealt, everybody chooses one leader from the hand and one of three actions. All are revealed together.</source>
        <translation>Antes de repartir las cartas de una Era, cada uno elige un líder de su mano y una de tres acciones. Todo se revela a la vez.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
    </message>
    <message>
        <source>Berenice adds 1 coin once a turn when the bank pays you. Xenophon brings 2 coins for each yellow card, Vitruvius for each card built by a chain, Nero for each victory token.</source>
        <translation>Berenice añade 1 moneda, una vez por turno, cuando el banco te paga. Jenofonte trae 2 monedas por cada carta amarilla, Vitruvio por cada carta construida en cadena, Nerón por cada marcador de victoria.</translation>
    </message>
    <message>
        <source>Besides points, shields, coins and resources some stages give a power. It works from the moment the stage is built, for the rest of the game.</source>
        <translation>Además de puntos, escudos, monedas y recursos, algunas etapas dan un poder. Vale desde que se construye la etapa, hasta el final de la partida.</translation>
    </message>
    <message>
        <source>Bilkis buys any one resource from the bank for 1 coin, once a turn, beside what you buy from neighbours. Hatshepsut gives 1 coin for each neighbour you bought from, after you have paid.</source>
        <translation>Bilkis compra al banco un recurso cualquiera por 1 moneda, una vez por turno, además de lo que compras a los vecinos. Hatshepsut da 1 moneda por cada vecino al que compraste, después del pago.</translation>
    </message>
    <message>
        <source>Black cards</source>
        <translation>Cartas negras</translation>
    </message>
    <message>
        <source>Black cards and war</source>
        <translation>Cartas negras y la guerra</translation>
    </message>
    <message>
        <source>Black is a colour of its own. Black cards are built like all others, and many cost coins: these go to the bank, and you need them when the turn begins. No chain leads to a black card or from one.</source>
        <translation>El negro es un color aparte. Las cartas negras se construyen como todas las demás, y muchas cuestan monedas: van al banco, y debes tenerlas al comienzo del turno. Ninguna cadena lleva a una carta negra ni sale de una.</translation>
    </message>
    <message>
        <source>Black is a colour where colours are counted, as by Olympia's first card of each colour. Black cards with shields are no red cards.</source>
        <translation>El negro es un color donde se cuentan colores, como en la primera carta de cada color de Olimpia. Las cartas negras con escudos no son cartas rojas.</translation>
    </message>
    <message>
        <source>Blue cards and the cat</source>
        <translation>Cartas azules y el gato</translation>
    </message>
    <message>
        <source>Blue: civilian structures</source>
        <translation>Azul: estructuras civiles</translation>
    </message>
    <message>
        <source>Blue: victory points. Yellow: coins, trade and points. Red: shields for war. Green: science.</source>
        <translation>Azul: puntos de victoria. Amarillo: monedas, comercio y puntos. Rojo: escudos para la guerra. Verde: ciencia.</translation>
    </message>
    <message>
        <source>Brown cards produce raw materials: wood, stone, ore and clay. Grey cards produce manufactured goods: glass, loom and papyrus. Your board produces one resource too.</source>
        <translation>Las cartas marrones producen materias primas: madera, piedra, mineral y arcilla. Las cartas grises producen manufacturados: vidrio, tela y papiro. Tu tablero también produce un recurso.</translation>
    </message>
    <message>
        <source>Brown: raw materials. Grey: manufactured goods. They pay for everything else.</source>
        <translation>Marrón: materias primas. Gris: manufacturados. Con ellos se paga todo lo demás.</translation>
    </message>
    <message>
        <source>Build a stage: the leader goes face down under the next stage of your wonder, which you pay for as usual, also by buying from neighbours.</source>
        <translation>Construir una etapa: el líder va bocabajo debajo de la siguiente etapa de tu Maravilla, que se paga como siempre, también comprando a los vecinos.</translation>
    </message>
    <message>
        <source>Building a stage</source>
        <translation>Construir una etapa</translation>
    </message>
    <message>
        <source>Building a structure</source>
        <translation>Construir una estructura</translation>
    </message>
    <message>
        <source>Building from the discard pile</source>
        <translation>Construir desde el descarte</translation>
    </message>
    <message>
        <source>Building together</source>
        <translation>Construir juntos</translation>
    </message>
    <message>
        <source>Buying from neighbours</source>
        <translation>Comprar a los vecinos</translation>
    </message>
    <message>
        <source>Byzantium</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Bizancio</translation>
    </message>
    <message>
        <source>Byzantium takes diplomacy tokens with its stages: one on sides A and Day, two on sides B and Night.</source>
        <translation>Bizancio recibe marcadores de diplomacia con sus etapas: uno en los lados A y Día, dos en los lados B y Noche.</translation>
    </message>
    <message>
        <source>Caligula makes a black card free with its coins. Diocletian pays for every black card that is built from then on, also from the discard pile.</source>
        <translation>Calígula hace gratis una carta negra, también sus monedas. Diocleciano paga por toda carta negra que se construye desde entonces, también desde el descarte.</translation>
    </message>
    <message>
        <source>Cards under the wonder have no colour: they are neither lost nor counted.</source>
        <translation>Las cartas bajo la Maravilla no tienen color: ni se pierden ni se cuentan.</translation>
    </message>
    <message>
        <source>Carthage</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Cartago</translation>
    </message>
    <message>
        <source>Chains</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Cadenas</translation>
    </message>
    <message>
        <source>Chance decides who begins; the house rules can name a seat.</source>
        <translation>La suerte decide quién empieza; las reglas de la casa pueden señalar un lugar.</translation>
    </message>
    <message>
        <source>Cheaper trade</source>
        <translation>Comercio más barato</translation>
    </message>
    <message>
        <source>Choosing four leaders</source>
        <translation>La elección de cuatro líderes</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Ciudades</translation>
    </message>
    <message>
        <source>Cities adds black cards to each Age: as many as there are players, drawn at random and unseen. Everybody gets eight cards then, and an Age has seven turns; the eighth card is discarded.</source>
        <translation>Ciudades añade cartas negras a cada Era: tantas como jugadores, sorteadas sin que nadie las vea. Cada uno recibe entonces ocho cartas, y una Era tiene siete turnos; la octava carta se descarta.</translation>
    </message>
    <message>
        <source>Cities and Edifice</source>
        <translation>Ciudades y Edificios</translation>
    </message>
    <message>
        <source>Cities and Leaders</source>
        <translation>Ciudades y Líderes</translation>
    </message>
    <message>
        <source>Coins</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Coins for victory tokens belong to the last turn of the Age: Berenice adds to them only if she has not been used in that turn.</source>
        <translation>Las monedas por marcadores de victoria pertenecen al último turno de la Era: Berenice solo les añade algo si aún no se ha usado en ese turno.</translation>
    </message>
    <message>
        <source>Coins only replace resources you are missing; a resource you have is used first. A house rule can change this.</source>
        <translation>Las monedas completan solo lo que falta; un recurso que tienes se usa primero. Las reglas de la casa pueden cambiarlo.</translation>
    </message>
    <message>
        <source>Coins that an Edifice brings in a turn can pay a loss of that turn. Debts answer losses only, never the penalty of an Edifice; the debts of both boxes are added up at the end.</source>
        <translation>Las monedas que un Edificio trae en un turno pueden pagar una pérdida de ese turno. Las deudas responden solo a pérdidas, nunca a la penalización de un Edificio; las deudas de ambas cajas se suman al final.</translation>
    </message>
    <message>
        <source>Coins that are counted are not spent: the treasury scores the same coins.</source>
        <translation>Las monedas contadas no se gastan: la Tesorería puntúa las mismas monedas.</translation>
    </message>
    <message>
        <source>Coins you earn in a turn can be spent from the next turn on: from sales, from a discarded card, from a structure or a stage.</source>
        <translation>Las monedas ganadas en un turno solo se pueden gastar desde el siguiente: de ventas, de una carta descartada, de una estructura o de una etapa.</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Copying a guild</source>
        <translation>Copiar un Gremio</translation>
    </message>
    <message>
        <source>Debt tokens do not run out and are never paid back.</source>
        <translation>Las fichas de Deuda no se acaban y nunca se devuelven.</translation>
    </message>
    <message>
        <source>Debts</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Deudas</translation>
    </message>
    <message>
        <source>Debts are neither coins nor defeat tokens: a tie at the end is broken by coins, as usual.</source>
        <translation>Las deudas no son monedas ni marcadores de derrota: un empate al final se decide por las monedas, como siempre.</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Diplomacia</translation>
    </message>
    <message>
        <source>Diplomacy does not protect from losses, from raiders or from the penalty of an Edifice. A token from the last turn of an Age already counts in its conflict.</source>
        <translation>La diplomacia no protege de pérdidas, de saqueadores ni de la penalización de un Edificio. Un marcador del último turno de una Era ya vale en su conflicto.</translation>
    </message>
    <message>
        <source>Discard: the leader is gone, and you take 3 coins from the bank.</source>
        <translation>Descartar: el líder sale del juego, y recibes 3 monedas del banco.</translation>
    </message>
    <message>
        <source>Discarded cards are face down in the discard pile. Everybody knows how many there are, but nobody may look at them unless a power says so.</source>
        <translation>Las cartas descartadas quedan bocabajo en el descarte. Todos saben cuántas hay, nadie puede mirarlas, salvo que un poder lo permita.</translation>
    </message>
    <message>
        <source>Discarding for 3 coins</source>
        <translation>Descartar por 3 monedas</translation>
    </message>
    <message>
        <source>Each Age has its own deck. With more players there are more cards in it, so that everybody is dealt 7 cards. In the third Age guilds are drawn and mixed in: two more than there are players.</source>
        <translation>Cada Era tiene su mazo. Con más jugadores entran más cartas, para que cada uno reciba 7 cartas. En la tercera Era se sortean dos Gremios más que jugadores y se mezclan con las demás cartas.</translation>
    </message>
    <message>
        <source>Each Clandestine Wharf saves 1 coin on the first resource that you buy from that neighbour in a turn, brown or grey. The Smuggler's Cache saves 1 coin each time you buy the resource that is printed on a neighbour's board.</source>
        <translation>Cada Muelle Clandestino ahorra 1 moneda en el primer recurso que compras a ese vecino en un turno, materia prima o manufacturado. El Escondrijo de Contrabandistas ahorra 1 moneda cada vez que compras el recurso impreso en el tablero de un vecino.</translation>
    </message>
    <message>
        <source>Each Edifice keeps its pawns, and an Age has seven turns in which to take them. Penalties never ask for black cards.</source>
        <translation>Cada Edificio conserva sus peones, y una Era tiene siete turnos para tomarlos. Las penalizaciones nunca piden cartas negras.</translation>
    </message>
    <message>
        <source>Each debt costs you 1 point at the end. Debts cannot be paid back.</source>
        <translation>Cada deuda te cuesta 1 punto al final. Las deudas no se pueden devolver.</translation>
    </message>
    <message>
        <source>Each of the others chooses the token, all at the same time; a city without one gives nothing.</source>
        <translation>Cada uno de los demás elige el marcador, todos a la vez; una ciudad sin marcador no devuelve nada.</translation>
    </message>
    <message>
        <source>Each project has pawns: 2 with three players, 3 with four or five, 4 with six, 5 with seven.</source>
        <translation>En cada proyecto hay peones: 2 con tres jugadores, 3 con cuatro o cinco, 4 con seis, 5 con siete.</translation>
    </message>
    <message>
        <source>Each set of three different symbols scores 7 more points. So 3 of the same kind are 9 points, one of each 10.</source>
        <translation>Cada trío de símbolos diferentes vale 7 puntos más. Así, 3 de un solo tipo son 9 puntos, y uno de cada, 10.</translation>
    </message>
    <message>
        <source>Each stage of Carthage has two halves. You build one of them and choose which; the other half is lost.</source>
        <translation>Cada etapa de Cartago tiene dos mitades. Construyes una de ellas y eliges cuál; la otra se pierde.</translation>
    </message>
    <message>
        <source>Edifices</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Edificios</translation>
    </message>
    <message>
        <source>Eight can play too: the cards are those for seven, with seven black cards in each Age. So everybody gets seven cards and an Age has six turns, as usual.</source>
        <translation>También pueden jugar ocho: las cartas son las de siete jugadores, con siete cartas negras en cada Era. Así, cada uno recibe siete cartas y la Era tiene seis turnos, como siempre.</translation>
    </message>
    <message>
        <source>Engineering pays for one stage a turn with any resources. You need not use it.</source>
        <translation>Ingeniería paga una etapa por turno con cualquier recurso. No es obligatorio usarla.</translation>
    </message>
    <message>
        <source>Euclid, Pythagoras and Ptolemy have a symbol each. Aristotle adds 3 points to every set of three different symbols.</source>
        <translation>Euclides, Pitágoras y Ptolomeo tienen un símbolo cada uno. Aristóteles añade 3 puntos a cada trío de símbolos diferentes.</translation>
    </message>
    <message>
        <source>Every red card is a shield. For each horn on it one conflict token is turned to battle. When all are turned, everybody fights at the end of that turn; any further horns are ignored.</source>
        <translation>Toda carta roja es un escudo. Por cada cuerno que lleva, un marcador de conflicto se gira a la cara de la guerra. Cuando todos están girados, todos luchan al final de ese turno; los cuernos que sobran se ignoran.</translation>
    </message>
    <message>
        <source>Every stage is worth points. The stages with a sign do something at once when they are built: they give a card, a progress token or a shield. Giza has no such stage, but more points.</source>
        <translation>Toda etapa vale puntos. Las que llevan un signo hacen algo en cuanto se construyen: dan una carta, una ficha de progreso o un escudo. Guiza no tiene etapas así, pero vale más puntos.</translation>
    </message>
    <message>
        <source>Everybody chooses at the same time without seeing what others choose. A city without coins has nothing to choose and takes debts.</source>
        <translation>Todos eligen al mismo tiempo, sin ver lo que eligen los demás. Una ciudad sin monedas no tiene nada que elegir y toma deudas.</translation>
    </message>
    <message>
        <source>Everybody gets 3 coins. Your neighbours are the cities on your left and on your right; only they matter to you, however many play.</source>
        <translation>Cada uno recibe 3 monedas. Tus vecinos son las ciudades a tu izquierda y a tu derecha; solo ellas cuentan para ti, por muchos jugadores que haya.</translation>
    </message>
    <message>
        <source>Everybody gets a wonder board. It produces one resource from the start, and its two sides have different stages.</source>
        <translation>Cada uno recibe el tablero de una Maravilla. Produce un recurso desde el principio, y cada uno de sus dos lados tiene otras etapas.</translation>
    </message>
    <message>
        <source>Everybody has a wonder of five pieces and, on their left, a face-up deck of 25 cards. So you can take from your own deck and from your right neighbour's deck.</source>
        <translation>Cada uno tiene una Maravilla de cinco piezas y un mazo de 25 cartas, bocarriba, a su izquierda. Así puedes tomar de tu mazo y del mazo del vecino de la derecha.</translation>
    </message>
    <message>
        <source>Everybody is dealt four leaders, keeps one in secret and passes the others to the right. Then the same with three, and with two; the last leader that arrives is kept. Everybody chooses at the same time.</source>
        <translation>Cada uno recibe cuatro líderes, se queda con uno en secreto y pasa los demás a la derecha. Luego lo mismo con tres y con dos; el último líder que llega se queda. Todos eligen a la vez.</translation>
    </message>
    <message>
        <source>Everybody starts with 6 coins instead of 3, because leaders are paid in coins.</source>
        <translation>Todos empiezan con 6 monedas en vez de 3, porque los líderes se pagan con monedas.</translation>
    </message>
    <message>
        <source>Everybody then pays in coins, takes a debt for each coin that is not paid, or some of both. You may take debts even if you have the coins.</source>
        <translation>Cada uno paga entonces en monedas, toma una deuda por cada moneda que no paga, o un poco de cada cosa. Puedes tomar deudas aunque tengas las monedas.</translation>
    </message>
    <message>
        <source>For Cynisca only tokens in your city count: those that Tomyris sent away do not, those received from another city do.</source>
        <translation>Para Cinisca solo cuentan los marcadores de tu ciudad: los que Tomiris envió fuera no, los recibidos de otra ciudad sí.</translation>
    </message>
    <message>
        <source>Free cards of the second edition</source>
        <translation>Cartas gratis de la segunda edición</translation>
    </message>
    <message>
        <source>Gifts</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Regalos</translation>
    </message>
    <message>
        <source>Gifts come at once, before losses of the same turn.</source>
        <translation>Los regalos llegan al instante, antes de las pérdidas del mismo turno.</translation>
    </message>
    <message>
        <source>Green cards</source>
        <translation>Cartas verdes</translation>
    </message>
    <message>
        <source>Green: science</source>
        <translation>Verde: ciencia</translation>
    </message>
    <message>
        <source>Grey cards are resources. A stage costs a number of resources that are all the same or all different. It does not matter which.</source>
        <translation>Las cartas grises son recursos. El costo de una etapa es una cantidad de recursos todos iguales, o todos diferentes. No importa cuáles.</translation>
    </message>
    <message>
        <source>Guilds score at the end of the game. Most of them give points for what your neighbours have: their cards of a colour, their defeats, their stages.</source>
        <translation>Los Gremios puntúan al final de la partida. La mayoría da puntos por lo que tienen tus vecinos: cartas de un color, derrotas, etapas.</translation>
    </message>
    <message>
        <source>Halicarnassus looks at all there are if a deck has fewer than 5 cards. The others go back into that deck, which is shuffled. Only the player who looks sees them.</source>
        <translation>Halicarnaso mira todas las que haya si el mazo tiene menos de 5 cartas. Las demás vuelven al mazo, que se baraja. Solo quien busca las ve.</translation>
    </message>
    <message>
        <source>Hannibal and Caesar have shields, which count in every conflict after they are recruited.</source>
        <translation>Aníbal y César tienen escudos, que cuentan en todos los conflictos después del reclutamiento.</translation>
    </message>
    <message>
        <source>Hidden resources</source>
        <translation>Recursos ocultos</translation>
    </message>
    <message>
        <source>If a chain makes the structure free too, it is built by the chain, and nothing is used up.</source>
        <translation>Si una cadena también hace gratis la estructura, la construye la cadena, y no se gasta nada.</translation>
    </message>
    <message>
        <source>If a pawn is still on the project when its Age ends, it fails, just before the conflicts. Nobody gets the reward, and everybody without a pawn of that Age suffers the penalty.</source>
        <translation>Si aún queda un peón en el proyecto cuando acaba su Era, fracasa, justo antes de los conflictos. Nadie recibe la recompensa, y quien no tiene peón de esa Era sufre la penalización.</translation>
    </message>
    <message>
        <source>If all your three decks are empty you pass. If every deck is empty the game ends with that turn.</source>
        <translation>Si tus tres mazos están vacíos, pasas. Si todos los mazos están vacíos, la partida acaba con ese turno.</translation>
    </message>
    <message>
        <source>If both neighbours have what you need, you choose whom to pay. The coins reach them at the end of the turn.</source>
        <translation>Si ambos vecinos tienen lo que necesitas, eliges a quién pagas. Las monedas les llegan al final del turno.</translation>
    </message>
    <message>
        <source>If more players take part in a turn than there are pawns, the missing pawns come from the box: everybody gets one.</source>
        <translation>Si en un turno participan más jugadores que peones hay, los que faltan salen de la caja: todos reciben uno.</translation>
    </message>
    <message>
        <source>If no token is left the green cards stay where they are.</source>
        <translation>Si no quedan fichas, las cartas verdes se quedan donde están.</translation>
    </message>
    <message>
        <source>If only two cities are left, they fight once, for one token each. If one is left or none, there is no conflict. The diplomacy tokens are spent all the same.</source>
        <translation>Si quedan solo dos ciudades, luchan una vez, por un marcador cada una. Si queda una o ninguna, no hay conflicto. Los marcadores de diplomacia se gastan igual.</translation>
    </message>
    <message>
        <source>If several effects build from the discard pile in one turn, Halicarnassus is first, Solomon next.</source>
        <translation>Si varios efectos construyen desde el descarte en el mismo turno, primero va Halicarnaso, después Salomón.</translation>
    </message>
    <message>
        <source>If several effects build from the discard pile in one turn, Halicarnassus is first, then Solomon, then the Forging Agency.</source>
        <translation>Si varios efectos construyen desde el descarte en el mismo turno, Halicarnaso es el primero, luego Salomón, luego la Oficina de Falsificación.</translation>
    </message>
    <message>
        <source>If there is a recruited leader, one must be buried; the house rules can make that optional. Without one nothing happens.</source>
        <translation>Si hay un líder reclutado, es obligatorio enterrar a uno; las reglas de la casa pueden hacerlo opcional. Sin ninguno no pasa nada.</translation>
    </message>
    <message>
        <source>If two wonders search the pile in one turn, Halicarnassus goes first, wherever it sits.</source>
        <translation>Si dos Maravillas buscan en el descarte en el mismo turno, Halicarnaso va primero, esté donde esté.</translation>
    </message>
    <message>
        <source>If you can pay the whole penalty, you must.</source>
        <translation>Quien puede pagar toda la penalización debe pagarla.</translation>
    </message>
    <message>
        <source>If you cannot pay the whole penalty, you lose nothing, but take a Debt token of that Age: 2, 3 or 5 points less at the end.</source>
        <translation>Quien no puede pagar toda la penalización no pierde nada, pero recibe una ficha de Deuda de esa Era: 2, 3 o 5 puntos menos al final.</translation>
    </message>
    <message>
        <source>Imhotep saves one resource on each stage, Hammurabi on each blue card, Leonidas on each red card and Archimedes on each green card, whether brown or grey. You are offered the ways to pay that are best for you. Coins in a cost still have to be paid.</source>
        <translation>Imhotep ahorra un recurso en cada etapa, Hammurabi en cada carta azul, Leónidas en cada carta roja y Arquímedes en cada carta verde, sea marrón o gris. El programa ofrece las formas de pagar que son mejores para ti. Las monedas de un costo se siguen pagando.</translation>
    </message>
    <message>
        <source>In the first edition Olympia, on side A, may build one structure per Age for free, coins included. This does not work for stages.</source>
        <translation>En la primera edición Olimpia, en el lado A, puede construir una estructura gratis por Era, monedas incluidas. No sirve para etapas.</translation>
    </message>
    <message>
        <source>In the first edition Olympia, on side B, scores at the end of the game one guild of a neighbour as if it were in its own city. The neighbour loses nothing. The program takes the one that is worth the most.</source>
        <translation>En la primera edición Olimpia, en el lado B, puntúa al final de la partida un Gremio de un vecino como si estuviera en su propia ciudad. El vecino no pierde nada. El programa elige el que más vale.</translation>
    </message>
    <message>
        <source>In the first edition four more guilds are shuffled with the others; the number drawn stays the same.</source>
        <translation>En la primera edición se barajan cuatro Gremios más con los otros; el número de los que se sortean no cambia.</translation>
    </message>
    <message>
        <source>In the first edition three more guilds are shuffled with the others; the number drawn stays the same.</source>
        <translation>En la primera edición, otros tres Gremios se barajan con los demás; el número que se sortea sigue igual.</translation>
    </message>
    <message>
        <source>In the learning game, cards are chosen in secret as always, but the actions are shown one after another, each with its cost and effect. All boards are on side A.</source>
        <translation>En la partida de aprendizaje las cartas se eligen en secreto, como siempre, pero las acciones se muestran una tras otra, cada una con lo que cuesta y lo que da. Todos los tableros están por el lado A.</translation>
    </message>
    <message>
        <source>In the middle are 60 cards face down, the pile of progress tokens with three of them face up, the cat, and the conflict tokens: 3 for two or three players, 4 for four, 5 for five, 6 for six or seven.</source>
        <translation>En el centro están 60 cartas bocabajo, la pila de fichas de progreso con tres de ellas a la vista, el gato y los marcadores de conflicto: 3 para dos o tres jugadores, 4 para cuatro, 5 para cinco, 6 para seis o siete.</translation>
    </message>
    <message>
        <source>In the second edition Olympia builds for free: by day the first structure of each colour it does not have yet, by night the first card of each Age, and later the last one too.</source>
        <translation>En la segunda edición Olimpia construye gratis: de día, la primera estructura de cada color que su ciudad aún no tiene; de noche, la primera carta de cada Era y, más tarde, también la última.</translation>
    </message>
    <message>
        <source>In the sixth turn you have two cards. You choose one; the other goes to the discard pile face down, without coins.</source>
        <translation>En el sexto turno tienes dos cartas. Eliges una; la otra va al descarte bocabajo, sin dar monedas.</translation>
    </message>
    <message>
        <source>Instead of building a card you may put it face down under the next stage of your wonder. You pay the cost of the stage, not of the card, and its effect is yours.</source>
        <translation>En vez de construir una carta, puedes ponerla bocabajo debajo de la siguiente etapa de tu Maravilla. Pagas el costo de la etapa, no el de la carta, y su efecto es tuyo.</translation>
    </message>
    <message>
        <source>It builds structures and stages and buys from both players by the usual rules. Whoever decides for it also chooses whom it pays.</source>
        <translation>Construye estructuras y etapas y compra a ambos jugadores según las reglas de siempre. Quien decide por ella también elige a quién paga.</translation>
    </message>
    <message>
        <source>It counts as one turn for everything that works once a turn.</source>
        <translation>Vale como un turno para todo lo que funciona una vez por turno.</translation>
    </message>
    <message>
        <source>It discards a card for 3 coins only if it can do nothing else with any card of the hand. If only one card can be played for it, that card is reserved for it.</source>
        <translation>Solo descarta una carta por 3 monedas si no puede hacer otra cosa con ninguna carta de la mano. Si una sola carta le sirve, esa carta se le reserva.</translation>
    </message>
    <message>
        <source>It does not matter by how much you win. One shield more is enough.</source>
        <translation>No importa por cuánto ganes. Basta un escudo más.</translation>
    </message>
    <message>
        <source>It is played like a turn: you pay with the coins you had when it began. Coins earned in it can be spent from the first turn of the Age.</source>
        <translation>Se juega como un turno: pagas con las monedas que tenías al empezar. Las monedas ganadas en él se pueden gastar desde el primer turno de la Era.</translation>
    </message>
    <message>
        <source>It works from the turn after its stage was built. If you do not use it in an Age, it is lost.</source>
        <translation>Vale desde el turno siguiente al de construir su etapa. Lo que no se usa en una Era se pierde.</translation>
    </message>
    <message>
        <source>Keys and symbols (F1)</source>
        <translation>Teclas y símbolos (F1)</translation>
    </message>
    <message>
        <source>Later conflicts may bring new defeats after the Memorial.</source>
        <translation>Después del Memorial, los conflictos siguientes pueden traer nuevas derrotas.</translation>
    </message>
    <message>
        <source>Leaders</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Líderes</translation>
    </message>
    <message>
        <source>Leaders and science</source>
        <translation>Los líderes y la ciencia</translation>
    </message>
    <message>
        <source>Leaders and war</source>
        <translation>Los líderes y la guerra</translation>
    </message>
    <message>
        <source>Leaders that save or bring coins</source>
        <translation>Líderes que ahorran o traen monedas</translation>
    </message>
    <message>
        <source>Leaders with two players</source>
        <translation>Líderes con dos jugadores</translation>
    </message>
    <message>
        <source>Losing coins, and debts</source>
        <translation>Perder monedas, y las deudas</translation>
    </message>
    <message>
        <source>Losses come after everything else of the turn: after coins that were earned in it, after builds from the discard pile and after Babylon's last card. One answer settles them all.</source>
        <translation>Las pérdidas vienen después de todo lo demás del turno: de las monedas ganadas en él, de las construcciones desde el descarte y de la última carta de Babilonia. Una sola respuesta vale para todas.</translation>
    </message>
    <message>
        <source>Maecenas pays his own coin; leaders after him are free. Ramses makes guilds free, coins included.</source>
        <translation>Mecenas paga su propia moneda; los líderes después de él son gratis. Ramsés hace gratis los Gremios, monedas incluidas.</translation>
    </message>
    <message>
        <source>Manneken Pis</source>
        <translation>Manneken Pis</translation>
    </message>
    <message>
        <source>Manneken Pis produces nothing and begins with 4 coins more than the others.</source>
        <translation>Manneken Pis no produce nada y empieza con 4 monedas más que los demás.</translation>
    </message>
    <message>
        <source>Masks</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Máscaras</translation>
    </message>
    <message>
        <source>More shields than a neighbour: a victory, worth 1 point in Age I, 3 in Age II and 5 in Age III. Fewer: a defeat, always 1 point less. Equal: nothing.</source>
        <translation>Más escudos que un vecino: victoria, que vale 1 punto en la Era I, 3 en la Era II y 5 en la Era III. Menos: derrota, siempre 1 punto menos. Iguales: nada.</translation>
    </message>
    <message>
        <source>More than each neighbour means more than the left one and more than the right one; a tie is not enough.</source>
        <translation>Más que cada vecino quiere decir más que el de la izquierda y más que el de la derecha; un empate no basta.</translation>
    </message>
    <message>
        <source>More wonders</source>
        <translation>Más Maravillas</translation>
    </message>
    <message>
        <source>Nitocris takes a victory token of the Age about to begin. Telesilla puts back your defeats, and every other player gives back one victory token.</source>
        <translation>Nitocris toma un marcador de victoria de la Era que está por empezar. Telesila devuelve tus derrotas, y cada otro jugador devuelve un marcador de victoria.</translation>
    </message>
    <message>
        <source>Nothing ever costs less than 1 coin, and a post built this turn works from the next turn.</source>
        <translation>Nada cuesta menos de 1 moneda, y un Puesto construido este turno sirve desde el siguiente.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se encontró nada</translation>
    </message>
    <message>
        <source>Of several diplomacy tokens one is spent in each conflict; the others are for later Ages. What is left after Age III is worth nothing.</source>
        <translation>De varios marcadores de diplomacia se gasta uno en cada conflicto; los otros son para las Eras siguientes. Lo que sobra después de la Era III no vale nada.</translation>
    </message>
    <message>
        <source>Of two third stages, and of a stage with a choice, you choose one when you build yours. The stages of the Great Wall are counted as they are printed.</source>
        <translation>Entre dos terceras etapas, o en una etapa con elección, eliges una al construir la tuya. Las etapas de la Gran Muralla cuentan en el orden en que están impresas.</translation>
    </message>
    <message>
        <source>Olympia cannot copy the Courtesans Guild. It copies the other three as seen from its own seat.</source>
        <translation>Olimpia no puede copiar el Gremio de Cortesanas. Los otros tres los copia desde su propio lugar.</translation>
    </message>
    <message>
        <source>Olympia takes both cards before either of them acts. If one deck is empty, it takes only the other card.</source>
        <translation>Olimpia toma las dos cartas antes de que actúe ninguna. Si un mazo está vacío, toma solo la otra carta.</translation>
    </message>
    <message>
        <source>On side A it copies stages: its first stage does what the first stage of the left neighbour does, the second what the second stage of the right neighbour does, the third what the third stage of one of the neighbours does.</source>
        <translation>En el lado A copia etapas: su primera etapa hace lo que hace la primera del vecino de la izquierda, la segunda lo que hace la segunda del vecino de la derecha, la tercera lo que hace la tercera de uno de los vecinos.</translation>
    </message>
    <message>
        <source>On side A they give 8 coins, a scientific symbol of your choice, 2 shields, and a card from the discard pile for free. On side B they give 8 coins and 2 for each neighbour, a mask, a diplomacy token with a loss of 2 coins for every other player, and once a turn a resource that the city does not produce.</source>
        <translation>En el lado A dan 8 monedas, un símbolo científico a tu elección, 2 escudos y una carta del descarte gratis. En el lado B dan 8 monedas y 2 para cada vecino, una máscara, un marcador de diplomacia con la pérdida de 2 monedas para cada uno de los demás, y una vez por turno un recurso que la ciudad no produce.</translation>
    </message>
    <message>
        <source>On sides B and Night its own leaders cost 2 coins less, and those of each neighbour 1 coin less.</source>
        <translation>En los lados B y Noche, sus líderes cuestan 2 monedas menos, y los de cada vecino, 1 moneda menos.</translation>
    </message>
    <message>
        <source>On sides B and Night the first stage makes every other player lose 2 coins.</source>
        <translation>En los lados B y Noche, la primera etapa hace que cada uno de los demás pierda 2 monedas.</translation>
    </message>
    <message>
        <source>On the score sheet their points have a row of their own, and debts have another one.</source>
        <translation>En la hoja de puntuación, sus puntos tienen una fila propia, y las deudas tienen otra.</translation>
    </message>
    <message>
        <source>Once a turn, the Secret Warehouse produces one more of a resource that your board or your brown and grey cards produce. The Black Market produces one that none of them produces. You can choose another one in each turn, and neighbours cannot buy it.</source>
        <translation>Una vez por turno, el Almacén Secreto produce uno más de un recurso que tu tablero o tus cartas marrones y grises producen. El Mercado Negro produce uno que ninguno de ellos produce. En cada turno puedes elegir otro, y los vecinos no pueden comprarlo.</translation>
    </message>
    <message>
        <source>Once an Age, when you build a stage of your wonder, you may take part in the project of that Age. You pay the price of the project together with the stage and take a pawn from its card.</source>
        <translation>Una vez por Era, al construir una etapa de tu Maravilla, puedes participar en el proyecto de esa Era. Pagas el precio del proyecto junto con la etapa y tomas un peón de la carta.</translation>
    </message>
    <message>
        <source>One Edifice of each Age is drawn at the start; everybody sees all three from the first turn on.</source>
        <translation>Al principio se sortea un Edificio de cada Era; todos ven los tres desde el primer turno.</translation>
    </message>
    <message>
        <source>One resource less is no chain, so it brings no coins with Vitruvius. A card that costs nothing, or only coins, gains nothing by it.</source>
        <translation>Un recurso menos no es una cadena y no trae monedas con Vitruvio. Una carta que no cuesta nada, o solo monedas, no gana nada con eso.</translation>
    </message>
    <message>
        <source>Only green cards are copied, not symbols of boards, guilds or leaders. Without a green card next to your city a mask does nothing. Two players may copy the same card.</source>
        <translation>Solo se copian cartas verdes, no símbolos de tableros, Gremios o líderes. Sin una carta verde al lado de tu ciudad, la máscara no hace nada. Dos jugadores pueden copiar la misma carta.</translation>
    </message>
    <message>
        <source>Only leaders that are face up count. On the score sheet their points have a row of their own.</source>
        <translation>Solo cuentan los líderes bocarriba. En la hoja de puntuación, sus puntos tienen una fila propia.</translation>
    </message>
    <message>
        <source>Only the player who drew the card knows it, and nobody sees the cards under the Free City's wonder again.</source>
        <translation>Solo quien robó la carta la conoce, y nadie vuelve a ver las cartas bajo la Maravilla de la Ciudad Libre.</translation>
    </message>
    <message>
        <source>Passing the hands</source>
        <translation>Pasar las manos</translation>
    </message>
    <message>
        <source>Pay what the card costs and it stays in your city for the rest of the game. It works at once; what it produces can be used from the next turn.</source>
        <translation>Paga lo que cuesta la carta y queda en tu ciudad hasta el final de la partida. Su efecto vale enseguida; lo que produce sirve desde el turno siguiente.</translation>
    </message>
    <message>
        <source>People for your city</source>
        <translation>Personas para tu ciudad</translation>
    </message>
    <message>
        <source>Petra</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Petra</translation>
    </message>
    <message>
        <source>Pick a card to see its price. The mark on it says whether you can build it: without buying, by buying, through a chain, or not now.</source>
        <translation>Elige una carta para ver su precio. La marca en ella dice si puedes construirla: sin comprar, comprando, por una cadena, o si ahora no.</translation>
    </message>
    <message>
        <source>Players may agree before the match that nothing is passed: everybody then keeps the four leaders dealt at random. Or leaders are taken in turn: four are face up, one player after another takes one, and another comes in its place; each round goes back in the other direction.</source>
        <translation>Se puede acordar antes de la partida que no se pasa nada: cada persona se queda entonces con los cuatro líderes que recibió al azar. O se toman por turnos: hay cuatro bocarriba, una persona tras otra toma uno, y otro ocupa su lugar; cada ronda vuelve en el otro sentido.</translation>
    </message>
    <message>
        <source>Playing the seventh card</source>
        <translation>Jugar la séptima carta</translation>
    </message>
    <message>
        <source>Points at the end count your whole city, also what you built before. Everything else works only from the moment the leader is recruited.</source>
        <translation>Los puntos del final consideran toda tu ciudad, también lo que construiste antes. Todo lo demás vale solo desde el reclutamiento.</translation>
    </message>
    <message>
        <source>Points come from built stages, the cat, blue cards, victory tokens and progress tokens.</source>
        <translation>Los puntos vienen de las etapas construidas, el gato, las cartas azules, los marcadores de victoria militar y las fichas de progreso.</translation>
    </message>
    <message>
        <source>Points come from war, coins, the wonder, blue, yellow and green cards, and guilds. Nobody is good at all of it: choose two or three and see what your neighbours leave you.</source>
        <translation>Los puntos vienen de la guerra, las monedas, la Maravilla, las cartas azules, amarillas y verdes, y los Gremios. Nadie es bueno en todo: elige dos o tres cosas y mira qué te dejan tus vecinos.</translation>
    </message>
    <message>
        <source>Powers of wonders</source>
        <translation>Poderes de las Maravillas</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>Fichas de progreso</translation>
    </message>
    <message>
        <source>Purple: guilds</source>
        <translation>Morado: Gremios</translation>
    </message>
    <message>
        <source>Purple: guilds, in the third Age only.</source>
        <translation>Morado: Gremios, solo en la tercera Era.</translation>
    </message>
    <message>
        <source>Recruit: you pay the coins on its card to the bank, and the leader is face up beside your wonder from then on.</source>
        <translation>Reclutar: pagas al banco las monedas que indica la carta, y el líder queda bocarriba junto a tu Maravilla.</translation>
    </message>
    <message>
        <source>Red cards and horns</source>
        <translation>Cartas rojas y cuernos</translation>
    </message>
    <message>
        <source>Red: shields and military conflicts</source>
        <translation>Rojo: escudos y conflictos militares</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Recursos</translation>
    </message>
    <message>
        <source>Resources are not used up. What your city produces, it produces again every turn, so you either have enough of something or you do not.</source>
        <translation>Los recursos no se gastan. Lo que produce tu ciudad lo vuelve a producir cada turno, así que tienes bastante de algo o te falta.</translation>
    </message>
    <message>
        <source>Rewards at the end of the game look at the city as it is at that moment. The Agora scores your best guild again. Edifices, pawns and debts have no colour.</source>
        <translation>Las recompensas del final de la partida tienen en cuenta la ciudad como está en ese momento. El Ágora puntúa otra vez tu mejor Gremio. Edificios, peones y deudas no tienen color.</translation>
    </message>
    <message>
        <source>Rewards come after all cards and stages of the turn. Shields count in the conflict of the same Age; resources can be used from the next turn, and neighbours cannot buy them.</source>
        <translation>Las recompensas llegan después de todas las cartas y etapas del turno. Los escudos cuentan en el conflicto de la misma Era; los recursos sirven desde el turno siguiente, y los vecinos no pueden comprarlos.</translation>
    </message>
    <message>
        <source>Rome</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Roma</translation>
    </message>
    <message>
        <source>Rome has no resource of its own. On sides A and Day all its leaders are free.</source>
        <translation>Roma no tiene recurso propio. En los lados A y Día, todos sus líderes son gratis.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Secret: the hands, what was chosen until all have chosen, and the cards in the pile and under wonders. At one screen the curtain hides your hand before the next person sits down.</source>
        <translation>Secreto: las manos, lo elegido hasta que todos hayan elegido, y las cartas del descarte y bajo las Maravillas. Con una sola pantalla, el telón oculta tu mano antes de que se siente la siguiente persona.</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Ver también</translation>
    </message>
    <message>
        <source>Seven Wonders</source>
        <translation>Siete Maravillas</translation>
    </message>
    <message>
        <source>Shields, symbols and savings of a buried leader are gone; coins, tokens and structures that it brought stay.</source>
        <translation>Los escudos, símbolos y ahorros de un líder enterrado se pierden; las monedas, los marcadores y las estructuras que trajo se quedan.</translation>
    </message>
    <message>
        <source>Side B has a single stage that costs one of each resource: it gives 7 coins, 7 points and 1 shield.</source>
        <translation>El lado B tiene una sola etapa, que cuesta uno de cada recurso: da 7 monedas, 7 puntos y 1 escudo.</translation>
    </message>
    <message>
        <source>Side B of the Great Wall is only dealt when Cities is played with.</source>
        <translation>El lado B de la Gran Muralla solo se reparte cuando se juega con Ciudades.</translation>
    </message>
    <message>
        <source>Solomon and the discard pile</source>
        <translation>Salomón y el descarte</translation>
    </message>
    <message>
        <source>Some black cards make every other player lose coins, neighbours or not. At the end of the turn all losses of that turn are added up for each player.</source>
        <translation>Algunas cartas negras hacen que todos los demás pierdan monedas, sean vecinos o no. Al final del turno se suman, para cada jugador, todas las pérdidas de ese turno.</translation>
    </message>
    <message>
        <source>Some give coins for cards in your city and in your neighbours' cities. They are counted when all cards of the turn are on the table. In the third Age they give coins now and points at the end.</source>
        <translation>Algunas dan monedas por las cartas de tu ciudad y de las vecinas. Se cuentan cuando todas las cartas del turno están en la mesa. En la tercera Era dan monedas al momento y puntos al final.</translation>
    </message>
    <message>
        <source>Some leaders cost as many coins as the number of the Age: 1 before Age I, 2 before Age II, 3 before Age III.</source>
        <translation>Algunos líderes cuestan tantas monedas como el número de la Era: 1 antes de la Era I, 2 antes de la Era II, 3 antes de la Era III.</translation>
    </message>
    <message>
        <source>Some leaders do something at once when they are recruited. Others help for the rest of the game, and others give points at the end.</source>
        <translation>Algunos líderes hacen algo en cuanto se reclutan. Otros ayudan hasta el final de la partida, y otros dan puntos al final.</translation>
    </message>
    <message>
        <source>Some stages of Abu Simbel bury one of its own recruited leaders: the leader is turned face down, its effect ends, and it scores twice its cost.</source>
        <translation>Algunas etapas de Abu Simbel entierran a uno de sus líderes reclutados: el líder se pone bocabajo, su efecto termina, y vale el doble de su costo en puntos.</translation>
    </message>
    <message>
        <source>Some structures make others free. The foot of a card, when you see it large, shows which: beside the link is what makes it free, behind the arrow what it makes free. If your city has the structure beside the link, you build that card for free: no resources, no coins.</source>
        <translation>Algunas estructuras hacen gratis otras. Al pie de una carta ampliada están los nombres: junto al eslabón, la que la hace gratis; tras la flecha, las que ella hace gratis. Si tu ciudad tiene la estructura junto al eslabón, construyes esa carta gratis: sin recursos y sin monedas.</translation>
    </message>
    <message>
        <source>Stages are built from left to right, in any turn you like, or not at all. Any card will do: it is a good place for one that would help a neighbour.</source>
        <translation>Las etapas se construyen de izquierda a derecha, en el turno que quieras, o nunca. Sirve cualquier carta: es un buen final para una que ayudaría a un vecino.</translation>
    </message>
    <message>
        <source>Stages of Ur take a pawn from the box at no cost.</source>
        <translation>Las etapas de Ur toman un peón de la caja, sin pagar nada.</translation>
    </message>
    <message>
        <source>Stages of the wonder</source>
        <translation>Etapas de la Maravilla</translation>
    </message>
    <message>
        <source>Stages with a mask, with a diplomacy token or with losses of coins need Cities, so their side of the Great Wall is only there with that box.</source>
        <translation>Las etapas con máscara, con marcador de diplomacia o con pérdida de monedas necesitan Ciudades; por eso, ese lado de la Gran Muralla solo está con esa caja.</translation>
    </message>
    <message>
        <source>Stonehenge</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Stonehenge</translation>
    </message>
    <message>
        <source>Stonehenge counts the most stone that the city could produce in one turn: the board, cards and stages, those with a choice of resources too. Stone that is bought does not count, nor does what Black Market and Secret Warehouse add once a turn.</source>
        <translation>Stonehenge cuenta el máximo de piedra que la ciudad podría producir en un turno: tablero, cartas y etapas, también las que dan a elegir entre recursos. La piedra comprada no cuenta, ni tampoco la que el Mercado Negro y el Almacén Secreto agregan una vez por turno.</translation>
    </message>
    <message>
        <source>Stonehenge counts the stone that its city produces. On side A its third stage gives 2 points for each stone at the end, on side B its first stage gives 1 coin for each stone at once and 1 point for each at the end.</source>
        <translation>Stonehenge cuenta la piedra que produce su ciudad. En el lado A, la tercera etapa da al final 2 puntos por piedra; en el lado B, la primera etapa da al instante 1 moneda por piedra, y al final 1 punto por piedra.</translation>
    </message>
    <message>
        <source>Symbols of your choice, Enheduanna and Aganice are taken in the order that scores the most for you; of two equally frequent symbols the better one counts.</source>
        <translation>Los símbolos a elección, Enheduanna y Aganice entran en el orden que más puntúa para ti; entre dos símbolos igual de frecuentes, vale el mejor.</translation>
    </message>
    <message>
        <source>Take one card: the top of the left deck, the top of the right deck, or the unseen top of the centre. It goes in front of you, face up. A deck that runs out stays empty.</source>
        <translation>Toma una carta: la superior del mazo de la izquierda, la del mazo de la derecha o la oculta del centro. Queda ante ti, bocarriba. Un mazo que se acaba queda vacío.</translation>
    </message>
    <message>
        <source>Taking part</source>
        <translation>Participar</translation>
    </message>
    <message>
        <source>Taking part belongs to your hidden choice and is shown with it. Whether a pawn is left is judged as the turn begins.</source>
        <translation>Participar es parte de tu elección secreta y se revela con ella. Si queda un peón lo decide lo que había al empezar el turno.</translation>
    </message>
    <message>
        <source>The Cells, the Guardhouse and the Prison score your victory tokens worth 1, 3 or 5. The Slave Market brings 1 coin for each victory token at once, and 1 point for each at the end.</source>
        <translation>Las Celdas, el Cuerpo de Guardia y la Prisión puntúan tus marcadores de victoria de valor 1, 3 o 5. El Mercado de Esclavos trae al instante 1 moneda por cada marcador de victoria, y 1 punto por cada uno al final.</translation>
    </message>
    <message>
        <source>The Courtesans copy at once when they are built, at no cost; what a leader does when recruited happens then. The neighbour loses nothing. The copy is no leader where leaders are counted, and remains if the original is buried.</source>
        <translation>Las Cortesanas copian en cuanto se construyen, sin costo; lo que un líder hace al reclutarse ocurre entonces. El vecino no pierde nada. La copia no es un líder donde se cuentan líderes, y queda aunque el original se entierre.</translation>
    </message>
    <message>
        <source>The Diplomats Guild scores the recruited leaders of your neighbours, the Architects Guild 3 points for each of their guilds, the Gamers Guild your own coins. With the Courtesans Guild you choose a recruited leader of a neighbour and have its effect too.</source>
        <translation>El Gremio de Diplomáticos puntúa los líderes reclutados de tus vecinos, el Gremio de Arquitectos da 3 puntos por cada Gremio de ellos, el Gremio de Jugadores puntúa tus monedas. Con el Gremio de Cortesanas eliges un líder reclutado de un vecino y tienes también su efecto.</translation>
    </message>
    <message>
        <source>The Dive and the Gambling Den give coins to their owner and some to both neighbours. The Customs, the Trade Center and the Mint score many points, and every other player takes coins from the bank.</source>
        <translation>El Antro y la Casa de Juego dan monedas a su dueño y algunas a ambos vecinos. La Aduana, el Centro de Comercio y la Casa de la Moneda valen muchos puntos, y cada uno de los demás recibe monedas del banco.</translation>
    </message>
    <message>
        <source>The Forging Agency</source>
        <translation>La Oficina de Falsificación</translation>
    </message>
    <message>
        <source>The Free City's card is played first, but coins wait as always: what it pays you can be spent from the next turn.</source>
        <translation>La carta de la Ciudad Libre se juega primero, pero las monedas esperan como siempre: lo que te paga sirve desde el turno siguiente.</translation>
    </message>
    <message>
        <source>The Free City's points are shown, but it cannot win. Of the two players the one with more points wins, then the one with more coins.</source>
        <translation>Los puntos de la Ciudad Libre se muestran, pero no puede ganar. De los dos jugadores gana quien tiene más puntos y, en caso de empate, más monedas.</translation>
    </message>
    <message>
        <source>The Great Wall</source>
        <translation>La Gran Muralla</translation>
    </message>
    <message>
        <source>The Guild of Shadows scores the black cards of your neighbours, the Mourners Guild their victory tokens, whatever these are worth. The Counterfeiters Guild makes every other player lose 3 coins.</source>
        <translation>El Gremio de las Sombras puntúa las cartas negras de tus vecinos, y el Gremio de Plañideras, sus marcadores de victoria, valgan lo que valgan. El Gremio de Falsificadores hace que cada uno de los demás pierda 3 monedas.</translation>
    </message>
    <message>
        <source>The Lighthouse counts itself among the yellow cards, for coins and for points.</source>
        <translation>El Faro se cuenta a sí mismo entre las cartas amarillas, para las monedas y para los puntos.</translation>
    </message>
    <message>
        <source>The Memorial brings 2 coins for each of your defeat tokens, and then all of them are put back.</source>
        <translation>El Memorial trae 2 monedas por cada marcador de derrota tuyo, y luego todos se devuelven.</translation>
    </message>
    <message>
        <source>The Military School takes away the defeats you hold at that moment. The conflict of the third Age may bring new ones.</source>
        <translation>La Escuela Militar quita las derrotas que tienes en ese momento. El conflicto de la tercera Era puede traer otras.</translation>
    </message>
    <message>
        <source>The Militia, the Mercenaries and the Contingent have shields. The raiders bring a victory token worth 1, 3 or 5, as printed on the card.</source>
        <translation>La Milicia, los Mercenarios y el Contingente tienen escudos. Los saqueadores traen un marcador de victoria de valor 1, 3 o 5, según la carta.</translation>
    </message>
    <message>
        <source>The Sepulcher, the Cenotaph and the Chamber of Builders count what the loser owns: each other player loses 1 coin for each own victory token, or for each own stage. It is counted at the end of the turn, with what came in that turn; tokens of the conflict that follows do not count.</source>
        <translation>El Sepulcro, el Cenotafio y la Cámara de los Constructores cuentan lo que tiene quien pierde: cada uno de los demás pierde 1 moneda por cada marcador de victoria propio, o por cada etapa propia. Se cuenta al final del turno, con lo que llegó en él; los marcadores del conflicto siguiente no cuentan.</translation>
    </message>
    <message>
        <source>The West Trading Post lets you buy raw materials from your left neighbour for 1 coin instead of 2, the East Trading Post from your right neighbour. The Marketplace does the same for manufactured goods on both sides.</source>
        <translation>El Puesto Occidental te deja comprar materias primas al vecino de la izquierda por 1 moneda en vez de 2; el Puesto Oriental, al de la derecha. El Mercado hace lo mismo con los manufacturados, a ambos lados.</translation>
    </message>
    <message>
        <source>The Wonder Pack adds the Great Wall, Stonehenge and Manneken Pis to the wonders. They have no cards of their own, and everything else is played as always.</source>
        <translation>El Wonder Pack añade a las Maravillas la Gran Muralla, Stonehenge y Manneken Pis. No tienen cartas propias, y todo lo demás se juega como siempre.</translation>
    </message>
    <message>
        <source>The coin of a wharf is taken off the sum that you pay to that neighbour in the turn.</source>
        <translation>La moneda de un muelle se descuenta de la suma que pagas a ese vecino en el turno.</translation>
    </message>
    <message>
        <source>The coins that Petra's stages cost, and the price of an Edifice, are not saved.</source>
        <translation>Las monedas que cuestan las etapas de Petra y el precio de un Edificio no se ahorran.</translation>
    </message>
    <message>
        <source>The colour of the card under the second stage of side B is shown to all players. A leader is no card of a colour: it scores nothing there.</source>
        <translation>El color de la carta bajo la segunda etapa del lado B se muestra a todos los jugadores. Un líder no es una carta de color: no vale nada allí.</translation>
    </message>
    <message>
        <source>The effect of a stage must be used, at a moment of the turn that you choose; the house rules can change that.</source>
        <translation>El efecto de una etapa debe usarse, en el momento del turno que elijas; las reglas de la casa pueden cambiarlo.</translation>
    </message>
    <message>
        <source>The effects of leaders</source>
        <translation>Los efectos de los líderes</translation>
    </message>
    <message>
        <source>The encyclopaedia lists what each stage of every wonder gives.</source>
        <translation>La enciclopedia muestra qué da cada etapa de cada Maravilla.</translation>
    </message>
    <message>
        <source>The end and the score</source>
        <translation>El final y la puntuación</translation>
    </message>
    <message>
        <source>The end of an Age</source>
        <translation>El final de una Era</translation>
    </message>
    <message>
        <source>The extra leader comes from the hand, at its price less 2, and can only be recruited; Rome may decline. Coins that this turn brought can pay for it.</source>
        <translation>El líder extra viene de la mano, por su precio menos 2, y solo se puede reclutar; Roma puede renunciar. Las monedas que trajo este turno sirven para pagarlo.</translation>
    </message>
    <message>
        <source>The extra leader is recruited after everything that builds from the discard pile. Leaders that Rome never uses bring nothing.</source>
        <translation>El líder extra se recluta después de todo lo que construye desde el descarte. Los líderes que Roma no llega a usar no traen nada.</translation>
    </message>
    <message>
        <source>The first card of an Age is the one of its first turn: used for a stage or discarded, it is lost for that Age.</source>
        <translation>La primera carta de una Era es la del primer turno: usada para una etapa o descartada, se pierde en esa Era.</translation>
    </message>
    <message>
        <source>The first edition has sides A and B and a game for two. In the second the sides are called Day and Night, chains can skip an Age, and Olympia has other powers.</source>
        <translation>La primera edición tiene lados A y B y una partida para dos. En la segunda, los lados se llaman Día y Noche, las cadenas pueden saltarse una Era y Olimpia tiene otros poderes.</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>El objetivo</translation>
    </message>
    <message>
        <source>The guilds of Cities</source>
        <translation>Los Gremios de Ciudades</translation>
    </message>
    <message>
        <source>The guilds of Leaders</source>
        <translation>Los Gremios de Líderes</translation>
    </message>
    <message>
        <source>The half is chosen with the hidden card, for good, and counts as one stage.</source>
        <translation>La mitad se elige con la carta secreta, para siempre, y cuenta como una etapa.</translation>
    </message>
    <message>
        <source>The last card is the one of the sixth turn. A seventh card that another power lets you play is not.</source>
        <translation>La última carta es la del sexto turno. Una séptima carta que otro poder deja jugar no lo es.</translation>
    </message>
    <message>
        <source>The most points win. On a tie, more coins win; if those are equal too, the victory is shared.</source>
        <translation>Gana quien tiene más puntos. En caso de empate, quien tiene más monedas; si también son iguales, comparten la victoria.</translation>
    </message>
    <message>
        <source>The most points win; on a tie, more stages; if those are equal too, the victory is shared.</source>
        <translation>Gana quien tiene más puntos; en caso de empate, quien tiene más etapas; si también son iguales, se comparte la victoria.</translation>
    </message>
    <message>
        <source>The order is always the same: everybody's sixth card, a seventh card by the power of a wonder, the leftover cards to the pile, a search of the pile, the conflicts.</source>
        <translation>El orden es siempre el mismo: la sexta carta de todos, una séptima carta por el poder de una Maravilla, las cartas sobrantes al descarte, la búsqueda en el descarte, los conflictos.</translation>
    </message>
    <message>
        <source>The pawn of an Edifice that is already built gives the reward at once. One of this Age or a later one protects you from the penalty and earns the reward when the Edifice is built. One of a failed project does nothing.</source>
        <translation>El peón de un Edificio ya construido da la recompensa al momento. El de esta Era o de una posterior protege de la penalización y da la recompensa cuando se construye el Edificio. El de un proyecto fracasado no hace nada.</translation>
    </message>
    <message>
        <source>The picture shows which cities count: an arrow to each side for the neighbours, a mark between the arrows for your own city.</source>
        <translation>El dibujo muestra qué ciudades cuentan: una flecha a cada lado para los vecinos, una marca entre las flechas para tu ciudad.</translation>
    </message>
    <message>
        <source>The player at the Free City's left decides first in Ages I and III, the other one in Age II. After that it changes every turn.</source>
        <translation>El jugador a la izquierda de la Ciudad Libre decide primero en las Eras I y III; el otro, en la Era II. Después se alterna cada turno.</translation>
    </message>
    <message>
        <source>The printed cost counts, whatever was paid. For a leader that costs the number of the Age, that is the Age in which it was recruited.</source>
        <translation>Vale el costo impreso, se haya pagado lo que se haya pagado. Para un líder que cuesta el número de la Era, es el de la Era en que se reclutó.</translation>
    </message>
    <message>
        <source>The program shows the card under the cat at the start of your turn. You know it until it is taken.</source>
        <translation>El programa muestra la carta del gato al empezar tu turno. La conoces hasta que alguien la toma.</translation>
    </message>
    <message>
        <source>The raiders are different: both neighbours take one debt at once, and no coins can replace it.</source>
        <translation>Los saqueadores son distintos: ambos vecinos toman al instante una deuda, y ninguna moneda la reemplaza.</translation>
    </message>
    <message>
        <source>The ribbon at the left of a card shows its cost: nothing, coins, or resources. Coins go to the bank.</source>
        <translation>La cinta a la izquierda de la carta muestra su costo: nada, monedas o recursos. Las monedas van al banco.</translation>
    </message>
    <message>
        <source>The rulebook does not say how leaders and the Free City go together. Here it counts as a neighbour without leaders.</source>
        <translation>El reglamento no dice cómo se combinan los líderes y la Ciudad Libre. Aquí cuenta como un vecino sin líderes.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>La puntuación</translation>
    </message>
    <message>
        <source>The second stage of Petra costs coins alone: 7 on side A and 14 on side B of the first edition, 5 by day and 10 by night in the second. They go to the bank, and you need them when the turn begins.</source>
        <translation>La segunda etapa de Petra cuesta solo monedas: 7 en el lado A y 14 en el lado B de la primera edición, 5 de día y 10 de noche en la segunda. Van al banco, y debes tenerlas al comienzo del turno.</translation>
    </message>
    <message>
        <source>The second stage of side B looks at the card that is put under it: at the end it gives 1 point for each card of that colour in the two neighbouring cities.</source>
        <translation>La segunda etapa del lado B mira la carta que queda bajo ella: al final da 1 punto por cada carta de ese color en las dos ciudades vecinas.</translation>
    </message>
    <message>
        <source>The seven colours</source>
        <translation>Los siete colores</translation>
    </message>
    <message>
        <source>The seventh card is a step of its own, after everybody's sixth card. Coins of the sixth card pay for it; the house rules can change that.</source>
        <translation>La séptima carta es un paso aparte, después de la sexta carta de todos. Las monedas de la sexta carta sirven para pagarla; las reglas de la casa pueden cambiarlo.</translation>
    </message>
    <message>
        <source>The stages of the Great Wall may be built in any order: when you build one, you choose which of those that are left.</source>
        <translation>Las etapas de la Gran Muralla se pueden construir en cualquier orden: al construir una, eliges cuál de las que quedan.</translation>
    </message>
    <message>
        <source>The three cities sit in a ring: each fights the other two at the end of an Age.</source>
        <translation>Las tres ciudades forman un círculo: cada una se enfrenta a las otras dos al final de la Era.</translation>
    </message>
    <message>
        <source>The two editions</source>
        <translation>Las dos ediciones</translation>
    </message>
    <message>
        <source>The two-player game exists only in the first edition.</source>
        <translation>Este juego para dos solo existe en la primera edición.</translation>
    </message>
    <message>
        <source>The wonders are known before leaders are chosen: look for people who suit yours.</source>
        <translation>Las Maravillas se conocen antes de elegir a los líderes: busca a quienes le convengan a la tuya.</translation>
    </message>
    <message>
        <source>Then everybody discards the red cards with horns, and the conflict tokens are turned back to peace.</source>
        <translation>Después todos descartan las cartas rojas con cuerno, y los marcadores de conflicto vuelven a la cara de la paz.</translation>
    </message>
    <message>
        <source>Then the two hands are swapped, and the other player decides next. After the sixth turn the last card of the pile is discarded with the seventh cards.</source>
        <translation>Luego se intercambian las dos manos, y el otro jugador decide en el turno siguiente. Tras el sexto turno, la última carta del mazo se descarta con las séptimas cartas.</translation>
    </message>
    <message>
        <source>Then you do everything your cards and tokens let you do, in the order you like. When nothing is left to do, your turn ends and the player on your left is next.</source>
        <translation>Luego haces todo lo que te permiten tus cartas y fichas, en el orden que quieras. Cuando no queda nada por hacer, el turno acaba y sigue quien está a tu izquierda.</translation>
    </message>
    <message>
        <source>There are three symbols: compass, gear and tablet. At the end each kind scores its number multiplied by itself: 1, 4, 9, 16 points for 1, 2, 3, 4 of them.</source>
        <translation>Hay tres símbolos: compás, engranaje y tablilla. Al final, cada tipo puntúa su cantidad al cuadrado: 1, 4, 9, 16 puntos por 1, 2, 3, 4 de ellos.</translation>
    </message>
    <message>
        <source>There, the first stage brings 5 coins and four more leaders into the hand. With each of the other two, Rome may recruit one more leader at the end of the turn.</source>
        <translation>Allí, la primera etapa trae 5 monedas y cuatro líderes más a la mano. Con cada una de las otras dos, Roma puede reclutar un líder más al final del turno.</translation>
    </message>
    <message>
        <source>These guilds are in the first edition by default and not in the second, which has none in its box; the options can change that.</source>
        <translation>Esos Gremios están por defecto en la primera edición y no en la segunda, que no trae ninguno en la caja; las opciones pueden cambiarlo.</translation>
    </message>
    <message>
        <source>They add up with trading posts and the Marketplace. A price never falls below 0 coins.</source>
        <translation>Se suman a los puestos comerciales y al Mercado. Un precio nunca baja de 0 monedas.</translation>
    </message>
    <message>
        <source>Tomyris does nothing about earlier defeats. If the winner has her effect too, the winner keeps the defeat.</source>
        <translation>Tomiris no cambia nada en las derrotas anteriores. Si la ciudad vencedora también tiene ese efecto, la derrota se queda con ella.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <source>Two players and a third city</source>
        <translation>Dos jugadores y una tercera ciudad</translation>
    </message>
    <message>
        <source>Ur</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Ur</translation>
    </message>
    <message>
        <source>Ur may take part as well. Two pawns of one Age give the reward once; the house rules can change that.</source>
        <translation>Ur también puede participar. Dos peones de una misma Era dan la recompensa una vez; las reglas de la casa pueden cambiarlo.</translation>
    </message>
    <message>
        <source>Victory tokens do not run out; the house rules can set a supply.</source>
        <translation>Los marcadores de victoria no se acaban; las reglas de la casa pueden fijar cuántos hay.</translation>
    </message>
    <message>
        <source>Visible to all: structures, coins, stages, tokens, the number of cards in every hand and in the discard pile. Point at a city or press its key to see it large.</source>
        <translation>Público: estructuras, monedas, etapas, marcadores, el número de cartas en cada mano y en el descarte. Señala una ciudad o pulsa su tecla para verla ampliada.</translation>
    </message>
    <message>
        <source>Vitruvius pays only where the chain is what makes the card free. If another right makes it free too, the program uses the chain.</source>
        <translation>Vitruvio solo paga si es la cadena la que hace gratis la carta. Si otro derecho también la hace gratis, el programa usa la cadena.</translation>
    </message>
    <message>
        <source>War and score for two</source>
        <translation>Guerra y puntuación para dos</translation>
    </message>
    <message>
        <source>Wharves and smugglers</source>
        <translation>Muelles y contrabandistas</translation>
    </message>
    <message>
        <source>What a chain makes free is always built by its chain. A power that builds for free is not spent on what costs no coins anyway.</source>
        <translation>Lo que una cadena hace gratis se construye siempre por la cadena. Un poder que construye gratis no se gasta en lo que ya no cuesta monedas.</translation>
    </message>
    <message>
        <source>What costs nothing is bought all the same: each resource can be used once a turn, no coin moves, and Hatshepsut brings nothing for it.</source>
        <translation>Lo que no cuesta nada también se compra: cada recurso sirve una vez por turno, no se mueve ninguna moneda, y Hatshepsut no trae nada por ello.</translation>
    </message>
    <message>
        <source>What everybody sees and what is secret</source>
        <translation>Qué ven todos y qué es secreto</translation>
    </message>
    <message>
        <source>What is done before an Age is a turn: its losses are settled at its end.</source>
        <translation>Lo que se hace antes de una Era es un turno: sus pérdidas se saldan al final de él.</translation>
    </message>
    <message>
        <source>What stages do</source>
        <translation>Qué hacen las etapas</translation>
    </message>
    <message>
        <source>What the Free City may do</source>
        <translation>Qué puede hacer la Ciudad Libre</translation>
    </message>
    <message>
        <source>What things cost</source>
        <translation>Lo que cuestan las cosas</translation>
    </message>
    <message>
        <source>When a project fails</source>
        <translation>Cuando un proyecto fracasa</translation>
    </message>
    <message>
        <source>When an Edifice is constructed</source>
        <translation>Cuando se construye un Edificio</translation>
    </message>
    <message>
        <source>When everybody has chosen, all cards are turned over and all actions happen together. Then the hands are passed on.</source>
        <translation>Cuando todos han elegido, se descubren las cartas y todas las acciones ocurren juntas. Luego las manos se pasan.</translation>
    </message>
    <message>
        <source>When somebody completes a wonder the game ends after that turn, and the most victory points win. Being first helps, but does not win by itself.</source>
        <translation>Cuando alguien completa una Maravilla, la partida acaba con ese turno y gana quien tiene más puntos de victoria. Ser el primero ayuda, pero no basta para ganar.</translation>
    </message>
    <message>
        <source>When you can pay for a stage you must build it in that turn. The cards that paid are discarded.</source>
        <translation>Cuando puedes pagar una etapa, debes construirla en ese turno. Las cartas usadas se descartan.</translation>
    </message>
    <message>
        <source>Where a cost or an effect depends on the Age, it is the Age about to begin.</source>
        <translation>Donde un costo o un efecto depende de la Era, cuenta la Era que está por empezar.</translation>
    </message>
    <message>
        <source>Where its wonder lets it choose, whoever decides for it in that turn chooses: the seventh card, the search of the pile, the free structure.</source>
        <translation>Cuando su Maravilla le da a elegir, elige quien decide por ella en ese turno: la séptima carta, la búsqueda en el descarte, la estructura gratis.</translation>
    </message>
    <message>
        <source>Where no neighbour has such a stage, yours can be built all the same and does nothing.</source>
        <translation>Si ningún vecino tiene esa etapa, la tuya se puede construir igual y no hace nada.</translation>
    </message>
    <message>
        <source>Where two are named, one of them is enough. A chain makes only structures free, never a wonder stage.</source>
        <translation>Si aparecen dos nombres, basta uno de ellos. Una cadena solo hace gratis estructuras, nunca una etapa de la Maravilla.</translation>
    </message>
    <message>
        <source>Which black cards are used is agreed before the match: the 42 of the second edition or the 27 of the first. The usual ones are those of the edition that is played; either deck may be used with either edition.</source>
        <translation>Antes de la partida se acuerda qué cartas negras entran: las 42 de la segunda edición o las 27 de la primera. Las habituales son las de la edición que se juega; cualquiera de los dos mazos sirve para cualquier edición.</translation>
    </message>
    <message>
        <source>Which leaders are in the pile is agreed before the match: the standard ones, the standard and the expert ones, or those of the first edition. The usual pile has the standard and the expert ones, in either edition.</source>
        <translation>Antes de la partida se acuerda qué líderes hay en el mazo: los básicos, los básicos y los avanzados, o los de la primera edición. El mazo habitual tiene los básicos y los avanzados, en cualquier edición.</translation>
    </message>
    <message>
        <source>While you have the cat, you see the top card of the centre before you choose. At the end of the game the cat is worth 2 points.</source>
        <translation>Mientras tienes el gato, ves la carta superior del centro antes de elegir. Al final de la partida el gato vale 2 puntos.</translation>
    </message>
    <message>
        <source>Whoever decides for the Free City draws the top card of its pile. That player then chooses two cards from the hand: one for their own city and one for the Free City. The other player chooses one.</source>
        <translation>Quien decide por la Ciudad Libre roba la carta superior de su mazo. De la mano elige dos cartas: una para su propia ciudad y otra para la Ciudad Libre. El otro jugador elige una.</translation>
    </message>
    <message>
        <source>With Cities: the defeat tokens that a conflict brings are shields for Semiramis from the next conflict on.</source>
        <translation>Con Ciudades: los marcadores de derrota que trae un conflicto son escudos para Semíramis desde el conflicto siguiente.</translation>
    </message>
    <message>
        <source>With Economy one coin is worth two, so a stage that can be paid only with it must be built.</source>
        <translation>Con Economía una moneda vale dos; así que una etapa que solo se paga con ella debe construirse.</translation>
    </message>
    <message>
        <source>With Leaders, famous people help your city. Before the first turn you choose four of them, and before each Age you use one.</source>
        <translation>Con los Líderes, personas famosas ayudan a tu ciudad. Antes del primer turno eliges cuatro, y antes de cada Era usas uno.</translation>
    </message>
    <message>
        <source>With Tomyris, the city that beats you takes the defeat token as well as its victory token. Alexander, Gorgo and Cynisca look at your tokens at the end.</source>
        <translation>Con Tomiris, la ciudad que te vence se queda con el marcador de derrota además del de victoria. Alejandro, Gorgo y Cinisca miran tus marcadores al final.</translation>
    </message>
    <message>
        <source>With both boxes the leaders that came with Cities are in the pile, too: Caligula, Diocletian, Aspasia and Darius, with Octavia and Arsinoe of the second edition or Semiramis of the first.</source>
        <translation>Con ambas cajas, también están en la pila los líderes que vinieron con Ciudades: Calígula, Diocleciano, Aspasia y Darío, con Octavia y Arsínoe de la segunda edición o Semíramis de la primera.</translation>
    </message>
    <message>
        <source>With the Architect Firm the stages of your wonder cost no resources from the next turn on. Coins in their cost still have to be paid.</source>
        <translation>Con el Estudio de Arquitectos, las etapas de tu Maravilla no cuestan recursos desde el turno siguiente. Las monedas de su costo aún deben pagarse.</translation>
    </message>
    <message>
        <source>With the Edifices there is one shared project in each Age. If you take part, you may earn a reward. If the project fails, those who stayed away pay for it.</source>
        <translation>Con los Edificios hay un proyecto común en cada Era. Quien participa puede ganar una recompensa. Si el proyecto fracasa, quienes no participaron lo pagan.</translation>
    </message>
    <message>
        <source>With two equal symbols, or with all three different ones, you must take a progress token in that turn. The green cards that paid for it are discarded.</source>
        <translation>Con dos símbolos iguales, o con los tres diferentes, debes tomar una ficha de progreso en ese turno. Las cartas verdes usadas se descartan.</translation>
    </message>
    <message>
        <source>With two players there are three cities: one each, and the Free City between you. It is a neighbour of both of you, and you take turns deciding for it.</source>
        <translation>Con dos jugadores hay tres ciudades: la de cada uno y la Ciudad Libre entre ambas. Es vecina de los dos, y ambos se turnan para decidir por ella.</translation>
    </message>
    <message>
        <source>With two players there is one comparison. More shields win one token; twice as many, and at least 2, win two.</source>
        <translation>Con dos jugadores hay una sola comparación. Más escudos dan un marcador; el doble, y 2 como mínimo, da dos.</translation>
    </message>
    <message>
        <source>With two players you pass leaders to each other. The Free City has none and starts with 3 coins.</source>
        <translation>Con dos jugadores, los líderes se pasan de uno a otro. La Ciudad Libre no tiene ninguno y empieza con 3 monedas.</translation>
    </message>
    <message>
        <source>Wonder Pack</source>
        <translation>Wonder Pack</translation>
    </message>
    <message>
        <source>Yellow and black cards, leaders and stages do not count for either of them. If a brown card produces one of two resources, both count. If a city produces all seven, the Black Market gives nothing; if it produces none, the Secret Warehouse gives nothing.</source>
        <translation>Las cartas amarillas y negras, los líderes y las etapas no cuentan para ninguno de los dos. Si una carta marrón produce uno de dos recursos, ambos cuentan. Si la ciudad produce los siete, el Mercado Negro no da nada; si no produce ninguno, el Almacén Secreto no da nada.</translation>
    </message>
    <message>
        <source>Yellow cards give coins, make trade cheaper, or produce a resource of your choice for your own use.</source>
        <translation>Las cartas amarillas dan monedas, abaratan el comercio o producen un recurso a tu elección, para tu propio uso.</translation>
    </message>
    <message>
        <source>Yellow: commercial structures</source>
        <translation>Amarillo: estructuras comerciales</translation>
    </message>
    <message>
        <source>You build from the bottom up: you can build a stage when everything it rests on is built. Some wonders let you choose the next one.</source>
        <translation>Construyes de abajo arriba: una etapa se puede construir cuando está construido todo aquello en lo que se apoya. Algunas Maravillas dejan elegir la próxima.</translation>
    </message>
    <message>
        <source>You buy what is missing and nothing else. You never pay for what your own city produces, and nobody gives coins away.</source>
        <translation>Compras lo que falta y nada más. Nadie paga por lo que produce su propia ciudad, y nadie regala monedas.</translation>
    </message>
    <message>
        <source>You can buy what the neighbour's board, brown cards and grey cards produce, each resource once per turn. What yellow cards and wonder stages produce is never for sale.</source>
        <translation>Puedes comprar lo que producen el tablero, las cartas marrones y las cartas grises del vecino, cada recurso una vez por turno. Lo que producen las cartas amarillas y las etapas de la Maravilla nunca está a la venta.</translation>
    </message>
    <message>
        <source>You can play the first or the second edition; you choose it before a match. The rules are the same, some cards and most boards are not.</source>
        <translation>Puedes jugar la primera o la segunda edición; lo eliges antes de la partida. Las reglas son las mismas; algunas cartas y la mayoría de los tableros, no.</translation>
    </message>
    <message>
        <source>You cannot copy the same card twice, but the same symbol from another card. The program takes the symbols that score the most for you.</source>
        <translation>No puedes copiar dos veces la misma carta, pero sí el mismo símbolo de otra carta. El programa toma los símbolos que más puntúan para ti.</translation>
    </message>
    <message>
        <source>You choose one of the three face-up tokens, or the unseen one on top of the pile. A face-up token that is taken is replaced from the pile at once.</source>
        <translation>Eliges una de las tres fichas visibles o la oculta encima de la pila. Una ficha visible que se toma se repone enseguida de la pila.</translation>
    </message>
    <message>
        <source>You compare shields with each neighbour. For each one who has fewer you take a victory token of 3 points. Nobody loses points.</source>
        <translation>Comparas escudos con cada vecino. Por cada uno que tiene menos, tomas un marcador de victoria de 3 puntos. Nadie pierde puntos.</translation>
    </message>
    <message>
        <source>You lead a city of the ancient world through three Ages. You build structures and your wonder, trade with your neighbours, and keep pace with their armies.</source>
        <translation>Diriges una ciudad del mundo antiguo durante tres Eras. Construyes estructuras y tu Maravilla, comercias con tus vecinos y sigues de cerca a sus ejércitos.</translation>
    </message>
    <message>
        <source>You may always discard a card and take 3 coins from the bank. It is what is left when a card can neither be built nor used for a stage.</source>
        <translation>Siempre puedes descartar una carta y tomar 3 monedas del banco. Es lo que queda cuando no puedes construirla ni construir una etapa.</translation>
    </message>
    <message>
        <source>You may buy what you are missing from your two neighbours, if they produce it.</source>
        <translation>Lo que te falta puedes comprarlo a tus dos vecinos, si lo producen.</translation>
    </message>
    <message>
        <source>You may undo your choice until the last player has chosen. After that a turn can still be undone, but the match then counts as practice.</source>
        <translation>Puedes deshacer tu elección hasta que elija el último jugador. Después todavía se puede deshacer un turno, pero la partida pasa a contar como práctica.</translation>
    </message>
    <message>
        <source>You must take one of the three actions. Discarding is always possible.</source>
        <translation>Es obligatorio hacer una de las tres acciones. Descartar siempre es posible.</translation>
    </message>
    <message>
        <source>You need not take a card; the power of that stage is used up anyway. If nothing in the pile can be built, nobody is asked. Only the player who searches sees the pile.</source>
        <translation>No es obligatorio tomar una carta; el poder de esa etapa se pierde igualmente. Si nada del descarte se puede construir, no se pregunta a nadie. Solo quien busca ve las cartas.</translation>
    </message>
    <message>
        <source>You pay the price with what you have when the turn begins. Coins earned this turn come too late.</source>
        <translation>El precio se paga con lo que tienes al empezar el turno. Las monedas que da este turno llegan tarde.</translation>
    </message>
    <message>
        <source>You play with the cards for three players. Each of you is dealt 7; the other 7 are the pile of the Free City. It starts with 3 coins too.</source>
        <translation>Las cartas son las de tres jugadores. Cada uno recibe 7; las otras 7 son el mazo de la Ciudad Libre. También empieza con 3 monedas.</translation>
    </message>
    <message>
        <source>Your four leaders stay in your hand, where only you see them. Leaders that were not dealt remain face down in the pile.</source>
        <translation>Tus cuatro líderes quedan en tu mano, donde solo tú los ves. Los líderes que no se repartieron quedan bocabajo en el mazo.</translation>
    </message>
    <message>
        <source>Your two neighbours are next to each other for that conflict and fight. Your shields stay for the next one, and you trade with your neighbours as always.</source>
        <translation>Tus dos vecinos quedan uno al lado del otro en ese conflicto y luchan. Tus escudos siguen para el siguiente, y comercias con tus vecinos como siempre.</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported</source>
        <translation>
            <numerusform>%n partida importada</numerusform>
            <numerusform>%n partidas importadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be read</source>
        <translation>
            <numerusform>queda por leer %n partida</numerusform>
            <numerusform>quedan por leer %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>A copy of “{title}” would show what comes next. From now on both count as practice and are kept apart in the statistics.</source>
        <translation>Una copia de «{title}» muestra lo que aún está por venir en la partida. Desde ahora las dos cuentan como práctica y van aparte en las estadísticas.</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>A filter of the list of matches: all, finished ones, practice matches. Feminine plural where 'matches' is.</extracomment>
        <translation>Todas</translation>
    </message>
    <message numerus="yes">
        <source>Among all matches: %n found.</source>
        <translation>
            <numerusform>En todas las partidas: %n encontrada.</numerusform>
            <numerusform>En todas las partidas: %n encontradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choices of {name}</source>
        <translation>Elecciones de {name}</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>Order is how the list is sorted; Classic is the game.</extracomment>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Classic, second edition</source>
        <translation>Clásico, segunda edición</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Eliminar del todo</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>¿Eliminar del todo?</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Esc clears the search.</source>
        <translation>Esc borra la búsqueda.</translation>
    </message>
    <message>
        <source>Every match is saved automatically, choice by choice.</source>
        <translation>Cada partida se guarda automáticamente, elección a elección.</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exportar la partida</translation>
    </message>
    <message>
        <source>Exported as {file}</source>
        <translation>Exportada como {file}</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>A filter of the list of matches: all, finished ones, practice matches. Feminine plural where 'matches' is.</extracomment>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Import</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Imported from {file}</source>
        <translation>Importada de {file}</translation>
    </message>
    <message>
        <source>Imported from {file} as practice: you know the deal</source>
        <translation>Importada de {file} como práctica: ya se conocen las cartas</translation>
    </message>
    <message>
        <source>Imported from {file}: not verified</source>
        <translation>Importada de {file}: sin verificar</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message numerus="yes">
        <source>Intact up to {place}, with %n choice(s).</source>
        <translation>
            <numerusform>Está en buen estado hasta la {place}, con %n elección.</numerusform>
            <numerusform>Está en buen estado hasta la {place}, con %n elecciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>MMM d</source>
        <comment>a date as QLocale writes it: day and month</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>MMM d, yyyy</source>
        <comment>a date as QLocale writes it: with its year</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Make the copy</source>
        <translation>Hacer la copia</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>A small button beside Review, in the list of matches: shows how a computer player of the level Master plays the same cards.</extracomment>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Matches of 7 Wonders</source>
        <translation>Partidas de 7 Wonders</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>No match has been saved yet</source>
        <translation>Aún no hay partidas guardadas</translation>
    </message>
    <message>
        <source>Not imported: “{title}” is the same match and at least as far along.</source>
        <translation>No importada: «{title}» es la misma partida y ya llega al menos hasta ese punto.</translation>
    </message>
    <message>
        <source>Not verified: it breaks the rules from {place} on.</source>
        <translation>Sin verificar: no sigue las reglas desde la {place}.</translation>
    </message>
    <message>
        <source>Not verified: the deal does not follow the rules.</source>
        <translation>Sin verificar: el reparto inicial no sigue las reglas.</translation>
    </message>
    <message>
        <source>Nothing can be recovered: not even the deal is intact.</source>
        <translation>No se puede recuperar nada: ni siquiera el reparto inicial está intacto.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se encontró nada</translation>
    </message>
    <message>
        <source>Nothing found of this kind</source>
        <translation>Nada encontrado en este grupo</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>Order is how the list is sorted; Classic is the game.</extracomment>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>A filter of the list of matches: all, finished ones, practice matches. Feminine plural where 'matches' is.</extracomment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Recover up to the last complete turn</source>
        <translation>Recuperar hasta el último turno completo</translation>
    </message>
    <message numerus="yes">
        <source>Recovered up to {place}, with %n choice(s). The damaged file is still there.</source>
        <translation>
            <numerusform>Recuperada hasta la {place}, con %n elección. El archivo dañado sigue ahí.</numerusform>
            <numerusform>Recuperada hasta la {place}, con %n elecciones. El archivo dañado sigue ahí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Ver la puntuación</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
    <message>
        <source>The import would show what comes next in a match that is not over. From now on that match counts as practice, and is kept apart in the statistics:</source>
        <translation>La importación muestra lo que aún está por venir en una partida que no ha terminado. Desde ahora esa partida cuenta como práctica y va aparte en las estadísticas:</translation>
    </message>
    <message>
        <source>The match is not over</source>
        <translation>La partida no ha terminado</translation>
    </message>
    <message>
        <source>The matches are being read</source>
        <translation>Se están leyendo las partidas</translation>
    </message>
    <message>
        <source>There is no recycle bin for this folder: “{title}” cannot come back.</source>
        <translation>Esta carpeta no tiene papelera: «{title}» no podrá recuperarse.</translation>
    </message>
    <message>
        <source>This seed deals the same cards as in a match that is not over. From now on both count as practice, and are kept apart in the statistics:</source>
        <translation>Esta semilla reparte las mismas cartas que una partida que no ha terminado. Desde ahora las dos cuentan como práctica y van aparte en las estadísticas:</translation>
    </message>
    <message>
        <source>Title of the match</source>
        <translation>Título de la partida</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>Ver la repetición</translation>
    </message>
    <message>
        <source>What each choice has cost, and why</source>
        <translation>Cuánto costó cada elección, y por qué</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Tus elecciones</translation>
    </message>
    <message>
        <source>a card discarded for coins</source>
        <translation>carta descartada por monedas</translation>
    </message>
    <message>
        <source>a copy of its file was continued differently</source>
        <translation>una copia del archivo se jugó de otra manera</translation>
    </message>
    <message>
        <source>begun {when}</source>
        <translation>inicio: {when}</translation>
    </message>
    <message>
        <source>by title</source>
        <translation>por título</translation>
    </message>
    <message>
        <source>damaged</source>
        <extracomment>The state of one match in the list. Feminine where 'match' is; newer: made by a newer version.</extracomment>
        <translation>dañada</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>no cuenta</translation>
    </message>
    <message>
        <source>does not open</source>
        <translation>no se abre</translation>
    </message>
    <message>
        <source>fifth place</source>
        <translation>quinto puesto</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>The state of one match in the list. Feminine where 'match' is; newer: made by a newer version.</extracomment>
        <translation>terminada</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>primer puesto</translation>
    </message>
    <message>
        <source>fourth place</source>
        <translation>cuarto puesto</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>newer</source>
        <extracomment>The state of one match in the list. Feminine where 'match' is; newer: made by a newer version.</extracomment>
        <translation>más nueva</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>más recientes</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>sin verificar</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada todavía</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>más antiguas</translation>
    </message>
    <message>
        <source>order</source>
        <extracomment>Order is how the list is sorted; Classic is the game.</extracomment>
        <translation>orden</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>The state of one match in the list. Feminine where 'match' is; newer: made by a newer version.</extracomment>
        <translation>práctica</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>segundo puesto</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>semilla {seed}</translation>
    </message>
    <message>
        <source>seventh place</source>
        <translation>séptimo puesto</translation>
    </message>
    <message>
        <source>sixth place</source>
        <translation>sexto puesto</translation>
    </message>
    <message>
        <source>stage {number} of the wonder</source>
        <translation>etapa {number} de la Maravilla</translation>
    </message>
    <message>
        <source>stage {number} of the wonder</source>
        <comment>Architects</comment>
        <translation>etapa {number} de la Maravilla</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>tercer puesto</translation>
    </message>
    <message>
        <source>title, player or wonder</source>
        <translation>título, jugador o Maravilla</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>hoy, {time}</translation>
    </message>
    <message>
        <source>victory</source>
        <extracomment>The state of one match in the list. Feminine where 'match' is; newer: made by a newer version.</extracomment>
        <translation>victoria</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ayer, {time}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>tu turno</translation>
    </message>
    <message>
        <source>{colour} card</source>
        <translation>carta {colour}</translation>
    </message>
    <message>
        <source>{file} is already here</source>
        <translation>{file} ya está aquí</translation>
    </message>
    <message>
        <source>{matches}, {size}. Every choice is saved at once.</source>
        <translation>{matches}, {size}. Cada elección se guarda al momento.</translation>
    </message>
    <message>
        <source>{name} to choose</source>
        <translation>turno de {name}</translation>
    </message>
    <message>
        <source>{own} to {other}</source>
        <translation>{own} a {other}</translation>
    </message>
    <message>
        <source>{title} (recovered)</source>
        <translation>{title} (recuperada)</translation>
    </message>
    <message>
        <source>“{title}” is in the recycle bin.</source>
        <translation>«{title}» está en la papelera.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Continue it here?</source>
        <translation>¿Continuarla aquí?</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejar la partida</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Dejarla allí</translation>
    </message>
    <message>
        <source>Leave the match unsaved?</source>
        <translation>¿Dejar la partida sin guardar?</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Abrir una copia</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation>Salir sin guardar</translation>
    </message>
    <message>
        <source>Quit without saving?</source>
        <translation>¿Salir sin guardar?</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Guardar en otro lugar…</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Continuarla aquí</translation>
    </message>
    <message>
        <source>The match is open on the computer “{computer}”, or was not closed there. Continued on both, it becomes two matches. A copy counts as practice and does not touch the match.</source>
        <translation>La partida está abierta en la computadora «{computer}», o no se cerró allí. Si la continúas en las dos, serán dos partidas. Una copia es práctica y no toca la partida.</translation>
    </message>
    <message>
        <source>What happened in the match since {time} is not saved, and is lost when the program ends. {reason}</source>
        <translation>Lo que pasó en la partida desde las {time} no está guardado y se pierde al cerrar el programa. {reason}</translation>
    </message>
    <message>
        <source>What happened since {time} is not saved. {reason} Until you close the program, the match stays in memory, and the program keeps trying to save it.</source>
        <translation>Lo que pasó desde las {time} no está guardado. {reason} Mientras el programa esté abierto, la partida queda en la memoria y se sigue intentando guardar.</translation>
    </message>
    <message>
        <source>What is on the score pad is not saved, and is lost when the program ends. {reason} You can still save it as a file in another place.</source>
        <translation>Lo que hay en el bloc de puntos no está guardado y se pierde al cerrar el programa. {reason} Todavía puedes guardarlo como archivo en otro lugar.</translation>
    </message>
    <message>
        <source>not saved since {time}</source>
        <translation>sin guardar desde las {time}</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>%n Debt token(s)</source>
        <translation>
            <numerusform>%n ficha de Deuda</numerusform>
            <numerusform>%n fichas de Deuda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ahead of you</source>
        <translation>
            <numerusform>%n más que tú</numerusform>
            <numerusform>%n más que tú</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ahead of {name}</source>
        <translation>
            <numerusform>%n más que {name}</numerusform>
            <numerusform>%n más que {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by choice</source>
        <translation>
            <numerusform>%n a elección</numerusform>
            <numerusform>%n a elección</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty and count 0. Press Save again to save anyway.</source>
        <translation>
            <numerusform>%n casilla vacía cuenta 0. Pulsa Guardar otra vez para guardar de todos modos.</numerusform>
            <numerusform>%n casillas vacías cuentan 0. Pulsa Guardar otra vez para guardar de todos modos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneda</numerusform>
            <numerusform>%n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt(s)</source>
        <translation>
            <numerusform>%n deuda</numerusform>
            <numerusform>%n deudas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defeat(s)</source>
        <translation>
            <numerusform>%n derrota</numerusform>
            <numerusform>%n derrotas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) × {worth}</source>
        <translation>
            <numerusform>%n trío × {worth}</numerusform>
            <numerusform>%n tríos × {worth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n etapa</numerusform>
            <numerusform>%n etapas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory(ies), {age}</source>
        <translation>
            <numerusform>%n victoria, {age}</numerusform>
            <numerusform>%n victorias, {age}</numerusform>
        </translation>
    </message>
    <message>
        <source>1 for whoever has it: 2 points</source>
        <translation>1 para quien lo tiene: 2 puntos</translation>
    </message>
    <message>
        <source>1 point for every 3</source>
        <translation>1 punto por cada 3</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>A place in the ranking, as short as can be.</extracomment>
        <translation>1.º</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>A place in the ranking, as short as can be.</extracomment>
        <translation>2.º</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>A place in the ranking, as short as can be.</extracomment>
        <translation>3.º</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>A place in the ranking, as short as can be.</extracomment>
        <translation>4.º</translation>
    </message>
    <message>
        <source>5th</source>
        <extracomment>A place in the ranking, as short as can be.</extracomment>
        <translation>5.º</translation>
    </message>
    <message>
        <source>6th</source>
        <extracomment>A place in the ranking, as short as can be.</extracomment>
        <translation>6.º</translation>
    </message>
    <message>
        <source>7th</source>
        <extracomment>A place in the ranking, as short as can be.</extracomment>
        <translation>7.º</translation>
    </message>
    <message>
        <source>8th</source>
        <extracomment>A place in the ranking, as short as can be.</extracomment>
        <translation>8.º</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Un jugador más</translation>
    </message>
    <message>
        <source>Aganice</source>
        <extracomment>A leader, as in the rulebook of Leaders.</extracomment>
        <translation>Aganice</translation>
    </message>
    <message>
        <source>Aristotle</source>
        <extracomment>A leader, as in the rulebook of Leaders.</extracomment>
        <translation>Aristóteles</translation>
    </message>
    <message>
        <source>Armada</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Armada</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Juego base</translation>
    </message>
    <message>
        <source>Blue cards</source>
        <translation>Cartas azules</translation>
    </message>
    <message>
        <source>Bring the deleted game back</source>
        <translation>Recuperar la partida eliminada</translation>
    </message>
    <message>
        <source>Cards and islands that give one</source>
        <translation>cartas e islas que dan uno</translation>
    </message>
    <message>
        <source>Cat</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Gato</translation>
    </message>
    <message>
        <source>Category</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Ciudades</translation>
    </message>
    <message>
        <source>Cities debts</source>
        <translation>Deudas de Ciudades</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Civilian structures</source>
        <translation>Estructuras civiles</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Buttons of the box that shows a game for the app BG Stats: to close it; and instead of Copy the link, for a moment after the link was copied.</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Commercial structures</source>
        <translation>Estructuras comerciales</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Buttons of the box that shows a game for the app BG Stats: to close it; and instead of Copy the link, for a moment after the link was copied.</extracomment>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copiar el enlace</translation>
    </message>
    <message>
        <source>Copy the seed: it deals the same cards again</source>
        <translation>Copiar la semilla: reparte otra vez las mismas cartas</translation>
    </message>
    <message>
        <source>Count here instead of typing points</source>
        <translation>Contar aquí en vez de escribir puntos</translation>
    </message>
    <message>
        <source>Counted</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Contado</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Debts</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Deudas</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Eliminar esta partida</translation>
    </message>
    <message>
        <source>Edifices</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Edificios</translation>
    </message>
    <message>
        <source>Eight can play only with Cities.</source>
        <translation>Ocho solo pueden jugar con Ciudades.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Guilds</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Gremios</translation>
    </message>
    <message>
        <source>Has the cat at the end</source>
        <translation>Tiene el gato al final</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>A button: go to the first page, open a saved game, play again, review the match.</extracomment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>In no row</source>
        <translation>En ninguna fila</translation>
    </message>
    <message>
        <source>Islands and fleets</source>
        <translation>Islas y flotas</translation>
    </message>
    <message>
        <source>Leaders</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Líderes</translation>
    </message>
    <message>
        <source>Leaders, cards and islands that give one</source>
        <translation>líderes, cartas e islas que dan uno</translation>
    </message>
    <message>
        <source>Leave it out of the statistics</source>
        <translation>Dejarla fuera de las estadísticas</translation>
    </message>
    <message>
        <source>Less than {least} is not possible here.</source>
        <translation>Aquí no puede haber menos de {least}.</translation>
    </message>
    <message>
        <source>Military conflicts</source>
        <translation>Conflictos militares</translation>
    </message>
    <message>
        <source>Military victory tokens</source>
        <translation>Marcadores de victoria militar</translation>
    </message>
    <message>
        <source>More than {most} is not possible here.</source>
        <translation>Aquí no puede haber más de {most}.</translation>
    </message>
    <message>
        <source>Naval battles</source>
        <translation>Batallas navales</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>New pad</source>
        <translation>Bloc nuevo</translation>
    </message>
    <message>
        <source>No symbol is on more than 4 cards.</source>
        <translation>Ningún símbolo está en más de 4 cartas.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>No points in this row; the heading of the list of places.</extracomment>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>Todavía no hay nada guardado.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Only one player has the cat.</source>
        <translation>Solo un jugador tiene el gato.</translation>
    </message>
    <message>
        <source>Only whole numbers can be entered here.</source>
        <translation>Aquí solo se pueden escribir números enteros.</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>A button: go to the first page, open a saved game, play again, review the match.</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points after every round</source>
        <translation>Puntos ronda a ronda</translation>
    </message>
    <message>
        <source>Points after every turn</source>
        <translation>Puntos turno a turno</translation>
    </message>
    <message>
        <source>Points and stages don't match.</source>
        <translation>Los puntos y las etapas no concuerdan.</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>Fichas de progreso</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>No points in this row; the heading of the list of places.</extracomment>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>A button: go to the first page, open a saved game, play again, review the match.</extracomment>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Remove a player</source>
        <translation>Un jugador menos</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Quitar a este jugador</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>A button: go to the first page, open a saved game, play again, review the match.</extracomment>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Rotated rematch</source>
        <translation>Revancha con rotación</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Save a file</source>
        <translation>Guardar un archivo</translation>
    </message>
    <message>
        <source>Save the score pad as a page to print</source>
        <translation>Guardar el bloc de puntos como página para imprimir</translation>
    </message>
    <message>
        <source>Save the score pad as a picture</source>
        <translation>Guardar el bloc de puntos como imagen</translation>
    </message>
    <message>
        <source>Save the score pad as a table for spreadsheets</source>
        <translation>Guardar el bloc de puntos como tabla para hojas de cálculo</translation>
    </message>
    <message>
        <source>Save the score sheet as a page to print</source>
        <translation>Guardar la hoja de puntuación como página para imprimir</translation>
    </message>
    <message>
        <source>Save the score sheet as a picture</source>
        <translation>Guardar la hoja de puntuación como imagen</translation>
    </message>
    <message>
        <source>Save the score sheet as a table for spreadsheets</source>
        <translation>Guardar la hoja de puntuación como tabla para hojas de cálculo</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Guardar esta partida</translation>
    </message>
    <message>
        <source>Save: {names} share the victory</source>
        <translation>Guardar: {names} comparten la victoria</translation>
    </message>
    <message>
        <source>Save: {name} has won</source>
        <translation>Guardar: {name} ganó</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Saved games ({count})</source>
        <translation>Partidas guardadas ({count})</translation>
    </message>
    <message>
        <source>Saved. It is in the list of saved games.</source>
        <translation>Guardada. Está en la lista de partidas guardadas.</translation>
    </message>
    <message>
        <source>Scan this code with your phone: {app} opens and takes the game.</source>
        <translation>Escanea este código con el teléfono: se abre {app} y registra la partida.</translation>
    </message>
    <message>
        <source>Science of {name}</source>
        <translation>Ciencia de {name}</translation>
    </message>
    <message>
        <source>Scientific structures</source>
        <translation>Estructuras científicas</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Bloc de puntos</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Semilla {seed}</translation>
    </message>
    <message>
        <source>Sets of three different symbols</source>
        <translation>Tríos de símbolos diferentes</translation>
    </message>
    <message>
        <source>Show the game for BG Stats</source>
        <translation>Mostrar la partida para BG Stats</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Etapa {number}</translation>
    </message>
    <message>
        <source>Stages built</source>
        <translation>Etapas construidas</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>The code holds names, points and wonders, nothing else. This program sends nothing.</source>
        <translation>El código contiene nombres, puntos y Maravillas, nada más. Este programa no envía nada.</translation>
    </message>
    <message>
        <source>The game in {app}</source>
        <translation>La partida en {app}</translation>
    </message>
    <message>
        <source>The link is too long for a code. Copy it, or save a file.</source>
        <translation>El enlace es demasiado largo para un código. Cópialo o guarda un archivo.</translation>
    </message>
    <message>
        <source>The number of choices made with a hint, after a coach question or with the points of “What if”. Matches with hints are kept apart in the statistics.</source>
        <translation>Número de elecciones hechas con una pista, tras una pregunta del entrenador o con los puntos de «¿Y si?». Una partida con pistas va aparte en las estadísticas.</translation>
    </message>
    <message>
        <source>The rows add up to {points}, not {total}.</source>
        <translation>Las filas suman {points}, no {total}.</translation>
    </message>
    <message>
        <source>There are more columns than players.</source>
        <translation>Hay más columnas que jugadores.</translation>
    </message>
    <message>
        <source>There are more lines than rows.</source>
        <translation>Hay más números que filas en el bloc.</translation>
    </message>
    <message>
        <source>There are no more than 6 defeats.</source>
        <translation>No hay más de 6 derrotas.</translation>
    </message>
    <message>
        <source>There is no row for “{text}”.</source>
        <translation>No hay fila para «{text}».</translation>
    </message>
    <message>
        <source>There is nothing on the pad yet.</source>
        <translation>El bloc todavía está vacío.</translation>
    </message>
    <message>
        <source>This cannot be less than 0.</source>
        <translation>Esto no puede ser menor que 0.</translation>
    </message>
    <message>
        <source>This is too long for a score sheet.</source>
        <translation>El texto es demasiado largo para una hoja de puntuación.</translation>
    </message>
    <message>
        <source>Three Ages give 18 points at most.</source>
        <translation>Tres Eras dan 18 puntos como máximo.</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Treasury</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Tesorería</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Type a number, then Tab or Enter to move down. {key} undoes. Closing loses nothing.</source>
        <translation>Escribe un número y pulsa Tab o Enter para bajar por la columna. {key} deshace. Nada se pierde al cerrar.</translation>
    </message>
    <message>
        <source>Type a total where the rows are not known.</source>
        <translation>Escribe un total cuando no se conocen las filas.</translation>
    </message>
    <message>
        <source>Type points here instead of counting</source>
        <translation>Escribir puntos aquí en vez de contar</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>Ver la repetición</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Qué</translation>
    </message>
    <message>
        <source>What made the difference: {category}, +{points}.</source>
        <translation>Lo que marcó la diferencia: {category}, +{points}.</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Vencedor</translation>
    </message>
    <message>
        <source>Wonder</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Maravilla</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Ganaste</translation>
    </message>
    <message>
        <source>always negative</source>
        <translation>siempre negativas</translation>
    </message>
    <message>
        <source>black cards</source>
        <translation>cartas negras</translation>
    </message>
    <message>
        <source>blue cards</source>
        <translation>cartas azules</translation>
    </message>
    <message>
        <source>calculated from symbols</source>
        <translation>se calcula con los símbolos</translation>
    </message>
    <message>
        <source>cannot win</source>
        <translation>no puede ganar</translation>
    </message>
    <message>
        <source>city, cities, black</source>
        <translation>ciudad, ciudades, negro, negras</translation>
    </message>
    <message>
        <source>civilian, civic, blue, culture</source>
        <translation>civil, civiles, cívico, azul, azules, cultura</translation>
    </message>
    <message>
        <source>coins, money, gold, treasure</source>
        <translation>moneda, monedas, dinero, oro, tesoro</translation>
    </message>
    <message>
        <source>coins: 1 point for every 3</source>
        <translation>monedas: 1 punto por cada 3</translation>
    </message>
    <message>
        <source>commerce, commercial, trade, market, yellow</source>
        <translation>comercio, comerciales, mercado, amarillo, amarillas</translation>
    </message>
    <message>
        <source>counts in the statistics as a game on a real table</source>
        <translation>cuenta como partida de mesa</translation>
    </message>
    <message>
        <source>debt, debts</source>
        <translation>deuda, deudas</translation>
    </message>
    <message>
        <source>details</source>
        <extracomment>Part of the name of a saved file: the lines behind the points, the points after each turn, what match it was.</extracomment>
        <translation>detalles</translation>
    </message>
    <message>
        <source>each set counts 3 more, here and not under Leaders</source>
        <translation>cada trío vale 3 más, aquí y no en Líderes</translation>
    </message>
    <message numerus="yes">
        <source>equal in points and with %n coin(s) each</source>
        <translation>
            <numerusform>empate a puntos y con %n moneda cada uno</numerusform>
            <numerusform>empate a puntos y con %n monedas cada uno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>equal in points and with %n stage(s) each</source>
        <translation>
            <numerusform>empate a puntos y con %n etapa cada uno</numerusform>
            <numerusform>empate a puntos y con %n etapas cada uno</numerusform>
        </translation>
    </message>
    <message>
        <source>everyone one seat to the left</source>
        <translation>todos un lugar a la izquierda</translation>
    </message>
    <message>
        <source>for a game played on a real table</source>
        <translation>para una partida jugada en la mesa de verdad</translation>
    </message>
    <message>
        <source>for the import of the app</source>
        <translation>para importarlo en la aplicación</translation>
    </message>
    <message>
        <source>guild, guilds, purple</source>
        <translation>gremio, gremios, morado, moradas</translation>
    </message>
    <message>
        <source>hints: {number}</source>
        <translation>pistas: {number}</translation>
    </message>
    <message>
        <source>history</source>
        <extracomment>Part of the name of a saved file: the lines behind the points, the points after each turn, what match it was.</extracomment>
        <translation>evolución</translation>
    </message>
    <message>
        <source>in place of the game that was opened</source>
        <translation>en lugar de la partida que se abrió</translation>
    </message>
    <message>
        <source>islands found and the blue fleet</source>
        <translation>islas descubiertas y la flota azul</translation>
    </message>
    <message>
        <source>leader, leaders, white</source>
        <translation>líder, líderes, blanco, blancas</translation>
    </message>
    <message>
        <source>match</source>
        <extracomment>Part of the name of a saved file: the lines behind the points, the points after each turn, what match it was.</extracomment>
        <translation>partida</translation>
    </message>
    <message>
        <source>military, war, wars, conflicts, shields, red</source>
        <translation>militar, militares, guerra, guerras, conflictos, escudos, rojo</translation>
    </message>
    <message>
        <source>more of the most frequent</source>
        <translation>más del símbolo más frecuente</translation>
    </message>
    <message>
        <source>no wonder chosen</source>
        <translation>ninguna Maravilla elegida</translation>
    </message>
    <message>
        <source>not in the statistics</source>
        <translation>fuera de las estadísticas</translation>
    </message>
    <message>
        <source>not noted</source>
        <translation>sin anotar</translation>
    </message>
    <message>
        <source>of your choice</source>
        <translation>a elegir</translation>
    </message>
    <message>
        <source>points of 2 and 3</source>
        <translation>puntos de 2 y 3</translation>
    </message>
    <message>
        <source>points of the stages built</source>
        <translation>puntos de las etapas construidas</translation>
    </message>
    <message>
        <source>points of the stages built</source>
        <comment>Architects</comment>
        <translation>puntos de las etapas construidas</translation>
    </message>
    <message>
        <source>points of the tokens</source>
        <translation>puntos de las fichas</translation>
    </message>
    <message>
        <source>points, not counted here</source>
        <translation>puntos, sin contar aquí</translation>
    </message>
    <message>
        <source>purple cards</source>
        <translation>cartas moradas</translation>
    </message>
    <message>
        <source>recruited, and what they count</source>
        <translation>los reclutados y lo que cuentan</translation>
    </message>
    <message>
        <source>rewards for taking part</source>
        <translation>recompensas por participar</translation>
    </message>
    <message>
        <source>same seats</source>
        <translation>mismos lugares</translation>
    </message>
    <message>
        <source>science, sciences, scientific, green</source>
        <translation>ciencia, ciencias, científico, verde, verdes</translation>
    </message>
    <message>
        <source>sum, total, totals, points, score</source>
        <translation>suma, total, totales, puntos, puntuación</translation>
    </message>
    <message>
        <source>the copied guild itself</source>
        <translation>el propio Gremio copiado</translation>
    </message>
    <message>
        <source>the pad finds the best use</source>
        <translation>el bloc busca el mejor uso</translation>
    </message>
    <message>
        <source>they break a tie</source>
        <translation>deshacen el empate</translation>
    </message>
    <message>
        <source>tied with you; coins decide, {own} to {other}</source>
        <translation>lo mismo que tú; desempate por monedas, {own} a {other}</translation>
    </message>
    <message>
        <source>tied with you; stages decide, {own} to {other}</source>
        <translation>lo mismo que tú; desempate por etapas, {own} a {other}</translation>
    </message>
    <message>
        <source>tied with {name}; coins decide, {own} to {other}</source>
        <translation>lo mismo que {name}; desempate por monedas, {own} a {other}</translation>
    </message>
    <message>
        <source>tied with {name}; stages decide, {own} to {other}</source>
        <translation>lo mismo que {name}; desempate por etapas, {own} a {other}</translation>
    </message>
    <message>
        <source>tokens, 3 points each</source>
        <translation>marcadores, 3 puntos cada uno</translation>
    </message>
    <message>
        <source>turns one symbol into another</source>
        <translation>cambia un símbolo por otro</translation>
    </message>
    <message>
        <source>victories less defeats</source>
        <translation>victorias menos derrotas</translation>
    </message>
    <message>
        <source>victories less defeats at sea</source>
        <translation>victorias menos derrotas en el mar</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>victoria</translation>
    </message>
    <message>
        <source>wonders, stages, board, pyramid</source>
        <translation>maravillas, etapas, tablero, pirámide</translation>
    </message>
    <message>
        <source>worth most as {symbols}</source>
        <translation>rinde más como {symbols}</translation>
    </message>
    <message>
        <source>yellow cards</source>
        <translation>cartas amarillas</translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n more of {symbol}</source>
        <translation>
            <numerusform>{card}: %n más de {symbol}</numerusform>
            <numerusform>{card}: %n más de {symbol}</numerusform>
        </translation>
    </message>
    <message>
        <source>{category}, {name}: {points}</source>
        <translation>{category}, {name}: {points}</translation>
    </message>
    <message>
        <source>{guild}, copied</source>
        <translation>{guild}, copiado</translation>
    </message>
    <message>
        <source>{guild}, once more</source>
        <translation>{guild}, una vez más</translation>
    </message>
    <message>
        <source>{leader}, buried</source>
        <comment>a man</comment>
        <translation>{leader}, enterrado</translation>
    </message>
    <message>
        <source>{leader}, buried</source>
        <comment>a woman</comment>
        <translation>{leader}, enterrada</translation>
    </message>
    <message numerus="yes">
        <source>{leader}: %n fewer of {symbol}</source>
        <translation>
            <numerusform>{leader}: %n símbolo menos ({symbol})</numerusform>
            <numerusform>{leader}: %n símbolos menos ({symbol})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader}: %n more of {symbol}</source>
        <translation>
            <numerusform>{leader}: %n símbolo más ({symbol})</numerusform>
            <numerusform>{leader}: %n símbolos más ({symbol})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader}: %n pair(s) of victory tokens</source>
        <translation>
            <numerusform>{leader}: %n par de marcadores de victoria</numerusform>
            <numerusform>{leader}: %n pares de marcadores de victoria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader}: %n set(s) of symbols</source>
        <translation>
            <numerusform>{leader}: %n trío de símbolos</numerusform>
            <numerusform>{leader}: %n tríos de símbolos</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} comparten la victoria</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>Victoria: {name}</translation>
    </message>
    <message>
        <source>{name} is listed twice.</source>
        <translation>{name} aparece dos veces.</translation>
    </message>
    <message>
        <source>{name}: name, wonder and side</source>
        <translation>{name}: nombre, Maravilla y lado</translation>
    </message>
    <message>
        <source>{seed} copied</source>
        <translation>{seed} copiada</translation>
    </message>
    <message>
        <source>{wonder} is listed twice.</source>
        <translation>{wonder} aparece dos veces.</translation>
    </message>
</context>
<context>
    <name>Seen</name>
    <message>
        <source>Cards of this Age that you have not seen</source>
        <translation>Cartas de esta Era aún no vistas</translation>
    </message>
    <message>
        <source>Cards seen in {age}</source>
        <translation>Cartas vistas en la {age}</translation>
    </message>
    <message>
        <source>Guilds that you have not seen; in play: {count} of these</source>
        <translation>Gremios aún no vistos; en juego: {count} de estos</translation>
    </message>
    <message>
        <source>Not seen yet: {names}</source>
        <translation>Aún no vistas: {names}</translation>
    </message>
    <message>
        <source>With {name} now</source>
        <translation>Ahora con {name}</translation>
    </message>
    <message>
        <source>With {name} now, {size} of these {count}</source>
        <translation>Ahora con {name}, {size} de estas {count}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>A longer pause: each choice can be followed.</source>
        <translation>Una pausa más larga: se puede seguir cada elección.</translation>
    </message>
    <message>
        <source>A short pause before each choice.</source>
        <translation>Una pausa corta antes de cada elección.</translation>
    </message>
    <message>
        <source>A tap is a click; two quick ones build a card</source>
        <translation>Un toque es un clic; dos rápidos construyen una carta</translation>
    </message>
    <message>
        <source>After 1.5 s</source>
        <translation>Tras 1,5 s</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>How much a screen reader is given by itself: all of it, nothing.</extracomment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Always pay the cheapest</source>
        <translation>Pagar siempre lo más barato</translation>
    </message>
    <message>
        <source>Ambience</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Ambiente</translation>
    </message>
    <message>
        <source>Animated pictures</source>
        <translation>Imágenes animadas</translation>
    </message>
    <message>
        <source>Animations</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Animaciones</translation>
    </message>
    <message>
        <source>As light or dark as the rest of the system.</source>
        <translation>Claro u oscuro como el resto del sistema.</translation>
    </message>
    <message>
        <source>As spreadsheets in your language expect it.</source>
        <translation>Como lo esperan las hojas de cálculo de tu idioma.</translation>
    </message>
    <message>
        <source>Ask before discarding</source>
        <translation>Preguntar antes de descartar</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>At the table: the encyclopaedia</source>
        <translation>En la mesa: la enciclopedia</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>What separates the columns of a CSV file; Automatic follows the language.</extracomment>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>The title of a page or of a part of the help; Back is a button.</extracomment>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Back or on by an Age or a round</source>
        <translation>Era o ronda anterior, siguiente</translation>
    </message>
    <message>
        <source>Back, or the menu</source>
        <translation>Volver, o el menú</translation>
    </message>
    <message>
        <source>Brightness</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Luminosidad</translation>
    </message>
    <message>
        <source>Build it</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Build it for free by Olympia's power</source>
        <translation>Construir gratis (Olimpia)</translation>
    </message>
    <message>
        <source>By touch</source>
        <translation>Por toque</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>The title of a page or of a part of the help; Back is a button.</extracomment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Cards and wonders</source>
        <translation>Cartas y Maravillas</translation>
    </message>
    <message>
        <source>Cards you have seen</source>
        <translation>Cartas ya vistas</translation>
    </message>
    <message>
        <source>Cards you have seen (if switched on)</source>
        <translation>Cartas ya vistas, si está activado</translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation>Cambiar las teclas</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Elegir una carta</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Coins, war and points</source>
        <translation>Monedas, guerra y puntos</translation>
    </message>
    <message>
        <source>Colours and their signs</source>
        <translation>Los colores y sus signos</translation>
    </message>
    <message>
        <source>Colours for</source>
        <translation>Colores para</translation>
    </message>
    <message>
        <source>Comma</source>
        <extracomment>What separates the columns of a CSV file; Automatic follows the language.</extracomment>
        <translation>Coma</translation>
    </message>
    <message>
        <source>Computer pace</source>
        <translation>Ritmo de la computadora</translation>
    </message>
    <message>
        <source>Continue from here as practice</source>
        <translation>Continuar desde aquí como práctica</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Deutan</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Deutan</translation>
    </message>
    <message>
        <source>Discard it for 3 coins</source>
        <translation>Descartar por 3 monedas</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Display</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>Do what is marked, or the first action</source>
        <translation>Hacer lo que está marcado</translation>
    </message>
    <message>
        <source>Do what the gold button says</source>
        <translation>Hacer lo que dice el botón dorado</translation>
    </message>
    <message>
        <source>Effects</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Efectos</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>The name of a key, as it is printed on keyboards of the language.</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Enlarge what has the focus</source>
        <translation>Ampliar lo que tiene el foco</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>The name of a key, as it is printed on keyboards of the language.</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Exported files</source>
        <translation>Archivos exportados</translation>
    </message>
    <message>
        <source>First-time tips</source>
        <translation>Consejos de primera vez</translation>
    </message>
    <message>
        <source>For eyes that see no blue.</source>
        <translation>Para ojos que no ven el azul.</translation>
    </message>
    <message>
        <source>For eyes that see no green; the most common kind.</source>
        <translation>Para ojos que no ven el verde; el tipo más común.</translation>
    </message>
    <message>
        <source>For eyes that see no red.</source>
        <translation>Para ojos que no ven el rojo.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>The title of a page or of a part of the help; Back is a button.</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Goods and structures</source>
        <translation>Recursos y estructuras</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>The title of a page or of a part of the help; Back is a button.</extracomment>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Help; at the table the rule</source>
        <translation>Ayuda; en la mesa, la regla</translation>
    </message>
    <message>
        <source>Hide the points</source>
        <translation>Ocultar los puntos</translation>
    </message>
    <message>
        <source>Hide what comes</source>
        <translation>Ocultar lo que viene</translation>
    </message>
    <message>
        <source>High</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Alto</translation>
    </message>
    <message>
        <source>High where the system asks for high contrast.</source>
        <translation>Alto cuando el sistema pide alto contraste.</translation>
    </message>
    <message>
        <source>Hold a finger on anything to see what it is</source>
        <translation>Mantén el dedo sobre algo para ver qué es</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>The name of a key, as it is printed on keyboards of the language.</extracomment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Resumido</translation>
    </message>
    <message>
        <source>In the log: the turn before or after</source>
        <translation>En el diario: turno anterior o siguiente</translation>
    </message>
    <message>
        <source>In words, or read aloud</source>
        <translation>En palabras, o leído en voz alta</translation>
    </message>
    <message>
        <source>Keep a card looked through</source>
        <translation>Quedarse con una carta examinada</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>The title of a page or of a part of the help; Back is a button.</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language and text</source>
        <translation>Idioma y texto</translation>
    </message>
    <message>
        <source>Left deck, centre, right deck</source>
        <translation>Mazos: izquierda, centro, derecha</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>the size of paper</comment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Log, and back to one of its lines</source>
        <translation>Diario, y volver a una línea</translation>
    </message>
    <message>
        <source>Looking at the table</source>
        <translation>Mirar la mesa</translation>
    </message>
    <message>
        <source>Movement and pace</source>
        <translation>Movimiento y ritmo</translation>
    </message>
    <message>
        <source>Neighbours and far cities</source>
        <translation>Vecinos y ciudades lejanas</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>Ir a lo siguiente</translation>
    </message>
    <message>
        <source>Next or previous card</source>
        <translation>Carta siguiente o anterior</translation>
    </message>
    <message>
        <source>No pause: a choice counts as soon as it is made.</source>
        <translation>Sin pausa: cada elección vale en cuanto se hace.</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal vision</source>
        <translation>Visión normal</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>How much a screen reader is given by itself: all of it, nothing.</extracomment>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>On Enter</source>
        <translation>Con Enter</translation>
    </message>
    <message>
        <source>One step back or forward</source>
        <translation>Un paso atrás o adelante</translation>
    </message>
    <message>
        <source>One turn, then pause</source>
        <translation>Un turno y pausar</translation>
    </message>
    <message>
        <source>Pages, lists and the log scroll by a finger</source>
        <translation>Las páginas, las listas y el diario se desplazan con el dedo</translation>
    </message>
    <message>
        <source>Paper (PDF)</source>
        <translation>Papel (PDF)</translation>
    </message>
    <message>
        <source>Pause, or continue</source>
        <translation>Pausar o seguir</translation>
    </message>
    <message>
        <source>PgDn</source>
        <extracomment>The name of a key, as it is printed on keyboards of the language.</extracomment>
        <translation>AvPág</translation>
    </message>
    <message>
        <source>PgUp</source>
        <extracomment>The name of a key, as it is printed on keyboards of the language.</extracomment>
        <translation>RePág</translation>
    </message>
    <message>
        <source>Plain background</source>
        <translation>Fondo liso</translation>
    </message>
    <message>
        <source>Play and window</source>
        <translation>Juego y ventana</translation>
    </message>
    <message>
        <source>Play forced choices automatically</source>
        <translation>Hacer solo las elecciones forzosas</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>Pointer</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Puntero</translation>
    </message>
    <message>
        <source>Progress and end</source>
        <translation>Progreso y final</translation>
    </message>
    <message>
        <source>Protan</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Protan</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimiento reducido</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>The title of a page or of a part of the help; Back is a button.</extracomment>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restablecer valores</translation>
    </message>
    <message>
        <source>Reveal</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Revelar</translation>
    </message>
    <message>
        <source>Review of a finished match</source>
        <translation>Revisión de una partida acabada</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The title of a page or of a part of the help; Back is a button.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Save the table as a picture</source>
        <translation>Guardar la mesa como imagen</translation>
    </message>
    <message>
        <source>Score pad: save the game</source>
        <translation>Bloc de puntos: guardar la partida</translation>
    </message>
    <message>
        <source>Score sheet of a finished match</source>
        <translation>Hoja de una partida acabada</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lector de pantalla</translation>
    </message>
    <message>
        <source>See the table behind a notice</source>
        <translation>Ver la mesa tras un aviso</translation>
    </message>
    <message>
        <source>Seen from another city</source>
        <translation>Visto desde otra ciudad</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <extracomment>What separates the columns of a CSV file; Automatic follows the language.</extracomment>
        <translation>Punto y coma</translation>
    </message>
    <message>
        <source>Separator in tables (CSV)</source>
        <translation>Separador en las tablas (CSV)</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>The title of a page or of a part of the help; Back is a button.</extracomment>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Several people: see what only you may see</source>
        <translation>Varias personas: ver lo que es solo tuyo</translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation>Mostrar todos otra vez</translation>
    </message>
    <message>
        <source>Slower, faster</source>
        <translation>Más despacio, más rápido</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Sonido sí o no</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>The name of a key, as it is printed on keyboards of the language.</extracomment>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Stage, and take part in the Edifice</source>
        <translation>Etapa y participación en el Edificio</translation>
    </message>
    <message>
        <source>Strong outline of the focus</source>
        <translation>Contorno fuerte del foco</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>What separates the columns of a CSV file; Automatic follows the language.</extracomment>
        <translation>Tabulación</translation>
    </message>
    <message>
        <source>Take a progress token</source>
        <translation>Tomar una ficha de progreso</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>The paper that is usual in your country.</source>
        <translation>El papel habitual en tu país.</translation>
    </message>
    <message>
        <source>The same decks</source>
        <translation>Los mismos mazos</translation>
    </message>
    <message>
        <source>Thicker borders</source>
        <translation>Bordes más gruesos</translation>
    </message>
    <message>
        <source>Through whose eyes</source>
        <translation>Con los ojos de quién</translation>
    </message>
    <message>
        <source>To the beginning, to the end</source>
        <translation>Al principio, al final</translation>
    </message>
    <message>
        <source>Tritan</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Tritan</translation>
    </message>
    <message>
        <source>Two players: the other lane</source>
        <translation>Dos jugadores: el otro carril</translation>
    </message>
    <message>
        <source>Two players: what the pile has left</source>
        <translation>Dos jugadores: lo que queda en el mazo</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Deshacer, rehacer</translation>
    </message>
    <message>
        <source>Up and down the actions</source>
        <translation>Recorrer las acciones</translation>
    </message>
    <message>
        <source>Use it for a wonder stage</source>
        <translation>Usar en la etapa de la Maravilla</translation>
    </message>
    <message>
        <source>What every city does is read aloud.</source>
        <translation>Lo que hace cada ciudad se lee en voz alta.</translation>
    </message>
    <message>
        <source>What happens at the table is not read aloud.</source>
        <translation>Lo que pasa en la mesa no se lee en voz alta.</translation>
    </message>
    <message>
        <source>What has the focus, in words</source>
        <translation>Lo que tiene el foco, en palabras</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>¿Y si?</translation>
    </message>
    <message>
        <source>What is worth choosing</source>
        <translation>Qué vale la pena elegir</translation>
    </message>
    <message>
        <source>What you do, and what affects everybody, is read aloud.</source>
        <translation>Se lee lo que haces y lo que afecta a todos.</translation>
    </message>
    <message>
        <source>When only computers play</source>
        <translation>Cuando solo juega la computadora</translation>
    </message>
    <message>
        <source>When paying: always the cheapest</source>
        <translation>Al pagar: siempre lo más barato</translation>
    </message>
    <message>
        <source>Wonders and war</source>
        <translation>Maravillas y guerra</translation>
    </message>
    <message>
        <source>Your hand beside your neighbours</source>
        <translation>Tu mano junto a tus vecinos</translation>
    </message>
    <message>
        <source>Your neighbours in words</source>
        <translation>Tus vecinos en palabras</translation>
    </message>
    <message>
        <source>Your own city in words</source>
        <translation>Tu ciudad en palabras</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>En tu turno</translation>
    </message>
    <message>
        <source>around everything that has one</source>
        <translation>alrededor de todo lo que tiene borde</translation>
    </message>
    <message>
        <source>around what the keyboard has reached</source>
        <translation>alrededor de lo que alcanzó el teclado</translation>
    </message>
    <message>
        <source>asks once before a choice that costs this many points at the end, or 3% of the chance of winning for each point</source>
        <translation>pregunta una vez antes de una elección que cueste esta cantidad de puntos al final, o el 3 % de la probabilidad de ganar por cada punto</translation>
    </message>
    <message>
        <source>at leisure</source>
        <translation>con calma</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>al instante</translation>
    </message>
    <message>
        <source>build</source>
        <extracomment>Under five small pictures that show how fast animations are: cards are revealed, coins are paid, structures are built, effects happen, hands are passed. Nouns or infinitives, short.</extracomment>
        <translation>construir</translation>
    </message>
    <message>
        <source>changes take effect at once and are saved</source>
        <translation>todo vale al instante y queda guardado</translation>
    </message>
    <message>
        <source>effects</source>
        <extracomment>Under five small pictures that show how fast animations are: cards are revealed, coins are paid, structures are built, effects happen, hands are passed. Nouns or infinitives, short.</extracomment>
        <translation>efectos</translation>
    </message>
    <message>
        <source>explain each new thing once</source>
        <translation>explican cada novedad una vez</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>On an example of a card: it costs nothing.</extracomment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>how long they wait; it never changes what they decide</source>
        <translation>cuánto espera; nunca cambia lo que decide</translation>
    </message>
    <message>
        <source>if the card could be built or used for a stage</source>
        <translation>cuando la carta podría construirse o servir para una etapa</translation>
    </message>
    <message>
        <source>in practice: the points an action leads to; counts as a hint</source>
        <translation>en práctica: los puntos que da al final cada acción; cuenta como pista</translation>
    </message>
    <message>
        <source>no mosaic and no light on the table</source>
        <translation>sin mosaico ni luz en la mesa</translation>
    </message>
    <message>
        <source>no question about how to split the price</source>
        <translation>sin preguntar cómo repartir el precio</translation>
    </message>
    <message>
        <source>nothing flies or turns; things fade instead</source>
        <translation>nada vuela ni gira; solo una transición suave</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>desactivadas</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>Under five small pictures that show how fast animations are: cards are revealed, coins are paid, structures are built, effects happen, hands are passed. Nouns or infinitives, short.</extracomment>
        <translation>pasar</translation>
    </message>
    <message>
        <source>pay</source>
        <extracomment>Under five small pictures that show how fast animations are: cards are revealed, coins are paid, structures are built, effects happen, hands are passed. Nouns or infinitives, short.</extracomment>
        <translation>pagar</translation>
    </message>
    <message>
        <source>quick</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>rápido</translation>
    </message>
    <message>
        <source>reveal</source>
        <extracomment>Under five small pictures that show how fast animations are: cards are revealed, coins are paid, structures are built, effects happen, hands are passed. Nouns or infinitives, short.</extracomment>
        <translation>revelar</translation>
    </message>
    <message>
        <source>sails, clouds and water move; off in battery saver mode</source>
        <translation>las velas, las nubes y el agua se mueven; se detienen al ahorrar batería</translation>
    </message>
    <message>
        <source>the standings are hidden until the end; no What if</source>
        <translation>la situación de las ciudades solo se ve al final; sin «¿Y si?»</translation>
    </message>
    <message>
        <source>this is how text looks at the table</source>
        <translation>así queda en la mesa</translation>
    </message>
    <message>
        <source>until then you can undo your choice freely</source>
        <translation>hasta entonces puedes deshacer la elección libremente</translation>
    </message>
    <message>
        <source>when only one choice is possible, it is made after a moment</source>
        <translation>se hacen tras un momento si no hay otra</translation>
    </message>
    <message>
        <source>which cards went by and what is left, by a key</source>
        <translation>qué cartas pasaron y qué queda, con una tecla</translation>
    </message>
    <message>
        <source>{key} switches it on and off at every table</source>
        <translation>{key} lo quita y lo pone en cualquier mesa</translation>
    </message>
    <message>
        <source>{key} works everywhere</source>
        <translation>{key} vale en todas partes</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n game(s) on a real table</source>
        <translation>
            <numerusform>%n partida de mesa</numerusform>
            <numerusform>%n partidas de mesa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) on a real table kept apart</source>
        <translation>
            <numerusform>%n partida de mesa aparte</numerusform>
            <numerusform>%n partidas de mesa aparte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) not verified</source>
        <translation>
            <numerusform>%n partida sin verificar</numerusform>
            <numerusform>%n partidas sin verificar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) played here</source>
        <translation>
            <numerusform>%n partida jugada aquí</numerusform>
            <numerusform>%n partidas jugadas aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be read …</source>
        <translation>
            <numerusform>queda por leer %n partida …</numerusform>
            <numerusform>quedan por leer %n partidas …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) with hints</source>
        <translation>
            <numerusform>%n partida con pistas</numerusform>
            <numerusform>%n partidas con pistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) with hints left out</source>
        <translation>
            <numerusform>%n partida con pistas sin contar</numerusform>
            <numerusform>%n partidas con pistas sin contar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), {won} won</source>
        <translation>
            <numerusform>%n partida, victorias: {won}</numerusform>
            <numerusform>%n partidas, victorias: {won}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice match(es)</source>
        <translation>
            <numerusform>%n partida de práctica</numerusform>
            <numerusform>%n partidas de práctica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice match(es) left out</source>
        <translation>
            <numerusform>%n partida de práctica sin contar</numerusform>
            <numerusform>%n partidas de práctica sin contar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s), {won} won</source>
        <translation>
            <numerusform>%n resultado, victorias: {won}</numerusform>
            <numerusform>%n resultados, victorias: {won}</numerusform>
        </translation>
    </message>
    <message>
        <source>All again</source>
        <translation>Ver todo</translation>
    </message>
    <message>
        <source>All matches of every game as a table, a row for each player</source>
        <translation>Todas las partidas de todos los juegos en una tabla, una fila por jugador</translation>
    </message>
    <message>
        <source>All people</source>
        <translation>Todas las personas</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Cualquier número de jugadores</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Juego base</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Por rival</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Por jugadores</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Show: a button that leads to other matches; won: the mark of a victory in the chart; luck: what chance alone would win; Chart and Table: how results are shown; People: not computers; Cancel: a button.</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>Show: a button that leads to other matches; won: the mark of a victory in the chart; luck: what chance alone would win; Chart and Table: how results are shown; People: not computers; Cancel: a button.</extracomment>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Computadora</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Computadora: {level}</translation>
    </message>
    <message>
        <source>Count everything</source>
        <translation>Contar todo</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Expansiones</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Exportar CSV</translation>
    </message>
    <message>
        <source>For two</source>
        <translation>Para dos</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Games on a real table</source>
        <translation>Partidas de mesa</translation>
    </message>
    <message>
        <source>Here you will see what you win, with which wonder and against whom, and where your points come from. A game on a real table counts too: save it on the score pad.</source>
        <translation>Aquí verás lo que ganas, con qué Maravilla y contra quién, y de dónde vienen tus puntos. Una partida de mesa también cuenta: guárdala en el bloc de puntos.</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>How many players</source>
        <translation>Cuántos jugadores</translation>
    </message>
    <message>
        <source>In another game ({game}): {matches}.</source>
        <translation>En otro juego ({game}): {matches}.</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Matches played here</source>
        <translation>Partidas jugadas aquí</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>No match has been finished yet</source>
        <translation>Aún no hay partidas terminadas</translation>
    </message>
    <message>
        <source>Not counted here: {matches}.</source>
        <translation>No cuenta aquí: {matches}.</translation>
    </message>
    <message>
        <source>Nothing matches these filters</source>
        <translation>Nada corresponde a estos filtros</translation>
    </message>
    <message>
        <source>On a real table</source>
        <translation>De mesa</translation>
    </message>
    <message>
        <source>Only matches with hints</source>
        <translation>Solo partidas con pistas</translation>
    </message>
    <message>
        <source>Only practice matches</source>
        <translation>Solo partidas de práctica</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Show: a button that leads to other matches; won: the mark of a victory in the chart; luck: what chance alone would win; Chart and Table: how results are shown; People: not computers; Cancel: a button.</extracomment>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Played here or on a real table</source>
        <translation>Jugadas aquí o de mesa</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Positions to practise</source>
        <translation>Posiciones para practicar</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Rebuild the index from the journals of the matches</source>
        <translation>Rehacer el índice a partir de los archivos de las partidas</translation>
    </message>
    <message>
        <source>Recruited</source>
        <comment>the people that a city has recruited</comment>
        <translation>Reclutados</translation>
    </message>
    <message>
        <source>Rescan all matches</source>
        <translation>Releer todas las partidas</translation>
    </message>
    <message>
        <source>Restart the count</source>
        <translation>Reiniciar la cuenta</translation>
    </message>
    <message>
        <source>Restart the count …</source>
        <translation>Reiniciar la cuenta …</translation>
    </message>
    <message>
        <source>Restart the count?</source>
        <translation>¿Reiniciar la cuenta?</translation>
    </message>
    <message>
        <source>Results so far will no longer be counted. No match and no game on a real table is deleted, and “Count everything” brings them back.</source>
        <translation>Los resultados hasta ahora dejan de contar. No se elimina ninguna partida, tampoco las de mesa, y «Contar todo» los recupera.</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Bloc de puntos</translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Show: a button that leads to other matches; won: the mark of a victory in the chart; luck: what chance alone would win; Chart and Table: how results are shown; People: not computers; Cancel: a button.</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Since when</source>
        <translation>Desde cuándo</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>Show: a button that leads to other matches; won: the mark of a victory in the chart; luck: what chance alone would win; Chart and Table: how results are shown; People: not computers; Cancel: a button.</extracomment>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Statistics of 7 Wonders</source>
        <translation>Estadísticas de 7 Wonders</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Show: a button that leads to other matches; won: the mark of a victory in the chart; luck: what chance alone would win; Chart and Table: how results are shown; People: not computers; Cancel: a button.</extracomment>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Los últimos 30 días</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>Los últimos 365 días</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Los últimos 7 días</translation>
    </message>
    <message>
        <source>The last twenty results</source>
        <translation>Los últimos veinte resultados</translation>
    </message>
    <message>
        <source>The matches are being read …</source>
        <translation>Se están leyendo las partidas …</translation>
    </message>
    <message>
        <source>Verified</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Verificada</translation>
    </message>
    <message>
        <source>Victories by wonder</source>
        <translation>Victorias por Maravilla</translation>
    </message>
    <message>
        <source>Victories by wonder and side</source>
        <translation>Victorias por Maravilla y lado</translation>
    </message>
    <message>
        <source>Victories · {what}</source>
        <translation>Victorias · {what}</translation>
    </message>
    <message>
        <source>Where points come from</source>
        <translation>De dónde vienen los puntos</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Qué partidas</translation>
    </message>
    <message>
        <source>Whose results</source>
        <translation>Resultados de quién</translation>
    </message>
    <message>
        <source>Without these filters: {matches}.</source>
        <translation>Sin estos filtros: {matches}.</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Wonder</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Maravilla</translation>
    </message>
    <message>
        <source>average  ·  most</source>
        <translation>media  ·  máximo</translation>
    </message>
    <message>
        <source>average {points}</source>
        <translation>media {points}</translation>
    </message>
    <message>
        <source>avg.</source>
        <extracomment>The head of a narrow column: points on average, the most points, matches played, matches won.</extracomment>
        <translation>med.</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>The head of a narrow column: points on average, the most points, matches played, matches won.</extracomment>
        <translation>máx.</translation>
    </message>
    <message>
        <source>click a mark to filter by it</source>
        <translation>haz clic en una marca para filtrar por ella</translation>
    </message>
    <message numerus="yes">
        <source>counted from {when}; %n match(es) before</source>
        <translation>
            <numerusform>se cuenta desde {when}; %n partida antes</numerusform>
            <numerusform>se cuenta desde {when}; %n partidas antes</numerusform>
        </translation>
    </message>
    <message>
        <source>hollow: fewer than {number}</source>
        <translation>hueco: menos de {number}</translation>
    </message>
    <message>
        <source>luck</source>
        <extracomment>Show: a button that leads to other matches; won: the mark of a victory in the chart; luck: what chance alone would win; Chart and Table: how results are shown; People: not computers; Cancel: a button.</extracomment>
        <translation>suerte</translation>
    </message>
    <message>
        <source>luck alone would win {share}</source>
        <translation>por suerte serían {share}</translation>
    </message>
    <message>
        <source>luck, {share}</source>
        <translation>suerte, {share}</translation>
    </message>
    <message numerus="yes">
        <source>matches</source>
        <extracomment>Stands below the number of matches, which decides its form.</extracomment>
        <translation>
            <numerusform>partida</numerusform>
            <numerusform>partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>of victories</source>
        <translation>de victorias</translation>
    </message>
    <message>
        <source>on a real table</source>
        <translation>de mesa</translation>
    </message>
    <message>
        <source>place {number}</source>
        <translation>{number}.º puesto</translation>
    </message>
    <message>
        <source>played five times</source>
        <translation>jugada cinco veces</translation>
    </message>
    <message>
        <source>plays</source>
        <extracomment>The head of a narrow column: points on average, the most points, matches played, matches won.</extracomment>
        <translation>jug.</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation>puntos en promedio</translation>
    </message>
    <message>
        <source>points: the record</source>
        <translation>puntos: el récord</translation>
    </message>
    <message>
        <source>side A, day</source>
        <translation>lado A, día</translation>
    </message>
    <message>
        <source>side B, night</source>
        <translation>lado B, noche</translation>
    </message>
    <message>
        <source>the strongest at the table</source>
        <translation>el más fuerte de la mesa</translation>
    </message>
    <message numerus="yes">
        <source>victories in a row</source>
        <translation>
            <numerusform>victoria seguida</numerusform>
            <numerusform>victorias seguidas</numerusform>
        </translation>
    </message>
    <message>
        <source>winners score {points}</source>
        <translation>los ganadores consiguen {points}</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>The head of a narrow column: points on average, the most points, matches played, matches won.</extracomment>
        <translation>vict.</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Show: a button that leads to other matches; won: the mark of a victory in the chart; luck: what chance alone would win; Chart and Table: how results are shown; People: not computers; Cancel: a button.</extracomment>
        <translation>ganada</translation>
    </message>
    <message>
        <source>{category}: {average} on average, {best} at best</source>
        <translation>{category}: {average} en promedio, {best} como máximo</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n match(es)</source>
        <translation>
            <numerusform>{game}: %n partida</numerusform>
            <numerusform>{game}: %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{played} played, {won} won, {share}; luck alone would win {luck}; {average} points on average, {best} at best</source>
        <translation>partidas: {played}, victorias: {won}, {share}; por suerte serían {luck}; puntos: {average} en promedio, {best} como máximo</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n ahead</source>
        <translation>
            <numerusform>%n por delante</numerusform>
            <numerusform>%n por delante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at peace</source>
        <translation>
            <numerusform>%n en paz</numerusform>
            <numerusform>%n en paz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <translation>
            <numerusform>%n por detrás</numerusform>
            <numerusform>%n por detrás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind {name}</source>
        <translation>
            <numerusform>a %n de {name}</numerusform>
            <numerusform>a %n de {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for {n} of {name}</source>
        <translation>
            <numerusform>%n carta por {n} de {name}</numerusform>
            <numerusform>%n cartas por {n} de {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the pile; the last is discarded</source>
        <translation>
            <numerusform>%n carta en el mazo; la última se descarta</numerusform>
            <numerusform>%n cartas en el mazo; la última se descarta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to the discard pile</source>
        <translation>
            <numerusform>%n carta al descarte</numerusform>
            <numerusform>%n cartas al descarte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) → {name}</source>
        <translation>
            <numerusform>%n carta → {name}</numerusform>
            <numerusform>%n cartas → {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n carta bocabajo</numerusform>
            <numerusform>%n cartas bocabajo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneda</numerusform>
            <numerusform>%n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different resource(s)</source>
        <translation>
            <numerusform>%n recurso diferente</numerusform>
            <numerusform>%n recursos diferentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horn(s)</source>
        <translation>
            <numerusform>%n cuerno</numerusform>
            <numerusform>%n cuernos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical resource(s)</source>
        <translation>
            <numerusform>%n recurso igual</numerusform>
            <numerusform>%n recursos iguales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in all</source>
        <translation>
            <numerusform>%n en total</numerusform>
            <numerusform>%n en total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more below</source>
        <translation>
            <numerusform>%n más abajo</numerusform>
            <numerusform>%n más abajo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 5 stages built</source>
        <translation>
            <numerusform>%n de 5 etapas construida</numerusform>
            <numerusform>%n de 5 etapas construidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s)</source>
        <translation>
            <numerusform>%n forma</numerusform>
            <numerusform>%n formas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to pay</source>
        <translation>
            <numerusform>%n forma de pagar</numerusform>
            <numerusform>%n formas de pagar</numerusform>
        </translation>
    </message>
    <message>
        <source>A battle starts when every conflict token is turned. Whoever has more shields than a neighbour wins.</source>
        <translation>La batalla llega cuando todos los marcadores de conflicto están girados: gana quien tiene más escudos que su vecino.</translation>
    </message>
    <message>
        <source>A card and an action for each city first</source>
        <translation>Primero una carta y una acción para cada ciudad</translation>
    </message>
    <message>
        <source>A completed wonder ends the game at the end of that turn</source>
        <translation>Una Maravilla completa pone fin a la partida al acabar ese turno</translation>
    </message>
    <message>
        <source>A discarded card for free</source>
        <translation>Una carta del descarte, gratis</translation>
    </message>
    <message>
        <source>A resource: it pays for a stage of your wonder.</source>
        <translation>Un recurso: paga una etapa de tu Maravilla.</translation>
    </message>
    <message>
        <source>A wonder, built stage by stage</source>
        <translation>Una Maravilla, construida etapa a etapa</translation>
    </message>
    <message>
        <source>After each Age the city with more shields wins the conflict with its neighbour.</source>
        <translation>Después de cada Era, la ciudad con más escudos gana el conflicto con su vecina.</translation>
    </message>
    <message>
        <source>After the last turn neighbours compare their shields.</source>
        <translation>Después del último turno los vecinos comparan sus escudos.</translation>
    </message>
    <message>
        <source>Age I</source>
        <translation>Era I</translation>
    </message>
    <message>
        <source>Age II</source>
        <translation>Era II</translation>
    </message>
    <message>
        <source>Age III</source>
        <translation>Era III</translation>
    </message>
    <message>
        <source>Also play the seventh card of each Age</source>
        <translation>Jugar también la séptima carta de cada Era</translation>
    </message>
    <message>
        <source>Architects</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Arquitectos</translation>
    </message>
    <message>
        <source>Back to the actions (Esc)</source>
        <translation>Volver a las acciones (Esc)</translation>
    </message>
    <message>
        <source>Battle! Nobody wins.</source>
        <translation>¡Batalla! Nadie vence.</translation>
    </message>
    <message>
        <source>Battle! {names}</source>
        <translation>¡Batalla! {names}</translation>
    </message>
    <message>
        <source>Before {age}</source>
        <translation>Antes de la {age}</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>A colour of cards, capitalised, standing alone.</extracomment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Blue and red cards</source>
        <translation>Cartas azules y rojas</translation>
    </message>
    <message>
        <source>Brick</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Ladrillo</translation>
    </message>
    <message>
        <source>Brown</source>
        <extracomment>A colour of cards, capitalised, standing alone.</extracomment>
        <translation>Marrón</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Build for free</source>
        <translation>Construir gratis</translation>
    </message>
    <message>
        <source>Build it in your city</source>
        <translation>Construir en tu ciudad</translation>
    </message>
    <message>
        <source>Build stage {number}</source>
        <translation>Construir la etapa {number}</translation>
    </message>
    <message>
        <source>Buy from both neighbours for 1 coin</source>
        <translation>Comprar a ambos lados por 1 moneda</translation>
    </message>
    <message>
        <source>Buy from the left neighbour for 1 coin</source>
        <translation>Comprar a la izquierda por 1 moneda</translation>
    </message>
    <message>
        <source>Buy from the right neighbour for 1 coin</source>
        <translation>Comprar a la derecha por 1 moneda</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Cards you have seen</source>
        <translation>Cartas ya vistas</translation>
    </message>
    <message>
        <source>Centre</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Civilian structures</source>
        <translation>Estructuras civiles</translation>
    </message>
    <message>
        <source>Clay</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Arcilla</translation>
    </message>
    <message>
        <source>Click or {key}: large</source>
        <translation>Clic o {key}: ampliar</translation>
    </message>
    <message>
        <source>Coin</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Coin: counts as any resource you are missing</source>
        <translation>Moneda: vale cualquier recurso que falte</translation>
    </message>
    <message>
        <source>Coin; three are worth a point at the end</source>
        <translation>Moneda; tres valen un punto al final</translation>
    </message>
    <message>
        <source>Coins: {coins}</source>
        <translation>Monedas: {coins}</translation>
    </message>
    <message>
        <source>Coins: {coins} · Shields: {shields} · Compass, gear, tablet: {compass}, {gear}, {tablet} · Military tokens: {tokens}</source>
        <translation>Monedas: {coins} · Escudos: {shields} · Compás, engranaje, tablilla: {compass}, {gear}, {tablet} · Marcadores de Conflicto: {tokens}</translation>
    </message>
    <message>
        <source>Commercial structures</source>
        <translation>Estructuras comerciales</translation>
    </message>
    <message>
        <source>Compass</source>
        <extracomment>A scientific symbol, as in the rulebook.</extracomment>
        <translation>Compás</translation>
    </message>
    <message>
        <source>Compass, gear, tablet: {compass}, {gear}, {tablet}</source>
        <translation>Compás, engranaje, tablilla: {compass}, {gear}, {tablet}</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Confirm both</source>
        <translation>Confirmar las dos</translation>
    </message>
    <message>
        <source>Conflict token at peace</source>
        <translation>Marcador de conflicto en paz</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Cost: {cost}</source>
        <translation>Costo: {cost}</translation>
    </message>
    <message>
        <source>Counted in the cities the arrows point at</source>
        <translation>Cuenta donde señalan las flechas</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>A side of a board of the second edition.</extracomment>
        <translation>Día</translation>
    </message>
    <message>
        <source>Defeat: one point less</source>
        <translation>Derrota: un punto menos</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard it and take 3 coins</source>
        <translation>Descartar y recibir 3 monedas</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Discard them without a token</source>
        <translation>Descartarlas sin obtener ficha</translation>
    </message>
    <message>
        <source>Discarded cards stay here until the end of the match.
A few wonders let their city build one of them for free.</source>
        <translation>Las cartas descartadas se quedan aquí hasta el final de la partida.
Algunas Maravillas dejan a su ciudad construir una de ellas gratis.</translation>
    </message>
    <message>
        <source>Each horn turns a conflict token to battle</source>
        <translation>Cada cuerno gira un marcador de conflicto</translation>
    </message>
    <message>
        <source>Each set of three: 7 points more</source>
        <translation>Cada trío: 7 puntos más</translation>
    </message>
    <message>
        <source>Each symbol scores its number squared; each set of three adds 7 points.</source>
        <translation>Cada símbolo vale su cantidad al cuadrado; cada trío distinto vale 7 puntos más.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Final de la partida</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Equal points: more stages win, then the victory is shared</source>
        <translation>Empate: gana quien tenga más etapas; si son iguales, se comparte la victoria</translation>
    </message>
    <message>
        <source>Everybody has chosen.</source>
        <translation>Todos eligieron.</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>First card of each Age for free</source>
        <translation>La primera carta de cada Era, gratis</translation>
    </message>
    <message>
        <source>First structure of a colour for free</source>
        <translation>La primera estructura de cada color, gratis</translation>
    </message>
    <message>
        <source>For free</source>
        <translation>Gratis</translation>
    </message>
    <message>
        <source>For sale here: raw materials for {raw}, goods for {made}</source>
        <translation>En venta aquí: materias primas por {raw}, manufacturados por {made}</translation>
    </message>
    <message>
        <source>Free with {cards}</source>
        <translation>Gratis con {cards}</translation>
    </message>
    <message>
        <source>Free, thanks to a structure you have</source>
        <translation>Gratis, por una estructura que tienes</translation>
    </message>
    <message>
        <source>Gear</source>
        <extracomment>A scientific symbol, as in the rulebook.</extracomment>
        <translation>Engranaje</translation>
    </message>
    <message>
        <source>Glass</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Vidrio</translation>
    </message>
    <message>
        <source>Goods</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Recursos</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>A colour of cards, capitalised, standing alone.</extracomment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Grey</source>
        <extracomment>A colour of cards, capitalised, standing alone.</extracomment>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Guild: points for what neighbours have</source>
        <translation>Gremio: puntos según los vecinos</translation>
    </message>
    <message>
        <source>Guilds</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Gremios</translation>
    </message>
    <message>
        <source>Hands are passed this way at the end of the turn.
In Ages I and III they go to the left, in Age II to the right.</source>
        <translation>Las manos se pasan en este sentido al final del turno.
En las Eras I y III van a la izquierda, en la Era II a la derecha.</translation>
    </message>
    <message>
        <source>Hands pass this way</source>
        <translation>Las manos pasan hacia este lado</translation>
    </message>
    <message>
        <source>Help ({key} twice)</source>
        <translation>Ayuda ({key} dos veces)</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Horns turn them to battle; when all are turned, everyone fights.</source>
        <translation>Los cuernos los giran; cuando todos están girados, todos luchan.</translation>
    </message>
    <message>
        <source>How?</source>
        <extracomment>How?: how a card is to be taken, a title; Wait: others are choosing, a title; Tab is the name of the key.</extracomment>
        <translation>¿Cómo?</translation>
    </message>
    <message>
        <source>It goes under stage {number}</source>
        <translation>Va debajo de la etapa {number}</translation>
    </message>
    <message>
        <source>Its points count at the end.</source>
        <translation>Sus puntos cuentan al final.</translation>
    </message>
    <message>
        <source>Keep one of these cards</source>
        <translation>Quédate con una de estas cartas</translation>
    </message>
    <message>
        <source>Last card of each Age for free</source>
        <translation>La última carta de cada Era, gratis</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Look through a deck</source>
        <translation>Examinar un mazo</translation>
    </message>
    <message>
        <source>Loom</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Tela</translation>
    </message>
    <message>
        <source>Makes another structure free</source>
        <translation>Hace gratis otra estructura</translation>
    </message>
    <message>
        <source>Makes free: {cards}</source>
        <translation>Permite gratis: {cards}</translation>
    </message>
    <message>
        <source>Manufactured goods</source>
        <translation>Productos manufacturados</translation>
    </message>
    <message>
        <source>Marks on your cards</source>
        <translation>Marcas en tus cartas</translation>
    </message>
    <message>
        <source>Menu (Esc)</source>
        <translation>Menú (Esc)</translation>
    </message>
    <message>
        <source>Military structures</source>
        <translation>Estructuras militares</translation>
    </message>
    <message>
        <source>Military victory: 3 points</source>
        <translation>Victoria militar: 3 puntos</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>A side of a board of the second edition.</extracomment>
        <translation>Noche</translation>
    </message>
    <message>
        <source>No person has chosen anything since then</source>
        <translation>Desde entonces ninguna persona ha elegido nada</translation>
    </message>
    <message>
        <source>Not possible now; point at it to see why</source>
        <translation>Ahora no; señálala y verás por qué</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>No hay nada que rehacer</translation>
    </message>
    <message>
        <source>Nothing to undo yet</source>
        <translation>Todavía no hay nada que deshacer</translation>
    </message>
    <message>
        <source>Once an Age, a structure for free</source>
        <translation>Una vez por Era, una estructura gratis</translation>
    </message>
    <message>
        <source>One manufactured good of your choice</source>
        <translation>Un producto manufacturado a tu elección</translation>
    </message>
    <message>
        <source>One raw material of your choice</source>
        <translation>Una materia prima a tu elección</translation>
    </message>
    <message>
        <source>One turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>Only for {name}: look</source>
        <translation>Solo para {name}: mirar</translation>
    </message>
    <message>
        <source>Ore</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Mineral</translation>
    </message>
    <message>
        <source>Papyrus</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Papiro</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Pays</source>
        <extracomment>A verb about a city: it pays, produces or sells what is drawn beside the word; cannot: it cannot build this card.</extracomment>
        <translation>Paga</translation>
    </message>
    <message>
        <source>Pick a card</source>
        <translation>Elige una carta</translation>
    </message>
    <message>
        <source>Pick a card first</source>
        <translation>Elige primero una carta</translation>
    </message>
    <message>
        <source>Place {number}: {how}</source>
        <translation>{number}.º lugar: {how}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points if the game ended now:</source>
        <translation>Puntos si la partida acabara ahora:</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Puntos hasta ahora</translation>
    </message>
    <message>
        <source>Possible if you buy from neighbours</source>
        <translation>Posible comprando a los vecinos</translation>
    </message>
    <message>
        <source>Powers of wonders</source>
        <translation>Poderes de las Maravillas</translation>
    </message>
    <message>
        <source>Practice: a choice was undone after new information had been seen. The match is counted separately.</source>
        <translation>Práctica: se deshizo una elección después de ver información nueva. La partida se cuenta aparte.</translation>
    </message>
    <message>
        <source>Press to go back to here</source>
        <translation>Pulsa para volver hasta aquí</translation>
    </message>
    <message>
        <source>Press to undo this</source>
        <translation>Pulsa para deshacer esto</translation>
    </message>
    <message>
        <source>Production</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Producción</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>Fichas de progreso</translation>
    </message>
    <message>
        <source>Purple</source>
        <extracomment>A colour of cards, capitalised, standing alone.</extracomment>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Put it face down under the next wonder stage</source>
        <translation>Ponerla bocabajo en la próxima etapa</translation>
    </message>
    <message>
        <source>Raw materials</source>
        <translation>Materias primas</translation>
    </message>
    <message>
        <source>Raw materials and goods cost you {left} on the left, {right} on the right.</source>
        <translation>Materias primas y manufacturados te cuestan {left} a la izquierda y {right} a la derecha.</translation>
    </message>
    <message>
        <source>Raw materials and goods cost {name} {left} on the left, {right} on the right.</source>
        <translation>Las materias primas y los manufacturados le cuestan a {name} {left} a la izquierda y {right} a la derecha.</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A colour of cards, capitalised, standing alone.</extracomment>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Rehacer lo deshecho</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Recursos</translation>
    </message>
    <message>
        <source>Reveal</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Revelación</translation>
    </message>
    <message>
        <source>Reveal the cards</source>
        <translation>Revelar las cartas</translation>
    </message>
    <message>
        <source>Right click or Space: enlarge</source>
        <translation>Clic derecho o Espacio: ampliar</translation>
    </message>
    <message>
        <source>Science</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Ciencia</translation>
    </message>
    <message numerus="yes">
        <source>Science is worth %n point(s) now</source>
        <translation>
            <numerusform>La ciencia vale %n punto ahora</numerusform>
            <numerusform>La ciencia vale %n puntos ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>Scientific structures</source>
        <translation>Estructuras científicas</translation>
    </message>
    <message>
        <source>Score a neighbour's guild at the end</source>
        <translation>Al final, puntuar un Gremio de un vecino</translation>
    </message>
    <message>
        <source>Seen from {name}. The keys {first} to {last} show another city.</source>
        <translation>Visto desde {name}. Las teclas {first} a {last} muestran otra ciudad.</translation>
    </message>
    <message>
        <source>Shield: strength against both neighbours</source>
        <translation>Escudo: fuerza contra ambos vecinos</translation>
    </message>
    <message>
        <source>Shields</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Escudos</translation>
    </message>
    <message>
        <source>Shields: you {own}, {name} {other}. If the Age ended now: {verdict}.</source>
        <translation>Escudos: tú {own}, {name} {other}. Si la Era acabara ahora: {verdict}.</translation>
    </message>
    <message>
        <source>Shields: {mine} {own}, {name} {other}. If the Age ended now: {verdict}.</source>
        <translation>Escudos: {mine} {own}, {name} {other}. Si la Era acabara ahora: {verdict}.</translation>
    </message>
    <message>
        <source>Shields: {name} {other}. No conflict here in this Age.</source>
        <translation>Escudos: {name} {other}. Ningún conflicto aquí en esta Era.</translation>
    </message>
    <message>
        <source>Shields: {shields} · Military tokens: {tokens}</source>
        <translation>Escudos: {shields} · Marcadores de Conflicto: {tokens}</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Lado A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Lado B</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Más despacio</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Quitar el sonido</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Poner el sonido</translation>
    </message>
    <message>
        <source>Stage and participation in {edifice}</source>
        <translation>Etapa y participación: {edifice}</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Etapa {number}</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <comment>Architects</comment>
        <translation>Etapa {number}</translation>
    </message>
    <message>
        <source>Stage {number} of the wonder</source>
        <translation>Etapa {number} de la Maravilla</translation>
    </message>
    <message>
        <source>Stage {number}, and you take part</source>
        <translation>Etapa {number}, y participas</translation>
    </message>
    <message>
        <source>Stage {number}, built</source>
        <translation>Etapa {number}, construida</translation>
    </message>
    <message>
        <source>Stages</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Etapas</translation>
    </message>
    <message>
        <source>Stone</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Piedra</translation>
    </message>
    <message>
        <source>Structures</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Estructuras</translation>
    </message>
    <message>
        <source>Symbols</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Símbolos</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>How?: how a card is to be taken, a title; Wait: others are choosing, a title; Tab is the name of the key.</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Tablet</source>
        <extracomment>A scientific symbol, as in the rulebook.</extracomment>
        <translation>Tablilla</translation>
    </message>
    <message>
        <source>Take a progress token</source>
        <translation>Tomar una ficha de progreso</translation>
    </message>
    <message>
        <source>Take another card</source>
        <translation>Sacar otra carta</translation>
    </message>
    <message>
        <source>Take both top cards</source>
        <translation>Sacar las dos cartas superiores</translation>
    </message>
    <message>
        <source>Taken unseen instead of a face-up token.</source>
        <translation>Se toma sin verla, en lugar de una ficha visible.</translation>
    </message>
    <message>
        <source>The Free City can build it: {how}.</source>
        <translation>La Ciudad Libre puede construirla: {how}.</translation>
    </message>
    <message>
        <source>The Free City cannot build it: {why}.</source>
        <translation>La Ciudad Libre no puede construirla: {why}.</translation>
    </message>
    <message>
        <source>The cards looked through</source>
        <translation>Las cartas examinadas</translation>
    </message>
    <message>
        <source>The cat: see the top card of the centre on your turn, 2 points</source>
        <translation>El gato: mira la carta superior del centro en tu turno; 2 puntos</translation>
    </message>
    <message>
        <source>The computers play</source>
        <translation>Juega la computadora</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida terminó</translation>
    </message>
    <message>
        <source>The hands are exchanged at the end of the turn.</source>
        <translation>Las manos se intercambian al final del turno.</translation>
    </message>
    <message>
        <source>The stage is built</source>
        <translation>La etapa está construida</translation>
    </message>
    <message>
        <source>The turn is being shown. Click or press a key to skip to its end.</source>
        <translation>Se está mostrando el turno. Un clic o una tecla lleva a su final.</translation>
    </message>
    <message>
        <source>This many different resources</source>
        <translation>Esta cantidad de recursos diferentes</translation>
    </message>
    <message>
        <source>This many identical resources</source>
        <translation>Esta cantidad de recursos iguales</translation>
    </message>
    <message>
        <source>Three coins are worth a point at the end of the match.</source>
        <translation>Tres monedas valen un punto al final de la partida.</translation>
    </message>
    <message>
        <source>Together: {points}</source>
        <translation>Total: {points}</translation>
    </message>
    <message>
        <source>Toot! {name}: the horn!</source>
        <translation>¡Tuuu! El cuerno: {name}</translation>
    </message>
    <message>
        <source>Top of the pile</source>
        <translation>La primera de la pila</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Comercio</translation>
    </message>
    <message>
        <source>Turned to battle; all turned: everyone fights</source>
        <translation>Girado a la guerra; con todos girados hay batalla</translation>
    </message>
    <message>
        <source>Two alike, or all three: discard them for a progress token</source>
        <translation>Dos iguales o los tres: descártalos por una ficha de progreso</translation>
    </message>
    <message>
        <source>Two choices</source>
        <translation>Dos elecciones</translation>
    </message>
    <message>
        <source>Two players: the same for the Free City</source>
        <translation>Dos jugadores: lo mismo para la Ciudad Libre</translation>
    </message>
    <message>
        <source>Two players: twice the shields, at least 2, give two victories</source>
        <translation>Dos jugadores: el doble de escudos, 2 como mínimo, da dos victorias</translation>
    </message>
    <message>
        <source>Undo both</source>
        <translation>Deshacer las dos</translation>
    </message>
    <message>
        <source>Undo the choice</source>
        <translation>Deshacer la elección</translation>
    </message>
    <message>
        <source>Undo your last choice</source>
        <translation>Deshacer tu última elección</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Victory in {age}: +{points}</source>
        <translation>Victoria en la {age}: +{points}</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>Wait</source>
        <extracomment>How?: how a card is to be taken, a title; Wait: others are choosing, a title; Tab is the name of the key.</extracomment>
        <translation>Espera</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <translation>Esperando a {names}</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>War and the cat</source>
        <translation>La guerra y el gato</translation>
    </message>
    <message>
        <source>What is left of the hands after the last turn is discarded.</source>
        <translation>Lo que queda de las manos después del último turno se descarta.</translation>
    </message>
    <message>
        <source>What to do with a card</source>
        <translation>Qué hacer con una carta</translation>
    </message>
    <message>
        <source>What you can buy here: raw materials for {raw}, goods for {made}</source>
        <translation>Lo que se compra aquí: materias primas por {raw}, manufacturados por {made}</translation>
    </message>
    <message>
        <source>What you can pay for, you must build</source>
        <translation>Lo que puedas pagar, debes construirlo</translation>
    </message>
    <message>
        <source>Who decides for it</source>
        <translation>Quién decide por ella</translation>
    </message>
    <message>
        <source>Who decides for the Free City in each turn: {turns}</source>
        <translation>Quién decide por la Ciudad Libre en cada turno: {turns}</translation>
    </message>
    <message>
        <source>With a cat: you get the cat</source>
        <translation>Con gato: te quedas con el gato</translation>
    </message>
    <message>
        <source>Wonder complete</source>
        <translation>Maravilla completa</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Yellow</source>
        <extracomment>A colour of cards, capitalised, standing alone.</extracomment>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The person who looks, in a list or as a label, in place of a name.</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>You build it this turn</source>
        <translation>Se construirá este turno</translation>
    </message>
    <message>
        <source>You can build it for free: {how}.</source>
        <translation>Puedes construirla gratis: {how}.</translation>
    </message>
    <message>
        <source>You can build it without buying</source>
        <translation>Puedes construirla sin comprar</translation>
    </message>
    <message>
        <source>You can build it: {how}.</source>
        <translation>Puedes construirla: {how}.</translation>
    </message>
    <message>
        <source>You cannot build it: {why}.</source>
        <translation>No puedes construirla: {why}.</translation>
    </message>
    <message>
        <source>You decide for the Free City</source>
        <translation>Tú decides por la Ciudad Libre</translation>
    </message>
    <message>
        <source>You discard it for 3 coins</source>
        <translation>Se descartará por 3 monedas</translation>
    </message>
    <message>
        <source>You have chosen this card. Click again to undo.</source>
        <translation>Elegiste esta carta. Haz clic otra vez para deshacer.</translation>
    </message>
    <message>
        <source>You have the cat</source>
        <translation>Tienes el gato</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>Pagas</translation>
    </message>
    <message>
        <source>You produce</source>
        <translation>Produces</translation>
    </message>
    <message>
        <source>Your actions</source>
        <translation>Tus acciones</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Tu elección</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Tu mazo</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>a green pair or trio</source>
        <translation>un par o trío verde</translation>
    </message>
    <message>
        <source>a progress token</source>
        <translation>una ficha de progreso</translation>
    </message>
    <message>
        <source>already built</source>
        <translation>ya construida</translation>
    </message>
    <message>
        <source>already in the Free City</source>
        <translation>ya está en la Ciudad Libre</translation>
    </message>
    <message>
        <source>already in your city</source>
        <translation>ya está en tu ciudad</translation>
    </message>
    <message>
        <source>at peace</source>
        <translation>en paz</translation>
    </message>
    <message>
        <source>bank</source>
        <extracomment>bank: who is paid; built: a stage is built; nobody's: the Free City belongs to nobody; pile: the pile of the Free City; tie: a conflict without a winner; tied: equal in points.</extracomment>
        <translation>banco</translation>
    </message>
    <message>
        <source>brings a progress token</source>
        <translation>da una ficha de progreso</translation>
    </message>
    <message>
        <source>brings the cat</source>
        <translation>trae el gato</translation>
    </message>
    <message>
        <source>build it</source>
        <translation>constrúyela</translation>
    </message>
    <message numerus="yes">
        <source>builds stage {number}, %n point(s)</source>
        <translation>
            <numerusform>construye la etapa {number}, %n punto</numerusform>
            <numerusform>construye la etapa {number}, %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>built</source>
        <extracomment>bank: who is paid; built: a stage is built; nobody's: the Free City belongs to nobody; pile: the pile of the Free City; tie: a conflict without a winner; tied: equal in points.</extracomment>
        <translation>construida</translation>
    </message>
    <message>
        <source>cannot</source>
        <extracomment>A verb about a city: it pays, produces or sells what is drawn beside the word; cannot: it cannot build this card.</extracomment>
        <translation>no puede</translation>
    </message>
    <message>
        <source>change lane</source>
        <translation>cambiar de carril</translation>
    </message>
    <message>
        <source>chosen: build</source>
        <translation>elegida: construir</translation>
    </message>
    <message>
        <source>chosen: discard</source>
        <translation>elegida: descartar</translation>
    </message>
    <message>
        <source>chosen: stage</source>
        <translation>elegida: etapa</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>no cuesta nada</translation>
    </message>
    <message>
        <source>costs {price}</source>
        <translation>cuesta {price}</translation>
    </message>
    <message numerus="yes">
        <source>costs {price}, %n short</source>
        <translation>
            <numerusform>cuesta {price}, falta %n</numerusform>
            <numerusform>cuesta {price}, faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>decides for the Free City this turn</source>
        <translation>decide por la Ciudad Libre este turno</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>bocabajo</translation>
    </message>
    <message>
        <source>first card</source>
        <translation>1.ª carta</translation>
    </message>
    <message>
        <source>first card of the Age</source>
        <translation>primera carta de la Era</translation>
    </message>
    <message>
        <source>first structure of this colour</source>
        <translation>primera estructura de este color</translation>
    </message>
    <message>
        <source>free</source>
        <comment>of a card</comment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>free through {card}</source>
        <translation>gratis por {card}</translation>
    </message>
    <message>
        <source>free: {card}</source>
        <translation>gratis: {card}</translation>
    </message>
    <message>
        <source>free: {why}</source>
        <translation>gratis: {why}</translation>
    </message>
    <message>
        <source>from the bank to the Free City</source>
        <translation>del banco a la Ciudad Libre</translation>
    </message>
    <message>
        <source>from the bank to you</source>
        <translation>del banco para ti</translation>
    </message>
    <message>
        <source>from the pile</source>
        <translation>del mazo</translation>
    </message>
    <message>
        <source>hands swapped</source>
        <translation>cambio de manos</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>ya ha elegido</translation>
    </message>
    <message>
        <source>has it</source>
        <translation>ya la tiene</translation>
    </message>
    <message>
        <source>horn: a battle begins</source>
        <translation>cuerno: empieza la batalla</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>está eligiendo</translation>
    </message>
    <message>
        <source>it produces</source>
        <translation>produce</translation>
    </message>
    <message>
        <source>its chain must be used</source>
        <translation>la cadena obliga a construir</translation>
    </message>
    <message>
        <source>keep this card</source>
        <translation>quédate con esta carta</translation>
    </message>
    <message>
        <source>last card</source>
        <translation>última carta</translation>
    </message>
    <message>
        <source>last card of the Age</source>
        <translation>última carta de la Era</translation>
    </message>
    <message>
        <source>last: {card}</source>
        <translation>última: {card}</translation>
    </message>
    <message>
        <source>look at 5 cards of the left or right deck, keep one</source>
        <translation>mira 5 cartas del mazo de la izquierda o de la derecha y quédate con una</translation>
    </message>
    <message>
        <source>may be built next</source>
        <translation>puede ser la próxima</translation>
    </message>
    <message>
        <source>new colour</source>
        <translation>color nuevo</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>ninguna carta</translation>
    </message>
    <message>
        <source>no cards yet</source>
        <translation>ninguna carta todavía</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>sin costo</translation>
    </message>
    <message>
        <source>no pawn is left</source>
        <translation>no queda ningún peón</translation>
    </message>
    <message>
        <source>no progress tokens yet</source>
        <translation>ninguna ficha de progreso todavía</translation>
    </message>
    <message>
        <source>no stage left</source>
        <translation>no quedan etapas</translation>
    </message>
    <message>
        <source>nobody sells</source>
        <translation>nadie vende</translation>
    </message>
    <message>
        <source>nobody sells {goods}</source>
        <translation>nadie vende {goods}</translation>
    </message>
    <message>
        <source>nobody's</source>
        <extracomment>bank: who is paid; built: a stage is built; nobody's: the Free City belongs to nobody; pile: the pile of the Free City; tie: a conflict without a winner; tied: equal in points.</extracomment>
        <translation>de nadie</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>prohibido</translation>
    </message>
    <message>
        <source>not enough</source>
        <comment>of these goods for sale</comment>
        <translation>falta</translation>
    </message>
    <message>
        <source>not enough {goods} for sale</source>
        <translation>no se vende suficiente {goods}</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>ahora no se puede</translation>
    </message>
    <message>
        <source>nothing built yet</source>
        <translation>nada construido aún</translation>
    </message>
    <message>
        <source>nothing discarded yet</source>
        <translation>nada descartado todavía</translation>
    </message>
    <message>
        <source>now</source>
        <comment>what a card brings</comment>
        <translation>ahora</translation>
    </message>
    <message>
        <source>once per Age</source>
        <translation>una vez por Era</translation>
    </message>
    <message>
        <source>one shield</source>
        <translation>un escudo</translation>
    </message>
    <message>
        <source>only if nothing else is possible</source>
        <translation>solo si nada más es posible</translation>
    </message>
    <message>
        <source>or click the card again</source>
        <translation>o haz clic otra vez en la carta</translation>
    </message>
    <message numerus="yes">
        <source>or the top of the pile, unseen (%n)</source>
        <translation>
            <numerusform>o la primera de la pila, oculta (%n)</numerusform>
            <numerusform>o la primera de la pila, oculta (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>own production</source>
        <translation>producción propia</translation>
    </message>
    <message>
        <source>pair or trio</source>
        <translation>par o trío</translation>
    </message>
    <message>
        <source>pick a card</source>
        <translation>elige una carta</translation>
    </message>
    <message>
        <source>pile</source>
        <extracomment>bank: who is paid; built: a stage is built; nobody's: the Free City belongs to nobody; pile: the pile of the Free City; tie: a conflict without a winner; tied: equal in points.</extracomment>
        <translation>mazo</translation>
    </message>
    <message>
        <source>plays first; discards only if it must</source>
        <translation>juega antes; solo descarta si no hay otra opción</translation>
    </message>
    <message>
        <source>points</source>
        <comment>below their number</comment>
        <translation>puntos</translation>
    </message>
    <message>
        <source>points at the end</source>
        <translation>puntos al final</translation>
    </message>
    <message>
        <source>power of its wonder, {why}</source>
        <translation>poder de su Maravilla, {why}</translation>
    </message>
    <message>
        <source>power of your wonder, {why}</source>
        <translation>poder de la Maravilla, {why}</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>bank: who is paid; built: a stage is built; nobody's: the Free City belongs to nobody; pile: the pile of the Free City; tie: a conflict without a winner; tied: equal in points.</extracomment>
        <translation>práctica</translation>
    </message>
    <message>
        <source>produces</source>
        <extracomment>A verb about a city: it pays, produces or sells what is drawn beside the word; cannot: it cannot build this card.</extracomment>
        <translation>produce</translation>
    </message>
    <message>
        <source>reserved for the Free City</source>
        <translation>reservada a la Ciudad Libre</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>ronda {number}</translation>
    </message>
    <message>
        <source>saved: {goods}</source>
        <translation>se ahorra: {goods}</translation>
    </message>
    <message>
        <source>sells</source>
        <extracomment>A verb about a city: it pays, produces or sells what is drawn beside the word; cannot: it cannot build this card.</extracomment>
        <translation>vende</translation>
    </message>
    <message>
        <source>skip optional actions</source>
        <translation>omite las acciones opcionales</translation>
    </message>
    <message>
        <source>take part</source>
        <translation>participar</translation>
    </message>
    <message>
        <source>the Free City plays first</source>
        <translation>la Ciudad Libre juega antes</translation>
    </message>
    <message>
        <source>the cat stays</source>
        <translation>el gato se queda</translation>
    </message>
    <message>
        <source>the other card is ready</source>
        <translation>la otra carta ya está lista</translation>
    </message>
    <message>
        <source>the others look away</source>
        <translation>los demás no miran</translation>
    </message>
    <message>
        <source>the pile is empty</source>
        <translation>la pila está vacía</translation>
    </message>
    <message>
        <source>the top card of any deck</source>
        <translation>la carta superior de cualquier mazo</translation>
    </message>
    <message>
        <source>the top card of the centre</source>
        <translation>la carta superior del centro</translation>
    </message>
    <message>
        <source>the top cards of the left and of the right deck</source>
        <translation>las cartas superiores de la izquierda y de la derecha</translation>
    </message>
    <message>
        <source>tie</source>
        <extracomment>bank: who is paid; built: a stage is built; nobody's: the Free City belongs to nobody; pile: the pile of the Free City; tie: a conflict without a winner; tied: equal in points.</extracomment>
        <translation>empate</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>bank: who is paid; built: a stage is built; nobody's: the Free City belongs to nobody; pile: the pile of the Free City; tie: a conflict without a winner; tied: equal in points.</extracomment>
        <translation>empate</translation>
    </message>
    <message numerus="yes">
        <source>tied with %n others</source>
        <translation>
            <numerusform>empate con otro %n</numerusform>
            <numerusform>empate con otros %n</numerusform>
        </translation>
    </message>
    <message>
        <source>tied with {name}</source>
        <translation>empate con {name}</translation>
    </message>
    <message>
        <source>to the bank</source>
        <translation>al banco</translation>
    </message>
    <message>
        <source>top card</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>unseen until your next turn</source>
        <translation>oculta hasta tu próximo turno</translation>
    </message>
    <message>
        <source>unseen until your turn</source>
        <translation>oculta hasta tu turno</translation>
    </message>
    <message numerus="yes">
        <source>unseen, %n left</source>
        <translation>
            <numerusform>oculta, queda %n</numerusform>
            <numerusform>oculta, quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>unseen: nobody has the cat</source>
        <translation>oculta: nadie tiene el gato</translation>
    </message>
    <message>
        <source>unseen: you have the cat</source>
        <translation>oculta: el gato es tuyo</translation>
    </message>
    <message>
        <source>unseen: {name} has the cat</source>
        <translation>oculta: {name} tiene el gato</translation>
    </message>
    <message>
        <source>with what it produces</source>
        <translation>con lo que produce</translation>
    </message>
    <message>
        <source>with what you produce</source>
        <translation>con lo que produces</translation>
    </message>
    <message>
        <source>with {token}</source>
        <translation>con {token}</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>The person who looks, in a list or as a label, in place of a name.</extracomment>
        <translation>tú</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list</comment>
        <translation>tú</translation>
    </message>
    <message>
        <source>you</source>
        <comment>who is paid</comment>
        <translation>tú</translation>
    </message>
    <message>
        <source>you alone</source>
        <translation>solo tú</translation>
    </message>
    <message>
        <source>you have taken part in this Age</source>
        <translation>ya participaste en esta Era</translation>
    </message>
    <message>
        <source>you lose</source>
        <translation>pierdes</translation>
    </message>
    <message>
        <source>you produce</source>
        <translation>produces</translation>
    </message>
    <message>
        <source>you win</source>
        <translation>ganas</translation>
    </message>
    <message>
        <source>your wonder</source>
        <translation>Maravilla</translation>
    </message>
    <message>
        <source>{action} is not possible: {why}</source>
        <translation>{action} no es posible: {why}</translation>
    </message>
    <message>
        <source>{age} begins</source>
        <translation>{age} comienza</translation>
    </message>
    <message>
        <source>{age} ends</source>
        <translation>{age} termina</translation>
    </message>
    <message>
        <source>{age}, turn {turn}</source>
        <translation>{age}, turno {turn}</translation>
    </message>
    <message>
        <source>{age}, turn {turn} of {turns}</source>
        <translation>{age}, turno {turn} de {turns}</translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <comment>parts of a list</comment>
        <translation>{first}, {next}</translation>
    </message>
    <message>
        <source>{moment}, {number} of {count}</source>
        <translation>{moment}, {number} de {count}</translation>
    </message>
    <message>
        <source>{name} decides for the Free City</source>
        <translation>{name} decide por la Ciudad Libre</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>Juega {name}</translation>
    </message>
    <message>
        <source>{name} provides {goods}</source>
        <translation>{name} produce {goods}</translation>
    </message>
    <message numerus="yes">
        <source>{name} saves %n coin(s)</source>
        <translation>
            <numerusform>{name} ahorra %n moneda</numerusform>
            <numerusform>{name} ahorra %n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} saves {goods}</source>
        <translation>{name} ahorra {goods}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gana</translation>
    </message>
    <message numerus="yes">
        <source>{name} ← %n card(s)</source>
        <translation>
            <numerusform>{name} ← %n carta</numerusform>
            <numerusform>{name} ← %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}'s deck</source>
        <translation>Mazo de {name}</translation>
    </message>
    <message>
        <source>{name}, {city}: click to enlarge ({key})</source>
        <translation>{name}, {city}: clic para ampliar ({key})</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n coin(s) less in a turn</source>
        <translation>
            <numerusform>{name}: %n moneda menos por turno</numerusform>
            <numerusform>{name}: %n monedas menos por turno</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no resources needed</source>
        <translation>{name}: no hacen falta recursos</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {goods} for %n coin(s)</source>
        <translation>
            <numerusform>{name}: {goods} por %n moneda</numerusform>
            <numerusform>{name}: {goods} por %n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} to the bank</source>
        <translation>{n} al banco</translation>
    </message>
    <message>
        <source>{n} to {name}</source>
        <translation>{n} a {name}</translation>
    </message>
    <message>
        <source>{symbol}: your number of them squared</source>
        <translation>{symbol}: cantidad al cuadrado</translation>
    </message>
    <message>
        <source>{title}: {said}</source>
        <comment>a heading or a name, and what is said of it</comment>
        <translation>{title}: {said}</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message numerus="yes">
        <source>%n match(es), {damaged} of them cannot be read</source>
        <translation>
            <numerusform>%n partida; ilegibles: {damaged}</numerusform>
            <numerusform>%n partidas; ilegibles: {damaged}</numerusform>
        </translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>línea {number}</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>sin verificar</translation>
    </message>
    <message>
        <source>not verified: it breaks the rules from {place} on</source>
        <translation>sin verificar: no sigue las reglas desde la {place}</translation>
    </message>
    <message>
        <source>over</source>
        <extracomment>The state of a match in the list of the command line; feminine where 'match' is.</extracomment>
        <translation>terminada</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>The state of a match in the list of the command line; feminine where 'match' is.</extracomment>
        <translation>práctica</translation>
    </message>
    <message>
        <source>the index cannot be deleted: {reason}: {file}</source>
        <translation>el índice no se puede eliminar: {reason}: {file}</translation>
    </message>
    <message>
        <source>the index cannot be written: {reason}</source>
        <translation>el índice no se puede escribir: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>up to {place}, %n choice(s)</source>
        <translation>
            <numerusform>hasta {place}, %n elección</numerusform>
            <numerusform>hasta {place}, %n elecciones</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is not damaged</source>
        <translation>{file} no está dañado</translation>
    </message>
    <message>
        <source>{file} is the same match and goes as far</source>
        <translation>{file} es la misma partida y llega hasta el mismo punto</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>Conflict</source>
        <extracomment>Border: the conflict with a neighbour, as it would be.</extracomment>
        <translation>Conflicto</translation>
    </message>
    <message>
        <source>Conflict on the left</source>
        <translation>Conflicto a la izquierda</translation>
    </message>
    <message>
        <source>Conflict on the right</source>
        <translation>Conflicto a la derecha</translation>
    </message>
    <message numerus="yes">
        <source>{border}: %n shield(s) ahead</source>
        <translation>
            <numerusform>{border}: %n escudo por delante</numerusform>
            <numerusform>{border}: %n escudos por delante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{border}: %n shield(s) behind</source>
        <translation>
            <numerusform>{border}: %n escudo por detrás</numerusform>
            <numerusform>{border}: %n escudos por detrás</numerusform>
        </translation>
    </message>
    <message>
        <source>{border}: equal shields</source>
        <translation>{border}: escudos iguales</translation>
    </message>
</context>
<context>
    <name>Wonder</name>
    <message>
        <source>Manneken Pis in Brussels</source>
        <translation>Manneken Pis en Bruselas</translation>
    </message>
    <message>
        <source>The Colosseum of Rome</source>
        <translation>El Coliseo de Roma</translation>
    </message>
    <message>
        <source>The Colossus of Rhodes</source>
        <translation>El Coloso de Rodas</translation>
    </message>
    <message>
        <source>The Great Wall</source>
        <translation>La Gran Muralla China</translation>
    </message>
    <message>
        <source>The Hagia Sophia of Byzantium</source>
        <translation>La Santa Sofía de Bizancio</translation>
    </message>
    <message>
        <source>The Hanging Gardens of Babylon</source>
        <translation>Los Jardines Colgantes de Babilonia</translation>
    </message>
    <message>
        <source>The Harbour of Carthage</source>
        <translation>El Puerto de Cartago</translation>
    </message>
    <message>
        <source>The Lighthouse of Alexandria</source>
        <translation>El Faro de Alejandría</translation>
    </message>
    <message>
        <source>The Mausoleum of Halicarnassus</source>
        <translation>El Mausoleo de Halicarnaso</translation>
    </message>
    <message>
        <source>The Pyramids of Giza</source>
        <translation>Las Pirámides de Guiza</translation>
    </message>
    <message>
        <source>The Statue of Zeus in Olympia</source>
        <translation>La Estatua de Zeus en Olimpia</translation>
    </message>
    <message>
        <source>The Stone Circle of Stonehenge</source>
        <translation>El Círculo de Piedras de Stonehenge</translation>
    </message>
    <message>
        <source>The Temple of Artemis in Ephesus</source>
        <translation>El Templo de Artemisa en Éfeso</translation>
    </message>
    <message>
        <source>The Temples of Abu Simbel</source>
        <translation>Los Templos de Abu Simbel</translation>
    </message>
    <message>
        <source>The Treasury of Petra</source>
        <translation>El Tesoro de Petra</translation>
    </message>
    <message>
        <source>The Ziggurat of Ur</source>
        <translation>El Zigurat de Ur</translation>
    </message>
</context>
<context>
    <name>WonderAdvice</name>
    <message>
        <source>No stage has a power, but the five give 30 points. Each stage is built on the one before, and the last give the most: gather resources all the time.</source>
        <translation>Ninguna etapa tiene poder, pero las cinco dan 30 puntos. Cada etapa va sobre la anterior, y las últimas valen más: reúne recursos sin parar.</translation>
    </message>
    <message>
        <source>Produces clay; its three stages give 17 points, but the second costs 5 coins. Sell a card or build yellow ones in time, and no resource is needed for that stage.</source>
        <translation>Produce arcilla; sus tres etapas dan 17 puntos, pero la segunda cuesta 5 monedas. Vende una carta o construye amarillas a tiempo, y esa etapa no necesita ningún recurso.</translation>
    </message>
    <message>
        <source>Produces clay; its three stages give 17 points, but the second costs 7 coins. Sell a card or build yellow ones in time, and no resource is needed for that stage.</source>
        <translation>Produce arcilla; sus tres etapas dan 17 puntos, pero la segunda cuesta 7 monedas. Vende una carta o construye amarillas a tiempo, y esa etapa no necesita ningún recurso.</translation>
    </message>
    <message>
        <source>Produces clay; the first stage gives 3 points and makes every other player lose 2 coins, the second gives 14 points for 10 coins. Save from Age I on, with yellow cards and black cards that bring coins: no other stage scores as much.</source>
        <translation>Produce arcilla; la primera etapa da 3 puntos y hace que cada uno de los demás pierda 2 monedas, la segunda da 14 puntos por 10 monedas. Ahorra desde la Era I, con cartas amarillas y cartas negras que traen monedas: ninguna otra etapa vale tanto.</translation>
    </message>
    <message>
        <source>Produces clay; the first stage gives 3 points and makes every other player lose 2 coins, the second gives 14 points for 14 coins. Save from Age I on, with yellow cards and black cards that bring coins: no other stage scores as much.</source>
        <translation>Produce arcilla; la primera etapa da 3 puntos y hace que cada uno de los demás pierda 2 monedas, la segunda da 14 puntos por 14 monedas. Ahorra desde la Era I, con cartas amarillas y cartas negras que traen monedas: ninguna otra etapa vale tanto.</translation>
    </message>
    <message>
        <source>Produces clay; the second stage counts as a scientific symbol of your choice, the other two give 10 points. Build green cards: the symbol completes a set or adds to symbols you already have.</source>
        <translation>Produce arcilla; la segunda etapa vale un símbolo científico a tu elección, las otras dos dan 10 puntos. Construye cartas verdes: el símbolo completa un conjunto o se suma a muchos iguales.</translation>
    </message>
    <message>
        <source>Produces clay; the stages give 3 points, then the use of your last card of each Age, then a scientific symbol of your choice. Build two of them early, as each Age then gives you one more card, and look for green cards.</source>
        <translation>Produce arcilla; las etapas dan 3 puntos, luego el uso de tu última carta de cada Era, luego un símbolo científico a tu elección. Construye dos de ellas pronto, pues entonces cada Era te da una carta más, y busca cartas verdes.</translation>
    </message>
    <message>
        <source>Produces clay; with the first stage your first card of each Age costs nothing to build, with the second your last one too, and the three give 10 points. Build the first in Age I, so that Ages II and III both begin with an expensive card for free.</source>
        <translation>Produce arcilla; con la primera etapa, construir tu primera carta de cada Era no cuesta nada, con la segunda tampoco la última, y las tres suman 10 puntos. Construye la primera en la Era I, para que las Eras II y III empiecen con una carta cara gratis.</translation>
    </message>
    <message>
        <source>Produces clay; with the second stage the first structure of each colour that you do not have yet costs nothing, the other two give 10 points. Build it early, and begin new colours with cards that would cost you a lot.</source>
        <translation>Produce arcilla; con la segunda etapa, la primera estructura de cada color que aún no tienes no cuesta nada, y las otras dos dan 10 puntos. Constrúyela pronto y empieza colores nuevos con cartas que te costarían mucho.</translation>
    </message>
    <message>
        <source>Produces glass; the first stage produces a raw material of your choice every turn, the second a manufactured good, the third gives 7 points. Build the first two early, and use your turns for cards that score.</source>
        <translation>Produce vidrio; la primera etapa produce cada turno una materia prima a tu elección, la segunda un producto manufacturado, y la tercera da 7 puntos. Construye pronto las dos primeras y usa tus turnos en cartas que puntúan.</translation>
    </message>
    <message>
        <source>Produces glass; the second stage produces one raw material of your choice every turn, the other two give 10 points. Build it early, and you need fewer brown cards.</source>
        <translation>Produce vidrio; la segunda etapa produce cada turno una materia prima a tu elección, las otras dos dan 10 puntos. Constrúyela pronto y necesitarás menos cartas marrones.</translation>
    </message>
    <message>
        <source>Produces loom; each of its three stages builds a card from the discard pile for free, and they give 3 points. Later Ages leave better cards there, so keep at least one stage for Age III.</source>
        <translation>Produce tela; cada una de sus tres etapas construye gratis una carta del descarte, y dan 3 puntos. Las Eras siguientes dejan allí cartas mejores: guarda al menos una etapa para la Era III.</translation>
    </message>
    <message>
        <source>Produces loom; its four stages give 8 coins with 2 for each neighbour, a mask, a diplomacy token with a loss of 2 coins for every other player, and a resource that your city does not produce, in any order. None of them scores by itself: build the one with the resource early, the mask only beside green cards, and the one with the diplomacy token in an Age in which both neighbours have more shields than you.</source>
        <translation>Produce tela; sus cuatro etapas dan 8 monedas con 2 para cada vecino, una máscara, un marcador de diplomacia con la pérdida de 2 monedas para cada uno de los demás y un recurso que tu ciudad no produce, en cualquier orden. Ninguna puntúa por sí sola: construye pronto la del recurso, la de la máscara solo junto a cartas verdes, y la del marcador de diplomacia en una Era en la que los dos vecinos tienen más escudos que tú.</translation>
    </message>
    <message>
        <source>Produces loom; its four stages give 8 coins, a scientific symbol of your choice, 2 shields and a free card from the discard pile, in any order. None of them scores by itself: build the one with the coins early, the symbol if you collect green cards, the shields when they turn a conflict, and the discard pile once a strong card is in it.</source>
        <translation>Produce tela; sus cuatro etapas dan 8 monedas, un símbolo científico a tu elección, 2 escudos y una carta del descarte gratis, en cualquier orden. Ninguna puntúa por sí sola: construye pronto la de las monedas, la del símbolo si reúnes cartas verdes, la de los escudos cuando cambian un conflicto, y la del descarte cuando haya en él una carta fuerte.</translation>
    </message>
    <message>
        <source>Produces loom; the second stage builds a card from the discard pile for free, the other two give 10 points. Remember what was discarded, and build the stage when there is a good card.</source>
        <translation>Produce tela; la segunda etapa construye gratis una carta del descarte, las otras dos dan 10 puntos. Recuerda lo que se descartó y construye la etapa cuando haya allí una carta buena.</translation>
    </message>
    <message>
        <source>Produces nothing, but all its leaders are free; its two stages give 10 points. Choose the most expensive leaders, recruit one before each Age, and spend your coins on resources.</source>
        <translation>No produce nada, pero todos sus líderes son gratis; sus dos etapas dan 10 puntos. Elige los líderes más caros, recluta uno antes de cada Era y gasta tus monedas en recursos.</translation>
    </message>
    <message>
        <source>Produces nothing, but begins with 4 coins more; its only stage gives 7 coins, 7 points and a shield. It costs one of each resource: take yellow cards that produce, or buy what you do not make.</source>
        <translation>No produce nada, pero empieza con 4 monedas más; su única etapa da 7 monedas, 7 puntos y un escudo. Cuesta uno de cada recurso: toma cartas amarillas que producen o compra lo que no produces.</translation>
    </message>
    <message>
        <source>Produces nothing, but begins with 4 coins more; its three stages do what stages of the neighbours do. Look at the first stage on your left and the second on your right: here each of them costs only two raw materials, often less than there.</source>
        <translation>No produce nada, pero empieza con 4 monedas más; sus tres etapas hacen lo que hacen etapas de los vecinos. Mira la primera etapa a tu izquierda y la segunda a tu derecha: aquí cada una cuesta solo dos materias primas, a menudo menos que allí.</translation>
    </message>
    <message>
        <source>Produces nothing, but its leaders cost 2 coins less; the first stage gives 5 coins and four more leaders, the other two 6 points and one more recruit each. Build the first stage as early as you can, so that you can choose from many leaders before Ages II and III.</source>
        <translation>No produce nada, pero sus líderes cuestan 2 monedas menos; la primera etapa da 5 monedas y cuatro líderes más, las otras dos suman 6 puntos, con un reclutamiento más cada una. Construye la primera etapa cuanto antes, para poder elegir entre muchos líderes antes de las Eras II y III.</translation>
    </message>
    <message>
        <source>Produces ore; it has only two stages, each with a shield, points and coins. You need three stone, then four ore: built early, they count in more conflicts.</source>
        <translation>Produce mineral; tiene solo dos etapas, cada una con un escudo, puntos y monedas. Necesitas tres piedras y luego cuatro minerales: construidas pronto, cuentan en más conflictos.</translation>
    </message>
    <message>
        <source>Produces ore; the first stage gives 4 points with 7 coins, or else two shields, the second a free card from the discard pile or a scientific symbol of your choice. Decide by what your city needs: army, money, science or a card that was discarded.</source>
        <translation>Produce mineral; la primera etapa da 4 puntos con 7 monedas, o bien dos escudos, la segunda una carta del descarte gratis o un símbolo científico a tu elección. Decide según lo que falte a tu ciudad: ejército, dinero, ciencia o una carta descartada.</translation>
    </message>
    <message>
        <source>Produces ore; the second stage gives 2 points with 7 coins or a shield, as you choose, the other two 10 points. Take the shield when it wins conflicts, the coins when you have a lot to buy.</source>
        <translation>Produce mineral; la segunda etapa da 2 puntos con 7 monedas o un escudo, a tu elección, las otras dos 10 puntos. Quédate con el escudo cuando gane conflictos, con las monedas cuando tengas mucho que comprar.</translation>
    </message>
    <message>
        <source>Produces ore; the second stage has two shields, the other two give 10 points. With those shields a few red cards win many conflicts: find clay, and build it before the end of an Age.</source>
        <translation>Produce mineral; la segunda etapa tiene dos escudos, las otras dos dan 10 puntos. Con esos escudos, pocas cartas rojas ganan muchos conflictos: consigue arcilla y constrúyela antes del final de una Era.</translation>
    </message>
    <message>
        <source>Produces papyrus; each of its two stages buries one of your leaders for twice its cost in points. Recruit the two most expensive leaders you can pay for, and build the stages late, so that you can use their effects first.</source>
        <translation>Produce papiro; cada una de sus dos etapas entierra a uno de tus líderes por el doble de su costo en puntos. Recluta los dos líderes más caros que puedas pagar y construye las etapas tarde, para usar antes sus efectos.</translation>
    </message>
    <message>
        <source>Produces papyrus; each stage gives 4 coins at once, and the three give 10 points. Build one when your coins run low, and buy from your neighbours with them.</source>
        <translation>Produce papiro; cada etapa da 4 monedas al momento, y las tres suman 10 puntos. Construye una cuando te queden pocas monedas y úsalas para comprar a tus vecinos.</translation>
    </message>
    <message>
        <source>Produces papyrus; the first two stages give 8 points, the third buries one of your leaders for twice its cost in points. Recruit an expensive leader that helps you during the game, and bury it at the end, when its effect is no longer needed.</source>
        <translation>Produce papiro; las dos primeras etapas dan 8 puntos, la tercera entierra a uno de tus líderes por el doble de su costo en puntos. Recluta un líder caro que te ayude durante la partida y entiérralo al final, cuando su efecto ya no haga falta.</translation>
    </message>
    <message>
        <source>Produces papyrus; the second stage gives 9 coins at once, the other two 10 points. Buy from your neighbours with these coins what you do not produce yourself.</source>
        <translation>Produce papiro; la segunda etapa da 9 monedas al momento, las otras dos 10 puntos. Con esas monedas, compra a tus vecinos lo que tú no produces.</translation>
    </message>
    <message>
        <source>Produces stone; each of its two stages brings a diplomacy token, and together they give 10 points. Leave the red cards to others: build one stage in Age II and one in Age III, and spend your turns on points.</source>
        <translation>Produce piedra; cada una de sus dos etapas trae un marcador de diplomacia, y juntas dan 10 puntos. Deja las cartas rojas a los demás: construye una etapa en la Era II y otra en la Era III, y usa tus turnos para hacer puntos.</translation>
    </message>
    <message>
        <source>Produces stone; each of its two stages brings a diplomacy token, and together they give 7 points. Leave the red cards to others: build one stage in Age II and one in Age III, and spend your turns on points.</source>
        <translation>Produce piedra; cada una de sus dos etapas trae un marcador de diplomacia, y juntas dan 7 puntos. Deja las cartas rojas a los demás: construye una etapa en la Era II y otra en la Era III, y usa tus turnos para hacer puntos.</translation>
    </message>
    <message>
        <source>Produces stone; its four stages give 20 points and no power. They cost wood, stone, clay and finally a papyrus, so begin in Age I and keep four turns for them.</source>
        <translation>Produce piedra; sus cuatro etapas dan 20 puntos y ningún poder. Piden madera, piedra, arcilla y al final un papiro: empieza en la Era I y guarda cuatro turnos para ellas.</translation>
    </message>
    <message>
        <source>Produces stone; its three stages give 12 points, and the second brings a diplomacy token. Build that one in an Age in which both neighbours have more shields than you.</source>
        <translation>Produce piedra; sus tres etapas dan 12 puntos, y la segunda trae un marcador de diplomacia. Construye esa en una Era en que ambos vecinos tengan más escudos que tú.</translation>
    </message>
    <message>
        <source>Produces stone; its three stages give 14 points, and the second brings a diplomacy token. Build that one in an Age in which both neighbours have more shields than you.</source>
        <translation>Produce piedra; sus tres etapas dan 14 puntos, y la segunda trae un marcador de diplomacia. Construye esa en una Era en que ambos vecinos tengan más escudos que tú.</translation>
    </message>
    <message>
        <source>Produces stone; its three stages give 15 points and no power. Build them when a hand has nothing better, and gather stone: the last one costs four.</source>
        <translation>Produce piedra; sus tres etapas dan 15 puntos y ningún poder. Constrúyelas cuando la mano no tenga nada mejor y reúne piedra: la última pide cuatro.</translation>
    </message>
    <message>
        <source>Produces wood; its three stages give the Participation pawns of Ages I, II and III, in this order, without paying their Edifices. Build a stage in each Age, and hope that the Edifice is finished: only then do you get its reward.</source>
        <translation>Produce madera; sus tres etapas dan los peones de Participación de las Eras I, II y III, en este orden, sin pagar los Edificios. Construye una etapa en cada Era y confía en que el Edificio se termine: solo entonces hay recompensa.</translation>
    </message>
    <message>
        <source>Produces wood; the first stage gives a coin and a point for each stone that your city produces, the second a point for each card of one colour in the neighbouring cities. Gather stone before the first stage, and build the second late, over a card of the colour that your neighbours have most of.</source>
        <translation>Produce madera; la primera etapa da una moneda y un punto por cada piedra que produce tu ciudad, la segunda un punto por cada carta de un color en las ciudades vecinas. Junta piedra antes de la primera etapa y construye la segunda tarde, sobre una carta del color que más tienen tus vecinos.</translation>
    </message>
    <message>
        <source>Produces wood; the first stage lets you use your last card of each Age, the second a scientific symbol of your choice. Build the first in Age I, as each Age then gives you one more card, and look for green cards.</source>
        <translation>Produce madera; la primera etapa da el uso de tu última carta de cada Era, la segunda un símbolo científico a tu elección. Construye la primera en la Era I, pues entonces cada Era te da una carta más, y busca cartas verdes.</translation>
    </message>
    <message>
        <source>Produces wood; the first two stages give 8 points, the third 2 points for each stone that your city produces. Gather brown cards with stone: with three of it the last stage is worth 6 points, with fewer another use of the turn is often better.</source>
        <translation>Produce madera; las dos primeras etapas dan 8 puntos, la tercera 2 puntos por cada piedra que produce tu ciudad. Junta cartas marrones con piedra: con tres, la última etapa vale 6 puntos; con menos, otra jugada suele rendir más.</translation>
    </message>
    <message>
        <source>Produces wood; the second stage counts as a scientific symbol of your choice, the other two give 10 points. Build green cards: the symbol completes a set or adds to symbols you already have.</source>
        <translation>Produce madera; la segunda etapa vale un símbolo científico a tu elección, las otras dos dan 10 puntos. Construye cartas verdes: el símbolo completa un conjunto o se suma a muchos iguales.</translation>
    </message>
    <message>
        <source>Produces wood; the second stage gives a Participation pawn of an Age of your choice, the other two 10 points. Choose the Edifice with the best reward for you, but not one that has failed: the pawn costs you nothing more.</source>
        <translation>Produce madera; la segunda etapa da un peón de Participación de una Era a tu elección, las otras dos 10 puntos. Elige el Edificio con la mejor recompensa para ti, pero ninguno que haya fracasado: el peón no cuesta nada más.</translation>
    </message>
    <message>
        <source>Produces wood; the second stage lets you build one structure in each Age for free, the other two give 10 points. Build it early, and use it in every Age for a card that would cost you a lot.</source>
        <translation>Produce madera; la segunda etapa te deja construir gratis una estructura en cada Era, las otras dos dan 10 puntos. Constrúyela pronto y úsala en cada Era para una carta que te costaría mucho.</translation>
    </message>
    <message>
        <source>Produces wood; with the first stage raw materials from both neighbours cost 1 coin, the second gives 5 points, the third copies a guild of a neighbour at the end. Build the first early, buy instead of producing, and watch which guilds your neighbours build.</source>
        <translation>Produce madera; con la primera etapa, las materias primas de ambos vecinos cuestan 1 moneda, la segunda da 5 puntos, y la tercera copia al final un Gremio de un vecino. Construye pronto la primera, compra en vez de producir y fíjate en qué Gremios construyen tus vecinos.</translation>
    </message>
    <message>
        <source>The second and the fourth stage give a progress token each. A token helps more the sooner you have it, so after the third stage try to build the fourth before the fifth.</source>
        <translation>La segunda y la cuarta etapa dan una ficha de progreso cada una. Una ficha ayuda más cuanto antes la tienes: tras la tercera etapa, intenta construir la cuarta antes que la quinta.</translation>
    </message>
    <message>
        <source>The second and the fourth stage give you the top cards of the left and of the right deck, two at once. After the first, the second and the third can be built in either order; the fourth needs both.</source>
        <translation>La segunda y la cuarta etapa te dan las cartas superiores de los mazos izquierdo y derecho, dos a la vez. Tras la primera, la segunda y la tercera se pueden construir en cualquier orden; la cuarta necesita ambas.</translation>
    </message>
    <message>
        <source>The second and the fourth stage have a shield each, which counts in every battle that follows. The first two can be built in either order, so two identical resources already give the shield.</source>
        <translation>La segunda y la cuarta etapa tienen un escudo cada una, que cuenta en todas las batallas siguientes. Las dos primeras se pueden construir en cualquier orden: dos recursos iguales ya dan el escudo.</translation>
    </message>
    <message>
        <source>The second and the fourth stage let you look at 5 cards of the left or right deck and keep one. Think first about what you need; after the second stage, the third and the fourth can be built in either order.</source>
        <translation>La segunda y la cuarta etapa te dejan mirar 5 cartas del mazo izquierdo o derecho y quedarte con una. Piensa antes qué te falta; tras la segunda, la tercera y la cuarta se pueden construir en cualquier orden.</translation>
    </message>
    <message>
        <source>The second and the fourth stage let you take the top card of any deck. Each stage is built on the one before, so you need sometimes different and sometimes identical resources.</source>
        <translation>La segunda y la cuarta etapa te dejan tomar la carta superior de cualquier mazo. Cada etapa va sobre la anterior, así que necesitas unas veces recursos diferentes y otras iguales.</translation>
    </message>
    <message>
        <source>The second, third and fourth stage each give you the top card of the centre. After the first they can be built in any order, so use whatever resources come.</source>
        <translation>La segunda, la tercera y la cuarta etapa te dan cada una la carta superior del centro. Tras la primera se pueden construir en cualquier orden: usa los recursos que vengan.</translation>
    </message>
</context>
<context>
    <name>WonderPack</name>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) for each card in the neighbouring cities in the colour of the card under this stage.</source>
        <translation>
            <numerusform>Al final de la partida, %n punto de victoria por cada carta de las ciudades vecinas del color de la carta bajo esta etapa.</numerusform>
            <numerusform>Al final de la partida, %n puntos de victoria por cada carta de las ciudades vecinas del color de la carta bajo esta etapa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does what stage {number} of a neighbour's wonder does.</source>
        <translation>Hace lo que hace la etapa {number} de la Maravilla de un vecino.</translation>
    </message>
    <message>
        <source>Does what stage {number} of the left neighbour does.</source>
        <translation>Hace lo que hace la etapa {number} del vecino de la izquierda.</translation>
    </message>
    <message>
        <source>Does what stage {number} of the right neighbour does.</source>
        <translation>Hace lo que hace la etapa {number} del vecino de la derecha.</translation>
    </message>
    <message numerus="yes">
        <source>The city begins with %n coin(s) more than the others.</source>
        <translation>
            <numerusform>La ciudad empieza con %n moneda más que las demás.</numerusform>
            <numerusform>La ciudad empieza con %n monedas más que las demás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>began with %n coin(s) more</source>
        <translation>
            <numerusform>empezó con %n moneda más</numerusform>
            <numerusform>empezó con %n monedas más</numerusform>
        </translation>
    </message>
    <message>
        <source>put a leader under the stage</source>
        <translation>puso un líder bajo la etapa</translation>
    </message>
    <message>
        <source>put a {colour} card under the stage</source>
        <translation>puso una carta {colour} bajo la etapa</translation>
    </message>
    <message>
        <source>stone produced</source>
        <translation>piedra producida</translation>
    </message>
    <message>
        <source>{colour} card under a stage</source>
        <translation>carta {colour} bajo una etapa</translation>
    </message>
</context>
</TS>
