-- Countries to choose a school in; their names follow from the code in every language.
CREATE TABLE country (
  id integer PRIMARY KEY,
  iso_code text NOT NULL UNIQUE
);

INSERT INTO country (id, iso_code) VALUES
  (1131, 'ES'), (1132, 'IT'), (1133, 'GB'), (1134, 'AD'), (1135, 'PT'), (1136, 'FR'), (1137, 'IE'), (1138, 'MT');

-- The id of a province is the beginning of its postal codes.
CREATE TABLE province (
  id integer PRIMARY KEY,
  name text NOT NULL UNIQUE
);

INSERT INTO province (id, name) VALUES
  (1, 'Álava'), (2, 'Albacete'), (3, 'Alicante'), (4, 'Almería'), (5, 'Ávila'), (6, 'Badajoz'), (7, 'Illes Balears'),
  (8, 'Barcelona'), (9, 'Burgos'), (10, 'Cáceres'), (11, 'Cádiz'), (12, 'Castellón'), (13, 'Ciudad Real'), (14, 'Córdoba'),
  (15, 'A Coruña'), (16, 'Cuenca'), (17, 'Girona'), (18, 'Granada'), (19, 'Guadalajara'), (20, 'Gipuzkoa'), (21, 'Huelva'),
  (22, 'Huesca'), (23, 'Jaén'), (24, 'León'), (25, 'Lleida'), (26, 'La Rioja'), (27, 'Lugo'), (28, 'Madrid'), (29, 'Málaga'),
  (30, 'Murcia'), (31, 'Navarra'), (32, 'Ourense'), (33, 'Asturias'), (34, 'Palencia'), (35, 'Las Palmas'), (36, 'Pontevedra'),
  (37, 'Salamanca'), (38, 'Santa Cruz de Tenerife'), (39, 'Cantabria'), (40, 'Segovia'), (41, 'Sevilla'), (42, 'Soria'),
  (43, 'Tarragona'), (44, 'Teruel'), (45, 'Toledo'), (46, 'Valencia'), (47, 'Valladolid'), (48, 'Bizkaia'), (49, 'Zamora'),
  (50, 'Zaragoza'), (51, 'Ceuta'), (52, 'Melilla');

ALTER TABLE school
  ADD COLUMN street text,
  ADD COLUMN house_number text,
  ADD COLUMN postal_code text,
  ADD COLUMN premium text;

CREATE INDEX school_postal_code ON school (country_id, postal_code);

-- The publisher's people for a school.
CREATE TABLE school_delegate (
  school_id integer NOT NULL REFERENCES school (id) ON DELETE CASCADE,
  position integer NOT NULL,
  name text NOT NULL,
  surname1 text NOT NULL,
  surname2 text,
  phone text,
  mail text,
  PRIMARY KEY (school_id, position)
);

CREATE TABLE licence (
  code text PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  activations integer NOT NULL CHECK (activations > 0),
  free_activations integer NOT NULL CHECK (free_activations BETWEEN 0 AND activations),
  end_date date NOT NULL
);

CREATE INDEX licence_product ON licence (product_id);

CREATE TABLE licence_activation (
  code text NOT NULL REFERENCES licence (code) ON DELETE CASCADE,
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  activated_at timestamptz NOT NULL,
  PRIMARY KEY (code, account_id)
);

-- Links sent by mail, kept as hashes. A link that was used or replaced has ended.
CREATE TABLE mailed_link (
  hash text PRIMARY KEY,
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('password', 'activation')),
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);

CREATE INDEX mailed_link_account ON mailed_link (account_id, purpose);

-- Libraries of people without an account, opened by a token.
CREATE TABLE digital_library (
  token text PRIMARY KEY,
  mail text NOT NULL
);

CREATE TABLE digital_library_title (
  library_token text NOT NULL REFERENCES digital_library (token) ON DELETE CASCADE,
  title_id uuid NOT NULL REFERENCES title (id) ON DELETE CASCADE,
  is_new boolean NOT NULL DEFAULT true,
  PRIMARY KEY (library_token, title_id)
);

CREATE TABLE digital_library_licence (
  library_token text NOT NULL REFERENCES digital_library (token) ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  code text NOT NULL,
  end_date date,
  is_new boolean NOT NULL DEFAULT true,
  PRIMARY KEY (library_token, product_id, code)
);

-- Accounts that register get ids above those of the demo accounts.
CREATE SEQUENCE account_id START 100000;

ALTER TABLE account ALTER COLUMN id SET DEFAULT nextval('account_id');

-- Nobody has two accounts with the same identity card.
CREATE UNIQUE INDEX account_card_unique ON account (card);
