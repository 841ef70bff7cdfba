ALTER TABLE account ADD COLUMN previous_access_at timestamptz;

ALTER TABLE account ADD COLUMN notifications_read_at timestamptz;

-- The dialog that a teacher sees on the home page, until it is acknowledged.
CREATE TABLE home_notice (
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  type text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, type)
);

-- Surveys a teacher is asked; an answer or a refusal takes the button away.
CREATE TABLE survey (
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (name IN ('satisfaction', 'local')),
  url text NOT NULL,
  delay_number integer NOT NULL DEFAULT 0,
  max_delay_number integer NOT NULL,
  show_button boolean NOT NULL DEFAULT true,
  PRIMARY KEY (account_id, name)
);

CREATE TABLE poll (
  account_id integer PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  poll text NOT NULL
);
