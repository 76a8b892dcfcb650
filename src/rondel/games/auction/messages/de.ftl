# Verdeckte Gebote.

summary = Biete verdeckt auf Posten, die dir mehr wert sind, als du zeigst.
node-sale = Verkauf
node-lots = Posten
node-show = Ein Posten wird gezeigt
node-bid = Gebote
prompt-bid = Biete verdeckt auf den Posten
ask-bid = Verdeckt bieten
lot_shown = Posten { $lot }, { $value } wert, kommt unter den Hammer.
lot_sold = { $seat } bekommt Posten { $lot } für { $price }.
    .you_seat = Posten { $lot } gehört dir, für { $price }.
most_gathered = am meisten gesammelt
export-lots = Posten als Tabelle

## Wovon Tipps sprechen

coins_left = Münzen
great_lots = große Posten
small_lots = kleine Posten

## Was vorher abgemacht wird

preset-short = Kurz
option-lots = Posten
    .help = So viele Posten kommen unter den Hammer
option-coins = Münzen
    .help = Damit beginnen alle

## Was der Tisch zeigt

lot_name = Posten { $number }
field-bidders = Bietende
field-coins = Münzen
field-tastes = Zugabe je Posten, der Reihe nach
field-shelf = ersteigert
    .empty = noch nichts
field-coming = kommen noch
field-shown = gezeigte Werte
    .empty = noch keine
field-bids = letzte Gebote, nach Plätzen
    .empty = noch keine
field-lots = Posten insgesamt

## Die erste Partie

lesson-lot = Dieses Los steht zum Verkauf. Sein Wert zählt für den, der es kauft.
lesson-coins = Alle haben gleich viele Münzen, und sie müssen für alle Lose reichen.
lesson-bid = Biete verdeckt: das höchste Gebot gewinnt und wird bezahlt. Wähle, wie viel, dann den Knopf.
lesson-sold = Verkauft. Sieh, was bezahlt wurde, und bedenke, was für die nächsten Lose bleibt.
