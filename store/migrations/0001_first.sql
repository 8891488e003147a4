-- People, tables, and the append-only log of what was played. Bodies are JSON, written and read by server/.
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE person (id TEXT PRIMARY KEY, login TEXT UNIQUE, body TEXT NOT NULL);
CREATE TABLE game_table (
  id TEXT PRIMARY KEY,
  number BIGINT NOT NULL UNIQUE,  -- the key of its events: short
  status TEXT NOT NULL,           -- open, running, over
  listed BIGINT NOT NULL,         -- 1: shown to everybody
  touched BIGINT NOT NULL,        -- milliseconds since 1970
  due BIGINT,                     -- when a clock runs out
  body TEXT NOT NULL
);
CREATE INDEX game_table_listed ON game_table (listed, status, touched);
CREATE INDEX game_table_due ON game_table (due);
CREATE TABLE chair (table_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, person));
CREATE INDEX chair_person ON chair (person);
CREATE TABLE event (number BIGINT NOT NULL, seq BIGINT NOT NULL, body TEXT NOT NULL);
CREATE UNIQUE INDEX event_once ON event (number, seq);
CREATE TABLE snapshot (number BIGINT PRIMARY KEY, seq BIGINT NOT NULL, rules_version BIGINT NOT NULL, body TEXT NOT NULL);
CREATE TABLE line (number BIGINT NOT NULL, seq BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (number, seq));
CREATE TABLE note (number BIGINT NOT NULL, person TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (number, person));
CREATE TABLE report (id TEXT PRIMARY KEY, number BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL);
