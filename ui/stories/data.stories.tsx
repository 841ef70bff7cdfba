import { useState } from "react";
import preview from "../.storybook/preview.tsx";
import { Button, type Column, Container, DataTable, Pager, type Sorting } from "../src/index.ts";

const meta = preview.meta({ title: "Data" });

interface Person {
  id: number;
  name: string;
  role: string;
  school: string;
}

const PEOPLE: readonly Person[] = [
  { id: 48213, name: "Marta Ruiz Lafuente", role: "Teacher", school: "IES Ribera del Duero" },
  { id: 48377, name: "Joan Ruiz Pujades", role: "Teacher", school: "Institut Pla de l’Estany" },
  { id: 51388, name: "Sara Ruiz Peñalver", role: "Student", school: "IES Bahía de Cádiz" },
];

const COLUMNS: readonly Column<Person>[] = [
  { id: "id", label: "ID", cell: ({ id }) => id },
  { id: "name", label: "Name", sortable: true, cell: ({ name }) => <strong>{name}</strong> },
  { id: "role", label: "Role", sortable: true, cell: ({ role }) => role },
  { id: "school", label: "Centre", cell: ({ school }) => school },
  { id: "actions", label: "Actions", hideLabel: true, cell: () => <Button size="small">Open</Button> },
];

function TableStory() {
  const [sorting, setSorting] = useState<Sorting>({ column: "name", descending: false });
  const [page, setPage] = useState(2);
  return (
    <Container dense>
      <h1>37 users</h1>
      <DataTable
        label="Users"
        columns={COLUMNS}
        rows={PEOPLE}
        rowKey={({ id }) => id}
        sorting={sorting}
        onSort={setSorting}
      />
      <Pager page={page} pageSize={3} total={37} onPage={setPage} />
    </Container>
  );
}

export const SortedAndPaged = meta.story({ render: () => <TableStory /> });
export const OnePage = meta.story({
  render: () => (
    <Container>
      <Pager page={1} pageSize={20} total={7} onPage={() => {}} />
    </Container>
  ),
});
