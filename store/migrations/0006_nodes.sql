-- Several servers on one database, as nodes: each life of one is a row with a number that is never used again.
CREATE TABLE counter (name TEXT PRIMARY KEY, number BIGINT NOT NULL);
INSERT INTO counter (name, number) VALUES ('node', 0);
INSERT INTO counter (name, number) VALUES ('news', 0);
CREATE TABLE node (
  id BIGINT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  seen BIGINT NOT NULL,  -- by the clock of the database, milliseconds since 1970
  body TEXT NOT NULL
);
CREATE TABLE node_gone (id BIGINT PRIMARY KEY, seen BIGINT NOT NULL, gone BIGINT NOT NULL);
-- The time of play that all nodes share: it goes on while at least one of them renews its lease.
CREATE TABLE house_clock (one BIGINT PRIMARY KEY, played BIGINT NOT NULL, seen BIGINT NOT NULL);
INSERT INTO house_clock (one, played, seen) VALUES (1, 0, 0);
-- What all nodes must hear of: in the order in which it was committed.
CREATE TABLE news (number BIGINT PRIMARY KEY, at BIGINT NOT NULL, body TEXT NOT NULL);
-- What all nodes count together: how much of a rate is spent, in thousandths, as of a moment.
CREATE TABLE bucket (name TEXT PRIMARY KEY, spent BIGINT NOT NULL, at BIGINT NOT NULL);
ALTER TABLE game_table ADD COLUMN owner BIGINT;  -- null, or no such node: free
CREATE INDEX game_table_owner ON game_table (owner);
