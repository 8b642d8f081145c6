import type { ComponentProps } from 'react';
import { CopyLink } from '#ui/actions/CopyLink';
import type { ChartTable } from '#ui/chart/chartTable';
import { SaveTable } from '#ui/chart/SaveTable';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { riskWatchStrings } from './strings';

type Settings = NonNullable<ChartTable['settings']>;

interface SaveListProps extends Pick<ComponentProps<typeof SaveTable>, 'title' | 'isDisabled'> {
  /** What the rows depend on, for the first lines of the file; the title says it for its name. */
  readonly settings: Settings;
  /** Called when the file is saved; may load further pages. */
  readonly table: () => Omit<ChartTable, 'settings'> | Promise<Omit<ChartTable, 'settings'>>;
}

/** Saves a list as a CSV file; the risk API has no export endpoint. */
export function SaveList({ title, settings, table, isDisabled }: SaveListProps) {
  const t = useStrings(riskWatchStrings);
  return (
    <Row gap="s2" align="center">
      <SaveTable
        title={title}
        table={async () => ({ ...(await table()), settings })}
        label={t.exportList}
        isDisabled={isDisabled}
      />
      <CopyLink />
    </Row>
  );
}
