<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Accessible</name>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Your hand, %n card</numerusform>
            <numerusform>Your hand, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message numerus="yes">
        <source>Give up %n military victory token(s)</source>
        <translation>
            <numerusform>Give up %n military victory token</numerusform>
            <numerusform>Give up %n military victory tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n coin(s)</source>
        <translation>
            <numerusform>Pay %n coin</numerusform>
            <numerusform>Pay %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message numerus="yes">
        <source>%n Edifice(s)</source>
        <translation>
            <numerusform>%n Edifice</numerusform>
            <numerusform>%n Edifices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black card(s)</source>
        <translation>
            <numerusform>%n black card</numerusform>
            <numerusform>%n black cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leader(s)</source>
        <translation>
            <numerusform>%n leader</numerusform>
            <numerusform>%n leaders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) need this box.</source>
        <translation>
            <numerusform>%n player needs this box.</numerusform>
            <numerusform>%n players need this box.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wonder(s)</source>
        <translation>
            <numerusform>%n wonder</numerusform>
            <numerusform>%n wonders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message numerus="yes">
        <source>%n Clay</source>
        <translation>
            <numerusform>%n Clay</numerusform>
            <numerusform>%n Clay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Glass</source>
        <translation>
            <numerusform>%n Glass</numerusform>
            <numerusform>%n Glass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Loom</source>
        <translation>
            <numerusform>%n Loom</numerusform>
            <numerusform>%n Loom</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Ore</source>
        <translation>
            <numerusform>%n Ore</numerusform>
            <numerusform>%n Ore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Papyrus</source>
        <translation>
            <numerusform>%n Papyrus</numerusform>
            <numerusform>%n Papyrus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stone</source>
        <translation>
            <numerusform>%n Stone</numerusform>
            <numerusform>%n Stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wood</source>
        <translation>
            <numerusform>%n Wood</numerusform>
            <numerusform>%n Wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s) in every military conflict.</source>
        <translation>
            <numerusform>%n shield in every military conflict.</numerusform>
            <numerusform>%n shields in every military conflict.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) for each {thing} {place}.</source>
        <translation>
            <numerusform>At the end of the game, %n victory point for each {thing} {place}.</numerusform>
            <numerusform>At the end of the game, %n victory points for each {thing} {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if your whole wonder is built.</source>
        <translation>
            <numerusform>At the end of the game, %n victory point if your whole wonder is built.</numerusform>
            <numerusform>At the end of the game, %n victory points if your whole wonder is built.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) at once for each {thing} {place}.</source>
        <translation>
            <numerusform>Gain %n coin at once for each {thing} {place}.</numerusform>
            <numerusform>Gain %n coins at once for each {thing} {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) at once.</source>
        <translation>
            <numerusform>Gain %n coin at once.</numerusform>
            <numerusform>Gain %n coins at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth %n victory point(s).</source>
        <translation>
            <numerusform>Worth %n victory point.</numerusform>
            <numerusform>Worth %n victory points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cities</name>
    <message numerus="yes">
        <source>%n coin(s) left</source>
        <translation>
            <numerusform>%n coin left</numerusform>
            <numerusform>%n coins left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt(s)</source>
        <translation>
            <numerusform>%n debt</numerusform>
            <numerusform>%n debts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new debt(s)</source>
        <translation>
            <numerusform>%n new debt</numerusform>
            <numerusform>%n new debts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Debts: %n</source>
        <translation>
            <numerusform>Debts: %n</numerusform>
            <numerusform>Debts: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Diplomacy tokens: %n</source>
        <translation>
            <numerusform>Diplomacy tokens: %n</numerusform>
            <numerusform>Diplomacy tokens: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each neighbour gains %n coin(s).</source>
        <translation>
            <numerusform>Each neighbour gains %n coin.</numerusform>
            <numerusform>Each neighbour gains %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each neighbour takes %n debt(s), which coins cannot replace.</source>
        <translation>
            <numerusform>Each neighbour takes %n debt, which coins cannot replace.</numerusform>
            <numerusform>Each neighbour takes %n debts, which coins cannot replace.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every other player gains %n coin(s).</source>
        <translation>
            <numerusform>Every other player gains %n coin.</numerusform>
            <numerusform>Every other player gains %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every other player loses %n coin(s) for each own victory token.</source>
        <translation>
            <numerusform>Every other player loses %n coin for each own victory token.</numerusform>
            <numerusform>Every other player loses %n coins for each own victory token.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every other player loses %n coin(s) for each own wonder stage.</source>
        <translation>
            <numerusform>Every other player loses %n coin for each own wonder stage.</numerusform>
            <numerusform>Every other player loses %n coins for each own wonder stage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every other player loses %n coin(s), or takes a debt for each.</source>
        <translation>
            <numerusform>Every other player loses %n coin, or takes a debt.</numerusform>
            <numerusform>Every other player loses %n coins, or takes a debt for each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take a military victory token worth %n.</source>
        <translation>
            <numerusform>Take a military victory token worth %n.</numerusform>
            <numerusform>Take a military victory token worth %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you build a stage of your wonder from now on, every other player loses %n coin(s), or takes a debt for each.</source>
        <translation>
            <numerusform>Whenever you build a stage of your wonder from now on, every other player loses %n coin, or takes a debt for it.</numerusform>
            <numerusform>Whenever you build a stage of your wonder from now on, every other player loses %n coins, or takes a debt for each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n coin(s).</source>
        <translation>
            <numerusform>You have only %n coin.</numerusform>
            <numerusform>You have only %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n coin(s): pay or owe?</source>
        <translation>
            <numerusform>You lose %n coin: pay or owe?</numerusform>
            <numerusform>You lose %n coins: pay or owe?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost %n coin(s)</source>
        <translation>
            <numerusform>lost %n coin</numerusform>
            <numerusform>lost %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost %n coin(s) and took {debts}</source>
        <translation>
            <numerusform>lost %n coin and took {debts}</numerusform>
            <numerusform>lost %n coins and took {debts}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>made all others lose %n coin(s) with {card}</source>
        <translation>
            <numerusform>made all others lose %n coin with {card}</numerusform>
            <numerusform>made all others lose %n coins with {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>made each neighbour take %n debt(s)</source>
        <translation>
            <numerusform>made each neighbour take %n debt</numerusform>
            <numerusform>made each neighbour take %n debts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put back %n defeat token(s)</source>
        <translation>
            <numerusform>put back %n defeat token</numerusform>
            <numerusform>put back %n defeat tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n debt(s)</source>
        <translation>
            <numerusform>took %n debt</numerusform>
            <numerusform>took %n debts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, {what}: %n coin(s)</source>
        <translation>
            <numerusform>{name}, {what}: %n coin</numerusform>
            <numerusform>{name}, {what}: %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Day</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opponent(s) of the level {level}</source>
        <translation>
            <numerusform>%n opponent of the level {level}</numerusform>
            <numerusform>%n opponents of the level {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {place}</source>
        <translation>
            <numerusform>%n point, {place}</numerusform>
            <numerusform>%n points, {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Master had %n point(s) in your seat.</source>
        <translation>
            <numerusform>The Master had %n point in your seat.</numerusform>
            <numerusform>The Master had %n points in your seat.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message numerus="yes">
        <source>%n answer(s), {share} right; {known} of {count} known</source>
        <translation>
            <numerusform>%n answer, {share} right; {known} of {count} known</numerusform>
            <numerusform>%n answers, {share} right; {known} of {count} known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n never seen</source>
        <translation>
            <numerusform>%n never seen</numerusform>
            <numerusform>%n never seen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for today</source>
        <translation>
            <numerusform>%n position for today</numerusform>
            <numerusform>%n positions for today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n today</source>
        <translation>
            <numerusform>%n today</numerusform>
            <numerusform>%n today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %n day(s).</source>
        <translation>
            <numerusform>It comes back in %n day.</numerusform>
            <numerusform>It comes back in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your own positions are done. Start continues with %n position(s) of the program.</source>
        <translation>
            <numerusform>Your own positions are done. Start continues with %n position of the program.</numerusform>
            <numerusform>Your own positions are done. Start continues with %n positions of the program.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n day(s)</source>
        <translation>
            <numerusform>after %n day</numerusform>
            <numerusform>after %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Edifice</name>
    <message numerus="yes">
        <source>%n Participation pawn(s) left</source>
        <translation>
            <numerusform>%n Participation pawn left</numerusform>
            <numerusform>%n Participation pawns left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military victory token(s)</source>
        <translation>
            <numerusform>%n military victory token</numerusform>
            <numerusform>%n military victory tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) for each colour in your city.</source>
        <translation>
            <numerusform>At the end of the game, %n victory point for each colour in your city.</numerusform>
            <numerusform>At the end of the game, %n victory points for each colour in your city.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) for each set: {colours}.</source>
        <translation>
            <numerusform>At the end of the game, %n victory point for each set: {colours}.</numerusform>
            <numerusform>At the end of the game, %n victory points for each set: {colours}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain a military victory token worth %n.</source>
        <translation>
            <numerusform>Gain a military victory token worth %n.</numerusform>
            <numerusform>Gain a military victory token worth %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Participation: %n coin(s) with a stage</source>
        <translation>
            <numerusform>Participation: %n coin, with a stage</numerusform>
            <numerusform>Participation: %n coins, with a stage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a Debt token of %n point(s)</source>
        <translation>
            <numerusform>a Debt token of %n point</numerusform>
            <numerusform>a Debt token of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paid the penalty: %n coin(s)</source>
        <translation>
            <numerusform>paid the penalty: %n coin</numerusform>
            <numerusform>paid the penalty: %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paid the penalty: %n victory token(s)</source>
        <translation>
            <numerusform>paid the penalty: %n victory token</numerusform>
            <numerusform>paid the penalty: %n victory tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{edifice} fails unless %n more join(s): you would lose {what}.</source>
        <translation>
            <numerusform>{edifice} fails unless %n more joins: you would lose {what}.</numerusform>
            <numerusform>{edifice} fails unless %n more join: you would lose {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{edifice} fails unless %n more join(s): you would take {what}.</source>
        <translation>
            <numerusform>{edifice} fails unless %n more joins: you would take {what}.</numerusform>
            <numerusform>{edifice} fails unless %n more join: you would take {what}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Encyclopaedia</name>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n match(es), {points} points on average, victories: {won}</source>
        <translation>
            <numerusform>{game}: %n match, {points} points on average, victories: {won}</numerusform>
            <numerusform>{game}: %n matches, {points} points on average, victories: {won}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message numerus="yes">
        <source>Architects, %n player(s)</source>
        <translation>
            <numerusform>Architects, %n player</numerusform>
            <numerusform>Architects, %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Classic, %n player(s)</source>
        <translation>
            <numerusform>Classic, %n player</numerusform>
            <numerusform>Classic, %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InYourSeat</name>
    <message numerus="yes">
        <source>On average {points} points; {won} of %n match(es) won.</source>
        <translation>
            <numerusform>On average {points} points; {won} of %n match won.</numerusform>
            <numerusform>On average {points} points; {won} of %n matches won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played %n time(s).</source>
        <translation>
            <numerusform>Played %n time.</numerusform>
            <numerusform>Played %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Leaders</name>
    <message numerus="yes">
        <source>%n coin(s) to begin with</source>
        <translation>
            <numerusform>%n coin to begin with</numerusform>
            <numerusform>%n coins to begin with</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leader(s) → {name}</source>
        <translation>
            <numerusform>%n leader → {name}</numerusform>
            <numerusform>%n leaders → {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A token worth %n</source>
        <translation>
            <numerusform>A token worth %n</numerusform>
            <numerusform>A token worth %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) for each set of cards: {colours}.</source>
        <translation>
            <numerusform>At the end of the game, %n victory point for each set of cards: {colours}.</numerusform>
            <numerusform>At the end of the game, %n victory points for each set of cards: {colours}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if no other leader of yours is face up.</source>
        <translation>
            <numerusform>At the end of the game, %n victory point if no other leader of yours is face up.</numerusform>
            <numerusform>At the end of the game, %n victory points if no other leader of yours is face up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have more blue cards than each neighbour.</source>
        <translation>
            <numerusform>At the end of the game, %n victory point if you have more blue cards than each neighbour.</numerusform>
            <numerusform>At the end of the game, %n victory points if you have more blue cards than each neighbour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have more coins than each neighbour.</source>
        <translation>
            <numerusform>At the end of the game, %n victory point if you have more coins than each neighbour.</numerusform>
            <numerusform>At the end of the game, %n victory points if you have more coins than each neighbour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have more green cards than each neighbour.</source>
        <translation>
            <numerusform>At the end of the game, %n victory point if you have more green cards than each neighbour.</numerusform>
            <numerusform>At the end of the game, %n victory points if you have more green cards than each neighbour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have more red cards than each neighbour.</source>
        <translation>
            <numerusform>At the end of the game, %n victory point if you have more red cards than each neighbour.</numerusform>
            <numerusform>At the end of the game, %n victory points if you have more red cards than each neighbour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have more yellow cards than each neighbour.</source>
        <translation>
            <numerusform>At the end of the game, %n victory point if you have more yellow cards than each neighbour.</numerusform>
            <numerusform>At the end of the game, %n victory points if you have more yellow cards than each neighbour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) if you have no defeat token.</source>
        <translation>
            <numerusform>At the end of the game, %n victory point if you have no defeat token.</numerusform>
            <numerusform>At the end of the game, %n victory points if you have no defeat token.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) more for each set of three different symbols.</source>
        <translation>
            <numerusform>At the end of the game, %n victory point more for each set of three different symbols.</numerusform>
            <numerusform>At the end of the game, %n victory points more for each set of three different symbols.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bury {leader}: %n point(s)</source>
        <translation>
            <numerusform>Bury {leader}: %n point</numerusform>
            <numerusform>Bury {leader}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s).</source>
        <translation>
            <numerusform>Costs %n coin.</numerusform>
            <numerusform>Costs %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of your defeat tokens counts as %n shield(s).</source>
        <translation>
            <numerusform>Each of your defeat tokens counts as %n shield.</numerusform>
            <numerusform>Each of your defeat tokens counts as %n shields.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) after buying from a neighbour, once a turn for each neighbour.</source>
        <translation>
            <numerusform>Gain %n coin after buying from a neighbour, once a turn for each neighbour.</numerusform>
            <numerusform>Gain %n coins after buying from a neighbour, once a turn for each neighbour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) for each military victory token that you take from now on.</source>
        <translation>
            <numerusform>Gain %n coin for each military victory token that you take from now on.</numerusform>
            <numerusform>Gain %n coins for each military victory token that you take from now on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) whenever you build a card by a chain.</source>
        <translation>
            <numerusform>Gain %n coin whenever you build a card by a chain.</numerusform>
            <numerusform>Gain %n coins whenever you build a card by a chain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) whenever you build a stage of your wonder.</source>
        <translation>
            <numerusform>Gain %n coin whenever you build a stage of your wonder.</numerusform>
            <numerusform>Gain %n coins whenever you build a stage of your wonder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coin(s) whenever you build a {colour} card.</source>
        <translation>
            <numerusform>Gain %n coin whenever you build a {colour} card.</numerusform>
            <numerusform>Gain %n coins whenever you build a {colour} card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep one, pass %n</source>
        <translation>
            <numerusform>Keep one, pass %n</numerusform>
            <numerusform>Keep one, pass %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once a turn, gain %n coin(s) more when the bank pays you.</source>
        <translation>
            <numerusform>Once a turn, gain %n coin more when the bank pays you.</numerusform>
            <numerusform>Once a turn, gain %n coins more when the bank pays you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once a turn, you may buy any one resource from the bank for %n coin(s).</source>
        <translation>
            <numerusform>Once a turn, you may buy any one resource from the bank for %n coin.</numerusform>
            <numerusform>Once a turn, you may buy any one resource from the bank for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recruit {leader}: %n coin(s)</source>
        <translation>
            <numerusform>Recruit {leader}: %n coin</numerusform>
            <numerusform>Recruit {leader}: %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return the token worth %n</source>
        <translation>
            <numerusform>Return the token worth %n</numerusform>
            <numerusform>Return the token worth %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n leader(s) from the pile into your hand.</source>
        <translation>
            <numerusform>Take %n leader from the pile into your hand.</numerusform>
            <numerusform>Take %n leaders from the pile into your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your leaders cost %n coin(s) less, those of each neighbour {less} less.</source>
        <translation>
            <numerusform>Your leaders cost %n coin less, those of each neighbour {less} less.</numerusform>
            <numerusform>Your leaders cost %n coins less, those of each neighbour {less} less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and pass %n to {name}</source>
        <translation>
            <numerusform>and pass %n to {name}</numerusform>
            <numerusform>and pass %n to {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>buried {leader} for %n point(s)</source>
        <translation>
            <numerusform>buried {leader} for %n point</numerusform>
            <numerusform>buried {leader} for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>did not use %n leader(s)</source>
        <translation>
            <numerusform>did not use %n leader</numerusform>
            <numerusform>did not use %n leaders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put back %n defeat token(s) with {leader}</source>
        <translation>
            <numerusform>put back %n defeat token with {leader}</numerusform>
            <numerusform>put back %n defeat tokens with {leader}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recruited {leader} for %n coin(s)</source>
        <translation>
            <numerusform>recruited {leader} for %n coin</numerusform>
            <numerusform>recruited {leader} for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>returned %n coin(s)</source>
        <translation>
            <numerusform>returned %n coin</numerusform>
            <numerusform>returned %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n leader(s) from the pile</source>
        <translation>
            <numerusform>took %n leader from the pile</numerusform>
            <numerusform>took %n leaders from the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader}: buried, %n point(s)</source>
        <translation>
            <numerusform>{leader}: buried, %n point</numerusform>
            <numerusform>{leader}: buried, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{price} of your %n coin(s)</source>
        <translation>
            <numerusform>{price} of your %n coin</numerusform>
            <numerusform>{price} of your %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} lessons done</source>
        <translation>
            <numerusform>%n of {count} lessons done</numerusform>
            <numerusform>%n of {count} lessons done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>discarded a card for %n coin(s)</source>
        <translation>
            <numerusform>discarded a card for %n coin</numerusform>
            <numerusform>discarded a card for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gained %n coin(s) from the wonder</source>
        <translation>
            <numerusform>gained %n coin from the wonder</numerusform>
            <numerusform>gained %n coins from the wonder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gained %n coin(s) from {card}</source>
        <translation>
            <numerusform>gained %n coin from {card}</numerusform>
            <numerusform>gained %n coins from {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looked through %n card(s)</source>
        <translation>
            <numerusform>looked through %n card</numerusform>
            <numerusform>looked through %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turned %n conflict token(s)</source>
        <translation>
            <numerusform>turned %n conflict token</numerusform>
            <numerusform>turned %n conflict tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won with %n point(s)</source>
        <translation>
            <numerusform>won with %n point</numerusform>
            <numerusform>won with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} for %n coin(s)</source>
        <translation>
            <numerusform>{deed} for %n coin</numerusform>
            <numerusform>{deed} for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory with %n point(s)</source>
        <translation>
            <numerusform>{names} share the victory with %n point</numerusform>
            <numerusform>{names} share the victory with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message numerus="yes">
        <source>Saved as {file}, and %n more file(s) beside it.</source>
        <translation>
            <numerusform>Saved as {file}, and %n more file beside it.</numerusform>
            <numerusform>Saved as {file}, and %n more files beside it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mode</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>drills</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n card each</numerusform>
            <numerusform>%n cards each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict token(s)</source>
        <translation>
            <numerusform>%n conflict token</numerusform>
            <numerusform>%n conflict tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guild(s)</source>
        <translation>
            <numerusform>%n guild</numerusform>
            <numerusform>%n guilds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <translation>
            <numerusform>%n of them</numerusform>
            <numerusform>%n of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them changed</source>
        <translation>
            <numerusform>%n of them changed</numerusform>
            <numerusform>%n of them changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match of this many needs %n wonder(s) at least.</source>
        <translation>
            <numerusform>A match of this many needs %n wonder at least.</numerusform>
            <numerusform>A match of this many needs %n wonders at least.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets four: %n leader(s) at least.</source>
        <translation>
            <numerusform>Each player gets four: %n leader at least.</numerusform>
            <numerusform>Each player gets four: %n leaders at least.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) go to the bank.</source>
        <translation>
            <numerusform>%n coin goes to the bank.</numerusform>
            <numerusform>%n coins go to the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) go to {name} for goods.</source>
        <translation>
            <numerusform>%n coin goes to {name} for goods.</numerusform>
            <numerusform>%n coins go to {name} for goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) to the bank</source>
        <translation>
            <numerusform>%n coin to the bank</numerusform>
            <numerusform>%n coins to the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bank pays %n coin(s).</source>
        <translation>
            <numerusform>The bank pays %n coin.</numerusform>
            <numerusform>The bank pays %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more line(s) of the log</source>
        <translation>
            <numerusform>and %n more line of the log</numerusform>
            <numerusform>and %n more lines of the log</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{change} → %n point(s)</source>
        <translation>
            <numerusform>{change} → %n point</numerusform>
            <numerusform>{change} → %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message numerus="yes">
        <source>%n match(es) ago</source>
        <translation>
            <numerusform>%n match ago</numerusform>
            <numerusform>%n matches ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) count</source>
        <translation>
            <numerusform>%n match counts</numerusform>
            <numerusform>%n matches count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>appears after %n more match(es)</source>
        <translation>
            <numerusform>appears after %n more match</numerusform>
            <numerusform>appears after %n more matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message numerus="yes">
        <source>%n shield(s) ahead of {neighbour}, not {before}.</source>
        <translation>
            <numerusform>%n shield ahead of {neighbour}, not {before}.</numerusform>
            <numerusform>%n shields ahead of {neighbour}, not {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s) behind {neighbour}, not {before}.</source>
        <translation>
            <numerusform>%n shield behind {neighbour}, not {before}.</numerusform>
            <numerusform>%n shields behind {neighbour}, not {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a set of science symbols: +%n point(s).</source>
        <translation>
            <numerusform>Completes a set of science symbols: +%n point.</numerusform>
            <numerusform>Completes a set of science symbols: +%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s) less.</source>
        <translation>
            <numerusform>Costs %n coin less.</numerusform>
            <numerusform>Costs %n coins less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives %n coin(s).</source>
        <translation>
            <numerusform>Gives %n coin.</numerusform>
            <numerusform>Gives %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its horns start a battle: you win %n victory token(s).</source>
        <translation>
            <numerusform>Its horns start a battle: you win %n victory token.</numerusform>
            <numerusform>Its horns start a battle: you win %n victory tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its horns turn {turned} of {all} conflict tokens: with the shields as they are now you win %n victory token(s) in the battle.</source>
        <translation>
            <numerusform>Its horns turn {turned} of {all} conflict tokens: with the shields as they are now you win %n victory token in the battle.</numerusform>
            <numerusform>Its horns turn {turned} of {all} conflict tokens: with the shields as they are now you win %n victory tokens in the battle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves you %n coin(s) more.</source>
        <translation>
            <numerusform>Leaves you %n coin more.</numerusform>
            <numerusform>Leaves you %n coins more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise you lose %n point(s): {row}.</source>
        <translation>
            <numerusform>Otherwise you lose %n point: {row}.</numerusform>
            <numerusform>Otherwise you lose %n points: {row}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise {card} goes to your left neighbour: %n point(s) there.</source>
        <translation>
            <numerusform>Otherwise {card} goes to your left neighbour: %n point there.</numerusform>
            <numerusform>Otherwise {card} goes to your left neighbour: %n points there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise {card} goes to your right neighbour: %n point(s) there.</source>
        <translation>
            <numerusform>Otherwise {card} goes to your right neighbour: %n point there.</numerusform>
            <numerusform>Otherwise {card} goes to your right neighbour: %n points there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces {goods}: needed for %n card(s) to come.</source>
        <translation>
            <numerusform>Produces {goods}: needed for %n card to come.</numerusform>
            <numerusform>Produces {goods}: needed for %n cards to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces {goods}: needed for {stages} and for %n card(s) to come.</source>
        <translation>
            <numerusform>Produces {goods}: needed for {stages} and for %n card to come.</numerusform>
            <numerusform>Produces {goods}: needed for {stages} and for %n cards to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saves %n coin(s) when you build {thing}.</source>
        <translation>
            <numerusform>Saves %n coin when you build {thing}.</numerusform>
            <numerusform>Saves %n coins when you build {thing}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The science symbol is worth %n point(s).</source>
        <translation>
            <numerusform>The science symbol is worth %n point.</numerusform>
            <numerusform>The science symbol is worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth %n point(s) with the cities as they are now.</source>
        <translation>
            <numerusform>Worth %n point with the cities as they are now.</numerusform>
            <numerusform>Worth %n points with the cities as they are now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names}: victory with %n point(s)</source>
        <translation>
            <numerusform>{names}: victory with %n point</numerusform>
            <numerusform>{names}: victory with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n games to the end agree: {points} ± {error} points.</source>
        <translation>
            <numerusform>%n game to the end agrees: {points} ± {error} points.</numerusform>
            <numerusform>%n games to the end agree: {points} ± {error} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} choices judged …</source>
        <translation>
            <numerusform>%n of {count} choices judged …</numerusform>
            <numerusform>%n of {count} choices judged …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} choices were the best, or about as good.</source>
        <translation>
            <numerusform>%n of {count} choices was the best, or about as good.</numerusform>
            <numerusform>%n of {count} choices were the best, or about as good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only an estimate: in %n games to the end neither was clearly better ({points} ± {error} points).</source>
        <translation>
            <numerusform>Only an estimate: in %n game to the end neither was clearly better ({points} ± {error} points).</numerusform>
            <numerusform>Only an estimate: in %n games to the end neither was clearly better ({points} ± {error} points).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only an estimate: in %n games to the end the choice made was better, by {points} ± {error} points.</source>
        <translation>
            <numerusform>Only an estimate: in %n game to the end the choice made was better, by {points} ± {error} points.</numerusform>
            <numerusform>Only an estimate: in %n games to the end the choice made was better, by {points} ± {error} points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported</source>
        <translation>
            <numerusform>%n match imported</numerusform>
            <numerusform>%n matches imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be read</source>
        <translation>
            <numerusform>%n match still to be read</numerusform>
            <numerusform>%n matches still to be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Among all matches: %n found.</source>
        <translation>
            <numerusform>Among all matches: %n found.</numerusform>
            <numerusform>Among all matches: %n found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intact up to {place}, with %n choice(s).</source>
        <translation>
            <numerusform>Intact up to {place}, with %n choice.</numerusform>
            <numerusform>Intact up to {place}, with %n choices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recovered up to {place}, with %n choice(s). The damaged file is still there.</source>
        <translation>
            <numerusform>Recovered up to {place}, with %n choice. The damaged file is still there.</numerusform>
            <numerusform>Recovered up to {place}, with %n choices. The damaged file is still there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>%n Debt token(s)</source>
        <translation>
            <numerusform>%n Debt token</numerusform>
            <numerusform>%n Debt tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ahead of you</source>
        <translation>
            <numerusform>%n ahead of you</numerusform>
            <numerusform>%n ahead of you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ahead of {name}</source>
        <translation>
            <numerusform>%n ahead of {name}</numerusform>
            <numerusform>%n ahead of {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by choice</source>
        <translation>
            <numerusform>%n by choice</numerusform>
            <numerusform>%n by choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty and count 0. Press Save again to save anyway.</source>
        <translation>
            <numerusform>%n cell is empty and counts 0. Press Save again to save anyway.</numerusform>
            <numerusform>%n cells are empty and count 0. Press Save again to save anyway.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt(s)</source>
        <translation>
            <numerusform>%n debt</numerusform>
            <numerusform>%n debts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defeat(s)</source>
        <translation>
            <numerusform>%n defeat</numerusform>
            <numerusform>%n defeats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) × {worth}</source>
        <translation>
            <numerusform>%n set × {worth}</numerusform>
            <numerusform>%n sets × {worth}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory(ies), {age}</source>
        <translation>
            <numerusform>%n victory, {age}</numerusform>
            <numerusform>%n victories, {age}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>equal in points and with %n coin(s) each</source>
        <translation>
            <numerusform>equal in points and with %n coin each</numerusform>
            <numerusform>equal in points and with %n coins each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>equal in points and with %n stage(s) each</source>
        <translation>
            <numerusform>equal in points and with %n stage each</numerusform>
            <numerusform>equal in points and with %n stages each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n more of {symbol}</source>
        <translation>
            <numerusform>{card}: %n more of {symbol}</numerusform>
            <numerusform>{card}: %n more of {symbol}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader}: %n fewer of {symbol}</source>
        <translation>
            <numerusform>{leader}: %n fewer {symbol}</numerusform>
            <numerusform>{leader}: %n fewer {symbol}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader}: %n more of {symbol}</source>
        <translation>
            <numerusform>{leader}: %n more {symbol}</numerusform>
            <numerusform>{leader}: %n more {symbol}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader}: %n pair(s) of victory tokens</source>
        <translation>
            <numerusform>{leader}: %n pair of victory tokens</numerusform>
            <numerusform>{leader}: %n pairs of victory tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leader}: %n set(s) of symbols</source>
        <translation>
            <numerusform>{leader}: %n set of symbols</numerusform>
            <numerusform>{leader}: %n sets of symbols</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n game(s) on a real table</source>
        <translation>
            <numerusform>%n game on a real table</numerusform>
            <numerusform>%n games on a real table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) on a real table kept apart</source>
        <translation>
            <numerusform>%n game on a real table kept apart</numerusform>
            <numerusform>%n games on a real table kept apart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) not verified</source>
        <translation>
            <numerusform>%n match not verified</numerusform>
            <numerusform>%n matches not verified</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) played here</source>
        <translation>
            <numerusform>%n match played here</numerusform>
            <numerusform>%n matches played here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be read …</source>
        <translation>
            <numerusform>%n match still to be read …</numerusform>
            <numerusform>%n matches still to be read …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) with hints</source>
        <translation>
            <numerusform>%n match with hints</numerusform>
            <numerusform>%n matches with hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) with hints left out</source>
        <translation>
            <numerusform>%n match with hints left out</numerusform>
            <numerusform>%n matches with hints left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), {won} won</source>
        <translation>
            <numerusform>%n match, {won} won</numerusform>
            <numerusform>%n matches, {won} won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice match(es)</source>
        <translation>
            <numerusform>%n practice match</numerusform>
            <numerusform>%n practice matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice match(es) left out</source>
        <translation>
            <numerusform>%n practice match left out</numerusform>
            <numerusform>%n practice matches left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s), {won} won</source>
        <translation>
            <numerusform>%n result, {won} won</numerusform>
            <numerusform>%n results, {won} won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counted from {when}; %n match(es) before</source>
        <translation>
            <numerusform>counted from {when}; %n match before</numerusform>
            <numerusform>counted from {when}; %n matches before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>matches</source>
        <extracomment>Stands below the number of matches, which decides its form.</extracomment>
        <translation>
            <numerusform>match</numerusform>
            <numerusform>matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>victories in a row</source>
        <translation>
            <numerusform>victory in a row</numerusform>
            <numerusform>victories in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n match(es)</source>
        <translation>
            <numerusform>{game}: %n match</numerusform>
            <numerusform>{game}: %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n ahead</source>
        <translation>
            <numerusform>%n ahead</numerusform>
            <numerusform>%n ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at peace</source>
        <translation>
            <numerusform>%n at peace</numerusform>
            <numerusform>%n at peace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <translation>
            <numerusform>%n behind</numerusform>
            <numerusform>%n behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind {name}</source>
        <translation>
            <numerusform>%n behind {name}</numerusform>
            <numerusform>%n behind {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for {n} of {name}</source>
        <translation>
            <numerusform>%n card for {n} of {name}</numerusform>
            <numerusform>%n cards for {n} of {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the pile; the last is discarded</source>
        <translation>
            <numerusform>%n card left in the pile; the last is discarded</numerusform>
            <numerusform>%n cards left in the pile; the last is discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to the discard pile</source>
        <translation>
            <numerusform>%n card to the discard pile</numerusform>
            <numerusform>%n cards to the discard pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) → {name}</source>
        <translation>
            <numerusform>%n card → {name}</numerusform>
            <numerusform>%n cards → {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n card, face down</numerusform>
            <numerusform>%n cards, face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different resource(s)</source>
        <translation>
            <numerusform>%n different resource</numerusform>
            <numerusform>%n different resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horn(s)</source>
        <translation>
            <numerusform>%n horn</numerusform>
            <numerusform>%n horns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical resource(s)</source>
        <translation>
            <numerusform>%n identical resource</numerusform>
            <numerusform>%n identical resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in all</source>
        <translation>
            <numerusform>%n in all</numerusform>
            <numerusform>%n in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more below</source>
        <translation>
            <numerusform>%n more below</numerusform>
            <numerusform>%n more below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 5 stages built</source>
        <translation>
            <numerusform>%n of 5 stages built</numerusform>
            <numerusform>%n of 5 stages built</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n short</numerusform>
            <numerusform>%n short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s)</source>
        <translation>
            <numerusform>%n way</numerusform>
            <numerusform>%n ways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to pay</source>
        <translation>
            <numerusform>%n way to pay</numerusform>
            <numerusform>%n ways to pay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Science is worth %n point(s) now</source>
        <translation>
            <numerusform>Science is worth %n point now</numerusform>
            <numerusform>Science is worth %n points now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>builds stage {number}, %n point(s)</source>
        <translation>
            <numerusform>builds stage {number}, %n point</numerusform>
            <numerusform>builds stage {number}, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs {price}, %n short</source>
        <translation>
            <numerusform>costs {price}, %n short</numerusform>
            <numerusform>costs {price}, %n short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>or the top of the pile, unseen (%n)</source>
        <translation>
            <numerusform>or the top of the pile, unseen (%n)</numerusform>
            <numerusform>or the top of the pile, unseen (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tied with %n others</source>
        <translation>
            <numerusform>tied with %n other</numerusform>
            <numerusform>tied with %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>unseen, %n left</source>
        <translation>
            <numerusform>unseen, %n left</numerusform>
            <numerusform>unseen, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} saves %n coin(s)</source>
        <translation>
            <numerusform>{name} saves %n coin</numerusform>
            <numerusform>{name} saves %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} ← %n card(s)</source>
        <translation>
            <numerusform>{name} ← %n card</numerusform>
            <numerusform>{name} ← %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n coin(s) less in a turn</source>
        <translation>
            <numerusform>{name}: %n coin less in a turn</numerusform>
            <numerusform>{name}: %n coins less in a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {goods} for %n coin(s)</source>
        <translation>
            <numerusform>{name}: {goods} for %n coin</numerusform>
            <numerusform>{name}: {goods} for %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message numerus="yes">
        <source>%n match(es), {damaged} of them cannot be read</source>
        <translation>
            <numerusform>%n match, {damaged} of them cannot be read</numerusform>
            <numerusform>%n matches, {damaged} of them cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {place}, %n choice(s)</source>
        <translation>
            <numerusform>up to {place}, %n choice</numerusform>
            <numerusform>up to {place}, %n choices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message numerus="yes">
        <source>{border}: %n shield(s) ahead</source>
        <translation>
            <numerusform>{border}: %n shield ahead</numerusform>
            <numerusform>{border}: %n shields ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{border}: %n shield(s) behind</source>
        <translation>
            <numerusform>{border}: %n shield behind</numerusform>
            <numerusform>{border}: %n shields behind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WonderPack</name>
    <message numerus="yes">
        <source>At the end of the game, %n victory point(s) for each card in the neighbouring cities in the colour of the card under this stage.</source>
        <translation>
            <numerusform>At the end of the game, %n victory point for each card in the neighbouring cities in the colour of the card under this stage.</numerusform>
            <numerusform>At the end of the game, %n victory points for each card in the neighbouring cities in the colour of the card under this stage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The city begins with %n coin(s) more than the others.</source>
        <translation>
            <numerusform>The city begins with %n coin more than the others.</numerusform>
            <numerusform>The city begins with %n coins more than the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>began with %n coin(s) more</source>
        <translation>
            <numerusform>began with %n coin more</numerusform>
            <numerusform>began with %n coins more</numerusform>
        </translation>
    </message>
</context>
</TS>
