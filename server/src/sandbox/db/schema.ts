import type { Generated } from "kysely";
import type { CourseAnnouncementTable, CourseRegistrationTable, CourseTable } from "./tables/courses.ts";
import type { FreeBooksTables } from "./tables/free-books.ts";
import type { GratisMaterialTable, GratisOrderTable } from "./tables/gratis-adoption.ts";
import type { PdAssetTable, PdAssetTextTable, PdAssetUseTable } from "./tables/professional-development.ts";
import type { ShareLinkTable, StudentsZoneActivityTable, StudentsZoneValuesTable } from "./tables/students-zone.ts";

/** The tables, as queries see them. Times are Dates, days are YYYY-MM-DD. */
export interface Database extends FreeBooksTables {
  school: SchoolTable;
  account: AccountTable;
  identity: { provider: string; subject: string; account_id: number };
  access_token: { hash: string; account_id: number; created_at: Date; post_login: Generated<boolean> };
  third_party_flow: ThirdPartyFlowTable;
  pending_identity: PendingIdentityTable;
  feature_flag: { name: string; enabled: boolean };
  setting: { name: string; value: string };
  title: TitleTable;
  unit: { id: string; title_id: string; position: number; name: string };
  category: CategoryTable;
  edition: { title_id: string; id: string; name: string; languages: string[] };
  resource: ResourceTable;
  title_file: { title_id: string; path: string; sha256: string; size: number; mimetype: string };
  library_entry: LibraryEntryTable;
  favourite: { account_id: number; title_id: string; resource_id: string };
  product: ProductTable;
  resource_open: { title_id: string; resource_id: string; account_id: number | null; opened_at: Date };
  share_link: ShareLinkTable;
  students_zone_values: StudentsZoneValuesTable;
  students_zone_activity: StudentsZoneActivityTable;
  share_device: { token: string; device_id: string; first_seen_at: Date; last_seen_at: Date };
  content_post: ContentPostTable;
  home_notice: { account_id: number; type: string; position: Generated<number> };
  survey: SurveyTable;
  poll: { account_id: number; poll: string };
  country: { id: number; iso_code: string };
  province: { id: number; name: string };
  school_delegate: SchoolDelegateTable;
  licence: LicenceTable;
  licence_activation: { code: string; account_id: number; activated_at: Date };
  mailed_link: MailedLinkTable;
  digital_library: { token: string; mail: string };
  digital_library_title: { library_token: string; title_id: string; is_new: Generated<boolean> };
  digital_library_licence: DigitalLibraryLicenceTable;
  school_position: { id: number; name: string };
  gratis_order: GratisOrderTable;
  gratis_material: GratisMaterialTable;
  promotion_answer: PromotionAnswerTable;
  pd_category: { id: string; position: number };
  pd_category_text: { category_id: string; language: string; title: string };
  pd_asset: PdAssetTable;
  pd_asset_text: PdAssetTextTable;
  pd_asset_use: PdAssetUseTable;
  course_announcement: CourseAnnouncementTable;
  course: CourseTable;
  course_registration: CourseRegistrationTable;
  mail_message: { id: Generated<number>; recipient: string; subject: string; body: string; sent_at: Date };
}

export interface SchoolTable {
  id: number;
  code: string;
  name: string;
  town: string;
  province: string | null;
  country_id: number;
  country_name: string;
  street: Generated<string | null>;
  house_number: Generated<string | null>;
  postal_code: Generated<string | null>;
  premium: Generated<string | null>;
}

export interface SchoolDelegateTable {
  school_id: number;
  position: number;
  name: string;
  surname1: string;
  surname2: string | null;
  phone: string | null;
  mail: string | null;
}

export interface AccountTable {
  id: Generated<number>;
  mail: string;
  password_hash: string | null;
  name: string;
  surname1: string;
  surname2: string | null;
  role: string;
  profile: string | null;
  platform_id: Generated<number>;
  language: string | null;
  school_id: number | null;
  phone: string | null;
  card: string | null;
  permissions: Generated<string[]>;
  mkt_prefs: Generated<boolean>;
  validated: Generated<boolean>;
  active: Generated<boolean>;
  position_id: number | null;
  position_name: string | null;
  on_board_carousel_at: Date | null;
  birth: string | null;
  ccaa_id: number | null;
  created_at: Date;
  last_access_at: Date | null;
  previous_access_at: Generated<Date | null>;
  notifications_read_at: Generated<Date | null>;
}

export interface ThirdPartyFlowTable {
  state: string;
  provider: string;
  flow_id: string;
  verifier: string;
  nonce: string;
  return_to: string;
  /** Whom the flow links; none when somebody signs in. */
  account_id: number | null;
  created_at: Date;
}

export interface PendingIdentityTable {
  id: string;
  hash: string;
  provider: string;
  subject: string;
  mail: string;
  name: string;
  surname1: string;
  surname2: string;
  return_to: string;
  created_at: Date;
}

export interface TitleTable {
  id: string;
  number: number;
  package_id: string | null;
  name: string;
  subject: string;
  stage: string;
  level: string | null;
  language: string;
  rights: string | null;
  studentable: Generated<boolean>;
  updated_at: Date;
}

export interface CategoryTable {
  title_id: string;
  id: string;
  position: number;
  name: string;
  parent_id: string;
  parent_name: string;
}

export interface ResourceTable {
  id: string;
  title_id: string;
  unit_id: string | null;
  category_id: string;
  position: number;
  name: string;
  description: string | null;
  type: string;
  mimetype: string | null;
  size: number | null;
  duration: number | null;
  path: string | null;
  captions_path: string | null;
  previewable: Generated<boolean>;
  external_url: string | null;
  classroom: Generated<boolean>;
  is_installer: Generated<boolean>;
  plus: Generated<boolean>;
  for_students: Generated<boolean>;
  editions: Generated<string[]>;
  languages: Generated<string[]>;
  published_at: Date;
  modified_at: Date | null;
}

export interface LibraryEntryTable {
  account_id: number;
  title_id: string;
  adoption: number;
  adoption_type: string;
  promotion: Generated<number>;
  position: number;
  /** Adopted, and taken off the shelf. */
  hidden: Generated<boolean>;
}

export interface ProductTable {
  id: string;
  title_id: string;
  position: number;
  name: string;
  type: string;
  user_type: string;
  token: string | null;
  end_date: string | null;
  students: number | null;
  activations: number | null;
  free_activations: number | null;
  resource_id: string | null;
  path: string | null;
  url: string | null;
}

export interface SurveyTable {
  account_id: number;
  name: string;
  url: string;
  delay_number: Generated<number>;
  max_delay_number: number;
  show_button: Generated<boolean>;
}

export interface PromotionAnswerTable {
  account_id: number;
  post_id: number;
  answer: "accepted" | "informed" | "closed";
  title_number: Generated<string | null>;
  promotion_title: Generated<string | null>;
  information_url: Generated<string | null>;
  answered_at: Date;
}

export interface ContentPostTable {
  id: number;
  slug: string;
  title: string;
  content: string;
  excerpt: Generated<string>;
  categories: number[];
  published_at: Date;
  image_url: string | null;
  image_alt: string | null;
}

export interface LicenceTable {
  code: string;
  product_id: string;
  activations: number;
  free_activations: number;
  end_date: string;
}

export interface MailedLinkTable {
  hash: string;
  account_id: number;
  purpose: string;
  created_at: Date;
  ended_at: Generated<Date | null>;
}

export interface DigitalLibraryLicenceTable {
  library_token: string;
  product_id: string;
  code: string;
  end_date: string | null;
  is_new: Generated<boolean>;
}
