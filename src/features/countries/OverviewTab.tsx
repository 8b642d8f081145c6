import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { NearBlock } from '#ui/feedback/NearBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { useCountryName } from './layout/useCountryName';
import { KeyIndicators } from './overview/KeyIndicators';
import styles from './overview/overview.module.css';
import { countryOverviewStrings } from './overview/strings';

// lazy: below the fold
const ProvincePopulation = lazyComponent(() =>
  import('./overview/ProvincePopulation').then((module) => module.default),
);
const Climate = lazyComponent(() => import('./overview/Climate').then((module) => module.default));
const SeasonalCalendar = lazyComponent(() =>
  import('#resources/country/databank/SeasonalCalendar').then((module) => module.default),
);

/** @source reference/countries-and-regions.md, section 1.16 */
export function Component() {
  const t = useStrings(countryOverviewStrings);
  const name = useCountryName();
  return (
    <>
      <p className={styles.intro}>{t.intro({ country: name })}</p>
      <LazyBlock skeleton={null}>
        <KeyIndicators />
      </LazyBlock>
      <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="372px" phoneHeight="608px" />}>
        <Climate />
      </LazyBlock>
      <NearBlock skeleton={<Skeleton kind="block" height="475px" phoneHeight="647px" />}>
        <ProvincePopulation />
      </NearBlock>
      <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="575px" />}>
        <SeasonalCalendar country={name} />
      </LazyBlock>
    </>
  );
}
