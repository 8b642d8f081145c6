import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ReturnPeriodRow } from '#contract/riskSeasonal';
import type { Hazard } from '#domain/risk-watch/hazards';
import { type ReturnPeriod, returnHazards, returnPeriods } from '#domain/risk-watch/returnPeriods';
import { useCountry } from '#resources/country/useCountry';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { SegmentField } from '#ui/fields/SegmentField';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { type Column, numberColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { LoadedAt } from '../LoadedAt';
import { RiskLoaded } from '../RiskLoaded';
import { SaveList } from '../SaveList';
import { useHazardNames } from '../useHazardNames';
import { countrySeasonalQuery } from './queries';
import { countryRiskStrings } from './strings';

/** The expected impact of rare events in a country by return period. @source reference/risk-watch.md, section 1.6 */
export default function ReturnPeriods({ iso3 }: { readonly iso3: string }) {
  const t = useStrings(countryRiskStrings);
  const query = useQuery(countrySeasonalQuery(iso3));
  return (
    <Card title={t.returns} footer={<LoadedAt query={query} />}>
      <RiskLoaded query={query} skeleton={<Skeleton kind="block" height="300px" />}>
        {([seasonal]) => <Periods rows={seasonal?.return_period_data ?? []} />}
      </RiskLoaded>
    </Card>
  );
}

function Periods({ rows }: { readonly rows: readonly ReturnPeriodRow[] }) {
  const t = useStrings(countryRiskStrings);
  const country = useCountry().name?.trim() ?? '';
  const hazardName = useHazardNames();
  const [chosen, setChosen] = useState<Hazard>('FL');
  const columns = useMemo(
    (): Column<ReturnPeriod>[] => [
      { id: 'years', header: t.columnReturn, cell: ({ years }) => t.oneIn({ years }) },
      numberColumn({ id: 'people', header: t.columnPeople, value: ({ people }) => people }),
      numberColumn({ id: 'loss', header: t.columnLoss, value: ({ loss }) => loss }),
    ],
    [t],
  );
  const hazards = returnHazards(rows);
  const hazard = hazards.find((each) => each === chosen) ?? hazards[0];
  if (hazard === undefined) return <StateMessage state="empty" message={t.noReturns} />;
  const periods = returnPeriods(rows, hazard);
  return (
    <Stack gap="s4">
      <SegmentField
        label={t.hazard}
        options={hazards.map((key) => ({ key, label: hazardName(key) }))}
        value={hazard}
        onChange={(next) => next && setChosen(next)}
      />
      <Table caption={t.returns} columns={columns} rows={periods} rowKey={({ years }) => years} />
      <Row gap="s2 s4" align="center" justify="space-between">
        <Note>{t.returnsNote}</Note>
        <SaveList
          title={[t.returns, country, hazardName(hazard)].join(' ')}
          settings={[
            [t.country, country],
            [t.hazard, hazardName(hazard)],
          ]}
          table={() => ({
            columns: [t.columnReturn, t.columnPeople, t.columnLoss],
            rows: periods.map(({ years, people, loss }) => [t.oneIn({ years }), people, loss]),
          })}
        />
      </Row>
    </Stack>
  );
}
