-- An index of three letters says nothing about a search for one or two, so those have an index of their own.
CREATE FUNCTION letter_pairs(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$
  SELECT coalesce(array_agg(DISTINCT pair), '{}')
  FROM (SELECT substr(plain, place, size) AS pair
        FROM (SELECT public.plain_text($1) AS plain) AS text, generate_series(1, 2) AS size, generate_series(1, length(plain)) AS place) AS pairs
$$;

CREATE INDEX account_letter_pairs ON account USING gin (
  letter_pairs(name), letter_pairs(surname1), letter_pairs(surname2), letter_pairs(mail), letter_pairs(card)
);
