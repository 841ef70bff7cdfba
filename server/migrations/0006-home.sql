-- Positions at a school, in the order of their ids.
CREATE TABLE school_position (
  id integer PRIMARY KEY,
  name text NOT NULL
);

INSERT INTO school_position (id, name) VALUES
  (1, 'Docencia'), (2, 'Tutoría'), (3, 'Jefatura de departamento'), (4, 'Jefatura de estudios'), (5, 'Dirección'),
  (6, 'Secretaría'), (7, 'Coordinación');

-- What an account answered to a banner or home promotion, which then is not shown again.
CREATE TABLE promotion_answer (
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  post_id integer NOT NULL,
  answer text NOT NULL CHECK (answer IN ('accepted', 'informed', 'closed')),
  title_number text,
  promotion_title text,
  information_url text,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, post_id)
);

-- The years in which an account paid an order of free family books.
CREATE TABLE free_books_payment (
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  year integer NOT NULL,
  PRIMARY KEY (account_id, year)
);

INSERT INTO setting (name, value) VALUES ('free-books-campaign', 'open') ON CONFLICT DO NOTHING;
