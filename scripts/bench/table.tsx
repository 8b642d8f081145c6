import { createRoot } from 'react-dom/client';
import '#ui/tokens/tokens.css';
import '#ui/tokens/base.css';
import { Tag } from '#ui/display/Tag';
import { dateColumn, linkColumn, numberColumn, progressColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';

/** A row of the bench table, which has 10,000 rows and every kind of cell. */
interface Operation {
  readonly id: number;
  readonly name: string;
  readonly start: string;
  readonly requested: number;
  readonly coverage: number;
}

const rows: readonly Operation[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index,
  name: `Operation ${index + 1}`,
  start: `2026-${String((index % 12) + 1).padStart(2, '0')}-01`,
  requested: (index * 7919) % 1_000_000,
  coverage: index % 101,
}));

const kind = 'Emergency appeal';
const columns = [
  dateColumn<Operation>({ id: 'start', header: 'Start', value: (row) => row.start }),
  { id: 'kind', header: 'Type', cell: () => <Tag tone="red">{kind}</Tag> },
  linkColumn<Operation>({
    id: 'name',
    header: 'Operation',
    value: (row) => row.name,
    href: (row) => `/emergencies/${row.id}`,
  }),
  numberColumn<Operation>({ id: 'requested', header: 'Requested (CHF)', value: (row) => row.requested }),
  progressColumn<Operation>({ id: 'coverage', header: 'Coverage', value: (row) => row.coverage }),
];

const rowKey = (row: Operation) => row.id;
const root = document.getElementById('root');
if (root) createRoot(root).render(<Table caption="Bench" columns={columns} rows={rows} rowKey={rowKey} />);
