// Random tic-tac-toe through boardgame.io's reducer: node boardgame_io.cjs FOLDER SECONDS RUNS
// FOLDER holds its node_modules. Writes one line of JSON: {rate, moves, games, runs}.
"use strict";

const path = require("node:path");
const { createRequire } = require("node:module");

const [folder, secondsText, runsText] = process.argv.slice(2);
const seconds = Number(secondsText);
const runs = Number(runsText);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = createRequire(
  path.join(path.resolve(folder), "package.json"),
)("boardgame.io/internal");

function freeCells(cells) {
  const free = [];
  for (let i = 0; i < 9; i++) if (cells[i] === null) free.push(i);
  return free;
}

// Processed once, so that neither the reducer nor a new game does it again.
const game = ProcessGameConfig({ ...require("./tictactoe.cjs"), seed: "rondel" });
const reduce = CreateGameReducer({ game, isClient: false });

function play(games) {
  let moves = 0;
  for (let n = 0; n < games; n++) {
    let state = InitializeGame({ game, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const free = freeCells(state.G.cells);
      const cell = free[Math.floor(Math.random() * free.length)];
      const before = state._stateID;
      state = reduce(state, {
        type: "MAKE_MOVE",
        payload: { type: "place", args: [cell], playerID: state.ctx.currentPlayer },
      });
      if (state._stateID === before) throw new Error("a legal move was refused");
      moves++;
    }
  }
  return moves;
}

function now() {
  return Number(process.hrtime.bigint()) / 1e9;
}

// The first games teach the compiler; the fastest of them tell how many games fill one run.
const warmEnd = now() + Math.max(1, 10 * seconds);
let batch = 50;
let perGame = Infinity;
do {
  const begin = now();
  play(batch);
  perGame = Math.min(perGame, (now() - begin) / batch);
} while (now() < warmEnd);
batch = Math.max(1, Math.round(seconds / perGame));

let rate = 0;
let moves = 0;
for (let run = 0; run < runs; run++) {
  const begin = now();
  const made = play(batch);
  rate = Math.max(rate, made / (now() - begin));
  moves += made;
}
process.stdout.write(JSON.stringify({ rate, moves, games: batch * runs, runs }) + "\n");
