import type { ColumnType, Generated } from "kysely";

/** A link to the students' zone of a title. Its limits are those in force. */
export interface ShareLinkTable {
  token: string;
  title_id: string;
  account_id: number;
  students: number;
  /** A new link gets the global limits from the database. */
  increasement_percentage: Generated<number>;
  different_devices: Generated<number>;
  created_at: Date;
  /** The last day it is open; null when it does not end. */
  end_date: string | null;
  /** False while the limits follow the global ones. */
  has_own_limits: Generated<boolean>;
  /** The day from which support blocked it. */
  blocked_from: Generated<string | null>;
}

/** The limits of the links that have none of their own: one row. */
export interface StudentsZoneValuesTable {
  only_row: Generated<boolean>;
  increasement_percentage: number;
  different_devices: number;
}

/** One changed value, as the log tells it. */
export interface StudentsZoneChange {
  name: string;
  oldValue: string | null;
  newValue: string | null;
}

/** Who changed what; without a token, the global limits. */
export interface StudentsZoneActivityTable {
  id: Generated<number>;
  token: string | null;
  administrator: string;
  action: "VALUES" | "BLOCK" | "SHARE";
  changed_at: Date;
  changes: ColumnType<StudentsZoneChange[], string, never>;
  message: string | null;
}
