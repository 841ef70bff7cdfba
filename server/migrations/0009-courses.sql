-- Announcements of professional-development courses. Days are days of Madrid; the description is in every language.
CREATE TABLE course_announcement (
  id integer PRIMARY KEY,
  key text NOT NULL UNIQUE,
  is_current boolean NOT NULL DEFAULT false,
  description jsonb NOT NULL,
  registration_start date,
  registration_end date,
  access_date date,
  start_date date,
  end_date date,
  lti_key text,
  lti_secret text,
  lti_url text,
  master text
);

-- Only one announcement is in force.
CREATE UNIQUE INDEX course_announcement_current ON course_announcement (is_current) WHERE is_current;

CREATE TABLE course (
  id integer PRIMARY KEY,
  announcement_id integer NOT NULL REFERENCES course_announcement (id) ON DELETE CASCADE,
  name text NOT NULL,
  master text NOT NULL,
  registration_enabled boolean NOT NULL DEFAULT true
);

CREATE INDEX course_of_announcement ON course (announcement_id, id);

-- Registrations that teachers make get ids above those of the demo data.
CREATE SEQUENCE course_registration_id START 100000;

-- One course at a time: an account has one registration in an announcement.
CREATE TABLE course_registration (
  id integer PRIMARY KEY DEFAULT nextval('course_registration_id'),
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  announcement_id integer NOT NULL REFERENCES course_announcement (id) ON DELETE CASCADE,
  course_id integer NOT NULL REFERENCES course (id) ON DELETE CASCADE,
  birthday date,
  completed boolean NOT NULL DEFAULT false,
  registered_at timestamptz NOT NULL,
  UNIQUE (account_id, announcement_id)
);
