import { CopyLink } from '#ui/actions/CopyLink';
import type { ChartTable } from '#ui/chart/chartTable';
import { SaveTable } from '#ui/chart/SaveTable';
import { useStrings } from '#ui/language/useStrings';
import { preparednessStrings } from './strings';

interface SaveDashboardTableProps {
  /** The title of the table, also used as the file name. */
  readonly title: string;
  readonly table: ChartTable;
}

/** Saves all rows of a table, as currently filtered, as a CSV file. */
export function SaveDashboardTable({ title, table }: SaveDashboardTableProps) {
  const t = useStrings(preparednessStrings);
  return (
    <>
      <SaveTable
        size="s"
        title={title}
        table={() => table}
        label={t.export}
        aria-label={t.exportNamed({ name: title })}
        isDisabled={table.rows.length === 0}
      />
      <CopyLink size="s" />
    </>
  );
}
