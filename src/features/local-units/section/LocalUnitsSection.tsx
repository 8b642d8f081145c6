import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useOutletContext } from 'react-router-dom';
import { Loaded } from '#app/request/Loaded';
import { optionState } from '#app/request/optionState';
import { useOptionList } from '#app/request/useOptionList';
import { Link } from '#app/routes/Link';
import type { CountryDetail } from '#contract/country';
import { healthCareType } from '#domain/local-units/healthFields';
import { unitAges } from '#domain/local-units/unitAge';
import {
  type PlacedUnit,
  placedUnitsQuery,
  searchWords,
  unitFilters,
  unitMatchesFilters,
  unitOptionsQuery,
} from '#resources/local-unit/queries';
import { localUnitStrings } from '#resources/local-unit/strings';
import { useUnitRights } from '#resources/local-unit/useUnitRights';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { TextField } from '#ui/fields/TextField';
import { FilterBar } from '#ui/filters/FilterBar';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { DelegationOffices } from '../exchange/DelegationOffices';
import { ExchangeMenu } from '../exchange/ExchangeMenu';
import styles from './section.module.css';
import { localUnitSectionStrings } from './strings';
import { UnitList } from './UnitList';
import { type UnitFilterValues, UnitMap } from './UnitMap';
import { useUnitSelection } from './useUnitSelection';

const NearestUnits = lazyComponent(() => import('./NearestUnits').then((module) => module.NearestUnits));

const skeletonHeight = '760px';

/** The units of a National Society on a map and in a list, over one set of filters. @source reference/local-units.md, section 1.1 */
export function Component() {
  const unitStrings = useStrings(localUnitStrings);
  const country = useOutletContext<CountryDetail>();
  const { rights, isPending } = useUnitRights(country.id, country.region);
  const { iso3 } = country;
  if (!iso3) return null;
  if (isPending) {
    return (
      <Card title={unitStrings.localUnits}>
        <Skeleton kind="block" height={skeletonHeight} />
      </Card>
    );
  }
  return (
    <Stack gap="s5">
      <Units country={country} iso3={iso3} rights={rights} />
      <DelegationOffices iso3={iso3} />
    </Stack>
  );
}

interface UnitsProps {
  readonly country: CountryDetail;
  readonly iso3: string;
  readonly rights: ReturnType<typeof useUnitRights>['rights'];
}

function Units({ country, iso3, rights }: UnitsProps) {
  const t = useStrings(localUnitSectionStrings);
  const unitStrings = useStrings(localUnitStrings);
  const { isMember } = rights;
  const { values, set, clear, activeCount } = useUrlFilters(unitFilters, { prefix: 'units' });
  const options = useQuery(unitOptionsQuery());
  const { data: enums, state: statusState } = useOptionList('globalEnums', values.status !== null);
  const placed = useQuery(placedUnitsQuery(isMember, iso3));
  const selection = useUnitSelection();
  const types = options.data?.type ?? [];
  const title = useTitle(placed.data, values);
  return (
    <Card
      title={title}
      hasPadding={false}
      actions={
        <>
          <ExchangeMenu country={country} rights={rights} />
          {types.some(({ id }) => rights.mayAdd(id)) && (
            <Link to="localUnitNew" params={{ countryId: country.id }} variant="button">
              {t.add}
            </Link>
          )}
        </>
      }
    >
      <Note padding="s2 s5">{isMember ? t.intro : t.visitorIntro}</Note>
      <FilterBar label={unitStrings.localUnits} activeCount={activeCount} onClear={clear}>
        <NativeSelect
          {...optionState(options)}
          label={unitStrings.type}
          placeholder={t.typeAll}
          options={types.map(({ code, name }) => ({ key: code, label: name }))}
          value={values.type ?? undefined}
          onChange={(type) => set('type', type)}
        />
        <NativeSelect
          {...statusState}
          label={unitStrings.status}
          placeholder={t.statusAll}
          options={(enums?.local_units_status ?? []).map(({ key, value }) => ({ key, label: value }))}
          value={values.status ?? undefined}
          onChange={(status) => set('status', status)}
        />
        <TextField
          type="search"
          label={t.search}
          value={values.search ?? undefined}
          onChange={(text) => set('search', text)}
        />
        {isMember && (
          <NativeSelect
            label={t.older}
            placeholder={t.olderAll}
            options={unitAges.map((years) => ({ key: years, label: t.olderThan({ count: years }) }))}
            value={values.older ?? undefined}
            onChange={(older) => set('older', older)}
          />
        )}
      </FilterBar>
      <div className={styles.split}>
        <Loaded query={placed} skeleton={<Skeleton kind="block" height="520px" />} errorMessage={t.mapFailed}>
          {(units) => (
            <UnitMap
              country={country}
              units={units}
              filters={values}
              options={options.data}
              isMember={isMember}
              selection={selection}
            />
          )}
        </Loaded>
        <UnitList
          iso3={iso3}
          isMember={isMember}
          chosen={selection.chosen}
          onChoose={selection.choose}
          fileName={`${iso3}-local-units`}
          older={values.older}
          areFacilities={values.type === healthCareType}
        />
      </div>
      {placed.data && placed.data.length > 0 && (
        <LazyBlock when="idle" skeleton={null}>
          <NearestUnits country={country} units={placed.data} filters={values} onChoose={selection.choose} />
        </LazyBlock>
      )}
    </Card>
  );
}

/** The title with the number of units and, under filters, of those that match. */
function useTitle(units: readonly PlacedUnit[] | undefined, { type, status, search, older }: UnitFilterValues): string {
  const t = useStrings(localUnitSectionStrings);
  const { localUnits } = useStrings(localUnitStrings);
  // deferred: filtering thousands of units does not block typing
  const searched = useDeferredValue(search);
  const count = useMemo(() => {
    const filters = { type, status, words: searchWords(searched), older };
    const now = new Date();
    return units?.filter((unit) => unitMatchesFilters(unit, filters, now)).length;
  }, [units, type, status, searched, older]);
  if (units === undefined || count === undefined) return localUnits;
  const total = units.length;
  return count === total ? t.titleCounted({ count }) : t.titleFiltered({ count, total });
}
