-- Books that schools adopted, as teachers may order them for their own children.
CREATE TABLE free_books_level (
  id integer PRIMARY KEY,
  name text NOT NULL
);

CREATE TABLE free_books_subject (
  id integer PRIMARY KEY,
  name text NOT NULL
);

CREATE TABLE free_books_title (
  isbn text PRIMARY KEY CHECK (isbn ~ '^[0-9]{13}$'),
  name text NOT NULL,
  cost_cents integer NOT NULL CHECK (cost_cents >= 0),
  in_stock boolean NOT NULL DEFAULT true,
  level_id integer NOT NULL REFERENCES free_books_level (id),
  subject_id integer NOT NULL REFERENCES free_books_subject (id)
);

CREATE TABLE free_books_adoption (
  school_id integer NOT NULL REFERENCES school (id) ON DELETE CASCADE,
  isbn text NOT NULL REFERENCES free_books_title (isbn) ON DELETE CASCADE,
  PRIMARY KEY (school_id, isbn)
);

CREATE SEQUENCE free_books_order_id START 880214;

-- An order is prepared as a draft, sent whole, and paid when the card gateway says so.
CREATE TABLE free_books_order (
  id integer PRIMARY KEY DEFAULT nextval('free_books_order_id'),
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'sent', 'paid')),
  total_cents integer CHECK (total_cents > 0),
  school_id integer REFERENCES school (id),
  ordered_on date,
  paid_at timestamptz,
  CHECK (status = 'draft' OR (total_cents IS NOT NULL AND school_id IS NOT NULL AND ordered_on IS NOT NULL)),
  CHECK ((status = 'paid') = (paid_at IS NOT NULL))
);

-- A teacher prepares one order at a time.
CREATE UNIQUE INDEX free_books_order_open ON free_books_order (account_id) WHERE status <> 'paid';

CREATE SEQUENCE free_books_child_id START 3400;

CREATE TABLE free_books_child (
  id integer PRIMARY KEY DEFAULT nextval('free_books_child_id'),
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name text NOT NULL,
  surname1 text NOT NULL,
  surname2 text,
  birth date NOT NULL,
  school_id integer NOT NULL REFERENCES school (id)
);

-- The same child sent again is the same row, so that a retry is safe.
CREATE UNIQUE INDEX free_books_child_once
  ON free_books_child (account_id, lower(name), lower(surname1), lower(coalesce(surname2, '')), birth);

CREATE TABLE free_books_line (
  order_id integer NOT NULL REFERENCES free_books_order (id) ON DELETE CASCADE,
  number integer NOT NULL CHECK (number BETWEEN 1 AND 20),
  child_id integer NOT NULL REFERENCES free_books_child (id) ON DELETE CASCADE,
  school_id integer NOT NULL REFERENCES school (id),
  level_id integer NOT NULL REFERENCES free_books_level (id),
  subject_id integer NOT NULL REFERENCES free_books_subject (id),
  isbns text[] NOT NULL CHECK (cardinality(isbns) > 0),
  PRIMARY KEY (order_id, number)
);

CREATE INDEX free_books_line_child ON free_books_line (child_id);

-- Images of family books by position of the child in the order; the files are in the store and have no address.
CREATE TABLE free_books_family_book (
  order_id integer NOT NULL REFERENCES free_books_order (id) ON DELETE CASCADE,
  number integer NOT NULL CHECK (number BETWEEN 1 AND 20),
  sha256 text NOT NULL,
  size integer NOT NULL CHECK (size > 0 AND size < 2097152),
  PRIMARY KEY (order_id, number)
);

-- The VAT rate in hundredths of a percent, and the flat cost of an order before it.
INSERT INTO setting (name, value) VALUES ('free-books-vat', '400'), ('free-books-cost-cents', '1250')
ON CONFLICT DO NOTHING;
