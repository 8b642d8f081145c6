import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTableStatus } from '#app/request/useTableStatus';
import type { EarlyAction } from '#contract/riskEarlyAction';
import { formatNumber } from '#domain/format/numbers';
import { safeHref } from '#domain/links/safeUrl';
import { actionHazards, actionSectors, matchingActions } from '#domain/risk-watch/earlyActions';
import { type Hazard, hazardOf, hazards } from '#domain/risk-watch/hazards';
import { useCountry } from '#resources/country/useCountry';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { FilterBar } from '#ui/filters/FilterBar';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { type Column, listColumn, textColumn } from '#ui/table/columns';
import { Pager } from '#ui/table/Pager';
import { Table } from '#ui/table/Table';
import { LoadedAt } from '../LoadedAt';
import { SaveList } from '../SaveList';
import { useHazardNames } from '../useHazardNames';
import { useRiskError } from '../useRiskError';
import styles from './country.module.css';
import { actionFilters, actionPageSize, earlyActionsQuery } from './queries';
import { countryRiskStrings } from './strings';

/** The possible early actions in a country. @source reference/risk-watch.md, section 1.6 */
export default function EarlyActions({ iso3 }: { readonly iso3: string }) {
  const t = useStrings(countryRiskStrings);
  const { language } = useLanguage();
  const hazardName = useHazardNames();
  const { values, set } = useUrlFilters(actionFilters);
  const { action_hazard: hazard, action_sector: sector } = values;
  const isFiltered = hazard !== null || sector !== null;
  const query = useQuery(earlyActionsQuery(iso3));
  const all = query.data?.results ?? [];
  const matching = matchingActions(all, { hazard, sector });
  // an address may ask for a page beyond the last one
  const page = Math.max(1, Math.min(values.action_page, Math.ceil(matching.length / actionPageSize)));
  const first = (page - 1) * actionPageSize;
  const messageOf = useRiskError();
  const listStatus = useTableStatus(query, { isFiltered, emptyMessage: t.actionsEmpty, expectedRows: actionPageSize });
  const status = { ...listStatus, error: listStatus.error && messageOf(query.error) };
  const columns = useActionColumns();
  const change = (name: 'action_hazard' | 'action_sector', value: string | undefined) => {
    if (name === 'action_sector') set('action_sector', value ?? null);
    else set('action_hazard', hazards.find((each) => each === value) ?? null);
    set('action_page', null);
  };
  // no filters for a country without early actions
  if (query.data?.results.length === 0) return null;
  return (
    <Card
      title={t.actions}
      hasPadding={false}
      footer={
        <Row gap="s2 s4" align="center" justify="space-between">
          <LoadedAt query={query} />
          <SaveActions actions={matching} hazard={hazard} sector={sector} />
        </Row>
      }
    >
      <Stack gap="0" padding="s3 edge">
        <p className={styles.intro}>{t.actionsIntro}</p>
      </Stack>
      <FilterBar
        label={t.actions}
        activeCount={(hazard === null ? 0 : 1) + (sector === null ? 0 : 1)}
        onClear={() => {
          change('action_hazard', undefined);
          change('action_sector', undefined);
        }}
      >
        <NativeSelect
          label={t.hazard}
          options={actionHazards(all).map((key) => ({ key, label: hazardName(key) }))}
          value={hazard ?? undefined}
          onChange={(next) => change('action_hazard', next)}
        />
        <NativeSelect
          label={t.sector}
          options={actionSectors(all, language).map((name) => ({ key: name, label: name }))}
          value={sector ?? undefined}
          onChange={(next) => change('action_sector', next)}
        />
      </FilterBar>
      <Table
        caption={t.actions}
        columns={columns}
        rows={query.data && matching.slice(first, first + actionPageSize)}
        rowKey={({ id }) => id}
        status={status}
        details={{
          label: ({ early_actions }) => early_actions ?? t.actions,
          content: (action) => <ActionExtent action={action} />,
        }}
      />
      <Pager
        label={t.actions}
        page={page}
        pageSize={actionPageSize}
        total={query.data && matching.length}
        onPageChange={(next) => set('action_page', next)}
      />
    </Card>
  );
}

/** What an action costs, whom it covers, how long it takes, and where it is described. */
function ActionExtent({ action }: { readonly action: EarlyAction }) {
  const t = useStrings(countryRiskStrings);
  const { language } = useLanguage();
  const extent = useExtent();
  const shown = (value: string | number | null) => (typeof value === 'number' ? formatNumber(value, language) : value);
  const address = safeHref(action.link_to_resources);
  return (
    <DescriptionGrid
      items={[
        ...extent.map(({ id, header, value }) => ({ id, label: header, value: shown(value(action)) })),
        {
          id: 'resource',
          label: t.columnResource,
          value: address ? (
            <ExternalLink href={address}>{action.resource?.trim() || t.openResource}</ExternalLink>
          ) : (
            action.resource
          ),
        },
      ]}
    />
  );
}

