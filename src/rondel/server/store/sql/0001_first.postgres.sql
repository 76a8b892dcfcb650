CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT UNIQUE,
    verified BIGINT NOT NULL DEFAULT 0,
    password TEXT NOT NULL DEFAULT '',
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    banned TEXT NOT NULL DEFAULT '',
    settings BYTEA NOT NULL DEFAULT ''
);

CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE tokens (
    token TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    visibility TEXT NOT NULL,
    entries BIGINT NOT NULL DEFAULT 0,
    waiting TEXT NOT NULL DEFAULT '',
    deadline BIGINT,
    claimed BIGINT NOT NULL DEFAULT 0,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    revision BIGINT NOT NULL DEFAULT 1,
    data BYTEA NOT NULL
);
CREATE INDEX tables_lobby ON tables (visibility, status, updated);
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE holders (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, seat, person)
);
CREATE INDEX holders_person ON holders (person, table_id);

CREATE TABLE seat_links (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    pin TEXT NOT NULL,
    kind TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    command_id TEXT,
    body BYTEA NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX entries_command ON entries (table_id, command_id) WHERE command_id IS NOT NULL;

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    seat BIGINT,
    at BIGINT NOT NULL,
    text TEXT NOT NULL,
    phrase TEXT NOT NULL,
    v BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    line BIGINT NOT NULL,
    person TEXT NOT NULL,
    at BIGINT NOT NULL,
    text TEXT NOT NULL
);

CREATE TABLE results (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    finished BIGINT NOT NULL,
    body BYTEA NOT NULL
);
CREATE INDEX results_game ON results (game, finished);

CREATE TABLE crashes (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    body BYTEA NOT NULL
);

CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    channel TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    due BIGINT NOT NULL,
    claimed BIGINT NOT NULL DEFAULT 0,
    tries BIGINT NOT NULL DEFAULT 0,
    done BIGINT NOT NULL DEFAULT 0,
    body BYTEA NOT NULL
);
CREATE INDEX outbox_due ON outbox (done, due);

CREATE TABLE push (
    endpoint TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL
);

CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
