CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT UNIQUE,
    verified INTEGER NOT NULL DEFAULT 0,
    password TEXT NOT NULL DEFAULT '',
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    banned TEXT NOT NULL DEFAULT '',
    settings BLOB NOT NULL DEFAULT ''
) WITHOUT ROWID;

CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE tokens (
    token TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    visibility TEXT NOT NULL,
    entries INTEGER NOT NULL DEFAULT 0,
    waiting TEXT NOT NULL DEFAULT '',
    deadline INTEGER,
    claimed INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    revision INTEGER NOT NULL DEFAULT 1,
    data BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_lobby ON tables (visibility, status, updated);
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE holders (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, seat, person)
) WITHOUT ROWID;
CREATE INDEX holders_person ON holders (person, table_id);

CREATE TABLE seat_links (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    token TEXT NOT NULL UNIQUE,
    pin TEXT NOT NULL,
    kind TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    command_id TEXT,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX entries_command ON entries (table_id, command_id) WHERE command_id IS NOT NULL;

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    phrase TEXT NOT NULL,
    v INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    line INTEGER NOT NULL,
    person TEXT NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE results (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX results_game ON results (game, finished);

CREATE TABLE crashes (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    channel TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    due INTEGER NOT NULL,
    claimed INTEGER NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    done INTEGER NOT NULL DEFAULT 0,
    body BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX outbox_due ON outbox (done, due);

CREATE TABLE push (
    endpoint TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