/** The extent of an action, for its details and the file. */
function useExtent() {
  const t = useStrings(countryRiskStrings);
  return [
    { id: 'budget', header: t.columnBudget, value: ({ budget }: EarlyAction) => budget },
    { id: 'cost', header: t.columnCost, value: ({ cost }: EarlyAction) => cost },
    {
      id: 'covered',
      header: t.columnCovered,
      value: ({ number_of_people_covered }: EarlyAction) => number_of_people_covered,
    },
    {
      id: 'atRisk',
      header: t.columnAtRisk,
      value: ({ number_of_people_at_risk }: EarlyAction) => number_of_people_at_risk,
    },
    { id: 'timeframe', header: t.columnTimeframe, value: ({ timeframe_raw }: EarlyAction) => timeframe_raw },
    { id: 'effective', header: t.columnEffective, value: ({ effective_time_raw }: EarlyAction) => effective_time_raw },
    { id: 'scalability', header: t.columnScalability, value: ({ scalability }: EarlyAction) => scalability },
  ];
}

interface SaveActionsProps {
  readonly actions: readonly EarlyAction[];
  readonly hazard: Hazard | null;
  readonly sector: string | null;
}

/** Exports all pages of the filtered list as a CSV file. */
function SaveActions({ actions, hazard, sector }: SaveActionsProps) {
  const t = useStrings(countryRiskStrings);
  const country = useCountry().name?.trim() ?? '';
  const hazardName = useHazardNames();
  const extent = useExtent();
  const texts = useActionTexts();
  const table = () => ({
    columns: [...[...texts, ...extent].map(({ header }) => header), t.columnResource],
    rows: actions.map((action) => [
      ...texts.map(({ value }) => [value(action)].flat().join(', ') || null),
      ...extent.map(({ value }) => value(action)),
      action.link_to_resources ?? action.resource,
    ]),
  });
  const settings = [
    [t.country, country],
    ...(hazard === null ? [] : [[t.hazard, hazardName(hazard)] as const]),
    ...(sector === null ? [] : [[t.sector, sector] as const]),
  ] as const;
  return (
    <SaveList title={[t.actions, ...settings.map(([, value]) => value)].join(' ')} settings={settings} table={table} />
  );
}

interface ActionText {
  readonly id: string;
  readonly header: string;
  readonly value: (action: EarlyAction) => string | null | readonly string[];
}

/** A date without the time of day that a spreadsheet's cell adds to it. */
const withoutMidnight = (text: string | null) => text?.replace(/ 00:00:00$/, '') ?? null;

/** The columns of an early action as texts, for the table and the file. */
function useActionTexts(): readonly ActionText[] {
  const t = useStrings(countryRiskStrings);
  const hazardName = useHazardNames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `hazardName` is another function in each render, but changes only with the language (`t`)
  return useMemo(
    () => [
      { id: 'hazard', header: t.columnHazard, value: ({ hazard_type }) => hazardName(hazardOf(hazard_type)) },
      { id: 'actions', header: t.columnActions, value: ({ early_actions }) => early_actions },
      { id: 'location', header: t.columnLocation, value: ({ location }) => location },
      {
        id: 'sector',
        header: t.columnSector,
        value: ({ sectors_details }) => sectors_details.map(({ name }) => name),
      },
      { id: 'purpose', header: t.columnPurpose, value: ({ intended_purpose }) => intended_purpose },
      { id: 'organisation', header: t.columnOrganisation, value: ({ organization }) => organization },
      {
        id: 'date',
        header: t.columnDate,
        value: ({ implementation_date_raw }) => withoutMidnight(implementation_date_raw),
      },
      { id: 'impact', header: t.columnImpact, value: ({ impact_action }) => impact_action },
      { id: 'evidence', header: t.columnEvidence, value: ({ evidence_of_sucess }) => evidence_of_sucess },
    ],
    [t],
  );
}

function useActionColumns() {
  const texts = useActionTexts();
  return useMemo(
    () =>
      texts.map(({ id, header, value }): Column<EarlyAction> => {
        const column =
          id === 'sector'
            ? listColumn<EarlyAction>({ id, header, value: (action) => [value(action) ?? []].flat() })
            : textColumn<EarlyAction>({ id, header, value: (action) => [value(action)].flat().join(', ') || null });
        // the server does not sort, and sorting one page would look like a sorted list
        return { ...column, sortValue: undefined, part: id === 'actions' ? 'name' : undefined };
      }),
    [texts],
  );
}
