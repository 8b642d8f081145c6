import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Loaded } from '#app/request/Loaded';
import type { DistrictPopulation } from '#contract/countryDatabank';
import type { DistrictGeo } from '#contract/district';
import { worldBankUrl } from '#domain/country/sources';
import { formatNumber } from '#domain/format/numbers';
import { boundsOf, positionsOf } from '#domain/places/geo';
import { DatabankCard } from '#resources/country/databank/DatabankCard';
import { FigureSource } from '#resources/country/databank/FigureSource';
import { databankStrings } from '#resources/country/databank/strings';
import { useCountry } from '#resources/country/useCountry';
import { ProvinceMap, type ProvincePoint, provinceMapHeight } from '#resources/province/ProvinceMap';
import { districtsQuery } from '#resources/province/queries';
import { List } from '#ui/display/List';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { MapSkeleton } from '#ui/map/MapSkeleton';
import { useCountryName } from '../layout/useCountryName';
import styles from './overview.module.css';
import { countryOverviewStrings } from './strings';

/** People and radius in pixels. */
const stops = [
  [10_000, 5],
  [100_000, 8],
  [1_000_000, 13],
  [10_000_000, 20],
] as const;

/** The population of each province, on the map and as a list, largest first. */
export default function ProvincePopulation() {
  const t = useStrings(countryOverviewStrings);
  const sourceStrings = useStrings(databankStrings);
  const country = useCountry();
  const name = useCountryName();
  return (
    <DatabankCard
      title={t.provinces}
      emptyMessage={t.noProvinces({ country: name })}
      height={provinceMapHeight}
      select={({ wb_population }) => {
        const known = wb_population?.districts.filter(({ population }) => population !== null) ?? [];
        return wb_population && known.length > 0 ? wb_population.districts : null;
      }}
      footer={<FigureSource name={sourceStrings.worldBank} href={worldBankUrl('SP.POP.TOTL', country)} />}
    >
      {(districts) => <PopulationMap populations={districts} />}
    </DatabankCard>
  );
}

function PopulationMap({ populations }: { readonly populations: readonly DistrictPopulation[] }) {
  const t = useStrings(countryOverviewStrings);
  const country = useCountry();
  const { language } = useLanguage();
  const query = useQuery(districtsQuery([country.id]));
  const places = query.data?.results;
  const provinces = useMemo(() => {
    const byId = new Map<number, DistrictGeo>(places?.map((place) => [place.id, place]));
    const describe = ({ population, year }: DistrictPopulation) => {
      const people = formatNumber(population, language);
      return people === null ? t.notKnown : t.peopleOf({ people, year: year ?? t.notKnown });
    };
    return populations
      .toSorted((a, b) => (b.population ?? -1) - (a.population ?? -1))
      .map((row): ProvincePoint => {
        const place = byId.get(row.id);
        return {
          district: { id: row.id, name: row.name, centroid: place?.centroid ?? null, bbox: place?.bbox ?? null },
          value: row.population,
          summary: describe(row),
          details: describe(row),
        };
      });
  }, [populations, places, language, t]);
  const fallback = useMemo(() => country.bbox && boundsOf(positionsOf(country.bbox)), [country.bbox]);
  const unplaced = provinces.filter(({ district }) => district.centroid === null);
  return (
    <Loaded query={query} skeleton={<MapSkeleton height={provinceMapHeight} hasList />}>
      {() => (
        <>
          <ProvinceMap
            title={t.provinces}
            provinces={provinces}
            colour="--map-most"
            stops={stops}
            legend={[{ label: t.provincesUnit, colour: '--map-most', look: 'dot' }]}
            fallback={fallback}
          />
          {unplaced.length > 0 && (
            <section className={styles.unplaced} aria-label={t.withoutPlace}>
              <h3>{t.withoutPlace}</h3>
              <List items={unplaced} itemKey={({ district }) => district.id}>
                {({ district, summary }) => (
                  <>
                    <bdi>{district.name}</bdi> <span>{summary}</span>
                  </>
                )}
              </List>
            </section>
          )}
        </>
      )}
    </Loaded>
  );
}
