import type { ComponentProps } from 'react';
import { SaveTable } from '#ui/chart/SaveTable';
import { useStrings } from '#ui/language/useStrings';
import { riskWatchStrings } from './strings';

type SaveListProps = Pick<ComponentProps<typeof SaveTable>, 'title' | 'table' | 'isDisabled'>;

/** Saves a list as a CSV file; the risk API has no export endpoint. */
export function SaveList(props: SaveListProps) {
  const t = useStrings(riskWatchStrings);
  return <SaveTable {...props} label={t.exportList} />;
}
