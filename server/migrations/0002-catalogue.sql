CREATE TABLE title (
  id uuid PRIMARY KEY,
  number integer NOT NULL UNIQUE,
  package_id text UNIQUE,
  name text NOT NULL,
  subject text NOT NULL,
  stage text NOT NULL,
  level text,
  language text NOT NULL,
  rights text,
  studentable boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL
);

CREATE TABLE unit (
  id uuid PRIMARY KEY,
  title_id uuid NOT NULL REFERENCES title (id) ON DELETE CASCADE,
  position integer NOT NULL,
  name text NOT NULL
);

CREATE INDEX unit_title ON unit (title_id, position);

CREATE TABLE category (
  title_id uuid NOT NULL REFERENCES title (id) ON DELETE CASCADE,
  id text NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  parent_id text NOT NULL,
  parent_name text NOT NULL,
  PRIMARY KEY (title_id, id)
);

CREATE TABLE edition (
  title_id uuid NOT NULL REFERENCES title (id) ON DELETE CASCADE,
  id text NOT NULL,
  name text NOT NULL,
  languages text[] NOT NULL,
  PRIMARY KEY (title_id, id)
);

-- Paths are relative to the title's files and already encoded for use in an address.
CREATE TABLE resource (
  id uuid PRIMARY KEY,
  title_id uuid NOT NULL REFERENCES title (id) ON DELETE CASCADE,
  unit_id uuid REFERENCES unit (id) ON DELETE SET NULL,
  category_id text NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  description text,
  type text NOT NULL,
  mimetype text,
  size bigint,
  duration integer,
  path text,
  captions_path text,
  previewable boolean NOT NULL DEFAULT false,
  external_url text,
  classroom boolean NOT NULL DEFAULT false,
  is_installer boolean NOT NULL DEFAULT false,
  plus boolean NOT NULL DEFAULT false,
  for_students boolean NOT NULL DEFAULT true,
  editions text[] NOT NULL DEFAULT '{}',
  languages text[] NOT NULL DEFAULT '{}',
  published_at timestamptz NOT NULL,
  modified_at timestamptz
);

CREATE INDEX resource_title ON resource (title_id, position);

-- Files are kept once, under the hash of their content.
CREATE TABLE title_file (
  title_id uuid NOT NULL REFERENCES title (id) ON DELETE CASCADE,
  path text NOT NULL,
  sha256 text NOT NULL,
  size bigint NOT NULL,
  mimetype text NOT NULL,
  PRIMARY KEY (title_id, path)
);

CREATE TABLE library_entry (
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  title_id uuid NOT NULL REFERENCES title (id) ON DELETE CASCADE,
  adoption integer NOT NULL CHECK (adoption IN (0, 1)),
  adoption_type text NOT NULL,
  promotion integer NOT NULL DEFAULT 0 CHECK (promotion IN (0, 1)),
  position integer NOT NULL,
  PRIMARY KEY (account_id, title_id)
);

CREATE TABLE favourite (
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  title_id uuid NOT NULL REFERENCES title (id) ON DELETE CASCADE,
  resource_id uuid NOT NULL REFERENCES resource (id) ON DELETE CASCADE,
  PRIMARY KEY (account_id, resource_id)
);

CREATE INDEX favourite_title ON favourite (account_id, title_id);

CREATE TABLE product (
  id uuid PRIMARY KEY,
  title_id uuid NOT NULL REFERENCES title (id) ON DELETE CASCADE,
  position integer NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  user_type text NOT NULL,
  token text,
  end_date date,
  students integer,
  activations integer,
  free_activations integer,
  resource_id uuid REFERENCES resource (id) ON DELETE SET NULL,
  path text,
  url text
);

CREATE INDEX product_title ON product (title_id, position);

CREATE TABLE resource_open (
  title_id uuid NOT NULL REFERENCES title (id) ON DELETE CASCADE,
  resource_id uuid NOT NULL REFERENCES resource (id) ON DELETE CASCADE,
  account_id integer REFERENCES account (id) ON DELETE SET NULL,
  opened_at timestamptz NOT NULL
);
