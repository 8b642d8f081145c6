import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/Button';
import type { ChartTable } from './chartTable';

interface SaveTableProps {
  /** Names the file. */
  readonly title: string;
  /** The rows on the screen, made, or loaded, when they are needed. */
  readonly table: () => ChartTable | Promise<ChartTable>;
  readonly label: string;
  /** Says that the file could not be made. */
  readonly failedText: string;
  readonly 'aria-label'?: string;
  readonly size?: 's';
  readonly isDisabled?: boolean;
}

/** Saves rows as they are on the screen, of all pages, as a CSV file. */
export function SaveTable({ title, table, label, failedText, isDisabled = false, ...rest }: SaveTableProps) {
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
      {hasFailed && <span role="alert">{failedText}</span>}
      <Button {...rest} icon={<Download aria-hidden="true" />} isDisabled={isDisabled} onPress={() => void save()}>
        {label}
      </Button>
    </>
  );
}
