import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderInEnglish } from "../testing/render-in-english.tsx";
import { type Column, DataTable } from "./data-table.tsx";

const COLUMNS: readonly Column<{ id: number; name: string }>[] = [
  { id: "id", label: "ID", cell: ({ id }) => id },
  { id: "name", label: "Name", sortable: true, cell: ({ name }) => name },
];

test("only the column in order says so, and its button turns the order round", async () => {
  const onSort = vi.fn();
  renderInEnglish(
    <DataTable
      label="Users"
      columns={COLUMNS}
      rows={[{ id: 1, name: "Marta" }]}
      rowKey={({ id }) => id}
      sorting={{ column: "name", descending: true }}
      onSort={onSort}
    />,
  );
  const orders = screen.getAllByRole("columnheader").map((head) => head.getAttribute("aria-sort"));
  expect(orders).toEqual([null, "descending"]);
  await userEvent.click(screen.getByRole("button", { name: "Name" }));
  expect(onSort).toHaveBeenCalledWith({ column: "name", descending: false });
});
