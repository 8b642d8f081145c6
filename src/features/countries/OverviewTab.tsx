import { LaterBlock } from '#app/shell/LaterBlock';
import { BlockBoundary } from '#ui/feedback/BlockBoundary';
import { NearBlock } from '#ui/feedback/NearBlock';
import { retryableLazy } from '#ui/feedback/retryableLazy';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { useCountryName } from './layout/useCountryName';
import { KeyIndicators } from './overview/KeyIndicators';
import styles from './overview/overview.module.css';
import { countryOverviewStrings } from './overview/strings';

// below the first screen: loaded after it
const ProvincePopulation = retryableLazy(() =>
  import('./overview/ProvincePopulation').then((module) => module.default),
);
const Climate = retryableLazy(() => import('./overview/Climate').then((module) => module.default));
const SeasonalCalendar = retryableLazy(() =>
  import('#resources/country/databank/SeasonalCalendar').then((module) => module.default),
);

/** @source reference/countries-and-regions.md, section 1.16 */
export function Component() {
  const t = useStrings(countryOverviewStrings);
  const name = useCountryName();
  return (
    <>
      <p className={styles.intro}>{t.intro({ country: name })}</p>
      <BlockBoundary skeleton={null}>
        <KeyIndicators />
      </BlockBoundary>
      <LaterBlock skeleton={<Skeleton kind="block" height="450px" />}>
        <Climate />
      </LaterBlock>
      <NearBlock skeleton={<Skeleton kind="block" height="560px" />}>
        <ProvincePopulation />
      </NearBlock>
      <LaterBlock skeleton={<Skeleton kind="block" height="430px" />}>
        <SeasonalCalendar country={name} />
      </LaterBlock>
    </>
  );
}
