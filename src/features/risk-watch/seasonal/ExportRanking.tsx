import type { RiskMetric } from '#domain/risk-watch/seasonalRisk';
import { useStrings } from '#ui/language/useStrings';
import { SaveList } from '../SaveList';
import { useHazardNames } from '../useHazardNames';
import { useMonthsFormat } from '../useMonthsFormat';
import { useRiskNames } from '../useRiskNames';
import { seasonalStrings } from './strings';
import type { RankingCountry, SeasonalRanking } from './useSeasonalRanking';

interface ExportRankingProps {
  readonly ranking: SeasonalRanking;
  readonly metric: RiskMetric;
  readonly months: readonly number[];
  readonly countriesByCode: ReadonlyMap<string, RankingCountry>;
}

/** Exports the visible ranking as a CSV file. */
export function ExportRanking({ ranking, metric, months, countriesByCode }: ExportRankingProps) {
  const t = useStrings(seasonalStrings);
  const hazardName = useHazardNames();
  const names = useRiskNames();
  const formatMonths = useMonthsFormat();
  const { listed, chosen } = ranking;
  const table = () => ({
    columns: [
      t.columnRank,
      t.columnCountry,
      t.columnIso3,
      t.columnCategory,
      t.columnSum,
      t.columnValue,
      ...chosen.flatMap((hazard) => [
        t.columnHazardCategory({ hazard: hazardName(hazard) }),
        t.columnHazardValue({ hazard: hazardName(hazard) }),
      ]),
    ],
    rows: listed.map((country, index) => [
      index + 1,
      country.name,
      countriesByCode.get(country.iso3)?.iso3 ?? null,
      names.category(country.category),
      country.sum,
      country.value,
      ...chosen.flatMap((hazard) => {
        const risk = country.risks.find((each) => each.hazard === hazard);
        return [risk ? names.category(risk.category) : null, risk?.value ?? null];
      }),
    ]),
  });
  return (
    <SaveList
      title={t.exportTitle({ metric: names.metric(metric), months: formatMonths(months) })}
      table={table}
      isDisabled={listed.length === 0}
    />
  );
}
