<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>A typeface that comes with the program.</source>
        <translation>Uma fonte tipográfica que vem com o programa.</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>The title of the page about the program, and the name of the text of its licence.</extracomment>
        <translation>Sobre o programa</translation>
    </message>
    <message>
        <source>Code, pictures and texts of this program are free under this licence:</source>
        <translation>O código, as imagens e os textos deste programa são livres sob esta licença:</translation>
    </message>
    <message>
        <source>Finds the folder where your matches are saved.</source>
        <translation>Encontra a pasta em que suas partidas são salvas.</translation>
    </message>
    <message>
        <source>Libraries of the system that this program was built on, with their licences:</source>
        <translation>Bibliotecas do sistema em que este programa foi montado, com suas licenças:</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>The title of the page about the program, and the name of the text of its licence.</extracomment>
        <translation>Licença</translation>
    </message>
    <message>
        <source>Made the rules faster; some of its own code is included.</source>
        <translation>Deixou as regras mais rápidas; parte do próprio código dele veio junto.</translation>
    </message>
    <message>
        <source>Makes the code of a link that a phone can read.</source>
        <translation>Cria o código de um link que o celular consegue ler.</translation>
    </message>
    <message>
        <source>Reads and writes pictures.</source>
        <translation>Lê e grava imagens.</translation>
    </message>
    <message>
        <source>Starts the installed program. An exception in its licence allows it to be shipped with programs of any licence.</source>
        <translation>Inicia o programa instalado. Uma exceção na licença dele permite distribuí-lo com programas de qualquer licença.</translation>
    </message>
    <message>
        <source>System libraries</source>
        <translation>Bibliotecas do sistema</translation>
    </message>
    <message>
        <source>The board game 7 Wonders on one computer, played without the internet. Made by players; not connected with the publisher or the author of the game, and without their pictures and texts. 7 Wonders is a trademark of its publisher.</source>
        <translation>O jogo de tabuleiro 7 Wonders em um só computador, jogado sem internet. Feito por jogadores, sem ligação com a editora nem com o autor do jogo e sem usar imagens ou textos deles. 7 Wonders é marca registrada de sua editora.</translation>
    </message>
    <message>
        <source>The language that the program is written in.</source>
        <translation>A linguagem em que o programa foi escrito.</translation>
    </message>
    <message>
        <source>The licence follows, and after it the notices of other authors whose work is part of this.</source>
        <translation>Segue a licença e, depois dela, os avisos de outros autores cujo trabalho faz parte do programa.</translation>
    </message>
    <message>
        <source>The source of these versions:</source>
        <translation>O código-fonte destas versões:</translation>
    </message>
    <message>
        <source>The window is drawn with Qt, reached from Python by PySide6. Both are used unchanged under the GNU Lesser General Public License, version 3.</source>
        <translation>A janela é desenhada com o Qt, acessado em Python por meio do PySide6. Ambos são usados sem alterações, sob a GNU Lesser General Public License, versão 3.</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>O que ele contém</translation>
    </message>
    <message>
        <source>You may use another Qt instead: the libraries are separate files in {folder}. Replace them with others of the series {series} and start the program again; nothing checks them.</source>
        <translation>Você pode usar outro Qt no lugar deles: as bibliotecas são arquivos separados na pasta {folder}. Substitua-os por outros da série {series} e inicie o programa de novo; nada os verifica.</translation>
    </message>
</context>
<context>
    <name>Accessible</name>
    <message>
        <source>Built: {cards}</source>
        <translation>Construídas: {cards}</translation>
    </message>
    <message>
        <source>Choose a card to keep</source>
        <translation>Cartas para ficar com uma</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>What a screen reader calls a part of the table: the decks, the table.</extracomment>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>Far city: {name}, {city}</source>
        <translation>Cidade distante: {name}, {city}</translation>
    </message>
    <message>
        <source>For sale: {goods}</source>
        <translation>À venda: {goods}</translation>
    </message>
    <message>
        <source>Free for you but not for {name}: {cards}</source>
        <translation>De graça para você e não para {name}: {cards}</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>É a sua vez</translation>
    </message>
    <message>
        <source>Left neighbour: {name}, {city}</source>
        <translation>Vizinho da esquerda: {name}, {city}</translation>
    </message>
    <message>
        <source>Produces each turn: {goods}</source>
        <translation>Produção por turno: {goods}</translation>
    </message>
    <message>
        <source>Right neighbour: {name}, {city}</source>
        <translation>Vizinho da direita: {name}, {city}</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>What a screen reader calls a part of the table: the decks, the table.</extracomment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>A partida</translation>
    </message>
    <message>
        <source>Your city: {city}</source>
        <translation>Sua cidade: {city}</translation>
    </message>
    <message>
        <source>Your hand and your neighbours</source>
        <translation>Sua mão e seus vizinhos</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Sua mão, %n carta</numerusform>
            <numerusform>Sua mão, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your neighbours</source>
        <translation>Seus vizinhos</translation>
    </message>
    <message>
        <source>{name} already has: {cards}</source>
        <translation>{name} já tem: {cards}</translation>
    </message>
    <message>
        <source>{name} could build for free: {cards}</source>
        <translation>{name} poderia construir de graça: {cards}</translation>
    </message>
    <message>
        <source>{thing}: one less</source>
        <translation>{thing}: um a menos</translation>
    </message>
    <message>
        <source>{thing}: one more</source>
        <translation>{thing}: um a mais</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>About as good</source>
        <translation>Quase tão boa</translation>
    </message>
    <message>
        <source>An unseen card from the centre</source>
        <translation>Uma carta desconhecida, do centro</translation>
    </message>
    <message>
        <source>An unseen progress token</source>
        <translation>Uma ficha de progresso desconhecida</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>How good a choice is: the best there was. Feminine where 'choice' is.</extracomment>
        <translation>A melhor</translation>
    </message>
    <message>
        <source>Bury no leader</source>
        <translation>Não enterrar nenhum líder</translation>
    </message>
    <message>
        <source>Bury {leader}</source>
        <translation>Enterrar {leader}</translation>
    </message>
    <message>
        <source>Copy {leader}</source>
        <translation>Copiar {leader}</translation>
    </message>
    <message>
        <source>Discard green cards without a token</source>
        <translation>Descartar cartas verdes sem ganhar ficha</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Descartar {card}</translation>
    </message>
    <message>
        <source>Discard {leader}</source>
        <translation>Descartar {leader}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Encerrar o turno</translation>
    </message>
    <message numerus="yes">
        <source>Give up %n military victory token(s)</source>
        <translation>
            <numerusform>Entregar %n marcador de vitória militar</numerusform>
            <numerusform>Entregar %n marcadores de vitória militar</numerusform>
        </translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>Entregar {card}</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Ficar com {card}</translation>
    </message>
    <message>
        <source>Keep {leader}</source>
        <translation>Guardar {leader}</translation>
    </message>
    <message>
        <source>Large loss</source>
        <translation>Perda grande</translation>
    </message>
    <message>
        <source>Look through a neighbour's deck</source>
        <translation>Examinar o baralho de um vizinho</translation>
    </message>
    <message>
        <source>Look through your deck</source>
        <translation>Examinar seu baralho</translation>
    </message>
    <message>
        <source>Medium loss</source>
        <translation>Perda média</translation>
    </message>
    <message>
        <source>Nothing from the discard pile</source>
        <translation>Nada da pilha de descarte</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n coin(s)</source>
        <translation>
            <numerusform>Pagar %n moeda</numerusform>
            <numerusform>Pagar %n moedas</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back the victory token worth {worth}</source>
        <translation>Devolver o marcador de vitória de valor {worth}</translation>
    </message>
    <message>
        <source>Recruit no other leader</source>
        <translation>Não recrutar mais nenhum líder</translation>
    </message>
    <message>
        <source>Recruit {leader}</source>
        <translation>Recrutar {leader}</translation>
    </message>
    <message>
        <source>Small loss</source>
        <translation>Perda pequena</translation>
    </message>
    <message>
        <source>Take both top cards</source>
        <translation>Pegar as duas cartas do topo</translation>
    </message>
    <message>
        <source>Take debts</source>
        <translation>Ficar com dívidas</translation>
    </message>
    <message>
        <source>Wonder stage (with {card})</source>
        <translation>Etapa da Maravilha (com {card})</translation>
    </message>
    <message>
        <source>Wonder stage and pawn (with {card})</source>
        <translation>Etapa da Maravilha e peão (com {card})</translation>
    </message>
    <message>
        <source>Worth considering</source>
        <translation>Vale a pena pensar em</translation>
    </message>
    <message>
        <source>a wonder stage with it</source>
        <comment>the card that was named</comment>
        <translation>uma etapa da Maravilha com ela</translation>
    </message>
    <message>
        <source>build it</source>
        <comment>the card that was named</comment>
        <translation>construir</translation>
    </message>
    <message>
        <source>discard it</source>
        <comment>the card that was named</comment>
        <translation>descartar</translation>
    </message>
    <message>
        <source>{card} from a neighbour's deck</source>
        <translation>{card} do baralho de um vizinho</translation>
    </message>
    <message>
        <source>{card} from the centre</source>
        <translation>{card} do centro</translation>
    </message>
    <message>
        <source>{card} from the discard pile</source>
        <translation>{card} da pilha de descarte</translation>
    </message>
    <message>
        <source>{card} from your deck</source>
        <translation>{card} do seu baralho</translation>
    </message>
    <message>
        <source>{stage}, paid with {cards}</source>
        <translation>{stage}, pago com {cards}</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message numerus="yes">
        <source>%n Edifice(s)</source>
        <translation>
            <numerusform>%n Edifício</numerusform>
            <numerusform>%n Edifícios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black card(s)</source>
        <translation>
            <numerusform>%n carta preta</numerusform>
            <numerusform>%n cartas pretas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta na mão</numerusform>
            <numerusform>%n cartas na mão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moeda</numerusform>
            <numerusform>%n moedas</numerusform>
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
            <numerusform>%n jogador precisa desta caixa.</numerusform>
            <numerusform>%n jogadores precisam desta caixa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wonder(s)</source>
        <translation>
            <numerusform>%n Maravilha</numerusform>
            <numerusform>%n Maravilhas</numerusform>
        </translation>
    </message>
    <message>
        <source>+{number} min</source>
        <translation>+{number} min</translation>
    </message>
    <message>
        <source>A common project in each Age: who takes part is rewarded, others may pay.</source>
        <translation>Uma obra comum por Era: quem participa é premiado, quem fica de fora pode pagar.</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Como na última</translation>
    </message>
    <message>
        <source>Before each Age somebody from history joins your city.</source>
        <translation>Antes de cada Era, alguém da história entra na sua cidade.</translation>
    </message>
    <message>
        <source>Black cards take coins from all others, spy, and keep you out of wars.</source>
        <translation>Cartas pretas tiram moedas de todos os outros, espionam e livram você de guerras.</translation>
    </message>
    <message>
        <source>Boxes</source>
        <extracomment>The heading over the pictures of expansions on the page of a new match; and the picture that lets chance draw boxes.</extracomment>
        <translation>Caixas</translation>
    </message>
    <message>
        <source>Chance draws one or two more boxes and names them at the start.</source>
        <translation>O programa sorteia mais uma ou duas caixas e diz quais no começo.</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Buttons on the page where the boxes of a match are chosen: to leave it, and to take all boxes.</extracomment>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Every box for this number of players is on the table.</source>
        <translation>Todas as caixas para este número de jogadores já estão na mesa.</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>Buttons on the page where the boxes of a match are chosen: to leave it, and to take all boxes.</extracomment>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>More wonders</source>
        <translation>Mais Maravilhas</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>O que vai à mesa</translation>
    </message>
    <message>
        <source>Only the game</source>
        <translation>Só o jogo</translation>
    </message>
    <message>
        <source>Revised costs and boards, with sides Day and Night.</source>
        <translation>Custos e tabuleiros revistos, com lados Dia e Noite.</translation>
    </message>
    <message>
        <source>See what each brings</source>
        <translation>Ver o que cada uma traz</translation>
    </message>
    <message>
        <source>Surprise</source>
        <extracomment>The heading over the pictures of expansions on the page of a new match; and the picture that lets chance draw boxes.</extracomment>
        <translation>Surpresa</translation>
    </message>
    <message>
        <source>The classic of 2010, with sides A and B.</source>
        <translation>O clássico de 2010, com lados A e B.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>O jogo</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>A partida</translation>
    </message>
    <message>
        <source>These join the draw, even without their box.</source>
        <translation>Entram no sorteio mesmo sem a sua caixa.</translation>
    </message>
    <message>
        <source>Three more wonders, with rules of their own.</source>
        <translation>Mais três Maravilhas, com regras próprias.</translation>
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
        <translation>dificuldade {number} de {most}</translation>
    </message>
    <message>
        <source>easy</source>
        <comment>a match</comment>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>a match</comment>
        <translation>média</translation>
    </message>
    <message>
        <source>minutes are estimated</source>
        <translation>minutos estimados</translation>
    </message>
    <message>
        <source>minutes as in your own matches</source>
        <translation>minutos como nas suas partidas</translation>
    </message>
    <message>
        <source>one box at a time is the best beginning</source>
        <translation>uma caixa de cada vez é o melhor começo</translation>
    </message>
    <message>
        <source>very demanding</source>
        <comment>a match</comment>
        <translation>muito exigente</translation>
    </message>
    <message>
        <source>very easy</source>
        <comment>a match</comment>
        <translation>muito fácil</translation>
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
        <translation>{players} jogadores</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message numerus="yes">
        <source>%n Clay</source>
        <translation>
            <numerusform>%n Barro</numerusform>
            <numerusform>%n Barros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Glass</source>
        <translation>
            <numerusform>%n Vidro</numerusform>
            <numerusform>%n Vidros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Loom</source>
        <translation>
            <numerusform>%n Tecido</numerusform>
            <numerusform>%n Tecidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Ore</source>
        <translation>
            <numerusform>%n Minério</numerusform>
            <numerusform>%n Minérios</numerusform>
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
            <numerusform>%n Pedra</numerusform>
            <numerusform>%n Pedras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wood</source>
        <translation>
            <numerusform>%n Madeira</numerusform>
            <numerusform>%n Madeiras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moeda</numerusform>
            <numerusform>%n moedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s) in every military conflict.</source>
        <translation>
            <numerusform>%n escudo em cada conflito militar.</numerusform>
            <numerusform>%n escudos em cada conflito militar.</numerusform>
        </translation>
    </message>
    <message>
        <source>+2 shields</source>
        <translation>+2 escudos</translation>
    </message>
    <message>
        <source>A structure of a colour that your city does not have yet costs nothing.</source>
        <translation>Uma estrutura de uma cor que sua cidade ainda não tem não custa nada.</translation>
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
        <translation>Farmacêutico</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Aqueduto</translation>
    </message>
    <message>
        <source>Archery Range</source>
        <translation>Campo de Arqueiros</translation>
    </message>
    <message>
        <source>Architect Firm</source>
        <translation>Escritório de Arquitetos</translation>
    </message>
    <message>
        <source>Architects Guild</source>
        <translation>Grêmio de Arquitetos</translation>
    </message>
    <message>
        <source>Architecture</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Arquitetura</translation>
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
            <numerusform>No final da partida, %n ponto de vitória por {thing} {place}.</numerusform>
            <numerusform>No final da partida, %n pontos de vitória por {thing} {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if your whole wonder is built.</source>
        <translation>
            <numerusform>No final da partida, %n ponto de vitória se toda a sua Maravilha estiver construída.</numerusform>
            <numerusform>No final da partida, %n pontos de vitória se toda a sua Maravilha estiver construída.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of the game, score one guild of a neighbour as your own.</source>
        <translation>No final da partida, pontue um Grêmio de um vizinho como se fosse seu.</translation>
    </message>
    <message>
        <source>At the end of this turn, you may build a discarded card for free.</source>
        <translation>No final deste turno, você pode construir de graça uma carta descartada.</translation>
    </message>
    <message>
        <source>Band of Spies</source>
        <translation>Bando de Espiões</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Quartel</translation>
    </message>
    <message>
        <source>Baths</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Banheiros</translation>
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
        <translation>Olaria</translation>
    </message>
    <message>
        <source>Brotherhood</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Irmandade</translation>
    </message>
    <message>
        <source>Builders Guild</source>
        <translation>Grêmio de Construtores</translation>
    </message>
    <message>
        <source>Capitol</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Capitólio</translation>
    </message>
    <message>
        <source>Caravansery</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Caravançarai</translation>
    </message>
    <message>
        <source>Castrum</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Castrum</translation>
    </message>
    <message>
        <source>Cells</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Celas</translation>
    </message>
    <message>
        <source>Cenotaph</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Cenotáfio</translation>
    </message>
    <message>
        <source>Chamber of Builders</source>
        <translation>Câmara dos Construtores</translation>
    </message>
    <message>
        <source>Chamber of Commerce</source>
        <translation>Câmara de Comércio</translation>
    </message>
    <message>
        <source>Circus</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Circo</translation>
    </message>
    <message>
        <source>City Gates</source>
        <translation>Portões da Cidade</translation>
    </message>
    <message>
        <source>Clay Pit</source>
        <translation>Barreiro</translation>
    </message>
    <message>
        <source>Clay Pool</source>
        <translation>Bacia de Barro</translation>
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
        <translation>Custo</translation>
    </message>
    <message>
        <source>Counterfeiters Guild</source>
        <translation>Grêmio de Falsificadores</translation>
    </message>
    <message>
        <source>Courtesans Guild</source>
        <translation>Grêmio de Cortesãs</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Palácio de Justiça</translation>
    </message>
    <message>
        <source>Crafts</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Manufatura</translation>
    </message>
    <message>
        <source>Craftsmens Guild</source>
        <translation>Grêmio de Artesãos</translation>
    </message>
    <message>
        <source>Culture</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Cultura</translation>
    </message>
    <message>
        <source>Customs</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Alfândega</translation>
    </message>
    <message>
        <source>Decor</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Decoração</translation>
    </message>
    <message>
        <source>Decorators Guild</source>
        <translation>Grêmio de Decoradores</translation>
    </message>
    <message>
        <source>Diplomats Guild</source>
        <translation>Grêmio de Diplomatas</translation>
    </message>
    <message>
        <source>Dispensary</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Dispensário</translation>
    </message>
    <message>
        <source>Dive</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Espelunca</translation>
    </message>
    <message>
        <source>East Clandestine Wharf</source>
        <translation>Cais Clandestino Leste</translation>
    </message>
    <message>
        <source>East Trading Post</source>
        <translation>Casa de Comércio Oriental</translation>
    </message>
    <message>
        <source>Economy</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Economia</translation>
    </message>
    <message>
        <source>Education</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Educação</translation>
    </message>
    <message>
        <source>Effect</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Efeito</translation>
    </message>
    <message>
        <source>Either: {words}</source>
        <translation>Ou: {words}</translation>
    </message>
    <message>
        <source>Embassy</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Embaixada</translation>
    </message>
    <message>
        <source>Engineering</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Engenharia</translation>
    </message>
    <message>
        <source>Excavation</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Escavação</translation>
    </message>
    <message>
        <source>Forest Cave</source>
        <translation>Caverna na Floresta</translation>
    </message>
    <message>
        <source>Forging Agency</source>
        <translation>Oficina de Falsificação</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Fortificações</translation>
    </message>
    <message>
        <source>Forum</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Foro</translation>
    </message>
    <message>
        <source>Foundry</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Fundição</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Grátis</translation>
    </message>
    <message>
        <source>Free with</source>
        <translation>De graça com</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) at once for each {thing} {place}.</source>
        <translation>
            <numerusform>Receba na hora %n moeda por {thing} {place}.</numerusform>
            <numerusform>Receba na hora %n moedas por {thing} {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) at once.</source>
        <translation>
            <numerusform>Receba %n moeda na hora.</numerusform>
            <numerusform>Receba %n moedas na hora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gambling Den</source>
        <translation>Casa de Jogos</translation>
    </message>
    <message>
        <source>Gamers Guild</source>
        <translation>Grêmio de Jogadores</translation>
    </message>
    <message>
        <source>Gardens</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Jardins</translation>
    </message>
    <message>
        <source>Glassworks</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Vidraria</translation>
    </message>
    <message>
        <source>Guard Tower</source>
        <translation>Torre de Guarda</translation>
    </message>
    <message>
        <source>Guardhouse</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Casa da Guarda</translation>
    </message>
    <message>
        <source>Guild of Shadows</source>
        <translation>Grêmio das Sombras</translation>
    </message>
    <message>
        <source>Haven</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Porto</translation>
    </message>
    <message>
        <source>Hideout</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Esconderijo</translation>
    </message>
    <message>
        <source>Jewellery</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Joalheria</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Laboratório</translation>
    </message>
    <message>
        <source>Lair</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Covil</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Farol</translation>
    </message>
    <message>
        <source>Lodge</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Hospedaria</translation>
    </message>
    <message>
        <source>Loom</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Tear</translation>
    </message>
    <message>
        <source>Ludus</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Ludus</translation>
    </message>
    <message>
        <source>Lumber Yard</source>
        <translation>Depósito de Madeira</translation>
    </message>
    <message>
        <source>Magistrates Guild</source>
        <translation>Grêmio de Magistrados</translation>
    </message>
    <message>
        <source>Makes free</source>
        <translation>Libera de graça</translation>
    </message>
    <message>
        <source>Manufactured goods from either neighbour cost 1 coin instead of 2.</source>
        <translation>Os manufaturados de qualquer vizinho custam 1 moeda em vez de 2.</translation>
    </message>
    <message>
        <source>Manufactured goods from your left neighbour cost 1 coin instead of 2.</source>
        <translation>Os manufaturados do vizinho da esquerda custam 1 moeda em vez de 2.</translation>
    </message>
    <message>
        <source>Manufactured goods from your right neighbour cost 1 coin instead of 2.</source>
        <translation>Os manufaturados do vizinho da direita custam 1 moeda em vez de 2.</translation>
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
        <translation>Mercenários</translation>
    </message>
    <message>
        <source>Militia</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Milícia</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Mina</translation>
    </message>
    <message>
        <source>Mint</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Casa da Moeda</translation>
    </message>
    <message>
        <source>Mourners Guild</source>
        <translation>Grêmio de Carpideiras</translation>
    </message>
    <message>
        <source>Neighbours cannot buy it.</source>
        <translation>Os vizinhos não podem comprar.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Não dá agora</translation>
    </message>
    <message>
        <source>Observatory</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Observatório</translation>
    </message>
    <message>
        <source>Once per Age, you may build a structure for free.</source>
        <translation>Uma vez por Era, você pode construir uma estrutura de graça.</translation>
    </message>
    <message>
        <source>One scientific symbol, chosen at the end of the game.</source>
        <translation>Um símbolo científico, escolhido no final da partida.</translation>
    </message>
    <message>
        <source>Opium Den</source>
        <translation>Casa de Ópio</translation>
    </message>
    <message>
        <source>Opium Distillery</source>
        <translation>Destilaria de Ópio</translation>
    </message>
    <message>
        <source>Opium Stash</source>
        <translation>Depósito de Ópio</translation>
    </message>
    <message>
        <source>Or: {words}</source>
        <translation>Ou: {words}</translation>
    </message>
    <message>
        <source>Ore Vein</source>
        <translation>Veio de Minério</translation>
    </message>
    <message>
        <source>Palace</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Palácio</translation>
    </message>
    <message>
        <source>Pantheon</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Panteão</translation>
    </message>
    <message>
        <source>Pawnshop</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Casa de Penhores</translation>
    </message>
    <message>
        <source>Philosophers Guild</source>
        <translation>Grêmio de Filósofos</translation>
    </message>
    <message>
        <source>Pigeonhole</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Pombal</translation>
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
        <translation>Prisão</translation>
    </message>
    <message>
        <source>Produces {goods} each turn.</source>
        <translation>Produz {goods} a cada turno.</translation>
    </message>
    <message>
        <source>Propaganda</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Propaganda</translation>
    </message>
    <message>
        <source>Quarry</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Pedreira</translation>
    </message>
    <message>
        <source>Raider Camp</source>
        <translation>Acampamento de Saqueadores</translation>
    </message>
    <message>
        <source>Raider Fort</source>
        <translation>Forte de Saqueadores</translation>
    </message>
    <message>
        <source>Raider Garrison</source>
        <translation>Guarnição de Saqueadores</translation>
    </message>
    <message>
        <source>Raw materials from either neighbour cost 1 coin instead of 2.</source>
        <translation>As matérias-primas de qualquer vizinho custam 1 moeda em vez de 2.</translation>
    </message>
    <message>
        <source>Raw materials from your left neighbour cost 1 coin instead of 2.</source>
        <translation>As matérias-primas do vizinho da esquerda custam 1 moeda em vez de 2.</translation>
    </message>
    <message>
        <source>Raw materials from your right neighbour cost 1 coin instead of 2.</source>
        <translation>As matérias-primas do vizinho da direita custam 1 moeda em vez de 2.</translation>
    </message>
    <message>
        <source>Residence</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Residência</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Serraria</translation>
    </message>
    <message>
        <source>School</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Escola</translation>
    </message>
    <message>
        <source>Science</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Ciência</translation>
    </message>
    <message>
        <source>Scientific symbol: {symbol}.</source>
        <translation>Símbolo científico: {symbol}.</translation>
    </message>
    <message>
        <source>Scientists Guild</source>
        <translation>Grêmio de Cientistas</translation>
    </message>
    <message>
        <source>Scriptorium</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Scriptorium</translation>
    </message>
    <message>
        <source>Secret Network</source>
        <translation>Rede Secreta</translation>
    </message>
    <message>
        <source>Secret Warehouse</source>
        <translation>Armazém Secreto</translation>
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
        <translation>Escudo e 2 buzinas</translation>
    </message>
    <message>
        <source>Shield and horn</source>
        <translation>Escudo e buzina</translation>
    </message>
    <message>
        <source>Shipowners Guild</source>
        <translation>Grêmio de Donos de Barcos</translation>
    </message>
    <message>
        <source>Siege Workshop</source>
        <translation>Oficina de Cerco</translation>
    </message>
    <message>
        <source>Slave Market</source>
        <translation>Mercado de Escravos</translation>
    </message>
    <message>
        <source>Smuggler's Cache</source>
        <translation>Esconderijo dos Contrabandistas</translation>
    </message>
    <message>
        <source>Spies Guild</source>
        <translation>Grêmio de Espiões</translation>
    </message>
    <message>
        <source>Stables</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Estábulos</translation>
    </message>
    <message>
        <source>Statue</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Estátua</translation>
    </message>
    <message>
        <source>Stockade</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Paliçada</translation>
    </message>
    <message>
        <source>Stone Pit</source>
        <translation>Cava de Pedra</translation>
    </message>
    <message>
        <source>Strategists Guild</source>
        <translation>Grêmio de Estrategistas</translation>
    </message>
    <message>
        <source>Strategy</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Estratégia</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Gabinete de Estudos</translation>
    </message>
    <message>
        <source>Tabularium</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Tabularium</translation>
    </message>
    <message>
        <source>Tactics</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Tática</translation>
    </message>
    <message>
        <source>Tavern</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Taverna</translation>
    </message>
    <message>
        <source>Temple</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Templo</translation>
    </message>
    <message>
        <source>The card of the last turn of each Age costs nothing to build.</source>
        <translation>Construir a carta do último turno de cada Era não custa nada.</translation>
    </message>
    <message>
        <source>The first card of each Age costs nothing to build.</source>
        <translation>Construir a primeira carta de cada Era não custa nada.</translation>
    </message>
    <message>
        <source>Theater</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Teatro</translation>
    </message>
    <message>
        <source>Three points</source>
        <translation>Três pontos</translation>
    </message>
    <message>
        <source>Timber Yard</source>
        <translation>Exploração Florestal</translation>
    </message>
    <message>
        <source>Torture Chamber</source>
        <translation>Câmara de Tortura</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>Assembleia Municipal</translation>
    </message>
    <message>
        <source>Trade Center</source>
        <translation>Centro de Comércio</translation>
    </message>
    <message>
        <source>Traders Guild</source>
        <translation>Grêmio de Comerciantes</translation>
    </message>
    <message>
        <source>Training Ground</source>
        <translation>Campo de Treinamento</translation>
    </message>
    <message>
        <source>Tree Farm</source>
        <translation>Plantação de Árvores</translation>
    </message>
    <message>
        <source>Two points and the cat</source>
        <translation>Dois pontos e o gato</translation>
    </message>
    <message>
        <source>University</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Universidade</translation>
    </message>
    <message>
        <source>Urbanism</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Urbanismo</translation>
    </message>
    <message>
        <source>Vineyard</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Vinhedo</translation>
    </message>
    <message>
        <source>Walls</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Muralhas</translation>
    </message>
    <message>
        <source>Well</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Poço</translation>
    </message>
    <message>
        <source>West Clandestine Wharf</source>
        <translation>Cais Clandestino Oeste</translation>
    </message>
    <message>
        <source>West Trading Post</source>
        <translation>Casa de Comércio Ocidental</translation>
    </message>
    <message>
        <source>Workers Guild</source>
        <translation>Grêmio de Trabalhadores</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>Oficina</translation>
    </message>
    <message numerus="yes">
        <source>Worth %n victory point(s).</source>
        <translation>
            <numerusform>Vale %n ponto de vitória.</numerusform>
            <numerusform>Vale %n pontos de vitória.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may also play the seventh card of each Age.</source>
        <translation>Você também pode jogar a sétima carta de cada Era.</translation>
    </message>
    <message>
        <source>a stage built: one more card</source>
        <translation>ao construir um estágio: mais uma carta</translation>
    </message>
    <message>
        <source>a stage of any resources</source>
        <translation>um estágio com quaisquer recursos</translation>
    </message>
    <message>
        <source>at the end 1 point for every cat on blue cards</source>
        <translation>no fim, 1 ponto por gato nas cartas azuis</translation>
    </message>
    <message>
        <source>at the end 1 point for every military victory</source>
        <translation>no fim, 1 ponto por vitória militar</translation>
    </message>
    <message>
        <source>at the end 2 points for every progress token</source>
        <translation>no fim, 2 pontos por ficha de progresso</translation>
    </message>
    <message>
        <source>at the end 4 points, 12 for both</source>
        <translation>no fim, 4 pontos; 12 com as duas</translation>
    </message>
    <message>
        <source>at the end 4 points, 6 with the wonder finished</source>
        <translation>no fim, 4 pontos; 6 com a Maravilha pronta</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>azul</translation>
    </message>
    <message>
        <source>brown</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>marrom</translation>
    </message>
    <message>
        <source>built wonder stage</source>
        <translation>etapa construída da Maravilha</translation>
    </message>
    <message>
        <source>card with a horn: one more card</source>
        <translation>carta com buzina: mais uma carta</translation>
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
        <translation>carta verde: mais uma carta</translation>
    </message>
    <message>
        <source>grey</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>cinza</translation>
    </message>
    <message>
        <source>in the neighbouring cities</source>
        <translation>nas cidades vizinhas</translation>
    </message>
    <message>
        <source>in your city</source>
        <translation>na sua cidade</translation>
    </message>
    <message>
        <source>in your city and the neighbouring cities</source>
        <translation>na sua cidade e nas cidades vizinhas</translation>
    </message>
    <message>
        <source>one coin of yours is worth 2</source>
        <translation>uma moeda sua vale 2</translation>
    </message>
    <message>
        <source>papyrus or glass: one more card</source>
        <translation>papiro ou vidro: mais uma carta</translation>
    </message>
    <message>
        <source>purple</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>roxa</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>vermelha</translation>
    </message>
    <message>
        <source>stone or coin: one more card</source>
        <translation>pedra ou moeda: mais uma carta</translation>
    </message>
    <message>
        <source>wood or brick: one more card</source>
        <translation>madeira ou tijolo: mais uma carta</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>The name of a structure or a progress token, as in the rulebook; or a colour of cards, an adjective beside the word card. Effect, Cost and Free are headings.</extracomment>
        <translation>amarela</translation>
    </message>
    <message>
        <source>{colours} card</source>
        <translation>carta {colours}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
</context>
<context>
    <name>CardAdvice</name>
    <message>
        <source>A free point, and a point less for both neighbours; good at any time, also for guilds and leaders that count victory tokens.</source>
        <translation>Um ponto de graça, e um a menos para os dois vizinhos; bom a qualquer hora, também para Grêmios e líderes que contam marcadores de vitória.</translation>
    </message>
    <message>
        <source>A victory token worth 3 without a fight, and a debt for both neighbours.</source>
        <translation>Um marcador de vitória de valor 3 sem lutar, e uma dívida para cada vizinho.</translation>
    </message>
    <message>
        <source>A victory token worth 5 without a fight, and a debt for both neighbours.</source>
        <translation>Um marcador de vitória de valor 5 sem lutar, e uma dívida para cada vizinho.</translation>
    </message>
    <message>
        <source>Eight points, but all others get 3 coins, a point for each of them: good all the same, and best in a small game.</source>
        <translation>Oito pontos, mas todos os outros recebem 3 moedas, um ponto para cada um: boa mesmo assim, e melhor com poucos jogadores.</translation>
    </message>
    <message>
        <source>Eight points, but it takes six resources and 2 coins: for a city with strong production.</source>
        <translation>Oito pontos, mas custa seis recursos e 2 moedas: para uma cidade de produção forte.</translation>
    </message>
    <message>
        <source>Five coins for you, five less for everyone else: few have five at the end, and debts cost them points.</source>
        <translation>Cinco moedas para você, cinco a menos para todos os outros: poucos têm cinco no fim, e dívidas lhes custam pontos.</translation>
    </message>
    <message>
        <source>Five points whatever others do, and every other player loses 3 coins.</source>
        <translation>Cinco pontos, façam o que fizerem os outros, e cada um deles perde 3 moedas.</translation>
    </message>
    <message>
        <source>Five points, and every victory token of another city costs its owner a coin; by Age III some have many.</source>
        <translation>Cinco pontos, e cada marcador de vitória de outra cidade custa uma moeda a seu dono; na Era III alguns já têm muitos.</translation>
    </message>
    <message>
        <source>Five shields at once: good if they turn the last conflict with both neighbours, which is worth 5 points each.</source>
        <translation>Cinco escudos de uma vez: bom se eles viram o último conflito contra os dois vizinhos, que vale 5 pontos cada.</translation>
    </message>
    <message>
        <source>Four coins for you, three less for all others: it gives you money and leaves debts behind.</source>
        <translation>Quatro moedas para você, três a menos para todos os outros: dá dinheiro a você e deixa dívidas aos demais.</translation>
    </message>
    <message>
        <source>Four free points, but all others get a coin; with many players, build it late.</source>
        <translation>Quatro pontos de graça, mas todos os outros recebem uma moeda; com muitos jogadores, construa-a tarde.</translation>
    </message>
    <message>
        <source>Four points for each victory token worth 5: good if you expect to win in Age III, or have the Raider Garrison.</source>
        <translation>Quatro pontos por marcador de vitória de valor 5: boa se você espera vencer na Era III ou tem a Guarnição de Saqueadores.</translation>
    </message>
    <message>
        <source>Four points, and each built stage of the others costs a coin: best near the end, when most wonders are complete.</source>
        <translation>Quatro pontos, e cada etapa construída dos outros lhes custa uma moeda: melhor perto do fim, quando quase todas as Maravilhas estão prontas.</translation>
    </message>
    <message>
        <source>Four points, and every other player loses 3 coins: in Age III many have none left and take debts.</source>
        <translation>Quatro pontos, e cada um dos outros perde 3 moedas: na Era III muitos já não têm nenhuma e ficam com dívidas.</translation>
    </message>
    <message>
        <source>Four points, and every victory token of another city costs its owner a coin: good against strong armies.</source>
        <translation>Quatro pontos, e cada marcador de vitória de outra cidade custa uma moeda a seu dono: bom contra exércitos fortes.</translation>
    </message>
    <message>
        <source>Four points, more than any blue card of Age I; take it if you have wood.</source>
        <translation>Quatro pontos, mais que qualquer carta azul da Era I; fique com ela se você tiver madeira.</translation>
    </message>
    <message>
        <source>Free, 2 points, and every other player loses a coin: good in any turn, and best early, when coins are few.</source>
        <translation>De graça, 2 pontos, e cada um dos outros perde uma moeda: bom em qualquer turno, e melhor cedo, quando há poucas moedas.</translation>
    </message>
    <message>
        <source>Good after lost conflicts: each defeat is gone and brings 2 coins. The conflict of Age III comes after it.</source>
        <translation>Bom depois de conflitos perdidos: cada derrota sai e traz 2 moedas. O conflito da Era III vem depois dele.</translation>
    </message>
    <message>
        <source>Good as soon as a strong card has been discarded: two coins build it, whatever it costs.</source>
        <translation>Boa assim que uma carta forte foi descartada: duas moedas a constroem, custe o que custar.</translation>
    </message>
    <message>
        <source>Good beside strong armies: a point for each of their victory tokens, also for those of the last conflict.</source>
        <translation>Bom ao lado de exércitos fortes: um ponto por marcador de vitória deles, também pelos do último conflito.</translation>
    </message>
    <message>
        <source>Good early if the boards beside yours produce what you need: each time you buy it for a coin less.</source>
        <translation>Bom no começo, se os tabuleiros ao lado produzem o que falta a você: cada compra sai por uma moeda a menos.</translation>
    </message>
    <message>
        <source>Good early if you will often buy from your left neighbour: it saves a coin in each such turn.</source>
        <translation>Bom no começo, se você for comprar muito do vizinho da esquerda: poupa uma moeda em cada um desses turnos.</translation>
    </message>
    <message>
        <source>Good early if you will often buy from your right neighbour: it saves a coin in each such turn.</source>
        <translation>Bom no começo, se você for comprar muito do vizinho da direita: poupa uma moeda em cada um desses turnos.</translation>
    </message>
    <message>
        <source>Good for a city that produces few kinds of resources: it fills one gap each turn and saves the coins of buying.</source>
        <translation>Bom para uma cidade com poucos tipos de recursos: preenche uma falta por turno e poupa as moedas da compra.</translation>
    </message>
    <message>
        <source>Good for a city with several black cards: a coin and a point for each, this one included.</source>
        <translation>Boa para uma cidade com várias cartas pretas: uma moeda e um ponto por cada uma, esta incluída.</translation>
    </message>
    <message>
        <source>Good for a strong army: a coin for each victory token now, and a point for each at the end, with those of Age III.</source>
        <translation>Bom para um exército forte: uma moeda por marcador de vitória agora, e um ponto por cada um no final, com os da Era III.</translation>
    </message>
    <message>
        <source>Good for costs with two or more of the same resource: your wood or stone counts once more each turn.</source>
        <translation>Bom para custos com dois ou mais recursos iguais: sua madeira ou pedra conta mais uma vez a cada turno.</translation>
    </message>
    <message>
        <source>Good if a neighbour builds green cards and you do, too: it becomes the symbol that you need most.</source>
        <translation>Bom se um vizinho constrói cartas verdes e você também: ele vira o símbolo de que você mais precisa.</translation>
    </message>
    <message>
        <source>Good if both neighbours like black cards; count them before you pay.</source>
        <translation>Bom se os dois vizinhos gostam de cartas pretas; conte-as antes de pagar.</translation>
    </message>
    <message>
        <source>Good when both neighbours arm themselves in Age I: a point and no defeat, and you need no red card.</source>
        <translation>Boa quando os dois vizinhos se armam na Era I: um ponto e nenhuma derrota, sem precisar de carta vermelha.</translation>
    </message>
    <message>
        <source>Good when stages of your wonder are still to be built: no resources for them any more. Take it early in Age II.</source>
        <translation>Bom quando ainda há etapas da sua Maravilha a construir: elas não custam mais recursos. Fique com ele cedo na Era II.</translation>
    </message>
    <message>
        <source>Good when you are behind in shields: 2 points, and the conflict of Age II takes place without you.</source>
        <translation>Bom quando você está atrás em escudos: 2 pontos, e o conflito da Era II acontece sem você.</translation>
    </message>
    <message>
        <source>Nine coins for one: good before an expensive Age III, for Petra, or against losses. Each neighbour gets 2.</source>
        <translation>Nove moedas por uma: boa antes de uma Era III cara, para Petra ou contra perdas. Cada vizinho recebe 2.</translation>
    </message>
    <message>
        <source>One more symbol of a neighbour's green card: good when it completes a set of three or adds to a symbol you have often.</source>
        <translation>Mais um símbolo de uma carta verde de um vizinho: boa quando completa um trio ou se soma a um símbolo que você tem muito.</translation>
    </message>
    <message>
        <source>One more symbol of a neighbour's green card; with another mask it has to come from another card.</source>
        <translation>Mais um símbolo de uma carta verde de um vizinho; com outra máscara, ele tem de vir de outra carta.</translation>
    </message>
    <message>
        <source>Six coins at once for an expensive card or stage; your neighbours get only 1 each.</source>
        <translation>Seis moedas na hora para uma carta ou etapa cara; os vizinhos recebem só 1 cada.</translation>
    </message>
    <message>
        <source>Six points, but all others get 2 coins: good late in Age II, when they have little left to buy.</source>
        <translation>Seis pontos, mas todos os outros recebem 2 moedas: bom no fim da Era II, quando lhes resta pouco a comprar.</translation>
    </message>
    <message>
        <source>Six points, more than any blue card of Age II, if you can pay the coins and its three resources.</source>
        <translation>Seis pontos, mais que qualquer carta azul da Era II, se você puder pagar as moedas e os três recursos.</translation>
    </message>
    <message>
        <source>Three coins for you and one less for everyone else: better than discarding a card for coins.</source>
        <translation>Três moedas para você e uma a menos para todos os outros: melhor que descartar uma carta por moedas.</translation>
    </message>
    <message>
        <source>Three points for each victory token worth 3: good if you win in Age II, or have the Raider Fort.</source>
        <translation>Três pontos por marcador de vitória de valor 3: boa se você vence na Era II ou tem o Forte de Saqueadores.</translation>
    </message>
    <message>
        <source>Three points, and every other player loses 2 coins: it hurts most when the others have just spent theirs.</source>
        <translation>Três pontos, e cada um dos outros perde 2 moedas: dói mais quando os outros acabaram de gastar as suas.</translation>
    </message>
    <message>
        <source>Three points, and no defeat in Age III: good if you would lose to both neighbours, who then fight each other.</source>
        <translation>Três pontos, e nenhuma derrota na Era III: boa se você perderia para os dois vizinhos, que então lutam entre si.</translation>
    </message>
    <message>
        <source>Three shields for coins and a papyrus: good if one card has to beat both neighbours in Age II.</source>
        <translation>Três escudos por moedas e um papiro: bons se uma só carta tem de vencer os dois vizinhos na Era II.</translation>
    </message>
    <message>
        <source>Two points for each victory token worth 1: good at the end of Age I for a city that has won twice.</source>
        <translation>Dois pontos por marcador de vitória de valor 1: boas no fim da Era I, se sua cidade vencer os dois vizinhos.</translation>
    </message>
    <message>
        <source>Two shields for coins alone: good without ore, or to overtake a neighbour in the last turns of Age I.</source>
        <translation>Dois escudos só por moedas: boa quando falta minério, ou para passar um vizinho nos últimos turnos da Era I.</translation>
    </message>
</context>
<context>
    <name>CardShort</name>
    <message>
        <source>Arch. Firm</source>
        <translation>Escritório</translation>
    </message>
    <message>
        <source>Archery</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Arqueiros</translation>
    </message>
    <message>
        <source>Archit.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Arquitetos</translation>
    </message>
    <message>
        <source>Bl. Market</source>
        <translation>M. Negro</translation>
    </message>
    <message>
        <source>Brotherh.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Irmand.</translation>
    </message>
    <message>
        <source>Builders</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Construtores</translation>
    </message>
    <message>
        <source>Ch. Builders</source>
        <translation>Câm. Constr.</translation>
    </message>
    <message>
        <source>Chamber</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Câmara</translation>
    </message>
    <message>
        <source>City Gates</source>
        <translation>Portões</translation>
    </message>
    <message>
        <source>Clay Pool</source>
        <translation>Bacia</translation>
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
        <translation>Cortesãs</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Justiça</translation>
    </message>
    <message>
        <source>Crafts</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Artesãos</translation>
    </message>
    <message>
        <source>Decorators</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Decoradores</translation>
    </message>
    <message>
        <source>Diplomats</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Diplomatas</translation>
    </message>
    <message>
        <source>Distillery</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Destilaria</translation>
    </message>
    <message>
        <source>East Post</source>
        <translation>Oriental</translation>
    </message>
    <message>
        <source>East Wharf</source>
        <translation>Cais Leste</translation>
    </message>
    <message>
        <source>Excav.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Escav.</translation>
    </message>
    <message>
        <source>Forest Cave</source>
        <translation>Caverna</translation>
    </message>
    <message>
        <source>Forgers</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Falsários</translation>
    </message>
    <message>
        <source>Fortif.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Fortif.</translation>
    </message>
    <message>
        <source>Gambling</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Gamers</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Garrison</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Guarnição</translation>
    </message>
    <message>
        <source>Guard Tower</source>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Guardhouse</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Lumber Yard</source>
        <translation>Depósito</translation>
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
        <translation>C. da Moeda</translation>
    </message>
    <message>
        <source>Mourners</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Carpideiras</translation>
    </message>
    <message>
        <source>Nebuch.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Nabucod.</translation>
    </message>
    <message>
        <source>Network</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Rede</translation>
    </message>
    <message>
        <source>Observ.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Observ.</translation>
    </message>
    <message>
        <source>Opium Den</source>
        <translation>Casa Ópio</translation>
    </message>
    <message>
        <source>Opium Stash</source>
        <translation>Ópio</translation>
    </message>
    <message>
        <source>Pawnshop</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Penhores</translation>
    </message>
    <message>
        <source>Philosophers</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Filósofos</translation>
    </message>
    <message>
        <source>Pigeons</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Pombal</translation>
    </message>
    <message>
        <source>Raider Camp</source>
        <translation>Acamp.</translation>
    </message>
    <message>
        <source>Raider Fort</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Residence</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Resid.</translation>
    </message>
    <message>
        <source>Scientists</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Cientistas</translation>
    </message>
    <message>
        <source>Shadows</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Sombras</translation>
    </message>
    <message>
        <source>Shipowners</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Barcos</translation>
    </message>
    <message>
        <source>Siege</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Cerco</translation>
    </message>
    <message>
        <source>Sl. Market</source>
        <translation>Escravos</translation>
    </message>
    <message>
        <source>Smugglers</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Contrab.</translation>
    </message>
    <message>
        <source>Spies</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Espiões</translation>
    </message>
    <message>
        <source>Spy Band</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Strategists</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Estrategistas</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Gabinete</translation>
    </message>
    <message>
        <source>Tabular.</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Tabular.</translation>
    </message>
    <message>
        <source>Timber Yard</source>
        <translation>Exploração</translation>
    </message>
    <message>
        <source>Torture</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Tortura</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>Assembleia</translation>
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
        <translation>Treino</translation>
    </message>
    <message>
        <source>Tree Farm</source>
        <translation>Plantação</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Armazém</translation>
    </message>
    <message>
        <source>West Post</source>
        <translation>Ocidental</translation>
    </message>
    <message>
        <source>West Wharf</source>
        <translation>Cais Oeste</translation>
    </message>
    <message>
        <source>Workers</source>
        <extracomment>A short form of the name of a structure, for narrow places: some ten letters.</extracomment>
        <translation>Trabalhadores</translation>
    </message>
</context>
<context>
    <name>Cities</name>
    <message numerus="yes">
        <source>%n coin(s) left</source>
        <translation>
            <numerusform>fica %n moeda</numerusform>
            <numerusform>ficam %n moedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt(s)</source>
        <translation>
            <numerusform>%n dívida</numerusform>
            <numerusform>%n dívidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new debt(s)</source>
        <translation>
            <numerusform>%n dívida nova</numerusform>
            <numerusform>%n dívidas novas</numerusform>
        </translation>
    </message>
    <message>
        <source>A black card; no chain leads to it</source>
        <translation>Uma carta preta; nenhuma cadeia leva a ela</translation>
    </message>
    <message>
        <source>A resource that you do not produce</source>
        <translation>Um recurso que você não produz</translation>
    </message>
    <message>
        <source>All others lose coins by {cards}</source>
        <translation>Todos os outros perdem moedas: {cards}</translation>
    </message>
    <message>
        <source>All others lose coins, or take debts</source>
        <translation>Todos os outros perdem moedas ou ficam com dívidas</translation>
    </message>
    <message>
        <source>At the end of the game, copy a scientific symbol from a green card of a neighbour.</source>
        <translation>No final da partida, copie um símbolo científico de uma carta verde de um vizinho.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>The colour of the cards of the box: its name; and, with a small letter, an adjective beside the word card.</extracomment>
        <translation>Preto</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>The name of the expansion, over its signs and at the foot of its cards.</extracomment>
        <translation>Cidades</translation>
    </message>
    <message>
        <source>Debt: 1 point less at the end</source>
        <translation>Dívida: 1 ponto a menos no final</translation>
    </message>
    <message numerus="yes">
        <source>Debts: %n</source>
        <translation>
            <numerusform>Dívidas: %n</numerusform>
            <numerusform>Dívidas: %n</numerusform>
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
        <translation>Diplomacia: fora do próximo conflito</translation>
    </message>
    <message numerus="yes">
        <source>Each neighbour gains %n coin(s).</source>
        <translation>
            <numerusform>Cada vizinho recebe %n moeda.</numerusform>
            <numerusform>Cada vizinho recebe %n moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each neighbour takes %n debt(s), which coins cannot replace.</source>
        <translation>
            <numerusform>Cada vizinho fica com %n dívida, que moedas não substituem.</numerusform>
            <numerusform>Cada vizinho fica com %n dívidas, que moedas não substituem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each place is a coin that you pay, or a debt.</source>
        <translation>Cada lugar é uma moeda que você paga ou uma dívida.</translation>
    </message>
    <message numerus="yes">
        <source>Every other player gains %n coin(s).</source>
        <translation>
            <numerusform>Cada um dos outros recebe %n moeda.</numerusform>
            <numerusform>Cada um dos outros recebe %n moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every other player loses %n coin(s) for each own victory token.</source>
        <translation>
            <numerusform>Cada um dos outros perde %n moeda por marcador de vitória seu.</numerusform>
            <numerusform>Cada um dos outros perde %n moedas por marcador de vitória seu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every other player loses %n coin(s) for each own wonder stage.</source>
        <translation>
            <numerusform>Cada um dos outros perde %n moeda por etapa sua da Maravilha.</numerusform>
            <numerusform>Cada um dos outros perde %n moedas por etapa sua da Maravilha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every other player loses %n coin(s), or takes a debt for each.</source>
        <translation>
            <numerusform>Cada um dos outros perde %n moeda ou fica com uma dívida.</numerusform>
            <numerusform>Cada um dos outros perde %n moedas ou fica com uma dívida por moeda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other player loses as many coins as the number of the Age, or takes a debt for each.</source>
        <translation>Cada um dos outros perde tantas moedas quanto o número da Era ou fica com uma dívida por moeda.</translation>
    </message>
    <message>
        <source>Mask: copies a symbol of a neighbour's green card</source>
        <translation>Máscara: copia um símbolo de uma carta verde de um vizinho</translation>
    </message>
    <message>
        <source>Nobody sees what you choose.</source>
        <translation>Ninguém vê a sua escolha.</translation>
    </message>
    <message>
        <source>Once a turn, a resource that your board and your brown and grey cards do not produce.</source>
        <translation>Uma vez por turno, um recurso que seu tabuleiro e suas cartas marrons e cinza não produzem.</translation>
    </message>
    <message>
        <source>Once a turn, one more of a resource that your board or your brown and grey cards produce.</source>
        <translation>Uma vez por turno, mais um de um recurso que seu tabuleiro ou suas cartas marrons e cinza produzem.</translation>
    </message>
    <message>
        <source>Once a turn, the first resource that you buy from your left neighbour costs 1 coin less.</source>
        <translation>Uma vez por turno, o primeiro recurso que você compra do vizinho da esquerda custa 1 moeda a menos.</translation>
    </message>
    <message>
        <source>Once a turn, the first resource that you buy from your right neighbour costs 1 coin less.</source>
        <translation>Uma vez por turno, o primeiro recurso que você compra do vizinho da direita custa 1 moeda a menos.</translation>
    </message>
    <message>
        <source>One more of a resource that you produce</source>
        <translation>Mais um de um recurso que você produz</translation>
    </message>
    <message>
        <source>Others gain coins from the bank</source>
        <translation>Outros recebem moedas do banco</translation>
    </message>
    <message>
        <source>Owe all</source>
        <translation>Dever tudo</translation>
    </message>
    <message>
        <source>Pay all</source>
        <translation>Pagar tudo</translation>
    </message>
    <message>
        <source>Pay all you can</source>
        <translation>Pagar o que puder</translation>
    </message>
    <message>
        <source>Pay {paid}, owe {owed}</source>
        <translation>Pagar {paid}, dever {owed}</translation>
    </message>
    <message>
        <source>Put all your defeat tokens back.</source>
        <translation>Devolva todos os seus marcadores de derrota.</translation>
    </message>
    <message>
        <source>Stages cost no resources</source>
        <translation>As etapas não custam recursos</translation>
    </message>
    <message>
        <source>Take a diplomacy token: your city stays out of the next conflict.</source>
        <translation>Receba um marcador de diplomacia: sua cidade fica fora do próximo conflito.</translation>
    </message>
    <message numerus="yes">
        <source>Take a military victory token worth %n.</source>
        <translation>
            <numerusform>Receba um marcador de vitória militar de valor %n.</numerusform>
            <numerusform>Receba um marcador de vitória militar de valor %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first resource from that side costs 1 coin less</source>
        <translation>O primeiro recurso daquele lado custa 1 moeda a menos</translation>
    </message>
    <message>
        <source>The resource that a neighbour's board produces costs you 1 coin less.</source>
        <translation>O recurso que o tabuleiro de um vizinho produz custa 1 moeda a menos para você.</translation>
    </message>
    <message>
        <source>The stages of your wonder cost no resources from the next turn on; coins are still paid.</source>
        <translation>As etapas da sua Maravilha não custam recursos a partir do próximo turno; as moedas ainda se pagam.</translation>
    </message>
    <message>
        <source>Three coins are worth 1 point at the end; each debt costs 1 and is never paid back.</source>
        <translation>Três moedas valem 1 ponto no final; cada dívida tira 1 e nunca se quita.</translation>
    </message>
    <message>
        <source>Treasury {before} → {after}</source>
        <translation>Tesouraria {before} → {after}</translation>
    </message>
    <message>
        <source>What a neighbour's board produces costs 1 coin less</source>
        <translation>O que o tabuleiro de um vizinho produz custa 1 moeda a menos</translation>
    </message>
    <message numerus="yes">
        <source>Whenever you build a stage of your wonder from now on, every other player loses %n coin(s), or takes a debt for each.</source>
        <translation>
            <numerusform>A partir de agora, a cada etapa da Maravilha que você constrói, cada um dos outros perde %n moeda ou fica com uma dívida.</numerusform>
            <numerusform>A partir de agora, a cada etapa da Maravilha que você constrói, cada um dos outros perde %n moedas ou fica com uma dívida por moeda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n coin(s).</source>
        <translation>
            <numerusform>Você só tem %n moeda.</numerusform>
            <numerusform>Você só tem %n moedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n coin(s): pay or owe?</source>
        <translation>
            <numerusform>Você perde %n moeda: pagar ou dever?</numerusform>
            <numerusform>Você perde %n moedas: pagar ou dever?</numerusform>
        </translation>
    </message>
    <message>
        <source>black</source>
        <extracomment>The colour of the cards of the box: its name; and, with a small letter, an adjective beside the word card.</extracomment>
        <translation>preta</translation>
    </message>
    <message>
        <source>gained a victory token worth {worth}</source>
        <translation>ganhou um marcador de vitória de valor {worth}</translation>
    </message>
    <message numerus="yes">
        <source>lost %n coin(s)</source>
        <translation>
            <numerusform>perdeu %n moeda</numerusform>
            <numerusform>perdeu %n moedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost %n coin(s) and took {debts}</source>
        <translation>
            <numerusform>perdeu %n moeda e ficou com {debts}</numerusform>
            <numerusform>perdeu %n moedas e ficou com {debts}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>made all others lose %n coin(s) with {card}</source>
        <translation>
            <numerusform>fez todos os outros perderem %n moeda com {card}</numerusform>
            <numerusform>fez todos os outros perderem %n moedas com {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>made all others lose coins with {card}</source>
        <translation>fez todos os outros perderem moedas com {card}</translation>
    </message>
    <message numerus="yes">
        <source>made each neighbour take %n debt(s)</source>
        <translation>
            <numerusform>fez cada vizinho ficar com %n dívida</numerusform>
            <numerusform>fez cada vizinho ficar com %n dívidas</numerusform>
        </translation>
    </message>
    <message>
        <source>military victory token</source>
        <translation>marcador de vitória militar</translation>
    </message>
    <message>
        <source>owed</source>
        <extracomment>Of a coin that is lost: whether it is paid, or owed as a debt; a small word below its picture.</extracomment>
        <translation>deve</translation>
    </message>
    <message>
        <source>paid</source>
        <extracomment>Of a coin that is lost: whether it is paid, or owed as a debt; a small word below its picture.</extracomment>
        <translation>paga</translation>
    </message>
    <message>
        <source>points by debts</source>
        <translation>pontos por dívidas</translation>
    </message>
    <message numerus="yes">
        <source>put back %n defeat token(s)</source>
        <translation>
            <numerusform>devolveu %n marcador de derrota</numerusform>
            <numerusform>devolveu %n marcadores de derrota</numerusform>
        </translation>
    </message>
    <message>
        <source>stayed out of the conflict</source>
        <translation>ficou fora do conflito</translation>
    </message>
    <message numerus="yes">
        <source>took %n debt(s)</source>
        <translation>
            <numerusform>ficou com %n dívida</numerusform>
            <numerusform>ficou com %n dívidas</numerusform>
        </translation>
    </message>
    <message>
        <source>took a diplomacy token</source>
        <translation>recebeu um marcador de diplomacia</translation>
    </message>
    <message>
        <source>victory token worth 1</source>
        <translation>marcador de vitória de valor 1</translation>
    </message>
    <message>
        <source>victory token worth 3</source>
        <translation>marcador de vitória de valor 3</translation>
    </message>
    <message>
        <source>victory token worth 5</source>
        <translation>marcador de vitória de valor 5</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {what}: %n coin(s)</source>
        <translation>
            <numerusform>{name}, {what}: %n moeda</numerusform>
            <numerusform>{name}, {what}: %n moedas</numerusform>
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
        <translation>Alexandria</translation>
    </message>
    <message>
        <source>Babylon</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Babilônia</translation>
    </message>
    <message>
        <source>Byzantium</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Bizâncio</translation>
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
        <translation>Cidade Livre</translation>
    </message>
    <message>
        <source>Giza</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Gizé</translation>
    </message>
    <message>
        <source>Great Wall</source>
        <translation>Grande Muralha</translation>
    </message>
    <message>
        <source>Halicarnassus</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Halicarnasso</translation>
    </message>
    <message>
        <source>Manneken Pis</source>
        <translation>Manneken Pis</translation>
    </message>
    <message>
        <source>Olympia</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Olímpia</translation>
    </message>
    <message>
        <source>Petra</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Petra</translation>
    </message>
    <message>
        <source>Rhodes</source>
        <extracomment>The name of a city or its wonder, as in the rulebook.</extracomment>
        <translation>Rodes</translation>
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
        <translation>Tem certeza?</translation>
    </message>
    <message>
        <source>Better: {plan}.</source>
        <translation>Melhor: {plan}.</translation>
    </message>
    <message>
        <source>Build it</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Discard it for 3 coins?</source>
        <translation>Descartar por 3 moedas?</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Pensar melhor</translation>
    </message>
    <message>
        <source>Yes, go ahead</source>
        <translation>Sim, quero isto</translation>
    </message>
    <message>
        <source>You could also use {card} differently:</source>
        <translation>{card} também serve para outra coisa:</translation>
    </message>
    <message>
        <source>{plan} seems worse: {difference}.</source>
        <translation>{plan} parece pior: {difference}.</translation>
    </message>
</context>
<context>
    <name>Day</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dia seguido</numerusform>
            <numerusform>%n dias seguidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opponent(s) of the level {level}</source>
        <translation>
            <numerusform>%n adversário do nível {level}</numerusform>
            <numerusform>%n adversários do nível {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {place}</source>
        <translation>
            <numerusform>%n ponto, {place}</numerusform>
            <numerusform>%n pontos, {place}</numerusform>
        </translation>
    </message>
    <message>
        <source>7 Wonders, {date}: {points} with {board}, {place} of {players}</source>
        <translation>7 Wonders, {date}: {points} com {board}, {place} entre {players}</translation>
    </message>
    <message>
        <source>A Master in your seat</source>
        <translation>Um Mestre no seu lugar</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Copy a line for friends</source>
        <translation>Copiar uma linha para amigos</translation>
    </message>
    <message>
        <source>Finish five matches against computer players, and your rating appears here.</source>
        <translation>Termine cinco partidas contra jogadores controlados pelo computador, e a sua força aparece aqui.</translation>
    </message>
    <message>
        <source>Fri</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>sex</translation>
    </message>
    <message>
        <source>Journey</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>Jornada</translation>
    </message>
    <message>
        <source>Mon</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>seg</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Sat</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>sáb</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Sun</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>dom</translation>
    </message>
    <message numerus="yes">
        <source>The Master had %n point(s) in your seat.</source>
        <translation>
            <numerusform>O Mestre fez %n ponto no seu lugar.</numerusform>
            <numerusform>O Mestre fez %n pontos no seu lugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Master is still playing in your seat.</source>
        <translation>O Mestre ainda está jogando no seu lugar.</translation>
    </message>
    <message>
        <source>The deal of today</source>
        <translation>A partida de hoje</translation>
    </message>
    <message>
        <source>The deal of {date}</source>
        <translation>A partida de {date}</translation>
    </message>
    <message>
        <source>The last four weeks</source>
        <translation>As últimas quatro semanas</translation>
    </message>
    <message>
        <source>The line is on the clipboard.</source>
        <translation>A linha está na área de transferência.</translation>
    </message>
    <message>
        <source>The same cards on every computer. The first try counts, without hints; later ones are practice. Days that you have missed can still be played.</source>
        <translation>As mesmas cartas em todo computador. A primeira tentativa conta, sem dicas; as outras são treino. Os dias que você perdeu ainda podem ser jogados.</translation>
    </message>
    <message>
        <source>Thu</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>qui</translation>
    </message>
    <message>
        <source>Tue</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>ter</translation>
    </message>
    <message>
        <source>Wed</source>
        <extracomment>The page of the deal of the day. Play and Continue are on its button; Statistics leads to that page; Journey is its title.</extracomment>
        <translation>qua</translation>
    </message>
    <message>
        <source>Which day</source>
        <translation>Qual dia</translation>
    </message>
    <message>
        <source>as practice</source>
        <translation>como treino</translation>
    </message>
    <message>
        <source>begun, not finished</source>
        <translation>começada, não terminada</translation>
    </message>
    <message>
        <source>date, points and place</source>
        <translation>data, pontos e colocação</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>ainda não jogada</translation>
    </message>
    <message>
        <source>points beside yours</source>
        <translation>os pontos ao lado dos seus</translation>
    </message>
    <message>
        <source>this try counts</source>
        <translation>esta tentativa conta</translation>
    </message>
    <message>
        <source>{line}; the Master: {points}</source>
        <translation>{line}; o Mestre: {points}</translation>
    </message>
    <message>
        <source>{result} (practice)</source>
        <translation>{result} (treino)</translation>
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
            <numerusform>%n resposta, acertos: {share}; já sabidas: {known} de {count}</numerusform>
            <numerusform>%n respostas, acertos: {share}; já sabidas: {known} de {count}</numerusform>
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
            <numerusform>%n posição</numerusform>
            <numerusform>%n posições</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for today</source>
        <translation>
            <numerusform>%n posição para hoje</numerusform>
            <numerusform>%n posições para hoje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n today</source>
        <translation>
            <numerusform>%n para hoje</numerusform>
            <numerusform>%n para hoje</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>All drills; the choice beside the kinds of drills.</extracomment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All done for today; the next one comes back on {day}.</source>
        <translation>Tudo feito por hoje; a próxima volta em {day}.</translation>
    </message>
    <message>
        <source>Drills</source>
        <extracomment>Drills: positions in which the best move is to be found. Practise and Progress head a list and a panel (nouns or infinitives); Start is a button.</extracomment>
        <translation>Exercícios</translation>
    </message>
    <message>
        <source>Drills: {known} of {count} known</source>
        <translation>Exercícios: {known} de {count} já sabidos</translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %n day(s).</source>
        <translation>
            <numerusform>Ela volta em %n dia.</numerusform>
            <numerusform>Ela volta em %n dias.</numerusform>
        </translation>
    </message>
    <message>
        <source>It comes back today.</source>
        <translation>Ela volta hoje.</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Minhas</translation>
    </message>
    <message>
        <source>Nothing has been answered yet.</source>
        <translation>Nada foi respondido ainda.</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Drills: positions in which the best move is to be found. Practise and Progress head a list and a panel (nouns or infinitives); Start is a button.</extracomment>
        <translation>Praticar</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>Drills: positions in which the best move is to be found. Practise and Progress head a list and a panel (nouns or infinitives); Start is a button.</extracomment>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Drills: positions in which the best move is to be found. Practise and Progress head a list and a panel (nouns or infinitives); Start is a button.</extracomment>
        <translation>Começar</translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation>Ainda não há nenhuma.</translation>
    </message>
    <message>
        <source>There is nothing to practise here yet.</source>
        <translation>Ainda não há nada para praticar aqui.</translation>
    </message>
    <message>
        <source>When the positions come back</source>
        <translation>Quando as posições voltam</translation>
    </message>
    <message>
        <source>Which positions</source>
        <translation>Quais posições</translation>
    </message>
    <message>
        <source>You get a position from a real match. Choose as you would in a match, and you see at once how good your choice was, and why. What you get wrong comes back today; what you get right comes back after longer and longer breaks.</source>
        <translation>Uma posição de uma partida real está na mesa: escolha como faria numa partida e veja na hora se a escolha foi boa, e por quê. O que você errar volta hoje; o que acertar volta depois de prazos cada vez maiores.</translation>
    </message>
    <message>
        <source>Your choice could not be judged; please choose again.</source>
        <translation>Não foi possível avaliar a escolha; escolha mais uma vez.</translation>
    </message>
    <message>
        <source>Your choice: {plan}</source>
        <translation>Sua escolha: {plan}</translation>
    </message>
    <message numerus="yes">
        <source>Your own positions are done. Start continues with %n position(s) of the program.</source>
        <translation>
            <numerusform>As suas posições terminaram. Começar continua com %n posição do programa.</numerusform>
            <numerusform>As suas posições terminaram. Começar continua com %n posições do programa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own positions come from reviews of your matches: every choice with a medium or large loss.</source>
        <translation>As suas posições vêm das revisões das suas partidas: cada escolha com perda média ou grande.</translation>
    </message>
    <message numerus="yes">
        <source>after %n day(s)</source>
        <translation>
            <numerusform>depois de %n dia</numerusform>
            <numerusform>depois de %n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>again at once</source>
        <translation>de novo em seguida</translation>
    </message>
    <message>
        <source>never seen</source>
        <translation>nunca vistas</translation>
    </message>
    <message>
        <source>nothing is due: practise ahead</source>
        <translation>nada para hoje: praticar adiantado</translation>
    </message>
</context>
<context>
    <name>Edifice</name>
    <message numerus="yes">
        <source>%n Participation pawn(s) left</source>
        <translation>
            <numerusform>Resta %n peão de Participação</numerusform>
            <numerusform>Restam %n peões de Participação</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moeda</numerusform>
            <numerusform>%n moedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military victory token(s)</source>
        <translation>
            <numerusform>%n marcador de vitória militar</numerusform>
            <numerusform>%n marcadores de vitória militar</numerusform>
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
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>Artisan District</source>
        <translation>Distrito dos Artesãos</translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) for each colour in your city.</source>
        <translation>
            <numerusform>No final da partida, %n ponto de vitória por cor presente na sua cidade.</numerusform>
            <numerusform>No final da partida, %n pontos de vitória por cor presente na sua cidade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) for each set: {colours}.</source>
        <translation>
            <numerusform>No final da partida, %n ponto de vitória por conjunto: {colours}.</numerusform>
            <numerusform>No final da partida, %n pontos de vitória por conjunto: {colours}.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of the game, one of your guilds scores twice.</source>
        <translation>No final da partida, um dos seus Grêmios pontua duas vezes.</translation>
    </message>
    <message>
        <source>Auction House</source>
        <translation>Casa de Leilões</translation>
    </message>
    <message>
        <source>Belvedere</source>
        <extracomment>The name of an Edifice, as in the rulebook of the expansion.</extracomment>
        <translation>Belvedere</translation>
    </message>
    <message>
        <source>Concentric Castle</source>
        <translation>Castelo Concêntrico</translation>
    </message>
    <message>
        <source>Curtain Wall</source>
        <translation>Muralha</translation>
    </message>
    <message>
        <source>Debt token: points less</source>
        <translation>Ficha de Dívida: pontos a menos</translation>
    </message>
    <message>
        <source>Debt tokens: {points}</source>
        <translation>Fichas de Dívida: {points}</translation>
    </message>
    <message>
        <source>Edifice: constructed with its last pawn</source>
        <translation>Edifício: construído com o último peão</translation>
    </message>
    <message>
        <source>Edifices</source>
        <extracomment>The name of the expansion, over its part of the help.</extracomment>
        <translation>Edifícios</translation>
    </message>
    <message>
        <source>Factory</source>
        <extracomment>The name of an Edifice, as in the rulebook of the expansion.</extracomment>
        <translation>Fábrica</translation>
    </message>
    <message numerus="yes">
        <source>Gain a military victory token worth %n.</source>
        <translation>
            <numerusform>Ganhe um marcador de vitória militar de valor %n.</numerusform>
            <numerusform>Ganhe um marcador de vitória militar de valor %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give up {what}</source>
        <translation>Perder {what}</translation>
    </message>
    <message>
        <source>Gold Reserves</source>
        <translation>Reservas de Ouro</translation>
    </message>
    <message>
        <source>If it fails now, you lose {what}.</source>
        <translation>Se falhar agora, você perde {what}.</translation>
    </message>
    <message>
        <source>If it fails now, you take {what}.</source>
        <translation>Se falhar agora, você recebe {what}.</translation>
    </message>
    <message>
        <source>Military School</source>
        <translation>Escola Militar</translation>
    </message>
    <message>
        <source>Money Changer</source>
        <translation>Cambista</translation>
    </message>
    <message>
        <source>Outpost</source>
        <extracomment>The name of an Edifice, as in the rulebook of the expansion.</extracomment>
        <translation>Posto Avançado</translation>
    </message>
    <message>
        <source>Participation pawns: {ages}</source>
        <translation>Peões de Participação: {ages}</translation>
    </message>
    <message>
        <source>Participation, paid with a stage</source>
        <translation>Participação, paga com uma etapa</translation>
    </message>
    <message numerus="yes">
        <source>Participation: %n coin(s) with a stage</source>
        <translation>
            <numerusform>Participação: %n moeda, junto com uma etapa</numerusform>
            <numerusform>Participação: %n moedas, junto com uma etapa</numerusform>
        </translation>
    </message>
    <message>
        <source>Penalty for all without a pawn</source>
        <translation>Penalidade para quem não tem peão</translation>
    </message>
    <message>
        <source>Penalty: {words}</source>
        <translation>Penalidade: {words}</translation>
    </message>
    <message>
        <source>Put all your defeat tokens back.</source>
        <translation>Devolva todos os seus marcadores de derrota.</translation>
    </message>
    <message>
        <source>Reward: {words}</source>
        <translation>Recompensa: {words}</translation>
    </message>
    <message>
        <source>River Port</source>
        <translation>Porto Fluvial</translation>
    </message>
    <message>
        <source>Staging Camp</source>
        <translation>Acampamento Militar</translation>
    </message>
    <message>
        <source>Take a Participation pawn of {age} from the box.</source>
        <translation>Pegue da caixa um peão de Participação da {age}.</translation>
    </message>
    <message>
        <source>Taking part: {names}</source>
        <translation>Participam: {names}</translation>
    </message>
    <message>
        <source>The penalty</source>
        <translation>A Penalidade</translation>
    </message>
    <message>
        <source>You did not take part. Choose what to give up: {what}.</source>
        <translation>Você não participou. Escolha o que perde: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>a Debt token of %n point(s)</source>
        <translation>
            <numerusform>uma ficha de Dívida de %n ponto</numerusform>
            <numerusform>uma ficha de Dívida de %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>constructed</source>
        <extracomment>The state of an Edifice (it is constructed, has failed, comes in a later Age, is the project of this Age); small words in a row.</extracomment>
        <translation>construído</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>A noun, the label of a part of an Edifice.</extracomment>
        <translation>custo</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>The state of an Edifice (it is constructed, has failed, comes in a later Age, is the project of this Age); small words in a row.</extracomment>
        <translation>falhou</translation>
    </message>
    <message>
        <source>got the reward of {edifice}</source>
        <translation>recebeu a Recompensa: {edifice}</translation>
    </message>
    <message>
        <source>later</source>
        <extracomment>The state of an Edifice (it is constructed, has failed, comes in a later Age, is the project of this Age); small words in a row.</extracomment>
        <translation>mais tarde</translation>
    </message>
    <message>
        <source>nobody took part</source>
        <translation>ninguém participou</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>ninguém ainda</translation>
    </message>
    <message>
        <source>one {colour} card of the city</source>
        <translation>uma carta {colour} da cidade</translation>
    </message>
    <message>
        <source>opens in {age}</source>
        <translation>abre na {age}</translation>
    </message>
    <message numerus="yes">
        <source>paid the penalty: %n coin(s)</source>
        <translation>
            <numerusform>pagou a Penalidade: %n moeda</numerusform>
            <numerusform>pagou a Penalidade: %n moedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paid the penalty: %n victory token(s)</source>
        <translation>
            <numerusform>pagou a Penalidade: %n marcador de vitória</numerusform>
            <numerusform>pagou a Penalidade: %n marcadores de vitória</numerusform>
        </translation>
    </message>
    <message>
        <source>paid the penalty: {card} is discarded</source>
        <translation>pagou a Penalidade: descartou {card}</translation>
    </message>
    <message>
        <source>penalty</source>
        <extracomment>A noun, the label of a part of an Edifice.</extracomment>
        <translation>penalidade</translation>
    </message>
    <message>
        <source>project</source>
        <extracomment>The state of an Edifice (it is constructed, has failed, comes in a later Age, is the project of this Age); small words in a row.</extracomment>
        <translation>em projeto</translation>
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
        <translation>participou do Edifício da {age}</translation>
    </message>
    <message>
        <source>took part in the Edifice of {age}, pawn from the box</source>
        <translation>participou do Edifício da {age}, peão da caixa</translation>
    </message>
    <message>
        <source>took the pawn of {age} from the box</source>
        <translation>pegou da caixa o peão da {age}</translation>
    </message>
    <message>
        <source>took {debt}</source>
        <translation>recebeu {debt}</translation>
    </message>
    <message numerus="yes">
        <source>{edifice} fails unless %n more join(s): you would lose {what}.</source>
        <translation>
            <numerusform>{edifice} falha se mais %n não participar: você perderia {what}.</numerusform>
            <numerusform>{edifice} falha se mais %n não participarem: você perderia {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{edifice} fails unless %n more join(s): you would take {what}.</source>
        <translation>
            <numerusform>{edifice} falha se mais %n não participar: você receberia {what}.</numerusform>
            <numerusform>{edifice} falha se mais %n não participarem: você receberia {what}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{edifice} has failed</source>
        <translation>{edifice}: falhou</translation>
    </message>
    <message>
        <source>{edifice} is constructed</source>
        <translation>{edifice}: construído</translation>
    </message>
    <message>
        <source>{edifice} is not constructed</source>
        <translation>{edifice}: não foi construído</translation>
    </message>
</context>
<context>
    <name>Encyclopaedia</name>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n verbete</numerusform>
            <numerusform>%n verbetes</numerusform>
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
        <translation>Cor</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Copies</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Cópias</translation>
    </message>
    <message>
        <source>Drawn from {count}. By players: {drawn}</source>
        <translation>Sorteadas entre {count}. Por jogadores: {drawn}</translation>
    </message>
    <message>
        <source>Encyclopaedia</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Enciclopédia</translation>
    </message>
    <message>
        <source>End comparing</source>
        <translation>Parar de comparar</translation>
    </message>
    <message>
        <source>Entries</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Verbetes</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde o início</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Como se joga</translation>
    </message>
    <message>
        <source>In its deck</source>
        <translation>No seu baralho</translation>
    </message>
    <message>
        <source>In the deck</source>
        <translation>No baralho</translation>
    </message>
    <message>
        <source>In the decks</source>
        <translation>Nos baralhos</translation>
    </message>
    <message>
        <source>In your own matches</source>
        <translation>Nas suas partidas</translation>
    </message>
    <message>
        <source>Not played to the end yet.</source>
        <translation>Ainda não foi jogada até o fim.</translation>
    </message>
    <message>
        <source>Penalty</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Penalidade</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Produces from the start</source>
        <translation>Produz desde o início</translation>
    </message>
    <message>
        <source>Progress token</source>
        <translation>Ficha de progresso</translation>
    </message>
    <message>
        <source>Resource produced or needed</source>
        <translation>Recurso produzido ou exigido</translation>
    </message>
    <message>
        <source>Reward</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Recompensa</translation>
    </message>
    <message>
        <source>Rulings</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Esclarecimentos</translation>
    </message>
    <message>
        <source>The person</source>
        <translation>A pessoa</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>A regra</translation>
    </message>
    <message>
        <source>To take part</source>
        <translation>Para participar</translation>
    </message>
    <message>
        <source>Wonders</source>
        <extracomment>A label, a noun: a part of an entry (Copies, Penalty, Reward, Rulings), a filter (Age, Colour, Players, Wonders) or a list; Compare is a button.</extracomment>
        <translation>Maravilhas</translation>
    </message>
    <message>
        <source>any Age</source>
        <translation>qualquer Era</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>qualquer cor</translation>
    </message>
    <message>
        <source>any effect</source>
        <translation>qualquer efeito</translation>
    </message>
    <message>
        <source>any resource</source>
        <translation>qualquer recurso</translation>
    </message>
    <message>
        <source>cheaper trade</source>
        <translation>comércio mais barato</translation>
    </message>
    <message>
        <source>gives coins</source>
        <translation>dá moedas</translation>
    </message>
    <message>
        <source>gives points</source>
        <translation>dá pontos</translation>
    </message>
    <message>
        <source>gives shields</source>
        <translation>dá escudos</translation>
    </message>
    <message>
        <source>players: any</source>
        <translation>jogadores: todos</translation>
    </message>
    <message>
        <source>produces resources</source>
        <translation>produz recursos</translation>
    </message>
    <message>
        <source>scientific symbol</source>
        <translation>símbolo científico</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n match(es), {points} points on average, victories: {won}</source>
        <translation>
            <numerusform>{game}: %n partida, média de {points} pontos, vitórias: {won}</numerusform>
            <numerusform>{game}: %n partidas, média de {points} pontos, vitórias: {won}</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: {row}, {points} points on average</source>
        <translation>{game}: {row}, média de {points} pontos</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>The disk is full.</source>
        <translation>O disco está cheio.</translation>
    </message>
    <message>
        <source>The file is damaged at line {line}.</source>
        <translation>O arquivo está danificado na linha {line}.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>O arquivo está danificado.</translation>
    </message>
    <message>
        <source>The file is too large to be a match.</source>
        <translation>O arquivo é grande demais para ser uma partida.</translation>
    </message>
    <message>
        <source>The match is open in another window of the program.</source>
        <translation>A partida está aberta em outra janela do programa.</translation>
    </message>
    <message>
        <source>The match is open on another computer.</source>
        <translation>A partida está aberta em outro computador.</translation>
    </message>
    <message>
        <source>The match is open on the computer “{computer}”.</source>
        <translation>A partida está aberta no computador “{computer}”.</translation>
    </message>
    <message>
        <source>The name of the file cannot be read. Give the file another name.</source>
        <translation>O nome do arquivo não pode ser lido. Dê outro nome ao arquivo.</translation>
    </message>
    <message>
        <source>The system does not allow the file to be read.</source>
        <translation>O sistema não permite ler o arquivo.</translation>
    </message>
    <message>
        <source>The system does not allow the file to be written.</source>
        <translation>O sistema não permite gravar o arquivo.</translation>
    </message>
    <message>
        <source>This file was made by a newer version of the program. It is left unchanged.</source>
        <translation>O arquivo foi criado por uma versão mais nova do programa. Ele fica como está.</translation>
    </message>
    <message>
        <source>This is not a match file of this program.</source>
        <translation>Este não é um arquivo de partida deste programa.</translation>
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
        <translation>Copiar o relatório</translation>
    </message>
    <message>
        <source>Hide the report</source>
        <translation>Ocultar o relatório</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Report names the text of the report; Continue is a button.</extracomment>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salvar o relatório</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Mostrar o relatório</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>The program has hit a bug and has to close. A report is in {file}.</source>
        <translation>O programa precisa ser fechado por causa de um erro interno. Há um relatório em {file}.</translation>
    </message>
    <message>
        <source>The program has hit a bug. You can keep playing. A report helps to fix it: it lists versions, the place in the program and the seed of the match, but no player names and no folders. Nothing is sent.</source>
        <translation>Há um erro no programa. Você pode continuar jogando. Um relatório ajuda a corrigir o erro: ele contém as versões, o lugar no programa e a semente da partida, mas nenhum nome de jogador e nenhuma pasta. Nada é enviado.</translation>
    </message>
    <message>
        <source>The report is copied.</source>
        <translation>O relatório foi copiado.</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Procurar em:</translation>
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
        <translation>Uma batalha</translation>
    </message>
    <message>
        <source>A card for 3 coins</source>
        <translation>Uma carta por 3 moedas</translation>
    </message>
    <message>
        <source>A card of another city makes everybody else lose coins. Each coin that you do not pay becomes a debt, which is a point less at the end. Three coins are worth one point, so coins that you do not need are cheaper than debts.</source>
        <translation>Uma carta de outra cidade faz todos os outros perderem moedas. Cada moeda que você não paga vira uma dívida, que é um ponto a menos no fim. Três moedas valem um ponto: moedas de que você não precisa saem mais baratas que dívidas.</translation>
    </message>
    <message>
        <source>A debt without a question</source>
        <translation>Uma dívida sem pergunta</translation>
    </message>
    <message>
        <source>A horn</source>
        <translation>Uma buzina</translation>
    </message>
    <message>
        <source>A leader before the Age</source>
        <translation>Um líder antes da Era</translation>
    </message>
    <message>
        <source>A leader is left over</source>
        <translation>Sobrou um líder</translation>
    </message>
    <message>
        <source>A new hand</source>
        <translation>Uma mão nova</translation>
    </message>
    <message>
        <source>A progress token</source>
        <translation>Uma ficha de progresso</translation>
    </message>
    <message>
        <source>A stage is built</source>
        <translation>Um estágio construído</translation>
    </message>
    <message>
        <source>A stage of your wonder</source>
        <translation>Uma etapa da sua Maravilha</translation>
    </message>
    <message>
        <source>A stage you can pay for is built at once. The resources are discarded, and whoever completes the fifth stage ends the game.</source>
        <translation>Um estágio que se pode pagar é construído na hora. Os recursos são descartados, e quem completa o quinto estágio encerra a partida.</translation>
    </message>
    <message>
        <source>Another player has the leaders that you passed, and these were passed to you. Think of your wonder: which of them help the city that you want to build?</source>
        <translation>Outro jogador está com os líderes que você passou, e estes foram passados a você. Pense na sua Maravilha: quais deles ajudam a cidade que você quer construir?</translation>
    </message>
    <message>
        <source>Choose one of your leaders: recruit it for its coins, put it face down under a stage, or discard it for 3 coins. What you spend now is missing in the Age.</source>
        <translation>Escolha um dos seus líderes: recrute-o pelas moedas que custa, ponha-o virado para baixo sob uma etapa ou descarte-o por 3 moedas. O que você gasta agora vai faltar na Era.</translation>
    </message>
    <message>
        <source>Close this tip</source>
        <translation>Fechar esta dica</translation>
    </message>
    <message>
        <source>Coins are lost</source>
        <translation>Moedas perdidas</translation>
    </message>
    <message>
        <source>Each horn turns a conflict token. When the last one is turned, everybody fights at the end of that turn.</source>
        <translation>Cada buzina vira uma ficha de conflito. Quando a última vira, todos lutam no fim desse turno.</translation>
    </message>
    <message>
        <source>Every city has compared its shields with both neighbours. More shields win a token, fewer cost 1 point. Shields stay, and the next wars are worth more.</source>
        <translation>Cada cidade comparou seus escudos com os dos dois vizinhos. Mais escudos ganham um marcador, menos custam 1 ponto. Os escudos ficam, e as próximas guerras valem mais.</translation>
    </message>
    <message>
        <source>Everybody showed their cards at once, and each hand went to a neighbour. What you pass on is what that neighbour can build next.</source>
        <translation>Todos revelaram suas cartas juntos, e cada mão foi para um vizinho. O que você passa é o que esse vizinho poderá construir.</translation>
    </message>
    <message>
        <source>Free by a chain</source>
        <translation>De graça por uma cadeia</translation>
    </message>
    <message>
        <source>In the second Age the hands go to the right. The ribbon above your cards shows the way.</source>
        <translation>Na segunda Era as mãos vão para a direita. A faixa acima das suas cartas mostra o sentido.</translation>
    </message>
    <message>
        <source>New leaders to choose from</source>
        <translation>Outros líderes para escolher</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Sem mais dicas</translation>
    </message>
    <message>
        <source>Now to the right</source>
        <translation>Agora para a direita</translation>
    </message>
    <message>
        <source>Out of the next conflict</source>
        <translation>Fora do próximo conflito</translation>
    </message>
    <message>
        <source>Raiders bring a debt to both neighbours at once, and coins cannot replace it. Debts are red beside the coins of a city.</source>
        <translation>Os saqueadores trazem uma dívida aos dois vizinhos na hora, e moedas não podem substituí-la. As dívidas estão em vermelho ao lado das moedas de uma cidade.</translation>
    </message>
    <message>
        <source>That was free, because another structure of your city makes it free. A right click or Space shows a card large: at its foot, beside the link, is what makes it free, behind the arrow what it makes free.</source>
        <translation>Não custou nada, porque outra estrutura da sua cidade a torna grátis. Um clique direito ou Espaço mostra uma carta ampliada: embaixo, ao lado do elo, está o que a torna grátis; depois da seta, o que ela torna grátis.</translation>
    </message>
    <message>
        <source>The card is face down on the discard pile. Nobody can get it now, except with a wonder that searches the pile.</source>
        <translation>A carta está virada para baixo no descarte. Ninguém mais pode pegá-la, a não ser com uma Maravilha que busca no descarte.</translation>
    </message>
    <message>
        <source>The card is face down under the stage and does nothing else. What the stage gives you is shown on its right.</source>
        <translation>A carta fica virada para baixo sob a etapa e não faz mais nada. O que a etapa dá está no lado direito dela.</translation>
    </message>
    <message>
        <source>The cat is with you</source>
        <translation>O gato está com você</translation>
    </message>
    <message>
        <source>The end of an Age: war</source>
        <translation>O fim de uma Era: guerra</translation>
    </message>
    <message>
        <source>The last Age</source>
        <translation>A última Era</translation>
    </message>
    <message>
        <source>The last horn has sounded. More shields than a neighbour win a token of 3 points; then red cards with horns are discarded.</source>
        <translation>A última buzina tocou. Mais escudos que um vizinho ganham um marcador de 3 pontos; depois as cartas vermelhas com buzina são descartadas.</translation>
    </message>
    <message>
        <source>There are no more new brown and grey cards. Purple cards are guilds: most of them give points for what your neighbours have built.</source>
        <translation>Não há mais cartas marrons nem cinzas novas. Cartas roxas são Grêmios: a maioria dá pontos pelo que seus vizinhos construíram.</translation>
    </message>
    <message>
        <source>This leader is face up beside your wonder and works from now on; point at it to read its effect. Leaders of the other cities work in the same way.</source>
        <translation>Esse líder está virado para cima ao lado da sua Maravilha e vale a partir de agora; aponte para ele para ler o efeito. Os líderes das outras cidades funcionam do mesmo jeito.</translation>
    </message>
    <message>
        <source>While you have the cat, you see the top card of the centre before you choose.</source>
        <translation>Enquanto o gato estiver com você, você vê a carta de cima do centro antes de escolher.</translation>
    </message>
    <message>
        <source>You bought from a neighbour</source>
        <translation>Você comprou de um vizinho</translation>
    </message>
    <message>
        <source>You decide for the Free City</source>
        <translation>Você decide pela Cidade Livre</translation>
    </message>
    <message>
        <source>You have drawn the top card of its pile. Choose two cards of your hand: one for the Free City and one for your own city.</source>
        <translation>Você tirou a carta de cima do monte dela. Escolha duas cartas da mão: uma para a Cidade Livre e uma para a sua cidade.</translation>
    </message>
    <message>
        <source>You use three of your four leaders. The last one has left the game unseen and brings nothing.</source>
        <translation>Você usa três dos seus quatro líderes. O último saiu do jogo sem ser visto e não traz nada.</translation>
    </message>
    <message>
        <source>You were missing a resource, so your coins went to the neighbour who produces it. The neighbour keeps the resource and can still use it.</source>
        <translation>Faltava um recurso, e suas moedas foram para o vizinho que o produz. O vizinho fica com o recurso e também pode usá-lo.</translation>
    </message>
    <message>
        <source>Your city stays out of the next conflict, and your two neighbours meet each other. The token goes back then, so you need no shields until the end of this Age.</source>
        <translation>Sua cidade fica fora do próximo conflito, e seus dois vizinhos se enfrentam. O marcador é devolvido depois; até o fim desta Era, você não precisa de escudos.</translation>
    </message>
    <message>
        <source>Your first leader</source>
        <translation>Seu primeiro líder</translation>
    </message>
    <message>
        <source>Your green cards paid for it: two alike, or three different ones. It helps you for the rest of the game.</source>
        <translation>Suas cartas verdes pagaram por ela: duas iguais ou três diferentes. Ela ajuda você pelo resto da partida.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>2 to 7 players, people or computer</source>
        <translation>2 a 7 jogadores, pessoas ou computador</translation>
    </message>
    <message>
        <source>2 to 7 players, three decks, one wonder each</source>
        <translation>2 a 7 jogadores, três baralhos, uma Maravilha cada um</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Sobre o programa</translation>
    </message>
    <message numerus="yes">
        <source>Architects, %n player(s)</source>
        <translation>
            <numerusform>Arquitetos, %n jogador</numerusform>
            <numerusform>Arquitetos, %n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Classic, %n player(s)</source>
        <translation>
            <numerusform>Clássico, %n jogador</numerusform>
            <numerusform>Clássico, %n jogadores</numerusform>
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
        <translation>Exercícios</translation>
    </message>
    <message>
        <source>Encyclopaedia</source>
        <extracomment>A button of the first page: a page that opens, or what a press does.</extracomment>
        <translation>Enciclopédia</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>A button of the first page: a page that opens, or what a press does.</extracomment>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Journey</source>
        <extracomment>A button of the first page: the page of the deal of the day and the own rating.</extracomment>
        <translation>Jornada</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jogar</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>New game of Architects</source>
        <translation>Nova partida de Arquitetos</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>A button of the first page: a page that opens, or what a press does.</extracomment>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>A button of the first page: a page that opens, or what a press does.</extracomment>
        <translation>Regras</translation>
    </message>
    <message>
        <source>SEVEN</source>
        <extracomment>The title of the game in two lines, in capitals.</extracomment>
        <translation>SETE</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partidas salvas</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Caderneta</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>A button of the first page: a page that opens, or what a press does.</extracomment>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Seven Wonders</source>
        <translation>Sete Maravilhas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>A button of the first page: a page that opens, or what a press does.</extracomment>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>WONDERS</source>
        <extracomment>The title of the game in two lines, in capitals.</extracomment>
        <translation>MARAVILHAS</translation>
    </message>
    <message>
        <source>Works offline · version {number}</source>
        <translation>Funciona sem internet · versão {number}</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>todas as cartas</translation>
    </message>
    <message>
        <source>deal of the day</source>
        <translation>a partida do dia</translation>
    </message>
    <message>
        <source>find the best move</source>
        <translation>ache a melhor jogada</translation>
    </message>
    <message>
        <source>for real-table games</source>
        <translation>para jogos na mesa</translation>
    </message>
    <message>
        <source>in plain words</source>
        <translation>em palavras simples</translation>
    </message>
    <message>
        <source>keys and symbols</source>
        <translation>teclas e símbolos</translation>
    </message>
    <message>
        <source>language, text, pace</source>
        <translation>idioma, texto, ritmo</translation>
    </message>
    <message>
        <source>lessons at the table</source>
        <translation>lições à mesa</translation>
    </message>
    <message>
        <source>resume or replay</source>
        <translation>continuar, ver o replay</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>rodada {number}</translation>
    </message>
    <message>
        <source>victories and points</source>
        <translation>vitórias e pontos</translation>
    </message>
    <message>
        <source>your last match</source>
        <translation>sua última partida</translation>
    </message>
</context>
<context>
    <name>InYourSeat</name>
    <message>
        <source>A Master in your seat</source>
        <translation>Um Mestre no seu lugar</translation>
    </message>
    <message>
        <source>A computer player did not answer.</source>
        <translation>Um jogador controlado pelo computador não respondeu.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Buttons: no more matches are played by the computer, and they are played on.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Match {number} of {all} is being played: {percent}%</source>
        <translation>Partida {number} de {all} em andamento: {percent}%</translation>
    </message>
    <message>
        <source>Match {number}: {points} points, {place}</source>
        <translation>Partida {number}: {points} pontos, {place}</translation>
    </message>
    <message numerus="yes">
        <source>On average {points} points; {won} of %n match(es) won.</source>
        <translation>
            <numerusform>Em média {points} pontos; {won} de %n partida vencida.</numerusform>
            <numerusform>Em média {points} pontos; {won} de %n partidas vencidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other people are replaced by players of the level {level}.</source>
        <translation>As outras pessoas são substituídas por jogadores do nível {level}.</translation>
    </message>
    <message numerus="yes">
        <source>Played %n time(s).</source>
        <translation>
            <numerusform>Jogada %n vez.</numerusform>
            <numerusform>Jogada %n vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Headings on the page that compares the own end of a match with matches of a Master who had the same cards.</extracomment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>Headings on the page that compares the own end of a match with matches of a Master who had the same cards.</extracomment>
        <translation>Andamento</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Buttons: no more matches are played by the computer, and they are played on.</extracomment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>The Master had more points every time.</source>
        <translation>O Mestre fez mais pontos todas as vezes.</translation>
    </message>
    <message>
        <source>The Master had more points in {times} of {all} matches.</source>
        <translation>O Mestre fez mais pontos em {times} de {all} partidas.</translation>
    </message>
    <message>
        <source>The Master never had more points than you.</source>
        <translation>O Mestre nunca fez mais pontos que você.</translation>
    </message>
    <message>
        <source>The same deal, played eight times by a Master in your seat</source>
        <translation>As mesmas cartas, jogadas oito vezes por um Mestre no seu lugar</translation>
    </message>
    <message>
        <source>Watch the Master play</source>
        <translation>Ver o Mestre jogar</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>De onde vieram os pontos</translation>
    </message>
    <message>
        <source>Which seat</source>
        <translation>Qual lugar</translation>
    </message>
    <message>
        <source>the match with most points, turn by turn</source>
        <translation>a partida com mais pontos, turno a turno</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Advanced rules</source>
        <translation>Regras avançadas</translation>
    </message>
    <message>
        <source>All colours of the discard pile</source>
        <translation>Todas as cores do descarte</translation>
    </message>
    <message>
        <source>Boxes: what each brings</source>
        <translation>Caixas: o que cada uma traz</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copiar a semente</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Encyclopaedia</source>
        <extracomment>The heading of a group of keys: where they work.</extracomment>
        <translation>Enciclopédia</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>The heading of a group of keys: where they work.</extracomment>
        <translation>Em todo lugar</translation>
    </message>
    <message>
        <source>Export: a match or a table</source>
        <translation>Exportar: uma partida ou uma tabela</translation>
    </message>
    <message>
        <source>Far city {number}</source>
        <translation>Cidade distante {number}</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Mais rápido</translation>
    </message>
    <message>
        <source>From the discard pile: take none</source>
        <translation>Do descarte: não pegar nada</translation>
    </message>
    <message>
        <source>Left neighbour</source>
        <translation>Vizinho da esquerda</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>The heading of a group of keys: where they work.</extracomment>
        <translation>Lições</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>Nova folha</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <translation>Número {number}</translation>
    </message>
    <message>
        <source>Numbers of cards and choices</source>
        <translation>Números de cartas e escolhas</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Um passo atrás</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>The heading of a group of keys: where they work.</extracomment>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Read all matches again</source>
        <translation>Ler de novo todas as partidas</translation>
    </message>
    <message>
        <source>Recover</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Renomear</translation>
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
        <translation>Revisão, ou o momento dela na mesa</translation>
    </message>
    <message>
        <source>Right neighbour</source>
        <translation>Vizinho da direita</translation>
    </message>
    <message>
        <source>Save: a picture, a review, the pad</source>
        <translation>Salvar: uma imagem, uma revisão, a caderneta</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas salvas</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partidas salvas</translation>
    </message>
    <message>
        <source>Score pad and statistics</source>
        <translation>Caderneta e estatísticas</translation>
    </message>
    <message>
        <source>Score sheet and review</source>
        <translation>Folha de pontuação e revisão</translation>
    </message>
    <message>
        <source>Skip the question</source>
        <translation>Pular a pergunta</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Mais devagar</translation>
    </message>
    <message>
        <source>Statistics: count all again</source>
        <translation>Estatísticas: contar tudo de novo</translation>
    </message>
    <message>
        <source>Swap the two</source>
        <translation>Trocar as duas</translation>
    </message>
    <message>
        <source>The arrows, Tab, Enter, Space, Esc, the page keys, Home and End work the same everywhere and cannot be changed.</source>
        <translation>As setas, Tab, Enter, Espaço, Esc, PgUp, PgDn, Home e End são iguais em todo lugar e ficam como estão.</translation>
    </message>
    <message>
        <source>The leaders in your hand</source>
        <translation>Os líderes na sua mão</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>O diário</translation>
    </message>
    <message>
        <source>The pad as a page</source>
        <translation>A caderneta como página</translation>
    </message>
    <message>
        <source>The pad as a picture</source>
        <translation>A caderneta como imagem</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>A regra</translation>
    </message>
    <message>
        <source>The score pad needs {key} for typing: combine it with Ctrl or Alt, or choose a function key.</source>
        <translation>Na caderneta, {key} é para digitar: use com Ctrl ou Alt, ou uma tecla de função.</translation>
    </message>
    <message>
        <source>This key produces no character on this keyboard: choose another one.</source>
        <translation>Esta tecla não escreve nada neste teclado: escolha outra.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>What a key does, in the list of keys; an infinitive or a noun.</extracomment>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>press a key here, then the one that you want</source>
        <translation>Aperte uma tecla aqui e depois a que você quer</translation>
    </message>
    <message>
        <source>press a key…</source>
        <translation>Aperte uma tecla…</translation>
    </message>
    <message>
        <source>{key} is reserved by the system: choose another key.</source>
        <translation>{key} é do sistema: escolha outra tecla.</translation>
    </message>
    <message>
        <source>{key} is taken: {names}</source>
        <translation>{key} já está em uso: {names}</translation>
    </message>
    <message>
        <source>{key} is used everywhere to move, open or leave: choose another key.</source>
        <translation>{key} serve em todo lugar para mover, abrir ou sair: escolha outra tecla.</translation>
    </message>
    <message>
        <source>“{act}” ({page})</source>
        <translation>“{act}” ({page})</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <extracomment>The name of the language that this catalogue is in, in that language.</extracomment>
        <translation>Português</translation>
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
        <translation>Alexandre</translation>
    </message>
    <message>
        <source>Amytis</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Amitis</translation>
    </message>
    <message>
        <source>Archimedes</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Arquimedes</translation>
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
        <translation>Aspásia</translation>
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
        <translation>Cleópatra</translation>
    </message>
    <message>
        <source>Cornelia</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Cornélia</translation>
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
        <translation>Dario</translation>
    </message>
    <message>
        <source>Diocletian</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Diocleciano</translation>
    </message>
    <message>
        <source>Enheduanna</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Enheduana</translation>
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
        <translation>Hamurabi</translation>
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
        <translation>Hirão</translation>
    </message>
    <message>
        <source>Hypatia</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Hipátia</translation>
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
        <translation>Leônidas</translation>
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
        <translation>Nero</translation>
    </message>
    <message>
        <source>Nitocris</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Nitócris</translation>
    </message>
    <message>
        <source>Octavia</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Otávia</translation>
    </message>
    <message>
        <source>Pericles</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Péricles</translation>
    </message>
    <message>
        <source>Phidias</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Fídias</translation>
    </message>
    <message>
        <source>Phryne</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Frineia</translation>
    </message>
    <message>
        <source>Plato</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Platão</translation>
    </message>
    <message>
        <source>Praxiteles</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Praxíteles</translation>
    </message>
    <message>
        <source>Ptolemy</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Ptolomeu</translation>
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
        <translation>Salomão</translation>
    </message>
    <message>
        <source>Telesilla</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Telesila</translation>
    </message>
    <message>
        <source>Theano</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Teano</translation>
    </message>
    <message>
        <source>Tomyris</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Tômiris</translation>
    </message>
    <message>
        <source>Varro</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Varrão</translation>
    </message>
    <message>
        <source>Vitruvius</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Vitrúvio</translation>
    </message>
    <message>
        <source>Xenophon</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Xenofonte</translation>
    </message>
    <message>
        <source>Zenobia</source>
        <extracomment>A leader of the expansion Leaders: the ordinary name of the person in history.</extracomment>
        <translation>Zenóbia</translation>
    </message>
</context>
<context>
    <name>Leaders</name>
    <message numerus="yes">
        <source>%n coin(s) to begin with</source>
        <translation>
            <numerusform>%n moeda para começar</numerusform>
            <numerusform>%n moedas para começar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n na mão</numerusform>
            <numerusform>%n na mão</numerusform>
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
        <translation>1, 2 ou 3 moedas: tantas quanto o número da Era</translation>
    </message>
    <message>
        <source>A leader before {age}</source>
        <translation>Um líder antes da {age}</translation>
    </message>
    <message>
        <source>A leader can always be discarded for 3 coins, too.</source>
        <translation>Um líder também pode ser sempre descartado por 3 moedas.</translation>
    </message>
    <message>
        <source>A leader can always be discarded for 3 coins, too. Only you see these.</source>
        <translation>Um líder também pode ser sempre descartado por 3 moedas. Só você vê estes.</translation>
    </message>
    <message>
        <source>A leader is buried</source>
        <translation>Um líder é enterrado</translation>
    </message>
    <message>
        <source>A leader is buried for twice its cost in points</source>
        <translation>Um líder é enterrado pelo dobro do custo em pontos</translation>
    </message>
    <message>
        <source>A leader of a neighbour</source>
        <translation>Um líder de um vizinho</translation>
    </message>
    <message>
        <source>A leader takes one from each other player: choose yours.</source>
        <translation>Um líder tira um de cada outro jogador: escolha o seu.</translation>
    </message>
    <message>
        <source>A leader, recruited for coins before an Age</source>
        <translation>Um líder, recrutado por moedas antes de uma Era</translation>
    </message>
    <message numerus="yes">
        <source>A token worth %n</source>
        <translation>
            <numerusform>Um marcador de %n</numerusform>
            <numerusform>Um marcador de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>All leaders are chosen</source>
        <translation>Todos os líderes foram escolhidos</translation>
    </message>
    <message>
        <source>Around you</source>
        <translation>À sua volta</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>Pedir uma dica</translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) for each set of cards: {colours}.</source>
        <translation>
            <numerusform>No final da partida, %n ponto de vitória por conjunto de cartas: {colours}.</numerusform>
            <numerusform>No final da partida, %n pontos de vitória por conjunto de cartas: {colours}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if no other leader of yours is face up.</source>
        <translation>
            <numerusform>No final da partida, %n ponto de vitória se nenhum outro líder seu estiver virado para cima.</numerusform>
            <numerusform>No final da partida, %n pontos de vitória se nenhum outro líder seu estiver virado para cima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have more blue cards than each neighbour.</source>
        <translation>
            <numerusform>No final da partida, %n ponto de vitória se você tiver mais cartas azuis que cada vizinho.</numerusform>
            <numerusform>No final da partida, %n pontos de vitória se você tiver mais cartas azuis que cada vizinho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have more coins than each neighbour.</source>
        <translation>
            <numerusform>No final da partida, %n ponto de vitória se você tiver mais moedas que cada vizinho.</numerusform>
            <numerusform>No final da partida, %n pontos de vitória se você tiver mais moedas que cada vizinho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have more green cards than each neighbour.</source>
        <translation>
            <numerusform>No final da partida, %n ponto de vitória se você tiver mais cartas verdes que cada vizinho.</numerusform>
            <numerusform>No final da partida, %n pontos de vitória se você tiver mais cartas verdes que cada vizinho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have more red cards than each neighbour.</source>
        <translation>
            <numerusform>No final da partida, %n ponto de vitória se você tiver mais cartas vermelhas que cada vizinho.</numerusform>
            <numerusform>No final da partida, %n pontos de vitória se você tiver mais cartas vermelhas que cada vizinho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have more yellow cards than each neighbour.</source>
        <translation>
            <numerusform>No final da partida, %n ponto de vitória se você tiver mais cartas amarelas que cada vizinho.</numerusform>
            <numerusform>No final da partida, %n pontos de vitória se você tiver mais cartas amarelas que cada vizinho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have no defeat token.</source>
        <translation>
            <numerusform>No final da partida, %n ponto de vitória se você não tiver nenhum marcador de derrota.</numerusform>
            <numerusform>No final da partida, %n pontos de vitória se você não tiver nenhum marcador de derrota.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) more for each set of three different symbols.</source>
        <translation>
            <numerusform>No final da partida, mais %n ponto de vitória por trio de símbolos diferentes.</numerusform>
            <numerusform>No final da partida, mais %n pontos de vitória por trio de símbolos diferentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of the game, each pair of equal military victory tokens gives the points of one of them again.</source>
        <translation>No final da partida, cada par de marcadores de vitória militar iguais dá de novo os pontos de um deles.</translation>
    </message>
    <message>
        <source>At the end of the game, one scientific symbol of your green cards or leaders may become another one.</source>
        <translation>No final da partida, um símbolo científico das suas cartas verdes ou líderes pode virar outro.</translation>
    </message>
    <message>
        <source>At the end of the game, you have one more of your most frequent scientific symbol.</source>
        <translation>No final da partida, você tem mais um do seu símbolo científico mais frequente.</translation>
    </message>
    <message>
        <source>At the end of this turn, you may recruit one more leader from your hand.</source>
        <translation>No final deste turno, você pode recrutar mais um líder da sua mão.</translation>
    </message>
    <message>
        <source>Before {age}</source>
        <translation>Antes da {age}</translation>
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
        <translation>Não enterrar</translation>
    </message>
    <message>
        <source>Bury one of your recruited leaders: its effect ends, and it is worth twice its cost in points.</source>
        <translation>Enterre um dos seus líderes recrutados: o efeito acaba, e ele vale o dobro do custo em pontos.</translation>
    </message>
    <message numerus="yes">
        <source>Bury {leader}: %n point(s)</source>
        <translation>
            <numerusform>Enterrar {leader}: %n ponto</numerusform>
            <numerusform>Enterrar {leader}: %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a leader that a neighbour has recruited: you have its effect too.</source>
        <translation>Escolha um líder recrutado por um vizinho: você também tem o efeito dele.</translation>
    </message>
    <message>
        <source>Copied leaders: {names}</source>
        <translation>Líderes copiados: {names}</translation>
    </message>
    <message>
        <source>Copy {leader} of {name}</source>
        <translation>Copiar {leader} de {name}</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s).</source>
        <translation>
            <numerusform>Custa %n moeda.</numerusform>
            <numerusform>Custa %n moedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Costs {coins}.</source>
        <translation>Custa {coins}.</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>What a player does with the card of a leader; the name of a button, a verb.</extracomment>
        <translation>Descartar</translation>
    </message>
    <message numerus="yes">
        <source>Each of your defeat tokens counts as %n shield(s).</source>
        <translation>
            <numerusform>Cada um dos seus marcadores de derrota conta como %n escudo.</numerusform>
            <numerusform>Cada um dos seus marcadores de derrota conta como %n escudos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each pair of equal victory tokens</source>
        <translation>Cada par de marcadores de vitória iguais</translation>
    </message>
    <message>
        <source>Every other player puts back one military victory token, if possible.</source>
        <translation>Cada outro jogador devolve um marcador de vitória militar, se tiver.</translation>
    </message>
    <message>
        <source>Every stage of your wonder costs one resource less, of your choice.</source>
        <translation>Toda etapa da sua Maravilha custa um recurso a menos, à sua escolha.</translation>
    </message>
    <message>
        <source>Every {colour} card costs one resource less, of your choice.</source>
        <translation>Toda carta {colour} custa um recurso a menos, à sua escolha.</translation>
    </message>
    <message>
        <source>Every {colour} card is free.</source>
        <translation>Toda carta {colour} é de graça.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) after buying from a neighbour, once a turn for each neighbour.</source>
        <translation>
            <numerusform>Receba %n moeda depois de comprar de um vizinho, uma vez por turno para cada vizinho.</numerusform>
            <numerusform>Receba %n moedas depois de comprar de um vizinho, uma vez por turno para cada vizinho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) for each military victory token that you take from now on.</source>
        <translation>
            <numerusform>Receba %n moeda por marcador de vitória militar que ganhar a partir de agora.</numerusform>
            <numerusform>Receba %n moedas por marcador de vitória militar que ganhar a partir de agora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) whenever you build a card by a chain.</source>
        <translation>
            <numerusform>Receba %n moeda sempre que construir uma carta em cadeia.</numerusform>
            <numerusform>Receba %n moedas sempre que construir uma carta em cadeia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) whenever you build a stage of your wonder.</source>
        <translation>
            <numerusform>Receba %n moeda sempre que construir uma etapa da sua Maravilha.</numerusform>
            <numerusform>Receba %n moedas sempre que construir uma etapa da sua Maravilha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) whenever you build a {colour} card.</source>
        <translation>
            <numerusform>Receba %n moeda sempre que construir uma carta {colour}.</numerusform>
            <numerusform>Receba %n moedas sempre que construir uma carta {colour}.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you lose a conflict from now on, the winner takes the defeat token too.</source>
        <translation>Se você perder um conflito a partir de agora, quem vencer fica também com o marcador de derrota.</translation>
    </message>
    <message>
        <source>In hand: {leader}</source>
        <translation>Na mão: {leader}</translation>
    </message>
    <message>
        <source>It is turned face down beside your wonder: its effect ends, and it scores twice its price.</source>
        <translation>A carta fica virada para baixo ao lado da sua Maravilha: o efeito acaba, e ela vale o dobro do custo em pontos.</translation>
    </message>
    <message numerus="yes">
        <source>Keep one, pass %n</source>
        <translation>
            <numerusform>Guarde um, passe %n</numerusform>
            <numerusform>Guarde um, passe %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {leader}</source>
        <translation>Guardar {leader}</translation>
    </message>
    <message>
        <source>Kept</source>
        <extracomment>The title over the leaders that a player has kept in the draft.</extracomment>
        <translation>Guardados</translation>
    </message>
    <message>
        <source>Leader of {age}</source>
        <translation>Líder da {age}</translation>
    </message>
    <message>
        <source>Leaders</source>
        <extracomment>The cards of leaders: their kind, their colour, the word at the foot of each; white and black agree with the word card.</extracomment>
        <translation>Líderes</translation>
    </message>
    <message>
        <source>Leaders are face up: {names}</source>
        <translation>Líderes virados para cima: {names}</translation>
    </message>
    <message>
        <source>Leaders are free, or cost less</source>
        <translation>Os líderes são grátis ou custam menos</translation>
    </message>
    <message>
        <source>Leaders in your hand: {names}</source>
        <translation>Líderes na sua mão: {names}</translation>
    </message>
    <message>
        <source>Leaders that you recruit from now on cost nothing.</source>
        <translation>Os líderes que você recrutar a partir de agora não custam nada.</translation>
    </message>
    <message>
        <source>Leaders were dealt</source>
        <translation>Os líderes foram distribuídos</translation>
    </message>
    <message>
        <source>Leaders were passed on</source>
        <translation>Os líderes foram passados adiante</translation>
    </message>
    <message>
        <source>Leaders · expert</source>
        <translation>Líderes · avançados</translation>
    </message>
    <message>
        <source>Leaders · from Cities</source>
        <translation>Líderes · de Cidades</translation>
    </message>
    <message>
        <source>Leaders · only in the first edition</source>
        <translation>Líderes · só na primeira edição</translation>
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
        <translation>Mais disso que cada vizinho</translation>
    </message>
    <message>
        <source>No leader in your hand</source>
        <translation>Nenhum líder na sua mão</translation>
    </message>
    <message numerus="yes">
        <source>Once a turn, gain %n coin(s) more when the bank pays you.</source>
        <translation>
            <numerusform>Uma vez por turno, receba %n moeda a mais quando o banco pagar você.</numerusform>
            <numerusform>Uma vez por turno, receba %n moedas a mais quando o banco pagar você.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once a turn, you may buy any one resource from the bank for %n coin(s).</source>
        <translation>
            <numerusform>Uma vez por turno, você pode comprar do banco um recurso qualquer por %n moeda.</numerusform>
            <numerusform>Uma vez por turno, você pode comprar do banco um recurso qualquer por %n moedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once per Age, a {colour} card is free.</source>
        <translation>Uma vez por Era, uma carta {colour} é de graça.</translation>
    </message>
    <message>
        <source>One more leader</source>
        <translation>Mais um líder</translation>
    </message>
    <message>
        <source>One more leader may be recruited</source>
        <translation>Pode-se recrutar mais um líder</translation>
    </message>
    <message>
        <source>Only you see them, until they are recruited.</source>
        <translation>Só você os vê, até serem recrutados.</translation>
    </message>
    <message>
        <source>Pay its price; it counts until the end of the match.</source>
        <translation>Pague o custo; vale até o fim da partida.</translation>
    </message>
    <message>
        <source>Pick a leader</source>
        <translation>Escolha um líder</translation>
    </message>
    <message>
        <source>Put back all your defeat tokens.</source>
        <translation>Devolva todos os seus marcadores de derrota.</translation>
    </message>
    <message>
        <source>Recruit</source>
        <extracomment>What a player does with the card of a leader; the name of a button, a verb.</extracomment>
        <translation>Recrutar</translation>
    </message>
    <message>
        <source>Recruit none</source>
        <translation>Não recrutar</translation>
    </message>
    <message numerus="yes">
        <source>Recruit {leader}: %n coin(s)</source>
        <translation>
            <numerusform>Recrutar {leader}: %n moeda</numerusform>
            <numerusform>Recrutar {leader}: %n moedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return the token worth %n</source>
        <translation>
            <numerusform>Devolver o marcador de %n</numerusform>
            <numerusform>Devolver o marcador de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n leader(s) from the pile into your hand.</source>
        <translation>
            <numerusform>Tire %n líder do monte para a sua mão.</numerusform>
            <numerusform>Tire %n líderes do monte para a sua mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a military victory token of the Age that is about to begin.</source>
        <translation>Pegue um marcador de vitória militar da Era que está para começar.</translation>
    </message>
    <message>
        <source>Take one of these leaders</source>
        <translation>Pegue um destes líderes</translation>
    </message>
    <message>
        <source>The card goes face down under your wonder.</source>
        <translation>A carta fica virada para baixo sob a sua Maravilha.</translation>
    </message>
    <message>
        <source>The draft of leaders</source>
        <translation>A escolha dos líderes</translation>
    </message>
    <message>
        <source>The last leader is yours</source>
        <translation>O último líder é seu</translation>
    </message>
    <message>
        <source>The leaders in your hand</source>
        <translation>Os líderes na sua mão</translation>
    </message>
    <message>
        <source>The other players put back a victory token</source>
        <translation>Os outros jogadores devolvem um marcador de vitória</translation>
    </message>
    <message>
        <source>The others go to {name}.</source>
        <translation>Os outros vão para {name}.</translation>
    </message>
    <message>
        <source>The uses of a leader</source>
        <translation>Os usos de um líder</translation>
    </message>
    <message>
        <source>Three coins from the bank, at once.</source>
        <translation>Três moedas do banco, na hora.</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>The cards of leaders: their kind, their colour, the word at the foot of each; white and black agree with the word card.</extracomment>
        <translation>Branco</translation>
    </message>
    <message>
        <source>You can recruit this leader: {how}.</source>
        <translation>Você pode recrutar este líder: {how}.</translation>
    </message>
    <message>
        <source>You cannot recruit this leader: {why}.</source>
        <translation>Você não pode recrutar este líder: {why}.</translation>
    </message>
    <message>
        <source>You have its effects, too; your neighbour loses nothing.</source>
        <translation>Você também tem os efeitos; o vizinho não perde nada.</translation>
    </message>
    <message>
        <source>You lose a victory token</source>
        <translation>Você perde um marcador de vitória</translation>
    </message>
    <message>
        <source>You recruit this leader</source>
        <translation>Você recruta este líder</translation>
    </message>
    <message>
        <source>Your defeat goes to the winner</source>
        <translation>Sua derrota vai para o vencedor</translation>
    </message>
    <message numerus="yes">
        <source>Your leaders cost %n coin(s) less, those of each neighbour {less} less.</source>
        <translation>
            <numerusform>Seus líderes custam %n moeda a menos, os de cada vizinho, {less} a menos.</numerusform>
            <numerusform>Seus líderes custam %n moedas a menos, os de cada vizinho, {less} a menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your wonder lets you recruit another leader now.</source>
        <translation>Sua Maravilha permite recrutar outro líder agora.</translation>
    </message>
    <message>
        <source>a leader</source>
        <translation>um líder</translation>
    </message>
    <message>
        <source>all are turned over together</source>
        <translation>todos revelam juntos</translation>
    </message>
    <message numerus="yes">
        <source>and pass %n to {name}</source>
        <translation>
            <numerusform>e passar %n para {name}</numerusform>
            <numerusform>e passar %n para {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>black</source>
        <extracomment>The cards of leaders: their kind, their colour, the word at the foot of each; white and black agree with the word card.</extracomment>
        <translation>preta</translation>
    </message>
    <message>
        <source>buried no leader</source>
        <translation>não enterrou nenhum líder</translation>
    </message>
    <message numerus="yes">
        <source>buried {leader} for %n point(s)</source>
        <translation>
            <numerusform>enterrou {leader} por %n ponto</numerusform>
            <numerusform>enterrou {leader} por %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>The fate of the card of a leader (it is face down until all have chosen, or was discarded for coins); a small word on a chip. It agrees with the word card.</extracomment>
        <translation>escolhida</translation>
    </message>
    <message>
        <source>chosen, not yet turned over</source>
        <translation>carta escolhida, ainda não revelada</translation>
    </message>
    <message>
        <source>chosen: recruit</source>
        <translation>escolhido: recrutar</translation>
    </message>
    <message>
        <source>coin</source>
        <extracomment>A thing that is counted, in the singular: so many points for each coin.</extracomment>
        <translation>moeda</translation>
    </message>
    <message>
        <source>copied {leader} of a neighbour</source>
        <translation>copiou {leader} de um vizinho</translation>
    </message>
    <message>
        <source>cost together</source>
        <translation>custam juntos</translation>
    </message>
    <message>
        <source>cost together, at least</source>
        <translation>custam juntos, pelo menos</translation>
    </message>
    <message numerus="yes">
        <source>did not use %n leader(s)</source>
        <translation>
            <numerusform>não usou %n líder</numerusform>
            <numerusform>não usou %n líderes</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded for 3 coins</source>
        <translation>carta descartada por 3 moedas</translation>
    </message>
    <message>
        <source>face down under a stage</source>
        <translation>carta virada para baixo sob uma etapa</translation>
    </message>
    <message>
        <source>first choice</source>
        <translation>primeira escolha</translation>
    </message>
    <message>
        <source>found no leader to copy</source>
        <translation>não encontrou líder para copiar</translation>
    </message>
    <message>
        <source>fourth choice</source>
        <translation>quarta escolha</translation>
    </message>
    <message>
        <source>gained a victory token worth {worth} with {leader}</source>
        <translation>ganhou um marcador de vitória de valor {worth}: {leader}</translation>
    </message>
    <message>
        <source>group of 3 coins</source>
        <translation>grupo de 3 moedas</translation>
    </message>
    <message>
        <source>in the stage</source>
        <translation>na etapa</translation>
    </message>
    <message>
        <source>keeps a leader</source>
        <translation>guarda um líder</translation>
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
        <translation>fez os outros devolverem um marcador de vitória: {leader}</translation>
    </message>
    <message>
        <source>may recruit one more leader</source>
        <translation>pode recrutar mais um líder</translation>
    </message>
    <message>
        <source>military victory token</source>
        <translation>marcador de vitória militar</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the leader of an Age is to be used</comment>
        <translation>agora</translation>
    </message>
    <message>
        <source>once per Age, thanks to a leader</source>
        <translation>uma vez por Era, graças a um líder</translation>
    </message>
    <message numerus="yes">
        <source>put back %n defeat token(s) with {leader}</source>
        <translation>
            <numerusform>devolveu %n marcador de derrota: {leader}</numerusform>
            <numerusform>devolveu %n marcadores de derrota: {leader}</numerusform>
        </translation>
    </message>
    <message>
        <source>put back a victory token worth {worth}</source>
        <translation>devolveu um marcador de vitória de valor {worth}</translation>
    </message>
    <message>
        <source>recruited leader</source>
        <translation>líder recrutado</translation>
    </message>
    <message>
        <source>recruited no other leader</source>
        <translation>não recrutou mais nenhum líder</translation>
    </message>
    <message numerus="yes">
        <source>recruited {leader} for %n coin(s)</source>
        <translation>
            <numerusform>recrutou {leader} por %n moeda</numerusform>
            <numerusform>recrutou {leader} por %n moedas</numerusform>
        </translation>
    </message>
    <message>
        <source>recruited {leader} for free</source>
        <translation>recrutou {leader} de graça</translation>
    </message>
    <message numerus="yes">
        <source>returned %n coin(s)</source>
        <translation>
            <numerusform>devolveu %n moeda</numerusform>
            <numerusform>devolveu %n moedas</numerusform>
        </translation>
    </message>
    <message>
        <source>second choice</source>
        <translation>segunda escolha</translation>
    </message>
    <message>
        <source>sold</source>
        <extracomment>The fate of the card of a leader (it is face down until all have chosen, or was discarded for coins); a small word on a chip. It agrees with the word card.</extracomment>
        <translation>vendida</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>ainda por vir</translation>
    </message>
    <message>
        <source>takes {leader}</source>
        <translation>pega {leader}</translation>
    </message>
    <message>
        <source>thanks to a leader</source>
        <translation>graças a um líder</translation>
    </message>
    <message>
        <source>the last comes by itself</source>
        <translation>a última vem sozinha</translation>
    </message>
    <message>
        <source>then it is your turn again</source>
        <translation>depois é a sua vez de novo</translation>
    </message>
    <message>
        <source>then it is {name}'s turn</source>
        <translation>depois é a vez de {name}</translation>
    </message>
    <message>
        <source>third choice</source>
        <translation>terceira escolha</translation>
    </message>
    <message>
        <source>to be used now</source>
        <translation>a usar agora</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>por vir</translation>
    </message>
    <message numerus="yes">
        <source>took %n leader(s) from the pile</source>
        <translation>
            <numerusform>tirou %n líder do monte</numerusform>
            <numerusform>tirou %n líderes do monte</numerusform>
        </translation>
    </message>
    <message>
        <source>took {leader}</source>
        <translation>pegou {leader}</translation>
    </message>
    <message>
        <source>white</source>
        <extracomment>The cards of leaders: their kind, their colour, the word at the foot of each; white and black agree with the word card.</extracomment>
        <translation>branca</translation>
    </message>
    <message>
        <source>{leader}, as of a neighbour</source>
        <translation>{leader}, como de um vizinho</translation>
    </message>
    <message>
        <source>{leader}, recruited</source>
        <comment>a man</comment>
        <translation>{leader}, recrutado</translation>
    </message>
    <message>
        <source>{leader}, recruited</source>
        <comment>a woman</comment>
        <translation>{leader}, recrutada</translation>
    </message>
    <message numerus="yes">
        <source>{leader}: buried, %n point(s)</source>
        <translation>
            <numerusform>{leader} (carta enterrada): %n ponto</numerusform>
            <numerusform>{leader} (carta enterrada): %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{price} of your %n coin(s)</source>
        <translation>
            <numerusform>{price} da sua %n moeda</numerusform>
            <numerusform>{price} das suas %n moedas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>1 coin left</source>
        <translation>Resta 1 moeda</translation>
    </message>
    <message>
        <source>3 points and not a coin spent: take it.</source>
        <translation>3 pontos sem gastar nada: aproveite.</translation>
    </message>
    <message>
        <source>3 points, and the card is gone for good. Stages are built in order. Other wonders give coins, resources or special powers.</source>
        <translation>3 pontos, e a carta se foi de vez. As etapas são construídas em ordem. Outras Maravilhas dão moedas, recursos ou poderes especiais.</translation>
    </message>
    <message>
        <source>4 points</source>
        <translation>4 pontos</translation>
    </message>
    <message>
        <source>6 coins</source>
        <translation>6 moedas</translation>
    </message>
    <message>
        <source>A card for coins</source>
        <translation>Uma carta por moedas</translation>
    </message>
    <message>
        <source>A chain</source>
        <translation>Uma cadeia</translation>
    </message>
    <message>
        <source>A few green cards are worth little; many are worth a lot, so others will try to keep them from you. Shields score at the end of every Age, but only against your two neighbours: one more than each of them is enough.</source>
        <translation>Poucas cartas verdes valem pouco, muitas valem muitíssimo; por isso os outros tentarão tirá-las de você. Escudos pontuam no fim de cada Era, mas só contra os dois vizinhos: basta um a mais que cada um deles.</translation>
    </message>
    <message>
        <source>A game of its own</source>
        <translation>Um jogo à parte</translation>
    </message>
    <message>
        <source>A guild</source>
        <translation>Um Grêmio</translation>
    </message>
    <message>
        <source>A leader that does not suit your city can go face down under a stage of your wonder, or be discarded for 3 coins. One of the three has to be done before each Age.</source>
        <translation>Um líder que não combina com a sua cidade pode ir virado para baixo sob uma etapa da Maravilha ou ser descartado por 3 moedas. Uma das três coisas tem de ser feita antes de cada Era.</translation>
    </message>
    <message>
        <source>A neighbour of both</source>
        <translation>Vizinha dos dois</translation>
    </message>
    <message>
        <source>A right click or Space shows a card large. At the foot of the {temple}, beside the link, is the card that makes it free: the {altar}. Behind the arrow is the card that it makes free later: the {pantheon}.</source>
        <translation>Um clique direito ou Espaço mostra uma carta ampliada. Embaixo da carta {temple}, ao lado do elo, está a carta que a torna grátis: {altar}. Depois da seta está a que ela vai tornar grátis mais tarde: {pantheon}.</translation>
    </message>
    <message>
        <source>A second gear</source>
        <translation>Uma segunda engrenagem</translation>
    </message>
    <message>
        <source>A set of three</source>
        <translation>Um trio</translation>
    </message>
    <message>
        <source>A start as in any game.</source>
        <translation>Um começo como em qualquer partida.</translation>
    </message>
    <message>
        <source>A third city</source>
        <translation>Uma terceira cidade</translation>
    </message>
    <message>
        <source>After each turn you two swap hands. So you know exactly what the other player can choose from.</source>
        <translation>Depois de cada turno vocês trocam as mãos. Assim você sabe exatamente do que o outro pode escolher.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Todos ao mesmo tempo</translation>
    </message>
    <message>
        <source>Almost! The Free City should build something this turn too. Pick a card in its lane first, then one in yours.</source>
        <translation>Quase: a Cidade Livre deve construir algo neste turno. Escolha primeiro uma carta na faixa dela, depois uma na sua.</translation>
    </message>
    <message>
        <source>An old friend</source>
        <translation>Uma velha conhecida</translation>
    </message>
    <message>
        <source>Architects is another game: shorter, with one card a turn. This is your wonder. It has five stages, and you build them from the bottom up.</source>
        <translation>Arquitetos é outro jogo: mais curto, com uma carta por turno. Esta é a sua Maravilha. Ela tem cinco estágios, construídos de baixo para cima.</translation>
    </message>
    <message>
        <source>Architects: cards and stages</source>
        <translation>Arquitetos: cartas e estágios</translation>
    </message>
    <message>
        <source>Architects: progress and war</source>
        <translation>Arquitetos: progresso e guerra</translation>
    </message>
    <message>
        <source>Arm yourself</source>
        <translation>Arme-se</translation>
    </message>
    <message>
        <source>As soon as somebody completes a wonder, the game ends. Then the one with the most points wins.</source>
        <translation>Assim que alguém completa uma Maravilha, a partida acaba. Então vence quem tem mais pontos.</translation>
    </message>
    <message>
        <source>At the end everyone counts points. The city with the most points wins. Nobody is ever knocked out, and nothing you build is ever torn down.</source>
        <translation>No fim, todos contam pontos. A cidade com mais pontos vence. Ninguém é eliminado da partida, e nada do que foi construído é destruído.</translation>
    </message>
    <message>
        <source>At the end of each Age, you compare shields with your left neighbour and with your right one. These strips show who is ahead. On the right you would lose: no shields against one.</source>
        <translation>No fim de cada Era, você compara escudos com o vizinho da esquerda e com o da direita. Estas faixas mostram quem está na frente. À direita você perderia: nenhum escudo contra um.</translation>
    </message>
    <message>
        <source>At the end of the game a mask copies a symbol from a green card of a neighbour, who keeps it. You have a compass and a tablet; the {workshop} on your left has the gear that you need.</source>
        <translation>No fim da partida, uma máscara copia um símbolo de uma carta verde de um vizinho, que continua com ele. Você tem um compasso e um livro; a carta {workshop}, à sua esquerda, tem a engrenagem que falta.</translation>
    </message>
    <message>
        <source>At the foot of a card</source>
        <translation>Embaixo da carta</translation>
    </message>
    <message>
        <source>Before Age II</source>
        <translation>Antes da Era II</translation>
    </message>
    <message>
        <source>Before the first turn all players chose four leaders. One of yours is beside your wonder already: {croesus} gave you 6 coins before Age I. Three are still in your hand.</source>
        <translation>Antes do primeiro turno, todos os jogadores escolheram quatro líderes. Um dos seus já está ao lado da Maravilha: {croesus} deu 6 moedas a você antes da Era I. Três ainda estão na sua mão.</translation>
    </message>
    <message>
        <source>Before the new cards are dealt, everybody uses one leader. {hammurabi} costs 2 coins: with him every blue card costs one resource less. Recruit him.</source>
        <translation>Antes de distribuir as cartas novas, cada um usa um líder. {hammurabi} custa 2 moedas: com ele, toda carta azul custa um recurso a menos. Recrute-o.</translation>
    </message>
    <message>
        <source>Black cards</source>
        <translation>Cartas pretas</translation>
    </message>
    <message>
        <source>Blow the horn</source>
        <translation>Toque a buzina</translation>
    </message>
    <message>
        <source>Brown cards produce wood, stone, ore and clay. Grey cards produce glass, loom and papyrus. Most of them cost nothing. The picture at the top is what you get.</source>
        <translation>Cartas marrons produzem madeira, pedra, minério e barro. Cartas cinzas produzem vidro, tecido e papiro. A maioria não custa nada. O desenho no topo é o que você recebe.</translation>
    </message>
    <message>
        <source>Build a blue card</source>
        <translation>Construa uma carta azul</translation>
    </message>
    <message>
        <source>Build a card for free with a chain</source>
        <translation>Construa uma carta de graça por uma cadeia</translation>
    </message>
    <message>
        <source>Build a card in the Free City and the {baths} in yours</source>
        <translation>Construa uma carta na Cidade Livre e a carta {baths} na sua</translation>
    </message>
    <message>
        <source>Build a resource that no neighbour sells</source>
        <translation>Construa um recurso que nenhum vizinho vende</translation>
    </message>
    <message>
        <source>Build a stage and take part</source>
        <translation>Construa uma etapa e participe</translation>
    </message>
    <message>
        <source>Build any card that you like</source>
        <translation>Construa a carta que quiser</translation>
    </message>
    <message>
        <source>Build it</source>
        <translation>Construa</translation>
    </message>
    <message>
        <source>Build something this time: pick a card, then the button that builds.</source>
        <translation>Desta vez construa algo: escolha uma carta e depois o botão que constrói.</translation>
    </message>
    <message>
        <source>Build the card with the mask</source>
        <translation>Construa a carta com a máscara</translation>
    </message>
    <message>
        <source>Build the first stage</source>
        <translation>Construa o primeiro estágio</translation>
    </message>
    <message>
        <source>Build the green card that is free for you</source>
        <translation>Construa a carta verde que é grátis para você</translation>
    </message>
    <message>
        <source>Build the stage</source>
        <translation>Construa a etapa</translation>
    </message>
    <message>
        <source>Build the trading post for your right neighbour</source>
        <translation>Construa a casa de comércio para o vizinho da direita</translation>
    </message>
    <message>
        <source>Build the {altar}</source>
        <translation>Construa a carta {altar}</translation>
    </message>
    <message>
        <source>Build the {aqueduct}</source>
        <translation>Construa a carta {aqueduct}</translation>
    </message>
    <message>
        <source>Build the {aqueduct}: it is worth 5 points, and your leader makes it cheaper.</source>
        <translation>Construa a carta {aqueduct}: ela vale 5 pontos, e seu líder a torna mais barata.</translation>
    </message>
    <message>
        <source>Build the {barracks}</source>
        <translation>Construa a carta {barracks}</translation>
    </message>
    <message>
        <source>Build the {baths}</source>
        <translation>Construa a carta {baths}</translation>
    </message>
    <message>
        <source>Build the {consulate}</source>
        <translation>Construa a carta {consulate}</translation>
    </message>
    <message>
        <source>Build the {guard_tower}</source>
        <translation>Construa a carta {guard_tower}</translation>
    </message>
    <message>
        <source>Build the {stockade} with wood from your neighbour</source>
        <translation>Construa a carta {stockade} com madeira do vizinho</translation>
    </message>
    <message>
        <source>Build the {temple} with its chain</source>
        <translation>Construa a carta {temple} pela cadeia</translation>
    </message>
    <message>
        <source>Build the {town_hall}</source>
        <translation>Construa a carta {town_hall}</translation>
    </message>
    <message>
        <source>Build the {traders_guild}</source>
        <translation>Construa a carta {traders_guild}</translation>
    </message>
    <message>
        <source>Build with your own stone</source>
        <translation>Construa com a sua pedra</translation>
    </message>
    <message>
        <source>Build your first stage with any card</source>
        <translation>Construa a primeira etapa com qualquer carta</translation>
    </message>
    <message>
        <source>Build your wonder, build for free with chains, and watch what you pass on.</source>
        <translation>Construa sua Maravilha, aproveite as cadeias e cuidado com o que passa adiante.</translation>
    </message>
    <message>
        <source>Buy wood</source>
        <translation>Compre uma madeira</translation>
    </message>
    <message>
        <source>Buying</source>
        <extracomment>The title of a step of a lesson.</extracomment>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Cheaper from now on</source>
        <translation>Mais barato daqui em diante</translation>
    </message>
    <message>
        <source>Choose a card, turn it over with the others, pass the hand on. When two cards are left in a hand, you choose one of them and the last one is discarded. Then the next Age begins, with new and stronger cards.</source>
        <translation>Escolha uma carta, revele-a junto com os outros, passe a mão adiante. Quando restam duas cartas na mão, você escolhe uma e a última é descartada. Aí começa a próxima Era, com cartas novas e mais fortes.</translation>
    </message>
    <message>
        <source>Choose a token</source>
        <translation>Escolha uma ficha</translation>
    </message>
    <message>
        <source>Cities adds black cards, in each Age as many as there are players. Everybody is dealt eight cards and plays seven. Black cards are built like all others, but no chain leads to them, and many cost coins.</source>
        <translation>Com Cidades entram cartas pretas, em cada Era tantas quantos são os jogadores. Cada um recebe oito cartas e joga sete. As cartas pretas são construídas como as outras, mas nenhuma cadeia leva a elas, e muitas custam moedas.</translation>
    </message>
    <message>
        <source>Cities: black cards</source>
        <translation>Cidades: cartas pretas</translation>
    </message>
    <message>
        <source>Coins</source>
        <extracomment>The title of a step of a lesson.</extracomment>
        <translation>Moedas</translation>
    </message>
    <message>
        <source>Coins for a leader</source>
        <translation>Moedas para um líder</translation>
    </message>
    <message>
        <source>Coins or debts</source>
        <translation>Moedas ou dívidas</translation>
    </message>
    <message>
        <source>Coins you pay to neighbours make them richer, so a good mix of your own resources is worth a lot. Next: your wonder.</source>
        <translation>Moedas pagas aos vizinhos os deixam mais ricos; por isso uma boa variedade de recursos próprios vale muito. A seguir: sua Maravilha.</translation>
    </message>
    <message>
        <source>Compare shields</source>
        <translation>Comparar os escudos</translation>
    </message>
    <message>
        <source>Compare the rows, and you see why a city won. Nobody wins with only one kind, and nobody has time for all of them: choose two or three, depending on what your hands offer.</source>
        <translation>Comparando as linhas, você vê por que uma cidade venceu. Ninguém vence com um só tipo, e ninguém tem tempo para todos: escolha dois ou três, conforme o que as mãos oferecem.</translation>
    </message>
    <message>
        <source>Complete your set with a gear</source>
        <translation>Complete o trio com uma engrenagem</translation>
    </message>
    <message>
        <source>Count and build</source>
        <translation>Conte e construa</translation>
    </message>
    <message>
        <source>Decide first how many coins you pay.</source>
        <translation>Primeiro decida quantas moedas você paga.</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <extracomment>The title of a step of a lesson.</extracomment>
        <translation>Diplomacia</translation>
    </message>
    <message>
        <source>Discard the {west_trading_post}</source>
        <translation>Descarte a carta {west_trading_post}</translation>
    </message>
    <message>
        <source>Do that another time. Now build the {baths}, and see what happens to your stone.</source>
        <translation>Isso fica para outra hora. Agora construa a carta {baths} e veja o que acontece com a sua pedra.</translation>
    </message>
    <message>
        <source>Do you know this hand? With three players, the hand that you passed on comes back after three turns, without the cards that the others took. What you like second best may still be there.</source>
        <translation>Reconhece esta mão? Com três jogadores, a mão que você passou volta depois de três turnos, sem as cartas que os outros pegaram. O que era sua segunda opção talvez ainda esteja lá.</translation>
    </message>
    <message>
        <source>Each stage is worth points. On other wonders, some stages also do something when you build them: a sign shows that you get cards, a progress token or a shield.</source>
        <translation>Cada estágio vale pontos. Em outras Maravilhas, alguns estágios também fazem algo quando você os constrói: um sinal mostra que você ganha cartas, uma ficha de progresso ou um escudo.</translation>
    </message>
    <message>
        <source>Edifice: building together</source>
        <translation>Edifícios: construir juntos</translation>
    </message>
    <message>
        <source>Equal symbols score too, and more each time: one is worth 1 point, two are worth 4, three are worth 9, four are worth 16. Each number times itself.</source>
        <translation>Além dos trios, símbolos iguais valem cada vez mais: um vale 1 ponto, dois valem 4, três valem 9, quatro valem 16. Cada número vezes ele mesmo.</translation>
    </message>
    <message>
        <source>Every city produces one resource from the start. Yours, {city_giza}, produces stone. You see it here, below your board.</source>
        <translation>Toda cidade produz um recurso desde o começo. A sua, {city_giza}, produz pedra. Está aqui, embaixo do seu tabuleiro.</translation>
    </message>
    <message>
        <source>Every red card is a shield. Some also have a horn: each horn turns a conflict token from peace to battle. When the last one is turned, everybody fights at the end of that turn. Only one is still at peace.</source>
        <translation>Toda carta vermelha é um escudo. Algumas também têm uma buzina: cada buzina vira uma ficha de conflito da paz para a batalha. Quando a última vira, todos lutam no fim desse turno. Só uma ainda está em paz.</translation>
    </message>
    <message>
        <source>Every wonder board has two sides, A and B. Both produce the same resource, but their stages are different. This is side A. Which side you play is decided before the first turn.</source>
        <translation>Todo tabuleiro de Maravilha tem dois lados, A e B. Os dois produzem o mesmo recurso, mas as etapas são diferentes. Este é o lado A. O lado em que você joga se decide antes do primeiro turno.</translation>
    </message>
    <message>
        <source>Everybody sees what you have. The others have taken a card each, and it is your turn again.</source>
        <translation>Todos veem o que você tem. Os outros pegaram uma carta cada, e é a sua vez de novo.</translation>
    </message>
    <message>
        <source>Everybody starts with 3 coins. Coins pay for many things, and at the end every 3 coins are worth 1 point.</source>
        <translation>Todos começam com 3 moedas. Moedas pagam muitas coisas, e no fim cada 3 moedas valem 1 ponto.</translation>
    </message>
    <message>
        <source>Find a chain yourself</source>
        <translation>Encontre uma cadeia</translation>
    </message>
    <message>
        <source>First build the stage that you can pay for.</source>
        <translation>Primeiro construa o estágio que você pode pagar.</translation>
    </message>
    <message>
        <source>First take a progress token: press one of the lit ones.</source>
        <translation>Primeiro pegue uma ficha de progresso: aperte uma das iluminadas.</translation>
    </message>
    <message>
        <source>For free</source>
        <translation>De graça</translation>
    </message>
    <message>
        <source>Good to try things out! But please build the {altar} now: pick it, then press the button that builds.</source>
        <translation>Experimentar é bom! Mas agora construa a carta {altar}: escolha-a e aperte o botão que constrói.</translation>
    </message>
    <message>
        <source>Green cards</source>
        <translation>Cartas verdes</translation>
    </message>
    <message>
        <source>Green cards are science. Each has one of three symbols: compass, gear or tablet. You have a compass and a tablet.</source>
        <translation>Cartas verdes são ciência. Cada uma tem um de três símbolos: compasso, engrenagem ou livro. Você tem um compasso e um livro.</translation>
    </message>
    <message>
        <source>Green cards bring tokens that help you, red ones win battles.</source>
        <translation>Cartas verdes trazem fichas que ajudam você; as vermelhas vencem batalhas.</translation>
    </message>
    <message>
        <source>Green cards carry symbols: compass, gear or tablet. You have a gear already. Two alike, or all three different ones, give you a progress token.</source>
        <translation>Cartas verdes têm símbolos: compasso, engrenagem ou livro. Você já tem uma engrenagem. Dois iguais, ou os três diferentes, trazem uma ficha de progresso.</translation>
    </message>
    <message>
        <source>Green cards chain well. Because of your {workshop}, one card of this hand is free. It has a gear, too: 3 points more.</source>
        <translation>Cartas verdes formam boas cadeias. Graças à carta {workshop}, uma carta desta mão é grátis. Ela também tem uma engrenagem: mais 3 pontos.</translation>
    </message>
    <message>
        <source>Grey cards are resources. Your first stage needs two different ones. Start with the wood of your own deck.</source>
        <translation>Cartas cinzas são recursos. Seu primeiro estágio pede dois diferentes. Comece com a madeira do seu baralho.</translation>
    </message>
    <message>
        <source>Guilds, the end, the score sheet</source>
        <translation>Grêmios, o fim, a pontuação</translation>
    </message>
    <message>
        <source>Here you see its price in coins, its reward, and the penalty for those who stay away if it fails. Each pawn is a place: one is taken, one is left.</source>
        <translation>Aqui você vê o preço em moedas, a recompensa e a penalidade para quem fica de fora se ele falhar. Cada peão é um lugar: um foi ocupado, resta um.</translation>
    </message>
    <message>
        <source>Here you see what your neighbours produce. You can buy it from them. So it pays to produce what they do not have.</source>
        <translation>Aqui está o que seus vizinhos produzem. Você pode comprar deles. Por isso vale a pena produzir o que eles não têm.</translation>
    </message>
    <message>
        <source>How to take part</source>
        <translation>Como participar</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Como se vence</translation>
    </message>
    <message>
        <source>How you win, the six turns of an Age, and what you can do with a card.</source>
        <translation>Como se vence, os seis turnos de uma Era e o que se faz com uma carta.</translation>
    </message>
    <message>
        <source>If a pawn is left at the end of the Age, the project fails: nobody is rewarded, and everybody who stayed away pays the penalty. Those who cannot pay take a Debt token, which costs points at the end.</source>
        <translation>Se sobrar um peão no fim da Era, o projeto falha: ninguém é recompensado, e todos que ficaram de fora pagam a penalidade. Quem não pode pagar recebe uma ficha de Dívida, que tira pontos no fim.</translation>
    </message>
    <message>
        <source>If it fails</source>
        <translation>Se falhar</translation>
    </message>
    <message>
        <source>In the second Age the hands go to the right. In the first and the third they go to the left. This ribbon always shows the way.</source>
        <translation>Na segunda Era as mãos vão para a direita. Na primeira e na terceira, para a esquerda. Esta faixa sempre mostra o sentido.</translation>
    </message>
    <message>
        <source>In the third Age there are no brown and no grey cards. Instead there are purple ones: the guilds.</source>
        <translation>Na terceira Era não há cartas marrons nem cinzas. Em vez delas há cartas roxas: os Grêmios.</translation>
    </message>
    <message>
        <source>It is built</source>
        <translation>Pronto!</translation>
    </message>
    <message>
        <source>It is in front of you</source>
        <translation>Está diante de você</translation>
    </message>
    <message>
        <source>Leaders are paid in coins, and you have none left. This is the last turn of the Age: discard a card and take 3 coins.</source>
        <translation>Os líderes se pagam com moedas, e você não tem mais nenhuma. Este é o último turno da Era: descarte uma carta e receba 3 moedas.</translation>
    </message>
    <message>
        <source>Leaders in your hand</source>
        <translation>Líderes na sua mão</translation>
    </message>
    <message>
        <source>Leaders: people for your city</source>
        <translation>Líderes: pessoas para a sua cidade</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>Olhe adiante</translation>
    </message>
    <message>
        <source>Look at the left edge of the {baths}: a stone. That is the cost. The card can only be built by a city that has stone.</source>
        <translation>Olhe a borda esquerda da carta {baths}: uma pedra. Esse é o custo. Só uma cidade que tem pedra pode construí-la.</translation>
    </message>
    <message>
        <source>Look at the marks above this hand. A link of a chain means that the card is free for you.</source>
        <translation>Olhe os sinais em cima desta mão. O elo de uma cadeia significa que a carta é grátis para você.</translation>
    </message>
    <message>
        <source>Look for a green card with the mark of a chain above it: the {laboratory}.</source>
        <translation>Procure uma carta verde com o sinal de cadeia em cima: {laboratory}.</translation>
    </message>
    <message>
        <source>Masks</source>
        <extracomment>The title of a step of a lesson.</extracomment>
        <translation>Máscaras</translation>
    </message>
    <message>
        <source>Mind the neighbour</source>
        <translation>De olho no vizinho</translation>
    </message>
    <message>
        <source>More or fewer players</source>
        <translation>Mais ou menos jogadores</translation>
    </message>
    <message>
        <source>More resources</source>
        <translation>Mais recursos</translation>
    </message>
    <message>
        <source>More than points</source>
        <translation>Mais que pontos</translation>
    </message>
    <message>
        <source>Most guilds give points for what your neighbours have built. The {traders_guild} gives 1 point for each of their yellow cards.</source>
        <translation>A maioria dos Grêmios dá pontos pelo que seus vizinhos construíram. A carta {traders_guild} dá 1 ponto por cada carta amarela deles.</translation>
    </message>
    <message>
        <source>No leader is wasted</source>
        <translation>Nenhum líder se desperdiça</translation>
    </message>
    <message>
        <source>No more resources</source>
        <translation>Chega de recursos</translation>
    </message>
    <message>
        <source>Not for sale</source>
        <translation>Não está à venda</translation>
    </message>
    <message>
        <source>Not that deck yet: your own is the one on the left.</source>
        <translation>Esse baralho ainda não: o seu é o da esquerda.</translation>
    </message>
    <message>
        <source>Not that one: your cheap clay is for the {guard_tower}.</source>
        <translation>Essa não: o seu barro barato é para a carta {guard_tower}.</translation>
    </message>
    <message>
        <source>Now 1 coin is enough for the clay of the {guard_tower}.</source>
        <translation>Agora 1 moeda basta para o barro da carta {guard_tower}.</translation>
    </message>
    <message>
        <source>Now find some points yourself. Look for a laurel wreath at the top of the cards. A card with a tick above it can be built.</source>
        <translation>Agora encontre pontos por conta própria. Procure uma coroa de louros no topo das cartas. Uma carta com um sinal de certo em cima pode ser construída.</translation>
    </message>
    <message>
        <source>Now it is your turn to decide. You have drawn a card from the pile of the Free City into your hand, and you choose two cards: one for it, one for you.</source>
        <translation>Agora é a sua vez de decidir. Você tirou uma carta do monte da Cidade Livre para a mão e escolhe duas cartas: uma para ela, uma para você.</translation>
    </message>
    <message>
        <source>Now you decide</source>
        <translation>Agora você decide</translation>
    </message>
    <message>
        <source>Now you need a resource other than wood. Look at the two face-up cards.</source>
        <translation>Agora você precisa de um recurso que não seja madeira. Olhe as duas cartas abertas.</translation>
    </message>
    <message>
        <source>On your left and on your right are two other cities. Here the computer plays for them. They are the only ones you will fight and trade with, even at a bigger table.</source>
        <translation>À sua esquerda e à sua direita há duas outras cidades. Aqui o computador joga por elas. É só com as vizinhas que você luta e negocia, mesmo numa mesa maior.</translation>
    </message>
    <message>
        <source>On your turn you take one card from one of three decks: your own on the left, your right neighbour's, or the one in the centre. You can see the top cards on the left and right; the centre is a surprise.</source>
        <translation>Na sua vez você pega uma carta de um de três baralhos: o seu, à esquerda; o do vizinho da direita; ou o do centro. Você vê as cartas do topo à esquerda e à direita; a do centro é surpresa.</translation>
    </message>
    <message>
        <source>One card a turn, from three decks, for the five stages of your wonder.</source>
        <translation>Uma carta por turno, de três baralhos, para os cinco estágios da sua Maravilha.</translation>
    </message>
    <message>
        <source>One card, up close</source>
        <translation>Uma carta, de perto</translation>
    </message>
    <message>
        <source>One for each</source>
        <translation>Uma para cada</translation>
    </message>
    <message>
        <source>One last thing: some blue cards bring the cat. Whoever has it sees the top card of the centre before choosing, and it is worth 2 points at the end. Now you can play.</source>
        <translation>Uma última coisa: algumas cartas azuis trazem o gato. Quem o tem vê a carta de cima do centro antes de escolher, e ele vale 2 pontos no fim. Agora você já pode jogar.</translation>
    </message>
    <message>
        <source>One of each is a set, and a set is worth 7 points. You need the gear, and your {glassworks_age1} pays for the {workshop}. This is the last turn of the Age.</source>
        <translation>Um de cada forma um trio, e um trio vale 7 pontos. Falta a engrenagem, e a sua carta {glassworks_age1} paga a carta {workshop}. Este é o último turno da Era.</translation>
    </message>
    <message>
        <source>One or the other</source>
        <translation>Um ou outro</translation>
    </message>
    <message>
        <source>Only the end is left</source>
        <translation>Só falta o fim</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Outras cartas</translation>
    </message>
    <message>
        <source>Pay coins, or take debts</source>
        <translation>Pague moedas ou fique com dívidas</translation>
    </message>
    <message>
        <source>Pick any card and discard it</source>
        <translation>Escolha qualquer carta e descarte-a</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>Fichas de progresso</translation>
    </message>
    <message>
        <source>Recruit {hammurabi}</source>
        <translation>Recrute {hammurabi}</translation>
    </message>
    <message>
        <source>Red cards</source>
        <translation>Cartas vermelhas</translation>
    </message>
    <message>
        <source>Red cards give shields. Here you see how many you have: none yet.</source>
        <translation>Cartas vermelhas dão escudos. Aqui você vê quantos tem: nenhum ainda.</translation>
    </message>
    <message>
        <source>Resources and trade</source>
        <translation>Recursos e comércio</translation>
    </message>
    <message>
        <source>Resources are not used up. Your city produces its stone again in every turn. What it can do once, it can do each turn.</source>
        <translation>Recursos não se gastam. Sua cidade produz a pedra de novo em cada turno. O que ela pode uma vez, pode em todos os turnos.</translation>
    </message>
    <message>
        <source>Seven kinds of points</source>
        <translation>Sete tipos de pontos</translation>
    </message>
    <message>
        <source>Shields</source>
        <extracomment>The title of a step of a lesson.</extracomment>
        <translation>Escudos</translation>
    </message>
    <message>
        <source>Shields decide the wars at the end of each Age, green symbols grow in value.</source>
        <translation>Escudos decidem as guerras no fim de cada Era; símbolos verdes valem cada vez mais.</translation>
    </message>
    <message>
        <source>So before you pass a hand on, ask two things: what do I need, and what does the player who gets it need? The next lesson is about war and science, where that matters most.</source>
        <translation>Então, antes de passar a mão, pergunte: do que eu preciso, e do que precisa quem vai recebê-la? A próxima lição é sobre guerra e ciência, onde isso mais importa.</translation>
    </message>
    <message>
        <source>So plan your stages: keep one for each Age if the project is worth it, and keep an eye on who else can still join.</source>
        <translation>Então planeje suas etapas: guarde uma para cada Era se o projeto valer a pena, e observe quem mais ainda pode participar.</translation>
    </message>
    <message>
        <source>So you can build the {baths}: 3 points.</source>
        <translation>Então você pode construir a carta {baths}: 3 pontos.</translation>
    </message>
    <message>
        <source>Some limits</source>
        <translation>Alguns limites</translation>
    </message>
    <message>
        <source>Some yellow cards and some stages of wonders produce resources too. Only their own city can use those; nobody can buy them.</source>
        <translation>Algumas cartas amarelas e algumas etapas de Maravilhas também produzem recursos. Só a própria cidade pode usá-los; ninguém pode comprá-los.</translation>
    </message>
    <message>
        <source>Something different</source>
        <translation>Algo diferente</translation>
    </message>
    <message>
        <source>Something nobody sells you</source>
        <translation>Algo que ninguém vende</translation>
    </message>
    <message>
        <source>Sometimes no card suits you, or you would rather that nobody gets one. Any card can be discarded, and the bank gives you 3 coins for it.</source>
        <translation>Às vezes nenhuma carta serve, ou você prefere que ninguém fique com uma delas. Qualquer carta pode ser descartada, e o banco dá 3 moedas por ela.</translation>
    </message>
    <message>
        <source>Stay out of a war, lose coins or take debts, and copy a symbol of a neighbour.</source>
        <translation>Fique fora de uma guerra, perca moedas ou fique com dívidas e copie um símbolo de um vizinho.</translation>
    </message>
    <message>
        <source>Take a progress token</source>
        <translation>Pegue uma ficha de progresso</translation>
    </message>
    <message>
        <source>Take a resource</source>
        <translation>Pegue um recurso</translation>
    </message>
    <message>
        <source>Take a resource that is not wood</source>
        <translation>Pegue um recurso que não seja madeira</translation>
    </message>
    <message>
        <source>Take part in a project, share its reward, or pay for staying away.</source>
        <translation>Participe de um projeto, divida a recompensa ou pague por ficar de fora.</translation>
    </message>
    <message>
        <source>Take the last place</source>
        <translation>Ocupe o último lugar</translation>
    </message>
    <message>
        <source>Take the red card with the horn</source>
        <translation>Pegue a carta vermelha com a buzina</translation>
    </message>
    <message>
        <source>Take the second gear</source>
        <translation>Pegue a segunda engrenagem</translation>
    </message>
    <message>
        <source>Take the top card of your own deck</source>
        <translation>Pegue a carta de cima do seu baralho</translation>
    </message>
    <message>
        <source>That buys nothing. Pick the {stockade} and build it: the wood is bought for you.</source>
        <translation>Isso não compra nada. Escolha a carta {stockade} e construa: o programa paga a madeira por você.</translation>
    </message>
    <message>
        <source>That card is not blue, or you did not build it. Pick a card with a blue top, and build it.</source>
        <translation>Essa carta não é azul, ou não foi construída. Escolha uma carta de topo azul e construa-a.</translation>
    </message>
    <message>
        <source>That does not build the wonder. Pick a card, then press the button with the stage.</source>
        <translation>Isso não constrói a Maravilha. Escolha uma carta e aperte o botão da etapa.</translation>
    </message>
    <message>
        <source>That does not keep you out of the war. Build the {consulate}: you have clay and papyrus for it.</source>
        <translation>Isso não deixa você fora da guerra. Construa a carta {consulate}: você tem o barro e o papiro para ela.</translation>
    </message>
    <message>
        <source>That does not make your right neighbour cheaper. You want the {east_trading_post}.</source>
        <translation>Isso não barateia o vizinho da direita. A carta certa é {east_trading_post}.</translation>
    </message>
    <message>
        <source>That gives you no shield, and the war is near. Build the {barracks}.</source>
        <translation>Isso não traz escudo, e a guerra está perto. Construa a carta {barracks}.</translation>
    </message>
    <message>
        <source>That has no gear. The green card with the gear is the {workshop}.</source>
        <translation>Isso não tem engrenagem. A carta verde com a engrenagem é {workshop}.</translation>
    </message>
    <message>
        <source>That is a fair move, but this time we want coins: pick a card and press the button with the coins.</source>
        <translation>É uma boa jogada, mas desta vez queremos moedas: escolha uma carta e aperte o botão com as moedas.</translation>
    </message>
    <message>
        <source>That is a turn</source>
        <translation>Isso é um turno</translation>
    </message>
    <message>
        <source>That is all. At the end, whichever of you two has more points wins. Watch out for the Free City's shields: it fights both of you.</source>
        <translation>É só isso. No fim, vence quem de vocês dois tiver mais pontos. Cuidado com os escudos da Cidade Livre: ela luta contra os dois.</translation>
    </message>
    <message>
        <source>That is not a gear. It is on top of the deck on the left.</source>
        <translation>Isso não é uma engrenagem. Ela está no topo do baralho da esquerda.</translation>
    </message>
    <message>
        <source>That is not built by a chain. Your {theater} and your {apothecary} make cards of this hand free.</source>
        <translation>Isso não se constrói por uma cadeia. Suas cartas {theater} e {apothecary} tornam cartas desta mão gratuitas.</translation>
    </message>
    <message>
        <source>That is the whole game. Start with an easy computer player, and let the lamp at the table give you hints. Have fun!</source>
        <translation>Esse é o jogo inteiro. Comece contra um computador fácil e deixe que a lâmpada da mesa dê dicas. Divirta-se!</translation>
    </message>
    <message>
        <source>That is worth less now. Nothing in this hand gives as much as the guild.</source>
        <translation>Isso vale menos agora. Nada nesta mão dá tanto quanto o Grêmio.</translation>
    </message>
    <message>
        <source>That was the last pawn, so the Edifice is built at once. Everybody with a pawn gets the reward. This one gives 1 point for each stage of your wonder at the end.</source>
        <translation>Era o último peão, então o Edifício é construído na hora. Quem tem um peão recebe a recompensa. Este dá 1 ponto por etapa da sua Maravilha no fim.</translation>
    </message>
    <message>
        <source>That way you do not take part. Press the button with the stage and the pawn.</source>
        <translation>Assim você não participa. Escolha o botão da etapa com o peão: os dois de uma vez.</translation>
    </message>
    <message>
        <source>The Age ends in two turns, and both neighbours have more shields than you. You would lose on both sides, as in the first Age.</source>
        <translation>A Era acaba em dois turnos, e os dois vizinhos têm mais escudos que você. Você perderia dos dois lados, como na primeira Era.</translation>
    </message>
    <message>
        <source>The Free City discards a card only if it can do nothing else. And a card that a chain makes free for it is built, not thrown away.</source>
        <translation>A Cidade Livre só descarta uma carta se não puder fazer outra coisa. E uma carta que uma cadeia torna grátis para ela se constrói, não se joga fora.</translation>
    </message>
    <message>
        <source>The Free City's points hurt nobody. So give it a card that you do not want the other player to have, such as the {pawnshop}, or a resource that you want to buy.</source>
        <translation>Pontos da Cidade Livre não prejudicam ninguém. Dê a ela uma carta que não quer deixar ao outro jogador, como a carta {pawnshop}, ou um recurso que você quer comprar.</translation>
    </message>
    <message>
        <source>The cat</source>
        <translation>O gato</translation>
    </message>
    <message>
        <source>The chain is for the {temple}: pick that card and build it.</source>
        <translation>A cadeia é da carta {temple}: escolha-a e construa.</translation>
    </message>
    <message>
        <source>The first stage</source>
        <translation>A primeira etapa</translation>
    </message>
    <message>
        <source>The game has three parts, called Ages. Each Age has six turns. Up here you see which Age and which turn it is.</source>
        <translation>A partida tem três partes, chamadas Eras. Cada Era tem seis turnos. Aqui em cima você vê qual é a Era e qual é o turno.</translation>
    </message>
    <message>
        <source>The goal and a turn</source>
        <translation>O objetivo e um turno</translation>
    </message>
    <message>
        <source>The hands are swapped</source>
        <translation>As mãos são trocadas</translation>
    </message>
    <message>
        <source>The hands move on</source>
        <translation>As mãos passam adiante</translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>O último turno</translation>
    </message>
    <message>
        <source>The last two turns of a match, and how all the points are counted.</source>
        <translation>Os dois últimos turnos de uma partida, e como se contam todos os pontos.</translation>
    </message>
    <message>
        <source>The last war has been fought, and the match is over. Here is how every city did: a column for each, a row for each kind of points.</source>
        <translation>A última guerra terminou, e a partida também. Aqui está como foi cada cidade: uma coluna para cada uma, uma linha para cada tipo de pontos.</translation>
    </message>
    <message>
        <source>The neighbour cannot refuse, and keeps the wood too: you only pay to use it.</source>
        <translation>O vizinho não pode recusar, e também fica com a madeira: você só paga para usá-la.</translation>
    </message>
    <message>
        <source>The neighbour has your 2 coins now. If both neighbours sell what you need, you choose which one to pay. Nobody can buy from a city farther away.</source>
        <translation>Suas 2 moedas agora estão com o vizinho. Se os dois vendem aquilo de que você precisa, você escolhe a quem pagar. Ninguém pode comprar de uma cidade mais distante.</translation>
    </message>
    <message>
        <source>The neighbours sell wood, clay and papyrus. Find a brown or grey card that produces something else.</source>
        <translation>Os vizinhos vendem madeira, barro e papiro. Encontre uma carta marrom ou cinza que produza outra coisa.</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>No sentido contrário</translation>
    </message>
    <message>
        <source>The project of this Age</source>
        <translation>O projeto desta Era</translation>
    </message>
    <message>
        <source>The same symbol again</source>
        <translation>O mesmo símbolo de novo</translation>
    </message>
    <message>
        <source>The score sheet</source>
        <translation>A folha de pontuação</translation>
    </message>
    <message>
        <source>The second Age</source>
        <translation>A segunda Era</translation>
    </message>
    <message>
        <source>The second gear</source>
        <translation>A segunda engrenagem</translation>
    </message>
    <message>
        <source>The stage is built, and the two cards are gone. The next stage needs two that are alike, the third needs three that are different, and so on.</source>
        <translation>O estágio está construído, e as duas cartas se foram. O próximo pede dois iguais, o terceiro três diferentes, e assim por diante.</translation>
    </message>
    <message>
        <source>The stone is still there</source>
        <translation>A pedra continua lá</translation>
    </message>
    <message>
        <source>The third Age</source>
        <translation>A terceira Era</translation>
    </message>
    <message>
        <source>The war is over</source>
        <translation>A guerra acabou</translation>
    </message>
    <message>
        <source>The {altar} costs nothing. Click the card to pick it. Then click the button that builds it.</source>
        <translation>A carta {altar} não custa nada. Clique nela para escolhê-la. Depois clique no botão que a constrói.</translation>
    </message>
    <message>
        <source>The {aqueduct} costs three stone, and you produce two. {hammurabi} saves the third one, so you need not buy it.</source>
        <translation>A carta {aqueduct} custa três pedras, e você produz duas. {hammurabi} poupa a terceira, e não é preciso comprá-la.</translation>
    </message>
    <message>
        <source>The {consulate} is worth 2 points and brings a diplomacy token: your city stays out of the next conflict, so you need no shields for it.</source>
        <translation>A carta {consulate} vale 2 pontos e traz um marcador de diplomacia: sua cidade fica fora do próximo conflito, e você não precisa de escudos para ele.</translation>
    </message>
    <message>
        <source>The {stockade} costs wood, and you have none. But your right neighbour has some. Above the card you see what it would cost: 2 coins for a resource, paid to that neighbour.</source>
        <translation>A carta {stockade} custa madeira, e você não tem. Mas o vizinho da direita tem. Em cima da carta você vê quanto custaria: 2 moedas por um recurso, pagas a esse vizinho.</translation>
    </message>
    <message>
        <source>The {temple} costs wood, clay and glass. But the mark above it says you get it for free, because you have the {altar}. That is called a chain.</source>
        <translation>A carta {temple} custa madeira, barro e vidro. Mas o sinal em cima diz que ela sai de graça, porque você tem a carta {altar}. Isso se chama cadeia.</translation>
    </message>
    <message>
        <source>The {timber_yard} produces stone or wood: one of the two in each turn, as you need it, never both. And like some other brown cards it costs a coin.</source>
        <translation>A carta {timber_yard} produz pedra ou madeira: um dos dois em cada turno, conforme você precisa, nunca os dois. E, como algumas outras cartas marrons, ela custa uma moeda.</translation>
    </message>
    <message>
        <source>The {town_hall} is worth 6 points. It costs two stone, and you have one: your right neighbour sells the other.</source>
        <translation>A carta {town_hall} vale 6 pontos. Ela custa duas pedras, e você tem uma: o vizinho da direita vende a outra.</translation>
    </message>
    <message>
        <source>The {walls} cost three stone: too expensive for you, but useful to a neighbour. Bury them under the stage.</source>
        <translation>A carta {walls} custa três pedras: é cara demais para você e boa para um vizinho. Esconda-a sob a etapa.</translation>
    </message>
    <message>
        <source>There are 3 conflict tokens with two or three players, 4 with four, 5 with five, and 6 with six or seven. With two players, more shields win one token, twice as many win two.</source>
        <translation>Há 3 fichas de conflito com dois ou três jogadores, 4 com quatro, 5 com cinco e 6 com seis ou sete. Com dois jogadores, mais escudos ganham uma ficha; o dobro ganha duas.</translation>
    </message>
    <message>
        <source>There is another gear on your own deck.</source>
        <translation>Há outra engrenagem no seu baralho.</translation>
    </message>
    <message>
        <source>There is no horn on that one. Take the red card from the deck on the right.</source>
        <translation>Nessa não há buzina. Pegue a carta vermelha do baralho da direita.</translation>
    </message>
    <message>
        <source>These cards are your hand. Only you can see them. In each turn you use one of them.</source>
        <translation>Estas cartas são a sua mão. Só você as vê. Em cada turno você usa uma delas.</translation>
    </message>
    <message>
        <source>This hand is new to you. After each turn everybody passes the cards that are left to a neighbour. In the first Age they go to the left. What you do not take, somebody else may.</source>
        <translation>Esta mão é nova para você. Depois de cada turno, todos passam as cartas que sobraram a um vizinho. Na primeira Era elas vão para a esquerda. O que você não pega, outro pode pegar.</translation>
    </message>
    <message>
        <source>This is the third thing you can do with a card: build a stage of your wonder. Here are your stages, each with its cost on the left and what it gives on the right.</source>
        <translation>Esta é a terceira coisa que se faz com uma carta: construir uma etapa da Maravilha. Aqui estão as suas etapas, cada uma com o custo à esquerda e o que dá à direita.</translation>
    </message>
    <message>
        <source>This is the {altar}. At its top you see what it gives: a laurel wreath with 2 in it means 2 points. Blue cards give points, and nothing else.</source>
        <translation>Esta é a carta {altar}. No topo está o que ela dá: uma coroa de louros com um 2 significa 2 pontos. Cartas azuis dão pontos, e mais nada.</translation>
    </message>
    <message>
        <source>Three Ages, six turns each</source>
        <translation>Três Eras de seis turnos</translation>
    </message>
    <message>
        <source>Three decks</source>
        <translation>Três baralhos</translation>
    </message>
    <message>
        <source>Three of them are face up. Each helps you for the rest of the game: with extra cards, cheaper stages, shields or points.</source>
        <translation>Três delas estão abertas. Cada uma ajuda pelo resto da partida: com cartas extras, estágios mais baratos, escudos ou pontos.</translation>
    </message>
    <message>
        <source>Three projects</source>
        <translation>Três projetos</translation>
    </message>
    <message>
        <source>Try {hammurabi} this time: pick him, then the button to recruit.</source>
        <translation>Desta vez experimente {hammurabi}: escolha-o e depois o botão de recrutar.</translation>
    </message>
    <message>
        <source>Two can play</source>
        <translation>A dois também é bom</translation>
    </message>
    <message>
        <source>Two cards are left. One you use, the other is discarded. Which one gives more points to you?</source>
        <translation>Restam duas cartas. Uma você usa, a outra é descartada. Qual dá mais pontos a você?</translation>
    </message>
    <message>
        <source>Two different resources: enough for the first stage. If you can pay for a stage, you must build it at once.</source>
        <translation>Dois recursos diferentes: o bastante para o primeiro estágio. Quem pode pagar um estágio tem de construí-lo na hora.</translation>
    </message>
    <message>
        <source>Two players and the Free City</source>
        <translation>Dois jogadores e a Cidade Livre</translation>
    </message>
    <message>
        <source>Two roads</source>
        <translation>Dois caminhos</translation>
    </message>
    <message>
        <source>Two sides</source>
        <translation>Dois lados</translation>
    </message>
    <message>
        <source>Two turns are left in the whole match. This is your city: resources, points, shields, and two stages of your wonder.</source>
        <translation>Faltam dois turnos para o fim da partida. Esta é a sua cidade: recursos, pontos, escudos e duas etapas da Maravilha.</translation>
    </message>
    <message>
        <source>Two victories</source>
        <translation>Duas vitórias</translation>
    </message>
    <message>
        <source>Two wonders come with Cities, {city_petra} and {city_byzantium}. When you set up a match, you may allow the wonders of each box one by one, those of the Wonder Pack, too.</source>
        <translation>Com Cidades vêm duas Maravilhas, {city_petra} e {city_byzantium}. Ao preparar uma partida, você pode permitir uma a uma as Maravilhas de cada caixa, também as do Wonder Pack.</translation>
    </message>
    <message>
        <source>Use a leader before an Age: recruit one, and let it save you a resource.</source>
        <translation>Use um líder antes de uma Era: recrute um e deixe que ele poupe um recurso.</translation>
    </message>
    <message>
        <source>War and science</source>
        <translation>Guerra e ciência</translation>
    </message>
    <message>
        <source>War is near</source>
        <translation>A guerra está perto</translation>
    </message>
    <message>
        <source>War without you</source>
        <translation>A guerra sem você</translation>
    </message>
    <message>
        <source>War, coins (1 point for every 3), the wonder, blue cards, yellow cards, guilds and science. All are added up, and the highest total wins. On a tie, the one with more coins wins.</source>
        <translation>Guerra, moedas (1 ponto por cada 3), a Maravilha, cartas azuis, cartas amarelas, Grêmios e ciência. Soma-se tudo, e o maior total vence. No empate, vence quem tem mais moedas.</translation>
    </message>
    <message>
        <source>We are in the second Age now. You have built five cards. The cards of this Age are stronger, and they cost more.</source>
        <translation>Agora estamos na segunda Era. Você construiu cinco cartas. As cartas desta Era são mais fortes e custam mais.</translation>
    </message>
    <message>
        <source>Welcome! You lead a small city long ago. This is it: {city_giza}, with room for everything you will build.</source>
        <translation>Boas-vindas! Você governa uma pequena cidade da Antiguidade. É esta: {city_giza}, com espaço para tudo o que você vai construir.</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Muito bem</translation>
    </message>
    <message>
        <source>What a card costs</source>
        <translation>O que uma carta custa</translation>
    </message>
    <message>
        <source>What cards cost, how your city pays, and what neighbours sell you.</source>
        <translation>O que as cartas custam, como sua cidade paga e o que os vizinhos vendem.</translation>
    </message>
    <message>
        <source>What he saves</source>
        <translation>O que ele poupa</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Quanto vale</translation>
    </message>
    <message>
        <source>What made the difference?</source>
        <translation>O que fez a diferença?</translation>
    </message>
    <message>
        <source>What the neighbours sell</source>
        <translation>O que os vizinhos vendem</translation>
    </message>
    <message>
        <source>What your city produces</source>
        <translation>O que sua cidade produz</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Quando acaba</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Qual carta?</translation>
    </message>
    <message>
        <source>Which side?</source>
        <translation>Qual lado?</translation>
    </message>
    <message>
        <source>Who decides?</source>
        <translation>Quem decide?</translation>
    </message>
    <message>
        <source>Whoever has more shields wins a token: 1 point in the first Age, 3 in the second, 5 in the third. Whoever has fewer takes a token of minus 1. With equal shields nothing happens.</source>
        <translation>Quem tem mais escudos ganha um marcador: 1 ponto na primeira Era, 3 na segunda, 5 na terceira. Quem tem menos recebe um marcador de menos 1. Com escudos iguais, nada acontece.</translation>
    </message>
    <message>
        <source>Whoever has no coins</source>
        <translation>Quem não tem moedas</translation>
    </message>
    <message>
        <source>With this expansion all cities build together. There is one project in each Age, and you see all three from the start.</source>
        <translation>Com esta expansão todas as cidades constroem juntas. Há um projeto em cada Era, e você vê os três desde o começo.</translation>
    </message>
    <message>
        <source>With two players there is a third city, and you take turns deciding for it.</source>
        <translation>Com dois jogadores há uma terceira cidade, e os dois decidem por ela alternadamente.</translation>
    </message>
    <message>
        <source>With two players, there is a third city between you: the Free City. Nobody owns it.</source>
        <translation>Com dois jogadores, há uma terceira cidade entre vocês: a Cidade Livre. Ela não é de ninguém.</translation>
    </message>
    <message>
        <source>Wonders, chains, passing hands</source>
        <translation>Maravilhas, cadeias, passar as mãos</translation>
    </message>
    <message>
        <source>Yellow cards are about trade. A trading post lets you buy wood, stone, ore and clay for 1 coin from one side. An arrow shows which side.</source>
        <translation>Cartas amarelas tratam de comércio. Com uma casa de comércio você compra madeira, pedra, minério e barro por 1 moeda de um dos lados. Uma seta mostra qual lado.</translation>
    </message>
    <message>
        <source>Yellow cards are coins: a coin counts as any resource. Blue cards are worth points by themselves. Green and red ones come in the next lesson.</source>
        <translation>Cartas amarelas são moedas: uma moeda vale por qualquer recurso. Cartas azuis valem pontos por si só. As verdes e vermelhas vêm na próxima lição.</translation>
    </message>
    <message>
        <source>You can buy from it, and you fight against it at the end of an Age, as with any neighbour. It has points too, but it cannot win.</source>
        <translation>Você pode comprar dela e luta contra ela no fim de uma Era, como com qualquer vizinha. Ela também tem pontos, mas não pode vencer.</translation>
    </message>
    <message>
        <source>You can buy that from a neighbour, or it is not a resource. Nobody next to you has ore or glass.</source>
        <translation>Isso um vizinho já vende, ou não é um recurso. Minério e vidro ninguém perto de você tem.</translation>
    </message>
    <message>
        <source>You can get more points: build the {town_hall} and buy the stone you are missing.</source>
        <translation>Dá para ganhar mais pontos: construa a carta {town_hall} e compre a pedra que falta.</translation>
    </message>
    <message>
        <source>You can pay</source>
        <translation>Você pode pagar</translation>
    </message>
    <message>
        <source>You can play</source>
        <translation>Você já sabe jogar</translation>
    </message>
    <message>
        <source>You can trade</source>
        <translation>Você já sabe negociar</translation>
    </message>
    <message>
        <source>You did not have to wait. All players choose a card in secret, then all turn theirs over together. So a turn takes no longer with seven players than with three.</source>
        <translation>Você não precisou esperar. Todos escolhem uma carta em segredo e a revelam juntos. Por isso um turno não demora mais com sete jogadores do que com três.</translation>
    </message>
    <message>
        <source>You do not need that resource. The stone is on the deck on the right.</source>
        <translation>Esse recurso não falta a você. A pedra está no baralho da direita.</translation>
    </message>
    <message>
        <source>You had more shields than each neighbour: two tokens of 3 points. Nobody loses points. Red cards with a horn are discarded after a battle, the others stay.</source>
        <translation>Você tinha mais escudos que cada vizinho: dois marcadores de 3 pontos. Ninguém perde pontos. Cartas vermelhas com buzina são descartadas depois da batalha; as outras ficam.</translation>
    </message>
    <message>
        <source>You have 3 coins more than before. Coins that you get in a turn can be spent from the next turn on. The discarded card is face down, so nobody knows which it was.</source>
        <translation>Você tem 3 moedas a mais que antes. As moedas que você ganha num turno podem ser gastas a partir do próximo. A carta descartada fica virada para baixo, então ninguém sabe qual era.</translation>
    </message>
    <message>
        <source>You have one shield, your neighbours have none. The red card on the right has a horn: take it, and the battle comes while you are ahead.</source>
        <translation>Você tem um escudo; os vizinhos, nenhum. A carta vermelha à direita tem uma buzina: pegue-a, e a batalha vem enquanto você está na frente.</translation>
    </message>
    <message>
        <source>You know nearly everything now. The last lesson of the base game shows the third Age and how the points are counted.</source>
        <translation>Agora você sabe quase tudo. A última lição do jogo base mostra a terceira Era e como se contam os pontos.</translation>
    </message>
    <message>
        <source>You know what a turn is. There is a third thing to do with a card: use it to build your wonder. But first you should know what things cost. The next lesson shows you.</source>
        <translation>Você já sabe o que é um turno. Há uma terceira coisa a fazer com uma carta: usá-la para construir a sua Maravilha. Mas antes convém saber o que as coisas custam. A próxima lição mostra.</translation>
    </message>
    <message>
        <source>You may pick one of two black cards in the last turn of the Age. One has shields, the other one a mask, which completes a set of three symbols: 7 points more.</source>
        <translation>No último turno da Era você escolhe entre duas cartas pretas. Uma tem escudos; a outra, uma máscara, que completa um conjunto de três símbolos: 7 pontos a mais.</translation>
    </message>
    <message>
        <source>You need coins for a leader now: discard the {west_trading_post} for 3.</source>
        <translation>Agora você precisa de moedas para um líder: descarte a carta {west_trading_post} por 3.</translation>
    </message>
    <message>
        <source>You pay with the two gears, and now you must take a token. Point at one to read what it does, and take the one that you like. You may also take the unseen one on top of the pile.</source>
        <translation>Você paga com as duas engrenagens e agora tem de pegar uma ficha. Aponte para uma para ler o que faz e pegue a que preferir. Também pode pegar a oculta no topo da pilha.</translation>
    </message>
    <message>
        <source>You put a card face down under the stage. Any card will do: you do not pay its own cost, and it gives you nothing. So use one that is no use to you, or one that you do not want others to have.</source>
        <translation>Você põe uma carta virada para baixo sob a etapa. Qualquer uma serve: você não paga o custo dela, e ela não dá nada. Use uma de que não precisa, ou uma que não quer deixar para os outros.</translation>
    </message>
    <message>
        <source>You stay out of this war anyway. Build the {band_of_spies}: the gear on your left completes your set.</source>
        <translation>Você já está fora desta guerra. Construa a carta {band_of_spies}: a engrenagem à sua esquerda completa o conjunto.</translation>
    </message>
    <message>
        <source>You take part when you build a stage of your wonder: you pay the project's price along with it. You can take part only once in each Age.</source>
        <translation>Você participa ao construir uma etapa da Maravilha: paga junto o preço do projeto. Só dá para participar uma vez em cada Era.</translation>
    </message>
    <message>
        <source>You take turns. Here you see whose turn it is. In this turn the other player decides for the Free City; you choose only your own card.</source>
        <translation>Vocês se alternam. Aqui se vê de quem é a vez. Neste turno o outro jogador decide pela Cidade Livre; você só escolhe a sua carta.</translation>
    </message>
    <message>
        <source>You use three of your four leaders; the last one leaves the game. Some, such as {plato}, only score at the end: recruit them once you know that your city suits them.</source>
        <translation>Você usa três dos seus quatro líderes; o último sai do jogo. Alguns, como {plato}, só pontuam no final: recrute-os quando souber que sua cidade combina com eles.</translation>
    </message>
    <message>
        <source>You won on the left: 1 point for you, minus 1 for them. On the right it was a tie. Shields are not used up: they count again at the end of the next Age.</source>
        <translation>Você venceu à esquerda: 1 ponto para você, menos 1 para eles. À direita houve empate. Escudos não se gastam: contam de novo no fim da próxima Era.</translation>
    </message>
    <message>
        <source>Your best card</source>
        <translation>Sua melhor carta</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Você escolhe</translation>
    </message>
    <message>
        <source>Your city</source>
        <translation>Sua cidade</translation>
    </message>
    <message>
        <source>Your first card</source>
        <translation>Sua primeira carta</translation>
    </message>
    <message>
        <source>Your first stage costs 2 stone and gives 3 points. {city_giza} produces one stone, your {stone_pit} another. So you can pay.</source>
        <translation>Sua primeira etapa custa 2 pedras e dá 3 pontos. {city_giza} produz uma pedra, a carta {stone_pit} outra. Então você pode pagar.</translation>
    </message>
    <message>
        <source>Your first stage costs two stone, and you have them. The project costs 1 coin more. Pick a card that you can spare, then the button for the stage with the pawn.</source>
        <translation>Sua primeira etapa custa duas pedras, e você as tem. O projeto custa mais 1 moeda. Escolha uma carta que possa dispensar e depois o botão da etapa com o peão.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Sua mão</translation>
    </message>
    <message>
        <source>Your last coin</source>
        <translation>Sua última moeda</translation>
    </message>
    <message>
        <source>Your left neighbour built the {lair}: all others lose 2 coins. Each coin that you do not pay becomes a debt, and a debt is 1 point less.</source>
        <translation>Seu vizinho da esquerda construiu a carta {lair}: os outros perdem 2 moedas. Cada moeda não paga vira uma dívida: 1 ponto a menos.</translation>
    </message>
    <message>
        <source>Your neighbours</source>
        <translation>Seus vizinhos</translation>
    </message>
    <message>
        <source>Your neighbours met each other: a victory for the one, a defeat for the other, and nothing for you. Your diplomacy token is spent, so the next war counts for you again.</source>
        <translation>Seus vizinhos se enfrentaram: uma vitória para um, uma derrota para o outro e nada para você. Seu marcador de diplomacia foi gasto; a próxima guerra volta a valer para você.</translation>
    </message>
    <message>
        <source>Your pick</source>
        <translation>Sua escolha</translation>
    </message>
    <message>
        <source>Your right neighbour had no coin left when the {lair} was built and took two debts. They are red beside the coins: 2 points less, and nobody can pay them back. So keep a few coins in a game with Cities.</source>
        <translation>Seu vizinho da direita não tinha mais moedas quando a carta {lair} foi construída e ficou com duas dívidas. Elas estão em vermelho ao lado das moedas: 2 pontos a menos, e não há como quitá-las. Por isso, com Cidades, guarde algumas moedas.</translation>
    </message>
    <message>
        <source>Your right neighbour has six yellow cards, the left one has one. That makes 7 points, and your city has glass, loom and papyrus.</source>
        <translation>O vizinho da direita tem seis cartas amarelas, o da esquerda tem uma. São 7 pontos, e sua cidade tem vidro, tecido e papiro.</translation>
    </message>
    <message>
        <source>Your right neighbour sells wood and clay, your left one none of the four. Look for the arrow that points to the right.</source>
        <translation>O vizinho da direita vende madeira e barro; o da esquerda, nada disso. Procure a seta que aponta para a direita.</translation>
    </message>
    <message>
        <source>Your wonder</source>
        <translation>Sua Maravilha</translation>
    </message>
    <message>
        <source>Your {altar} is part of your city now, and its 2 points are yours until the end. But no city may build the same structure twice.</source>
        <translation>A carta {altar} faz parte da sua cidade agora, e os 2 pontos são seus até o fim. Mas nenhuma cidade pode construir a mesma estrutura duas vezes.</translation>
    </message>
    <message>
        <source>Your {ore_vein} pays for the {barracks}. One shield makes you equal on the right, and puts you ahead on the left.</source>
        <translation>A sua carta {ore_vein} paga a carta {barracks}. Com um escudo você empata à direita e passa à frente à esquerda.</translation>
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
            <numerusform>%n de {count} lições concluída</numerusform>
            <numerusform>%n de {count} lições concluídas</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button: what a press does. Done ends the last step of a lesson.</extracomment>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button: what a press does. Done ends the last step of a lesson.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A button: what a press does. Done ends the last step of a lesson.</extracomment>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Desde o começo</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jogar</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>A button: what a press does. Done ends the last step of a lesson.</extracomment>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>The title of the list of lessons.</extracomment>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>A button: what a press does. Done ends the last step of a lesson.</extracomment>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Próxima lição</translation>
    </message>
    <message>
        <source>Not yet: read on first, with the button or Enter.</source>
        <translation>Ainda não: leia primeiro até o fim, com o botão ou com Enter.</translation>
    </message>
    <message>
        <source>Now you</source>
        <translation>Agora você</translation>
    </message>
    <message>
        <source>Repeat it</source>
        <translation>Fazer de novo</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>A button: what a press does. Done ends the last step of a lesson.</extracomment>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Well done: {lesson}</source>
        <translation>Muito bem: {lesson}</translation>
    </message>
    <message>
        <source>You have learned</source>
        <translation>Você aprendeu</translation>
    </message>
    <message>
        <source>begun: step {number} of {count}</source>
        <translation>começada: passo {number} de {count}</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>A lesson that has been finished; feminine where 'lesson' is.</extracomment>
        <translation>feita</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>passo {number} de {count}</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>At random</source>
        <translation>Ao acaso</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>The temperament of a computer player: what it likes to build. Masculine where it has to be.</extracomment>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>A level of a computer player, from the weakest to the strongest; a noun or an adjective, masculine where it has to be.</extracomment>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>The temperament of a computer player: what it likes to build. Masculine where it has to be.</extracomment>
        <translation>Construtor</translation>
    </message>
    <message>
        <source>Builds what it can; ignores armies and other players' plans.</source>
        <translation>Constrói o que pode e não repara nos exércitos nem nos planos dos outros.</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Por regras</translation>
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
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Goes for whatever brings the most points.</source>
        <translation>Prefere o que dá mais pontos.</translation>
    </message>
    <message>
        <source>Knows the game well but slips now and then.</source>
        <translation>Conhece bem o jogo e só falha de vez em quando.</translation>
    </message>
    <message>
        <source>Learned by playing against itself; makes no slips.</source>
        <translation>Aprendeu jogando contra si mesmo e não se distrai.</translation>
    </message>
    <message>
        <source>Like Expert, but also thinks ahead.</source>
        <translation>Como o Especialista, mas calcula as próximas jogadas antes de jogar.</translation>
    </message>
    <message>
        <source>Likes conflicts.</source>
        <translation>Gosta de conflitos.</translation>
    </message>
    <message>
        <source>Likes its wonder and civilian structures.</source>
        <translation>Gosta da sua Maravilha e de estruturas civis.</translation>
    </message>
    <message>
        <source>Likes progress tokens that score.</source>
        <translation>Gosta de fichas de progresso que valem pontos.</translation>
    </message>
    <message>
        <source>Likes science.</source>
        <translation>Gosta de ciência.</translation>
    </message>
    <message>
        <source>Likes to build its wonder.</source>
        <translation>Gosta de construir a sua Maravilha.</translation>
    </message>
    <message>
        <source>Likes trade and coins.</source>
        <translation>Gosta de comércio e de moedas.</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>A level of a computer player, from the weakest to the strongest; a noun or an adjective, masculine where it has to be.</extracomment>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>The temperament of a computer player: what it likes to build. Masculine where it has to be.</extracomment>
        <translation>Mercador</translation>
    </message>
    <message>
        <source>Plays at random.</source>
        <translation>Joga ao acaso.</translation>
    </message>
    <message>
        <source>Plays by fixed rules.</source>
        <translation>Joga por regras fixas.</translation>
    </message>
    <message>
        <source>Plays for fun: many choices are not the best.</source>
        <translation>Joga por diversão: muitas vezes não escolhe o melhor.</translation>
    </message>
    <message>
        <source>Scholar</source>
        <extracomment>The temperament of a computer player: what it likes to build. Masculine where it has to be.</extracomment>
        <translation>Cientista</translation>
    </message>
    <message>
        <source>Scores about {points} points and builds {stages} stages per game.</source>
        <translation>Em média, {points} pontos e {stages} estágios da Maravilha por partida.</translation>
    </message>
    <message>
        <source>Scores about {points} points and builds {stages} wonder stages per game.</source>
        <translation>Em média, {points} pontos e {stages} etapas da Maravilha por partida.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <extracomment>A level of a computer player, from the weakest to the strongest; a noun or an adjective, masculine where it has to be.</extracomment>
        <translation>Experiente</translation>
    </message>
    <message>
        <source>The computer players have not learned this kind of match: at every level they play by the same fixed rules.</source>
        <translation>Os jogadores controlados pelo computador não aprenderam este tipo de partida: em todos os níveis, jogam pelas mesmas regras fixas.</translation>
    </message>
    <message>
        <source>Wins {win} of 100 games against three {level} players; an equal player would win 25.</source>
        <translation>Vence {win} de 100 partidas contra três de nível {level}; entre iguais seriam 25.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Battle: nobody wins</source>
        <translation>Batalha: ninguém vence</translation>
    </message>
    <message>
        <source>Battle: {names}</source>
        <translation>Batalha: {names}</translation>
    </message>
    <message>
        <source>Hands went to the left</source>
        <translation>As mãos passaram para a esquerda</translation>
    </message>
    <message>
        <source>Hands went to the right</source>
        <translation>As mãos passaram para a direita</translation>
    </message>
    <message>
        <source>Hands were swapped across the Border</source>
        <translation>As mãos foram trocadas pela Fronteira</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Drawn before a sentence of the log, in place of a name: 'You built Baths'. Choose a word that takes the verb forms of a name.</extracomment>
        <translation>Você</translation>
    </message>
    <message>
        <source>beat {name}, {own} to {other}: +{victory} and −1</source>
        <translation>venceu {name} por {own} a {other}: +{victory} e −1</translation>
    </message>
    <message>
        <source>built stage {number}</source>
        <translation>construiu a etapa {number}</translation>
    </message>
    <message>
        <source>built stage {number}</source>
        <comment>Architects</comment>
        <translation>construiu o estágio {number}</translation>
    </message>
    <message>
        <source>built {card}</source>
        <translation>construiu {card}</translation>
    </message>
    <message>
        <source>built {card} by a chain</source>
        <translation>construiu {card} em cadeia</translation>
    </message>
    <message>
        <source>built {card} for free</source>
        <translation>construiu {card} de graça</translation>
    </message>
    <message>
        <source>built {card} for free: {why}</source>
        <translation>construiu {card} de graça: {why}</translation>
    </message>
    <message>
        <source>built {card} from the discards</source>
        <translation>construiu {card} do descarte</translation>
    </message>
    <message numerus="yes">
        <source>discarded a card for %n coin(s)</source>
        <translation>
            <numerusform>descartou uma carta por %n moeda</numerusform>
            <numerusform>descartou uma carta por %n moedas</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded green cards without a token</source>
        <translation>descartou cartas verdes sem ganhar ficha</translation>
    </message>
    <message>
        <source>drew from the pile</source>
        <translation>tirou uma carta do monte</translation>
    </message>
    <message>
        <source>found no card to take</source>
        <translation>não encontrou carta para pegar</translation>
    </message>
    <message numerus="yes">
        <source>gained %n coin(s) from the wonder</source>
        <translation>
            <numerusform>recebeu %n moeda da Maravilha</numerusform>
            <numerusform>recebeu %n moedas da Maravilha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gained %n coin(s) from {card}</source>
        <translation>
            <numerusform>recebeu %n moeda: {card}</numerusform>
            <numerusform>recebeu %n moedas: {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>got the cat</source>
        <translation>ficou com o gato</translation>
    </message>
    <message>
        <source>kept {card}</source>
        <translation>ficou com {card}</translation>
    </message>
    <message numerus="yes">
        <source>looked through %n card(s)</source>
        <translation>
            <numerusform>examinou %n carta</numerusform>
            <numerusform>examinou %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>may play the seventh card</source>
        <translation>pode jogar a sétima carta</translation>
    </message>
    <message>
        <source>saw with the cat: {card}</source>
        <translation>viu com o gato: {card}</translation>
    </message>
    <message>
        <source>tied with {name}, {own} to {other}</source>
        <translation>empatou com {name}, {own} a {other}</translation>
    </message>
    <message>
        <source>took an extra card: {card}</source>
        <translation>pegou mais uma: {card}</translation>
    </message>
    <message>
        <source>took nothing from the discards</source>
        <translation>não pegou nada do descarte</translation>
    </message>
    <message>
        <source>took the progress token {token}</source>
        <translation>pegou a ficha de progresso {token}</translation>
    </message>
    <message>
        <source>took {card}</source>
        <translation>pegou {card}</translation>
    </message>
    <message>
        <source>took {card} from the centre</source>
        <translation>pegou do centro: {card}</translation>
    </message>
    <message numerus="yes">
        <source>turned %n conflict token(s)</source>
        <translation>
            <numerusform>virou %n ficha de conflito</numerusform>
            <numerusform>virou %n fichas de conflito</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won with %n point(s)</source>
        <translation>
            <numerusform>venceu com %n ponto</numerusform>
            <numerusform>venceu com %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>you</source>
        <comment>as in: Ana beat you</comment>
        <translation>você</translation>
    </message>
    <message>
        <source>{age} begins</source>
        <translation>Começa a {age}</translation>
    </message>
    <message numerus="yes">
        <source>{deed} for %n coin(s)</source>
        <translation>
            <numerusform>{deed} por %n moeda</numerusform>
            <numerusform>{deed} por %n moedas</numerusform>
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
            <numerusform>{names} dividem a vitória com %n ponto</numerusform>
            <numerusform>{names} dividem a vitória com %n pontos</numerusform>
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
        <translation>manual/pt-BR</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>2 to 7 players can play.</source>
        <translation>Podem jogar de 2 a 7 pessoas.</translation>
    </message>
    <message>
        <source>A chain makes this free: the Free City must build it.</source>
        <translation>A cadeia deixa esta carta grátis: a Cidade Livre tem de construí-la.</translation>
    </message>
    <message>
        <source>A match can be reviewed once it is over.</source>
        <translation>Uma partida só pode ser analisada depois de terminar.</translation>
    </message>
    <message>
        <source>An expansion you chose does not work with this edition.</source>
        <translation>Uma expansão escolhida não combina com esta edição.</translation>
    </message>
    <message>
        <source>BG Stats does not know this game.</source>
        <translation>O BG Stats não conhece este jogo.</translation>
    </message>
    <message>
        <source>Cities is for 3 to 8 players.</source>
        <translation>Cidades é para 3 a 8 jogadores.</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fechar este aviso</translation>
    </message>
    <message>
        <source>Edifice is for 3 to 7 players.</source>
        <translation>A expansão Edifícios é para 3 a 7 jogadores.</translation>
    </message>
    <message>
        <source>Everyone has chosen: the cards are played.</source>
        <translation>Todos escolheram: as cartas já foram jogadas.</translation>
    </message>
    <message>
        <source>Leaders is for 2 to 7 players.</source>
        <translation>A expansão Líderes é para 2 a 7 jogadores.</translation>
    </message>
    <message>
        <source>No wonder can be played twice.</source>
        <translation>Nenhuma Maravilha pode ser usada duas vezes.</translation>
    </message>
    <message>
        <source>Nothing else was possible: {plan}</source>
        <translation>Nada mais era possível: {plan}</translation>
    </message>
    <message>
        <source>Only a finished match that was dealt by its seed can be played again.</source>
        <translation>Só uma partida terminada, distribuída pela semente, pode ser jogada de novo.</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>Abrindo {file}…</translation>
    </message>
    <message>
        <source>Page to print</source>
        <translation>Página para impressão</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>A kind of file in the dialog that saves it.</extracomment>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Salvar como arquivo</translation>
    </message>
    <message numerus="yes">
        <source>Saved as {file}, and %n more file(s) beside it.</source>
        <translation>
            <numerusform>Salvo como {file}, e mais %n arquivo ao lado.</numerusform>
            <numerusform>Salvo como {file}, e mais %n arquivos ao lado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvo como {file}.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values ({error}).</source>
        <translation>Não foi possível ler algumas opções, que ficam com o valor padrão ({error}).</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A kind of file in the dialog that saves it.</extracomment>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>A kind of file in the dialog that saves it.</extracomment>
        <translation>Texto</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Isso não é possível agora.</translation>
    </message>
    <message>
        <source>That structure is already in the city.</source>
        <translation>Essa estrutura já está na cidade.</translation>
    </message>
    <message>
        <source>The Free City cannot have this wonder.</source>
        <translation>A Cidade Livre não pode ter esta Maravilha.</translation>
    </message>
    <message>
        <source>The Free City discards a card only when it can do nothing else with any.</source>
        <translation>A Cidade Livre só descarta uma carta quando não pode fazer mais nada com nenhuma.</translation>
    </message>
    <message>
        <source>The Wonder Pack is for 2 to 7 players.</source>
        <translation>O Wonder Pack é para 2 a 7 jogadores.</translation>
    </message>
    <message>
        <source>The computer players did not respond. They are being restarted and will choose again.</source>
        <translation>Os jogadores controlados pelo computador não responderam. Eles estão sendo reiniciados e vão escolher de novo.</translation>
    </message>
    <message>
        <source>The file of the match was gone. It was written again: {file}</source>
        <translation>O arquivo da partida tinha sumido. Ele foi gravado de novo: {file}</translation>
    </message>
    <message>
        <source>The file of the match was replaced by another program. The match is saved as {file} from now on, and the other file stays as it is.</source>
        <translation>Outro programa substituiu o arquivo da partida. A partir de agora a partida é salva como {file}, e o outro arquivo fica como está.</translation>
    </message>
    <message>
        <source>The index could not be rebuilt. {reason}</source>
        <translation>Não foi possível refazer o índice. {reason}</translation>
    </message>
    <message>
        <source>The match cannot be continued from here. {reason}</source>
        <translation>A partida não pode continuar a partir daqui. {reason}</translation>
    </message>
    <message>
        <source>The match cannot be saved now. {reason} You can keep playing: after every choice the program tries again. The menu offers another place.</source>
        <translation>Não é possível salvar a partida agora. {reason} Ela continua, e o programa tenta salvar de novo depois de cada escolha. O menu oferece outro lugar.</translation>
    </message>
    <message>
        <source>The match could not be started. {reason}</source>
        <translation>Não foi possível iniciar a partida. {reason}</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>A partida está salva de novo.</translation>
    </message>
    <message>
        <source>The match is saved in {file} from now on. To continue it another time, import that file under Saved matches.</source>
        <translation>A partir de agora a partida é salva em {file}. Para continuá-la outra vez, importe esse arquivo nas partidas salvas.</translation>
    </message>
    <message>
        <source>The match stays in the recycle bin. {reason}</source>
        <translation>A partida continua na lixeira. {reason}</translation>
    </message>
    <message>
        <source>The next stage cannot be built now.</source>
        <translation>A próxima etapa não pode ser construída agora.</translation>
    </message>
    <message>
        <source>The picture could not be saved. {reason}</source>
        <translation>Não foi possível salvar a imagem. {reason}</translation>
    </message>
    <message>
        <source>The report could not be saved. {reason}</source>
        <translation>Não foi possível salvar o relatório. {reason}</translation>
    </message>
    <message>
        <source>The score pad could not be saved. {reason}</source>
        <translation>Não foi possível salvar a caderneta de pontuação. {reason}</translation>
    </message>
    <message>
        <source>The score pad is saved again.</source>
        <translation>A caderneta de pontuação está salva de novo.</translation>
    </message>
    <message>
        <source>The score sheet could not be saved. {reason}</source>
        <translation>Não foi possível salvar a folha de pontuação. {reason}</translation>
    </message>
    <message>
        <source>The settings could not be read; using the defaults.</source>
        <translation>Não foi possível ler as opções; valem os valores padrão.</translation>
    </message>
    <message>
        <source>The settings could not be saved. {reason}</source>
        <translation>Não foi possível salvar as opções. {reason}</translation>
    </message>
    <message>
        <source>The surprise: {boxes}</source>
        <translation>A surpresa: {boxes}</translation>
    </message>
    <message>
        <source>The table could not be saved. {reason}</source>
        <translation>Não foi possível salvar a tabela. {reason}</translation>
    </message>
    <message>
        <source>The two-player game exists only in the first edition.</source>
        <translation>O jogo para dois só existe na primeira edição.</translation>
    </message>
    <message>
        <source>This cannot be paid any more.</source>
        <translation>Já não dá para pagar isto.</translation>
    </message>
    <message>
        <source>This game was changed in another window meanwhile. Both versions are in the list of saved games.</source>
        <translation>Esta partida foi alterada em outra janela nesse meio-tempo. As duas versões estão na lista de partidas salvas.</translation>
    </message>
    <message>
        <source>This is the only card that the Free City can play.</source>
        <translation>Esta é a única carta que a Cidade Livre pode jogar.</translation>
    </message>
    <message>
        <source>This match cannot be reviewed: no computer player knows this game.</source>
        <translation>Não há revisão desta partida: nenhum jogador controlado pelo computador conhece este jogo.</translation>
    </message>
    <message>
        <source>Too few are allowed for this number of players.</source>
        <translation>Poucos foram permitidos para tantos jogadores.</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>A button: why something is not possible.</extracomment>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Your drill progress could not be saved. {reason}</source>
        <translation>O que você praticou não pôde ser salvo. {reason}</translation>
    </message>
    <message>
        <source>Your place in the lessons could not be saved. {reason}</source>
        <translation>Não foi possível guardar até onde você chegou nas lições. {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {reason}</source>
        <translation>Não é possível abrir {file}. {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened; it is left as it is.</source>
        <translation>Não é possível abrir {file}; o arquivo fica como está.</translation>
    </message>
    <message>
        <source>{file} is damaged or not a score-pad game; it is left unchanged.</source>
        <translation>{file} está danificado ou não é uma partida de mesa; fica como está.</translation>
    </message>
    <message>
        <source>{file} was not imported. {reason}</source>
        <translation>{file} não foi importado. {reason}</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the program; it is left as it is.</source>
        <translation>{file} foi gravado por uma versão mais nova do programa; fica como está.</translation>
    </message>
</context>
<context>
    <name>Mode</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>drills</comment>
        <translation>
            <numerusform>resta %n</numerusform>
            <numerusform>restam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A lesson: it does not count in the statistics.</source>
        <translation>Uma lição: não conta nas estatísticas.</translation>
    </message>
    <message>
        <source>A position that was set up: nothing of it is saved.</source>
        <translation>Uma posição montada: nada dela é salvo.</translation>
    </message>
    <message>
        <source>A position to practise: choose once, and see how good the choice was.</source>
        <translation>Uma posição para praticar: escolha uma vez e veja se a escolha foi boa.</translation>
    </message>
    <message>
        <source>Back to the drill</source>
        <translation>Voltar ao exercício</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Voltar à lição</translation>
    </message>
    <message>
        <source>Computers play</source>
        <translation>Só computadores jogam</translation>
    </message>
    <message>
        <source>Computers play: nothing is undone. The replay goes back.</source>
        <translation>Só computadores jogam: nada é desfeito. O replay volta atrás.</translation>
    </message>
    <message>
        <source>Drill {number}</source>
        <translation>Exercício {number}</translation>
    </message>
    <message>
        <source>Keep watching</source>
        <translation>Continuar assistindo</translation>
    </message>
    <message>
        <source>Leave the drills</source>
        <translation>Sair dos exercícios</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Sair da lição</translation>
    </message>
    <message>
        <source>Nothing is undone in a drill: the position comes back.</source>
        <translation>Em um exercício nada é desfeito: a posição volta depois.</translation>
    </message>
    <message>
        <source>Practice match</source>
        <translation>Partida de treino</translation>
    </message>
    <message>
        <source>Practice: somebody may have known what comes when this match began. It is counted separately.</source>
        <translation>Treino: quando esta partida começou, alguém podia saber o que viria. Ela fica à parte nas estatísticas.</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>não salva</translation>
    </message>
    <message>
        <source>nothing of this position is saved</source>
        <translation>nada desta posição é salvo</translation>
    </message>
    <message>
        <source>the match is saved; you can watch the rest later</source>
        <translation>a partida está salva; você pode ver o resto depois</translation>
    </message>
    <message>
        <source>the practice match is saved and waits for you</source>
        <translation>a partida de treino está salva e espera por você</translation>
    </message>
    <message>
        <source>your answers are saved</source>
        <translation>suas respostas ficam salvas</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n carta cada</numerusform>
            <numerusform>%n cartas cada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict token(s)</source>
        <translation>
            <numerusform>%n ficha de conflito</numerusform>
            <numerusform>%n fichas de conflito</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guild(s)</source>
        <translation>
            <numerusform>%n Grêmio</numerusform>
            <numerusform>%n Grêmios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <translation>
            <numerusform>%n na lista</numerusform>
            <numerusform>%n na lista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them changed</source>
        <translation>
            <numerusform>%n delas alterada</numerusform>
            <numerusform>%n delas alteradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>A card that a token offers may be declined. Default: on</source>
        <translation>A carta que uma ficha oferece pode ser recusada. Padrão: sim</translation>
    </message>
    <message>
        <source>A coin may be spent even where a resource would do; if off, coins only replace missing resources. Default: off</source>
        <translation>Pode-se gastar uma moeda mesmo tendo o recurso; sem isto, moedas só completam o que falta. Padrão: não</translation>
    </message>
    <message>
        <source>A copied guild counts itself</source>
        <translation>Um Grêmio copiado conta a si mesmo</translation>
    </message>
    <message>
        <source>A deck of fewer than five cards may be looked through. Default: on</source>
        <translation>Pode-se examinar um baralho com menos de cinco cartas. Padrão: sim</translation>
    </message>
    <message numerus="yes">
        <source>A match of this many needs %n wonder(s) at least.</source>
        <translation>
            <numerusform>É preciso no mínimo %n Maravilha para tantos jogadores.</numerusform>
            <numerusform>São precisas no mínimo %n Maravilhas para tantos jogadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new token also applies to cards taken earlier in the same turn. Default: off</source>
        <translation>A ficha nova vale também para as cartas pegas antes no mesmo turno. Padrão: não</translation>
    </message>
    <message>
        <source>A person plays at this screen. A computer player plays at the level shown beside it and sees only what you would see in its seat.</source>
        <translation>Uma pessoa escolhe nesta tela. Um jogador controlado pelo computador joga no nível indicado ao lado e vê só o que você veria no lugar dele.</translation>
    </message>
    <message>
        <source>A stage payable only with it must be built. Default: off</source>
        <translation>Um estágio que só ela permite pagar deve ser construído. Padrão: não</translation>
    </message>
    <message>
        <source>A stage payable only with the doubled coin must be built. Default: on</source>
        <translation>Um estágio que só a moeda dobrada permite pagar deve ser construído. Padrão: sim</translation>
    </message>
    <message>
        <source>Abu Simbel: burying is optional</source>
        <translation>Abu Simbel: enterrar é opcional</translation>
    </message>
    <message>
        <source>Advanced rules</source>
        <translation>Regras avançadas</translation>
    </message>
    <message>
        <source>All at one level</source>
        <translation>Todos no mesmo nível</translation>
    </message>
    <message>
        <source>All boards: {side}</source>
        <translation>Todos os tabuleiros: {side}</translation>
    </message>
    <message>
        <source>All defaults</source>
        <translation>Tudo no padrão</translation>
    </message>
    <message>
        <source>Allow all</source>
        <translation>Permitir tudo</translation>
    </message>
    <message>
        <source>Allow none</source>
        <translation>Não permitir nada</translation>
    </message>
    <message>
        <source>Allowed leaders</source>
        <translation>Líderes permitidos</translation>
    </message>
    <message>
        <source>Another</source>
        <extracomment>A button: another seed; begin the match.</extracomment>
        <translation>Outra</translation>
    </message>
    <message>
        <source>As many black cards as players join each Age: everybody gets eight cards and plays seven. Some make all others lose coins: whoever does not pay takes debts, a point less each. With diplomacy a city stays out of a conflict. Petra and Byzantium join the wonders.</source>
        <translation>Cada Era ganha tantas cartas pretas quantos são os jogadores: cada um recebe oito cartas e joga sete. Algumas fazem todos os outros perder moedas: quem não paga fica com dívidas, um ponto a menos cada. Com a diplomacia, uma cidade fica fora de um conflito. Petra e Bizâncio entram nas Maravilhas.</translation>
    </message>
    <message>
        <source>At the table, a key shows which choices are good and why. The score sheet says how often you used it.</source>
        <translation>Na mesa, uma tecla mostra quais escolhas são boas e por quê. A folha de pontuação diz quantas vezes foi usada.</translation>
    </message>
    <message>
        <source>Babylon may play both last cards of an Age: what the sixth card earns can be spent on the seventh at once. Default: on</source>
        <translation>A Babilônia pode jogar as duas últimas cartas de uma Era: o que a sexta carta rende já pode pagar a sétima. Padrão: sim</translation>
    </message>
    <message>
        <source>Back to the seats</source>
        <translation>Voltar aos lugares</translation>
    </message>
    <message>
        <source>Black cards</source>
        <translation>Cartas pretas</translation>
    </message>
    <message>
        <source>Boards with sides A and B, for two to seven players.</source>
        <translation>Tabuleiros com os lados A e B, para dois a sete jogadores.</translation>
    </message>
    <message>
        <source>Chance deals one of all wonders of the boxes on the table, or only some that you choose. Default: all</source>
        <translation>A sorte distribui qualquer Maravilha das caixas na mesa, ou só algumas que você escolhe. Padrão: todas</translation>
    </message>
    <message>
        <source>Choose a side of {city}</source>
        <translation>Escolha um lado de {city}</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Cidades</translation>
    </message>
    <message>
        <source>Coins instead of resources</source>
        <translation>Moedas em vez de recursos</translation>
    </message>
    <message>
        <source>Coins of the sixth card pay for the seventh</source>
        <translation>Moedas da sexta carta pagam a sétima</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Computador</translation>
    </message>
    <message>
        <source>Computer pace</source>
        <translation>Ritmo do computador</translation>
    </message>
    <message>
        <source>Discard science sets even when no token is left</source>
        <translation>Descartar ciência mesmo sem fichas</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>The button of a page on which all is chosen.</extracomment>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Drafted: everybody keeps one of four and passes the others on, until all have four. Dealt: everybody keeps the four leaders dealt at random, which is quicker. In turn: four leaders are face up; one player after another takes one of them, and another comes in its place.</source>
        <translation>Por escolha: cada pessoa fica com um de quatro e passa os outros, até todas terem quatro. Por sorteio: cada pessoa fica com os quatro líderes que recebeu, o que é mais rápido. Um por vez: quatro líderes ficam virados para cima; uma pessoa depois da outra pega um deles, e outro entra no lugar.</translation>
    </message>
    <message>
        <source>Each Age has an Edifice that everyone can help to build: you take part as you build a stage of your wonder. If it is finished, those who took part are rewarded; if not, the others pay a penalty. Ur joins the wonders.</source>
        <translation>Cada Era tem um Edifício que todos podem ajudar a construir: você participa ao construir uma etapa da sua Maravilha. Se ele é concluído, quem participou ganha a recompensa; se não, os outros sofrem uma penalidade. Ur se junta às Maravilhas.</translation>
    </message>
    <message>
        <source>Each board uses the side chosen in its row; the seed decides the others.</source>
        <translation>Cada tabuleiro fica no lado indicado na sua linha; a semente sorteia os outros.</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets four: %n leader(s) at least.</source>
        <translation>
            <numerusform>Cada jogador recebe quatro: no mínimo %n líder.</numerusform>
            <numerusform>Cada jogador recebe quatro: no mínimo %n líderes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each seat gets the wonder chosen in its row; the seed draws the others.</source>
        <translation>Cada lugar tem a Maravilha indicada na sua linha; a semente sorteia as outras.</translation>
    </message>
    <message>
        <source>Economy forces a stage</source>
        <translation>Economia obriga a construir</translation>
    </message>
    <message>
        <source>Edifice</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Edifícios</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Engineering forces a stage</source>
        <translation>Engenharia obriga a construir</translation>
    </message>
    <message>
        <source>Engineering works for every stage</source>
        <translation>Engenharia vale para todo estágio</translation>
    </message>
    <message>
        <source>Everybody starts with 6 coins and chooses four leaders before the first turn. Before each Age you use one of them: you recruit it for coins, build a stage with it, or discard it for 3 coins. Rome and Abu Simbel join the wonders.</source>
        <translation>Todos começam com 6 moedas e escolhem quatro líderes antes do primeiro turno. Antes de cada Era você usa um deles: recruta-o por moedas, constrói com ele uma etapa ou o descarta por 3 moedas. Roma e Abu Simbel se juntam às Maravilhas.</translation>
    </message>
    <message>
        <source>Everybody still chooses in secret. Then the actions are shown one by one, each with its reason, and wait for a key.</source>
        <translation>Todos continuam escolhendo em segredo. Depois cada ação é mostrada sozinha, com o motivo, e espera por uma tecla.</translation>
    </message>
    <message>
        <source>Everyone sees the cards looked through. Default: off</source>
        <translation>Todos veem as cartas examinadas. Padrão: não</translation>
    </message>
    <message>
        <source>Extra cards may be declined</source>
        <translation>Recusar cartas extras</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Primeira edição</translation>
    </message>
    <message>
        <source>Four more guilds, which came with Leaders in its first edition.</source>
        <translation>Mais quatro Grêmios, que vinham com Líderes na primeira edição.</translation>
    </message>
    <message>
        <source>Guilds of Cities</source>
        <translation>Grêmios de Cidades</translation>
    </message>
    <message>
        <source>Guilds of Leaders</source>
        <translation>Grêmios de Líderes</translation>
    </message>
    <message>
        <source>Halicarnassus: face-up cards</source>
        <translation>Halicarnasso: cartas à vista</translation>
    </message>
    <message>
        <source>Halicarnassus: short decks</source>
        <translation>Halicarnasso: baralho curto</translation>
    </message>
    <message>
        <source>Halicarnassus: whole deck shuffled</source>
        <translation>Halicarnasso: embaralhar tudo</translation>
    </message>
    <message>
        <source>Hide the advanced rules</source>
        <translation>Recolher as regras avançadas</translation>
    </message>
    <message>
        <source>Hide the house rules</source>
        <translation>Recolher as regras da casa</translation>
    </message>
    <message>
        <source>Hints allowed</source>
        <translation>Dicas permitidas</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>How leaders are given out</source>
        <translation>Como os líderes são distribuídos</translation>
    </message>
    <message>
        <source>How sides are chosen</source>
        <translation>Como se definem os lados</translation>
    </message>
    <message>
        <source>How wonders are dealt</source>
        <translation>Como se distribuem as Maravilhas</translation>
    </message>
    <message>
        <source>If off, a stage's effect may be declined. Default: on</source>
        <translation>Sem isto, pode-se recusar o efeito de um estágio. Padrão: sim</translation>
    </message>
    <message>
        <source>If off, it works for one stage a turn. Default: off</source>
        <translation>Sem isto, serve para um estágio por turno. Padrão: não</translation>
    </message>
    <message>
        <source>If off, the others are shuffled and put back on top. Default: on</source>
        <translation>Sem isto, as demais voltam embaralhadas ao topo. Padrão: sim</translation>
    </message>
    <message>
        <source>Leaders</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Líderes</translation>
    </message>
    <message>
        <source>Leaders in the pile</source>
        <translation>Líderes no monte</translation>
    </message>
    <message>
        <source>Learning game</source>
        <translation>Partida de aprendizado</translation>
    </message>
    <message>
        <source>Level, seat {seat}</source>
        <translation>Nível, lugar {seat}</translation>
    </message>
    <message>
        <source>Military victory tokens</source>
        <translation>Fichas de vitória militar</translation>
    </message>
    <message>
        <source>More powers: two to four stages, and no two wonders alike.</source>
        <translation>Mais poderes: de duas a quatro etapas, e não há duas Maravilhas iguais.</translation>
    </message>
    <message>
        <source>Name, seat {seat}</source>
        <translation>Nome, lugar {seat}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>New game of Architects</source>
        <translation>Nova partida de Arquitetos</translation>
    </message>
    <message>
        <source>New tokens apply retroactively</source>
        <translation>Ficha nova com efeito retroativo</translation>
    </message>
    <message>
        <source>Olympia: both cards together</source>
        <translation>Olímpia: as duas cartas juntas</translation>
    </message>
    <message>
        <source>Only with {box}</source>
        <translation>Só com {box}</translation>
    </message>
    <message>
        <source>Pace of computer players</source>
        <translation>Ritmo do computador</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Pick a wonder</source>
        <translation>Escolha uma Maravilha</translation>
    </message>
    <message>
        <source>Place both cards before resolving either; if off, one at a time. Default: on</source>
        <translation>As duas são colocadas antes de resolver qualquer uma; sem isto, uma de cada vez. Padrão: sim</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jogador {number}</translation>
    </message>
    <message>
        <source>Players choose a side once they know their wonder.</source>
        <translation>Cada um escolhe o lado quando já conhece a sua Maravilha.</translation>
    </message>
    <message>
        <source>Powers of stages must be used</source>
        <translation>Usar sempre o poder do estágio</translation>
    </message>
    <message>
        <source>Press for the other one: {edition}. {about}</source>
        <translation>Aperte para a outra: {edition}. {about}</translation>
    </message>
    <message>
        <source>Random side</source>
        <translation>Lado sorteado</translation>
    </message>
    <message>
        <source>Random wonders</source>
        <translation>Sortear Maravilhas</translation>
    </message>
    <message>
        <source>Remove seat {seat}</source>
        <translation>Tirar o lugar {seat}</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Segunda edição</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Sortear lugares</translation>
    </message>
    <message>
        <source>Side of the Free City</source>
        <translation>Lado da Cidade Livre</translation>
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
        <translation>Algumas cartas e a maioria dos tabuleiros mudam, e os lados são Dia e Noite; para três a sete jogadores.</translation>
    </message>
    <message>
        <source>Standard leaders are easy to begin with; expert ones ask for more planning. The first edition had 36 leaders.</source>
        <translation>Os líderes básicos são fáceis para começar; os avançados pedem mais planejamento. A primeira edição tinha 36 líderes.</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>A button: another seed; begin the match.</extracomment>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Take {board}</source>
        <translation>Ficar com {board}</translation>
    </message>
    <message>
        <source>Temperament, seat {seat}</source>
        <translation>Temperamento, lugar {seat}</translation>
    </message>
    <message>
        <source>The Great Wall, Stonehenge and Manneken Pis join the wonders. The stages of the Great Wall may be built in any order, and Manneken Pis copies stages of the neighbours.</source>
        <translation>A Grande Muralha, Stonehenge e Manneken Pis se juntam às Maravilhas. As etapas da Grande Muralha podem ser construídas em qualquer ordem, e Manneken Pis copia etapas dos vizinhos.</translation>
    </message>
    <message>
        <source>The players pick their wonders one after another before the first hand is dealt.</source>
        <translation>Os jogadores escolhem suas Maravilhas um após o outro, antes de a primeira mão ser distribuída.</translation>
    </message>
    <message>
        <source>The second edition has 42 black cards, the first 27 of them. Either may be played with either edition.</source>
        <translation>A segunda edição tem 42 cartas pretas, a primeira tem 27 delas. Qualquer dos dois conjuntos pode ser jogado com qualquer edição.</translation>
    </message>
    <message>
        <source>The seed decides which side is used.</source>
        <translation>A semente decide qual lado fica para cima.</translation>
    </message>
    <message>
        <source>The simpler side: three stages, with points and few powers.</source>
        <translation>O lado mais simples: três etapas, com pontos e poucos poderes.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>Three more guilds, which came with Cities in its first edition.</source>
        <translation>Mais três Grêmios, que vieram com Cidades na sua primeira edição.</translation>
    </message>
    <message>
        <source>Ur: both pawns are rewarded</source>
        <translation>Ur: os dois peões são recompensados</translation>
    </message>
    <message>
        <source>When Olympia copies the Shipowners Guild, the copy is one of the purple cards that it counts. Default: on</source>
        <translation>Quando Olímpia copia o Grêmio de Donos de Barcos, a cópia também conta como carta roxa. Padrão: sim</translation>
    </message>
    <message>
        <source>When no token is left, a pair or trio is discarded without a reward. Default: off</source>
        <translation>Sem fichas na mesa, um par ou trio é descartado sem recompensa. Padrão: não</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>Who plays the first turn. Default: drawn by lot</source>
        <translation>Quem joga o primeiro turno. Padrão: sorteio</translation>
    </message>
    <message>
        <source>Who plays, seat {seat}</source>
        <translation>Quem joga, lugar {seat}</translation>
    </message>
    <message>
        <source>With Edifice: two Participation pawns of one Age give the reward twice. Default: off</source>
        <translation>Com Edifícios: dois peões de Participação da mesma Era dão a recompensa duas vezes. Padrão: não</translation>
    </message>
    <message>
        <source>With Leaders: Abu Simbel may build such a stage and keep all its leaders. Default: off</source>
        <translation>Com Líderes: Abu Simbel pode construir uma etapa assim e ficar com todos os seus líderes. Padrão: não</translation>
    </message>
    <message>
        <source>With a number, a victory gives nothing once all are taken. Default: endless</source>
        <translation>Com um número, uma vitória não dá nada quando todas acabaram. Padrão: sem limite</translation>
    </message>
    <message>
        <source>Wonder Pack</source>
        <translation>Wonder Pack</translation>
    </message>
    <message>
        <source>Wonder of the Free City</source>
        <translation>Maravilha da Cidade Livre</translation>
    </message>
    <message>
        <source>Wonder, seat {seat}</source>
        <translation>Maravilha, lugar {seat}</translation>
    </message>
    <message>
        <source>Wonders</source>
        <extracomment>Who sits at a seat, or the label of a part of the set-up. Edifice, Leaders and Cities are expansions; Seed the word that fixes the deal.</extracomment>
        <translation>Maravilhas</translation>
    </message>
    <message>
        <source>Wonders in the draw</source>
        <translation>Maravilhas no sorteio</translation>
    </message>
    <message>
        <source>add a seat (up to {most})</source>
        <translation>mais um lugar (até {most})</translation>
    </message>
    <message>
        <source>all</source>
        <comment>wonders</comment>
        <translation>todas</translation>
    </message>
    <message>
        <source>all boards on side</source>
        <translation>todos os tabuleiros no lado</translation>
    </message>
    <message>
        <source>all defaults</source>
        <translation>tudo no padrão</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>a lista toda</translation>
    </message>
    <message>
        <source>always</source>
        <comment>guilds of Cities are in</comment>
        <translation>sempre</translation>
    </message>
    <message>
        <source>always</source>
        <comment>guilds of Leaders are in</comment>
        <translation>sempre</translation>
    </message>
    <message>
        <source>always 27</source>
        <comment>black cards</comment>
        <translation>sempre 27</translation>
    </message>
    <message>
        <source>always 42</source>
        <comment>black cards</comment>
        <translation>sempre 42</translation>
    </message>
    <message>
        <source>an own choice</source>
        <comment>leaders</comment>
        <translation>uma escolha própria</translation>
    </message>
    <message>
        <source>as set above</source>
        <translation>como acima</translation>
    </message>
    <message>
        <source>black cards, debts and diplomacy, plus Petra and Byzantium</source>
        <translation>cartas pretas, dívidas e diplomacia, mais Petra e Bizâncio</translation>
    </message>
    <message>
        <source>chosen by the player</source>
        <translation>o jogador escolhe depois</translation>
    </message>
    <message>
        <source>chosen by the players</source>
        <translation>cada jogador escolhe</translation>
    </message>
    <message>
        <source>comes with {box}</source>
        <translation>vem com {box}</translation>
    </message>
    <message>
        <source>counted; such matches are kept apart in the statistics</source>
        <translation>são contadas; essas partidas ficam à parte nas estatísticas</translation>
    </message>
    <message>
        <source>dealt at random</source>
        <comment>leaders</comment>
        <translation>sorteados</translation>
    </message>
    <message>
        <source>drafted</source>
        <comment>leaders</comment>
        <translation>escolhidos</translation>
    </message>
    <message>
        <source>drafted in turn</source>
        <translation>escolhidas uma por vez</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>por sorteio</translation>
    </message>
    <message>
        <source>endless</source>
        <extracomment>No limit to the time for a choice.</extracomment>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>famous people for each city, plus Rome and Abu Simbel</source>
        <translation>pessoas famosas para cada cidade, mais Roma e Abu Simbel</translation>
    </message>
    <message>
        <source>first edition</source>
        <comment>leaders</comment>
        <translation>primeira edição</translation>
    </message>
    <message>
        <source>in the first edition</source>
        <translation>na primeira edição</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>The head of a column of the seats, a noun.</extracomment>
        <translation>nível</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>The head of a column of the seats, a noun.</extracomment>
        <translation>nome</translation>
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
        <translation>escolhida na sua vez</translation>
    </message>
    <message>
        <source>picks now</source>
        <translation>escolhe agora</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>Chosen at random: a wonder or a side of its board.</extracomment>
        <translation>sorteada</translation>
    </message>
    <message>
        <source>side</source>
        <extracomment>The head of a column of the seats, a noun.</extracomment>
        <translation>lado</translation>
    </message>
    <message>
        <source>some</source>
        <comment>wonders</comment>
        <translation>algumas</translation>
    </message>
    <message>
        <source>standard</source>
        <comment>leaders</comment>
        <translation>básicos</translation>
    </message>
    <message>
        <source>standard and expert</source>
        <translation>básicos e avançados</translation>
    </message>
    <message>
        <source>taken in turn</source>
        <comment>leaders</comment>
        <translation>pegos um por vez</translation>
    </message>
    <message>
        <source>the Great Wall, Stonehenge and Manneken Pis</source>
        <translation>a Grande Muralha, Stonehenge e Manneken Pis</translation>
    </message>
    <message>
        <source>the same seed deals the same cards</source>
        <translation>a mesma semente dá as mesmas cartas</translation>
    </message>
    <message>
        <source>the two players take turns deciding for it</source>
        <translation>os dois jogadores decidem por ela, um turno cada</translation>
    </message>
    <message>
        <source>those of the edition</source>
        <comment>black cards</comment>
        <translation>as da edição</translation>
    </message>
    <message>
        <source>three shared projects, plus Ur</source>
        <translation>três Edifícios, com Ur</translation>
    </message>
    <message>
        <source>what the rulebook leaves open; saved with the match</source>
        <translation>o que o manual deixa em aberto; fica salvo na partida</translation>
    </message>
    <message>
        <source>who plays</source>
        <translation>quem joga</translation>
    </message>
    <message>
        <source>wonder</source>
        <extracomment>The head of a column of the seats, a noun.</extracomment>
        <translation>Maravilha</translation>
    </message>
    <message>
        <source>{count} of {all} allowed</source>
        <translation>{count} de {all} na lista</translation>
    </message>
    <message>
        <source>{least} to {most} players only</source>
        <translation>só {least} a {most} jogadores</translation>
    </message>
    <message>
        <source>{name} chooses a side of {city}</source>
        <translation>{name} escolhe um lado de {city}</translation>
    </message>
    <message>
        <source>{name} has this wonder.</source>
        <translation>Esta Maravilha já é de {name}.</translation>
    </message>
    <message>
        <source>{name} picks a wonder</source>
        <translation>{name} escolhe uma Maravilha</translation>
    </message>
    <message>
        <source>{side} for all, actions shown one after another</source>
        <translation>{side} para todos, uma ação mostrada após a outra</translation>
    </message>
</context>
<context>
    <name>Outlook</name>
    <message>
        <source>About {points} points at the end, {chance} to win if everyone plays well</source>
        <translation>Cerca de {points} pontos no fim, {chance} de chance de vencer se todos jogarem bem</translation>
    </message>
    <message>
        <source>{chance} to win</source>
        <translation>{chance} de chance de vencer</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} pontos</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>A Roman architect who wrote ten books about building.</source>
        <translation>Arquiteto romano que escreveu dez livros sobre a arte de construir.</translation>
    </message>
    <message>
        <source>A Roman emperor of whom people said that he wanted to make his horse a consul.</source>
        <translation>Imperador romano de quem se dizia que queria fazer cônsul seu cavalo.</translation>
    </message>
    <message>
        <source>A Roman emperor who divided the rule of the empire among four.</source>
        <translation>Imperador romano que dividiu entre quatro o governo do império.</translation>
    </message>
    <message>
        <source>A Roman emperor; a great fire destroyed much of Rome during his reign.</source>
        <translation>Imperador romano; em seu reinado um grande incêndio destruiu boa parte de Roma.</translation>
    </message>
    <message>
        <source>A Roman general who conquered Gaul and ruled Rome until he was murdered.</source>
        <translation>General romano que conquistou a Gália e governou Roma até ser assassinado.</translation>
    </message>
    <message>
        <source>A Roman scholar who wrote hundreds of books, one of them about farming.</source>
        <translation>Erudito romano que escreveu centenas de livros, um deles sobre agricultura.</translation>
    </message>
    <message>
        <source>A Roman woman of great learning, the mother of the reformers Tiberius and Gaius Gracchus.</source>
        <translation>Romana de grande cultura, mãe dos reformadores Tibério e Caio Graco.</translation>
    </message>
    <message>
        <source>A courtesan of Athens, said to have been the model for the Aphrodite of Praxiteles.</source>
        <translation>Cortesã de Atenas que, segundo se conta, foi o modelo da Afrodite de Praxíteles.</translation>
    </message>
    <message>
        <source>A friend of the emperor Augustus and a patron of the poets Virgil and Horace; patrons of the arts are still named after him in many languages.</source>
        <translation>Amigo do imperador Augusto e protetor dos poetas Virgílio e Horácio; ainda hoje se chama de mecenas quem apoia as artes.</translation>
    </message>
    <message>
        <source>A general of Carthage who crossed the Alps with elephants to make war on Rome.</source>
        <translation>General de Cartago que atravessou os Alpes com elefantes para fazer guerra a Roma.</translation>
    </message>
    <message>
        <source>A high priestess of Ur; no author known by name is older.</source>
        <translation>Alta sacerdotisa de Ur; não se conhece pelo nome nenhum autor mais antigo.</translation>
    </message>
    <message>
        <source>A king of Babylon who had one of the oldest known collections of laws carved in stone.</source>
        <translation>Rei da Babilônia que mandou gravar em pedra uma das mais antigas coleções de leis que se conhecem.</translation>
    </message>
    <message>
        <source>A king of Israel known for his wisdom; in the Bible he builds the temple of Jerusalem.</source>
        <translation>Rei de Israel conhecido por sua sabedoria; na Bíblia, constrói o templo de Jerusalém.</translation>
    </message>
    <message>
        <source>A king of Macedon who conquered the Persian empire and came as far as India.</source>
        <translation>Rei da Macedônia que conquistou o império persa e chegou até a Índia.</translation>
    </message>
    <message>
        <source>A king of Persia who divided his empire into provinces and joined them by roads.</source>
        <translation>Rei da Pérsia que dividiu seu império em províncias e as ligou por estradas.</translation>
    </message>
    <message>
        <source>A king of Phrygia who, in the legend, turned everything he touched to gold.</source>
        <translation>Rei da Frígia que, na lenda, transformava em ouro tudo o que tocava.</translation>
    </message>
    <message>
        <source>A king of Sparta who fell at Thermopylae, fighting against the army of the Persians.</source>
        <translation>Rei de Esparta que morreu nas Termópilas, lutando contra o exército dos persas.</translation>
    </message>
    <message>
        <source>A king of Tyre; in the Bible he sends cedar wood and craftsmen for the temple of Solomon.</source>
        <translation>Rei de Tiro; na Bíblia, envia madeira de cedro e artesãos para o templo de Salomão.</translation>
    </message>
    <message>
        <source>A king who rebuilt Babylon; the Hanging Gardens are said to be his.</source>
        <translation>Rei que reconstruiu a Babilônia; atribuem-se a ele os Jardins Suspensos.</translation>
    </message>
    <message>
        <source>A leader of the Amazons, the women warriors of Greek legend.</source>
        <translation>Chefe das amazonas, as guerreiras da lenda grega.</translation>
    </message>
    <message>
        <source>A legendary queen of Assyria, said to have founded Babylon.</source>
        <translation>Rainha lendária da Assíria que, segundo se conta, fundou a Babilônia.</translation>
    </message>
    <message>
        <source>A mathematician and inventor of Syracuse, remembered for his discovery of why things float.</source>
        <translation>Matemático e inventor de Siracusa, lembrado por descobrir por que as coisas flutuam.</translation>
    </message>
    <message>
        <source>A mathematician in Alexandria; his Elements taught geometry for some two thousand years.</source>
        <translation>Matemático de Alexandria; seus Elementos ensinaram geometria por cerca de dois mil anos.</translation>
    </message>
    <message>
        <source>A pharaoh who ruled Egypt for more than sixty years and had the temples of Abu Simbel built.</source>
        <translation>Faraó que governou o Egito por mais de sessenta anos e mandou construir os templos de Abu Simbel.</translation>
    </message>
    <message>
        <source>A philosopher among the followers of Pythagoras, by most accounts his wife.</source>
        <translation>Filósofa entre os seguidores de Pitágoras e, segundo a maioria dos relatos, sua esposa.</translation>
    </message>
    <message>
        <source>A philosopher and mathematician who taught in Alexandria.</source>
        <translation>Filósofa e matemática que ensinou em Alexandria.</translation>
    </message>
    <message>
        <source>A philosopher born on Samos; the theorem about right triangles bears his name.</source>
        <translation>Filósofo nascido em Samos; o teorema sobre os triângulos retângulos leva seu nome.</translation>
    </message>
    <message>
        <source>A philosopher of Athens, a pupil of Socrates and the founder of the Academy.</source>
        <translation>Filósofo de Atenas, discípulo de Sócrates e fundador da Academia.</translation>
    </message>
    <message>
        <source>A philosopher who studied with Plato and taught the young Alexander.</source>
        <translation>Filósofo que estudou com Platão e foi mestre do jovem Alexandre.</translation>
    </message>
    <message>
        <source>A poet of Argos who, it is said, led the women of her city against the Spartans.</source>
        <translation>Poetisa de Argos que, segundo se conta, liderou as mulheres de sua cidade contra os espartanos.</translation>
    </message>
    <message>
        <source>A poet of the island of Lesbos; most of her songs are lost.</source>
        <translation>Poetisa da ilha de Lesbos; a maior parte de suas canções se perdeu.</translation>
    </message>
    <message>
        <source>A princess of Sparta, the first woman to win at the Olympic Games, with her chariot horses.</source>
        <translation>Princesa de Esparta, a primeira mulher a vencer nos Jogos Olímpicos, com os cavalos de sua quadriga.</translation>
    </message>
    <message>
        <source>A princess of the Medes; in the legend the Hanging Gardens of Babylon were built for her.</source>
        <translation>Princesa dos medos; na lenda, os Jardins Suspensos da Babilônia foram feitos para ela.</translation>
    </message>
    <message>
        <source>A queen of Egypt from the house of the Ptolemies; several cities were called Arsinoe.</source>
        <translation>Rainha do Egito da casa dos Ptolomeus; várias cidades se chamaram Arsínoe.</translation>
    </message>
    <message>
        <source>A queen of Egypt in the Histories of Herodotus, who avenges her murdered brother.</source>
        <translation>Rainha do Egito nas Histórias de Heródoto, que vinga o irmão assassinado.</translation>
    </message>
    <message>
        <source>A queen of Egypt, the wife of Akhenaten, known all over the world for her painted bust.</source>
        <translation>Rainha do Egito, esposa de Aquenáton, conhecida no mundo inteiro por seu busto pintado.</translation>
    </message>
    <message>
        <source>A queen of Egypt; the constellation Coma Berenices is named after her hair.</source>
        <translation>Rainha do Egito; seus cabelos deram nome à constelação Cabeleira de Berenice.</translation>
    </message>
    <message>
        <source>A queen of Palmyra in Syria who took Egypt and defied Rome.</source>
        <translation>Rainha de Palmira, na Síria, que tomou o Egito e desafiou Roma.</translation>
    </message>
    <message>
        <source>A queen of Sparta, the wife of Leonidas; she found a secret warning under the wax of a tablet.</source>
        <translation>Rainha de Esparta, esposa de Leônidas; encontrou um aviso secreto sob a cera de uma tábua.</translation>
    </message>
    <message>
        <source>A queen of the Massagetae who, according to Herodotus, defeated Cyrus of Persia.</source>
        <translation>Rainha dos masságetas que, segundo Heródoto, derrotou Ciro da Pérsia.</translation>
    </message>
    <message>
        <source>A queen who ruled Egypt as pharaoh and sent ships to the land of Punt.</source>
        <translation>Rainha que governou o Egito como faraó e enviou navios à terra de Punt.</translation>
    </message>
    <message>
        <source>A sculptor of Athens, famous for his statue of Aphrodite at Knidos.</source>
        <translation>Escultor de Atenas, famoso por sua estátua de Afrodite em Cnido.</translation>
    </message>
    <message>
        <source>A sculptor of Athens; his statue of Zeus at Olympia was one of the seven wonders.</source>
        <translation>Escultor de Atenas; sua estátua de Zeus em Olímpia era uma das sete Maravilhas do mundo antigo.</translation>
    </message>
    <message>
        <source>A sister of the emperor Caligula and the mother of the emperor Nero.</source>
        <translation>Irmã do imperador Calígula e mãe do imperador Nero.</translation>
    </message>
    <message>
        <source>A writer and soldier of Athens who helped to lead an army of Greek mercenaries home from Persia.</source>
        <translation>Escritor e soldado de Atenas que ajudou a levar da Pérsia de volta para casa um exército de mercenários gregos.</translation>
    </message>
    <message>
        <source>An astronomer and geographer in Alexandria who described the Earth as the centre of the universe.</source>
        <translation>Astrônomo e geógrafo de Alexandria que descreveu a Terra como o centro do universo.</translation>
    </message>
    <message>
        <source>An astronomer of Thessaly, also called Aglaonice, said to have foretold eclipses of the Moon.</source>
        <translation>Astrônoma da Tessália, também chamada Aglaonice, que, segundo se conta, previa eclipses da Lua.</translation>
    </message>
    <message>
        <source>An emperor in Constantinople who had Roman law collected and Hagia Sophia built.</source>
        <translation>Imperador em Constantinopla que mandou reunir o direito romano e construir Santa Sofia.</translation>
    </message>
    <message>
        <source>Good before Age I for a city without an army: whoever beats you takes the defeat token too.</source>
        <translation>Boa antes da Era I, para uma cidade sem exército: quem vence você fica também com o marcador de derrota.</translation>
    </message>
    <message>
        <source>Good before Age I for a strong army with few brown cards: every red card costs one resource less.</source>
        <translation>Bom antes da Era I, para um exército forte com poucas cartas marrons: cada carta vermelha custa um recurso a menos.</translation>
    </message>
    <message>
        <source>Good before Age I for a strong army: each victory token brings 2 coins, and two of them in every Age are possible.</source>
        <translation>Bom antes da Era I, para um exército forte: cada marcador de vitória traz 2 moedas, e são possíveis dois em cada Era.</translation>
    </message>
    <message>
        <source>Good before Age I for coins of your own, and before Age III to take the most from all others.</source>
        <translation>Boa antes da Era I para ter mais moedas, e antes da Era III para tirar o máximo de todos os outros.</translation>
    </message>
    <message>
        <source>Good before Age I if the bank pays you often, for yellow cards, for stages or for discarded cards.</source>
        <translation>Boa antes da Era I, se o banco lhe paga com frequência, por cartas amarelas, por etapas ou por cartas descartadas.</translation>
    </message>
    <message>
        <source>Good before Age I if you build many black cards: each brings 2 coins, however it is built.</source>
        <translation>Bom antes da Era I, se você constrói muitas cartas pretas: cada uma traz 2 moedas, construída como for.</translation>
    </message>
    <message>
        <source>Good before Age I if you build many yellow cards: each brings 2 coins, however it is built.</source>
        <translation>Bom antes da Era I, se você constrói muitas cartas amarelas: cada uma traz 2 moedas, construída como for.</translation>
    </message>
    <message>
        <source>Good before Age I: in each Age that follows, your most expensive black card can be free.</source>
        <translation>Bom antes da Era I: em cada Era que vem, sua carta preta mais cara pode sair de graça.</translation>
    </message>
    <message>
        <source>Good before Age II or III for a city that has lost conflicts: each defeat token is then a shield in the next ones.</source>
        <translation>Boa antes da Era II ou III, para uma cidade que perdeu conflitos: cada marcador de derrota vale um escudo nos próximos.</translation>
    </message>
    <message>
        <source>Good before Age II or III, when a strong card has been discarded; before Age I the discard pile is still empty.</source>
        <translation>Bom antes da Era II ou III, quando uma carta forte foi descartada; antes da Era I o descarte ainda está vazio.</translation>
    </message>
    <message>
        <source>Good before Age III if you can pay for two guilds or more: each of them is worth 2 points more.</source>
        <translation>Bom antes da Era III, se você pode pagar dois Grêmios ou mais: cada um vale 2 pontos a mais.</translation>
    </message>
    <message>
        <source>Good before Age III if you expect to build two guilds or more: they cost nothing then, so take those that score the most.</source>
        <translation>Bom antes da Era III, se você pretende construir dois Grêmios ou mais: eles não custam nada, então fique com os que valem mais.</translation>
    </message>
    <message>
        <source>Good before Age III if you have lost conflicts: your defeats are gone, and all others lose a victory token.</source>
        <translation>Boa antes da Era III, se você perdeu conflitos: suas derrotas desaparecem e todos os outros perdem um marcador de vitória.</translation>
    </message>
    <message>
        <source>Good before Age III, when 3 coins buy a victory token worth 5; tokens of any Age help Alexander and Gorgo.</source>
        <translation>Boa antes da Era III, quando 3 moedas compram um marcador de vitória que vale 5; marcadores de qualquer Era ajudam Alexandre e Gorgo.</translation>
    </message>
    <message>
        <source>Good early for a city with many chains: what they make free then brings 2 coins as well.</source>
        <translation>Bom no começo, para uma cidade com muitas cadeias: o que elas tornam grátis traz ainda 2 moedas.</translation>
    </message>
    <message>
        <source>Good early for a wonder with many stages: each brings 2 coins and costs every other player 1.</source>
        <translation>Boa no começo, para uma Maravilha com muitas etapas: cada uma traz 2 moedas e custa 1 a cada outro jogador.</translation>
    </message>
    <message>
        <source>Good early for science without grey cards: every green card costs one resource less, unless a chain makes it free anyway.</source>
        <translation>Bom no começo, para a ciência sem cartas cinzas: cada carta verde custa um recurso a menos, a não ser que uma cadeia já a torne grátis.</translation>
    </message>
    <message>
        <source>Good early if you buy a lot: you get back 1 coin a turn from each neighbour you buy from.</source>
        <translation>Boa no começo, se você compra muito: recebe de volta 1 moeda por turno para cada vizinho de quem compra.</translation>
    </message>
    <message>
        <source>Good early if your neighbours do not produce what you need: once a turn the bank sells you any resource for 1 coin.</source>
        <translation>Boa no começo, se seus vizinhos não produzem o que lhe falta: uma vez por turno o banco lhe vende qualquer recurso por 1 moeda.</translation>
    </message>
    <message>
        <source>Good early, for a wonder with several stages that cost many resources: each of them then costs one less.</source>
        <translation>Bom no começo, para uma Maravilha com várias etapas que custam muitos recursos: cada uma passa a custar um a menos.</translation>
    </message>
    <message>
        <source>Good early, if you want many blue cards: those of the later Ages cost several resources, and each costs one less.</source>
        <translation>Bom no começo, se você quer muitas cartas azuis: as das últimas Eras custam vários recursos, e cada uma custa um a menos.</translation>
    </message>
    <message>
        <source>Good early, so that his shield counts in every conflict, or later, where one shield turns a tie into a victory.</source>
        <translation>Bom no começo, para que seu escudo conte em todos os conflitos, ou mais tarde, onde um escudo transforma um empate em vitória.</translation>
    </message>
    <message>
        <source>Good for a city that beats both neighbours in the same Age, best of all in Age III: two tokens of 5 score 5 more.</source>
        <translation>Boa para uma cidade que vence os dois vizinhos na mesma Era, de preferência na Era III: dois marcadores de 5 valem mais 5.</translation>
    </message>
    <message>
        <source>Good for a city that builds a little of everything: you need a card of each of the seven colours, a guild too.</source>
        <translation>Bom para uma cidade que constrói um pouco de tudo: é preciso ter uma carta de cada uma das sete cores, um Grêmio inclusive.</translation>
    </message>
    <message>
        <source>Good for a city that builds blue, red and green cards in equal numbers: each set of the three is worth 3 points.</source>
        <translation>Bom para uma cidade que constrói cartas azuis, vermelhas e verdes em número igual: cada conjunto das três vale 3 pontos.</translation>
    </message>
    <message>
        <source>Good for a city that wins most of its conflicts: every victory token is worth 1 point more, those of Age I too.</source>
        <translation>Bom para uma cidade que vence a maioria dos conflitos: cada marcador de vitória vale 1 ponto a mais, também os da Era I.</translation>
    </message>
    <message>
        <source>Good for a city with five green cards or more; symbols that come from no green card do not count.</source>
        <translation>Boa para uma cidade com cinco cartas verdes ou mais; símbolos que não vêm de cartas verdes não contam.</translation>
    </message>
    <message>
        <source>Good for a city with four brown cards or more; those built before him count too.</source>
        <translation>Bom para uma cidade com quatro cartas marrons ou mais; as construídas antes dele também contam.</translation>
    </message>
    <message>
        <source>Good for a city with four red cards or more; he is the most expensive leader, so save coins for him in time.</source>
        <translation>Bom para uma cidade com quatro cartas vermelhas ou mais; é o líder mais caro, então guarde moedas a tempo.</translation>
    </message>
    <message>
        <source>Good for a city with four yellow cards or more: they pay while you play, and with him they score as well.</source>
        <translation>Bom para uma cidade com quatro cartas amarelas ou mais: elas rendem durante a partida e com ele também pontuam.</translation>
    </message>
    <message>
        <source>Good for a city with six black cards or more; those built before him count too.</source>
        <translation>Bom para uma cidade com seis cartas pretas ou mais; as construídas antes dele também contam.</translation>
    </message>
    <message>
        <source>Good for a city with six blue cards or more; those built before him count too.</source>
        <translation>Bom para uma cidade com seis cartas azuis ou mais; as construídas antes dele também contam.</translation>
    </message>
    <message>
        <source>Good for a city with two grey cards or three; those built before him count too.</source>
        <translation>Bom para uma cidade com duas ou três cartas cinzas; as construídas antes dele também contam.</translation>
    </message>
    <message>
        <source>Good for a strong army: with more red cards than each neighbour you get 5 points on top of your tokens.</source>
        <translation>Boa para um exército forte: com mais cartas vermelhas que cada vizinho, você ganha 5 pontos além dos marcadores.</translation>
    </message>
    <message>
        <source>Good for a wonder with three stages or more that you will complete: each stage is worth 2 points more.</source>
        <translation>Boa para uma Maravilha com três etapas ou mais que você vai completar: cada etapa vale 2 pontos a mais.</translation>
    </message>
    <message>
        <source>Good for science if a symbol too many can complete a set of three; she is cheapest before Age I.</source>
        <translation>Boa para a ciência, se um símbolo que sobra pode completar um trio; é mais barata antes da Era I.</translation>
    </message>
    <message>
        <source>Good for science if neither neighbour competes: with more green cards than each of them you get 5 points.</source>
        <translation>Boa para a ciência, se nenhum vizinho concorre: com mais cartas verdes que cada um deles, você ganha 5 pontos.</translation>
    </message>
    <message>
        <source>Good for science if the compass completes a set of three, or if you already have several compasses.</source>
        <translation>Bom para a ciência, se o compasso completa um trio ou se você já tem vários compassos.</translation>
    </message>
    <message>
        <source>Good for science if the gear completes a set of three, or if you already have several gears.</source>
        <translation>Bom para a ciência, se a engrenagem completa um trio ou se você já tem várias engrenagens.</translation>
    </message>
    <message>
        <source>Good for science if the tablet completes a set of three, or if you already have several tablets.</source>
        <translation>Bom para a ciência, se o livro completa um trio ou se você já tem vários livros.</translation>
    </message>
    <message>
        <source>Good for science with many equal symbols: the more you have of one, the more another one of it is worth.</source>
        <translation>Boa para a ciência com muitos símbolos iguais: quanto mais você tem de um, mais vale outro igual.</translation>
    </message>
    <message>
        <source>Good for science with two sets of three different symbols or more: each set is worth 10 points instead of 7.</source>
        <translation>Bom para a ciência com dois trios de símbolos diferentes ou mais: cada trio vale 10 pontos em vez de 7.</translation>
    </message>
    <message>
        <source>Good if neither neighbour builds many blue cards: with more than each of them you get 5 points.</source>
        <translation>Boa se nenhum dos vizinhos constrói muitas cartas azuis: com mais que cada um deles, você ganha 5 pontos.</translation>
    </message>
    <message>
        <source>Good if neither neighbour builds many yellow cards: with more than each of them you get 5 points.</source>
        <translation>Boa se nenhum dos vizinhos constrói muitas cartas amarelas: com mais que cada um deles, você ganha 5 pontos.</translation>
    </message>
    <message>
        <source>Good if she stays your only leader: use the others for stages or discard them for coins, and you get 7 points for 1 coin.</source>
        <translation>Boa se ela continua sendo seu único líder: use os outros em etapas ou descarte-os por moedas, e você ganha 7 pontos por 1 moeda.</translation>
    </message>
    <message>
        <source>Good if two more shields beat both neighbours; he is expensive, so recruit him early or save coins for him.</source>
        <translation>Bom se dois escudos a mais vencem os dois vizinhos; é caro, então recrute-o cedo ou guarde moedas para ele.</translation>
    </message>
    <message>
        <source>Good if you are richer than each neighbour at the end: 5 points for coins that you do not even spend.</source>
        <translation>Boa se no final você tem mais moedas que cada vizinho: 5 pontos por moedas que você nem gasta.</translation>
    </message>
    <message>
        <source>Good if you end the game rich: every 3 coins are then worth 2 points instead of 1.</source>
        <translation>Bom se você termina a partida com dinheiro: cada 3 moedas passam a valer 2 pontos em vez de 1.</translation>
    </message>
    <message>
        <source>Good if you expect to lose no conflict, or have a way to lose the tokens again: a single defeat at the end costs you 6 points.</source>
        <translation>Boa se você não espera perder nenhum conflito, ou tem como se livrar dos marcadores: uma só derrota no final lhe custa 6 pontos.</translation>
    </message>
    <message>
        <source>Good if your neighbours are stronger: with her diplomacy you take no part in the next conflicts.</source>
        <translation>Boa se seus vizinhos são mais fortes: com a diplomacia dela, você não participa dos próximos conflitos.</translation>
    </message>
    <message>
        <source>Good in any city while no plan is clear yet: 3 points for 2 coins, without a condition.</source>
        <translation>Boa em qualquer cidade, enquanto não há um plano claro: 3 pontos por 2 moedas, sem condição.</translation>
    </message>
    <message>
        <source>Good late, when the coins you can spare would score little: 4 of them become 5 points.</source>
        <translation>Boa no final, quando as moedas que sobram valeriam pouco: 4 delas viram 5 pontos.</translation>
    </message>
    <message>
        <source>Good when coins are short and no other leader fits your city: 2 points for 1 coin, without a condition.</source>
        <translation>Boa quando faltam moedas e nenhum outro líder combina com sua cidade: 2 pontos por 1 moeda, sem condição.</translation>
    </message>
    <message>
        <source>Good when you can spare 3 coins and no leader with a condition promises more than her 4 points.</source>
        <translation>Boa quando você tem 3 moedas de sobra e nenhum líder com condição promete mais que os 4 pontos dela.</translation>
    </message>
    <message>
        <source>Good when you need money now: he costs 1 coin and brings 6, enough to pay for an expensive leader later or to buy resources.</source>
        <translation>Bom quando você precisa de dinheiro já: custa 1 moeda e traz 6, o bastante para pagar depois um líder caro ou comprar recursos.</translation>
    </message>
    <message>
        <source>Recruit him first when your other leaders are expensive: all that follow cost nothing.</source>
        <translation>Recrute-o primeiro quando seus outros líderes forem caros: todos os que vierem depois não custam nada.</translation>
    </message>
    <message>
        <source>The builder of the step pyramid of King Djoser in Egypt, worshipped as a god in later times.</source>
        <translation>O construtor da pirâmide de degraus do rei Djoser, no Egito, adorado como um deus em tempos posteriores.</translation>
    </message>
    <message>
        <source>The companion of Pericles in Athens, admired for her learning.</source>
        <translation>Companheira de Péricles em Atenas, admirada por sua cultura.</translation>
    </message>
    <message>
        <source>The last king of Lydia, famous for his riches.</source>
        <translation>O último rei da Lídia, famoso por suas riquezas.</translation>
    </message>
    <message>
        <source>The last queen of Egypt from the house of the Ptolemies, an ally of Caesar and of Mark Antony.</source>
        <translation>A última rainha do Egito da casa dos Ptolomeus, aliada de César e de Marco Antônio.</translation>
    </message>
    <message>
        <source>The leading statesman of Athens when the Parthenon was built.</source>
        <translation>O principal estadista de Atenas quando se construiu o Partenon.</translation>
    </message>
    <message>
        <source>The queen of Sheba in the Arab tradition, who visited King Solomon.</source>
        <translation>A rainha de Sabá na tradição árabe, que visitou o rei Salomão.</translation>
    </message>
    <message>
        <source>The queen of Sheba in the Ethiopian tradition, the mother of the first emperor, Menelik.</source>
        <translation>A rainha de Sabá na tradição etíope, mãe do primeiro imperador, Menelik.</translation>
    </message>
    <message>
        <source>The sister of the emperor Augustus and a wife of Mark Antony.</source>
        <translation>Irmã do imperador Augusto e esposa de Marco Antônio.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta na mão</numerusform>
            <numerusform>%n cartas na mão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) go to the bank.</source>
        <translation>
            <numerusform>%n moeda vai para o banco.</numerusform>
            <numerusform>%n moedas vão para o banco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) go to {name} for goods.</source>
        <translation>
            <numerusform>%n moeda vai para {name} pelos recursos.</numerusform>
            <numerusform>%n moedas vão para {name} pelos recursos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) to the bank</source>
        <translation>
            <numerusform>%n moeda ao banco</numerusform>
            <numerusform>%n moedas ao banco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>sobra %n</numerusform>
            <numerusform>sobram %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A free card from the discard pile</source>
        <translation>Uma carta do descarte, de graça</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>All matches are saved.</source>
        <translation>Todas as partidas ficam salvas.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Voltar à mesa</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Build for free</source>
        <translation>Construir de graça</translation>
    </message>
    <message>
        <source>Build for {coins}</source>
        <translation>Construir por {coins}</translation>
    </message>
    <message>
        <source>Build it for this</source>
        <translation>Construir para isto</translation>
    </message>
    <message>
        <source>Build the stage for free</source>
        <translation>Etapa de graça</translation>
    </message>
    <message>
        <source>Build the stage for {coins}</source>
        <translation>Construir a etapa por {coins}</translation>
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
        <translation>Escolha o efeito dela; depois não se pode mudar.</translation>
    </message>
    <message>
        <source>Coins: {before} → {after}</source>
        <translation>Moedas: {before} → {after}</translation>
    </message>
    <message>
        <source>Conflicts of {age}</source>
        <translation>Conflitos da {age}</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Dar de novo</translation>
    </message>
    <message>
        <source>Deal again?</source>
        <translation>Dar as cartas de novo?</translation>
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
        <translation>Enciclopédia</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>The name of the key.</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Free, by the power of its wonder.</source>
        <translation>De graça, pelo poder da Maravilha dela.</translation>
    </message>
    <message>
        <source>Free, by the power of your wonder.</source>
        <translation>De graça, pelo poder da sua Maravilha.</translation>
    </message>
    <message>
        <source>Free: the Free City has {structure}.</source>
        <translation>De graça: a Cidade Livre tem {structure}.</translation>
    </message>
    <message>
        <source>Free: you have {structure}.</source>
        <translation>De graça: você tem {structure}.</translation>
    </message>
    <message>
        <source>Free: {why}.</source>
        <translation>De graça: {why}.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Go back to here?</source>
        <translation>Voltar até aqui?</translation>
    </message>
    <message>
        <source>Go back to {place}? This will be undone:</source>
        <translation>A partida voltará a: {place}. Isto será desfeito:</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Hold to see the table behind</source>
        <translation>Segure para ver a mesa atrás</translation>
    </message>
    <message>
        <source>How to pay?</source>
        <translation>Como pagar?</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Concordo</translation>
    </message>
    <message>
        <source>I am {name}, show the table</source>
        <translation>Sou {name}, mostrar a mesa</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>Não concordo</translation>
    </message>
    <message>
        <source>It costs neither coins nor resources</source>
        <translation>Não custa moedas nem recursos</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuar a partida</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Deixar como está</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Sair da partida</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Sair da mesa</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sem resposta</translation>
    </message>
    <message>
        <source>Nobody sees which card it was.</source>
        <translation>Ninguém vê qual carta era.</translation>
    </message>
    <message>
        <source>Not in these conflicts: {names}</source>
        <translation>Fora destes conflitos: {names}</translation>
    </message>
    <message>
        <source>Only the card of the last turn of each Age is free.</source>
        <translation>Só a carta do último turno de cada Era é grátis.</translation>
    </message>
    <message>
        <source>Only the first card of each Age is free.</source>
        <translation>Só a primeira carta de cada Era sai de graça.</translation>
    </message>
    <message>
        <source>Participate in the Edifice of this Age, paid with the stage</source>
        <translation>Participar do Edifício desta Era, pago junto com a etapa</translation>
    </message>
    <message>
        <source>Pay the cheapest way from now on, without asking</source>
        <translation>De agora em diante, pagar o mais barato sem perguntar</translation>
    </message>
    <message>
        <source>Press Enter or Space. Nobody's hand is shown until then.</source>
        <translation>Aperte Enter ou Espaço. Até lá, não se vê a mão de ninguém.</translation>
    </message>
    <message>
        <source>Quit Seven Wonders?</source>
        <translation>Sair de Sete Maravilhas?</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Redo what was undone.</source>
        <translation>Refazer o que foi desfeito.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Science points: {before} → {after}</source>
        <translation>Pontos de ciência: {before} → {after}</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Shields: {before} → {after}</source>
        <translation>Escudos: {before} → {after}</translation>
    </message>
    <message>
        <source>Since your last choice</source>
        <translation>Desde a sua última escolha</translation>
    </message>
    <message>
        <source>Stage and participation for {coins}</source>
        <translation>Etapa e participação por {coins}</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Etapa {number}</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Ficar</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Take part too</source>
        <translation>Participar também</translation>
    </message>
    <message>
        <source>Taking part</source>
        <translation>Participando</translation>
    </message>
    <message>
        <source>The Free City cannot pay for this.</source>
        <translation>A Cidade Livre não pode pagar isto.</translation>
    </message>
    <message>
        <source>The Free City has built this already.</source>
        <translation>A Cidade Livre já construiu isto.</translation>
    </message>
    <message>
        <source>The Free City pays</source>
        <translation>A Cidade Livre paga</translation>
    </message>
    <message numerus="yes">
        <source>The bank pays %n coin(s).</source>
        <translation>
            <numerusform>O banco paga %n moeda.</numerusform>
            <numerusform>O banco paga %n moedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card goes face down to the discard pile.</source>
        <translation>A carta vai virada para baixo para o descarte.</translation>
    </message>
    <message>
        <source>The last of the pile</source>
        <translation>A última do monte</translation>
    </message>
    <message>
        <source>The same choices have been made again: this match is no longer practice.</source>
        <translation>As mesmas escolhas foram feitas de novo: esta partida já não é treino.</translation>
    </message>
    <message>
        <source>The seventh card</source>
        <translation>A sétima carta</translation>
    </message>
    <message>
        <source>The stages may be built in any order: choose one.</source>
        <translation>As etapas podem ser construídas em qualquer ordem: escolha uma.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>The wonder of the Free City is finished.</source>
        <translation>A Maravilha da Cidade Livre está completa.</translation>
    </message>
    <message>
        <source>Then free: {names}</source>
        <translation>Depois, de graça: {names}</translation>
    </message>
    <message>
        <source>This match is saved; you will find it under Saved matches.</source>
        <translation>Esta partida fica salva; você a encontra em Partidas salvas.</translation>
    </message>
    <message>
        <source>This uses up the power for this Age.</source>
        <translation>O poder fica usado até a próxima Era.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>A button of the menu, of a question or of a payment: a page that opens, or what a press does.</extracomment>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo it</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo this too: {line}</source>
        <translation>Desfazer isto também: {line}</translation>
    </message>
    <message>
        <source>Undo this?</source>
        <translation>Desfazer isto?</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>O que muda</translation>
    </message>
    <message>
        <source>Wonder done</source>
        <translation>Completa</translation>
    </message>
    <message>
        <source>You cannot pay for this.</source>
        <translation>Você não pode pagar isto.</translation>
    </message>
    <message>
        <source>You have built this already.</source>
        <translation>Você já tem esta estrutura.</translation>
    </message>
    <message>
        <source>You have seen new information, so this match becomes practice and is counted separately, until the same choices have been made again.</source>
        <translation>Você viu informações novas; por isso, esta partida vira treino e é contada à parte, até que as mesmas escolhas sejam feitas de novo.</translation>
    </message>
    <message>
        <source>You will continue from {place}. This will be undone:</source>
        <translation>Você continua a partir de: {place}. Isto será desfeito:</translation>
    </message>
    <message>
        <source>Your city has no structure of this colour yet.</source>
        <translation>Sua cidade ainda não tem estrutura desta cor.</translation>
    </message>
    <message>
        <source>Your wonder is finished.</source>
        <translation>Sua Maravilha está completa.</translation>
    </message>
    <message>
        <source>a choice that nobody has seen yet</source>
        <translation>uma escolha que ninguém viu ainda</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>todas as cartas</translation>
    </message>
    <message>
        <source>already built</source>
        <translation>já construída</translation>
    </message>
    <message numerus="yes">
        <source>and %n more line(s) of the log</source>
        <translation>
            <numerusform>e mais %n linha do diário</numerusform>
            <numerusform>e mais %n linhas do diário</numerusform>
        </translation>
    </message>
    <message>
        <source>cheapest</source>
        <extracomment>Words of the payment: the cheapest payment (feminine where 'payment' is), nothing is paid to this neighbour, your own coins or resources.</extracomment>
        <translation>o mais barato</translation>
    </message>
    <message>
        <source>for the Free City</source>
        <translation>para a Cidade Livre</translation>
    </message>
    <message>
        <source>for the Free City: {stage}</source>
        <translation>para a Cidade Livre: {stage}</translation>
    </message>
    <message>
        <source>hand the screen to</source>
        <translation>passe a tela para</translation>
    </message>
    <message>
        <source>in plain words</source>
        <translation>em palavras simples</translation>
    </message>
    <message>
        <source>it has</source>
        <translation>ela tem</translation>
    </message>
    <message>
        <source>it pays</source>
        <translation>ela paga</translation>
    </message>
    <message>
        <source>it produces</source>
        <translation>ela produz</translation>
    </message>
    <message>
        <source>it still loses</source>
        <translation>ela ainda perde</translation>
    </message>
    <message>
        <source>it wins already</source>
        <translation>ela já ganha</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>próprio</translation>
    </message>
    <message>
        <source>keys and symbols</source>
        <translation>teclas e símbolos</translation>
    </message>
    <message>
        <source>language, text, movement, pace</source>
        <translation>idioma, texto, movimento, ritmo</translation>
    </message>
    <message>
        <source>no structure may be built twice</source>
        <translation>nenhuma estrutura se constrói duas vezes</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>não sobra</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Words of the payment: the cheapest payment (feminine where 'payment' is), nothing is paid to this neighbour, your own coins or resources.</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>nothing to {name}, who would win the conflict</source>
        <translation>nada para {name}, que venceria o conflito</translation>
    </message>
    <message>
        <source>now a tie</source>
        <translation>agora é empate</translation>
    </message>
    <message>
        <source>now it wins, +{points}</source>
        <translation>agora ela ganha, +{points}</translation>
    </message>
    <message>
        <source>now you win, +{points}</source>
        <translation>você passa a ganhar, +{points}</translation>
    </message>
    <message>
        <source>one seat to the left</source>
        <translation>um lugar à esquerda</translation>
    </message>
    <message>
        <source>only you see these cards</source>
        <translation>só você vê estas cartas</translation>
    </message>
    <message>
        <source>same seats</source>
        <translation>mesmos lugares</translation>
    </message>
    <message>
        <source>split between the two</source>
        <translation>dividido entre os dois</translation>
    </message>
    <message>
        <source>the last choice</source>
        <translation>a última escolha</translation>
    </message>
    <message>
        <source>the lesson will resume where you left off</source>
        <translation>a lição continua de onde você parou</translation>
    </message>
    <message>
        <source>the match is saved and waits for you</source>
        <translation>a partida fica salva à sua espera</translation>
    </message>
    <message>
        <source>to buy</source>
        <translation>falta comprar</translation>
    </message>
    <message>
        <source>to the start of the Age</source>
        <translation>ao início da Era</translation>
    </message>
    <message>
        <source>to the start of the turn</source>
        <translation>ao início do turno</translation>
    </message>
    <message>
        <source>what was undone</source>
        <translation>o que foi desfeito</translation>
    </message>
    <message>
        <source>you have</source>
        <translation>você tem</translation>
    </message>
    <message>
        <source>you pay</source>
        <translation>você paga</translation>
    </message>
    <message>
        <source>you produce</source>
        <translation>você produz</translation>
    </message>
    <message>
        <source>you still lose</source>
        <translation>você ainda perde</translation>
    </message>
    <message>
        <source>you win already</source>
        <translation>você já ganhava</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>Words of the payment: the cheapest payment (feminine where 'payment' is), nothing is paid to this neighbour, your own coins or resources.</extracomment>
        <translation>seu</translation>
    </message>
    <message numerus="yes">
        <source>{change} → %n point(s)</source>
        <translation>
            <numerusform>{change} → %n ponto</numerusform>
            <numerusform>{change} → %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>{key}: always the cheapest</source>
        <translation>{key}: sempre o mais barato</translation>
    </message>
    <message>
        <source>{key}: see the table</source>
        <translation>{key}: ver a mesa</translation>
    </message>
    <message>
        <source>{kind} only (key {key})</source>
        <translation>Mostrar só: {kind} (tecla {key})</translation>
    </message>
    <message>
        <source>{name} gets</source>
        <translation>{name} recebe</translation>
    </message>
    <message>
        <source>{name} has {shields}: {verdict}</source>
        <translation>{name} tem {shields}: {verdict}</translation>
    </message>
    <message>
        <source>{name} is a computer player that does not respond. Try again, or leave the match and continue it later.</source>
        <translation>O computador joga por {name} e não responde. Tente de novo, ou saia da partida e retome-a mais tarde.</translation>
    </message>
    <message>
        <source>{name} keeps {coins}</source>
        <translation>{name} continua com {coins}</translation>
    </message>
    <message>
        <source>{name} now</source>
        <translation>{name} agora</translation>
    </message>
    <message>
        <source>{name} wants to go back to: {place}. This will be undone:</source>
        <translation>{name} quer voltar a: {place}. Isto será desfeito:</translation>
    </message>
    <message>
        <source>{name} will have {coins}</source>
        <translation>{name} fica com {coins}</translation>
    </message>
    <message>
        <source>{name}, do you agree?</source>
        <translation>{name}, você concorda?</translation>
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
            <numerusform>há %n partida</numerusform>
            <numerusform>há %n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) count</source>
        <translation>
            <numerusform>%n partida conta</numerusform>
            <numerusform>%n partidas contam</numerusform>
        </translation>
    </message>
    <message>
        <source>Above {level}.</source>
        <translation>Acima de {level}.</translation>
    </message>
    <message>
        <source>By your results so far, against players of this level you win about as often as luck alone would let you.</source>
        <translation>Pelos seus resultados até agora, contra jogadores deste nível você vence mais ou menos tanto quanto a sorte sozinha daria.</translation>
    </message>
    <message>
        <source>Fair for you: {level}</source>
        <translation>Justo para você: {level}</translation>
    </message>
    <message>
        <source>Own rating</source>
        <translation>A sua força</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>The two halves of a switch over a curve in the statistics: the points of the last matches, or the own strength as a number, such as 1520.</extracomment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>The two halves of a switch over a curve in the statistics: the points of the last matches, or the own strength as a number, such as 1520.</extracomment>
        <translation>Força</translation>
    </message>
    <message>
        <source>What the curve shows</source>
        <translation>O que a curva mostra</translation>
    </message>
    <message>
        <source>almost certainly within</source>
        <translation>quase certamente aqui</translation>
    </message>
    <message>
        <source>almost certainly {interval}</source>
        <translation>quase certamente {interval}</translation>
    </message>
    <message>
        <source>another place</source>
        <translation>outra colocação</translation>
    </message>
    <message numerus="yes">
        <source>appears after %n more match(es)</source>
        <translation>
            <numerusform>aparece depois de mais %n partida</numerusform>
            <numerusform>aparece depois de mais %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>At the right end of a curve over time.</extracomment>
        <translation>agora</translation>
    </message>
    <message>
        <source>provisional, {interval}</source>
        <translation>provisória, {interval}</translation>
    </message>
    <message>
        <source>{number} in the last 30 days</source>
        <translation>{number} nos últimos 30 dias</translation>
    </message>
    <message>
        <source>{points} to {level}.</source>
        <translation>Até {level} faltam {points}.</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message numerus="yes">
        <source>%n shield(s) ahead of {neighbour}, not {before}.</source>
        <translation>
            <numerusform>%n escudo de vantagem sobre {neighbour}, e não {before}.</numerusform>
            <numerusform>%n escudos de vantagem sobre {neighbour}, e não {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s) behind {neighbour}, not {before}.</source>
        <translation>
            <numerusform>%n escudo de desvantagem contra {neighbour}, e não {before}.</numerusform>
            <numerusform>%n escudos de desvantagem contra {neighbour}, e não {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a set of science symbols: +%n point(s).</source>
        <translation>
            <numerusform>Completa um conjunto de símbolos científicos: +%n ponto.</numerusform>
            <numerusform>Completa um conjunto de símbolos científicos: +%n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completes green cards for a progress token.</source>
        <translation>Completa cartas verdes para uma ficha de progresso.</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s) less.</source>
        <translation>
            <numerusform>Custa %n moeda a menos.</numerusform>
            <numerusform>Custa %n moedas a menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives %n coin(s).</source>
        <translation>
            <numerusform>Traz %n moeda.</numerusform>
            <numerusform>Traz %n moedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives you the cat.</source>
        <translation>Traz o gato para você.</translation>
    </message>
    <message>
        <source>Gives you {have} of the {need} resources for {stage}.</source>
        <translation>Dá a você {have} dos {need} recursos para {stage}.</translation>
    </message>
    <message numerus="yes">
        <source>Its horns start a battle: you win %n victory token(s).</source>
        <translation>
            <numerusform>As buzinas iniciam uma batalha: você ganha %n marcador de vitória.</numerusform>
            <numerusform>As buzinas iniciam uma batalha: você ganha %n fichas de vitória.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its horns turn {turned} of {all} conflict tokens: with the shields as they are now you win %n victory token(s) in the battle.</source>
        <translation>
            <numerusform>As buzinas viram {turned} de {all} fichas de conflito: com os escudos de agora, você ganha %n marcador de vitória na batalha.</numerusform>
            <numerusform>As buzinas viram {turned} de {all} fichas de conflito: com os escudos de agora, você ganha %n fichas de vitória na batalha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves you %n coin(s) more.</source>
        <translation>
            <numerusform>Deixa você com %n moeda a mais.</numerusform>
            <numerusform>Deixa você com %n moedas a mais.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lets you pay for {cards}, seen in a hand that comes to you.</source>
        <translation>Permite pagar {cards}, de uma mão que vem para você.</translation>
    </message>
    <message>
        <source>Lets you pay for {stages}.</source>
        <translation>Permite pagar {stages}.</translation>
    </message>
    <message>
        <source>Makes {cards} free later, by a chain.</source>
        <translation>Permite construir {cards} de graça mais tarde, em cadeia.</translation>
    </message>
    <message>
        <source>No neighbour sells it.</source>
        <translation>Nenhum vizinho vende esse recurso.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise you lose %n point(s): {row}.</source>
        <translation>
            <numerusform>Do contrário você perde %n ponto: {row}.</numerusform>
            <numerusform>Do contrário você perde %n pontos: {row}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise {card} goes to your left neighbour: %n point(s) there.</source>
        <translation>
            <numerusform>Senão, {card} vai para o vizinho da esquerda: %n ponto para ele.</numerusform>
            <numerusform>Senão, {card} vai para o vizinho da esquerda: %n pontos para ele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise {card} goes to your right neighbour: %n point(s) there.</source>
        <translation>
            <numerusform>Senão, {card} vai para o vizinho da direita: %n ponto para ele.</numerusform>
            <numerusform>Senão, {card} vai para o vizinho da direita: %n pontos para ele.</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise {neighbour} can get a progress token with this card.</source>
        <translation>Senão {neighbour} pode ganhar uma ficha de progresso com essa carta.</translation>
    </message>
    <message>
        <source>Otherwise {neighbour} can pay for a stage with this card.</source>
        <translation>Senão {neighbour} pode pagar um estágio com essa carta.</translation>
    </message>
    <message numerus="yes">
        <source>Produces {goods}: needed for %n card(s) to come.</source>
        <translation>
            <numerusform>Produz {goods}: serve para %n carta por vir.</numerusform>
            <numerusform>Produz {goods}: serve para %n cartas por vir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces {goods}: needed for {stages} and for %n card(s) to come.</source>
        <translation>
            <numerusform>Produz {goods}: serve para {stages} e para %n carta por vir.</numerusform>
            <numerusform>Produz {goods}: serve para {stages} e para %n cartas por vir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Produces {goods}: needed for {stages}.</source>
        <translation>Produz {goods}: serve para {stages}.</translation>
    </message>
    <message numerus="yes">
        <source>Saves %n coin(s) when you build {thing}.</source>
        <translation>
            <numerusform>Economiza %n moeda ao construir {thing}.</numerusform>
            <numerusform>Economiza %n moedas ao construir {thing}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The coin counts as any resource.</source>
        <translation>A moeda vale como qualquer recurso.</translation>
    </message>
    <message numerus="yes">
        <source>The science symbol is worth %n point(s).</source>
        <translation>
            <numerusform>O símbolo científico vale %n ponto.</numerusform>
            <numerusform>O símbolo científico vale %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then another {card} brings a progress token.</source>
        <translation>Depois, outra carta igual ({card}) traz uma ficha de progresso.</translation>
    </message>
    <message>
        <source>Then any green card brings a progress token.</source>
        <translation>Depois, qualquer carta verde traz uma ficha de progresso.</translation>
    </message>
    <message numerus="yes">
        <source>Worth %n point(s) with the cities as they are now.</source>
        <translation>
            <numerusform>Vale %n ponto com as cidades como estão agora.</numerusform>
            <numerusform>Vale %n pontos com as cidades como estão agora.</numerusform>
        </translation>
    </message>
    <message>
        <source>You tie with {neighbour} instead of losing: {shields}.</source>
        <translation>Você empata com {neighbour} em vez de perder: {shields}.</translation>
    </message>
    <message>
        <source>You win against {neighbour} instead of a tie: {shields}.</source>
        <translation>Você vence {neighbour} em vez de empatar: {shields}.</translation>
    </message>
    <message>
        <source>You win against {neighbour} instead of losing: {shields}.</source>
        <translation>Você vence {neighbour} em vez de perder: {shields}.</translation>
    </message>
    <message>
        <source>stage {number}</source>
        <comment>in a sentence</comment>
        <translation>a etapa {number}</translation>
    </message>
    <message>
        <source>stage {number}</source>
        <comment>of Architects, in a sentence</comment>
        <translation>o estágio {number}</translation>
    </message>
    <message>
        <source>your left neighbour</source>
        <comment>after: win against, tie with, ahead of, behind</comment>
        <translation>o vizinho da esquerda</translation>
    </message>
    <message>
        <source>your opponent</source>
        <comment>after: win against, tie with, ahead of, behind</comment>
        <translation>seu adversário</translation>
    </message>
    <message>
        <source>your right neighbour</source>
        <comment>after: win against, tie with, ahead of, behind</comment>
        <translation>o vizinho da direita</translation>
    </message>
    <message>
        <source>{after} to {theirs} shields, not {before} to {theirs}</source>
        <translation>{after} a {theirs} em escudos, e não {before} a {theirs}</translation>
    </message>
    <message>
        <source>{card} does not help to pay for your next stage.</source>
        <translation>{card} não ajuda a pagar o próximo estágio.</translation>
    </message>
    <message>
        <source>{token} ({effect}).</source>
        <comment>a progress token and what it does</comment>
        <translation>{token} ({effect}).</translation>
    </message>
    <message>
        <source>{token} gives you another card for it.</source>
        <translation>Com {token}, você pega mais uma carta.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button of the replay: what a press does.</extracomment>
        <translation>Voltar um passo</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuar daqui</translation>
    </message>
    <message>
        <source>Discards</source>
        <extracomment>The discard pile; the title of the page; how fast it plays; a match that is practice.</extracomment>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Everything visible</source>
        <translation>Tudo à vista</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>A button of the replay: what a press does.</extracomment>
        <translation>Avançar um passo</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>Cartas ocultas</translation>
    </message>
    <message>
        <source>Hide what comes</source>
        <translation>Esconder o que vem</translation>
    </message>
    <message>
        <source>In the last turn</source>
        <translation>No último turno</translation>
    </message>
    <message>
        <source>In this turn</source>
        <translation>Neste turno</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>A button of the replay: what a press does.</extracomment>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Nothing has been played yet, and what comes is hidden.</source>
        <translation>Nada foi jogado ainda, e o que vem está escondido.</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button of the replay: what a press does.</extracomment>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button of the replay: what a press does.</extracomment>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>The discard pile; the title of the page; how fast it plays; a match that is practice.</extracomment>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>A button of the replay: what a press does.</extracomment>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Rodada {round}</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>Salvar imagem</translation>
    </message>
    <message>
        <source>Save the table of this moment as a picture</source>
        <translation>Salvar a mesa deste momento como imagem</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Folha de pontuação</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vista de</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>The discard pile; the title of the page; how fast it plays; a match that is practice.</extracomment>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Spoiler-free: hides how the match continues</source>
        <translation>Sem spoilers: esconde como a partida continua</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Etapa {number}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>The match has reached this point: the rest has not been played yet.</source>
        <translation>A partida parou aqui: o que vem ainda será jogado.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Para o início</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Para o fim</translation>
    </message>
    <message>
        <source>What all may see</source>
        <translation>O que todos podem ver</translation>
    </message>
    <message>
        <source>as a new practice match</source>
        <translation>como nova partida de treino</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>descarta uma carta</translation>
    </message>
    <message>
        <source>discards {card}</source>
        <translation>descarta {card}</translation>
    </message>
    <message>
        <source>hand, then the cards under the stages</source>
        <translation>a mão e, depois, o que está sob as etapas</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>The discard pile; the title of the page; how fast it plays; a match that is practice.</extracomment>
        <translation>treino</translation>
    </message>
    <message numerus="yes">
        <source>{names}: victory with %n point(s)</source>
        <translation>
            <numerusform>{names}: vitória com %n ponto</numerusform>
            <numerusform>{names}: vitória com %n pontos</numerusform>
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
            <numerusform>%n partida até o fim confirma: {points} ± {error} pontos.</numerusform>
            <numerusform>%n partidas até o fim confirmam: {points} ± {error} pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} choices judged …</source>
        <translation>
            <numerusform>%n de {count} escolhas avaliada …</numerusform>
            <numerusform>%n de {count} escolhas avaliadas …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} choices were the best, or about as good.</source>
        <translation>
            <numerusform>%n de {count} escolhas foi a melhor, ou quase tão boa.</numerusform>
            <numerusform>%n de {count} escolhas foram as melhores, ou quase tão boas.</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good as the best</source>
        <translation>Quase tão boa quanto a melhor</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>The head of a column of the printed review: the best choice, how good the choice was, when, the choice that was played, who, why.</extracomment>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Better: {plan}</source>
        <translation>Melhor: {plan}</translation>
    </message>
    <message>
        <source>Chance lost</source>
        <translation>Chance perdida</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Chance de vencer</translation>
    </message>
    <message>
        <source>Chance of winning before</source>
        <translation>Chance de vencer antes</translation>
    </message>
    <message>
        <source>Chance of winning if everyone plays well</source>
        <translation>Chance de vencer se todos jogarem bem</translation>
    </message>
    <message>
        <source>Drills</source>
        <extracomment>A button and the title of the page: the choices of a finished match, judged.</extracomment>
        <translation>Exercícios</translation>
    </message>
    <message>
        <source>Each loss counts in its main category only.</source>
        <translation>Cada perda conta só na categoria principal.</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Pontos esperados</translation>
    </message>
    <message>
        <source>Grade</source>
        <extracomment>The head of a column of the printed review: the best choice, how good the choice was, when, the choice that was played, who, why.</extracomment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Moment</source>
        <extracomment>The head of a column of the printed review: the best choice, how good the choice was, when, the choice that was played, who, why.</extracomment>
        <translation>Momento</translation>
    </message>
    <message>
        <source>No choice has cost more than a point.</source>
        <translation>Nenhuma escolha custou mais de um ponto.</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Ainda não avaliada</translation>
    </message>
    <message numerus="yes">
        <source>Only an estimate: in %n games to the end neither was clearly better ({points} ± {error} points).</source>
        <translation>
            <numerusform>É só uma estimativa: em %n partida até o fim nenhuma foi claramente melhor ({points} ± {error} pontos).</numerusform>
            <numerusform>É só uma estimativa: em %n partidas até o fim nenhuma foi claramente melhor ({points} ± {error} pontos).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only an estimate: in %n games to the end the choice made was better, by {points} ± {error} points.</source>
        <translation>
            <numerusform>É só uma estimativa: em %n partida até o fim a escolha feita foi melhor, por {points} ± {error} pontos.</numerusform>
            <numerusform>É só uma estimativa: em %n partidas até o fim a escolha feita foi melhor, por {points} ± {error} pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>The head of a column of the printed review: the best choice, how good the choice was, when, the choice that was played, who, why.</extracomment>
        <translation>Jogou</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>The head of a column of the printed review: the best choice, how good the choice was, when, the choice that was played, who, why.</extracomment>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Pontos perdidos</translation>
    </message>
    <message>
        <source>Practise your costly choices</source>
        <translation>Pratique suas escolhas mais caras</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>The head of a column of the printed review: the best choice, how good the choice was, when, the choice that was played, who, why.</extracomment>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>A button and the title of the page: the choices of a finished match, judged.</extracomment>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Save all choices as a table</source>
        <translation>Salvar todas as escolhas como tabela</translation>
    </message>
    <message>
        <source>Save the review as a page to print</source>
        <translation>Salvar a revisão como página para imprimir</translation>
    </message>
    <message>
        <source>See it at the table</source>
        <translation>Ver na mesa</translation>
    </message>
    <message>
        <source>The best choice found</source>
        <translation>A melhor escolha encontrada</translation>
    </message>
    <message>
        <source>The best move by another player: {name}, {moment}: {plan}.</source>
        <translation>A melhor jogada dos outros: {name}, {moment}: {plan}.</translation>
    </message>
    <message>
        <source>The costliest choices</source>
        <translation>As escolhas mais caras</translation>
    </message>
    <message>
        <source>The moment</source>
        <translation>O momento</translation>
    </message>
    <message>
        <source>The review could not be finished.</source>
        <translation>A revisão não pôde ser concluída.</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>Jogar daqui</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>Escolhas de quem</translation>
    </message>
    <message>
        <source>Your cards were worth as much as the others'.</source>
        <translation>Suas cartas valiam tanto quanto as dos outros.</translation>
    </message>
    <message>
        <source>Your cards were worth {points} points less than the others'.</source>
        <translation>Suas cartas valiam {points} pontos a menos que as dos outros.</translation>
    </message>
    <message>
        <source>Your cards were worth {points} points more than the others'.</source>
        <translation>Suas cartas valiam {points} pontos a mais que as dos outros.</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>all: of all Ages; better and played: over the better choice and the one that was played.</extracomment>
        <translation>total</translation>
    </message>
    <message>
        <source>as a practice match</source>
        <translation>como partida de treino</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>all: of all Ages; better and played: over the better choice and the one that was played.</extracomment>
        <translation>melhor</translation>
    </message>
    <message>
        <source>better: {plan}</source>
        <translation>melhor: {plan}</translation>
    </message>
    <message>
        <source>better: {plan} · {chance}</source>
        <translation>melhor: {plan} · {chance}</translation>
    </message>
    <message>
        <source>if all were equal: {share}</source>
        <translation>se todos fossem iguais: {share}</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>all: of all Ages; better and played: over the better choice and the one that was played.</extracomment>
        <translation>jogada</translation>
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
        <translation>Uma batalha</translation>
    </message>
    <message>
        <source>A blue card is worth 3 points, or 2 with a cat on it. Whoever takes a card with a cat takes the cat from whoever has it.</source>
        <translation>Uma carta azul vale 3 pontos, ou 2 se tiver um gato. Quem pega uma carta com gato fica com o gato, esteja com quem estiver.</translation>
    </message>
    <message>
        <source>A blue card is worth the points printed on it. Simple and safe.</source>
        <translation>Uma carta azul vale os pontos que estão nela. Simples e seguro.</translation>
    </message>
    <message>
        <source>A card counts as built in whatever way it was built: paid, free, by a chain or from the discard pile. A stage built with it does not.</source>
        <translation>Uma carta conta como construída de qualquer modo: paga, de graça, em cadeia ou a partir do descarte. Uma etapa construída com ela não conta.</translation>
    </message>
    <message>
        <source>A card that a chain makes free for it must be built: it may be neither discarded nor put under a stage. But another card may be chosen.</source>
        <translation>Uma carta que uma cadeia torna grátis para ela tem de ser construída: não pode ser descartada nem ficar sob uma etapa. Mas pode-se escolher outra carta.</translation>
    </message>
    <message>
        <source>A card under the wonder is no structure: it has no name and no colour, and only you know which it was.</source>
        <translation>Uma carta sob a Maravilha não é estrutura: não tem nome nem cor, e só você sabe qual era.</translation>
    </message>
    <message>
        <source>A card with two symbols separated by a stroke produces one or the other each turn, as you need, never both. A neighbour who buys from it chooses independently.</source>
        <translation>Uma carta com dois símbolos separados por uma barra produz um ou outro, conforme a necessidade do turno, nunca os dois. Cada vizinho que compra dela escolhe por si.</translation>
    </message>
    <message>
        <source>A card you give up goes to the discard pile and stops working, its chains too. You keep coins it once brought, and you may build the structure again.</source>
        <translation>Uma carta entregue vai para o descarte e deixa de valer, também nas cadeias. As moedas que ela trouxe ficam, e a estrutura pode ser construída de novo.</translation>
    </message>
    <message>
        <source>A chain works from the turn after its structure was built, whatever the Age, also when that structure came from the discard pile.</source>
        <translation>Uma cadeia vale a partir do turno depois de sua estrutura ser construída, em qualquer Era, mesmo que ela tenha vindo do descarte.</translation>
    </message>
    <message>
        <source>A city never holds two structures of the same name, however they are built. The Loom, the Glassworks and the Press of Ages I and II are the same structure.</source>
        <translation>Uma cidade nunca tem duas estruturas com o mesmo nome, construídas como for. O Tear, a Vidraria e a Prensa das Eras I e II são a mesma estrutura.</translation>
    </message>
    <message>
        <source>A copied Scientists Guild gives a symbol of your choice.</source>
        <translation>Um Grêmio de Cientistas copiado dá um símbolo à escolha.</translation>
    </message>
    <message>
        <source>A copied Shipowners Guild counts itself; the house rules can change that.</source>
        <translation>Um Grêmio de Donos de Barcos copiado conta a si mesmo; as regras da casa podem mudar isso.</translation>
    </message>
    <message>
        <source>A diplomacy token keeps your city out of the next conflict. You take no token, neither victory nor defeat, and then put one diplomacy token back; you cannot keep it for later.</source>
        <translation>Um marcador de diplomacia deixa sua cidade fora do próximo conflito. Você não recebe marcador nenhum, nem de vitória nem de derrota, e depois devolve um marcador de diplomacia; não dá para guardá-lo.</translation>
    </message>
    <message>
        <source>A free structure once an Age</source>
        <translation>Uma estrutura de graça por Era</translation>
    </message>
    <message>
        <source>A leader is no structure. It has no colour, and its shields and symbols make no red or green card of it.</source>
        <translation>Um líder não é estrutura. Não tem cor, e seus escudos e símbolos não fazem dele uma carta vermelha ou verde.</translation>
    </message>
    <message>
        <source>A leader never gets into the discard pile, whether it was discarded for coins, used for a stage or left over.</source>
        <translation>Um líder nunca vai parar no descarte, seja trocado por moedas, usado em uma etapa ou deixado sem uso.</translation>
    </message>
    <message>
        <source>A new token is not retroactive: cards taken before it do not count.</source>
        <translation>Uma ficha nova não é retroativa: as cartas pegas antes dela não contam.</translation>
    </message>
    <message>
        <source>A play takes one option at most. Where another expansion offers one for the same stage, you choose between them.</source>
        <translation>Uma jogada leva no máximo uma opção. Se outra expansão oferece uma para a mesma etapa, você escolhe entre elas.</translation>
    </message>
    <message>
        <source>A price never falls below 0 coins.</source>
        <translation>Um preço nunca fica abaixo de 0 moedas.</translation>
    </message>
    <message>
        <source>A resource that a neighbour produces costs you 2 coins, paid to that neighbour. The neighbour cannot refuse and does not lose the resource.</source>
        <translation>Um recurso que um vizinho produz custa 2 moedas, pagas a esse vizinho. Ele não pode recusar e não fica sem o recurso.</translation>
    </message>
    <message>
        <source>A stage built with a seventh card may take part, if a pawn is left and you have not taken part in that Age. A structure from the discard pile is no stage.</source>
        <translation>Uma etapa construída com a sétima carta pode participar, se restar um peão e você não tiver participado naquela Era. Uma estrutura do descarte não é etapa.</translation>
    </message>
    <message>
        <source>A stage is copied as it is printed on the board of the neighbour, built or not, and at the cost of Manneken Pis.</source>
        <translation>Uma etapa é copiada como está impressa no tabuleiro do vizinho, construída ou não, e pelo custo de Manneken Pis.</translation>
    </message>
    <message>
        <source>A symbol of your choice, from Babylon or the Scientists Guild, is chosen by the program at the end, for the best total.</source>
        <translation>Um símbolo à escolha, da Babilônia ou do Grêmio de Cientistas, é escolhido pelo programa no final, para o melhor total.</translation>
    </message>
    <message>
        <source>A token helps you for the rest of the game. Tokens with an action work once a turn; tokens that score count at the end.</source>
        <translation>Uma ficha ajuda você até o fim da partida. As que agem servem uma vez por turno; as que pontuam contam no final.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Um turno</translation>
    </message>
    <message>
        <source>A turn with the Free City</source>
        <translation>Um turno com a Cidade Livre</translation>
    </message>
    <message>
        <source>A victory token of the raiders has the printed value, also if the card is built in another Age, and counts like any other.</source>
        <translation>Um marcador de vitória dos saqueadores tem o valor impresso, mesmo que a carta seja construída em outra Era, e conta como qualquer outro.</translation>
    </message>
    <message>
        <source>A yellow card is a coin. It counts as any resource you are missing.</source>
        <translation>Uma carta amarela é uma moeda. Ela vale qualquer recurso que falte.</translation>
    </message>
    <message>
        <source>Abu Simbel</source>
        <translation>Abu Simbel</translation>
    </message>
    <message>
        <source>Add up: victories less defeats, 1 point for every 3 coins, the stages of your wonder, blue cards, yellow cards, guilds, science.</source>
        <translation>Some: vitórias menos derrotas, 1 ponto a cada 3 moedas, as etapas da Maravilha, cartas azuis, cartas amarelas, Grêmios e ciência.</translation>
    </message>
    <message>
        <source>After each turn you give the rest of your hand to a neighbour: to the left in Ages I and III, to the right in Age II. What you pass on is what that neighbour chooses from next.</source>
        <translation>Depois de cada turno você dá o resto da mão a um vizinho: à esquerda nas Eras I e III, à direita na Era II. Esse vizinho vai escolher entre as cartas que você passou.</translation>
    </message>
    <message>
        <source>After the sixth turn the last cards go to the discard pile, conflicts are settled, and the next Age is dealt. After the third Age comes the score.</source>
        <translation>Depois do sexto turno, as últimas cartas vão para o descarte, resolvem-se os conflitos e distribui-se a Era seguinte. Depois da terceira Era vem a pontuação.</translation>
    </message>
    <message>
        <source>After the third Age everything is counted. The city with the most victory points wins.</source>
        <translation>Depois da terceira Era, conta-se tudo. Vence a cidade com mais pontos de vitória.</translation>
    </message>
    <message>
        <source>Aganice changes a symbol of a green card or of a leader.</source>
        <translation>Aganice troca um símbolo de uma carta verde ou de um líder.</translation>
    </message>
    <message>
        <source>Agrippina's condition is checked at the end: leaders under the wonder, buried or discarded do not count against it.</source>
        <translation>A condição de Agripina é verificada no final: líderes sob a Maravilha, enterrados ou descartados não atrapalham.</translation>
    </message>
    <message>
        <source>All penalties come at once. Where there is a choice, you make it. A red card that is lost fights no more, and tokens of the conflict to come cannot pay.</source>
        <translation>Todas as penalidades vêm ao mesmo tempo. Onde há escolha, ela é sua. Uma carta vermelha perdida não luta mais, e os marcadores do conflito seguinte não servem para pagar.</translation>
    </message>
    <message>
        <source>All play at once. You choose one card from your hand and what to do with it: build it, use it for a stage of your wonder, or discard it for 3 coins.</source>
        <translation>Todos jogam ao mesmo tempo. Você escolhe uma carta da mão e o que fazer com ela: construí-la, usá-la para uma etapa da Maravilha ou descartá-la por 3 moedas.</translation>
    </message>
    <message>
        <source>An Age has seven turns: Olympia's free last card is the one of the seventh turn, and Babylon's extra card is the eighth.</source>
        <translation>Uma Era tem sete turnos: a última carta, grátis para Olímpia, é a do sétimo turno, e a carta extra da Babilônia é a oitava.</translation>
    </message>
    <message>
        <source>An Age has six turns, a game eighteen.</source>
        <translation>Uma Era tem seis turnos; uma partida, dezoito.</translation>
    </message>
    <message>
        <source>An effect that finds no card does nothing.</source>
        <translation>Um efeito que não encontra carta não faz nada.</translation>
    </message>
    <message>
        <source>An extra card is an offer: what you have not taken by the end of the turn is gone.</source>
        <translation>Uma carta extra é uma oferta: o que não foi pego até o fim do turno está perdido.</translation>
    </message>
    <message>
        <source>An extra card may be the top of either of your decks or of the centre.</source>
        <translation>Uma carta extra pode ser o topo de um dos seus dois baralhos ou do centro.</translation>
    </message>
    <message>
        <source>Architects</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Arquitetos</translation>
    </message>
    <message>
        <source>Architects is a game of its own: short turns, one card at a time. You collect resources and build the five stages of your wonder.</source>
        <translation>Arquitetos é um jogo à parte: turnos curtos, uma carta por vez. Você junta recursos e constrói os cinco estágios da sua Maravilha.</translation>
    </message>
    <message>
        <source>As soon as the last pawn is taken, the Edifice is built. Everybody with one of its pawns gets its reward.</source>
        <translation>Assim que o último peão é retirado, o Edifício está construído. Todos que têm um peão dele recebem a recompensa.</translation>
    </message>
    <message>
        <source>At the end of each Age you compare shields with each of your two neighbours. Shields on red cards and on your wonder count, in every conflict from then on.</source>
        <translation>No fim de cada Era você compara escudos com cada um dos dois vizinhos. Contam os escudos das cartas vermelhas e da Maravilha, em todos os conflitos a partir daí.</translation>
    </message>
    <message>
        <source>At the end of the game, each mask copies a scientific symbol from a green card of a neighbour. Your neighbour loses nothing.</source>
        <translation>No final da partida, cada máscara copia um símbolo científico de uma carta verde de um vizinho. O vizinho não perde nada.</translation>
    </message>
    <message>
        <source>At the end of the turn in which he is recruited, Solomon builds one discarded structure for free, of any Age and colour. Before Age I there is none yet.</source>
        <translation>No fim do turno em que é recrutado, Salomão constrói de graça uma estrutura descartada, de qualquer Era e cor. Antes da Era I ainda não há nenhuma.</translation>
    </message>
    <message>
        <source>At the end of the turn in which it builds such a stage, Halicarnassus looks through all discarded cards and builds one of them for free. Sides A and Day have one such stage, sides B and Night three.</source>
        <translation>No fim do turno em que constrói uma etapa assim, Halicarnasso examina todas as cartas descartadas e constrói uma delas de graça. Os lados A e Dia têm uma dessas etapas, os lados B e Noite têm três.</translation>
    </message>
    <message>
        <source>At the end of the turn in which it is built, the Forging Agency builds one discarded structure for free, of any Age and colour, if your city does not have it yet.</source>
        <translation>No fim do turno em que é construída, a Oficina de Falsificação constrói de graça uma estrutura descartada, de qualquer Era e cor, que sua cidade ainda não tenha.</translation>
    </message>
    <message>
        <source>At the end, Enheduanna adds one more of the symbol you have most, and Aganice turns one of your symbols into another one.</source>
        <translation>No final, Enheduana acrescenta um símbolo igual ao que você mais tem, e Aganice troca um dos seus símbolos por outro.</translation>
    </message>
    <message>
        <source>Babylon can play the last card of an Age too, instead of losing it: build it, use it for a stage, or discard it for 3 coins. This is a power of side B, and of Night in the second edition.</source>
        <translation>Babilônia também pode jogar a última carta de uma Era, em vez de perdê-la: construí-la, usá-la para uma etapa ou descartá-la por 3 moedas. É um poder do lado B e, na segunda edição, da Noite.</translation>
    </message>
    <message>
        <source>Before Age III you use your third leader. The fourth leaves the game unseen and brings no coins.</source>
        <translation>Antes da Era III você usa seu terceiro líder. O quarto sai do jogo sem ser visto e não traz moedas.</translation>
    </message>
    <message>
        <source>Before each Age</source>
        <translation>Antes de cada Era</translation>
    </message>
    <message>
        <source>Before the cards of an Age are dealt, everybody chooses one leader from the hand and one of three actions. All are revealed together.</source>
        <translation>Antes que se distribuam as cartas de uma Era, cada um escolhe um líder da mão e uma de três ações. Tudo é revelado ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Antes do primeiro turno</translation>
    </message>
    <message>
        <source>Berenice adds 1 coin once a turn when the bank pays you. Xenophon brings 2 coins for each yellow card, Vitruvius for each card built by a chain, Nero for each victory token.</source>
        <translation>Berenice acrescenta 1 moeda, uma vez por turno, quando o banco paga você. Xenofonte traz 2 moedas por carta amarela, Vitrúvio por carta construída em cadeia, Nero por marcador de vitória.</translation>
    </message>
    <message>
        <source>Besides points, shields, coins and resources some stages give a power. It works from the moment the stage is built, for the rest of the game.</source>
        <translation>Além de pontos, escudos, moedas e recursos, algumas etapas dão um poder. Ele vale a partir do momento em que a etapa é construída, até o fim da partida.</translation>
    </message>
    <message>
        <source>Bilkis buys any one resource from the bank for 1 coin, once a turn, beside what you buy from neighbours. Hatshepsut gives 1 coin for each neighbour you bought from, after you have paid.</source>
        <translation>Bilkis compra do banco um recurso qualquer por 1 moeda, uma vez por turno, além do que você compra dos vizinhos. Hatshepsut dá 1 moeda por vizinho de quem você comprou, depois do pagamento.</translation>
    </message>
    <message>
        <source>Black cards</source>
        <translation>Cartas pretas</translation>
    </message>
    <message>
        <source>Black cards and war</source>
        <translation>Cartas pretas e a guerra</translation>
    </message>
    <message>
        <source>Black is a colour of its own. Black cards are built like all others, and many cost coins: these go to the bank, and you need them when the turn begins. No chain leads to a black card or from one.</source>
        <translation>Preto é uma cor à parte. As cartas pretas são construídas como todas as outras, e muitas custam moedas: elas vão para o banco, e você precisa tê-las no começo do turno. Nenhuma cadeia leva a uma carta preta nem parte de uma.</translation>
    </message>
    <message>
        <source>Black is a colour where colours are counted, as by Olympia's first card of each colour. Black cards with shields are no red cards.</source>
        <translation>Preto é uma cor onde se contam cores, como na primeira carta de cada cor de Olímpia. Cartas pretas com escudos não são cartas vermelhas.</translation>
    </message>
    <message>
        <source>Blue cards and the cat</source>
        <translation>Cartas azuis e o gato</translation>
    </message>
    <message>
        <source>Blue: civilian structures</source>
        <translation>Azul: estruturas civis</translation>
    </message>
    <message>
        <source>Blue: victory points. Yellow: coins, trade and points. Red: shields for war. Green: science.</source>
        <translation>Azul: pontos de vitória. Amarelo: moedas, comércio e pontos. Vermelho: escudos para a guerra. Verde: ciência.</translation>
    </message>
    <message>
        <source>Brown cards produce raw materials: wood, stone, ore and clay. Grey cards produce manufactured goods: glass, loom and papyrus. Your board produces one resource too.</source>
        <translation>Cartas marrons produzem matérias-primas: madeira, pedra, minério e barro. Cartas cinzas produzem manufaturados: vidro, tecido e papiro. Seu tabuleiro também produz um recurso.</translation>
    </message>
    <message>
        <source>Brown: raw materials. Grey: manufactured goods. They pay for everything else.</source>
        <translation>Marrom: matérias-primas. Cinza: manufaturados. Com eles se paga todo o resto.</translation>
    </message>
    <message>
        <source>Build a stage: the leader goes face down under the next stage of your wonder, which you pay for as usual, also by buying from neighbours.</source>
        <translation>Construir uma etapa: o líder vai virado para baixo sob a próxima etapa da Maravilha, que se paga como sempre, também comprando dos vizinhos.</translation>
    </message>
    <message>
        <source>Building a stage</source>
        <translation>Construir um estágio</translation>
    </message>
    <message>
        <source>Building a structure</source>
        <translation>Construir uma estrutura</translation>
    </message>
    <message>
        <source>Building from the discard pile</source>
        <translation>Construir a partir do descarte</translation>
    </message>
    <message>
        <source>Building together</source>
        <translation>Construir juntos</translation>
    </message>
    <message>
        <source>Buying from neighbours</source>
        <translation>Comprar dos vizinhos</translation>
    </message>
    <message>
        <source>Byzantium</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Bizâncio</translation>
    </message>
    <message>
        <source>Byzantium takes diplomacy tokens with its stages: one on sides A and Day, two on sides B and Night.</source>
        <translation>Bizâncio recebe marcadores de diplomacia com suas etapas: um nos lados A e Dia, dois nos lados B e Noite.</translation>
    </message>
    <message>
        <source>Caligula makes a black card free with its coins. Diocletian pays for every black card that is built from then on, also from the discard pile.</source>
        <translation>Calígula torna grátis uma carta preta, também as moedas dela. Diocleciano paga por toda carta preta construída a partir daí, também do descarte.</translation>
    </message>
    <message>
        <source>Cards under the wonder have no colour: they are neither lost nor counted.</source>
        <translation>Cartas sob a Maravilha não têm cor: não se perdem nem se contam.</translation>
    </message>
    <message>
        <source>Carthage</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Cartago</translation>
    </message>
    <message>
        <source>Chains</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Cadeias</translation>
    </message>
    <message>
        <source>Chance decides who begins; the house rules can name a seat.</source>
        <translation>A sorte decide quem começa; as regras da casa podem indicar um lugar.</translation>
    </message>
    <message>
        <source>Cheaper trade</source>
        <translation>Comércio mais barato</translation>
    </message>
    <message>
        <source>Choosing four leaders</source>
        <translation>A escolha de quatro líderes</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Cidades</translation>
    </message>
    <message>
        <source>Cities adds black cards to each Age: as many as there are players, drawn at random and unseen. Everybody gets eight cards then, and an Age has seven turns; the eighth card is discarded.</source>
        <translation>Com Cidades entram cartas pretas em cada Era: tantas quantos são os jogadores, sorteadas sem que ninguém as veja. Cada um recebe então oito cartas, e uma Era tem sete turnos; a oitava carta é descartada.</translation>
    </message>
    <message>
        <source>Cities and Edifice</source>
        <translation>Cidades e Edifícios</translation>
    </message>
    <message>
        <source>Cities and Leaders</source>
        <translation>Cidades e Líderes</translation>
    </message>
    <message>
        <source>Coins</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Moedas</translation>
    </message>
    <message>
        <source>Coins for victory tokens belong to the last turn of the Age: Berenice adds to them only if she has not been used in that turn.</source>
        <translation>As moedas por marcadores de vitória pertencem ao último turno da Era: Berenice só lhes acrescenta algo se ainda não foi usada nesse turno.</translation>
    </message>
    <message>
        <source>Coins only replace resources you are missing; a resource you have is used first. A house rule can change this.</source>
        <translation>As moedas completam só o que falta; um recurso que você tem é usado primeiro. As regras da casa podem mudar isso.</translation>
    </message>
    <message>
        <source>Coins that an Edifice brings in a turn can pay a loss of that turn. Debts answer losses only, never the penalty of an Edifice; the debts of both boxes are added up at the end.</source>
        <translation>As moedas que um Edifício traz em um turno podem pagar uma perda daquele turno. Dívidas respondem só a perdas, nunca à penalidade de um Edifício; as dívidas das duas caixas se somam no final.</translation>
    </message>
    <message>
        <source>Coins that are counted are not spent: the treasury scores the same coins.</source>
        <translation>Moedas contadas não são gastas: a Tesouraria pontua as mesmas moedas.</translation>
    </message>
    <message>
        <source>Coins you earn in a turn can be spent from the next turn on: from sales, from a discarded card, from a structure or a stage.</source>
        <translation>As moedas ganhas num turno só podem ser gastas a partir do próximo: de vendas, de uma carta descartada, de uma estrutura ou de uma etapa.</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Sumário</translation>
    </message>
    <message>
        <source>Copying a guild</source>
        <translation>Copiar um Grêmio</translation>
    </message>
    <message>
        <source>Debt tokens do not run out and are never paid back.</source>
        <translation>As fichas de Dívida não acabam e nunca se quitam.</translation>
    </message>
    <message>
        <source>Debts</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Dívidas</translation>
    </message>
    <message>
        <source>Debts are neither coins nor defeat tokens: a tie at the end is broken by coins, as usual.</source>
        <translation>Dívidas não são moedas nem marcadores de derrota: um empate no final se decide pelas moedas, como sempre.</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Diplomacia</translation>
    </message>
    <message>
        <source>Diplomacy does not protect from losses, from raiders or from the penalty of an Edifice. A token from the last turn of an Age already counts in its conflict.</source>
        <translation>A diplomacia não protege de perdas, de saqueadores nem da penalidade de um Edifício. Um marcador do último turno de uma Era já vale no conflito dela.</translation>
    </message>
    <message>
        <source>Discard: the leader is gone, and you take 3 coins from the bank.</source>
        <translation>Descartar: o líder sai do jogo, e você recebe 3 moedas do banco.</translation>
    </message>
    <message>
        <source>Discarded cards are face down in the discard pile. Everybody knows how many there are, but nobody may look at them unless a power says so.</source>
        <translation>As cartas descartadas ficam viradas para baixo no descarte. Todos sabem quantas são, ninguém pode vê-las, a não ser que um poder permita.</translation>
    </message>
    <message>
        <source>Discarding for 3 coins</source>
        <translation>Descartar por 3 moedas</translation>
    </message>
    <message>
        <source>Each Age has its own deck. With more players there are more cards in it, so that everybody is dealt 7 cards. In the third Age guilds are drawn and mixed in: two more than there are players.</source>
        <translation>Cada Era tem seu baralho. Com mais jogadores entram mais cartas, de modo que cada um recebe 7 cartas. Na terceira Era sorteiam-se dois Grêmios a mais que o número de jogadores, que se misturam às outras cartas.</translation>
    </message>
    <message>
        <source>Each Clandestine Wharf saves 1 coin on the first resource that you buy from that neighbour in a turn, brown or grey. The Smuggler's Cache saves 1 coin each time you buy the resource that is printed on a neighbour's board.</source>
        <translation>Cada Cais Clandestino poupa 1 moeda no primeiro recurso que você compra daquele vizinho em um turno, matéria-prima ou manufaturado. O Esconderijo dos Contrabandistas poupa 1 moeda cada vez que você compra o recurso impresso no tabuleiro de um vizinho.</translation>
    </message>
    <message>
        <source>Each Edifice keeps its pawns, and an Age has seven turns in which to take them. Penalties never ask for black cards.</source>
        <translation>Cada Edifício mantém seus peões, e uma Era tem sete turnos para retirá-los. As penalidades nunca pedem cartas pretas.</translation>
    </message>
    <message>
        <source>Each debt costs you 1 point at the end. Debts cannot be paid back.</source>
        <translation>Cada dívida custa 1 ponto no final. Dívidas não podem ser quitadas.</translation>
    </message>
    <message>
        <source>Each of the others chooses the token, all at the same time; a city without one gives nothing.</source>
        <translation>Cada um dos outros escolhe o marcador, todos ao mesmo tempo; uma cidade sem marcador não devolve nada.</translation>
    </message>
    <message>
        <source>Each project has pawns: 2 with three players, 3 with four or five, 4 with six, 5 with seven.</source>
        <translation>Em cada projeto há peões: 2 com três jogadores, 3 com quatro ou cinco, 4 com seis, 5 com sete.</translation>
    </message>
    <message>
        <source>Each set of three different symbols scores 7 more points. So 3 of the same kind are 9 points, one of each 10.</source>
        <translation>Cada trio de símbolos diferentes vale mais 7 pontos. Assim, 3 de um só tipo são 9 pontos, e um de cada, 10.</translation>
    </message>
    <message>
        <source>Each stage of Carthage has two halves. You build one of them and choose which; the other half is lost.</source>
        <translation>Cada etapa de Cartago tem duas metades. Você constrói uma delas e escolhe qual; a outra se perde.</translation>
    </message>
    <message>
        <source>Edifices</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Edifícios</translation>
    </message>
    <message>
        <source>Eight can play too: the cards are those for seven, with seven black cards in each Age. So everybody gets seven cards and an Age has six turns, as usual.</source>
        <translation>Oito também podem jogar: as cartas são as de sete jogadores, com sete cartas pretas em cada Era. Assim, cada um recebe sete cartas e a Era tem seis turnos, como de costume.</translation>
    </message>
    <message>
        <source>Engineering pays for one stage a turn with any resources. You need not use it.</source>
        <translation>Engenharia paga um estágio por turno com quaisquer recursos. Não é obrigatório usá-la.</translation>
    </message>
    <message>
        <source>Euclid, Pythagoras and Ptolemy have a symbol each. Aristotle adds 3 points to every set of three different symbols.</source>
        <translation>Euclides, Pitágoras e Ptolomeu têm um símbolo cada. Aristóteles acrescenta 3 pontos a cada trio de símbolos diferentes.</translation>
    </message>
    <message>
        <source>Every red card is a shield. For each horn on it one conflict token is turned to battle. When all are turned, everybody fights at the end of that turn; any further horns are ignored.</source>
        <translation>Toda carta vermelha é um escudo. Para cada buzina nela, uma ficha de conflito vira para o lado da batalha. Quando todas estão viradas, todos lutam no fim daquele turno; buzinas a mais são ignoradas.</translation>
    </message>
    <message>
        <source>Every stage is worth points. The stages with a sign do something at once when they are built: they give a card, a progress token or a shield. Giza has no such stage, but more points.</source>
        <translation>Todo estágio vale pontos. Os que têm um sinal fazem algo na hora em que são construídos: trazem uma carta, uma ficha de progresso ou um escudo. Gizé não tem estágios assim, mas vale mais pontos.</translation>
    </message>
    <message>
        <source>Everybody chooses at the same time without seeing what others choose. A city without coins has nothing to choose and takes debts.</source>
        <translation>Todos escolhem ao mesmo tempo, sem ver a escolha dos outros. Uma cidade sem moedas não tem o que escolher e fica com dívidas.</translation>
    </message>
    <message>
        <source>Everybody gets 3 coins. Your neighbours are the cities on your left and on your right; only they matter to you, however many play.</source>
        <translation>Cada um recebe 3 moedas. Seus vizinhos são as cidades à esquerda e à direita; só elas contam para você, por mais jogadores que haja.</translation>
    </message>
    <message>
        <source>Everybody gets a wonder board. It produces one resource from the start, and its two sides have different stages.</source>
        <translation>Cada um recebe o tabuleiro de uma Maravilha. Ele produz um recurso desde o início, e cada um dos dois lados tem outras etapas.</translation>
    </message>
    <message>
        <source>Everybody has a wonder of five pieces and, on their left, a face-up deck of 25 cards. So you can take from your own deck and from your right neighbour's deck.</source>
        <translation>Cada um tem uma Maravilha de cinco peças e um baralho de 25 cartas, viradas para cima, que fica à sua esquerda. Assim você pode pegar do seu baralho e do baralho do vizinho da direita.</translation>
    </message>
    <message>
        <source>Everybody is dealt four leaders, keeps one in secret and passes the others to the right. Then the same with three, and with two; the last leader that arrives is kept. Everybody chooses at the same time.</source>
        <translation>Cada um recebe quatro líderes, guarda um em segredo e passa os outros para a direita. Depois o mesmo com três e com dois; o último líder que chega fica com você. Todos escolhem ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Everybody starts with 6 coins instead of 3, because leaders are paid in coins.</source>
        <translation>Todos começam com 6 moedas em vez de 3, pois os líderes se pagam com moedas.</translation>
    </message>
    <message>
        <source>Everybody then pays in coins, takes a debt for each coin that is not paid, or some of both. You may take debts even if you have the coins.</source>
        <translation>Cada um então paga em moedas, fica com uma dívida por moeda não paga, ou um pouco de cada. Você pode ficar com dívidas mesmo tendo as moedas.</translation>
    </message>
    <message>
        <source>For Cynisca only tokens in your city count: those that Tomyris sent away do not, those received from another city do.</source>
        <translation>Para Cinisca só contam os marcadores da sua cidade: os que Tômiris mandou embora não, os recebidos de outra cidade sim.</translation>
    </message>
    <message>
        <source>Free cards of the second edition</source>
        <translation>Cartas grátis da segunda edição</translation>
    </message>
    <message>
        <source>Gifts</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Presentes</translation>
    </message>
    <message>
        <source>Gifts come at once, before losses of the same turn.</source>
        <translation>Os presentes vêm na hora, antes das perdas do mesmo turno.</translation>
    </message>
    <message>
        <source>Green cards</source>
        <translation>Cartas verdes</translation>
    </message>
    <message>
        <source>Green: science</source>
        <translation>Verde: ciência</translation>
    </message>
    <message>
        <source>Grey cards are resources. A stage costs a number of resources that are all the same or all different. It does not matter which.</source>
        <translation>Cartas cinzas são recursos. O custo de um estágio é uma quantidade de recursos todos iguais, ou todos diferentes. Não importa quais.</translation>
    </message>
    <message>
        <source>Guilds score at the end of the game. Most of them give points for what your neighbours have: their cards of a colour, their defeats, their stages.</source>
        <translation>Os Grêmios pontuam no final da partida. A maioria dá pontos pelo que os vizinhos têm: cartas de uma cor, derrotas, etapas.</translation>
    </message>
    <message>
        <source>Halicarnassus looks at all there are if a deck has fewer than 5 cards. The others go back into that deck, which is shuffled. Only the player who looks sees them.</source>
        <translation>Halicarnasso vê todas as que houver se o baralho tem menos de 5 cartas. As outras voltam ao baralho, que é embaralhado. Só quem procura as vê.</translation>
    </message>
    <message>
        <source>Hannibal and Caesar have shields, which count in every conflict after they are recruited.</source>
        <translation>Aníbal e César têm escudos, que contam em todos os conflitos depois do recrutamento.</translation>
    </message>
    <message>
        <source>Hidden resources</source>
        <translation>Recursos ocultos</translation>
    </message>
    <message>
        <source>If a chain makes the structure free too, it is built by the chain, and nothing is used up.</source>
        <translation>Se uma cadeia também torna a estrutura grátis, é a cadeia que a constrói, e nada se gasta.</translation>
    </message>
    <message>
        <source>If a pawn is still on the project when its Age ends, it fails, just before the conflicts. Nobody gets the reward, and everybody without a pawn of that Age suffers the penalty.</source>
        <translation>Se ainda há um peão no projeto quando a Era acaba, ele falha, logo antes dos conflitos. Ninguém recebe a recompensa, e quem não tem peão daquela Era sofre a penalidade.</translation>
    </message>
    <message>
        <source>If all your three decks are empty you pass. If every deck is empty the game ends with that turn.</source>
        <translation>Se seus três baralhos estão vazios, você passa. Se todos os baralhos estão vazios, a partida acaba com aquele turno.</translation>
    </message>
    <message>
        <source>If both neighbours have what you need, you choose whom to pay. The coins reach them at the end of the turn.</source>
        <translation>Se os dois vizinhos têm aquilo de que você precisa, você escolhe a quem pagar. As moedas chegam a eles no fim do turno.</translation>
    </message>
    <message>
        <source>If more players take part in a turn than there are pawns, the missing pawns come from the box: everybody gets one.</source>
        <translation>Se num turno participam mais jogadores do que há peões, os que faltam vêm da caixa: todos recebem um.</translation>
    </message>
    <message>
        <source>If no token is left the green cards stay where they are.</source>
        <translation>Se não restam fichas, as cartas verdes ficam onde estão.</translation>
    </message>
    <message>
        <source>If only two cities are left, they fight once, for one token each. If one is left or none, there is no conflict. The diplomacy tokens are spent all the same.</source>
        <translation>Se restam só duas cidades, elas lutam uma vez, por um marcador cada. Se resta uma ou nenhuma, não há conflito. Os marcadores de diplomacia são gastos do mesmo jeito.</translation>
    </message>
    <message>
        <source>If several effects build from the discard pile in one turn, Halicarnassus is first, Solomon next.</source>
        <translation>Se vários efeitos constroem do descarte no mesmo turno, Halicarnasso é a primeira, depois vem Salomão.</translation>
    </message>
    <message>
        <source>If several effects build from the discard pile in one turn, Halicarnassus is first, then Solomon, then the Forging Agency.</source>
        <translation>Se vários efeitos constroem a partir do descarte no mesmo turno, Halicarnasso é o primeiro, depois Salomão, depois a Oficina de Falsificação.</translation>
    </message>
    <message>
        <source>If there is a recruited leader, one must be buried; the house rules can make that optional. Without one nothing happens.</source>
        <translation>Se há um líder recrutado, é obrigatório enterrar um; as regras da casa podem torná-lo opcional. Sem nenhum, nada acontece.</translation>
    </message>
    <message>
        <source>If two wonders search the pile in one turn, Halicarnassus goes first, wherever it sits.</source>
        <translation>Se duas Maravilhas procuram no descarte no mesmo turno, Halicarnasso vai primeiro, onde quer que esteja.</translation>
    </message>
    <message>
        <source>If you can pay the whole penalty, you must.</source>
        <translation>Quem pode pagar a penalidade inteira tem de pagá-la.</translation>
    </message>
    <message>
        <source>If you cannot pay the whole penalty, you lose nothing, but take a Debt token of that Age: 2, 3 or 5 points less at the end.</source>
        <translation>Quem não pode pagar a penalidade inteira não perde nada, mas recebe uma ficha de Dívida daquela Era: 2, 3 ou 5 pontos a menos no final.</translation>
    </message>
    <message>
        <source>Imhotep saves one resource on each stage, Hammurabi on each blue card, Leonidas on each red card and Archimedes on each green card, whether brown or grey. You are offered the ways to pay that are best for you. Coins in a cost still have to be paid.</source>
        <translation>Imhotep poupa um recurso em cada etapa, Hamurabi em cada carta azul, Leônidas em cada carta vermelha e Arquimedes em cada carta verde, seja marrom ou cinza. O programa oferece as formas de pagar que são melhores para você. As moedas de um custo continuam sendo pagas.</translation>
    </message>
    <message>
        <source>In the first edition Olympia, on side A, may build one structure per Age for free, coins included. This does not work for stages.</source>
        <translation>Na primeira edição Olímpia, no lado A, pode construir uma estrutura por Era de graça, moedas incluídas. Não serve para etapas.</translation>
    </message>
    <message>
        <source>In the first edition Olympia, on side B, scores at the end of the game one guild of a neighbour as if it were in its own city. The neighbour loses nothing. The program takes the one that is worth the most.</source>
        <translation>Na primeira edição Olímpia, no lado B, pontua no final da partida um Grêmio de um vizinho como se estivesse na própria cidade. O vizinho não perde nada. O programa escolhe o que vale mais.</translation>
    </message>
    <message>
        <source>In the first edition four more guilds are shuffled with the others; the number drawn stays the same.</source>
        <translation>Na primeira edição mais quatro Grêmios são embaralhados com os outros; o número de sorteados não muda.</translation>
    </message>
    <message>
        <source>In the first edition three more guilds are shuffled with the others; the number drawn stays the same.</source>
        <translation>Na primeira edição, mais três Grêmios são embaralhados com os outros; o número sorteado continua o mesmo.</translation>
    </message>
    <message>
        <source>In the learning game, cards are chosen in secret as always, but the actions are shown one after another, each with its cost and effect. All boards are on side A.</source>
        <translation>Na partida de aprendizado as cartas são escolhidas em segredo, como sempre, mas as ações aparecem uma após a outra, cada uma com o que custa e o que traz. Todos os tabuleiros ficam no lado A.</translation>
    </message>
    <message>
        <source>In the middle are 60 cards face down, the pile of progress tokens with three of them face up, the cat, and the conflict tokens: 3 for two or three players, 4 for four, 5 for five, 6 for six or seven.</source>
        <translation>No meio ficam 60 cartas viradas para baixo, a pilha de fichas de progresso com três delas abertas, o gato e as fichas de conflito: 3 para dois ou três jogadores, 4 para quatro, 5 para cinco, 6 para seis ou sete.</translation>
    </message>
    <message>
        <source>In the second edition Olympia builds for free: by day the first structure of each colour it does not have yet, by night the first card of each Age, and later the last one too.</source>
        <translation>Na segunda edição Olímpia constrói de graça: de dia, a primeira estrutura de cada cor que a cidade ainda não tem; de noite, a primeira carta de cada Era e, mais tarde, também a última.</translation>
    </message>
    <message>
        <source>In the sixth turn you have two cards. You choose one; the other goes to the discard pile face down, without coins.</source>
        <translation>No sexto turno você tem duas cartas. Escolhe uma; a outra vai para o descarte virada para baixo, sem render moedas.</translation>
    </message>
    <message>
        <source>Instead of building a card you may put it face down under the next stage of your wonder. You pay the cost of the stage, not of the card, and its effect is yours.</source>
        <translation>Em vez de construir uma carta, você pode colocá-la virada para baixo sob a próxima etapa da Maravilha. Você paga o custo da etapa, não o da carta, e o efeito é seu.</translation>
    </message>
    <message>
        <source>It builds structures and stages and buys from both players by the usual rules. Whoever decides for it also chooses whom it pays.</source>
        <translation>Ela constrói estruturas e etapas e compra dos dois jogadores pelas regras de sempre. Quem decide por ela também escolhe a quem ela paga.</translation>
    </message>
    <message>
        <source>It counts as one turn for everything that works once a turn.</source>
        <translation>Vale como um turno para tudo que funciona uma vez por turno.</translation>
    </message>
    <message>
        <source>It discards a card for 3 coins only if it can do nothing else with any card of the hand. If only one card can be played for it, that card is reserved for it.</source>
        <translation>Ela descarta uma carta por 3 moedas só se nada mais for possível com nenhuma carta da mão. Se uma única carta serve para ela, essa carta fica guardada para ela.</translation>
    </message>
    <message>
        <source>It does not matter by how much you win. One shield more is enough.</source>
        <translation>Não importa por quanto você ganha. Um escudo a mais basta.</translation>
    </message>
    <message>
        <source>It is played like a turn: you pay with the coins you had when it began. Coins earned in it can be spent from the first turn of the Age.</source>
        <translation>Joga-se como um turno: você paga com as moedas que tinha no começo. As moedas ganhas nele podem ser gastas a partir do primeiro turno da Era.</translation>
    </message>
    <message>
        <source>It works from the turn after its stage was built. If you do not use it in an Age, it is lost.</source>
        <translation>Vale a partir do turno depois de a etapa ser construída. O que não se usa numa Era se perde.</translation>
    </message>
    <message>
        <source>Keys and symbols (F1)</source>
        <translation>Teclas e símbolos (F1)</translation>
    </message>
    <message>
        <source>Later conflicts may bring new defeats after the Memorial.</source>
        <translation>Depois do Memorial, conflitos seguintes podem trazer novas derrotas.</translation>
    </message>
    <message>
        <source>Leaders</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Líderes</translation>
    </message>
    <message>
        <source>Leaders and science</source>
        <translation>Os líderes e a ciência</translation>
    </message>
    <message>
        <source>Leaders and war</source>
        <translation>Os líderes e a guerra</translation>
    </message>
    <message>
        <source>Leaders that save or bring coins</source>
        <translation>Líderes que poupam ou trazem moedas</translation>
    </message>
    <message>
        <source>Leaders with two players</source>
        <translation>Líderes com dois jogadores</translation>
    </message>
    <message>
        <source>Losing coins, and debts</source>
        <translation>Perder moedas, e as dívidas</translation>
    </message>
    <message>
        <source>Losses come after everything else of the turn: after coins that were earned in it, after builds from the discard pile and after Babylon's last card. One answer settles them all.</source>
        <translation>As perdas vêm depois de tudo o mais do turno: das moedas ganhas nele, das construções a partir do descarte e da última carta da Babilônia. Uma só resposta vale para todas.</translation>
    </message>
    <message>
        <source>Maecenas pays his own coin; leaders after him are free. Ramses makes guilds free, coins included.</source>
        <translation>Mecenas paga a própria moeda; os líderes depois dele são grátis. Ramsés torna grátis os Grêmios, moedas incluídas.</translation>
    </message>
    <message>
        <source>Manneken Pis</source>
        <translation>Manneken Pis</translation>
    </message>
    <message>
        <source>Manneken Pis produces nothing and begins with 4 coins more than the others.</source>
        <translation>Manneken Pis não produz nada e começa com 4 moedas a mais que os outros.</translation>
    </message>
    <message>
        <source>Masks</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Máscaras</translation>
    </message>
    <message>
        <source>More shields than a neighbour: a victory, worth 1 point in Age I, 3 in Age II and 5 in Age III. Fewer: a defeat, always 1 point less. Equal: nothing.</source>
        <translation>Mais escudos que um vizinho: vitória, que vale 1 ponto na Era I, 3 na Era II e 5 na Era III. Menos: derrota, sempre 1 ponto a menos. Iguais: nada.</translation>
    </message>
    <message>
        <source>More than each neighbour means more than the left one and more than the right one; a tie is not enough.</source>
        <translation>Mais que cada vizinho quer dizer mais que o da esquerda e mais que o da direita; um empate não basta.</translation>
    </message>
    <message>
        <source>More wonders</source>
        <translation>Mais Maravilhas</translation>
    </message>
    <message>
        <source>Nitocris takes a victory token of the Age about to begin. Telesilla puts back your defeats, and every other player gives back one victory token.</source>
        <translation>Nitócris pega um marcador de vitória da Era que está para começar. Telesila devolve suas derrotas, e cada outro jogador devolve um marcador de vitória.</translation>
    </message>
    <message>
        <source>Nothing ever costs less than 1 coin, and a post built this turn works from the next turn.</source>
        <translation>Nada custa menos de 1 moeda, e uma Casa de Comércio construída neste turno serve a partir do próximo.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>Of several diplomacy tokens one is spent in each conflict; the others are for later Ages. What is left after Age III is worth nothing.</source>
        <translation>De vários marcadores de diplomacia gasta-se um em cada conflito; os outros ficam para as Eras seguintes. O que sobra depois da Era III não vale nada.</translation>
    </message>
    <message>
        <source>Of two third stages, and of a stage with a choice, you choose one when you build yours. The stages of the Great Wall are counted as they are printed.</source>
        <translation>Entre duas terceiras etapas, ou em uma etapa com escolha, você escolhe uma ao construir a sua. As etapas da Grande Muralha contam na ordem em que estão impressas.</translation>
    </message>
    <message>
        <source>Olympia cannot copy the Courtesans Guild. It copies the other three as seen from its own seat.</source>
        <translation>Olímpia não pode copiar o Grêmio de Cortesãs. Os outros três ela copia do ponto de vista do próprio lugar.</translation>
    </message>
    <message>
        <source>Olympia takes both cards before either of them acts. If one deck is empty, it takes only the other card.</source>
        <translation>Olímpia pega as duas cartas antes que qualquer uma aja. Se um baralho está vazio, pega só a outra carta.</translation>
    </message>
    <message>
        <source>On side A it copies stages: its first stage does what the first stage of the left neighbour does, the second what the second stage of the right neighbour does, the third what the third stage of one of the neighbours does.</source>
        <translation>No lado A ele copia etapas: sua primeira etapa faz o que faz a primeira do vizinho da esquerda, a segunda o que faz a segunda do vizinho da direita, a terceira o que faz a terceira de um dos vizinhos.</translation>
    </message>
    <message>
        <source>On side A they give 8 coins, a scientific symbol of your choice, 2 shields, and a card from the discard pile for free. On side B they give 8 coins and 2 for each neighbour, a mask, a diplomacy token with a loss of 2 coins for every other player, and once a turn a resource that the city does not produce.</source>
        <translation>No lado A elas dão 8 moedas, um símbolo científico à sua escolha, 2 escudos e uma carta do descarte de graça. No lado B dão 8 moedas e 2 para cada vizinho, uma máscara, um marcador de diplomacia com a perda de 2 moedas para cada um dos outros, e uma vez por turno um recurso que a cidade não produz.</translation>
    </message>
    <message>
        <source>On sides B and Night its own leaders cost 2 coins less, and those of each neighbour 1 coin less.</source>
        <translation>Nos lados B e Noite, seus líderes custam 2 moedas a menos, e os de cada vizinho, 1 moeda a menos.</translation>
    </message>
    <message>
        <source>On sides B and Night the first stage makes every other player lose 2 coins.</source>
        <translation>Nos lados B e Noite, a primeira etapa faz cada um dos outros perder 2 moedas.</translation>
    </message>
    <message>
        <source>On the score sheet their points have a row of their own, and debts have another one.</source>
        <translation>Na folha de pontuação, os pontos delas têm uma linha própria, e as dívidas têm outra.</translation>
    </message>
    <message>
        <source>Once a turn, the Secret Warehouse produces one more of a resource that your board or your brown and grey cards produce. The Black Market produces one that none of them produces. You can choose another one in each turn, and neighbours cannot buy it.</source>
        <translation>Uma vez por turno, o Armazém Secreto produz mais um de um recurso que seu tabuleiro ou suas cartas marrons e cinza produzem. O Mercado Negro produz um que nenhum deles produz. A cada turno você pode escolher outro, e os vizinhos não podem comprá-lo.</translation>
    </message>
    <message>
        <source>Once an Age, when you build a stage of your wonder, you may take part in the project of that Age. You pay the price of the project together with the stage and take a pawn from its card.</source>
        <translation>Uma vez por Era, ao construir uma etapa da Maravilha, você pode participar do projeto daquela Era. Você paga o preço do projeto junto com a etapa e pega um peão da carta.</translation>
    </message>
    <message>
        <source>One Edifice of each Age is drawn at the start; everybody sees all three from the first turn on.</source>
        <translation>No início sorteia-se um Edifício de cada Era; todos veem os três desde o primeiro turno.</translation>
    </message>
    <message>
        <source>One resource less is no chain, so it brings no coins with Vitruvius. A card that costs nothing, or only coins, gains nothing by it.</source>
        <translation>Um recurso a menos não é cadeia e não traz moedas com Vitrúvio. Uma carta que não custa nada, ou só moedas, não ganha nada com isso.</translation>
    </message>
    <message>
        <source>Only green cards are copied, not symbols of boards, guilds or leaders. Without a green card next to your city a mask does nothing. Two players may copy the same card.</source>
        <translation>Só se copiam cartas verdes, não símbolos de tabuleiros, Grêmios ou líderes. Sem uma carta verde ao lado da sua cidade, a máscara não faz nada. Dois jogadores podem copiar a mesma carta.</translation>
    </message>
    <message>
        <source>Only leaders that are face up count. On the score sheet their points have a row of their own.</source>
        <translation>Só contam os líderes virados para cima. Na folha de pontuação, os pontos deles têm uma linha própria.</translation>
    </message>
    <message>
        <source>Only the player who drew the card knows it, and nobody sees the cards under the Free City's wonder again.</source>
        <translation>Só quem tirou a carta a conhece, e ninguém volta a ver as cartas sob a Maravilha da Cidade Livre.</translation>
    </message>
    <message>
        <source>Passing the hands</source>
        <translation>Passar as mãos</translation>
    </message>
    <message>
        <source>Pay what the card costs and it stays in your city for the rest of the game. It works at once; what it produces can be used from the next turn.</source>
        <translation>Pague o que a carta custa, e ela fica na sua cidade até o fim da partida. O efeito vale logo; o que ela produz serve a partir do próximo turno.</translation>
    </message>
    <message>
        <source>People for your city</source>
        <translation>Pessoas para a sua cidade</translation>
    </message>
    <message>
        <source>Petra</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Petra</translation>
    </message>
    <message>
        <source>Pick a card to see its price. The mark on it says whether you can build it: without buying, by buying, through a chain, or not now.</source>
        <translation>Escolha uma carta para ver o preço. A marca nela diz se você pode construí-la: sem comprar, comprando, por uma cadeia, ou se agora não dá.</translation>
    </message>
    <message>
        <source>Players may agree before the match that nothing is passed: everybody then keeps the four leaders dealt at random. Or leaders are taken in turn: four are face up, one player after another takes one, and another comes in its place; each round goes back in the other direction.</source>
        <translation>Pode-se combinar antes da partida que nada é passado: cada pessoa fica então com os quatro líderes que recebeu por sorteio. Ou os líderes são pegos um por vez: quatro ficam virados para cima, uma pessoa depois da outra pega um, e outro entra no lugar; cada rodada volta no outro sentido.</translation>
    </message>
    <message>
        <source>Playing the seventh card</source>
        <translation>Jogar a sétima carta</translation>
    </message>
    <message>
        <source>Points at the end count your whole city, also what you built before. Everything else works only from the moment the leader is recruited.</source>
        <translation>Os pontos do final consideram a cidade inteira, inclusive o que você construiu antes. Todo o resto só vale a partir do recrutamento.</translation>
    </message>
    <message>
        <source>Points come from built stages, the cat, blue cards, victory tokens and progress tokens.</source>
        <translation>Os pontos vêm dos estágios construídos, do gato, das cartas azuis, das fichas de vitória e das fichas de progresso.</translation>
    </message>
    <message>
        <source>Points come from war, coins, the wonder, blue, yellow and green cards, and guilds. Nobody is good at all of it: choose two or three and see what your neighbours leave you.</source>
        <translation>Os pontos vêm da guerra, das moedas, da Maravilha, das cartas azuis, amarelas e verdes e dos Grêmios. Ninguém é bom em tudo: escolha duas ou três dessas coisas e veja o que os vizinhos deixam para você.</translation>
    </message>
    <message>
        <source>Powers of wonders</source>
        <translation>Poderes das Maravilhas</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>Fichas de progresso</translation>
    </message>
    <message>
        <source>Purple: guilds</source>
        <translation>Roxo: Grêmios</translation>
    </message>
    <message>
        <source>Purple: guilds, in the third Age only.</source>
        <translation>Roxo: Grêmios, só na terceira Era.</translation>
    </message>
    <message>
        <source>Recruit: you pay the coins on its card to the bank, and the leader is face up beside your wonder from then on.</source>
        <translation>Recrutar: você paga ao banco as moedas indicadas na carta, e o líder fica virado para cima ao lado da sua Maravilha.</translation>
    </message>
    <message>
        <source>Red cards and horns</source>
        <translation>Cartas vermelhas e buzinas</translation>
    </message>
    <message>
        <source>Red: shields and military conflicts</source>
        <translation>Vermelho: escudos e conflitos militares</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Recursos</translation>
    </message>
    <message>
        <source>Resources are not used up. What your city produces, it produces again every turn, so you either have enough of something or you do not.</source>
        <translation>Recursos não se gastam. O que sua cidade produz, ela produz de novo a cada turno; então você tem o bastante de uma coisa, ou ela lhe falta.</translation>
    </message>
    <message>
        <source>Rewards at the end of the game look at the city as it is at that moment. The Agora scores your best guild again. Edifices, pawns and debts have no colour.</source>
        <translation>As recompensas do final da partida consideram a cidade como está nesse momento. A Ágora pontua outra vez seu melhor Grêmio. Edifícios, peões e dívidas não têm cor.</translation>
    </message>
    <message>
        <source>Rewards come after all cards and stages of the turn. Shields count in the conflict of the same Age; resources can be used from the next turn, and neighbours cannot buy them.</source>
        <translation>As recompensas vêm depois de todas as cartas e etapas do turno. Escudos contam no conflito da mesma Era; recursos servem a partir do próximo turno, e os vizinhos não podem comprá-los.</translation>
    </message>
    <message>
        <source>Rome</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Roma</translation>
    </message>
    <message>
        <source>Rome has no resource of its own. On sides A and Day all its leaders are free.</source>
        <translation>Roma não tem recurso próprio. Nos lados A e Dia, todos os seus líderes são grátis.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Secret: the hands, what was chosen until all have chosen, and the cards in the pile and under wonders. At one screen the curtain hides your hand before the next person sits down.</source>
        <translation>Secreto: as mãos, o que foi escolhido até todos escolherem, e as cartas no descarte e sob as Maravilhas. Com uma só tela, a cortina esconde sua mão antes de a próxima pessoa se sentar.</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Veja também</translation>
    </message>
    <message>
        <source>Seven Wonders</source>
        <translation>Sete Maravilhas</translation>
    </message>
    <message>
        <source>Shields, symbols and savings of a buried leader are gone; coins, tokens and structures that it brought stay.</source>
        <translation>Os escudos, símbolos e economias de um líder enterrado se perdem; as moedas, os marcadores e as estruturas que ele trouxe ficam.</translation>
    </message>
    <message>
        <source>Side B has a single stage that costs one of each resource: it gives 7 coins, 7 points and 1 shield.</source>
        <translation>O lado B tem uma só etapa, que custa um de cada recurso: dá 7 moedas, 7 pontos e 1 escudo.</translation>
    </message>
    <message>
        <source>Side B of the Great Wall is only dealt when Cities is played with.</source>
        <translation>O lado B da Grande Muralha só é distribuído quando se joga com Cidades.</translation>
    </message>
    <message>
        <source>Solomon and the discard pile</source>
        <translation>Salomão e o descarte</translation>
    </message>
    <message>
        <source>Some black cards make every other player lose coins, neighbours or not. At the end of the turn all losses of that turn are added up for each player.</source>
        <translation>Algumas cartas pretas fazem todos os outros perder moedas, sejam vizinhos ou não. No fim do turno somam-se, para cada jogador, todas as perdas daquele turno.</translation>
    </message>
    <message>
        <source>Some give coins for cards in your city and in your neighbours' cities. They are counted when all cards of the turn are on the table. In the third Age they give coins now and points at the end.</source>
        <translation>Algumas dão moedas por cartas na sua cidade e nas vizinhas. Contam-se quando todas as cartas do turno estão na mesa. Na terceira Era dão moedas na hora e pontos no final.</translation>
    </message>
    <message>
        <source>Some leaders cost as many coins as the number of the Age: 1 before Age I, 2 before Age II, 3 before Age III.</source>
        <translation>Alguns líderes custam tantas moedas quanto o número da Era: 1 antes da Era I, 2 antes da Era II, 3 antes da Era III.</translation>
    </message>
    <message>
        <source>Some leaders do something at once when they are recruited. Others help for the rest of the game, and others give points at the end.</source>
        <translation>Alguns líderes fazem algo na hora em que são recrutados. Outros ajudam até o fim da partida, e outros dão pontos no final.</translation>
    </message>
    <message>
        <source>Some stages of Abu Simbel bury one of its own recruited leaders: the leader is turned face down, its effect ends, and it scores twice its cost.</source>
        <translation>Algumas etapas de Abu Simbel enterram um de seus líderes recrutados: o líder é virado para baixo, seu efeito acaba, e ele vale o dobro do custo em pontos.</translation>
    </message>
    <message>
        <source>Some structures make others free. The foot of a card, when you see it large, shows which: beside the link is what makes it free, behind the arrow what it makes free. If your city has the structure beside the link, you build that card for free: no resources, no coins.</source>
        <translation>Algumas estruturas liberam outras. Embaixo de uma carta ampliada estão os nomes: ao lado do elo, o que a torna grátis; depois da seta, o que ela torna grátis. Se sua cidade tem a estrutura ao lado do elo, você constrói essa carta de graça: sem recursos, sem moedas.</translation>
    </message>
    <message>
        <source>Stages are built from left to right, in any turn you like, or not at all. Any card will do: it is a good place for one that would help a neighbour.</source>
        <translation>As etapas se constroem da esquerda para a direita, em qualquer turno, ou nunca. Qualquer carta serve: é um bom fim para uma que ajudaria um vizinho.</translation>
    </message>
    <message>
        <source>Stages of Ur take a pawn from the box at no cost.</source>
        <translation>Etapas de Ur pegam um peão da caixa, sem pagar nada.</translation>
    </message>
    <message>
        <source>Stages of the wonder</source>
        <translation>Etapas da Maravilha</translation>
    </message>
    <message>
        <source>Stages with a mask, with a diplomacy token or with losses of coins need Cities, so their side of the Great Wall is only there with that box.</source>
        <translation>Etapas com máscara, com marcador de diplomacia ou com perda de moedas precisam de Cidades; por isso, esse lado da Grande Muralha só aparece com aquela caixa.</translation>
    </message>
    <message>
        <source>Stonehenge</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Stonehenge</translation>
    </message>
    <message>
        <source>Stonehenge counts the most stone that the city could produce in one turn: the board, cards and stages, those with a choice of resources too. Stone that is bought does not count, nor does what Black Market and Secret Warehouse add once a turn.</source>
        <translation>Stonehenge conta o máximo de pedra que a cidade poderia produzir em um turno: tabuleiro, cartas e etapas, também as que dão a escolher entre recursos. Pedra comprada não conta, nem a que o Mercado Negro e o Armazém Secreto acrescentam uma vez por turno.</translation>
    </message>
    <message>
        <source>Stonehenge counts the stone that its city produces. On side A its third stage gives 2 points for each stone at the end, on side B its first stage gives 1 coin for each stone at once and 1 point for each at the end.</source>
        <translation>Stonehenge conta a pedra que sua cidade produz. No lado A, a terceira etapa dá no final 2 pontos por pedra; no lado B, a primeira etapa dá na hora 1 moeda por pedra, e no final 1 ponto por pedra.</translation>
    </message>
    <message>
        <source>Symbols of your choice, Enheduanna and Aganice are taken in the order that scores the most for you; of two equally frequent symbols the better one counts.</source>
        <translation>Símbolos à escolha, Enheduana e Aganice entram na ordem que mais pontua para você; entre dois símbolos igualmente frequentes, vale o melhor.</translation>
    </message>
    <message>
        <source>Take one card: the top of the left deck, the top of the right deck, or the unseen top of the centre. It goes in front of you, face up. A deck that runs out stays empty.</source>
        <translation>Pegue uma carta: o topo do baralho da esquerda, o topo do baralho da direita ou o topo oculto do centro. Ela fica à sua frente, virada para cima. Um baralho que acaba continua vazio.</translation>
    </message>
    <message>
        <source>Taking part</source>
        <translation>Participar</translation>
    </message>
    <message>
        <source>Taking part belongs to your hidden choice and is shown with it. Whether a pawn is left is judged as the turn begins.</source>
        <translation>Participar faz parte da sua escolha secreta e é revelado com ela. Se ainda resta um peão vale o que havia no começo do turno.</translation>
    </message>
    <message>
        <source>The Cells, the Guardhouse and the Prison score your victory tokens worth 1, 3 or 5. The Slave Market brings 1 coin for each victory token at once, and 1 point for each at the end.</source>
        <translation>As Celas, a Casa da Guarda e a Prisão pontuam seus marcadores de vitória de valor 1, 3 ou 5. O Mercado de Escravos traz na hora 1 moeda por marcador de vitória, e 1 ponto por cada um no final.</translation>
    </message>
    <message>
        <source>The Courtesans copy at once when they are built, at no cost; what a leader does when recruited happens then. The neighbour loses nothing. The copy is no leader where leaders are counted, and remains if the original is buried.</source>
        <translation>As Cortesãs copiam na hora em que são construídas, sem custo; o que um líder faz ao ser recrutado acontece então. O vizinho não perde nada. A cópia não é líder onde se contam líderes e fica mesmo que o original seja enterrado.</translation>
    </message>
    <message>
        <source>The Diplomats Guild scores the recruited leaders of your neighbours, the Architects Guild 3 points for each of their guilds, the Gamers Guild your own coins. With the Courtesans Guild you choose a recruited leader of a neighbour and have its effect too.</source>
        <translation>O Grêmio de Diplomatas pontua os líderes recrutados dos vizinhos, o Grêmio de Arquitetos dá 3 pontos por Grêmio deles, o Grêmio de Jogadores pontua suas moedas. Com o Grêmio de Cortesãs, você escolhe um líder recrutado de um vizinho e tem também o efeito dele.</translation>
    </message>
    <message>
        <source>The Dive and the Gambling Den give coins to their owner and some to both neighbours. The Customs, the Trade Center and the Mint score many points, and every other player takes coins from the bank.</source>
        <translation>A Espelunca e a Casa de Jogos dão moedas ao dono e algumas aos dois vizinhos. A Alfândega, o Centro de Comércio e a Casa da Moeda valem muitos pontos, e cada um dos outros recebe moedas do banco.</translation>
    </message>
    <message>
        <source>The Forging Agency</source>
        <translation>A Oficina de Falsificação</translation>
    </message>
    <message>
        <source>The Free City's card is played first, but coins wait as always: what it pays you can be spent from the next turn.</source>
        <translation>A carta da Cidade Livre é jogada primeiro, mas as moedas esperam como sempre: o que ela paga a você serve a partir do próximo turno.</translation>
    </message>
    <message>
        <source>The Free City's points are shown, but it cannot win. Of the two players the one with more points wins, then the one with more coins.</source>
        <translation>Os pontos da Cidade Livre aparecem, mas ela não pode ganhar. Dos dois jogadores vence quem tem mais pontos e, no empate, mais moedas.</translation>
    </message>
    <message>
        <source>The Great Wall</source>
        <translation>A Grande Muralha</translation>
    </message>
    <message>
        <source>The Guild of Shadows scores the black cards of your neighbours, the Mourners Guild their victory tokens, whatever these are worth. The Counterfeiters Guild makes every other player lose 3 coins.</source>
        <translation>O Grêmio das Sombras pontua as cartas pretas dos seus vizinhos, e o Grêmio de Carpideiras, os marcadores de vitória deles, seja qual for o valor. O Grêmio de Falsificadores faz cada um dos outros perder 3 moedas.</translation>
    </message>
    <message>
        <source>The Lighthouse counts itself among the yellow cards, for coins and for points.</source>
        <translation>O Farol conta a si mesmo entre as cartas amarelas, para as moedas e para os pontos.</translation>
    </message>
    <message>
        <source>The Memorial brings 2 coins for each of your defeat tokens, and then all of them are put back.</source>
        <translation>O Memorial traz 2 moedas por marcador de derrota seu, e depois todos são devolvidos.</translation>
    </message>
    <message>
        <source>The Military School takes away the defeats you hold at that moment. The conflict of the third Age may bring new ones.</source>
        <translation>A Escola Militar tira as derrotas que você tem naquele momento. O conflito da terceira Era pode trazer outras.</translation>
    </message>
    <message>
        <source>The Militia, the Mercenaries and the Contingent have shields. The raiders bring a victory token worth 1, 3 or 5, as printed on the card.</source>
        <translation>A Milícia, os Mercenários e o Contingente têm escudos. Os saqueadores trazem um marcador de vitória de valor 1, 3 ou 5, conforme a carta.</translation>
    </message>
    <message>
        <source>The Sepulcher, the Cenotaph and the Chamber of Builders count what the loser owns: each other player loses 1 coin for each own victory token, or for each own stage. It is counted at the end of the turn, with what came in that turn; tokens of the conflict that follows do not count.</source>
        <translation>O Sepulcro, o Cenotáfio e a Câmara dos Construtores contam o que tem quem perde: cada um dos outros perde 1 moeda por marcador de vitória seu, ou por etapa sua. Conta-se no fim do turno, com o que veio nele; os marcadores do conflito seguinte não contam.</translation>
    </message>
    <message>
        <source>The West Trading Post lets you buy raw materials from your left neighbour for 1 coin instead of 2, the East Trading Post from your right neighbour. The Marketplace does the same for manufactured goods on both sides.</source>
        <translation>A Casa de Comércio Ocidental deixa você comprar matérias-primas do vizinho da esquerda por 1 moeda em vez de 2; a Oriental, do vizinho da direita. O Mercado faz o mesmo com manufaturados, dos dois lados.</translation>
    </message>
    <message>
        <source>The Wonder Pack adds the Great Wall, Stonehenge and Manneken Pis to the wonders. They have no cards of their own, and everything else is played as always.</source>
        <translation>O Wonder Pack acrescenta às Maravilhas a Grande Muralha, Stonehenge e Manneken Pis. Elas não têm cartas próprias, e tudo o mais se joga como sempre.</translation>
    </message>
    <message>
        <source>The coin of a wharf is taken off the sum that you pay to that neighbour in the turn.</source>
        <translation>A moeda de um cais é descontada da soma que você paga àquele vizinho no turno.</translation>
    </message>
    <message>
        <source>The coins that Petra's stages cost, and the price of an Edifice, are not saved.</source>
        <translation>As moedas que as etapas de Petra custam e o preço de um Edifício não são poupados.</translation>
    </message>
    <message>
        <source>The colour of the card under the second stage of side B is shown to all players. A leader is no card of a colour: it scores nothing there.</source>
        <translation>A cor da carta sob a segunda etapa do lado B é mostrada a todos os jogadores. Um líder não é uma carta de cor: não vale nada ali.</translation>
    </message>
    <message>
        <source>The effect of a stage must be used, at a moment of the turn that you choose; the house rules can change that.</source>
        <translation>O efeito de um estágio tem de ser usado, no momento do turno que você escolher; as regras da casa podem mudar isso.</translation>
    </message>
    <message>
        <source>The effects of leaders</source>
        <translation>Os efeitos dos líderes</translation>
    </message>
    <message>
        <source>The encyclopaedia lists what each stage of every wonder gives.</source>
        <translation>A enciclopédia mostra o que dá cada etapa de cada Maravilha.</translation>
    </message>
    <message>
        <source>The end and the score</source>
        <translation>O fim e a pontuação</translation>
    </message>
    <message>
        <source>The end of an Age</source>
        <translation>O fim de uma Era</translation>
    </message>
    <message>
        <source>The extra leader comes from the hand, at its price less 2, and can only be recruited; Rome may decline. Coins that this turn brought can pay for it.</source>
        <translation>O líder extra vem da mão, pelo preço menos 2, e só pode ser recrutado; Roma pode recusar. As moedas que este turno trouxe servem para pagá-lo.</translation>
    </message>
    <message>
        <source>The extra leader is recruited after everything that builds from the discard pile. Leaders that Rome never uses bring nothing.</source>
        <translation>O líder extra é recrutado depois de tudo que constrói do descarte. Os líderes que Roma não chega a usar não trazem nada.</translation>
    </message>
    <message>
        <source>The first card of an Age is the one of its first turn: used for a stage or discarded, it is lost for that Age.</source>
        <translation>A primeira carta de uma Era é a do primeiro turno: usada para uma etapa ou descartada, está perdida naquela Era.</translation>
    </message>
    <message>
        <source>The first edition has sides A and B and a game for two. In the second the sides are called Day and Night, chains can skip an Age, and Olympia has other powers.</source>
        <translation>A primeira edição tem lados A e B e um jogo para dois. Na segunda, os lados se chamam Dia e Noite, as cadeias podem pular uma Era, e Olímpia tem outros poderes.</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>O objetivo</translation>
    </message>
    <message>
        <source>The guilds of Cities</source>
        <translation>Os Grêmios de Cidades</translation>
    </message>
    <message>
        <source>The guilds of Leaders</source>
        <translation>Os Grêmios de Líderes</translation>
    </message>
    <message>
        <source>The half is chosen with the hidden card, for good, and counts as one stage.</source>
        <translation>A metade se escolhe junto com a carta secreta, de vez, e conta como uma etapa.</translation>
    </message>
    <message>
        <source>The last card is the one of the sixth turn. A seventh card that another power lets you play is not.</source>
        <translation>A última carta é a do sexto turno. Uma sétima carta que outro poder deixa jogar não é.</translation>
    </message>
    <message>
        <source>The most points win. On a tie, more coins win; if those are equal too, the victory is shared.</source>
        <translation>Vence quem tem mais pontos. No empate, quem tem mais moedas; se também forem iguais, dividem a vitória.</translation>
    </message>
    <message>
        <source>The most points win; on a tie, more stages; if those are equal too, the victory is shared.</source>
        <translation>Vence quem tem mais pontos; no empate, quem tem mais estágios; se também forem iguais, a vitória é dividida.</translation>
    </message>
    <message>
        <source>The order is always the same: everybody's sixth card, a seventh card by the power of a wonder, the leftover cards to the pile, a search of the pile, the conflicts.</source>
        <translation>A ordem é sempre a mesma: a sexta carta de todos, uma sétima carta pelo poder de uma Maravilha, as cartas que sobraram para o descarte, a busca no descarte, os conflitos.</translation>
    </message>
    <message>
        <source>The pawn of an Edifice that is already built gives the reward at once. One of this Age or a later one protects you from the penalty and earns the reward when the Edifice is built. One of a failed project does nothing.</source>
        <translation>O peão de um Edifício já construído traz a recompensa na hora. O desta Era ou de uma posterior protege da penalidade e rende a recompensa quando o Edifício é construído. O de um projeto que falhou não faz nada.</translation>
    </message>
    <message>
        <source>The picture shows which cities count: an arrow to each side for the neighbours, a mark between the arrows for your own city.</source>
        <translation>O desenho mostra quais cidades contam: uma seta para cada lado para os vizinhos, uma marca entre as setas para a sua cidade.</translation>
    </message>
    <message>
        <source>The player at the Free City's left decides first in Ages I and III, the other one in Age II. After that it changes every turn.</source>
        <translation>O jogador à esquerda da Cidade Livre decide primeiro nas Eras I e III; o outro, na Era II. Depois disso alterna a cada turno.</translation>
    </message>
    <message>
        <source>The printed cost counts, whatever was paid. For a leader that costs the number of the Age, that is the Age in which it was recruited.</source>
        <translation>Vale o custo impresso, não importa quanto se pagou. Para um líder que custa o número da Era, é o da Era em que foi recrutado.</translation>
    </message>
    <message>
        <source>The program shows the card under the cat at the start of your turn. You know it until it is taken.</source>
        <translation>O programa mostra a carta do gato no começo do seu turno. Você a conhece até alguém pegá-la.</translation>
    </message>
    <message>
        <source>The raiders are different: both neighbours take one debt at once, and no coins can replace it.</source>
        <translation>Os saqueadores são diferentes: os dois vizinhos ficam na hora com uma dívida, e moeda nenhuma a substitui.</translation>
    </message>
    <message>
        <source>The ribbon at the left of a card shows its cost: nothing, coins, or resources. Coins go to the bank.</source>
        <translation>A fita à esquerda da carta mostra o custo: nada, moedas ou recursos. As moedas vão para o banco.</translation>
    </message>
    <message>
        <source>The rulebook does not say how leaders and the Free City go together. Here it counts as a neighbour without leaders.</source>
        <translation>O manual não diz como os líderes e a Cidade Livre se combinam. Aqui ela conta como um vizinho sem líderes.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>A pontuação</translation>
    </message>
    <message>
        <source>The second stage of Petra costs coins alone: 7 on side A and 14 on side B of the first edition, 5 by day and 10 by night in the second. They go to the bank, and you need them when the turn begins.</source>
        <translation>A segunda etapa de Petra custa só moedas: 7 no lado A e 14 no lado B da primeira edição, 5 de dia e 10 à noite na segunda. Elas vão para o banco, e você precisa tê-las no começo do turno.</translation>
    </message>
    <message>
        <source>The second stage of side B looks at the card that is put under it: at the end it gives 1 point for each card of that colour in the two neighbouring cities.</source>
        <translation>A segunda etapa do lado B olha a carta que fica sob ela: no final, dá 1 ponto por carta daquela cor nas duas cidades vizinhas.</translation>
    </message>
    <message>
        <source>The seven colours</source>
        <translation>As sete cores</translation>
    </message>
    <message>
        <source>The seventh card is a step of its own, after everybody's sixth card. Coins of the sixth card pay for it; the house rules can change that.</source>
        <translation>A sétima carta é um passo à parte, depois da sexta carta de todos. As moedas da sexta carta servem para pagá-la; as regras da casa podem mudar isso.</translation>
    </message>
    <message>
        <source>The stages of the Great Wall may be built in any order: when you build one, you choose which of those that are left.</source>
        <translation>As etapas da Grande Muralha podem ser construídas em qualquer ordem: ao construir uma, você escolhe qual das que restam.</translation>
    </message>
    <message>
        <source>The three cities sit in a ring: each fights the other two at the end of an Age.</source>
        <translation>As três cidades formam um círculo: cada uma enfrenta as outras duas no fim da Era.</translation>
    </message>
    <message>
        <source>The two editions</source>
        <translation>As duas edições</translation>
    </message>
    <message>
        <source>The two-player game exists only in the first edition.</source>
        <translation>Este jogo para dois só existe na primeira edição.</translation>
    </message>
    <message>
        <source>The wonders are known before leaders are chosen: look for people who suit yours.</source>
        <translation>As Maravilhas são conhecidas antes da escolha dos líderes: procure quem combine com a sua.</translation>
    </message>
    <message>
        <source>Then everybody discards the red cards with horns, and the conflict tokens are turned back to peace.</source>
        <translation>Depois todos descartam as cartas vermelhas com buzina, e as fichas de conflito voltam para a paz.</translation>
    </message>
    <message>
        <source>Then the two hands are swapped, and the other player decides next. After the sixth turn the last card of the pile is discarded with the seventh cards.</source>
        <translation>Depois trocam-se as duas mãos, e o outro jogador decide no turno seguinte. Depois do sexto turno, a última carta do monte é descartada com as sétimas cartas.</translation>
    </message>
    <message>
        <source>Then you do everything your cards and tokens let you do, in the order you like. When nothing is left to do, your turn ends and the player on your left is next.</source>
        <translation>Depois você faz tudo o que suas cartas e fichas permitem, na ordem que quiser. Quando não resta nada a fazer, o turno acaba e joga quem está à sua esquerda.</translation>
    </message>
    <message>
        <source>There are three symbols: compass, gear and tablet. At the end each kind scores its number multiplied by itself: 1, 4, 9, 16 points for 1, 2, 3, 4 of them.</source>
        <translation>Há três símbolos: compasso, engrenagem e livro. No final, cada tipo pontua sua quantidade ao quadrado: 1, 4, 9, 16 pontos por 1, 2, 3, 4 deles.</translation>
    </message>
    <message>
        <source>There, the first stage brings 5 coins and four more leaders into the hand. With each of the other two, Rome may recruit one more leader at the end of the turn.</source>
        <translation>Ali, a primeira etapa traz 5 moedas e mais quatro líderes para a mão. Com cada uma das outras duas, Roma pode recrutar mais um líder no fim do turno.</translation>
    </message>
    <message>
        <source>These guilds are in the first edition by default and not in the second, which has none in its box; the options can change that.</source>
        <translation>Esses Grêmios estão por padrão na primeira edição e não na segunda, que não traz nenhum na caixa; as opções podem mudar isso.</translation>
    </message>
    <message>
        <source>They add up with trading posts and the Marketplace. A price never falls below 0 coins.</source>
        <translation>Eles se somam às casas de comércio e ao Mercado. Um preço nunca cai abaixo de 0 moedas.</translation>
    </message>
    <message>
        <source>Tomyris does nothing about earlier defeats. If the winner has her effect too, the winner keeps the defeat.</source>
        <translation>Tômiris não mexe nas derrotas anteriores. Se a cidade vencedora também tem esse efeito, a derrota fica com ela.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dois jogadores</translation>
    </message>
    <message>
        <source>Two players and a third city</source>
        <translation>Dois jogadores e uma terceira cidade</translation>
    </message>
    <message>
        <source>Ur</source>
        <extracomment>The name of a chapter or of a rule, a noun; Contents lists them.</extracomment>
        <translation>Ur</translation>
    </message>
    <message>
        <source>Ur may take part as well. Two pawns of one Age give the reward once; the house rules can change that.</source>
        <translation>Ur também pode participar. Dois peões de uma mesma Era trazem a recompensa uma vez; as regras da casa podem mudar isso.</translation>
    </message>
    <message>
        <source>Victory tokens do not run out; the house rules can set a supply.</source>
        <translation>As fichas de vitória não acabam; as regras da casa podem fixar quantas há.</translation>
    </message>
    <message>
        <source>Visible to all: structures, coins, stages, tokens, the number of cards in every hand and in the discard pile. Point at a city or press its key to see it large.</source>
        <translation>Todos veem: estruturas, moedas, etapas, marcadores, o número de cartas em cada mão e no descarte. Aponte para uma cidade ou use a tecla dela para vê-la ampliada.</translation>
    </message>
    <message>
        <source>Vitruvius pays only where the chain is what makes the card free. If another right makes it free too, the program uses the chain.</source>
        <translation>Vitrúvio só paga se é a cadeia que torna a carta grátis. Se outro direito também a torna grátis, o programa usa a cadeia.</translation>
    </message>
    <message>
        <source>War and score for two</source>
        <translation>Guerra e pontuação a dois</translation>
    </message>
    <message>
        <source>Wharves and smugglers</source>
        <translation>Cais e contrabandistas</translation>
    </message>
    <message>
        <source>What a chain makes free is always built by its chain. A power that builds for free is not spent on what costs no coins anyway.</source>
        <translation>O que uma cadeia torna grátis sempre se constrói pela cadeia. Um poder que constrói de graça não se gasta com o que já não custa moedas.</translation>
    </message>
    <message>
        <source>What costs nothing is bought all the same: each resource can be used once a turn, no coin moves, and Hatshepsut brings nothing for it.</source>
        <translation>O que não custa nada também é comprado: cada recurso serve uma vez por turno, moeda nenhuma se move, e Hatshepsut não traz nada por isso.</translation>
    </message>
    <message>
        <source>What everybody sees and what is secret</source>
        <translation>O que todos veem e o que é secreto</translation>
    </message>
    <message>
        <source>What is done before an Age is a turn: its losses are settled at its end.</source>
        <translation>O que se faz antes de uma Era é um turno: suas perdas se acertam no fim dele.</translation>
    </message>
    <message>
        <source>What stages do</source>
        <translation>O que os estágios fazem</translation>
    </message>
    <message>
        <source>What the Free City may do</source>
        <translation>O que a Cidade Livre pode fazer</translation>
    </message>
    <message>
        <source>What things cost</source>
        <translation>O que as coisas custam</translation>
    </message>
    <message>
        <source>When a project fails</source>
        <translation>Quando um projeto falha</translation>
    </message>
    <message>
        <source>When an Edifice is constructed</source>
        <translation>Quando um Edifício é construído</translation>
    </message>
    <message>
        <source>When everybody has chosen, all cards are turned over and all actions happen together. Then the hands are passed on.</source>
        <translation>Quando todos escolheram, as cartas são viradas e todas as ações acontecem juntas. Depois as mãos são passadas adiante.</translation>
    </message>
    <message>
        <source>When somebody completes a wonder the game ends after that turn, and the most victory points win. Being first helps, but does not win by itself.</source>
        <translation>Quando alguém completa uma Maravilha, a partida acaba com aquele turno, e vence quem tem mais pontos de vitória. Ser o primeiro ajuda, mas não basta para vencer.</translation>
    </message>
    <message>
        <source>When you can pay for a stage you must build it in that turn. The cards that paid are discarded.</source>
        <translation>Quando você pode pagar um estágio, tem de construí-lo naquele turno. As cartas usadas são descartadas.</translation>
    </message>
    <message>
        <source>Where a cost or an effect depends on the Age, it is the Age about to begin.</source>
        <translation>Onde um custo ou um efeito depende da Era, conta a Era que está para começar.</translation>
    </message>
    <message>
        <source>Where its wonder lets it choose, whoever decides for it in that turn chooses: the seventh card, the search of the pile, the free structure.</source>
        <translation>Quando a Maravilha dela dá uma escolha, decide quem joga por ela naquele turno: a sétima carta, a busca no descarte, a estrutura grátis.</translation>
    </message>
    <message>
        <source>Where no neighbour has such a stage, yours can be built all the same and does nothing.</source>
        <translation>Se nenhum vizinho tem essa etapa, a sua pode ser construída mesmo assim e não faz nada.</translation>
    </message>
    <message>
        <source>Where two are named, one of them is enough. A chain makes only structures free, never a wonder stage.</source>
        <translation>Quando aparecem dois nomes, basta um deles. Uma cadeia só torna grátis estruturas, nunca uma etapa da Maravilha.</translation>
    </message>
    <message>
        <source>Which black cards are used is agreed before the match: the 42 of the second edition or the 27 of the first. The usual ones are those of the edition that is played; either deck may be used with either edition.</source>
        <translation>Antes da partida combina-se quais cartas pretas entram: as 42 da segunda edição ou as 27 da primeira. As habituais são as da edição em jogo; qualquer dos dois baralhos serve para qualquer edição.</translation>
    </message>
    <message>
        <source>Which leaders are in the pile is agreed before the match: the standard ones, the standard and the expert ones, or those of the first edition. The usual pile has the standard and the expert ones, in either edition.</source>
        <translation>Combina-se antes da partida quais líderes estão no monte: os básicos, os básicos e os avançados, ou os da primeira edição. O monte habitual tem os básicos e os avançados, em qualquer edição.</translation>
    </message>
    <message>
        <source>While you have the cat, you see the top card of the centre before you choose. At the end of the game the cat is worth 2 points.</source>
        <translation>Enquanto você tem o gato, vê a carta do topo do centro antes de escolher. No final da partida o gato vale 2 pontos.</translation>
    </message>
    <message>
        <source>Whoever decides for the Free City draws the top card of its pile. That player then chooses two cards from the hand: one for their own city and one for the Free City. The other player chooses one.</source>
        <translation>Quem decide pela Cidade Livre tira a carta do topo do monte dela. Da mão escolhe duas cartas: uma para a própria cidade e uma para a Cidade Livre. O outro jogador escolhe uma.</translation>
    </message>
    <message>
        <source>With Cities: the defeat tokens that a conflict brings are shields for Semiramis from the next conflict on.</source>
        <translation>Com Cidades: os marcadores de derrota que um conflito traz são escudos para Semíramis a partir do conflito seguinte.</translation>
    </message>
    <message>
        <source>With Economy one coin is worth two, so a stage that can be paid only with it must be built.</source>
        <translation>Com Economia uma moeda vale duas; então um estágio que só se paga com ela tem de ser construído.</translation>
    </message>
    <message>
        <source>With Leaders, famous people help your city. Before the first turn you choose four of them, and before each Age you use one.</source>
        <translation>Com os Líderes, pessoas famosas ajudam a sua cidade. Antes do primeiro turno você escolhe quatro, e antes de cada Era usa um.</translation>
    </message>
    <message>
        <source>With Tomyris, the city that beats you takes the defeat token as well as its victory token. Alexander, Gorgo and Cynisca look at your tokens at the end.</source>
        <translation>Com Tômiris, a cidade que vence você fica com o marcador de derrota, além do de vitória. Alexandre, Gorgo e Cinisca olham seus marcadores no final.</translation>
    </message>
    <message>
        <source>With both boxes the leaders that came with Cities are in the pile, too: Caligula, Diocletian, Aspasia and Darius, with Octavia and Arsinoe of the second edition or Semiramis of the first.</source>
        <translation>Com as duas caixas, também estão na pilha os líderes que vieram com Cidades: Calígula, Diocleciano, Aspásia e Dario, com Otávia e Arsínoe da segunda edição ou Semíramis da primeira.</translation>
    </message>
    <message>
        <source>With the Architect Firm the stages of your wonder cost no resources from the next turn on. Coins in their cost still have to be paid.</source>
        <translation>Com o Escritório de Arquitetos, as etapas da sua Maravilha não custam recursos a partir do turno seguinte. As moedas do custo ainda têm de ser pagas.</translation>
    </message>
    <message>
        <source>With the Edifices there is one shared project in each Age. If you take part, you may earn a reward. If the project fails, those who stayed away pay for it.</source>
        <translation>Com a expansão Edifícios há um projeto comum em cada Era. Quem participa pode ganhar uma recompensa. Se o projeto falha, quem ficou de fora paga por isso.</translation>
    </message>
    <message>
        <source>With two equal symbols, or with all three different ones, you must take a progress token in that turn. The green cards that paid for it are discarded.</source>
        <translation>Com dois símbolos iguais, ou com os três diferentes, você tem de pegar uma ficha de progresso naquele turno. As cartas verdes usadas são descartadas.</translation>
    </message>
    <message>
        <source>With two players there are three cities: one each, and the Free City between you. It is a neighbour of both of you, and you take turns deciding for it.</source>
        <translation>Com dois jogadores há três cidades: a de cada um e a Cidade Livre entre vocês. Ela é vizinha dos dois, e vocês se revezam para decidir por ela.</translation>
    </message>
    <message>
        <source>With two players there is one comparison. More shields win one token; twice as many, and at least 2, win two.</source>
        <translation>Com dois jogadores há uma só comparação. Mais escudos dão uma ficha; o dobro, e no mínimo 2, dá duas.</translation>
    </message>
    <message>
        <source>With two players you pass leaders to each other. The Free City has none and starts with 3 coins.</source>
        <translation>Com dois jogadores, vocês passam os líderes um ao outro. A Cidade Livre não tem nenhum e começa com 3 moedas.</translation>
    </message>
    <message>
        <source>Wonder Pack</source>
        <translation>Wonder Pack</translation>
    </message>
    <message>
        <source>Yellow and black cards, leaders and stages do not count for either of them. If a brown card produces one of two resources, both count. If a city produces all seven, the Black Market gives nothing; if it produces none, the Secret Warehouse gives nothing.</source>
        <translation>Cartas amarelas e pretas, líderes e etapas não contam para nenhum dos dois. Se uma carta marrom produz um de dois recursos, os dois contam. Se a cidade produz os sete, o Mercado Negro não dá nada; se não produz nenhum, o Armazém Secreto não dá nada.</translation>
    </message>
    <message>
        <source>Yellow cards give coins, make trade cheaper, or produce a resource of your choice for your own use.</source>
        <translation>As cartas amarelas dão moedas, deixam o comércio mais barato ou produzem um recurso à sua escolha, para uso próprio.</translation>
    </message>
    <message>
        <source>Yellow: commercial structures</source>
        <translation>Amarelo: estruturas comerciais</translation>
    </message>
    <message>
        <source>You build from the bottom up: you can build a stage when everything it rests on is built. Some wonders let you choose the next one.</source>
        <translation>Você constrói de baixo para cima: um estágio pode ser construído quando tudo aquilo em que ele se apoia está construído. Algumas Maravilhas deixam escolher o próximo.</translation>
    </message>
    <message>
        <source>You buy what is missing and nothing else. You never pay for what your own city produces, and nobody gives coins away.</source>
        <translation>Você compra o que falta, e nada mais. Ninguém paga pelo que a própria cidade produz, e ninguém dá moedas de presente.</translation>
    </message>
    <message>
        <source>You can buy what the neighbour's board, brown cards and grey cards produce, each resource once per turn. What yellow cards and wonder stages produce is never for sale.</source>
        <translation>Você pode comprar o que produzem o tabuleiro, as cartas marrons e as cartas cinzas do vizinho, cada recurso uma vez por turno. O que cartas amarelas e etapas da Maravilha produzem nunca está à venda.</translation>
    </message>
    <message>
        <source>You can play the first or the second edition; you choose it before a match. The rules are the same, some cards and most boards are not.</source>
        <translation>Você pode jogar a primeira ou a segunda edição; escolhe antes da partida. As regras são as mesmas; algumas cartas e a maioria dos tabuleiros, não.</translation>
    </message>
    <message>
        <source>You cannot copy the same card twice, but the same symbol from another card. The program takes the symbols that score the most for you.</source>
        <translation>Não se copia duas vezes a mesma carta, mas sim o mesmo símbolo de outra carta. O programa usa os símbolos que mais pontuam para você.</translation>
    </message>
    <message>
        <source>You choose one of the three face-up tokens, or the unseen one on top of the pile. A face-up token that is taken is replaced from the pile at once.</source>
        <translation>Você escolhe uma das três fichas abertas ou a oculta no topo da pilha. Uma ficha aberta que foi pega é logo reposta da pilha.</translation>
    </message>
    <message>
        <source>You compare shields with each neighbour. For each one who has fewer you take a victory token of 3 points. Nobody loses points.</source>
        <translation>Você compara escudos com cada vizinho. Por cada um que tem menos, você pega uma marcador de vitória de 3 pontos. Ninguém perde pontos.</translation>
    </message>
    <message>
        <source>You lead a city of the ancient world through three Ages. You build structures and your wonder, trade with your neighbours, and keep pace with their armies.</source>
        <translation>Você conduz uma cidade do mundo antigo por três Eras. Constrói estruturas e sua Maravilha, comercia com os vizinhos e acompanha o exército deles.</translation>
    </message>
    <message>
        <source>You may always discard a card and take 3 coins from the bank. It is what is left when a card can neither be built nor used for a stage.</source>
        <translation>Você sempre pode descartar uma carta e pegar 3 moedas do banco. É o que resta quando não dá para construí-la nem para construir uma etapa.</translation>
    </message>
    <message>
        <source>You may buy what you are missing from your two neighbours, if they produce it.</source>
        <translation>O que falta você pode comprar dos seus dois vizinhos, se eles o produzem.</translation>
    </message>
    <message>
        <source>You may undo your choice until the last player has chosen. After that a turn can still be undone, but the match then counts as practice.</source>
        <translation>Você pode desfazer sua escolha até o último jogador escolher. Depois disso um turno ainda pode ser desfeito, mas a partida passa a contar como treino.</translation>
    </message>
    <message>
        <source>You must take one of the three actions. Discarding is always possible.</source>
        <translation>É obrigatório fazer uma das três ações. Descartar sempre é possível.</translation>
    </message>
    <message>
        <source>You need not take a card; the power of that stage is used up anyway. If nothing in the pile can be built, nobody is asked. Only the player who searches sees the pile.</source>
        <translation>Você não é obrigado a pegar uma carta; o poder dessa etapa se perde mesmo assim. Se nada do descarte pode ser construído, ninguém é consultado. Só quem procura vê as cartas.</translation>
    </message>
    <message>
        <source>You pay the price with what you have when the turn begins. Coins earned this turn come too late.</source>
        <translation>O preço se paga com o que você tem quando o turno começa. As moedas que este turno traz chegam tarde.</translation>
    </message>
    <message>
        <source>You play with the cards for three players. Each of you is dealt 7; the other 7 are the pile of the Free City. It starts with 3 coins too.</source>
        <translation>As cartas são as de três jogadores. Cada um recebe 7; as outras 7 são o monte da Cidade Livre. Ela também começa com 3 moedas.</translation>
    </message>
    <message>
        <source>Your four leaders stay in your hand, where only you see them. Leaders that were not dealt remain face down in the pile.</source>
        <translation>Seus quatro líderes ficam na sua mão, onde só você os vê. Os líderes que não foram distribuídos ficam no monte, virados para baixo.</translation>
    </message>
    <message>
        <source>Your two neighbours are next to each other for that conflict and fight. Your shields stay for the next one, and you trade with your neighbours as always.</source>
        <translation>Seus dois vizinhos ficam lado a lado nesse conflito e lutam. Seus escudos continuam para o seguinte, e você comercia com os vizinhos como sempre.</translation>
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
            <numerusform>falta ler %n partida</numerusform>
            <numerusform>falta ler %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>A copy of “{title}” would show what comes next. From now on both count as practice and are kept apart in the statistics.</source>
        <translation>Uma cópia de “{title}” mostra o que ainda vem na partida. A partir de agora as duas contam como treino e ficam à parte nas estatísticas.</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>A filter of the list of matches: all, finished ones, practice matches. Feminine plural where 'matches' is.</extracomment>
        <translation>Todas</translation>
    </message>
    <message numerus="yes">
        <source>Among all matches: %n found.</source>
        <translation>
            <numerusform>Em todas as partidas: %n encontrada.</numerusform>
            <numerusform>Em todas as partidas: %n encontradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choices of {name}</source>
        <translation>Escolhas de {name}</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>Order is how the list is sorted; Classic is the game.</extracomment>
        <translation>Clássico</translation>
    </message>
    <message>
        <source>Classic, second edition</source>
        <translation>Clássico, segunda edição</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Excluir de vez</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Excluir de vez?</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Esc clears the search.</source>
        <translation>Esc limpa a busca.</translation>
    </message>
    <message>
        <source>Every match is saved automatically, choice by choice.</source>
        <translation>Toda partida é salva automaticamente, escolha por escolha.</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exportar a partida</translation>
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
        <translation>Importada de {file} como treino: as cartas já são conhecidas</translation>
    </message>
    <message>
        <source>Imported from {file}: not verified</source>
        <translation>Importada de {file}: não verificada</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Em curso</translation>
    </message>
    <message numerus="yes">
        <source>Intact up to {place}, with %n choice(s).</source>
        <translation>
            <numerusform>Está íntegro até a {place}, com %n escolha.</numerusform>
            <numerusform>Está íntegro até a {place}, com %n escolhas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>MMM d</source>
        <comment>a date as QLocale writes it: day and month</comment>
        <translation>d 'de' MMM</translation>
    </message>
    <message>
        <source>MMM d, yyyy</source>
        <comment>a date as QLocale writes it: with its year</comment>
        <translation>d 'de' MMM 'de' yyyy</translation>
    </message>
    <message>
        <source>Make the copy</source>
        <translation>Fazer a cópia</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>A small button beside Review, in the list of matches: shows how a computer player of the level Master plays the same cards.</extracomment>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Matches of 7 Wonders</source>
        <translation>Partidas de 7 Wonders</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>No match has been saved yet</source>
        <translation>Nenhuma partida salva ainda</translation>
    </message>
    <message>
        <source>Not imported: “{title}” is the same match and at least as far along.</source>
        <translation>Não importada: “{title}” é a mesma partida e já está pelo menos neste ponto.</translation>
    </message>
    <message>
        <source>Not verified: it breaks the rules from {place} on.</source>
        <translation>Não verificada: não segue as regras a partir da {place}.</translation>
    </message>
    <message>
        <source>Not verified: the deal does not follow the rules.</source>
        <translation>Não verificada: a distribuição inicial não segue as regras.</translation>
    </message>
    <message>
        <source>Nothing can be recovered: not even the deal is intact.</source>
        <translation>Não há o que recuperar: nem a distribuição inicial está intacta.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>Nothing found of this kind</source>
        <translation>Nada encontrado neste grupo</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir a pasta</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>Order is how the list is sorted; Classic is the game.</extracomment>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>A filter of the list of matches: all, finished ones, practice matches. Feminine plural where 'matches' is.</extracomment>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Recover up to the last complete turn</source>
        <translation>Recuperar até o último turno completo</translation>
    </message>
    <message numerus="yes">
        <source>Recovered up to {place}, with %n choice(s). The damaged file is still there.</source>
        <translation>
            <numerusform>Recuperada até a {place}, com %n escolha. O arquivo danificado continua lá.</numerusform>
            <numerusform>Recuperada até a {place}, com %n escolhas. O arquivo danificado continua lá.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Rodada {number}</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partidas salvas</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Ver a pontuação</translation>
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
        <translation>A importação mostra o que ainda vem em uma partida que não terminou. A partir de agora essa partida conta como treino e fica à parte nas estatísticas:</translation>
    </message>
    <message>
        <source>The match is not over</source>
        <translation>A partida não terminou</translation>
    </message>
    <message>
        <source>The matches are being read</source>
        <translation>As partidas estão sendo lidas</translation>
    </message>
    <message>
        <source>There is no recycle bin for this folder: “{title}” cannot come back.</source>
        <translation>Esta pasta não tem lixeira: “{title}” não poderá voltar.</translation>
    </message>
    <message>
        <source>This seed deals the same cards as in a match that is not over. From now on both count as practice, and are kept apart in the statistics:</source>
        <translation>Esta semente dá as mesmas cartas de uma partida que não terminou. A partir de agora as duas contam como treino e ficam à parte nas estatísticas:</translation>
    </message>
    <message>
        <source>Title of the match</source>
        <translation>Título da partida</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>A button of the saved matches: what a press does with the match.</extracomment>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>Ver o replay</translation>
    </message>
    <message>
        <source>What each choice has cost, and why</source>
        <translation>O que cada escolha custou, e por quê</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Suas escolhas</translation>
    </message>
    <message>
        <source>a card discarded for coins</source>
        <translation>carta descartada por moedas</translation>
    </message>
    <message>
        <source>a copy of its file was continued differently</source>
        <translation>uma cópia do arquivo foi jogada de outro jeito</translation>
    </message>
    <message>
        <source>begun {when}</source>
        <translation>início: {when}</translation>
    </message>
    <message>
        <source>by title</source>
        <translation>por título</translation>
    </message>
    <message>
        <source>damaged</source>
        <extracomment>The state of one match in the list. Feminine where 'match' is; newer: made by a newer version.</extracomment>
        <translation>danificada</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>não conta</translation>
    </message>
    <message>
        <source>does not open</source>
        <translation>não abre</translation>
    </message>
    <message>
        <source>fifth place</source>
        <translation>quinto lugar</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>The state of one match in the list. Feminine where 'match' is; newer: made by a newer version.</extracomment>
        <translation>terminada</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>primeiro lugar</translation>
    </message>
    <message>
        <source>fourth place</source>
        <translation>quarto lugar</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>em curso</translation>
    </message>
    <message>
        <source>newer</source>
        <extracomment>The state of one match in the list. Feminine where 'match' is; newer: made by a newer version.</extracomment>
        <translation>mais nova</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>mais recentes</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>não verificada</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada ainda</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>mais antigas</translation>
    </message>
    <message>
        <source>order</source>
        <extracomment>Order is how the list is sorted; Classic is the game.</extracomment>
        <translation>ordem</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>The state of one match in the list. Feminine where 'match' is; newer: made by a newer version.</extracomment>
        <translation>treino</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>segundo lugar</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>semente {seed}</translation>
    </message>
    <message>
        <source>seventh place</source>
        <translation>sétimo lugar</translation>
    </message>
    <message>
        <source>sixth place</source>
        <translation>sexto lugar</translation>
    </message>
    <message>
        <source>stage {number} of the wonder</source>
        <translation>etapa {number} da Maravilha</translation>
    </message>
    <message>
        <source>stage {number} of the wonder</source>
        <comment>Architects</comment>
        <translation>estágio {number} da Maravilha</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>terceiro lugar</translation>
    </message>
    <message>
        <source>title, player or wonder</source>
        <translation>título, jogador ou Maravilha</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>hoje, {time}</translation>
    </message>
    <message>
        <source>victory</source>
        <extracomment>The state of one match in the list. Feminine where 'match' is; newer: made by a newer version.</extracomment>
        <translation>vitória</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ontem, {time}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>sua vez</translation>
    </message>
    <message>
        <source>{colour} card</source>
        <translation>carta {colour}</translation>
    </message>
    <message>
        <source>{file} is already here</source>
        <translation>{file} já está aqui</translation>
    </message>
    <message>
        <source>{matches}, {size}. Every choice is saved at once.</source>
        <translation>{matches}, {size}. Cada escolha é salva na hora.</translation>
    </message>
    <message>
        <source>{name} to choose</source>
        <translation>vez de {name}</translation>
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
        <translation>“{title}” está na lixeira.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Continue it here?</source>
        <translation>Continuar aqui?</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Deixar a partida</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Deixar lá</translation>
    </message>
    <message>
        <source>Leave the match unsaved?</source>
        <translation>Deixar a partida sem salvar?</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Abrir uma cópia</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation>Sair sem salvar</translation>
    </message>
    <message>
        <source>Quit without saving?</source>
        <translation>Sair sem salvar?</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Salvar em outro lugar…</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Assumir a partida</translation>
    </message>
    <message>
        <source>The match is open on the computer “{computer}”, or was not closed there. Continued on both, it becomes two matches. A copy counts as practice and does not touch the match.</source>
        <translation>A partida está aberta no computador “{computer}”, ou não foi fechada lá. Se você continuar nos dois, serão duas partidas. Uma cópia é treino e não mexe na partida.</translation>
    </message>
    <message>
        <source>What happened in the match since {time} is not saved, and is lost when the program ends. {reason}</source>
        <translation>O que aconteceu na partida desde as {time} não está salvo e se perde quando o programa fechar. {reason}</translation>
    </message>
    <message>
        <source>What happened since {time} is not saved. {reason} Until you close the program, the match stays in memory, and the program keeps trying to save it.</source>
        <translation>O que aconteceu desde as {time} não está salvo. {reason} Enquanto o programa estiver aberto, a partida fica na memória, e ele continua tentando salvar.</translation>
    </message>
    <message>
        <source>What is on the score pad is not saved, and is lost when the program ends. {reason} You can still save it as a file in another place.</source>
        <translation>O que está na caderneta de pontuação não está salvo e se perde quando o programa é fechado. {reason} Você ainda pode salvá-la como arquivo em outro lugar.</translation>
    </message>
    <message>
        <source>not saved since {time}</source>
        <translation>não salva desde as {time}</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>%n Debt token(s)</source>
        <translation>
            <numerusform>%n ficha de Dívida</numerusform>
            <numerusform>%n fichas de Dívida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ahead of you</source>
        <translation>
            <numerusform>%n à frente de você</numerusform>
            <numerusform>%n à frente de você</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ahead of {name}</source>
        <translation>
            <numerusform>%n à frente de {name}</numerusform>
            <numerusform>%n à frente de {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by choice</source>
        <translation>
            <numerusform>%n à escolha</numerusform>
            <numerusform>%n à escolha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty and count 0. Press Save again to save anyway.</source>
        <translation>
            <numerusform>%n campo vazio conta 0. Aperte Salvar de novo para salvar assim mesmo.</numerusform>
            <numerusform>%n campos vazios contam 0. Aperte Salvar de novo para salvar assim mesmo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moeda</numerusform>
            <numerusform>%n moedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt(s)</source>
        <translation>
            <numerusform>%n dívida</numerusform>
            <numerusform>%n dívidas</numerusform>
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
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) × {worth}</source>
        <translation>
            <numerusform>%n trio × {worth}</numerusform>
            <numerusform>%n trios × {worth}</numerusform>
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
            <numerusform>%n vitória, {age}</numerusform>
            <numerusform>%n vitórias, {age}</numerusform>
        </translation>
    </message>
    <message>
        <source>1 for whoever has it: 2 points</source>
        <translation>1 para quem o tem: 2 pontos</translation>
    </message>
    <message>
        <source>1 point for every 3</source>
        <translation>1 ponto a cada 3</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>A place in the ranking, as short as can be.</extracomment>
        <translation>1º</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>A place in the ranking, as short as can be.</extracomment>
        <translation>2º</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>A place in the ranking, as short as can be.</extracomment>
        <translation>3º</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>A place in the ranking, as short as can be.</extracomment>
        <translation>4º</translation>
    </message>
    <message>
        <source>5th</source>
        <extracomment>A place in the ranking, as short as can be.</extracomment>
        <translation>5º</translation>
    </message>
    <message>
        <source>6th</source>
        <extracomment>A place in the ranking, as short as can be.</extracomment>
        <translation>6º</translation>
    </message>
    <message>
        <source>7th</source>
        <extracomment>A place in the ranking, as short as can be.</extracomment>
        <translation>7º</translation>
    </message>
    <message>
        <source>8th</source>
        <extracomment>A place in the ranking, as short as can be.</extracomment>
        <translation>8º</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Mais um jogador</translation>
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
        <translation>Jogo base</translation>
    </message>
    <message>
        <source>Blue cards</source>
        <translation>Cartas azuis</translation>
    </message>
    <message>
        <source>Bring the deleted game back</source>
        <translation>Recuperar a partida excluída</translation>
    </message>
    <message>
        <source>Cards and islands that give one</source>
        <translation>cartas e ilhas que dão um</translation>
    </message>
    <message>
        <source>Cat</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Gato</translation>
    </message>
    <message>
        <source>Category</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Cidades</translation>
    </message>
    <message>
        <source>Cities debts</source>
        <translation>Dívidas de Cidades</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Cidade</translation>
    </message>
    <message>
        <source>Civilian structures</source>
        <translation>Estruturas civis</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Buttons of the box that shows a game for the app BG Stats: to close it; and instead of Copy the link, for a moment after the link was copied.</extracomment>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Commercial structures</source>
        <translation>Estruturas comerciais</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Buttons of the box that shows a game for the app BG Stats: to close it; and instead of Copy the link, for a moment after the link was copied.</extracomment>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copiar o link</translation>
    </message>
    <message>
        <source>Copy the seed: it deals the same cards again</source>
        <translation>Copiar a semente: ela dá as mesmas cartas outra vez</translation>
    </message>
    <message>
        <source>Count here instead of typing points</source>
        <translation>Contar aqui em vez de digitar pontos</translation>
    </message>
    <message>
        <source>Counted</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Contado</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Data</translation>
    </message>
    <message>
        <source>Debts</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Dívidas</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Excluir esta partida</translation>
    </message>
    <message>
        <source>Edifices</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Edifícios</translation>
    </message>
    <message>
        <source>Eight can play only with Cities.</source>
        <translation>Oito só podem jogar com Cidades.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Guilds</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Grêmios</translation>
    </message>
    <message>
        <source>Has the cat at the end</source>
        <translation>Está com o gato no fim</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>A button: go to the first page, open a saved game, play again, review the match.</extracomment>
        <translation>Início</translation>
    </message>
    <message>
        <source>In no row</source>
        <translation>Em nenhuma linha</translation>
    </message>
    <message>
        <source>Islands and fleets</source>
        <translation>Ilhas e frotas</translation>
    </message>
    <message>
        <source>Leaders</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Líderes</translation>
    </message>
    <message>
        <source>Leaders, cards and islands that give one</source>
        <translation>líderes, cartas e ilhas que dão um</translation>
    </message>
    <message>
        <source>Leave it out of the statistics</source>
        <translation>Deixar fora das estatísticas</translation>
    </message>
    <message>
        <source>Less than {least} is not possible here.</source>
        <translation>Aqui não pode haver menos de {least}.</translation>
    </message>
    <message>
        <source>Military conflicts</source>
        <translation>Conflitos militares</translation>
    </message>
    <message>
        <source>Military victory tokens</source>
        <translation>Fichas de vitória militar</translation>
    </message>
    <message>
        <source>More than {most} is not possible here.</source>
        <translation>Aqui não pode haver mais de {most}.</translation>
    </message>
    <message>
        <source>Naval battles</source>
        <translation>Batalhas navais</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>New pad</source>
        <translation>Caderneta nova</translation>
    </message>
    <message>
        <source>No symbol is on more than 4 cards.</source>
        <translation>Nenhum símbolo está em mais de 4 cartas.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>No points in this row; the heading of the list of places.</extracomment>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>Ainda não há nada salvo.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Only one player has the cat.</source>
        <translation>Só um jogador tem o gato.</translation>
    </message>
    <message>
        <source>Only whole numbers can be entered here.</source>
        <translation>Aqui só entram números inteiros.</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>A button: go to the first page, open a saved game, play again, review the match.</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Colocação</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points after every round</source>
        <translation>Pontos a cada rodada</translation>
    </message>
    <message>
        <source>Points after every turn</source>
        <translation>Pontos a cada turno</translation>
    </message>
    <message>
        <source>Points and stages don't match.</source>
        <translation>Os pontos e os estágios não combinam.</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>Fichas de progresso</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>No points in this row; the heading of the list of places.</extracomment>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>A button: go to the first page, open a saved game, play again, review the match.</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Remove a player</source>
        <translation>Um jogador a menos</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Tirar este jogador</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>A button: go to the first page, open a saved game, play again, review the match.</extracomment>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Rotated rematch</source>
        <translation>Revanche com rodízio</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Save a file</source>
        <translation>Salvar um arquivo</translation>
    </message>
    <message>
        <source>Save the score pad as a page to print</source>
        <translation>Salvar a caderneta de pontuação como página para impressão</translation>
    </message>
    <message>
        <source>Save the score pad as a picture</source>
        <translation>Salvar a caderneta de pontuação como imagem</translation>
    </message>
    <message>
        <source>Save the score pad as a table for spreadsheets</source>
        <translation>Salvar a caderneta de pontuação como tabela para planilhas</translation>
    </message>
    <message>
        <source>Save the score sheet as a page to print</source>
        <translation>Salvar a folha de pontuação como página para impressão</translation>
    </message>
    <message>
        <source>Save the score sheet as a picture</source>
        <translation>Salvar a folha de pontuação como imagem</translation>
    </message>
    <message>
        <source>Save the score sheet as a table for spreadsheets</source>
        <translation>Salvar a folha de pontuação como tabela para planilhas</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Salvar esta partida</translation>
    </message>
    <message>
        <source>Save: {names} share the victory</source>
        <translation>Salvar: {names} dividem a vitória</translation>
    </message>
    <message>
        <source>Save: {name} has won</source>
        <translation>Salvar: {name} venceu</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas salvas</translation>
    </message>
    <message>
        <source>Saved games ({count})</source>
        <translation>Partidas salvas ({count})</translation>
    </message>
    <message>
        <source>Saved. It is in the list of saved games.</source>
        <translation>Salva. Está na lista de partidas salvas.</translation>
    </message>
    <message>
        <source>Scan this code with your phone: {app} opens and takes the game.</source>
        <translation>Aponte a câmera do celular para este código: o {app} se abre e registra a partida.</translation>
    </message>
    <message>
        <source>Science of {name}</source>
        <translation>Ciência de {name}</translation>
    </message>
    <message>
        <source>Scientific structures</source>
        <translation>Estruturas científicas</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Caderneta de pontuação</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Folha de pontuação</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Semente {seed}</translation>
    </message>
    <message>
        <source>Sets of three different symbols</source>
        <translation>Trios de símbolos diferentes</translation>
    </message>
    <message>
        <source>Show the game for BG Stats</source>
        <translation>Mostrar a partida para o BG Stats</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Etapa {number}</translation>
    </message>
    <message>
        <source>Stages built</source>
        <translation>Estágios construídos</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Conta</translation>
    </message>
    <message>
        <source>The code holds names, points and wonders, nothing else. This program sends nothing.</source>
        <translation>O código contém nomes, pontos e Maravilhas, nada mais. Este programa não envia nada.</translation>
    </message>
    <message>
        <source>The game in {app}</source>
        <translation>A partida no {app}</translation>
    </message>
    <message>
        <source>The link is too long for a code. Copy it, or save a file.</source>
        <translation>O link é longo demais para um código. Copie o link ou salve um arquivo.</translation>
    </message>
    <message>
        <source>The number of choices made with a hint, after a coach question or with the points of “What if”. Matches with hints are kept apart in the statistics.</source>
        <translation>Número de escolhas feitas com uma dica, depois de uma pergunta do treinador ou com os pontos de “E se”. Uma partida com dicas fica à parte nas estatísticas.</translation>
    </message>
    <message>
        <source>The rows add up to {points}, not {total}.</source>
        <translation>As linhas somam {points}, e não {total}.</translation>
    </message>
    <message>
        <source>There are more columns than players.</source>
        <translation>Há mais colunas do que jogadores.</translation>
    </message>
    <message>
        <source>There are more lines than rows.</source>
        <translation>Há mais números do que linhas na caderneta.</translation>
    </message>
    <message>
        <source>There are no more than 6 defeats.</source>
        <translation>Não há mais de 6 derrotas.</translation>
    </message>
    <message>
        <source>There is no row for “{text}”.</source>
        <translation>Não há linha para “{text}”.</translation>
    </message>
    <message>
        <source>There is nothing on the pad yet.</source>
        <translation>A caderneta ainda está vazia.</translation>
    </message>
    <message>
        <source>This cannot be less than 0.</source>
        <translation>Isto não pode ser menor que 0.</translation>
    </message>
    <message>
        <source>This is too long for a score sheet.</source>
        <translation>O texto é longo demais para uma folha de pontuação.</translation>
    </message>
    <message>
        <source>Three Ages give 18 points at most.</source>
        <translation>Três Eras dão 18 pontos no máximo.</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Treasury</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Tesouraria</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Type a number, then Tab or Enter to move down. {key} undoes. Closing loses nothing.</source>
        <translation>Digite e aperte Tab ou Enter para descer na coluna. {key} desfaz. Nada se perde ao fechar.</translation>
    </message>
    <message>
        <source>Type a total where the rows are not known.</source>
        <translation>Digite um total quando as linhas não são conhecidas.</translation>
    </message>
    <message>
        <source>Type points here instead of counting</source>
        <translation>Digitar pontos aqui em vez de contar</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>Ver o replay</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>O quê</translation>
    </message>
    <message>
        <source>What made the difference: {category}, +{points}.</source>
        <translation>O que fez a diferença: {category}, +{points}.</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>Vencedor</translation>
    </message>
    <message>
        <source>Wonder</source>
        <extracomment>A row of the score sheet, or an expansion or a game; as in the rulebook.</extracomment>
        <translation>Maravilha</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Você venceu</translation>
    </message>
    <message>
        <source>always negative</source>
        <translation>sempre negativas</translation>
    </message>
    <message>
        <source>black cards</source>
        <translation>cartas pretas</translation>
    </message>
    <message>
        <source>blue cards</source>
        <translation>cartas azuis</translation>
    </message>
    <message>
        <source>calculated from symbols</source>
        <translation>calculada pelos símbolos</translation>
    </message>
    <message>
        <source>cannot win</source>
        <translation>não pode ganhar</translation>
    </message>
    <message>
        <source>city, cities, black</source>
        <translation>cidade, cidades, preto, pretas</translation>
    </message>
    <message>
        <source>civilian, civic, blue, culture</source>
        <translation>civil, civis, cívico, azul, azuis, cultura</translation>
    </message>
    <message>
        <source>coins, money, gold, treasure</source>
        <translation>moeda, moedas, dinheiro, ouro, tesouro</translation>
    </message>
    <message>
        <source>coins: 1 point for every 3</source>
        <translation>moedas: 1 ponto a cada 3</translation>
    </message>
    <message>
        <source>commerce, commercial, trade, market, yellow</source>
        <translation>comércio, comerciais, mercado, amarelo, amarelas</translation>
    </message>
    <message>
        <source>counts in the statistics as a game on a real table</source>
        <translation>conta como partida de mesa</translation>
    </message>
    <message>
        <source>debt, debts</source>
        <translation>dívida, dívidas</translation>
    </message>
    <message>
        <source>details</source>
        <extracomment>Part of the name of a saved file: the lines behind the points, the points after each turn, what match it was.</extracomment>
        <translation>detalhes</translation>
    </message>
    <message>
        <source>each set counts 3 more, here and not under Leaders</source>
        <translation>cada trio vale 3 a mais, aqui e não em Líderes</translation>
    </message>
    <message numerus="yes">
        <source>equal in points and with %n coin(s) each</source>
        <translation>
            <numerusform>empate em pontos e com %n moeda cada</numerusform>
            <numerusform>empate em pontos e com %n moedas cada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>equal in points and with %n stage(s) each</source>
        <translation>
            <numerusform>empate em pontos e com %n estágio cada</numerusform>
            <numerusform>empate em pontos e com %n estágios cada</numerusform>
        </translation>
    </message>
    <message>
        <source>everyone one seat to the left</source>
        <translation>todos um lugar à esquerda</translation>
    </message>
    <message>
        <source>for a game played on a real table</source>
        <translation>para uma partida jogada na mesa de verdade</translation>
    </message>
    <message>
        <source>for the import of the app</source>
        <translation>para importar no aplicativo</translation>
    </message>
    <message>
        <source>guild, guilds, purple</source>
        <translation>grêmio, guilda, guildas, roxo, roxas</translation>
    </message>
    <message>
        <source>hints: {number}</source>
        <translation>dicas: {number}</translation>
    </message>
    <message>
        <source>history</source>
        <extracomment>Part of the name of a saved file: the lines behind the points, the points after each turn, what match it was.</extracomment>
        <translation>evolução</translation>
    </message>
    <message>
        <source>in place of the game that was opened</source>
        <translation>no lugar da partida que foi aberta</translation>
    </message>
    <message>
        <source>islands found and the blue fleet</source>
        <translation>ilhas descobertas e a frota azul</translation>
    </message>
    <message>
        <source>leader, leaders, white</source>
        <translation>líder, líderes, branco, brancas</translation>
    </message>
    <message>
        <source>match</source>
        <extracomment>Part of the name of a saved file: the lines behind the points, the points after each turn, what match it was.</extracomment>
        <translation>partida</translation>
    </message>
    <message>
        <source>military, war, wars, conflicts, shields, red</source>
        <translation>militar, militares, guerra, guerras, conflitos, escudos, vermelho</translation>
    </message>
    <message>
        <source>more of the most frequent</source>
        <translation>a mais do símbolo mais frequente</translation>
    </message>
    <message>
        <source>no wonder chosen</source>
        <translation>nenhuma Maravilha escolhida</translation>
    </message>
    <message>
        <source>not in the statistics</source>
        <translation>fora das estatísticas</translation>
    </message>
    <message>
        <source>not noted</source>
        <translation>não anotado</translation>
    </message>
    <message>
        <source>of your choice</source>
        <translation>à escolha</translation>
    </message>
    <message>
        <source>points of 2 and 3</source>
        <translation>pontos de 2 e 3</translation>
    </message>
    <message>
        <source>points of the stages built</source>
        <translation>pontos das etapas construídas</translation>
    </message>
    <message>
        <source>points of the stages built</source>
        <comment>Architects</comment>
        <translation>pontos dos estágios construídos</translation>
    </message>
    <message>
        <source>points of the tokens</source>
        <translation>pontos das fichas</translation>
    </message>
    <message>
        <source>points, not counted here</source>
        <translation>pontos, sem contar aqui</translation>
    </message>
    <message>
        <source>purple cards</source>
        <translation>cartas roxas</translation>
    </message>
    <message>
        <source>recruited, and what they count</source>
        <translation>recrutados e no que contam</translation>
    </message>
    <message>
        <source>rewards for taking part</source>
        <translation>recompensas por participar</translation>
    </message>
    <message>
        <source>same seats</source>
        <translation>mesmos lugares</translation>
    </message>
    <message>
        <source>science, sciences, scientific, green</source>
        <translation>ciência, ciências, científico, verde, verdes</translation>
    </message>
    <message>
        <source>sum, total, totals, points, score</source>
        <translation>soma, total, totais, pontos, pontuação</translation>
    </message>
    <message>
        <source>the copied guild itself</source>
        <translation>o próprio Grêmio copiado</translation>
    </message>
    <message>
        <source>the pad finds the best use</source>
        <translation>a caderneta acha o melhor uso</translation>
    </message>
    <message>
        <source>they break a tie</source>
        <translation>desempatam</translation>
    </message>
    <message>
        <source>tied with you; coins decide, {own} to {other}</source>
        <translation>o mesmo que você; desempate por moedas, {own} a {other}</translation>
    </message>
    <message>
        <source>tied with you; stages decide, {own} to {other}</source>
        <translation>o mesmo que você; desempate por estágios, {own} a {other}</translation>
    </message>
    <message>
        <source>tied with {name}; coins decide, {own} to {other}</source>
        <translation>o mesmo que {name}; desempate por moedas, {own} a {other}</translation>
    </message>
    <message>
        <source>tied with {name}; stages decide, {own} to {other}</source>
        <translation>o mesmo que {name}; desempate por estágios, {own} a {other}</translation>
    </message>
    <message>
        <source>tokens, 3 points each</source>
        <translation>fichas, 3 pontos cada</translation>
    </message>
    <message>
        <source>turns one symbol into another</source>
        <translation>troca um símbolo por outro</translation>
    </message>
    <message>
        <source>victories less defeats</source>
        <translation>vitórias menos derrotas</translation>
    </message>
    <message>
        <source>victories less defeats at sea</source>
        <translation>vitórias menos derrotas no mar</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>The head of a column or row of the saved table (CSV). Counted: what was counted where; Sum: how it adds up; Place: in the ranking.</extracomment>
        <translation>venceu</translation>
    </message>
    <message>
        <source>wonders, stages, board, pyramid</source>
        <translation>maravilhas, etapas, tabuleiro, pirâmide</translation>
    </message>
    <message>
        <source>worth most as {symbols}</source>
        <translation>rende mais como {symbols}</translation>
    </message>
    <message>
        <source>yellow cards</source>
        <translation>cartas amarelas</translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n more of {symbol}</source>
        <translation>
            <numerusform>{card}: mais %n de {symbol}</numerusform>
            <numerusform>{card}: mais %n de {symbol}</numerusform>
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
        <translation>{guild}, mais uma vez</translation>
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
            <numerusform>{leader}: %n símbolo a menos ({symbol})</numerusform>
            <numerusform>{leader}: %n símbolos a menos ({symbol})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader}: %n more of {symbol}</source>
        <translation>
            <numerusform>{leader}: %n símbolo a mais ({symbol})</numerusform>
            <numerusform>{leader}: %n símbolos a mais ({symbol})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader}: %n pair(s) of victory tokens</source>
        <translation>
            <numerusform>{leader}: %n par de marcadores de vitória</numerusform>
            <numerusform>{leader}: %n pares de marcadores de vitória</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader}: %n set(s) of symbols</source>
        <translation>
            <numerusform>{leader}: %n trio de símbolos</numerusform>
            <numerusform>{leader}: %n trios de símbolos</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} dividem a vitória</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} venceu</translation>
    </message>
    <message>
        <source>{name} is listed twice.</source>
        <translation>{name} aparece duas vezes.</translation>
    </message>
    <message>
        <source>{name}: name, wonder and side</source>
        <translation>{name}: nome, Maravilha e lado</translation>
    </message>
    <message>
        <source>{seed} copied</source>
        <translation>{seed} copiada</translation>
    </message>
    <message>
        <source>{wonder} is listed twice.</source>
        <translation>{wonder} aparece duas vezes.</translation>
    </message>
</context>
<context>
    <name>Seen</name>
    <message>
        <source>Cards of this Age that you have not seen</source>
        <translation>Cartas desta Era que você não viu</translation>
    </message>
    <message>
        <source>Cards seen in {age}</source>
        <translation>Cartas vistas na {age}</translation>
    </message>
    <message>
        <source>Guilds that you have not seen; in play: {count} of these</source>
        <translation>Grêmios que você não viu; em jogo: {count} destes</translation>
    </message>
    <message>
        <source>Not seen yet: {names}</source>
        <translation>Ainda não vistas: {names}</translation>
    </message>
    <message>
        <source>With {name} now</source>
        <translation>Agora com {name}</translation>
    </message>
    <message>
        <source>With {name} now, {size} of these {count}</source>
        <translation>Agora com {name}, {size} destas {count}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>A longer pause: each choice can be followed.</source>
        <translation>Uma pausa mais longa: dá para acompanhar cada escolha.</translation>
    </message>
    <message>
        <source>A short pause before each choice.</source>
        <translation>Uma pausa curta antes de cada escolha.</translation>
    </message>
    <message>
        <source>A tap is a click; two quick ones build a card</source>
        <translation>Um toque é um clique; dois rápidos constroem uma carta</translation>
    </message>
    <message>
        <source>After 1.5 s</source>
        <translation>Após 1,5 s</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>How much a screen reader is given by itself: all of it, nothing.</extracomment>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Always pay the cheapest</source>
        <translation>Pagar sempre o mais barato</translation>
    </message>
    <message>
        <source>Ambience</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Ambiente</translation>
    </message>
    <message>
        <source>Animated pictures</source>
        <translation>Imagens animadas</translation>
    </message>
    <message>
        <source>Animations</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Animações</translation>
    </message>
    <message>
        <source>As light or dark as the rest of the system.</source>
        <translation>Claro ou escuro como o resto do sistema.</translation>
    </message>
    <message>
        <source>As spreadsheets in your language expect it.</source>
        <translation>Como as planilhas do seu idioma esperam.</translation>
    </message>
    <message>
        <source>Ask before discarding</source>
        <translation>Perguntar antes de descartar</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Na hora</translation>
    </message>
    <message>
        <source>At the table: the encyclopaedia</source>
        <translation>Na mesa: a enciclopédia</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>What separates the columns of a CSV file; Automatic follows the language.</extracomment>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>The title of a page or of a part of the help; Back is a button.</extracomment>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back or on by an Age or a round</source>
        <translation>Era ou rodada anterior, seguinte</translation>
    </message>
    <message>
        <source>Back, or the menu</source>
        <translation>Voltar, ou o menu</translation>
    </message>
    <message>
        <source>Brightness</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Luminosidade</translation>
    </message>
    <message>
        <source>Build it</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Build it for free by Olympia's power</source>
        <translation>Construir de graça (Olímpia)</translation>
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
        <translation>Cartas e Maravilhas</translation>
    </message>
    <message>
        <source>Cards you have seen</source>
        <translation>Cartas que você viu</translation>
    </message>
    <message>
        <source>Cards you have seen (if switched on)</source>
        <translation>Cartas que você viu, se ativado</translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation>Mudar as teclas</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Escolher uma carta</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>Coins, war and points</source>
        <translation>Moedas, guerra e pontos</translation>
    </message>
    <message>
        <source>Colours and their signs</source>
        <translation>As cores e seus sinais</translation>
    </message>
    <message>
        <source>Colours for</source>
        <translation>Cores para</translation>
    </message>
    <message>
        <source>Comma</source>
        <extracomment>What separates the columns of a CSV file; Automatic follows the language.</extracomment>
        <translation>Vírgula</translation>
    </message>
    <message>
        <source>Computer pace</source>
        <translation>Ritmo do computador</translation>
    </message>
    <message>
        <source>Continue from here as practice</source>
        <translation>Continuar daqui como treino</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Deutan</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Deutan</translation>
    </message>
    <message>
        <source>Discard it for 3 coins</source>
        <translation>Descartar por 3 moedas</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Display</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Tela</translation>
    </message>
    <message>
        <source>Do what is marked, or the first action</source>
        <translation>Fazer o que está marcado</translation>
    </message>
    <message>
        <source>Do what the gold button says</source>
        <translation>Fazer o que diz o botão dourado</translation>
    </message>
    <message>
        <source>Effects</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Efeitos</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>The name of a key, as it is printed on keyboards of the language.</extracomment>
        <translation>Fim</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Encerrar o turno</translation>
    </message>
    <message>
        <source>Enlarge what has the focus</source>
        <translation>Ampliar o que tem foco</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>The name of a key, as it is printed on keyboards of the language.</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Exported files</source>
        <translation>Arquivos exportados</translation>
    </message>
    <message>
        <source>First-time tips</source>
        <translation>Dicas de primeira vez</translation>
    </message>
    <message>
        <source>For eyes that see no blue.</source>
        <translation>Para olhos que não veem o azul.</translation>
    </message>
    <message>
        <source>For eyes that see no green; the most common kind.</source>
        <translation>Para olhos que não veem o verde; o tipo mais comum.</translation>
    </message>
    <message>
        <source>For eyes that see no red.</source>
        <translation>Para olhos que não veem o vermelho.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>The title of a page or of a part of the help; Back is a button.</extracomment>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Goods and structures</source>
        <translation>Recursos e estruturas</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>The title of a page or of a part of the help; Back is a button.</extracomment>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Help; at the table the rule</source>
        <translation>Ajuda; na mesa, a regra</translation>
    </message>
    <message>
        <source>Hide the points</source>
        <translation>Esconder os pontos</translation>
    </message>
    <message>
        <source>Hide what comes</source>
        <translation>Esconder o que vem</translation>
    </message>
    <message>
        <source>High</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Alto</translation>
    </message>
    <message>
        <source>High where the system asks for high contrast.</source>
        <translation>Alto quando o sistema pede alto contraste.</translation>
    </message>
    <message>
        <source>Hold a finger on anything to see what it is</source>
        <translation>Mantenha o dedo sobre algo para ver o que é</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>The name of a key, as it is printed on keyboards of the language.</extracomment>
        <translation>Início</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Resumido</translation>
    </message>
    <message>
        <source>In the log: the turn before or after</source>
        <translation>No diário: turno anterior ou seguinte</translation>
    </message>
    <message>
        <source>In words, or read aloud</source>
        <translation>Em palavras, ou lido em voz alta</translation>
    </message>
    <message>
        <source>Keep a card looked through</source>
        <translation>Ficar com uma carta examinada</translation>
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
        <translation>Idioma e texto</translation>
    </message>
    <message>
        <source>Left deck, centre, right deck</source>
        <translation>Baralhos: esquerda, centro, direita</translation>
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
        <translation>Diário, e voltar a uma linha</translation>
    </message>
    <message>
        <source>Looking at the table</source>
        <translation>Olhar a mesa</translation>
    </message>
    <message>
        <source>Movement and pace</source>
        <translation>Movimento e ritmo</translation>
    </message>
    <message>
        <source>Neighbours and far cities</source>
        <translation>Vizinhos e cidades distantes</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>Ir para o próximo item</translation>
    </message>
    <message>
        <source>Next or previous card</source>
        <translation>Carta seguinte ou anterior</translation>
    </message>
    <message>
        <source>No pause: a choice counts as soon as it is made.</source>
        <translation>Sem pausa: cada escolha vale assim que é feita.</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal vision</source>
        <translation>Visão comum</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>How much a screen reader is given by itself: all of it, nothing.</extracomment>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Desligado</translation>
    </message>
    <message>
        <source>On Enter</source>
        <translation>Com Enter</translation>
    </message>
    <message>
        <source>One step back or forward</source>
        <translation>Um passo para trás ou para a frente</translation>
    </message>
    <message>
        <source>One turn, then pause</source>
        <translation>Um turno e pausar</translation>
    </message>
    <message>
        <source>Pages, lists and the log scroll by a finger</source>
        <translation>Páginas, listas e o diário rolam com o dedo</translation>
    </message>
    <message>
        <source>Paper (PDF)</source>
        <translation>Papel (PDF)</translation>
    </message>
    <message>
        <source>Pause, or continue</source>
        <translation>Pausar ou continuar</translation>
    </message>
    <message>
        <source>PgDn</source>
        <extracomment>The name of a key, as it is printed on keyboards of the language.</extracomment>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>PgUp</source>
        <extracomment>The name of a key, as it is printed on keyboards of the language.</extracomment>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Plain background</source>
        <translation>Fundo liso</translation>
    </message>
    <message>
        <source>Play and window</source>
        <translation>Jogo e janela</translation>
    </message>
    <message>
        <source>Play forced choices automatically</source>
        <translation>Fazer sozinho as escolhas forçadas</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproduzir ou pausar</translation>
    </message>
    <message>
        <source>Pointer</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Ponteiro</translation>
    </message>
    <message>
        <source>Progress and end</source>
        <translation>Progresso e fim</translation>
    </message>
    <message>
        <source>Protan</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Protan</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimento reduzido</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>The title of a page or of a part of the help; Back is a button.</extracomment>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restaurar padrões</translation>
    </message>
    <message>
        <source>Reveal</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Revelar</translation>
    </message>
    <message>
        <source>Review of a finished match</source>
        <translation>Revisão de uma partida encerrada</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The title of a page or of a part of the help; Back is a button.</extracomment>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Save the table as a picture</source>
        <translation>Salvar a mesa como imagem</translation>
    </message>
    <message>
        <source>Score pad: save the game</source>
        <translation>Caderneta de pontuação: salvar a partida</translation>
    </message>
    <message>
        <source>Score sheet of a finished match</source>
        <translation>Folha de uma partida terminada</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Leitor de tela</translation>
    </message>
    <message>
        <source>See the table behind a notice</source>
        <translation>Ver a mesa atrás de um aviso</translation>
    </message>
    <message>
        <source>Seen from another city</source>
        <translation>Visto de outra cidade</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <extracomment>What separates the columns of a CSV file; Automatic follows the language.</extracomment>
        <translation>Ponto e vírgula</translation>
    </message>
    <message>
        <source>Separator in tables (CSV)</source>
        <translation>Separador nas tabelas (CSV)</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>The title of a page or of a part of the help; Back is a button.</extracomment>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Several people: see what only you may see</source>
        <translation>Vários à mesa: ver o que é só seu</translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation>Mostrar todas de novo</translation>
    </message>
    <message>
        <source>Slower, faster</source>
        <translation>Mais devagar, mais rápido</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>The label of a setting or the title of a group of them. Effects and Ambience are sounds; Coach asks before a bad choice; Reveal is how chosen cards are turned over.</extracomment>
        <translation>Som</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ligar ou desligar o som</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>The name of a key, as it is printed on keyboards of the language.</extracomment>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Stage, and take part in the Edifice</source>
        <translation>Etapa e participação no Edifício</translation>
    </message>
    <message>
        <source>Strong outline of the focus</source>
        <translation>Contorno forte do foco</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>What separates the columns of a CSV file; Automatic follows the language.</extracomment>
        <translation>Tabulação</translation>
    </message>
    <message>
        <source>Take a progress token</source>
        <translation>Pegar uma ficha de progresso</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>The paper that is usual in your country.</source>
        <translation>O papel comum no seu país.</translation>
    </message>
    <message>
        <source>The same decks</source>
        <translation>Os mesmos baralhos</translation>
    </message>
    <message>
        <source>Thicker borders</source>
        <translation>Bordas mais grossas</translation>
    </message>
    <message>
        <source>Through whose eyes</source>
        <translation>Pelos olhos de quem</translation>
    </message>
    <message>
        <source>To the beginning, to the end</source>
        <translation>Para o início, para o fim</translation>
    </message>
    <message>
        <source>Tritan</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>Tritan</translation>
    </message>
    <message>
        <source>Two players: the other lane</source>
        <translation>Dois jogadores: a outra faixa</translation>
    </message>
    <message>
        <source>Two players: what the pile has left</source>
        <translation>Dois jogadores: o que resta no monte</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Desfazer, refazer</translation>
    </message>
    <message>
        <source>Up and down the actions</source>
        <translation>Percorrer as ações</translation>
    </message>
    <message>
        <source>Use it for a wonder stage</source>
        <translation>Usar na etapa da Maravilha</translation>
    </message>
    <message>
        <source>What every city does is read aloud.</source>
        <translation>O que cada cidade faz é lido em voz alta.</translation>
    </message>
    <message>
        <source>What happens at the table is not read aloud.</source>
        <translation>O que acontece na mesa não é lido em voz alta.</translation>
    </message>
    <message>
        <source>What has the focus, in words</source>
        <translation>O que está em foco, em palavras</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>E se…</translation>
    </message>
    <message>
        <source>What is worth choosing</source>
        <translation>O que vale a pena escolher</translation>
    </message>
    <message>
        <source>What you do, and what affects everybody, is read aloud.</source>
        <translation>É lido o que você faz e o que diz respeito a todos.</translation>
    </message>
    <message>
        <source>When only computers play</source>
        <translation>Quando só o computador joga</translation>
    </message>
    <message>
        <source>When paying: always the cheapest</source>
        <translation>Ao pagar: sempre o mais barato</translation>
    </message>
    <message>
        <source>Wonders and war</source>
        <translation>Maravilhas e guerra</translation>
    </message>
    <message>
        <source>Your hand beside your neighbours</source>
        <translation>Sua mão ao lado dos vizinhos</translation>
    </message>
    <message>
        <source>Your neighbours in words</source>
        <translation>Seus vizinhos em palavras</translation>
    </message>
    <message>
        <source>Your own city in words</source>
        <translation>Sua cidade em palavras</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Na sua vez</translation>
    </message>
    <message>
        <source>around everything that has one</source>
        <translation>em volta de tudo que tem borda</translation>
    </message>
    <message>
        <source>around what the keyboard has reached</source>
        <translation>em volta do que o teclado alcançou</translation>
    </message>
    <message>
        <source>asks once before a choice that costs this many points at the end, or 3% of the chance of winning for each point</source>
        <translation>pergunta uma vez antes de uma escolha que custe esta quantidade de pontos no fim, ou 3% da chance de vencer por ponto</translation>
    </message>
    <message>
        <source>at leisure</source>
        <translation>com calma</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>na hora</translation>
    </message>
    <message>
        <source>build</source>
        <extracomment>Under five small pictures that show how fast animations are: cards are revealed, coins are paid, structures are built, effects happen, hands are passed. Nouns or infinitives, short.</extracomment>
        <translation>construir</translation>
    </message>
    <message>
        <source>changes take effect at once and are saved</source>
        <translation>tudo vale na hora e fica salvo</translation>
    </message>
    <message>
        <source>effects</source>
        <extracomment>Under five small pictures that show how fast animations are: cards are revealed, coins are paid, structures are built, effects happen, hands are passed. Nouns or infinitives, short.</extracomment>
        <translation>efeitos</translation>
    </message>
    <message>
        <source>explain each new thing once</source>
        <translation>explicam cada novidade uma vez</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>On an example of a card: it costs nothing.</extracomment>
        <translation>grátis</translation>
    </message>
    <message>
        <source>how long they wait; it never changes what they decide</source>
        <translation>quanto ele espera; nunca muda o que ele decide</translation>
    </message>
    <message>
        <source>if the card could be built or used for a stage</source>
        <translation>quando a carta poderia ser construída ou servir para uma etapa</translation>
    </message>
    <message>
        <source>in practice: the points an action leads to; counts as a hint</source>
        <translation>no treino: os pontos a que cada ação leva; conta como dica</translation>
    </message>
    <message>
        <source>no mosaic and no light on the table</source>
        <translation>sem mosaico nem luz na mesa</translation>
    </message>
    <message>
        <source>no question about how to split the price</source>
        <translation>sem perguntar como repartir o preço</translation>
    </message>
    <message>
        <source>nothing flies or turns; things fade instead</source>
        <translation>nada voa nem gira; só uma transição suave</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>The value of a setting: brightness (as the system has it, light, dark), contrast (normal, high), the coach or a switch (off), vision (kinds of colour blindness), the pace of computer players.</extracomment>
        <translation>desligadas</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>Under five small pictures that show how fast animations are: cards are revealed, coins are paid, structures are built, effects happen, hands are passed. Nouns or infinitives, short.</extracomment>
        <translation>passar</translation>
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
        <translation>velas, nuvens e água se movem; param ao economizar bateria</translation>
    </message>
    <message>
        <source>the standings are hidden until the end; no What if</source>
        <translation>a situação das cidades só aparece no fim; sem “E se”</translation>
    </message>
    <message>
        <source>this is how text looks at the table</source>
        <translation>assim fica na mesa</translation>
    </message>
    <message>
        <source>until then you can undo your choice freely</source>
        <translation>até lá a escolha pode ser desfeita livremente</translation>
    </message>
    <message>
        <source>when only one choice is possible, it is made after a moment</source>
        <translation>feitas após um instante quando não há outra</translation>
    </message>
    <message>
        <source>which cards went by and what is left, by a key</source>
        <translation>quais cartas passaram e o que resta, por uma tecla</translation>
    </message>
    <message>
        <source>{key} switches it on and off at every table</source>
        <translation>{key} liga e desliga o som em qualquer mesa</translation>
    </message>
    <message>
        <source>{key} works everywhere</source>
        <translation>{key} vale em todo lugar</translation>
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
            <numerusform>%n partida de mesa à parte</numerusform>
            <numerusform>%n partidas de mesa à parte</numerusform>
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
            <numerusform>%n partida não verificada</numerusform>
            <numerusform>%n partidas não verificadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) played here</source>
        <translation>
            <numerusform>%n partida jogada aqui</numerusform>
            <numerusform>%n partidas jogadas aqui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be read …</source>
        <translation>
            <numerusform>falta ler %n partida …</numerusform>
            <numerusform>falta ler %n partidas …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) with hints</source>
        <translation>
            <numerusform>%n partida com dicas</numerusform>
            <numerusform>%n partidas com dicas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) with hints left out</source>
        <translation>
            <numerusform>%n partida com dicas fora da conta</numerusform>
            <numerusform>%n partidas com dicas fora da conta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), {won} won</source>
        <translation>
            <numerusform>%n partida, vitórias: {won}</numerusform>
            <numerusform>%n partidas, vitórias: {won}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice match(es)</source>
        <translation>
            <numerusform>%n partida de treino</numerusform>
            <numerusform>%n partidas de treino</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice match(es) left out</source>
        <translation>
            <numerusform>%n partida de treino fora da conta</numerusform>
            <numerusform>%n partidas de treino fora da conta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s), {won} won</source>
        <translation>
            <numerusform>%n resultado, vitórias: {won}</numerusform>
            <numerusform>%n resultados, vitórias: {won}</numerusform>
        </translation>
    </message>
    <message>
        <source>All again</source>
        <translation>Ver tudo</translation>
    </message>
    <message>
        <source>All matches of every game as a table, a row for each player</source>
        <translation>Todas as partidas de todos os jogos em uma tabela, uma linha por jogador</translation>
    </message>
    <message>
        <source>All people</source>
        <translation>Todas as pessoas</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Qualquer número de jogadores</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Jogo base</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Início</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Por adversário</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Por jogadores</translation>
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
        <translation>Computador</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Computador: {level}</translation>
    </message>
    <message>
        <source>Count everything</source>
        <translation>Contar tudo</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Fim</translation>
    </message>
    <message>
        <source>Expansions</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Expansões</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Exportar CSV</translation>
    </message>
    <message>
        <source>For two</source>
        <translation>Para dois</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Desde o começo</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Games on a real table</source>
        <translation>Partidas de mesa</translation>
    </message>
    <message>
        <source>Here you will see what you win, with which wonder and against whom, and where your points come from. A game on a real table counts too: save it on the score pad.</source>
        <translation>Aqui você verá o que vence, com qual Maravilha e contra quem, e de onde vêm os seus pontos. Uma partida de mesa também conta: salve-a na caderneta de pontuação.</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>How many players</source>
        <translation>Quantos jogadores</translation>
    </message>
    <message>
        <source>In another game ({game}): {matches}.</source>
        <translation>Em outro jogo ({game}): {matches}.</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Matches played here</source>
        <translation>Partidas jogadas aqui</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>No match has been finished yet</source>
        <translation>Nenhuma partida terminada ainda</translation>
    </message>
    <message>
        <source>Not counted here: {matches}.</source>
        <translation>Não conta aqui: {matches}.</translation>
    </message>
    <message>
        <source>Nothing matches these filters</source>
        <translation>Nada corresponde a estes filtros</translation>
    </message>
    <message>
        <source>On a real table</source>
        <translation>De mesa</translation>
    </message>
    <message>
        <source>Only matches with hints</source>
        <translation>Só partidas com dicas</translation>
    </message>
    <message>
        <source>Only practice matches</source>
        <translation>Só partidas de treino</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Show: a button that leads to other matches; won: the mark of a victory in the chart; luck: what chance alone would win; Chart and Table: how results are shown; People: not computers; Cancel: a button.</extracomment>
        <translation>Pessoas</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Colocação</translation>
    </message>
    <message>
        <source>Played here or on a real table</source>
        <translation>Jogadas aqui ou de mesa</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Positions to practise</source>
        <translation>Posições para praticar</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Rebuild the index from the journals of the matches</source>
        <translation>Refazer o índice a partir dos arquivos das partidas</translation>
    </message>
    <message>
        <source>Recruited</source>
        <comment>the people that a city has recruited</comment>
        <translation>Recrutados</translation>
    </message>
    <message>
        <source>Rescan all matches</source>
        <translation>Reler todas as partidas</translation>
    </message>
    <message>
        <source>Restart the count</source>
        <translation>Reiniciar a contagem</translation>
    </message>
    <message>
        <source>Restart the count …</source>
        <translation>Reiniciar a contagem …</translation>
    </message>
    <message>
        <source>Restart the count?</source>
        <translation>Reiniciar a contagem?</translation>
    </message>
    <message>
        <source>Results so far will no longer be counted. No match and no game on a real table is deleted, and “Count everything” brings them back.</source>
        <translation>Os resultados até agora deixam de contar. Nenhuma partida, nem de mesa, é excluída, e “Contar tudo” traz os resultados de volta.</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Caderneta de pontuação</translation>
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
        <translation>Desde quando</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>Show: a button that leads to other matches; won: the mark of a victory in the chart; luck: what chance alone would win; Chart and Table: how results are shown; People: not computers; Cancel: a button.</extracomment>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Statistics of 7 Wonders</source>
        <translation>Estatísticas de 7 Wonders</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Show: a button that leads to other matches; won: the mark of a victory in the chart; luck: what chance alone would win; Chart and Table: how results are shown; People: not computers; Cancel: a button.</extracomment>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Os últimos 30 dias</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>Os últimos 365 dias</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Os últimos 7 dias</translation>
    </message>
    <message>
        <source>The last twenty results</source>
        <translation>Os últimos vinte resultados</translation>
    </message>
    <message>
        <source>The matches are being read …</source>
        <translation>As partidas estão sendo lidas …</translation>
    </message>
    <message>
        <source>Verified</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Verificada</translation>
    </message>
    <message>
        <source>Victories by wonder</source>
        <translation>Vitórias por Maravilha</translation>
    </message>
    <message>
        <source>Victories by wonder and side</source>
        <translation>Vitórias por Maravilha e lado</translation>
    </message>
    <message>
        <source>Victories · {what}</source>
        <translation>Vitórias · {what}</translation>
    </message>
    <message>
        <source>Where points come from</source>
        <translation>De onde vêm os pontos</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Quais partidas</translation>
    </message>
    <message>
        <source>Whose results</source>
        <translation>Resultados de quem</translation>
    </message>
    <message>
        <source>Without these filters: {matches}.</source>
        <translation>Sem estes filtros: {matches}.</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Vencida</translation>
    </message>
    <message>
        <source>Wonder</source>
        <extracomment>The head of a column of the saved table (CSV): one line for each player of each match.</extracomment>
        <translation>Maravilha</translation>
    </message>
    <message>
        <source>average  ·  most</source>
        <translation>média  ·  máximo</translation>
    </message>
    <message>
        <source>average {points}</source>
        <translation>média {points}</translation>
    </message>
    <message>
        <source>avg.</source>
        <extracomment>The head of a narrow column: points on average, the most points, matches played, matches won.</extracomment>
        <translation>méd.</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>The head of a narrow column: points on average, the most points, matches played, matches won.</extracomment>
        <translation>máx.</translation>
    </message>
    <message>
        <source>click a mark to filter by it</source>
        <translation>clique em uma marca para filtrar por ela</translation>
    </message>
    <message numerus="yes">
        <source>counted from {when}; %n match(es) before</source>
        <translation>
            <numerusform>conta desde {when}; %n partida antes</numerusform>
            <numerusform>conta desde {when}; %n partidas antes</numerusform>
        </translation>
    </message>
    <message>
        <source>hollow: fewer than {number}</source>
        <translation>vazado: menos de {number}</translation>
    </message>
    <message>
        <source>luck</source>
        <extracomment>Show: a button that leads to other matches; won: the mark of a victory in the chart; luck: what chance alone would win; Chart and Table: how results are shown; People: not computers; Cancel: a button.</extracomment>
        <translation>sorte</translation>
    </message>
    <message>
        <source>luck alone would win {share}</source>
        <translation>por sorte seriam {share}</translation>
    </message>
    <message>
        <source>luck, {share}</source>
        <translation>sorte, {share}</translation>
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
        <translation>de vitórias</translation>
    </message>
    <message>
        <source>on a real table</source>
        <translation>de mesa</translation>
    </message>
    <message>
        <source>place {number}</source>
        <translation>{number}º lugar</translation>
    </message>
    <message>
        <source>played five times</source>
        <translation>jogada cinco vezes</translation>
    </message>
    <message>
        <source>plays</source>
        <extracomment>The head of a narrow column: points on average, the most points, matches played, matches won.</extracomment>
        <translation>jog.</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation>pontos em média</translation>
    </message>
    <message>
        <source>points: the record</source>
        <translation>pontos: o recorde</translation>
    </message>
    <message>
        <source>side A, day</source>
        <translation>lado A, dia</translation>
    </message>
    <message>
        <source>side B, night</source>
        <translation>lado B, noite</translation>
    </message>
    <message>
        <source>the strongest at the table</source>
        <translation>o mais forte à mesa</translation>
    </message>
    <message numerus="yes">
        <source>victories in a row</source>
        <translation>
            <numerusform>vitória seguida</numerusform>
            <numerusform>vitórias seguidas</numerusform>
        </translation>
    </message>
    <message>
        <source>winners score {points}</source>
        <translation>vencedores fazem {points}</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>The head of a narrow column: points on average, the most points, matches played, matches won.</extracomment>
        <translation>vit.</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Show: a button that leads to other matches; won: the mark of a victory in the chart; luck: what chance alone would win; Chart and Table: how results are shown; People: not computers; Cancel: a button.</extracomment>
        <translation>vencida</translation>
    </message>
    <message>
        <source>{category}: {average} on average, {best} at best</source>
        <translation>{category}: {average} em média, {best} no máximo</translation>
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
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{played} played, {won} won, {share}; luck alone would win {luck}; {average} points on average, {best} at best</source>
        <translation>partidas: {played}, vitórias: {won}, {share}; por sorte seriam {luck}; pontos: {average} em média, {best} no máximo</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n ahead</source>
        <translation>
            <numerusform>%n à frente</numerusform>
            <numerusform>%n à frente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at peace</source>
        <translation>
            <numerusform>%n em paz</numerusform>
            <numerusform>%n em paz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <translation>
            <numerusform>%n atrás</numerusform>
            <numerusform>%n atrás</numerusform>
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
            <numerusform>%n carta no monte; a última é descartada</numerusform>
            <numerusform>%n cartas no monte; a última é descartada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to the discard pile</source>
        <translation>
            <numerusform>%n carta para o descarte</numerusform>
            <numerusform>%n cartas para o descarte</numerusform>
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
            <numerusform>%n carta virada para baixo</numerusform>
            <numerusform>%n cartas viradas para baixo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moeda</numerusform>
            <numerusform>%n moedas</numerusform>
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
            <numerusform>%n buzina</numerusform>
            <numerusform>%n buzinas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical resource(s)</source>
        <translation>
            <numerusform>%n recurso idêntico</numerusform>
            <numerusform>%n recursos idênticos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in all</source>
        <translation>
            <numerusform>%n ao todo</numerusform>
            <numerusform>%n ao todo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more below</source>
        <translation>
            <numerusform>mais %n abaixo</numerusform>
            <numerusform>mais %n abaixo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 5 stages built</source>
        <translation>
            <numerusform>%n de 5 estágios construído</numerusform>
            <numerusform>%n de 5 estágios construídos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltam %n</numerusform>
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
        <translation>A batalha vem quando todas as fichas de conflito estão viradas: vence quem tem mais escudos que o vizinho.</translation>
    </message>
    <message>
        <source>A card and an action for each city first</source>
        <translation>Primeiro uma carta e uma ação para cada cidade</translation>
    </message>
    <message>
        <source>A completed wonder ends the game at the end of that turn</source>
        <translation>Uma Maravilha completa encerra a partida ao fim desse turno</translation>
    </message>
    <message>
        <source>A discarded card for free</source>
        <translation>Uma carta do descarte, de graça</translation>
    </message>
    <message>
        <source>A resource: it pays for a stage of your wonder.</source>
        <translation>Um recurso: paga um estágio da sua Maravilha.</translation>
    </message>
    <message>
        <source>A wonder, built stage by stage</source>
        <translation>Uma Maravilha, construída etapa a etapa</translation>
    </message>
    <message>
        <source>After each Age the city with more shields wins the conflict with its neighbour.</source>
        <translation>Depois de cada Era, a cidade com mais escudos vence o conflito com a vizinha.</translation>
    </message>
    <message>
        <source>After the last turn neighbours compare their shields.</source>
        <translation>Depois do último turno os vizinhos comparam seus escudos.</translation>
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
        <translation>Jogar também a sétima carta de cada Era</translation>
    </message>
    <message>
        <source>Architects</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Arquitetos</translation>
    </message>
    <message>
        <source>Back to the actions (Esc)</source>
        <translation>Voltar às ações (Esc)</translation>
    </message>
    <message>
        <source>Battle! Nobody wins.</source>
        <translation>Batalha! Ninguém vence.</translation>
    </message>
    <message>
        <source>Battle! {names}</source>
        <translation>Batalha! {names}</translation>
    </message>
    <message>
        <source>Before {age}</source>
        <translation>Antes da {age}</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>A colour of cards, capitalised, standing alone.</extracomment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Blue and red cards</source>
        <translation>Cartas azuis e vermelhas</translation>
    </message>
    <message>
        <source>Brick</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Tijolo</translation>
    </message>
    <message>
        <source>Brown</source>
        <extracomment>A colour of cards, capitalised, standing alone.</extracomment>
        <translation>Marrom</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Build for free</source>
        <translation>Construir de graça</translation>
    </message>
    <message>
        <source>Build it in your city</source>
        <translation>Construir na sua cidade</translation>
    </message>
    <message>
        <source>Build stage {number}</source>
        <translation>Construir o estágio {number}</translation>
    </message>
    <message>
        <source>Buy from both neighbours for 1 coin</source>
        <translation>Comprar dos dois lados por 1 moeda</translation>
    </message>
    <message>
        <source>Buy from the left neighbour for 1 coin</source>
        <translation>Comprar à esquerda por 1 moeda</translation>
    </message>
    <message>
        <source>Buy from the right neighbour for 1 coin</source>
        <translation>Comprar à direita por 1 moeda</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Cards you have seen</source>
        <translation>Cartas que você viu</translation>
    </message>
    <message>
        <source>Centre</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Civilian structures</source>
        <translation>Estruturas civis</translation>
    </message>
    <message>
        <source>Clay</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Barro</translation>
    </message>
    <message>
        <source>Click or {key}: large</source>
        <translation>Clique ou {key}: ampliar</translation>
    </message>
    <message>
        <source>Coin</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Coin: counts as any resource you are missing</source>
        <translation>Moeda: vale qualquer recurso que falte</translation>
    </message>
    <message>
        <source>Coin; three are worth a point at the end</source>
        <translation>Moeda; três valem um ponto no final</translation>
    </message>
    <message>
        <source>Coins: {coins}</source>
        <translation>Moedas: {coins}</translation>
    </message>
    <message>
        <source>Coins: {coins} · Shields: {shields} · Compass, gear, tablet: {compass}, {gear}, {tablet} · Military tokens: {tokens}</source>
        <translation>Moedas: {coins} · Escudos: {shields} · Compasso, engrenagem, livro: {compass}, {gear}, {tablet} · Marcadores de Conflito: {tokens}</translation>
    </message>
    <message>
        <source>Commercial structures</source>
        <translation>Estruturas comerciais</translation>
    </message>
    <message>
        <source>Compass</source>
        <extracomment>A scientific symbol, as in the rulebook.</extracomment>
        <translation>Compasso</translation>
    </message>
    <message>
        <source>Compass, gear, tablet: {compass}, {gear}, {tablet}</source>
        <translation>Compasso, engrenagem, livro: {compass}, {gear}, {tablet}</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Confirm both</source>
        <translation>Confirmar as duas</translation>
    </message>
    <message>
        <source>Conflict token at peace</source>
        <translation>Ficha de conflito em paz</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Conflitos</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Cost: {cost}</source>
        <translation>Custo: {cost}</translation>
    </message>
    <message>
        <source>Counted in the cities the arrows point at</source>
        <translation>Conta onde as setas apontam</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>A side of a board of the second edition.</extracomment>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Defeat: one point less</source>
        <translation>Derrota: um ponto a menos</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard it and take 3 coins</source>
        <translation>Descartar e receber 3 moedas</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Discard them without a token</source>
        <translation>Descartá-las sem ganhar ficha</translation>
    </message>
    <message>
        <source>Discarded cards stay here until the end of the match.
A few wonders let their city build one of them for free.</source>
        <translation>As cartas descartadas ficam aqui até o fim da partida.
Algumas Maravilhas deixam sua cidade construir uma delas de graça.</translation>
    </message>
    <message>
        <source>Each horn turns a conflict token to battle</source>
        <translation>Cada buzina vira uma ficha de conflito</translation>
    </message>
    <message>
        <source>Each set of three: 7 points more</source>
        <translation>Cada trio: mais 7 pontos</translation>
    </message>
    <message>
        <source>Each symbol scores its number squared; each set of three adds 7 points.</source>
        <translation>Cada símbolo vale sua quantidade ao quadrado; cada trio diferente vale mais 7 pontos.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Encerrar o turno</translation>
    </message>
    <message>
        <source>Equal points: more stages win, then the victory is shared</source>
        <translation>Empate: vence quem tem mais estágios; se iguais, a vitória é dividida</translation>
    </message>
    <message>
        <source>Everybody has chosen.</source>
        <translation>Todos já escolheram.</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Mais rápido</translation>
    </message>
    <message>
        <source>First card of each Age for free</source>
        <translation>A primeira carta de cada Era de graça</translation>
    </message>
    <message>
        <source>First structure of a colour for free</source>
        <translation>A primeira estrutura de cada cor de graça</translation>
    </message>
    <message>
        <source>For free</source>
        <translation>De graça</translation>
    </message>
    <message>
        <source>For sale here: raw materials for {raw}, goods for {made}</source>
        <translation>À venda aqui: matérias-primas por {raw}, manufaturados por {made}</translation>
    </message>
    <message>
        <source>Free with {cards}</source>
        <translation>De graça com {cards}</translation>
    </message>
    <message>
        <source>Free, thanks to a structure you have</source>
        <translation>De graça, por uma estrutura que você tem</translation>
    </message>
    <message>
        <source>Gear</source>
        <extracomment>A scientific symbol, as in the rulebook.</extracomment>
        <translation>Engrenagem</translation>
    </message>
    <message>
        <source>Glass</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Vidro</translation>
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
        <translation>Cinza</translation>
    </message>
    <message>
        <source>Guild: points for what neighbours have</source>
        <translation>Grêmio: pontos pelo que os vizinhos têm</translation>
    </message>
    <message>
        <source>Guilds</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Grêmios</translation>
    </message>
    <message>
        <source>Hands are passed this way at the end of the turn.
In Ages I and III they go to the left, in Age II to the right.</source>
        <translation>As mãos são passadas neste sentido no fim do turno.
Nas Eras I e III vão para a esquerda, na Era II para a direita.</translation>
    </message>
    <message>
        <source>Hands pass this way</source>
        <translation>As mãos passam para este lado</translation>
    </message>
    <message>
        <source>Help ({key} twice)</source>
        <translation>Ajuda ({key} duas vezes)</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Horns turn them to battle; when all are turned, everyone fights.</source>
        <translation>As buzinas as viram; quando todas estão viradas, todos lutam.</translation>
    </message>
    <message>
        <source>How?</source>
        <extracomment>How?: how a card is to be taken, a title; Wait: others are choosing, a title; Tab is the name of the key.</extracomment>
        <translation>Como?</translation>
    </message>
    <message>
        <source>It goes under stage {number}</source>
        <translation>Vai sob a etapa {number}</translation>
    </message>
    <message>
        <source>Its points count at the end.</source>
        <translation>Os pontos contam no final.</translation>
    </message>
    <message>
        <source>Keep one of these cards</source>
        <translation>Fique com uma destas cartas</translation>
    </message>
    <message>
        <source>Last card of each Age for free</source>
        <translation>A última carta de cada Era de graça</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Diário</translation>
    </message>
    <message>
        <source>Look through a deck</source>
        <translation>Examinar um baralho</translation>
    </message>
    <message>
        <source>Loom</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Tecido</translation>
    </message>
    <message>
        <source>Makes another structure free</source>
        <translation>Torna grátis outra estrutura</translation>
    </message>
    <message>
        <source>Makes free: {cards}</source>
        <translation>Libera de graça: {cards}</translation>
    </message>
    <message>
        <source>Manufactured goods</source>
        <translation>Produtos manufaturados</translation>
    </message>
    <message>
        <source>Marks on your cards</source>
        <translation>Marcas nas suas cartas</translation>
    </message>
    <message>
        <source>Menu (Esc)</source>
        <translation>Menu (Esc)</translation>
    </message>
    <message>
        <source>Military structures</source>
        <translation>Estruturas militares</translation>
    </message>
    <message>
        <source>Military victory: 3 points</source>
        <translation>Vitória militar: 3 pontos</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>A side of a board of the second edition.</extracomment>
        <translation>Noite</translation>
    </message>
    <message>
        <source>No person has chosen anything since then</source>
        <translation>Desde então nenhuma pessoa escolheu nada</translation>
    </message>
    <message>
        <source>Not possible now; point at it to see why</source>
        <translation>Não dá agora; aponte para ver por quê</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nada a refazer</translation>
    </message>
    <message>
        <source>Nothing to undo yet</source>
        <translation>Ainda não há nada a desfazer</translation>
    </message>
    <message>
        <source>Once an Age, a structure for free</source>
        <translation>Uma vez por Era, uma estrutura de graça</translation>
    </message>
    <message>
        <source>One manufactured good of your choice</source>
        <translation>Um produto manufaturado à sua escolha</translation>
    </message>
    <message>
        <source>One raw material of your choice</source>
        <translation>Uma matéria-prima à sua escolha</translation>
    </message>
    <message>
        <source>One turn</source>
        <translation>Um turno</translation>
    </message>
    <message>
        <source>Only for {name}: look</source>
        <translation>Só para {name}: olhar</translation>
    </message>
    <message>
        <source>Ore</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Minério</translation>
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
        <translation>Escolha uma carta</translation>
    </message>
    <message>
        <source>Pick a card first</source>
        <translation>Escolha primeiro uma carta</translation>
    </message>
    <message>
        <source>Place {number}: {how}</source>
        <translation>{number}º lugar: {how}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points if the game ended now:</source>
        <translation>Pontos se a partida acabasse agora:</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Pontos até agora</translation>
    </message>
    <message>
        <source>Possible if you buy from neighbours</source>
        <translation>Possível comprando dos vizinhos</translation>
    </message>
    <message>
        <source>Powers of wonders</source>
        <translation>Poderes das Maravilhas</translation>
    </message>
    <message>
        <source>Practice: a choice was undone after new information had been seen. The match is counted separately.</source>
        <translation>Treino: uma escolha foi desfeita depois de se verem informações novas. A partida é contada à parte.</translation>
    </message>
    <message>
        <source>Press to go back to here</source>
        <translation>Clique para voltar até aqui</translation>
    </message>
    <message>
        <source>Press to undo this</source>
        <translation>Clique para desfazer isto</translation>
    </message>
    <message>
        <source>Production</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Produção</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>Fichas de progresso</translation>
    </message>
    <message>
        <source>Purple</source>
        <extracomment>A colour of cards, capitalised, standing alone.</extracomment>
        <translation>Roxo</translation>
    </message>
    <message>
        <source>Put it face down under the next wonder stage</source>
        <translation>Colocar virada para baixo sob a próxima etapa</translation>
    </message>
    <message>
        <source>Raw materials</source>
        <translation>Matérias-primas</translation>
    </message>
    <message>
        <source>Raw materials and goods cost you {left} on the left, {right} on the right.</source>
        <translation>Matérias-primas e manufaturados custam {left} à esquerda e {right} à direita.</translation>
    </message>
    <message>
        <source>Raw materials and goods cost {name} {left} on the left, {right} on the right.</source>
        <translation>Matérias-primas e manufaturados custam a {name} {left} à esquerda, {right} à direita.</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A colour of cards, capitalised, standing alone.</extracomment>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Refazer o que foi desfeito</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Recursos</translation>
    </message>
    <message>
        <source>Reveal</source>
        <extracomment>A button of the table or the title of a part of it: what a press does or opens. Reveal: the chosen cards are turned over.</extracomment>
        <translation>Revelação</translation>
    </message>
    <message>
        <source>Reveal the cards</source>
        <translation>Revelar as cartas</translation>
    </message>
    <message>
        <source>Right click or Space: enlarge</source>
        <translation>Clique direito ou Espaço: ampliar</translation>
    </message>
    <message>
        <source>Science</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Ciência</translation>
    </message>
    <message numerus="yes">
        <source>Science is worth %n point(s) now</source>
        <translation>
            <numerusform>A ciência vale %n ponto agora</numerusform>
            <numerusform>A ciência vale %n pontos agora</numerusform>
        </translation>
    </message>
    <message>
        <source>Scientific structures</source>
        <translation>Estruturas científicas</translation>
    </message>
    <message>
        <source>Score a neighbour's guild at the end</source>
        <translation>No final, pontuar um Grêmio de um vizinho</translation>
    </message>
    <message>
        <source>Seen from {name}. The keys {first} to {last} show another city.</source>
        <translation>Visto por {name}. As teclas {first} a {last} mostram outra cidade.</translation>
    </message>
    <message>
        <source>Shield: strength against both neighbours</source>
        <translation>Escudo: força contra os dois vizinhos</translation>
    </message>
    <message>
        <source>Shields</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Escudos</translation>
    </message>
    <message>
        <source>Shields: you {own}, {name} {other}. If the Age ended now: {verdict}.</source>
        <translation>Escudos: você {own}, {name} {other}. Se a Era acabasse agora: {verdict}.</translation>
    </message>
    <message>
        <source>Shields: {mine} {own}, {name} {other}. If the Age ended now: {verdict}.</source>
        <translation>Escudos: {mine} {own}, {name} {other}. Se a Era terminasse agora: {verdict}.</translation>
    </message>
    <message>
        <source>Shields: {name} {other}. No conflict here in this Age.</source>
        <translation>Escudos: {name} {other}. Nenhum conflito aqui nesta Era.</translation>
    </message>
    <message>
        <source>Shields: {shields} · Military tokens: {tokens}</source>
        <translation>Escudos: {shields} · Marcadores de Conflito: {tokens}</translation>
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
        <translation>Mais devagar</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Desligar o som</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Ligar o som</translation>
    </message>
    <message>
        <source>Stage and participation in {edifice}</source>
        <translation>Etapa e participação: {edifice}</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <translation>Etapa {number}</translation>
    </message>
    <message>
        <source>Stage {number}</source>
        <comment>Architects</comment>
        <translation>Estágio {number}</translation>
    </message>
    <message>
        <source>Stage {number} of the wonder</source>
        <translation>Etapa {number} da Maravilha</translation>
    </message>
    <message>
        <source>Stage {number}, and you take part</source>
        <translation>Etapa {number}, e você participa</translation>
    </message>
    <message>
        <source>Stage {number}, built</source>
        <translation>Etapa {number}, construída</translation>
    </message>
    <message>
        <source>Stages</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Estágios</translation>
    </message>
    <message>
        <source>Stone</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Pedra</translation>
    </message>
    <message>
        <source>Structures</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Estruturas</translation>
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
        <translation>Livro</translation>
    </message>
    <message>
        <source>Take a progress token</source>
        <translation>Pegar uma ficha de progresso</translation>
    </message>
    <message>
        <source>Take another card</source>
        <translation>Pegar mais uma carta</translation>
    </message>
    <message>
        <source>Take both top cards</source>
        <translation>Pegar as duas cartas do topo</translation>
    </message>
    <message>
        <source>Taken unseen instead of a face-up token.</source>
        <translation>É pega sem ser vista, no lugar de uma ficha aberta.</translation>
    </message>
    <message>
        <source>The Free City can build it: {how}.</source>
        <translation>A Cidade Livre pode construir: {how}.</translation>
    </message>
    <message>
        <source>The Free City cannot build it: {why}.</source>
        <translation>A Cidade Livre não pode construir: {why}.</translation>
    </message>
    <message>
        <source>The cards looked through</source>
        <translation>As cartas examinadas</translation>
    </message>
    <message>
        <source>The cat: see the top card of the centre on your turn, 2 points</source>
        <translation>O gato: veja o topo do centro no seu turno; 2 pontos</translation>
    </message>
    <message>
        <source>The computers play</source>
        <translation>O computador joga</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A partida acabou</translation>
    </message>
    <message>
        <source>The hands are exchanged at the end of the turn.</source>
        <translation>As mãos são trocadas no fim do turno.</translation>
    </message>
    <message>
        <source>The stage is built</source>
        <translation>O estágio está construído</translation>
    </message>
    <message>
        <source>The turn is being shown. Click or press a key to skip to its end.</source>
        <translation>O turno está sendo mostrado. Um clique ou uma tecla leva ao fim dele.</translation>
    </message>
    <message>
        <source>This many different resources</source>
        <translation>Esta quantidade de recursos diferentes</translation>
    </message>
    <message>
        <source>This many identical resources</source>
        <translation>Esta quantidade de recursos iguais</translation>
    </message>
    <message>
        <source>Three coins are worth a point at the end of the match.</source>
        <translation>Três moedas valem um ponto no fim da partida.</translation>
    </message>
    <message>
        <source>Together: {points}</source>
        <translation>Total: {points}</translation>
    </message>
    <message>
        <source>Toot! {name}: the horn!</source>
        <translation>Tuuut! A buzina: {name}!</translation>
    </message>
    <message>
        <source>Top of the pile</source>
        <translation>Topo da pilha</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Comércio</translation>
    </message>
    <message>
        <source>Turned to battle; all turned: everyone fights</source>
        <translation>Virada para batalha; todas viradas: há batalha</translation>
    </message>
    <message>
        <source>Two alike, or all three: discard them for a progress token</source>
        <translation>Dois iguais ou os três: descarte-os por uma ficha de progresso</translation>
    </message>
    <message>
        <source>Two choices</source>
        <translation>Duas escolhas</translation>
    </message>
    <message>
        <source>Two players: the same for the Free City</source>
        <translation>Dois jogadores: o mesmo para a Cidade Livre</translation>
    </message>
    <message>
        <source>Two players: twice the shields, at least 2, give two victories</source>
        <translation>Dois jogadores: o dobro de escudos, no mínimo 2, dá duas vitórias</translation>
    </message>
    <message>
        <source>Undo both</source>
        <translation>Desfazer as duas</translation>
    </message>
    <message>
        <source>Undo the choice</source>
        <translation>Desfazer a escolha</translation>
    </message>
    <message>
        <source>Undo your last choice</source>
        <translation>Desfazer sua última escolha</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Victory in {age}: +{points}</source>
        <translation>Vitória na {age}: +{points}</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Pontos de vitória</translation>
    </message>
    <message>
        <source>Wait</source>
        <extracomment>How?: how a card is to be taken, a title; Wait: others are choosing, a title; Tab is the name of the key.</extracomment>
        <translation>Espere</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <translation>Esperando {names}</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>A heading, a noun. Production is what the city produces; Centre the deck in the middle of the table.</extracomment>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>War and the cat</source>
        <translation>A guerra e o gato</translation>
    </message>
    <message>
        <source>What is left of the hands after the last turn is discarded.</source>
        <translation>O que resta das mãos depois do último turno é descartado.</translation>
    </message>
    <message>
        <source>What to do with a card</source>
        <translation>O que fazer com uma carta</translation>
    </message>
    <message>
        <source>What you can buy here: raw materials for {raw}, goods for {made}</source>
        <translation>O que se compra aqui: matérias-primas por {raw}, manufaturados por {made}</translation>
    </message>
    <message>
        <source>What you can pay for, you must build</source>
        <translation>O que você pode pagar, tem de construir</translation>
    </message>
    <message>
        <source>Who decides for it</source>
        <translation>Quem decide por ela</translation>
    </message>
    <message>
        <source>Who decides for the Free City in each turn: {turns}</source>
        <translation>Quem decide pela Cidade Livre em cada turno: {turns}</translation>
    </message>
    <message>
        <source>With a cat: you get the cat</source>
        <translation>Com gato: você fica com o gato</translation>
    </message>
    <message>
        <source>Wonder complete</source>
        <translation>Maravilha completa</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>A resource, a noun, as in the rulebook.</extracomment>
        <translation>Madeira</translation>
    </message>
    <message>
        <source>Yellow</source>
        <extracomment>A colour of cards, capitalised, standing alone.</extracomment>
        <translation>Amarelo</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The person who looks, in a list or as a label, in place of a name.</extracomment>
        <translation>Você</translation>
    </message>
    <message>
        <source>You build it this turn</source>
        <translation>Será construída neste turno</translation>
    </message>
    <message>
        <source>You can build it for free: {how}.</source>
        <translation>Você pode construir de graça: {how}.</translation>
    </message>
    <message>
        <source>You can build it without buying</source>
        <translation>Você pode construir sem comprar</translation>
    </message>
    <message>
        <source>You can build it: {how}.</source>
        <translation>Você pode construir: {how}.</translation>
    </message>
    <message>
        <source>You cannot build it: {why}.</source>
        <translation>Você não pode construir: {why}.</translation>
    </message>
    <message>
        <source>You decide for the Free City</source>
        <translation>Você decide pela Cidade Livre</translation>
    </message>
    <message>
        <source>You discard it for 3 coins</source>
        <translation>Será descartada por 3 moedas</translation>
    </message>
    <message>
        <source>You have chosen this card. Click again to undo.</source>
        <translation>Você escolheu esta carta. Clique de novo para desfazer.</translation>
    </message>
    <message>
        <source>You have the cat</source>
        <translation>Você está com o gato</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>Você paga</translation>
    </message>
    <message>
        <source>You produce</source>
        <translation>Você produz</translation>
    </message>
    <message>
        <source>Your actions</source>
        <translation>Suas ações</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Sua escolha</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Seu baralho</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>a green pair or trio</source>
        <translation>um par ou trio verde</translation>
    </message>
    <message>
        <source>a progress token</source>
        <translation>uma ficha de progresso</translation>
    </message>
    <message>
        <source>already built</source>
        <translation>já construída</translation>
    </message>
    <message>
        <source>already in the Free City</source>
        <translation>já está na Cidade Livre</translation>
    </message>
    <message>
        <source>already in your city</source>
        <translation>já está na sua cidade</translation>
    </message>
    <message>
        <source>at peace</source>
        <translation>em paz</translation>
    </message>
    <message>
        <source>bank</source>
        <extracomment>bank: who is paid; built: a stage is built; nobody's: the Free City belongs to nobody; pile: the pile of the Free City; tie: a conflict without a winner; tied: equal in points.</extracomment>
        <translation>banco</translation>
    </message>
    <message>
        <source>brings a progress token</source>
        <translation>dá uma ficha de progresso</translation>
    </message>
    <message>
        <source>brings the cat</source>
        <translation>traz o gato</translation>
    </message>
    <message>
        <source>build it</source>
        <translation>construa</translation>
    </message>
    <message numerus="yes">
        <source>builds stage {number}, %n point(s)</source>
        <translation>
            <numerusform>constrói o estágio {number}, %n ponto</numerusform>
            <numerusform>constrói o estágio {number}, %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>built</source>
        <extracomment>bank: who is paid; built: a stage is built; nobody's: the Free City belongs to nobody; pile: the pile of the Free City; tie: a conflict without a winner; tied: equal in points.</extracomment>
        <translation>construído</translation>
    </message>
    <message>
        <source>cannot</source>
        <extracomment>A verb about a city: it pays, produces or sells what is drawn beside the word; cannot: it cannot build this card.</extracomment>
        <translation>não dá</translation>
    </message>
    <message>
        <source>change lane</source>
        <translation>trocar de faixa</translation>
    </message>
    <message>
        <source>chosen: build</source>
        <translation>escolhida: construir</translation>
    </message>
    <message>
        <source>chosen: discard</source>
        <translation>escolhida: descartar</translation>
    </message>
    <message>
        <source>chosen: stage</source>
        <translation>escolhida: etapa</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>não custa nada</translation>
    </message>
    <message>
        <source>costs {price}</source>
        <translation>custa {price}</translation>
    </message>
    <message numerus="yes">
        <source>costs {price}, %n short</source>
        <translation>
            <numerusform>custa {price}, falta %n</numerusform>
            <numerusform>custa {price}, faltam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>decides for the Free City this turn</source>
        <translation>decide pela Cidade Livre neste turno</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>virada para baixo</translation>
    </message>
    <message>
        <source>first card</source>
        <translation>1ª carta</translation>
    </message>
    <message>
        <source>first card of the Age</source>
        <translation>primeira carta da Era</translation>
    </message>
    <message>
        <source>first structure of this colour</source>
        <translation>primeira estrutura desta cor</translation>
    </message>
    <message>
        <source>free</source>
        <comment>of a card</comment>
        <translation>grátis</translation>
    </message>
    <message>
        <source>free through {card}</source>
        <translation>de graça por {card}</translation>
    </message>
    <message>
        <source>free: {card}</source>
        <translation>grátis: {card}</translation>
    </message>
    <message>
        <source>free: {why}</source>
        <translation>grátis: {why}</translation>
    </message>
    <message>
        <source>from the bank to the Free City</source>
        <translation>do banco para a Cidade Livre</translation>
    </message>
    <message>
        <source>from the bank to you</source>
        <translation>do banco para você</translation>
    </message>
    <message>
        <source>from the pile</source>
        <translation>do monte</translation>
    </message>
    <message>
        <source>hands swapped</source>
        <translation>troca de mãos</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>já escolheu</translation>
    </message>
    <message>
        <source>has it</source>
        <translation>já tem</translation>
    </message>
    <message>
        <source>horn: a battle begins</source>
        <translation>buzina: começa a batalha</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>está escolhendo</translation>
    </message>
    <message>
        <source>it produces</source>
        <translation>produz</translation>
    </message>
    <message>
        <source>its chain must be used</source>
        <translation>a cadeia obriga a construir</translation>
    </message>
    <message>
        <source>keep this card</source>
        <translation>fique com esta carta</translation>
    </message>
    <message>
        <source>last card</source>
        <translation>última carta</translation>
    </message>
    <message>
        <source>last card of the Age</source>
        <translation>última carta da Era</translation>
    </message>
    <message>
        <source>last: {card}</source>
        <translation>última: {card}</translation>
    </message>
    <message>
        <source>look at 5 cards of the left or right deck, keep one</source>
        <translation>veja 5 cartas do baralho à esquerda ou à direita e fique com uma</translation>
    </message>
    <message>
        <source>may be built next</source>
        <translation>pode ser o próximo</translation>
    </message>
    <message>
        <source>new colour</source>
        <translation>cor nova</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>nenhuma carta</translation>
    </message>
    <message>
        <source>no cards yet</source>
        <translation>nenhuma carta ainda</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>sem custo</translation>
    </message>
    <message>
        <source>no pawn is left</source>
        <translation>não resta nenhum peão</translation>
    </message>
    <message>
        <source>no progress tokens yet</source>
        <translation>nenhuma ficha de progresso ainda</translation>
    </message>
    <message>
        <source>no stage left</source>
        <translation>não há etapa a construir</translation>
    </message>
    <message>
        <source>nobody sells</source>
        <translation>ninguém vende</translation>
    </message>
    <message>
        <source>nobody sells {goods}</source>
        <translation>ninguém vende {goods}</translation>
    </message>
    <message>
        <source>nobody's</source>
        <extracomment>bank: who is paid; built: a stage is built; nobody's: the Free City belongs to nobody; pile: the pile of the Free City; tie: a conflict without a winner; tied: equal in points.</extracomment>
        <translation>de ninguém</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>proibido</translation>
    </message>
    <message>
        <source>not enough</source>
        <comment>of these goods for sale</comment>
        <translation>falta</translation>
    </message>
    <message>
        <source>not enough {goods} for sale</source>
        <translation>falta {goods} à venda</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>agora não dá</translation>
    </message>
    <message>
        <source>nothing built yet</source>
        <translation>nada construído ainda</translation>
    </message>
    <message>
        <source>nothing discarded yet</source>
        <translation>nada descartado ainda</translation>
    </message>
    <message>
        <source>now</source>
        <comment>what a card brings</comment>
        <translation>agora</translation>
    </message>
    <message>
        <source>once per Age</source>
        <translation>uma vez por Era</translation>
    </message>
    <message>
        <source>one shield</source>
        <translation>um escudo</translation>
    </message>
    <message>
        <source>only if nothing else is possible</source>
        <translation>só quando nada mais é possível</translation>
    </message>
    <message>
        <source>or click the card again</source>
        <translation>ou clique na carta de novo</translation>
    </message>
    <message numerus="yes">
        <source>or the top of the pile, unseen (%n)</source>
        <translation>
            <numerusform>ou a de cima da pilha, oculta (%n)</numerusform>
            <numerusform>ou a de cima da pilha, oculta (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>own production</source>
        <translation>produção própria</translation>
    </message>
    <message>
        <source>pair or trio</source>
        <translation>par ou trio</translation>
    </message>
    <message>
        <source>pick a card</source>
        <translation>escolha uma carta</translation>
    </message>
    <message>
        <source>pile</source>
        <extracomment>bank: who is paid; built: a stage is built; nobody's: the Free City belongs to nobody; pile: the pile of the Free City; tie: a conflict without a winner; tied: equal in points.</extracomment>
        <translation>monte</translation>
    </message>
    <message>
        <source>plays first; discards only if it must</source>
        <translation>joga antes; só descarta se não tiver opção</translation>
    </message>
    <message>
        <source>points</source>
        <comment>below their number</comment>
        <translation>pontos</translation>
    </message>
    <message>
        <source>points at the end</source>
        <translation>pontos no fim</translation>
    </message>
    <message>
        <source>power of its wonder, {why}</source>
        <translation>poder da Maravilha dela, {why}</translation>
    </message>
    <message>
        <source>power of your wonder, {why}</source>
        <translation>poder da Maravilha, {why}</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>bank: who is paid; built: a stage is built; nobody's: the Free City belongs to nobody; pile: the pile of the Free City; tie: a conflict without a winner; tied: equal in points.</extracomment>
        <translation>treino</translation>
    </message>
    <message>
        <source>produces</source>
        <extracomment>A verb about a city: it pays, produces or sells what is drawn beside the word; cannot: it cannot build this card.</extracomment>
        <translation>produz</translation>
    </message>
    <message>
        <source>reserved for the Free City</source>
        <translation>guardada para a Cidade Livre</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>rodada {number}</translation>
    </message>
    <message>
        <source>saved: {goods}</source>
        <translation>poupa: {goods}</translation>
    </message>
    <message>
        <source>sells</source>
        <extracomment>A verb about a city: it pays, produces or sells what is drawn beside the word; cannot: it cannot build this card.</extracomment>
        <translation>vende</translation>
    </message>
    <message>
        <source>skip optional actions</source>
        <translation>pule as ações opcionais</translation>
    </message>
    <message>
        <source>take part</source>
        <translation>participar</translation>
    </message>
    <message>
        <source>the Free City plays first</source>
        <translation>a Cidade Livre joga antes</translation>
    </message>
    <message>
        <source>the cat stays</source>
        <translation>o gato fica</translation>
    </message>
    <message>
        <source>the other card is ready</source>
        <translation>a outra carta já está pronta</translation>
    </message>
    <message>
        <source>the others look away</source>
        <translation>os outros não olham</translation>
    </message>
    <message>
        <source>the pile is empty</source>
        <translation>a pilha está vazia</translation>
    </message>
    <message>
        <source>the top card of any deck</source>
        <translation>a carta do topo de qualquer baralho</translation>
    </message>
    <message>
        <source>the top card of the centre</source>
        <translation>a carta do topo do centro</translation>
    </message>
    <message>
        <source>the top cards of the left and of the right deck</source>
        <translation>as cartas do topo à esquerda e à direita</translation>
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
            <numerusform>empate com outro %n</numerusform>
            <numerusform>empate com outros %n</numerusform>
        </translation>
    </message>
    <message>
        <source>tied with {name}</source>
        <translation>empate com {name}</translation>
    </message>
    <message>
        <source>to the bank</source>
        <translation>ao banco</translation>
    </message>
    <message>
        <source>top card</source>
        <translation>topo</translation>
    </message>
    <message>
        <source>unseen until your next turn</source>
        <translation>oculta até o seu próximo turno</translation>
    </message>
    <message>
        <source>unseen until your turn</source>
        <translation>oculta até o seu turno</translation>
    </message>
    <message numerus="yes">
        <source>unseen, %n left</source>
        <translation>
            <numerusform>oculta, resta %n</numerusform>
            <numerusform>oculta, restam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>unseen: nobody has the cat</source>
        <translation>oculta: ninguém tem o gato</translation>
    </message>
    <message>
        <source>unseen: you have the cat</source>
        <translation>oculta: o gato está com você</translation>
    </message>
    <message>
        <source>unseen: {name} has the cat</source>
        <translation>oculta: o gato está com {name}</translation>
    </message>
    <message>
        <source>with what it produces</source>
        <translation>com o que ela produz</translation>
    </message>
    <message>
        <source>with what you produce</source>
        <translation>com o que você produz</translation>
    </message>
    <message>
        <source>with {token}</source>
        <translation>com {token}</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>The person who looks, in a list or as a label, in place of a name.</extracomment>
        <translation>você</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list</comment>
        <translation>você</translation>
    </message>
    <message>
        <source>you</source>
        <comment>who is paid</comment>
        <translation>você</translation>
    </message>
    <message>
        <source>you alone</source>
        <translation>só você</translation>
    </message>
    <message>
        <source>you have taken part in this Age</source>
        <translation>você já participou nesta Era</translation>
    </message>
    <message>
        <source>you lose</source>
        <translation>você perde</translation>
    </message>
    <message>
        <source>you produce</source>
        <translation>você produz</translation>
    </message>
    <message>
        <source>you win</source>
        <translation>você ganha</translation>
    </message>
    <message>
        <source>your wonder</source>
        <translation>Maravilha</translation>
    </message>
    <message>
        <source>{action} is not possible: {why}</source>
        <translation>{action} não é possível: {why}</translation>
    </message>
    <message>
        <source>{age} begins</source>
        <translation>{age} começa</translation>
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
        <translation>{name} decide pela Cidade Livre</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>Joga {name}</translation>
    </message>
    <message>
        <source>{name} provides {goods}</source>
        <translation>{name} produz {goods}</translation>
    </message>
    <message numerus="yes">
        <source>{name} saves %n coin(s)</source>
        <translation>
            <numerusform>{name} poupa %n moeda</numerusform>
            <numerusform>{name} poupa %n moedas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} saves {goods}</source>
        <translation>{name} poupa {goods}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vence</translation>
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
        <translation>Baralho de {name}</translation>
    </message>
    <message>
        <source>{name}, {city}: click to enlarge ({key})</source>
        <translation>{name}, {city}: clique para ampliar ({key})</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n coin(s) less in a turn</source>
        <translation>
            <numerusform>{name}: %n moeda a menos por turno</numerusform>
            <numerusform>{name}: %n moedas a menos por turno</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no resources needed</source>
        <translation>{name}: nenhum recurso necessário</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {goods} for %n coin(s)</source>
        <translation>
            <numerusform>{name}: {goods} por %n moeda</numerusform>
            <numerusform>{name}: {goods} por %n moedas</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} to the bank</source>
        <translation>{n} ao banco</translation>
    </message>
    <message>
        <source>{n} to {name}</source>
        <translation>{n} para {name}</translation>
    </message>
    <message>
        <source>{symbol}: your number of them squared</source>
        <translation>{symbol}: quantidade ao quadrado</translation>
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
            <numerusform>%n partida; ilegíveis: {damaged}</numerusform>
            <numerusform>%n partidas; ilegíveis: {damaged}</numerusform>
        </translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>em curso</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>linha {number}</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>não verificada</translation>
    </message>
    <message>
        <source>not verified: it breaks the rules from {place} on</source>
        <translation>não verificada: não segue as regras a partir da {place}</translation>
    </message>
    <message>
        <source>over</source>
        <extracomment>The state of a match in the list of the command line; feminine where 'match' is.</extracomment>
        <translation>terminada</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>The state of a match in the list of the command line; feminine where 'match' is.</extracomment>
        <translation>treino</translation>
    </message>
    <message>
        <source>the index cannot be deleted: {reason}: {file}</source>
        <translation>o índice não pode ser apagado: {reason}: {file}</translation>
    </message>
    <message>
        <source>the index cannot be written: {reason}</source>
        <translation>o índice não pode ser gravado: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>up to {place}, %n choice(s)</source>
        <translation>
            <numerusform>até {place}, %n escolha</numerusform>
            <numerusform>até {place}, %n escolhas</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is not damaged</source>
        <translation>{file} não está danificado</translation>
    </message>
    <message>
        <source>{file} is the same match and goes as far</source>
        <translation>{file} é a mesma partida e vai até o mesmo ponto</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>Conflict</source>
        <extracomment>Border: the conflict with a neighbour, as it would be.</extracomment>
        <translation>Conflito</translation>
    </message>
    <message>
        <source>Conflict on the left</source>
        <translation>Conflito à esquerda</translation>
    </message>
    <message>
        <source>Conflict on the right</source>
        <translation>Conflito à direita</translation>
    </message>
    <message numerus="yes">
        <source>{border}: %n shield(s) ahead</source>
        <translation>
            <numerusform>{border}: %n escudo à frente</numerusform>
            <numerusform>{border}: %n escudos à frente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{border}: %n shield(s) behind</source>
        <translation>
            <numerusform>{border}: %n escudo atrás</numerusform>
            <numerusform>{border}: %n escudos atrás</numerusform>
        </translation>
    </message>
    <message>
        <source>{border}: equal shields</source>
        <translation>{border}: escudos iguais</translation>
    </message>
</context>
<context>
    <name>Wonder</name>
    <message>
        <source>Manneken Pis in Brussels</source>
        <translation>Manneken Pis em Bruxelas</translation>
    </message>
    <message>
        <source>The Colosseum of Rome</source>
        <translation>O Coliseu de Roma</translation>
    </message>
    <message>
        <source>The Colossus of Rhodes</source>
        <translation>O Colosso de Rodes</translation>
    </message>
    <message>
        <source>The Great Wall</source>
        <translation>A Grande Muralha da China</translation>
    </message>
    <message>
        <source>The Hagia Sophia of Byzantium</source>
        <translation>A Santa Sofia de Bizâncio</translation>
    </message>
    <message>
        <source>The Hanging Gardens of Babylon</source>
        <translation>Os Jardins Suspensos da Babilônia</translation>
    </message>
    <message>
        <source>The Harbour of Carthage</source>
        <translation>O Porto de Cartago</translation>
    </message>
    <message>
        <source>The Lighthouse of Alexandria</source>
        <translation>O Farol de Alexandria</translation>
    </message>
    <message>
        <source>The Mausoleum of Halicarnassus</source>
        <translation>O Mausoléu de Halicarnasso</translation>
    </message>
    <message>
        <source>The Pyramids of Giza</source>
        <translation>As Pirâmides de Gizé</translation>
    </message>
    <message>
        <source>The Statue of Zeus in Olympia</source>
        <translation>A Estátua de Zeus em Olímpia</translation>
    </message>
    <message>
        <source>The Stone Circle of Stonehenge</source>
        <translation>O Círculo de Pedras de Stonehenge</translation>
    </message>
    <message>
        <source>The Temple of Artemis in Ephesus</source>
        <translation>O Templo de Ártemis em Éfeso</translation>
    </message>
    <message>
        <source>The Temples of Abu Simbel</source>
        <translation>Os Templos de Abu Simbel</translation>
    </message>
    <message>
        <source>The Treasury of Petra</source>
        <translation>O Tesouro de Petra</translation>
    </message>
    <message>
        <source>The Ziggurat of Ur</source>
        <translation>O Zigurate de Ur</translation>
    </message>
</context>
<context>
    <name>WonderAdvice</name>
    <message>
        <source>No stage has a power, but the five give 30 points. Each stage is built on the one before, and the last give the most: gather resources all the time.</source>
        <translation>Nenhum estágio tem poder, mas os cinco dão 30 pontos. Cada estágio fica sobre o anterior, e os últimos valem mais: junte recursos sem parar.</translation>
    </message>
    <message>
        <source>Produces clay; its three stages give 17 points, but the second costs 5 coins. Sell a card or build yellow ones in time, and no resource is needed for that stage.</source>
        <translation>Produz barro; suas três etapas dão 17 pontos, mas a segunda custa 5 moedas. Venda uma carta ou construa amarelas a tempo, e essa etapa não precisa de nenhum recurso.</translation>
    </message>
    <message>
        <source>Produces clay; its three stages give 17 points, but the second costs 7 coins. Sell a card or build yellow ones in time, and no resource is needed for that stage.</source>
        <translation>Produz barro; suas três etapas dão 17 pontos, mas a segunda custa 7 moedas. Venda uma carta ou construa amarelas a tempo, e essa etapa não precisa de nenhum recurso.</translation>
    </message>
    <message>
        <source>Produces clay; the first stage gives 3 points and makes every other player lose 2 coins, the second gives 14 points for 10 coins. Save from Age I on, with yellow cards and black cards that bring coins: no other stage scores as much.</source>
        <translation>Produz barro; a primeira etapa dá 3 pontos e faz cada um dos outros perder 2 moedas, a segunda dá 14 pontos por 10 moedas. Junte moedas desde a Era I, com cartas amarelas e cartas pretas que as trazem: nenhuma outra etapa vale tanto.</translation>
    </message>
    <message>
        <source>Produces clay; the first stage gives 3 points and makes every other player lose 2 coins, the second gives 14 points for 14 coins. Save from Age I on, with yellow cards and black cards that bring coins: no other stage scores as much.</source>
        <translation>Produz barro; a primeira etapa dá 3 pontos e faz cada um dos outros perder 2 moedas, a segunda dá 14 pontos por 14 moedas. Junte moedas desde a Era I, com cartas amarelas e cartas pretas que as trazem: nenhuma outra etapa vale tanto.</translation>
    </message>
    <message>
        <source>Produces clay; the second stage counts as a scientific symbol of your choice, the other two give 10 points. Build green cards: the symbol completes a set or adds to symbols you already have.</source>
        <translation>Produz barro; a segunda etapa vale um símbolo científico à sua escolha, as outras duas dão 10 pontos. Construa cartas verdes: o símbolo completa um conjunto ou se soma a muitos iguais.</translation>
    </message>
    <message>
        <source>Produces clay; the stages give 3 points, then the use of your last card of each Age, then a scientific symbol of your choice. Build two of them early, as each Age then gives you one more card, and look for green cards.</source>
        <translation>Produz barro; as etapas dão 3 pontos, depois o uso da sua última carta de cada Era, depois um símbolo científico à sua escolha. Construa duas delas cedo, pois então cada Era lhe dá uma carta a mais, e procure cartas verdes.</translation>
    </message>
    <message>
        <source>Produces clay; with the first stage your first card of each Age costs nothing to build, with the second your last one too, and the three give 10 points. Build the first in Age I, so that Ages II and III both begin with an expensive card for free.</source>
        <translation>Produz barro; com a primeira etapa, construir a primeira carta de cada Era não custa nada, com a segunda também a última, e as três somam 10 pontos. Construa a primeira na Era I, para que as Eras II e III comecem com uma carta cara de graça.</translation>
    </message>
    <message>
        <source>Produces clay; with the second stage the first structure of each colour that you do not have yet costs nothing, the other two give 10 points. Build it early, and begin new colours with cards that would cost you a lot.</source>
        <translation>Produz barro; com a segunda etapa, a primeira estrutura de cada cor que você ainda não tem não custa nada, e as outras duas dão 10 pontos. Construa-a cedo e comece cores novas com cartas que lhe custariam muito.</translation>
    </message>
    <message>
        <source>Produces glass; the first stage produces a raw material of your choice every turn, the second a manufactured good, the third gives 7 points. Build the first two early, and use your turns for cards that score.</source>
        <translation>Produz vidro; a primeira etapa produz a cada turno uma matéria-prima à sua escolha, a segunda um produto manufaturado, e a terceira dá 7 pontos. Construa cedo as duas primeiras e use seus turnos em cartas que pontuam.</translation>
    </message>
    <message>
        <source>Produces glass; the second stage produces one raw material of your choice every turn, the other two give 10 points. Build it early, and you need fewer brown cards.</source>
        <translation>Produz vidro; a segunda etapa produz a cada turno uma matéria-prima à sua escolha, as outras duas dão 10 pontos. Construa-a cedo e você precisará de menos cartas marrons.</translation>
    </message>
    <message>
        <source>Produces loom; each of its three stages builds a card from the discard pile for free, and they give 3 points. Later Ages leave better cards there, so keep at least one stage for Age III.</source>
        <translation>Produz tecido; cada uma das três etapas constrói de graça uma carta do descarte, e elas dão 3 pontos. As Eras seguintes deixam lá cartas melhores: guarde ao menos uma etapa para a Era III.</translation>
    </message>
    <message>
        <source>Produces loom; its four stages give 8 coins with 2 for each neighbour, a mask, a diplomacy token with a loss of 2 coins for every other player, and a resource that your city does not produce, in any order. None of them scores by itself: build the one with the resource early, the mask only beside green cards, and the one with the diplomacy token in an Age in which both neighbours have more shields than you.</source>
        <translation>Produz tecido; suas quatro etapas dão 8 moedas com 2 para cada vizinho, uma máscara, um marcador de diplomacia com a perda de 2 moedas para cada um dos outros e um recurso que a sua cidade não produz, em qualquer ordem. Nenhuma pontua por si só: construa cedo a do recurso, a da máscara só ao lado de cartas verdes, e a do marcador de diplomacia numa Era em que os dois vizinhos têm mais escudos que você.</translation>
    </message>
    <message>
        <source>Produces loom; its four stages give 8 coins, a scientific symbol of your choice, 2 shields and a free card from the discard pile, in any order. None of them scores by itself: build the one with the coins early, the symbol if you collect green cards, the shields when they turn a conflict, and the discard pile once a strong card is in it.</source>
        <translation>Produz tecido; suas quatro etapas dão 8 moedas, um símbolo científico à sua escolha, 2 escudos e uma carta do descarte de graça, em qualquer ordem. Nenhuma pontua por si só: construa cedo a das moedas, a do símbolo se você junta cartas verdes, a dos escudos quando eles viram um conflito, e a do descarte quando houver nele uma carta forte.</translation>
    </message>
    <message>
        <source>Produces loom; the second stage builds a card from the discard pile for free, the other two give 10 points. Remember what was discarded, and build the stage when there is a good card.</source>
        <translation>Produz tecido; a segunda etapa constrói de graça uma carta do descarte, as outras duas dão 10 pontos. Lembre-se do que foi descartado e construa a etapa quando houver lá uma carta boa.</translation>
    </message>
    <message>
        <source>Produces nothing, but all its leaders are free; its two stages give 10 points. Choose the most expensive leaders, recruit one before each Age, and spend your coins on resources.</source>
        <translation>Não produz nada, mas todos os seus líderes são grátis; as duas etapas dão 10 pontos. Escolha os líderes mais caros, recrute um antes de cada Era e gaste suas moedas em recursos.</translation>
    </message>
    <message>
        <source>Produces nothing, but begins with 4 coins more; its only stage gives 7 coins, 7 points and a shield. It costs one of each resource: take yellow cards that produce, or buy what you do not make.</source>
        <translation>Não produz nada, mas começa com 4 moedas a mais; sua única etapa dá 7 moedas, 7 pontos e um escudo. Ela custa um de cada recurso: fique com cartas amarelas que produzem ou compre o que você não produz.</translation>
    </message>
    <message>
        <source>Produces nothing, but begins with 4 coins more; its three stages do what stages of the neighbours do. Look at the first stage on your left and the second on your right: here each of them costs only two raw materials, often less than there.</source>
        <translation>Não produz nada, mas começa com 4 moedas a mais; suas três etapas fazem o que fazem etapas dos vizinhos. Olhe a primeira etapa à sua esquerda e a segunda à sua direita: aqui cada uma custa só duas matérias-primas, muitas vezes menos que lá.</translation>
    </message>
    <message>
        <source>Produces nothing, but its leaders cost 2 coins less; the first stage gives 5 coins and four more leaders, the other two 6 points and one more recruit each. Build the first stage as early as you can, so that you can choose from many leaders before Ages II and III.</source>
        <translation>Não produz nada, mas seus líderes custam 2 moedas a menos; a primeira etapa dá 5 moedas e mais quatro líderes, as outras duas somam 6 pontos, com mais um recrutamento cada. Construa a primeira etapa o quanto antes, para ter muitos líderes à escolha antes das Eras II e III.</translation>
    </message>
    <message>
        <source>Produces ore; it has only two stages, each with a shield, points and coins. You need three stone, then four ore: built early, they count in more conflicts.</source>
        <translation>Produz minério; tem só duas etapas, cada uma com um escudo, pontos e moedas. Você precisa de três pedras e depois de quatro minérios: construídas cedo, elas contam em mais conflitos.</translation>
    </message>
    <message>
        <source>Produces ore; the first stage gives 4 points with 7 coins, or else two shields, the second a free card from the discard pile or a scientific symbol of your choice. Decide by what your city needs: army, money, science or a card that was discarded.</source>
        <translation>Produz minério; a primeira etapa dá 4 pontos com 7 moedas, ou então dois escudos, a segunda uma carta do descarte de graça ou um símbolo científico à sua escolha. Decida pelo que falta à sua cidade: exército, dinheiro, ciência ou uma carta descartada.</translation>
    </message>
    <message>
        <source>Produces ore; the second stage gives 2 points with 7 coins or a shield, as you choose, the other two 10 points. Take the shield when it wins conflicts, the coins when you have a lot to buy.</source>
        <translation>Produz minério; a segunda etapa dá 2 pontos com 7 moedas ou um escudo, à sua escolha, as outras duas 10 pontos. Fique com o escudo quando ele vencer conflitos, com as moedas quando tiver muito a comprar.</translation>
    </message>
    <message>
        <source>Produces ore; the second stage has two shields, the other two give 10 points. With those shields a few red cards win many conflicts: find clay, and build it before the end of an Age.</source>
        <translation>Produz minério; a segunda etapa tem dois escudos, as outras duas dão 10 pontos. Com esses escudos, poucas cartas vermelhas vencem muitos conflitos: consiga barro e construa-a antes do fim de uma Era.</translation>
    </message>
    <message>
        <source>Produces papyrus; each of its two stages buries one of your leaders for twice its cost in points. Recruit the two most expensive leaders you can pay for, and build the stages late, so that you can use their effects first.</source>
        <translation>Produz papiro; cada uma das duas etapas enterra um dos seus líderes pelo dobro do custo em pontos. Recrute os dois líderes mais caros que puder pagar e construa as etapas tarde, para usar antes os efeitos deles.</translation>
    </message>
    <message>
        <source>Produces papyrus; each stage gives 4 coins at once, and the three give 10 points. Build one when your coins run low, and buy from your neighbours with them.</source>
        <translation>Produz papiro; cada etapa dá 4 moedas na hora, e as três somam 10 pontos. Construa uma quando suas moedas estiverem acabando e use-as para comprar dos vizinhos.</translation>
    </message>
    <message>
        <source>Produces papyrus; the first two stages give 8 points, the third buries one of your leaders for twice its cost in points. Recruit an expensive leader that helps you during the game, and bury it at the end, when its effect is no longer needed.</source>
        <translation>Produz papiro; as duas primeiras etapas dão 8 pontos, a terceira enterra um dos seus líderes pelo dobro do custo em pontos. Recrute um líder caro que ajude durante a partida e enterre-o no final, quando o efeito já não fizer falta.</translation>
    </message>
    <message>
        <source>Produces papyrus; the second stage gives 9 coins at once, the other two 10 points. Buy from your neighbours with these coins what you do not produce yourself.</source>
        <translation>Produz papiro; a segunda etapa dá 9 moedas na hora, as outras duas 10 pontos. Com essas moedas, compre dos vizinhos o que você mesmo não produz.</translation>
    </message>
    <message>
        <source>Produces stone; each of its two stages brings a diplomacy token, and together they give 10 points. Leave the red cards to others: build one stage in Age II and one in Age III, and spend your turns on points.</source>
        <translation>Produz pedra; cada uma de suas duas etapas traz um marcador de diplomacia, e juntas elas dão 10 pontos. Deixe as cartas vermelhas para os outros: construa uma etapa na Era II e outra na Era III, e use seus turnos para fazer pontos.</translation>
    </message>
    <message>
        <source>Produces stone; each of its two stages brings a diplomacy token, and together they give 7 points. Leave the red cards to others: build one stage in Age II and one in Age III, and spend your turns on points.</source>
        <translation>Produz pedra; cada uma de suas duas etapas traz um marcador de diplomacia, e juntas elas dão 7 pontos. Deixe as cartas vermelhas para os outros: construa uma etapa na Era II e outra na Era III, e use seus turnos para fazer pontos.</translation>
    </message>
    <message>
        <source>Produces stone; its four stages give 20 points and no power. They cost wood, stone, clay and finally a papyrus, so begin in Age I and keep four turns for them.</source>
        <translation>Produz pedra; suas quatro etapas dão 20 pontos e nenhum poder. Elas pedem madeira, pedra, barro e por fim um papiro: comece na Era I e guarde quatro turnos para elas.</translation>
    </message>
    <message>
        <source>Produces stone; its three stages give 12 points, and the second brings a diplomacy token. Build that one in an Age in which both neighbours have more shields than you.</source>
        <translation>Produz pedra; suas três etapas dão 12 pontos, e a segunda traz um marcador de diplomacia. Construa essa em uma Era em que os dois vizinhos tenham mais escudos do que você.</translation>
    </message>
    <message>
        <source>Produces stone; its three stages give 14 points, and the second brings a diplomacy token. Build that one in an Age in which both neighbours have more shields than you.</source>
        <translation>Produz pedra; suas três etapas dão 14 pontos, e a segunda traz um marcador de diplomacia. Construa essa em uma Era em que os dois vizinhos tenham mais escudos do que você.</translation>
    </message>
    <message>
        <source>Produces stone; its three stages give 15 points and no power. Build them when a hand has nothing better, and gather stone: the last one costs four.</source>
        <translation>Produz pedra; suas três etapas dão 15 pontos e nenhum poder. Construa-as quando a mão não tiver nada melhor e junte pedra: a última pede quatro.</translation>
    </message>
    <message>
        <source>Produces wood; its three stages give the Participation pawns of Ages I, II and III, in this order, without paying their Edifices. Build a stage in each Age, and hope that the Edifice is finished: only then do you get its reward.</source>
        <translation>Produz madeira; suas três etapas dão os peões de Participação das Eras I, II e III, nesta ordem, sem pagar pelos Edifícios. Construa uma etapa em cada Era e torça para que o Edifício fique pronto: só então há recompensa.</translation>
    </message>
    <message>
        <source>Produces wood; the first stage gives a coin and a point for each stone that your city produces, the second a point for each card of one colour in the neighbouring cities. Gather stone before the first stage, and build the second late, over a card of the colour that your neighbours have most of.</source>
        <translation>Produz madeira; a primeira etapa dá uma moeda e um ponto por pedra que sua cidade produz, a segunda um ponto por carta de uma cor nas cidades vizinhas. Junte pedra antes da primeira etapa e construa a segunda tarde, sobre uma carta da cor que seus vizinhos mais têm.</translation>
    </message>
    <message>
        <source>Produces wood; the first stage lets you use your last card of each Age, the second a scientific symbol of your choice. Build the first in Age I, as each Age then gives you one more card, and look for green cards.</source>
        <translation>Produz madeira; a primeira etapa dá o uso da sua última carta de cada Era, a segunda um símbolo científico à sua escolha. Construa a primeira na Era I, pois então cada Era lhe dá uma carta a mais, e procure cartas verdes.</translation>
    </message>
    <message>
        <source>Produces wood; the first two stages give 8 points, the third 2 points for each stone that your city produces. Gather brown cards with stone: with three of it the last stage is worth 6 points, with fewer another use of the turn is often better.</source>
        <translation>Produz madeira; as duas primeiras etapas dão 8 pontos, a terceira 2 pontos por pedra que sua cidade produz. Junte cartas marrons com pedra: com três, a última etapa vale 6 pontos; com menos, outra jogada costuma render mais.</translation>
    </message>
    <message>
        <source>Produces wood; the second stage counts as a scientific symbol of your choice, the other two give 10 points. Build green cards: the symbol completes a set or adds to symbols you already have.</source>
        <translation>Produz madeira; a segunda etapa vale um símbolo científico à sua escolha, as outras duas dão 10 pontos. Construa cartas verdes: o símbolo completa um conjunto ou se soma a muitos iguais.</translation>
    </message>
    <message>
        <source>Produces wood; the second stage gives a Participation pawn of an Age of your choice, the other two 10 points. Choose the Edifice with the best reward for you, but not one that has failed: the pawn costs you nothing more.</source>
        <translation>Produz madeira; a segunda etapa dá um peão de Participação de uma Era à sua escolha, as outras duas 10 pontos. Escolha o Edifício com a melhor recompensa para você, mas nenhum que tenha falhado: o peão não custa mais nada.</translation>
    </message>
    <message>
        <source>Produces wood; the second stage lets you build one structure in each Age for free, the other two give 10 points. Build it early, and use it in every Age for a card that would cost you a lot.</source>
        <translation>Produz madeira; a segunda etapa deixa você construir de graça uma estrutura em cada Era, as outras duas dão 10 pontos. Construa-a cedo e use-a em cada Era numa carta que lhe custaria muito.</translation>
    </message>
    <message>
        <source>Produces wood; with the first stage raw materials from both neighbours cost 1 coin, the second gives 5 points, the third copies a guild of a neighbour at the end. Build the first early, buy instead of producing, and watch which guilds your neighbours build.</source>
        <translation>Produz madeira; com a primeira etapa, as matérias-primas dos dois vizinhos custam 1 moeda, a segunda dá 5 pontos, e a terceira copia no fim um Grêmio de um vizinho. Construa a primeira cedo, compre em vez de produzir e repare em quais Grêmios os vizinhos constroem.</translation>
    </message>
    <message>
        <source>The second and the fourth stage give a progress token each. A token helps more the sooner you have it, so after the third stage try to build the fourth before the fifth.</source>
        <translation>O segundo e o quarto estágio dão uma ficha de progresso cada um. Uma ficha ajuda mais quanto antes você a tem: depois do terceiro estágio, tente construir o quarto antes do quinto.</translation>
    </message>
    <message>
        <source>The second and the fourth stage give you the top cards of the left and of the right deck, two at once. After the first, the second and the third can be built in either order; the fourth needs both.</source>
        <translation>O segundo e o quarto estágio dão as cartas do topo dos baralhos da esquerda e da direita, duas de uma vez. Depois do primeiro, o segundo e o terceiro podem ser construídos em qualquer ordem; o quarto precisa dos dois.</translation>
    </message>
    <message>
        <source>The second and the fourth stage have a shield each, which counts in every battle that follows. The first two can be built in either order, so two identical resources already give the shield.</source>
        <translation>O segundo e o quarto estágio têm um escudo cada um, que conta em todas as batalhas seguintes. Os dois primeiros podem ser construídos em qualquer ordem: dois recursos idênticos já trazem o escudo.</translation>
    </message>
    <message>
        <source>The second and the fourth stage let you look at 5 cards of the left or right deck and keep one. Think first about what you need; after the second stage, the third and the fourth can be built in either order.</source>
        <translation>O segundo e o quarto estágio deixam você olhar 5 cartas do baralho da esquerda ou da direita e ficar com uma. Pense antes no que lhe falta; depois do segundo, o terceiro e o quarto podem ser construídos em qualquer ordem.</translation>
    </message>
    <message>
        <source>The second and the fourth stage let you take the top card of any deck. Each stage is built on the one before, so you need sometimes different and sometimes identical resources.</source>
        <translation>O segundo e o quarto estágio deixam você pegar a carta do topo de qualquer baralho. Cada estágio fica sobre o anterior, então você precisa ora de recursos diferentes, ora de idênticos.</translation>
    </message>
    <message>
        <source>The second, third and fourth stage each give you the top card of the centre. After the first they can be built in any order, so use whatever resources come.</source>
        <translation>O segundo, o terceiro e o quarto estágio dão cada um a carta do topo do centro. Depois do primeiro, podem ser construídos em qualquer ordem: use os recursos que vierem.</translation>
    </message>
</context>
<context>
    <name>WonderPack</name>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) for each card in the neighbouring cities in the colour of the card under this stage.</source>
        <translation>
            <numerusform>No final da partida, %n ponto de vitória por carta nas cidades vizinhas da cor da carta sob esta etapa.</numerusform>
            <numerusform>No final da partida, %n pontos de vitória por carta nas cidades vizinhas da cor da carta sob esta etapa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does what stage {number} of a neighbour's wonder does.</source>
        <translation>Faz o que faz a etapa {number} da Maravilha de um vizinho.</translation>
    </message>
    <message>
        <source>Does what stage {number} of the left neighbour does.</source>
        <translation>Faz o que faz a etapa {number} do vizinho da esquerda.</translation>
    </message>
    <message>
        <source>Does what stage {number} of the right neighbour does.</source>
        <translation>Faz o que faz a etapa {number} do vizinho da direita.</translation>
    </message>
    <message numerus="yes">
        <source>The city begins with %n coin(s) more than the others.</source>
        <translation>
            <numerusform>A cidade começa com %n moeda a mais que as outras.</numerusform>
            <numerusform>A cidade começa com %n moedas a mais que as outras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>began with %n coin(s) more</source>
        <translation>
            <numerusform>começou com %n moeda a mais</numerusform>
            <numerusform>começou com %n moedas a mais</numerusform>
        </translation>
    </message>
    <message>
        <source>put a leader under the stage</source>
        <translation>colocou um líder sob a etapa</translation>
    </message>
    <message>
        <source>put a {colour} card under the stage</source>
        <translation>colocou uma carta {colour} sob a etapa</translation>
    </message>
    <message>
        <source>stone produced</source>
        <translation>pedra produzida</translation>
    </message>
    <message>
        <source>{colour} card under a stage</source>
        <translation>carta {colour} sob uma etapa</translation>
    </message>
</context>
</TS>
