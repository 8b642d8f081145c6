import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Loaded } from '#app/request/Loaded';
import { useTableStatus } from '#app/request/useTableStatus';
import type { CountryPlan, StrategicPriority } from '#contract/countryPlan';
import { orderedPriorities } from '#domain/country/plan';
import { useCountry } from '#resources/country/useCountry';
import { AsOf } from '#ui/display/AsOf';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { type Column, numberColumn, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { useCountryName } from '../layout/useCountryName';
import { countryPlanQuery } from '../partners/queries';
import { planStrings } from '../planStrings';
import styles from './priorities.module.css';
import { countryPriorityStrings } from './strings';

/** Funding, people to be reached and strategic priorities of a country's published plan. */
export function PlanFunding() {
  const t = useStrings(countryPriorityStrings);
  const names: Partial<Record<string, string>> = useStrings(planStrings);
  const country = useCountry();
  const name = useCountryName();
  const query = useQuery(countryPlanQuery(country.id));
  const rows = useMemo(() => query.data && orderedPriorities(query.data), [query.data]);
  // the server's import does not fill the funding of single priorities
  const hasFunding = rows?.some(({ funding_requirement }) => funding_requirement !== null) ?? false;
  const columns = useMemo(
    (): readonly Column<StrategicPriority>[] => [
      textColumn({
        id: 'priority',
        header: t.priority,
        value: ({ type, type_display }) => names[type] ?? type_display,
      }),
      numberColumn({ id: 'people', header: t.people, value: ({ people_targeted }) => people_targeted }),
      ...(hasFunding
        ? [
            numberColumn<StrategicPriority>({
              id: 'funding',
              header: t.funding,
              value: ({ funding_requirement }) => funding_requirement,
              currency: 'CHF',
            }),
          ]
        : []),
    ],
    [t, names, hasFunding],
  );
  const status = useTableStatus(query, { emptyMessage: t.noPriorities({ country: name }), expectedRows: 6 });
  return (
    <Stack gap="s5">
      <Stack gap="s2">
        <Loaded query={query} skeleton={<PlanFigures />}>
          {(plan) => <PlanFigures plan={plan} />}
        </Loaded>
        <PlanSource readAt={query.dataUpdatedAt} />
      </Stack>
      <Card title={t.priorities} hasPadding={false} footer={<PlanSource readAt={query.dataUpdatedAt} />}>
        <p className={styles.text}>{t.planNote}</p>
        <Table caption={t.priorities} columns={columns} rows={rows} rowKey={({ id }) => id} status={status} />
      </Card>
    </Stack>
  );
}

function PlanFigures({ plan }: { readonly plan?: CountryPlan }) {
  const t = useStrings(countryPriorityStrings);
  return (
    <KeyFigures
      isLoading={plan === undefined}
      figures={[
        { id: 'requested', label: t.requested, value: plan?.requested_amount, currency: 'CHF' },
        { id: 'people', label: t.people, value: plan?.people_targeted },
      ]}
    />
  );
}

function PlanSource({ readAt }: { readonly readAt: number }) {
  const t = useStrings(countryPriorityStrings);
  return (
    <Note>
      {t.planSource}
      <AsOf at={readAt} />
    </Note>
  );
}
