-- Orders of free teaching material, one for each title that a school adopted; its teacher is the one it belongs to.
CREATE TABLE gratis_order (
  id integer PRIMARY KEY,
  school_id integer NOT NULL REFERENCES school (id) ON DELETE CASCADE,
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  title_id uuid NOT NULL REFERENCES title (id) ON DELETE CASCADE,
  area text NOT NULL,
  status text NOT NULL
    CHECK (status IN ('NOSOLICITA', 'APROBADA', 'ENREVISION', 'RECHAZADA', 'MODIFICADA', 'ENVIADA')),
  is_editable boolean NOT NULL DEFAULT false,
  is_detail_editable boolean NOT NULL DEFAULT false,
  students integer CHECK (students BETWEEN 1 AND 9999),
  classrooms integer CHECK (classrooms BETWEEN 1 AND 9999),
  teachers integer CHECK (teachers BETWEEN 1 AND 9999),
  remark text
);

CREATE INDEX gratis_order_school ON gratis_order (school_id);

CREATE TABLE gratis_material (
  order_id integer NOT NULL REFERENCES gratis_order (id) ON DELETE CASCADE,
  id integer NOT NULL,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('ALUM', 'PROF', 'AULA')),
  units integer NOT NULL DEFAULT 0 CHECK (units BETWEEN 0 AND 9999),
  sent_units integer NOT NULL DEFAULT 0 CHECK (sent_units BETWEEN 0 AND 9999),
  PRIMARY KEY (order_id, id)
);
