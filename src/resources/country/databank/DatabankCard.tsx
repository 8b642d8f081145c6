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
  /** What the block shows of the databank; null where it holds nothing of it. */
  readonly select: (databank: CountryDatabank) => Data | null;
  readonly emptyMessage: string;
  /** Of the content, a CSS length. */
  readonly height: string;
  readonly footer?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A block of a country's databank: loading, failed, said to be empty, or shown with its source. */
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
