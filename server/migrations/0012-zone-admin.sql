-- Students' zone administration: limits of all links, which links have limits of their own, and who changed what.
CREATE TABLE students_zone_values (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  increasement_percentage integer NOT NULL CHECK (increasement_percentage BETWEEN 1 AND 100),
  different_devices integer NOT NULL CHECK (different_devices BETWEEN 1 AND 3)
);

INSERT INTO students_zone_values (increasement_percentage, different_devices) VALUES (10, 3);

-- The limits in a link are those in force; they follow the global ones until the link gets its own.
ALTER TABLE share_link
  ADD COLUMN has_own_limits boolean NOT NULL DEFAULT false,
  -- The day from which a link is blocked. Its end date, the last day it is open, is then the day before.
  ADD COLUMN blocked_from date;

UPDATE share_link SET has_own_limits = true WHERE (increasement_percentage, different_devices) <> (10, 3);

-- Whoever makes a link, it begins with the global limits. The lock lets a change of them wait for links that are being made.
CREATE FUNCTION take_global_limits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.has_own_limits THEN
    SELECT increasement_percentage, different_devices
      INTO NEW.increasement_percentage, NEW.different_devices
      FROM students_zone_values FOR SHARE;
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER share_link_limits BEFORE INSERT ON share_link
  FOR EACH ROW EXECUTE FUNCTION take_global_limits();

CREATE INDEX share_link_newest ON share_link (created_at DESC);

-- Rows without a token are changes of the global limits.
CREATE TABLE students_zone_activity (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token uuid REFERENCES share_link (token) ON DELETE CASCADE,
  administrator text NOT NULL,
  action text NOT NULL CHECK (action IN ('VALUES', 'BLOCK', 'SHARE')),
  changed_at timestamptz NOT NULL,
  changes jsonb NOT NULL,
  message text
);

CREATE INDEX students_zone_activity_newest ON students_zone_activity (token, changed_at DESC, id DESC);
