// Tic-tac-toe as a game of boardgame.io, for its reducer and for its server.
"use strict";

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

module.exports = {
  name: "tictactoe",
  disableUndo: true,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const { cells } = G;
    const mark = ctx.currentPlayer;
    for (const [a, b, c] of LINES) {
      if (cells[a] === mark && cells[b] === mark && cells[c] === mark) return { winner: mark };
    }
    return cells.includes(null) ? undefined : { draw: true };
  },
};
