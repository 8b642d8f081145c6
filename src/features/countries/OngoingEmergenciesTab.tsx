import { BelowFold } from '#app/page/BelowFold';
import { AppealFigures } from '#resources/appeal/AppealFigures';
import { useCountry } from '#resources/country/useCountry';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { NearBlock } from '#ui/feedback/NearBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { useCountryName } from './layout/useCountryName';
import styles from './ongoing/ongoing.module.css';
import { RecentEmergencies } from './ongoing/RecentEmergencies';
import { countryOperationStrings } from './ongoing/strings';

// lazy: below the fold
const ActiveOperations = lazyComponent(() =>
  import('#resources/appeal/ActiveOperations').then((module) => module.ActiveOperations),
);
const MultiCountryOperations = lazyComponent(() =>
  import('./multi-country/MultiCountryOperations').then((module) => module.MultiCountryOperations),
);

const ProvincesAffected = lazyComponent(() =>
  import('./ongoing/ProvincesAffected').then((module) => module.ProvincesAffected),
);

/** @source reference/countries-and-regions.md, section 1.7 */
export function Component() {
  const t = useStrings(countryOperationStrings);
  const country = useCountry();
  const place = { country: country.id };
  const name = useCountryName();
  return (
    <>
      <p className={styles.intro}>{t.intro({ country: name })}</p>
      <LazyBlock skeleton={null}>
        <AppealFigures place={place} />
      </LazyBlock>
      <LazyBlock skeleton={null}>
        <RecentEmergencies countryId={country.id} name={name} />
      </LazyBlock>
      <BelowFold skeleton={<Skeleton kind="block" height="800px" phoneHeight="1100px" />}>
        <ActiveOperations
          place={place}
          bbox={country.bbox}
          presentation={{ heading: t.figures({ country: name }), figures: <AppealFigures place={place} /> }}
        />
      </BelowFold>
      <NearBlock skeleton={<Skeleton kind="block" height="448px" phoneHeight="634px" />}>
        <ProvincesAffected country={country} name={name} />
      </NearBlock>
      <NearBlock skeleton={<Skeleton kind="block" height="318px" phoneHeight="430px" />}>
        <MultiCountryOperations countryId={country.id} name={name} kind="running" />
      </NearBlock>
    </>
  );
}
