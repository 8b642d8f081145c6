import type { ReactNode } from 'react';
import { Loaded } from '#app/request/Loaded';
import type { CountryDatabank } from '#contract/countryDatabank';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { Card } from '#ui/layout/Card';
import { useCountry } from '../useCountry';
import { useDatabank } from './queries';

interface DatabankCardProps<Data> {
  readonly title: string;
  /** Selects the block's data from the databank; null when there are none. */
  readonly select: (databank: CountryDatabank) => Data | null;
  readonly emptyMessage: string;
  /** Height of the content, a CSS length. */
  readonly height: string;
  readonly footer?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A block of a country's databank with its source, and with loading, error and empty states. */
export function DatabankCard<Data>(props: DatabankCardProps<Data>) {
  const { title, select, emptyMessage, height, footer, children } = props;
  const query = useDatabank(useCountry().id);
  const data = query.data ? select(query.data) : null;
  const isEmpty = query.data !== undefined && data === null;
  return (
    <Card title={title} footer={isEmpty ? undefined : footer}>
      <Loaded query={query} skeleton={<Skeleton kind="block" height={height} />}>
        {() => (data === null ? <StateMessage state="empty" message={emptyMessage} /> : children(data))}
      </Loaded>
    </Card>
  );
}
