import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/Button';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import type { ChartTable } from './chartTable';

interface SaveTableProps {
  /** The name of the file. */
  readonly title: string;
  /** Called when the file is saved; may load further pages. */
  readonly table: () => ChartTable | Promise<ChartTable>;
  readonly label: string;
  readonly 'aria-label'?: string;
  readonly size?: 's';
  readonly isDisabled?: boolean;
}

/** A button that saves the rows of all pages as a CSV file. */
export function SaveTable({ title, table, label, isDisabled = false, ...rest }: SaveTableProps) {
  const t = useStrings(displayStrings);
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const { saveChartCsv } = await import('./saveChart');
      saveChartCsv(title, await table());
    } catch (error) {
      console.warn('The table was not exported', error);
      setFailed(true);
    }
  };
  return (
    <>
      {hasFailed && <span role="alert">{t.dataFailed}</span>}
      <Button {...rest} icon={<Download aria-hidden="true" />} isDisabled={isDisabled} onPress={() => void save()}>
        {label}
      </Button>
    </>
  );
}
