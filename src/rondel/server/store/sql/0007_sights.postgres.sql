CREATE TABLE sights (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seen BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
