import { useQuery } from '@tanstack/react-query';
import { createParser } from 'nuqs';
import { useMemo } from 'react';
import type { CountrySeasonal } from '#contract/riskSeasonal';
import { formatNumber } from '#domain/format/numbers';
import { type MonthlyRisk, monthlyRisks } from '#domain/risk-watch/countryRisk';
import { hazardOf } from '#domain/risk-watch/hazards';
import { useCountry } from '#resources/country/useCountry';
import { Dash } from '#ui/display/Dash';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { urlListOf } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import { type Column, numberColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { HazardText } from '../HazardBadge';
import { MonthStrip } from '../MonthStrip';
import { RiskLoaded } from '../RiskLoaded';
import { SaveList } from '../SaveList';
import { riskWatchStrings } from '../strings';
import { useHazardNames } from '../useHazardNames';
import { useMonthsFormat } from '../useMonthsFormat';
import { useRiskNames } from '../useRiskNames';
import styles from './country.module.css';
import { countrySeasonalQuery } from './queries';
import { RiskSources } from './RiskSources';
import { countryRiskStrings } from './strings';

/** Months as 1 to 12 in the address, or `year` for the yearly average. */
const urlPeriodPart = createParser<number | 'year'>({
  parse: (text) => {
    if (text === 'year') return 'year';
    return /^([1-9]|1[0-2])$/.test(text) ? Number(text) - 1 : null;
  },
  serialize: (part) => (part === 'year' ? part : String(part + 1)),
});
const periodParsers = { months: urlListOf(urlPeriodPart) };

/** The risks of a country in the selected months, or as a yearly average. @source reference/risk-watch.md, section 1.6 */
export function RisksByMonth({ iso3 }: { readonly iso3: string }) {
  const t = useStrings(countryRiskStrings);
  const query = useQuery(countrySeasonalQuery(iso3));
  return (
    <Card title={t.byMonth} footer={<RiskSources query={query} />}>
      <RiskLoaded query={query} skeleton={<Skeleton kind="block" height="518px" phoneHeight="880px" />}>
        {([seasonal]) =>
          seasonal ? <Risks seasonal={seasonal} /> : <StateMessage state="empty" message={t.noRisks} />
        }
      </RiskLoaded>
    </Card>
  );
}

function Risks({ seasonal }: { readonly seasonal: CountrySeasonal }) {
  const t = useStrings(countryRiskStrings);
  const { values, set } = useUrlFilters(periodParsers);
  const chosen = values.months ?? [new Date().getMonth()];
  const isYear = chosen.includes('year');
  const months = isYear ? [] : chosen.filter((part): part is number => part !== 'year');
  const risks = monthlyRisks(seasonal, isYear ? 'year' : months);
  const columns = useRiskColumns();
  if (risks.length === 0) return <StateMessage state="empty" message={t.noRisks} />;
  return (
    <Stack gap="s4">
      <MonthStrip
        label={t.months}
        months={months}
        onChange={(next) => set('months', [...next])}
        year={{ isChosen: isYear, onChoose: () => set('months', ['year']) }}
      />
      <Table caption={t.byMonth} columns={columns} rows={risks} rowKey={({ hazard }) => hazard} />
      <Row gap="s2 s4" align="center" justify="space-between">
        <Note>{t.byMonthNote}</Note>
        <SaveRisks risks={risks} months={isYear ? null : months} />
      </Row>
      <InformScores seasonal={seasonal} />
    </Stack>
  );
}

interface SaveRisksProps {
  readonly risks: readonly MonthlyRisk[];
  /** Null for the yearly average. */
  readonly months: readonly number[] | null;
}

/** Exports the visible table as a CSV file. */
function SaveRisks({ risks, months }: SaveRisksProps) {
  const t = useStrings(countryRiskStrings);
  const country = useCountry().name?.trim() ?? '';
  const { yearlyAverage } = useStrings(riskWatchStrings);
  const hazardName = useHazardNames();
  const names = useRiskNames();
  const formatMonths = useMonthsFormat();
  const categoryOf = ({ category }: MonthlyRisk) => {
    if (category === null) return null;
    return category === 'above' ? t.aboveScale : names.category(category);
  };
  const period = months ? formatMonths(months) : yearlyAverage;
  return (
    <SaveList
      title={[t.byMonth, country, period].join(' ')}
      settings={[
        [t.country, country],
        [t.months, period],
      ]}
      table={() => ({
        columns: [t.columnHazard, t.columnCategory, t.columnScore, t.columnExposed, t.columnDisplaced],
        rows: risks.map((risk) => [
          hazardName(risk.hazard),
          categoryOf(risk),
          risk.score,
          wholePeople(risk.exposed),
          wholePeople(risk.displaced),
        ]),
      })}
    />
  );
}

const wholePeople = (value: number | null) => (value === null ? null : Math.round(value));

function useRiskColumns() {
  const t = useStrings(countryRiskStrings);
  const { language } = useLanguage();
  const hazardName = useHazardNames();
  const names = useRiskNames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are new in each render, but change only with the language (`t`)
  return useMemo((): Column<MonthlyRisk>[] => {
    const score = ({ category, score: value }: MonthlyRisk) => {
      if (category === null) return <Dash />;
      if (category === 'above') return t.aboveScale;
      const formatted = formatNumber(value, language, { maximumFractionDigits: 1 }) ?? '';
      return t.categoryScore({ category: names.category(category), score: formatted });
    };
    return [
      {
        id: 'hazard',
        header: t.columnHazard,
        cell: ({ hazard }) => <HazardText hazard={hazard}>{hazardName(hazard)}</HazardText>,
        sortValue: ({ hazard }) => hazardName(hazard),
      },
      {
        id: 'score',
        header: t.columnScore,
        cell: score,
        sortValue: ({ score: value }) => value,
        info: <InfoPopup label={t.columnScore}>{t.scoreInfo}</InfoPopup>,
      },
      numberColumn({
        id: 'exposed',
        header: t.columnExposed,
        value: ({ exposed }) => wholePeople(exposed),
        info: <InfoPopup label={t.columnExposed}>{t.exposedInfo}</InfoPopup>,
      }),
      numberColumn({
        id: 'displaced',
        header: t.columnDisplaced,
        value: ({ displaced }) => wholePeople(displaced),
        info: <InfoPopup label={t.columnDisplaced}>{t.displacedInfo}</InfoPopup>,
      }),
    ];
  }, [t, language]);
}

/** The yearly INFORM scores by hazard. */
function InformScores({ seasonal }: { readonly seasonal: CountrySeasonal }) {
  const t = useStrings(countryRiskStrings);
  const { language } = useLanguage();
  const hazardName = useHazardNames();
  const scores = seasonal.inform.flatMap(({ hazard_type, risk_score }) => {
    const hazard = hazardOf(hazard_type);
    return hazard && risk_score !== null ? [{ hazard, score: risk_score }] : [];
  });
  if (scores.length === 0) return null;
  return (
    <section aria-label={t.inform}>
      <h3 className={styles.subtitle}>{t.inform}</h3>
      <DescriptionGrid
        items={scores.map(({ hazard, score }) => ({
          id: hazard,
          label: hazardName(hazard),
          value: formatNumber(score, language, { maximumFractionDigits: 1 }),
        }))}
      />
      <Note>{t.informNote}</Note>
    </section>
  );
}
