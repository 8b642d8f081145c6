import { useCallback, useMemo } from 'react';
import { Link } from '#app/routes/Link';
import type { Bounds } from '#domain/places/geo';
import { type RankedCountry, riskCategories } from '#domain/risk-watch/seasonalRisk';
import { useStrings } from '#ui/language/useStrings';
import { type MapItem, MapWithList } from '#ui/map/MapWithList';
import type { CountriesLayer, LegendEntry } from '#ui/map/mapTypes';
import { useMonthsFormat } from '../useMonthsFormat';
import { categoryColour, useRiskNames } from '../useRiskNames';
import { CountryRisks } from './CountryRisks';
import { RiskBar } from './RiskBar';
import { seasonalStrings } from './strings';
import type { RankingCountry, SeasonalChoices, SeasonalRanking } from './useSeasonalRanking';

interface SeasonalMapProps {
  readonly ranking: SeasonalRanking;
  readonly countriesByCode: ReadonlyMap<string, RankingCountry>;
  readonly choices: SeasonalChoices;
  readonly bounds: Bounds | null;
}

interface RankedItem extends MapItem {
  readonly country: RankedCountry;
  readonly goId: number;
}

/** The countries coloured by highest category and ranked by the sum of the categories. */
export function SeasonalMap({ ranking, countriesByCode, choices, bounds }: SeasonalMapProps) {
  const t = useStrings(seasonalStrings);
  const names = useRiskNames();
  const months = useMonthsFormat();
  const { metric } = choices.values;
  const { ranked, listed, chosen } = ranking;
  const layers = useMemo((): CountriesLayer[] => {
    const fills = ranked.flatMap(({ iso3, category }) => {
      const country = countriesByCode.get(iso3);
      return country ? [[country.iso3, categoryColour(category)] as const] : [];
    });
    return [{ kind: 'countries', id: 'risk', fills: Object.fromEntries(fills), others: '--risk-none' }];
  }, [ranked, countriesByCode]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the formatters are new in each render, but change only with the language (`t`)
  const items = useMemo(
    () =>
      listed.flatMap((country, index): RankedItem[] => {
        const place = countriesByCode.get(country.iso3);
        if (!place) return [];
        const [longitude, latitude] = place.position ?? [0, 0];
        return [
          {
            id: country.iso3,
            longitude,
            latitude,
            iso3: place.iso3,
            title: t.rankOf({ rank: index + 1, name: country.name }),
            summary: <RiskBar country={country} hazards={chosen.length} label={names.category(country.category)} />,
            country,
            goId: place.id,
          },
        ];
      }),
    [listed, countriesByCode, chosen, t],
  );
  const legend = useMemo(
    (): LegendEntry[] => [
      ...riskCategories.map((category) => ({
        label: names.category(category),
        colour: categoryColour(category),
        look: 'area' as const,
      })),
      { label: t.legendNone, colour: '--risk-none', look: 'area' },
    ],
    [names, t],
  );
  const details = useCallback(
    ({ country, goId }: RankedItem) => <CountryRisks country={country} goId={goId} metric={metric} />,
    [metric],
  );
  const heading = useCallback(
    ({ country, goId }: RankedItem) => (
      <Link to="countriesLayout" params={{ countryId: goId }}>
        {country.name}
      </Link>
    ),
    [],
  );
  const countryPopup = (iso3: string) => {
    const code = iso3.toLowerCase();
    const place = countriesByCode.get(code);
    const country = ranked.find((each) => each.iso3 === code);
    if (!place) return null;
    return {
      title: place.name,
      content: country ? <CountryRisks country={country} goId={place.id} metric={metric} /> : t.noRisk,
    };
  };
  return (
    <MapWithList
      title={t.mapOf({ metric: names.metric(metric), months: months(choices.months) })}
      layers={layers}
      legend={legend}
      bounds={bounds}
      height="560px"
      isListWide
      items={items}
      heading={heading}
      details={details}
      countryPopup={countryPopup}
    />
  );
}
