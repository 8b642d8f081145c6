import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/Button';
import type { ChartTable } from '#ui/chart/chartTable';
import { useStrings } from '#ui/language/useStrings';
import { preparednessStrings } from './strings';

interface SaveTableProps {
  /** Of the table; the file takes its name from it. */
  readonly title: string;
  readonly table: ChartTable;
}

/** Saves a table as it is on the screen, all pages of it, as CSV. */
export function SaveTable({ title, table }: SaveTableProps) {
  const t = useStrings(preparednessStrings);
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const { saveChartCsv } = await import('#ui/chart/saveChart');
      saveChartCsv(title, table);
    } catch (error) {
      console.warn('The table was not exported', error);
      setFailed(true);
    }
  };
  return (
    <>
      {hasFailed && <span role="alert">{t.exportFailed}</span>}
      <Button
        size="s"
        icon={<Download size={16} aria-hidden />}
        isDisabled={table.rows.length === 0}
        aria-label={t.exportNamed({ name: title })}
        onPress={() => void save()}
      >
        {t.export}
      </Button>
    </>
  );
}
