import { useLingui } from "@lingui/react/macro";
import type { GratisMaterial } from "../gratis-order.ts";

/** For whom a material is. Source: T-098. */
export function useKindNames(): Record<GratisMaterial["tipoMaterial"], string> {
  const { t } = useLingui();
  return { ALUM: t`For students`, PROF: t`For teachers`, AULA: t`For classrooms` };
}
