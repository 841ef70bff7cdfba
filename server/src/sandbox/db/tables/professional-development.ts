import type { Generated } from "kysely";

export interface PdAssetTable {
  id: string;
  category_id: string;
  starred: Generated<boolean>;
  position: Generated<number>;
  type: string;
  published_on: string;
  author: string | null;
  thumbnail: string | null;
  views: Generated<number>;
  thumbs_up: Generated<number>;
  thumbs_down: Generated<number>;
}

export interface PdAssetTextTable {
  asset_id: string;
  language: string;
  title: string;
  description: string | null;
  file_name: string;
  sha256: string;
  size: number;
}

export interface PdAssetUseTable {
  account_id: number;
  asset_id: string;
  viewed: Generated<boolean>;
  rating: Generated<number>;
}
