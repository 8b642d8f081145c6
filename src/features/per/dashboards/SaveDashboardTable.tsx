import type { ChartTable } from '#ui/chart/chartTable';
import { SaveTable } from '#ui/chart/SaveTable';
import { useStrings } from '#ui/language/useStrings';
import { preparednessStrings } from './strings';

interface SaveDashboardTableProps {
  /** Of the table; the file takes its name from it. */
  readonly title: string;
  readonly table: ChartTable;
}

/** Saves a table as it is on the screen, all pages of it, as CSV. */
export function SaveDashboardTable({ title, table }: SaveDashboardTableProps) {
  const t = useStrings(preparednessStrings);
  return (
    <SaveTable
      size="s"
      title={title}
      table={() => table}
      label={t.export}
      aria-label={t.exportNamed({ name: title })}
      isDisabled={table.rows.length === 0}
    />
  );
}
