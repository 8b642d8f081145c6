import { formatList } from '#domain/format/formatList';
import { shownValue } from '#domain/risk-watch/seasonalRisk';
import { displayStrings } from '#ui/displayStrings';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { SaveList } from '../SaveList';
import { riskWatchStrings } from '../strings';
import { useHazardNames } from '../useHazardNames';
import { useMonthsFormat } from '../useMonthsFormat';
import { useRiskNames } from '../useRiskNames';
import { seasonalStrings } from './strings';
import type { RankingCountry, SeasonalChoices, SeasonalRanking } from './useSeasonalRanking';

interface ExportRankingProps {
  readonly ranking: SeasonalRanking;
  readonly choices: SeasonalChoices;
  readonly countriesByCode: ReadonlyMap<string, RankingCountry>;
}

/** Exports the visible ranking as a CSV file. */
export function ExportRanking({ ranking, choices, countriesByCode }: ExportRankingProps) {
  const t = useStrings(seasonalStrings);
  const riskStrings = useStrings(riskWatchStrings);
  const hazardName = useHazardNames();
  const names = useRiskNames();
  const formatMonths = useMonthsFormat();
  const { language } = useLanguage();
  const { yes, no } = useStrings(displayStrings);
  const { listed, chosen } = ranking;
  const { metric, countries, population, coping } = choices.values;
  const months = formatMonths(choices.months);
  const list = (texts: readonly string[]) => formatList(texts, language);
  const yesOrNo = (isChosen: boolean) => (isChosen ? yes : no);
  const countryNames = [...countriesByCode.values()].flatMap(({ id, name }) => (countries?.includes(id) ? [name] : []));
  const settings = [
    [riskStrings.metric, names.metric(metric)],
    [t.months, months],
    [riskStrings.hazards, list(chosen.map(hazardName))],
    [t.countries, countryNames.length > 0 ? list(countryNames) : t.allCountries],
    [t.perPopulation, yesOrNo(population)],
    ...(metric === 'riskScore' ? [[t.coping, yesOrNo(coping)] as const] : []),
  ] as const;
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
      shownValue(metric, country.value),
      ...chosen.flatMap((hazard) => {
        const risk = country.risks.find((each) => each.hazard === hazard);
        return [risk ? names.category(risk.category) : null, risk ? shownValue(metric, risk.value) : null];
      }),
    ]),
  });
  return (
    <SaveList
      title={t.exportTitle({ metric: names.metric(metric), months })}
      settings={settings}
      table={table}
      isDisabled={listed.length === 0}
    />
  );
}
