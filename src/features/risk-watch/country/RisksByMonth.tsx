import { useQuery } from '@tanstack/react-query';
import { createParser, parseAsArrayOf } from 'nuqs';
import { useMemo } from 'react';
import { Loaded } from '#app/request/Loaded';
import type { CountrySeasonal } from '#contract/riskSeasonal';
import { formatNumber } from '#domain/format/numbers';
import { type MonthlyRisk, monthlyRisks } from '#domain/risk-watch/countryRisk';
import { hazardOf } from '#domain/risk-watch/hazards';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { Dash } from '#ui/display/Dash';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { List } from '#ui/display/List';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import { type Column, numberColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { HazardBadge } from '../HazardBadge';
import { LoadedAt } from '../LoadedAt';
import { MonthStrip } from '../MonthStrip';
import { useHazardNames } from '../useHazardNames';
import { useRiskNames } from '../useRiskNames';
import styles from './country.module.css';
import { countrySeasonalQuery } from './queries';
import { countryRiskStrings } from './strings';

/** Months as people count them, or `year` for the average of the year. */
const urlPeriodPart = createParser<number | 'year'>({
  parse: (text) => {
    if (text === 'year') return 'year';
    return /^([1-9]|1[0-2])$/.test(text) ? Number(text) - 1 : null;
  },
  serialize: (part) => (part === 'year' ? part : String(part + 1)),
});
const periodParsers = { months: parseAsArrayOf(urlPeriodPart) };

const sources = [
  ['sourceInform', 'https://drmkc.jrc.ec.europa.eu/inform-index/INFORM-Risk'],
  ['sourceUndrr', 'https://www.undrr.org/'],
  ['sourceIdmc', 'https://www.internal-displacement.org/'],
  ['sourceIpc', 'https://www.ipcinfo.org/'],
] as const;

/** The risks of a country in the chosen months, or over the year. @source reference/risk-watch.md, section 1.6 */
export function RisksByMonth({ iso3 }: { readonly iso3: string }) {
  const t = useStrings(countryRiskStrings);
  const query = useQuery(countrySeasonalQuery(iso3));
  return (
    <Card title={t.byMonth} footer={<Sources query={query} />}>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="400px" />}>
        {([seasonal]) =>
          seasonal ? <Risks seasonal={seasonal} /> : <StateMessage state="empty" message={t.noRisks} />
        }
      </Loaded>
    </Card>
  );
}

function Sources({ query }: { readonly query: Parameters<typeof LoadedAt>[0]['query'] }) {
  const t = useStrings(countryRiskStrings);
  return (
    <div className={styles.footer}>
      <List items={sources} itemKey={([key]) => key} look="inline" label={t.sources}>
        {([key, href]) => <ExternalLink href={href}>{t[key]}</ExternalLink>}
      </List>
      <LoadedAt query={query} className={styles.loaded} />
    </div>
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
    <div className={styles.stack}>
      <MonthStrip
        label={t.months}
        months={months}
        onChange={(next) => set('months', [...next])}
        year={{ isChosen: isYear, onChoose: () => set('months', ['year']) }}
      />
      <Table caption={t.byMonth} columns={columns} rows={risks} rowKey={({ hazard }) => hazard} />
      <p className={styles.note}>{t.byMonthNote}</p>
      <InformScores seasonal={seasonal} />
    </div>
  );
}

function useRiskColumns() {
  const t = useStrings(countryRiskStrings);
  const { language } = useLanguage();
  const hazardName = useHazardNames();
  const names = useRiskNames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are made anew by every rendering, and change with the language alone
  return useMemo((): Column<MonthlyRisk>[] => {
    const score = ({ category, score: value }: MonthlyRisk) => {
      if (category === null) return <Dash />;
      if (category === 'above') return t.aboveScale;
      const written = formatNumber(value, language, { maximumFractionDigits: 1 }) ?? '';
      return t.categoryScore({ category: names.category(category), score: written });
    };
    const people = (value: number | null) => (value === null ? null : Math.round(value));
    return [
      {
        id: 'hazard',
        header: t.columnHazard,
        cell: ({ hazard }) => (
          <span className={styles.hazard}>
            <HazardBadge hazard={hazard} />
            {hazardName(hazard)}
          </span>
        ),
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
        value: ({ exposed }) => people(exposed),
        info: <InfoPopup label={t.columnExposed}>{t.exposedInfo}</InfoPopup>,
      }),
      numberColumn({
        id: 'displaced',
        header: t.columnDisplaced,
        value: ({ displaced }) => people(displaced),
        info: <InfoPopup label={t.columnDisplaced}>{t.displacedInfo}</InfoPopup>,
      }),
    ];
  }, [t, language]);
}

/** The INFORM scores of the year, hazard by hazard. */
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
      <p className={styles.note}>{t.informNote}</p>
    </section>
  );
}
