-- The professional-development library: categories in order, assets in categories, what people say of them per language.
CREATE TABLE pd_category (
  id uuid PRIMARY KEY,
  position integer NOT NULL UNIQUE
);

CREATE TABLE pd_category_text (
  category_id uuid NOT NULL REFERENCES pd_category (id) ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  PRIMARY KEY (category_id, language)
);

-- The counts include people whose single ratings are not kept.
CREATE TABLE pd_asset (
  id uuid PRIMARY KEY,
  category_id uuid NOT NULL REFERENCES pd_category (id) ON DELETE CASCADE,
  starred boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0 CHECK (position >= 0),
  type text NOT NULL,
  published_on date NOT NULL,
  author text,
  -- The subject whose colours and pattern the thumbnail has; none has no thumbnail.
  thumbnail text,
  views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
  thumbs_up integer NOT NULL DEFAULT 0 CHECK (thumbs_up >= 0),
  thumbs_down integer NOT NULL DEFAULT 0 CHECK (thumbs_down >= 0)
);

CREATE INDEX pd_asset_newest ON pd_asset (published_on DESC);

-- An asset in one language, with its file in the media store.
CREATE TABLE pd_asset_text (
  asset_id uuid NOT NULL REFERENCES pd_asset (id) ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  description text,
  file_name text NOT NULL,
  sha256 text NOT NULL,
  size integer NOT NULL,
  PRIMARY KEY (asset_id, language)
);

-- What an account did with an asset.
CREATE TABLE pd_asset_use (
  account_id integer NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  asset_id uuid NOT NULL REFERENCES pd_asset (id) ON DELETE CASCADE,
  viewed boolean NOT NULL DEFAULT false,
  rating integer NOT NULL DEFAULT 0 CHECK (rating IN (-1, 0, 1)),
  PRIMARY KEY (account_id, asset_id)
);
