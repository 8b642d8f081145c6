import { useMemo } from 'react';
import { useReference } from '#app/request/referenceData';
import type { RiskScore, Seasonal } from '#contract/riskSeasonal';
import { isValidCountry } from '#domain/places/countries';
import type { Hazard } from '#domain/risk-watch/hazards';
import {
  countryFactors,
  hazardsIn,
  listCountries,
  type RankedCountry,
  type RiskMetric,
  rankedCountries,
  seasonalRows,
} from '#domain/risk-watch/seasonalRisk';
import { type UrlFilters, useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { seasonalFilters } from './view';

/** A country of the GO API, keyed by its code in lower case. */
export interface RankingCountry {
  readonly id: number;
  readonly name: string;
  /** ISO 3166 alpha-3 code in upper case. */
  readonly iso3: string;
  readonly position: readonly [longitude: number, latitude: number] | null;
}

export type SeasonalChoices = UrlFilters<typeof seasonalFilters> & {
  /** The selected months; defaults to the current one. */
  readonly months: readonly number[];
};

/** The filters in the address. */
export function useSeasonalChoices(): SeasonalChoices {
  const filters = useUrlFilters(seasonalFilters);
  const { months } = filters.values;
  return { ...filters, months: months ?? [new Date().getMonth()] };
}

/** The valid countries of the GO API by lower-case code, of one region or all; undefined until they have loaded. */
export function useCountriesByCode(region: number | undefined): ReadonlyMap<string, RankingCountry> | undefined {
  const { data } = useReference('countries');
  return useMemo(() => {
    if (!data) return undefined;
    const countries = data.results
      .filter(isValidCountry)
      .filter((each) => region === undefined || each.region === region);
    return new Map(
      countries.map(({ id, name, iso3, centroid }) => {
        const [longitude, latitude] = centroid?.coordinates ?? [];
        const position = longitude === undefined || latitude === undefined ? null : ([longitude, latitude] as const);
        return [iso3.toLowerCase(), { id, name, iso3, position }];
      }),
    );
  }, [data, region]);
}

export interface SeasonalRanking {
  /** The hazards that occur in the data of the metric. */
  readonly hazards: readonly Hazard[];
  /** The selected ones of `hazards`. */
  readonly chosen: readonly Hazard[];
  readonly ranked: readonly RankedCountry[];
  /** `ranked` without the countries of negligible risk. */
  readonly listed: readonly RankedCountry[];
}

interface RankingInput {
  readonly seasonal: Seasonal | undefined;
  readonly scores: readonly RiskScore[];
  readonly countriesByCode: ReadonlyMap<string, RankingCountry>;
  readonly choices: SeasonalChoices;
}

const noData: Seasonal = { idmc: [], ipc_displacement_data: [], raster_displacement_data: [], gwis_seasonal: [] };

const rowsOf = (metric: RiskMetric, seasonal: Seasonal | undefined, scores: readonly RiskScore[]) =>
  seasonalRows(metric, seasonal ?? noData, scores);

/** The countries ranked by risk, for the filters in the address. */
export function useSeasonalRanking({ seasonal, scores, countriesByCode, choices }: RankingInput): SeasonalRanking {
  const { language } = useLanguage();
  const { metric, hazards, countries, population, coping } = choices.values;
  const { months } = choices;
  const rows = useMemo(() => rowsOf(metric, seasonal, scores), [metric, seasonal, scores]);
  const factors = useMemo(() => countryFactors(scores), [scores]);
  const names = useMemo(() => new Map([...countriesByCode].map(([iso3, { name }]) => [iso3, name])), [countriesByCode]);
  const key = JSON.stringify([hazards, months, countries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrays from the address are new in each render; `key` changes with their contents
  return useMemo(() => {
    const occurring = hazardsIn(metric, rows);
    const chosen = hazards === null ? occurring : occurring.filter((hazard) => hazards.includes(hazard));
    const codes = [...countriesByCode].flatMap(([iso3, { id }]) => (countries?.includes(id) ? [iso3] : []));
    const filters = {
      metric,
      hazards: chosen,
      months,
      countries: codes,
      isPerPopulation: population,
      hasCoping: coping,
    };
    const hasNoMatch = countries !== null && countries.length > 0 && codes.length === 0;
    const ranked = hasNoMatch ? [] : rankedCountries(rows, filters, factors, names, language);
    return { hazards: occurring, chosen, ranked, listed: listCountries(ranked) };
  }, [rows, factors, names, countriesByCode, metric, population, coping, key]);
}
