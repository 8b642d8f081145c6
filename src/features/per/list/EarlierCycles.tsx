import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import type { PerProcess } from '#contract/perProcess';
import { cyclesOfCountryQuery } from '#resources/per/queries';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Table } from '#ui/table/Table';
import { CycleActions } from './CycleActions';
import { perListStrings } from './strings';
import { useCycleColumns } from './useCycleColumns';

/** The cycles of a country before its latest one, newest first. */
export function EarlierCycles({ latest }: { readonly latest: PerProcess }) {
  const t = useStrings(perListStrings);
  const columns = useCycleColumns();
  const query = useQuery(cyclesOfCountryQuery(latest.country ?? 0));
  return (
    <Loaded query={query} skeleton={<Skeleton kind="text" />}>
      {({ results }) => {
        const earlier = results
          .filter(({ id }) => id !== latest.id)
          .toSorted((a, b) => b.assessment_number - a.assessment_number);
        if (earlier.length === 0) return <p>{t.noEarlier}</p>;
        return (
          <Table
            caption={t.earlier({ country: latest.country_details?.name ?? '' })}
            columns={columns}
            rows={earlier}
            rowKey={({ id }) => id}
            rowActions={(cycle) => <CycleActions cycle={cycle} />}
          />
        );
      }}
    </Loaded>
  );
}
