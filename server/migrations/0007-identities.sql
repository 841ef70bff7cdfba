-- People who came back from a provider without an account, until they register.
CREATE TABLE pending_identity (
  id text PRIMARY KEY,
  hash text NOT NULL,
  provider text NOT NULL,
  subject text NOT NULL,
  mail text NOT NULL,
  name text NOT NULL,
  surname1 text NOT NULL,
  surname2 text NOT NULL,
  return_to text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX pending_identity_subject ON pending_identity (provider, subject);

-- Somebody who is signed in goes to a provider to link the account with it.
ALTER TABLE third_party_flow ADD COLUMN account_id integer REFERENCES account (id) ON DELETE CASCADE;
