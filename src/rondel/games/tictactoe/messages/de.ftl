# Tic-tac-toe.

summary = Drei in einer Reihe auf neun Feldern.
node-play = Spiel
prompt-play = Nimm ein freies Feld
move-mark = Zeichen setzen
    .help = Nimm ein freies Feld.
input-cell = Feld
marked = { $seat } nimmt { $cell }.
three_in_a_row = drei in einer Reihe
board_is_full = das Brett ist voll

## Wovon Tipps sprechen

your_lines = deine Reihen
others_lines = die Reihen der anderen
the_centre = die Mitte

## Was der Tisch zeigt

field-cells = Felder

## Die erste Partie

lesson-board = Drei in einer Reihe gewinnen: waagrecht, senkrecht oder schräg.
lesson-mark = Tipp auf ein freies Feld, dann auf den Knopf.
lesson-again = Die andere Seite hat geantwortet. Such zwei in einer Reihe: mach deine voll, oder stell dich dazwischen.
