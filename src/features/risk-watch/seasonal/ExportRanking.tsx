import { Download } from 'lucide-react';
import { useState } from 'react';
import type { RiskMetric } from '#domain/risk-watch/seasonalRisk';
import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import { useHazardNames } from '../useHazardNames';
import { useRiskNames } from '../useRiskNames';
import { seasonalStrings } from './strings';
import { useMonthsInWords } from './useMonthsInWords';
import type { KnownCountry, SeasonalRanking } from './useSeasonalRanking';

interface ExportRankingProps {
  readonly ranking: SeasonalRanking;
  readonly metric: RiskMetric;
  readonly months: readonly number[];
  readonly known: ReadonlyMap<string, KnownCountry>;
}

/** The list as it is on the screen, as a CSV file. */
export function ExportRanking({ ranking, metric, months, known }: ExportRankingProps) {
  const t = useStrings(seasonalStrings);
  const hazardName = useHazardNames();
  const names = useRiskNames();
  const inWords = useMonthsInWords();
  const [hasFailed, setFailed] = useState(false);
  const { listed, chosen } = ranking;
  const save = async () => {
    setFailed(false);
    try {
      const { saveChartCsv } = await import('#ui/chart/saveChart');
      saveChartCsv(t.exportTitle({ metric: names.metric(metric), months: inWords(months) }), {
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
          known.get(country.iso3)?.iso3 ?? null,
          names.category(country.category),
          country.sum,
          country.value,
          ...chosen.flatMap((hazard) => {
            const risk = country.risks.find((each) => each.hazard === hazard);
            return [risk ? names.category(risk.category) : null, risk?.value ?? null];
          }),
        ]),
      });
    } catch (error) {
      console.warn('The list was not exported', error);
      setFailed(true);
    }
  };
  return (
    <>
      <Button icon={<Download aria-hidden="true" />} isDisabled={listed.length === 0} onPress={() => void save()}>
        {t.exportList}
      </Button>
      {hasFailed && <p role="alert">{t.exportFailed}</p>}
    </>
  );
}
