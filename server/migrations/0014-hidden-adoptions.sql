-- An adopted title that its teacher takes off the shelf stays adopted, and is so again when it is put back.
ALTER TABLE library_entry ADD COLUMN hidden boolean NOT NULL DEFAULT false;
