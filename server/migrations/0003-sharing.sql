-- students × different_devices devices may open a link; students × (1 + increasement_percentage / 100) may use it at once.
CREATE TABLE share_link (
  token uuid PRIMARY KEY,
  title_id uuid NOT NULL REFERENCES title (id) ON DELETE CASCADE,
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  students integer NOT NULL CHECK (students > 0),
  increasement_percentage integer NOT NULL CHECK (increasement_percentage BETWEEN 1 AND 100),
  different_devices integer NOT NULL CHECK (different_devices BETWEEN 1 AND 3),
  created_at timestamptz NOT NULL,
  end_date date
);

CREATE INDEX share_link_owner ON share_link (account_id, title_id);

CREATE TABLE share_device (
  token uuid NOT NULL REFERENCES share_link (token) ON DELETE CASCADE,
  device_id text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (token, device_id)
);

CREATE TABLE content_post (
  id integer PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  title text NOT NULL,
  content text NOT NULL,
  excerpt text NOT NULL DEFAULT '',
  categories integer[] NOT NULL,
  published_at timestamptz NOT NULL,
  image_url text,
  image_alt text
);

CREATE TABLE mail_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  sent_at timestamptz NOT NULL
);
