import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/Button';
import type { ChartTable } from '#ui/chart/chartTable';
import { useStrings } from '#ui/language/useStrings';
import { riskWatchStrings } from './strings';

interface SaveTableProps {
  /** Names the file. */
  readonly title: string;
  /** The rows on the screen, made when they are asked for. */
  readonly table: () => ChartTable;
  readonly isDisabled?: boolean;
}

/** Saves a list as it is on the screen, as a CSV file: the risk service has no export of its own. */
export function SaveTable({ title, table, isDisabled = false }: SaveTableProps) {
  const t = useStrings(riskWatchStrings);
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const { saveChartCsv } = await import('#ui/chart/saveChart');
      saveChartCsv(title, table());
    } catch (error) {
      console.warn('The list was not exported', error);
      setFailed(true);
    }
  };
  return (
    <>
      <Button icon={<Download aria-hidden="true" />} isDisabled={isDisabled} onPress={() => void save()}>
        {t.exportList}
      </Button>
      {hasFailed && <p role="alert">{t.exportFailed}</p>}
    </>
  );
}
