import type { ChartTable } from '#ui/chart/chartTable';
import { SaveTable } from '#ui/chart/SaveTable';
import { useStrings } from '#ui/language/useStrings';
import { riskWatchStrings } from './strings';

interface SaveListProps {
  /** Names the file. */
  readonly title: string;
  readonly table: () => ChartTable;
  readonly isDisabled?: boolean;
}

/** Saves a list as a CSV file: the risk service has no export of its own. */
export function SaveList(props: SaveListProps) {
  const t = useStrings(riskWatchStrings);
  return <SaveTable {...props} label={t.exportList} failedText={t.exportFailed} />;
}
