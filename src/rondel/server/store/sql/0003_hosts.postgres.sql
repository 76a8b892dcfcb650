INSERT INTO holders (table_id, seat, person)
SELECT tables.id, -1, people.id FROM tables
JOIN people ON people.id = convert_from(tables.data, 'UTF8')::json ->> 'host';
