import { pastPeriods } from '#domain/places/pastEvents';
import { useCountry } from '#resources/country/useCountry';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { NearBlock } from '#ui/feedback/NearBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { SegmentField } from '#ui/fields/SegmentField';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Columns } from '#ui/layout/Columns';
import { Stack } from '#ui/layout/Stack';
import { useCountryName } from './layout/useCountryName';
import { PeriodFigures } from './past/PeriodFigures';
import { PreviousOperations } from './past/PreviousOperations';
import styles from './past/past.module.css';
import { periodFilters } from './past/queries';
import { pastEventStrings } from './past/strings';
import { usePeriodNames } from './past/usePeriodNames';

// lazy: below the fold
const DisasterTypes = lazyComponent(() => import('./past/DisasterTypes').then((module) => module.default));
const EventsByMonth = lazyComponent(() => import('./past/EventsByMonth').then((module) => module.default));
const MultiCountryOperations = lazyComponent(() =>
  import('./multi-country/MultiCountryOperations').then((module) => module.MultiCountryOperations),
);
const PastEvents = lazyComponent(() => import('./past/PastEvents').then((module) => module.default));

/** @source reference/countries-and-regions.md, section 1.17 */
export function Component() {
  const t = useStrings(pastEventStrings);
  const country = useCountry();
  const { values, set } = useUrlFilters(periodFilters);
  const { period, compare } = values;
  const { names } = usePeriodNames();
  const name = useCountryName();
  const compared = compare !== null && compare !== period ? compare : null;
  return (
    <>
      <p className={styles.intro}>{t.intro({ country: name })}</p>
      <div className={styles.choices}>
        <SegmentField
          label={t.period}
          options={pastPeriods.map((key) => ({ key, label: names[key] }))}
          value={period}
          onChange={(chosen) => set('period', chosen)}
        />
        <NativeSelect
          label={t.compare}
          placeholder={t.noCompare}
          options={pastPeriods.filter((key) => key !== period).map((key) => ({ key, label: names[key] }))}
          value={compared ?? undefined}
          onChange={(chosen) => set('compare', chosen)}
        />
      </div>
      <Stack gap="s4">
        <LazyBlock skeleton={null}>
          <PeriodFigures countryId={country.id} name={name} period={period} />
        </LazyBlock>
        {compared && (
          <LazyBlock skeleton={null}>
            <PeriodFigures countryId={country.id} name={name} period={compared} />
          </LazyBlock>
        )}
      </Stack>
      <Columns gap="s5" minWidth={420}>
        <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="400px" phoneHeight="272px" />}>
          <DisasterTypes countryId={country.id} name={name} period={period} />
        </LazyBlock>
        <NearBlock skeleton={<Skeleton kind="block" height="400px" />}>
          <EventsByMonth countryId={country.id} name={name} period={period} />
        </NearBlock>
      </Columns>
      <NearBlock skeleton={<Skeleton kind="block" height="424px" phoneHeight="581px" />}>
        <PastEvents countryId={country.id} name={name} />
      </NearBlock>
      <NearBlock skeleton={<Skeleton kind="block" height="430px" phoneHeight="720px" />}>
        <PreviousOperations countryId={country.id} name={name} />
      </NearBlock>
      <NearBlock skeleton={<Skeleton kind="block" height="318px" phoneHeight="430px" />}>
        <MultiCountryOperations countryId={country.id} name={name} kind="all" />
      </NearBlock>
    </>
  );
}
