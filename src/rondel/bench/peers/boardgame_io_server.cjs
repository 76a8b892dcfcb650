// boardgame.io's own server with tic-tac-toe: node boardgame_io_server.cjs FOLDER PORT LOBBY_PORT [STORE]
// FOLDER holds its node_modules; STORE is a folder for its FlatFile store, without which it keeps matches in memory.
"use strict";

const path = require("node:path");
const { createRequire } = require("node:module");

const [folder, port, lobby, store] = process.argv.slice(2);
const { Server, FlatFile } = createRequire(path.join(path.resolve(folder), "package.json"))("boardgame.io/server");

const settings = { games: [require("./tictactoe.cjs")], origins: ["*"] };
if (store) settings.db = new FlatFile({ dir: store, logging: false });
console.info = () => {}; // one line for every match that is made
Server(settings).run({ port: Number(port), lobbyConfig: { apiPort: Number(lobby) } });
