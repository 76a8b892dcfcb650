# Tic-tac-toe.

summary = Three in a row on a board of nine.
node-play = Play
prompt-play = Take a free cell
move-mark = Mark
    .help = Take a free cell.
input-cell = Cell
marked = { $seat } takes { $cell }.
three_in_a_row = three in a row
board_is_full = the board is full

## What hints speak of

your_lines = your lines
others_lines = the other’s lines
the_centre = the centre

## What the table shows

field-cells = cells

## The first match

lesson-board = Three in a row win: across, down or aslant.
lesson-mark = Tap a free cell, then the button.
lesson-again = The other one has answered. Look for two in a row: complete your own, or stand in the way.
