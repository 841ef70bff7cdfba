import type { Generated } from "kysely";

export interface GratisOrderTable {
  id: number;
  school_id: number;
  account_id: number;
  title_id: string;
  area: string;
  status: GratisStatus;
  is_editable: Generated<boolean>;
  is_detail_editable: Generated<boolean>;
  students: number | null;
  classrooms: number | null;
  teachers: number | null;
  remark: string | null;
}

export type GratisStatus = "NOSOLICITA" | "APROBADA" | "ENREVISION" | "RECHAZADA" | "MODIFICADA" | "ENVIADA";

export interface GratisMaterialTable {
  order_id: number;
  id: number;
  name: string;
  kind: "ALUM" | "PROF" | "AULA";
  units: Generated<number>;
  sent_units: Generated<number>;
}
