-- Who wants to be forgotten is found by an index: everybody whom a card names has a row in chair, a line knows who said it.
ALTER TABLE chair ADD COLUMN sits BIGINT NOT NULL DEFAULT 1;  -- 0: named on the card without a seat: its host, kicked, admitted
INSERT INTO chair (table_id, person, sits)
  SELECT id, substr(rest, 1, strpos(rest, '"') - 1), 0
  FROM (SELECT id, substr(body, strpos(body, '"host":"') + 8) AS rest FROM game_table WHERE body LIKE '%"host":"%') AS hosts
  WHERE strpos(rest, '"') > 1
  ON CONFLICT DO NOTHING;
INSERT INTO chair (table_id, person, sits)
  SELECT g.id, p.id, 0 FROM game_table g JOIN person p ON g.body LIKE '%"' || p.id || '"%'
  WHERE g.body LIKE '%"kicked":["%' OR g.body LIKE '%"admitted":["%'
  ON CONFLICT DO NOTHING;
ALTER TABLE line ADD COLUMN person TEXT;  -- null: nobody who is known here, any more
UPDATE line SET person = substr(substr(body, strpos(body, '"person":"') + 10), 1,
                                strpos(substr(body, strpos(body, '"person":"') + 10), '"') - 1)
  WHERE body LIKE '%"person":"%';
CREATE INDEX line_person ON line (person);
CREATE INDEX note_person ON note (person);
