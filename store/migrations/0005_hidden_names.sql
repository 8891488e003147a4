-- Names that an operator has hidden: nobody takes them again.
CREATE TABLE hidden_name (
  mark TEXT PRIMARY KEY,  -- a keyed hash of the name: without case and kind of letter
  at BIGINT NOT NULL      -- milliseconds since 1970
);
