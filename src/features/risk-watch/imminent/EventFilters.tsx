import { levelsOf } from '#domain/risk-watch/levels';
import { CountryFilter } from '#resources/country/CountryFilter';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { FilterBar } from '#ui/filters/FilterBar';
import type { UrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { riskWatchStrings } from '../strings';
import { useHazardNames } from '../useHazardNames';
import type { SourceChoice } from './sources';
import { imminentStrings } from './strings';
import type { imminentFilters } from './view';

interface EventFiltersProps {
  readonly source: SourceChoice;
  readonly filters: UrlFilters<typeof imminentFilters>;
  readonly region: number | undefined;
  /** The number of events that match; undefined until known. */
  readonly count: number | undefined;
  /** False on the pages of one country. */
  readonly hasCountry: boolean;
}

/** The hazards that the sources cover. @source reference/risk-watch.md, section 4.2 */
const listedHazards = ['FL', 'TC', 'EQ', 'DR', 'WF'] as const;

/** Filters by hazard, by minimum level where the source has levels, and by country. */
export function EventFilters({ source, filters, region, count, hasCountry }: EventFiltersProps) {
  const t = useStrings(imminentStrings);
  const sharedStrings = useStrings(riskWatchStrings);
  const hazardName = useHazardNames();
  const { values, set } = filters;
  // sources grade events each in their own way
  const levels = source === 'all' ? [] : levelsOf[source];
  return (
    <FilterBar
      activeCount={filters.activeCount}
      onClear={filters.clear}
      results={count === undefined ? undefined : t.eventsCounted({ count })}
    >
      <NativeSelect
        label={sharedStrings.hazard}
        options={listedHazards.map((key) => ({ key, label: hazardName(key) }))}
        value={listedHazards.find((key) => key === values.hazard)}
        onChange={(hazard) => set('hazard', hazard)}
      />
      {levels.length > 0 && (
        <NativeSelect
          label={t.level}
          options={levels.map((key) => ({ key, label: t[key] }))}
          value={levels.find((key) => key === values.level)}
          onChange={(level) => set('level', level)}
        />
      )}
      {hasCountry && (
        <CountryFilter value={values.country} onChange={(country) => set('country', country)} region={region} />
      )}
    </FilterBar>
  );
}
