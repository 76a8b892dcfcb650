CREATE TABLE rests (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version TEXT NOT NULL,
    entries BIGINT NOT NULL,
    body BYTEA NOT NULL
);

CREATE TABLE absences (
    began BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);
