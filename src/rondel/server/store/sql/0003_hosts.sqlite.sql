INSERT INTO holders (table_id, seat, person)
SELECT tables.id, -1, people.id FROM tables
JOIN people ON people.id = json_extract(CAST(tables.data AS TEXT), '$.host');
