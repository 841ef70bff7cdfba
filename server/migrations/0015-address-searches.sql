-- Addresses are made of the same few names and providers: an index of three letters reads a share of everybody for any of them.
-- Runs of five are rare enough that what a search reads does not grow with the table.
CREATE FUNCTION letter_runs(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$
  SELECT coalesce(array_agg(DISTINCT substr(plain, place, 5)), '{}')
  FROM (SELECT public.plain_text($1) AS plain) AS text, generate_series(1, length(plain) - 4) AS place
$$;

CREATE INDEX account_mail_runs ON account USING gin (letter_runs(mail));
