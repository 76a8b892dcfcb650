DROP INDEX tables_lobby;
CREATE INDEX tables_lobby ON tables (status) WHERE visibility = 'public';
