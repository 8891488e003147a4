-- Looking after a public server: what people report, who may not come in, what the operator did.
CREATE TABLE complaint (
  id TEXT PRIMARY KEY,
  same TEXT NOT NULL UNIQUE,  -- what it is about: whoever reports the same adds to the same row
  state TEXT NOT NULL,        -- open, closed
  at BIGINT NOT NULL,         -- the last report, milliseconds since 1970
  body TEXT NOT NULL
);
CREATE INDEX complaint_state ON complaint (state, at);
CREATE TABLE ban (
  id TEXT PRIMARY KEY,
  person TEXT,            -- one of the two
  address TEXT,           -- a keyed hash
  ends BIGINT NOT NULL,   -- milliseconds since 1970; the row goes with it
  body TEXT NOT NULL
);
CREATE TABLE act (id TEXT PRIMARY KEY, at BIGINT NOT NULL, body TEXT NOT NULL);
CREATE INDEX act_at ON act (at);
