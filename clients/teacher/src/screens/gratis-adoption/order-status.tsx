import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { GratisOrder, GratisStatus } from "./gratis-order.ts";
import styles from "./order-status.module.css";

/** Pictures of where an order stands. */
type IconName = "ok" | "clock" | "remove" | "send" | "blocked";

const LINES: Record<IconName, string> = {
  ok: "M4.9 8.4l2.2 2.1 4.1-4.7",
  clock: "M8 4.4V8l2.5 1.7",
  remove: "M5.6 5.6l4.8 4.8M10.4 5.6l-4.8 4.8",
  blocked: "M3.4 3.4l9.2 9.2",
  send: "M14.2 1.8L7.1 8.9M14.2 1.8L9.9 14.2 7.1 8.9 1.8 6.1z",
};

/** The picture of each status; nothing stands for an order that was not asked for. Source: T-089 to T-094, G05. */
const ICONS: Record<GratisStatus, IconName | null> = {
  NOSOLICITA: null,
  APROBADA: "ok",
  ENREVISION: "clock",
  MODIFICADA: "remove",
  RECHAZADA: "blocked",
  ENVIADA: "send",
};

/** Where an order stands: a picture and a word. Source: T-088 to T-094. */
export function OrderStatus({ status }: { status: GratisStatus }): ReactNode {
  const { t } = useLingui();
  const icon = ICONS[status];
  if (!icon) return null;
  const names: Record<Exclude<GratisStatus, "NOSOLICITA">, string> = {
    APROBADA: t`Approved`,
    ENREVISION: t`Under review`,
    MODIFICADA: t`Changed by the publisher`,
    RECHAZADA: t`Rejected`,
    ENVIADA: t`Shipped`,
  };
  return (
    <span className={styles.status} data-icon={icon}>
      <Icon name={icon} />
      {status !== "NOSOLICITA" && names[status]}
    </span>
  );
}

function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {name !== "send" && <circle cx="8" cy="8" r="6.6" />}
      <path d={LINES[name]} />
    </svg>
  );
}

/** What the publisher says of an order that it changed or rejected, in red. Source: T-091, G05. */
export function Remark({ order }: { order: Pick<GratisOrder, "estado" | "comentarioPublico"> }): ReactNode {
  const { idEstado } = order.estado;
  if (!order.comentarioPublico || (idEstado !== "MODIFICADA" && idEstado !== "RECHAZADA")) return null;
  return <p className={styles.remark}>{order.comentarioPublico}</p>;
}
