-- Whom somebody does not want to read, or not to meet at their tables.
CREATE TABLE aside (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  other TEXT NOT NULL,
  kind TEXT NOT NULL,  -- mute, block
  body TEXT NOT NULL
);
CREATE UNIQUE INDEX aside_once ON aside (person, other);
CREATE INDEX aside_other ON aside (other);
