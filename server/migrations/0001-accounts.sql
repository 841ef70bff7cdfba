CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- unaccent() itself depends on a dictionary and may not be used in indexes; this one names it.
CREATE OR REPLACE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT lower(public.unaccent('public.unaccent', coalesce($1, ''))) $$;

CREATE TABLE school (
  id integer PRIMARY KEY,
  code text NOT NULL UNIQUE,
  name text NOT NULL,
  town text NOT NULL,
  province text,
  country_id integer NOT NULL,
  country_name text NOT NULL
);

CREATE TABLE account (
  id integer PRIMARY KEY,
  mail text NOT NULL UNIQUE,
  password_hash text,
  name text NOT NULL,
  surname1 text NOT NULL,
  surname2 text,
  role text NOT NULL,
  profile text,
  platform_id integer NOT NULL DEFAULT 3,
  language text,
  school_id integer REFERENCES school (id),
  phone text,
  card text,
  permissions text[] NOT NULL DEFAULT '{}',
  mkt_prefs boolean NOT NULL DEFAULT false,
  validated boolean NOT NULL DEFAULT true,
  active boolean NOT NULL DEFAULT true,
  position_id integer,
  position_name text,
  on_board_carousel_at timestamptz,
  birth date,
  ccaa_id integer,
  created_at timestamptz NOT NULL,
  last_access_at timestamptz
);

CREATE INDEX account_name ON account USING gin (plain_text(name) gin_trgm_ops);

CREATE INDEX account_surname1 ON account USING gin (plain_text(surname1) gin_trgm_ops);

CREATE INDEX account_surname2 ON account USING gin (plain_text(surname2) gin_trgm_ops);

CREATE INDEX account_mail ON account USING gin (plain_text(mail) gin_trgm_ops);

CREATE INDEX account_card ON account USING gin (plain_text(card) gin_trgm_ops);

CREATE INDEX account_role ON account (role, id);

CREATE TABLE identity (
  provider text NOT NULL,
  subject text NOT NULL,
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  PRIMARY KEY (provider, subject)
);

CREATE TABLE access_token (
  hash text PRIMARY KEY,
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  post_login boolean NOT NULL DEFAULT true
);

CREATE INDEX access_token_account ON access_token (account_id);

CREATE TABLE third_party_flow (
  state text PRIMARY KEY,
  provider text NOT NULL,
  flow_id text NOT NULL,
  verifier text NOT NULL,
  nonce text NOT NULL,
  return_to text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE feature_flag (
  name text PRIMARY KEY,
  enabled boolean NOT NULL
);

CREATE TABLE setting (
  name text PRIMARY KEY,
  value text NOT NULL
);
