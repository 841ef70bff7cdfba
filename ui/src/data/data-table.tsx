import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon } from "@primer/octicons-react";
import type { ReactNode } from "react";
import styles from "./data-table.module.css";

/** The order of a table. */
export interface Sorting {
  column: string;
  descending: boolean;
}

/** A column. `sortable` ones have a button in their head. */
export interface Column<T> {
  id: string;
  label: string;
  /** Spoken but not shown, for columns of buttons. */
  hideLabel?: boolean;
  sortable?: boolean;
  cell: (row: T) => ReactNode;
}

/** Rows of data. Below 768 px each row is a card with the labels beside the values. */
export function DataTable<T>({
  label,
  columns,
  rows,
  rowKey,
  sorting,
  onSort,
}: {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
}) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => {
            const sorted = sorting?.column === column.id ? sorting : null;
            return (
              <th
                key={column.id}
                scope="col"
                aria-sort={sorted ? (sorted.descending ? "descending" : "ascending") : undefined}
              >
                {column.sortable && onSort ? (
                  <button
                    type="button"
                    onClick={() => onSort({ column: column.id, descending: sorted ? !sorted.descending : true })}
                  >
                    {column.label}
                    <SortIcon sorted={sorted} />
                  </button>
                ) : (
                  <span className={column.hideLabel ? "anaquel-hidden" : undefined}>{column.label}</span>
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td key={column.id} data-label={column.hideLabel ? "" : column.label}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SortIcon({ sorted }: { sorted: Sorting | null }) {
  if (!sorted) return <ChevronDownIcon size={12} />;
  return sorted.descending ? <ArrowDownIcon /> : <ArrowUpIcon />;
}
