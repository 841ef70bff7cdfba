import { TextField } from "@anaquel/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Dispatch, ReactNode } from "react";
import type { GratisMaterial } from "../gratis-order.ts";
import { useKindNames } from "./kind-names.ts";
import styles from "./order.module.css";
import type { OrderEvent, OrderFaults, OrderState } from "./order-form.ts";
import { freeUnits, limitOf, unitsOf } from "./units.ts";

interface MaterialFieldsProps {
  state: OrderState;
  faults: OrderFaults;
  dispatch: Dispatch<OrderEvent>;
}

/** The units of each material, with what limits them. Source: T-111 to T-114, T-117, T-118. */
export function MaterialFields({ state, faults, dispatch }: MaterialFieldsProps): ReactNode {
  const { t } = useLingui();
  const { materials, units, counts, tries } = state;
  const kinds = useKindNames();
  const isEmpty = tries > 0 && faults.isEmpty;

  function limitText(material: GratisMaterial): string {
    const free = freeUnits(material, counts);
    if (free !== null) return t`up to ${free}`;
    return limitOf(material) === "classrooms"
      ? t`enter the number of classrooms first`
      : t`enter the number of teachers first`;
  }

  function hintOf(material: GratisMaterial): string {
    const sent = material.unidadesEnviadas;
    return [
      kinds[material.tipoMaterial],
      limitText(material),
      ...(sent > 0 ? [t`${plural(sent, { one: "# sent before", other: "# sent before" })}`] : []),
    ].join(" · ");
  }

  function errorOf(material: GratisMaterial, at: number): string | undefined {
    const limit = limitText(material);
    if (faults.overLimit.includes(material.idMaterial)) return t`Too many units: ${limit}.`;
    return isEmpty && at === 0 ? t`Ask for at least one unit of some material.` : undefined;
  }

  return (
    <div className={styles.materials}>
      {materials.map((material, at) => (
        <div key={material.idMaterial} className={styles.material}>
          <TextField
            label={material.desMaterial}
            hint={hintOf(material)}
            error={errorOf(material, at)}
            name={`material-${material.idMaterial}`}
            inputMode="numeric"
            autoComplete="off"
            value={units[material.idMaterial] ?? 0}
            onChange={({ currentTarget }) =>
              dispatch({ type: "asked", idMaterial: material.idMaterial, units: unitsOf(currentTarget.value) })
            }
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      ))}
    </div>
  );
}
